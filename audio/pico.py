"""Pico: SVOX Pico's French and English voices, inside their own child process only.

Its raw sound is dull, and clipped at its usual volume.  So it speaks at half of that, and goes through the
low shelf that Android has behind it: -18 dB under 1.1 kHz, then all of it louder.
"""

from __future__ import annotations

import math
from array import array
from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from .engines import EngineError
from .extras import PICO
from .loudness import PEAK
from .pcm import Pcm, trim

if TYPE_CHECKING:
    from .protocol import Job
    from .voices import VoiceInfo

RATE: Final = 16000
"""Samples a second."""

_SPEEDS: Final = ((80, 0.5), (120, 0.78), (200, 1.35), (320, 2.55), (450, 4.03), (500, 4.8))
"""Words per minute, and the speed at which Pico takes as long as eSpeak does at that rate."""

_VOLUME: Final = 0.5
_SHELF_HZ: Final = 1100.0
_SHELF_DB: Final = -18.0
_GAIN: Final = 5.5


class Pico:
    """The voices of Pico.

    Raises:
        EngineError: the package is missing, or does not fit this machine.
    """

    name = PICO.engine

    def __init__(self) -> None:
        try:
            from py_nanotts import NanoTTS
        except ImportError as error:
            raise EngineError(f"{type(error).__name__}: {error}") from error
        self._engine = NanoTTS()

    def voices(self) -> tuple[VoiceInfo, ...]:
        """Return its voices for the games' languages."""
        return PICO.voices

    def render(self, job: Job) -> Pcm:
        """Return the speech of a job, brightened.

        Raises:
            EngineError: it refused the voice or the text.
        """
        try:
            raw = self._engine.speak(
                job.text.replace("&", " "),  # it would read what follows as an entity of XML
                voice=job.voice.partition(":")[2],
                speed=speed_for(job.rate),
                pitch=2 ** (job.half_tones / 12),
                volume=_VOLUME,
            )
        except Exception as error:  # whatever its C part raises
            raise EngineError(f"{type(error).__name__}: {error}") from error
        spoken = trim(Pcm(RATE, array("h", raw)))  # before the shelf, which makes its silence hiss
        return Pcm(RATE, brightened(spoken.samples, job.volume))


def speed_for(rate: int) -> float:
    """Return Pico's speed for words per minute, straight lines between what was measured."""
    place = min(max(bisect_right(_SPEEDS, (rate, math.inf)), 1), len(_SPEEDS) - 1)
    (slow, least), (fast, most) = _SPEEDS[place - 1 : place + 1]
    return least + (most - least) * (rate - slow) / (fast - slow)


def _low_shelf() -> tuple[float, float, float, float, float]:
    """Return b0, b1, b2, a1, a2 of the shelf (R. Bristow-Johnson's cookbook, slope 1)."""
    amplitude = 10 ** (_SHELF_DB / 40)
    turn = 2 * math.pi * _SHELF_HZ / RATE
    cosine, alpha = math.cos(turn), math.sin(turn) / math.sqrt(2)
    more, less = amplitude + 1, amplitude - 1
    width = 2 * math.sqrt(amplitude) * alpha
    a0 = more + less * cosine + width
    return (
        amplitude * (more - less * cosine + width) / a0,
        2 * amplitude * (less - more * cosine) / a0,
        amplitude * (more - less * cosine - width) / a0,
        -2 * (less + more * cosine) / a0,
        (more + less * cosine - width) / a0,
    )


def brightened(samples: array[int], volume: float = 1.0) -> array[int]:
    """Return Pico's samples through the shelf, so loud that none is cut off."""
    b0, b1, b2, a1, a2 = _low_shelf()
    once = twice = 0.0  # what is to come of the samples before; this form is the quickest in Python
    shaped: list[float] = []
    keep = shaped.append
    for x in samples:
        y = b0 * x + once
        once = b1 * x - a1 * y + twice
        twice = b2 * x - a2 * y
        keep(y)
    peak = max(max(shaped, default=0.0), -min(shaped, default=0.0))
    gain = min(_GAIN * volume, PEAK / max(peak, 1.0))
    return array("h", [int(y * gain) for y in shaped])
