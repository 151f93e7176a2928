"""The message catalogue of one language: Project Fluent files, read once, whole messages only."""

from __future__ import annotations

import os
import re
import shlex
import sys
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from accessible_games.engine import Game
from accessible_games.engine.core import TranslatedGame
from accessible_games.games import GAMES, STANDARD, home_of

from .japanese import KanaNumber, counted, plain_number, select_by_numbers
from .typography import glue_french

LANGUAGES: Final = ("en", "fr", "ja")
"""The languages a player can choose."""

KANA: Final = "ja-Hrkt"
"""Japanese in kana, for speech engines that read nothing else; same messages, same variables."""

LOCALES: Final = (*LANGUAGES, KANA)


_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins: whatever goes on with one is indented, or a brace."""

_REFERENCE: Final = re.compile(r"[{(,:]\s*(-?[a-zA-Z][a-zA-Z0-9_-]*)")
"""What may be the name of another message or a term, in a placeable or a call."""

_DECIMALS: Final = 3
"""As many as a number is written with."""

_REMEMBERED: Final = 4096
"""Formatted sentences that each catalogue keeps at hand."""


class MessageError(LookupError):
    """A message that is missing, or that could not be formatted: a fault of the catalogue."""


def _capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ending(text: Any) -> str:
    return "digit" if str(text)[-1:].isdigit() else "other"


@lru_cache(maxsize=1)
def _pip() -> str:
    """The pip that installs where this program finds it, as it is typed in the folder that one is in."""
    if sys.prefix == sys.base_prefix:
        return "pip"
    python = Path(sys.executable)
    with suppress(ValueError, OSError):
        python = python.relative_to(Path.cwd())
    return f"{shlex.quote(str(python)) if os.name == 'posix' else python} -m pip"


FUNCTIONS: Final[dict[str, Any]] = {
    "CAP": _capitalised,
    "COUNT": counted,
    "ENDING": _ending,
    "NUMBER": plain_number,
    "PIP": _pip,
}
"""What a message may call: CAP opens a sentence with a name, COUNT is a counter in kana, NUMBER selects.

ENDING is "digit" or "other": behind a name that ends in a digit a word must part it from a number.
PIP is how packages are installed for the Python that runs this.
"""


class Catalogue:
    """Messages of one locale.

    Args:
        locale: one of `LOCALES`.
        stems: names of the .ftl files to read, as `source_of` takes them, e.g. ("shared", "kami-names").
        root: folder that holds one folder per locale; where `source_of` finds them by default.
    """

    def __init__(self, locale: str, stems: tuple[str, ...], root: Traversable | None = None) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], functions=FUNCTIONS, use_isolating=False)
        files: list[Any] = [
            root.joinpath(locale, f"{stem}.ftl") if root else source_of(locale, stem) for stem in stems
        ]
        self._files = [_read(locale, file) for file in files]
        self._known: set[str] = set()
        """Messages and terms that the bundle has by now."""
        # The same sentence is wanted again and again, and to format it takes most of a turn's time.
        # Typed: True and 1 are equal, and not the same.
        self._formatted = lru_cache(maxsize=_REMEMBERED, typed=True)(self._format)

    def has(self, key: str, attribute: str | None = None) -> bool:
        """Whether the message (and the attribute) exists."""
        return self._pattern(key, attribute) is not None

    def text(self, key: str, attribute: str | None = None, /, **variables: Any) -> str:
        """The formatted message; in the kana locale every number becomes its reading.

        Numbers have no grouping sign in any language: a voice reads 1 000 as "one, zero zero zero".
        A float has the sign of the language before its decimals, and at most three of those: 63.5, 63,5.

        Raises:
            MessageError: it is missing, or a variable of it is.
        """
        return self._formatted(key, attribute, *variables, *variables.values())

    def _format(self, key: str, attribute: str | None, *named: Any) -> str:
        """See `text`; `named` are the variables' names, then their values."""
        pattern = self._pattern(key, attribute)
        if pattern is None:
            raise MessageError(f"{self.locale}: no message {key}{'.' + attribute if attribute else ''}")
        count = len(named) // 2
        variables = {
            name: self._number(value) if isinstance(value, (int, float)) else value
            for name, value in zip(named[:count], named[count:], strict=True)
        }
        formatted, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise MessageError(f"{self.locale}: {key}: {errors[0]}")
        return str(formatted)

    def _number(self, value: float) -> Any:
        if isinstance(value, float):
            value = round(value, _DECIMALS) + 0.0  # no "-0"
        return KanaNumber(value) if self.locale == KANA else fluent_number(value, useGrouping=False)

    def _pattern(self, key: str, attribute: str | None) -> Any:
        if not self._knows(key):
            return None
        message = self._bundle.get_message(key)
        return message.value if attribute is None else message.attributes.get(attribute)

    def _knows(self, key: str) -> bool:
        """Whether there is such a message; it is in the bundle then, with all that it refers to."""
        if key in self._known:
            return True
        file = next((file for file in self._files if key in file), None)
        if file is None:
            return False
        self._bundle.add_resource(file.parsed(key))
        self._known.add(key)
        for other in file.referred(key):
            self._knows(other)
        return self._bundle.has_message(key) or key.startswith("-")


class _Messages:
    """A file of messages; each is parsed when it is first wanted.

    To parse whole files was most of what a start takes, and a start uses few of their messages.

    Args:
        locale: of the file.
        source: what is in it.
    """

    def __init__(self, locale: str, source: str) -> None:
        self._locale = locale
        begins = [(found[1], found.start()) for found in _ENTRY.finditer(source)]
        ends = [start for _, start in begins[1:]] + [len(source)]
        self._sources: dict[str, str] = {}
        for (key, start), end in zip(begins, ends, strict=True):
            self._sources.setdefault(key, source[start:end])
        self._resources: dict[str, Any] = {}

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def parsed(self, key: str) -> Any:
        """A message alone, as a resource."""
        if key not in self._resources:
            resource = FluentResource(self._sources[key])
            if self._locale == "fr":
                glue_french(resource)
            if self._locale == KANA:
                select_by_numbers(resource)
            self._resources[key] = resource
        return self._resources[key]

    def referred(self, key: str) -> list[str]:
        """The messages and terms that a message may refer to, wherever they are."""
        return _REFERENCE.findall(self._sources[key])


def source_of(locale: str, stem: str) -> Traversable:
    """The file of a stem in one locale, whether or not it is there.

    A game's words lie in its own folder: "kami-names" is `locale/<locale>/names.ftl` there, "kami"
    alone its `messages.ftl`; "standard-names" has the names of a standard deck.  Any other stem is a
    file of the narrator.
    """
    game, _, part = stem.partition("-")
    if game in GAMES or (game == STANDARD and part):
        return home_of(game).joinpath("locale", locale, f"{part or 'messages'}.ftl")
    return files("accessible_games.narration").joinpath("locale", locale, f"{stem}.ftl")


def is_stem(locale: str, stem: str) -> bool:
    """Whether there is a file of that stem."""
    return source_of(locale, stem).is_file()


def languages_of(game: Game) -> tuple[str, ...]:
    """The languages that a game promises; whoever chose another one hears the first of them."""
    return tuple(game.languages) if isinstance(game, TranslatedGame) else LANGUAGES


def locales_of(game: Game) -> tuple[str, ...]:
    """The locales in which the words of a game must be there: its languages, and kana for Japanese."""
    languages = languages_of(game)
    return (*languages, KANA) if "ja" in languages else languages


def language_for(game: Game, wanted: str) -> str:
    """The language in which somebody who wants one hears a game."""
    languages = languages_of(game)
    return wanted if wanted in languages else languages[0]


def nearest_locale(locale: str, stem: str) -> str:
    """The locale in which a file is there: this one, else English, else the first that has it."""
    return next((one for one in (locale, *LANGUAGES) if is_stem(one, stem)), locale)


@cache
def _read(locale: str, file: Any) -> _Messages:
    """A file of messages, read once."""
    return _Messages(locale, file.read_text(encoding="utf-8"))


@cache
def catalogue(locale: str, *stems: str) -> Catalogue:
    """A catalogue of these files, read once per process."""
    return Catalogue(locale, stems)
