"""The operators of the pages: what is tagged, what is decoration, which characters are shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from math import atan2, degrees, hypot
from typing import Any, Final, NamedTuple

import pikepdf


class Finding(NamedTuple):
    """Something that PDF/UA-1 does not allow, or that a file of ours must not have.

    Attributes:
        kind: the message is `check-fault-ua-<kind>`.
        condition: of the Matterhorn Protocol, such as "14-003"; or the clause of ISO 14289-1, such
            as "7.1", for what the protocol has no condition for.
        page: of the PDF, from 1; 0 for the whole file.
        what: what it is about: a structure type, a font's name.
    """

    kind: str
    condition: str
    page: int = 0
    what: str = ""


_PAINTING: Final = frozenset(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh"])
_SHOWING: Final = frozenset({"Tj", "TJ", "'", '"'})
_INVISIBLE: Final = 3
"""The text rendering mode that paints nothing."""

_SINGLE: Final = re.compile(rb"<([0-9A-Fa-f]{2})>\s*<([0-9A-Fa-f]+)>")
_RANGE: Final = re.compile(rb"<([0-9A-Fa-f]{2})>\s*<([0-9A-Fa-f]{2})>\s*<([0-9A-Fa-f]+)>")
_BLOCK: Final = re.compile(rb"begin(bfchar|bfrange)(.*?)end\1", re.DOTALL)

_DEEPEST: Final = 8
"""Forms within forms; more are a circle."""

Mark = tuple[int, int]
"""A page, from 0, and the number of marked content on it."""

_Matrix = tuple[float, float, float, float, float, float]
_UNMOVED: Final[_Matrix] = (1, 0, 0, 1, 0, 0)


class Run(NamedTuple):
    """Words that one operator shows.

    Attributes:
        text: the words.
        size: in points on the page.
        angle: the direction in which they run, degrees anticlockwise, from -180 to 180.
        seen: whether anything is painted.
    """

    text: str
    size: float
    angle: float
    seen: bool


class Content:
    """What all pages hold.

    Attributes:
        marks: the marked content that there is.
        fonts: by number of their object; `codes` has the codes that are shown in each.
        codes: see `fonts`.
        runs: the words of each marked content, in their order.
        findings: what is wrong.
    """

    def __init__(self, document: pikepdf.Pdf) -> None:
        self.marks: set[Mark] = set()
        self.fonts: dict[tuple[int, int], Any] = {}
        self.codes: dict[tuple[int, int], set[int]] = {}
        self.runs: dict[Mark, list[Run]] = {}
        self._meanings: dict[tuple[int, int], dict[int, bytes]] = {}
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

    def show(self, font: Any, text: bytes, *, seen: bool) -> str:
        """Note the characters that are shown in a font; gives what they mean."""
        key = font.objgen if font.is_indirect else (0, len(self.fonts))
        if key not in self._meanings:
            table = font.ToUnicode.read_bytes() if "/ToUnicode" in font else b""
            self._meanings[key] = characters_of(table)
        if seen:
            self.fonts[key] = font
            self.codes.setdefault(key, set()).update(text)
        units = b"".join([self._meanings[key].get(code, b"") for code in text])
        return units.decode("utf-16-be", "replace")


class _Walk:
    """Goes through the operators of one page."""

    def __init__(self, content: Content, page: int) -> None:
        self._content, self._page = content, page
        self._font: Any = None
        self._size = 0.0
        self._mode = 0
        self._moved = self._line = _UNMOVED
        self._mark: Mark | None = None
        self._stack: list[tuple[Any, float, int, _Matrix]] = []

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
                    if len(marks) > begun and marks.pop() == "tagged":
                        self._mark = None
                case "q":
                    self._stack.append((self._font, self._size, self._mode, self._moved))
                case "Q" if self._stack:
                    self._font, self._size, self._mode, self._moved = self._stack.pop()
                case "cm":
                    self._moved = _after(_matrix(operands), self._moved)
                case "BT":
                    self._line = _UNMOVED
                case "Tm":
                    self._line = _matrix(operands)
                case "Tf":
                    self._font = resources.Font[str(operands[0])]
                    self._size = float(operands[1])
                case "Tr":
                    self._mode = int(operands[0])
                case "Do":
                    yield from self._drawn(resources.XObject[str(operands[0])], marks, depth)
                case _ if operator in _PAINTING or operator in _SHOWING or operator == "INLINE IMAGE":
                    if not any(marks):
                        yield Finding("content", "01-005", number)
                    if operator in _SHOWING and self._font is not None:
                        self._show(_bytes_of(operands))

    def _show(self, codes: bytes) -> None:
        seen = self._mode != _INVISIBLE
        text = self._content.show(self._font, codes, seen=seen)
        if self._mark is not None:
            a, b, c, d, _, _ = _after(self._line, self._moved)
            run = Run(text, self._size * hypot(c, d), degrees(atan2(b, a)), seen)
            self._content.runs.setdefault(self._mark, []).append(run)

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
        self._mark = mark
        marks.append("tagged")

    def _drawn(self, item: Any, marks: list[str], depth: int) -> Iterator[Finding]:
        number = self._page + 1
        if not any(marks):
            yield Finding("content", "01-005", number)
        if "/Ref" in item:
            yield Finding("form", "30-001", number)
        if str(item.get("/Subtype", "")) == "/Form" and depth < _DEEPEST:
            before, kept = len(self._content.marks), (self._moved, self._mark)
            self._moved = _after(_matrix(item.get("/Matrix", _UNMOVED)), self._moved)
            yield from self.through(item, [*marks, ""], depth + 1)
            self._moved, self._mark = kept
            self._content.form(item, number, marked=len(self._content.marks) > before)


def _matrix(numbers: Any) -> _Matrix:
    a, b, c, d, e, f = (float(number) for number in numbers)
    return a, b, c, d, e, f


def _after(first: _Matrix, then: _Matrix) -> _Matrix:
    """One move, then another."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def characters_of(table: bytes) -> dict[int, bytes]:
    """Code -> the UTF-16 of what it means, from a font's ToUnicode table of one-byte codes."""
    found: dict[int, bytes] = {}
    for kind, body in _BLOCK.findall(table):
        if kind == b"bfchar":
            found |= {int(code, 16): bytes.fromhex(text.decode()) for code, text in _SINGLE.findall(body)}
            continue
        for first, last, text in _RANGE.findall(body):
            start, value = int(first, 16), int(text, 16)
            for code in range(start, int(last, 16) + 1):
                found[code] = (value + code - start).to_bytes(max(2, len(text) // 2), "big")
    return found


def _bytes_of(operands: Any) -> bytes:
    """The codes of an operator that shows text."""
    parts = []
    for operand in operands:
        for part in operand if isinstance(operand, pikepdf.Array) else [operand]:
            if isinstance(part, pikepdf.String):
                parts.append(bytes(part))
    return b"".join(parts)
