"""What a game need not write itself: its registers, its notation, its options, its positions.

    class Spades(BaseGame, facts=facts):
        name = "spades"
        seats = range(4, 5)
        grammar, layout = GRAMMAR, LAYOUT
        ...

A game of another build fulfils `engine.Game` by itself; nothing asks for this class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import ModuleType
from typing import Any

from accessible_games.engine import (
    Action,
    Answer,
    Bot,
    Event,
    Fact,
    Option,
    OptionError,
    Position,
    Refused,
    Seat,
    State,
    facts_of,
)
from accessible_games.engine.layout import Layout
from accessible_games.engine.notation import Grammar

from .options import settings_of


class BaseGame(ABC):
    """A game that is put together from its parts; see `engine.Game` for what each of them promises.

    Args:
        facts: the module with everything that it says: its events, refusals, answers and choices.

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

    def __init_subclass__(cls, *, facts: ModuleType | None = None) -> None:
        if facts is not None:
            told, others = facts.__name__, (Event, Refused, Answer)
            cls.events, cls.refusals = facts_of(told, Event), facts_of(told, Refused)
            cls.answers = facts_of(told, Answer)
            cls.choices = tuple(one for one in facts_of(told, Fact) if not issubclass(one, others))

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

    @abstractmethod
    def determinise(self, view: Any, rng: Random) -> State:
        """A state that fits what one seat knows."""

    @abstractmethod
    def answer(self, view: Any, query: str) -> Sequence[Answer]:
        """What a query key tells."""

    @abstractmethod
    def steps(self, view: Any, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu."""

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

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = self.grammar.parse(text)
        return action

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return self.grammar.words()
