"""The room that cues sound in, and how loud they are in it: plain arithmetic on samples between -1 and 1.

A small room with cloth in it: a few early echoes and a tail of a fifth of a second, well behind the
sound itself, so that a cue does not stop as if it were cut off, and stays as clear as it was.
"""

from __future__ import annotations

import math
from typing import Final

RATE: Final = 44100

Samples = list[float]
Filter = tuple[float, float, float, float, float]

HALF_RATE: Final = RATE // 2
"""The rate at which echoes and loudness are reckoned: neither has anything above 10 kHz."""
_ECHOES: Final = ((173, 0.34), (260, -0.26), (371, 0.22), (504, -0.17))
"""The first walls: samples until their echo, and its share."""
_COMBS: Final = (653, 761, 866, 974)
"""Lengths of the paths that go round and round, in samples; none a multiple of another."""
_TAIL_MS: Final = 170
_RING_SECONDS: Final = 0.22
"""Until the tail is 60 dB down."""
_WET: Final = 0.16
_CLOTH_HZ: Final = 3200.0
_STRETCH_MS: Final = 50


def in_a_room(dry: Samples) -> Samples:
    """A sound with the echoes of the room behind it, 170 ms longer."""
    sound = dry + [0.0] * (RATE * _TAIL_MS // 1000)
    source = soften(sound, _CLOTH_HZ)[::2]  # cloth swallows what is high first
    wet = [0.0] * len(source)
    for delay, gain in _ECHOES:
        wet[delay:] = [a + gain * b for a, b in zip(wet[delay:], source, strict=False)]
    for path in _COMBS:
        kept = 10 ** (-3 * path / (HALF_RATE * _RING_SECONDS))
        wet = [a + b for a, b in zip(wet, _comb(source, path, kept), strict=True)]
    sound[::2] = [a + _WET * b for a, b in zip(sound[::2], wet, strict=True)]
    between = zip(sound[1::2], wet, [*wet[1:], 0.0], strict=False)
    sound[1::2] = [a + _WET / 2 * (b + c) for a, b, c in between]
    fade = RATE * _TAIL_MS // 2000
    for i in range(fade):
        sound[-1 - i] *= i / fade
    return sound


def _comb(source: Samples, path: int, kept: float) -> Samples:
    """What comes back each time a path has been gone, without the sound itself."""
    heard = [0.0] * path
    for at in range(0, len(source), path):
        before = heard[at : at + path]
        heard += [kept * (x + y) for x, y in zip(source[at : at + path], before, strict=False)]
    return heard[: len(source)]


def soften(samples: Samples, hz: float) -> Samples:
    """Leave away what is above a pitch, by 12 dB an octave."""
    k = math.tan(math.pi * hz / RATE)
    scale = 1 / (1 + math.sqrt(2) * k + k * k)
    through = k * k * scale
    return _filtered(
        samples,
        (through, 2 * through, through, 2 * (k * k - 1) * scale, (1 - math.sqrt(2) * k + k * k) * scale),
    )


def loudest(samples: Samples) -> float:
    """The loudness of the loudest 50 ms as the ear weighs it (ITU-R BS.1770, K-weighting), 1.0 being full.

    A sound that is shorter counts as if silence followed it.
    """
    return loudest_at_half(samples[::2])


def loudest_at_half(samples: Samples) -> float:
    """The same of samples at `HALF_RATE`."""
    width = HALF_RATE * _STRETCH_MS // 1000
    power = most = 0.0
    squares = [x * x for x in _filtered(_filtered(samples, _SHELF), _HIGH_PASS)]
    for late, early in zip(squares, [0.0] * width + squares, strict=False):
        power += late - early
        if power > most:
            most = power
    return math.sqrt(max(most, 1e-12) / width)


def _filtered(samples: Samples, how: Filter) -> Samples:
    """A filter of the second order, the form with two memories."""
    b0, b1, b2, a1, a2 = how
    first = second = 0.0
    heard: Samples = []
    append = heard.append
    for x in samples:
        y = b0 * x + first
        first = b1 * x - a1 * y + second
        second = b2 * x - a2 * y
        append(y)
    return heard


def _head_shelf() -> Filter:
    """The first filter of the recommendation, 4 dB more above 1,700 Hz, at half the rate (de Man 2014)."""
    k, q, high = math.tan(math.pi * 1681.974 / HALF_RATE), 0.7071752, 1.5848632
    middle = high**0.4996668
    scale = 1 / (1 + k / q + k * k)
    return (
        (high + middle * k / q + k * k) * scale,
        2 * (k * k - high) * scale,
        (high - middle * k / q + k * k) * scale,
        2 * (k * k - 1) * scale,
        (1 - k / q + k * k) * scale,
    )


def _high_pass() -> Filter:
    """The second filter of the recommendation: what is below 40 Hz is hardly heard."""
    k, q = math.tan(math.pi * 38.13547 / HALF_RATE), 0.5003270
    scale = 1 / (1 + k / q + k * k)
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) * scale, (1 - k / q + k * k) * scale


_SHELF: Final = _head_shelf()
_HIGH_PASS: Final = _high_pass()
