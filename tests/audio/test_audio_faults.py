"""Engines that misbehave, as real processes: nothing queued is lost, and what is missing is told once."""

import os
import subprocess
import sys
import threading
import time

import pytest
from hearing import tones

from audio.outputs import changing
from audio.synthesiser import Synthesiser


def say(speech, text, language="en", **options):
    return speech.say(text, kind="event", language=language, **options)


def heard(stage):
    stage.close()
    return [tone.hz for tone in tones(stage.recording)]


@pytest.mark.parametrize(
    "fault", ["hang", "die", "lose-every-second", "empty-once", "die-early-once", "garbage", "answer-twice"]
)
def test_every_line_is_heard_in_order_although_the_engine_fails(stage, fault):
    voice = stage.voice(fault, job_timeout=0.3)
    expected = [400, 500, 600, 700]
    for hz in expected:
        say(voice, f"tone {hz} for 40")
    assert voice.wait(30)
    assert voice.notices() == []
    assert heard(stage) == expected


@pytest.mark.skipif(sys.platform == "win32", reason="to ask for a process by its id is to end it there")
def test_a_child_that_was_given_up_is_gone(stage):
    voice = stage.voice("hang")
    say(voice, "tone 400 for 50")
    say(voice, "tone 600 for 50")
    assert voice.wait(30)
    first, second = stage.child_pids()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    os.kill(second, 0)


def test_a_line_that_no_engine_can_read_is_told_and_the_next_one_is_spoken(stage):
    voice = stage.voice("always-empty")
    say(voice, "tone 400 for 50")
    say(voice, "tone 600 for 50")
    assert voice.wait(30)
    assert [notice.id for notice in voice.notices()] == ["speech-lost"]
    assert "tone 600 for 50" in stage.jobs()


@pytest.mark.parametrize("fault", ["refuse", "die-early"])
def test_an_engine_that_cannot_start_is_one_notice_and_no_line_blocks(stage, fault):
    voice = stage.voice(fault)
    for _ in range(3):
        say(voice, "tone 400 for 50")
    start = time.monotonic()
    assert voice.wait(30)
    say(voice, "tone 400 for 50")
    assert voice.wait(10)
    assert time.monotonic() - start < 20  # nobody waits for what cannot start
    (notice,) = voice.notices()
    assert notice.id == "engine-missing"
    assert "pip install" in notice.text
    assert "\n" not in notice.text
    assert voice.notices() == []


def test_a_program_that_is_no_engine_is_one_notice(stage):
    voice = stage.voice(command=["/no/such/program"])
    say(voice, "tone 400 for 50")
    assert voice.wait(30)
    assert [notice.id for notice in voice.notices()] == ["engine-missing"]


def test_a_language_without_a_voice_is_told_once_and_read_by_another_voice_if_its_letters_are_latin(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 50", language="de")
    say(voice, "tone 600 for 50", language="de")
    say(voice, "ぎんのりゅう", language="ja")
    assert voice.wait(30)
    notices = voice.notices()
    assert [(notice.id, notice.args["language"]) for notice in notices] == [
        ("voice-missing", "de"),
        ("voice-missing", "ja"),
    ]
    assert stage.jobs() == ["tone 400 for 50", "tone 600 for 50"]


def test_a_language_without_a_voice_is_told_before_its_first_line_where_it_is_looked_for(stage):
    voice = stage.voice()
    voice.look_for("en")
    voice.look_for("ja")
    assert [(notice.id, notice.args["language"]) for notice in voice.notices()] == [("voice-missing", "ja")]
    say(voice, "ぎんのりゅう", language="ja")
    assert voice.wait(30)
    assert voice.notices() == [], "it is told once"


def test_a_voice_that_does_not_exist_is_told_and_the_language_is_read_all_the_same(stage):
    voice = stage.voice()
    say(voice, "tone 400 for 50", voice="klingon")
    say(voice, "tone 600 for 50", voice="klingon")
    assert voice.wait(30)
    (notice,) = voice.notices()
    assert (notice.id, notice.args) == ("voice-unknown", {"voice": "klingon"})
    assert len(stage.jobs()) == 2


def test_closing_does_not_wait_for_an_engine_that_hangs(stage, until):
    voice = stage.voice("hang", job_timeout=30.0)
    say(voice, "tone 400 for 50")
    say(voice, "tone 600 for 50")
    until(lambda: len(stage.jobs()) == 2)
    start = time.monotonic()
    voice.close()
    assert time.monotonic() - start < 15  # of the 30 that the job may take


@pytest.mark.skipif(sys.platform == "win32", reason="the packaged voices of this test are the fake child's")
def test_japanese_needs_kana_only_where_no_voice_reads_kanji(stage):
    voice = stage.voice()
    assert voice.needs_kana("ja")  # no Japanese voice at all: kana is the safe text
    assert not voice.needs_kana("en")
    assert [info.id for info in voice.voices("fr")] == ["fr"]


def test_speech_outlives_a_sound_device_that_is_closed_under_it(stage):
    """As when a service ends: quick keys meet a mixer that is just being opened anew."""
    import pygame

    voice = stage.voice()
    say(voice, "tone 400 for 50")
    assert voice.wait(30)
    for _ in range(3):
        with changing:  # as everybody who opens or ends it: what ends beside that is reported into freed memory
            if pygame.mixer.get_init():
                pygame.mixer.stop()
            pygame.mixer.quit()
        for pitch in range(400, 420):
            voice.key_pressed()
            voice.say(f"tone {pitch} for 30", kind="focus", language="en")
        voice.say("tone 600 for 30", kind="question", language="en")
        assert voice.wait(30), "the thread that speaks is gone"
        assert voice.has_put("question"), "Enter would be too soon for ever"


def test_two_threads_that_start_an_engine_at_once_start_one(stage, monkeypatch):
    started = []
    real = subprocess.Popen

    def popen(*arguments, **options):
        started.append(real(*arguments, **options))
        time.sleep(0.2)  # as long as a busy machine may take
        return started[-1]

    monkeypatch.setattr("audio.synthesiser.subprocess.Popen", popen)
    synthesiser = Synthesiser(stage.command())
    threads = [threading.Thread(target=synthesiser.start) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    synthesiser.close()
    assert len(started) == 1
