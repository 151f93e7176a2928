"""Which sticker goes where: cards in the order of the list, cells in the order of the sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Final

from accessible_games.games.deck import CardSpec, Deck

from .code import PRINTED
from .marks import SECRET, Mark, mark_of, number_of
from .refusal import SheetError
from .stock import Stock

MOST_SETS: Final = 999
MOST_STICKERS: Final = 100_000
"""Limits that only a slip of the finger exceeds."""


@dataclass(frozen=True, slots=True)
class Sticker:
    """One sticker to be made.

    Attributes:
        card: what it is for.
        mark: what is felt.
        copy: which copy of the card, from 1.
        set: which set, from 1.
    """

    card: CardSpec
    mark: Mark
    copy: int
    set: int


Sheet = tuple[tuple[int, Sticker], ...]
"""The cells of one sheet that are used, each with its sticker."""


CARD: Final = "card"
"""The kind of whatever is a card, and none of the other kinds of things that lie in a box."""

_THINGS: Final = frozenset({"token", "tile", "gem"})


def choose(
    deck: Deck,
    *,
    sets: int = 1,
    only: Mapping[str, int] | None = None,
    kinds: Collection[str] | None = None,
) -> list[Sticker]:
    """The stickers to be made: one per copy in the box, in the order of the card list.

    Args:
        deck: the cards.
        sets: how many sets; they follow each other without a gap.
        only: how many of which card, instead of all.
        kinds: of which kinds; None for all that need not stay secret to the touch.

    Raises:
        SheetError: no set or far too many, a card or a kind that the deck does not have.
    """
    if not 1 <= sets <= MOST_SETS:
        raise SheetError("sets-range", sets=str(sets), most=MOST_SETS)
    marked = _of_kinds(deck, kinds, with_secret=only is not None)
    ids = [card.id for card, _ in marked]
    for card, count in (only or {}).items():
        if card not in ids:
            raise SheetError("only-unknown", card=card, known=", ".join(ids))
        if count < 1:
            raise SheetError("only-count", card=card)
    counts = {card.id: only.get(card.id, 0) if only else card.copies for card in deck.cards}
    total = sets * sum(counts[card] for card in ids)
    if total > MOST_STICKERS:
        raise SheetError("too-many", count=total, most=MOST_STICKERS)
    return [
        Sticker(card, mark, copy, number)
        for number in range(1, sets + 1)
        for card, mark in marked
        for copy in range(1, counts[card.id] + 1)
    ]


def _of_kinds(deck: Deck, kinds: Collection[str] | None, *, with_secret: bool) -> list[tuple[CardSpec, Mark]]:
    """The cards with a mark: of these kinds, or (None) all, but for what must stay secret to the touch."""
    marked = [(card, mark) for card in deck.cards if (mark := mark_of(card))]
    if kinds is None:
        return [(card, mark) for card, mark in marked if with_secret or not card.extra.get(SECRET)]
    known = sorted({kind for card, _ in marked for kind in kinds_of(card)})
    for kind in kinds or ("",):
        if kind not in known:
            raise SheetError("kind-unknown", kind=kind, known=", ".join(known))
    return [(card, mark) for card, mark in marked if kinds_of(card) & set(kinds)]


def kinds_of(card: CardSpec) -> set[str]:
    """The kinds that a component is of: its own, and "card" unless it is another kind of thing."""
    own = {str(card.extra["kind"])} if "kind" in card.extra else set()
    return own if own & _THINGS else own | {CARD}


def parse_kinds(text: str) -> frozenset[str]:
    """The argument of --kind: "card,token"."""
    return frozenset(part.strip() for part in text.split(",") if part.strip())


def parse_only(text: str) -> dict[str, int]:
    """The argument of --only: "scroll:2,unicorn"; a card without a count is wanted once.

    Raises:
        SheetError: an entry that is not ID or ID:COUNT, or an id given twice.
    """
    wanted: dict[str, int] = {}
    for part in text.split(","):
        card, colon, count = part.strip().partition(":")
        if not card or card in wanted or (colon and not _digits(count.strip())):
            raise SheetError("only-form", part=part.strip())
        wanted[card] = int(count) if colon else 1
    return wanted


def parse_cells(text: str) -> frozenset[int]:
    """The argument of --skip: "3,7" or "1-4,9".

    Raises:
        SheetError: an entry that is neither a cell nor a range of cells.
    """
    cells: set[int] = set()
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not _digits(first) or (dash and not (_digits(last) and int(first) <= int(last))):
            raise SheetError("skip-form", part=part.strip())
        cells.update(range(int(first), int(last if dash else first) + 1))
    return frozenset(cells)


def _digits(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 5


def check_numbers(deck: Deck, stickers: Iterable[Sticker], *, allow_large: bool) -> None:
    """Refuse numbers whose square would hold more than five points, unless they are wanted.

    Raises:
        SheetError: the first card with such a number.
    """
    for card in {sticker.card.id: sticker.card for sticker in stickers}.values():
        number = number_of([name for name in mark_of(card) if name.startswith(("square", "circle", "dot"))])
        if number is not None and number > PRINTED and not allow_large:
            shown = card.extra.get("number", number)
            raise SheetError("number-large", card=card.id, number=shown)


def impose(
    stickers: Iterable[Sticker], stock: Stock, *, start: int = 1, skip: frozenset[int] = frozenset()
) -> Iterator[Sheet]:
    """Give each sticker its cell, sheet after sheet.

    Args:
        stickers: in their order.
        stock: the label sheet.
        start: first cell to use on the first sheet.
        skip: cells of the first sheet that are used already.

    Raises:
        SheetError: a cell that the sheet does not have, or none left on the first sheet.
    """
    if not 1 <= start <= stock.cells:
        raise SheetError("start-range", start=str(start), stock=stock.name, cells=stock.cells)
    beyond = sorted(cell for cell in skip if not 1 <= cell <= stock.cells)
    if beyond:
        raise SheetError("skip-range", cell=str(beyond[0]), stock=stock.name, cells=stock.cells)
    free = [cell for cell in range(start, stock.cells + 1) if cell not in skip]
    if not free:
        raise SheetError("skip-all", stock=stock.name, cells=stock.cells)
    return _sheets(iter(stickers), free, stock.cells)


def _sheets(stickers: Iterator[Sticker], free: list[int], cells: int) -> Iterator[Sheet]:
    while taken := list(islice(stickers, len(free))):
        yield tuple(zip(free, taken, strict=False))
        free = list(range(1, cells + 1))
