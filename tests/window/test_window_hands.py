"""Hands that are walked along card by card, in every game that has them."""

from random import Random

import pytest
from pilot import Pilot, sit

from accessible_games.engine import CHANCE, HandGame, Refused
from accessible_games.games import GAMES, get_game
from accessible_games.narration.narrator import Narrator, PlayerName
from accessible_games.play.menu import Menu

WITH_HANDS = [name for name in GAMES if isinstance(get_game(name), HandGame)]


def moments(name, seed, steps=120):
    """Positions of a random game at which somebody acts, with what that player knows."""
    game, rng = get_game(name), Random(seed)
    seats = game.seats[0] if name != "kamimai" else 3
    state = game.new_state(seats, {}, {})
    for _ in range(steps):
        actors = state.actors()
        if not actors:
            return
        if actors == (CHANCE,):
            state.apply(CHANCE, state.due().sample(rng))
            continue
        seat = actors[0]
        yield game, state, seat
        state.apply(seat, rng.choice(list(state.legal_actions(seat))))


def test_the_games_with_a_hand_to_walk_along_are_these():
    assert set(WITH_HANDS) == {"kami", "kameloot", "kamimai"}


@pytest.mark.parametrize("name", WITH_HANDS)
@pytest.mark.parametrize("seed", range(3))
def test_every_card_is_told_and_trying_it_is_done_or_refused_with_a_reason(name, seed):
    words = [
        Narrator([PlayerName("Ana"), PlayerName("Ben"), PlayerName("Cid")], lang)
        for lang in ("en", "fr", "ja")
    ]
    met = 0
    for game, state, _ in moments(name, seed):
        for other in range(len(state.returns())):
            view = state.view(other)
            for card in game.cards(view):
                met += 1
                refused = state.check(other, game.attempt(view, card))
                assert refused is None or isinstance(refused, Refused)
                for narrator in words:
                    assert narrator.tell(card, other).text
                    assert refused is None or narrator.tell(refused, other).text
    assert met


@pytest.mark.parametrize("name", WITH_HANDS)
def test_a_hand_has_as_many_cards_as_everybody_counts(name):
    for game, state, seat in moments(name, 1):
        view = state.view(seat)
        held = len(game.cards(view))
        sizes = getattr(view, "hand_sizes", None)
        if sizes is not None:
            assert held == sizes[seat]
        assert game.cards(state.view(None)) == []


@pytest.mark.parametrize("name", WITH_HANDS)
def test_a_card_that_an_entry_uses_is_one_that_is_held(name):
    used = 0
    for game, state, seat in moments(name, 2):
        view = state.view(seat)
        menu = Menu(game, view, state.legal_actions(seat))
        for choice in menu.choices():
            used += any(game.plays(card, choice) for card in game.cards(view))
    assert used


def test_space_draws_where_something_can_be_drawn_and_says_so_where_not(monkeypatch):
    pressed = []

    def decide(pilot):
        if len(pressed) > 12:
            return None
        pressed.append("Space")
        return "Space" if pilot.window.state.offered else "Enter"

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, "Ana", "bot1", game="tamashii")
    assert any(text.startswith(("A ", "You reach")) for text in pilot.heard.texts)
    assert "There is nothing to draw now." in pilot.heard.texts or len(pressed) > 12
