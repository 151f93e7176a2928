"""`rules GAME` reads a game's page: the same paragraphs in every locale, no verb without a page."""

import re

import pytest
from commandline import run

from accessible_games.cli.rules import page
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA, LOCALES, catalogue


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_page_with_the_same_paragraphs_in_every_locale(game):
    pages = [list(page(game, locale)) for locale in LOCALES]
    assert len(pages[0]) >= 5
    assert all(keys == pages[0] for keys in pages)
    for locale in LOCALES:
        words = catalogue(locale, f"{game}-rules")
        for key in pages[0]:
            text = words.text(key)
            assert text
            if locale == KANA:
                assert re.search("[一-鿿0-9A-Za-z]", text) is None, text


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_page_of_kami_is_printed_in_lines_that_fit(tmp_path, language):
    outcome = run(tmp_path, "rules", "kami", "--language", language)
    assert outcome.code == 0
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert {"en": "Master strike", "fr": "Coup de maître", "ja": "達人の一撃"}[
        language
    ] in outcome.out.replace("\n", " ")


def test_rules_of_an_unknown_game_name_those_there_are(tmp_path):
    outcome = run(tmp_path, "rules", "chess")
    assert outcome.code == 2
    assert "kami" in outcome.err
