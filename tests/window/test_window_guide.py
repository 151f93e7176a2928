"""The guide in the window: pages, headings and sentences are walked through, and each is heard as it comes."""

import pygame
import pytest
from pilot import Heard, press
from test_window_newcomer import SilentSound

from accessible_games.cli import main, session
from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.guide import PAGES, guide_page
from accessible_games.narration.spoken import spoken_form
from accessible_games.window.screen import Screen


class Reader:
    """Opens the guide's first page, walks through all of it, and leaves as one came."""

    def __init__(self, heard, lines):
        self.heard, self.lines = heard, lines
        self.keys = None
        self.sleeps = 0

    def sleep(self, milliseconds):
        self.sleeps += 1
        assert self.sleeps < 2000, self.heard.texts[-5:]
        if not pygame.event.peek():
            self.act()

    def act(self):
        if self.keys is None:
            self.keys = ["Enter", "Enter", *["Down"] * self.lines, "Escape", "Escape", "Escape"]
        if self.keys:
            press(self.keys.pop(0))
        else:
            pygame.event.post(pygame.event.Event(pygame.QUIT))


@pytest.mark.parametrize(("language", "kana"), [("en", False), ("fr", False), ("ja", True)])
def test_the_first_page_is_walked_to_its_end_and_every_line_is_heard(tmp_path, monkeypatch, language, kana):
    locale = KANA if kana else language
    page = guide_page(PAGES[0], locale)
    lines = [line.read for section in page for line in section.lines]
    heard = Heard()
    heard.needs_kana = lambda told: kana
    reader = Reader(heard, sum(1 + len(section.lines) for section in page))
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setattr(SilentSound, "heard", heard)
    monkeypatch.setattr(session, "Sound", SilentSound)
    monkeypatch.setattr(Screen, "sleep", lambda screen, milliseconds: reader.sleep(milliseconds))
    assert main(["guide", "--front", "window", "--language", language, "--speech", "on"]) == 0
    told = "\n".join(heard.texts)
    assert catalogue(locale, "cli").text("cli-guide").rstrip(".。?\u00a0") in told
    for line in lines:
        assert spoken_form(locale, line).rstrip(" .:：。") in told
