"""Backdrops: for each game an ambience and a piece of music, made by plain arithmetic, calm, without a seam.

What they are stands in `backdrop.toml` of the game's group (see `groups`): `[music]` with the fields of
`_Piece`; `[ambience]` with any number of `wind` (pitches `low` and `high`, `gusts` in a loop, `gain`),
`sprinkle` (a `sound` so many times `a_second`) and `stroke` (a `sound` at one place, in seconds).

Each is a loop: what rings on over its end rings on into its beginning.  They stand far below the cues,
whose registers they leave free, and are made once into the cache by a process of its own (see `maker`).
"""

from __future__ import annotations

import contextlib
import math
import os
import tempfile
import threading
import tomllib
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from .groups import groups
from .mixer import Background, Mixer
from .pcm import Pcm, encode_wav
from .processes import run_maker
from .room import HALF_RATE, Samples, loudest_at_half

RATE: Final = HALF_RATE
MUSIC_SECONDS: Final = 60
AMBIENCE_SECONDS: Final = 24
"""Longer ones would be kept in memory: 0.18 MB a second."""

LOUDNESS: Final = 10 ** (-27 / 20)
"""K-weighted loudness of the loudest 50 ms, 1.0 being full scale: 12 dB below a cue."""

_PEAK: Final = 0.5
_VERSION: Final = 1  # grows when anything here changes: what the cache has is then made anew
_ECHO_SECONDS: Final = (0.31, 0.47, 0.73)


class BackdropFault(ValueError):
    """A backdrop that cannot be made; one line that names the file and what is wrong."""


class Loop:
    """Samples that begin again where they end.

    Args:
        seconds: how long it is.
    """

    def __init__(self, seconds: float) -> None:
        self.samples: Samples = [0.0] * round(RATE * seconds)

    def add(self, sound: Samples, at: float, gain: float = 1.0) -> None:
        """Let a sound begin so many seconds after the loop does; its end may be in the next round."""
        size = len(self.samples)
        begin = round(at * RATE) % size
        while sound:
            part = sound[: size - begin]
            end = begin + len(part)
            mixed = zip(self.samples[begin:end], part, strict=True)
            self.samples[begin:end] = [a + gain * b for a, b in mixed]
            sound, begin = sound[len(part) :], 0

    def echo(self, share: float) -> None:
        """Let it sound in a hall."""
        dry = self.samples[:]
        for number, seconds in enumerate(_ECHO_SECONDS, 1):
            self.add(dry, seconds, share**number)


def make_music(game: str, seconds: float = MUSIC_SECONDS) -> array[int]:
    """Compose the music of a game: 16-bit samples, one channel, at `RATE`.

    Raises:
        BackdropFault: it has none, or it is not written as it should be.
    """
    piece = _piece(game)
    loop = Loop(seconds)
    chance = Random(f"music of {game}")
    beats = round(seconds * piece.tempo / 60)
    beat = seconds / beats  # a whole number of them fits the loop
    voices = {name: _VOICES[name] for name in (piece.lead, piece.ground)}
    step = len(piece.scale)
    for bar in range(0, beats, piece.bar):
        root = piece.roots[bar // piece.bar % len(piece.roots)]
        for degree in (0, piece.fifth):
            hz = _pitch(piece, root + degree, octave=-1)
            loop.add(voices[piece.ground](hz, beat * piece.bar * 1.4), bar * beat, 0.5)
        step = max(2, min(len(piece.scale) * 2 - 2, step + chance.choice((-2, -1, 1, 2))))
        for at in piece.rhythm:
            if chance.random() < piece.density:
                step = max(0, min(len(piece.scale) * 2, step + chance.choice((-2, -1, -1, 0, 1, 1, 2))))
                loop.add(
                    voices[piece.lead](_pitch(piece, step), beat * 2.5),
                    (bar + at) * beat + chance.uniform(-0.015, 0.015),
                    chance.uniform(0.6, 1.0),
                )
    loop.echo(0.4)
    return _levelled(loop.samples)


def make_ambience(game: str, seconds: float = AMBIENCE_SECONDS) -> array[int]:
    """Make the ambience of a game: 16-bit samples, one channel, at `RATE`.

    Raises:
        BackdropFault: it has none, or it is not written as it should be.
    """
    loop, chance = Loop(seconds), Random(f"ambience of {game}")
    table = _table(game, "ambience")
    try:
        for wind in table.get("wind", ()):
            _wind(loop, chance, wind["low"], wind["high"], wind["gusts"], wind.get("gain", 1.0))
        for small in table.get("sprinkle", ()):
            _sprinkle(loop, chance, _SOUNDS[small["sound"]], small["a_second"], small["gain"])
        for stroke in table.get("stroke", ()):
            loop.add(_SOUNDS[stroke["sound"]](chance), stroke["at"], stroke["gain"])
    except (AttributeError, KeyError, TypeError, ValueError) as problem:
        raise BackdropFault(f"{_source(game)}, ambience: {problem!r} is not understood.") from None
    return _levelled(loop.samples)


def _source(group: str) -> Path:
    return groups().get(group, Path()) / "backdrop.toml"


def has_backdrop(group: str) -> bool:
    """Whether a group brings a backdrop."""
    return group in groups() and _source(group).is_file()


def _table(group: str, what: str) -> Mapping[str, Any]:
    """The "music" or the "ambience" of a group's `backdrop.toml`."""
    try:
        table: Mapping[str, Any] = tomllib.loads(_source(group).read_text(encoding="utf-8"))[what]
    except (OSError, KeyError, ValueError) as problem:
        raise BackdropFault(f"{_source(group)}: there is no [{what}] to be read ({problem}).") from None
    return table


def _piece(group: str) -> _Piece:
    table = _table(group, "music")
    try:
        fields: dict[str, Any] = {
            key: tuple(one) if isinstance(one, list) else one for key, one in table.items()
        }
        piece = _Piece(**fields)
    except TypeError as problem:
        raise BackdropFault(f"{_source(group)}, music: {problem}.") from None
    if not {piece.lead, piece.ground} <= _VOICES.keys() or piece.bar < 1 or not piece.scale:
        raise BackdropFault(f"{_source(group)}, music: lead and ground are among {', '.join(_VOICES)}.")
    return piece


def _levelled(samples: Samples) -> array[int]:
    push = sum(samples) / len(samples)
    level = LOUDNESS / loudest_at_half(samples)
    return array("h", [round(32767 * max(-_PEAK, min(_PEAK, (x - push) * level))) for x in samples])


# -- music ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Piece:
    """How a game's music is composed.

    Attributes:
        tonic: the pitch of the scale's first note, in hertz.
        scale: its notes, in semitones above the tonic.
        roots: the step of the scale on which each bar stands, in turn.
        fifth: how many steps above it the second note of the ground is.
        tempo: beats a minute.
        bar: beats of a bar.
        rhythm: beats of a bar on which the tune may have a note.
        density: how likely it has.
        lead: the voice of the tune.
        ground: the voice below it.
    """

    tonic: float
    scale: tuple[int, ...]
    roots: tuple[int, ...]
    fifth: int
    tempo: int
    bar: int
    rhythm: tuple[float, ...]
    density: float
    lead: str
    ground: str


def _pitch(piece: _Piece, step: int, octave: int = 0) -> float:
    octaves, degree = divmod(step, len(piece.scale))
    return float(piece.tonic * 2 ** (octave + octaves + piece.scale[degree] / 12))


def _tone(hz: float, seconds: float, harmonics: Sequence[float], half_life: float, attack: float) -> Samples:
    """A tone of some harmonics that swells within `attack` and halves every `half_life` seconds."""
    length = round(seconds * RATE)
    tone = [0.0] * length
    for number, gain in enumerate(harmonics, 1):
        if hz * number > RATE / 4:
            break
        turn = 2 * math.pi * hz * number / RATE
        decay = 0.5 ** (number**0.5 / (half_life * RATE))
        a, b = 2 * decay * math.cos(turn), decay * decay
        y1, y0 = 0.0, gain * decay * math.sin(turn)
        ring = [y1, y0]
        append = ring.append
        for _ in range(length - 2):
            y1, y0 = y0, a * y0 - b * y1
            append(y0)
        tone = [x + y for x, y in zip(tone, ring, strict=True)]
    rise, fall = round(attack * RATE), length // 3
    for i in range(min(rise, length)):
        tone[i] *= (i / rise) ** 2
    for i in range(fall):
        tone[-1 - i] *= i / fall
    return tone


_VOICES: Final[Mapping[str, Callable[[float, float], Samples]]] = {
    "koto": partial(_tone, harmonics=(1.0, 0.5, 0.3, 0.18, 0.1), half_life=0.35, attack=0.004),
    "lute": partial(_tone, harmonics=(1.0, 0.6, 0.25, 0.2), half_life=0.28, attack=0.005),
    "celesta": partial(_tone, harmonics=(1.0, 0.0, 0.0, 0.2), half_life=0.45, attack=0.006),
    "kalimba": partial(_tone, harmonics=(1.0, 0.05, 0.25), half_life=0.18, attack=0.004),
    "pipe": partial(_tone, harmonics=(1.0, 0.25, 0.1), half_life=1.6, attack=0.18),
    "pad": partial(_tone, harmonics=(1.0, 0.4, 0.2, 0.08), half_life=3.0, attack=0.9),
    "low": partial(_tone, harmonics=(1.0, 0.3, 0.1), half_life=0.9, attack=0.02),
}


# -- ambience -------------------------------------------------------------------------------------------


def _wind(loop: Loop, chance: Random, low: float, high: float, gusts: int, gain: float = 1.0) -> None:
    """Moving air: noise around a pitch that rises and falls so many times a loop."""
    size = len(loop.samples)
    overlap = RATE
    raw = array("h", chance.randbytes(2 * (size + overlap)))
    phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
    slow, band, width = 0.0, 0.0, 0.7
    breath: Samples = []
    append = breath.append
    for begin in range(0, size + overlap, 64):
        turn = 2 * math.pi * begin / size
        gust = sum(math.sin(turn * (gusts + n) + phase) for n, phase in enumerate(phases)) / 3
        f = 2 * math.sin(math.pi * (low + (high - low) * (0.5 + 0.5 * gust)) / RATE)
        loud = (0.55 + 0.45 * gust) / 32768
        for x in raw[begin : begin + 64]:
            slow += f * band
            band += f * (x - slow - width * band)
            append(band * loud)
    joined = breath[:size]
    for i in range(overlap):  # the end is faded over into the beginning
        share = i / overlap
        joined[i] = joined[i] * math.sqrt(share) + breath[size + i] * math.sqrt(1 - share)
    loop.add(joined, 0.0, gain)


def _sprinkle(
    loop: Loop, chance: Random, sound: Callable[[Random], Samples], a_second: float, gain: float
) -> None:
    """Small sounds here and there, so many a second."""
    for _ in range(max(1, round(a_second * len(loop.samples) / RATE))):
        loop.add(sound(chance), chance.uniform(0, len(loop.samples) / RATE), gain * chance.uniform(0.3, 1.0))


def _crackle(chance: Random) -> Samples:
    length = round(RATE * chance.uniform(0.004, 0.02))
    return [chance.uniform(-1, 1) * (1 - i / length) ** 3 for i in range(length)]


def _drop(chance: Random) -> Samples:
    return _tone(chance.uniform(500, 900), 0.25, (1.0, 0.1), 0.03, 0.006)


def _bamboo(chance: Random) -> Samples:
    return _tone(chance.choice((210.0, 236.0)), 0.5, (1.0, 0.0, 0.4), 0.05, 0.003)


def _leaf(chance: Random) -> Samples:
    """Paper that is moved."""
    length = round(RATE * chance.uniform(0.2, 0.5))
    before, rustle = 0.0, []
    for i in range(length):
        now = chance.uniform(-1, 1)
        before += 0.35 * (now - before)
        rustle.append((now - before) * math.sin(math.pi * i / length) ** 2 * 0.4)
    return rustle


_SOUNDS: Final[Mapping[str, Callable[[Random], Samples]]] = {
    "crackle": _crackle,
    "drop": _drop,
    "bamboo": _bamboo,
    "leaf": _leaf,
}


# -- the cache ------------------------------------------------------------------------------------------


def kept_at(cache_dir: Path, what: str, game: str) -> Path:
    """Where the cache keeps the "ambience" or the "music" of a game."""
    return cache_dir / f"{what}-{game}-{_VERSION}.wav"


def keep_backdrop(cache_dir: Path, what: str, game: str) -> None:
    """Make an ambience or a piece of music into the cache, if it is not there.

    Raises:
        OSError: it cannot be kept there.
    """
    path = kept_at(cache_dir, what, game)
    if path.exists():
        return
    samples = make_music(game) if what == "music" else make_ambience(game)
    cache_dir.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=cache_dir, suffix=".part")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(encode_wav(Pcm(RATE, samples)))
        os.replace(name, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


class Backdrops:
    """Plays the backdrop of the game that is open; what is not in the cache yet is heard once it is.

    Args:
        mixer: where it sounds.
        cache_dir: where it is kept.
    """

    def __init__(self, mixer: Mixer, cache_dir: Path) -> None:
        self._mixer = mixer
        self._cache_dir = cache_dir
        self._left = threading.Event()
        self._worker: threading.Thread | None = None
        self._begun: list[Background] = []

    def enter(self, game: str, volumes: Mapping[Background, float]) -> None:
        """Let a game's backdrop sound, in place of any other; returns at once.

        Args:
            game: a group; for one without a backdrop nothing sounds.
            volumes: 0.0 to 1.0 of what is to sound; what is not named stays as it is.
        """
        self.leave()
        wanted = [what for what, volume in volumes.items() if volume > 0 and has_backdrop(game)]
        self._left = threading.Event()
        self._worker = threading.Thread(
            target=self._play, args=(game, wanted, volumes, self._left), daemon=True, name="backdrop"
        )
        self._worker.start()

    def leave(self) -> None:
        """End what sounds."""
        self._left.set()
        if self._worker is not None:
            self._worker.join()
            self._worker = None
        while self._begun:
            self._mixer.play_behind(self._begun.pop(), None, 0.0)

    def _play(
        self,
        game: str,
        wanted: Sequence[Background],
        volumes: Mapping[Background, float],
        left: threading.Event,
    ) -> None:
        for what in wanted:
            path = kept_at(self._cache_dir, what, game)
            with contextlib.suppress(OSError):  # no process or no place for it: there is none
                if not path.exists():
                    run_maker(what, str(self._cache_dir), game, until=left)
            if path.exists() and not left.is_set():
                self._begun.append(what)
                self._mixer.play_behind(what, path, volumes[what])
