"""Facts: everything that a listener can be told.

Three kinds share one form, so that one narrator, one coverage gate and one suite serve all:
an `Event` happened, a `Refused` did not, an `Answer` was asked for.  Each is a small frozen class
whose name is its message id and whose fields are the message's variables.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, Protocol, TypeVar, dataclass_transform

from .secrets import HIDDEN, Sealed, Seat


class Fact:
    """Base of events, refusals and answers; fields are plain, hashable values."""

    __slots__ = ()

    key: ClassVar[str] = ""
    """The class name in kebab-case, e.g. `lead-returned`; set by the `fact` decorator."""

    field_types: ClassVar[Mapping[str, str]] = {}
    """Field name -> its annotation as written, in order; set by the `fact` decorator."""

    variants: ClassVar[tuple[str, ...]] = ("",)
    """All words that `variant` can give; the coverage gate asks for a sentence for each."""

    draws: ClassVar[bool] = False
    """Whether an entry of a menu draws: one key does that, whatever the game."""

    row: ClassVar[int] = 0
    """How many places lie side by side on the table, if the field `position` counts them from the
    left, 1 first: where the fact sounds in stereo, and its number in a list of choices."""

    thing: ClassVar[bool] = False
    """Whether it is said as a thing and not as a clause: a list of such facts ends in "and"."""

    def variant(self) -> str:
        """A word for facts of one class that need another sentence ("" = the plain one).

        It depends on nothing but the fact's own, opened fields.
        """
        return ""

    @property
    def standing(self) -> Hashable:
        """What an entry of a menu is known by to somebody who has heard it before.

        By default all that it says.  An entry whose numbers are news that its question or an event
        tells each time gives less: it need not be heard again because of them.
        """
        return self


class Event(Fact):
    """Base of each game's facts in the past tense: Attacked, Passed, RoundWon."""

    __slots__ = ()

    fleeting: ClassVar[bool] = False
    """True if the event never enters a history as it is (it can be repeated until confirmed)."""

    reveals: ClassVar[bool] = False
    """True if somebody learns by it what was hidden from them; nothing before it can be undone."""

    restates: ClassVar[bool] = False
    """True if it only says how something stands: heard just before, it need not be told again."""

    whispered: ClassVar[bool] = False
    """True if nobody but those who know its sealed fields perceives that it happened at all."""

    def heard_by(self, seat: Seat | None) -> Event | None:
        """This event as one seat (None: a spectator) perceives it; None if not at all."""
        return self

    def lasting(self) -> Event | None:
        """What a history keeps of it: itself; of a fleeting event nothing, or one that says less."""
        return None if self.fleeting else self


class RefusalKind(Enum):
    """Three kinds of "no" that sound different."""

    NOTATION = "notation"  # cannot be read
    NOW = "now"  # not this seat, not this phase
    RULE = "rule"  # a rule of the game forbids it


class Refused(Fact):
    """Base of the reasons why an action was not accepted; it changed nothing."""

    __slots__ = ()

    rule: ClassVar[str] = ""
    """Ledger id, e.g. "KAMI-32", or TURN, NOTATION, HOLD."""

    kind: ClassVar[RefusalKind] = RefusalKind.RULE


class Answer(Fact):
    """Base of answers to a query key: a hand, a score, whose turn it is."""

    __slots__ = ()


class Named(Protocol):
    """A thing with a name in the catalogue: a card, a gem, a tavern."""

    @property
    def message(self) -> str:
        """The id of the message that holds its name and the forms of it."""
        ...


@dataclass(frozen=True, slots=True)
class CountOf:
    """So many of one named thing, e.g. three warriors; a hand is a tuple of these."""

    item: Named
    n: int


F = TypeVar("F", bound=type[Fact])


@dataclass_transform(frozen_default=True, eq_default=True)
def fact(cls: F) -> F:
    """Make a frozen, slotted dataclass of a Fact, and generate how an Event is heard.

    A field annotated with `Sealed` is opened by `heard_by`.  That code, and the constructor, are
    generated once per class: a loop over the fields at each call was five times slower, and the
    constructor that `dataclass` writes for frozen classes twice as slow as the slots' own setters.
    """
    made: Any = dataclass(frozen=True, slots=True, init=False)(cls)
    made.key = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    made.field_types = {f.name: str(f.type) for f in fields(made)}
    made.__init__ = _constructor(made, tuple(made.field_types))
    sealed = [name for name, text in made.field_types.items() if "Sealed[" in text]
    if issubclass(made, Event) and sealed:
        made.heard_by = _hearing(made, sealed, tuple(made.field_types), whispered=made.whispered)
    result: F = made
    return result


def _constructor(cls: type[Fact], names: tuple[str, ...]) -> Callable[..., None]:
    """Write `__init__` for one class: each slot set by its own descriptor."""
    lines = [f"def __init__({', '.join(('self', *names))}):"]
    lines += [f"    set_{name}(self, {name})" for name in names] or ["    pass"]
    scope: dict[str, Any] = {f"set_{name}": getattr(cls, name).__set__ for name in names}
    exec("\n".join(lines), scope)  # field names only: nothing here comes from outside
    made: Callable[..., None] = scope["__init__"]
    return made


def _hearing(
    cls: type[Event], sealed: list[str], names: tuple[str, ...], *, whispered: bool
) -> Callable[[Event, Seat | None], Event | None]:
    """Write `heard_by` for one class: open each seal once, build the opened copy."""
    lines = ["def heard_by(self, seat):"]
    for name in sealed:
        lines += [
            f"    {name} = self.{name}",
            f"    if {name}.__class__ is Sealed:",
            f"        {name} = {name}.open_for(seat)",
        ]
    if whispered:
        lines += [f"    if {' and '.join(f'{name} is HIDDEN' for name in sealed)}:", "        return None"]
    arguments = ", ".join(name if name in sealed else f"self.{name}" for name in names)
    lines.append(f"    return cls({arguments})")
    scope: dict[str, Any] = {"Sealed": Sealed, "HIDDEN": HIDDEN, "cls": cls}
    exec("\n".join(lines), scope)  # field names only: nothing here comes from outside
    made: Callable[[Event, Seat | None], Event | None] = scope["heard_by"]
    return made
