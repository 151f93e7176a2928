"""How the window looks and behaves, as a player chose it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .setting_fields import Choices, number, one_of, setting, switch

THEMES: Final = ("white-on-black", "black-on-white", "yellow-on-black", "soft-dark", "soft-light")
UNFOCUSED: Final = ("all", "sounds", "nothing")
"""What is heard while another window has the keyboard."""

ECHOES: Final = ("letters", "words", "both", "none")
"""What is said of what is typed."""

BOUNCES: Final = (0, 50, 100, 200, 300, 500)
HOLDS: Final = (0, 100, 200, 300, 500, 1000)
"""What the window steps through; the settings take any number of milliseconds between."""

SIZES: Final = (100, 120, 140, 170, 200, 250, 300)
"""Sizes of the text, per cent of the usual one; five steps up are over 200."""


def _are_keys(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(item, str) and item.count("=") == 1 for item in value
    )


@dataclass(frozen=True, slots=True)
class WindowChoice(Choices):
    """The window's own settings.

    Attributes:
        theme: one of `THEMES`.
        size: of the text, per cent.
        full_screen: whether the window covers the screen.
        wrapping: whether a list goes on at its other end.
        places: whether the place in a list is said and drawn.
        unfocused: one of `UNFOCUSED`.
        keys: changed keys, each as "command=key".
        echo: one of `ECHOES`.
        bounce_ms: milliseconds after which a key that went up counts again; 0: at once.
        bounce_in_duels: whether bouncing keys are ignored in duels in real time, too.
        hold_ms: milliseconds that a key must be held to count; 0: none.
        number_pad: whether the numeric pad counts; else it is left to a screen reader.
        letters: whether keys that write something do anything alone, where nothing is typed (WCAG 2.1.4).
    """

    theme: str = one_of(THEMES[0], THEMES, "Colours of the window.")
    size: int = number(100, range(100, 301), "Size of the text, per cent.")
    full_screen: bool = switch(False, "true: the window covers the screen.")
    wrapping: bool = switch(True, "true: at its end a list goes on from its beginning.")
    places: bool = switch(True, 'true: the place in a list is said, as in "2 of 8".')
    unfocused: str = one_of(
        "nothing", UNFOCUSED, "Heard while another window has the keyboard: all, sounds or nothing."
    )
    keys: tuple[str, ...] = setting(
        (), 'Changed keys of the window, as in ["hand=G"].', 'a list of texts such as "hand=G"', _are_keys
    )
    echo: str = one_of(ECHOES[0], ECHOES, "What is said of what you type: letters, words, both or none.")
    bounce_ms: int = number(0, range(501), "The same key counts again so many milliseconds after it went up.")
    bounce_in_duels: bool = switch(False, "true: and so in duels in real time.")
    hold_ms: int = number(0, range(1001), "A key counts when it has been held for so many milliseconds.")
    number_pad: bool = switch(True, "false: the numeric pad is left to a screen reader.")
    letters: bool = switch(
        True, "false: letters, digits and Space do nothing alone; with Ctrl letters do, and F12 has a list."
    )
