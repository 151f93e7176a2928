"""The corner of a card as on the printed one: band, pattern, index, and the signs of its mark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
import pygame.draw
import pygame.transform

from accessible_games.narration.cardfaces import CardFace

from .drawn import Box, Face
from .letters import Letters
from .themes import Colour, Theme

Outline = tuple[float, float, Sequence[Sequence[Sequence[tuple[float, ...]]]]]
"""Width and height, and shapes of closed polygons: the first is filled, those in it are cut out in turn."""

Outlines = Callable[[tuple[str, ...]], Outline]
"""The signs of a mark."""

NO_OUTLINES: Final[Outline] = (0.0, 0.0, ())
_INK: Final[Colour] = (0, 0, 0)
_FINER: Final = 4
"""Signs are drawn so many times larger and brought down, so that their edges are smooth."""

_LEAST_EDGE: Final = 2


class Corners:
    """Draws corners; one that was drawn before is at hand.

    Args:
        letters: the faces.
        outlines: the signs of a mark.
    """

    def __init__(self, letters: Letters, outlines: Outlines) -> None:
        self._letters = letters
        self._outlines = outlines
        self._sign = lru_cache(maxsize=256)(self._draw_sign)
        self._corner = lru_cache(maxsize=256)(self._draw_corner)

    def aspect(self, mark: tuple[str, ...]) -> float:
        """How wide the signs of a mark are by their height; 0 where there is none."""
        wide, high, _ = self._outlines(mark)
        return wide / high if high else 0.0

    def paint(self, surface: pygame.Surface, face: Face, theme: Theme) -> None:
        """Draw one, and the frame of its card."""
        box = face.box
        edge = max(_LEAST_EDGE, face.size // 14)
        corner = self._corner(face.face, face.corner.width, face.corner.height, face.size, face.lit, theme)
        surface.blit(corner, (face.corner.x, face.corner.y))
        pygame.draw.rect(surface, theme.faint, pygame.Rect(box.x, box.y, box.width, box.height), edge)

    def _draw_corner(
        self, face: CardFace | None, width: int, height: int, size: int, lit: bool, theme: Theme
    ) -> pygame.Surface:
        made = pygame.Surface((width, height))
        if face is None:
            made.fill(theme.panel)
            if lit or size:
                _lattice(made, theme.faint)
            return made
        side = max(4, size // 4) if size else width
        made.fill(face.colour if lit else theme.ground)
        made.fill(face.colour, pygame.Rect(0, 0, side, height))
        _pattern(made, face.pattern, Box(0, 0, side, height), _INK)
        ink = _INK if lit else theme.faint
        if size:
            self._letter(made, face, side, size, ink)
        return made

    def _letter(self, made: pygame.Surface, face: CardFace, side: int, size: int, ink: Colour) -> None:
        index = self._letters.draw(face.index, size, ink)
        sign = self._sign(face.mark, round(size * 0.7), made.get_width() - side - index.get_width(), ink)
        gap = (made.get_width() - side - index.get_width() - sign.get_width()) // 3
        middle = made.get_height() // 2
        made.blit(index, (side + gap, middle - index.get_height() // 2))
        made.blit(sign, (side + 2 * gap + index.get_width(), middle - sign.get_height() // 2))

    def _draw_sign(self, mark: tuple[str, ...], height: int, most: int, ink: Colour) -> pygame.Surface:
        """A mark in its proportions, at most so high and so wide."""
        wide, high, shapes = self._outlines(mark) if mark else NO_OUTLINES
        if not (wide and high and most > 4):
            return pygame.Surface((0, 0))
        scale = min(height / high, most * 0.9 / wide)
        large = pygame.Surface(
            (max(1, round(wide * scale * _FINER)), max(1, round(high * scale * _FINER))), pygame.SRCALPHA
        )
        large.fill((*ink, 0))
        for contours in shapes:
            for number, contour in enumerate(contours):
                points = [(x * scale * _FINER, y * scale * _FINER) for x, y in contour]
                pygame.draw.polygon(large, (*ink, 0) if number % 2 else (*ink, 255), points)
        return pygame.transform.smoothscale(large, (max(1, round(wide * scale)), max(1, round(high * scale))))


def _pattern(made: pygame.Surface, name: str, box: Box, ink: Colour) -> None:
    """The pattern of an edge, as in large print: bars, dots, slants or blocks."""
    unit = max(3, min(box.width, 12))
    area = pygame.Rect(box.x, box.y, box.width, box.height)
    if name == "plain":
        return
    made.set_clip(area)
    for row, y in enumerate(range(box.y, box.bottom, unit)):
        if name == "bars":
            if row % 2:
                made.fill(ink, pygame.Rect(box.x, y, box.width, unit - 1))
        elif name == "dots":
            for x in range(box.x, box.right, unit):
                pygame.draw.circle(made, ink, (x + unit // 2, y + unit // 2), max(1, unit // 3))
        elif name == "slants":
            pygame.draw.line(made, ink, (box.x, y + box.width), (box.right, y), max(2, unit // 3))
        else:
            for column, x in enumerate(range(box.x, box.right, max(2, unit // 2))):
                half = max(2, unit // 2)
                for part in (0, 1):
                    if (column + part) % 2:
                        made.fill(ink, pygame.Rect(x, y + part * half, half, half))
    made.set_clip(None)


def _lattice(made: pygame.Surface, ink: Colour) -> None:
    """A back: thin lines both ways."""
    width, height = made.get_size()
    for start in range(-height, width, max(6, height // 4)):
        pygame.draw.line(made, ink, (start, 0), (start + height, height), 2)
        pygame.draw.line(made, ink, (start + height, 0), (start, height), 2)
