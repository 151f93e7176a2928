"""The doctor and the screen reader link."""

import os
import sys
import threading
import time
from types import SimpleNamespace

import pytest

from audio.doctor import _ask, probe
from audio.extras import EXTRAS, Extra
from audio.notices import NoticeBoard
from audio.reader import Reader
from audio.voices import VoiceInfo


def found(findings):
    return {(f.id, f.args.get("language", "")): f for f in findings}


def test_the_doctor_finds_engine_and_voices_and_gives_a_remedy_for_what_is_missing(stage):
    findings = found(probe(command=stage.command()))
    assert findings["speech-engine", ""].ok
    assert findings["voice", "fr"].ok
    assert (
        findings["voice", "fr"].args["heard"] == "118"
    )  # 100 ms of tone, and what is left of the silence around it
    assert stage.jobs() == ["Hello", "Bonjour"]
    assert not findings["voice", "ja"].ok
    assert "pip install" in findings["voice", "ja"].text
    assert findings["device", ""].ok  # a file is a device


def test_a_voice_that_is_listed_and_makes_no_sound_is_named_as_mute(stage):
    findings = found(probe(command=stage.command("always-empty")))
    assert findings["speech-engine", ""].ok
    assert not findings["mute-voice", "en"].ok and not findings["mute-voice", "fr"].ok
    assert "English" in findings["mute-voice", "en"].text


def test_one_sound_that_comes_back_empty_does_not_make_a_voice_mute(stage):
    assert found(probe(command=stage.command("empty-once")))["voice", "en"].ok


def test_the_voice_that_was_chosen_is_the_one_that_is_tried(stage):
    findings = found(probe(command=stage.command(), chosen={"en": "fr"}))
    assert findings["voice", "en"].args["voice"] == "French"


def test_the_doctor_does_not_hang_with_an_engine_that_lists_voices_and_answers_no_word(stage):
    start = time.monotonic()
    findings = found(probe(timeout=0.5, command=stage.command("deaf")))
    assert time.monotonic() - start < 8
    assert not any(finding.ok for (id, _), finding in findings.items() if "voice" in id)


@pytest.mark.skipif(os.name != "posix", reason="a file with #! is no program here")
def test_a_probe_whose_pipe_outlives_it_holds_nobody_up(tmp_path, monkeypatch):
    hanging = tmp_path / "python"
    hanging.write_text("#!/bin/sh\nsleep 20 &\nsleep 20\n", encoding="utf-8")
    hanging.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(hanging))
    start = time.monotonic()
    assert _ask("device", 0.3) is None
    assert time.monotonic() - start < 5


def test_the_doctor_names_a_missing_device_and_a_missing_engine(stage, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    findings = found(probe(command=stage.command("refuse")))
    assert not findings["speech-engine", ""].ok
    assert "no such library" in findings["speech-engine", ""].text
    assert not findings["device", ""].ok
    assert all("\n" not in finding.text for finding in findings.values())


def test_the_doctor_does_not_hang_with_an_engine_that_never_answers(stage):
    start = time.monotonic()
    findings = found(probe(timeout=0.8, command=[sys.executable, "-c", "input()"]))
    assert time.monotonic() - start < 4
    assert not findings["speech-engine", ""].ok


class Display:
    """A screen reader that keeps what it was given."""

    name = "Test"

    def __init__(self, braille=True):
        self.features = SimpleNamespace(supports_braille=braille)
        self.given = []

    def speak(self, text, interrupt):
        self.given.append(("speak", text))

    def braille(self, text):
        self.given.append(("braille", text))


def test_lines_reach_the_screen_reader_and_its_braille_in_order(until):
    display = Display()
    reader = Reader(NoticeBoard(), find=lambda: display)
    assert reader.speak_public("Ana \u2068passes\u2069.")
    assert reader.braille("Ana passes.")
    until(lambda: len(display.given) == 2)
    assert display.given == [("speak", "Ana passes."), ("braille", "Ana passes.")]
    reader.close()


def test_braille_is_left_away_where_there_is_none(until):
    display = Display(braille=False)
    reader = Reader(NoticeBoard(), find=lambda: display)
    reader.braille("one")
    reader.speak_public("two")
    until(lambda: display.given)
    assert display.given == [("speak", "two")]
    reader.close()


def test_a_reader_that_is_not_there_is_one_notice_and_the_caller_is_told(until):
    def missing():
        raise ImportError("prism")

    for find, id in ((missing, "reader-package-missing"), (lambda: None, "reader-missing")):
        board = NoticeBoard()
        reader = Reader(board, find=find)
        until(lambda reader=reader: not reader.speak_public("x"))
        assert [notice.id for notice in board.take()] == [id]
        assert board.take() == []


def test_a_reader_that_does_not_answer_in_time_holds_nothing_up(until):
    release = threading.Event()
    board = NoticeBoard()
    reader = Reader(board, timeout=0.1, find=lambda: release.wait(30) and None)
    start = time.monotonic()
    assert reader.speak_public("x")  # may still come
    until(lambda: not reader.speak_public("x"), seconds=20)
    assert time.monotonic() - start < 20  # of the 30 that it takes
    assert [notice.id for notice in board.take()] == ["reader-slow"]
    release.set()


def test_a_reader_that_is_closed_in_the_game_is_told(until):
    class Closing(Display):
        def speak(self, text, interrupt):
            raise OSError("the pipe is broken")

    board = NoticeBoard()
    reader = Reader(board, find=Closing)
    reader.speak_public("x")
    until(lambda: not reader.speak_public("y"))
    assert [notice.id for notice in board.take()] == ["reader-lost"]
    reader.close()


def test_the_same_thing_is_missing_once_and_another_one_again():
    board = NoticeBoard()
    board.post("voice-missing", "No French.", language="fr")
    board.post("voice-missing", "No French.", language="fr")
    board.post("voice-missing", "No Japanese.", language="ja")
    assert [notice.args["language"] for notice in board.take()] == ["fr", "ja"]
    board.post("voice-missing", "No French.", language="fr")
    assert board.take() == []


@pytest.mark.parametrize("module", ["prism"])
def test_the_real_link_is_optional(module):
    from audio.reader import connect

    try:
        __import__(module)
    except ImportError:
        with pytest.raises(ImportError):
            connect()
    else:
        reader = connect()
        assert reader is None or reader.name


def test_further_voices_are_named_or_how_to_get_them_and_nothing_else_depends_on_them(monkeypatch):
    absent = Extra("pico", "no_such_module", "voices", "py-nanotts", ())
    broken = Extra(
        "no_engine", "json", "japanese", "pyopenjtalk-plus", (VoiceInfo("m", "Mei", ("ja",), "x"),)
    )
    elsewhere = Extra("x", "no_such_module", "voices", "x", (), ("some other system",))
    monkeypatch.setattr("audio.doctor.EXTRAS", (absent, broken, elsewhere))
    findings = [finding for finding in probe() if "extra" in finding.id]
    assert [(finding.id, finding.ok) for finding in findings] == [("extra", False), ("broken-extra", False)]
    assert findings[0].text.endswith("pip install py-nanotts")
    assert "does not start" in findings[1].text and "Mei" in findings[1].text


@pytest.mark.parametrize("extra", EXTRAS, ids=lambda extra: extra.engine)
def test_an_installed_extra_speaks_the_word_of_its_language(extra):
    if not extra.installed or sys.platform not in extra.systems:
        pytest.skip(f"pip install {extra.package} brings it")
    findings = probe(chosen={voice.tags[0][:2]: voice.id for voice in extra.voices})
    voices = {f.args["voice"]: f.ok for f in findings if f.id == "voice" and f.args["engine"] == extra.engine}
    assert voices == {voice.name: True for voice in extra.voices}
