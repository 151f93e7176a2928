"""Plants faults into PDFs of all games, methods and kinds of print, and counts which the check finds.

python bench/print/faults.py [KIND ...]

Each fault is planted alone, into a file that the check calls right.  A file without a fault that it calls
wrong is a false alarm; the last line tells how many there were.
"""

from __future__ import annotations

import contextlib
import io
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import pikepdf
from pikepdf import Array, Dictionary, Name, Operator

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from stickers.__main__ import main  # noqa: E402
from stickers.check.faults import Unreadable  # noqa: E402
from stickers.check.pdf import check_pdf  # noqa: E402

MM = 72 / 25.4
DECK = "id;name;number\na;Rouge 3;3\nb;Bleu 7;7\nc;Vert 12;12\n"
FILES = {
    "kami swell": "stickers kami --only silver:2,tower:1 --language en --paper a4",
    "kameloot dots": "stickers kameloot --stock L7160 --only ring:2,scroll:2 --method dots --language ja",
    "kameloot punch": "stickers kameloot --only cloak:2,ring:1 --method punch --language fr --paper a4",
    "tamashii clear": "stickers tamashii --method clear --language fr --paper a4",
    "magi paint": "stickers magi_kitchen --stock 5160 --kind trash --method paint --language en",
    "own deck": "stickers mine --data DECK --language fr --paper a4",
    "learn sheet": "learn-sheet kamimai --language en --paper a4",
    "kami cards": "cards kami --only silver:1,tower:2 --rules --language en --paper a4",
    "kameloot cards": "cards kameloot --only ring:1,tavern_token:1 --language fr --paper a4",
    "own cards": "cards mine --data DECK --language fr --paper a4 --size a6",
}
SHEETS = ("kami swell", "kameloot dots", "kameloot punch", "tamashii clear", "own deck", "learn sheet")
KEYS = ("kami swell", "kameloot dots", "own deck")
CARDS = ("kami cards", "kameloot cards", "own cards")


class Spoilt:
    """An open file with what its list says, and ways to spoil it."""

    def __init__(self, pdf):
        self.pdf = pdf
        self.list = json.loads(pdf.attachments["accessible-games.json"].get_file().read_bytes())
        self.sheet = self.list["sheet_pages"][0]
        sheets = set(self.list["sheet_pages"])
        fronts = {n - 1 for n in sheets} if self.list["mirrored"] else set()
        backs = {n + 1 for n in sheets} if self.list["kind"] == "cards" else set()
        plain = [n for n in range(1, len(pdf.pages) + 1) if n not in sheets | fronts | backs]
        self.plain = plain[0] if plain else 1
        self.height = float(pdf.pages[0].mediabox[3]) / MM
        self.width = float(pdf.pages[0].mediabox[2]) / MM

    def page(self, number):
        return self.pdf.pages[number - 1]

    def paint(self, number, x, y, width, height, colour="0 g"):
        """A rectangle over all, mm from the top-left corner of the page, as decoration."""
        if self.list["mirrored"] and number in self.list["sheet_pages"]:
            x = self.width - x - width
        rect = f"{x * MM:.3f} {(self.height - y - height) * MM:.3f} {width * MM:.3f} {height * MM:.3f} re f"
        old = self.page(number).Contents.read_bytes()
        wrapped = b"q " + old + f" Q q {colour} /Artifact BMC {rect} EMC Q".encode()
        self.page(number).Contents = self.pdf.make_stream(wrapped)

    def move(self, number, matrix):
        old = self.page(number).Contents.read_bytes()
        self.page(number).Contents = self.pdf.make_stream(f"{matrix} cm ".encode() + old)

    def edit(self, number, operator, which, change):
        """Change the operands of one operator of a page."""
        page = self.page(number)
        told = list(pikepdf.parse_content_stream(page))
        places = [place for place, one in enumerate(told) if str(one.operator) == operator]
        place = places[which]
        operands = change(list(told[place].operands))
        told[place] = pikepdf.ContentStreamInstruction(operands, told[place].operator)
        page.Contents = self.pdf.make_stream(pikepdf.unparse_content_stream(told))

    def insert(self, number, operator, which, operands, name):
        """Another operator before one of a page."""
        page = self.page(number)
        told = list(pikepdf.parse_content_stream(page))
        places = [place for place, one in enumerate(told) if str(one.operator) == operator]
        told.insert(places[which], pikepdf.ContentStreamInstruction(operands, Operator(name)))
        page.Contents = self.pdf.make_stream(pikepdf.unparse_content_stream(told))

    def mark(self, place=0):
        """x, y, width, height of a mark on the first sheet, mm from the top-left of the page."""
        entry, stock = self.list["pages"][0][place], self.list["stock"]
        row, column = divmod(entry["cell"] - 1, stock["cols"])
        x, y, width, height = self.list["places"][entry["card"]]
        return stock["x0"] + column * stock["px"] + x, stock["y0"] + row * stock["py"] + y, width, height

    def figures(self):
        found, waiting = [], [self.pdf.Root.StructTreeRoot.K]
        while waiting:
            item = waiting.pop(0)
            if isinstance(item, Array):
                waiting = list(item) + waiting
            elif isinstance(item, Dictionary) and "/S" in item:
                found.append(item)
                waiting = ([item.K] if "/K" in item else []) + waiting
        return [item for item in found if "/Alt" in item]


def other_letter(operands):
    codes = bytearray(bytes(operands[0]))
    place = next(i for i, code in enumerate(codes) if code != codes[0]) if len(set(codes)) > 1 else 0
    codes[0] = codes[place] if place else (codes[0] % 5) + 1
    return [pikepdf.String(bytes(codes))]


def smaller(operands):
    return [operands[0], float(operands[1]) * 0.6]


def on_sheet(s, *box, colour="0 g"):
    s.paint(s.sheet, *box, colour=colour)


def dot_added(s):
    x, y, width, height = s.mark()
    on_sheet(s, x + width + 1.5, y + 1, 1.6, 1.6)


def mark_wiped(s):
    x, y, width, height = s.mark()
    on_sheet(s, x - 0.5, y - 0.5, width + 1, height + 1, colour="1 g")


def mark_half(s):
    x, y, width, height = s.mark()
    on_sheet(s, x - 0.5, y - 0.5, width / 2 + 0.5, height + 1, colour="1 g")


def ruler_cut(s):
    x, y, length = s.list["rulers"][str(s.sheet)]
    on_sheet(s, x + length - 10, y - 1, 10.5, 5, colour="1 g")


def cut_wiped(s):
    outlines, entry = s.list["outlines"], s.list["pages"][0][0]
    x, y, width, height = s.mark()
    if entry["card"] in outlines:
        place, own = s.list["places"][entry["card"]], outlines[entry["card"]]
        on_sheet(s, x - place[0] + own[0] - 0.5, y - place[1] + own[1] + 2, 1, own[3] - 2, colour="1 g")
    else:
        place = s.list["places"][entry["card"]]
        corner, wide = s.list["corner"], s.list["stock"]["width"]
        left, top = x - place[0], y - place[1]
        on_sheet(s, left + wide - corner - 1, top - 0.5, corner + 1.5, corner + 1.5, colour="1 g")


def bar_in_foot(s):
    on_sheet(s, s.width - 40, s.height - 5, 30, 2)


def sheet_words_small(s):
    s.edit(s.sheet, "Tf", 0, smaller)


def sheet_alt(s):
    s.figures()[0].Alt = pikepdf.String("something else")


def sheet_alt_gone(s):
    del s.figures()[0]["/Alt"]


def sheet_moved(s):
    s.move(s.sheet, f"1 0 0 1 {3 * MM:.2f} 0")


def sheet_scaled(s):
    s.move(s.sheet, "0.97 0 0 0.97 0 0")


def key_word(s):
    s.edit(s.plain, "Tj", 2, other_letter)


def key_small(s):
    s.edit(s.plain, "Tf", 1, smaller)


def key_white(s):
    s.insert(s.plain, "Tj", 2, [1], "g")


def key_grey(s):
    s.insert(s.plain, "Tj", 0, [0.6], "g")


def key_invisible(s):
    s.insert(s.plain, "Tj", 1, [3], "Tr")


def key_bar(s):
    s.paint(s.plain, 20, s.height - 12, 60, 3)


def key_mark(s):
    box, _ = next(figure for figure in s.list["figures"][str(s.plain)] if figure[1])
    s.paint(s.plain, box[0], box[1], box[2] * 0.5, box[3], colour="1 g")


def key_mark_more(s):
    box, _ = next(figure for figure in s.list["figures"][str(s.plain)] if figure[1])
    s.paint(s.plain, box[0] + box[2] + 0.1, box[1] + 1, 0.6, 1.6)


def key_alt(s):
    place = max(n for n, item in enumerate(s.figures()) if item.Pg.objgen == s.page(s.plain).obj.objgen)
    s.figures()[place].Alt = pikepdf.String("a star")


def index_one(s):
    s.edit(s.sheet, "Tj", 0, other_letter)


def index_other_corner(s):
    s.edit(s.sheet, "Tj", 1, other_letter)


def index_small(s):
    s.edit(s.sheet, "Tf", 0, smaller)


def card_word(s):
    s.edit(s.sheet, "Tj", -1, other_letter)


def card_words_small(s):
    s.edit(s.sheet, "Tf", -1, lambda operands: [operands[0], 10])


def card_grey(s):
    s.insert(s.sheet, "Tj", -1, [0.6], "g")


def card_invisible(s):
    s.insert(s.sheet, "Tj", -1, [3], "Tr")


def _panel(s, page):
    return s.list["panels"][str(page)][0][0]


def card_bar(s):
    x, y, width, height = _panel(s, s.sheet)
    s.paint(s.sheet, x + 1, y + height - 3, width - 2, 2)


def card_white_bar(s):
    x, y, width, height = _panel(s, s.sheet)
    s.paint(s.sheet, x + 0.6, y + 0.6, width - 1.2, height - 1.2, colour="1 g")


def card_frame(s):
    x, y, width, height = _panel(s, s.sheet)
    s.paint(s.sheet, x + 5, y - 0.5, width - 10, 0.6, colour="1 g")


def crops_gone(s):
    for x, y, u, v in s.list["crops"][:2]:
        s.paint(s.sheet, min(x, u) - 0.5, min(y, v) - 0.5, abs(u - x) + 1, abs(v - y) + 1, colour="1 g")


def crops_gone_behind(s):
    x, y, u, v = s.list["crops"][-1]
    s.paint(s.sheet + 1, min(x, u) - 0.5, min(y, v) - 0.5, abs(u - x) + 1, abs(v - y) + 1, colour="1 g")


def back_moved(s):
    s.move(s.sheet + 1, f"1 0 0 1 {4 * MM:.2f} 0")


def back_down(s):
    s.move(s.sheet + 1, f"1 0 0 1 0 {-4 * MM:.2f}")


def back_turned(s):
    s.move(s.sheet + 1, f"-1 0 0 -1 {s.width * MM:.3f} {s.height * MM:.3f}")


def back_word(s):
    s.edit(s.sheet + 1, "Tj", -1, other_letter)


def sides_swapped(s):
    one, other = s.page(s.sheet).Contents, s.page(s.sheet + 1).Contents
    s.page(s.sheet).Contents, s.page(s.sheet + 1).Contents = other, one


def card_alt(s):
    place = next(n for n, item in enumerate(s.figures()) if item.Pg.objgen == s.page(s.sheet).obj.objgen)
    s.figures()[place].Alt = pikepdf.String("a card")


def page_lost(s):
    del s.pdf.pages[-1]


def page_twice(s):
    s.pdf.pages.append(s.pdf.pages[0])


def page_before(s):
    """An empty page before all others, as the list tells: each front then lies behind another page."""
    s.pdf.add_blank_page(page_size=(s.width * MM, s.height * MM))
    s.pdf.pages.insert(0, s.pdf.pages[-1])
    del s.pdf.pages[-1]
    s.page(1).obj["/Tabs"] = Name.S
    told = s.list
    told["sheet_pages"] = [number + 1 for number in told["sheet_pages"]]
    told["reading"].insert(0, [])
    for key in ("figures", "rulers", "panels"):
        told[key] = {str(int(number) + 1): value for number, value in told[key].items()}
    name = "accessible-games.json"
    s.pdf.attachments[name] = pikepdf.AttachedFileSpec(s.pdf, json.dumps(told).encode(), filename=name)


def on_page(key, value):
    def plant(s):
        s.page(s.sheet).obj[key] = value

    return plant


def in_root(*path, value=None):
    def plant(s):
        item = s.pdf.Root
        for key in path[:-1]:
            item = item[key]
        if value is None:
            del item[path[-1]]
        else:
            item[path[-1]] = value

    return plant


def no_identifier(s):
    data = s.pdf.Root.Metadata.read_bytes()
    s.pdf.Root.Metadata.write(data.replace(b"<pdfuaid:part>1", b"<pdfuaid:part>9"))


def font_taken(s):
    del next(iter(s.page(s.sheet).Resources.Font.values())).FontDescriptor["/FontFile2"]


def characters_taken(s):
    del next(iter(s.page(s.sheet).Resources.Font.values()))["/ToUnicode"]


def comment(s):
    note = Dictionary(Type=Name.Annot, Subtype=Name.Square, Rect=Array([9, 9, 99, 99]))
    s.page(s.sheet).Annots = Array([s.pdf.make_indirect(note)])


def untagged(s):
    old = s.page(s.sheet).Contents.read_bytes()
    s.page(s.sheet).Contents = s.pdf.make_stream(old + b" q 0 0 1 rg 3 3 2 2 re f Q")


def box_gone(s):
    del s.figures()[0]["/A"]


PLANTS = {
    "marks": (SHEETS, (dot_added, mark_wiped, mark_half)),
    "sheets": (SHEETS, (ruler_cut, bar_in_foot, sheet_words_small, sheet_moved, sheet_scaled)),
    "cut lines": (SHEETS[:5], (cut_wiped,)),
    "sheet alternatives": (SHEETS[:3], (sheet_alt, sheet_alt_gone)),
    "keys": (KEYS, (key_word, key_small, key_white, key_grey, key_invisible, key_bar, key_mark, key_mark_more,
                    key_alt)),
    "card fronts": (CARDS[:2], (index_one, index_other_corner, index_small, card_word, card_words_small,
                                card_grey, card_invisible, card_bar, card_white_bar, card_frame, crops_gone,
                                card_alt)),
    "card backs": (CARDS, (crops_gone_behind, back_moved, back_down, back_turned, back_word, sides_swapped)),
    "both sides": (("kameloot punch", *CARDS), (page_before,)),
    "files": (("kami swell",), (
        on_page("/UserUnit", 2), on_page("/Rotate", 90), on_page("/MediaBox", Array([0, 0, 612, 792])),
        on_page("/CropBox", Array([50, 50, 500, 700])), in_root("/ViewerPreferences", "/PrintScaling"),
        in_root("/ViewerPreferences", "/PrintScaling", value=Name.AppDefault), page_lost, page_twice,
        comment,
    )),
    "tags": (("kami swell",), (
        in_root("/ViewerPreferences", "/DisplayDocTitle"), in_root("/Lang"), in_root("/Metadata"),
        in_root("/Outlines"), in_root("/StructTreeRoot"), in_root("/MarkInfo"), no_identifier, font_taken,
        characters_taken, untagged, box_gone,
    )),
}  # fmt: skip
"""Kind -> into which files, and what is planted."""


def make_files(folder, names=tuple(FILES)):
    """Files without a fault: name -> path."""
    deck, made = folder / "mine.csv", {}
    deck.write_text(DECK, encoding="utf-8")
    for name in names:
        target = folder / f"{name.replace(' ', '-')}.pdf"
        arguments = [str(deck) if part == "DECK" else part for part in FILES[name].split()]
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()) as told:
            if main([*arguments, "-o", str(target), "--force"]):
                raise SystemExit(f"{name}: {told.getvalue()}")
        made[name] = target
    return made


def is_right(path):
    """Whether the check calls a file right."""
    try:
        return check_pdf(path, 300, "en").passed
    except Unreadable:
        return False


def planted(source, target, plant):
    """A copy with one fault."""
    with pikepdf.open(source) as pdf:
        plant(Spoilt(pdf))
        pdf.save(target, fix_metadata_version=False)
    return target


def run(kinds):
    with tempfile.TemporaryDirectory() as name:
        folder, begun = Path(name), time.perf_counter()
        files = make_files(folder)
        alarms = [name for name, path in files.items() if not is_right(path)]
        found, total, missed = Counter(), Counter(), []
        for kind in kinds:
            names, plants = PLANTS[kind]
            for file in names:
                for number, plant in enumerate(plants):
                    total[kind] += 1
                    if is_right(planted(files[file], folder / "spoilt.pdf", plant)):
                        missed.append(f"{kind}, {file}: {plant.__name__} {number}")
                    else:
                        found[kind] += 1
        print("| kind | planted | found |\n|---|---|---|")
        for kind in kinds:
            print(f"| {kind} | {total[kind]} | {found[kind]} |")
        print(f"| all | {total.total()} | {found.total()} |")
        for line in missed:
            print("missed:", line)
        print(f"False alarms: {len(alarms)} of {len(files)} files {alarms or ''}; "
              f"{time.perf_counter() - begun:.0f} seconds.")  # fmt: skip
        return 1 if missed or alarms else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:] or list(PLANTS)))
