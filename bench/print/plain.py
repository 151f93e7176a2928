"""What the whole command is measured beside: Kameloot's sheets by plain calls of reportlab and pikepdf.

python bench/print/plain.py FILE.pdf

The same 102 stickers with their words and cut lines on four sheets and four pages of words, in the same
embedded font; the file is then opened and saved with pikepdf.  No tags, no list, no fitting, no languages.
"""

from __future__ import annotations

import io
import sys
from importlib.resources import files

import pikepdf
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

CARDS = [
    ("magnet ring", 2, 8),
    ("two-branched wand", 3, 11),
    ("six-fingered glove", 4, 13),
    ("enchanting potion", 5, 16),
    ("magic cloak", 6, 24),
    ("permutation scroll", 7, 21),
    ("unicorn", 8, 3),
    ("tavern token", 9, 6),
]
WORDS = "make a collection. Discard it: name a number from 2 to 7, and all"


def dots(canvas, x, y, count):
    """A number in the dot code, its first dot at x, y mm."""
    if count >= 5:
        canvas.setLineWidth(1.2 * mm)
        canvas.circle((x + 5) * mm, (y - 5) * mm, 4.4 * mm)
        canvas.circle((x + 5) * mm, (y - 5) * mm, 0.66 * mm, stroke=0, fill=1)
        x, count = x + 13, count - 5
    for dot in range(count):
        canvas.circle(
            (x + 1 + 5 * (dot % 2)) * mm, (y - 1 - 5 * (dot // 2)) * mm, 0.66 * mm, stroke=0, fill=1
        )


def main(target):
    path = files("fontpkg_atkinson_hyperlegible") / "files" / "AtkinsonHyperlegible-Bold.ttf"
    pdfmetrics.registerFont(TTFont("AT", str(path)))
    file = io.BytesIO()
    canvas = Canvas(file, pagesize=(210 * mm, 297 * mm), pageCompression=1, initialFontName="AT", lang="en")
    stickers = [(name, number) for name, number, copies in CARDS for _ in range(copies)]
    for start in range(0, len(stickers), 28):
        canvas.setFont("AT", 10)
        canvas.drawString(10 * mm, 284 * mm, "Kameloot, A4 (210 x 297 mm), swell paper. Print at 100 %.")
        canvas.line(10 * mm, 8 * mm, 110 * mm, 8 * mm)
        for cell, (name, number) in enumerate(stickers[start : start + 28]):
            x, y = 10 + 47 * (cell % 4), 280 - 37 * (cell // 4)
            dots(canvas, x + 3, y - 3, number)
            canvas.setLineWidth(0.2 * mm)
            canvas.lines([(x * mm, y * mm, (x + 36) * mm, y * mm), (x * mm, y * mm, x * mm, (y - 27) * mm)])
            canvas.setFont("AT", 16)
            for line, word in enumerate(name.split()):
                canvas.drawString((x + 3) * mm, (y - 18 - 6 * line) * mm, word)
        canvas.showPage()
    for _ in range(4):
        canvas.setFont("AT", 18)
        for line in range(28):
            canvas.drawString(18 * mm, (275 - 9 * line) * mm, WORDS[: 46 + line % 9])
        canvas.showPage()
    canvas.save()
    with pikepdf.open(io.BytesIO(file.getvalue())) as document:
        document.save(target)


if __name__ == "__main__":
    main(sys.argv[1])
