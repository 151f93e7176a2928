"""The same sheets as plain text, for a screen reader or a braille display, in the order of sticking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .fields import PLACES
from .furniture import has_ruler
from .key import key_lines, key_notes
from .layout import Layout
from .marks import describe
from .names import count_of, name_of, sentence_case, title_of
from .sheets import Job
from .texts import texts


def making_notes(job: Job) -> list[str]:
    """How the stickers are printed and made, one paragraph each."""
    words = texts(job.language, "sheets")
    sizes = {"dot": f"{job.profile.dot:g}", "line": f"{job.profile.line:g}"}
    return [
        words.text("note-print" if has_ruler(job.stock) else "note-print-only"),
        words.text(f"note-{job.method.name}", **sizes),
        words.text("note-key-paper"),
    ]


def sticking_notes(job: Job, layout: Layout) -> list[str]:
    """Where a sticker goes and how it is held, one paragraph each."""
    words = texts(job.language, "sheets")
    size = f"{layout.size:g}"
    return [
        words.text("twin-place"),
        *_other_places(job),
        words.text("twin-corner" if layout.corner else "twin-no-corner"),
        words.text("twin-text", size=size) if layout.size else words.text("twin-text-none"),
    ]


def _other_places(job: Job) -> Iterator[str]:
    """Cards whose sticker belongs elsewhere, or on one of their faces."""
    words, marks = texts(job.language, "sheets"), texts(job.language, "marks")
    for card in job.deck.cards:
        place = card.extra.get("place", PLACES[0])
        facts = [f"fact-{place}"] if place != PLACES[0] else []
        facts += [f"fact-face-{card.extra['face']}"] if "face" in card.extra else []
        for fact in facts:
            name = sentence_case(name_of(job.deck, card, job.language))
            yield words.text("twin-place-other", name=name, place=marks.text(fact))


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
            stock=job.stock.name,
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


def _sheets(job: Job) -> Iterator[list[str]]:
    words = texts(job.language, "sheets")
    names = {card.id: name_of(job.deck, card, job.language) for card in job.deck.cards}
    marks: dict[tuple[str, ...], str] = {}
    key = "twin-cell-set" if job.sets > 1 else "twin-cell"
    totals = Counter((s.card.id, s.set) for sheet in job.sheets for _, s in sheet)
    for number, sheet in enumerate(job.sheets, 1):
        block = [
            words.text(
                "twin-sheet",
                sheet=number,
                sheets=len(job.sheets),
                cols=job.stock.cols,
                rows=job.stock.rows,
            )
        ]
        for cell, sticker in sheet:
            if sticker.mark not in marks:
                marks[sticker.mark] = describe(sticker.mark, job.language)
            block.append(
                words.text(
                    key,
                    cell=cell,
                    set=sticker.set,
                    name=names[sticker.card.id],
                    copy=sticker.copy,
                    copies=totals[sticker.card.id, sticker.set],
                    mark=marks[sticker.mark],
                )
            )
        yield block


def _key(job: Job) -> list[str]:
    head = texts(job.language, "sheets").text("twin-key-head")
    lines = [line.line(job.language) for line in key_lines(job.deck, job.language)]
    return [head, *lines, *key_notes(job.deck, job.language)]
