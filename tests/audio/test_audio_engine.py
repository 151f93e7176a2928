"""The real engine, pyttsx3 with the packaged eSpeak NG, as far as it runs here."""

import os
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

import pytest

from audio.engines import load_packaged_espeak
from audio.protocol import Job
from audio.scratch import remove_in_use, remove_leftovers, scratch_file
from audio.synthesiser import Synthesiser, child_command
from audio.voices import choose_voice

ROOT = Path(__file__).parents[2]

pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")


def packaged_command():
    """Everywhere the packaged engine, whatever voices the system has."""
    return child_command("espeak")


@pytest.fixture(scope="module")
def synthesiser():
    synthesiser = Synthesiser(packaged_command())
    synthesiser.start()
    yield synthesiser
    synthesiser.close()


def seconds(synthesiser, text, language, rate=200, volume=1.0):
    voice = choose_voice(language, synthesiser.voices)
    return synthesiser.synthesise(Job(text, voice.engine, voice.id, rate, volume)).seconds


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "It is your turn."), ("fr", "C'est à vous de jouer."), ("ja", "あなたの ばんです。")],
)
def test_each_language_is_spoken(synthesiser, language, text):
    assert 0.4 < seconds(synthesiser, text, language) < 3.0


WITHOUT_A_THREAD = """
import sys
import tempfile
from audio import engines, synth_child

load = engines.load_packaged_espeak


def load_synchronous():
    load()
    from pyttsx3.drivers import _espeak

    _espeak.AUDIO_OUTPUT_RETRIEVAL = _espeak.AUDIO_OUTPUT_SYNCHRONOUS


engines.load_packaged_espeak = load_synchronous
synth_child.main(sys.argv[1:])
"""


def test_a_build_without_a_thread_of_its_own_speaks_each_line_at_once():
    options = child_command("espeak")[4:]
    synthesiser = Synthesiser([sys.executable, "-c", WITHOUT_A_THREAD, *options], job_timeout=1.0)
    try:
        synthesiser.start()
        lengths = [seconds(synthesiser, text, "en") for text in ("Pass.", "It is your turn, Ana.", "Pass.")]
    finally:
        synthesiser.close()
    assert lengths[0] == lengths[2]
    assert 0.2 < lengths[0] < lengths[1] < 3.0


def test_a_rate_is_kept_over_three_hundred_changes(synthesiser):
    lengths = {150: set(), 300: set()}
    for turn in range(300):
        rate = (150, 300)[turn % 2]
        lengths[rate].add(round(seconds(synthesiser, "The gold dragon attacks.", "en", rate), 1))
    assert max(lengths[300]) < 0.7 * min(lengths[150])


def test_a_volume_makes_the_sound_softer(synthesiser):
    voice = choose_voice("en", synthesiser.voices)
    loud = synthesiser.synthesise(Job("Dragon", voice.engine, voice.id, 200, 1.0))
    soft = synthesiser.synthesise(Job("Dragon", voice.engine, voice.id, 200, 0.3))
    assert max(soft.samples) < 0.6 * max(loud.samples)


def test_speech_begins_at_once_and_ends_without_a_long_silence(synthesiser):
    voice = choose_voice("en", synthesiser.voices)
    sound = synthesiser.synthesise(Job("Tower", voice.engine, voice.id, 200, 1.0))
    assert max(sound.samples[: sound.rate // 100]) > 96
    assert max(abs(x) for x in sound.samples[-sound.rate // 25 :]) > 96


def test_a_real_line_is_heard_in_one_ear(stage):
    from hearing import sides

    voice = stage.voice(command=packaged_command(), job_timeout=3.0)
    voice.say("You hold two towers.", kind="answer", language="en", private=True, ear="right")
    assert voice.wait(30)
    assert voice.needs_kana("ja")
    stage.close()
    left, right = sides(stage.recording)
    assert max(right) > 3000
    assert not any(left)


def left_behind():
    in_memory = Path("/dev/shm")
    kept = set(in_memory.iterdir()) if in_memory.is_dir() else set()
    return kept | set(Path(tempfile.gettempdir()).glob("accessible-audio-*"))


def test_a_private_line_leaves_no_file(synthesiser):
    before = left_behind()
    seconds(synthesiser, "secret", "en")
    assert left_behind() <= before


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lacks voices of its own")
def test_the_systems_engine_alone_is_what_there_is_or_says_why():
    """In a process of its own, as engines always are: their library may take a process along."""
    code = """
        from audio.engines import EngineError, start_engines
        try:
            print(*(engine.name for engine in start_engines("system", ["en"])))
        except EngineError as error:
            print(error)
    """
    command = [sys.executable, "-c", textwrap.dedent(code)]
    said = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, check=True).stdout
    assert said == "espeak\n" or "espeak" in said.lower()


def test_the_packaged_voices_are_found_through_the_environment(monkeypatch):
    monkeypatch.delenv("ESPEAK_DATA_PATH", raising=False)
    load_packaged_espeak()
    assert (Path(os.environ["ESPEAK_DATA_PATH"]) / "espeak-ng-data").is_dir()


def test_a_scratch_file_on_disk_is_for_the_user_alone_and_goes_with_its_job():
    with scratch_file(".wav", in_memory=False) as (path, read):
        assert read() == b""
        Path(path).write_bytes(b"sound")
        assert read() == b"sound"
        if os.name == "posix":
            assert Path(path).parent.stat().st_mode & 0o077 == 0
    assert not Path(path).parent.exists()


def test_a_scratch_file_is_deleted_when_the_process_ends_in_its_job():
    with scratch_file(".wav", in_memory=False) as (path, _):
        Path(path).write_bytes(b"sound")
        remove_in_use()
        assert not Path(path).exists()


def test_what_a_killed_process_left_is_deleted_and_a_busy_job_is_not():
    with scratch_file(".wav", in_memory=False) as (busy, _):
        Path(busy).write_bytes(b"sound")
        left = Path(busy).parent.with_name("accessible-audio-killed")
        left.mkdir()
        (left / "speech.wav").write_bytes(b"secret")
        os.utime(left, (1, 1))
        remove_leftovers()
        assert not left.exists()
        assert Path(busy).exists()
