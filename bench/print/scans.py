"""Spoilt scans: is a print ever judged wrongly?

    python bench/print/scans.py [COUNT] [--method swell] [--keep FILE] [--seed N,N]

makes COUNT (500) pictures of printed sheets as scanners and phones take them, from fixed seeds: good prints
in bad light, crooked, blurred, in perspective; prints that the driver shrank, moved, turned; prints with a
wrong mark.  Each is checked as `check FILE.pdf --scan IMAGE` does it.  The table counts what must be nought:
wrong values, misprints and wrong marks that pass; and good prints that are refused.  With `--keep` each
outcome is written down at once, and a run that was stopped goes on where it was; `--seed` takes these alone.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import cv2
import numpy
import pypdfium2 as pdfium
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2]))

from stickers.__main__ import main as stickers_main  # noqa: E402
from stickers.check.faults import Unreadable  # noqa: E402
from stickers.check.listing import read_listing  # noqa: E402
from stickers.check.render import opened  # noqa: E402
from stickers.check.scan_check import check_scan  # noqa: E402
from stickers.manifest import Entry, Manifest  # noqa: E402
from stickers.marks import feel  # noqa: E402

BASE = 300
"""Dots per inch at which a page is rendered before it is spoilt."""

PAPER = (210.0, 297.0)
GAMES = ("kameloot", "kami", "kamimai", "tamashii", "magi_kitchen")
METHODS = ("swell", "dots", "paint", "clear")

SHARPNESS = (150, 200, 200, 300)
"""Dots per inch of the pictures."""

PHOTOGRAPHED = (200, 250, 300)
"""The same of photos: 8 to 12 megapixels of a sheet and what lies around it.  In perspective the far side of
a coarser one has fewer than 150, which is refused as too coarse."""


@dataclass
class Shot:
    """How one print came out, and how it was taken."""

    kind: str
    expected: str
    print_: tuple[float, float, float, float, float, float] = (1, 0, 0, 0, 1, 0)
    tilt: float = 0.0
    margin: float = 0.0
    perspective: float = 0.0
    blur: float = 0.08
    noise: float = 6.0
    shade: str = ""
    depth: float = 0.6
    jpeg: int = 0
    yellow: bool = False
    dpi: int = 200
    tells_dpi: bool = True
    wrong: bool = False
    seed: int = 0
    cells: set = field(default_factory=set)
    details: dict = field(default_factory=dict)


def printer(sx=1.0, sy=1.0, dx=0.0, dy=0.0, turn=0.0, shear=0.0, centred=True):
    """The affine map of a printer, mm: scaled and turned about the middle (or the top-left corner)."""
    t, k = math.radians(turn), math.tan(math.radians(shear))
    a, b = sx * math.cos(t), -sy * math.sin(t) + sx * k
    d, e = sx * math.sin(t), sy * math.cos(t)
    x, y = (PAPER[0] / 2, PAPER[1] / 2) if centred else (0.0, 0.0)
    return a, b, x - a * x - b * y + dx, d, e, y - d * x - e * y + dy


def photograph(sheet: numpy.ndarray, shot: Shot, target: Path) -> None:
    """Write the picture of a rendered sheet."""
    rng = numpy.random.default_rng(shot.seed)
    per_mm, base = shot.dpi / 25.4, BASE / 25.4
    width, height = PAPER[0] + 2 * shot.margin, PAPER[1] + 2 * shot.margin
    size = (round(width * per_mm), round(height * per_mm))
    a, b, c, d, e, f = shot.print_
    to_mm = numpy.array([[1 / base, 0, 0.5 / base], [0, 1 / base, 0.5 / base], [0, 0, 1]])
    printed = numpy.array([[a, b, c], [d, e, f], [0, 0, 1]])
    t = math.radians(shot.tilt)
    x, y = PAPER[0] / 2, PAPER[1] / 2
    laid = numpy.array([
        [math.cos(t), -math.sin(t), x - x * math.cos(t) + y * math.sin(t) + shot.margin],
        [math.sin(t), math.cos(t), y - x * math.sin(t) - y * math.cos(t) + shot.margin],
        [0, 0, 1],
    ])  # fmt: skip
    to_pixels = numpy.array([[per_mm, 0, -0.5], [0, per_mm, -0.5], [0, 0, 1]])
    lens = numpy.eye(3)
    if shot.perspective:
        corners = numpy.float32([[0, 0], [width, 0], [width, height], [0, height]])
        moved = corners + rng.uniform(-1, 1, (4, 2)).astype(numpy.float32) * shot.perspective * width
        inward = numpy.clip(moved, [0, 0], [width, height]).astype(numpy.float32)
        lens = cv2.getPerspectiveTransform(corners, inward)
    blurred = cv2.GaussianBlur(sheet, (0, 0), max(shot.blur * base, 0.35 * BASE / shot.dpi))
    ground = (52, 50, 48) if shot.margin else (255, 255, 255)
    view = to_pixels @ lens @ laid
    sheet_at = cv2.warpPerspective(blurred, view @ printed @ to_mm, size, flags=cv2.INTER_AREA,
                                   borderValue=(255, 255, 255))  # fmt: skip
    picture = sheet_at.astype(numpy.float32)
    if shot.margin:
        paper = numpy.full(sheet.shape[:2], 255, numpy.uint8)
        mask = cv2.warpPerspective(paper, view @ to_mm, size, flags=cv2.INTER_AREA, borderValue=0)
        mask = (mask / numpy.float32(255))[..., None]
        picture = picture * mask + numpy.float32(ground) * (1 - mask)
    if shot.yellow:
        picture *= numpy.float32([1.0, 0.97, 0.82])
    picture *= numpy.float32(0.9)
    picture += 10
    if shot.shade:
        picture *= light(shot, size, per_mm, rng)[..., None]
    # One patch of noise, laid over the whole picture from a place of its own.
    patch = rng.normal(0, shot.noise, (401, 397, 3)).astype(numpy.float32)
    rows, columns = (numpy.arange(side) % patch.shape[axis] for axis, side in enumerate(picture.shape[:2]))
    picture += patch[rows][:, columns]
    picture = numpy.clip(picture, 0, 255, out=picture).astype(numpy.uint8)
    image = Image.fromarray(picture)
    told = {"dpi": (shot.dpi, shot.dpi)} if shot.tells_dpi else {}
    if shot.jpeg:
        image.save(target.with_suffix(".jpg"), quality=shot.jpeg, **told)
    else:
        image.save(target.with_suffix(".tif"), **told)  # as it is: to pack noise takes longer than to read it


def light(shot: Shot, size: tuple[int, int], per_mm: float, rng: numpy.random.Generator) -> numpy.ndarray:
    """The light on the picture, 0 to 1: uneven, or with the hard edge of a shadow."""
    width, height = size
    across = numpy.linspace(-1, 1, width, dtype=numpy.float32)[None, :]
    down = numpy.linspace(-1, 1, height, dtype=numpy.float32)[:, None]
    if shot.shade == "uneven":
        turn = rng.uniform(0, 2 * math.pi)
        return 1 - shot.depth * (1 + across * math.cos(turn) + down * math.sin(turn)) / 3
    turn, off = rng.uniform(0, 2 * math.pi), rng.uniform(-0.5, 0.5)
    edge = (across * math.cos(turn) + down * math.sin(turn) - off) * width / per_mm / 2
    return 1 - shot.depth * numpy.clip(edge / rng.uniform(0.3, 1.0) + 0.5, 0, 1)


def either(rng: random.Random, low: float, high: float) -> float:
    """A number between two, or its opposite."""
    return rng.choice((-1, 1)) * rng.uniform(low, high)


def good(kind: str, rng: random.Random) -> Shot:
    """A print that is right, badly taken."""
    shot = Shot(kind, "right", margin=15)
    if kind == "straight scan":
        shot.margin, shot.blur, shot.noise = 0, rng.uniform(0.05, 0.2), rng.uniform(2, 20)
    elif kind == "crooked by 1 to 15 degrees on a dark ground":
        shot.tilt, shot.margin = either(rng, 1, 15), 45
    elif kind == "photo in perspective, JPEG, uneven light":
        shot.margin, shot.perspective, shot.jpeg = 25, rng.uniform(0.01, 0.05), rng.randint(35, 90)
        shot.shade, shot.depth, shot.tells_dpi = "uneven", rng.uniform(0.2, 0.6), False
    elif kind == "hard shadow":
        shot.shade, shot.depth = "hard", rng.uniform(0.3, 0.65)
    elif kind == "yellow paper, blurred, noise":
        shot.yellow, shot.blur, shot.noise = True, rng.uniform(0.1, 0.28), rng.uniform(8, 25)
    else:
        scale = [rng.uniform(0.995, 1.005) for _ in "xy"]
        shot.print_ = printer(*scale, rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5))
    return shot


def bad(kind: str, rng: random.Random) -> Shot:
    """A print that is wrong, or whose place cannot be seen."""
    shot = Shot(kind, "misprint", margin=rng.choice((0, 15)))
    if kind == "fit to page, 90 to 98 %":
        shot.print_ = printer(*(2 * [rng.uniform(0.90, 0.98)]), centred=rng.random() < 0.7)
    elif kind == "enlarged, 102 to 105 %":
        shot.print_ = printer(*(2 * [rng.uniform(1.02, 1.05)]))
    elif kind == "one direction 94 to 98 %":
        size = rng.uniform(0.94, 0.98)
        shot.print_ = printer(*rng.choice(((size, 1), (1, size))))
    elif kind == "moved by 2.5 to 6 mm":
        shot.print_ = printer(dx=either(rng, 2.5, 6), dy=rng.uniform(-1, 1))
    elif kind == "turned by 1.2 to 2 degrees on its paper":
        shot.print_, shot.margin = printer(turn=either(rng, 1.2, 2)), 25
    elif kind == "leaning by 1.2 to 2 degrees":
        shot.print_, shot.margin = printer(shear=either(rng, 1.2, 2)), 25
    elif kind == "nothing shows where the paper ends":
        shot.margin, shot.tells_dpi = 0, False
    else:
        shot.wrong = True
    return shot


GOOD = (
    "straight scan",
    "crooked by 1 to 15 degrees on a dark ground",
    "photo in perspective, JPEG, uneven light",
    "hard shadow",
    "yellow paper, blurred, noise",
    "half a percent, half a millimetre",
)
BAD = (
    "fit to page, 90 to 98 %",
    "enlarged, 102 to 105 %",
    "one direction 94 to 98 %",
    "moved by 2.5 to 6 mm",
    "turned by 1.2 to 2 degrees on its paper",
    "leaning by 1.2 to 2 degrees",
    "nothing shows where the paper ends",
    "a wrong mark",
)


def shots(count: int) -> list[Shot]:
    """The pictures to take, the same at each run."""
    found = []
    for number in range(count):
        rng = random.Random(number)
        kind = (*GOOD, *BAD)[number % (len(GOOD) + len(BAD))]
        shot = good(kind, rng) if kind in GOOD else bad(kind, rng)
        shot.seed, shot.dpi = number, rng.choice(PHOTOGRAPHED if shot.perspective else SHARPNESS)
        found.append(shot)
    return found


@dataclass
class Sheet:
    """The first sheet of an order: its PDF, its picture before it is spoilt, and what is on it."""

    path: Path
    picture: numpy.ndarray
    listing: Manifest


@lru_cache(maxsize=len(GAMES))
def printed_sheet(folder: Path, game: str, method: str) -> Sheet:
    """Print the stickers of a box."""
    path = folder / f"{game}-{method}.pdf"
    order = ["stickers", game, "--stock", "L7160", "--method", method, "-o", str(path), "--language", "en"]
    with contextlib.redirect_stdout(io.StringIO()):
        stickers_main(order)
    with pdfium.PdfDocument(str(path)) as document:
        picture = document[0].render(scale=BASE / 72).to_pil().convert("RGB")
    with opened(path) as document:
        listing = read_listing(document, path.name)
    return Sheet(path, numpy.asarray(picture), listing)


def planted(sheet: Sheet, rng: random.Random) -> tuple[numpy.ndarray, set[int]]:
    """The sheet with one wrong mark (a dot too many, a mark wiped out, two marks changed), and its cells."""
    spoilt, per_mm, entries = sheet.picture.copy(), BASE / 25.4, sheet.listing.pages[0]
    profile, kind = sheet.listing.profile, rng.choice(("dot", "wiped", "changed"))
    one = rng.choice(entries)
    if kind == "dot":
        radius = round(profile["dot"] / 2 * per_mm)
        # Where nothing is printed: no printer puts a dot upon a word, and the check of the PDF finds such.
        for one in (one, *rng.sample(entries, len(entries))):  # noqa: B020
            x, y, width, height = mark_rect(sheet.listing, one)
            right = x + width + profile["pitch"] - profile["dot"] / 2
            across, down = round(right * per_mm), round((y + height / 2) * per_mm)
            reach = 2 * radius
            if sheet.picture[down - reach : down + reach, across - reach : across + reach].min() > 250:
                break
        ring = sheet.listing.method != "swell"
        cv2.circle(spoilt, (across, down), radius, (0, 0, 0), 3 if ring else -1, cv2.LINE_AA)
        return spoilt, {one.cell}
    x, y, width, height = mark_rect(sheet.listing, one)
    rect = tuple(round(side * per_mm) for side in (x - 1, y - 1, x + width + 1, y + height + 1))
    if kind == "wiped":
        spoilt[rect[1] : rect[3], rect[0] : rect[2]] = 255
        return spoilt, {one.cell}
    other = rng.choice([entry for entry in entries if feel(entry.mark) != feel(one.mark)])
    places = [mark_rect(sheet.listing, entry) for entry in (one, other)]
    both = [max(place[axis] for place in places) + 2 for axis in (2, 3)]
    cuts = [
        tuple(round(side * per_mm) for side in (px - 1, py - 1, px - 1 + both[0], py - 1 + both[1]))
        for px, py, _, _ in places
    ]
    patches = [sheet.picture[cut[1] : cut[3], cut[0] : cut[2]] for cut in cuts]
    for cut, patch in zip(cuts, reversed(patches), strict=True):
        spoilt[cut[1] : cut[1] + patch.shape[0], cut[0] : cut[0] + patch.shape[1]] = patch
    return spoilt, {one.cell, other.cell}


def mark_rect(listing: Manifest, entry: Entry) -> tuple[float, float, float, float]:
    """Where the mark of an entry is on its sheet, mm: left, top, width, height."""
    stock, place = listing.stock, listing.places[entry.card]
    row, column = divmod(entry.cell - 1, int(stock["cols"]))
    return (stock["x0"] + column * stock["px"] + place[0], stock["y0"] + row * stock["py"] + place[1],
            place[2], place[3])  # fmt: skip


def main() -> None:
    """Take the pictures, check them, print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", nargs="?", type=int, default=500)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--seed", type=lambda text: {int(part) for part in text.split(",")})
    parser.add_argument("--method", choices=METHODS, default="swell")
    wanted = parser.parse_args()
    taken = [shot for shot in shots(wanted.count) if wanted.seed is None or shot.seed in wanted.seed]
    kept = _kept(wanted.keep)
    with tempfile.TemporaryDirectory() as folder:
        for shot in taken:
            if shot.seed not in kept:
                kept[shot.seed] = _outcome(shot, Path(folder), wanted.method)
                if wanted.keep:
                    with wanted.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(kept[shot.seed]) + "\n")
    print_table([kept[shot.seed] for shot in taken])


def _kept(path: Path | None) -> dict[int, dict]:
    """The outcomes of an earlier run, by seed."""
    if path is None or not path.exists():
        return {}
    outcomes = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {outcome["seed"]: outcome for outcome in outcomes}


def _outcome(shot: Shot, folder: Path, method: str) -> dict:
    """Take one picture and check it."""
    game = GAMES[shot.seed // len((*GOOD, *BAD)) % len(GAMES)]
    sheet, target = printed_sheet(folder, game, method), folder / "shot"
    picture = sheet.picture
    if shot.wrong:
        picture, shot.cells = planted(sheet, random.Random(shot.seed))
    photograph(picture, shot, target)
    start = time.process_time()
    outcome = judged(sheet.path, target.with_suffix(".jpg" if shot.jpeg else ".tif"), shot)
    seconds = time.process_time() - start
    return {"seed": shot.seed, "game": game, "method": method, "kind": shot.kind, "outcome": outcome,
            "dpi": shot.dpi, "seconds": seconds, "details": str(shot.details)}  # fmt: skip


def print_table(taken: list[dict]) -> None:
    """What became of the pictures, kind by kind, and each that was not judged as it must be."""
    rows: dict[str, Counter] = defaultdict(Counter)
    for one in taken:
        rows[one["kind"]][one["outcome"]] += 1
    outcomes = ("as it must", "refused", "wrong value", "acquitted")
    print("| pictures | of them | as it must be | refused | wrong value | acquitted |")
    print("|---|---|---|---|---|---|")
    for kind, row in [*rows.items(), ("all", sum(rows.values(), Counter()))]:
        print(f"| {kind} | {sum(row.values())} | " + " | ".join(str(row[name]) for name in outcomes) + " |")
    seconds = [one["seconds"] for one in taken]
    sharp = [one["seconds"] for one in taken if one["dpi"] == 300] or [0.0]
    print(f"\nCPU seconds a picture: mean {sum(seconds) / len(seconds):.2f}, largest {max(seconds):.2f}; "
          f"at 300 dpi mean {sum(sharp) / len(sharp):.2f}, largest {max(sharp):.2f}\n")  # fmt: skip
    for one in taken:
        if one["outcome"] != "as it must":
            print("seed {seed}, {game}, {method}, {dpi} dpi, {kind}: {outcome}; {details}".format(**one))


def judged(path: Path, picture: Path, shot: Shot) -> str:
    """What became of a picture."""
    try:
        report = check_scan(path, picture, "en")
    except Unreadable as refused:
        shot.details["said"] = refused.key
        return "refused" if shot.expected == "right" else "as it must"
    kinds = [fault.kind for fault in report.faults]
    shot.details["faults"] = [(fault.kind, fault.cell, dict(fault.details)) for fault in report.faults][:4]
    values = [fault for fault in report.faults if fault.kind in ("mark", "empty", "reversed", "loose-dots")]
    if any(fault.cell not in shot.cells for fault in values):
        return "wrong value"
    if shot.expected == "right":
        return "refused" if kinds else "as it must"
    return "as it must" if kinds else "acquitted"


if __name__ == "__main__":
    main()
