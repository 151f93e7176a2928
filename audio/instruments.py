"""Instruments: the timbres that cues are made of, by plain arithmetic.

Each takes a note and a source of noise and returns samples at `RATE`, any loudness; `sound` evens that
out.  Everything stays between 125 Hz and 5 kHz, where small loudspeakers and older ears still hear.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

RATE = 44100
HIGHEST_HZ = 5000.0
_PEAK = 0.8
_TABLE = 1024
_LOUDEST_WINDOW = 0.05
_LOUDNESS = 0.25

Samples = list[float]


@dataclass(frozen=True, slots=True)
class Note:
    """One note of a cue.

    Attributes:
        timbre: Key of `TIMBRES`.
        at: When it begins, in milliseconds.
        ms: How long it is.
        hz: Its pitch, or the middle of its noise.
        to: Pitch that it glides to; None stays.
        gain: Its loudness among the cue's notes.
    """

    timbre: str
    at: int = 0
    ms: int = 200
    hz: float = 440.0
    to: float | None = None
    gain: float = 1.0

    @property
    def length(self) -> int:
        """Number of samples."""
        return RATE * self.ms // 1000


def render(notes: Sequence[Note], *, seed: str, level: float = 1.0) -> array[int]:
    """Mix the notes of a cue, all cues equally loud to the ear.

    Args:
        notes: What sounds when.
        seed: Makes the noise the same at each rendering.
        level: 1.0, or less for a cue that is soft by its nature.

    Returns:
        16-bit samples, one channel, at `RATE`.
    """
    noise = Random(seed)
    mixed = [0.0] * max(RATE * note.at // 1000 + note.length for note in notes)
    for note in notes:
        voice = _faded(TIMBRES[note.timbre](note, noise))
        start = RATE * note.at // 1000
        peak = note.gain / max(1e-9, max(max(voice), -min(voice)))
        end = start + len(voice)
        mixed[start:end] = [a + b * peak for a, b in zip(mixed[start:end], voice, strict=True)]
    window = int(RATE * _LOUDEST_WINDOW)
    power = max(
        sum(x * x for x in mixed[at : at + window : 4]) * 4 / window for at in range(0, len(mixed), window)
    )
    loudness = _LOUDNESS * level / math.sqrt(power)
    loudness = 32767 * min(loudness, _PEAK / max(max(mixed), -min(mixed)))
    return array("h", [int(x * loudness) for x in mixed])


def _faded(samples: Samples, begin_ms: float = 2, end_ms: float = 12) -> Samples:
    """Round off both ends, so that none clicks."""
    begin, end = int(RATE * begin_ms / 1000), int(RATE * end_ms / 1000)
    for i in range(begin):
        samples[i] *= i / begin
    for i in range(end):
        samples[-1 - i] *= i / end
    return samples


def _ring(hz: float, length: int, half_life_ms: float) -> Samples:
    """A sine that dies away, by the recurrence of a damped oscillator."""
    decay = 0.5 ** (1000 / (half_life_ms * RATE))
    step = 2 * math.pi * hz / RATE
    a, b = 2 * decay * math.cos(step), decay * decay
    y1, y0 = 0.0, decay * math.sin(step)
    ring = [y1, y0]
    append = ring.append
    for _ in range(length - 2):
        y1, y0 = y0, a * y0 - b * y1
        append(y0)
    return ring


def _sum(*parts: tuple[float, Samples]) -> Samples:
    total = [gain * x for gain, part in parts[:1] for x in part]
    for gain, part in parts[1:]:
        total = [a + gain * b for a, b in zip(total, part, strict=True)]
    return total


def _struck(hz: float, length: int, half_life_ms: float, partials: Mapping[float, float]) -> Samples:
    """Partials of a struck body, the higher ones shorter; those out of range are left away."""
    return _sum(
        *(
            (gain, _ring(hz * ratio, length, half_life_ms / ratio**0.5))
            for ratio, gain in partials.items()
            if hz * ratio < HIGHEST_HZ
        )
    )


@cache
def _wave(harmonics: tuple[float, ...]) -> Samples:
    return [
        sum(gain * math.sin(2 * math.pi * i * (number + 1) / _TABLE) for number, gain in enumerate(harmonics))
        for i in range(_TABLE)
    ]


def _blown(note: Note, harmonics: tuple[float, ...], attack_ms: float, release_ms: float) -> Samples:
    """A steady or gliding tone of some harmonics."""
    top = max(note.hz, note.to or 0.0)
    table = _wave(tuple(g for number, g in enumerate(harmonics) if top * (number + 1) < HIGHEST_HZ))
    length = note.length
    step = note.hz * _TABLE / RATE
    glide = ((note.to or note.hz) / note.hz) ** (1 / length)
    phase = 0.0
    tone: Samples = []
    append = tone.append
    for _ in range(length):
        append(table[int(phase) % _TABLE])
        phase += step
        step *= glide
    return _faded(tone, attack_ms, release_ms)


def _noise(length: int, noise: Random) -> Samples:
    raw = array("h", noise.randbytes(2 * length))
    return [x / 32768 for x in raw]


def _band(samples: Samples, hz: float, to: float, width: float) -> Samples:
    """Keep the band of noise around `hz`, which moves to `to`; `width` is 0.0 narrow to 1.0 wide."""
    low = band = 0.0
    f = 2 * math.sin(math.pi * hz / RATE)
    glide = (to / hz) ** (1 / len(samples))
    kept: Samples = []
    append = kept.append
    for x in samples:
        low += f * band
        band += f * (x - low - width * band)
        append(band)
        f *= glide
    return kept


def _swell(samples: Samples, peak_at: float) -> Samples:
    """Let a sound rise to its peak, at a fraction of its length, and fall again."""
    rise = max(1, int(len(samples) * peak_at))
    fall = len(samples) - rise
    shape = [(i / rise) ** 2 for i in range(rise)] + [(1 - i / fall) ** 2 for i in range(fall)]
    return [x * y for x, y in zip(samples, shape, strict=True)]


def _drum(note: Note, noise: Random) -> Samples:
    skin = _ring(note.hz, note.length, 45)
    thump = _band(_noise(note.length, noise), note.hz * 4, note.hz * 2, 0.8)
    stick = 0.5 ** (1000 / (12.0 * RATE))
    level, hit = 1.0, []
    for x in thump:
        hit.append(x * level)
        level *= stick
    return _sum((1.0, skin), (0.6, _ring(note.hz * 1.59, note.length, 25)), (1.5, hit))


def _clang(note: Note, noise: Random) -> Samples:
    return _struck(note.hz, note.length, 70, {1.0: 0.7, 1.48: 1.0, 2.33: 0.9, 3.11: 0.8, 4.27: 0.6, 5.9: 0.4})


def _gong(note: Note, noise: Random) -> Samples:
    body = {1.0: 1.0, 1.012: 0.8, 1.51: 0.6, 1.99: 0.5, 2.02: 0.4, 2.71: 0.35, 3.62: 0.2}
    return _struck(note.hz, note.length, 260, body)


def _bell(note: Note, noise: Random) -> Samples:
    return _struck(note.hz, note.length, 90, {1.0: 1.0, 2.0: 0.5, 2.4: 0.35, 3.0: 0.3, 5.3: 0.15})


def _marimba(note: Note, noise: Random) -> Samples:
    return _struck(note.hz, note.length, 40, {1.0: 1.0, 3.93: 0.3})


def _wood(note: Note, noise: Random) -> Samples:
    knock = _struck(note.hz, note.length, 11, {1.0: 1.0, 2.57: 0.6, 4.1: 0.25})
    if note.to is None:
        return knock
    return _sum((1.0, knock), (0.5, _swell(_blown(note, (1.0, 0.3), 2, 30), 0.05)))


def _pluck(note: Note, noise: Random) -> Samples:
    """A string: drawn aside a quarter of the way, then a loop that is smoothed at each turn."""
    period = int(RATE / note.hz)
    peak = period // 4
    drawn = [i / peak if i < peak else 1 - 2 * (i - peak) / (period - peak) for i in range(period)]
    string = [x + 0.3 * y for x, y in zip(drawn, _noise(period, noise), strict=True)]
    push = sum(string) / period
    string = [x - push for x in string]
    for _ in range(note.length - period):
        string.append(0.497 * (string[-period] + string[-period + 1]))
    return string


def _coin(note: Note, noise: Random) -> Samples:
    """A coin that spins: metal that flutters faster and faster."""
    metal = _struck(note.hz, note.length, 120, {1.0: 1.0, 1.34: 0.8, 1.93: 0.5})
    flutter = [
        0.5 - 0.5 * math.cos(2 * math.pi * t * (12 + 30 * t)) for t in (i / RATE for i in range(len(metal)))
    ]
    return [x * y for x, y in zip(metal, flutter, strict=True)]


def _flute(note: Note, noise: Random) -> Samples:
    return _blown(note, (1.0, 0.2, 0.08), 15, 40)


def _reed(note: Note, noise: Random) -> Samples:
    return _blown(note, (1.0, 0.0, 0.6, 0.0, 0.45, 0.0, 0.35, 0.0, 0.25), 8, 25)


def _brass(note: Note, noise: Random) -> Samples:
    return _blown(note, (1.0, 0.8, 0.7, 0.5, 0.4, 0.25, 0.15), 25, 50)


def _breath(note: Note, noise: Random) -> Samples:
    return _swell(_band(_noise(note.length, noise), note.hz, note.to or note.hz, 0.9), 0.35)


def _slide(note: Note, noise: Random) -> Samples:
    """A card over cloth: dark noise, rough as the cloth is."""
    cloth = _band(_noise(note.length, noise), note.hz, note.to or note.hz, 0.35)
    grain = [0.6 + 0.4 * math.sin(i * 2 * math.pi * 38 / RATE) for i in range(len(cloth))]
    return _swell([x * y for x, y in zip(cloth, grain, strict=True)], 0.6)


def _flick(note: Note, noise: Random) -> Samples:
    """The edge of one card: bright and short."""
    snap = _band(_noise(note.length, noise), note.hz, note.to or note.hz, 0.3)
    fade = 0.5 ** (1000 / (14.0 * RATE))
    level = 1.0
    for i, x in enumerate(snap):
        snap[i] = x * level
        level *= fade
    return snap


def _riffle(note: Note, noise: Random) -> Samples:
    """Two halves of a deck let fall into each other: card edges, faster and faster."""
    cards = [0.0] * note.length
    snap = _flick(Note("flick", ms=20, hz=note.hz), noise)
    at, gap = 0.0, 0.034 * RATE
    while at < note.length - len(snap):
        start = int(at)
        for i, x in enumerate(snap):
            cards[start + i] += x
        at += gap
        gap = max(gap * 0.94, 0.011 * RATE)
    return cards


TIMBRES: Final[Mapping[str, Callable[[Note, Random], Samples]]] = {
    "bell": _bell,
    "brass": _brass,
    "breath": _breath,
    "clang": _clang,
    "coin": _coin,
    "drum": _drum,
    "flick": _flick,
    "flute": _flute,
    "gong": _gong,
    "marimba": _marimba,
    "pluck": _pluck,
    "reed": _reed,
    "riffle": _riffle,
    "slide": _slide,
    "wood": _wood,
}
"""Every timbre by the name that recipes use."""
