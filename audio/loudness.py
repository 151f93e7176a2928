"""Loudness: every voice as loud to the ear as the others, by one gain for each.

The gains of the packaged voices were measured over a minute of the games' own sentences
(`bench/loudness`).  Those of the system's voices are not known before they speak: the first seconds of
each are measured on the player's computer, in a thread beside, and remembered.
"""

from __future__ import annotations

import contextlib
import json
import math
import threading
from array import array
from pathlib import Path
from typing import Final

from .pcm import Pcm
from .protocol import Job
from .voices import VoiceInfo

TARGET: Final = -20.5
"""Loudness of speech at 200 words a minute, in LUFS (ITU-R BS.1770), where the voices can reach it."""

_GAINS: Final = {
    ("espeak", "en"): -0.2,
    ("espeak", "fr"): 2.1,
    ("espeak", "ja"): -0.4,
    ("pico", "en"): -2.0,
    ("pico", "fr"): 1.6,
    ("openjtalk", "ja"): -3.2,
}
"""Engine and language of a voice -> the gain in dB that brings it to `TARGET`."""

_FASTER: Final = {"espeak": 0.9, "pico": 2.1, "openjtalk": -0.3}
"""Engine -> what it takes more, in dB, at 320 words a minute than at 200."""
_USUAL_RATE: Final = 200
_FAST_RATE: Final = 320

_KNOWN_ENGINES: Final = frozenset(engine for engine, _ in _GAINS)
_LEARNT_SECONDS: Final = 6.0
"""So much of a voice is heard before it is measured."""
_MOST_DB: Final = 6.0

PEAK: Final = 29204
"""No sample of a packaged voice is larger: a decibel under full scale."""


class Gains:
    """The gain of each voice, as far as it is known.  Any thread may ask; a measurement has its own."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read what was measured before.

        Args:
            folder: Where it is kept, in `loudness.json`; None for nowhere.
        """
        self._path = None if folder is None else folder / "loudness.json"
        self._measured = _read(self._path)
        self._heard: dict[str, list[Pcm]] = {}
        self._lock = threading.Lock()

    def factor(self, voice: VoiceInfo, language: str, rate: int = _USUAL_RATE) -> float:
        """Return what the volume of a voice is multiplied by.

        Args:
            voice: Which.
            language: The tag of what it reads.
            rate: Words per minute.
        """
        known = _GAINS.get((voice.engine, language))
        if known is None:
            known = self._measured.get(f"{voice.engine}/{voice.id}", 0.0)
        faster = max(0, min(rate, _FAST_RATE) - _USUAL_RATE) / (_FAST_RATE - _USUAL_RATE)
        return float(10 ** ((known + faster * _FASTER.get(voice.engine, 0.0)) / 20))

    def learn(self, job: Job, sound: Pcm) -> None:
        """Hear a public sound that a voice made; once enough was heard, its gain is measured beside.

        Args:
            job: What the voice was asked; only at full volume it tells how loud it is.
            sound: What it made.
        """
        key = f"{job.engine}/{job.voice}"
        if job.engine in _KNOWN_ENGINES or key in self._measured or job.volume != 1.0:
            return
        with self._lock:
            heard = self._heard.setdefault(key, [])
            heard.append(sound)
            if sum(one.seconds for one in heard) < _LEARNT_SECONDS:
                return
            self._measured[key] = 0.0  # nobody measures it twice
            del self._heard[key]
        threading.Thread(target=self._measure, args=(key, heard), daemon=True, name="loudness").start()

    def _measure(self, key: str, heard: list[Pcm]) -> None:
        together = array("h")
        for sound in heard:
            if sound.rate == heard[0].rate:
                together += sound.samples
        found = loudness(Pcm(heard[0].rate, together))
        if not math.isfinite(found):
            return
        with self._lock:
            self._measured[key] = round(max(-_MOST_DB, min(_MOST_DB, TARGET - found)), 1)
            if self._path is not None:
                with contextlib.suppress(OSError):  # it is measured again the next time
                    self._path.parent.mkdir(parents=True, exist_ok=True)
                    part = self._path.with_suffix(".part")
                    part.write_text(json.dumps(self._measured), encoding="utf-8")
                    part.replace(self._path)


def _read(path: Path | None) -> dict[str, float]:
    """Return the gains of a file; none if there is none, or it is no such file."""
    if path is None:
        return {}
    try:
        gains = json.loads(path.read_text(encoding="utf-8"))
        return {str(key): max(-_MOST_DB, min(_MOST_DB, float(gain))) for key, gain in gains.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def loudness(sound: Pcm) -> float:
    """Return the integrated loudness of one channel in LUFS, gated as ITU-R BS.1770-4 says.

    Returns:
        -inf if the sound is shorter than 400 ms, or silent.
    """
    weighted = _k_weighted(sound)
    block, step = sound.rate * 2 // 5, sound.rate // 10
    starts = range(0, len(weighted) - step + 1, step)
    squares = [sum(x * x for x in weighted[at : at + step]) for at in starts]
    powers = [sum(squares[at : at + 4]) / block for at in range(len(squares) - 3)]
    loud = [power for power in powers if _level(power) > -70.0]
    if not loud:
        return -math.inf
    gate = _level(sum(loud) / len(loud)) - 10.0
    kept = [power for power in loud if _level(power) > gate]
    return _level(sum(kept) / len(kept))


def _level(power: float) -> float:
    return -0.691 + 10 * math.log10(power) if power > 0 else -math.inf


def _k_weighted(sound: Pcm) -> list[float]:
    """Return the samples, of 1.0, through the two filters of BS.1770: a high shelf, then a high pass."""
    samples = [x / 32768 for x in sound.samples]
    for hertz, quality, gain in ((1681.974, 0.7071752, 3.999844), (38.13547, 0.5003270, None)):
        k = math.tan(math.pi * hertz / sound.rate)
        norm = 1 + k / quality + k * k
        if gain is None:
            b0, b1, b2 = 1.0, -2.0, 1.0
        else:
            high = 10 ** (gain / 20)
            middle = high**0.4996667741545416
            b0 = (high + middle * k / quality + k * k) / norm
            b1 = 2 * (k * k - high) / norm
            b2 = (high - middle * k / quality + k * k) / norm
        a1, a2 = 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm
        samples = _filtered(samples, (b0, b1, b2, a1, a2))
    return samples


def _filtered(samples: list[float], filter: tuple[float, float, float, float, float]) -> list[float]:
    b0, b1, b2, a1, a2 = filter
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out
