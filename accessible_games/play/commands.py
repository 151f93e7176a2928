"""The one registry of commands: letter, words, help line and menu entry all come from it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Game
from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.words import normalise

from .players import CHANNELS
from .serving import CommandHelp, CommandKeys


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be asked of the table at any time.

    Attributes:
        id: its name in the registry; `play-word-<id>` and `play-command-help-<id>` are its messages.
        letter: its key, the same in every language; typed alone it is a shortcut.
        query: whether it is a question that the game answers; only if the game knows it.
        takes_text: whether something may follow it.
        waiting: whether it is there while a player is waited for.
    """

    id: str
    letter: str
    query: bool = False
    takes_text: bool = False
    waiting: bool = False


COMMANDS: Final = (
    Command("help", "?", waiting=True),
    Command("hand", "h", query=True),
    Command("turn", "t", query=True),
    Command("scores", "s", query=True),
    Command("table", "c", query=True),
    Command("counts", "e", query=True),
    Command("last", "l"),
    Command("repeat", "r", waiting=True),
    Command("history", "y"),
    Command("older", "p"),
    Command("newer", "n"),
    Command("oldest", "f"),
    Command("newest", "z"),
    Command("sort", "o"),
    Command("verbosity", "v", takes_text=True),
    Command("pace", "d", takes_text=True),
    Command("private", "i", takes_text=True),
    Command("silence", "k", waiting=True),
    Command("away", "a"),
    Command("undo", "u", waiting=True),
    Command("save", "w", takes_text=True, waiting=True),
    Command("quit", "q", waiting=True),
)

BACK: Final = "back"
"""The word that goes back in a menu, beside 0; no command, since only a menu has it."""

LEVELS: Final = ("brief", "normal", "full")
PACES: Final = ("speech", "key")


def commands_of(game: Game) -> tuple[Command, ...]:
    """The commands that one game has."""
    return tuple(command for command in COMMANDS if not command.query or command.id in game.queries)


class CommandWords:
    """The words of one language for the commands of one game.

    Args:
        game: the game.
        language: one of `LANGUAGES`.
    """

    def __init__(self, game: Game, language: str) -> None:
        self._commands = commands_of(game)
        self._language = language
        self._words: dict[str, Command] = {}
        for command in self._commands:
            for word in (command.letter, *_synonyms(language, f"play-word-{command.id}")):
                self._words.setdefault(_plain(word), command)
        for command in self._commands:
            self._words.setdefault(command.id, command)
        self._back = {"0", *map(_plain, _synonyms(language, f"play-word-{BACK}"))}
        self._terms = {
            _plain(word): term
            for term in (*LEVELS, *PACES, *CHANNELS)
            for word in (*_synonyms(language, f"play-term-{term}"), term)
        }

    def find(self, text: str) -> tuple[Command, str] | None:
        """The command that a line asks for and what follows it; None if it is none."""
        found = self._words.get(_plain(text))
        if found is not None:
            return found, ""
        head, _, rest = text.strip().partition(" ")
        found = self._words.get(_plain(head))
        return (found, rest.strip()) if found is not None and found.takes_text else None

    def is_back(self, text: str) -> bool:
        """Whether the line means: one list back."""
        return _plain(text) in self._back

    def term(self, text: str) -> str:
        """What a word behind a setting means: one of `LEVELS`, `PACES` or `CHANNELS`, or ""."""
        return self._terms.get(_plain(text), "")

    def phrases(self) -> frozenset[str]:
        """Every word that means a command, normalised."""
        return frozenset(self._words) | self._back

    def help_lines(self, *, waiting: bool) -> tuple[CommandHelp, ...]:
        """One line per command that can be typed now."""
        return tuple(
            CommandHelp(command.id, CommandKeys(command.letter, self._first_word(command)))
            for command in self._commands
            if command.waiting or not waiting
        )

    def _first_word(self, command: Command) -> str:
        return re.split("[,、]", catalogue(self._language, "play").text(f"play-word-{command.id}"))[0]


def _synonyms(language: str, message: str) -> list[str]:
    locales = (language, KANA) if language == "ja" else (language,)
    return [
        word.strip()
        for locale in locales
        for word in re.split("[,、]", catalogue(locale, "play").text(message))
    ]


def _plain(text: str) -> str:
    """As words are compared; a sign alone, such as "?", stays itself in its plain form."""
    return normalise(text) or text.strip().replace("？", "?")
