"""Terminal or window: which one a start opens, and what the window is given.

`--front auto` opens the window where there is a screen.  It opens the terminal for whoever pipes lines
in or reads them out, for whoever comes over ssh, and for whoever once chose a screen reader and types at
a terminal, which that reader reads.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TextIO

from accessible_games.play.profiles import ASK
from accessible_games.play.settings import SPEAKERS
from accessible_games.play.terminal import Terminal
from accessible_games.window.focusgate import FocusGate

if TYPE_CHECKING:
    from accessible_games.window.front import Window
    from accessible_games.window.ports import Host

_, READER, _ = SPEAKERS
AUTO, TERMINAL, WINDOW = FRONTS = ("auto", "terminal", "window")

_FACES: Final = (
    ("fontpkg_atkinson_hyperlegible", "files/AtkinsonHyperlegible-Bold.ttf"),
    ("stickers", "fonts/BIZUDPGothic-Bold-JIS.ttf"),
)
"""Packages and files of the window's faces: Latin letters, then Japanese ones."""


def wants_window(wish: str, speaks: str = ASK) -> bool:
    """Whether a window is to be opened.

    Args:
        wish: one of `FRONTS`.
        speaks: who speaks, as it was chosen.
    """
    if wish != AUTO:
        return wish == WINDOW
    if not has_screen() or _is_piped(sys.stdin) or _is_piped(sys.stdout):
        return False
    return not (speaks == READER and sys.stdin is not None and sys.stdin.isatty())


def has_screen() -> bool:
    """Whether a window can open where somebody sits before it."""
    if os.environ.get("SSH_CONNECTION"):  # a screen it may have, but speech would sound far away
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _is_piped(stream: TextIO) -> bool:
    """Whether it is a pipe, a socket or a file; a closed stream and the null device are not."""
    try:
        mode = os.fstat(stream.fileno()).st_mode
    except (AttributeError, OSError, ValueError):
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode) or stat.S_ISSOCK(mode)


def open_front(
    wish: str, speaks: str, host: Host, gate: FocusGate, complain: Callable[..., None]
) -> Terminal | Window:
    """The window if one is wanted and can be opened; else the terminal, and it says why.

    Args:
        wish: one of `FRONTS`.
        speaks: who speaks, as it was chosen.
        host: what a window asks of the start that it belongs to.
        gate: what is heard of a window while another one has the keyboard.
        complain: tells what is missing, by a message and its variables.
    """
    if wants_window(wish, speaks):
        try:
            from accessible_games.window.front import open_window
            from accessible_games.window.screen import WindowError
        except ImportError as problem:
            complain("cli-no-window", reason=str(problem))
            return Terminal(sys.stdin, sys.stdout)
        try:
            window = open_window(host, faces(), gate, _outline_of)
        except WindowError as problem:
            complain("cli-no-window", reason=str(problem))
        else:
            if window.lacks_letters:
                complain("cli-no-letters")
            return window
    return Terminal(sys.stdin, sys.stdout)


def faces() -> list[bytes]:
    """The window's faces; an empty one in the place of one that cannot be read."""
    found = []
    for package, path in _FACES:
        try:
            found.append(files(package).joinpath(path).read_bytes())
        except (ImportError, OSError):
            found.append(b"")
    return found


def _outline_of(mark: tuple[str, ...]) -> Any:
    """The signs of a mark as polygons; imported when the first card is drawn."""
    from stickers.cli.signs import outline_of

    return outline_of(mark)
