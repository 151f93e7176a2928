"""Which key stands for which command: the registry's own keys, and what a player has changed.

A key is written as its cap says, behind its modifiers: "H", "Shift+S", "Ctrl+Home", "Ctrl".

A player can want no key that writes something to do anything alone (WCAG 2.1.4): dictated words and a hand
that trembles then do nothing.  What was on a letter is on that letter with Ctrl, where another command is
there already with Ctrl and Shift; and all of it is in a list, with a key that writes nothing.

`python -m accessible_games.window.keymap > docs/keys.md` writes the page of all keys.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Mapping
from typing import Final

from accessible_games.narration.catalogue import catalogue
from accessible_games.play.commands import COMMANDS, REGISTRY, Command

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


def writes(key: str) -> bool:
    """Whether a key writes something where one types: a letter, a digit, a sign or a blank."""
    name = key.removeprefix("Shift+")
    return len(name) == 1 or name in ("Space", "Plus", "Minus")


class KeyMap:
    """Keys of all commands.

    Args:
        changes: command id -> the key that a player chose; what cannot be used is left out.
        letters: whether keys that write something do anything alone.
    """

    def __init__(self, changes: Mapping[str, str] | None = None, *, letters: bool = True) -> None:
        self.letters = letters
        self.changes: Mapping[str, str] = {
            name: key for name, key in (changes or {}).items() if name in _CHANGEABLE and is_key(key)
        }
        self._keys = {
            command.id: (self.changes[command.id],) if command.id in self.changes else command.keys
            for command in REGISTRY
        }
        if not letters:
            self._keys = _with_ctrl(self._keys)
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
        return KeyMap(changes, letters=self.letters)

    def lines(self) -> tuple[str, ...]:
        """What is changed, as the settings keep it."""
        return tuple(f"{command}={key}" for command, key in self.changes.items())


def _with_ctrl(keys: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Keys of commands without those that write something: with Ctrl in their place, or with Shift, too.

    Space has no such key: many systems change the input method by it, and whatever it draws is an entry.
    """
    taken = {key for own in keys.values() for key in own if not writes(key)}
    made = {}
    for command, own in keys.items():
        kept = []
        for key in own:
            others = (f"Ctrl+{key}", f"Ctrl+Shift+{key.removeprefix('Shift+')}") if key != "Space" else ()
            kept += [key] if not writes(key) else [one for one in others if one not in taken][:1]
        taken.update(kept)
        made[command] = tuple(kept)
    return made


_CHANGEABLE: Final = {command.id: command for command in REGISTRY if command.id not in FIXED}


def changeable() -> Iterable[Command]:
    """The commands whose keys can be changed, in the order of the registry."""
    return _CHANGEABLE.values()


def read_keys(lines: Iterable[str], *, letters: bool = True) -> KeyMap:
    """The keys that the settings hold; a line that names no command or no key counts for nothing."""
    return KeyMap(dict(line.split("=", 1) for line in lines), letters=letters)


# -- the page of all keys ---------------------------------------------------------------------

_HEAD = """# Keys and commands

Made from the registry of commands by `python -m accessible_games.window.keymap > docs/keys.md`.

A key is the one with that letter on its cap, on any layout; where the caps have letters of another
script, the one in its place on a US keyboard. All but Enter, Escape and F1 can be changed: Escape,
"Settings", "Change keys". Outside of a game letters go to the entry that begins with them, and Page up
and Page down go through lists by ten. In the terminal the letter, or one of its
words, is typed and ended by Enter.
Letters, digits, signs and Space can be turned off, all at once: Escape, "Settings", "The window", or "Change
keys". Then none of them does anything alone, so that dictated words and a hand that trembles do nothing by
accident; while a line is typed they write as ever. Each letter of the table then counts with Ctrl: Ctrl+H is
your hand. Where Ctrl and that letter are another command, it is Ctrl+Shift: T, S and C. F12, or "What can be
asked and done" in the menu, has all commands as a list, those without a key, too, and needs arrows and Enter
alone; an entry is reached by arrows, not by its digit or first letter, and what Space draws is an entry. Keys
of players in real time stay theirs.
Insert, CapsLock and Alt are left to screen readers and the system. The numeric pad has digits and an
Enter, and arrows while Num Lock is off; a screen reader that uses it takes its keys before the window
gets them, and a setting of the window leaves all of it to the reader.

| Key in the window | What it does | Typed in the terminal | Where |
|---|---|---|---|
"""


def keys_page() -> str:
    """The page as Markdown."""
    return _HEAD + "".join(f"{_row(command)}\n" for command in REGISTRY)


def _row(command: Command) -> str:
    what = catalogue("en", "window").text(f"window-command-{command.id}")
    keys = ", ".join(key.replace("Plus", "plus").replace("Minus", "minus") for key in command.keys)
    typed = ""
    if command in COMMANDS:
        word = catalogue("en", "play").text(f"play-word-{command.id}").split(",")[0]
        typed = f"`{command.letter}` or {word}" if command.letter else word
    return f"| {keys} | {what} | {typed} | {_where(command)} |"


def _where(command: Command) -> str:
    if command.anywhere and command.waiting:
        return "everywhere"
    if command.anywhere:
        return "everywhere but while the keyboard is handed over"
    if command.waiting:
        return "in a game, also while the keyboard is handed over"
    if command.query:
        return "in a game that has it, for whoever has the keyboard"
    if command.asked:
        return "in a game, when something is asked"
    return "in a game, for whoever has the keyboard"


if __name__ == "__main__":
    print(keys_page(), end="")
