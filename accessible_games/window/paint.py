"""Puts a page on a surface."""

from __future__ import annotations

import io
from functools import lru_cache

import pygame
import pygame.draw
import pygame.image
import pygame.transform

from .letters import Letters
from .page import Box, Page, Shape
from .themes import Colour, Theme


def paint(surface: pygame.Surface, page: Page, theme: Theme, letters: Letters, picture: bytes = b"") -> None:
    """Draw a page over the whole surface; `picture` is the PNG for its place, if it has one."""
    colours = {"text": theme.text, "panel-text": theme.panel_text, "good": theme.good, "bad": theme.bad}
    surface.fill(theme.ground)
    for panel in page.panels:
        surface.fill(theme.panel, _rect(panel))
    for box in page.rings:
        for number, colour in enumerate(theme.ring):
            pygame.draw.rect(surface, colour, _rect(box.inner(number * page.ring)), page.ring)
    if page.picture is not None:
        surface.blit(_scaled(picture, page.picture), (page.picture.x, page.picture.y))
    for shape in page.shapes:
        _draw_shape(surface, shape, colours[shape.role])
    for text in page.texts:
        surface.blit(letters.draw(text.text, text.size, colours[text.role]), (text.box.x, text.box.y))


@lru_cache(maxsize=1)
def _scaled(png: bytes, box: Box) -> pygame.Surface:
    """The picture in the size of its place: it is drawn anew at each key."""
    return pygame.transform.smoothscale(pygame.image.load(io.BytesIO(png), "x.png"), (box.width, box.height))


def _draw_shape(surface: pygame.Surface, shape: Shape, colour: Colour) -> None:
    box = shape.box
    width = max(3, box.width // 6)
    if shape.kind == "blocked":
        pygame.draw.line(surface, colour, (box.x, box.y), (box.right, box.bottom), width)
        pygame.draw.line(surface, colour, (box.x, box.bottom), (box.right, box.y), width)
        return
    middle_x, middle_y = box.x + box.width // 2, box.y + box.height // 2
    corners = {
        "playable": ((box.x, box.y), (box.right, middle_y), (box.x, box.bottom)),
        "above": ((middle_x, box.y), (box.right, box.bottom), (box.x, box.bottom)),
        "below": ((box.x, box.y), (box.right, box.y), (middle_x, box.bottom)),
    }
    pygame.draw.polygon(surface, colour, corners[shape.kind])


def _rect(box: Box) -> pygame.Rect:
    return pygame.Rect(box.x, box.y, box.width, box.height)
