"""The operators of the pages: what is tagged, what is decoration, which characters are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pikepdf

from .finding import Finding

_PAINTING: Final = frozenset(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh"])
_SHOWING: Final = frozenset({"Tj", "TJ", "'", '"'})
_INVISIBLE: Final = 3
"""The text rendering mode that paints nothing."""

_DEEPEST: Final = 8
"""Forms within forms; more are a circle."""

Mark = tuple[int, int]
"""A page, from 0, and the number of marked content on it."""


class Content:
    """What all pages hold.

    Attributes:
        marks: the marked content that there is.
        fonts: by number of their object; `codes` has the codes that are shown in each.
        codes: see `fonts`.
        findings: what is wrong.
    """

    def __init__(self, document: pikepdf.Pdf) -> None:
        self.marks: set[Mark] = set()
        self.fonts: dict[tuple[int, int], Any] = {}
        self.codes: dict[tuple[int, int], set[int]] = {}
        self.findings: list[Finding] = []
        self._forms: Counter[tuple[int, int]] = Counter()
        self._marked: dict[tuple[int, int], int] = {}
        for number, page in enumerate(document.pages):
            self.findings += dict.fromkeys(_Walk(self, number).through(page.obj, [], 0))
        self.findings += [
            Finding("form", "30-002", page) for form, page in self._marked.items() if self._forms[form] > 1
        ]

    def form(self, item: Any, page: int, *, marked: bool) -> None:
        """Note that a form is drawn, and whether it holds marked content of its own."""
        self._forms[item.objgen] += 1
        if marked:
            self._marked[item.objgen] = page

    def show(self, font: Any, text: bytes) -> None:
        """Note the characters that are shown in a font."""
        key = font.objgen if font.is_indirect else (0, len(self.fonts))
        self.fonts[key] = font
        self.codes.setdefault(key, set()).update(text)


class _Walk:
    """Goes through the operators of one page."""

    def __init__(self, content: Content, page: int) -> None:
        self._content, self._page = content, page
        self._font: Any = None
        self._mode = 0
        self._stack: list[tuple[Any, int]] = []

    def through(self, owner: Any, marks: list[str], depth: int) -> Iterator[Finding]:
        """What is wrong with the operators of a page or a form.

        Args:
            owner: of the operators and their resources.
            marks: what the place belongs to: "artifact", "tagged", or "" for neither.
            depth: of the form.
        """
        resources = owner.get("/Resources", pikepdf.Dictionary())
        number, begun = self._page + 1, len(marks)
        for instruction in pikepdf.parse_content_stream(owner):
            operator, operands = str(instruction.operator), instruction.operands
            match operator:
                case "BMC" | "BDC":
                    yield from self._begin(operator, operands, marks)
                case "EMC":
                    if len(marks) > begun:
                        marks.pop()
                case "q":
                    self._stack.append((self._font, self._mode))
                case "Q" if self._stack:
                    self._font, self._mode = self._stack.pop()
                case "Tf":
                    self._font = resources.Font[str(operands[0])]
                case "Tr":
                    self._mode = int(operands[0])
                case "Do":
                    yield from self._drawn(resources.XObject[str(operands[0])], marks, depth)
                case _ if operator in _PAINTING or operator in _SHOWING or operator == "INLINE IMAGE":
                    if not any(marks):
                        yield Finding("content", "01-005", number)
                    if operator in _SHOWING and self._font is not None and self._mode != _INVISIBLE:
                        self._content.show(self._font, _bytes_of(operands))

    def _begin(self, operator: str, operands: Any, marks: list[str]) -> Iterator[Finding]:
        number = self._page + 1
        if str(operands[0]) == "/Artifact":
            if "tagged" in marks:
                yield Finding("content", "01-003", number)
            marks.append("artifact")
            return
        properties = operands[1] if operator == "BDC" else None
        if not isinstance(properties, pikepdf.Dictionary) or "/MCID" not in properties:
            marks.append("")
            return
        if "artifact" in marks:
            yield Finding("content", "01-004", number)
        mark = (self._page, int(properties.MCID))
        if mark in self._content.marks:
            yield Finding("content", "7.1", number)
        self._content.marks.add(mark)
        marks.append("tagged")

    def _drawn(self, item: Any, marks: list[str], depth: int) -> Iterator[Finding]:
        number = self._page + 1
        if not any(marks):
            yield Finding("content", "01-005", number)
        if "/Ref" in item:
            yield Finding("form", "30-001", number)
        if str(item.get("/Subtype", "")) == "/Form" and depth < _DEEPEST:
            before = len(self._content.marks)
            yield from self.through(item, [*marks, ""], depth + 1)
            self._content.form(item, number, marked=len(self._content.marks) > before)


def _bytes_of(operands: Any) -> bytes:
    """The codes of an operator that shows text."""
    parts = []
    for operand in operands:
        for part in operand if isinstance(operand, pikepdf.Array) else [operand]:
            if isinstance(part, pikepdf.String):
                parts.append(bytes(part))
    return b"".join(parts)
