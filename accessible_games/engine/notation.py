"""Notation: an action says once how it is written, and all else follows from that.

    class Look(Action, written="look {position}"):
        position: Position

A field's type says which words it may be: `Annotated[int, Number("POSITION", 1, 6)]`, a class of named
things such as `Gem`, `Annotated[Card | None, OrNone("-")]`, `tuple[Gem, ...]` for all that follows.
From it come the text (`str(action)`), the reading of it with one sentence for what is wrong, the
words that can be typed, and the tables of docs/notation.md.  A literal in brackets, `give {card}
[to] {to}`, is written, and need not be typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Protocol,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from .errors import NotationError, shown
from .facts import Named
from .pile import Piles
from .secrets import Seat
from .values import Value, ValueType, derived

# -- what a field can be ----------------------------------------------------------------


class Word(Protocol):
    """What one word of the notation means."""

    @property
    def usage(self) -> str:
        """What stands for it where the notation is explained, e.g. "POSITION"."""
        ...

    @property
    def allowed(self) -> str:
        """Which words it may be."""
        ...

    def read(self, word: str) -> Any:
        """The value; NotationError says what would be one."""
        ...

    def write(self, value: Any) -> str:
        """The word of a value."""
        ...

    def names(self) -> Mapping[str, Named]:
        """Words that have a name in each language, by word."""
        ...


class Number(Value):
    """A whole number.

    Attributes:
        usage: what it is, in capitals.
        low, high: both allowed.
    """

    usage: str
    low: int
    high: int

    @property
    def allowed(self) -> str:
        """From the lowest to the highest."""
        return f"{self.low} to {self.high}"

    def read(self, word: str) -> int:
        """The number."""
        if word.isascii() and word.isdecimal() and len(word) <= len(str(self.high)):
            number = int(word)
            if self.low <= number <= self.high and word == str(number):
                return number
        what = self.usage.lower().replace("_", " ")
        raise NotationError(f"{shown(word)!r} is no {what}; {self.allowed} are")

    def write(self, value: Any) -> str:
        """Its digits."""
        return str(value)

    def names(self) -> Mapping[str, Named]:
        """None."""
        return {}


SEAT: Final = Number("SEAT", 0, 7)
"""A seat of the largest table; whether there is one, the rules say."""


class Thing(Protocol):
    """A card, a gem: something with a word of its own."""

    @property
    def id(self) -> str:
        """Its word."""
        ...


T = TypeVar("T", bound=Thing)


class Words:
    """One of some values, each by its word.

    Args:
        usage: what they are, in capitals.
        by_word: word -> value.
        also: other words that are read and never written, e.g. a card's number.
    """

    def __init__(
        self, usage: str, by_word: Mapping[str, Any], also: Mapping[str, Any] = MappingProxyType({})
    ) -> None:
        self.usage = usage
        self.allowed = ", ".join(by_word)
        self._by_word = {**by_word, **also}
        self._words = {value: word for word, value in by_word.items()}

    def read(self, word: str) -> Any:
        """The value."""
        if word not in self._by_word:
            what = self.usage.lower()
            raise NotationError(f"{shown(word)!r} is no {what}; {self.allowed} are")
        return self._by_word[word]

    def write(self, value: Any) -> str:
        """Its word."""
        return self._words[value]

    def names(self) -> Mapping[str, Named]:
        """All of them that have a name and stand here by their own word."""
        found: dict[str, Any] = {
            word: one
            for one, word in self._words.items()
            if hasattr(one, "message") and getattr(one, "id", word) == word
        }
        return found


class OneOf(Words, Generic[T]):
    """One of some things.

    Args:
        usage: what they are, in capitals.
        things: all of them.
        also: other words for them, which are read and never written.
    """

    def __init__(self, usage: str, things: Iterable[T], also: Mapping[str, T] = MappingProxyType({})) -> None:
        super().__init__(usage, {thing.id: thing for thing in things}, also)


class AnyWord(Value):
    """A word that only the rules can judge.

    Attributes:
        usage: what it is, in capitals.
        allowed: which it may be, for the explanation.
    """

    usage: str
    allowed: str

    def read(self, word: str) -> str:
        """The word."""
        return word

    def write(self, value: Any) -> str:
        """The word."""
        return str(value)

    def names(self) -> Mapping[str, Named]:
        """None."""
        return {}


class OrNone(Value):
    """What a field may be, or a word that says that it is nothing.

    Attributes:
        nothing: that word.
        of: what it may be; None: what its type says.
    """

    nothing: str
    of: Word | None = None

    @property
    def usage(self) -> str:
        """The same, since a line of the explanation is for the plain case."""
        return self._of.usage

    @property
    def allowed(self) -> str:
        """The same, or nothing."""
        return f"{self._of.allowed}, or {self.nothing}"

    def read(self, word: str) -> Any:
        """The value, or None."""
        return None if word == self.nothing else self._of.read(word)

    def write(self, value: Any) -> str:
        """The word."""
        return self.nothing if value is None else self._of.write(value)

    def names(self) -> Mapping[str, Named]:
        """Those of what it may be."""
        return self._of.names()

    @property
    def _of(self) -> Word:
        assert self.of is not None
        return self.of


class Many(Value):
    """All words up to the end of the line, or to the next fixed word.

    Attributes:
        of: what each is.
        n: how many; 0: as many as one likes.
        different: whether none may stand there twice.
        piles: how they are kept, if their order means nothing.
    """

    of: Word
    n: int = 0
    different: bool = False
    piles: Piles[Any] | None = None

    @property
    def usage(self) -> str:
        """One of them, and that others follow."""
        return f"{self.of.usage} ..."

    def read(self, words: Sequence[str]) -> Any:
        """The values, or the pile of them."""
        values = tuple(self.of.read(word) for word in words)
        enough = len(values) == self.n if self.n else True
        if not enough or (self.different and len(set(values)) < len(values)):
            raise NotationError(f"{shown(' '.join(words))!r}: {self.rule()}")
        return values if self.piles is None else self._packed(values, self.piles)

    def _packed(self, values: Sequence[Any], piles: Piles[Any]) -> int:
        for value in values:
            if values.count(value) > piles.most:
                word = self.of.write(value)
                raise NotationError(f"{values.count(value)} times {word}: {piles.most} at most")
        return piles.pile_of(values)

    def rule(self) -> str:
        """How many are needed, in words."""
        exactly = f"exactly {self.n} are needed" if self.n else "as many as one likes"
        return exactly + (", each once" if self.different else "")

    def write(self, values: Any) -> str:
        """Their words."""
        things = values if self.piles is None else self.piles.list_of(values)
        return " ".join([self.of.write(thing) for thing in things])

    def names(self) -> Mapping[str, Named]:
        """Those of one."""
        return self.of.names()


class Free(Value):
    """All words behind a verb, which the action's class reads itself (`read`).

    Attributes:
        usage: how they are written.
        of: what most of them are.
    """

    usage: str
    of: Word | None = None

    def names(self) -> Mapping[str, Named]:
        """Those of what most of them are."""
        return self.of.names() if self.of else {}


class Phrase(Value):
    """Words up to the end of the line, or to the next fixed word, that mean one thing together.

    Attributes:
        usage: what they are, in capitals.
        of: what each is.
        reads: their value; NotationError says what would be one.
    """

    usage: str
    of: Word
    reads: Callable[[Sequence[str]], Any]

    def read(self, words: Sequence[str]) -> Any:
        """The value."""
        return self.reads(words)

    def write(self, value: Any) -> str:
        """Its one spelling."""
        return str(value)

    def names(self) -> Mapping[str, Named]:
        """Those of one word."""
        return self.of.names()


Slot = Word | Many | Phrase | Free


def word_of(slot: Slot) -> Word | None:
    """What a single word of it is."""
    return slot.of if isinstance(slot, (Many, Phrase, Free)) else slot


def slot_of(hint: Any) -> Slot:
    """What a field of this type is written as.

    Raises:
        TypeError: no word is known for it.
    """
    if get_origin(hint) is Annotated:
        base, *notes = get_args(hint)
        found: Any = next((note for note in notes if hasattr(note, "read")), None)
        if isinstance(found, OrNone) and found.of is None:
            one: Any = slot_of(next(part for part in get_args(base) if part is not NoneType))
            return OrNone(found.nothing, one)
        slot: Slot = found or slot_of(base)
        return slot
    if hint is Seat:
        return SEAT
    if get_origin(hint) is tuple:
        of: Any = slot_of(get_args(hint)[0])
        return Many(of)
    if isinstance(hint, type) and hasattr(hint, "__members__"):
        return OneOf(hint.__name__.upper(), list(hint))  # type: ignore[call-overload]
    if get_origin(hint) in (UnionType, Union):  # what is None is not written at all
        return slot_of(next(part for part in get_args(hint) if part is not NoneType))
    raise TypeError(f"{hint} is no word of a notation; Annotated says what it is written as")


# -- how one action is written -----------------------------------------------------------


class Form:
    """One way of writing an action.

    Args:
        text: fixed words, `[fixed words]` that need not be typed, and `{field}`.
        slots: what each field is written as; a class that reads its words itself has one of them, `Free`.
    """

    def __init__(self, text: str, slots: Mapping[str, Slot]) -> None:
        self.parts = text.split()
        self.head = tuple(self._fixed())
        self.fields = tuple(part[1:-1] for part in self.parts if part[0] == "{")
        self.slots = {field: slots[field] for field in self.fields}

    def _fixed(self) -> Iterator[str]:
        for part in self.parts:
            if part[0] in "{[":
                return
            yield part

    def usage(self) -> str:
        """How it is written, fields in capitals: "give CARD to SEAT"."""
        return " ".join(
            self.slots[part[1:-1]].usage if part[0] == "{" else part.strip("[]") for part in self.parts
        )

    def source(self) -> str:
        """The inside of the f-string that writes it."""
        return " ".join(
            f"{{write_{part[1:-1]}(self.{part[1:-1]})}}" if part[0] == "{" else part.strip("[]")
            for part in self.parts
        )

    def split(self, words: Sequence[str]) -> dict[str, Any] | None:
        """The words of each field; None if the line is not of this form."""
        found: dict[str, Any] = {}
        at = 0
        for n, part in enumerate(self.parts):
            if part[0] == "{" and isinstance(self.slots[part[1:-1]], (Many, Phrase, Free)):
                end = self._end(words, at, self.parts[n + 1 :])
                found[part[1:-1]] = words[at:end]
                at = end
            elif part[0] == "[":
                at += words[at : at + 1] == [part[1:-1]]
            elif at >= len(words):
                return None
            elif part[0] == "{":
                found[part[1:-1]] = words[at]
                at += 1
            elif words[at] != part:
                return None
            else:
                at += 1
        return found if at == len(words) else None

    @staticmethod
    def _end(words: Sequence[str], start: int, after: Sequence[str]) -> int:
        stop = after[0].strip("[]") if after else None
        return next((n for n in range(start, len(words)) if words[n] == stop), len(words))


@dataclass_transform(frozen_default=True, eq_default=True, field_specifiers=(derived,))
class ActionType(ValueType):
    """Makes the classes of actions; `written` says how one is written, the longest form first.

    What follows from it is worked out when it is first asked for: a game that is only loaded, or plays
    by itself, needs none of it.
    """

    _texts: tuple[str, ...]
    _free: Free
    _forms: tuple[Form, ...] | None

    def __new__(
        mcs,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        written: str | tuple[str, ...] = (),
        begins: str = "",
        usage: str = "",
        of: Word | None = None,
        **words: Any,
    ) -> ValueType:
        """Make a class; one that begins with a verb and reads the rest itself says its `usage`."""
        made: Any = super().__new__(mcs, name, bases, namespace, **words)
        if written or begins or not bases:
            texts = (f"{begins} {{rest}}",) if begins else written
            made._texts = (texts,) if isinstance(texts, str) else texts
            made._free, made._forms = Free(usage, of), None
            for field in re.findall(r"\{(\w+)\}", " ".join(made._texts)) if written else ():
                if not hasattr(made, field):
                    raise TypeError(f"{name} is written with {{{field}}}, and has no such field")
        if written:
            made.__str__ = _first_writing(made)
        value: ValueType = made
        return value

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)

    @property
    def forms(cls: Any) -> tuple[Form, ...]:
        """All ways of writing it.

        Raises:
            TypeError: a field's type is no word of a notation.
        """
        if cls._forms is None:
            slots: dict[str, Slot] = {"rest": cls._free}
            if not cls._free.usage:
                hints = get_type_hints(cls, include_extras=True)
                named = {field for text in cls._texts for field in re.findall(r"\{(\w+)\}", text)}
                slots = {field: slot_of(hints[field]) for field in named}
            cls._forms = tuple(Form(text, slots) for text in cls._texts)
        forms: tuple[Form, ...] = cls._forms
        return forms


def _first_writing(cls: Any) -> Callable[[Any], str]:
    """What stands for `__str__` of a class until it is called for the first time."""

    def __str__(self: Any) -> str:
        cls.__str__ = _writer(cls.forms)
        text: str = cls.__str__(self)
        return text

    return __str__


def _writer(forms: Sequence[Form]) -> Callable[[Any], str]:
    """Write `__str__` for one class: of its forms the first that leaves no field out."""
    scope: dict[str, Any] = {}
    lines = ["def __str__(self):"]
    every = {field for form in forms for field in form.fields}
    for form in forms:
        told = {field: slot for field, slot in form.slots.items() if not isinstance(slot, Free)}
        scope |= {f"write_{field}": slot.write for field, slot in told.items()}
        left_out = sorted(every.difference(form.fields))
        test = " and ".join(f"self.{field} is None" for field in left_out)
        lines.append(f"    {'if ' + test + ': ' if test else ''}return f{form.source()!r}.rstrip()")
    lines[1:] = sorted(lines[1:], key=lambda line: "if" not in line.split("return")[0])
    exec("\n".join(lines), scope)  # our own patterns: nothing here comes from outside
    made: Callable[[Any], str] = scope["__str__"]
    return made


# -- all actions of a game ---------------------------------------------------------------


class Grammar:
    """The notation of one game.

    Args:
        game: its id.
        actions: what players do, in the order in which it is explained.
        chance: what comes about by chance.
        shared: actions that are made once and found again, since the same ones come often.
        also: other beginnings of a line -> how it is written, e.g. "use 2" -> "use ring".
        words: further words that can be typed, which stand behind a verb.
        named: message id -> word, where a further word has a name and no list of synonyms.
    """

    def __init__(
        self,
        game: str,
        actions: Sequence[type[Any]],
        chance: Sequence[type[Any]] = (),
        shared: Iterable[Any] = (),
        also: Mapping[str, str] = MappingProxyType({}),
        words: Sequence[str] = (),
        named: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.game = game
        self.actions = tuple(actions)
        self.chance = tuple(chance)
        self._shared = tuple(shared)
        self._also = {tuple(begin.split()): head.split() for begin, head in also.items()}
        self._further = tuple(words)
        self._named = dict(named)

    @cached_property
    def _known(self) -> dict[str, Any]:
        return {str(action): action for action in self._shared}

    @cached_property
    def _heads(self) -> dict[tuple[str, ...], list[tuple[type[Any], Form]]]:
        heads: dict[tuple[str, ...], list[tuple[type[Any], Form]]] = {}
        for cls in (*self.actions, *self.chance):
            for form in cls.forms:
                heads.setdefault(form.head, []).append((cls, form))
        return heads

    def parse(self, text: str) -> Any:
        """The action of a text.

        Raises:
            NotationError: which word cannot be read, and what would be.
        """
        words = text.split()
        for begin, head in self._also.items():
            if tuple(words[: len(begin)]) == begin:
                words[: len(begin)] = head
        line = " ".join(words)
        if line in self._known:
            return self._known[line]
        for length in range(max(map(len, self._heads)), 0, -1):
            candidates = self._heads.get(tuple(words[:length]))
            if not candidates:
                continue
            for cls, form in candidates:
                found = form.split(words)
                if found is not None:
                    return _made(cls, form, found)
            meant = dict.fromkeys(cls for cls, _ in candidates)
            written = _explained([form for cls in meant for form in cls.forms])
            raise NotationError(f"{shown(line)!r}: it is written {written}")
        usages = [usage for cls in self.actions for usage in _plainest(cls.forms)]
        raise NotationError(
            f"{shown(line)!r} is no action of {self.game}; {', '.join(usages[:-1])} and {usages[-1]} are"
        )

    def verbs(self) -> tuple[str, ...]:
        """What begins the actions of players, each once."""
        return tuple(dict.fromkeys(" ".join(head) for head in self._beginnings()))

    def _beginnings(self) -> list[tuple[str, ...]]:
        """Heads of forms; of one action none that only goes on from another, as "flip at" from "flip"."""
        return [
            form.head
            for cls in self.actions
            for form in cls.forms
            if not any(
                one.head != form.head and one.head == form.head[: len(one.head)] and not one.fields
                for one in cls.forms
            )
        ]

    def words(self) -> dict[str, str]:
        """Message id -> word of the notation: what players can type in their own language.

        These are the names of things, the verbs, and what further words there are.  A thing that a
        verb ends in, as in "use ring", is no part of it.
        """
        forms = [form for cls in self.actions for form in cls.forms]
        names = [slot.names() for form in forms for slot in form.slots.values()]
        things = {word for named in names for word in named}
        phrases = [" ".join(word for word in head if word not in things) for head in self._beginnings()]
        prefix = self.game.replace("_", "-")
        found = {f"{prefix}-word-{phrase.replace(' ', '-')}": phrase for phrase in (*phrases, *self._further)}
        things_named = {thing.message: word for named in names for word, thing in named.items()}
        return found | self._named | things_named


def _made(cls: type[Any], form: Form, found: Mapping[str, Any]) -> Any:
    values: dict[str, Any] = {}
    for field, given in found.items():
        slot = form.slots[field]
        if isinstance(slot, Free):
            return cls.read(given)
        values[field] = slot.read(given)
    action = cls(**values)
    flaw = action.flaw()
    if flaw:
        raise NotationError(f"{str(action)!r} {flaw}")
    return action


def _plainest(forms: Sequence[Form]) -> list[str]:
    """How an action is written, without forms that only go on from another one."""
    usages = [form.usage() for form in forms]
    return [usage for usage in usages if not any(usage.startswith(f"{one} ") for one in usages)]


def _explained(forms: Sequence[Form]) -> str:
    """How an action is written, and what may stand in it: "give POSITION; POSITION is 1 to 6"."""
    told = [" or ".join(dict.fromkeys(form.usage() for form in forms))]
    for slot in [slot for form in forms for slot in form.slots.values()]:
        word = word_of(slot)
        if word:
            told.append(f"{word.usage} is {word.allowed}")
        if isinstance(slot, Many) and (slot.n or slot.different):
            told.append(slot.rule())
    return "; ".join(dict.fromkeys(told))
