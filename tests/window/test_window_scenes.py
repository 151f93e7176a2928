"""Every game's own table, drawn with the real letters at each size: whole, apart, large enough."""

import itertools
from functools import cache

import pytest
from pilot import EndOfInput, Pilot, faces, sit

from accessible_games.cli.front import _outline_of
from accessible_games.games import GAMES
from accessible_games.window.letters import Letters
from accessible_games.window.page import body_size, compose
from accessible_games.window.paint import Painter

WINDOWS = [(800, 600), (1366, 768), (1920, 1080)]
"""A larger one of the same proportions is the same picture in more pixels."""
SIZES = (100, 200, 300)
LANGUAGES = dict(zip(GAMES, itertools.cycle(("Zo\u00e9:fr", "Jo:en", "\u3055\u304f\u3089:ja")), strict=False))
MOMENTS = 26


@cache
def letters():
    return Letters(faces())


@cache
def scenes(game):
    """What the window shows in the first moments of a game: own turns, others', help, the menu, the hand."""
    seen = []
    keys = ["Enter"] * 9 + ["H", "Down", "Tab", "F1", "Escape", "Escape", "Escape", *["Enter"] * 9]

    def decide(pilot):
        seen.append(pilot.window.scene())
        if len(seen) >= MOMENTS:
            raise EndOfInput
        return keys[len(seen) % len(keys)]

    with pytest.MonkeyPatch.context() as patch:
        options = {"mode": "calm"} if game == "magi_kitchen" else {}
        pilot = Pilot(patch, decide)
        sit(pilot, LANGUAGES[game], "bot", "bot", "bot", game=game, seed=3, options=options)
        pilot.close()
    return seen[4::9]


@cache
def laid(game, window, size):
    aspect = Painter(letters(), _outline_of).aspect
    return [
        (scene, compose(scene, *window, size, letters().measure, letters().leading, aspect))
        for scene in scenes(game)
    ]


def apart(a, b):
    return a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps_leaves_the_window_or_is_too_small_at_any_size(game):
    for window, size in itertools.product(WINDOWS, SIZES):
        least = round(body_size(min(window), size) * 2 / 3)
        for _, page in laid(game, window, size):
            for text in page.texts:
                assert text.size >= least, text
                assert text.box.right <= window[0] and text.box.bottom <= window[1], text
            for one, other in itertools.combinations(page.texts, 2):
                assert apart(one.box, other.box), (window, size, one, other)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_hand_is_seen_at_twice_the_size_and_five_kinds_of_it_at_three_times(game):
    for window, size in itertools.product(WINDOWS, (200, 300)):
        for scene, page in laid(game, window, size):
            kinds = [held.piece.face for held in scene.hand if held.piece.face is not None]
            shown = [one.face for one in page.faces]
            assert sum(face in shown for face in kinds) >= (len(kinds) if size == 200 else min(5, len(kinds)))


def test_how_a_game_ended_stands_on_the_screen_until_a_key_is_answered():
    with pytest.MonkeyPatch.context() as patch:
        pilot = Pilot(patch, lambda pilot: "Enter")
        sit(pilot, "Jo", "bot", "bot", game="tamashii", seed=2)
        pilot.close()
    result = next(text for text in reversed(pilot.heard.texts) if text.startswith("The game is over"))
    scene = pilot.window.scene()
    page = compose(scene, 1920, 1080, 100, letters().measure, letters().leading)
    drawn = " ".join(text.text for text in page.texts)
    assert result.split(".")[1].strip() in drawn
    pilot.window.state.age()
    assert pilot.window.scene().said == ()


def at_lists(*specs, keys):
    """What is drawn at the first lists that somebody is asked to choose from."""
    seen = []

    def decide(pilot):
        if not pilot.window.state.offered:
            return "Enter"
        seen.append(" ".join(pilot.window.scene().texts()))
        if len(seen) > len(keys):
            raise EndOfInput
        return keys[len(seen) - 1]

    with pytest.MonkeyPatch.context() as patch:
        pilot = Pilot(patch, decide)
        sit(pilot, *specs, seed=7)
        pilot.close()
    return seen


def test_once_something_is_chosen_it_stands_in_place_of_the_question_of_the_turn():
    first, second = at_lists("Ana", "Ben", keys=["Enter"])
    assert first.count("Your turn: open the round.") == 1
    assert second.count("Warrior face down.") == 1
    assert "open the round" not in second


def test_a_shared_screen_draws_what_is_asked_once():
    (asked,) = at_lists("Ana", "Ben", keys=[])
    assert "Your turn: open the round." in asked
    assert "Ben's turn" not in asked
