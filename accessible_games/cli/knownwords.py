"""Words that mean something in the program, so that a player called so is asked about first.

Whoever types "back", "retour" or a game's name where names are asked for may mean something else.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import LANGUAGES, catalogue
from accessible_games.narration.words import normalise
from accessible_games.play.commands import BACK, COMMANDS

from .answers import words_of
from .console import Console


def is_word(console: Console, name: str) -> bool:
    """Whether a name is a word of the program.

    Args:
        console: in whose language games are called.
        name: what somebody typed.
    """
    plain = normalise(name)
    ids = {normalise(game.replace("_", " ")) for game in GAMES}
    titles = {normalise(console.titled(game).text) for game in GAMES}
    return plain in ids | titles | _commands() | _menu()


_MENU: Final = (
    "learn", "new", "devices", "real", "daily", "resume", "rehear", "statistics", "players", "options",
    "rules", "guide", "sounds", "print", "doctor", "settings", "keys", "leave",
)  # fmt: skip
"""Entries of the menu that are always called the same."""

_LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
"""How well robots play: whoever says that here answers a question that comes later."""


@cache
def _menu() -> frozenset[str]:
    """What entries of the menu are called, in every language."""
    menus = [catalogue(language, "cli") for language in LANGUAGES]
    entries = (*(f"cli-menu-{entry}" for entry in _MENU), *(f"cli-level-{level}" for level in _LEVELS))
    return frozenset(normalise(words.text(entry)) for words in menus for entry in entries)


@cache
def _commands() -> frozenset[str]:
    """Words of commands and ways back, in every language; letters alone are names like any other."""
    found: set[str] = set()
    for language in LANGUAGES:
        words = catalogue(language, "play")
        texts = [words.text(f"play-word-{name}") for name in (*(one.id for one in COMMANDS), BACK)]
        found |= {normalise(word) for text in texts for word in re.split("[,、]", text)}
        found |= words_of("cli-word-back", language) | words_of("cli-word-help", language)
    return frozenset(found)
