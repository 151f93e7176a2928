"""What a new game begins with: a small whole game in a package of its own, to be changed bit by bit.

The files lie in `template/`, each with `.txt` behind its name, since they are no modules of this program.
The example `examples/crazy-eights` is what they become under that name.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

DECKS: Final = ("standard",)
"""The decks that a new game can begin with."""

_ID: Final = re.compile("[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_WORDS: Final[Mapping[str, Callable[[str], str]]] = {
    "GAME_ID": lambda name: name,
    "GAME-ID": lambda name: name.replace("_", "-"),
    "GameClass": lambda name: "".join(word.capitalize() for word in name.split("_")),
    "GAME TITLE": lambda name: " ".join(word.capitalize() for word in name.split("_")),
}
"""What stands in the template for the game's id, the id in messages, the class, the title."""


def is_possible(name: str) -> bool:
    """Whether a package may be called so: small letters, digits, and _ between words; no word of Python's."""
    return bool(_ID.fullmatch(name)) and not keyword.iskeyword(name) and name not in sys.stdlib_module_names


def package_files(name: str) -> Iterator[tuple[str, str]]:
    """The files of a new game's package: path from its root, with "/", and content.

    Args:
        name: the game's id, for which `is_possible` holds.
    """
    for path, source in _walk(files(__package__).joinpath("template"), ""):
        yield _named(path, name), _named(source.read_text(encoding="utf-8"), name)


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if one.is_dir():
            yield from _walk(one, f"{path}{one.name}/")
        elif one.name.endswith(".txt"):
            yield f"{path}{one.name.removesuffix('.txt')}", one


def _named(text: str, name: str) -> str:
    for word, written in _WORDS.items():
        text = text.replace(word, written(name))
    return text
