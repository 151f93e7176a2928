"""KamiMaï's skill mode: a tone that moves, and a press at its centre (KMI-A04).

Each draw of a person waits for one way of the tone from left to right and back.  Where on that way Enter
was pressed becomes part of the draw, as whole pulses from the centre: so the rules know no clock, and a
game replays from its journal.  Whoever presses nothing, or another key, draws as ever.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Final

from accessible_games.engine import Action, Answer, Seat
from accessible_games.engine.table import Table
from accessible_games.play.interpret import Asked
from accessible_games.play.live import LivePlace, MakeLive
from accessible_games.play.ports import Clock
from accessible_games.realtime.desk import KeyDesk
from accessible_games.realtime.ports import AWAY, COMMAND, Edge, Equipment, Sounded

from ..actions import Draw, SteadyDraw
from ..balance import FARTHEST, TAKEN_OFF

PULSES: Final = {"slow": 0.45, "normal": 0.3, "fast": 0.2}
"""Seconds from pulse to pulse, by the values of the option `skill`."""

TONES: Final = tuple(f"kamimai-tone-{near}" for near in range(FARTHEST + 1))
"""Cues of the pulses, by how far from the centre they are: the nearer, the higher, for whoever hears no
sides."""

_THERE: Final = tuple(range(-FARTHEST, FARTHEST + 1))
WAY: Final = (*_THERE, *_THERE[-2::-1])
"""Places of the pulses, in pulses to the right of the centre: there and back, each end once."""

_LEAD: Final = 0.5
"""Seconds from the choice of a half to the first pulse: the Enter of the choice is over by then."""
_TIMES: Final = 3
"""How many draws are told what to press, if nobody has pressed it by then."""
_TOO_LATE: Final = frozenset(("undo", "away"))
"""Commands that would take the draw itself away from under its tone."""


class _MenuWanted(Exception):
    """Somebody wants the menu, or help, in the middle of the tone."""


class SkillIntro(Answer):
    """How a draw goes with the tone, before the first one: per cent off at the centre, and next to it."""

    centre: int
    beside: int


class SkillPrompt(Answer):
    """What is waited for while the tone moves; it is spoken before that, until somebody has pressed it."""


class DrawnPlainly(Answer):
    """Enter was not pressed while the tone moved: the draw is an ordinary one."""


def make_live(table: Table, equipment: Equipment) -> MakeLive:
    """What lets the tone go along with draws; see `accessible_games.games.live_part`."""
    return partial(Skill, equipment=equipment, pulse=PULSES[table.view(None).rules.skill])


class Skill:
    """Lets a tone go along with the draws of people.

    Args:
        place: where the game is played.
        equipment: keys, cues and the front end.
        pulse: seconds from pulse to pulse.
        clock: the clock of keys and onsets.
    """

    def __init__(
        self,
        place: LivePlace,
        *,
        equipment: Equipment,
        pulse: float,
        clock: Clock = time,
    ) -> None:
        self._table = place.match.table
        self._output = place.output
        self._onsets = equipment.onsets
        self._around = equipment.around
        self._place = place
        self._pulse = pulse
        self._clock = clock
        self._desk = KeyDesk(equipment.keys, place.output, clock)
        self._told = 0
        """Draws before which it was said what to press."""
        self._knows = False
        """Whether somebody has pressed it."""

    def takes(self) -> bool:
        """Never: turns go as ever, and only what a draw carries comes of keys and their times."""
        return False

    def go_on(self) -> None:
        """Nothing is run here, as `takes` says."""

    def timed(self, seat: Seat, action: Action) -> Action:
        """A draw with how near the centre its player pressed; any other action as it is."""
        if not isinstance(action, Draw) or self._table.refusal(seat, action) is not None:
            return action
        near = self._drawn(seat)
        self._knows = self._knows or near is not None
        if near is None:
            self._output.tell(DrawnPlainly(), kind="event")
            return action
        return SteadyDraw(action.right, near)

    def _drawn(self, seat: Seat) -> int | None:
        """Pulses from the centre; the tone begins anew after the menu, or help, was opened in its middle."""
        while True:
            self._around.rest(True)
            try:
                return self._near()
            except _MenuWanted:
                pass
            finally:  # also where somebody closes the window
                self._around.rest(False)
            self._serve_menu(seat)

    def _serve_menu(self, seat: Seat) -> None:
        if not self._around.occupied:
            self._around.open_menu()
        while self._around.occupied or self._desk.holds(COMMAND):
            edge = self._desk.next(None)
            if edge is not None and edge.place == COMMAND:
                found = self._place.service.words(seat).find(edge.text)
                if found is not None and found[0].id not in _TOO_LATE:
                    self._place.obey(seat, Asked(*found))

    def _near(self) -> int | None:
        """Pulses from the centre at which Enter was pressed; None: it was not.

        Raises:
            _MenuWanted: something else was asked for first.
        """
        self._output.silence()
        self._tell_keys()
        self._desk.let_pass(_LEAD, lambda edge: False)
        begun = self._clock.monotonic()
        heard: list[Sounded] = []
        for number, place in enumerate(WAY, 1):
            self._onsets.play(TONES[abs(place)], place / FARTHEST)
            heard.append(self._onsets.last())
            edge = self._pressed(begun + number * self._pulse)
            if edge is not None:
                return self._judged(edge, heard)
        edge = self._pressed(heard[-1].at + self._pulse / 2)  # a device may be later than the keys
        return None if edge is None else self._judged(edge, heard)

    def _tell_keys(self) -> None:
        """Say what to press before the tone, which no word covers, as long as nobody has pressed it."""
        spoken = not self._knows and 0 < self._told < _TIMES
        if not self._told:
            self._output.tell(SkillIntro(*TAKEN_OFF), kind="alert")
        self._told += 1
        self._output.await_keys([SkillPrompt()], spoken="entry" if spoken else None)
        self._desk.hear_out(lambda edge: False, lambda edge: edge.down)

    def _pressed(self, end: float) -> Edge | None:
        """The first key that goes down until a moment of the clock.

        Raises:
            _MenuWanted: it was Escape, or something of the front end's own is open.
        """
        if self._around.occupied:
            raise _MenuWanted
        while (left := end - self._clock.monotonic()) > 0:
            edge = self._desk.next(left)
            if edge is not None and edge.down and edge.place in (AWAY, "Escape"):
                raise _MenuWanted
            if edge is not None and edge.down:
                return edge
        return None

    def _judged(self, edge: Edge, heard: list[Sounded]) -> int | None:
        """How far from the centre the pulse is that lies nearest to a press, by when each is heard.

        The one that comes next counts, too: who presses a little early means that one.
        """
        if edge.place != "Enter":
            return None
        onsets = [sounded.at for sounded in heard]
        onsets.append(onsets[-1] + self._pulse)
        nearest = min(range(len(onsets)), key=lambda number: abs(onsets[number] - edge.at))
        return abs(WAY[min(nearest, len(WAY) - 1)])
