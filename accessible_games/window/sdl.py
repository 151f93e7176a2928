"""The SDL that pygame brought along, for what pygame does not pass on."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pygame


@cache
def sdl_library() -> Any:
    """The library as it is loaded; None if it is not found."""
    package = Path(pygame.__file__).parent
    folders = (package, package / ".dylibs", package.parent / "pygame_ce.libs")
    names = ("SDL2.dll", "libSDL2-2*.so*", "libSDL2-2*.dylib")
    for path in (path for folder in folders for name in names for path in folder.glob(name)):
        try:
            library = ctypes.CDLL(str(path))
            library.SDL_GetKeyFromScancode.restype = ctypes.c_int32
            library.SDL_WaitEventTimeout.argtypes = (ctypes.c_void_p, ctypes.c_int)
        except (OSError, AttributeError):
            continue
        return library
    return None


def sleep_until_event(milliseconds: int) -> None:
    """Sleep until an event is there, which is left to be taken, or so long.

    pygame's own wait wakes up a thousand times a second to look; SDL's sleeps where the system lets it.
    """
    library = sdl_library()
    if library is not None:
        library.SDL_WaitEventTimeout(None, milliseconds)
        return
    event = pygame.event.wait(milliseconds)
    if event.type != pygame.NOEVENT:
        pygame.event.post(event)


_Ending: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)
_endings: list[Any] = []  # X keeps no reference of its own


def on_lost_screen(last_words: Callable[[], None]) -> None:
    """Let something be said before the process ends because its X server has; elsewhere this does nothing.

    X lets nobody go on who has lost its server: the process would end with a line about a broken
    connection, whatever is played.

    Args:
        last_words: says so; it must not touch the window any more.
    """
    if sys.platform != "linux" or pygame.display.get_driver() != "x11":
        return

    def end(_display: int) -> int:
        try:
            last_words()
        finally:
            os._exit(1)

    try:
        with open("/proc/self/maps", encoding="utf-8") as maps:
            paths = {line.split(maxsplit=5)[-1].strip() for line in maps if "libX11" in line}
        for path in paths:
            if Path(path).name.startswith(("libX11.", "libX11-")) and "xcb" not in path:
                _endings.append(_Ending(end))
                ctypes.CDLL(path).XSetIOErrorHandler(_endings[-1])
    except (OSError, AttributeError):  # then X says what it says
        return


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
