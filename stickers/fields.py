"""One card of a deck file: which keys it may have, and what each may hold."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final

from accessible_games.games.deck import CardSpec
from accessible_games.games.looks import COLOURS as BANDS
from accessible_games.games.looks import PATTERNS
from accessible_games.narration.catalogue import LANGUAGES

from . import headings
from .headings import Allowed
from .marks import LEAST, MOST, MarkError, check_mark, code_of, signs_of
from .pieces import SIZES, size_of
from .refusal import DeckError, SheetError
from .texts import short, texts

MOST_COPIES: Final = 999
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 600

PLACES: Final = tuple(headings.PLACES)
"""Where on a card its sticker belongs; the first unless the deck says otherwise."""

COLOURS: Final = tuple(headings.COLOURS)
"""The colours that a card may name for the band of its large print."""

KEYS: Final = tuple(headings.COLUMNS)
"""The keys of a card of one's own."""

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LETTER: Final = re.compile(r"[A-Z]")
LONGEST_KIND: Final = 30
LONGEST_INDEX: Final = 4
_LENGTHS: Final = {"text": LONGEST_TEXT, "index": LONGEST_INDEX}


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a file something stands.

    Attributes:
        file: its name.
        line: of a table, from 1; 0 where `card` says it.
        card: which `[[card]]` of a TOML file, from 1; 0 for the whole file.
        column: the letter of a spreadsheet's column and its heading, "C, number"; "" for all of them.
    """

    file: str
    line: int = 0
    card: int = 0
    column: str = ""

    def sentence(self, language: str) -> str:
        """Its words: "family.csv, line 3, column C, number"."""
        words = texts(language, "marks-refusals")
        if self.card:
            return words.text("deck-at-card", file=self.file, card=self.card)
        if not self.line:
            return self.file
        key = "deck-at-cell" if self.column else "deck-at-line"
        return words.text(key, file=self.file, line=self.line, column=self.column)


@dataclass(frozen=True, slots=True)
class Row:
    """A card as it stands in the file.

    Attributes:
        where: file and place, for the errors.
        fields: key -> value, not yet checked.
        columns: of a table: key -> what its column is called, for the errors.
    """

    where: Place
    fields: Mapping[str, Any]
    columns: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def at(self, key: str) -> Place:
        """Where the value of a key stands."""
        return replace(self.where, column=self.columns.get(key, ""))


def read_row(row: Row, known: Mapping[str, CardSpec], printed: Collection[str]) -> CardSpec:
    """The card of a row, laid over the box's card of the same id if there is one.

    Args:
        row: what the file says.
        known: the box's cards by id; empty for a deck of one's own.
        printed: further keys that the box's own deck file uses.

    Raises:
        DeckError: the first thing that is wrong.
    """
    allowed = (*KEYS, *sorted(set(printed) - set(KEYS)))
    for key in row.fields:
        if key not in allowed:
            raise DeckError("deck-key", where=row.where, key=short(key), keys=", ".join(allowed))
    identity = _identity(row)
    base = known.get(identity)
    if base is None and row.columns:
        # A table of cards of one's own need not say that there is one of each.
        row = replace(row, fields={"copies": 1, **row.fields})
    for key in ("copies", "name"):
        if base is None and key not in row.fields:
            raise DeckError("deck-missing", where=row.where, key=key, keys="id, copies, name")
    for key, value in row.fields.items():
        _check_field(row.at(key), key, value)
    extra = {key: value for key, value in row.fields.items() if key not in ("id", "copies")}
    if base is None:
        _check_counted(row, extra)
        return CardSpec(identity, row.fields["copies"], MappingProxyType(extra))
    _check_kinds(row.where, base, extra)
    merged = MappingProxyType({**base.extra, **extra})
    _check_counted(row, merged)
    return CardSpec(identity, row.fields.get("copies", base.copies), merged)


def _check_counted(row: Row, extra: Mapping[str, Any]) -> None:
    """One card says one number: in its column, in its mark, or as a letter."""
    if "number" in extra and "letter" in extra:
        raise DeckError("deck-both", where=row.where, first="number", second="letter")
    if "mark" in extra and "sign" in extra:
        raise DeckError("deck-both", where=row.where, first="mark", second="sign")
    if "mark" not in extra or "number" not in extra:
        return
    number, mark = extra["number"], " ".join(extra["mark"])
    signs = " ".join(signs_of(number))
    if f" {signs} " not in f" {mark} ":
        raise DeckError("deck-mark-number", where=row.at("mark"), number=number, mark=mark, signs=signs)


def _check_kinds(where: Place, base: CardSpec, extra: Mapping[str, Any]) -> None:
    """What a box prints differently must be of the kind that the box has there."""
    for key, value in extra.items():
        if key not in KEYS and type(value) is not type(base.extra.get(key, value)):
            raise DeckError("deck-kind", where=where, key=key, like=_as_toml(base.extra[key]))


def _as_toml(value: Any) -> str:
    """A value as a deck file writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_as_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_as_toml(part) for part in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def check_text(where: Place, key: str, value: Any) -> None:
    """Refuse a name or text that is empty, too long, or cannot be set in a line of print.

    Args:
        where: file and place, for the error.
        key: "name", "text", "title" or a key of the box.
        value: a text, or a table of texts by language.
    """
    if isinstance(value, Mapping):
        for language, text in value.items():
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise DeckError("deck-language", where=where, key=key, language=short(language), known=known)
            check_text(where, f"{key}.{language}", text)
        if value:
            return
    if not isinstance(value, str) or not value.strip():
        raise DeckError("deck-text", where=where, key=key)
    most = _LENGTHS.get(key.partition(".")[0], LONGEST_NAME)
    if len(value) > most:
        raise DeckError("deck-long", where=where, key=key, count=len(value), most=most)
    for character in value:
        _check_character(where, key, character)


def _identity(row: Row) -> str:
    identity = row.fields.get("id")
    if identity is None:
        raise DeckError("deck-missing", where=row.where, key="id", keys="id, copies, name")
    if not isinstance(identity, str) or not _ID.fullmatch(identity):
        raise DeckError("deck-id", where=row.where, value=short(identity))
    return identity


def _check_field(where: Place, key: str, value: Any) -> None:
    shown = short(value)
    if key == "copies" and not _whole(value, 1, MOST_COPIES):
        raise DeckError("deck-copies", where=where, value=shown, most=MOST_COPIES)
    if key == "number" and not _whole(value, LEAST, MOST):
        raise DeckError("deck-number", where=where, value=shown, least=str(LEAST), most=str(MOST))
    if key == "letter" and not (isinstance(value, str) and _LETTER.fullmatch(value)):
        raise DeckError("deck-letter", where=where, value=shown)
    if key in ("name", "text", "index"):
        check_text(where, key, value)
    if key == "place" and value not in PLACES:
        raise DeckError("deck-place", where=where, value=shown, places=Allowed(headings.PLACES))
    if key == "colour" and value not in COLOURS:
        raise DeckError("deck-colour", where=where, value=shown, colours=Allowed(headings.COLOURS))
    if key in ("band", "edge") and value not in (known := tuple(BANDS) if key == "band" else PATTERNS):
        raise DeckError("deck-look", where=where, key=key, value=shown, known=", ".join(known))
    if key == "kind" and not (isinstance(value, str) and value.strip() and len(value) <= LONGEST_KIND):
        raise DeckError("deck-kind-word", where=where, value=shown, most=LONGEST_KIND)
    if key in ("mark", "sign"):
        _check_mark(where, key, value)
    if key == "size":
        check_size(where, value)


def check_size(where: Place, value: Any) -> None:
    """Refuse a size that no card has."""
    try:
        size_of(str(value))
    except SheetError:
        raise DeckError("deck-size", where=where, value=short(value), sizes=", ".join(SIZES)) from None


def _check_mark(where: Place, key: str, value: Any) -> None:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise DeckError("deck-mark-list", where=where)
    try:
        check_mark(value)
        if key == "mark":
            code_of(value)
    except DeckError as problem:
        problem = _in_words(problem) if isinstance(problem, MarkError) else problem
        raise DeckError("deck-mark", where=where, problem=problem) from None
    if key == "sign" and not headings.CODE.isdisjoint(value):
        raise DeckError("deck-sign-code", where=where, signs=Allowed(headings.SIGNS, headings.CODE))


def _in_words(problem: MarkError) -> MarkError:
    """A sign that there is not: those that there are, in the reader's language."""
    if problem.key != "fault-mark-sign":
        return problem
    return MarkError(problem.key, **{**problem.values, "signs": Allowed(headings.SIGNS)})


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _check_character(where: Place, key: str, character: str) -> None:
    code = f"U+{ord(character):04X}"
    if unicodedata.bidirectional(character) in {"R", "AL", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI"}:
        raise DeckError("deck-right-to-left", where=where, key=key, code=code)
    if ord(character) >= 0x1F000 and unicodedata.category(character) in {"So", "Sk"} or character == "\ufe0f":
        raise DeckError("deck-emoji", where=where, key=key, code=code)
    if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}:
        raise DeckError("deck-control", where=where, key=key, code=code)
