"""The one registry of commands: letter, words, help line and menu entry all come from it."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal

from accessible_games.engine import Game
from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.words import normalise

from .facts import CommandHelp, CommandKeys
from .players import CHANNELS
from .ports import Speaker
from .questions import asked_about

Moment = Literal["menu", "turn", "watching", "waiting"]
"""What goes on: a question outside of a game, a question of the table, telling to whoever has the
keyboard, or waiting for the player who takes it next."""

Absence = Literal["", "game", "query", "seat", "question"]
"""What a command lacks now: nothing, a game, a game that knows it, a player, a question."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be asked for at any time.

    Attributes:
        id: its name in the registry; `play-word-<id>` and `play-command-help-<id>` are its messages
            where it can be typed, `window-command-<id>` where it has a key.
        letter: what is typed for it, the same in every language; "" if only its words or its key are.
        keys: the keys that stand for it in the window, unless the player has changed them.
        query: whether it is a question that the game answers; only if the game knows it.
        about: the query that it asks, if that has another name.
        takes_text: whether something may follow it.
        waiting: whether it is there while a player is waited for.
        asked: whether it is only there while something is asked.
        anywhere: whether it is there outside of a game, too.
    """

    id: str
    letter: str = ""
    keys: tuple[str, ...] = ()
    query: bool = False
    about: str = ""
    takes_text: bool = False
    waiting: bool = False
    asked: bool = False
    anywhere: bool = False

    @property
    def tells_state(self) -> bool:
        """Whether its answer knows of all that has happened, told or not."""
        return self.query or self.id in ("status", "hint")

    @property
    def needs(self) -> str:
        """The query that the game must know; "" if none."""
        return (self.about or self.id) if self.query else ""

    def lacks(self, moment: Moment, known: Collection[str]) -> Absence:
        """Why it is not there now; "" if it is.

        Args:
            moment: what goes on.
            known: ids of the commands that the game has.
        """
        if moment == "menu":
            return "" if self.anywhere else "game"
        if self.query and self.id not in known:
            return "query"
        if moment == "waiting" and not self.waiting:
            return "seat"
        return "question" if self.asked and moment == "watching" else ""


COMMANDS: Final = (
    Command("help", "?", keys=("F1",), waiting=True, anywhere=True),
    Command("status", "g", keys=("F2",), anywhere=True),
    Command("hand", "h", keys=("H",), query=True),
    Command("turn", "t", keys=("T",), query=True),
    Command("scores", "s", keys=("S",), query=True),
    Command("details", "x", keys=("Shift+S",), query=True, about="scores"),
    Command("table", "c", keys=("C",), query=True),
    Command("counts", "e", keys=("E",), query=True),
    Command("last", "l", keys=("L",)),
    Command("repeat", "r", keys=("R",), waiting=True, anywhere=True),
    Command("history", "y", keys=("Y",), takes_text=True),
    Command("older", "p", keys=("PageUp",)),
    Command("newer", "n", keys=("PageDown",)),
    Command("oldest", "f", keys=("Ctrl+Home",)),
    Command("newest", "z", keys=("Ctrl+End",)),
    Command("find", "b", keys=("Ctrl+F",), takes_text=True),
    Command("copy", "j", keys=("Ctrl+C",)),
    Command("transcript", "m", keys=("Ctrl+T",)),
    Command("sort", "o", keys=("O",)),
    Command("verbosity", "v", keys=("V",), takes_text=True),
    Command("pace", "d", keys=("D",), takes_text=True),
    Command("private", "i", keys=("I",), takes_text=True),
    Command("rate", takes_text=True),
    Command("pitch", takes_text=True),
    Command("voice", takes_text=True),
    Command("volume", takes_text=True),
    Command("sounds", takes_text=True),
    Command("speaker", keys=("F4",), takes_text=True),
    Command("silence", "k", keys=("Ctrl",), waiting=True, anywhere=True),
    Command("card", keys=("K",), takes_text=True),
    Command("rules", keys=("Shift+K",), takes_text=True),
    Command("aim"),
    Command("why", keys=("W",), takes_text=True),
    Command("hint", keys=("N",)),
    Command("away", "a", keys=("A",)),
    Command("undo", "u", keys=("U",), waiting=True),
    Command("phone", waiting=True),
    Command("save", "w", keys=("Ctrl+S",), takes_text=True, waiting=True),
    Command("quit", "q", waiting=True),
    Command("more"),
)
"""What can be typed, and pressed in the window."""

KEYED: Final = (
    Command("previous", keys=("Left",), waiting=True, anywhere=True),
    Command("next", keys=("Right",), waiting=True, anywhere=True),
    Command("up", keys=("Up",), waiting=True, anywhere=True),
    Command("down", keys=("Down",), waiting=True, anywhere=True),
    Command("first", keys=("Home",), waiting=True, anywhere=True),
    Command("final", keys=("End",), waiting=True, anywhere=True),
    Command("choose", keys=("Enter",), waiting=True, anywhere=True),
    Command("draw", keys=("Space",), asked=True),
    Command("next-playable", keys=("Tab",), waiting=True, anywhere=True),
    Command("previous-playable", keys=("Shift+Tab",), waiting=True, anywhere=True),
    Command("menu", keys=("Escape",), waiting=True, anywhere=True),
    Command("type", keys=("F3",), waiting=True, anywhere=True),
    Command("commands", keys=("F12",), waiting=True, anywhere=True),
    Command("slower", keys=("F5",), waiting=True, anywhere=True),
    Command("faster", keys=("F6",), waiting=True, anywhere=True),
    Command("sounds-softer", keys=("F7",), waiting=True, anywhere=True),
    Command("sounds-louder", keys=("F8",), waiting=True, anywhere=True),
    Command("softer", keys=("F9",), waiting=True, anywhere=True),
    Command("louder", keys=("F10",), waiting=True, anywhere=True),
    Command("larger", keys=("Ctrl+Plus",), waiting=True, anywhere=True),
    Command("smaller", keys=("Ctrl+Minus",), waiting=True, anywhere=True),
    Command("usual-size", keys=("Ctrl+0",), waiting=True, anywhere=True),
    Command("full-screen", keys=("F11",), waiting=True, anywhere=True),
)
"""What can only be pressed, since a terminal has no focus, no size and no volume of its own."""

_FIRST_HEARD: Final = frozenset(
    (
        "hand",
        "turn",
        "scores",
        "table",
        "counts",
        "card",
        "rules",
        "why",
        "hint",
        "repeat",
        "undo",
        "quit",
        "more",
    )
)
"""What the help names at once: what a turn needs, and how one hears the rest of it; who leaves has saved."""

REGISTRY: Final = (*KEYED, *COMMANDS)

BACK: Final = "back"
"""The word that goes back in a menu, beside 0; no command, since only a menu has it."""

YIELDS: Final = frozenset(("quit", "save"))
"""Commands that do something which nobody asked for, if a move was meant that is called the same."""

ALL: Final = "all"
"""What is typed behind the word for the history, or the rules, to hear all of it."""

LEVELS: Final = ("brief", "normal", "full")
PACES: Final = ("speech", "groups", "key")
_SETTINGS: Final = frozenset(("verbosity", "pace", "private"))
"""Commands behind which one of the terms stands, or a number."""

SPEAKERS: Final[tuple[Speaker, ...]] = ("program", "reader", "nobody")


def commands_of(game: Game) -> tuple[Command, ...]:
    """The commands that one game has."""
    return tuple(command for command in COMMANDS if not command.needs or command.needs in game.queries)


class CommandWords:
    """The words of one language for the commands of one game.

    Args:
        game: the game.
        language: one of `LANGUAGES`; it stays readable.
    """

    def __init__(self, game: Game, language: str) -> None:
        self._commands = commands_of(game)
        self.language = language
        self._words: dict[str, Command] = {}
        self.spelled: dict[str, str] = {}
        """Each word that can be typed, as words are compared, with how it is written."""
        for command in self._commands:
            for word in (command.letter or command.id, *_synonyms(language, f"play-word-{command.id}")):
                self._words.setdefault(_plain(word), command)
                self.spelled.setdefault(_plain(word), word)
        for command in self._commands:
            self._words.setdefault(command.id, command)
        self._back = {"0", *map(_plain, _synonyms(language, f"play-word-{BACK}"))}
        self._all_rules = set(map(_plain, _synonyms(language, "play-term-all-rules")))
        self._terms = {
            _plain(word): term
            for term in (*LEVELS, *PACES, *CHANNELS, *SPEAKERS, ALL)
            for word in (*_synonyms(language, f"play-term-{term}"), term)
        }

    def find(self, text: str) -> tuple[Command, str] | None:
        """The command that a line asks for and what follows it; None if it is none."""
        found = self._words.get(_plain(text))
        if found is not None:
            return found, ""
        if _plain(text) in self._all_rules:
            return self._words["rules"], ALL
        question = asked_about(text, self.language)
        if question is not None:
            return self._question(*question)
        # At blanks of any width: a Japanese keyboard types wide ones.
        head, *rest = text.split(maxsplit=1) or [""]
        found = self._words.get(_plain(head))
        if _plain(head) == "?" and rest:  # "? unicorn"; alone it is the help
            found = self._words["card"]
        behind = "".join(rest).strip()
        if found is None or not found.takes_text or self._is_sentence(found, head, behind):
            return None
        return found, behind

    def _question(self, id: str, about: str) -> tuple[Command, str]:
        """What a question asks for: of what a command is called, that ("what is my hand"), else the rest."""
        named = self._words.get(_plain(about)) if len(about) > 1 else None
        if named is not None:
            return named, ""
        command = self._words[id]
        return command, about if command.takes_text else ""

    def _is_sentence(self, command: Command, head: str, behind: str) -> bool:
        """Whether the letter of a setting stands before what is no value of one: "I pass"."""
        if command.id not in _SETTINGS or _plain(head) != command.letter:
            return False
        first = behind.split(maxsplit=1)[0]
        return not (self.term(first) or first[:1].isdecimal())

    def is_back(self, text: str) -> bool:
        """Whether the line means: one list back."""
        return _plain(text) in self._back

    def term(self, text: str) -> str:
        """What a word behind a command means: one of `LEVELS`, `PACES`, `CHANNELS`, `SPEAKERS`, ALL or ""."""
        return self._terms.get(_plain(text), "")

    def phrases(self) -> frozenset[str]:
        """Every word that means a command, normalised."""
        return frozenset(self._words) | self._back | self._all_rules

    def help_lines(self, *, waiting: bool, more: bool = False) -> tuple[CommandHelp, ...]:
        """One line per command that can be typed now.

        Args:
            waiting: whether a player is waited for: then those alone that are there meanwhile, all of them.
            more: whether it is the second half that is asked for, of those that a turn seldom needs.
        """
        return tuple(
            CommandHelp(command.id, CommandKeys(command.letter or word, word))
            for command in self._commands
            if (command.waiting if waiting else (command.id in _FIRST_HEARD) != more)
            for word in (self._first_word(command),)
        )

    def _first_word(self, command: Command) -> str:
        return re.split("[,、]", catalogue(self.language, "play").text(f"play-word-{command.id}"))[0]


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
