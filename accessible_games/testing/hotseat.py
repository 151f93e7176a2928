"""Whether the hot seat keeps secrets: the real session, a piped terminal, recorded speech and sound.

Twin games (see `secrecy`) are played in full through `play.terminal`; what one seat can read and
hear in the room must be the same to the byte, whatever it types meanwhile.  Three ways to sit:

- channels: the listener reads and hears its own lines, all others have theirs in another ear;
- alone: the same with bots in all other seats;
- one screen: everybody's private lines are printed, and nobody looks while others hold the keyboard.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Event, OpenGame, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import languages_of
from accessible_games.play.menu import Menu
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.terminal import Terminal

from .cases import Case, Steps, failure
from .listeners import heard_by
from .secrecy import twin_games
from .session import Kept, Paper, Room, ScriptedBot, ScriptedChance, Way, difference, numbers_to, player_of
from .universe import Universe

QUESTIONS: Final = (
    "r", "l", "h", "t", "s", "c", "e", "y", "p", "p", "n", "f", "z", "find a", "find a", "copy",
    "transcript", "xyzzy 12",
)  # fmt: skip
"""What the listener types in a turn: repeat, last event, the queries, the history, and nonsense."""

OTHERS_QUESTIONS: Final = ("h", "c", "p")
"""What the others type, so that there is something to be overheard."""

WHILE_WAITING: Final = ("r", "?", "h")
"""What the listener types before the keyboard is taken, and what was last told may still sound."""

TRIES: Final = 12

BUDGET: Final = 80
"""Steps of all games of one case together, shared out among those who listen: each game is played six
times over, with all that one can ask in every turn."""

FEWEST: Final = 16
"""Steps of a game, however many listen: enough to go round the largest table and to begin anew."""


def check_hot_seat(case: Case, universe: Universe, rng: Random, budget: int = BUDGET) -> None:
    """Play twin games at one keyboard, for those seats that `Case.ears` names, and the spectator.

    Args:
        case: what to play.
        universe: what the seat could type.
        rng: the only source of chance.
        budget: the most steps of all games together, `FEWEST` for each at least.

    Raises:
        SuiteError: what the seat reads or hears depends on what it must not know.
    """
    ears = case.ears(rng)
    steps = max(FEWEST, budget // len(ears))
    for listener in ears:
        left, right = twin_games(case, listener, rng, steps)
        language = rng.choice(languages_of(case.game))
        typed = [str(action) for action in universe.typed(rng, TRIES)]
        ways: tuple[Way, ...] = ("channels",) if listener is None else ("channels", "alone", "one screen")
        for way in ways:
            mine = overhear(case, left.steps, listener, language, typed, way)
            theirs = overhear(case, right.steps, listener, language, typed, way)
            if mine != theirs:
                name = "the spectator" if listener is None else f"seat {listener}"
                raise failure(case, left.steps, f"at one keyboard ({way}) {name} {difference(mine, theirs)}")


def overhear(
    case: Case, steps: Steps, listener: Seat | None, language: str, typed: Sequence[str], way: Way
) -> tuple[bytes, list[tuple[Any, ...]]]:
    """Play a game at one keyboard.

    Args:
        case: what is played.
        steps: what is done, chance included.
        listener: whose reading and hearing is noted.
        language: the listener's.
        typed: moves that the listener tries where they are not legal.
        way: how the players sit.

    Returns:
        The bytes that the listener can read, and what it can hear.
    """
    chance = ScriptedChance(steps)
    table = Table(case.game, case.seats, options=case.options, data={}, chance=chance)
    players = [player_of(seat, listener, language, way) for seat in case.players]
    lines = lines_of(case, steps, listener, typed, alone=way == "alone")
    room = Room(_holders(steps))
    kept = Kept(room)
    out = Paper(room, listener, looks_away=way == "one screen")

    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=kept,
            preferences=kept,
            pages=kept,
            voice=room,
            cues=room,
            make_bot=lambda level, seat: ScriptedBot(table, steps, seat),
            rng=Random(0),
        ),
    )
    return out.getvalue().encode("utf-8"), room.heard


def _holders(steps: Steps) -> Iterator[Seat]:
    """Who takes the keyboard, in order."""
    holder = CHANCE
    for seat, _ in steps:
        if seat not in (CHANCE, holder):
            holder = seat
            yield seat


def lines_of(
    case: Case,
    steps: Steps,
    listener: Seat | None,
    typed: Sequence[str],
    *,
    alone: bool,
    asked: Sequence[str] = QUESTIONS,
    others_ask: Sequence[str] = OTHERS_QUESTIONS,
) -> Iterator[str]:
    """What is typed: moves by their numbers, and in every turn all that one can ask.

    Args:
        case: what is played.
        steps: what is done.
        listener: who asks most.
        typed: moves that the listener tries where they are not legal.
        alone: whether all others are robots.
        asked: what the listener asks in each turn.
        others_ask: what the others ask.
    """
    game = case.game
    if isinstance(game, OpenGame) and game.open_table:
        yield from _open_lines(case, steps, listener, typed, alone=alone)
        return
    state = case.begin()
    holder = listener if alone else None
    for seat, action in steps:
        if seat != CHANCE and (seat == listener or not alone):
            own = seat == listener
            if holder != seat:
                yield from (*WHILE_WAITING, "") if own else ("",)
            holder = seat
            yield from asked if own else others_ask
            if own:
                tried = ((text, case.game.parse_action(text)) for text in typed)
                yield from (text for text, move in tried if state.check(seat, move) is not None)
            yield from ("0", "0", "0")  # out of whatever list the tries have opened
            menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
            yield from numbers_to(menu, case.game.steps(state.view(seat), action))
        events: list[Event] = []
        state.apply(seat, action, events.append)
        if seat != CHANCE and (seat == listener or not alone):
            # What no log keeps is confirmed by Enter.
            yield from ("" for event in heard_by(events, seat) if event.fleeting and event.whispered)


def _open_lines(
    case: Case, steps: Steps, listener: Seat | None, typed: Sequence[str], *, alone: bool
) -> Iterator[str]:
    """The same where nothing is hidden: the keyboard is nobody's, and Enter lets bots and the host act."""
    state = case.begin()
    for seat, action in steps:
        actors = state.actors()
        people = (listener,) if alone else case.players
        if seat in people:
            if seat == listener:
                yield from WHILE_WAITING
                tried = ((text, case.game.parse_action(text)) for text in typed)
                yield from (text for text, move in tried if state.check(seat, move) is not None)
            menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
            numbers = " ".join(numbers_to(menu, case.game.steps(state.view(seat), action)))
            yield numbers if alone or len(actors) == 1 else f"{seat + 1} {numbers}"
        elif len(actors) > 1 and (waited_for := [other for other in actors if other in people]):
            menus = [Menu(case.game, state.view(other), state.legal_actions(other)) for other in waited_for]
            if any(one.choice.passes for menu in menus for one in menu.entries()):
                yield ""  # where silence gives something up, the first Enter tells again what can be done
            yield ""
        state.apply(seat, action)
