"""What PDF/UA-1 asks of a whole file: its catalogue, its metadata, and all the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from xml.etree import ElementTree

import pikepdf

from ..faults import Fault
from .content import Content, Finding
from .programs import font_findings
from .structure import Tree, is_language, language_of

_PDFUA: Final = "{http://www.aiim.org/pdfua/ns/id/}part"
_TITLE: Final = "{http://purl.org/dc/elements/1.1/}title"


def ua_faults(document: pikepdf.Pdf, tree: Tree, content: Content) -> list[Fault]:
    """Everything that PDF/UA-1 does not allow, as faults of the check.

    Raises:
        AttributeError, IndexError, KeyError, TypeError, ValueError, pikepdf.PdfError: the file is
            damaged.
    """
    return [
        Fault(f"ua-{finding.kind}", finding.page, details=_details(finding))
        for finding in ua_findings(document, tree, content)
    ]


def _details(finding: Finding) -> dict[str, str | int | float]:
    return {"condition": finding.condition, "what": finding.what}


def ua_findings(document: pikepdf.Pdf, tree: Tree, content: Content) -> list[Finding]:
    """Everything that PDF/UA-1 does not allow, in the order of the protocol's parts."""
    found = [
        *content.findings,
        *tree.faults(document, content.marks),
        *_metadata(document),
        *_catalogue(document),
        *_layers(document),
        *_files(document),
        *_foreign(document),
        *font_findings(content),
        *_bookmarks(document, tree),
    ]
    return list(dict.fromkeys(found))


def _metadata(document: pikepdf.Pdf) -> Iterator[Finding]:
    if "/Metadata" not in document.Root:
        yield Finding("metadata", "06-001")
        return
    try:
        data = document.Root.Metadata.read_bytes()
        # Entities could grow without end, and no metadata need them.
        root = ElementTree.fromstring(data) if b"<!DOCTYPE" not in data else ElementTree.Element("none")
    except ElementTree.ParseError:
        yield Finding("metadata", "06-001")
        return
    parts = [element.text for element in root.iter(_PDFUA)]
    parts += [element.get(_PDFUA) for element in root.iter()]
    if not any((part or "").strip() == "1" for part in parts):
        yield Finding("metadata", "06-002")
    if not any("".join(element.itertext()).strip() for element in root.iter(_TITLE)):
        yield Finding("metadata", "06-003")
    if not is_language(language_of(document.Root)):
        yield Finding("language", "11-006")


def _catalogue(document: pikepdf.Pdf) -> Iterator[Finding]:
    viewer = document.Root.get("/ViewerPreferences", pikepdf.Dictionary())
    if "/DisplayDocTitle" not in viewer:
        yield Finding("title", "07-001")
    elif not bool(viewer.DisplayDocTitle):
        yield Finding("title", "07-002")
    for number, page in enumerate(document.pages, 1):
        if page.obj.get("/Tabs") != pikepdf.Name.S:
            yield Finding("tabs", "7.18.3", number)


def _layers(document: pikepdf.Pdf) -> Iterator[Finding]:
    if "/OCProperties" not in document.Root:
        return
    layers = document.Root.OCProperties
    yield Finding("foreign", "7.10", what="OCProperties")
    usual, others = layers.get("/D", pikepdf.Dictionary()), list(layers.get("/Configs", pikepdf.Array()))
    if any(not str(other.get("/Name", "")) for other in others):
        yield Finding("foreign", "20-001", what="OCProperties")
    if not str(usual.get("/Name", "")):
        yield Finding("foreign", "20-002", what="OCProperties")
    if any("/AS" in config for config in (usual, *others)):
        yield Finding("foreign", "20-003", what="OCProperties")


def _files(document: pikepdf.Pdf) -> Iterator[Finding]:
    names = document.Root.get("/Names", pikepdf.Dictionary()).get("/EmbeddedFiles", pikepdf.Dictionary())
    for spec in list(names.get("/Names", pikepdf.Array()))[1::2]:
        if "/F" not in spec or "/UF" not in spec:
            yield Finding("file", "21-001")


def _foreign(document: pikepdf.Pdf) -> Iterator[Finding]:
    """What no file of ours has; it would have conditions of its own."""
    if document.is_encrypted:
        yield Finding("foreign", "26-001", what="Encrypt")
    if "/AcroForm" in document.Root:
        xfa = "/XFA" in document.Root.AcroForm
        yield Finding("foreign", "25-001" if xfa else "28-005", what="AcroForm")
    for key in ("/OpenAction", "/AA"):
        if key in document.Root:
            yield Finding("foreign", "7.19", what=key[1:])
    for number, page in enumerate(document.pages, 1):
        for annotation in page.obj.get("/Annots", pikepdf.Array()):
            kind = str(annotation.get("/Subtype", "")).lstrip("/")
            yield Finding("foreign", "28-002", number, f"Annot {kind}")


def _bookmarks(document: pikepdf.Pdf, tree: Tree) -> Iterator[Finding]:
    """There is one for each heading, and each leads to a page that there is."""
    headings = [node for node in tree.nodes if node.kind in ("H1", "H2", "H3", "H4", "H5", "H6")]
    outlines = document.Root.get("/Outlines")
    if outlines is None:
        if headings:
            yield Finding("bookmarks", "7.17")
        return
    if not is_language(language_of(document.Root)):
        yield Finding("language", "11-003")
    pages = {page.obj.objgen: number for number, page in enumerate(document.pages)}
    items = list(_items(outlines))
    led = [pages.get(item.Dest[0].objgen, -1) if "/Dest" in item else -1 for item in items]
    wanted = [node.marks[0][0] for node in headings if node.marks]
    if led != wanted or any(not str(item.get("/Title", "")).strip() for item in items):
        yield Finding("bookmarks", "7.17")


def _items(parent: Any) -> Iterator[Any]:
    item, seen = parent.get("/First"), set()
    while item is not None and item.objgen not in seen:
        seen.add(item.objgen)
        yield item
        yield from _items(item)
        item = item.get("/Next")
