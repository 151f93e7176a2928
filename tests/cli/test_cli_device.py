"""A sound device that is missing, goes or comes: told at once, on whatever works."""

import argparse
import os
import sys
import time
from pathlib import Path

import pytest
from clerk import Clerk
from commandline import run

from accessible_games.cli.console import Console
from accessible_games.cli.session import Session
from accessible_games.narration.typography import plain_blanks
from accessible_games.window.screen import WindowError
from tests.recorder import RecorderVoice

sys.path.append(str(Path(__file__).parents[1] / "audio"))
from pulse import MISSING, SoundServer


def test_no_device_is_told_before_the_first_question(tmp_path):
    told = run(tmp_path, "--speech", "on", typed="", SDL_AUDIODRIVER="no-such-driver").out
    assert "No sound: there is no audio device." in told
    assert told.index("No sound") < told.index("New game")


def test_what_the_computer_lacks_is_told_once_however_often_sound_is_opened_anew(tmp_path, monkeypatch):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    with _session("This program") as session:
        session.begin()
        session.ask_who_speaks(back=False)
        session.sound.await_device()
        session.tell_notices()
        assert session.front.text().count("No sound:") == 1


def test_speech_is_said_to_be_on_only_if_something_sounds(tmp_path, monkeypatch):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    for driver, told in (
        ("dummy", "Speech on."),
        ("no-such-driver", "Speech is on, but nothing can be heard yet."),
    ):
        monkeypatch.setenv("SDL_AUDIODRIVER", driver)
        with _session("This program") as session:
            session.ask_who_speaks(back=False)
            assert told in session.front.shown
            assert ("Speech on." in session.front.shown) == (driver == "dummy")


def test_a_window_that_cannot_be_opened_is_told_before_the_first_question_in_print_and_in_speech(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))

    def fail(*_):
        raise WindowError("there is no display")

    monkeypatch.setattr("accessible_games.window.front.open_window", fail)
    arguments = argparse.Namespace(speech="off", language="fr", verbosity=None, front="window")
    with Session(arguments) as session:
        told = "La fenêtre ne s'est pas ouverte : there is no display."
        assert told in plain_blanks(capsys.readouterr().err)
        session.console = Console(session.front, "fr", voice := RecorderVoice())
        session.begin()
        assert plain_blanks(voice.spoken()[0].text).startswith(told)


def test_nobody_is_told_to_hear_something_where_there_is_no_device(tmp_path):
    told = run(tmp_path, "doctor", "--speech", "on", SDL_AUDIODRIVER="no-such-driver").out
    assert "Sound device: none." in told
    assert "Now you should hear" not in told


def _session(*answers):
    made = Session(argparse.Namespace(speech=None, language="en", verbosity=None, front="terminal"))
    made.interactive = True
    made.front = Clerk(*answers)
    made.front.close = lambda: None
    made.reopen_sound()
    return made


@pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")
def test_who_waits_at_a_question_reads_at_once_that_the_device_has_gone_and_that_it_is_back(
    tmp_path, monkeypatch
):
    pytest.importorskip("espeakng_loader", reason="the packaged eSpeak NG is not installed")
    server = SoundServer(tmp_path, dict(os.environ))
    monkeypatch.setenv("PULSE_SERVER", server.address)
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path / "home"))
    try:
        with _session("This program") as session:
            session.ask_who_speaks(back=False)
            server.end()
            gone = _herald_until(
                session, "The sound device is gone. The text tells everything; sound comes back by itself."
            )
            server.begin()
            back = _herald_until(session, "Sound is back.")
    finally:
        server.close()
    assert gone < 1.0 and back < 3.0


def _herald_until(session, line):
    """Seconds until a front end that waits has shown a line."""
    begin = time.monotonic()
    while line not in session.front.shown:
        assert time.monotonic() < begin + 6, session.front.shown
        session._herald()
        time.sleep(0.05)
    return time.monotonic() - begin


def test_a_terminal_that_waits_for_a_line_tells_meanwhile_what_cannot_wait():
    from accessible_games.play.terminal import Terminal

    reading, writing = os.pipe()
    with os.fdopen(reading, encoding="utf-8") as stdin, open(os.devnull, "w", encoding="utf-8") as nowhere:
        terminal = Terminal(stdin, nowhere)
        heralded = []

        def herald():
            heralded.append(True)
            if len(heralded) == 3:
                os.write(writing, b"pass\n")

        terminal.herald = herald
        assert terminal.next() == "pass"
        assert terminal.next(0.25) is None
        os.close(writing)
    assert len(heralded) >= 4
