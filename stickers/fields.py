"""One card of a deck file: which keys it may have, and what each may hold."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from accessible_games.games.deck import CardSpec
from accessible_games.narration.catalogue import LANGUAGES

from .code import LARGEST
from .marks import MarkError, check_mark
from .refusal import DeckError
from .texts import short

MOST_COPIES: Final = 999
LONGEST_NAME: Final = 80
LONGEST_TEXT: Final = 600

PLACES: Final = ("top-left", "top-centre")
"""Where on a card its sticker belongs; the first unless the deck says otherwise."""

COLOURS: Final = (
    "blue",
    "yellow",
    "orange",
    "white",
    "red",
    "green",
    "grey",
    "pink",
    "purple",
    "brown",
    "black",
)
"""The colours that a card may name for the band of its large print."""

KEYS: Final = ("id", "copies", "name", "text", "number", "mark", "place", "kind", "colour")
"""The keys of a card of one's own."""

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LENGTHS: Final = {"text": LONGEST_TEXT}


@dataclass(frozen=True, slots=True)
class Row:
    """A card as it stands in the file.

    Attributes:
        where: file and place, for the errors: "family.toml, [[card]] 3".
        fields: key -> value, not yet checked.
    """

    where: str
    fields: Mapping[str, Any]


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
    for key in ("copies", "name"):
        if base is None and key not in row.fields:
            raise DeckError("deck-missing", where=row.where, key=key, keys="id, copies, name")
    for key, value in row.fields.items():
        _check_field(row.where, key, value)
    extra = {key: value for key, value in row.fields.items() if key not in ("id", "copies")}
    if base is None:
        return CardSpec(identity, row.fields["copies"], MappingProxyType(extra))
    _check_kinds(row.where, base, extra)
    merged = MappingProxyType({**base.extra, **extra})
    return CardSpec(identity, row.fields.get("copies", base.copies), merged)


def _check_kinds(where: str, base: CardSpec, extra: Mapping[str, Any]) -> None:
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


def check_text(where: str, key: str, value: Any) -> None:
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


def _check_field(where: str, key: str, value: Any) -> None:
    if key == "copies" and not _whole(value, MOST_COPIES):
        raise DeckError("deck-copies", where=where, value=short(value), most=MOST_COPIES)
    if key == "number" and not _whole(value, LARGEST):
        raise DeckError("deck-number", where=where, value=short(value), most=LARGEST)
    if key in ("name", "text"):
        check_text(where, key, value)
    if key == "place" and value not in PLACES:
        raise DeckError("deck-place", where=where, value=short(value), places=", ".join(PLACES))
    if key == "colour" and value not in COLOURS:
        raise DeckError("deck-colour", where=where, value=short(value), colours=", ".join(COLOURS))
    if key == "kind" and not (isinstance(value, str) and _ID.fullmatch(value)):
        raise DeckError("deck-id", where=f"{where}, kind", value=short(value))
    if key == "mark":
        _check_mark(where, value)


def _check_mark(where: str, value: Any) -> None:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise DeckError("deck-mark-list", where=where)
    try:
        check_mark(value)
    except MarkError as problem:
        raise DeckError("deck-mark", where=where, problem=problem) from None


def _whole(value: Any, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most


def _check_character(where: str, key: str, character: str) -> None:
    code = f"U+{ord(character):04X}"
    if unicodedata.bidirectional(character) in {"R", "AL", "RLE", "RLO", "RLI", "LRE", "LRO", "LRI"}:
        raise DeckError("deck-right-to-left", where=where, key=key, code=code)
    if ord(character) >= 0x1F000 and unicodedata.category(character) in {"So", "Sk"} or character == "\ufe0f":
        raise DeckError("deck-emoji", where=where, key=key, code=code)
    if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}:
        raise DeckError("deck-control", where=where, key=key, code=code)
