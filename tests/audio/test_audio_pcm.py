"""Sound in memory: reading what engines write, trimming, sides."""

import struct
import wave
from array import array
from io import BytesIO

import pytest

from audio.pcm import BadSound, Pcm, decode, encode_wav, trim
from tests.each import each


def stdlib_wav(samples, channels=1, rate=22050, width=2):
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(channels)
        out.setsampwidth(width)
        out.setframerate(rate)
        out.writeframes(array("h", samples).tobytes())
    return file.getvalue()


def aiff(samples, kind=b"AIFF", compression=b"", order=">"):
    """An AIFF file by hand: 22,050 is 0x5622 = mantissa 0xAC44 << 48 with exponent 16383 + 14."""
    comm = struct.pack(">hIhHQ", 1, len(samples), 16, 16383 + 14, 0xAC44 << 48) + compression
    sound = struct.pack(">II", 0, 0) + struct.pack(f"{order}{len(samples)}h", *samples)
    body = b"COMM" + struct.pack(">I", len(comm)) + comm + b"SSND" + struct.pack(">I", len(sound)) + sound
    return b"FORM" + struct.pack(">I", 4 + len(body)) + kind + body


def test_a_wav_file_is_read_as_the_standard_library_wrote_it():
    sound = decode(stdlib_wav([1, -2, 300, -32768, 32767]))
    assert sound == Pcm(22050, array("h", [1, -2, 300, -32768, 32767]))


def test_stereo_is_read_as_the_mean_of_its_sides():
    assert list(decode(stdlib_wav([100, 200, -50, 50], channels=2)).samples) == [150, 0]


def test_plain_aiff_is_read_in_either_byte_order():
    assert decode(aiff([1, -2, 300])) == Pcm(22050, array("h", [1, -2, 300]))
    little = aiff([1, -2, 300], kind=b"AIFC", compression=b"sowt", order="<")
    assert list(decode(little).samples) == [1, -2, 300]


@each(
    ("data", "reason"),
    [
        (b"", "neither"),
        (b"OggS" + bytes(40), "neither"),
        (stdlib_wav([1] * 100)[:-20], "cut off"),
        (stdlib_wav([1, 2], width=1), "8 bits"),
        (b"RIFF\0\0\0\0WAVE", "without its header"),
        (aiff([1], kind=b"AIFC", compression=b"ima4"), "ima4"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_reason(data, reason):
    with pytest.raises(BadSound, match=reason):
        decode(data)


def test_trimming_leaves_hardly_any_silence_around_the_speech():
    lead, tail = [0] * 970, [3] * 5000  # 44 ms and 227 ms, as eSpeak makes
    speech = [8000, -8000] * 2205
    trimmed = trim(Pcm(22050, array("h", lead + speech + tail)))
    assert 0.200 <= trimmed.seconds <= 0.220
    assert max(trimmed.samples[:60]) == 8000


def test_trimming_silence_leaves_nothing():
    assert len(trim(Pcm(22050, array("h", bytes(2000)))).samples) == 0
    assert len(trim(Pcm(22050, array("h"))).samples) == 0


def test_a_side_that_is_shut_is_exactly_silent_and_the_other_one_whole():
    sound = Pcm(22050, array("h", [1000, -1000, 32767]))
    with wave.open(BytesIO(encode_wav(sound, left=0.0))) as file:
        assert file.getnchannels() == 2
        stereo = array("h", file.readframes(3))
    assert list(stereo[0::2]) == [0, 0, 0]
    assert list(stereo[1::2]) == [1000, -1000, 32767]


def test_a_packed_sound_reads_back_the_same_with_its_pause_after_it():
    sound = Pcm(22050, array("h", [5, -5, 7]))
    assert decode(encode_wav(sound)) == sound
    paused = decode(encode_wav(sound, tail_ms=100))
    assert paused.samples[:3] == sound.samples
    assert list(paused.samples[3:]) == [0] * 2205


def test_a_wav_with_the_longer_header_is_read_too():
    plain = stdlib_wav([1, -2, 300])
    at = plain.index(b"fmt ") + 8
    form = b"\xfe\xff" + plain[at + 2 : at + 16] + struct.pack("<HHI", 22, 16, 4) + b"\x01\x00" + bytes(14)
    body = b"fmt " + struct.pack("<I", len(form)) + form + plain[plain.index(b"data") :]
    longer = b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WAVE" + body
    assert list(decode(longer).samples) == [1, -2, 300]
