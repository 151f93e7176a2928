"""How far apart two sounds are for the ear, and how loud one is: what cues are held to.

Two sounds are as far apart as their log-mel spectra, warped in time onto each other: mean decibels over
the frames in which either sounds.  Under `CONFUSABLE` one may be taken for the other.
"""

from collections.abc import Mapping, Sequence
from functools import cache

import pytest

np = pytest.importorskip("numpy", reason="sounds are measured with numpy, which does not run everywhere")
signal = pytest.importorskip("scipy.signal", reason="sounds are measured with scipy")
butter, lfilter, sosfilt, stft = signal.butter, signal.lfilter, signal.sosfilt, signal.stft

RATE = 44100
CONFUSABLE = 3.0
LENGTH_TELLS = 0.25
"""Seconds: where one sound lasts so much longer, its length alone tells it apart."""

_HOP = RATE // 100
_SIZE = 1024
_BANDS = 40
_FLOOR_DB = 45
_REACH = 8
_AT_ONCE = 400
_OLD_EARS = butter(8, 4000, "low", fs=RATE, output="sos")


@cache
def _bank(highest: int) -> "np.ndarray":
    """Triangles of equal width on the mel scale, from 80 Hz on: bands x lines of the spectrum."""
    mel = 2595 * np.log10(1 + np.array([80, highest]) / 700)
    corners = 700 * (10 ** (np.linspace(*mel, _BANDS + 2) / 2595) - 1)
    lines = np.fft.rfftfreq(_SIZE, 1 / RATE)
    rising = (lines - corners[:-2, None]) / (corners[1:-1] - corners[:-2])[:, None]
    falling = (corners[2:, None] - lines) / (corners[2:] - corners[1:-1])[:, None]
    return np.clip(np.minimum(rising, falling), 0, None)


def frames(samples: Sequence[int], highest: int = 8000) -> "np.ndarray":
    """Frames of 10 ms x mel bands up to so many hertz, in decibels over 45 below the loudest band."""
    spectrum = stft(np.asarray(samples) / 32768, RATE, nperseg=_SIZE, noverlap=_SIZE - _HOP)[2]
    level = 10 * np.log10(_bank(highest) @ np.abs(spectrum) ** 2 + 1e-10)
    return np.maximum(level - level.max() + _FLOOR_DB, 0).T.astype(np.float32)


def dulled(samples: Sequence[int]) -> "np.ndarray":
    """The sound as whoever hears nothing above 4 kHz hears it."""
    return np.asarray(sosfilt(_OLD_EARS, np.asarray(samples, float)))


def distances(sounds: Mapping[str, np.ndarray], pairs: Sequence[tuple[str, str]]) -> list[float]:
    """The distance of each pair, in decibels.

    Args:
        sounds: what `frames` made of each sound.
        pairs: names of sounds.
    """
    length = {name: len(sound) for name, sound in sounds.items()}
    order = sorted(range(len(pairs)), key=lambda at: max(length[name] for name in pairs[at]))
    found = [0.0] * len(pairs)
    for start in range(0, len(order), _AT_ONCE):
        some = order[start : start + _AT_ONCE]
        warped = _warped([sounds[pairs[at][0]] for at in some], [sounds[pairs[at][1]] for at in some])
        for at, distance in zip(some, warped, strict=True):
            found[at] = float(distance)
    return found


def _warped(ones: Sequence[np.ndarray], others: Sequence[np.ndarray]) -> "np.ndarray":
    """Dynamic time warping of many pairs at once, by 80 ms at most to either side."""
    ends = np.array([max(len(a), len(b)) for a, b in zip(ones, others, strict=True)])
    longest = int(ends.max())
    a, b = (np.zeros((len(ends), longest, _BANDS), np.float32) for _ in range(2))
    for row, (one, other) in enumerate(zip(ones, others, strict=True)):
        a[row, : len(one)], b[row, : len(other)] = one, other
    reach = min(_REACH, longest - 1)
    apart = np.full((2 * reach + 1, longest, len(ends)), np.inf, np.float32)
    for way in range(-reach, reach + 1):  # frame i against frame i + way
        first, last = max(0, -way), longest - max(0, way)
        apart[way + reach, first:last] = (
            np.abs(a[:, first:last] - b[:, first + way : last + way]).mean(axis=2).T
        )
    wall = np.full(len(ends), np.inf)
    before = [wall] * reach + [np.zeros(len(ends))] + [wall] * (reach + 1)
    cost = np.empty(len(ends))
    for at in range(longest):
        now: list[np.ndarray] = []
        for step in range(2 * reach + 1):
            cheapest = np.minimum(before[step], before[step + 1])
            if step:
                cheapest = np.minimum(cheapest, now[-1])
            outside = ~(at + step - reach < ends)  # a pair's own table ends where its longer sound does
            now.append(np.where(outside, np.inf, cheapest + apart[step, at]))
        arrived = ends == at + 1
        cost[arrived] = now[reach][arrived]
        before = [*now, wall]
    heard = [max((x.sum(1) > 0).sum(), (y.sum(1) > 0).sum(), 1) for x, y in zip(ones, others, strict=True)]
    return np.asarray(cost / np.array(heard))


def weighted(samples: Sequence[int]) -> "np.ndarray":
    """The sound as loudness is measured of it: K-weighted (ITU-R BS.1770), full scale being 1.

    The two filters of the recommendation, for any rate by the bilinear transform (de Man 2014).
    """
    sound = np.asarray(samples, float) / 32768
    for middle, q, low, high in ((1681.974, 0.7071752, 1.0, 1.5848632), (38.13547, 0.5003270, 0.0, 1.0)):
        k = np.tan(np.pi * middle / RATE)
        band = high**0.4996667741545416 if low else 0.0
        scale = 1 + k / q + k * k
        top = [high + band * k / q + low * k * k, 2 * (low * k * k - high), high - band * k / q + low * k * k]
        bottom = [1.0, 2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale]
        sound = lfilter(np.array(top) / (scale if low else 1.0), bottom, sound)
    return np.asarray(sound)


def loudest(samples: Sequence[int], ms: int = 50) -> float:
    """Decibels of the loudest stretch of so many milliseconds, K-weighted, below full scale."""
    power = np.concatenate([[0.0], np.cumsum(weighted(samples) ** 2)])
    width = min(RATE * ms // 1000, len(power) - 1)
    return float(10 * np.log10((power[width:] - power[:-width]).max() / (RATE * ms // 1000) + 1e-12))


def peak(samples: Sequence[int]) -> float:
    """Decibels of the highest sample below full scale."""
    return float(20 * np.log10(np.abs(np.asarray(samples, float)).max() / 32768 + 1e-12))
