"""The signs of a mark as polygons, for whoever draws cards elsewhere than on paper; without reportlab."""

from __future__ import annotations

from functools import lru_cache

from ..cards.suits import SUITS
from ..geometry import draw
from ..paths import Polyline, flattened
from ..profile import COMFORT

Outline = tuple[float, float, tuple[tuple[Polyline, ...], ...]]
"""Width and height, and shapes of closed polygons: the first is filled, those in it are cut out in turn."""


@lru_cache(maxsize=256)
def outline_of(mark: tuple[str, ...]) -> Outline:
    """A mark, or a suit, in the proportions of the printed card; its top-left corner is (0, 0).

    Args:
        mark: names of signs, or one suit.
    """
    if len(mark) == 1 and mark[0] in SUITS:
        return 1.0, 1.0, tuple((flattened(part),) for part in SUITS[mark[0]])
    drawing = draw(mark, COMFORT)
    shapes = tuple(tuple(map(flattened, shape.contours)) for shape in drawing.shapes)
    return drawing.width, drawing.height, shapes
