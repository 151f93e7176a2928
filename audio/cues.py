"""Cues: short sounds beside the words, by their id.

They are made from their notes by a process of its own (see `maker`), once, into a cache; until then a
cue that is wanted is made where it is wanted.  That process works only when nobody would notice: on small
machines two busy processors answer a key half as fast.  So those that answer keys are made at the start,
a game's when it is opened, and the others when nothing has sounded for a while.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from queue import SimpleQueue

from .cache import Latest
from .instruments import render
from .mixer import MOST_AT_HAND, Mixer
from .packs import STANDARD, CueEntry, own_pack, read_folder, read_pack
from .pcm import BadSound, Pcm, decode, encode_wav, sharpen
from .processes import run_maker
from .room import RATE

SHARED = "shared"
"""The group of cues that sound in every game."""

_CALM_SECONDS = 1.0
"""At the start: the first words come before the first sounds are made."""
_REST_SECONDS = 30.0
"""Without a cue: then those that nobody waits for are made."""
_CLOSE_SECONDS = 5.0
_WAVS = 40
"""Cues kept as files beside what the mixer keeps of them: those that were made ahead and come next."""
_PAN_STEPS = 8
_VERSION = 4  # grows when an instrument or the room changes: cached cues are then made anew


class Cues:
    """Plays cues; any thread may call it, and a fault never raises."""

    def __init__(
        self,
        mixer: Mixer,
        *,
        folder: Path | None = None,
        cache_dir: Path | None = None,
        pack: str = STANDARD,
        packs: Path | None = None,
    ) -> None:
        """Return at once; the cues are made meanwhile.

        Args:
            mixer: Where they sound.  Its notices tell what is wrong with the player's files.
            folder: The player's own cues, which come before those of any pack; None for none.
            cache_dir: Where made cues outlive the program; None for nowhere: each is made when it is played.
            pack: The id of a pack.
            packs: Where the player's packs lie; None for nowhere.
        """
        self._mixer = mixer
        self._cache_dir = cache_dir
        self._maker_arguments = (pack, str(packs or ""), str(folder or ""))
        self._entries, faults = entries_of(pack, packs, folder)
        for fault in faults:
            mixer.notices.post("cue-fault", fault, fault=fault)
        self._sounds: Latest[tuple[str, int], Pcm] = Latest(MOST_AT_HAND)
        self._wavs: Latest[tuple[str, int, int], bytes] = Latest(_WAVS)
        self._turns: dict[str, int] = {}
        self._ahead: SimpleQueue[tuple[CueEntry, int, int] | None] = SimpleQueue()
        self._wanted: list[str] = [SHARED]
        """Groups whose cues are to be made, the next one last."""
        self._complete = False
        """True if there is nothing left to be made, or nothing more can be."""
        self._resting = False
        """True while those are made that nobody waits for."""
        self._called = threading.Event()
        """Set when the maker has to look what is wanted now."""
        self._closing = False
        self._played_at = time.monotonic()
        self._threads = [
            threading.Thread(target=work, daemon=True, name=name)
            for work, name in ((self._have_at_hand, "cues"), (self._let_make, "cue maker"))
        ]
        for thread in self._threads:
            thread.start()

    def expect(self, group: str) -> None:
        """Have the cues of a game made now, which is opened."""
        if group not in self._wanted:
            self._wanted.append(group)
        self._called.set()

    def play(self, cue: str, pan: float = 0.0) -> None:
        """Sound a cue; of one that has variants the next.

        Args:
            cue: Its id; an unknown one is told once and makes no sound.
            pan: -1.0 (left side only) to 1.0 (right side only).  If the mixer is mono it is 0.0 for
                what is anywhere between: one side alone guards a secret, and is no effect.
        """
        entry = self._entries.get(cue)
        if entry is None:
            self._mixer.notices.post("cue-unknown", f"There is no sound named {cue}.", cue=cue)
            return
        self._played_at = time.monotonic()
        if self._resting:
            self._called.set()
        variant = self._turns.get(cue, 0)
        step = round(max(-1.0, min(1.0, pan)) * _PAN_STEPS)
        if self._mixer.mono and abs(pan) < 1.0:
            step = 0
        self._mixer.cue(_name(entry, variant, step), self._wav(entry, variant, step))
        self._turns[cue] = following = (variant + 1) % entry.variants
        if (cue, following, step) not in self._wavs:
            self._ahead.put((entry, following, step))

    def mark(self, event: int) -> bool:
        """Post an event of pygame's when what is played now has gone to the device; False if nothing is."""
        return self._mixer.mark(event)

    def _wav(self, entry: CueEntry, variant: int, step: int) -> bytes:
        """A cue as the mixer takes it, on its side."""
        wav = self._wavs.get((entry.id, variant, step))
        if wav is None:
            side = step / _PAN_STEPS
            sound = self._sound(entry, variant)
            wav = encode_wav(sound, left=min(1.0, 1.0 - side), right=min(1.0, 1.0 + side))
            self._wavs[entry.id, variant, step] = wav
        return wav

    def close(self) -> None:
        """Stop making cues; what sounds may end."""
        self._closing = True
        self._called.set()
        self._ahead.put(None)
        for thread in self._threads:
            thread.join(_CLOSE_SECONDS)

    def _have_at_hand(self) -> None:
        """Have the next variant of what was played ready."""
        while (wanted := self._ahead.get()) is not None:
            self._mixer.prepare_cue(_name(*wanted), self._wav(*wanted))

    def _let_make(self) -> None:
        """Have what is wanted made into the cache, and when nothing has sounded for a while, the rest."""
        self._called.wait(_CALM_SECONDS)
        while True:
            self._called.clear()
            if self._closing:  # looked at behind the clearing: `close` calls once
                return
            if self._wanted:
                group = self._wanted[-1]
                if self._make(group):
                    self._wanted.remove(group)
            elif self._complete:
                self._called.wait()
            elif (left := self._played_at + _REST_SECONDS - time.monotonic()) > 0:
                self._called.wait(left)
            else:
                self._resting = True
                self._complete = self._make("")
                self._resting = False

    def _make(self, group: str) -> bool:
        """Have a group made, and the first variant of each of its cues at hand; False if called away."""
        if self._cache_dir is not None and not self._is_made(group):
            with contextlib.suppress(OSError):  # without a maker they are made where they are wanted
                run_maker("cues", str(self._cache_dir), *self._maker_arguments, group, until=self._called)
        for entry in self._of(group) if group else ():
            if self._called.is_set():
                return False
            self._sound(entry, 0)
            if entry.group == SHARED:  # those answer keys
                self._mixer.prepare_cue(_name(entry, 0, 0), self._wav(entry, 0, 0))
        return not self._called.is_set()

    def _of(self, group: str) -> list[CueEntry]:
        return [entry for entry in self._entries.values() if group in ("", entry.group)]

    def _is_made(self, group: str) -> bool:
        """True if nothing of a group can be made: it is there, or nothing is kept."""
        return self._cache_dir is None or all(
            cached_at(self._cache_dir, entry, variant).exists()
            for entry in self._of(group)
            for variant in made_variants(entry)
        )

    def _sound(self, entry: CueEntry, variant: int) -> Pcm:
        """Return a cue's sound; two threads may both make it, with the same result."""
        sound = self._sounds.get((entry.id, variant))
        if sound is None:
            sound = entry.sound or self._from_cache(entry, variant)
            self._sounds[entry.id, variant] = sound
        return sound

    def _from_cache(self, entry: CueEntry, variant: int) -> Pcm:
        if self._cache_dir is None:
            return make_cue(entry, variant)
        return cached(self._cache_dir, entry, variant)


def _name(entry: CueEntry, variant: int, step: int) -> str:
    """What stands for a cue's sound with the mixer."""
    return f"{entry.id} {variant} {step}"


def entries_of(
    pack: str, packs: Path | None, folder: Path | None
) -> tuple[Mapping[str, CueEntry], list[str]]:
    """The cues of a pack, the player's single ones before them, and what is wrong with either."""
    entries, faults = read_pack(pack, packs)
    replaced, told = read_folder(folder) if folder is not None else ({}, [])
    return {**entries, **replaced}, [*faults, *told]


def make_cue(entry: CueEntry, variant: int = 0) -> Pcm:
    """Make a cue from its notes: as it is written, or (1, 2) a trifle otherwise."""
    samples = render(entry.notes, seed=entry.id, level=entry.level, variant=variant, darkest=entry.darkest)
    return sharpen(Pcm(RATE, samples))


def made_variants(entry: CueEntry) -> range:
    """The variants of a cue that are made from notes; none of one that is a file."""
    return range(0 if entry.sound else entry.variants)


def cached_at(cache_dir: Path, entry: CueEntry, variant: int) -> Path:
    """Where the cache keeps a cue; another recipe is another place."""
    written = (_VERSION, entry.id, entry.notes, entry.level, variant, entry.darkest)
    recipe = hashlib.sha256(repr(written).encode()).hexdigest()
    return cache_dir / f"{entry.id}-{recipe[:12]}.wav"


def cached(cache_dir: Path, entry: CueEntry, variant: int) -> Pcm:
    """Read a cue from the cache, or make it and keep it there if it can be kept."""
    path = cached_at(cache_dir, entry, variant)
    with contextlib.suppress(OSError, BadSound):
        sound = decode(path.read_bytes())
        if sound.samples:
            return sound
    sound = make_cue(entry, variant)
    with contextlib.suppress(OSError):  # a full or read-only disk costs time at the next start only
        cache_dir.mkdir(parents=True, exist_ok=True)
        descriptor, name = tempfile.mkstemp(dir=cache_dir, suffix=".part")
        with os.fdopen(descriptor, "wb") as file:
            file.write(encode_wav(sound))
        os.replace(name, path)
    return sound


def cue_meanings(language: str, folder: Path | None = None, group: str = "") -> list[tuple[str, str]]:
    """Return each cue's id and meaning, to be listed and learnt; no sound is made.

    Args:
        language: In which they are told.
        folder: The player's own cues.
        group: A game, or "shared"; "" for all.
    """
    entries = _with_own(folder).values()
    return [(entry.id, entry.meaning(language)) for entry in entries if group in ("", entry.group)]


def cue_seconds(cue: str, folder: Path | None = None) -> float:
    """Return how long a cue sounds, without the room behind it; 0.0 if there is none of that id."""
    entry = _with_own(folder).get(cue)
    if entry is None:
        return 0.0
    return entry.sound.seconds if entry.sound else max(note.at + note.ms for note in entry.notes) / 1000


def cue_groups(folder: Path | None = None) -> list[str]:
    """Return the groups of cues: "shared", then the games and the player's own files."""
    groups = sorted({entry.group for entry in _with_own(folder).values()})
    return sorted(groups, key=lambda group: group != SHARED)


def _with_own(folder: Path | None) -> dict[str, CueEntry]:
    return {**own_pack(), **(read_folder(folder)[0] if folder else {})}
