"""Cards of the players' own (MGK-45, N03): up to ten, with a name, a text and an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from accessible_games.engine import OptionError, Value, shown

EFFECTS: Final = ("none", "pass_left")
"""`pass_left`: everybody gives the top card of their own deck to the left."""

MOST_CARDS: Final = 10
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 200
_KEYS: Final = ("name", "count", "text", "effect")


class Custom(Value):
    """One kind of card that the players have made.

    Attributes:
        name: what it is called, in the players' own words.
        count: copies in the deck.
        text: what is read aloud when it is turned over; may be empty.
        effect: one of `EFFECTS`.
    """

    name: str
    count: int
    text: str = ""
    effect: str = "none"


def read_customs(rows: Any) -> tuple[Custom, ...]:
    """The custom cards of an option or a data file.

    Raises:
        OptionError: one sentence that names the row, the key and what is allowed.
    """
    if not isinstance(rows, (list, tuple)) or not all(isinstance(row, Mapping) for row in rows):
        raise OptionError('option custom: a list of tables is needed, such as [{ name = "Soup", count = 2 }]')
    customs = tuple(_custom(row, f"option custom, card {number}") for number, row in enumerate(rows, 1))
    total = sum(custom.count for custom in customs)
    if total > MOST_CARDS:
        raise OptionError(f"option custom: {total} cards in all; {MOST_CARDS} are the most")
    return customs


def _custom(row: Mapping[str, Any], where: str) -> Custom:
    unknown = set(row) - set(_KEYS)
    if unknown:
        raise OptionError(f"{where}: {shown(min(unknown))} is not known; {', '.join(_KEYS)} are")
    name = " ".join(_text(row.get("name", ""), f"{where}: name", LONGEST_NAME).split())
    if not name:
        raise OptionError(f"{where}: name: a name is needed")
    count = row.get("count", 1)
    if type(count) is not int or not 1 <= count <= MOST_CARDS:
        raise OptionError(f"{where}: count: {str(count)[:40]} is not allowed; 1 to {MOST_CARDS} is")
    effect = row.get("effect", "none")
    if not isinstance(effect, str) or effect not in EFFECTS:
        raise OptionError(f"{where}: effect: {str(effect)[:40]!r} is not allowed; {', '.join(EFFECTS)} are")
    text = " ".join(_text(row.get("text", ""), f"{where}: text", LONGEST_TEXT).split())
    return Custom(name, count, text, effect)


def _text(value: Any, where: str, longest: int) -> str:
    if not isinstance(value, str) or len(value) > longest or not value.replace("\n", " ").isprintable():
        raise OptionError(f"{where}: a text of at most {longest} letters is needed")
    return value
