"""Sounds that were converted for the device once."""

from array import array

from audio.loaded import LoadedSounds
from audio.pcm import Pcm


def phrase(size=2000):
    return Pcm(22050, array("h", [1000] * size))


def test_a_phrase_that_comes_again_is_the_same_sound_of_the_device(stage):
    stage.mixer.open()
    sounds = LoadedSounds(stage.mixer)
    said = phrase()
    first = sounds.load(said, "both", 90)
    sounds.keep(first)
    assert sounds.load(said, "both", 90).sound is first.sound


def test_another_ear_another_pause_and_another_phrase_are_other_sounds(stage):
    stage.mixer.open()
    sounds = LoadedSounds(stage.mixer)
    said = phrase()
    first = sounds.load(said, "left", 90)
    sounds.keep(first)
    others = [
        sounds.load(said, "right", 90),
        sounds.load(said, "left", 150),
        sounds.load(phrase(), "left", 90),
    ]
    assert all(other.sound is not first.sound for other in others)


def test_what_was_forgotten_or_not_wanted_for_long_is_converted_anew(stage):
    stage.mixer.open()
    sounds = LoadedSounds(stage.mixer, most=2)
    said = [phrase() for _ in range(3)]
    loaded = [sounds.load(one, "both", 0) for one in said]
    for one in loaded:
        sounds.keep(one)
    assert sounds.load(said[0], "both", 0).sound is not loaded[0].sound
    assert sounds.load(said[2], "both", 0).sound is loaded[2].sound
    sounds.forget()
    assert sounds.load(said[2], "both", 0).sound is not loaded[2].sound


def test_without_a_device_there_is_nothing_to_play(stage):
    assert LoadedSounds(stage.mixer).load(phrase(), "both", 0) is None


def test_nothing_private_is_kept_behind_a_hand_over(stage):
    voice = stage.voice()
    voice.say("tone 400 for 120", kind="event", language="en", private=True)
    assert voice.wait(30)
    assert len(voice._loaded._kept) == 1
    voice.purge()
    assert not voice._loaded._kept
