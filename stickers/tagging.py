"""Turns a finished PDF into a tagged one that says what PDF/UA-1 asks for, with pikepdf.

reportlab cannot tag, so the pages it writes carry numbered marks (`/Figure <</MCID 3>> BDC ... EMC`),
and what explains them is added to the file here: the structure tree with alternative texts, boxes and
languages, the bookmarks, the metadata, an attachment.

    tree = Element("Document")
    tree.kids.append(Element("Figure", alt="sticker 1: three dots", box=(20, 700, 80, 760), page=0, mcid=0))
    tagged = finish(pdf_bytes, tree, Facts("Kameloot: stickers", "en"), {})
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from html import escape  # xml.sax.saxutils would bring the whole of urllib and http along
from typing import Any, Final

import pikepdf
from pikepdf import Array, Dictionary, Name

from .tags import HEADINGS, Element, Facts

_BLOCK: Final = 100
"""Most characters in one block of a font's table."""

_JAPANESE: Final = re.compile("[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")
"""Letters that no other language than Japanese has here: kana and kanji."""


def finish(data: bytes, tree: Element, facts: Facts, attachments: Mapping[str, bytes]) -> bytes:
    """The same PDF, tagged.

    Args:
        data: a PDF whose marked content carries the numbers of the tree.
        tree: the "Document" element.
        facts: for the metadata.
        attachments: file name in ASCII -> content, embedded in the file.
    """
    with pikepdf.open(io.BytesIO(data)) as document:
        _mend_fonts(document)
        _Structure(document, facts.language).write(tree)
        _outlines(document, tree)
        _metadata(document, facts)
        _attach(document, attachments)
        file = io.BytesIO()
        # Without its repair of metadata, which would load an XML library for a stream that is right.
        document.save(
            file,
            min_version="1.7",
            fix_metadata_version=False,
            object_stream_mode=pikepdf.ObjectStreamMode.generate,
            deterministic_id=True,
        )
        return file.getvalue()


def _mend_fonts(document: pikepdf.Pdf) -> None:
    """Leave out of each font's table of characters the codes that have none: reportlab calls them zero."""
    for font in document.objects:
        if not isinstance(font, Dictionary) or font.get("/Type") != Name.Font or "/ToUnicode" not in font:
            continue
        lines = font.ToUnicode.read_bytes().split(b"\n")
        begin = next(place for place, line in enumerate(lines) if line.endswith(b"beginbfchar"))
        end = lines.index(b"endbfchar")
        told = [line for line in lines[begin + 1 : end] if not line.endswith(b" <0000>")]
        blocks = [told[at : at + _BLOCK] for at in range(0, len(told), _BLOCK)]
        shown = [b"\n".join([b"%d beginbfchar" % len(block), *block, b"endbfchar"]) for block in blocks]
        font.ToUnicode.write(b"\n".join([*lines[:begin], *shown, *lines[end + 1 :]]))


class _Structure:
    """Writes a tree as the document's own, and the way back from each page's marks to it."""

    def __init__(self, document: pikepdf.Pdf, language: str) -> None:
        self._document, self._language = document, language
        self._pages = [page.obj for page in document.pages]
        self._parents: list[list[Any]] = [[] for _ in self._pages]
        self._names: dict[str, Any] = {}
        self._alts: dict[str, Any] = {}
        self._places: dict[tuple[float, float, float, float], Any] = {}

    def write(self, tree: Element) -> None:
        make = self._document.make_indirect
        root = make(Dictionary(Type=Name.StructTreeRoot))
        root.K = self._element(tree, root)
        rows: list[Any] = []
        for key, (page, parents) in enumerate(zip(self._pages, self._parents, strict=True)):
            page.StructParents = key
            page.Tabs = Name.S
            rows += [key, make(Array(parents))]
        root.ParentTree = make(Dictionary(Nums=Array(rows)))
        root.ParentTreeNextKey = len(self._pages)
        self._document.Root.StructTreeRoot = root
        self._document.Root.MarkInfo = Dictionary(Marked=True)

    def _element(self, element: Element, parent: Any) -> Any:
        """The object of an element and of all below it."""
        if element.page >= 0:
            return self._leaf(element, parent)
        made = self._document.make_indirect(Dictionary(S=self._name(element.kind), P=parent))
        made.K = Array([self._element(kid, made) for kid in element.kids])
        if element.ordered:
            made.A = Dictionary(O=Name.List, ListNumbering=Name.Decimal)
        return made

    def _leaf(self, element: Element, parent: Any) -> Any:
        """An element that is marked content of a page; made whole at once, for there may be thousands."""
        told: dict[str, Any] = {"/S": self._name(element.kind), "/P": parent}
        told["/Pg"], told["/K"] = self._pages[element.page], element.mcid
        if element.alt:
            told["/Alt"] = self._alternative(element.alt)
        if element.box:
            told["/A"] = self._place(element.box)
        if other := _other_language(element, self._language):
            told["/Lang"] = other
        made = self._document.make_indirect(Dictionary(told))
        self._parents[element.page].append(made)
        return made

    def _name(self, kind: str) -> Any:
        if kind not in self._names:
            self._names[kind] = Name("/" + kind)
        return self._names[kind]

    def _place(self, box: tuple[float, float, float, float]) -> Any:
        """What says where an element is; the same cell of many sheets shares one object."""
        if box not in self._places:
            sides = " ".join([f"{value:.2f}" for value in box])
            layout = pikepdf.Object.parse(b"<</O/Layout/Placement/Block/BBox[%s]>>" % sides.encode())
            self._places[box] = self._document.make_indirect(layout)
        return self._places[box]

    def _alternative(self, alt: str) -> Any:
        """Equal texts, as copies of one card have, share one object."""
        if alt not in self._alts:
            self._alts[alt] = self._document.make_indirect(pikepdf.String(alt))
        return self._alts[alt]


def _other_language(element: Element, language: str) -> str:
    """The language of words that are not the document's, as far as letters tell it; "" for none."""
    if language == "ja":
        return ""
    return "ja" if _JAPANESE.search(element.alt) or _JAPANESE.search(element.text) else ""


def _outlines(document: pikepdf.Pdf, tree: Element) -> None:
    """Bookmarks: the headings, each below the one that it belongs to."""
    root = document.make_indirect(Dictionary(Type=Name.Outlines))
    levels: list[tuple[int, Any]] = [(-1, root)]
    kids: dict[tuple[int, int], list[Any]] = {root.objgen: []}
    for heading in _headings(tree):
        depth = HEADINGS.index(heading.kind)
        while levels[-1][0] >= depth:
            levels.pop()
        parent = levels[-1][1]
        place = Array([document.pages[heading.page].obj, Name.XYZ, None, None, None])
        item = document.make_indirect(Dictionary(Title=heading.text, Parent=parent, Dest=place))
        kids[parent.objgen].append(item)
        kids[item.objgen] = []
        levels.append((depth, item))
    if not kids[root.objgen]:
        return
    for parent in [root, *[item for items in list(kids.values()) for item in items]]:
        _linked(parent, kids[parent.objgen])
    document.Root.Outlines = root
    document.Root.PageMode = Name.UseOutlines


def _linked(parent: Any, items: list[Any]) -> None:
    if not items:
        return
    parent.First, parent.Last, parent.Count = items[0], items[-1], len(items)
    for one, other in zip(items, items[1:], strict=False):
        one.Next, other.Prev = other, one


def _headings(element: Element) -> Iterator[Element]:
    if element.kind in HEADINGS and element.text:
        yield element
    for kid in element.kids:
        yield from _headings(kid)


_XMP: Final = """<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"
 xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>Accessible Games</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Accessible Games</xmp:CreatorTool>
<pdf:Producer>{producer}</pdf:Producer>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"""


def _metadata(document: pikepdf.Pdf, facts: Facts) -> None:
    producer = str(document.docinfo.get("/Producer", ""))
    title, by = (escape(text, quote=False) for text in (facts.title, producer))
    text = _XMP.format(title=title, language=facts.language, producer=by)
    stream = document.make_stream(text.encode(), Type=Name.Metadata, Subtype=Name.XML)
    document.Root.Metadata = stream


def _attach(document: pikepdf.Pdf, attachments: Mapping[str, bytes]) -> None:
    """Embed files, and name them where readers of today look for them as well."""
    listed: list[Any] = []
    entries: list[Any] = []
    for name, content in sorted(attachments.items()):
        held = document.make_stream(
            content,
            Type=Name.EmbeddedFile,
            Subtype=Name("/application/json"),
            Params=Dictionary(Size=len(content)),
        )
        spec = document.make_indirect(
            Dictionary(
                Type=Name.Filespec, F=name, UF=name, AFRelationship=Name.Data, EF=Dictionary(F=held, UF=held)
            )
        )
        listed.append(spec)
        entries += [name, spec]
    if listed:
        document.Root.Names = Dictionary(EmbeddedFiles=Dictionary(Names=Array(entries)))
        document.Root.AF = Array(listed)
