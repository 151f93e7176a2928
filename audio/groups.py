"""Folders that bring sounds and readings of their own: a program names them, and they are used as ours.

Of such a folder, all of which may be missing, are read

* `sounds.toml`: cues, as in a pack, whose ids begin with the group's name (see `packs`);
* `backdrop.toml`: an ambience and a piece of music (see `backdrop`);
* `locale/<language>/readings.toml`: words that eSpeak NG reads wrong, and how they are spelt for it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

_FOLDERS: dict[str, Path] = {}


def add_group(name: str, folder: Path) -> None:
    """Let a folder be read; once is enough, however often it is said.

    Args:
        name: of the group, e.g. a game's id.
        folder: where its files lie.
    """
    _FOLDERS[name] = folder


def groups() -> Mapping[str, Path]:
    """The folders by the names of their groups, in the order in which they were added."""
    return MappingProxyType(_FOLDERS)


def as_words() -> list[str]:
    """The groups as words for the command of another process, which `from_words` takes back there."""
    return [f"{name}={folder}" for name, folder in _FOLDERS.items()]


def from_words(words: Iterable[str]) -> None:
    """Add the groups of `as_words`."""
    for word in words:
        name, _, folder = word.partition("=")
        add_group(name, Path(folder))


def readings(language: str) -> Mapping[str, str]:
    """Words in small letters and how they are spelt, of all groups; what cannot be read counts as none."""
    found: dict[str, str] = {}
    for folder in _FOLDERS.values():
        try:
            text = folder.joinpath("locale", language, "readings.toml").read_text(encoding="utf-8")
            table = tomllib.loads(text)
        except (OSError, ValueError):
            continue
        found |= {word: spelt for word, spelt in table.items() if isinstance(spelt, str)}
    return found
