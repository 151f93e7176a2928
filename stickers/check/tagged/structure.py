"""The structure tree: its types and their nesting, alternative texts, headings, languages, the way back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import pikepdf

from .content import Finding, Mark

STANDARD: Final = frozenset({
    "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index",
    "NonStruct", "Private", "P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody",
    "Table", "TR", "TH", "TD", "THead", "TBody", "TFoot", "Span", "Quote", "Note", "Reference",
    "BibEntry", "Code", "Link", "Annot", "Ruby", "RB", "RT", "RP", "Warichu", "WT", "WP", "Figure",
    "Formula", "Form",
})  # fmt: skip
"""The structure types of ISO 32000-1."""

_KIDS: Final[Mapping[str, frozenset[str]]] = {
    "L": frozenset({"L", "LI", "Caption"}),
    "LI": frozenset({"Lbl", "LBody"}),
    "Table": frozenset({"TR", "THead", "TBody", "TFoot", "Caption"}),
    "THead": frozenset({"TR"}),
    "TBody": frozenset({"TR"}),
    "TFoot": frozenset({"TR"}),
    "TR": frozenset({"TH", "TD"}),
    "TOC": frozenset({"TOC", "TOCI", "Caption"}),
    "Ruby": frozenset({"RB", "RT", "RP"}),
    "Warichu": frozenset({"WT", "WP"}),
}
"""What may stand directly in elements that allow only some."""

_PARENTS: Final[Mapping[str, frozenset[str]]] = {
    "LI": frozenset({"L"}),
    "LBody": frozenset({"LI"}),
    "THead": frozenset({"Table"}),
    "TBody": frozenset({"Table"}),
    "TFoot": frozenset({"Table"}),
    "TR": frozenset({"Table", "THead", "TBody", "TFoot"}),
    "TH": frozenset({"TR"}),
    "TD": frozenset({"TR"}),
    "TOCI": frozenset({"TOC"}),
    "RB": frozenset({"Ruby"}),
    "RT": frozenset({"Ruby"}),
    "RP": frozenset({"Ruby"}),
    "WT": frozenset({"Warichu"}),
    "WP": frozenset({"Warichu"}),
}
"""Where elements that belong to others must stand."""

_NESTING: Final = {
    **dict.fromkeys(("Table", "THead", "TBody", "TFoot", "TR", "TH", "TD"), "09-004"),
    **dict.fromkeys(("L", "LI", "Lbl", "LBody"), "09-005"),
    **dict.fromkeys(("TOC", "TOCI"), "09-006"),
    **dict.fromkeys(("Ruby", "RB", "RT", "RP"), "09-007"),
    **dict.fromkeys(("Warichu", "WT", "WP"), "09-008"),
}
"""The condition about the nesting of a type."""

_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_DEEPEST: Final = 40
_HEADING: Final = re.compile(r"H([1-6])")
_SLACK: Final = 1.0
"""A box may lie this far beyond its page, points: what is drawn may touch the edge."""


@dataclass(slots=True, eq=False)
class Node:
    """One element of the tree.

    Attributes:
        item: its object.
        kind: its standard type.
        language: of what it holds, "" if nobody says.
        parent: the element that holds it.
        kids: the elements that it holds.
        marks: the marked content that it holds.
    """

    item: Any
    kind: str
    language: str
    parent: Node | None = None
    kids: list[Node] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)


class Tree:
    """The structure tree of a document.

    Attributes:
        nodes: its elements in reading order.
        findings: what is wrong with their types.
    """

    def __init__(self, document: pikepdf.Pdf) -> None:
        self._pages = {page.obj.objgen: number for number, page in enumerate(document.pages)}
        self.nodes: list[Node] = []
        self.findings: list[Finding] = []
        self._root = document.Root.get("/StructTreeRoot")
        marked = document.Root.get("/MarkInfo", pikepdf.Dictionary())
        if self._root is None or not bool(marked.get("/Marked", False)):
            self.findings.append(Finding("untagged", "7.1"))
            self._root = None
            return
        if bool(marked.get("/Suspects", False)):
            self.findings.append(Finding("suspects", "01-007"))
        self._roles = {str(k)[1:]: str(v)[1:] for k, v in self._root.get("/RoleMap", {}).items()}
        self.findings += self._role_findings()
        self._add(self._root, None, language_of(document.Root), None, 0)

    def _role_findings(self) -> Iterator[Finding]:
        for kind in self._roles:
            if kind in STANDARD:
                yield Finding("roles", "02-004", what=kind)

    def _add(self, item: Any, parent: Node | None, language: str, page: Any, depth: int) -> None:
        """Everything below an element of the tree."""
        if depth > _DEEPEST:
            self.findings.append(Finding("untagged", "7.1"))
            return
        kids = item.get("/K")
        listed = [] if kids is None else kids if isinstance(kids, pikepdf.Array) else [kids]
        for kid in listed:
            if isinstance(kid, pikepdf.Dictionary):
                self._kid(kid, parent, language, page, depth)
            elif parent is not None and page is not None:
                parent.marks.append((self._pages.get(page.objgen, -1), int(kid)))

    def _kid(self, kid: Any, parent: Node | None, language: str, page: Any, depth: int) -> None:
        page = kid.get("/Pg", page)
        if "/S" not in kid:
            if parent is not None and "/MCID" in kid and page is not None:
                parent.marks.append((self._pages.get(page.objgen, -1), int(kid.MCID)))
            return
        own = language_of(kid) if "/Lang" in kid else language
        node = Node(kid, self._standard(str(kid.S)[1:]), own, parent)
        self.nodes.append(node)
        if parent is not None:
            parent.kids.append(node)
        self._add(kid, node, own, page, depth + 1)

    def _standard(self, kind: str) -> str:
        """The standard type that a type stands for."""
        seen = {kind}
        while kind not in STANDARD:
            after = self._roles.get(kind)
            if after is None:
                self.findings.append(Finding("roles", "02-001", what=kind))
                return kind
            if after in seen:
                self.findings.append(Finding("roles", "02-003", what=kind))
                return kind
            seen.add(after)
            kind = after
        return kind

    def faults(self, document: pikepdf.Pdf, marks: set[Mark]) -> Iterator[Finding]:
        """Everything that is wrong.

        Args:
            document: the tree's.
            marks: the marked content that there is on the pages.
        """
        yield from dict.fromkeys(self.findings)
        if self._root is None:
            return
        for node in self.nodes:
            yield from self._node(node, document)
        yield from _headings(self.nodes)
        yield from _notes(self.nodes)
        yield from self._content(document, marks)

    def _node(self, node: Node, document: pikepdf.Pdf) -> Iterator[Finding]:
        page = self._page_of(node)
        parent = node.parent.kind if node.parent else ""
        wrong = [kid.kind for kid in node.kids if kid.kind not in _KIDS.get(node.kind, STANDARD)]
        if node.kind in _PARENTS and parent not in _PARENTS[node.kind]:
            yield Finding("nesting", _NESTING[node.kind], page, node.kind)
        elif wrong:
            yield Finding("nesting", _NESTING.get(node.kind, "09-004"), page, wrong[0])
        told = [str(node.item.get(key, "")).strip() for key in ("/Alt", "/ActualText")]
        if node.kind == "Figure":
            yield from self._figure(node, document, page, told=any(told))
        if node.kind == "Formula":
            yield Finding("foreign", "17-002" if not any(told) else "17-003", page, "Formula")
        if node.kind == "TH" and "/Scope" not in attributes(node.item) and "/ID" not in node.item:
            yield Finding("nesting", "15-003", page, "TH")
        if not _LANGUAGE.fullmatch(node.language):
            if node.marks:
                yield Finding("language", "11-001", page)
            if any(told) or "/E" in node.item:
                yield Finding("language", "11-002", page)

    def _figure(self, node: Node, document: pikepdf.Pdf, page: int, *, told: bool) -> Iterator[Finding]:
        if not told:
            yield Finding("alt", "13-004", page)
        box = attributes(node.item).get("/BBox")
        if box is None:
            yield Finding("box", "7.3", page)
        elif page:
            left, bottom, right, top = (float(value) for value in box)
            x, y, width, height = (float(value) for value in document.pages[page - 1].mediabox)
            inside = left >= x - _SLACK and bottom >= y - _SLACK
            inside = inside and right <= width + _SLACK and top <= height + _SLACK
            if not inside or right <= left or top <= bottom:
                yield Finding("box", "7.3", page)

    def _page_of(self, node: Node) -> int:
        """The page of its first content, from 1; 0 if it has none."""
        while not node.marks and node.kids:
            node = node.kids[0]
        return node.marks[0][0] + 1 if node.marks else 0

    def _content(self, document: pikepdf.Pdf, marks: set[Mark]) -> Iterator[Finding]:
        """The tree and the pages: each holds what the other names, in one order."""
        named = Counter(mark for node in self.nodes for mark in node.marks)
        for page, _ in sorted({(page, 0) for page, _ in marks - named.keys()}):
            yield Finding("content", "01-005", page + 1)
        for page in sorted({page for page, _ in named.keys() - marks}):
            yield Finding("parents", "7.1", page + 1)
        for page in sorted({page for (page, _), count in named.items() if count > 1}):
            yield Finding("parents", "7.1", page + 1)
        last: dict[int, int] = {}
        turned = set()
        for node in self.nodes:
            for page, number in node.marks:
                if number < last.get(page, -1):
                    turned.add(page)
                last[page] = number
        yield from (Finding("order", "09-001", page + 1) for page in sorted(turned))
        yield from self._way_back(document)

    def _way_back(self, document: pikepdf.Pdf) -> Iterator[Finding]:
        """Each page's marks lead to the elements that name them."""
        assert self._root is not None
        numbers = self._root.get("/ParentTree", pikepdf.Dictionary()).get("/Nums", pikepdf.Array())
        rows = {int(numbers[at]): numbers[at + 1] for at in range(0, len(numbers) - 1, 2)}
        owners = {mark: node.item.objgen for node in self.nodes for mark in node.marks}
        for number, page in enumerate(document.pages):
            row = rows.get(int(page.obj.get("/StructParents", -1)), pikepdf.Array())
            wanted = {mark[1]: owner for mark, owner in owners.items() if mark[0] == number}
            found = {place: item.objgen for place, item in enumerate(row) if item is not None}
            if any(found.get(place) != owner for place, owner in wanted.items()):
                yield Finding("parents", "7.1", number + 1)


def language_of(item: Any) -> str:
    """The language that a catalogue or an element declares."""
    return str(item.get("/Lang", ""))


def is_language(language: str) -> bool:
    """Whether it looks like a language's tag."""
    return _LANGUAGE.fullmatch(language) is not None


def attributes(item: Any) -> dict[str, Any]:
    """The attributes of an element, whoever owns them."""
    held = item.get("/A")
    tables = [] if held is None else held if isinstance(held, pikepdf.Array) else [held]
    return {
        str(key): value
        for table in tables
        if isinstance(table, pikepdf.Dictionary)
        for key, value in table.items()
    }


def _headings(nodes: Sequence[Node]) -> Iterator[Finding]:
    numbered = [(int(found[1]), node) for node in nodes if (found := _HEADING.fullmatch(node.kind))]
    if numbered and numbered[0][0] != 1:
        yield Finding("headings", "14-002", what=numbered[0][1].kind)
    for (before, _), (after, node) in zip(numbered, numbered[1:], strict=False):
        if after > before + 1:
            yield Finding("headings", "14-003", what=node.kind)
    plain = [node for node in nodes if node.kind == "H"]
    if plain and numbered:
        yield Finding("headings", "14-007", what="H")
    for node in nodes:
        if sum(kid.kind == "H" for kid in node.kids) > 1:
            yield Finding("headings", "14-006", what="H")
    if not numbered and not plain:
        yield Finding("headings", "14-001")


def _notes(nodes: Sequence[Node]) -> Iterator[Finding]:
    ids = [str(node.item.get("/ID", "")) for node in nodes if node.kind == "Note"]
    if "" in ids:
        yield Finding("foreign", "19-003", what="Note")
    if len(set(ids)) < len(ids):
        yield Finding("foreign", "19-004", what="Note")
