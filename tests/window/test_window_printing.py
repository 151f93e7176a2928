"""Printing from the window's menu, by ear: keys alone, each step heard, the first sheet shown as a picture."""

import io
import sys
from pathlib import Path

import pygame
import pytest
from pilot import PLACED, Pilot, following

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))

from clerk import session  # noqa: E402

from accessible_games.cli.answers import Back  # noqa: E402
from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.cli.printing import choose_printing  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.window.drawn import picture_size  # noqa: E402
from accessible_games.window.page import compose  # noqa: E402
from accessible_games.window.scene import Row, Scene  # noqa: E402


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    return tmp_path


def at(monkeypatch, keys, language="en", **choice):
    pilot = Pilot(monkeypatch, following(keys), **choice)
    pilot.host.language = language
    made = session(language=language)
    made.front, made.in_window = pilot.window, True
    made.console = Console(pilot.window, language, pilot.heard, pilot.cues)
    return pilot, made


def test_somebody_who_only_hears_prints_stickers_with_the_arrow_keys(home, monkeypatch):
    keys = ["Enter", "Down", "Enter", "Down", "Enter", "Enter", "Enter", "Enter", "Escape", "Down", "Enter"]
    pilot, made = at(monkeypatch, keys)
    choose_printing(made)
    assert (home / "texts" / "kameloot-stickers.pdf").exists()
    heard = pilot.heard.texts
    steps = (
        "What shall be printed",
        "For which",
        "How are",
        "On which paper",
        "On which labels",
        "Shall it",
        "What shall be done with it",
    )
    asked = [text for text in heard if text.startswith(steps)]
    assert [next(step for step in steps if text.startswith(step)) for text in asked][:7] == list(steps)
    assert all(PLACED.search(text.rstrip(".")) for text in asked), "each question comes with its first entry"
    assert "102 stickers on 2 sheets." in " ".join(heard)
    assert any(str(home) in text for text in heard)


def test_escape_leads_one_step_back(home, monkeypatch):
    back = ["Escape"]
    pilot, made = at(monkeypatch, ["Enter", "Enter", *back, *back, *back])
    with pytest.raises(Back):
        choose_printing(made)
    asked = [text.partition("?")[0] for text in pilot.heard.texts if "?" in text]
    what, cards = "What shall be printed", "For which cards"
    assert asked == [what, cards, "How are the marks to be made", cards, what]


def test_the_first_sheet_is_shown_before_it_is_written(home, monkeypatch):
    seen = []

    def look(pilot):
        seen.append(pilot.window.scene().picture)
        return keys.pop(0) if keys else None

    keys = ["Down", "Down", "Down", "Enter", "Enter"]
    pilot, made = at(monkeypatch, [])
    pilot.decide = look
    with pytest.raises(EndOfInput):
        choose_printing(made)
    shown = [picture for picture in seen if picture]
    assert picture_size(shown[-1]) == (1241, 1754)  # A4 at 150 dots per inch
    surface = pilot.window._screen.surface
    right = surface.get_width() - surface.get_width() // 6, surface.get_height() // 3
    assert min(surface.get_at(right)[:3]) > 240  # paper, on a dark window
    assert max(surface.get_at((surface.get_width() // 3, 4))[:3]) < 100


def box_of(width, height, per_cent, lines=("Ready?",)):
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (1241).to_bytes(4, "big") + (1754).to_bytes(4, "big")
    scene = Scene(said=lines, rows=(Row("Write the file"), Row("Back")), row=0, picture=png)
    return compose(
        scene, width, height, per_cent, lambda text, size: len(text) * size // 2, lambda size: size * 5 // 4
    )


@pytest.mark.parametrize("bits", [8, 24, 32])
def test_a_picture_is_drawn_however_many_colours_it_has(monkeypatch, bits):
    kept = io.BytesIO()
    dot = pygame.Surface((20, 20), depth=bits)
    if bits == 8:
        dot.set_palette([(0, 0, 0), (255, 255, 255)])
    dot.fill((255, 255, 255))
    pygame.image.save(dot, kept, "code.png")
    pilot = Pilot(monkeypatch, lambda pilot: None)
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    console.offer("cli-host-waiting", [("cli-host-again", {})], picture=kept.getvalue())
    pilot.window.next(0.01)
    surface = pilot.window._screen.surface
    assert surface.get_at((surface.get_width() * 3 // 4, surface.get_height() // 2))[:3] == (255, 255, 255)


def test_a_picture_covers_no_word_and_keeps_its_form():
    page = box_of(1280, 800, 100)
    assert page.picture is not None
    for text in page.texts:
        beside = text.box.right <= page.picture.x or text.box.y >= page.picture.bottom
        assert beside, text
    assert page.picture.width / page.picture.height == pytest.approx(1241 / 1754, abs=0.01)


def test_where_letters_are_so_large_that_nothing_is_left_the_words_win():
    assert box_of(640, 480, 300).picture is None
