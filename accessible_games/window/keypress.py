"""From a press to the key as the keymap writes it, by what stands on its cap."""

from __future__ import annotations

import unicodedata
from typing import Final

import pygame

_NAMES: Final = {
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    pygame.K_RETURN: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_ESCAPE: "Escape",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_PLUS: "Plus",
    pygame.K_MINUS: "Minus",
    **{getattr(pygame, f"K_F{n}"): f"F{n}" for n in range(1, 13)},
    **{ord(letter): letter.upper() for letter in "abcdefghijklmnopqrstuvwxyz"},
    **{ord(digit): digit for digit in "0123456789"},
}
_DIGITS: Final = {getattr(pygame, f"KSCAN_{digit}"): str(digit) for digit in range(10)}
"""The upper row by place: on some layouts its digits want Shift."""
_LETTERS: Final = {getattr(pygame, f"KSCAN_{letter}"): letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
"""Letters by place, for layouts that have none of the Latin script."""

_KP_COMMA: Final = (1 << 30) | 133
"""SDL's number of the comma that some numeric pads have beside their point; pygame has no name for it."""
_PAD: Final = {
    pygame.K_KP_ENTER: "Enter",
    pygame.K_KP_PLUS: "Plus",
    pygame.K_KP_MINUS: "Minus",
    pygame.K_KP_PERIOD: "Delete",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/",
    pygame.K_KP_EQUALS: "=",
    _KP_COMMA: ",",
}
"""Keys of the numeric pad beside its digits."""
_PAD_DIGITS: Final = {getattr(pygame, f"K_KP{digit}"): str(digit) for digit in range(10)}
_PAD_WAYS: Final = {
    **{pygame.K_KP8: "Up", pygame.K_KP2: "Down", pygame.K_KP4: "Left", pygame.K_KP6: "Right"},
    **{pygame.K_KP7: "Home", pygame.K_KP1: "End", pygame.K_KP9: "PageUp", pygame.K_KP3: "PageDown"},
}
"""What its digits are while Num Lock is off."""

CONTROLS: Final = (pygame.K_LCTRL, pygame.K_RCTRL)
"""Control alone is a key of its own."""
_FOREIGN: Final = pygame.KMOD_ALT | pygame.KMOD_MODE | pygame.KMOD_META
"""Modifiers of the system and of screen readers: with one of them a key is none of ours."""


def key_of(event: pygame.event.Event) -> str | None:
    """The key of a KEYDOWN event, e.g. "Shift+S"; None for one that belongs to others.

    What was held before is not asked for: the event itself says which modifiers count.
    """
    key, mod = event.key, getattr(event, "mod", 0)
    if mod & _FOREIGN:
        return None
    if key in CONTROLS:
        return None if mod & pygame.KMOD_SHIFT else "Ctrl"
    control, shift = bool(mod & pygame.KMOD_CTRL), bool(mod & pygame.KMOD_SHIFT)
    name = _NAMES.get(key) or _on_pad(key, locked=bool(mod & pygame.KMOD_NUM))
    if control and (key == pygame.K_EQUALS or (key == pygame.K_SEMICOLON and shift)):
        name, shift = "Plus", False  # where "+" stands above "=" or ";" its own key says so with Shift
    elif name in ("Plus", "Minus"):
        shift = False
    elif name is None:
        place = getattr(event, "scancode", -1)
        name = _DIGITS.get(place) or _by_place(key, place) or _by_cap(key)
        shift = shift and place not in _DIGITS
    elif name.isdecimal():
        shift = False
    if name is None:
        return None
    return f"{'Ctrl+' if control else ''}{'Shift+' if shift else ''}{name}"


def is_on_pad(event: pygame.event.Event) -> bool:
    """Whether a KEYDOWN event is of the numeric pad."""
    return event.key in _PAD or event.key in _PAD_DIGITS


def _on_pad(key: int, *, locked: bool) -> str | None:
    """A key of the numeric pad; its digits are digits with Num Lock, and arrows without."""
    if key == pygame.K_KP_PERIOD and locked:
        return "."
    return _PAD.get(key) or (_PAD_DIGITS if locked else _PAD_WAYS).get(key)


def _by_place(key: int, place: int) -> str | None:
    """The Latin letter of a key's place, where its cap has a letter of another script."""
    letter = chr(key) if 0x80 <= key < 0x110000 else ""
    if not letter.isalpha() or unicodedata.name(letter, "LATIN").startswith("LATIN"):
        return None
    return _LETTERS.get(place)


def _by_cap(key: int) -> str | None:
    """A key with a sign or another letter on its cap: no command has it, and that is said."""
    cap = chr(key) if 0x20 < key < 0x110000 else ""
    return cap.upper() if cap.isprintable() and len(cap.upper()) == 1 else None
