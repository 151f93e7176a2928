"""The same sheets as plain text, for a screen reader or a braille display, in the order of sticking."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from accessible_games.games.deck import CardSpec

from .arrangement import SMALLEST
from .fields import PLACES
from .furniture import has_ruler
from .key import allotted, key_lines, key_notes
from .layout import WISHED_MARGIN, Layout
from .marks import GLYPHS, Mark, describe
from .methods import Method
from .names import count_of, name_of, own_text, sentence_case, title_of
from .pieces import INDEX, Piece
from .plan import Sticker
from .sheets import Job, Naming, stock_name
from .stock import Rect
from .texts import texts


def making_notes(job: Job) -> list[str]:
    """How the stickers are printed and made, one paragraph each."""
    words = texts(job.language, "sheets")
    sizes = {"dot": job.profile.dot, "line": job.profile.line}
    return [
        words.text("note-print" if has_ruler(job.stock) else "note-print-only"),
        words.text(f"note-{job.method.name}", **sizes),
        *solid_notes(
            job.method, (sticker.mark for sheet in job.sheets for _, sticker in sheet), job.language
        ),
        *([words.text("note-cut-out")] if job.method.cut else []),
        words.text("note-key-paper"),
    ]


def solid_notes(method: Method, marks: Iterable[Mark], language: str) -> list[str]:
    """Which signs of a sheet are raised whole, though only their outline is printed."""
    solid = {name for mark in marks for name in mark if GLYPHS[name].filled and name != "dot"}
    if not solid or not method.traced:
        return []
    separator = texts(language, "marks").text("mark-separator")
    signs = separator.join([describe((name,), language) for name in GLYPHS if name in solid])
    return [texts(language, "sheets").text("note-solid", signs=signs, method=method.name)]


def sticking_notes(job: Job, layout: Layout) -> list[str]:
    """Where a sticker goes and how it is held, one paragraph each."""
    words = texts(job.language, "sheets")
    notes = [*_places(job, layout), *_other_places(job, layout)]
    corners = [layout.labels[card].corner for card in _cards(job, layout)]
    notes.append(words.text("twin-corner" if min(corners, default=0.0) else "twin-no-corner"))
    smallest, largest = layout.sizes
    if smallest == largest != 0:
        notes.append(words.text("say-words", size=largest))
    elif largest:
        notes.append(words.text("twin-text", smallest=smallest, size=largest))
    else:
        notes.append(words.text("twin-text-none"))
    return notes + unnamed_notes(job, layout) + braille_notes(job, layout)


def unnamed_notes(job: Job, layout: Layout, language: str = "", *, most: int | None = None) -> list[str]:
    """Which names stand on the key pages alone: all of them, or some if there are more than `most`."""
    if not layout.unnamed:
        return []
    language = language or job.language
    cards = [name_of(job.deck, card, language) for card in job.deck.cards if card.id in layout.unnamed]
    told = cards if most is None or len(cards) <= most else cards[:3]
    names = texts(language, "marks").text("mark-separator").join(told)
    words = texts(language, "sheets")
    if len(told) < len(cards):
        return [words.text("note-unnamed-many", count=len(cards), names=names, size=SMALLEST)]
    return [words.text("note-unnamed", names=names, size=SMALLEST)]


def braille_notes(job: Job, layout: Layout, language: str = "") -> list[str]:
    """That there is braille, and which names have none of it or their number alone."""
    if not job.braille:
        return []
    language = language or job.language
    words, naming = texts(language, "sheets"), Naming(job.deck, job.language, job.sets)
    bare: list[str] = []
    numbered: list[str] = []
    for card in job.deck.cards:
        if card.id in layout.labels:
            lines = layout.labels[card.id].braille
            said = [cell for line in lines for cell in line if cell]
            whole = [cell for cell in naming.braille(card, job.braille)[0] if cell]
            if said != whole:
                (numbered if said else bare).append(name_of(job.deck, card, language))
    notes = [words.text("note-braille", table=job.braille)]
    separator = texts(language, "marks").text("mark-separator")
    for key, cards in (("note-brailled-number", numbered), ("note-unbrailled", bare)):
        notes += [words.text(key, names=separator.join(cards))] if cards else []
    return notes


def _named(job: Job, card: CardSpec) -> str:
    return name_of(job.deck, card, job.language)


def _places(job: Job, layout: Layout) -> list[str]:
    """How large the cards are taken to be, where on them a sticker goes, and how much of one it covers."""
    words = texts(job.language, "sheets")
    cards = _cards(job, layout)
    notes = [words.text("twin-place-token")] if len(cards) < len(layout.labels) else []
    notes += [words.text("note-cut-labels")] if layout.cut and not job.method.cut else []
    if not cards:
        return notes
    piece, largest = _extremes(job, layout, cards)
    side, top = place_on(piece, largest, edge=job.edge)
    place = words.text("twin-place-edge" if job.edge else "twin-place", side=side, top=top)
    size, cover = size_notes(job, layout, "twin-card", "twin-covers")
    return [size, place, cover, *notes]


def _other_places(job: Job, layout: Layout) -> Iterator[str]:
    """Cards whose sticker belongs elsewhere, or on one of their faces."""
    words, marks = texts(job.language, "sheets"), texts(job.language, "marks")
    for card in job.deck.cards:
        if card.id not in layout.labels:
            continue
        place = card.extra.get("place", PLACES[0])
        facts = [marks.text(f"fact-{place}")] if place != PLACES[0] else []
        if "face" in card.extra:
            facts.append(own_text(job.deck, "fact", f"face-{card.extra['face']}", job.language))
        for fact in facts:
            name = sentence_case(name_of(job.deck, card, job.language))
            yield words.text("twin-place-other", name=name, place=fact)


def size_notes(
    job: Job, layout: Layout, card: str = "say-card", cover: str = "say-cover", language: str = ""
) -> list[str]:
    """How large the cards are taken to be, and how much of one the largest sticker covers; none for tokens.

    Args:
        job: what is printed.
        layout: of its stickers.
        card: the message on the size, with "-guessed" behind it where it is a guess.
        cover: the message on what is covered.
        language: of the notes; the job's if not given.
    """
    cards = _cards(job, layout)
    if not cards:
        return []
    words = texts(language or job.language, "sheets")
    piece, largest = _extremes(job, layout, cards)
    key = f"{card}-guessed" if piece.guessed else card
    shares = [
        layout.labels[card].outline.width * layout.labels[card].outline.height / job.pieces[card].area
        for card in cards
    ]
    share = math.ceil(max(shares) * 100 - 0.01)
    return [
        words.text(key, width=piece.width, height=piece.height),
        words.text(cover, wide=round(largest.width, 1), high=round(largest.height, 1), share=share),
    ]


def _cards(job: Job, layout: Layout) -> list[str]:
    """The ids of what is no token."""
    return [card for card in layout.labels if not job.pieces[card].round]


def _extremes(job: Job, layout: Layout, cards: Sequence[str]) -> tuple[Piece, Rect]:
    """The size that most kinds of cards have, and the largest sticker."""
    outlines = [layout.labels[card].outline for card in cards]
    piece = Counter(job.pieces[card] for card in cards).most_common(1)[0][0]
    return piece, max(outlines, key=lambda rect: rect.width * rect.height)


def place_on(piece: Piece, sticker: Rect, *, edge: bool) -> tuple[float, float]:
    """How far from the left and from the top of a card a sticker goes, mm: below the number in the corner."""
    side = 0.0 if edge else max(0.0, min(WISHED_MARGIN, (piece.width - sticker.width) / 2))
    top = min(round(piece.height * INDEX), piece.height - sticker.height - WISHED_MARGIN)
    return round(side, 1), round(max(top, 0.0), 1)


def twin(job: Job, layout: Layout) -> str:
    """The whole list; what is to be done first comes first."""
    blocks = [_head(job), _sorting(job), _sighted(job), _making(job), _placing(job, layout)]
    return "\n\n".join(["\n".join(block) for block in (*blocks, *_sheets(job), _key(job))]) + "\n"


def _head(job: Job) -> list[str]:
    words = texts(job.language, "sheets")
    return [
        words.text("twin-title", title=title_of(job.deck, job.language)),
        words.text(
            "twin-made",
            stickers=job.stickers,
            sheets=len(job.sheets),
            stock=stock_name(job.stock, job.language),
            paper=words.text(f"paper-{job.stock.paper}"),
            method=words.text(f"method-{job.method.name}"),
            profile=job.profile.name,
        ),
    ]


def _sorting(job: Job) -> list[str]:
    words = texts(job.language, "sheets")
    counts = Counter(sticker.card.id for sheet in job.sheets for _, sticker in sheet)
    piles = [(card, counts[card.id]) for card in job.deck.cards if counts[card.id]]
    lines = [
        words.text("twin-sort-line", number=place, count=count_of(job.deck, card, count, job.language))
        for place, (card, count) in enumerate(piles, 1)
    ]
    first = job.sheets[0][0][0]
    then = words.text("twin-sort-then" if job.sets == 1 else "twin-sort-sets", first=first)
    return [words.text("twin-sort-head"), words.text("twin-sort"), *lines, then]


def _sighted(job: Job) -> list[str]:
    words = texts(job.language, "sheets")
    keys = ("head", "sort", "print" if has_ruler(job.stock) else "fit", job.method.name)
    return [words.text(f"twin-sighted-{key}") for key in keys]


def _making(job: Job) -> list[str]:
    return [texts(job.language, "sheets").text("twin-make-head"), *making_notes(job)]


def _placing(job: Job, layout: Layout) -> list[str]:
    return [texts(job.language, "sheets").text("twin-place-head"), *sticking_notes(job, layout)]


_CELL, _SET, _COPY = "\ue000", "\ue001", "\ue002"
"""Private characters that stand for what differs between the lines of one card."""


def _sheets(job: Job) -> Iterator[list[str]]:
    words = texts(job.language, "sheets")
    lines: dict[tuple[str, int], str] = {}
    totals = Counter((s.card.id, s.set) for sheet in job.sheets for _, s in sheet)
    for number, sheet in enumerate(job.sheets, 1):
        key = "twin-sheet-turned" if job.stock.turned else "twin-sheet"
        counts = {"sheets": len(job.sheets), "cols": job.stock.cols, "rows": job.stock.rows}
        block = [words.text(key, sheet=number, **counts)]
        for cell, sticker in sheet:
            known = (sticker.card.id, totals[sticker.card.id, sticker.set])
            if known not in lines:
                # A message is formatted once for each card: a school's order has ten thousand lines.
                lines[known] = _line(job, sticker, known[1])
            line = lines[known].replace(_CELL, str(cell)).replace(_SET, str(sticker.set))
            block.append(line.replace(_COPY, str(sticker.copy)))
        yield block


def _line(job: Job, sticker: Sticker, copies: int) -> str:
    """The line of a sticker, with marks for its cell, its set and which copy it is."""
    return texts(job.language, "sheets").text(
        "twin-cell-set" if job.sets > 1 else "twin-cell",
        cell=_CELL,
        set=_SET,
        name=_named(job, sticker.card),
        copy=_COPY,
        copies=copies,
        mark=describe(sticker.mark, job.language),
    )


def _key(job: Job) -> list[str]:
    head = texts(job.language, "sheets").text("twin-key-head")
    lines = [line.line(job.language) for line in key_lines(job.deck, job.language)]
    return [head, *lines, *allotted(job.deck, job.language), *key_notes(job.deck, job.language)]
