"""Cues: short sounds beside the words, by their id.

They are made from their notes when the program starts, in a thread of their own, or read from the
cache that an earlier start left.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import threading
from pathlib import Path

from .instruments import RATE, render
from .mixer import Mixer
from .packs import CueEntry, own_pack, read_folder
from .pcm import BadSound, Pcm, decode, encode_wav, sharpen

SHARED = "shared"
"""The group of cues that sound in every game."""

_PAN_STEPS = 8
_VERSION = 2  # grows when an instrument changes: cached cues are then made anew


class Cues:
    """Plays cues; any thread may call it, and a fault never raises."""

    def __init__(self, mixer: Mixer, *, folder: Path | None = None, cache_dir: Path | None = None) -> None:
        """Return at once; the cues are made meanwhile.

        Args:
            mixer: Where they sound.  Its notices tell what is wrong with the player's folder.
            folder: The player's own cues, which come before the program's; None for none.
            cache_dir: Where made cues outlive the program; None for nowhere.
        """
        self._mixer = mixer
        self._cache_dir = cache_dir
        self._entries = dict(own_pack())
        if folder is not None:
            replaced, faults = read_folder(folder)
            self._entries |= replaced
            for fault in faults:
                mixer.notices.post("cue-fault", fault, fault=fault)
        self._sounds: dict[str, Pcm] = {}
        self._wavs: dict[tuple[str, int], bytes] = {}
        self._closing = threading.Event()
        self._maker = threading.Thread(target=self._make_all, daemon=True, name="cues")
        self._maker.start()

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Sound a cue.

        Args:
            cue: Its id; an unknown one is told once and makes no sound.
            pan: -1.0 (left side only) to 1.0 (right side only); always 0.0 if the mixer is mono.
        """
        if cue not in self._entries:
            self._mixer.notices.post("cue-unknown", f"There is no sound named {cue}.", cue=cue)
            return
        step = 0 if self._mixer.mono else round(max(-1.0, min(1.0, pan)) * _PAN_STEPS)
        wav = self._wavs.get((cue, step))
        if wav is None:
            side = step / _PAN_STEPS
            wav = encode_wav(self._sound(cue), left=min(1.0, 1.0 - side), right=min(1.0, 1.0 + side))
            self._wavs[cue, step] = wav
        self._mixer.cue(f"{cue} {step}", wav)

    def close(self) -> None:
        """Stop making cues; what sounds may end."""
        self._closing.set()
        self._maker.join()

    def _make_all(self) -> None:
        for cue in self._entries:
            if self._closing.is_set():
                return
            self._sound(cue)

    def _sound(self, cue: str) -> Pcm:
        """Return a cue's sound; two threads may both make it, with the same result."""
        sound = self._sounds.get(cue)
        if sound is None:
            entry = self._entries[cue]
            sound = entry.sound or self._from_cache(entry)
            self._sounds[cue] = sound
        return sound

    def _from_cache(self, entry: CueEntry) -> Pcm:
        if self._cache_dir is None:
            return make_cue(entry)
        recipe = hashlib.sha256(repr((_VERSION, entry.id, entry.notes, entry.level)).encode()).hexdigest()
        path = self._cache_dir / f"{entry.id}-{recipe[:12]}.wav"
        with contextlib.suppress(OSError, BadSound):
            sound = decode(path.read_bytes())
            if sound.samples:
                return sound
        sound = make_cue(entry)
        with contextlib.suppress(OSError):  # a full or read-only disk costs time at the next start only
            self._cache_dir.mkdir(parents=True, exist_ok=True)
            descriptor, name = tempfile.mkstemp(dir=self._cache_dir, suffix=".part")
            with os.fdopen(descriptor, "wb") as file:
                file.write(encode_wav(sound))
            os.replace(name, path)
        return sound


def make_cue(entry: CueEntry) -> Pcm:
    """Make a cue from its notes."""
    return sharpen(Pcm(RATE, render(entry.notes, seed=entry.id, level=entry.level)))


def cue_meanings(language: str, folder: Path | None = None, group: str = "") -> list[tuple[str, str]]:
    """Return each cue's id and meaning, to be listed and learnt; no sound is made.

    Args:
        language: In which they are told.
        folder: The player's own cues.
        group: A game, or "shared"; "" for all.
    """
    entries = _entries(folder).values()
    return [(entry.id, entry.meaning(language)) for entry in entries if group in ("", entry.group)]


def cue_groups(folder: Path | None = None) -> list[str]:
    """Return the groups of cues: "shared", then the games and the player's own files."""
    groups = sorted({entry.group for entry in _entries(folder).values()})
    return sorted(groups, key=lambda group: group != SHARED)


def _entries(folder: Path | None) -> dict[str, CueEntry]:
    return {**own_pack(), **(read_folder(folder)[0] if folder else {})}
