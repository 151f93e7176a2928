"""Printing from the menu: what, for which cards, how made, on which sheet; then what to do with the file.

Each question is one step, and the way back leads one step back.  The commands of the package `stickers`
do the work, and their sentences are told as those of the menu are.
"""

from __future__ import annotations

import argparse
import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import GameError
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.japanese import read_foreign, read_text

from .answers import Back
from .console import SAID
from .pages import TextPages
from .parser import Parser
from .said import Message, Said
from .session import Session

if TYPE_CHECKING:
    from stickers.refusal import Refusal

_TABLES: Final = (".csv", ".tsv", ".toml")
_LISTED: Final = 20
"""So many tables are offered, the newest first; another one is typed."""
_MOST_SETS: Final = 99
_LABELS: Final = ("dots", "paint", "clear")
"""Methods that print on labels; the others cut a sheet up."""
_PAPERS: Final = ("a4", "letter")
_OFFERED: Final[Mapping[str, Sequence[str]]] = {
    "a4": ("L7651", "L4732", "L4736", "L7654", "28388", "L7160", "L7163", "L7165"),
    "letter": ("5167", "8195", "5160", "6570", "5161", "5163"),
}
"""Labels by paper, small ones first; all others are found by the name on their box."""
_SIZES: Final = ("poker", "bridge", "tarot", "a6")
_CARDS: Final = ("poker", "bridge", "tarot", "mini", "square")
"""Of cards that stickers go on."""
_PRESETS: Final = ("large", "xlarge", "giant", "index")
_DECIMAL: Final = re.compile(r"([0-9]+)\.([0-9]+)")
_FOREIGN: Final = re.compile(r"[0-9]+|[A-Za-z]+")
_DIALOGS: Final[Mapping[str, Sequence[str]]] = {
    "windows": ("acrobat", "edge", "firefox"),
    "macos": ("preview", "acrobat", "firefox"),
    "other": ("cups", "firefox"),
}
"""The programs that print on each system."""


@dataclass(slots=True)
class _Order:
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
class _Made:
    """Files that are made and not yet written.

    Attributes:
        contents: what goes into which file; the PDF is the first.
        told: what has become of the order, a sentence each.
        pages: the first and the last page of the sheets.
        key: of the key behind them, on plain paper; None if there is none.
        picture: the first sheet as PNG.
        two_sided: whether it is printed on both sides.
    """

    contents: Mapping[Path, bytes]
    told: Sequence[Said]
    pages: tuple[int, int]
    picture: bytes
    key: tuple[int, int] | None = None
    two_sided: bool = False


def choose_printing(session: Session) -> None:
    """Go through the steps until a file is written, and offer what can be done with it.

    Raises:
        Back: somebody went back before the first step.
        EndOfInput: nothing more will be typed.
    """
    _Printing(session).run()


_Step = Callable[[], None]


@dataclass(slots=True)
class _Printing:
    """The steps, one after the other.

    Attributes:
        session: whose menu it is.
        order: what was chosen so far.
        made: what it has become.
    """

    session: Session
    order: _Order = field(default_factory=_Order)
    made: _Made | None = None

    def run(self) -> None:
        place = 0
        while place < len(steps := self._steps()):
            try:
                steps[place]()
                place += 1
            except Back:
                if place == 0:
                    raise
                place -= 1
            except GameError as problem:
                self._refuse(problem)
                place = max(0, place - 1)
        with suppress(Back):
            self._use_file()

    def _steps(self) -> list[_Step]:
        """The questions about what was chosen first."""
        steps: dict[str, list[_Step]] = {
            "cards": [self._ask_deck, self._ask_size, self._ask_preset],
            "learn": [self._ask_deck, self._ask_method, self._ask_paper],
            "page": [self._ask_paper],
        }
        stickers: list[_Step] = [self._ask_deck, self._ask_method, self._ask_paper]
        if self.order.method in _LABELS:
            stickers.append(self._ask_stock)
        return [self._ask_what, *steps.get(self.order.what, stickers), self._make_and_write]

    # -- words --------------------------------------------------------------------------------

    def _words(self, key: str, /, **variables: Any) -> Said:
        """A message of printing, as it is written and as a voice of kana reads it."""
        return _told("printing", self.session.language, key, variables)

    def _message(self, key: str, /, **variables: Any) -> Message:
        return SAID, {"text": self._words(key, **variables)}

    def _pick(self, key: str, rows: Sequence[Message], *, picture: bytes = b"") -> int:
        return self.session.console.choose(SAID, rows, text=self._words(key), picture=picture)

    def _ask(self, key: str, /, **variables: Any) -> str:
        text = self._words(key, **variables)
        return self.session.console.ask(SAID, help_key=SAID, text=text)

    def _pick_value(self, key: str, values: Sequence[str]) -> str:
        """One of these; each has a message, the question's key and its own behind it."""
        return values[self._pick(key, [self._message(f"{key}-{value}") for value in values])]

    def _tell(self, said: Said) -> None:
        self.session.console.tell(SAID, text=said)

    def _refuse(self, problem: GameError) -> None:
        """Say why something is not done, in the language of the menu."""
        self._tell(_reason(problem, self.session.language))

    # -- the steps -----------------------------------------------------------------------------

    def _ask_what(self) -> None:
        self.order.what = self._pick_value("what", ("stickers", "cards", "learn", "page"))

    def _ask_deck(self) -> None:
        console, order = self.session.console, self.order
        rows: list[Message] = [("cli-game-title", {"game": console.titled(name)}) for name in GAMES]
        while True:
            chosen = self._pick("deck", [*rows, self._message("deck-own")])
            if chosen < len(rows):
                order.game, order.data = list(GAMES)[chosen], None
                return
            with suppress(Back):
                order.data = self._ask_table()
                order.game = order.data.stem or "deck"
                return

    def _ask_table(self) -> Path:
        """A table in the folder of texts or of documents, or one whose path is typed."""
        folder = self.session.folders.texts
        found = [path for place in dict.fromkeys((folder, folder.parent)) for path in _tables(place)]
        rows = [self._message("table-row", file=_name(path), folder=_name(path.parent)) for path in found]
        while found:
            chosen = self._pick("table", [*rows, self._message("table-other")])
            if chosen < len(found):
                return found[chosen]
            with suppress(Back):
                return self._ask_path()
        return self._ask_path()

    def _ask_path(self) -> Path:
        while not (typed := self._ask("table-path").strip("\"'")):
            pass
        return Path(typed).expanduser()

    def _ask_method(self) -> None:
        self.order.method = self._pick_value("method", ("swell", *_LABELS[:2], "punch", "clear"))

    def _ask_paper(self) -> None:
        self.order.paper, self.order.stock = self._pick_value("paper", _PAPERS), ""

    def _ask_stock(self) -> None:
        from stickers.stock import STOCKS

        stocks = [STOCKS[name] for name in _OFFERED[self.order.paper]]
        rows = [self._message("stock-fitting")]
        for stock in stocks:
            name = Said(stock.name, read_text(stock.name) or stock.name)
            sizes = {"width": _number(stock.width), "height": _number(stock.height)}
            rows.append(self._message("stock-row", stock=name, cells=stock.cells, **sizes))
        while True:
            chosen = self._pick("stock", [*rows, self._message("stock-other")])
            if chosen < len(rows):
                self.order.stock = stocks[chosen - 1].name if chosen else ""
                return
            with suppress(Back):
                self.order.stock = self._ask("stock-name")
                return

    def _ask_size(self) -> None:
        self.order.size = self._pick_value("size", _SIZES)

    def _ask_preset(self) -> None:
        from stickers.cards.sizes import PRESETS

        self.order.preset = self._pick_value("preset", [name for name in _PRESETS if name in PRESETS])

    # -- making and writing ----------------------------------------------------------------------

    def _make_and_write(self) -> None:
        """Tell and show what will be made, and write it once that is wanted."""
        while True:
            self.made = made = _make(self.order, self.session)
            for line in made.told:
                self._tell(line)
            rows = [self._message("ready-write")]
            if self.order.what == "stickers":
                rows += [self._message("ready-sets", n=self.order.sets), self._message("ready-card")]
            chosen = self._pick("ready", rows, picture=made.picture)
            if chosen == 0:
                break
            with suppress(Back):
                if chosen == 1:
                    self.order.sets = self._ask_sets()
                else:
                    self.order.card = self._pick_value("size", _CARDS)
        from stickers.output import write_all

        target = next(iter(made.contents))
        _make_folder(target.parent)
        write_all(made.contents, force=False)
        self._tell(self._words("wrote", file=_name(target), folder=_name(target.parent)))
        for path in list(made.contents)[1:]:
            self._tell(self._words("wrote-list", file=_name(path)))

    def _ask_sets(self) -> int:
        while True:
            typed = self._ask("sets", least=1, most=_MOST_SETS)
            number = self.session.console.chosen_number(typed, 1, _MOST_SETS)
            if number is not None:
                return number

    # -- the file --------------------------------------------------------------------------------

    def _use_file(self) -> None:
        """Offer what can be done with the file, until somebody has done with it."""
        assert self.made is not None, "the last step makes it"
        made, target = self.made, next(iter(self.made.contents))
        self._tell_where(target)
        from stickers.cli.making import range_of

        deeds: list[tuple[Message, Callable[[], None]]] = [
            (self._message("next-open"), lambda: self._show(target)),
            (self._message("next-folder"), lambda: self._show(target.parent)),
            (self._message("next-print", **range_of(made.pages)), lambda: self._send(made.pages)),
        ]
        if (key := made.key) is not None:
            deeds.append((self._message("next-print-key", **range_of(key)), lambda: self._send(key)))
        deeds += [
            (self._message("next-dialog"), self._tell_dialog),
            (self._message("next-where"), lambda: self._tell_where(target)),
            (self._message("next-copy"), lambda: self._copy(target)),
        ]
        while True:
            chosen = self._pick("next", [row for row, _ in deeds])
            try:
                with suppress(Back):
                    deeds[chosen][1]()
            except GameError as problem:
                self._refuse(problem)

    def _tell_where(self, target: Path) -> None:
        from stickers.desktop import system

        self._tell(self._words(f"find-{system()}", path=_read(str(target))))

    def _show(self, path: Path) -> None:
        from stickers import desktop

        desktop.show(path)
        self._tell(self._words("say-opened", path=_name(path)))

    def _send(self, pages: tuple[int, int]) -> None:
        from stickers import desktop
        from stickers.cli.making import range_of

        assert self.made is not None
        desktop.send(next(iter(self.made.contents)), pages, two_sided=self.made.two_sided)
        key = "say-sent-windows" if desktop.system() == "windows" else "say-sent"
        self._tell(self._words(key, **range_of(pages)))

    def _tell_dialog(self) -> None:
        """The words of the print dialog of a program; of those of this system first."""
        from stickers.desktop import system

        own = _DIALOGS[system()]
        names = [*own, *(name for name in ("acrobat", "edge", "preview", "cups") if name not in own)]
        chosen = self._pick("dialog", [self._message(f"dialog-title-{name}") for name in names])
        self._tell(self._words(f"dialog-{names[chosen]}"))

    def _copy(self, target: Path) -> None:
        written = TextPages(self.session.folders.texts).copy(str(target))
        self._tell(self._words("copied-to", file=_read(written)) if written else self._words("copied"))


# -- what the commands make ------------------------------------------------------------------------


def _make(order: _Order, session: Session) -> _Made:
    """What was ordered, by the command that prints it.

    Raises:
        GameError: it cannot be made so; one sentence says why.
    """
    makers = {"stickers": _make_stickers, "cards": _make_cards, "learn": _make_lesson, "page": _make_page}
    made = makers[order.what](order, session)
    return made


def _make_stickers(order: _Order, session: Session) -> _Made:
    from stickers.cli.sheets import add_stickers, made, page_ranges, told

    target = _new_file(session.folders.texts, f"{order.game}-stickers")
    words = [*_deck_words(order), "--method", order.method, "--paper", order.paper]
    words += ["--sets", str(order.sets), *(["--stock", order.stock] if order.stock else [])]
    words += ["--card", order.card] if order.card else []
    arguments = _parsed("stickers", add_stickers, words)
    language = session.language
    _make_folder(target.parent)
    job, product = made(arguments, language, target)
    pages, key = page_ranges(job, product)
    lines = told(job, product, None, language)
    kana = told(job, product, None, KANA) if language == "ja" else lines
    first = _first_sheet(job, language), _first_sheet(job, KANA) if language == "ja" else ""
    sentences = [Said(line, _plain_kana(read)) for line, read in zip(lines, kana, strict=True)]
    sentences.append(_told("printing", language, "made-first", {"cards": Said(*first)}))
    counts = {"sheets": pages[1], "pages": key[1] - key[0] + 1}
    sentences.append(_told("printing", language, "made-key", counts))
    picture = _picture(product.pdf, 2 if job.method.punched else 1)
    contents = product.files(target, svg=False)
    return _Made(contents, sentences, pages, picture, key, two_sided=job.method.punched)


def _first_sheet(job: Any, language: str) -> str:
    """What is on the first sheet: so many of each card."""
    from collections import Counter

    from stickers.names import count_of
    from stickers.texts import texts

    counts = Counter(sticker.card.id for _, sticker in job.sheets[0])
    cards = [card for card in job.deck.cards if counts[card.id]]
    separator = texts(language, "marks").text("mark-separator")
    return separator.join([count_of(job.deck, card, counts[card.id], language) for card in cards])


def _make_cards(order: _Order, session: Session) -> _Made:
    from stickers.cards.production import produce
    from stickers.cli.cards import add_cards, order_of

    target = _new_file(session.folders.texts, f"{order.game}-cards")
    words = [*_deck_words(order), "-o", str(target), "--size", order.size, "--print", order.preset]
    product = produce(order_of(_parsed("cards", add_cards, words), session.language))
    counts = {"cards": product.cards, "sheets": product.sheets}
    told = [_told("printing", session.language, "made-cards", counts)]
    pages = (1, _page_count(product.pdf))
    picture = _picture(product.pdf, product.first_card_page)
    return _Made({target: product.pdf}, told, pages, picture, two_sided=True)


def _make_lesson(order: _Order, session: Session) -> _Made:
    from stickers.cli.learning import add_learn_sheet, lesson_of
    from stickers.job import text_path
    from stickers.learning import learn_sheet

    target = _new_file(session.folders.texts, f"{order.game}-learn")
    words = [*_deck_words(order), "--method", order.method, "--paper", order.paper]
    lesson = lesson_of(_parsed("learn-sheet", add_learn_sheet, words), session.language)
    pdf, text = learn_sheet(lesson)
    pages = (1, _page_count(pdf))
    told = [_told("printing", session.language, "made-pages", {"pages": pages[1]})]
    two_sided = order.method != "swell"  # which goes through a printer sheet by sheet
    contents = {target: pdf, text_path(target): text.encode()}
    return _Made(contents, told, pages, _picture(pdf, 2), two_sided=two_sided)


def _make_page(order: _Order, session: Session) -> _Made:
    from stickers.testsheet import calibration_page

    target = _new_file(session.folders.texts, "calibration")
    pdf = calibration_page(order.paper, session.language)
    told = [_told("printing", session.language, "made-pages", {"pages": 1})]
    return _Made({target: pdf}, told, (1, 1), _picture(pdf, 1))


def _deck_words(order: _Order) -> list[str]:
    return [order.game, *(["--data", str(order.data)] if order.data else [])]


def _parsed(
    verb: str, add_arguments: Callable[[argparse.ArgumentParser], None], words: Sequence[str]
) -> argparse.Namespace:
    parser = Parser(verb, "")
    add_arguments(parser)
    return parser.parse(words)


def _picture(pdf: bytes, page: int) -> bytes:
    from stickers.preview import picture

    return picture(pdf, page)


def _page_count(pdf: bytes) -> int:
    from stickers.cli.making import page_count

    return page_count(pdf)


# -- files and words -----------------------------------------------------------------------------


def _told(stem: str, language: str, key: str, variables: Mapping[str, Any]) -> Said:
    """A message of the package `stickers`; its variables may be written one way and read another."""
    from stickers.texts import texts

    def by(locale: str) -> str:
        parts = {
            name: value.by(locale) if isinstance(value, Said) else value for name, value in variables.items()
        }
        return texts(locale, stem).text(key, **parts)

    written = by(language)
    return Said(written, by(KANA) if language == "ja" else written)


def _reason(problem: GameError, language: str) -> Said:
    """Why something is refused: in kana, too, where there are words for it."""
    from stickers.refusal import Refusal, sentence_of

    written = sentence_of(problem, language)
    if language != "ja":
        return Said(written, written)
    known = isinstance(problem, Refusal) and _has_kana(problem)
    return Said(written, _plain_kana(sentence_of(problem, KANA) if known else str(problem)))


def _has_kana(problem: Refusal) -> bool:
    from stickers.texts import texts

    try:
        return texts(KANA, problem.stem).has(problem.key)
    except FileNotFoundError:
        return False


def _tables(folder: Path) -> list[Path]:
    """The newest tables of a folder."""
    try:
        files = [path for path in folder.iterdir() if path.suffix.lower() in _TABLES and path.is_file()]
        return sorted(files, key=lambda path: -path.stat().st_mtime)[:_LISTED]
    except OSError:
        return []


def _new_file(folder: Path, stem: str) -> Path:
    """A PDF in the folder that is not there yet, nor its list."""
    for number in itertools.count(1):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}.pdf"
        if not path.exists() and not path.with_suffix(".txt").exists():
            return path
    raise AssertionError("numbers do not end")


def _make_folder(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)


def _name(path: Path) -> Said:
    return _read(path.name)


def _read(text: str) -> Said:
    """A name or a path: its ending is spelt, and what a voice of kana cannot read stays as it is."""
    stem, dot, ending = text.rpartition(".")
    plain = f"{stem} {ending.upper()}" if dot and ending.isalpha() else text
    spelt = read_foreign(plain.replace("_", " "))
    return Said(text, read_text(spelt) or text)


def _number(value: float) -> Said:
    """A length: "38.1" is written, さんじゅうはちてんいち read."""
    written = f"{round(value, 1):g}"
    return Said(written, _plain_kana(written))


def _plain_kana(text: str) -> str:
    """A sentence of kana whose figures and Latin letters are read, too."""
    text = _DECIMAL.sub(lambda found: f"{found[1]}てん{found[2]}", text)
    return _FOREIGN.sub(lambda found: read_text(found[0]) or found[0], text)
