"""Packs: what each cue is made of and what it means, read from TOML.

The program's own pack is `pack/shared.toml` in this package, and `sounds.toml` of each group (see
`groups`); each table is a cue: its `notes` or its WAV `file`, and its meaning by language tag.  Another
pack is a folder with a `pack.toml`, whose table `[pack]` gives its name by language tag and how the cues
that it does not write itself are made from the program's own: `darkest`, the pitch above which nothing
sounds, and `highest`, below which every note is brought by octaves.  A player's folder of single cues
comes before any pack, cue by cue; a bad entry is told in one line and left out.
"""

from __future__ import annotations

import math
import os
import stat
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from .groups import groups
from .instruments import HIGHEST_HZ, TIMBRES, Note
from .pcm import BadSound, Pcm, decode

LONGEST_SECONDS = 5.0
"""A player's own cue may be as long as this."""

MOST_VARIANTS = 3
"""How many of one cue there can be."""

STANDARD = "standard"
"""The id of the program's own pack."""

PACK_FILE = "pack.toml"

_LARGEST_FILE = 8 << 20
_LARGEST_NUMBER = 1_000_000
_LONGEST_ID = 40
"""Letters of a cue's name that a line about it quotes."""
_LIMITS = ("darkest", "highest")
_LOWEST_LIMIT = 500.0
_LOWEST_HZ = 125.0
_SHORTEST_NOTE_MS = 83
_LONGEST_CUE_MS = 2000


class PackFault(ValueError):
    """An entry that cannot be used; one line that names the file, the cue and what is allowed."""


@dataclass(frozen=True, slots=True)
class CueEntry:
    """One cue of a pack.

    Attributes:
        id: Its name, for example "your-turn".
        group: Whose it is: a game's, "shared", or the TOML file of a player's own, without its ending.
        meanings: What it means, one sentence by language tag ("ja-Hrkt": Japanese in kana).
        notes: What it is made of, or ().
        level: 1.0, or less for a cue that is soft by its nature.
        variants: How many there are of it, played in turn, so that what is often heard does not drone.
        darkest: The pitch above which nothing of it sounds; None for all that it is made of.
        sound: The sound of a player's own file, or None.
    """

    id: str
    group: str
    meanings: Mapping[str, str]
    notes: tuple[Note, ...] = ()
    level: float = 1.0
    variants: int = 1
    darkest: float | None = None
    sound: Pcm | None = field(default=None, repr=False)

    def meaning(self, language: str) -> str:
        """Return the meaning in a language, in English if it is not told in that."""
        return _in_language(self.meanings, language)


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as it stands in a list.

    Attributes:
        id: The name of its folder, by which settings choose it; `STANDARD` is the program's own.
        names: Its name by language tag; nothing for `STANDARD`, whose name is for whoever lists it.
    """

    id: str
    names: Mapping[str, str] = field(default_factory=dict)

    def name(self, language: str) -> str:
        """Return its name in a language, in English if it has none in that; else its folder's."""
        return _in_language(self.names, language) if self.names else self.id


def _in_language(texts: Mapping[str, str], language: str) -> str:
    wanted = language.lower()
    by_tag = {tag.lower(): text for tag, text in texts.items()}
    for tag in (wanted, wanted.partition("-")[0], "en"):
        if tag in by_tag:
            return by_tag[tag]
    return next(iter(texts.values()))


def packs(folder: Path | None = None) -> list[Pack]:
    """Return the packs that can be chosen: the program's own ones, then those of the player.

    One that cannot be read is listed by its folder's name; choosing it tells what is wrong.

    Args:
        folder: Where the player's packs lie, each a folder of its own; it need not be there.
    """
    found = {STANDARD: Pack(STANDARD)}
    for place in (Path(str(files(__package__).joinpath("pack"))), folder):
        try:
            inside = sorted(place.iterdir()) if place is not None else []
        except OSError:
            continue
        for pack in inside:
            if pack.name not in found and (pack / PACK_FILE).is_file():
                try:
                    names = _names(_table(pack / PACK_FILE).get("pack"), str(pack / PACK_FILE))
                except PackFault:
                    names = {}
                found[pack.name] = Pack(pack.name, names)
    return list(found.values())


def read_pack(id: str, folder: Path | None = None) -> tuple[Mapping[str, CueEntry], list[str]]:
    """Return the cues of a pack, and a line for each that could not be used.

    Args:
        id: Its name; `STANDARD` is the program's own.
        folder: Where the player's packs lie.

    Returns:
        Every cue that a game can ask for: what the pack does not have, or has wrong, is the program's.
    """
    if id == STANDARD:
        return _own(tuple(groups().items()))
    if not id or Path(id).name != id:
        return own_pack(), [f"sound pack {id!r}: the name of a folder is wanted; the built-in sounds play."]
    own = Path(str(files(__package__).joinpath("pack"))) / id
    place = own if (own / PACK_FILE).is_file() or folder is None else folder / id
    source = place / PACK_FILE
    try:
        tables = _table(source)
        about = tables.pop("pack", None)
        _names(about, str(source))
        assert isinstance(about, dict)
        darkest, highest = (_limit(about, key, source) for key in ("darkest", "highest"))
    except PackFault as fault:
        return own_pack(), [f"{fault} The built-in sounds play."]
    cues = {
        id: replace(
            entry, darkest=darkest, notes=tuple(_brought_below(note, highest) for note in entry.notes)
        )
        for id, entry in own_pack().items()
    }
    written, faults = _entries(source, tables, place)
    return cues | {id: replace(entry, darkest=darkest) for id, entry in written.items()}, faults


def _names(about: Any, source: str) -> Mapping[str, str]:
    """The name of a pack by language tag, of its table `[pack]`."""
    table = about if isinstance(about, dict) else {}
    names = {key: text for key, text in table.items() if key not in _LIMITS}
    if not names or not all(isinstance(text, str) and text for text in names.values()):
        raise PackFault(f'{source}: write [pack] and its name below it, for example en = "Drums".')
    return names


def _limit(about: Mapping[str, Any], key: str, source: Path) -> float | None:
    limit = about.get(key)
    if limit is not None and not (_is_number(limit) and _LOWEST_LIMIT <= limit <= HIGHEST_HZ):
        raise PackFault(f"{source}: {key} goes from {_LOWEST_LIMIT:g} to {HIGHEST_HZ:g} hertz.")
    return limit


def _brought_below(note: Note, highest: float | None) -> Note:
    """The same note, as many octaves lower as it takes."""
    top = max(note.hz, note.to or 0.0)
    if highest is None or top <= highest:
        return note
    octaves = 2.0 ** math.ceil(math.log2(top / highest))
    low = [max(_LOWEST_HZ, hz / octaves) for hz in (note.hz, note.to or note.hz)]
    return replace(note, hz=low[0], to=None if note.to is None else low[1])


def own_pack() -> Mapping[str, CueEntry]:
    """Return the program's own cues by id: those that all share, then those of each group.

    Raises:
        PackFault: This package itself is damaged.
    """
    return _own(tuple(groups().items()))[0]


@cache
def _own(wanted: tuple[tuple[str, Path], ...]) -> tuple[Mapping[str, CueEntry], list[str]]:
    """The cues of this package and of these groups, and a line for each that could not be used."""
    shared = files(__package__).joinpath("pack", "shared.toml")
    tables = tomllib.loads(shared.read_text(encoding="utf-8"))
    cues = {id: _entry(shared.name, id, table, None, None) for id, table in tables.items()}
    faults: list[str] = []
    for group, folder in wanted:
        source = folder / "sounds.toml"
        try:
            tables = _table(source) if source.exists() else {}
        except PackFault as fault:
            faults.append(f"{fault} Its cues are left out.")
            continue
        for id, table in tables.items():
            try:
                cues[id] = _of_group(group, source, id, table)
            except PackFault as fault:
                faults.append(str(fault))
    return cues, faults


def _of_group(group: str, source: Path, id: str, table: Any) -> CueEntry:
    prefix = group.replace("_", "-")
    if not id.startswith(f"{prefix}-"):
        raise PackFault(f"{source}, cue {id[:_LONGEST_ID]}: its name must begin with {prefix}-")
    return replace(_entry(str(source), id, table, source.parent, None), group=group)


def read_folder(folder: Path) -> tuple[dict[str, CueEntry], list[str]]:
    """Read a player's own single cues.

    Returns:
        The cues, and a line for each file or cue that could not be used.  A folder that is not there
        holds nothing.
    """
    cues: dict[str, CueEntry] = {}
    faults: list[str] = []
    try:
        sources = sorted(folder.glob("*.toml"))
    except OSError as error:
        return {}, [f"{folder}: cannot be read ({error.strerror}); the built-in cues sound."]
    for source in sources:
        try:
            tables = _table(source)
        except PackFault as fault:
            faults.append(f"{fault} Its cues are left out.")
            continue
        written, told = _entries(source, tables, folder)
        cues |= written
        faults += told
    return cues, faults


def _entries(source: Path, tables: Mapping[str, Any], folder: Path) -> tuple[dict[str, CueEntry], list[str]]:
    cues: dict[str, CueEntry] = {}
    faults: list[str] = []
    for id, table in tables.items():
        try:
            cues[id] = _entry(str(source), id, table, folder, own_pack().get(id))
        except PackFault as fault:
            faults.append(str(fault))
    return cues, faults


def _table(source: Path) -> dict[str, Any]:
    """The content of a TOML file that somebody wrote; whatever is wrong with it is one sentence."""
    try:
        return tomllib.loads(_read(source).decode("utf-8").removeprefix("\ufeff"))
    except OSError as error:
        raise PackFault(f"{source}: cannot be read ({error.strerror}).") from None
    except (ValueError, RecursionError) as error:
        raise PackFault(f"{source}: not a readable TOML file ({error}).") from None


def _read(source: Path) -> bytes:
    """The bytes of an ordinary file: a pipe would be waited for without end."""
    handle = os.open(source, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as file:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode):
            raise OSError(0, "it is no ordinary file")
        if about.st_size > _LARGEST_FILE:
            raise OSError(0, f"it is larger than {_LARGEST_FILE >> 20} megabytes")
        return file.read()


def _entry(source: str, id: str, table: Any, folder: Path | None, base: CueEntry | None) -> CueEntry:
    """Check one table; `base` is the cue that it replaces, whose meanings it may keep."""
    where = f"{source}, cue {id[:_LONGEST_ID]}"
    if not isinstance(table, dict):
        raise PackFault(f"{where}: write [{id[:_LONGEST_ID]}] and its keys below it.")
    rest = dict(table)
    group = base.group if base else Path(source).stem
    notes = rest.pop("notes", None)
    file = rest.pop("file", None)
    level = rest.pop("level", 1.0)
    variants = rest.pop("variants", 1)
    if (notes is None) == (file is None):
        raise PackFault(f"{where}: give it either notes or a file.")
    meanings = {**(base.meanings if base else {}), **rest}
    if not meanings or not all(isinstance(text, str) and text for text in meanings.values()):
        raise PackFault(f'{where}: say what it means, for example en = "A card is drawn."')
    if file is not None:
        return CueEntry(id, group, meanings, sound=_sound(where, folder, file))
    if not _is_number(level) or not 0.1 <= level <= 1.0:
        raise PackFault(f"{where}: level must be a number from 0.1 to 1.0.")
    if type(variants) is not int or not 1 <= variants <= MOST_VARIANTS:
        raise PackFault(f"{where}: variants must be a whole number from 1 to {MOST_VARIANTS}.")
    if not isinstance(notes, list) or not notes:
        raise PackFault(f"{where}: notes must be a list of one note or more.")
    return CueEntry(id, group, meanings, tuple(_note(where, note) for note in notes), float(level), variants)


def _is_number(value: Any) -> bool:
    """Whether it counts something: TOML's inf and nan do not."""
    return type(value) in (int, float) and -_LARGEST_NUMBER < value < _LARGEST_NUMBER


def _note(where: str, keys: Any) -> Note:
    known = {f.name for f in fields(Note)}
    if not isinstance(keys, dict) or not keys.keys() <= known:
        raise PackFault(f"{where}: a note has the keys {', '.join(sorted(known))} and no others.")
    timbre = keys.get("timbre")
    if not isinstance(timbre, str) or timbre not in TIMBRES:
        raise PackFault(f"{where}: timbre must be one of {', '.join(TIMBRES)}.")
    if not all(_is_number(value) for key, value in keys.items() if key != "timbre"):
        raise PackFault(f"{where}: at, ms, hz, to and gain are numbers.")
    note = Note(**{**keys, **{key: int(keys[key]) for key in ("at", "ms") if key in keys}})
    if note.ms < _SHORTEST_NOTE_MS or note.at < 0 or note.at + note.ms > _LONGEST_CUE_MS:
        raise PackFault(f"{where}: a note lasts {_SHORTEST_NOTE_MS} ms or more, within {_LONGEST_CUE_MS} ms.")
    if not all(_LOWEST_HZ <= hz <= HIGHEST_HZ for hz in (note.hz, note.to or note.hz)):
        raise PackFault(f"{where}: hz and to go from {_LOWEST_HZ:g} to {HIGHEST_HZ:g}.")
    if not 0.0 < note.gain <= 1.0:
        raise PackFault(f"{where}: gain goes up to 1.0.")
    return note


def _is_file_name(name: Any) -> bool:
    """Whether it can be the name of a file; one that no system takes is not even looked for, or quoted."""
    return isinstance(name, str) and name.isprintable() and len(name) < 256 and Path(name).name == name


def _sound(where: str, folder: Path | None, name: Any) -> Pcm:
    if folder is None or not _is_file_name(name):
        raise PackFault(f"{where}: file must be the name of a WAV file beside it.")
    try:
        sound = decode(_read(folder / name))
    except OSError as error:
        raise PackFault(f"{where}: {name} cannot be read ({error.strerror}).") from error
    except BadSound as error:
        raise PackFault(f"{where}: {name} is {error}; save it as a 16-bit WAV file.") from error
    if not 0.0 < sound.seconds <= LONGEST_SECONDS:
        raise PackFault(f"{where}: {name} must sound for {LONGEST_SECONDS:g} seconds at most.")
    return sound
