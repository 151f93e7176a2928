"""One planted fault for each condition of the Matterhorn Protocol that a program can judge."""

from __future__ import annotations

import struct

import pikepdf
from pikepdf import Array, Dictionary, Name, String


def elements(pdf, kind=None):
    """All elements of the tree, in order."""
    found, waiting = [], [pdf.Root.StructTreeRoot.K]
    while waiting:
        item = waiting.pop(0)
        if isinstance(item, pikepdf.Array):
            waiting = list(item) + waiting
        elif isinstance(item, pikepdf.Dictionary) and "/S" in item:
            found.append(item)
            waiting = ([item.K] if "/K" in item else []) + waiting
    return [item for item in found if kind is None or str(item.S) == f"/{kind}"]


def content(change):
    """A plant in the operators of the first page."""

    def plant(pdf):
        stream = pdf.pages[0].Contents
        stream.write(change(stream.read_bytes()))

    return plant


def swapped(old, new):
    def change(data):
        assert old in data, old
        return data.replace(old, new, 1)

    return content(change)


def font(pdf):
    return next(iter(pdf.pages[0].Resources.Font.values()))


def on_font(change):
    def plant(pdf):
        change(pdf, font(pdf))

    return plant


def program(change):
    """A plant in the tables of the embedded font."""

    def plant(pdf):
        stream = font(pdf).FontDescriptor.FontFile2
        data = stream.read_bytes()
        count = struct.unpack_from(">H", data, 4)[0]
        rows = [struct.unpack_from(">4sLLL", data, 12 + 16 * row) for row in range(count)]
        tables = {tag: data[at : at + size] for tag, _, at, size in rows}
        change(tables)
        place, head, body = 12 + 16 * len(tables), data[:4] + struct.pack(">HHHH", len(tables), 0, 0, 0), b""
        for tag, table in tables.items():
            head += struct.pack(">4sLLL", tag, 0, place + len(body), len(table))
            body += table + bytes(-len(table) % 4)
        stream.write(head + body)

    return plant


def tree(change):
    def plant(pdf):
        change(pdf, pdf.Root.StructTreeRoot.K)

    return plant


def nested(*kinds):
    """A plant of elements, each in the one before, at the end of the document."""

    def plant(pdf):
        parent = pdf.Root.StructTreeRoot.K
        for kind in kinds:
            item = pdf.make_indirect(Dictionary(S=Name(f"/{kind}"), P=parent, K=Array([])))
            parent.K.append(item)
            parent = item

    return plant


def annotation(**entries):
    def plant(pdf):
        entry = Dictionary(Type=Name.Annot, Rect=Array([0, 0, 9, 9]), **entries)
        pdf.pages[0].Annots = Array([pdf.make_indirect(entry)])

    return plant


def form(**entries):
    def plant(pdf):
        pdf.Root.AcroForm = Dictionary(Fields=Array([]), **entries)

    return plant


def layers(**entries):
    def plant(pdf):
        usual = Dictionary(Name="usual")
        pdf.Root.OCProperties = Dictionary(**{"OCGs": Array([]), "D": usual, **entries})

    return plant


def other_font(**entries):
    def plant(pdf):
        item = font(pdf)
        for key, value in entries.items():
            item[f"/{key}"] = value

    return plant


def composite(pdf):
    item = font(pdf)
    item.Subtype, item.Encoding = Name.Type0, Name("/UniJIS-UCS2-H")
    item.DescendantFonts = Array([Dictionary(Type=Name.Font, Subtype=Name.CIDFontType2)])


def standard(pdf):
    """A font of a standard encoding."""
    font(pdf).FontDescriptor.Flags = 32


def without(*path):
    def plant(pdf):
        item = pdf.Root
        for key in path[:-1]:
            item = item[key]
        del item[path[-1]]

    return plant


def xmp(old, new):
    def plant(pdf):
        data = pdf.Root.Metadata.read_bytes()
        assert old in data
        pdf.Root.Metadata.write(data.replace(old, new))

    return plant


def set_on(kind, **entries):
    def plant(pdf):
        item = elements(pdf, kind)[0]
        for key, value in entries.items():
            item[f"/{key}"] = value

    return plant


def roles(**entries):
    def plant(pdf):
        pdf.Root.StructTreeRoot.RoleMap = Dictionary(**entries)
        elements(pdf, "P")[0].S = Name.Words

    return plant


def headings(*kinds):
    def plant(pdf):
        for item, kind in zip([e for e in elements(pdf) if str(e.S) in ("/H1", "/H2")], kinds, strict=False):
            item.S = Name(f"/{kind}")

    return plant


def two_plain_headings(pdf):
    for item in [e for e in elements(pdf) if str(e.S) in ("/H1", "/H2", "/P")]:
        item.S = Name.H


def no_language_of_words(pdf):
    del pdf.Root.Lang


def without_alt(pdf):
    del elements(pdf, "Figure")[0]["/Alt"]


def unnamed_file(pdf):
    del pdf.Root.Names.EmbeddedFiles.Names[1]["/UF"]


def marked_form_twice(pdf):
    page = pdf.pages[0]
    drawn = pdf.make_stream(
        b"/P<</MCID 900>>BDC 0 0 9 9 re f EMC", Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 9, 9])
    )
    page.Resources.XObject["/twice"] = drawn
    page.Contents.write(page.Contents.read_bytes() + b" /twice Do /twice Do")


def reference_form(pdf):
    drawn = pdf.make_stream(b"", Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 9, 9]))
    drawn["/Ref"] = Dictionary(F="other.pdf", Page=0)
    pdf.pages[0].Resources.XObject["/other"] = drawn
    pdf.pages[0].Contents.write(pdf.pages[0].Contents.read_bytes() + b" /Artifact BMC /other Do EMC")


def unicode_of(old, new):
    """Another value for the first character of the font's table."""

    def change(_, item):
        lines = item.ToUnicode.read_bytes().split(b"\n")
        place = next(p for p, line in enumerate(lines) if line.startswith(b"<01> "))
        lines[place] = new if old is None else lines[place].replace(old, new)
        item.ToUnicode.write(b"\n".join(lines))

    return on_font(change)


def _without_to_unicode(_, item):
    del item["/ToUnicode"]


def _without_program(_, item):
    del item.FontDescriptor["/FontFile2"]


def _wide(_, item):
    item.Widths = Array([float(width) + 5 for width in item.Widths])


def _encoded(_, item):
    item.Encoding = Name.WinAnsiEncoding


def _no_glyphs(tables):
    tables[b"maxp"] = tables[b"maxp"][:4] + struct.pack(">H", 2) + tables[b"maxp"][6:]


def _no_characters(tables):
    del tables[b"cmap"]


def _many_maps(tables):
    table = struct.pack(">HHLHHL", 2, 1, 0, 1, 1, 0)
    body = struct.pack(">HHH", 0, 262, 0) + bytes(range(256))
    head = struct.pack(">HH", 0, 2) + struct.pack(">HHL", 1, 0, 20) + struct.pack(">HHL", 3, 1, 20)
    assert table and len(head) == 20
    tables[b"cmap"] = head + body


def _notdef(tables):
    body = struct.pack(">HHH", 0, 262, 0) + bytes(256)
    tables[b"cmap"] = struct.pack(">HHHHL", 0, 1, 3, 0, 12) + body


def _remapped(pdf, top):
    pdf.Root.StructTreeRoot.RoleMap = Dictionary(P=Name.Span)


def _suspect(pdf, top):
    pdf.Root.MarkInfo.Suspects = True


def _encrypt(pdf):
    """Marks the file so that it is saved with a password of its owner alone."""
    pdf.encrypt_when_saved = True


PLANTS = {
    "01-003": swapped(b"BDC ", b"BDC /Artifact BMC 0 0 1 1 re f EMC "),
    "01-004": swapped(b"/Artifact BMC ", b"/Artifact BMC /P<</MCID 901>>BDC 0 0 1 1 re f EMC "),
    "01-005": content(lambda data: data + b" 0 0 1 1 re f"),
    "01-007": tree(_suspect),
    "02-001": roles(),
    "02-003": roles(Words=Name.Texts, Texts=Name.Words),
    "02-004": tree(_remapped),
    "06-001": without("/Metadata"),
    "06-002": xmp(b"<pdfuaid:part>1</pdfuaid:part>", b""),
    "06-003": xmp(b"dc:title", b"dc:name"),
    "07-001": without("/ViewerPreferences", "/DisplayDocTitle"),
    "07-002": lambda pdf: pdf.Root.ViewerPreferences.__setitem__("/DisplayDocTitle", False),
    "09-004": nested("TR", "TD"),
    "09-005": nested("L", "P"),
    "09-006": nested("TOCI"),
    "09-007": nested("Ruby", "P"),
    "09-008": nested("WT"),
    "10-001": unicode_of(None, b""),
    "11-001": no_language_of_words,
    "11-002": set_on("Figure", Lang=String("?")),
    "11-003": no_language_of_words,
    "11-004": annotation(Subtype=Name.Text, Contents=String("words")),
    "11-005": form(TU=String("words")),
    "11-006": no_language_of_words,
    "13-004": without_alt,
    "14-002": headings("H2"),
    "14-003": headings("H1", "H3"),
    "14-006": two_plain_headings,
    "14-007": headings("H1", "H"),
    "15-003": nested("Table", "TR", "TH"),
    "17-002": nested("Formula"),
    "17-003": set_on("Figure", S=Name.Formula),
    "19-003": nested("Note"),
    "19-004": lambda pdf: (
        [nested("Note")(pdf), nested("Note")(pdf)]
        and [e.__setitem__("/ID", String("same")) for e in elements(pdf, "Note")]
    ),
    "20-001": layers(Configs=Array([Dictionary()])),
    "20-002": layers(D=Dictionary()),
    "20-003": layers(D=Dictionary(Name="usual", AS=Array([]))),
    "21-001": unnamed_file,
    "25-001": form(XFA=String("<dynamicRender>required</dynamicRender>")),
    "26-001": _encrypt,
    "26-002": _encrypt,
    "28-002": annotation(Subtype=Name.Square),
    "28-004": annotation(Subtype=Name.Circle),
    "28-005": form(),
    "28-006": annotation(Subtype=Name.Unheard),
    "28-007": annotation(Subtype=Name.TrapNet),
    "28-008": lambda pdf: (annotation(Subtype=Name.Square)(pdf), pdf.pages[0].obj.__delitem__("/Tabs")),
    "28-009": lambda pdf: (
        annotation(Subtype=Name.Square)(pdf),
        pdf.pages[0].obj.__setitem__("/Tabs", Name.R),
    ),
    "28-010": annotation(Subtype=Name.Widget),
    "28-011": annotation(Subtype=Name.Link),
    "28-012": annotation(Subtype=Name.Link, Contents=String("")),
    "28-014": annotation(Subtype=Name.Screen, A=Dictionary(S=Name.Rendition)),
    "28-015": annotation(Subtype=Name.Screen, A=Dictionary(S=Name.Rendition, C=Dictionary(CT="audio/wav"))),
    "28-016": annotation(Subtype=Name.FileAttachment, FS=Dictionary(F="a")),
    "28-017": annotation(Subtype=Name.PrinterMark, StructParent=9),
    "28-018": annotation(Subtype=Name.PrinterMark),
    "30-001": reference_form,
    "30-002": marked_form_twice,
    **dict.fromkeys([f"31-00{n}" for n in range(1, 9)], composite),
    "31-009": on_font(_without_program),
    "31-011": program(_no_glyphs),
    "31-012": other_font(Subtype=Name.Type1),
    "31-013": other_font(Subtype=Name.Type1),
    "31-014": composite,
    "31-015": composite,
    "31-016": on_font(_wide),
    **dict.fromkeys([f"31-0{n}" for n in range(17, 24)], standard),
    "31-024": on_font(_encoded),
    "31-025": program(_no_characters),
    "31-026": program(_many_maps),
    "31-027": on_font(_without_to_unicode),
    "31-028": unicode_of(None, b"<01> <0000>"),
    "31-029": unicode_of(None, b"<01> <FEFF>"),
    "31-030": program(_notdef),
}
"""Condition -> what spoils an open document."""
