"""How much is said, against the frozen baseline of bench/words, on one kept game of each game."""

import importlib.util
from pathlib import Path

import pytest

from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.narrator import Verbosity
from tests.each import each

WORDS = Path(__file__).resolve().parents[2] / "bench" / "words"


def loaded():
    """The measuring command, under a name of its own."""
    spec = importlib.util.spec_from_file_location("bench_words", WORDS / "run.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


words = loaded()

SAMPLE = {
    "kami": "3-players",
    "kameloot": "4-players",
    "kamimai": "adventure-3-players",
    "tamashii": "5-players",
    "magi_kitchen": "8-players",
}
"""A short kept game of each game."""

KEPT = 1.03
"""A word for a better one may cost a syllable; more than this is longer."""

AT_GOAL = ("kami", "kameloot", "kamimai", "tamashii", "magi_kitchen")
"""Games whose `brief` is as short as the goal of `bench/words` says."""


@pytest.fixture(scope="module", params=SAMPLE)
def told(request):
    """A game's id, and what its sample says today, brief and normal."""
    game = request.param
    journal = words.JOURNALS / game / f"{SAMPLE[game]}.journal"
    levels = (Verbosity.BRIEF, Verbosity.NORMAL)
    return game, {words.key_of(journal): words.told(journal, levels)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_normal_is_never_longer_than_it_was(told, language):
    game, now = told
    assert words.ratio(now, words.baseline()["told"], language, Verbosity.NORMAL) <= 1, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_keeps_its_goal(told, language):
    game, now = told
    said = words.ratio(now, words.baseline()["told"], language, Verbosity.BRIEF)
    assert said <= words.BRIEF_GOALS[game], game


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_is_shorter_than_normal(told, language):
    game, now = told
    brief, normal = (
        words.ratio(now, words.baseline()["told"], language, level)
        for level in (Verbosity.BRIEF, Verbosity.NORMAL)
    )
    assert brief < normal, game


@each(
    ("language", "line", "count"),
    [
        ("en", "Ana lays a two-branched wand.", 7),
        ("en", "21 cards, little button", 4 + 4),
        ("fr", "une baguette à 2 branches", 6),
        ("fr", "huit cartes, la nuit", 2 + 2),
        ("ja", "きゅうまい ひきます。", 8),
        ("ja", "コーヒー、がっこう", 4 + 4),
    ],
)
def test_beats_are_counted_as_they_are_said(language, line, count):
    assert words.beats(language, line) == count


def test_every_kept_game_has_its_baseline():
    # A game that is kept later is not compared: it had no length yet.
    assert set(words.baseline()["told"]) <= set(map(words.key_of, words.journals()))
