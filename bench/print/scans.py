"""Spoilt scans: is a print ever judged wrongly?

    python bench/print/scans.py [COUNT]

makes COUNT (500) pictures of printed sheets as scanners and phones take them, from fixed seeds: good prints
in bad light, crooked, blurred, in perspective; prints that the driver shrank, moved, turned; prints with a
wrong mark.  Each is checked as `check FILE.pdf --scan IMAGE` does it.  The table counts what must be nought:
wrong values, misprints and wrong marks that pass; and good prints that are refused.
"""

from __future__ import annotations

import contextlib
import io
import math
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy
import pypdfium2 as pdfium
from PIL import Image

sys.path.insert(0, str(Path(__file__).parents[2]))

from stickers.__main__ import main as stickers_main  # noqa: E402
from stickers.check.faults import Unreadable  # noqa: E402
from stickers.check.scan_check import check_scan  # noqa: E402

BASE = 300
"""Dots per inch at which a page is rendered before it is spoilt."""

PAPER = (210.0, 297.0)
GAMES = ("kameloot", "kami", "kamimai", "tamashii", "magi_kitchen")


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
    paper = numpy.full(sheet.shape[:2], 255, numpy.uint8)
    blurred = cv2.GaussianBlur(sheet, (0, 0), max(shot.blur * base, 0.35 * BASE / shot.dpi))
    ground = (52, 50, 48) if shot.margin else (255, 255, 255)
    view = to_pixels @ lens @ laid
    sheet_at = cv2.warpPerspective(blurred, view @ printed @ to_mm, size, flags=cv2.INTER_AREA,
                                   borderValue=(255, 255, 255))  # fmt: skip
    mask = cv2.warpPerspective(paper, view @ to_mm, size, flags=cv2.INTER_AREA, borderValue=0)
    mask = mask / numpy.float32(255)
    picture = sheet_at * mask[..., None] + numpy.float32(ground) * (1 - mask[..., None])
    if shot.yellow:
        picture *= numpy.float32([1.0, 0.97, 0.82])
    picture = (picture * numpy.float32(0.9) + 10) * light(shot, size, per_mm, rng)[..., None]
    # One patch of noise, laid over the whole picture from a place of its own.
    patch = rng.normal(0, shot.noise, (401, 397, 3)).astype(numpy.float32)
    rows, columns = (numpy.arange(side) % patch.shape[axis] for axis, side in enumerate(picture.shape[:2]))
    picture = numpy.clip(picture + patch[rows][:, columns], 0, 255).astype(numpy.uint8)
    image = Image.fromarray(picture)
    told = {"dpi": (shot.dpi, shot.dpi)} if shot.tells_dpi else {}
    if shot.jpeg:
        image.save(target.with_suffix(".jpg"), quality=shot.jpeg, **told)
    else:
        image.save(target.with_suffix(".png"), compress_level=1, **told)


def light(shot: Shot, size: tuple[int, int], per_mm: float, rng: numpy.random.Generator) -> numpy.ndarray:
    """The light on the picture, 0 to 1."""
    width, height = size
    across = numpy.linspace(-1, 1, width, dtype=numpy.float32)[None, :]
    down = numpy.linspace(-1, 1, height, dtype=numpy.float32)[:, None]
    if shot.shade == "uneven":
        turn = rng.uniform(0, 2 * math.pi)
        return 1 - shot.depth * (1 + across * math.cos(turn) + down * math.sin(turn)) / 3
    if shot.shade == "hard":
        turn, off = rng.uniform(0, 2 * math.pi), rng.uniform(-0.5, 0.5)
        edge = (across * math.cos(turn) + down * math.sin(turn) - off) * width / per_mm / 2
        return 1 - shot.depth * numpy.clip(edge / rng.uniform(0.3, 1.0) + 0.5, 0, 1)
    return numpy.ones((height, width), numpy.float32)


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
        shot.seed, shot.dpi = number, rng.choice((150, 200, 200, 300))
        found.append(shot)
    return found


def planted(sheet: numpy.ndarray) -> numpy.ndarray:
    """The sheet with a dot too many in its first label."""
    spoilt, per_mm = sheet.copy(), BASE / 25.4
    middle = (round((7.2 + 30) * per_mm), round((15.1 + 8) * per_mm))
    cv2.circle(spoilt, middle, round(0.66 * per_mm), (0, 0, 0), -1, cv2.LINE_AA)
    return spoilt


def printed_sheets(folder: Path) -> dict[str, tuple[Path, numpy.ndarray]]:
    """The first sheet of each box: its PDF, and its picture before it is spoilt."""
    sheets = {}
    for game in GAMES:
        path = folder / f"{game}.pdf"
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            stickers_main(["stickers", game, "--stock", "L7160", "-o", str(path), "--language", "en"])
        with pdfium.PdfDocument(str(path)) as document:
            picture = document[0].render(scale=BASE / 72).to_pil().convert("RGB")
        sheets[game] = (path, numpy.asarray(picture))
    return sheets


def main() -> None:
    """Take the pictures, check them, print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    rows: dict[str, Counter] = defaultdict(Counter)
    seconds, odd = [], []
    with tempfile.TemporaryDirectory() as folder:
        sheets = printed_sheets(Path(folder))
        for shot in shots(count):
            game = GAMES[shot.seed // len((*GOOD, *BAD)) % len(GAMES)]
            path, sheet = sheets[game]
            target = Path(folder) / "shot"
            photograph(planted(sheet) if shot.wrong else sheet, shot, target)
            start = time.process_time()
            outcome = judged(path, target.with_suffix(".jpg" if shot.jpeg else ".png"), shot)
            seconds.append(time.process_time() - start)
            rows[shot.kind][outcome] += 1
            if outcome != "as it must":
                odd.append(f"seed {shot.seed}, {game}, {shot.kind}: {outcome}; {shot.details}")
    outcomes = ("as it must", "refused", "wrong value", "acquitted")
    print("| pictures | of them | as it must be | refused | wrong value | acquitted |")
    print("|---|---|---|---|---|---|")
    for kind, row in [*rows.items(), ("all", sum(rows.values(), Counter()))]:
        print(f"| {kind} | {sum(row.values())} | " + " | ".join(str(row[name]) for name in outcomes) + " |")
    print(f"\nCPU seconds a picture: mean {sum(seconds) / len(seconds):.2f}, largest {max(seconds):.2f}\n")
    print("\n".join(odd))


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
    expected_cells = {1} if shot.wrong else set()
    if any(fault.cell not in expected_cells for fault in values):
        return "wrong value"
    if shot.expected == "right":
        return "refused" if kinds else "as it must"
    return "as it must" if kinds else "acquitted"


if __name__ == "__main__":
    main()
