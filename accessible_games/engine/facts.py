"""Facts: everything that a listener can be told.

Three kinds share one form, so that one narrator, one coverage gate and one suite serve all:
an `Event` happened, a `Refused` did not, an `Answer` was asked for.  Each is a small frozen class
whose name is its message id and whose fields are the message's variables.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Literal, Protocol, TypeVar, dataclass_transform, get_args, get_origin

from .secrets import HIDDEN, Sealed, Seat
from .values import Value, ValueType, annotations_of


class RefusalKind(Enum):
    """Three kinds of "no" that sound different."""

    NOTATION = "notation"  # cannot be read
    NOW = "now"  # not this seat, not this phase
    RULE = "rule"  # a rule of the game forbids it


@dataclass_transform(frozen_default=True, eq_default=True)
class FactType(ValueType):
    """Makes the classes of facts; what distinguishes one stands behind its base.

        class CharacterSeen(Event, fleeting=True, reveals=True, row=PLACES): ...
        class GiveBeforeDraw(Refused, rule="TAM-R08", kind="now"): ...
        class ZoneIs(Answer, variant="status"): ...

    `variant` names the field that decides the sentence: a Literal gives its value, a switch its name
    or "".  Where more decides, a method `variant` says in its annotation what it can give.
    """

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, variant: str = "", **words: Any
    ) -> ValueType:
        """Make a class; see above for what may stand behind its base."""
        if "kind" in words:
            words["kind"] = RefusalKind(words["kind"])
        if "__slots__" in namespace:
            namespace["key"] = ""  # nobody hears it: others build on it
        namespace.setdefault("key", re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower())
        hints = annotations_of(namespace)
        fields = {field: str(hint) for field, hint in hints.items() if "ClassVar" not in str(hint)}
        namespace.setdefault("field_types", fields)
        if variant:
            scope = vars(sys.modules[namespace["__module__"]])
            words["variants"], namespace["variant"] = _varied(variant, hints[variant], scope)
        elif "variant" in namespace and "variants" not in {*words, *namespace}:
            method = namespace["variant"]
            words["variants"] = _values(method.__annotations__["return"], method.__globals__)
        made: Any = super().__new__(mcs, name, bases, namespace, **words)
        sealed = [field for field, hint in made.field_types.items() if "Sealed[" in hint]
        if sealed:
            made.heard_by = _first_hearing(made, sealed)
        fact: ValueType = made
        return fact

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


def _values(hint: Any, scope: Mapping[str, Any]) -> tuple[str, ...]:
    """What a Literal can be; as its annotation is written, or as it is."""
    known = eval(hint, dict(scope)) if isinstance(hint, str) else hint  # an annotation of our own source
    if get_origin(known) is not Literal:
        raise TypeError(
            f"variant: {hint} is no Literal, so its values are unknown; variants=(...) names them"
        )
    return get_args(known)


def _varied(field: str, hint: Any, scope: Mapping[str, Any]) -> tuple[tuple[str, ...], Callable[[Any], str]]:
    """The variants that a field gives, and the method that tells which it is."""
    if hint in ("bool", bool):
        return ("", field), lambda fact: field if getattr(fact, field) else ""
    return _values(hint, scope), lambda fact: str(getattr(fact, field))


class Fact(metaclass=FactType):
    """Base of events, refusals and answers; fields are plain, hashable values."""

    key: ClassVar[str] = ""
    """The class name in kebab-case, e.g. `lead-returned`."""

    field_types: ClassVar[Mapping[str, str]] = {}
    """Field name -> its annotation as written, in order."""

    variants: ClassVar[tuple[str, ...]] = ("",)
    """All words that `variant` can give; the coverage gate asks for a sentence for each."""

    draws: ClassVar[bool] = False
    """Whether an entry of a menu draws: one key does that, whatever the game."""

    passes: ClassVar[bool] = False
    """Whether an entry of a menu lets a chance go by: no focus begins there while another entry does not."""

    agrees: ClassVar[bool] = False
    """Whether an entry of a menu only says that those in its field `seats` agree: robots are not asked."""

    row: ClassVar[int] = 0
    """How many places lie side by side on the table, if the field `position` counts them from the
    left, 1 first: where the fact sounds in stereo, and its number in a list of choices."""

    thing: ClassVar[bool] = False
    """Whether it is said as a thing and not as a clause: a list of such facts ends in "and"."""

    under: ClassVar[bool] = False
    """Whether it goes on with the answer before it, and is drawn below that: what a tavern has."""

    heads: ClassVar[bool] = False
    """Whether it stands in the line of the players, which a small window keeps: what all have together."""

    balance: ClassVar[tuple[str, ...]] = ()
    """Two fields whose numbers are weighed against each other, and drawn so, left and right."""

    def variant(self) -> str:
        """A word for facts of one class that need another sentence ("" = the plain one).

        It depends on nothing but the fact's own, opened fields.
        """
        return ""

    @property
    def listed_as(self) -> str:
        """Of a question: under which of its variants its list is known to somebody who has heard it.

        By default its own; questions that ask for the same things give the same.
        """
        return self.variant()

    @property
    def shortly(self) -> Fact | None:
        """Of an entry of a menu: what tells it among many of its kind; None: it is told whole."""
        return None

    @property
    def number(self) -> int | None:
        """Of an entry of a menu that says how many: that number, by which it is chosen; None: its place.

        Entries without one stand behind those that have one.
        """
        return None

    @property
    def unlisted(self) -> bool:
        """Whether an entry of a menu can only fail, as everybody sees: it may be said, and is not offered."""
        return False

    @property
    def standing(self) -> Hashable:
        """What an entry of a menu is known by to somebody who has heard it before.

        By default all that it says.  An entry whose numbers are news that its question or an event
        tells each time gives less: it need not be heard again because of them.
        """
        return self


class Event(Fact):
    """Base of each game's facts in the past tense: Attacked, Passed, RoundWon."""

    fleeting: ClassVar[bool] = False
    """True if the event never enters a history as it is (it can be repeated until confirmed)."""

    reveals: ClassVar[bool] = False
    """True if somebody learns by it what was hidden from them; nothing before it can be undone."""

    restates: ClassVar[bool] = False
    """True if it only says how something stands: heard just before, it need not be told again."""

    begins: ClassVar[bool] = False
    """True if a deal or a round begins with it: what can be chosen is told anew from then on."""

    whispered: ClassVar[bool] = False
    """True if nobody but those who know its sealed fields perceives that it happened at all."""

    def heard_by(self, seat: Seat | None) -> Event | None:
        """This event as one seat (None: a spectator) perceives it; None if not at all."""
        return self

    def lasting(self) -> Event | None:
        """What a history keeps of it: itself; of a fleeting event nothing, or one that says less."""
        return None if self.fleeting else self

    def again(self) -> Event | None:
        """What is told to whoever asks for the last line once more; None: the line before it."""
        return self


class Refused(Fact):
    """Base of the reasons why an action was not accepted; it changed nothing."""

    rule: ClassVar[str] = ""
    """Ledger id, e.g. "KAMI-32", or TURN, NOTATION, HOLD."""

    kind: ClassVar[RefusalKind] = RefusalKind.RULE


class Answer(Fact):
    """Base of answers to a query key: a hand, a score, whose turn it is."""


class Choice(Fact):
    """Base of the entries of a menu: a level on the way to an action.

        class LookChoice(Choice, of=Look):
            pass

        class PlaceChoice(Choice, of=(Look, Give)):
            position: int

    The levels of an action are the choices that name it, in the order of their module; so `look 3` is
    reached by LookChoice(), PlaceChoice(3).  One that names none (a card of the hand) is no level.
    """

    of: ClassVar[type[Any] | tuple[type[Any], ...]] = ()
    """The actions that it leads to."""

    @classmethod
    def levels(cls, view: Any, action: Any) -> Sequence[Fact]:
        """What it is for one action: itself, each field that of the action with the same name.

        A choice says it anew where a field follows from the view, where a phase leaves it out, or where
        it is asked more than once.
        """
        made: Any = cls
        return (made(*[getattr(action, field) for field in cls.field_types]),)

    def asks(self, path: Sequence[Fact]) -> Fact | None:
        """What is asked once this is chosen, if another level follows; None: "And then?" behind its words.

        Args:
            path: what has been chosen, this one last.
        """
        return None


class Named(Protocol):
    """A thing with a name in the catalogue: a card, a gem, a tavern."""

    @property
    def message(self) -> str:
        """The id of the message that holds its name and the forms of it."""
        ...


class CountOf(Value):
    """So many of one named thing, e.g. three warriors; a hand is a tuple of these."""

    item: Named
    n: int


class Quote(Value):
    """A whole message that stands in a catalogue and in no class: words that a data file names.

    Attributes:
        stem: of the catalogue.
        key: the message's id.
        form: the attribute of the message that is said; "" is its value.
        variables: name -> a number, a word, or so many of some cards.
    """

    stem: str
    key: str
    form: str = ""
    variables: tuple[tuple[str, Any], ...] = ()


K = TypeVar("K", bound=Fact)


def facts_of(module: str, kind: type[K]) -> tuple[type[K], ...]:
    """The classes of a kind that a module defines, in its order; one that others build on is _named."""
    return tuple(
        one
        for name, one in vars(sys.modules[module]).items()
        if isinstance(one, FactType) and one.__module__ == module and issubclass(one, kind) and name[0] != "_"
    )


def _first_hearing(cls: Any, sealed: list[str]) -> Callable[[Event, Seat | None], Event | None]:
    """What stands for `heard_by` of a class until it is called for the first time."""

    def heard_by(self: Event, seat: Seat | None) -> Event | None:
        cls.heard_by = _hearing(cls, sealed, tuple(cls.field_types), whispered=cls.whispered)
        heard: Event | None = cls.heard_by(self, seat)
        return heard

    return heard_by


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
