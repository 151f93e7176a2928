"""The page of all keys, made from the registry: `python -m accessible_games.window.keydoc > docs/keys.md`."""

from __future__ import annotations

from accessible_games.narration.catalogue import catalogue
from accessible_games.play.commands import COMMANDS, REGISTRY, Command

_HEAD = """# Keys and commands

Made from the registry of commands by `python -m accessible_games.window.keydoc > docs/keys.md`.

A key is the one with that letter on its cap, on any layout; where the caps have letters of another
script, the one in its place on a US keyboard. All but Enter, Escape and F1 can be changed: Escape,
then "Change keys". In the terminal the letter, or one of its words, is typed and ended by Enter.
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
