"""One printer's errors, measured once and taken back on every sheet.

A printer shifts a page by a millimetre, shrinks it by half a percent, feeds it at an angle.  From
a page of four crosses come five numbers, kept per printer; every later sheet is drawn through one
matrix that undoes them.
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Final

from accessible_games.games.deck import read_data

from .output import write_all
from .refusal import SheetError

CROSS: Final = 20.0
"""How far each cross of the calibration page stands from the two nearest edges, mm."""

_LIMITS: Final[Mapping[str, tuple[float, float]]] = {
    "dx": (-15, 15),
    "dy": (-15, 15),
    "sx": (0.97, 1.03),
    "sy": (0.97, 1.03),
    "rotation": (-2, 2),
}


@dataclass(frozen=True, slots=True)
class Calibration:
    """What is done to a drawing before it is printed.

    A point (x, y), in mm from the top-left corner of the paper, is drawn at (dx, dy) + (sx x, sy y)
    turned by `rotation`.

    Attributes:
        dx: shift to the right, mm.
        dy: shift downwards, mm.
        sx: scale across; 1.005 is half a percent wider.
        sy: scale down the page.
        rotation: degrees, clockwise.
    """

    dx: float = 0.0
    dy: float = 0.0
    sx: float = 1.0
    sy: float = 1.0
    rotation: float = 0.0

    def moved(self, x: float, y: float) -> tuple[float, float]:
        """Where a point is drawn; mm from the top-left corner of the paper."""
        turn = math.radians(self.rotation)
        x, y = self.sx * x, self.sy * y
        return (
            self.dx + x * math.cos(turn) - y * math.sin(turn),
            self.dy + x * math.sin(turn) + y * math.cos(turn),
        )

    def matrix(self, height: float) -> tuple[float, float, float, float, float, float]:
        """The six numbers of a PDF `cm` operator; paper size and result in points, y upwards."""
        turn, mm = math.radians(self.rotation), 72 / 25.4
        a, b = self.sx * math.cos(turn), -self.sx * math.sin(turn)
        c, d = self.sy * math.sin(turn), self.sy * math.cos(turn)
        return (a, b, c, d, self.dx * mm - c * height, height - self.dy * mm - d * height)


NEUTRAL: Final = Calibration()


def check_calibration(calibration: Calibration) -> Calibration:
    """The calibration itself, if it is an error that printers make.

    Raises:
        SheetError: a number is out of its range.
    """
    for name, (low, high) in _LIMITS.items():
        value = getattr(calibration, name)
        if not low <= value <= high:
            factor = 100 if name in ("sx", "sy") else 1
            low, high, value = low * factor, high * factor, round(value * factor, 2)
            raise SheetError("calibration-range", name=name, value=value, low=low, high=high)
    return calibration


def crosses(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """Centres of the crosses A, B, C, D on paper of that size: mm from the top-left corner."""
    return (
        (CROSS, CROSS),
        (width - CROSS, CROSS),
        (CROSS, height - CROSS),
        (width - CROSS, height - CROSS),
    )


def measured(distances: Sequence[float], width: float, height: float) -> Calibration:
    """The calibration that takes back what was measured on a printed page of crosses.

    Args:
        distances: eight, in mm: of A, B, C, D in turn to the nearest upright edge of the paper
            and to the nearest level one.
        width: of the paper, mm.
        height: of the paper, mm.

    Raises:
        SheetError: not eight numbers, or an error that no printer makes, such as "fit to page".
    """
    if len(distances) != 8 or not all(math.isfinite(distance) for distance in distances):
        raise SheetError("calibration-eight", count=len(distances))
    wanted = [(x - width / 2, y - height / 2) for x, y in crosses(width, height)]
    found = []
    for place, (u, v) in enumerate(wanted):
        x, y = distances[2 * place], distances[2 * place + 1]
        found.append((x - width / 2 if u < 0 else width / 2 - x, y - height / 2 if v < 0 else height / 2 - y))
    shift_x, shift_y = sum(x for x, _ in found) / 4, sum(y for _, y in found) / 4
    pairs = list(zip(wanted, found, strict=True))
    across = sum(u * x for (u, _), (x, _) in pairs) / sum(u * u for u, _ in wanted)
    down = sum(v * y for (_, v), (_, y) in pairs) / sum(v * v for _, v in wanted)
    turn = sum(u * y - v * x for (u, v), (x, y) in pairs) / sum(u * u + v * v for u, v in wanted)
    if not (0.97 <= across <= 1.03 and 0.97 <= down <= 1.03):
        raise SheetError("calibration-scaled", across=round(across * 100, 1), down=round(down * 100, 1))
    # The printer draws point p at M (p - middle) + middle + shift, where M = [[across, -turn],
    # [turn, down]].  Its inverse, written as a scale and then a turn:
    det = across * down + turn * turn
    sx, sy = math.hypot(down, turn) / det, math.hypot(across, turn) / det
    back = Calibration(0, 0, sx, sy, -math.degrees(math.atan2(turn, (across + down) / 2)))
    x, y = back.moved(width / 2 + shift_x, height / 2 + shift_y)
    moved = round(width / 2 - x, 3), round(height / 2 - y, 3)
    return check_calibration(Calibration(*moved, round(sx, 5), round(sy, 5), round(back.rotation, 3)))


def printer_file(printer: str, folder: Path | None = None) -> Path:
    """Where a printer's calibration is kept: in the folder ACCESSIBLE_GAMES_HOME, or else the user's.

    Args:
        printer: any short name; letters, digits, space, dot, dash and underscore.
        folder: the configuration folder, if not the system's.

    Raises:
        SheetError: a name that could be no file name.
    """
    allowed = printer.strip() == printer and 0 < len(printer) <= 60 and not printer.startswith(".")
    if not allowed or not all(letter.isalnum() or letter in " ._-" for letter in printer):
        raise SheetError("printer-name", printer=printer[:60])
    home = os.environ.get("ACCESSIBLE_GAMES_HOME")
    if folder is None and home:
        folder = Path(home)
    elif folder is None:
        from platformdirs import user_config_path

        folder = user_config_path("accessible-games", appauthor=False)
    return folder / "printers" / f"{printer.lower()}.toml"


def load_calibration(printer: str, folder: Path | None = None) -> Calibration:
    """The calibration of a printer.

    Raises:
        SheetError: none is kept under that name, or the file is damaged.
    """
    path = printer_file(printer, folder)
    if not path.exists():
        known = ", ".join(sorted(file.stem for file in path.parent.glob("*.toml"))) or "-"
        raise SheetError("printer-unknown", printer=printer, known=known)
    table = read_data(path)
    names = [field.name for field in fields(Calibration)]
    bad = [
        name
        for name in names
        if isinstance(table.get(name), bool) or not isinstance(table.get(name), int | float)
    ]
    if bad:
        raise SheetError("printer-damaged", path=str(path), name=bad[0])
    return check_calibration(Calibration(**{name: float(table[name]) for name in names}))


def keep_calibration(printer: str, calibration: Calibration, folder: Path | None = None) -> None:
    """Keep it under the printer's name, in place of what was known.

    Raises:
        SheetError: a name that could be no file name, or a folder that cannot be written.
    """
    path = printer_file(printer, folder)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        reason = problem.strerror or str(path.parent)
        raise SheetError("output-failed", path=str(path), reason=reason) from None
    write_all({path: calibration_toml(calibration).encode()}, force=True)


def calibration_toml(calibration: Calibration) -> str:
    """The text of a file that `load_calibration` takes back."""
    return "".join([f"{name} = {value!r}\n" for name, value in asdict(calibration).items()])
