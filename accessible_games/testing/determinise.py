"""Whether the worlds that a bot imagines are those that its seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from accessible_games.engine import CHANCE, Action, GameError, Seat, State

from .cases import Case, Steps, draw_step, failure, random_game
from .conformance import BOUND
from .secrecy import twin_worlds

DRAWS = 300
"""Imagined worlds among which each hidden card must have changed once."""

Path = tuple[Any, ...]
"""Where something stands in a position: keys and indexes."""


def check_determinise(case: Case, rng: Random, steps: int = 120, every: int = 25) -> None:
    """An imagined world has the same view, legal actions and actors, and can be played to its end.

    Args:
        case: what to play.
        rng: the only source of chance.
        steps: the most steps of the random game.
        every: how many decisions pass until an imagined world is played out.

    Raises:
        SuiteError: it does not hold.
    """
    done: list[tuple[Seat, Action]] = []
    ears = case.ears(rng)
    decisions = 0
    for state, seat, action in random_game(case, rng, steps):
        for listener in ears:
            view = state.view(listener)
            imagined = case.game.determinise(view, rng)
            _check_same(case, done, state, imagined, listener)
        if seat != CHANCE:
            decisions += 1
            if decisions % every == 1:
                _play_out(case, done, imagined, rng)
        done.append((seat, action))


def _check_same(case: Case, done: Steps, state: State, imagined: State, listener: Seat | None) -> None:
    name = "the spectator" if listener is None else f"seat {listener}"
    if imagined.view(listener) != state.view(listener):
        raise failure(case, done, f"a world imagined by {name} gives it another view")
    if imagined.actors() != state.actors():
        raise failure(case, done, f"in a world imagined by {name} others are asked")
    if listener is not None and list(imagined.legal_actions(listener)) != list(state.legal_actions(listener)):
        raise failure(case, done, f"in a world imagined by {name} it has other legal actions")
    if imagined.actors() not in ((), (CHANCE,)):
        try:
            case.game.load(case.seats, imagined.position(), case.options, {})
        except GameError as problem:
            raise failure(case, done, f"a world imagined by {name} cannot be: {problem}") from None


def _play_out(case: Case, done: Steps, imagined: State, rng: Random) -> None:
    for _ in range(BOUND):
        step = draw_step(imagined, rng)
        if step is None:
            return
        if imagined.check(*step) is not None:
            raise failure(case, done, f"in an imagined world {str(step[1])!r} is listed and refused")
        imagined.apply(*step)
    raise failure(case, done, "an imagined world does not come to its end")


def check_varies(case: Case, rng: Random, steps: int = 40) -> None:
    """What a seat cannot know is different in some imagined world.

    What it cannot know is found by twin worlds (see `twins`): wherever two of them differ, a card
    that is always imagined as it really lies would make a bot all-knowing.

    Raises:
        SuiteError: a place is the same in every imagined world.
    """
    for listener in case.ears(rng):
        varied: set[Path] = set()
        for left, right in twin_worlds(case, listener, rng, steps):
            here, there = (_places(case, twin.state) for twin in (left, right))
            open_places = {place for place in here if here[place] != there.get(place)} - varied
            missing = _unvaried(case, left.state, listener, open_places, rng)
            if missing:
                name = "the spectator" if listener is None else f"seat {listener}"
                what = f"{name} cannot know what is at {missing[0]}, and every imagined world has it as it is"
                raise failure(case, left.steps, what)
            varied |= open_places


def _unvaried(case: Case, state: State, listener: Seat | None, places: set[Path], rng: Random) -> list[Path]:
    view, here = state.view(listener), _places(case, state)
    waiting = set(places)
    for _ in range(DRAWS):
        if not waiting:
            return []
        there = _places(case, case.game.determinise(view, rng))
        waiting = {place for place in waiting if there.get(place) == here[place]}
    return sorted(waiting, key=str)


def _places(case: Case, state: State) -> dict[Path, Any]:
    """What stands where in a position; a list whose order means nothing is one place."""
    found: dict[Path, Any] = {}

    def walk(value: Any, path: Path) -> None:
        if isinstance(value, Mapping):
            for key, inner in value.items():
                walk(inner, (*path, key))
        elif isinstance(value, list) and path[0] in case.game.unordered and not any(map(_nested, value)):
            found[path] = sorted(map(str, value))
        elif isinstance(value, list):
            for n, inner in enumerate(value):
                walk(inner, (*path, n))
        else:
            found[path] = value

    for key, value in state.position().items():
        walk(value, (key,))
    return found


def _nested(value: Any) -> bool:
    return isinstance(value, (list, Mapping))
