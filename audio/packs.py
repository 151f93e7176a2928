"""Packs: what each cue is made of and what it means, read from TOML.

A pack is a folder of TOML files; each table is a cue: its `notes` or its WAV `file`, and its meaning
by language tag.  The program's own pack lies in this package.  A player's folder comes before it,
cue by cue; a bad entry there is told in one line and left out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from .instruments import HIGHEST_HZ, TIMBRES, Note
from .pcm import BadSound, Pcm, decode

LONGEST_SECONDS = 5.0
"""A player's own cue may be as long as this."""

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
        group: The TOML file that it comes from, without its ending: a game, or "shared".
        meanings: What it means, one sentence by language tag ("ja-Hrkt": Japanese in kana).
        notes: What it is made of, or ().
        level: 1.0, or less for a cue that is soft by its nature.
        sound: The sound of a player's own file, or None.
    """

    id: str
    group: str
    meanings: Mapping[str, str]
    notes: tuple[Note, ...] = ()
    level: float = 1.0
    sound: Pcm | None = field(default=None, repr=False)

    def meaning(self, language: str) -> str:
        """Return the meaning in a language, in English if it is not told in that."""
        wanted = language.lower()
        by_tag = {tag.lower(): text for tag, text in self.meanings.items()}
        for tag in (wanted, wanted.partition("-")[0], "en"):
            if tag in by_tag:
                return by_tag[tag]
        return next(iter(self.meanings.values()))


@cache
def own_pack() -> Mapping[str, CueEntry]:
    """Return the program's own cues by id.

    Raises:
        PackFault: The package itself is damaged.
    """
    cues: dict[str, CueEntry] = {}
    for source in sorted(files(__package__).joinpath("pack").iterdir(), key=lambda file: file.name):
        if source.name.endswith(".toml"):
            tables = tomllib.loads(source.read_text(encoding="utf-8"))
            cues |= {id: _entry(source.name, id, table, None, None) for id, table in tables.items()}
    return cues


def read_folder(folder: Path) -> tuple[dict[str, CueEntry], list[str]]:
    """Read a player's own cues.

    Args:
        folder: A folder with TOML files and the WAV files that they name; it need not be there.

    Returns:
        The usable cues by id, and one line for each fault.
    """
    cues: dict[str, CueEntry] = {}
    faults: list[str] = []
    try:
        sources = sorted(folder.glob("*.toml"))
    except OSError as error:
        return {}, [f"{folder}: cannot be read ({error.strerror}); the built-in cues sound."]
    for source in sources:
        try:
            tables = tomllib.loads(source.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            faults.append(f"{source}: not a readable TOML file ({error}); its cues are left out.")
            continue
        for id, table in tables.items():
            try:
                cues[id] = _entry(str(source), id, table, folder, own_pack().get(id))
            except PackFault as fault:
                faults.append(str(fault))
    return cues, faults


def _entry(source: str, id: str, table: Any, folder: Path | None, base: CueEntry | None) -> CueEntry:
    """Check one table; `base` is the cue that it replaces, whose meanings it may keep."""
    where = f"{source}, cue {id}"
    if not isinstance(table, dict):
        raise PackFault(f"{where}: write [{id}] and its keys below it.")
    rest = dict(table)
    group = base.group if base else Path(source).stem
    notes = rest.pop("notes", None)
    file = rest.pop("file", None)
    level = rest.pop("level", 1.0)
    if (notes is None) == (file is None):
        raise PackFault(f"{where}: give it either notes or a file.")
    meanings = {**(base.meanings if base else {}), **rest}
    if not meanings or not all(isinstance(text, str) and text for text in meanings.values()):
        raise PackFault(f'{where}: say what it means, for example en = "A card is drawn."')
    if file is not None:
        return CueEntry(id, group, meanings, sound=_sound(where, folder, file))
    if not isinstance(level, int | float) or not 0.1 <= level <= 1.0:
        raise PackFault(f"{where}: level must be a number from 0.1 to 1.0.")
    if not isinstance(notes, list) or not notes:
        raise PackFault(f"{where}: notes must be a list of one note or more.")
    return CueEntry(id, group, meanings, tuple(_note(where, note) for note in notes), float(level))


def _note(where: str, keys: Any) -> Note:
    known = {f.name for f in fields(Note)}
    if not isinstance(keys, dict) or not keys.keys() <= known:
        raise PackFault(f"{where}: a note has the keys {', '.join(sorted(known))} and no others.")
    if keys.get("timbre") not in TIMBRES:
        raise PackFault(f"{where}: timbre must be one of {', '.join(TIMBRES)}.")
    if not all(isinstance(value, int | float) for key, value in keys.items() if key != "timbre"):
        raise PackFault(f"{where}: at, ms, hz, to and gain are numbers.")
    note = Note(**{**keys, **{key: int(keys[key]) for key in ("at", "ms") if key in keys}})
    if note.ms < _SHORTEST_NOTE_MS or note.at < 0 or note.at + note.ms > _LONGEST_CUE_MS:
        raise PackFault(f"{where}: a note lasts {_SHORTEST_NOTE_MS} ms or more, within {_LONGEST_CUE_MS} ms.")
    if not all(_LOWEST_HZ <= hz <= HIGHEST_HZ for hz in (note.hz, note.to or note.hz)):
        raise PackFault(f"{where}: hz and to go from {_LOWEST_HZ:g} to {HIGHEST_HZ:g}.")
    if not 0.0 < note.gain <= 1.0:
        raise PackFault(f"{where}: gain goes up to 1.0.")
    return note


def _sound(where: str, folder: Path | None, name: Any) -> Pcm:
    if folder is None or not isinstance(name, str) or Path(name).name != name:
        raise PackFault(f"{where}: file must be the name of a WAV file beside it.")
    try:
        sound = decode((folder / name).read_bytes())
    except OSError as error:
        raise PackFault(f"{where}: {name} cannot be read ({error.strerror}).") from error
    except BadSound as error:
        raise PackFault(f"{where}: {name} is {error}; save it as a 16-bit WAV file.") from error
    if not 0.0 < sound.seconds <= LONGEST_SECONDS:
        raise PackFault(f"{where}: {name} must sound for {LONGEST_SECONDS:g} seconds at most.")
    return sound
