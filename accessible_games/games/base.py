"""What a game need not write itself: its registers, its robots, its notation, its menus, its positions.

    class Spades(BaseGame, facts=facts):
        name = "spades"
        seats = range(4, 5)
        grammar, layout = GRAMMAR, LAYOUT
        ...

`BaseGame` is for a game that is set by options alone, `RulesGame` for one whose settings are a value of
their own, made of options and of what a user's data file says.  What such a game has as a function stands
in it as it is, `answer = staticmethod(answer)`.  A game of another build fulfils `engine.Game` by itself;
nothing asks for these classes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

from accessible_games.engine import (
    Action,
    Answer,
    Bot,
    Choice,
    Event,
    Fact,
    Option,
    OptionError,
    Position,
    Refused,
    Seat,
    State,
    Worlds,
    facts_of,
)
from accessible_games.engine.layout import Layout
from accessible_games.engine.notation import Grammar

from .options import settings_of


class _Later:
    """Robots that stand in a module, `BOTS`, which is imported when somebody wants one."""

    def __init__(self, module: str) -> None:
        self._module = module

    def __get__(self, game: object, cls: type[Any]) -> Mapping[str, Callable[[Seat, int], Bot]]:
        robots: Mapping[str, Callable[[Seat, int], Bot]] = import_module(self._module).BOTS
        return robots


class _Determinised:
    """Worlds of a game that makes each by itself."""

    def __init__(self, game: GameParts, view: Any) -> None:
        self._game = game
        self._view = view

    def sample(self, rng: Random) -> State:
        return self._game.determinise(self._view, rng)


class GameParts(ABC):
    """What every game answers alike from its parts; see `engine.Game` for what each of them promises.

    Args:
        facts: the modules with everything that it says: its events, refusals, answers and choices.
        robots: the module with its robots, `BOTS`, where they stand by themselves.

    Attributes:
        name: its id.
        seats: the numbers of players.
        grammar: how its actions are written.
        layout: what its positions hold.
    """

    name: str
    seats: range
    grammar: Grammar
    layout: Layout
    options: Mapping[str, Option] = {}
    queries: tuple[str, ...] = ()
    unordered: frozenset[str] = frozenset()
    bots: Mapping[str, Callable[[Seat, int], Bot]] = {}
    events: tuple[type[Event], ...]
    refusals: tuple[type[Refused], ...]
    answers: tuple[type[Answer], ...]
    choices: tuple[type[Fact], ...]

    _levels: Mapping[type[Action], tuple[type[Choice], ...]]

    def __init_subclass__(cls, *, facts: ModuleType | Sequence[ModuleType] = (), robots: str = "") -> None:
        told = (facts,) if isinstance(facts, ModuleType) else facts
        if told:
            others = (Event, Refused, Answer)
            every = [one for module in told for one in facts_of(module.__name__, Fact)]
            cls.events = tuple(one for one in every if issubclass(one, Event))
            cls.refusals = tuple(one for one in every if issubclass(one, Refused))
            cls.answers = tuple(one for one in every if issubclass(one, Answer))
            cls.choices = tuple(one for one in every if not issubclass(one, others))
            cls._levels = _levels_of(cls.choices)
            if cls.steps is GameParts.steps:
                _refuse_gaps(cls.__name__, cls.grammar, cls._levels)
        if robots:
            later: Any = _Later(f"{cls.__module__.rpartition('.')[0]}.{robots}")
            cls.bots = later

    @abstractmethod
    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> Any:
        """A new game, if these are allowed."""

    @abstractmethod
    def load(
        self, seats: int, position: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> Any:
        """A game at a position."""

    @abstractmethod
    def determinise(self, view: Any, rng: Random) -> State:
        """A state that fits what one seat knows."""

    def worlds(self, view: Any) -> Worlds:
        """All states that fit what one seat knows."""
        return _Determinised(self, view)

    @abstractmethod
    def answer(self, view: Any, query: str) -> Sequence[Answer]:
        """What a query key tells."""

    def sides(self, seats: int) -> Sequence[Sequence[Seat]]:
        """Who plays together, at a table of so many: each alone, if a game does not say otherwise."""
        return [[Seat(seat)] for seat in range(seats)]

    def steps(self, view: Any, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu, each from the choice that names it.

        Raises:
            TypeError: it is no action of a player.
        """
        leading = self._levels.get(type(action))
        if leading is None:
            raise TypeError(f"{action} is no action of a player")
        return tuple([level for choice in leading for level in choice.levels(view, action)])

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = self.grammar.parse(text)
        return action

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return self.grammar.words()


def _levels_of(choices: Sequence[type[Fact]]) -> dict[type[Action], tuple[type[Choice], ...]]:
    """By action the choices that lead to it, in their order."""
    found: dict[type[Action], tuple[type[Choice], ...]] = {}
    for choice in choices:
        if issubclass(choice, Choice):
            for action in choice.of if isinstance(choice.of, tuple) else (choice.of,):
                found[action] = (*found.get(action, ()), choice)
    return found


def _refuse_gaps(name: str, grammar: Grammar, levels: Mapping[type[Action], Any]) -> None:
    """Refuse a game of which an action can be typed, and cannot be found in a menu."""
    for action in grammar.actions:
        if action not in levels:
            kind = action.__name__
            raise TypeError(f"{name}: no choice leads to {kind}; class {kind}Choice(Choice, of={kind}) does")


class BaseGame(GameParts):
    """A game that is set by its options alone, and whose state is filled by its layout."""

    @abstractmethod
    def begin(self, seats: int, settings: Mapping[str, Any]) -> Any:
        """A new game.

        Args:
            seats: one of `seats`.
            settings: the value of every option.
        """

    def fit(self, state: Any, position: Position) -> None:  # noqa: B027 - most games need nothing more
        """Put on a loaded state what `layout` does not, and refuse what does not go together.

        Raises:
            PositionError: one sentence that names the key and what is allowed.
        """

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> Any:
        """A new game, if these are allowed."""
        if seats not in self.seats:
            some = " to ".join(dict.fromkeys((str(self.seats[0]), str(self.seats[-1]))))
            raise OptionError(f"{self.name}: {seats} players; {some} are allowed")
        if data:
            raise OptionError(f"{self.name}: {', '.join(data)}: it takes no data file")
        return self.begin(seats, settings_of(self.name, self.options, options))

    def load(
        self, seats: int, position: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> Any:
        """A game at a position."""
        state = self.new_state(seats, options, data)
        self.layout.check_keys(position)
        self.layout.fill(state, position, seats)
        self.fit(state, position)
        return state


class RulesGame(GameParts):
    """A game whose settings are a value, from its first deal to its end.

    Attributes:
        state: the class of its states, which are made of such a value; `at` makes one at a position.
    """

    state: type[Any]

    @staticmethod
    @abstractmethod
    def rules(seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> Any:
        """The settings, from what people gave.

        Raises:
            OptionError: one sentence that names what is wrong and what is allowed.
        """

    @staticmethod
    @abstractmethod
    def imagine(state: Any, view: Any, rng: Random) -> Any:
        """A new state made one that fits what one seat knows."""

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> Any:
        """A new game."""
        return self.state(self.rules(seats, options, data))

    def load(
        self, seats: int, position: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> Any:
        """A game at a position."""
        return self.state.at(self.rules(seats, options, data), position)

    def determinise(self, view: Any, rng: Random) -> Any:
        """A state that fits what one seat knows."""
        return self.imagine(self.state(view.rules), view, rng)
