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

from accessible_games.engine import OptionError
from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.files import read_file
from accessible_games.games import GAMES, live_part

from .look import WindowChoice
from .ports import Speaker
from .profiles import (
    ASK,
    LANGUAGES,
    PACES,
    PITCHES,
    RATES,
    USUAL_PITCH,
    VERBOSITIES,
    Pace,
    PlayerChoice,
    is_pace,
)
from .setting_fields import Choices, LiveChoices, number, one_of, pairs, setting, some_of, switch, text, words
from .wholefile import replace_file

SPEAKERS: Final[tuple[Speaker, Speaker, Speaker]] = ("program", "reader", "nobody")
"""Who speaks: this program, the player's own screen reader, or nobody (text only)."""

HINTS: Final = ("alone", "all", "nobody")
"""Who may ask what a strong player would do."""

SKIPPED: Final = ("after", "history")
"""What becomes of an event that the answer to a key cut: it comes after it, or stands in the history."""

PRIVATE_WAYS: Final = ("device", "sides", "away")
"""How private speech reaches one player alone: a second sound device, one ear of a shared headset, or
the same speaker while the others listen away."""

_LONGEST_KEY: Final = 40

_Table = TypeVar("_Table", bound=Choices)


@dataclass(frozen=True, slots=True)
class VoiceChoice(Choices):
    """How one language is read aloud.

    Attributes:
        rate: words per minute.
        volume: per cent.
        voice: the engine's id of the voice; "" is the best one for the language.
        pitch: 1 to 100; 50 is the voice's own.
        focus_voice: the voice of what answers a key; "" is the same one.
        focus_rate: its words per minute; 0 is the same rate.
        focus_pitch: its pitch; 0 is the same one.
    """

    rate: int = number(200, RATES, "Words per minute, 80 to 500.")
    volume: int = number(100, range(101), "Per cent.")
    voice: str = text("", 'The engine\'s id of the voice; "" is the best one for the language.')
    pitch: int = number(USUAL_PITCH, PITCHES, "Pitch, 1 to 100; 50 is the voice's own.")
    focus_voice: str = text("", 'The voice of what answers a key, by its id; "" is the same one.')
    focus_rate: int = setting(
        0,
        "Words per minute of what answers a key, 80 to 500; 0 is the same rate.",
        f"0, {RATES[0]} to {RATES[-1]}",
        lambda value: type(value) is int and (value == 0 or value in RATES),
    )
    focus_pitch: int = number(0, range(101), "Pitch of what answers a key, 1 to 100; 0 is the same one.")


@dataclass(frozen=True, slots=True)
class Settings(Choices):
    """Everything that is remembered between two starts.

    Attributes:
        speaks: one of `SPEAKERS`, or "" if it was not asked yet.
        language: one of `LANGUAGES`, or "" for that of the system.
        verbosity: one of `VERBOSITIES`.
        speech_volume: of all speech, per cent.
        cue_volume: of all sounds, per cent.
        sound_pack: the id of the pack that cues are of.
        playable_cue: whether a card that can be played sounds so when the focus comes to it.
        ambience_volume: of the games' ambience, or the player's own, per cent; 0 for none.
        music_volume: of the games' music, per cent; 0 for none.
        without_ambience: the games that have none all the same.
        without_music: the games that have none all the same.
        mono: whether everything sounds in both ears alike.
        pace: when the next event is told.
        clear_at_handover: "yes" or "no", or "" if it was not asked yet.
        private_way: one of `PRIVATE_WAYS`, or "" if it was not asked yet.
        private_device: the second sound device; "" if there is none.
        skipped: one of `SKIPPED`.
        records: whether what each player plays is kept, for statistics, achievements and strength.
        take_back: whether somebody alone against robots may take a decision back after a reveal.
        hints: who may ask what to do, one of `HINTS`.
        lessons: how many parts of each lesson are done, each as "game=number".
        last_game: the game that was begun last from the menu, by its id; "" if none was.
        last_names: the names that were typed last for a new game, as they were typed; "" if none were.
        first_told: rules that were told at a first game of their kind, each as "game=kind".
        new_games: what the menu asked of a new game and was answered last, each as "game.option=value".
        keep_awake: whether headphones are kept awake.
        delays: of sound devices, each as "name=milliseconds".
        window: how the window looks and behaves.
        live: per game, what is remembered about its moments in real time.
        voices: per language.
        players: per name.
    """

    speaks: str = one_of(
        ASK,
        (ASK, *SPEAKERS),
        'Who speaks: program, reader (your own screen reader) or nobody; "" asks at the next start.',
    )
    language: str = one_of(ASK, (ASK, *LANGUAGES), 'en, fr or ja; "" is the language of the system.')
    verbosity: str = one_of("normal", VERBOSITIES, "How much is said: brief, normal or full.")
    speech_volume: int = number(100, range(101), "Volume of all speech, per cent.")
    cue_volume: int = number(80, range(101), "Volume of the sounds, per cent.")
    mono: bool = switch(False, "true: everything sounds in both ears alike.")
    sound_pack: str = text("standard", 'Sounds: "standard", "low", or the name of a folder in "packs".')
    playable_cue: bool = switch(True, "true: a card that can be played sounds so when you come to it.")
    ambience_volume: int = number(
        0, range(101), "Volume of each game's ambience, or of your own ambience.wav, per cent; 0 is none."
    )
    music_volume: int = number(0, range(101), "Volume of each game's music, per cent; 0 is none.")
    without_ambience: tuple[str, ...] = some_of((), GAMES, "Games that are played without ambience.")
    without_music: tuple[str, ...] = some_of((), GAMES, "Games that are played without music.")
    pace: Pace | Literal[""] = setting(
        ASK,
        'The next event comes after "speech", at a key where much was said ("groups") or always ("key"), or '
        'after so many seconds; "" is speech, or groups where a screen reader speaks.',
        f'{words(PACES)}, "", seconds from 0 to 60',
        lambda value: value == ASK or is_pace(value),
    )
    clear_at_handover: str = one_of(
        ASK, (ASK, "yes", "no"), 'Clear the terminal when the next player takes over: yes or no; "" asks.'
    )
    private_way: str = one_of(
        ASK,
        (ASK, *PRIVATE_WAYS),
        "Private speech: device (a second one), sides (of a shared headset) or away (others listen away); "
        '"" asks.',
    )
    private_device: str = text("", "Name of the second sound device, for private speech.")
    skipped: str = one_of(
        SKIPPED[0],
        SKIPPED,
        "What happened while a key was answered: after (told behind the answer) or history (only there).",
    )
    records: bool = switch(
        True, "true: what you play is kept in the folder records: statistics, achievements, strength."
    )
    take_back: bool = switch(
        False, "true: alone against robots, a decision can be taken back even after something was revealed."
    )
    hints: str = one_of(
        "alone",
        HINTS,
        "Who may ask what a strong player would do: alone (who plays alone against robots), all or nobody.",
    )
    lessons: tuple[str, ...] = pairs(
        'Parts of each lesson that are done, as in ["game=2"].',
        "game=2",
        lambda n: n.isascii() and n.isdecimal(),
    )
    last_game: str = text("", "The game that was begun last from the menu.")
    last_names: str = text("", "The names that were typed last for a new game.")
    first_told: tuple[str, ...] = pairs(
        'Rules that were told at the first game that has them, as in ["game=seats-2"].', "game=seats-2"
    )
    new_games: tuple[str, ...] = pairs(
        'What a new game of the menu was asked to be last, as in ["game.option=value"].', "game.option=value"
    )
    keep_awake: bool = switch(False, "true: a hum that nobody hears keeps headphones from falling asleep.")
    delays: tuple[str, ...] = pairs(
        'Delays of sound devices in milliseconds, as in ["Headset=180"].',
        "Headset=180",
        lambda ms: ms.isascii() and ms.isdecimal() and len(ms) < 5,
    )
    window: WindowChoice = field(default_factory=WindowChoice)
    live: Mapping[str, LiveChoices] = field(default_factory=dict)
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

    def with_window(self, **changes: Any) -> Settings:
        """These settings with something changed about the window."""
        return dataclasses.replace(self, window=dataclasses.replace(self.window, **changes))

    def lesson(self, game: str) -> int:
        """How many parts of a game's lesson are done."""
        found = (item.rpartition("=") for item in self.lessons)
        return next((int(number) for name, _, number in found if name == game), 0)

    def with_lesson(self, game: str, done: int) -> Settings:
        """These settings with so many parts of a game's lesson done."""
        others = (item for item in self.lessons if item.rpartition("=")[0] != game)
        return dataclasses.replace(self, lessons=(*others, f"{game}={done}"))

    def asked(self, game: str, option: str) -> str:
        """What a new game of the menu was told last where it asks for an option; "" for nothing yet."""
        found = (item.partition("=") for item in self.new_games)
        return next((value for name, _, value in found if name == f"{game}.{option}"), "")

    def with_asked(self, game: str, option: str, value: object) -> Settings:
        """These settings with the answer of now."""
        others = (item for item in self.new_games if item.partition("=")[0] != f"{game}.{option}")
        return dataclasses.replace(self, new_games=(*others, f"{game}.{option}={value}"))

    def live_of(self, game: str) -> Any:
        """What is remembered about a game's moments in real time; None where it remembers nothing."""
        kind = live_choices(game)
        return None if kind is None else self.live.get(game, kind())

    def with_live(self, game: str, **changes: Any) -> Settings:
        """These settings with something changed about a game's moments in real time."""
        changed = dataclasses.replace(self.live_of(game), **changes)
        return dataclasses.replace(self, live={**self.live, game: changed})

    def delay(self, device: str) -> int | None:
        """The delay of a sound device in milliseconds; None: nobody has measured it."""
        found = (item.rpartition("=") for item in self.delays)
        return next((int(ms) for name, _, ms in found if name == device), None)

    def with_delay(self, device: str, ms: int) -> Settings:
        """These settings with the delay of one device changed."""
        others = (item for item in self.delays if item.rpartition("=")[0] != device)
        return dataclasses.replace(self, delays=(*others, f"{device}={ms}"))

    def without_player(self, name: str) -> Settings:
        """These settings without the profile of that name."""
        kept = {other: choice for other, choice in self.players.items() if other != name}
        return dataclasses.replace(self, players=kept)


def live_choices(game: str) -> type[LiveChoices] | None:
    """What a game remembers about its moments in real time; None: it has none, or does not load."""
    try:
        kind: type[LiveChoices] | None = getattr(live_part(game, "choices"), "Choices", None)
    except OptionError:
        return None
    return kind


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
    replace_file(path, settings_text(settings).encode("utf-8"))


def settings_text(settings: Settings) -> str:
    """The file's content."""
    blocks = ["# Settings of Accessible Games.  The program writes this file whenever one changes.\n"]
    blocks.append(_table_text(settings))
    blocks.append(f"[window]\n{_table_text(settings.window)}")
    tables: Mapping[str, Choices]
    live = {game: settings.live_of(game) for game in GAMES if live_choices(game) is not None}
    for title, tables in (("live", live), ("voice", settings.voices), ("player", settings.players)):
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
    voices = _subtables(table, "voice", lambda _: VoiceChoice, faults)
    for language in [name for name in voices if name not in LANGUAGES]:
        faults.append(f"voice.{_named(language)}: {', '.join(LANGUAGES)} are allowed")
        del voices[language]
    players = _subtables(table, "player", lambda _: PlayerChoice, faults)
    window = _group(table, "window", WindowChoice, faults)
    live = _formerly_live(table, faults) | _subtables(table, "live", _live_kind, faults)
    live = {game: choices for game, choices in live.items() if choices != type(choices)()}
    plain = _choices(table, Settings, "", faults)
    return dataclasses.replace(plain, window=window, live=live, voices=voices, players=players)


def _named(key: str) -> str:
    """A name of the file in the sentence about it, which stays one that can be heard to its end."""
    return key if len(key) <= _LONGEST_KEY else f"{key[:_LONGEST_KEY]}..."


def _live_kind(game: str) -> type[LiveChoices] | None:
    return live_choices(game) if game in GAMES else None


def _formerly_live(table: dict[str, Any], faults: list[str]) -> dict[str, LiveChoices]:
    """What an earlier release kept under other titles; the delays of devices stood there, too."""
    known = {"live", *(described.name for described in dataclasses.fields(Settings))}
    if table.keys() <= known:
        return {}
    kinds = {game: kind for game in GAMES if (kind := live_choices(game)) is not None and kind.formerly}
    found: dict[str, LiveChoices] = {}
    for game, kind in kinds.items():
        before = table.get(kind.formerly)
        if isinstance(before, dict) and "delays" in before:
            table.setdefault("delays", before.pop("delays"))
        if kind.formerly in table:
            found[game] = _group(table, kind.formerly, kind, faults)
    return found


def _group(table: dict[str, Any], title: str, cls: type[_Table], faults: list[str]) -> _Table:
    group = table.pop(title, {})
    if isinstance(group, dict):
        return _choices(group, cls, f"{title}.", faults)
    faults.append(f"{title}: a table is expected, as in [{title}]")
    return cls()


def _subtables(
    table: dict[str, Any], title: str, kind: Callable[[str], type[_Table] | None], faults: list[str]
) -> dict[str, _Table]:
    """The tables `[title.NAME]` that can be used; `kind` tells what a name's table holds, if anything."""
    tables = table.pop(title, {})
    if not isinstance(tables, dict):
        faults.append(f"{title}: tables are expected, as in [{title}.NAME]")
        return {}
    found: dict[str, _Table] = {}
    for name, choices in tables.items():
        cls = kind(name)
        if cls is None:
            faults.append(f"{title}.{_named(name)}: there are no such settings")
        elif isinstance(choices, dict):
            found[name] = _choices(choices, cls, f"{title}.{_named(name)}.", faults)
        else:
            faults.append(f"{title}.{_named(name)}: a table is expected, as in [{title}.NAME]")
    return found


def _choices(table: dict[str, Any], cls: type[_Table], where: str, faults: list[str]) -> _Table:
    """The values of one table that can be used."""
    described = {item.name: item.metadata for item in dataclasses.fields(cls) if item.metadata}  # type: ignore[arg-type]
    good: dict[str, Any] = {}
    for key, value in table.items():
        if key not in described:
            faults.append(f"{where}{_named(key)}: there is no such setting; {', '.join(described)} are known")
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
