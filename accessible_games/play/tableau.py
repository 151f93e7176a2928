"""What lies on the table, for a screen: each player's place, the middle, a hand.

It is made of what the query keys tell (S scores, E counts, C table, T turn, H hand) and of nothing else: a
game's own answers are taken apart at the things that they name.  So a game needs no code for a screen.
What an answer says of one player stands at that player's place, numbers beside what they count; what it
says of nobody stands in the middle.  Four words in the class of an answer say more: `row` and `position`
lay places side by side, `under` puts an answer below the one before it, `balance` weighs two numbers,
`heads` puts what all have together into the line of the players.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from accessible_games.engine import HIDDEN, Answer, CountOf, Fact, Game, Seat
from accessible_games.narration.cardfaces import CardFace, face_of
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.parts import Part, is_thing, seats_in

_ASKED: Final = ("table", "scores", "counts")
"""The queries whose answers lie on the table, in the order in which they are laid."""

_EDGES: Final = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}:：,、;；.。"
_TOPICS: Final = ("には", "のは", "は")
"""What a Japanese line has between a label and what it counts."""

_COPULAS: Final = ("です", "があります", "")
"""What is left of a Japanese line behind its list, and says nothing by itself."""

_CONJUNCTIONS: Final = ("and", "et", "と")
_SENTENCE: Final = re.compile(r"[.。!?！？](?:\s|$|(?<=。))")


@dataclass(frozen=True, slots=True)
class Piece:
    """Words, drawn beside the face of a card if they stand for one.

    Attributes:
        text: the words.
        face: what is printed on the card; None for words alone.
        thing: the thing itself, to find it again; None for words alone.
        closed: whether it is a card that nobody here may know.
    """

    text: str
    face: CardFace | None = None
    thing: Any = None
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Strip:
    """Pieces beside each other behind a label; with neither, words alone.

    Attributes:
        label: what they are; "" if that goes without saying.
        pieces: cards and words, in their order.
        under: whether it belongs below the strip before it.
        leads: whether it is the one card that play is about, such as an attack.
        balance: two numbers that are weighed against each other; () for none.
        cells: how many places lie side by side, each piece standing in its own; 0 for a plain strip.
        heads: whether it stands in the line of the players, where there is one.
    """

    label: str
    pieces: tuple[Piece, ...]
    under: bool = False
    leads: bool = False
    balance: tuple[int, ...] = ()
    cells: int = 0
    heads: bool = False

    def texts(self) -> Iterator[str]:
        """All its words."""
        if self.label:
            yield self.label
        yield from (piece.text for piece in self.pieces if piece.text)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number at a player's place, and what it counts."""

    label: str
    value: str


@dataclass(slots=True)
class Place:
    """A player's place at the table.

    Attributes:
        name: of the player.
        turn: whether it is that player's turn.
        figures: numbers: points, cards.
        strips: what lies there.
    """

    name: str
    turn: bool = False
    figures: list[Figure] = field(default_factory=list)
    strips: list[Strip] = field(default_factory=list)


@dataclass(slots=True)
class Tableau:
    """A table as it can be drawn.

    Attributes:
        turn: whose turn it is and what is asked, as T says it.
        places: by seat.
        middle: what lies between the players.
    """

    turn: tuple[str, ...] = ()
    places: list[Place] = field(default_factory=list)
    middle: list[Strip] = field(default_factory=list)

    def texts(self) -> Iterator[str]:
        """All words on it."""
        yield from self.turn
        for place in self.places:
            yield place.name
            for figure in place.figures:
                yield from (figure.label, figure.value)
            for strip in place.strips:
                yield from strip.texts()
        for strip in self.middle:
            yield from strip.texts()


class Setter:
    """Lays tables for one listener in one language.

    Args:
        game: whose answers are laid.
        words: tells them.
        listener: whom they are told to; None: to the whole table.
    """

    def __init__(self, game: Game, words: Narrator, listener: Seat | None) -> None:
        self._game = game
        self._words = words
        self._listener = listener

    def tableau(self, view: Any, names: Sequence[str]) -> Tableau:
        """The table of a view."""
        made = Tableau(places=[Place(name) for name in names])
        asked = self._game.answer(view, "turn") if "turn" in self._game.queries else ()
        made.turn = tuple(self._words.tell(fact, self._listener).text for fact in asked)
        for fact in asked[:1]:
            if "seat" in fact.field_types:
                made.places[seats_in(fact)[0]].turn = True
        told: set[Answer] = set()
        for query in _ASKED:
            if query in self._game.queries:
                for fact in self._game.answer(view, query):
                    again = fact in asked and not _has_single_thing(fact)
                    if fact not in told and not again:
                        self._lay(fact, made, leads=query == "table")
                    told.add(fact)
        return made

    def strips(self, facts: Sequence[Fact]) -> tuple[Strip, ...]:
        """Answers as strips, such as those of a hand."""
        words, listener = self._words, self._listener
        return tuple(strip for fact in facts for strip in self._strips(words.parts(fact, listener), fact))

    def thing_of(self, fact: Fact) -> Any:
        """The card that a fact is about, as a piece names it; None if it names none."""
        return self._face(fact)[1]

    # -- where an answer goes ------------------------------------------------------------

    def _lay(self, fact: Answer, made: Tableau, *, leads: bool) -> None:
        parts = self._words.parts(fact, self._listener)
        shared = self._shared_out(fact)
        if shared:
            self._share(fact, parts, shared, made)
        elif row := self._row_of(fact):
            made.middle.append(self._cells(fact, parts, row))
        else:
            seats = seats_in(fact)
            own = len(seats) == 1 and "seat" in fact.field_types and not _has_single_thing(fact)
            where = made.places[seats[0]].strips if own else made.middle
            strips = self._strips(parts, fact)
            if leads and not fact.under and len(strips) == 1 and _has_single_thing(fact):
                strips = [replace(strips[0], leads=True)]
            where += strips

    def _shared_out(self, fact: Fact) -> str:
        """The field whose facts tell of one player each, a number or what lies there; "" for none."""
        for name in fact.field_types:
            values = getattr(fact, name)
            if isinstance(values, tuple) and values and all(isinstance(one, Fact) for one in values):
                numbers = [len(_numbers(one)) for one in values]
                things = [any(_is_open(getattr(one, part)) for part in one.field_types) for one in values]
                if all(seats_in(one) for one in values) and (set(numbers) == {1} or (any(things))):
                    return name if max(numbers) < 2 else ""
        return ""

    def _share(self, fact: Answer, parts: Sequence[Part], name: str, made: Tableau) -> None:
        """Put each of its facts at the place of its player; what else it says, in the middle."""
        if not any(part.field == name for part in parts):
            made.middle.append(self._strip(parts, fact))
            return
        first = next(place for place, part in enumerate(parts) if part.field == name)
        label = _label("".join(part.text for part in parts[:first]))
        for part in parts[first:]:
            for seat in seats_in(part.value) if part.field == name else ():
                numbers = _numbers(part.value)
                if numbers:
                    made.places[seat].figures.append(Figure(label, _with_unit(part.text, numbers[0])))
                else:
                    made.places[seat].strips.append(Strip("", (self._piece(part),)))
        rest = "" if parts[-1].field == name else parts[-1].text
        made.middle += [Strip("", (Piece(words),)) for words in _sentences(rest)]

    # -- strips ----------------------------------------------------------------------------

    def _strips(self, parts: Sequence[Part], fact: Fact) -> list[Strip]:
        """A line as labels and the cards behind each; as words, beside its card, where it lists none."""
        lists = {name for name in fact.field_types if isinstance(getattr(fact, name), tuple)}
        if not any(part.field in lists and self._piece(part).thing is not None for part in parts):
            return [self._strip(parts, fact)]
        made: list[Strip] = []
        label, pieces = "", list[Piece]()
        for place, part in enumerate(parts):
            piece = self._piece(part)
            if piece.thing is not None:
                pieces.append(piece)
            elif not place:
                label = _label(part.text)
            elif _leads_over(part.text):
                made.append(Strip(label, tuple(pieces), fact.under))
                label, pieces = _label(part.text), []
            else:
                pieces += [Piece(words) for words in _sentences(part.text)]
        return [*made, Strip(label, tuple(pieces), fact.under)]

    def _strip(self, parts: Sequence[Part], fact: Fact) -> Strip:
        """A line as words, beside the card that it names, if it does."""
        shown = next((self._piece(part) for part in parts if part.value is not None), Piece(""))
        if shown.face is None:  # a name may stand in the line in a form of its own
            shown = Piece("", *self._face(fact))
        line = Piece("".join(part.text for part in parts), shown.face, shown.thing, shown.closed)
        balance = tuple(getattr(fact, name) for name in fact.balance)
        return Strip("", (line,), fact.under, balance=balance, heads=fact.heads)

    def _piece(self, part: Part) -> Piece:
        if part.value is None:
            return Piece(part.text)
        face, thing, closed = self._face(part.value)
        return Piece(part.text, face, thing, closed)

    def _face(self, value: Any) -> tuple[CardFace | None, Any, bool]:
        """The face of the first card in a value, that card, and whether it is closed."""
        if isinstance(value, CountOf):
            return self._face(value.item)
        if isinstance(value, Fact):
            for name in value.field_types:
                inner = getattr(value, name)
                if inner is HIDDEN:
                    return None, HIDDEN, True
                if is_thing(inner):
                    found = self._face(inner)
                    if found[1] is not None:
                        return found
            return None, None, False
        if hasattr(value, "message"):
            face = face_of(self._game.name, value, self._words.language)
            return face, value if face is not None else None, False
        return None, None, False

    # -- places side by side -----------------------------------------------------------------

    def _row_of(self, fact: Fact) -> str:
        """The field whose facts lie side by side, also while it is empty; "" for none."""
        scope = vars(sys.modules[type(fact).__module__])
        for name, hint in fact.field_types.items():
            kind = scope.get(hint.removeprefix("tuple[").partition(",")[0])
            if hint.startswith("tuple[") and isinstance(kind, type) and issubclass(kind, Fact) and kind.row:
                return name
        return ""

    def _cells(self, fact: Answer, parts: Sequence[Part], name: str) -> Strip:
        scope = vars(sys.modules[type(fact).__module__])
        count = scope[fact.field_types[name].removeprefix("tuple[").partition(",")[0]].row
        cells = [Piece("") for _ in range(count)]
        for part in parts:
            if part.field == name:
                cells[part.value.position - 1] = self._piece(part)
        words = "".join(part.text for part in parts if part.field != name).strip(_EDGES)
        return Strip(_label(words), tuple(cells), fact.under, cells=count)


def _has_single_thing(fact: Fact) -> bool:
    """Whether it tells of one card, which then lies in the middle of what goes on."""
    return any(_is_open(getattr(fact, name)) for name in fact.field_types)


def _is_open(value: Any) -> bool:
    return is_thing(value) and not isinstance(value, Fact)


def _numbers(fact: Fact) -> list[int]:
    """Its plain numbers."""
    return [
        value
        for name, hint in fact.field_types.items()
        if "Seat" not in hint and type(value := getattr(fact, name)) is int
    ]


def _label(text: str) -> str:
    """The words before a list without what leads over to it."""
    label = text.strip(_EDGES)
    for topic in _TOPICS:
        label = label.removesuffix(topic)
    return label


def _leads_over(text: str) -> bool:
    """Whether words between things are the label of those that follow: ". Attack line: "."""
    return text.strip(" \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}、,").endswith((":", "：", *_TOPICS))


def _sentences(text: str) -> Iterator[str]:
    """What words behind a thing say by themselves."""
    for sentence in _SENTENCE.split(text):
        words = sentence.strip(_EDGES)
        if words.lower() not in (*_COPULAS, *_CONJUNCTIONS):
            yield words


def _with_unit(text: str, number: int) -> str:
    """A number as a line has it, with the counter that a language writes behind it."""
    found = re.findall(rf"{number}(?!\d)[^\s\d{re.escape(_EDGES)}]*", text)
    return found[-1] if found else str(number)
