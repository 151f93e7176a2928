"""Which key stands for which command: the registry's own keys, and what a player has changed.

A key is written as its cap says, behind its modifiers: "H", "Shift+S", "Ctrl+Home", "Ctrl".
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Mapping
from typing import Final

from accessible_games.play.commands import REGISTRY, Command

NAMED: Final = (
    "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Enter", "Space", "Tab", "Escape",
    "Backspace", "Delete", "Plus", "Minus", *(f"F{n}" for n in range(1, 13)),
)  # fmt: skip
"""Keys with a name.  Insert, CapsLock, the numeric pad and Alt belong to screen readers and the system."""

_KEYS: Final = (*NAMED, *string.ascii_uppercase, *string.digits)
_KEY: Final = re.compile(rf"(Ctrl\+)?(Shift\+)?({'|'.join(sorted(_KEYS, key=len, reverse=True))})")
FIXED: Final = ("menu", "choose", "help")
"""Commands that keep their keys, so that nobody can lock themselves out."""


def is_key(text: str) -> bool:
    """Whether a text names a key that a command may have."""
    return text == "Ctrl" or _KEY.fullmatch(text) is not None


class KeyMap:
    """Keys of all commands.

    Args:
        changes: command id -> the key that a player chose; what cannot be used is left out.
    """

    def __init__(self, changes: Mapping[str, str] | None = None) -> None:
        self.changes: Mapping[str, str] = {
            name: key for name, key in (changes or {}).items() if name in _CHANGEABLE and is_key(key)
        }
        self._keys = {
            command.id: (self.changes[command.id],) if command.id in self.changes else command.keys
            for command in REGISTRY
        }
        self._commands: dict[str, Command] = {}
        # A player's own key comes before a default one that was given to it since.
        for command in sorted(REGISTRY, key=lambda command: command.id not in self.changes):
            for key in self._keys[command.id]:
                self._commands.setdefault(key, command)

    def command(self, key: str) -> Command | None:
        """The command of a key, or None."""
        return self._commands.get(key)

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of a command, of those that really lead to it."""
        return tuple(key for key in self._keys[command] if self._commands[key].id == command)

    def clash(self, command: str, key: str) -> Command | None:
        """Another command that has this key already."""
        found = self._commands.get(key)
        return None if found is None or found.id == command else found

    def with_key(self, command: str, key: str) -> KeyMap:
        """These keys with one of them changed; a default one leaves nothing to remember."""
        changes = {name: own for name, own in self.changes.items() if name != command}
        if (key,) != _CHANGEABLE[command].keys:
            changes[command] = key
        return KeyMap(changes)

    def lines(self) -> tuple[str, ...]:
        """What is changed, as the settings keep it."""
        return tuple(f"{command}={key}" for command, key in self.changes.items())


_CHANGEABLE: Final = {command.id: command for command in REGISTRY if command.id not in FIXED}


def changeable() -> Iterable[Command]:
    """The commands whose keys can be changed, in the order of the registry."""
    return _CHANGEABLE.values()


def read_keys(lines: Iterable[str]) -> KeyMap:
    """The keys that the settings hold; a line that names no command or no key counts for nothing."""
    return KeyMap(dict(line.split("=", 1) for line in lines))
