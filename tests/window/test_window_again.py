"""How a game ends in the window: it stays open, tells the scores, and the same people may play once more."""

import pygame
import pytest
from pilot import Heard, press
from test_window_newcomer import SilentSound

from accessible_games.cli import main, session
from accessible_games.window.screen import Screen


class Player:
    """Presses Enter at whatever is asked; at "What next?" the keys for it, and then closes the window."""

    def __init__(self, heard):
        self.heard, self.keys, self.rounds, self.sleeps = heard, [], 0, 0

    def sleep(self, milliseconds):
        self.sleeps += 1
        assert self.sleeps < 20_000, self.heard.texts[-5:]
        if pygame.event.peek():
            return
        if any(text.startswith("What next?") for text in self.heard.texts[self.rounds :]):
            self.rounds = len(self.heard.texts)
            for key in self.keys:
                press(key)
        elif self.heard.texts.count("A new game of Tamashii.") == 2 and self.keys == ["Enter"]:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        else:
            press("Enter")


@pytest.fixture
def player(tmp_path, monkeypatch):
    heard = Heard()
    player = Player(heard)
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr(SilentSound, "heard", heard)
    monkeypatch.setattr(session, "Sound", SilentSound)
    monkeypatch.setattr(Screen, "sleep", lambda screen, milliseconds: player.sleep(milliseconds))
    (tmp_path / "settings.toml").write_text('speaks = "program"\n', encoding="utf-8")
    return player


def test_after_a_game_the_window_stays_open_and_the_same_people_play_again_also_a_resumed_one(player):
    player.keys = ["Enter"]
    assert main(["play", "tamashii", "--players", "Jo,bot", "--front", "window"]) == 0
    texts = list(player.heard.texts)
    (ended,) = [n for n, text in enumerate(texts) if text.startswith("What next?")]
    assert texts[ended] == "What next? Play again, with the same players, 1 of 4."
    over = max(n for n, text in enumerate(texts[:ended]) if text.startswith("The game is over"))
    assert any(text.startswith("Wishes still open: ") for text in texts[over:ended]), texts[over:ended]
    assert texts.count("A new game of Tamashii.") == 2
    player.keys, player.sleeps, told = ["End", "Enter"], 0, len(texts)
    assert main(["resume", "--front", "window"]) == 0
    texts = player.heard.texts[told:]
    assert sum(text.startswith("What next?") for text in texts) == 1, texts[-5:]
    assert "A new game of Tamashii." not in texts
