"""Ears for tests: what was really written to the sound device, and on which side."""

from array import array
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

RATE = 44100
_WINDOW = RATE // 100
_AUDIBLE = 600


@dataclass(frozen=True)
class Tone:
    hz: int  # rounded to 20
    ms: int
    left: int  # loudest sample of each side
    right: int
    at_ms: int


def sides(recording: Path, begin: int = 0) -> tuple[array, array]:
    """The samples of each side from so many bytes on."""
    with recording.open("rb") as file:
        file.seek(begin - begin % 4)
        raw = file.read()
    stereo = array("h", raw[: len(raw) - len(raw) % 4])
    return stereo[0::2], stereo[1::2]


def _pitch(window) -> int:
    rises = [i for i in range(1, len(window)) if window[i - 1] < 0 <= window[i]]
    if len(rises) < 3:
        return 0
    return round(RATE * (len(rises) - 1) / (rises[-1] - rises[0]) / 20) * 20


def tones(recording: Path, begin: int = 0) -> list[Tone]:
    """The tones of a recording in order, from so many bytes on; silence and changes of pitch part them."""
    left, right = sides(recording, begin)
    heard = []
    for at in range(0, len(left) - _WINDOW, _WINDOW):
        a, b = left[at : at + _WINDOW], right[at : at + _WINDOW]
        louder = a if max(a) >= max(b) else b
        heard.append((_pitch(louder) if max(louder) > _AUDIBLE else 0, max(a), max(b)))
    found, at = [], 0
    for hz, group in groupby(heard, key=lambda window: window[0]):
        windows = list(group)
        if hz and len(windows) > 1:  # one window alone straddles a beginning or an end
            found.append(
                Tone(hz, 10 * len(windows), max(w[1] for w in windows), max(w[2] for w in windows), 10 * at)
            )
        at += len(windows)
    return found
