"""Ten thousand stickers, made by us and by other libraries: the same marks, words and label sheet.

    python bench/print/labels.py [COUNT]              a table of all that are installed
    python bench/print/labels.py one VARIANT COUNT    one run, as JSON

Every label has the dot code of 1..59 in the comfort profile and a line of 12 point words that no
other label has, in the embedded Atkinson Hyperlegible, on A4 with 3 x 8 labels of 70 x 37 mm.
"""

from __future__ import annotations

import importlib.util
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

MM = 72 / 25.4
COLUMNS, ROWS, WIDTH, HEIGHT, TOP = 3, 8, 70.0, 37.0, 0.5
NUMBERS = 59
REPEATS = 5


def words(index: int) -> str:
    return f"Label {index % NUMBERS + 1}, set {index // NUMBERS + 1}"


def cells(count: int) -> Iterator[tuple[int, int, float, float]]:
    """Index, cell on its page, and the cell's top-left corner in mm."""
    for index in range(count):
        cell = index % (COLUMNS * ROWS)
        yield index, cell, cell % COLUMNS * WIDTH, TOP + cell // COLUMNS * HEIGHT


Primitive = tuple[str, float, float, float]


def code(number: int) -> list[Primitive]:
    """Dots, circle and square of a number: kind, middle in mm from the code's left middle, size."""
    tens, units = divmod(number, 10)
    fives, ones = divmod(units, 5)
    domino = {
        1: [(0, 0)],
        2: [(0, 0), (1, 0)],
        3: [(0, 0), (1, 0), (0, 1)],
        4: [(0, 0), (1, 0), (0, 1), (1, 1)],
    }
    drawn: list[Primitive] = []
    x = 0.0
    if tens:
        drawn.append(("square", x + 6.35, 0, 12.7))
        if tens == 5:
            places = [(-2.55, -2.55), (2.55, -2.55), (0, 0), (-2.55, 2.55), (2.55, 2.55)]
        else:
            across, down = 4.1 * (tens > 1), 4.1 * (tens > 2)
            places = [(a * 4.1 - across / 2, b * 4.1 - down / 2) for a, b in domino[tens]]
        drawn += [("dot", x + 6.35 + a, b, 1.6) for a, b in places]
        x += 17.7
    if fives:
        drawn += [("circle", x + 5, 0, 10.0), ("dot", x + 5, 0, 1.6)]
        x += 15
    if ones:
        down = 5.0 * (ones > 2)
        drawn += [("dot", x + 0.8 + 5 * a, 5 * b - down / 2, 1.6) for a, b in domino[ones]]
    return drawn


def font_file() -> str:
    found = importlib.util.find_spec("fontpkg_atkinson_hyperlegible")
    assert found and found.submodule_search_locations
    return str(Path(found.submodule_search_locations[0]) / "files" / "AtkinsonHyperlegible-Bold.ttf")


def ours_tagged(count: int, target: Path) -> None:
    """The sheets exactly as the command makes them: tagged, with corner marks, cut lines and a manifest."""
    ours(count, target, tagged=True)


def ours(count: int, target: Path, *, tagged: bool = False) -> None:
    """The same without structure and manifest, as the others make theirs."""
    from types import MappingProxyType

    from accessible_games.games.deck import CardSpec, Deck
    from stickers.calibration import NEUTRAL
    from stickers.folio import Folio
    from stickers.manifest import ATTACHMENT
    from stickers.methods import METHODS
    from stickers.plan import choose, impose
    from stickers.profile import COMFORT
    from stickers.sheets import Job, SheetWriter
    from stickers.stock import STOCKS

    cards = [
        CardSpec(f"n{n}", 1, MappingProxyType({"number": n, "name": f"Label {n}"}))
        for n in range(1, NUMBERS + 1)
    ]
    deck = Deck("bench", tuple(cards), MappingProxyType({"title": "Bench"}))
    sets = -(-count // NUMBERS)
    stickers = choose(deck, sets=sets)[:count]
    sheets = tuple(impose(stickers, STOCKS["3474"]))
    # A second set makes the words carry the set's number, as the others' do.
    job = Job(deck, STOCKS["3474"], COMFORT, METHODS["swell"], "en", sheets, max(sets, 2), 12, NEUTRAL)
    folio = Folio("a4", "Bench", "en")
    writer = SheetWriter(job, folio)
    writer.draw(lambda done, total: None)
    target.write_bytes(folio.finish({ATTACHMENT: writer.manifest().to_json()}) if tagged else folio.drawn())


def reportlab_calls(count: int, target: Path) -> None:
    """reportlab's own calls, one per shape; not tagged."""
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas

    pdfmetrics.registerFont(TTFont("Atkinson", font_file()))
    canvas = Canvas(str(target), pagesize=(210 * MM, 297 * MM), invariant=1, initialFontName="Atkinson")
    for index, cell, left, top in cells(count):
        if cell == 0:
            if index:
                canvas.showPage()
            canvas.setFont("Atkinson", 12)
        canvas.saveState()
        canvas.translate(left * MM, (297 - top - HEIGHT) * MM)
        for kind, x, y, size in code(index % NUMBERS + 1):
            px, py = (4 + x) * MM, (25 - y) * MM
            if kind == "dot":
                canvas.circle(px, py, size / 2 * MM, stroke=0, fill=1)
                continue
            canvas.setLineWidth(1.0 * MM)
            inner = (size - 1) * MM
            if kind == "circle":
                canvas.circle(px, py, inner / 2)
            else:
                canvas.rect(px - inner / 2, py - inner / 2, inner, inner)
        canvas.drawString(4 * MM, 4 * MM, words(index))
        canvas.restoreState()
    canvas.save()


def fpdf2(count: int, target: Path) -> None:
    """fpdf2's own calls; not tagged."""
    from fpdf import FPDF

    pdf = FPDF(format="A4", unit="mm")
    pdf.set_auto_page_break(False)
    pdf.add_font("Atkinson", fname=font_file())
    pdf.set_font("Atkinson", size=12)
    for index, cell, left, top in cells(count):
        if cell == 0:
            pdf.add_page()
            pdf.set_fill_color(0)
            pdf.set_line_width(1.0)
        for kind, x, y, size in code(index % NUMBERS + 1):
            px, py, inner = left + 4 + x, top + 12 + y, size - 1
            if kind == "dot":
                pdf.ellipse(px - size / 2, py - size / 2, size, size, style="F")
            elif kind == "circle":
                pdf.ellipse(px - inner / 2, py - inner / 2, inner, inner, style="D")
            else:
                pdf.rect(px - inner / 2, py - inner / 2, inner, inner, style="D")
        pdf.text(left + 4, top + 33, words(index))
    pdf.output(str(target))


def pylabels2(count: int, target: Path) -> None:
    """pylabels2: a drawing per label; not tagged."""
    import pylabels
    from reportlab.graphics.shapes import Circle, Rect, String
    from reportlab.lib.colors import black
    from reportlab.pdfbase import pdfmetrics
    from reportlab.pdfbase.ttfonts import TTFont

    pdfmetrics.registerFont(TTFont("Atkinson", font_file()))
    sheet = pylabels.Specification(
        210,
        297,
        COLUMNS,
        ROWS,
        WIDTH,
        HEIGHT,
        left_margin=0,
        right_margin=0,
        top_margin=TOP,
        row_gap=0,
        column_gap=0,
    )

    def draw(label, width, height, index):
        for kind, x, y, size in code(index % NUMBERS + 1):
            px, py, inner = (4 + x) * MM, (25 - y) * MM, (size - 1) * MM
            if kind == "dot":
                label.add(Circle(px, py, size / 2 * MM, fillColor=black, strokeColor=None))
            elif kind == "circle":
                label.add(Circle(px, py, inner / 2, fillColor=None, strokeColor=black, strokeWidth=MM))
            else:
                shape = Rect(px - inner / 2, py - inner / 2, inner, inner)
                shape.fillColor, shape.strokeColor, shape.strokeWidth = None, black, MM
                label.add(shape)
        label.add(String(4 * MM, 4 * MM, words(index), fontName="Atkinson", fontSize=12))

    made = pylabels.Sheet(sheet, draw)
    made.add_labels(range(count))
    made.save(str(target))


def blabel(count: int, target: Path) -> None:
    """blabel: an HTML page by WeasyPrint with the codes as SVG; not tagged."""
    from blabel import LabelWriter

    item = """<svg width="62mm" height="22mm" viewBox="0 0 62 22">{% for kind, x, y, size in code %}
{% if kind == 'dot' %}<circle cx="{{4 + x}}" cy="{{11 + y}}" r="{{size / 2}}"/>
{% elif kind == 'circle' %}<circle cx="{{4 + x}}" cy="{{11 + y}}" r="{{(size - 1) / 2}}"
 fill="none" stroke="#000"/>
{% else %}<rect x="{{4 + x - (size - 1) / 2}}" y="{{11 + y - (size - 1) / 2}}" width="{{size - 1}}"
 height="{{size - 1}}" fill="none" stroke="#000"/>{% endif %}{% endfor %}</svg><div>{{words}}</div>"""
    style = f"""@font-face {{font-family: Atkinson; src: url("file://{font_file()}")}}
@page {{width: 210mm; height: 297mm; margin: 0}} .label {{width: 70mm; height: 37mm}}
div {{font-family: Atkinson; font-size: 12pt}}"""
    with tempfile.TemporaryDirectory() as folder:
        template, sheet = Path(folder) / "item.html", Path(folder) / "item.css"
        template.write_text(item)
        sheet.write_text(style)
        writer = LabelWriter(str(template), default_stylesheets=(str(sheet),), items_per_page=COLUMNS * ROWS)
        records = [{"code": code(index % NUMBERS + 1), "words": words(index)} for index in range(count)]
        writer.write_labels(records, target=str(target))


VARIANTS: dict[str, Callable[[int, Path], None]] = {
    "ours": ours,
    "ours, tagged": ours_tagged,
    "reportlab calls": reportlab_calls,
    "fpdf2": fpdf2,
    "pylabels2": pylabels2,
    "blabel": blabel,
}
NEEDS = {
    "ours": "fluent",
    "ours, tagged": "fluent",
    "reportlab calls": "reportlab",
    "fpdf2": "fpdf",
    "pylabels2": "pylabels",
    "blabel": "blabel",
}
"""The package that each variant needs."""

SLOW = {"pylabels2", "blabel"}
"""These run once."""

MOST = {"blabel": 1000}
"""More would take minutes; the time per label is what is compared."""


def one(variant: str, count: int) -> dict[str, float]:
    """One run in this process: CPU seconds without imports, peak memory in MB, size in kB."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "labels.pdf"
        VARIANTS[variant](1, target)
        begun = time.process_time()
        VARIANTS[variant](count, target)
        cpu = time.process_time() - begun
        size = target.stat().st_size / 1000
    return {"cpu": cpu, "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "size": size}


def best(variant: str, count: int) -> dict[str, float]:
    """The least of several runs, each in a process of its own."""
    runs = []
    for _ in range(1 if variant in SLOW else REPEATS):
        command = [sys.executable, __file__, "one", variant, str(count)]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ})
        runs.append(json.loads(done.stdout))
    return {key: min(run[key] for run in runs) for key in runs[0]}


def table(count: int) -> None:
    """The comparison in one run, as Markdown."""
    counts = {name: min(count, MOST.get(name, count)) for name in VARIANTS}
    results = {name: best(name, counts[name]) for name in VARIANTS if importlib.util.find_spec(NEEDS[name])}
    reference = results["ours"]["cpu"] / count
    print(f"| {count:,} labels | CPU s | labels per CPU s | slower than ours | peak MB | PDF kB |")
    print("|---|---|---|---|---|---|")
    for name, run in results.items():
        each = run["cpu"] / counts[name]
        speed = f"{1 / each:,.0f} | {each / reference:.1f} x"
        named = name if counts[name] == count else f"{name}, {counts[name]:,} labels"
        print(f"| {named} | {run['cpu']:.3f} | {speed} | {run['memory']:.0f} | {run['size']:,.0f} |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["one"]:
        print(json.dumps(one(sys.argv[2], int(sys.argv[3]))))
    else:
        table(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
