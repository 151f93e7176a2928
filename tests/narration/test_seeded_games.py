"""Whole games as each listener hears them, from a seed."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from accessible_games.engine import CHANCE, Seat
from accessible_games.games import GAMES, get_game
from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")]
TABLES = [(name, seats) for name in GAMES for seats in get_game(name).seats]


@cache
def played(name, seats):
    game, rng, events = get_game(name), Random(12), []
    state = game.new_state(seats, {}, {})
    for _ in range(150):
        if not (actors := state.actors()):
            break
        seat = rng.choice(actors)  # several may act at once, and chance among them
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action, events.append)
    return events


def heard(name, seats, listener, language, verbosity):
    narrator = Narrator(NAMES[:seats], language, verbosity)
    opened = [event.heard_by(listener) for event in played(name, seats)]
    return [narrator.tell(event, listener) for event in opened if event is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_verbosity_says_more_than_the_one_before_and_none_leaves_out_an_event(game, seats, language):
    for listener in (None, Seat(0), Seat(seats - 1)):
        tellings = [heard(game, seats, listener, language, level) for level in Verbosity]
        totals = [sum(len(line.text) for line in telling) for telling in tellings]
        assert all(less < more for less, more in pairwise(totals)), totals
        assert len({len(telling) for telling in tellings}) == 1


@pytest.mark.parametrize("seats", get_game("kami").seats)
def test_the_brief_telling_of_kami_keeps_every_card_of_a_play_and_every_count(seats):
    for event in played("kami", seats):
        opened = event.heard_by(None)
        if opened is None or not hasattr(opened, "left"):
            continue
        line = Narrator(NAMES, "en", Verbosity.BRIEF).tell(opened, None).text
        assert NAMES[opened.seat].text in line
        assert opened.card.name.lower() in line
        assert opened.left > 3 or str(opened.left) in line or "no card left" in line.lower()  # E tells more of them


@pytest.mark.parametrize("verbosity", Verbosity)
def test_a_round_that_is_won_tells_all_scores_at_every_verbosity(verbosity):
    won = [event for event in played("kami", 3) if event.key == "round-won"]
    assert won
    for event in won:
        line = Narrator(NAMES, "en", verbosity).tell(event, None).text
        for score in event.scores:
            assert f"{NAMES[score.seat].text} has {score.points}" in line
