"""Whether the signs that were read have the sizes and distances of the profile."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import dist
from typing import Final

from .signs import Sign

DOT_TOLERANCE: Final = 0.05
"""A dot of a rendered page may be off by this much, mm; the renderer's own error is 0.035 at most."""

LENGTH_TOLERANCE: Final = 0.12
"""Distances between middles may be off by this much, mm."""

LEAST_GAP: Final = 0.8
"""Less clear space than this between two raised dots is not felt, mm."""

EDGE_TOLERANCE: Final = 0.4
"""Distances between bounding boxes may: they end at whole pixels, and hairlines stand over, mm."""

SCAN_TOLERANCE: Final = 0.25
"""A printed dot may be off by this part of its diameter; beyond it is no dot of ours."""


@dataclass(frozen=True, slots=True)
class Nominal:
    """Sizes that a sheet was drawn in, mm, as its list tells them; see `stickers.profile`.

    Attributes:
        felt: diameter of a dot once it is raised; the others are as on paper.
        grid_offset: three points in a row inside of a square, centre to centre, in any way of drawing.
    """

    felt: float
    grid_offset: float
    dot: float
    pitch: float
    square: float
    circle: float
    line: float
    point_pitch: float
    five_offset: float
    gap: float
    margin: float


@dataclass(frozen=True, slots=True)
class Deviation:
    """A size that is not as it should be.

    Attributes:
        kind: of the fault.
        found: measured, mm.
        wanted: nominal or least, mm.
    """

    kind: str
    found: float
    wanted: float


def deviations(signs: Sequence[Sign], nominal: Nominal) -> Iterator[Deviation]:
    """All sizes of a rendered mark that are off.

    Args:
        signs: the mark, left to right.
        nominal: the sizes that it should have.
    """
    for dot in all_dots(signs):
        yield from _off("dot", dot.size.outer if dot.size else 0.0, nominal.dot, DOT_TOLERANCE)
    for sign in signs:
        yield from _outline(sign, nominal)
        yield from _points(sign, nominal)
    yield from _distances(signs, nominal)


def swollen(signs: Sequence[Sign], nominal: Nominal) -> Iterator[Deviation]:
    """Dots of a scanned mark that are too far off to be trusted."""
    for dot in all_dots(signs):
        yield from _off("dot", dot.size.outer if dot.size else 0.0, nominal.dot, SCAN_TOLERANCE * nominal.dot)


def all_dots(signs: Sequence[Sign]) -> Iterator[Sign]:
    """Every dot of a mark, loose or part of another sign."""
    for sign in signs:
        if sign.name == "dot":
            yield sign
        yield from sign.points


def _off(kind: str, found: float, wanted: float, tolerance: float) -> Iterator[Deviation]:
    if abs(found - wanted) > tolerance:
        yield Deviation(kind, found, wanted)


def _less(kind: str, found: float, wanted: float) -> Iterator[Deviation]:
    if found < wanted - (EDGE_TOLERANCE if kind == "gap" else LENGTH_TOLERANCE):
        yield Deviation(kind, found, wanted)


def _outline(sign: Sign, nominal: Nominal) -> Iterator[Deviation]:
    if sign.size is None or sign.name == "dot":
        return
    wanted = nominal.circle if sign.name.startswith("circle") else nominal.square
    yield from _off("outline", sign.size.outer, wanted, DOT_TOLERANCE)
    yield from _off("line", sign.size.line, nominal.line, DOT_TOLERANCE)


def _points(sign: Sign, nominal: Nominal) -> Iterator[Deviation]:
    """Points in a square keep their pitch from each other."""
    if not sign.name.startswith("square") or len(sign.points) < 2:
        return
    nearest = min(dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(sign.points, 2))
    count = len(sign.points)
    yield from _less("points", nearest, nominal.felt + LEAST_GAP)
    yield from _less("points", nearest, _apart(count, nominal))


def _apart(count: int, nominal: Nominal) -> float:
    """How far the nearest of so many points in a square stand from each other."""
    if count <= 4:
        return nominal.point_pitch
    if count == 5:
        return nominal.five_offset * 2**0.5
    return nominal.grid_offset


def _distances(signs: Sequence[Sign], nominal: Nominal) -> Iterator[Deviation]:
    """Loose dots stand at their pitch, and groups of signs a gap apart."""
    groups: list[list[Sign]] = []
    for sign in signs:
        if groups and sign.name == "dot" == groups[-1][-1].name:
            groups[-1].append(sign)
        else:
            groups.append([sign])
    for group in groups:
        if len(group) > 1:
            nearest = min(dist((a.x, a.y), (b.x, b.y)) for a, b in combinations(group, 2))
            yield from _off("pitch", nearest, nominal.pitch, LENGTH_TOLERANCE)
    for left, right in pairwise(groups):
        gap = min(a.box.gap_to(b.box) for a in left for b in right)
        yield from _less("gap", gap, nominal.gap)
