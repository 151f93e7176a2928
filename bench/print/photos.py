"""Photos of single stickers: is a card ever taken for another?

    python bench/print/photos.py [COUNT] [--method swell]

takes COUNT (500) simulated photos, from fixed seeds, of stickers of all boxes in turn, each mark about
equally often: cut out along their lines, on a dark ground, turned by any angle, 300 to 1,200 pixels long,
in perspective, blurred, with noise, in uneven light, as JPEG.  Each is read by `stickers.check.photo`.  What
must be nought is a wrong card; what cannot be read is refused.
"""

from __future__ import annotations

import argparse
import io
import math
import sys
import tempfile
from collections import Counter
from functools import cache
from pathlib import Path

import cv2
import numpy
import pypdfium2 as pdfium
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parent))

from scans import BASE, GAMES, printed_sheet  # noqa: E402

from accessible_games.games.deck import load_deck  # noqa: E402
from stickers.check.faults import Unreadable  # noqa: E402
from stickers.check.photo import read_label  # noqa: E402

SIZE = (1600, 1200)
GROUND = (52, 50, 48)


@cache
def labels(folder: Path, game: str, method: str) -> list[tuple[str, numpy.ndarray, tuple]]:
    """One sticker of each card of a box: card, its sheet at `BASE`, and its rectangle in mm."""
    sheet = printed_sheet(folder, game, method)
    listing, found = sheet.listing, {}
    for page, entries in zip(listing.sheet_pages, listing.pages, strict=True):
        fresh = [entry for entry in entries if entry.card not in found]
        if not fresh:
            continue
        with pdfium.PdfDocument(str(sheet.path)) as document:
            picture = numpy.asarray(document[page - 1].render(scale=BASE / 72).to_pil().convert("RGB"))
        for entry in fresh:
            stock = listing.stock
            row, column = divmod(entry.cell - 1, int(stock["cols"]))
            x, y = stock["x0"] + column * stock["px"], stock["y0"] + row * stock["py"]
            own = listing.outlines.get(entry.card) or (0, 0, stock["width"], stock["height"])
            corner = listing.corners.get(entry.card, listing.corner)
            found.setdefault(entry.card, (picture, (x + own[0], y + own[1], own[2], own[3]), corner))
    return [(card, *rest) for card, rest in found.items()]


def photograph(sheet: numpy.ndarray, rect: tuple, corner: float, seed: int) -> Image.Image:
    """A photo of one sticker, cut out."""
    rng = numpy.random.default_rng(seed)
    x, y, width, height = rect
    base = BASE / 25.4
    outline = [
        (x, y),
        (x + width - corner, y),
        (x + width, y + corner),
        (x + width, y + height),
        (x, y + height),
    ]
    mask = numpy.zeros(sheet.shape[:2], numpy.uint8)
    cv2.fillPoly(
        mask, [numpy.array([(px * base, py * base) for px, py in outline], numpy.int32)], 255, cv2.LINE_AA
    )
    long = rng.uniform(300, 1100)
    scale = min(long / max(width, height), 0.8 * SIZE[1] / math.hypot(width, height))
    turn = rng.uniform(0, 2 * math.pi)
    middle_x, middle_y = x + width / 2, y + height / 2
    corners = numpy.float32([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    aslant = rng.uniform(0, 0.05)
    placed = []
    for px, py in corners:
        across, down = (px - middle_x) * scale, (py - middle_y) * scale
        off_x, off_y = (rng.uniform(-1, 1) * aslant * long for _ in "xy")
        turned_x = across * math.cos(turn) - down * math.sin(turn)
        turned_y = across * math.sin(turn) + down * math.cos(turn)
        placed.append((SIZE[0] / 2 + turned_x + off_x, SIZE[1] / 2 + turned_y + off_y))
    view = cv2.getPerspectiveTransform(corners * base, numpy.float32(placed))
    per_pixel = base / scale
    blurred = cv2.GaussianBlur(sheet, (0, 0), max(0.3, 0.45 * per_pixel))
    picture = cv2.warpPerspective(blurred, view, SIZE, flags=cv2.INTER_LINEAR).astype(numpy.float32)
    shown = cv2.warpPerspective(mask, view, SIZE, flags=cv2.INTER_LINEAR)[..., None] / numpy.float32(255)
    picture = picture * shown + numpy.float32(GROUND) * (1 - shown)
    picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 1.8))
    if seed % 5 == 0:
        picture *= numpy.float32([1.0, 0.96, 0.84])
    across = numpy.linspace(-1, 1, SIZE[0], dtype=numpy.float32)[None, :]
    down = numpy.linspace(-1, 1, SIZE[1], dtype=numpy.float32)[:, None]
    way, depth = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.5)
    picture *= (1 - depth * (1 + across * math.cos(way) + down * math.sin(way)) / 3)[..., None] * 0.92
    picture += rng.normal(0, rng.uniform(1, 9), picture.shape).astype(numpy.float32)
    kept = io.BytesIO()
    Image.fromarray(numpy.clip(picture, 0, 255).astype(numpy.uint8)).save(
        kept, "JPEG", quality=int(rng.integers(45, 92))
    )
    return Image.open(kept).convert("RGB")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("count", nargs="?", type=int, default=500)
    parser.add_argument("--method", default="swell")
    arguments = parser.parse_args()
    outcomes: dict[str, Counter[str]] = {game: Counter() for game in GAMES}
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(arguments.count):
            game = GAMES[seed % len(GAMES)]
            known = labels(Path(folder), game, arguments.method)
            card, sheet, rect, corner = known[(seed // len(GAMES)) % len(known)]
            try:
                read = read_label(photograph(sheet, rect, corner, seed), load_deck(game)).id
            except Unreadable as problem:
                outcomes[game][problem.key] += 1
            else:
                outcomes[game]["right" if read == card else "wrong"] += 1
                if read != card:
                    wrong.append((seed, game, card, read))
        marks = {game: len(labels(Path(folder), game, arguments.method)) for game in GAMES}
    for game, outcome in outcomes.items():
        print(game, f"{marks[game]} marks", dict(outcome), flush=True)
    total = sum(outcomes.values(), Counter())
    print("all", dict(total), "wrong:", wrong)


if __name__ == "__main__":
    main()
