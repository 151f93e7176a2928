"""The files of a game as they were written: whatever cannot be read is named, with its place, before a check.

for fault in file_faults("snap"):
    print(fault)
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from accessible_games.engine import Game, OptionError
from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.games import home_of
from accessible_games.games.deck import load_deck
from accessible_games.narration.catalogue import LANGUAGES, LOCALES, locales_of
from accessible_games.narration.cues import cue_rows
from accessible_games.narration.topics import topics_in
from accessible_games.narration.wording import package_of

_LONGEST: Final = 60
"""Letters that are quoted of a message that cannot be read."""


def file_faults(game: Game) -> Iterator[str]:
    """What of a game's files cannot be read: file, line, why; and languages that there are not."""
    if unknown := [locale for locale in locales_of(game) if locale not in LOCALES]:
        yield f"languages: {', '.join(unknown)} are not known; {', '.join(LANGUAGES)} are allowed"
        return
    home = home_of(game.name)
    faults = [fault for source in _files(home) for fault in faults_in(source)]
    faults += [
        f"{where}: there is no such file, and {locale} is promised"
        for locale in locales_of(game)
        if not (where := home.joinpath("locale", locale, "messages.ftl")).is_file()
    ]
    yield from faults or _misused(game)


def _files(folder: Traversable) -> Iterator[Traversable]:
    """All files that hold words and data, in the order of their names."""
    for one in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if one.is_dir():
            yield from _files(one)
        elif Path(one.name).suffix in (".toml", ".ftl"):
            yield one


def faults_in(source: Traversable) -> Iterator[str]:
    """What of one file cannot be read, and of its messages what stands there twice."""
    content = source.read_bytes()
    if Path(source.name).suffix == ".toml":
        try:
            parse_toml(content)
        except TomlError as problem:
            yield f"{source}: {problem}"
        return
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        yield f"{source}: it is not UTF-8 text"
        return
    begun: dict[str, int] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Junk):
            yield f"{source}, {_unread(text, entry)}"
        elif isinstance(entry, Message) and entry.id.span:
            line = _line(text, entry.id.span.start)  # a comment above it is part of the entry
            if entry.id.name in begun:
                yield f"{source}, line {line}: {entry.id.name} stands in line {begun[entry.id.name]}, too"
            begun.setdefault(entry.id.name, line)


def _unread(text: str, junk: Junk) -> str:
    """The place at which a message cannot be read, the message, and what is wrong there."""
    wrong = junk.annotations[0]
    at = wrong.span.start if wrong.span else 0
    first = (junk.content or "").strip().partition("\n")[0]
    return f"line {_line(text, at)}: {first[:_LONGEST]!r} cannot be read ({wrong.message})"


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _misused(game: Game) -> Iterator[str]:
    """What can be read, and is no deck, no cue, no topic."""
    if home_of(game.name).joinpath("deck.toml").is_file():
        try:
            load_deck(game.name)
        except OptionError as problem:
            yield str(problem)
    for package in dict.fromkeys(package_of(cls) for cls in game.events):
        for read in (cue_rows, topics_in):
            try:
                read(package)
            except ValueError as problem:
                yield str(problem)
