"""Practice before a game: the sounds, the patterns, the keys, and the delay of the device.

None of it is timed; Space goes on, Escape goes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from accessible_games.engine import Fact, Seat
from accessible_games.play.facts import Numbered
from accessible_games.play.output import Output
from accessible_games.realtime.desk import KeyDesk
from accessible_games.realtime.ports import AWAY, BACK, Edge, Keeper, Onsets

from ..cards import CARDS, FIRST_POSTURE, POSTURES, Card, taps_of
from ..rules import MagiRules
from .facts import (
    AllKeysHeard,
    BeginChoice,
    CardSound,
    DelayChoice,
    DelayFound,
    DelayIntro,
    DelayUnclear,
    GhostKey,
    HoldTogether,
    KeyboardTooPoor,
    KeyMoved,
    KeysChoice,
    NobodyPressed,
    PatternOf,
    PatternsChoice,
    PatternsIntro,
    PatternTapped,
    PlayerKey,
    PracticeOver,
    PracticeQuestion,
    SoundsChoice,
    SoundsIntro,
)
from .keyboard import DIGITS, FLIP, GIVE_UP, MENU, Keyboard, called_at
from .waiting import AGAIN

BEAT: Final = "magi-kitchen-beat"
SOUNDS: Final = (*CARDS[:FIRST_POSTURE], *POSTURES)
"""Every card that is in the box: each has a sound of its own."""

_HOLD: Final = 4.0
"""Seconds in which keys that are to be held together may arrive, once the first one has."""
_GHOSTS: Final = 0.2
"""Seconds in which a keyboard may still invent a key, once all have arrived."""
_ROUNDS: Final = 8
_BESIDES: Final = (FLIP, GIVE_UP, MENU, *DIGITS)

BEATS: Final = 12
PERIOD: Final = 0.9
"""Seconds from beat to beat; longer than any device is late, so that no tap fits two beats."""

_EARLY: Final = 0.15
"""Seconds by which a hand may be before the sound."""
_FEWEST: Final = 6
_SETTLING: Final = 3
"""Beats until a hand has found the beat."""
_UNEVEN: Final = 0.06
"""Seconds by which three quarters of the taps may differ from their middle."""
MOST_MS: Final = 600


class Practice:
    """Lets a table practise.

    Args:
        rules: the settings of the game, for the postures.
        people: the seats of people.
        output: where it is told.
        desk: the keyboard.
        onsets: the cues.
        keyboard: whose keys are where; keys are moved in it.
        keeper: where what is found out is kept.
    """

    def __init__(
        self,
        rules: MagiRules,
        people: Sequence[Seat],
        output: Output,
        desk: KeyDesk,
        onsets: Onsets,
        keyboard: Keyboard,
        keeper: Keeper,
    ) -> None:
        self._rules = rules
        self._people = people
        self._output = output
        self._desk = desk
        self._onsets = onsets
        self._keyboard = keyboard
        self._keeper = keeper
        self._intro: Fact = PracticeQuestion()
        """What tells the keys of the part that goes on."""

    def offer(self) -> None:
        """Ask what is to be practised, until the game is to begin; who practised nothing is asked again."""
        self._output.tell(PracticeQuestion(), kind="alert")
        parts = (self.hear_sounds, self.tap_patterns, self.press_keys, self.find_delay)
        choices = (SoundsChoice(), PatternsChoice(), KeysChoice(), DelayChoice(), BeginChoice())
        entries = [Numbered(n, choice) for n, choice in enumerate(choices, 1)]
        practised, at = False, None
        while True:
            self._output.list_choices(None, entries, at=at)
            number = self._digit(len(choices))
            if number > len(parts):
                break
            at = number - 1
            practised |= parts[number - 1]()
        if practised:
            self._keeper.keep(practised=True)
        self._output.tell(PracticeOver())

    def _digit(self, last: int) -> int:
        """A digit from 1 to `last`; Enter takes the entry in focus, Escape is the last one."""
        while True:
            edge = self._desk.next(None)
            if edge is not None and edge.down:
                self._output.key_pressed()
                focus = self._output.focus
                if edge.place == GIVE_UP and focus is not None:
                    return focus + 1
                if edge.place in (GIVE_UP, MENU):
                    return last
                if edge.place in DIGITS[:last]:
                    return DIGITS.index(edge.place) + 1
                self._desk.knock()

    # -- sounds -------------------------------------------------------------------------

    def hear_sounds(self) -> bool:
        """Each card's cue, then its name; Space for the next one, Enter for the same again.

        Returns:
            Whether all were heard.
        """
        self._begin(SoundsIntro())
        if self._await(FLIP, MENU) == MENU:
            return False
        number = 0
        while number < len(SOUNDS):
            self._output.tell(CardSound(SOUNDS[number]))
            place = self._await(FLIP, GIVE_UP, MENU)
            if place == MENU:
                return False
            number += place == FLIP
        return True

    def _begin(self, intro: Fact) -> None:
        """Begin a part: what is pressed in it is told, and again to whoever asks."""
        self._intro = intro
        self._output.tell(intro, kind="alert")
        self._output.await_keys([intro], spoken=None)

    def _await(self, *places: str) -> str:
        """The first key of these that is pressed; who waits, or presses another, is told which there are."""
        patience: float | None = AGAIN
        while True:
            edge = self._desk.next(patience)
            if edge is None and not self._output.is_speaking() and not self._output.occupied:
                patience = None
                self._output.await_keys([self._intro], spoken="entry")
            if edge is None or not edge.down or edge.place in (AWAY, BACK):
                continue
            if edge.place in places:
                self._output.silence()
                return edge.place
            self._output.key_pressed()
            self._desk.knock()
            self._output.await_keys([self._intro], spoken="answer")

    # -- patterns -----------------------------------------------------------------------

    def tap_patterns(self) -> bool:
        """Each posture with its taps; everybody may tap it, and hears whether that was it.

        Returns:
            Whether each was tapped, or passed by.
        """
        self._begin(PatternsIntro())
        if self._await(FLIP, MENU) == MENU:
            return False
        for posture in POSTURES:
            pattern = self._rules.pattern(posture)
            self._output.tell(PatternOf(posture, taps_of(pattern)))
            if not self._tap_along(posture):
                return False
        return True

    def _tap_along(self, posture: Card) -> bool:
        """Judge what is tapped until Space; False if Escape was pressed."""
        pattern = self._rules.pattern(posture)
        down: dict[str, float] = {}
        taps: dict[Seat, str] = {}
        while True:
            edge = self._desk.next(None)
            if edge is None:
                continue
            if edge.down and edge.place in (FLIP, MENU):
                return edge.place == FLIP
            owned = self._keyboard.owner(edge.place)
            if owned is None or owned.seat not in self._people:
                continue
            if edge.down:
                down[edge.place] = edge.at
            elif edge.place in down:
                held = (edge.at - down.pop(edge.place)) * 1000
                tapped = taps.pop(owned.seat, "") + ("L" if held >= self._rules.long_tap_ms else "S")
                if len(tapped) < len(pattern):
                    taps[owned.seat] = tapped
                else:
                    self._output.tell(PatternTapped(owned.seat, taps_of(tapped), tapped == pattern))

    # -- keys ---------------------------------------------------------------------------

    def press_keys(self) -> bool:
        """Let all press together; a key that the keyboard loses moves until all arrive.

        Returns:
            Whether all arrive now.
        """
        tried: frozenset[str] = frozenset()
        for group in range(len(self._groups())):
            for _ in range(_ROUNDS):
                heard = self._hold(self._groups()[group])
                if heard is None:
                    return False
                if not heard.lost:
                    break
                tried |= set(heard.lost)
                if not self._move(heard.lost, tried):
                    self._output.tell(KeyboardTooPoor(), kind="alert")
                    return False
            else:
                self._output.tell(KeyboardTooPoor(), kind="alert")
                return False
        moved = tuple(f"{home}={place}" for home, place in self._keyboard.moves.items())
        self._keeper.keep(moved=moved)
        self._output.tell(AllKeysHeard())
        return True

    def _groups(self) -> list[tuple[str, ...]]:
        return groups(self._keyboard.places(seat) for seat in self._people)

    def _hold(self, asked: Sequence[str]) -> Heard | None:
        """Listen to keys that are held together; None if nobody wants to."""
        self._output.tell(HoldTogether(tuple(self._key(place) for place in asked)), kind="alert")
        probe = Probe(asked, _BESIDES)
        end: float | None = None
        late = False
        while True:
            left = None if end is None else end - self._desk.clock.monotonic()
            if left is not None and left <= 0:
                break
            edge = self._desk.next(left)
            if edge is not None and edge.down and edge.place in (FLIP, MENU, GIVE_UP):
                break
            if edge is not None:
                probe.hear(edge)
            if probe.complete and not late:
                late, end = True, self._desk.clock.monotonic() + _GHOSTS
            elif end is None and not probe.silent:
                end = self._desk.clock.monotonic() + _HOLD
        if probe.silent:
            self._output.tell(NobodyPressed())
            return None
        heard = probe.result()
        for ghost in heard.ghosts:
            self._output.tell(GhostKey(called_at(self._desk.keys, ghost)))
        return heard

    def _move(self, lost: Sequence[str], tried: frozenset[str]) -> bool:
        """Move the keys that were lost; False if there is no place for one of them."""
        keys = self._desk.keys
        for place in lost:
            owned = self._keyboard.owner(place)
            assert owned is not None
            moved = self._keyboard.move(owned, tried)
            if not moved:
                return False
            news = KeyMoved(owned.seat, called_at(keys, place), called_at(keys, moved))
            self._output.tell(news, kind="alert")
        return True

    def _key(self, place: str) -> PlayerKey:
        owned = self._keyboard.owner(place)
        assert owned is not None
        return PlayerKey(owned.seat, called_at(self._desk.keys, place))

    # -- the delay of the device --------------------------------------------------------

    def find_delay(self) -> bool:
        """Let somebody tap along with a regular cue; what is found is kept for this device.

        Returns:
            Whether it was found.
        """
        self._begin(DelayIntro())
        if self._await(FLIP, MENU) == MENU:
            return False
        beats: list[float] = []
        taps: list[float] = []
        for _ in range(BEATS):
            self._onsets.play(BEAT)
            now = self._desk.clock.monotonic()
            beats.append(now)
            taps += self._taps_until(now + PERIOD)
        delay = delay_of(beats, taps)
        if delay is None:
            self._output.tell(DelayUnclear(), kind="alert")
            return False
        self._keeper.keep_delay(delay)
        self._output.tell(DelayFound(delay))
        return True

    def _taps_until(self, end: float) -> list[float]:
        taps = []
        while (left := end - self._desk.clock.monotonic()) > 0:
            edge: Edge | None = self._desk.next(left)
            if edge is not None and edge.down:
                taps.append(edge.at)
        return taps


# -- which keys a keyboard loses ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heard:
    """What came of keys that were to be held together.

    Attributes:
        lost: places that were asked and never arrived, in the order of asking.
        ghosts: places that arrived though nobody was to press them, in the order of arrival.
    """

    lost: tuple[str, ...]
    ghosts: tuple[str, ...]


class Probe:
    """Listens while some keys are pressed together and held.

    Args:
        asked: the places of these keys.
        besides: places that mean something else, and are no ghosts.
    """

    def __init__(self, asked: Iterable[str], besides: Iterable[str] = ()) -> None:
        self._asked = tuple(asked)
        self._besides = frozenset(besides)
        self._came: list[str] = []

    def hear(self, edge: Edge) -> None:
        """Note an edge."""
        if edge.down and edge.place not in self._came and edge.place not in self._besides:
            self._came.append(edge.place)

    @property
    def complete(self) -> bool:
        """Whether every key that was asked has arrived."""
        return set(self._asked) <= set(self._came)

    @property
    def silent(self) -> bool:
        """Whether nothing has arrived at all."""
        return not self._came

    def result(self) -> Heard:
        """What was lost and what was invented."""
        return Heard(
            tuple(place for place in self._asked if place not in self._came),
            tuple(place for place in self._came if place not in self._asked),
        )


def groups(places_of: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Keys to be tried together: everybody's first, then everybody's second, and so on.

    Args:
        places_of: by seat, the places of its keys.
    """
    return list(zip(*places_of, strict=True))


# -- how late a device is -------------------------------------------------------------------------


def delay_of(beats: Sequence[float], taps: Sequence[float]) -> int | None:
    """The delay of the device in whole milliseconds; None if the taps do not tell.

    Each beat is compared with the tap that follows it, or comes just before it.  The middle one of the
    differences counts, so that one tap gone wrong does no harm; hands are a little early rather than
    late, and less than no delay is none.

    Args:
        beats: when each beat was sent to the device, in seconds, `PERIOD` apart.
        taps: when each tap came, on the same clock.
    """
    lags = []
    for beat in beats[_SETTLING:]:
        near = [tap - beat for tap in taps if -_EARLY <= tap - beat < PERIOD - _EARLY]
        lags += near[:1]
    if len(lags) < _FEWEST:
        return None
    middle = median(lags)
    apart = sorted(abs(lag - middle) for lag in lags)
    if apart[len(apart) * 3 // 4] > _UNEVEN:
        return None
    return min(MOST_MS, max(0, round(middle * 1000)))
