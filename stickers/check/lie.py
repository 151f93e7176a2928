"""How a print lies on its paper: whether that is a misprint, and what to set in the printer's dialog.

A label's mark keeps a margin to the label's edge; a print is right as long as no mark has used that
up.  The size is held closer: "fit to page" shrinks by 3 % and more, and dots and gaps with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, Literal

from ..stock import Rect
from .faults import Fault
from .placement import Placement, Point

_SCALE: Final = 0.015
"""A print that is this much too small or too large in one direction was scaled by the printer's driver."""


def misprints(
    wanted: Sequence[Point],
    found: Sequence[Point],
    cells: Sequence[Rect],
    room: float,
    page: int,
    frame: Literal["sheet", "picture", "none"],
) -> Iterator[Fault]:
    """What is wrong with the size and the place of a print.

    Args:
        wanted: where the corner marks belong, mm from the top-left corner of the paper, clockwise.
        found: where they are, mm.
        cells: the labels of the sheet, mm.
        room: how far a mark may be off before it leaves its label, mm.
        page: of the PDF, for the faults.
        frame: what `found` was measured from.  From the picture's own edges a turn is taken for the
            sheet's, which lay crooked on the glass; where nothing shows the paper, only the size is
            judged.
    """
    moved = _Moved(wanted, found)
    middle = _middle([(rect.x + rect.width / 2, rect.y + rect.height / 2) for rect in cells])
    corners = [
        (x - middle[0], y - middle[1])
        for rect in cells
        for x in (rect.x, rect.x + rect.width)
        for y in (rect.y, rect.y + rect.height)
    ]
    scaled = max(hypot((moved.sx - 1) * x, (moved.sy - 1) * y) for x, y in corners)
    if max(abs(moved.sx - 1), abs(moved.sy - 1)) > _SCALE or scaled > room:
        yield Fault(
            "print-scaled", page, details={"sx": round(moved.sx * 100, 1), "sy": round(moved.sy * 100, 1)}
        )
        return
    if frame == "none":
        return
    yield from _misplaced(moved, middle, corners, room, page, moved.turn if frame == "sheet" else 0.0)


def _misplaced(
    moved: _Moved, middle: Point, corners: Sequence[Point], room: float, page: int, turn: float
) -> Sequence[Fault]:
    """What is wrong with the place of a print whose size is right; `corners` lie around the middle."""
    dx, dy = moved.at(middle)
    reach = max(hypot(*corner) for corner in corners)
    told: list[Fault] = []
    if hypot(dx, dy) > room:
        told.append(Fault("print-moved", page, details={"dx": round(dx, 1), "dy": round(dy, 1)}))
    if abs(sin(radians(turn))) * reach > room:
        told.append(Fault("print-turned", page, details={"turn": round(turn, 1)}))
    if abs(sin(radians(moved.shear))) * reach > room:
        told.append(Fault("print-sheared", page, details={"shear": round(moved.shear, 1)}))
    worst = max(hypot(*moved.off(corner, turn, (dx, dy))) for corner in corners)
    if worst > room and not told:
        # Each by itself would do; together they use the margin up.
        told.append(Fault("print-off", page, details={"off": round(worst, 1), "room": round(room, 1)}))
    return told


def uneven(placement: Placement, rest: float, page: int) -> Fault:
    """Why corner marks do not lie on one plane: the paper's edge cuts off those of a print that is too large.

    A bent sheet looks smaller than a flat one, never larger.

    Args:
        placement: what takes the corner marks to where they were found, as well as may be.
        rest: how far beside that the farthest of them is, mm.
        page: of the PDF, for the fault.
    """
    sizes = {"sx": placement.sx, "sy": placement.sy}
    if max(sizes.values()) > 1 + _SCALE:
        return Fault("print-scaled", page, details={key: round(size * 100, 1) for key, size in sizes.items()})
    return Fault("print-bent", page, details={"rest": round(rest, 1)})


class _Moved:
    """The affine map that takes four points to where they were found, by least squares.

    Attributes:
        sx: scale across; sy: scale down the page.
        turn: degrees clockwise, of the page's width.
        shear: by how many degrees the page's height leans away from upright to its width.
    """

    def __init__(self, wanted: Sequence[Point], found: Sequence[Point]) -> None:
        self._from, self._to = _middle(wanted), _middle(found)
        rows = [
            (x - self._from[0], y - self._from[1], u - self._to[0], v - self._to[1])
            for (x, y), (u, v) in zip(wanted, found, strict=True)
        ]
        xx, xy, yy = (sum(row[i] * row[j] for row in rows) for i, j in ((0, 0), (0, 1), (1, 1)))
        self._a, self._b, self._d, self._e = (
            sum(row[goal] * (row[0] * first + row[1] * second) for row in rows) / (xx * yy - xy * xy)
            for goal, first, second in ((2, yy, -xy), (2, -xy, xx), (3, yy, -xy), (3, -xy, xx))
        )
        self.sx, self.sy = hypot(self._a, self._d), hypot(self._b, self._e)
        self.turn = degrees(atan2(self._d, self._a))
        self.shear = degrees(atan2(-self._b, self._e)) - self.turn

    def at(self, point: Point) -> Point:
        """How far a point of the page was moved, mm; a turn counts as one about the page's middle."""
        x, y = point[0] - self._from[0], point[1] - self._from[1]
        turned = (x * cos(radians(self.turn)) - y * sin(radians(self.turn)),
                  x * sin(radians(self.turn)) + y * cos(radians(self.turn)))  # fmt: skip
        moved = (self._a * x + self._b * y, self._d * x + self._e * y)
        return (
            self._to[0] - self._from[0] + moved[0] - turned[0],
            self._to[1] - self._from[1] + moved[1] - turned[1],
        )

    def off(self, corner: Point, turn: float, shift: Point) -> Point:
        """How far a corner of a label lies from its place, mm.

        Args:
            corner: from the middle of all labels.
            turn: how much of the turn counts, degrees.
            shift: of that middle.
        """
        x, y = corner
        back = radians(turn - self.turn)
        u, v = self._a * x + self._b * y, self._d * x + self._e * y
        return (
            u * cos(back) - v * sin(back) - x + shift[0],
            u * sin(back) + v * cos(back) - y + shift[1],
        )


def _middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
