"""Puts a page on a surface."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame
import pygame.draw
import pygame.image
import pygame.transform

from .cornerart import Corners, Outlines
from .drawn import Beam, Box, Page, Shape
from .letters import Letters
from .themes import Colour, Theme

_LINE_CACHE = 512
_STEEP = 5
"""How many times steeper a beam leans than its numbers differ by the greater one: a sixth is at its end."""


class Painter:
    """Draws pages; lines and corners of cards that were drawn before are at hand.

    Args:
        letters: the faces.
        outlines: the signs of a mark as polygons.
    """

    def __init__(self, letters: Letters, outlines: Outlines) -> None:
        self._corners = Corners(letters, outlines)
        self.aspect = self._corners.aspect
        self._line: Callable[[str, int, Colour], pygame.Surface] = lru_cache(maxsize=_LINE_CACHE)(
            letters.draw
        )

    def paint(self, surface: pygame.Surface, page: Page, theme: Theme, picture: bytes = b"") -> None:
        """Draw a page over the whole surface; `picture` is the PNG for its place, if it has one."""
        colours = {
            "text": theme.text,
            "panel-text": theme.panel_text,
            "good": theme.good,
            "faint": theme.faint,
        }
        surface.fill(theme.ground)
        for panel in page.panels:
            surface.fill(theme.panel, _rect(panel))
        for rule in page.rules:
            surface.fill(theme.rule, _rect(rule))
        for face in page.faces:
            self._corners.paint(surface, face, theme)
        for beam in page.beams:
            _draw_beam(surface, beam, theme)
        for box in page.rings:
            for number, colour in enumerate(theme.ring):
                pygame.draw.rect(surface, colour, _rect(box.inner(number * page.ring)), page.ring)
        if page.picture is not None:
            surface.blit(_scaled(picture, page.picture), (page.picture.x, page.picture.y))
        for shape in page.shapes:
            _draw_shape(surface, shape, colours[shape.role])
        for text in page.texts:
            surface.blit(self._line(text.text, text.size, colours[text.role]), (text.box.x, text.box.y))


@lru_cache(maxsize=1)
def _scaled(png: bytes, box: Box) -> pygame.Surface:
    """The picture in the size of its place: it is drawn anew at each key."""
    picture = pygame.image.load(io.BytesIO(png), "x.png")
    if picture.get_bitsize() < 24:  # a palette, as of a code in black and white
        picture = picture.convert(24)
    return pygame.transform.smoothscale(picture, (box.width, box.height))


def _draw_beam(surface: pygame.Surface, beam: Beam, theme: Theme) -> None:
    """A beam on its post with a stack at each end; it leans as far as they differ, and is level if not."""
    box = beam.box
    most = max(beam.left, beam.right, 1)
    thick, unit = max(4, box.height // 20), box.height // 4
    middle, level = box.x + box.width // 2, box.bottom - unit
    drop = round(max(-1.0, min(1.0, _STEEP * (beam.right - beam.left) / most)) * unit * 0.8)
    ends = ((box.x + unit // 2, level - drop), (box.right - unit // 2, level + drop))
    post = ((middle, level), (middle - unit, box.bottom), (middle + unit, box.bottom))
    pygame.draw.polygon(surface, theme.faint, post)
    pygame.draw.line(surface, theme.text, *ends, thick)
    wide = box.width // 6
    for number, (x, y), side in zip((beam.left, beam.right), ends, (0, -1), strict=True):
        high = round(2 * unit * number / most)
        left = x + side * wide
        for step in range(0, high - thick, 2 * thick):  # leaves of a pile
            surface.fill(theme.good, pygame.Rect(left, y - step - 2 * thick, wide, thick))


def _draw_shape(surface: pygame.Surface, shape: Shape, colour: Colour) -> None:
    box = shape.box
    middle_x, middle_y = box.x + box.width // 2, box.y + box.height // 2
    if shape.kind == "turn":
        pygame.draw.circle(surface, colour, (middle_x, middle_y), box.width // 2)
        return
    corners: dict[str, Sequence[tuple[int, int]]] = {
        "playable": ((box.x, box.y), (box.right, middle_y), (box.x, box.bottom)),
        "above": ((middle_x, box.y), (box.right, box.bottom), (box.x, box.bottom)),
        "below": ((box.x, box.y), (box.right, box.y), (middle_x, box.bottom)),
    }
    pygame.draw.polygon(surface, colour, corners[shape.kind])


def _rect(box: Box) -> pygame.Rect:
    return pygame.Rect(box.x, box.y, box.width, box.height)
