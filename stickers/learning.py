"""A sheet to learn on by touch: the numbers 1 to 20, the signs of a game, and a small exam.

It is the key of a game for fingers: made by the same method and in the same sizes as its stickers.
The answers to the exam are printed on its back, or on the last page where both sides are punched, and
stand at the end of the list that goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from accessible_games.games.deck import CardSpec, Deck

from .calibration import Calibration
from .folio import Folio
from .fonts import Typeface
from .keypage import TITLE, KeyPages
from .layout import OWN_SHEET, Style, fit
from .manifest import ATTACHMENT
from .marks import Mark, describe, mark_of, signs_of
from .methods import Method, room_for
from .names import name_of, sentence_case, title_of
from .pieces import SHEET
from .plan import Sticker, impose
from .profile import Profile
from .sheets import Job, Naming, SheetWriter, items_of
from .stock import PAPERS, Stock
from .texts import texts
from .twin import solid_notes

NUMBERS: Final = 20
"""The numbers that are learnt first."""

QUESTIONS: Final = 8
"""How many the exam has."""

_WORDS: Final = 14.0
"""The printed words, points: for whoever helps."""

_SIDES, _HEAD, _FOOT = 10.0, 18.0, 16.0
_APART: Final = 6.0
"""Between the marks, mm: two are never felt as one."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a sheet is made of.

    Attributes:
        deck: the game.
        profile: sizes of the marks.
        method: of making them.
        paper: "a4" or "letter".
        language: of the words.
        calibration: of the printer.
    """

    deck: Deck
    profile: Profile
    method: Method
    paper: str
    language: str
    calibration: Calibration


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the sheet: its heading, and what is felt there with the word printed beside it."""

    key: str
    entries: tuple[tuple[str, str, Mark], ...]


def sections_of(lesson: Lesson) -> list[Section]:
    """Numbers, the game's signs, and the exam: (id, word, mark) each."""
    numbers = tuple((f"number_{n}", str(n), signs_of(n)) for n in range(1, NUMBERS + 1))
    signs = tuple(
        (card.id, sentence_case(name_of(lesson.deck, card, lesson.language)), mark_of(card))
        for card in lesson.deck.cards
        if mark_of(card)
    )
    letters = "abcdefghijkl"
    asked = _asked(numbers, signs)
    exam = tuple((f"exam_{letters[i]}", letters[i], mark) for i, (_, _, mark) in enumerate(asked))
    return [Section("numbers", numbers), Section("signs", signs), Section("exam", exam)]


def answers_of(lesson: Lesson) -> list[str]:
    """The answers to the exam, one line each: "a: 7, a circle with a dot, two dots"."""
    numbers, signs, exam = sections_of(lesson)
    words = texts(lesson.language, "learning")
    asked = _asked(numbers.entries, signs.entries)
    return [
        words.text("learning-answer", letter=letter, name=name, mark=describe(mark, lesson.language))
        for (_, letter, _), (_, name, mark) in zip(exam.entries, asked, strict=True)
    ]


def _asked(
    numbers: Sequence[tuple[str, str, Mark]], signs: Sequence[tuple[str, str, Mark]]
) -> list[tuple[str, str, Mark]]:
    """Numbers and signs by turns, spread over both and in no order that could be guessed."""
    told = {mark for _, _, mark in numbers}
    own = [entry for entry in signs if entry[2] not in told] or list(signs)
    half = min(QUESTIONS // 2, len(own))
    # Steps that share no factor with the lengths visit what is far apart, and the same in each language.
    spread = [numbers[(7 + 9 * i) % len(numbers)] for i in range(QUESTIONS - half)]
    chosen = [own[(1 + i * max(1, len(own) // half)) % len(own)] for i in range(half)]
    mixed = [entry for pair in zip(spread, chosen, strict=False) for entry in pair]
    return mixed + spread[half:]


def learn_sheet(lesson: Lesson) -> tuple[bytes, str]:
    """The PDF, and the same as plain text, in the order of the sheet."""
    deck, rows = _as_deck(lesson)
    method = replace(lesson.method, cut=False)
    stickers = [[Sticker(card, mark_of(card), 1, 1) for card in section] for section in rows]
    style = Style(lesson.profile, method, Typeface(lesson.language), _WORDS, corners=False)
    stock = _grid(lesson, [sticker for section in stickers for sticker in section], deck, style)
    sheets = [tuple(impose(section, stock)) for section in stickers]
    job = Job(
        deck,
        stock,
        lesson.profile,
        method,
        lesson.language,
        tuple(sheet for section in sheets for sheet in section),
        1,
        _WORDS,
        lesson.calibration,
        card=f"{SHEET.width:g}x{SHEET.height:g}",
        corners=False,
    )
    words = texts(lesson.language, "learning")
    title = words.text("learning-title", title=title_of(lesson.deck, lesson.language))
    folio = Folio(lesson.paper, title, lesson.language, lesson.calibration, method.words)
    writer = _Writer(job, folio, [len(section) for section in sheets])
    writer.draw_lesson(lesson, title)
    manifest = writer.manifest().telling(folio.written())
    return folio.finish({ATTACHMENT: manifest.to_json()}), _text(lesson, title, job)


def first_marks(method: Method) -> int:
    """The page with the first marks, from 1: behind the notes, and of punched ones behind their front."""
    return 4 if method.punched else 2


def _as_deck(lesson: Lesson) -> tuple[Deck, list[list[CardSpec]]]:
    """The sections as cards of a deck of their own."""
    rows = [
        [
            CardSpec(identity, 1, MappingProxyType({"name": word, "mark": mark}))
            for identity, word, mark in section.entries
        ]
        for section in sections_of(lesson)
    ]
    title = title_of(lesson.deck, lesson.language)
    extra = MappingProxyType({"title": title})
    return Deck(f"learn-{lesson.deck.game}", tuple(card for row in rows for card in row), extra), rows


def _grid(lesson: Lesson, stickers: Sequence[Sticker], deck: Deck, style: Style) -> Stock:
    """A sheet with a place for each mark, as wide as the widest needs."""
    width, height = PAPERS[lesson.paper]
    pieces = dict.fromkeys([card.id for card in deck.cards], SHEET)
    items = items_of(stickers, Naming(deck, lesson.language, 1), pieces)
    free = (width - 2 * _SIDES, height - _HEAD - _FOOT)
    widest = max(room_for(style.method, item.mark, style.profile)[0] for item in items)
    margins = 2 * style.profile.margin
    columns = max(1, min(4, int(free[0] // (max(widest + margins + _APART, 42)))))
    cell = free[0] / columns
    tall = Stock(OWN_SHEET, lesson.paper, columns, 1, cell - 0.01, free[1], _SIDES, _HEAD, cell, free[1])
    layout = fit(items, tall, style)
    rooms = {item.card: room_for(style.method, item.mark, style.profile) for item in items}
    bottoms = [
        max(
            label.mark[1] + rooms[card][1],
            label.words.y + label.words.height if label.words else 0.0,
        )
        for card, label in layout.labels.items()
    ]
    row = max(bottoms) + style.profile.margin + _APART / 2
    count = int(free[1] // row)
    return replace(tall, rows=count, height=round(row - 0.01, 3), py=round(row, 3))


class _Writer(SheetWriter):
    """The sheets of a lesson: each section under its heading, the exam with its answers behind it."""

    heading = "H2"

    def __init__(self, job: Job, folio: Folio, counts: Sequence[int]) -> None:
        super().__init__(job, folio)
        keys = ("numbers", "signs", "exam")
        self._sections = [key for key, count in zip(keys, counts, strict=True) for _ in range(count)]

    def draw_lesson(self, lesson: Lesson, title: str) -> None:
        """How to practise, the sections, and the answers on the back of the exam."""
        words = texts(lesson.language, "learning")
        pages = KeyPages(self._folio)
        pages.paragraph("H1", title, size=TITLE)
        for note in learning_notes(lesson):
            pages.paragraph("P", note)
        pages.end()
        begin, exams = self._sections.index("exam"), self._sections.count("exam")
        punched = self._job.method.punched
        for number, sheet in enumerate(self._job.sheets, 1):
            # A punched sheet fills both sides of its paper; else the answers lie behind the last of the exam.
            fronts = 1 if punched else exams if number == begin + 1 else 0
            if fronts and (self._folio.page_count + fronts) % 2 == 0:
                pages.paragraph("P", words.text("learning-empty-punch" if punched else "learning-empty"))
                pages.end()
            with self._folio.within("Sect"):
                if punched:
                    self._draw_front(number, sheet)
                self._draw_sheet(number, sheet)
        pages.paragraph("H2", words.text("learning-answers"), size=TITLE)
        for answer in answers_of(lesson):
            pages.paragraph("P", answer, listed=True)
        pages.end()

    def _head(self, number: int) -> str:
        title = title_of(self._job.deck, self._job.language)
        return _heading(self._sections[number - 1], self._job.method, title, self._job.language)

    def _brief(self) -> str:
        return texts(self._job.language, "learning").text("learning-100")


def learning_notes(lesson: Lesson) -> list[str]:
    """How the sheet is made and used, one paragraph each."""
    words, sheets = texts(lesson.language, "learning"), texts(lesson.language, "sheets")
    sizes = {"dot": lesson.profile.dot, "line": lesson.profile.line}
    # There are no labels here: it is the same making, on plain paper or card.
    making = sheets.text(f"note-{lesson.method.name}", "sheet" if lesson.method.traced else None, **sizes)
    back = words.text("learning-back-punch" if lesson.method.punched else "learning-back")
    solid = solid_notes(lesson.method, (mark_of(card) for card in lesson.deck.cards), lesson.language)
    return [words.text("learning-how"), back, making, *solid, words.text("learning-code")]


def _heading(section: str, method: Method, title: str, language: str) -> str:
    """What a section is called, and of the exam where its answers are."""
    key = "exam-punch" if section == "exam" and method.punched else section
    return texts(language, "learning").text(f"learning-{key}", title=title)


def _text(lesson: Lesson, title: str, job: Job) -> str:
    """The list: what lies in each row of each page, and the answers at the very end."""
    words = texts(lesson.language, "learning")
    blocks = [[title, *learning_notes(lesson)]]
    cells = iter(job.sheets)
    for section in sections_of(lesson):
        title_here = title_of(lesson.deck, lesson.language)
        heading = _heading(section.key, lesson.method, title_here, lesson.language)
        left, lines = len(section.entries), []
        while left:
            sheet = next(cells)
            left -= len(sheet)
            lines += list(_rows(sheet, job, lesson, told=section.key != "exam"))
        blocks.append([heading, *lines])
    blocks.append([words.text("learning-answers"), *answers_of(lesson)])
    return "\n\n".join(["\n".join(block) for block in blocks]) + "\n"


def _rows(sheet: Sequence[tuple[int, Sticker]], job: Job, lesson: Lesson, *, told: bool) -> Iterator[str]:
    """Row by row what is felt; of the exam only the letters."""
    words = texts(lesson.language, "learning")
    rows: dict[int, list[str]] = {}
    for cell, sticker in sheet:
        name = name_of(job.deck, sticker.card, lesson.language)
        mark = describe(sticker.mark, lesson.language)
        item = words.text("learning-item", name=name, mark=mark) if told else name
        rows.setdefault((cell - 1) // job.stock.cols + 1, []).append(item)
    separator = words.text("learning-separator")
    for row, items in rows.items():
        yield words.text("learning-row", row=row, items=separator.join(items))
