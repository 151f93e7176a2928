"""The cases that the suite runs: a game, a number of players, options; and random play in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any

from accessible_games.engine import CHANCE, Action, Game, Option, OptionError, Seat, State


@dataclass(frozen=True)
class Case:
    """One set-up of a game.

    Attributes:
        game: the game.
        seats: number of players.
        options: what differs from the defaults.
    """

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def begin(self) -> State:
        """A new game."""
        return self.game.new_state(self.seats, self.options, {})

    @property
    def players(self) -> tuple[Seat, ...]:
        """All seats."""
        return tuple(Seat(seat) for seat in range(self.seats))

    @property
    def listeners(self) -> tuple[Seat | None, ...]:
        """All seats and the spectator."""
        return (*self.players, None)

    def ears(self, rng: Random) -> tuple[Seat | None, ...]:
        """Whose secrets are looked at: the first seat, the last one, one between them, and the spectator.

        With two or three players these are all; with eight the others would only be heard again.
        """
        first, *between, last = self.players if self.seats > 1 else (*self.players, *self.players)
        return (*dict.fromkeys((first, *rng.sample(between, min(1, len(between))), last)), None)

    def __str__(self) -> str:
        options = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.game.name} {self.seats} players{options}"


def default_cases(game: Game) -> list[Case]:
    """Each number of players, with nothing changed."""
    return [Case(game, seats) for seats in game.seats]


def option_cases(game: Game) -> list[Case]:
    """Each value of each option of the rules that its own words name, with each number of players."""
    found = []
    for key, option in game.options.items():
        for value in () if option.host else values_of(option):
            for seats in game.seats:
                case = Case(game, seats, {key: value})
                try:
                    case.begin()
                except OptionError:  # a seat that this number of players does not have
                    continue
                found.append(case)
    return found


def some_option_cases(game: Game) -> list[Case]:
    """Each of those values with one number of players, two values in a case; the numbers take turns.

    With every number for every value, five games would take longer than anybody waits for a test.  Values of
    two options that go together share a case: a fault of either shows, and one that both make together.
    """
    chosen: dict[str, list[Case]] = {}
    for case in option_cases(game):
        chosen.setdefault(repr(case.options), []).append(case)
    single = [cases[turn % len(cases)] for turn, cases in enumerate(chosen.values())]
    half = (len(single) + 1) // 2
    return [case for pair in zip_longest(single[:half], single[half:]) for case in _together(*pair)]


def _together(one: Case, other: Case | None) -> list[Case]:
    """Both in one case, if that can be."""
    if other is None:
        return [one]
    both = Case(one.game, one.seats, {**one.options, **other.options})
    if len(both.options) < len(one.options) + len(other.options):
        return [one, other]
    try:
        both.begin()
    except OptionError:
        return [one, other]
    return [both]


def values_of(option: Option) -> list[Any]:
    """Values that an option allows, its default left out.

    `Option.allowed` is written for people, so it names what can be chosen; the option itself then
    says which of the words are values.  What no word can name stands in `Option.examples`.
    """
    found: list[Any] = list(option.examples)
    for word in re.findall(r"\w+", option.allowed):
        value: Any = {"true": True, "false": False}.get(word, int(word) if word.isdecimal() else word)
        # 1 and true are equal, and two values of an option.
        known = [(type(other), other) for other in (option.default, *found)]
        if option.accepts(value) and (type(value), value) not in known:
            found.append(value)
    return found


def draw_step(state: State, rng: Random) -> tuple[Seat, Action] | None:
    """Any next step with the same chance: an outcome, or an action of a seat; None at the end."""
    actors = state.actors()
    if not actors:
        return None
    seat = rng.choice(actors)
    if seat == CHANCE:
        return CHANCE, state.due().sample(rng)
    return seat, rng.choice(state.legal_actions(seat))


def random_game(case: Case, rng: Random, limit: int) -> Iterator[tuple[State, Seat, Action]]:
    """Play at random: the state before each step, whose step it is, and the step.

    The state is the same object throughout; the step is done when the next one is asked for.

    Args:
        case: what to play.
        rng: the only source of chance.
        limit: the most steps that are played.
    """
    state = case.begin()
    for _ in range(limit):
        step = draw_step(state, rng)
        if step is None:
            return
        yield (state, *step)
        state.apply(*step)


# -- how the suite says that something does not hold ------------------------------------------

Steps = Sequence[tuple[Seat, Action]]
"""Who did what, oldest first; chance is seat -1."""

_LAST = 12


class CannotCheck(Exception):
    """Something that a check needs is missing on this machine; the message says what."""


class SuiteError(AssertionError):
    """A promise of `engine.Game` or `engine.State` that a game does not keep."""


def failure(case: Case, steps: Steps, what: str) -> SuiteError:
    """The error that names the case, what does not hold, and the actions that led there."""
    lead = "... " if len(steps) > _LAST else ""
    said = ", ".join(f"{seat} {str(action)!r}" for seat, action in steps[-_LAST:])
    return SuiteError(f"{case}: {what} (after {len(steps)} actions: {lead}{said})")
