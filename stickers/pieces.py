"""How large the cards and tokens are that stickers are glued on, and how much of one a sticker may cover."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from accessible_games.games.deck import CardSpec, Deck

from .refusal import SheetError

MOST_COVERED: Final = 0.25
"""The part of a face that a sticker may cover: art, corner number and co-players' text stay free."""

INDEX: Final = 0.29
"""The part of a card's height that the number in its corner takes, with what stands below it."""

_EXACT: Final = 0.01
_LEAST: Final = 10.0
_MOST: Final = 300.0
_NUMBERS: Final = re.compile(r"([0-9]{1,3}(?:[.,][0-9]{1,2})?)\s*[x×*]\s*([0-9]{1,3}(?:[.,][0-9]{1,2})?)")  # noqa: RUF001


@dataclass(frozen=True, slots=True)
class Piece:
    """The face of a card or token.

    Attributes:
        name: "poker", or "63.5x88".
        width: mm.
        height: mm.
        guessed: nobody has said that the cards are so large.
        round: a token.
    """

    name: str
    width: float
    height: float
    guessed: bool = False
    round: bool = False

    @property
    def area(self) -> float:
        """Of its face, square mm."""
        return self.width * self.height * (math.pi / 4 if self.round else 1)

    def holds(self, width: float, height: float, *, disc: bool = False) -> bool:
        """Whether a sticker of that size, or a disc, hangs over nowhere and covers no more than it may."""
        inside = width <= self.width + _EXACT and height <= self.height + _EXACT
        if self.round and not disc:
            inside = math.hypot(width, height) <= self.width + _EXACT
        area = width * height * (math.pi / 4 if disc else 1)
        return inside and area <= self.area * MOST_COVERED + _EXACT


SIZES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {
        "poker": (63.5, 88.9),
        "bridge": (57.15, 88.9),
        "tarot": (70.0, 120.0),
        "mini": (44.0, 68.0),
        "square": (70.0, 70.0),
        "token": (30.0, 30.0),
    }
)
"""Width and height of usual cards, mm; a token is round, this wide."""

SHEET: Final = Piece("sheet", 300.0, 300.0)
"""For what is felt on the sheet itself, and glued on nothing."""

DEFAULT: Final = "poker"
ROUND: Final = "token"


def size_of(text: str) -> Piece:
    """A size that somebody names: "poker", or width and height in mm, "63.5x88".

    Raises:
        SheetError: neither, or no card is so small or so large.
    """
    name = text.strip().lower()
    if name in SIZES:
        return Piece(name, *SIZES[name], round=name == ROUND)
    found = _NUMBERS.fullmatch(name)
    sides = [float(number.replace(",", ".")) for number in found.groups()] if found else []
    if not sides or not all(_LEAST <= side <= _MOST for side in sides):
        known = ", ".join(SIZES)
        raise SheetError("card-size", value=text[:40], known=known, least=_LEAST, most=_MOST)
    return Piece(f"{sides[0]:g}x{sides[1]:g}", sides[0], sides[1])


def pieces_of(deck: Deck, wanted: str | None) -> Mapping[str, Piece]:
    """How large each component of a deck is, by card id.

    Args:
        deck: its top key `size` is that of its cards, a card's own key `size` that of a token or tile;
            `guessed` says that nobody has measured it.
        wanted: what somebody says of the cards; tokens keep their own size.

    Raises:
        SheetError: a size that is none.
    """
    known = "size" in deck.extra
    usual = size_of(str(deck.extra.get("size", DEFAULT)) if wanted is None else wanted)
    cards = replace(usual, guessed=wanted is None and not known)
    return {card.id: _own(card) or cards for card in deck.cards}


def _own(card: CardSpec) -> Piece | None:
    if "size" not in card.extra:
        return None
    size = size_of(str(card.extra["size"]))
    return replace(size, guessed=bool(card.extra.get("guessed")))
