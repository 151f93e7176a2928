"""Printing from the menu: what, for which cards, how made, on which sheet; then what to do with the file.

Each question is one step, and the way back leads one step back.  The commands of the package `stickers`
do the work, and their sentences are told as those of the menu are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import GameError
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.japanese import read_foreign, read_text

from .answers import Back
from .console import SAID, Message, Said
from .pages import TextPages
from .session import Session

if TYPE_CHECKING:
    from stickers.cli.ordering import Made, Order

_TABLES: Final = (".csv", ".tsv", ".toml")
_LISTED: Final = 20
"""So many tables are offered, the newest first; another one is typed."""
_MOST_SETS: Final = 99
_ON_LABELS: Final = ("dots", "paint", "clear")
"""Methods for which labels are chosen; the others cut a sheet up."""
_PAPERS: Final = ("a4", "letter")
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


def choose_printing(session: Session) -> None:
    """Go through the steps until a file is written, and offer what can be done with it.

    Raises:
        Back: somebody went back before the first step.
        EndOfInput: nothing more will be typed.
    """
    from stickers.cli.ordering import Order

    _Printing(session, Order()).run()


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
    order: Order
    made: Made | None = None

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
        if self.order.method in _ON_LABELS:
            stickers.append(self._ask_stock)
        return [self._ask_what, *steps.get(self.order.what, stickers), self._make_and_write]

    # -- words --------------------------------------------------------------------------------

    def _words(self, key: str, /, **variables: Any) -> Said:
        """A message of printing, as it is written and as a voice of kana reads it."""
        return _words(self.session.language, key, **variables)

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
        from stickers.cli.ordering import reason

        language = self.session.language
        written = reason(problem, language)
        self._tell(Said(written, _plain_kana(reason(problem, KANA)) if language == "ja" else written))

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
                order.data = self._ask_whole_table()
                order.game = order.data.stem or "deck"
                return

    def _ask_whole_table(self) -> Path:
        """A table that can be read; what is wrong with another one is said before anything else is asked."""
        from stickers.cli.ordering import check_table

        while True:
            path = self._ask_table()
            try:
                check_table(path)
            except GameError as problem:
                self._refuse(problem)
            else:
                return path

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
        """What is typed, also without its ending or its folder if that is the one of texts or documents."""
        while not (typed := self._ask("table-path").strip("\"'")):
            pass
        path, folder = Path(typed).expanduser(), self.session.folders.texts
        places = [Path()] if path.is_absolute() else [Path(), folder, folder.parent]
        files = [place / f"{path}{ending}" for place in places for ending in ("", *_TABLES)]
        return next((file for file in files if file.is_file()), path)

    def _ask_method(self) -> None:
        self.order.method = self._pick_value("method", ("swell", "dots", "paint", "punch", "clear"))

    def _ask_paper(self) -> None:
        self.order.paper, self.order.stock = self._pick_value("paper", _PAPERS), ""

    def _ask_stock(self) -> None:
        from stickers.cli.ordering import labels

        stocks = labels(self.order.paper, self.session.language)
        rows = [self._message("stock-fitting")]
        for stock in stocks:
            name = Said(stock.name, read_text(stock.name) or stock.name)
            sizes = {"width": round(stock.width, 1), "height": round(stock.height, 1)}
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
        from stickers.cli.ordering import presets

        self.order.preset = self._pick_value("preset", [name for name in _PRESETS if name in presets()])

    # -- making and writing ----------------------------------------------------------------------

    def _make_and_write(self) -> None:
        """Tell and show what will be made, and write it once that is wanted."""
        from stickers.cli.ordering import make

        while True:
            self.made = made = make(self.order, self.session.folders.texts, self.session.language)
            self._tell_all(made.told)
            wish = self._ask_ready(made)
            if wish == "write":
                break
            with suppress(Back):
                if wish == "sets":
                    self.order.sets = self._ask_sets()
                else:
                    self.order.card = self._pick_value("size", _CARDS)
        made.write()
        self._tell(self._words("wrote", file=_name(made.target), folder=_name(made.target.parent)))
        for path in list(made.contents)[1:]:
            self._tell(self._words("wrote-list", file=_name(path)))

    def _ask_ready(self, made: Made) -> str:
        """Whether it is written ("write"), or what is changed before: "sets" or "card"."""
        names = ["write", *(["sets", "card"] if self.order.what == "stickers" else [])]
        names += ["details", "lines"] if made.details else ["lines"]
        rows = [self._message(f"ready-{name}", n=self.order.sets) for name in names]
        while (wish := names[self._pick("ready", rows, picture=made.picture)]) in ("details", "lines"):
            if wish == "details":
                self._tell_all(made.details)
            else:
                self._list_told(made.told)
        return wish

    def _list_told(self, sentences: Sequence[tuple[str, str]]) -> None:
        """What was told, as a list to be walked through in letters of the size that was chosen."""
        rows = [(SAID, {"text": Said(written, _plain_kana(kana))}) for written, kana in sentences]
        with suppress(Back):
            self._pick("lines", rows)

    def _tell_all(self, sentences: Sequence[tuple[str, str]]) -> None:
        """Sentences as they are written, and in kana."""
        for written, kana in sentences:
            self._tell(Said(written, _plain_kana(kana)))

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
        made, target = self.made, self.made.target
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
        from stickers.cli.ordering import system

        self._tell(self._words(f"find-{system()}", path=_read(str(target))))

    def _show(self, path: Path) -> None:
        from stickers.cli.ordering import show

        show(path)
        self._tell(self._words("say-opened", path=_name(path)))

    def _send(self, pages: tuple[int, int]) -> None:
        from stickers.cli.making import range_of

        assert self.made is not None
        self._tell(self._words(self.made.send(pages), **range_of(pages)))

    def _tell_dialog(self) -> None:
        """The words of the print dialog of a program; of those of this system first."""
        from stickers.cli.ordering import system

        own = _DIALOGS[system()]
        names = [*own, *(name for name in ("acrobat", "edge", "preview", "cups") if name not in own)]
        chosen = self._pick("dialog", [self._message(f"dialog-title-{name}") for name in names])
        self._tell(self._words(f"dialog-{names[chosen]}"))

    def _copy(self, target: Path) -> None:
        written = TextPages(self.session.folders.texts).copy(str(target))
        self._tell(self._words("copied-to", file=_read(written)) if written else self._words("copied"))


# -- files and words -----------------------------------------------------------------------------


def _words(language: str, key: str, /, **variables: Any) -> Said:
    """A message of printing; its variables may be written one way and read another."""
    from stickers.cli.ordering import message

    def by(locale: str) -> str:
        parts = {name: one.by(locale) if isinstance(one, Said) else one for name, one in variables.items()}
        return message(locale, key, **parts)

    written = by(language)
    return Said(written, by(KANA) if language == "ja" else written)


def _tables(folder: Path) -> list[Path]:
    """The newest tables of a folder."""
    try:
        files = [path for path in folder.iterdir() if path.suffix.lower() in _TABLES and path.is_file()]
        return sorted(files, key=lambda path: -path.stat().st_mtime)[:_LISTED]
    except OSError:
        return []


def _name(path: Path) -> Said:
    return _read(path.name)


def _read(text: str) -> Said:
    """A name or a path: its ending is spelt, and what a voice of kana cannot read stays as it is."""
    stem, dot, ending = text.rpartition(".")
    plain = f"{stem} {ending.upper()}" if dot and ending.isalpha() else text
    spelt = read_foreign(plain.replace("_", " "))
    return Said(text, read_text(spelt) or text)


def _plain_kana(text: str) -> str:
    """A sentence of kana whose figures and Latin letters are read, too."""
    text = _DECIMAL.sub(lambda found: f"{found[1]}てん{found[2]}", text)
    return _FOREIGN.sub(lambda found: read_text(found[0]) or found[0], text)
