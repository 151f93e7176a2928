"""Settings: what people chose once, in a TOML file that they can read and change themselves.

One value per line, each with a comment.  The file is replaced as a whole, so that it is whole
after a crash; values that cannot be used are said, and the file that held them is kept aside.
"""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.files import read_file

ASK: Final = ""
"""Value of a choice that nobody has made yet."""

SPEAKERS: Final = ("program", "reader", "nobody")
"""Who speaks: this program, the player's own screen reader, or nobody (text only)."""

LANGUAGES: Final = ("en", "fr", "ja")
VERBOSITIES: Final = ("brief", "normal", "full")
EARS: Final = ("left", "right", "both")
PRIVATE_TEXT: Final = ("ear", "screen", "braille")
PACES: Final = ("speech", "key")

RATES: Final = range(80, 501)
"""Words per minute."""

Pace = Literal["speech", "key"] | float
"""When the next event is told: after speech, at a key, or after so many seconds."""

_Table = TypeVar("_Table", bound="_Choices")


def _words(words: tuple[str, ...]) -> str:
    return ", ".join(json.dumps(word) for word in words)


def _setting(default: Any, comment: str, allowed: str, accepts: Callable[[Any], bool]) -> Any:
    metadata = {"comment": comment, "allowed": allowed, "accepts": accepts}
    return field(default=default, metadata=metadata)


def _one_of(default: str, words: tuple[str, ...], comment: str) -> Any:
    return _setting(default, comment, _words(words), lambda value: isinstance(value, str) and value in words)


def _number(default: int, numbers: range, comment: str) -> Any:
    allowed = f"{numbers[0]} to {numbers[-1]}"
    return _setting(default, comment, allowed, lambda value: type(value) is int and value in numbers)


def _switch(default: bool, comment: str) -> Any:
    return _setting(default, comment, "true, false", lambda value: isinstance(value, bool))


def _is_pace(value: Any) -> bool:
    if isinstance(value, str):
        return value in PACES
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 60


def _is_private_text(value: Any) -> bool:
    return isinstance(value, list | tuple) and bool(value) and all(item in PRIVATE_TEXT for item in value)


def _pace(comment: str) -> Any:
    return _setting(PACES[0], comment, f"{_words(PACES)}, seconds from 0 to 60", _is_pace)


class _Choices:
    """A table of settings; each field carries its comment and what is allowed."""


@dataclass(frozen=True, slots=True)
class VoiceChoice(_Choices):
    """How one language is read aloud.

    Attributes:
        rate: words per minute.
        volume: per cent.
        voice: the engine's id of the voice; "" is the best one for the language.
    """

    rate: int = _number(200, RATES, "Words per minute, 80 to 500.")
    volume: int = _number(100, range(101), "Per cent.")
    voice: str = _setting(
        "",
        'The engine\'s id of the voice; "" is the best one for the language.',
        "text in quotes",
        lambda value: isinstance(value, str),
    )


@dataclass(frozen=True, slots=True)
class PlayerChoice(_Choices):
    """What one player chose.

    Attributes:
        language: the player's own language; "" is the table's.
        verbosity: how much is said; "" is the table's.
        private: where private text goes.
        ear: the side of a shared headset.
        pace: when the next event is told; "" is the table's.
        kana: the reading of the name for a Japanese voice; "" if there is none.
    """

    language: str = _one_of(ASK, (ASK, *LANGUAGES), 'en, fr or ja; "" is the language of the table.')
    verbosity: str = _one_of(
        ASK, (ASK, *VERBOSITIES), 'brief, normal or full; "" is as much as the table is told.'
    )
    private: tuple[Literal["ear", "screen", "braille"], ...] = _setting(
        ("ear", "screen"),
        "Where private text goes: ear, screen, braille, or several of them.",
        f"a list of {_words(PRIVATE_TEXT)}",
        _is_private_text,
    )
    ear: Literal["left", "right", "both"] = _one_of("both", EARS, "Side of a headset: left, right, both.")
    pace: Pace | Literal[""] = _setting(
        ASK,
        '"speech", "key" or seconds, as for the table; "" is as for the table.',
        f'{_words(PACES)}, "", seconds from 0 to 60',
        lambda value: value == ASK or _is_pace(value),
    )
    kana: str = _setting(
        "",
        "Reading of the name in kana, for a Japanese voice.",
        "text in quotes",
        lambda value: isinstance(value, str),
    )


@dataclass(frozen=True, slots=True)
class Settings(_Choices):
    """Everything that is remembered between two starts.

    Attributes:
        speaks: one of `SPEAKERS`, or "" if it was not asked yet.
        language: one of `LANGUAGES`, or "" for that of the system.
        verbosity: one of `VERBOSITIES`.
        speech_volume: of all speech, per cent.
        cue_volume: of all sounds, per cent.
        mono: whether everything sounds in both ears alike.
        pace: when the next event is told.
        clear_at_handover: "yes" or "no", or "" if it was not asked yet.
        voices: per language.
        players: per name.
    """

    speaks: str = _one_of(
        ASK,
        (ASK, *SPEAKERS),
        'Who speaks: program, reader (your own screen reader) or nobody; "" asks at the next start.',
    )
    language: str = _one_of(ASK, (ASK, *LANGUAGES), 'en, fr or ja; "" is the language of the system.')
    verbosity: str = _one_of("normal", VERBOSITIES, "How much is said: brief, normal or full.")
    speech_volume: int = _number(100, range(101), "Volume of all speech, per cent.")
    cue_volume: int = _number(80, range(101), "Volume of the sounds, per cent.")
    mono: bool = _switch(False, "true: everything sounds in both ears alike.")
    pace: Pace = _pace('The next event comes after "speech", at a "key", or after so many seconds.')
    clear_at_handover: str = _one_of(
        ASK, (ASK, "yes", "no"), 'Clear the terminal when the next player takes over: yes or no; "" asks.'
    )
    voices: Mapping[str, VoiceChoice] = field(default_factory=dict)
    players: Mapping[str, PlayerChoice] = field(default_factory=dict)

    def voice(self, language: str) -> VoiceChoice:
        """How a language is read."""
        return self.voices.get(language, VoiceChoice())

    def player(self, name: str) -> PlayerChoice:
        """What a player of that name chose."""
        return self.players.get(name, PlayerChoice())

    def with_voice(self, language: str, **changes: Any) -> Settings:
        """These settings with a changed voice."""
        changed = dataclasses.replace(self.voice(language), **changes)
        return dataclasses.replace(self, voices={**self.voices, language: changed})

    def with_player(self, name: str, **changes: Any) -> Settings:
        """These settings with a player's changed choice."""
        changed = dataclasses.replace(self.player(name), **changes)
        return dataclasses.replace(self, players={**self.players, name: changed})


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings as they were read.

    Attributes:
        settings: what could be used; defaults for the rest.
        fault: what could not, in one English sentence; "" if there was nothing.
        aside: where the file with the fault is kept, if it could be moved.
    """

    settings: Settings
    fault: str = ""
    aside: Path | None = None


def load_settings(path: Path) -> Loaded:
    """Read the settings; whatever is wrong with the file, the game can start.

    A file with a fault is moved aside and written anew with what was good in it.
    """
    try:
        content = read_file(path)
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(Settings())
    except OSError as problem:
        return Loaded(Settings(), f"settings {path}: {problem.strerror}")
    faults: list[str] = []
    try:
        settings = _settings(parse_toml(content), faults)
    except TomlError as problem:
        settings = Settings()
        faults.append(str(problem))
    if not faults:
        return Loaded(settings)
    return Loaded(settings, f"settings {path}: {faults[0]}", _move_aside(path, settings))


def save_settings(path: Path, settings: Settings) -> None:
    """Replace the file as a whole.

    Raises:
        OSError: it cannot be written; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with open(temporary, "w", encoding="utf-8", newline="\n") as file:
            file.write(settings_text(settings))
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def settings_text(settings: Settings) -> str:
    """The file's content."""
    blocks = ["# Settings of Accessible Games.  The program writes this file whenever one changes.\n"]
    blocks.append(_table_text(settings))
    for title, tables in (("voice", settings.voices), ("player", settings.players)):
        for name, choices in tables.items():
            blocks.append(f"[{title}.{_quoted(name)}]\n{_table_text(choices)}")
    return "\n".join(blocks)


def _table_text(choices: Any) -> str:
    return "".join(
        f"# {described.metadata['comment']}\n{described.name} = {_value(getattr(choices, described.name))}\n"
        for described in dataclasses.fields(choices)
        if described.metadata
    )


def _value(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return f"[{', '.join(_value(item) for item in value)}]"
    return _quoted(value) if isinstance(value, str) else repr(value)


def _quoted(text: str) -> str:
    # JSON's strings are TOML's basic strings, except that TOML wants DEL escaped too.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _settings(table: dict[str, Any], faults: list[str]) -> Settings:
    voices = _subtables(table, "voice", VoiceChoice, faults)
    for language in [name for name in voices if name not in LANGUAGES]:
        faults.append(f"voice.{language}: {', '.join(LANGUAGES)} are allowed")
        del voices[language]
    players = _subtables(table, "player", PlayerChoice, faults)
    plain = _choices(table, Settings, "", faults)
    return dataclasses.replace(plain, voices=voices, players=players)


def _subtables(table: dict[str, Any], title: str, cls: type[_Table], faults: list[str]) -> dict[str, _Table]:
    tables = table.pop(title, {})
    if not isinstance(tables, dict):
        faults.append(f"{title}: tables are expected, as in [{title}.NAME]")
        return {}
    found: dict[str, _Table] = {}
    for name, choices in tables.items():
        if isinstance(choices, dict):
            found[name] = _choices(choices, cls, f"{title}.{name}.", faults)
        else:
            faults.append(f"{title}.{name}: a table is expected, as in [{title}.{name}]")
    return found


def _choices(table: dict[str, Any], cls: type[_Table], where: str, faults: list[str]) -> _Table:
    """The values of one table that can be used."""
    described = {item.name: item.metadata for item in dataclasses.fields(cls) if item.metadata}  # type: ignore[arg-type]
    good: dict[str, Any] = {}
    for key, value in table.items():
        if key not in described:
            faults.append(f"{where}{key}: there is no such setting; {', '.join(described)} are known")
        elif not described[key]["accepts"](value):
            faults.append(f"{where}{key}: {described[key]['allowed']} are allowed")
        else:
            good[key] = tuple(value) if isinstance(value, list) else value
    return cls(**good)


def _move_aside(path: Path, settings: Settings) -> Path | None:
    """Keep a file with a fault under a name that is free; None if the folder cannot be written."""
    numbers = iter(range(1, 1000))
    aside = next(
        (free for n in numbers if not (free := path.with_name(f"{path.stem}.broken-{n}.toml")).exists()), None
    )
    if aside is None:
        return None
    try:
        os.replace(path, aside)
        save_settings(path, settings)
    except OSError:
        return aside if aside.exists() else None
    return aside
