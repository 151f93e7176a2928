"""Orders that do not come from a command line: what a menu asks for, made as the commands make it."""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import GameError
from accessible_games.games.deck import CardSpec
from accessible_games.narration.catalogue import KANA

from .. import desktop
from ..decks import open_deck
from ..output import picture, write_all
from ..plan import check_numbers
from ..refusal import Refusal, SheetError, sentence_of
from ..stock import STOCKS, Stock
from ..texts import texts
from .cards import add_cards, order_of
from .learning import add_learn_sheet, lesson_of
from .making import page_count
from .sheets import MOST_TOLD, add_stickers, every_unnamed, made, page_ranges, told

if TYPE_CHECKING:
    from ..cards.promises import Promise
    from ..sheets import Job

STEM: Final = "printing"
"""Of the messages that a menu says, in each language and in kana."""

_OFFERED: Final[Mapping[str, Sequence[str]]] = {
    "a4": ("L7651", "L4732", "L4736", "L7654", "28388", "L7160", "L7163", "L7165"),
    "letter": ("5167", "8195", "5160", "6570", "5161", "5163"),
}
"""Labels by paper, small ones first; all others are found by the name on their box."""

_AT_ONCE: Final = 10
"""So many cards are one sentence of what is told on demand."""

Told = tuple[str, str]
"""A sentence as it is written, and in kana where that is another."""


@dataclass(slots=True)
class Order:
    """What was chosen so far.

    Attributes:
        what: "stickers", "cards", "learn" or "page".
        game: a box, or the name of a deck of one's own.
        data: the table of that deck.
        method: of making marks.
        paper: "a4" or "letter".
        stock: the labels; "" for the smallest that hold everything.
        size: of large-print cards.
        preset: of their print.
        sets: how many.
        card: the size of the cards that stickers go on; "" for what is known of the box.
    """

    what: str = ""
    game: str = ""
    data: Path | None = None
    method: str = "swell"
    paper: str = ""
    stock: str = ""
    size: str = "poker"
    preset: str = "large"
    sets: int = 1
    card: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """Files that are made and not yet written.

    Attributes:
        contents: what goes into which file; the PDF is the first.
        told: what has become of the order, a sentence each.
        details: what is told on demand: names one by one where there are many.
        pages: the first and the last page of the sheets.
        picture: the first sheet as PNG.
        key: the pages of the key behind them, for plain paper; None if there is none.
        two_sided: whether it is printed on both sides.
    """

    contents: Mapping[Path, bytes]
    told: Sequence[Told]
    pages: tuple[int, int]
    picture: bytes
    key: tuple[int, int] | None = None
    two_sided: bool = False
    details: Sequence[Told] = ()

    @property
    def target(self) -> Path:
        """The PDF."""
        return next(iter(self.contents))

    def write(self) -> None:
        """Write all files, and the folder if it is not there.

        Raises:
            SheetError: one of them cannot be written; then none is.
            OSError: the folder cannot be made.
        """
        self.target.parent.mkdir(parents=True, exist_ok=True)
        write_all(self.contents, force=False)

    def send(self, pages: tuple[int, int]) -> str:
        """Print pages of the PDF; gives the message that says so.

        Raises:
            SheetError: there is nothing that prints, or it says why it does not.
        """
        desktop.send(self.target, pages, two_sided=self.two_sided)
        return "say-sent-windows" if desktop.system() == "windows" else "say-sent"


def message(locale: str, key: str, /, **variables: Any) -> str:
    """What a menu says, in a language or in kana."""
    return texts(locale, STEM).text(key, **variables)


def check_table(path: Path) -> None:
    """Read a table of cards, as the order will.

    Raises:
        GameError: it is not there, or something in it is wrong.
    """
    open_deck(path.stem or "deck", path)


def reason(problem: GameError, locale: str) -> str:
    """Why something is refused; in English where there are no words for it in kana."""
    if locale != KANA:
        return sentence_of(problem, locale)
    known = isinstance(problem, Refusal) and _has_kana(problem)
    return sentence_of(problem, KANA) if known else str(problem)


def _has_kana(problem: Refusal) -> bool:
    try:
        return texts(KANA, problem.stem).has(problem.key)
    except FileNotFoundError:
        return False


def labels(paper: str, language: str) -> list[Stock]:
    """The labels that are offered, by the names that they are sold under."""
    from ..sheets import stock_name

    return [replace(STOCKS[name], name=stock_name(STOCKS[name], language)) for name in _OFFERED[paper]]


def presets() -> Sequence[str]:
    """The sizes of print that large-print cards have."""
    from ..cards.sizes import PRESETS

    return tuple(PRESETS)


def show(path: Path) -> None:
    """Let the system show a file or a folder.

    Raises:
        SheetError: it has nothing that does.
    """
    desktop.show(path)


def system() -> str:
    """Which of the three ways there are: "windows", "macos" or "other"."""
    return desktop.system()


def make(order: Order, folder: Path, language: str) -> Made:
    """What was ordered, by the command that prints it.

    Args:
        order: complete.
        folder: where the files will be; they get names that are not there yet.
        language: of sheets and sentences.

    Raises:
        GameError: it cannot be made so; one sentence says why.
    """
    makers = {"stickers": _stickers, "cards": _cards, "learn": _lesson, "page": _page}
    return makers[order.what](order, folder, language)


def _stickers(order: Order, folder: Path, language: str) -> Made:
    target = _new_file(folder, f"{order.game}-stickers")
    words = [*_deck_words(order), "--method", order.method, "--paper", order.paper]
    words += ["--sets", str(order.sets), *(["--stock", order.stock] if order.stock else [])]
    words += ["--card", order.card] if order.card else []
    words += ["--covers", "--allow-large"] if order.sets > 1 else ["--allow-large"]
    folder.mkdir(parents=True, exist_ok=True)
    job, product = made(_parsed(add_stickers, words), language, target)
    pages, key = page_ranges(job, product)
    counts = {"sheets": pages[1], "pages": key[1] - key[0] + 1}

    def sentences(locale: str) -> list[str]:
        large = [message(locale, "made-large")] if _has_large(job) else []
        done = told(job, product, None, locale, menu=True)
        return [*done, *large, _first_sheet(job, locale), message(locale, "made-key", **counts)]

    details = _both(lambda locale: [*every_unnamed(job, product, locale), *_each_cell(job, locale)], language)
    return Made(
        product.files(target, svg=False),
        _both(sentences, language),
        pages,
        picture(product.pdf, 2 if job.method.punched else 1),
        key,
        two_sided=job.method.punched,
        details=details,
    )


def _has_large(job: Job) -> bool:
    """Whether numbers are on the sheets that a command refuses unless they are asked for."""
    try:
        check_numbers(job.deck, (sticker for sheet in job.sheets for _, sticker in sheet), allow_large=False)
    except SheetError:
        return True
    return False


def _first_sheet(job: Job, locale: str) -> str:
    """What is on the first sheet: so many of each card, or in short where there are many kinds."""
    from ..names import name_of

    kinds = _kinds(sticker.card for _, sticker in job.sheets[0])
    if len(kinds) <= MOST_TOLD:
        return message(locale, "made-first", cards=_counted(job, kinds, locale))
    ends = [name_of(job.deck, card, locale) for card in (kinds[0][0], kinds[-1][0])]
    stickers = len(job.sheets[0])
    return message(
        locale, "made-first-many", stickers=stickers, kinds=len(kinds), first=ends[0], last=ends[1]
    )


def _each_cell(job: Job, locale: str) -> list[str]:
    """What is on the first sheet, some cells at a time; nothing if that was told already."""
    cells = list(job.sheets[0])
    if len(_kinds(sticker.card for _, sticker in cells)) <= MOST_TOLD:
        return []
    parts = [cells[at : at + _AT_ONCE] for at in range(0, len(cells), _AT_ONCE)]
    return [
        message(
            locale,
            "made-cells",
            first=part[0][0],
            last=part[-1][0],
            cards=_counted(job, _kinds(sticker.card for _, sticker in part), locale),
        )
        for part in parts
    ]


def _kinds(cards: Iterable[CardSpec]) -> list[tuple[CardSpec, int]]:
    """Each card once, with how many there are of it, in the order in which they come."""
    listed = list(cards)
    counts = Counter(card.id for card in listed)
    return [(card, counts[card.id]) for card in {card.id: card for card in listed}.values()]


def _counted(job: Job, kinds: Sequence[tuple[CardSpec, int]], locale: str) -> str:
    """Cards and how many of each; a single one of one's own by its name alone: "King", not "1 × King"."""
    from ..names import count_of, name_of

    separator = texts(locale, "marks").text("mark-separator")
    return separator.join(
        [
            name_of(job.deck, card, locale)
            if count == 1 and "name" in card.extra
            else count_of(job.deck, card, count, locale)
            for card, count in kinds
        ]
    )


def _cards(order: Order, folder: Path, language: str) -> Made:
    from ..cards.production import produce

    target = _new_file(folder, f"{order.game}-cards")
    words = [*_deck_words(order), "-o", str(target), "--size", order.size, "--print", order.preset]
    product = produce(order_of(_parsed(add_cards, words), language))
    counts = {"cards": product.cards, "sheets": product.sheets}
    sentences = _both(
        lambda locale: [message(locale, "made-cards", **counts), *_broken(product.promise, locale)], language
    )
    pages = (1, page_count(product.pdf))
    first = picture(product.pdf, product.first_card_page)
    return Made({target: product.pdf}, sentences, pages, first, two_sided=True)


def _broken(promise: Promise | None, locale: str) -> list[str]:
    """How many kinds of cards are not printed as large as was chosen, and which size of cards would help."""
    if promise is None or not promise.broken:
        return []
    told = [message(locale, "made-broken", kinds=len(promise.broken), all=len(promise.kinds))]
    if promise.instead is not None:
        size, left = promise.instead
        key = "made-instead-fewer" if left else "made-instead"
        told.append(message(locale, key, size=message(locale, f"size-{size.name}"), kinds=left))
    return told


def _lesson(order: Order, folder: Path, language: str) -> Made:
    from ..job import text_path
    from ..learning import first_marks, learn_sheet

    target = _new_file(folder, f"{order.game}-learn")
    words = [*_deck_words(order), "--method", order.method, "--paper", order.paper]
    lesson = lesson_of(_parsed(add_learn_sheet, words), language)
    pdf, text = learn_sheet(lesson)
    pages = (1, page_count(pdf))
    sentences = _both(lambda locale: [message(locale, "made-pages", pages=pages[1])], language)
    two_sided = order.method != "swell"  # which goes through a printer sheet by sheet
    contents = {target: pdf, text_path(target): text.encode()}
    return Made(contents, sentences, pages, picture(pdf, first_marks(lesson.method)), two_sided=two_sided)


def _page(order: Order, folder: Path, language: str) -> Made:
    from ..testsheet import calibration_page

    pdf = calibration_page(order.paper, language)
    sentences = _both(lambda locale: [message(locale, "made-pages", pages=1)], language)
    return Made({_new_file(folder, "calibration"): pdf}, sentences, (1, 1), picture(pdf, 1))


def _both(sentences: Callable[[str], list[str]], language: str) -> list[Told]:
    """The sentences of a language, and beside them those in kana."""
    written = sentences(language)
    return list(zip(written, sentences(KANA) if language == "ja" else written, strict=True))


def _deck_words(order: Order) -> list[str]:
    return [order.game, *(["--data", str(order.data)] if order.data else [])]


def _parsed(
    add_arguments: Callable[[argparse.ArgumentParser], None], words: Sequence[str]
) -> argparse.Namespace:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    add_arguments(parser)
    return parser.parse_args(words)


def _new_file(folder: Path, stem: str) -> Path:
    """A PDF in the folder that is not there yet, nor its list."""
    for number in itertools.count(1):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}.pdf"
        if not path.exists() and not path.with_suffix(".txt").exists():
            return path
    raise AssertionError("numbers do not end")
