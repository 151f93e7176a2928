"""What every game is made of: actions, states, views, and the game that makes them.

Rules never speak, print, sleep, read a clock or draw a random number.  The order of things:
`State.check` decides, `State.apply` changes and records events, `Table` opens each event for
each listener.  Notation and position keys are described in docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol, runtime_checkable

from .facts import Answer, Event, Fact, Refused
from .notation import ActionType
from .secrets import Seat
from .values import Value


class Action(metaclass=ActionType):
    """Base of each game's decisions, e.g. Pass(), Defend(card, attack).

    A frozen value; `str(action)` is its notation and `Game.parse_action` the inverse.
    """

    representative: ClassVar[bool] = False
    """True if a list of legal actions holds only some actions of this class, because there are too
    many ways to say the same thing; `State.check` then accepts others, too."""

    def flaw(self) -> str:
        """What is wrong with it as it was written, to be said behind it; "" if it can be meant."""
        return ""

    @classmethod
    def in_full(cls, words: Sequence[str], view: Any) -> Sequence[str]:
        """What was said with what goes without saying: the words of the notation, as they are by themselves.

        Args:
            words: of the notation, a verb first.
            view: what the player knows.
        """
        return words

    @classmethod
    def meant(cls, words: Sequence[str], view: Any) -> Action | None:
        """What somebody means who says only how it begins, so that the rules can say why it cannot be done.

        None: it is filled in from its form (`written`).

        Args:
            words: of the notation.
            view: what the player knows.
        """
        return None


Record = Callable[[Event], None]
Position = Mapping[str, Any]
"""A position as TOML or JSON would hold it: strings, whole numbers, booleans, lists, tables."""


class IllegalActionError(ValueError):
    """An action that was refused; nothing has changed.

    Attributes:
        refused: the reason, for the narrator.
    """

    def __init__(self, refused: Refused) -> None:
        super().__init__(f"{refused.rule}: {refused.key}")
        self.refused = refused


class View(Protocol):
    """A frozen snapshot of what one seat knows (None: what everybody knows).

    Equal knowledge gives equal views: a view compares by value.
    """

    @property
    def seat(self) -> Seat | None:
        """Whose view it is."""
        ...


class Due(Protocol):
    """A chance outcome that the rules wait for; it holds no secret."""

    def sample(self, rng: Random) -> Action:
        """One outcome, drawn with the given source and no other."""
        ...


class State(Protocol):
    """A game in progress; mutable, copied when a second one is needed."""

    def actors(self) -> tuple[Seat, ...]:
        """Seats that may act; (CHANCE,) while an outcome is due; () once the game is over.

        CHANCE behind other seats: an outcome may come, and need not (the host closes a duel by
        its clock, say); what it is, `due` tells.
        """
        ...

    def check(self, seat: Seat, action: Action) -> Refused | None:
        """Why `seat` may not do this now, or None if it may."""
        ...

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """All actions of a seat now; it depends on nothing that the seat may not know."""
        ...

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do it, without checking (as a chess board's push does); `record` gets the events."""
        ...

    def due(self) -> Due:
        """The chance outcome that is waited for, or may come; only while CHANCE is among `actors()`."""
        ...

    def view(self, seat: Seat | None) -> Any:
        """What one seat knows; a game's own View class."""
        ...

    def copy(self) -> State:
        """An independent twin."""
        ...

    def returns(self) -> tuple[float, ...]:
        """Per seat: 1 won, -1 lost, 0 not over (co-operative games: the same for all)."""
        ...

    def position(self) -> dict[str, Any]:
        """The referee's position, which `Game.load` takes back."""
        ...

    def inspect(self) -> dict[str, Any]:
        """The position and all further keys that a scenario may expect."""
        ...


class Worlds(Protocol):
    """States that one seat cannot tell from the real one; what they share is made once for a decision."""

    def sample(self, rng: Random) -> State:
        """One of them."""
        ...


class Option(Value):
    """One option of a game.

    Attributes:
        default: the value where nothing is said.
        allowed: what is allowed, in words, for the refusal.
        accepts: whether a value is allowed; the type of `default` does not limit it.
        examples: values to try out where no single word of `allowed` is one (a list, a table).
        host: whether it is for whoever runs the table, and the rules never look at it.
        offered: the values that a menu offers, in the order in which they follow each other; empty
            for an option that is found on the command line alone.
        asked: whether a new game from the menu asks for it; what it came to is told as the game begins.
        played: the value where people sit down to play and nothing is said, which they are told; None: the
            default.  Scenarios, journals and simulations without the key keep the default.
        carried: whether a game that people sit down to begins with what robots found out in the one before
            (`timing.MatchingBot`).
    """

    default: Any
    allowed: str
    accepts: Callable[[Any], bool]
    examples: tuple[Any, ...] = ()
    host: bool = False
    offered: tuple[Any, ...] = ()
    asked: bool = False
    carried: bool = False
    played: Any = None

    @property
    def at_play(self) -> Any:
        """The value where people sit down to play and nothing is said."""
        return self.default if self.played is None else self.played


class Bot(Protocol):
    """A player that is a program; it hears opened events and sees a View, as people do."""

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        ...

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`; no clock, no state, no other source of chance."""
        ...


@runtime_checkable
class OpenGame(Protocol):
    """A game that may be played without anything hidden: nobody hands a keyboard over."""

    @property
    def open_table(self) -> bool:
        """Whether everything that happens is for every ear."""
        ...


@runtime_checkable
class TranslatedGame(Protocol):
    """A game that is told in some of the program's languages; one that says nothing is told in all."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Their tags; players of any other language hear the first of these."""
        ...


@runtime_checkable
class HandGame(Protocol):
    """A game whose players hold what can be walked along card by card, on or off turn."""

    def cards(self, view: Any) -> Sequence[Fact]:
        """What the owner of the view holds, one fact for each card, in reading order."""
        ...

    def plays(self, card: Fact, choice: Fact) -> bool:
        """Whether an entry of a menu uses a card of `cards`."""
        ...

    def attempt(self, view: Any, card: Fact) -> Action:
        """What somebody who tries to play a card means; `State.check` gives the reason against it."""
        ...


@runtime_checkable
class MemoryGame(Protocol):
    """A game in which what lies open, or was told once, is to be remembered: nobody can ask for it again.

    Of what is told, `Event.lasting` and `Event.again` say the same.
    """

    def askable(self, view: Any) -> Any:
        """What may be asked for, of what a seat knows: the view itself where nothing is to be remembered.

        Whatever differs between two views for which this is equal can be had again by no command.
        """
        ...


@runtime_checkable
class RemindingGame(Protocol):
    """A game of quick moments: who waits at its lists is told once more what is asked, and how to choose."""

    @property
    def reminds_after(self) -> float:
        """Seconds without a key and without speech after which that is told."""
        ...


@runtime_checkable
class CountedGame(Protocol):
    """A game that says how many cards of each kind are out, as far as somebody may know."""

    def counted(self, view: Any) -> Mapping[str, tuple[int, int]]:
        """By the message of its name: how many the game has, and how many the view's owner can place.

        It depends on the view alone; a kind of which nothing is to be told is left out.
        """
        ...


@runtime_checkable
class ScoredGame(Protocol):
    """A game at whose end players have a number that is worth beating."""

    def score(self, view: Any, seat: Seat) -> int | None:
        """What a player has, the higher the better; None where the owner of the view is not told."""
        ...


@runtime_checkable
class SeatedByOptions(Protocol):
    """A game whose options change how many can sit down to it; its rules themselves may take others."""

    def seats_with(self, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
        """The numbers of players with these."""
        ...


@runtime_checkable
class LiveGame(Protocol):
    """A game with moments that may be played in real time; the times are data in its actions.

    What runs them is `live/host.py` in the game's folder, which a front end imports that reads keys and
    their times.  What is missing where there is none stands in the game's `menu.ftl`, if anything is:
    `live-no-window` for a terminal, `live-no-sounds` for a window without them.
    """

    def live(self, view: Any) -> bool:
        """Whether something is played in real time at the table of this view."""
        ...


class Game(Protocol):
    """One game of the toolkit: everything that the table, the narrator and the suite need."""

    name: str
    seats: range
    options: Mapping[str, Option]
    events: tuple[type[Event], ...]
    refusals: tuple[type[Refused], ...]
    answers: tuple[type[Answer], ...]
    choices: tuple[type[Fact], ...]
    queries: tuple[str, ...]
    unordered: frozenset[str]
    bots: Mapping[str, Callable[[Seat, int], Bot]]

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> State:
        """A new game; `options` and `data` as given by people: GameError says what is wrong."""
        ...

    def load(
        self, seats: int, position: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> State:
        """A game at a position, which may be partial."""
        ...

    def parse_action(self, text: str) -> Action:
        """The action of a notation; NotationError names what cannot be read."""
        ...

    def determinise(self, view: Any, rng: Random) -> State:
        """A state that its seat cannot tell from the real one, drawn from what it knows."""
        ...

    def worlds(self, view: Any) -> Worlds:
        """The source of such states, for who wants many of one view."""
        ...

    def sides(self, seats: int) -> Sequence[Sequence[Seat]]:
        """Who plays together, at a table of so many."""
        ...

    def answer(self, view: Any, query: str) -> Sequence[Answer]:
        """What a query key tells the owner of the view, in the order of telling."""
        ...

    def steps(self, view: Any, action: Action) -> Sequence[Fact]:
        """An action as the choices that lead to it, one level of a menu each."""
        ...

    def words(self) -> Mapping[str, str]:
        """Message id -> notation word, for typed commands in a player's own language."""
        ...


def seats_of(game: Game, options: Mapping[str, Any], data: Mapping[str, Any]) -> range:
    """How many can sit down to a game with these options and this data."""
    return game.seats_with(options, data) if isinstance(game, SeatedByOptions) else game.seats
