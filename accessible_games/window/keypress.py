"""From a press to the key as the keymap writes it, by what stands on its cap."""

from __future__ import annotations

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
    name = _NAMES.get(key)
    if control and (key == pygame.K_EQUALS or (key == pygame.K_SEMICOLON and shift)):
        name, shift = "Plus", False  # where "+" stands above "=" or ";" its own key says so with Shift
    elif name in ("Plus", "Minus"):
        shift = False
    elif name is None:
        name = _DIGITS.get(getattr(event, "scancode", -1))
        shift = shift and name is None
    elif name.isdecimal():
        shift = False
    if name is None:
        return None
    return f"{'Ctrl+' if control else ''}{'Shift+' if shift else ''}{name}"
