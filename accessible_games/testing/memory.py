"""Whether what a game wants remembered can be had again: by no command, list, log, copy or transcript.

A game says what that is by `MemoryGame.askable`, and of what is told by `Event.lasting` and
`Event.again`.  Two games are played through the real session that differ in nothing else: in one corn
was turned over, in the other an eggplant.  Whoever is asked then types all that can be typed, words of
both among it, and must get the same in both: at the keyboard, in a game that was left and is gone on
with, at a device of their own (where a page that is loaded anew shows the same as well), and watching.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Event, MemoryGame, Seat, State
from accessible_games.narration.catalogue import languages_of
from accessible_games.play.commands import commands_of

from .asking import WAYS, Way, gone_on_with
from .cases import Case, Steps, draw_step, failure
from .listeners import events_of, heard_by, narrators, told
from .session import difference
from .twins import candidates

UNASKED: Final = frozenset({"quit", "undo", "save", "silence", "speaker", "repeat"})
"""Commands that ask for nothing; `repeat` comes first, as long as it still means what happened."""

STEPS: Final = 120
BEHIND: Final = 3
"""So many steps more are played until two worlds differ in nothing but what is to be remembered."""
WORLDS: Final = 4
"""Worlds that are imagined for one step."""
PAIRS: Final = 2
"""Pairs of games of one case that are played through the session."""


@dataclass(frozen=True)
class Pair:
    """Two games that differ in what is to be remembered, and in nothing else that may be asked for.

    Attributes:
        listener: who is asked at the end of both.
        begins: where they begin.
        steps: what is done in them.
        heard: what the listener heard last that differs.
        came_up: whether the same was done in both: then no event may keep what came of it.
    """

    listener: Seat
    begins: tuple[State, State]
    steps: tuple[Steps, Steps]
    heard: tuple[Event, Event]
    came_up: bool


def check_memory(case: Case, rng: Random, steps: int = STEPS) -> int:
    """Ask for what is to be remembered in every way that there is.

    Args:
        case: what to play.
        rng: the only source of chance.
        steps: of the random game in which pairs are looked for.

    Returns:
        How many pairs were asked; 0 where nothing is to be remembered, or nothing of it came up.

    Raises:
        SuiteError: it can be had again.
    """
    asked = 0
    for pair in pairs_of(case, rng, steps):
        language = rng.choice(languages_of(case.game))
        typed = list(_questions(case, pair))
        for way, ask in WAYS.items():
            _compare(case, pair, way, ask, language, typed)
        asked += 1
        if asked == PAIRS:
            break
    return asked


def _compare(case: Case, pair: Pair, way: str, ask: Way, language: str, typed: Sequence[str]) -> None:
    """Ask in both worlds in one way."""
    mine, theirs = (
        ask(case, begin, steps, pair.listener, language, typed)
        for begin, steps in zip(pair.begins, pair.steps, strict=True)
    )
    asked = [""] * (len(mine) - len(typed))
    lines = [*asked, *typed] if ask is gone_on_with else [*typed, *asked]
    for question, one, other in zip(lines, mine, theirs, strict=True):
        if one != other:
            what = f"{way} by {question!r}, seat {pair.listener} {difference(one, other)}"
            raise failure(case, pair.steps[0], f"what is to be remembered can be had again: {what}")


def pairs_of(case: Case, rng: Random, steps: int) -> Iterator[Pair]:
    """Pairs of games, from all along random games of so many steps together."""
    state = case.begin()
    for _ in range(steps):
        step = draw_step(state, rng)
        if step is None:
            state = case.begin()
            continue
        after, events = events_of(state, *step)
        if isinstance(case.game, MemoryGame) or any(event.lasting() != event for event in events):
            pair = next(_twins_of(case, state, step, rng), None)
            if pair is not None:
                yield pair
        state = after


def _twins_of(case: Case, state: State, step: tuple[Seat, Any], rng: Random) -> Iterator[Pair]:
    """The step, and others that tell the same but for what is to be remembered, until somebody is asked."""
    seat, action = step
    worlds = [state]
    with suppress(ValueError):  # cards out of play, as in some positions
        worlds += [case.game.determinise(state.view(None), rng) for _ in range(WORLDS)]
    for world in worlds:
        for other in candidates(case, world, seat, action, None, rng):
            pair = _followed(case, (state, world), ([(seat, action)], [(seat, other)]), rng)
            if pair is not None:
                yield pair


def _followed(
    case: Case, begins: tuple[State, State], steps: tuple[list[Any], list[Any]], rng: Random
) -> Pair | None:
    """Play both on alike; the pair at the first step at which they can be compared, or None."""
    left, right = begins
    memory = isinstance(case.game, MemoryGame)
    same = memory and steps[0] == steps[1]  # what differs then came up by itself: a history must not hold it
    heard: list[tuple[Event, Event]] = []
    for behind in range(BEHIND):
        if behind:
            step = draw_step(left, rng)
            if step is None or right.actors() != left.actors() or right.check(*step) is not None:
                return None
            steps[0].append(step)
            steps[1].append(step)
        left, mine = events_of(left, *steps[0][-1])
        right, theirs = events_of(right, *steps[1][-1])
        asked = left.actors()
        if not asked or asked != right.actors():
            return None
        listener = next((one for one in asked if one != CHANCE), CHANCE)
        pairs = list(zip(heard_by(mine, listener), heard_by(theirs, listener), strict=False))
        if len(mine) != len(theirs) or not (same or all(map(_lasts_alike, pairs))):
            return None
        heard += [(one, other) for one, other in pairs if one != other]
        if not heard:
            return None
        if listener != CHANCE and len(asked) == 1 and _look_alike(case, left, right, listener):
            return Pair(listener, begins, (tuple(steps[0]), tuple(steps[1])), heard[-1], same)
    return None


def _lasts_alike(pair: tuple[Event, Event]) -> bool:
    return pair[0].lasting() == pair[1].lasting()


def _look_alike(case: Case, left: State, right: State, listener: Seat) -> bool:
    """Whether all that may be asked for is the same in both."""
    game = case.game
    one, other = left.view(listener), right.view(listener)
    if isinstance(game, MemoryGame):
        one, other = game.askable(one), game.askable(other)
    same = list(left.legal_actions(listener)) == list(right.legal_actions(listener))
    return bool(one == other) and same


def _questions(case: Case, pair: Pair) -> Iterator[str]:
    """All that can be typed, and words of what is to be remembered, to be looked for."""
    if pair.came_up or pair.heard[0].again() == pair.heard[1].again():
        yield "r"
    for command in commands_of(case.game):
        if command.id not in UNASKED:
            yield command.letter or command.id
    words: set[str] = set()
    for event in pair.heard:
        for narrator in narrators(case.game):
            for text, *_ in told(narrator, [event], pair.listener):
                words.update(word.strip(",.:;、。").casefold() for word in text.split())
    yield from (f"find {word}" for word in sorted(words) if word)
    yield from (f"card {word}" for word in sorted(words)[:8] if word)
    yield from ("hint", "hint", "hint", "verbosity full", "y", "l")
