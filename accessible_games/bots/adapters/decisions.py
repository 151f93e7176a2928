"""A game as one decision after the other, each a number, and what a seat knows as text and as a vector.

Where several may act, they are asked in the order of their seats, and each may wait (action 0); once all
have waited, the outcome comes that may come.  A chance outcome is one of `DRAWS` equally likely draws: the
draw seeds the dice, so that the same draws give the same game.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Event, Game, Seat, State, Value
from accessible_games.games import get_game

WAIT: Final = 0
"""The action of letting others act first."""
DRAWS: Final = 1024
"""Outcomes at a chance node."""
_SPARE: Final = 4
"""There are so many times as many numbers as actions that occurred in the games of random moves."""
FEATURES: Final = 1024
"""Length of the vector of what a seat sees."""
_LEARNT_FROM: Final = 40
"""Games of random moves from which the first numbers of actions are taken."""
_LONGEST: Final = 4000
"""Actions of such a game at most."""


class ActionTable:
    """Numbers for the actions of one set-up of a game.

    Those that occur in some games of random moves have numbers by the alphabet of their notation, the same
    in each process; any further one gets the next number when it is first legal.

    Args:
        game: the game.
        seats: number of players.
        options: as `Game.new_state` takes them.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self._actions: list[Action | None] = [None]
        self._numbers: dict[str, int] = {}
        seen: dict[str, Action] = {}
        for seed in range(_LEARNT_FROM):
            _play(game.new_state(seats, options, {}), Random(seed), seen)
        self.size = 1 << (_SPARE * len(seen)).bit_length()
        """Numbers that there are."""
        for text in sorted(seen):
            self.number(seen[text])

    def number(self, action: Action) -> int:
        """Its number.

        Raises:
            ValueError: there are more than `size`.
        """
        text = str(action)
        found = self._numbers.get(text)
        if found is None:
            found = self._numbers[text] = len(self._actions)
            if found >= self.size:
                raise ValueError(f"action {text}: there are more than {self.size} actions")
            self._actions.append(action)
        return found

    def action(self, number: int) -> Action:
        """The action of a number that `number` gave; not `WAIT`."""
        action = self._actions[number]
        assert action is not None
        return action


def _play(state: State, rng: Random, seen: dict[str, Action]) -> None:
    for _ in range(_LONGEST):
        actors = state.actors()
        if not actors:
            return
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        if seat == CHANCE:
            state.apply(CHANCE, state.due().sample(rng))
            continue
        legal = state.legal_actions(seat)
        seen.update((str(action), action) for action in legal)
        state.apply(seat, rng.choice(legal))


@lru_cache(maxsize=16)
def _table(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> ActionTable:
    return ActionTable(get_game(name), seats, dict(options))


class Decisions:
    """A game that is played decision by decision.

    Args:
        game: its id.
        seats: number of players.
        options: as `Game.new_state` takes them.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None = None) -> None:
        options = dict(options or {})
        self.seats = seats
        self._begun = game, seats, options
        self._done: tuple[int, ...] = ()
        self._state = get_game(game).new_state(seats, options, {})
        self._table = _table(game, seats, tuple(sorted(options.items())))
        self._waited: frozenset[Seat] = frozenset()
        self._heard: tuple[tuple[str, ...], ...] = ((),) * seats
        self._draws = 0

    def copy(self) -> Decisions:
        """An independent twin."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Decisions:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled is how it was played: a state holds sealed values, which no file may have."""
        return _replayed, (*self._begun, self._done)

    @property
    def actions(self) -> int:
        """Numbers that there are for actions."""
        return self._table.size

    @property
    def actor(self) -> Seat | None:
        """Who decides now; CHANCE for an outcome, None once the game is over."""
        actors = self._state.actors()
        if not actors:
            return None
        return next((seat for seat in actors if seat != CHANCE and seat not in self._waited), CHANCE)

    def legal(self) -> list[int]:
        """The actions of the one who decides, in rising order; of chance all draws."""
        actor = self.actor
        if actor is None:
            return []
        if actor == CHANCE:
            return list(range(DRAWS))
        numbers = sorted({self._table.number(action) for action in self._state.legal_actions(actor)})
        return [WAIT, *numbers] if self._may_wait(actor) else numbers

    def _may_wait(self, actor: Seat) -> bool:
        """Whether others may act if this one does not."""
        actors = self._state.actors()
        return CHANCE in actors or any(seat != actor and seat not in self._waited for seat in actors)

    def act(self, number: int) -> None:
        """Do what the one who decides has chosen; `legal` has it."""
        actor = self.actor
        assert actor is not None
        self._done += (number,)
        if actor == CHANCE:
            # The place in the game goes in as well: the same draw is another outcome later on.
            self._draws += 1
            outcome = self._state.due().sample(Random(number * 1_000_003 + self._draws))
            self._apply(CHANCE, outcome)
        elif number == WAIT:
            self._waited |= {actor}
        else:
            self._apply(actor, self._table.action(number))

    def _apply(self, seat: Seat, action: Action) -> None:
        self._waited = frozenset()
        events: list[Event] = []
        self._state.apply(seat, action, events.append)
        self._heard = tuple(
            heard + tuple(repr(one) for event in events if (one := event.heard_by(Seat(seat))) is not None)
            for seat, heard in enumerate(self._heard)
        )

    def text_of(self, number: int, *, chance: bool) -> str:
        """An action in its notation.

        Args:
            number: its number.
            chance: whether it is a draw.
        """
        if chance:
            return f"draw {number}"
        return "wait" if number == WAIT else str(self._table.action(number))

    def returns(self) -> list[float]:
        """Per seat: 1 won, -1 lost, 0 not over."""
        return [float(one) for one in self._state.returns()]

    # -- what a seat knows ----------------------------------------------------------------------------

    def heard(self, seat: Seat) -> str:
        """All that a seat has heard, one event a line: perfect recall."""
        waited = "waiting: " + " ".join(str(one) for one in sorted(self._waited))
        return "\n".join((f"seat {seat}", *self._heard[seat], waited))

    def seen(self, seat: Seat) -> str:
        """What a seat knows now."""
        return f"{self._state.view(seat)!r} {sorted(self._waited)}"

    def public(self) -> str:
        """What everybody knows now."""
        return repr(self._state.view(None))

    def features(self, seat: Seat) -> list[float]:
        """What a seat knows now as a vector of `FEATURES` numbers from 0 to 1.

        Each part of the view sets the place that its name and value hash to: any game has such a vector,
        without a word about its cards.  Two parts may share a place.
        """
        vector = [0.0] * FEATURES
        for part in _parts("", self._state.view(seat)):
            vector[zlib.crc32(part.encode()) % FEATURES] = 1.0
        return vector


def _replayed(game: str, seats: int, options: Mapping[str, Any], done: Sequence[int]) -> Decisions:
    """A game that was played before."""
    decisions = Decisions(game, seats, options)
    for number in done:
        decisions.act(number)
    return decisions


def _parts(path: str, value: Any) -> Sequence[str]:
    """The parts of a view, each by its path and what stands there."""
    if isinstance(value, Mapping):
        return [part for key, one in value.items() for part in _parts(f"{path}/{key}", one)]
    if isinstance(value, tuple | list | frozenset | set):
        placed = sorted(value, key=repr) if isinstance(value, frozenset | set) else value
        return [part for number, one in enumerate(placed) for part in _parts(f"{path}/{number}", one)]
    if isinstance(value, Value):
        names: tuple[str, ...] = type(value).__match_args__
        return [part for name in names for part in _parts(f"{path}/{name}", getattr(value, name))]
    return [f"{path}={value!r}"]
