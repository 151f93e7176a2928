"""Pages of one PDF: operators and tags are collected, reportlab makes the file, tags are added."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from .calibration import NEUTRAL, Calibration
from .fonts import Typeface
from .lettering import Lettering
from .manifest import Panel, Said, Written
from .methods import DARK_WORDS, MM
from .stock import PAPERS, Rect
from .tags import Element, Facts, Tag

_Matrix = tuple[float, float, float, float, float, float]


def _canvas(*arguments: Any, **options: Any) -> Any:
    """A reportlab canvas whose pages share one dictionary of forms, and are packed when finished.

    By itself each page lists the forms it uses, which in a long file is most of its size.
    """
    from reportlab.pdfbase.pdfdoc import (
        PDFDictionary,
        PDFName,
        PDFObjectReference,
        PDFPage,
        PDFStream,
        xObjectName,
    )
    from reportlab.pdfgen.canvas import Canvas

    class SharingCanvas(Canvas):  # type: ignore[misc]
        def share(self, name: str) -> None:
            """List the form of that name for all pages."""
            if not hasattr(self, "_shared"):
                self._shared = PDFDictionary()
            self._shared[name] = PDFObjectReference(xObjectName(name))

        def _setXObjects(self, thing: Any) -> None:
            shared = hasattr(self, "_shared") and self._formData is None
            thing.XObjects = self._doc.Reference(self._shared, "forms") if shared else None
            if isinstance(thing, PDFPage):
                # Its operators are complete by now: packed at once, a long file stays small in memory.
                packed = zlib.compress(thing.stream.encode())
                thing.Contents = PDFStream(PDFDictionary({"Filter": PDFName("FlateDecode")}), packed, [])
                thing.stream = None

    return SharingCanvas(*arguments, **options)


class Folio:
    """A PDF in the making.

    Args:
        paper: "a4" or "letter".
        title: of the document.
        language: of its words.
        calibration: what every page but the plain ones is moved by.
        words: the colour of words and rulers on all pages but the plain ones (RGB).
    """

    def __init__(
        self,
        paper: str,
        title: str,
        language: str,
        calibration: Calibration = NEUTRAL,
        words: str = DARK_WORDS,
    ) -> None:
        from reportlab import rl_config

        # ASCII85 would more than double the time and add a fifth to the size.
        rl_config.useA85 = 0
        self._paper = PAPERS[paper]
        self._turned = False
        self._calibration = calibration
        self.words = words
        self._file = io.BytesIO()
        size = (self._paper[0] * MM, self._paper[1] * MM)
        # Without a font of ours a canvas names Helvetica, which is not embedded.
        face = Typeface(language).main.name
        self._canvas = _canvas(
            self._file, pagesize=size, invariant=1, pageCompression=1, lang=language, initialFontName=face
        )
        self._canvas.setTitle(title)
        self._canvas.setAuthor("Accessible Games")
        self._canvas.setCreator("Accessible Games")
        self._canvas.setSubject("")
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self.lettering = Lettering(self._canvas, language)
        self._forms: dict[str, str] = {}
        self._facts = Facts(title, language)
        self._operators: list[str] = []
        self._tree = Element("Document")
        self._open = [self._tree]
        self._figures: list[tuple[Element, Rect]] = []
        self._places: dict[tuple[_Matrix, ...], dict[Rect, tuple[float, float, float, float]]] = {}
        self._marks = self._finished = 0
        self._written = _Notebook()

    @property
    def width(self) -> float:
        """Of the paper as it lies, mm."""
        return self._paper[1] if self._turned else self._paper[0]

    @property
    def height(self) -> float:
        """Of the paper as it lies, mm."""
        return self._paper[0] if self._turned else self._paper[1]

    def turn(self, turned: bool) -> None:
        """Lay the next pages on their side, or upright again: what is drawn is read from the right edge."""
        self._turned = turned

    @property
    def page_count(self) -> int:
        """Pages that are finished."""
        return self._finished

    def point(self, x: float, y: float) -> str:
        """A place on the paper, mm from its top-left corner, as two numbers of an operator."""
        return f"{x * MM:.2f} {(self.height - y) * MM:.2f}"

    def form(self, operators: str, width: float, height: float) -> str:
        """Keep operators once for the whole file; gives the operator that draws them.

        Args:
            operators: in points from the top-left corner, y upwards, so that they lie below 0.
            width: of what is drawn, mm; nothing outside is shown.
            height: of what is drawn, mm.
        """
        if operators not in self._forms:
            name = f"m{len(self._forms)}"
            self._canvas.beginForm(name, -1, -1 - height * MM, width * MM + 1, 1)
            self._canvas._code.append(operators)
            self._canvas.endForm()
            self._canvas.share(name)
            self._forms[operators] = name
        return f"/{self._forms[operators]} Do"

    def add(self, tag: Tag, operators: str) -> None:
        """Content that is read aloud, in the order of the calls."""
        self._operators.append(f"/{tag.kind}<</MCID {self._marks}>>BDC {operators} EMC")
        element = Element(tag.kind, tag.alt, tag.text, None, self._finished, self._marks)
        self._open[-1].kids.append(element)
        self._marks += 1
        self._written.note(tag, self._finished)
        if tag.box is not None:
            self._figures.append((element, tag.box))

    @contextmanager
    def within(self, kind: str, *, ordered: bool = False) -> Iterator[None]:
        """What is added meanwhile belongs to one element: "Sect", "L", "LI"; it may run over pages.

        Args:
            kind: of the element.
            ordered: of a list: its labels are numbers.
        """
        element = Element(kind, ordered=ordered)
        self._open[-1].kids.append(element)
        self._open.append(element)
        yield
        self._open.pop()
        if not element.kids:
            self._open[-1].kids.remove(element)

    def decorate(self, operators: str) -> None:
        """Content that a screen reader passes over: guides, cut lines, corner marks."""
        self._operators.append(f"/Artifact BMC {operators} EMC")

    def text(self, x: float, y: float, text: str, size: float) -> str:
        """Operators for one line of words with its baseline at y."""
        return f"BT 1 0 0 1 {self.point(x, y)} Tm {self.lettering.show(text, size, text[:40])} ET"

    def end_page(self, *, mirrored: bool = False, plain: bool = False) -> None:
        """Finish the page.

        Args:
            mirrored: left and right are exchanged, words too.
            plain: the page is no sheet, so the printer's calibration is not applied.
        """
        moves: list[_Matrix] = []
        if not plain and self._calibration != NEUTRAL:
            moves.append(self._calibration.matrix(self._paper[1] * MM))
        if mirrored:
            moves.append((-1, 0, 0, 1, self._paper[0] * MM, 0))
        if self._turned:
            moves.append((0, 1, -1, 0, self._paper[0] * MM, 0))
        # Each place once, as one object: ten thousand stickers lie in few of them.
        places = self._places.setdefault(tuple(moves), {})
        for element, box in self._figures:
            if box not in places:
                places[box] = self._on_page(box, moves)
            element.box = places[box]
        head = [" ".join([f"{n:.6f}".rstrip("0").rstrip(".") for n in move]) + " cm" for move in moves]
        words = "0 g" if plain else f"{self.words} rg"
        self._canvas._code.append("\n".join([*head, words, *self._operators]))
        self._canvas.showPage()
        self._finished += 1
        self._operators, self._figures, self._marks = [], [], 0

    def _on_page(self, box: Rect, moves: list[_Matrix]) -> tuple[float, float, float, float]:
        """Left, bottom, right and top of a box on the page, in points; the last move is made first."""
        left, top = box.x * MM, (self.height - box.y) * MM
        corners = [(left, top), (left + box.width * MM, top - box.height * MM)]
        if moves:
            corners = [(x, y) for x, _ in corners for _, y in corners]
        for a, b, c, d, e, f in reversed(moves):
            corners = [(a * x + c * y + e, b * x + d * y + f) for x, y in corners]
        across, down = zip(*corners, strict=True)
        return min(across), min(down), max(across), max(down)

    def ruled(self, x: float, y: float, length: float) -> None:
        """Note that a ruler lies on this page, mm from the top-left corner of the drawing."""
        self._written.rulers[str(self._finished + 1)] = (x, y, length)

    def framed(self, panel: Panel) -> None:
        """Note that a panel of a card lies on this page."""
        self._written.panels.setdefault(str(self._finished + 1), []).append(panel)

    def written(self) -> Written:
        """What stands on the pages that are finished, for the list that the file carries."""
        return self._written.written(self._finished)

    def drawn(self) -> bytes:
        """The file as it is drawn, without structure; ends the folio."""
        self._canvas.save()
        return self._file.getvalue()

    def finish(self, attachments: Mapping[str, bytes]) -> bytes:
        """The tagged file; ends the folio."""
        # No other command waits for pikepdf.
        from .tagging import finish

        return finish(self.drawn(), self._tree, self._facts, attachments)


class _Notebook:
    """Keeps what was written on which page."""

    def __init__(self) -> None:
        self._rows: dict[Said, int] = {}
        self._reading: dict[int, list[int]] = {}
        self._figures: dict[str, list[tuple[Rect, tuple[str, ...]]]] = {}
        self.rulers: dict[str, tuple[float, float, float]] = {}
        self.panels: dict[str, list[Panel]] = {}

    def note(self, tag: Tag, page: int) -> None:
        row = (tag.lines or ((tag.text, tag.size, None),), tag.alt)
        self._reading.setdefault(page, []).append(self._rows.setdefault(row, len(self._rows)))
        if tag.box is not None:
            self._figures.setdefault(str(page + 1), []).append((tag.box, tag.mark))

    def written(self, pages: int) -> Written:
        reading = tuple([tuple(self._reading.get(page, ())) for page in range(pages)])
        return Written(tuple(self._rows), reading, self._figures, self.rulers, self.panels)
