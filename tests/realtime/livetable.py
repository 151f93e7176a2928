"""A table in real time for the tests: fingers that move keys at given times, on a clock of their own."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1] / "play"))

from hotseat import Choices, Desktop, Shelf, Typist  # noqa: E402

from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.games.magi_kitchen.live.choices import Choices as DuelChoices  # noqa: E402
from accessible_games.games.magi_kitchen.live.host import Live  # noqa: E402
from accessible_games.games.magi_kitchen.live.keyboard import Keyboard  # noqa: E402
from accessible_games.narration.names import PlayerName  # noqa: E402
from accessible_games.play.hot_seat import HotSeat, Leave  # noqa: E402
from accessible_games.play.match import Match  # noqa: E402
from accessible_games.play.output import Output  # noqa: E402
from accessible_games.play.players import Player  # noqa: E402
from accessible_games.play.prompter import Prompter  # noqa: E402
from accessible_games.play.service import Service  # noqa: E402
from accessible_games.play.turns import Turns  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.realtime.ports import COMMAND, Edge, Equipment, Sounded  # noqa: E402
from tests.recorder import RecorderVoice  # noqa: E402

GAME = get_game("magi_kitchen")
LATE = 0.010
"""Seconds from a cue's being played to its being heard, on this table's device."""
TURNING = 0.25
"""Seconds from the cue of the flipper's place to that of the card."""


class Clock:
    def __init__(self):
        self.now = 100.0

    def monotonic(self):
        return self.now


class Ears:
    """Cues as they were played, with their times; each card wakes the fingers."""

    def __init__(self, clock, on_card):
        self.clock = clock
        self.on_card = on_card
        self.played = []
        self.sounded = Sounded(0.0)

    def play(self, cue, pan=0.0):
        self.played.append((cue, pan, self.clock.now))
        self.sounded = Sounded(self.clock.now + LATE)
        if is_card(cue):
            self.on_card(self.clock.now + LATE)

    def last(self):
        return self.sounded

    @property
    def names(self):
        return [cue for cue, _, _ in self.played]


def is_card(cue):
    name = cue.removeprefix("magi-kitchen-").removeprefix("potion-")
    return name.startswith("posture-") or name in (
        "tomato",
        "eggplant",
        "mushroom",
        "corn",
        "broccoli",
        "rainbow",
        "trash",
        "custom",
    )


class Fingers:
    """The keyboard: what moves when is written down before.

    Args:
        clock: stands still but for waiting.
        first: what is pressed before the first card, as soon as anybody waits for it; what begins
            with ":" is a command that the front end has taken.
        cards: for each card that is turned over, moves (milliseconds from its onset, place[, "up"]);
            or what makes them of what lies open then.
    """

    def __init__(self, clock, first, cards):
        self.clock = clock
        self.cards = cards if callable(cards) else [list(moves) for moves in cards]
        self.moves = [(0.0, number, place, True) for number, place in enumerate(first)]
        self.works = 0
        self.texts = {}

    def wake(self, onset):
        self.moves = [move for move in self.moves if not move[3]]  # a new card, new moves
        if callable(self.cards):
            row = self.cards(self.table.view(None))
        else:
            row = self.cards.pop(0) if self.cards else ()
        for number, (ms, place, *up) in enumerate(row):
            self.moves.append((onset + ms / 1000, number, place, not up))
        self.moves.sort()

    def edges(self, seconds):
        if self.moves and (seconds is None or self.moves[0][0] <= self.clock.now + seconds):
            at, _, place, down = self.moves.pop(0)
            self.clock.now = max(self.clock.now, at)
            letter = place.removeprefix("Key").lower() if place.startswith("Key") else ""
            if place.startswith(":"):
                return [Edge(COMMAND, True, self.clock.now, place[1:])]
            return [Edge(place, down, at if at else self.clock.now, letter if down else "")]
        if seconds is None:
            raise EndOfInput
        self.clock.now += seconds
        return []

    def meanwhile(self, work):
        self.works += 1
        return work()

    def name_of(self, place):
        return {"Semicolon": "ö"}.get(place, "")


class Front(Typist):
    """Where lines are shown, and a few are typed when they are asked for.

    Args:
        lines: what is typed, or what makes a line of what lies open then.
        clock: goes on while somebody waits.
    """

    def __init__(self, lines, clock=None):
        super().__init__(())
        self.lines = lines if callable(lines) else list(lines)
        self.clock = clock

    def next(self, seconds=None):
        if seconds is None:
            return self.lines(self.table.view(None)) if callable(self.lines) else super().next()
        self.clock.now += seconds
        return None


class Speech(RecorderVoice):
    """A voice that takes its time: so many seconds a line."""

    def __init__(self, clock, seconds=0.0):
        super().__init__()
        self.clock = clock
        self.seconds = seconds
        self.until = 0.0
        self.said = []
        self.silenced = 0

    def say(self, text, **_):
        self.said.append(text)
        self.until = max(self.until, self.clock.now) + self.seconds

    def is_speaking(self):
        return self.clock.now < self.until

    def silence(self):
        self.silenced += 1
        self.until = 0.0


class Notes:
    """A journal in memory, which knows how much had been told when a line was written."""

    def __init__(self):
        self.actions = []
        self.told_before = []
        self.front = None

    def write(self, seat, action):
        self.actions.append((seat, action))
        self.told_before.append(list(self.front.shown))

    def undo(self, kept):
        del self.actions[kept:]


class Around:
    """The front end around a table: nothing of its own stays open, for its menu is closed at once."""

    occupied = False

    def __init__(self):
        self.rests = []
        self.menus = 0

    def open_menu(self):
        self.menus += 1

    def own(self, places):
        """All keys of a script are read, whosever they are."""

    def rest(self, resting, *, dark=False):
        self.rests.append("dark" if dark else "resting" if resting else "serving")


class Kept:
    def __init__(self):
        self.choices = {}
        self.delay = None

    def keep(self, **changes):
        self.choices |= changes

    def keep_delay(self, ms):
        self.delay = ms

    @property
    def moves(self):
        moved = self.choices.get("moved")
        return None if moved is None else DuelChoices(moved=moved).moves

    @property
    def practised(self):
        return self.choices.get("practised", False)


class Sitting:
    """A table that was played until nothing more was pressed."""

    def __init__(self, table, front, ears, log, fingers, speech, around, kept, options):
        self.table = table
        self.front = front
        self.ears = ears
        self.log = log
        self.fingers = fingers
        self.speech = speech
        self.around = around
        self.kept = kept
        self.options = options

    @property
    def text(self):
        return "\n".join(self.front.shown)

    @property
    def journal(self):
        """The notation of what was kept, seat before it; the deal left out."""
        return [f"{seat} {action}" for seat, action in self.log.actions if not str(action).startswith("deal")]

    @property
    def view(self):
        return self.table.view(None)


def players_of(names, handicaps=(), language="en", bodily=()):
    return [
        Player(
            PlayerName(name),
            level="hard" if name.startswith("Bot") else "",
            language=language,
            handicap=handicaps[seat] if handicaps else 0,
            bodily=seat in bodily,
        )
        for seat, name in enumerate(names)
    ]


def sit(
    names, first=("Space",), cards=(), *, mode="buzz", options=None, position=None, handicaps=(), lines=(),
    seconds=0.0, seed=1, language="en", done=(), bodily=(), by_line=False, table=None, hands=Fingers,
    **choices,
):  # fmt: skip
    """Play in real time: `first` before the first card, then for each card its presses.

    `done` was played before, in another sitting; a `table` of a lesson brings its own players.
    """
    clock = Clock()
    log = Notes()
    front = Front(lines, clock)
    log.front = front
    if position is not None:
        position = position | {"mode": mode}
    make_bot = table.make_bot if table else lambda level, seat: GAME.bots[level](seat, len(names))
    table = table or Table(
        GAME, len(names), options=options or {}, data={}, chance=RandomChance(Random(seed)), log=log,
        position=position,
    )  # fmt: skip
    table.restore([(seat, GAME.parse_action(text)) for seat, text in done])
    players = players_of(names, handicaps, language, bodily)
    fingers = hands(clock, first, cards)
    fingers.table = front.table = table
    ears = Ears(clock, fingers.wake)
    speech = Speech(clock, seconds)
    around = Around()
    output = Output(players, front, speech, ears)
    choice = DuelChoices(**{"practised": True} | choices)
    kept = Kept()
    keyboard = Keyboard(len(names), cluster=mode == "cluster", moves=choice.moves)

    def make_live(*arguments):
        return Live(
            *arguments, equipment=Equipment(fingers, ears, around, kept, choice), keyboard=keyboard,
            clock=clock,
        )  # fmt: skip

    hot_seat = HotSeat(
        Turns(
            Match(table, players, make_bot, Random(seed)),
            Shelf(),
        ),
        Prompter(front, output, clock),
        Service(table, output, Shelf(), Choices(), Desktop()),
        Choices(clear=False),
        None if by_line else make_live,
    )
    with contextlib.suppress(EndOfInput, Leave):
        hot_seat.run()
    return Sitting(table, front, ears, log, fingers, speech, around, kept, options or {})
