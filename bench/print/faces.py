"""Every card of every game as it is printed: contact sheets to look at, and sizes read from the finished PDF.

python bench/print/faces.py FOLDER [--games kami,...] [--sizes a6,...] [--prints index,...] [--languages fr]

Each line of the table is one game at one size: heights of the index in mm, sizes of names and texts in
points, smallest to largest.  With FOLDER "-" no pictures are written.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import pikepdf  # noqa: E402
import pypdfium2  # noqa: E402
import pypdfium2.raw as raw  # noqa: E402
from PIL import Image  # noqa: E402

from stickers.cards.production import Order, produce  # noqa: E402
from stickers.cards.sizes import PRESETS, SIZES  # noqa: E402
from stickers.decks import GAMES, open_deck  # noqa: E402
from stickers.refusal import CardError  # noqa: E402

MM = 72 / 25.4
DPI = 50
GAP = 6


class Printed:
    """One kind of card each of a deck, as a PDF that is read again."""

    def __init__(self, pdf: bytes) -> None:
        with pikepdf.open(io.BytesIO(pdf)) as document:
            self.told = json.loads(document.attachments["accessible-games.json"].get_file().read_bytes())
        self.document = pypdfium2.PdfDocument(pdf)

    def cards(self) -> Iterator[tuple[int, tuple[float, float, float, float]]]:
        """Page (from 0) and box in mm from the top left, of each front."""
        stock = self.told["stock"]
        width, height = stock["width"], stock["height"]
        if stock["turned"]:
            width, height = height, width
        for page, entries in zip(self.told["sheet_pages"], self.told["pages"], strict=True):
            for entry in entries:
                row, column = divmod(entry["cell"] - 1, stock["cols"])
                left, top = stock["x0"] + column * stock["px"], stock["y0"] + row * stock["py"]
                yield page - 1, (left, top, left + width, top + height)

    def pictures(self) -> list[Image.Image]:
        """The fronts, upright."""
        pages = {page: self.document[page].render(scale=DPI / 72).to_pil() for page, _ in self.cards()}
        found = []
        for page, box in self.cards():
            picture = pages[page].crop(tuple(round(edge * DPI / 25.4) for edge in box))
            found.append(picture.rotate(-90, expand=True) if self.told["stock"]["turned"] else picture)
        return found

    def sizes(self) -> Iterator[tuple[float, float, float]]:
        """Height of the index in mm, points of name and of text (0 for none), card by card."""
        turned = self.told["stock"]["turned"]
        for number, (left, top, right, bottom) in self.cards():
            page = self.document[number]
            text, high = page.get_textpage(), page.get_height() / MM
            letters = []
            for at in range(text.count_chars()):
                x0, y0, x1, y1 = (edge / MM for edge in text.get_charbox(at))
                inside = left <= (x0 + x1) / 2 <= right and top <= high - (y0 + y1) / 2 <= bottom
                if inside and x1 > x0:
                    tall = x1 - x0 if turned else y1 - y0
                    angle = raw.FPDFText_GetCharAngle(text.raw, at)
                    letters.append((round(angle, 2), tall, raw.FPDFText_GetFontSize(text.raw, at)))
            angles = [angle for angle, _, _ in letters]
            other = next(at for at, angle in enumerate(angles) if angle != angles[0])
            index, block = letters[:other], [letter for letter in letters[other:] if letter[0] == angles[0]]
            name = block[0][2]
            smaller = [size for _, _, size in block if abs(size - name) > 0.01]
            yield max(tall for _, tall, _ in index), name, smaller[0] if smaller else 0.0


def sheet(pictures: list[Image.Image]) -> Image.Image:
    """The pictures side by side on grey."""
    columns = max(4, round((len(pictures) * 1.8) ** 0.5))
    rows = -(-len(pictures) // columns)
    width, height = pictures[0].size
    whole = Image.new("RGB", (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP), "grey")
    for at, picture in enumerate(pictures):
        row, column = divmod(at, columns)
        whole.paste(picture, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return whole


def span(values: list[float]) -> str:
    """Smallest to largest."""
    kept = [value for value in values if value]
    return f"{min(kept):.1f}-{max(kept):.1f}" if kept else "-"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--prints", default=",".join(PRESETS))
    parser.add_argument("--languages", default="en,fr,ja")
    given = parser.parse_args()
    print("| cards | index, mm | names, points | texts, points | kinds that do not keep it |")
    print("|---|---|---|---|---|")
    choices = (given.games, given.prints, given.sizes, given.languages)
    for game, preset, size, language in product(*(text.split(",") for text in choices)):
        name, _, data = game.partition(":")
        deck = open_deck(name, Path(data) if data else None)
        one_each = {card.id: 1 for card in deck.cards}
        try:
            done = produce(Order(deck, language, "a4", SIZES[size], PRESETS[preset], only=one_each))
        except CardError as problem:
            print(f"| {name} {preset} {size} {language} | refused: {problem} | | | |")
            continue
        printed = Printed(done.pdf)
        indices, names, texts = (list(values) for values in zip(*printed.sizes(), strict=True))
        broken = len(done.promise.broken) if done.promise else 0
        print(
            f"| {name} {preset} {size} {language} | {span(indices)} | {span(names)} | {span(texts)} "
            f"| {broken} of {len(indices)} |",
            flush=True,
        )
        if given.folder != "-":
            folder = Path(given.folder)
            folder.mkdir(parents=True, exist_ok=True)
            sheet(printed.pictures()).save(folder / f"{name}-{preset}-{size}-{language}.png")


if __name__ == "__main__":
    main()
