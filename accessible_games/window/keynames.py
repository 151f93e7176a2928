"""What is written on a key in the layout that is in use: SDL knows it, pygame does not pass it on."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import pygame


def layout_name(scancode: int) -> str:
    """The letter or sign of a key by its place, e.g. "ö" beside "L" on a German keyboard; "" if unknown.

    Args:
        scancode: SDL's number of the place.
    """
    library = _sdl()
    if library is None:
        return ""
    name = pygame.key.name(library.SDL_GetKeyFromScancode(scancode))
    capital = name.upper()
    return capital if len(capital) == 1 else name


@cache
def _sdl() -> Any:
    """The SDL that pygame brought along, as it is loaded; None if it is not found."""
    package = Path(pygame.__file__).parent
    folders = (package, package / ".dylibs", package.parent / "pygame_ce.libs")
    names = ("SDL2.dll", "libSDL2-2*.so*", "libSDL2-2*.dylib")
    for path in (path for folder in folders for name in names for path in folder.glob(name)):
        try:
            library = ctypes.CDLL(str(path))
            library.SDL_GetKeyFromScancode.restype = ctypes.c_int32
        except (OSError, AttributeError):
            continue
        return library
    return None
