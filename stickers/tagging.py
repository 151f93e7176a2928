"""Turns a finished PDF into a tagged one: structure, alternative texts, an attachment.

reportlab cannot tag, so the pages it writes carry numbered marks (`/Figure <</MCID 3>> BDC ... EMC`)
and the tree that explains them is added here.  The file is taken apart at the places that its
cross-reference table names and written again with its small objects packed into compressed object
streams: ten thousand tagged stickers cost a few hundred kilobytes and a fraction of a second.

    tagged = finish(pdf_bytes, [[Tag("H1"), Tag("Figure", "sticker 1: three dots")]], {})
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

_PACK: Final = 1000
"""Objects in one object stream."""


class Tag(NamedTuple):
    """What one piece of marked content is.

    Attributes:
        kind: a standard structure type: "H1", "H2", "P", "Figure".
        alt: what is said in its place, or "" if it is text that speaks for itself.
    """

    kind: str
    alt: str = ""


def finish(data: bytes, pages: Sequence[Sequence[Tag]], attachments: Mapping[str, bytes]) -> bytes:
    """The same PDF, tagged.

    Args:
        data: a PDF as reportlab writes it, with a classic cross-reference table.
        pages: per page what its marked content is; the place in the list is the MCID, and the
            order is the reading order.
        attachments: file name in ASCII -> content, embedded in the file.
    """
    old = _Old(data)
    new = _New(old.size)
    tree, pages_of_tags = _structure(new, old.page_numbers, pages)
    catalogue = f"/MarkInfo<</Marked true>>/StructTreeRoot {tree} 0 R" + _names(new, attachments)
    for number, body in old.objects.items():
        if number in pages_of_tags:
            body = _with(body, f"/StructParents {pages_of_tags[number]}/Tabs/S")
        elif number == old.root:
            body = _with(body, catalogue)
        new.put(number, body)
    return new.file(old.trailer)


class _Old:
    """The objects of a PDF by number, as bytes between `obj` and `endobj`."""

    def __init__(self, data: bytes) -> None:
        start = int(data[data.rindex(b"startxref") + 9 :].split()[0])
        first, rest = data[start:].split(b"trailer", 1)
        lines = first.split(b"\n")
        self.size = int(lines[1].split()[1])
        offsets = {
            n: int(line[:10]) for n, line in enumerate(lines[2 : 2 + self.size]) if line[17:18] == b"n"
        }
        places = sorted([*offsets.values(), start])
        ends = dict(zip(places, places[1:], strict=False))
        self.objects: dict[int, bytes] = {}
        for number, offset in offsets.items():
            body = data[offset : ends[offset]]
            self.objects[number] = body[body.index(b"obj") + 3 : body.rindex(b"endobj")].strip()
        self.root = _reference(rest, b"Root")
        keys = [
            re.search(rb"/%s\s*(\d+ \d+ R|\[.*?\])" % key, rest, re.DOTALL)
            for key in (b"Root", b"Info", b"ID")
        ]
        names = (b"/Root ", b"/Info ", b"/ID ")
        self.trailer = b"".join([name + found[1] for name, found in zip(names, keys, strict=True) if found])

    @property
    def page_numbers(self) -> list[int]:
        """Object numbers of the pages, in order."""
        tree = self.objects[_reference(self.objects[self.root], b"Pages")]
        kids = re.search(rb"/Kids\s*\[(.*?)\]", tree, re.DOTALL)
        return [int(n) for n in re.findall(rb"(\d+) \d+ R", kids[1] if kids else b"")]


class _New:
    """Collects objects, then writes them: streams one by one, everything else packed."""

    def __init__(self, size: int) -> None:
        self._next = size
        self._objects: dict[int, bytes] = {}

    def reserve(self, count: int = 1) -> int:
        """The first of `count` free object numbers."""
        number = self._next
        self._next += count
        return number

    def put(self, number: int, body: bytes) -> None:
        self._objects[number] = body

    def add(self, body: bytes) -> int:
        number = self.reserve()
        self.put(number, body)
        return number

    def file(self, trailer: bytes) -> bytes:
        parts = [b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"]
        position = len(parts[0])
        index: dict[int, tuple[int, int, int]] = {0: (0, 0, 65535)}
        packed = sorted(n for n, body in self._objects.items() if not body.endswith(b"endstream"))
        for number, body in sorted(self._objects.items()):
            if body.endswith(b"endstream"):
                index[number] = (1, position, 0)
                parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, body))
                position += len(parts[-1])
        for chunk in _chunks(packed):
            number = self.reserve()
            index[number] = (1, position, 0)
            index.update({inner: (2, number, place) for place, inner in enumerate(chunk)})
            parts.append(b"%d 0 obj\n%s\nendobj\n" % (number, self._packed(chunk)))
            position += len(parts[-1])
        parts.append(_cross_references(self.reserve(), position, index, trailer))
        return b"".join(parts)

    def _packed(self, numbers: Sequence[int]) -> bytes:
        head, bodies, offset = [], [], 0
        for number in numbers:
            body = self._objects[number]
            head.append(b"%d %d" % (number, offset))
            bodies.append(body)
            offset += len(body) + 1
        table = b" ".join(head) + b"\n"
        keys = b"/Type/ObjStm/N %d/First %d" % (len(numbers), len(table))
        return stream(table + b"\n".join(bodies), keys)


def stream(content: bytes, keys: bytes = b"") -> bytes:
    """A compressed stream object; `keys` are further entries of its dictionary."""
    packed = zlib.compress(content, 6)
    head = b"<<%s/Filter/FlateDecode/Length %d>>" % (keys, len(packed))
    return head + b"stream\n" + packed + b"\nendstream"


def _cross_references(
    number: int, position: int, index: dict[int, tuple[int, int, int]], trailer: bytes
) -> bytes:
    index[number] = (1, position, 0)
    rows = [index.get(n, (0, 0, 0)) for n in range(number + 1)]
    table = b"".join([bytes((k,)) + a.to_bytes(4, "big") + b.to_bytes(2, "big") for k, a, b in rows])
    keys = b"/Type/XRef/Size %d/W[1 4 2]%s" % (number + 1, trailer)
    return b"%d 0 obj\n%s\nendobj\nstartxref\n%d\n%%%%EOF\n" % (number, stream(table, keys), position)


def _structure(
    new: _New, page_numbers: Sequence[int], pages: Sequence[Sequence[Tag]]
) -> tuple[int, dict[int, int]]:
    """Write the tree; give its root, and per tagged page its key in the parent tree."""
    root, document, parents = new.reserve(), new.reserve(), new.reserve()
    alts: dict[str, int] = {}
    sections, rows, keys = [], [], {}
    for key, (page, tags) in enumerate(zip(page_numbers, pages, strict=True)):
        section = new.reserve()
        first = new.reserve(len(tags))
        for mcid, tag in enumerate(tags):
            alt = _alternative(new, tag.alt, alts)
            body = f"<</S/{tag.kind}/P {section} 0 R/Pg {page} 0 R/K {mcid}{alt}>>"
            new.put(first + mcid, body.encode())
        kids = " ".join([f"{first + mcid} 0 R" for mcid in range(len(tags))])
        new.put(section, f"<</S/Sect/P {document} 0 R/K[{kids}]>>".encode())
        sections.append(f"{section} 0 R")
        rows.append(f"{key} {new.add(f'[{kids}]'.encode())} 0 R")
        keys[page] = key
    new.put(document, f"<</S/Document/P {root} 0 R/K[{' '.join(sections)}]>>".encode())
    new.put(parents, f"<</Nums[{' '.join(rows)}]>>".encode())
    tree = f"<</Type/StructTreeRoot/K {document} 0 R/ParentTree {parents} 0 R/ParentTreeNextKey {len(rows)}>>"
    new.put(root, tree.encode())
    return root, keys


def _alternative(new: _New, alt: str, known: dict[str, int]) -> str:
    """The entry for an alternative text; equal texts (copies of one card) share one object."""
    if not alt:
        return ""
    if alt not in known:
        known[alt] = new.add(text_string(alt))
    return f"/Alt {known[alt]} 0 R"


def text_string(text: str) -> bytes:
    """A text as a PDF string object: ASCII as it stands, all else as UTF-16."""
    if text.isascii():
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return b"(" + escaped.encode() + b")"
    return b"<FEFF" + text.encode("utf-16-be").hex().upper().encode() + b">"


def _names(new: _New, attachments: Mapping[str, bytes]) -> str:
    if not attachments:
        return ""
    entries, listed = [], []
    for name, content in sorted(attachments.items()):
        keys = b"/Type/EmbeddedFile/Subtype/application#2Fjson/Params<</Size %d>>" % len(content)
        held = new.add(stream(content, keys))
        spec = new.add(
            f"<</Type/Filespec/F({name})/UF({name})/AFRelationship/Data/EF<</F {held} 0 R>>>>".encode()
        )
        entries.append(f"({name}){spec} 0 R")
        listed.append(f"{spec} 0 R")
    return f"/Names<</EmbeddedFiles<</Names[{''.join(entries)}]>>>>/AF[{' '.join(listed)}]"


def _with(body: bytes, entries: str) -> bytes:
    """A dictionary with further entries."""
    end = body.rindex(b">>")
    return body[:end].rstrip() + entries.encode() + body[end:]


def _reference(body: bytes, key: bytes) -> int:
    found = re.search(rb"/%s\s+(\d+) \d+ R" % key, body)
    if not found:
        raise ValueError(f"no {key.decode()} in this PDF")
    return int(found[1])


def _chunks(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    for start in range(0, len(numbers), _PACK):
        yield numbers[start : start + _PACK]
