"""Colours: WCAG 2.2's formula, and the ratios that play.md asks for."""

import pytest

from accessible_games.play.look import THEMES
from accessible_games.window.themes import PALETTES, contrast


def test_contrast_is_that_of_the_standard():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21.0)
    assert contrast((255, 255, 255), (255, 255, 255)) == pytest.approx(1.0)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(
        4.48, abs=0.01
    )  # the W3C's own example


@pytest.mark.parametrize("name", THEMES)
def test_every_text_is_at_least_7_to_1_on_every_ground_it_stands_on(name):
    theme = PALETTES[name]
    pairs = [(theme.text, theme.ground), (theme.panel_text, theme.panel)]
    pairs += [
        (colour, ground) for colour in (theme.good, theme.faint) for ground in (theme.ground, theme.panel)
    ]
    for text, ground in pairs:
        assert contrast(text, ground) >= 7, (name, text, ground)


@pytest.mark.parametrize("name", THEMES)
def test_both_colours_of_the_ring_are_at_least_3_to_1_against_both_neighbours(name):
    theme = PALETTES[name]
    for colour in theme.ring:
        assert contrast(colour, theme.ground) >= 3 and contrast(colour, theme.panel) >= 3
    assert theme.ring[0] != theme.ring[1]


def test_there_are_five_themes_and_the_signs_on_black_have_a_colour_that_everybody_tells_apart():
    assert len(set(PALETTES)) == 5
    assert PALETTES["white-on-black"].good == (0x56, 0xB4, 0xE9)


@pytest.mark.parametrize("name", THEMES)
def test_what_cannot_be_played_is_the_faintest_of_all_texts(name):
    theme = PALETTES[name]
    faint = contrast(theme.faint, theme.ground)
    assert faint < contrast(theme.text, theme.ground) and faint <= contrast(theme.good, theme.ground)
