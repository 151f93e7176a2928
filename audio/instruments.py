"""Instruments: the timbres that cues are made of, by plain arithmetic.

Each takes a note and a source of noise and returns samples at `RATE`, any loudness; `render` evens that
out.  Everything stays between 125 Hz and 5 kHz, where small loudspeakers and older ears still hear.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Final

from .room import RATE, Samples, in_a_room, loudest, soften

HIGHEST_HZ = 5000.0
LOUDNESS = 10 ** (-15 / 20)
"""K-weighted loudness of a cue's loudest 50 ms, 1.0 being full scale: -15 dB, so that every cue has room
below `_PEAK`, and speech is louder than a cue that is ducked under it."""

_PEAK = 10 ** (-1.5 / 20)
_TABLE = 1024
_DETUNED = (0.0, -0.01, 0.009)
"""How far each variant of a cue is off its pitch: a sixth of a semitone, a touch and no tune."""
_NOISES = frozenset(("breath", "flick", "riffle", "shaker", "slide", "thud"))
"""Timbres without a tone, in which the ear misses a difference three times as great."""
_UNSTEADY_MS = 6
_HARSH_HZ = 6000.0
"""What noise has above this only tires the ear."""


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


def render(
    notes: Sequence[Note], *, seed: str, level: float = 1.0, variant: int = 0, darkest: float | None = None
) -> array[int]:
    """Mix the notes of a cue in a small room, all cues equally loud to the ear.

    Args:
        notes: What sounds when.
        seed: Makes the noise the same at each rendering.
        level: 1.0, or less for a cue that is soft by its nature.
        variant: 0 as it is written, 1 or 2 as a hand would do the same again: a trifle higher or lower,
            sooner or later, softer or louder in parts.
        darkest: What is above this pitch, in hertz, is left away; None for what only tires the ear.

    Returns:
        16-bit samples, one channel, at `RATE`.
    """
    noise, hand = Random(seed), Random(f"{seed} {variant}")
    notes = [_again(note, variant, hand) for note in notes] if variant else notes
    mixed = [0.0] * max(RATE * note.at // 1000 + note.length for note in notes)
    for note in notes:
        voice = _faded(TIMBRES[note.timbre](note, noise))
        start = RATE * note.at // 1000
        peak = note.gain / max(1e-9, max(max(voice), -min(voice)))
        end = start + len(voice)
        mixed[start:end] = [a + b * peak for a, b in zip(mixed[start:end], voice, strict=True)]
    sound = soften(in_a_room(mixed), darkest or _HARSH_HZ)
    loudness = LOUDNESS * level / loudest(sound)
    return array("h", [int(32767 * x) for x in _below_peak([x * loudness for x in sound])])


def _again(note: Note, variant: int, hand: Random) -> Note:
    """The same note by the same hand another time; the first begins with the cue."""
    off = _DETUNED[variant % len(_DETUNED)] * (3 if note.timbre in _NOISES else 1)
    pitch = 1 + off + hand.uniform(-0.004, 0.004)
    at = max(0, note.at + round(hand.uniform(-_UNSTEADY_MS, _UNSTEADY_MS))) if note.at else 0
    return replace(
        note,
        at=at,
        hz=min(note.hz * pitch, HIGHEST_HZ),
        to=None if note.to is None else min(note.to * pitch, HIGHEST_HZ),
        gain=note.gain * hand.uniform(0.9, 1.0),
    )


def _below_peak(samples: Samples) -> Samples:
    """Bend what is higher than two thirds of the peak, so that a hard knock is as loud as a long tone."""
    bent = _PEAK * 2 / 3
    if max(samples) < bent and min(samples) > -bent:
        return samples
    room = _PEAK - bent
    return [
        x if -bent < x < bent else math.copysign(bent + room * math.tanh((abs(x) - bent) / room), x)
        for x in samples
    ]


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
    period = round(RATE / note.hz)
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


def _buzz(note: Note, noise: Random) -> Samples:
    """A rasp: a saw beside another a bad semitone away, torn 31 times a second.  For refusals alone."""
    saw = tuple(1 / number for number in range(1, 13))
    one = _blown(note, saw, 3, 20)
    other = _blown(replace(note, hz=note.hz * 1.07, to=note.to and note.to * 1.07), saw, 3, 20)
    tear = [0.55 + 0.45 * math.copysign(1.0, math.sin(i * 2 * math.pi * 31 / RATE)) for i in range(len(one))]
    return [(x + 0.9 * y) * z for x, y, z in zip(one, other, _smoothed(tear, 40), strict=True)]


def _smoothed(samples: Samples, width: int) -> Samples:
    """Each sample as the mean of so many."""
    total, kept, window = 0.0, [], [samples[0]] * width
    total = samples[0] * width
    for i, x in enumerate(samples):
        total += x - window[i % width]
        window[i % width] = x
        kept.append(total / width)
    return kept


def _bubble(note: Note, noise: Random) -> Samples:
    """Bubbles in a pot: short tones that rise, one upon the other, from the first instant on."""
    pot = [0.0] * note.length
    at, number = 0, 0
    while at < note.length - RATE // 50:
        ms = min(34, (note.length - at) * 1000 // RATE)
        hz = note.hz * (1.0, 1.42, 0.84, 1.19)[number % 4] * noise.uniform(0.97, 1.03)
        blip = _blown(Note("bubble", ms=ms, hz=hz, to=min(HIGHEST_HZ, hz * 1.9)), (1.0, 0.12), 2, 9)
        for i, x in enumerate(blip):
            pot[at + i] += x
        at += RATE * 43 // 1000
        number += 1
    return pot


def _glass(note: Note, noise: Random) -> Samples:
    """The rim of a glass that is struck: one pure partial and a far one, long and still."""
    return _struck(note.hz, note.length, 150, {1.0: 1.0, 2.76: 0.25, 2.79: 0.2})


def _bow(note: Note, noise: Random) -> Samples:
    """A bowed string: full of partials, swelling, with a slow tremor."""
    string = _blown(note, (1.0, 0.7, 0.55, 0.4, 0.3, 0.22, 0.16, 0.12, 0.08), 30, 60)
    return [x * (0.75 + 0.25 * math.sin(i * 2 * math.pi * 9 / RATE)) for i, x in enumerate(string)]


def _shaker(note: Note, noise: Random) -> Samples:
    """Seeds in a gourd: bursts of noise, twelve a second."""
    seeds = _band(_noise(note.length, noise), note.hz, note.to or note.hz, 0.5)
    period = RATE / 12
    return [x * math.exp(-9 * (i % period) / period) for i, x in enumerate(seeds)]


def _croak(note: Note, noise: Random) -> Samples:
    """A throat: pulses 24 times a second that each ring at the pitch."""
    throat, period = [0.0] * note.length, RATE // 24
    pulse = _ring(note.hz, min(period, note.length), 9)
    for at in range(0, note.length - len(pulse) + 1, period):
        throat[at : at + len(pulse)] = pulse
    return throat


def _thud(note: Note, noise: Random) -> Samples:
    """Something soft and heavy set down: a dull knock of noise around a pitch, no tone."""
    dull = _band(_noise(note.length, noise), note.hz, note.to or note.hz * 0.6, 1.0)
    fade = 0.5 ** (1000 / (28.0 * RATE))
    level, kept = 1.0, []
    for x in dull:
        kept.append(x * level)
        level *= fade
    return kept


TIMBRES: Final[Mapping[str, Callable[[Note, Random], Samples]]] = {
    "bell": _bell,
    "bow": _bow,
    "brass": _brass,
    "breath": _breath,
    "bubble": _bubble,
    "buzz": _buzz,
    "clang": _clang,
    "coin": _coin,
    "croak": _croak,
    "drum": _drum,
    "flick": _flick,
    "flute": _flute,
    "glass": _glass,
    "gong": _gong,
    "marimba": _marimba,
    "pluck": _pluck,
    "reed": _reed,
    "riffle": _riffle,
    "shaker": _shaker,
    "slide": _slide,
    "thud": _thud,
    "wood": _wood,
}
"""Every timbre by the name that recipes use."""
