"""A first start in the window, by somebody who only hears: from the first word to the end of a round."""

import contextlib
import re
import sys
import tomllib
from importlib import import_module
from types import SimpleNamespace

import pygame
import pytest
from pilot import PLACED, ROOT, Heard, HeardCues, press, type_text

from accessible_games.cli import main, main_in_window, session
from accessible_games.window.screen import Screen


class SilentSound:
    """Speech and sounds of one start, written down."""

    heard = None

    def __init__(self, settings, folders, language, *, speak, cues, **how):
        self.voice = self.heard if speak else None
        self.cues = HeardCues(self.heard.log) if cues else None

    def await_device(self):
        pass

    def await_voices(self, languages):
        pass

    def enter(self, game):
        pass

    def leave(self):
        pass

    def hold(self, held):
        pass

    def is_heard(self):
        return True

    def notices(self):
        return []

    def outputs(self):
        return ()

    def close(self):
        pass


class Newcomer:
    """Answers what is asked by what was heard last, and leaves after the first round."""

    def __init__(self, heard):
        self.heard = heard
        self.typed = False
        self.sleeps = 0
        self.seen = 0

    def sleep(self, milliseconds):
        self.sleeps += 1
        assert self.sleeps < 3000, self.heard.texts[-5:]
        if not pygame.event.peek():
            self.act()

    def act(self):
        heard = self.heard.last
        if any(re.search(r"(won|wins?) the round", text) for text in self.heard.texts):
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        elif heard.startswith("Who plays at this computer?"):
            type_text("Zoé")
            press("Enter")
        else:
            placed = PLACED.search(heard.rstrip("."))
            # Somebody who has learnt the game goes past the entry that teaches it.
            more = heard.startswith("What would you like to do?")
            more |= placed is not None and heard.startswith("Pass") and placed[2] != "1"
            press("Right" if more else "Enter")


@pytest.fixture
def started(tmp_path, monkeypatch):
    heard = Heard()
    newcomer = Newcomer(heard)
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(SilentSound, "heard", heard)
    monkeypatch.setattr(session, "Sound", SilentSound)
    monkeypatch.setattr(Screen, "sleep", lambda screen, milliseconds: newcomer.sleep(milliseconds))
    code = main(["--front", "window"])
    return SimpleNamespace(code=code, heard=heard, home=tmp_path)


def test_a_newcomer_gets_from_the_first_word_to_the_end_of_a_round_by_ear(started, capsys):
    texts = started.heard.texts
    assert started.code == 0
    assert texts[0] == "Accessible Games. F1 for help."
    assert any("Who should speak?" in text for text in texts)
    assert any(text.startswith("What would you like to do?") for text in texts)
    assert any("Round 1" in text for text in texts)
    assert any(re.search(r"(won|wins?) the round", text) for text in texts)
    assert capsys.readouterr().out == ""


def test_what_was_played_is_kept_when_the_window_is_closed(started):
    kept = list((started.home / "journals").glob("*.jsonl"))
    assert len(kept) == 1 and "Zoé" in kept[0].read_text("utf-8")
    assert any(text.startswith("The game is saved.") for text in started.heard.texts)


def test_no_utterance_of_a_first_round_is_empty_or_speaks_of_typing(started):
    for text in started.heard.texts:
        assert text.strip()
        assert not re.search(r"[Tt]ype (a number|\?)", text), text


def test_the_command_without_a_console_names_what_opens_the_window(monkeypatch):
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["gui-scripts"]
    module, _, name = scripts["accessible-games-window"].partition(":")
    assert getattr(import_module(module), name) is main_in_window
    monkeypatch.setattr("sys.argv", ["accessible-games-window", "play", "kami", "--nonsense"])
    assert main_in_window() == 2  # the words of the command are heeded


def test_without_a_console_and_its_streams_the_window_opens_and_speaks(tmp_path, monkeypatch):
    heard = Heard()
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(SilentSound, "heard", heard)
    monkeypatch.setattr(session, "Sound", SilentSound)
    monkeypatch.setattr(Screen, "sleep", lambda *_: pygame.event.post(pygame.event.Event(pygame.QUIT)))
    monkeypatch.setattr("sys.argv", ["accessible-games-window"])
    with monkeypatch.context() as without, contextlib.ExitStack() as opened:
        for name in ("stdin", "stdout", "stderr"):
            without.setattr(f"sys.{name}", None)
        code = main_in_window()
        for name in ("stdin", "stdout", "stderr"):
            opened.callback(getattr(sys, name).close)
    assert code == 0
    assert heard.texts[0] == "Accessible Games. F1 for help."
