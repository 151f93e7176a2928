"""Ambience and music: behind everything else, far behind speech, each for itself."""

import math
import wave
from array import array

import pytest
from hearing import sides

from audio.mixer import Mixer

LOUDNESS = 12000


@pytest.fixture
def right_only(tmp_path):
    """A second of a tone in the right ear."""
    path = tmp_path / "ambience.wav"
    tone = [round(LOUDNESS * math.sin(2 * math.pi * 500 * n / 44100)) for n in range(44100)]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(array("h", [side for sample in tone for side in (0, sample)]).tobytes())
    return path


def loudness(recording):
    """The loudest sample of the right ear in each tenth of a second."""
    _, right = sides(recording)
    return [max(right[at : at + 4410], default=0) for at in range(0, len(right), 4410)]


def test_without_a_file_or_with_no_volume_there_is_none(stage, right_only):
    for path, volume in ((None, 0.5), (right_only, 0.0)):
        stage.mixer = Mixer()
        stage.mixer.play_behind("ambience", path, volume)
        stage.mixer.play_behind("music", path, volume)
        stage.mixer.open()
        stage.pass_time(300)
        stage.mixer.close()
        assert max(loudness(stage.recording)) == 0


@pytest.mark.parametrize("what", ["ambience", "music"])
def test_it_is_heard_over_and_over_at_its_own_volume(stage, right_only, what):
    stage.mixer = Mixer(speech_volume=0.1, cue_volume=0.1)
    stage.mixer.play_behind(what, right_only, 0.5)
    stage.mixer.open()
    stage.pass_time(3500)  # more than three times through
    stage.close()
    assert 0.4 * LOUDNESS < loudness(stage.recording)[-3] < 0.55 * LOUDNESS
    _, right = sides(stage.recording)
    begun = next(at for at, sample in enumerate(right) if sample > 1000)
    quiet = longest = 0
    for sample in right[begun : begun + 3 * 44100]:
        quiet = quiet + 1 if abs(sample) < 100 else 0
        longest = max(longest, quiet)
    assert longest < 20  # half a millisecond: it goes on without a gap


@pytest.mark.parametrize("what", ["ambience", "music"])
def test_it_is_twenty_decibels_down_while_speech_sounds_and_comes_back(stage, right_only, what):
    stage.mixer = Mixer()
    stage.mixer.play_behind(what, right_only, 1.0)
    voice = stage.voice()
    voice.needs_kana("ja")  # wait for engine and device
    stage.pass_time(1300)
    voice.say("tone 300 for 800", kind="event", language="en", private=True, ear="left")
    assert voice.wait(30)
    stage.pass_time(500)
    stage.close()
    heard = loudness(stage.recording)
    begun = next(at for at, loud in enumerate(heard) if loud > 0.9 * LOUDNESS)
    ducked = [loud for loud in heard[begun:] if loud <= 0.11 * LOUDNESS]
    assert len(ducked) >= 5, heard
    assert heard[-2] > 0.9 * LOUDNESS


def test_either_ends_while_the_other_goes_on(stage, right_only):
    stage.mixer = Mixer()
    stage.mixer.play_behind("ambience", right_only, 0.25)
    stage.mixer.play_behind("music", right_only, 0.5)
    stage.mixer.open()
    stage.pass_time(500)
    stage.mixer.play_behind("music", None, 0.5)
    stage.pass_time(500)
    stage.close()
    heard = loudness(stage.recording)
    assert max(heard) > 0.5 * LOUDNESS
    assert 0.2 * LOUDNESS < heard[-2] < 0.3 * LOUDNESS


@pytest.mark.parametrize("what", ["ambience", "music"])
@pytest.mark.parametrize("content", [b"", b"RIFF nothing of the kind"])
def test_a_file_that_is_no_sound_is_one_notice_and_everything_else_sounds(stage, tmp_path, content, what):
    path = tmp_path / "ambience.wav"
    path.write_bytes(content)
    stage.mixer = Mixer()
    stage.mixer.play_behind(what, path, 1.0)
    voice = stage.voice()
    voice.say("tone 300 for 80", kind="event", language="en")
    assert voice.wait(30)
    assert [(notice.id, notice.args) for notice in voice.notices()] == [
        ("ambience-fault", {"file": str(path)})
    ]
    stage.close()
    assert max(loudness(stage.recording)) > 0
