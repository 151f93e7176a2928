"""From parts to signs: an outline with what lies in it, a hook with its dot, a full shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .glyphs import OUTLINES, SOLIDS, name_of
from .parts import Box, Part
from .shape import Annulus

_PANES: Final = 4
_SMALLEST: Final = 3.0
"""Every sign but the dot is longer than this, mm: half a dot is no crescent."""

_NEXT: Final = 2.5
"""The next sign of a column begins this far below the dot of a question mark, at least, mm."""

_THIN: Final = 0.9
"""The line that a full square is traced with is thinner than this, mm, however blurred."""

_EVEN: Final = 1.4
"""The largest pane of a window over the smallest, at most."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign as it was read.

    Attributes:
        name: the glyph's name; "" where it is none of the vocabulary, or ambiguous.
        box: the ink of it.
        x: its middle across, mm from the left of the page.
        y: its middle, mm from the top.
        size: what its outline or disc measures, where it has such a form.
        points: the dots inside an outline, or the dot of a question mark.
        problem: for a sign without a name, what it looks like: "shape", "inside", "bare-circle",
            "bare-square", "circle-points".
        reach: how far it reaches out to the right (negative: left), as a part of its spread.
    """

    name: str
    box: Box
    x: float
    y: float
    size: Annulus | None = None
    points: tuple[Sign, ...] = ()
    problem: str = ""
    reach: float = 0.0


def read_signs(parts: Sequence[Part], *, stacked: bool = False) -> list[Sign]:
    """The signs of one mark from left to right, or from top to bottom where they are `stacked`."""
    signs = _question_marks([_sign(part) for part in parts])
    return sorted(signs, key=lambda sign: sign.y if stacked else sign.x)


def _sign(part: Part) -> Sign:
    points = tuple(_sign(inner) for inner in part.inside)
    if any(point.name != "dot" for point in points):
        return _named("", part, points=points, problem="inside")
    if part.line > _THIN and name_of(part.form, OUTLINES) == "square":
        # Blurred, the two edges of an outline, or the panes of a window, run together as one.
        return _named("", part, points=points, problem="shape")
    if part.outlined is None and not points and name_of(part.form, SOLIDS) not in ("", "disc"):
        return _named(_closed(part), part, reach=part.form.tail_x)
    if part.outlined is False:
        return _solid(part, points)
    return _outline(part, points)


def _closed(part: Part) -> str:
    """A closed line with nothing in it: a window has four panes, else it bounds a full shape."""
    return "window" if _is_window(part) else name_of(part.form, SOLIDS)


def _solid(part: Part, points: tuple[Sign, ...]) -> Sign:
    name = name_of(part.form, SOLIDS)
    if points or part.panes or not name:
        return _named("", part, points=points, problem="inside" if points else "shape")
    if name == "disc":
        return _named("dot", part, size=part.ring)
    if max(part.box.right - part.box.left, part.box.bottom - part.box.top) < _SMALLEST:
        return _named("", part, problem="shape")
    return _named(name, part, reach=part.form.tail_x)


def _outline(part: Part, points: tuple[Sign, ...]) -> Sign:
    form = name_of(part.form, OUTLINES)
    if _is_window(part) and not points:
        return _named("window", part)
    if len(part.panes) != 1 or not form:
        return _named("", part, points=points, problem="shape")
    if form == "triangle":
        return _named("" if points else form, part, points=points, problem="inside" if points else "")
    size = part.ring if form == "circle" else part.frame
    if not points:
        return _named("", part, size=size, problem=f"bare-{form}")
    if form == "circle" and len(points) > 1:
        return _named("", part, size=size, points=points, problem="circle-points")
    return _named(f"{form}{len(points)}", part, size=size, points=points)


def _is_window(part: Part) -> bool:
    if name_of(part.form, OUTLINES) != "square" or len(part.panes) != _PANES:
        return False
    return max(part.panes) < _EVEN * min(part.panes)


def _named(
    name: str,
    part: Part,
    size: Annulus | None = None,
    points: tuple[Sign, ...] = (),
    problem: str = "",
    reach: float = 0.0,
) -> Sign:
    return Sign(name, part.box, part.x, part.y, size, points, problem, reach)


def _question_marks(signs: list[Sign]) -> list[Sign]:
    """Join each hook with the dot right below it; a hook alone is no sign."""
    joined = [sign for sign in signs if sign.name != "hook"]
    for hook in (sign for sign in signs if sign.name == "hook"):
        below = [sign for sign in joined if sign.name == "dot" and _is_below(hook.box, sign)]
        # In a column further dots follow; the hook's own is the nearest, right below its end.
        own = min(below, key=lambda sign: sign.y, default=None)
        if own is not None and all(other is own or other.y - own.y > _NEXT for other in below):
            joined = [sign for sign in joined if sign is not own]
            box = Box.around((hook.box, own.box))
            joined.append(Sign("question", box, hook.x, hook.y, None, (own,), "", hook.reach))
        else:
            joined.append(Sign("", hook.box, hook.x, hook.y, problem="shape"))
    return joined


def _is_below(hook: Box, dot: Sign) -> bool:
    height = hook.bottom - hook.top
    return hook.left <= dot.x <= hook.right and 0 < dot.y - hook.bottom < height
