"""What is written on a key in the layout that is in use: SDL knows it, pygame does not pass it on."""

from __future__ import annotations

import pygame

from .sdl import sdl_library


def layout_name(scancode: int) -> str:
    """The letter or sign of a key by its place, e.g. "ö" beside "L" on a German keyboard; "" if unknown.

    Args:
        scancode: SDL's number of the place.
    """
    library = sdl_library()
    if library is None:
        return ""
    name = pygame.key.name(library.SDL_GetKeyFromScancode(scancode))
    capital = name.upper()
    return capital if len(capital) == 1 else name
