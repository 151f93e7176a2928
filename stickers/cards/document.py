"""The PDF: tagged pages, embedded fonts only, the same bytes for the same input."""

from __future__ import annotations

import io
from collections.abc import Mapping

from ..fonts import Typeface
from ..stock import PAPERS
from ..tagging import Tag, finish
from .paint import Writer
from .sizes import MM


class Document:
    """Collects pages of operators and their tags.

    Args:
        title: of the file.
        paper: "a4" or "letter".
        typeface: of the document's language.
    """

    def __init__(self, title: str, paper: str, typeface: Typeface) -> None:
        from reportlab import rl_config
        from reportlab.pdfgen.canvas import Canvas

        rl_config.useA85 = 0
        self.width, self.height = (side * MM for side in PAPERS[paper])
        self._buffer = io.BytesIO()
        self._canvas = Canvas(
            self._buffer,
            pagesize=(self.width, self.height),
            pageCompression=1,
            invariant=1,
            initialFontName=typeface.main.name,
            lang=typeface.language,
        )
        self._canvas.setTitle(title)
        self._canvas.setCreator("Accessible Games")
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self.writer = Writer(self._canvas, typeface.language)
        self._pages: list[list[Tag]] = [[]]

    @property
    def page_count(self) -> int:
        """Finished pages."""
        return len(self._pages) - 1

    def tagged(self, tag: Tag, operators: str) -> None:
        """Content that is read out: by its alternative text, or as the text it shows."""
        tags = self._pages[-1]
        self._canvas._code.append(f"/{tag.kind} <</MCID {len(tags)}>> BDC {operators} EMC")
        tags.append(tag)

    def artifact(self, operators: str) -> None:
        """Content that a screen reader passes over: cut marks, rules."""
        self._canvas._code.append(f"/Artifact BMC {operators} EMC")

    def end_page(self) -> None:
        """Finish the page; the next one begins."""
        self._canvas.showPage()
        self._pages.append([])

    def save(self, attachments: Mapping[str, bytes]) -> bytes:
        """The finished file."""
        self._canvas.save()
        return finish(self._buffer.getvalue(), self._pages[:-1], attachments)
