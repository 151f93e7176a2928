"""The window of the system: opened when it is wanted, asleep while nothing happens."""

from __future__ import annotations

import os
from typing import Final

TITLE: Final = "Accessible Games"
_USUAL: Final = (1280, 800)
_SMALLEST: Final = (640, 480)
_SHARE: Final = 0.8
"""How much of a large screen a new window takes, in each direction."""

_UNSEEN: Final = ("dummy", "offscreen")
"""Drivers that SDL falls back to where nobody could see the window."""


class WindowError(Exception):
    """No window can be opened; the message says why."""


class Screen:
    """A pygame window.

    Args:
        full: whether it covers the screen.

    Raises:
        WindowError: none can be opened.
    """

    def __init__(self, *, full: bool) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
        try:
            import pygame
        except ImportError as problem:
            raise WindowError(f"pygame could not be loaded ({problem})") from None
        self._pygame = pygame
        try:
            pygame.display.init()
            if pygame.display.get_driver() in _UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
                raise pygame.error("there is no screen")
            pygame.display.set_caption(TITLE)
            self._open(full=full)
        except pygame.error as problem:
            pygame.display.quit()
            raise WindowError(str(problem)) from None
        pygame.mouse.set_visible(False)
        pygame.key.stop_text_input()
        pygame.key.set_repeat()  # none: a key that is held does once what it is for
        pygame.event.set_blocked(
            (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
        )

    def _open(self, *, full: bool) -> None:
        pygame = self._pygame
        if full:
            self.surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return
        (width, height), *_ = pygame.display.get_desktop_sizes()
        size = [
            max(least, min(usual, room), round(room * _SHARE))
            for usual, least, room in zip(_USUAL, _SMALLEST, (width, height), strict=True)
        ]
        self.surface = pygame.display.set_mode(size, pygame.RESIZABLE)

    def set_full(self, *, full: bool) -> None:
        """Cover the screen, or give it free."""
        self._open(full=full)

    def follow(self) -> None:
        """Take the window's own surface, which a change of its size replaces."""
        self.surface = self._pygame.display.get_surface()

    def sleep(self, milliseconds: int) -> None:
        """Sleep until something happens, or so long."""
        from .sdl import sleep_until_event

        sleep_until_event(milliseconds)

    def show(self) -> None:
        """Let what was drawn be seen."""
        self._pygame.display.flip()

    def close(self) -> None:
        """Close the window; sound goes on."""
        self._pygame.display.quit()
