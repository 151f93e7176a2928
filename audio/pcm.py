"""PCM: plain sound in memory, read from what engines write and packed for the mixer.

Standard library only: `audioop` and `aifc` left Python in 3.13, and numpy would cost more than
the whole of this package.
"""

from __future__ import annotations

import io
import struct
import sys
import wave
from array import array
from dataclasses import dataclass
from typing import Literal

Ear = Literal["both", "left", "right"]

QUIET = 96
"""Samples below this size (of 32,767) count as silence when speech is trimmed."""

HEARD = 328
"""Samples above this size are heard in a cue: a hundredth of full loudness."""

_PLAIN, _EXTENSIBLE = b"\x01\x00", b"\xfe\xff"
"""The kinds of WAV that hold PCM, as their header has them."""

_WINDOW = 32
_KEPT_LEAD_MS = 1
_KEPT_TAIL_MS = 15


class BadSound(ValueError):
    """The bytes are no sound that can be read; the message says why."""


@dataclass(frozen=True, slots=True)
class Pcm:
    """One channel of 16-bit sound.

    Attributes:
        rate: Samples per second.
        samples: Signed 16-bit samples in the machine's own byte order.
    """

    rate: int
    samples: array[int]

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return len(self.samples) / self.rate


def decode(data: bytes) -> Pcm:
    """Read a WAV file, or the plain AIFF that macOS writes (untested on a real one).

    Raises:
        BadSound: It is neither, or not 16-bit PCM, or it is cut off.
    """
    if data[:4] == b"RIFF" and data[8:12] == b"WAVE":
        return _decode_wav(data)
    if data[:4] == b"FORM" and data[8:12] in (b"AIFF", b"AIFC"):
        return _decode_aiff(data)
    raise BadSound("neither a WAV nor an AIFF file")


def _chunks(data: bytes) -> dict[bytes, bytes]:
    """Return the chunks of an AIFF file by name."""
    found: dict[bytes, bytes] = {}
    at = 12
    while at + 8 <= len(data):
        (size,) = struct.unpack_from(">I", data, at + 4)
        if at + 8 + size > len(data):
            raise BadSound("a sound file that is cut off")
        found.setdefault(data[at : at + 4], data[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    return found


def _decode_wav(data: bytes) -> Pcm:
    at = data.find(b"fmt ", 12) + 8
    if data[at : at + 2] == _EXTENSIBLE:
        # Python 3.11 does not read the longer header, which says the same in its first part.
        data = data[:at] + _PLAIN + data[at + 2 :]
    try:
        with wave.open(io.BytesIO(data)) as file:
            channels, width, rate, frames = file.getparams()[:4]
            raw = file.readframes(frames)
    except (wave.Error, EOFError) as problem:
        raise BadSound(f"a WAV file without its header or its sound: {problem}") from None
    if width != 2:
        raise BadSound(f"a WAV file with {8 * width} bits; only 16-bit PCM is read")
    if len(raw) < 2 * channels * frames:
        raise BadSound("a sound file that is cut off")
    return _mono(raw, channels, rate, swap=False)


def _decode_aiff(data: bytes) -> Pcm:
    chunks = _chunks(data)
    form = chunks.get(b"COMM", b"")
    if len(form) < 18 or b"SSND" not in chunks:
        raise BadSound("an AIFF file without its header or its sound")
    channels, _, bits, exponent, mantissa = struct.unpack_from(">hIhhQ", form)
    compression = form[18:22] if data[8:12] == b"AIFC" else b"NONE"
    if bits != 16 or compression not in (b"NONE", b"twos", b"sowt"):
        raise BadSound(f"an AIFF file with {bits} bits, packed as {compression!r}; only 16-bit PCM is read")
    rate = round(mantissa * 2.0 ** (exponent - 16383 - 63))  # an 80-bit float
    (offset,) = struct.unpack_from(">I", chunks[b"SSND"])
    little = compression == b"sowt"
    return _mono(chunks[b"SSND"][8 + offset :], channels, rate, swap=little != (sys.byteorder == "little"))


def _mono(raw: bytes, channels: int, rate: int, *, swap: bool) -> Pcm:
    if channels < 1 or not 4000 <= rate <= 192000:
        raise BadSound(f"a sound with {channels} channels at {rate} samples a second")
    samples = array("h", raw[: len(raw) - len(raw) % (2 * channels)])
    if swap:
        samples.byteswap()
    if channels > 1:
        sides = [samples[side::channels] for side in range(channels)]
        samples = array("h", (sum(together) // channels for together in zip(*sides, strict=True)))
    return Pcm(rate, samples)


def trim(sound: Pcm) -> Pcm:
    """Cut the silence before and after; the result is empty if it was all silence.

    eSpeak puts up to 44 ms before its speech, which would be heard as lag, and a quarter of a
    second after it.
    """
    samples = sound.samples
    starts = range(0, len(samples), _WINDOW)
    first = next((at for at in starts if _loud(samples, at)), None)
    if first is None:
        return Pcm(sound.rate, array("h"))
    last = next(at for at in reversed(starts) if _loud(samples, at))
    begin = max(0, first - sound.rate * _KEPT_LEAD_MS // 1000)
    end = last + _WINDOW + sound.rate * _KEPT_TAIL_MS // 1000
    return Pcm(sound.rate, samples[begin:end])


def sharpen(sound: Pcm) -> Pcm:
    """Cut what swells unheard before a cue, so that it is heard when it is played.

    What stays begins a millisecond before the first sample over `HEARD`, and rises from silence
    within that millisecond.
    """
    samples = sound.samples
    first = next((at for at, sample in enumerate(samples) if abs(sample) > HEARD), 0)
    rise = sound.rate // 1000
    begin = max(0, first - rise)
    if not begin:
        return sound
    kept = samples[begin:]
    for at in range(min(rise, len(kept))):
        kept[at] = kept[at] * at // rise
    return Pcm(sound.rate, kept)


def _loud(samples: array[int], at: int) -> bool:
    window = samples[at : at + _WINDOW]
    return max(window) > QUIET or min(window) < -QUIET


def encode_wav(
    sound: Pcm, *, left: float = 1.0, right: float = 1.0, tail_ms: int = 0, stereo: bool = False
) -> bytes:
    """Pack a sound as a WAV file; mono while both sides are full, else stereo.

    The sides are made here and not by the mixer's panning, which starts a moment after the sound
    does: a private line must not be heard on the wrong side for even that moment.

    Args:
        sound: What to pack.
        left: Loudness of the left side, 0.0 (exactly silent) to 1.0.
        right: Loudness of the right side.
        tail_ms: Silence to add at the end.
        stereo: True for two sides in any case.
    """
    samples = sound.samples + array("h", bytes(2 * (sound.rate * tail_ms // 1000)))
    channels = 1
    if stereo or (left, right) != (1.0, 1.0):
        channels = 2
        both = array("h", bytes(4 * len(samples)))
        both[0::2] = _scaled(samples, left)
        both[1::2] = _scaled(samples, right)
        samples = both
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(2)
        out.setframerate(sound.rate)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def _scaled(samples: array[int], loudness: float) -> array[int]:
    if loudness >= 1.0:
        return samples
    if loudness <= 0.0:
        return array("h", bytes(2 * len(samples)))
    share = round(loudness * (1 << 15))  # whole numbers are multiplied in half the time
    return array("h", [sample * share >> 15 for sample in samples])
