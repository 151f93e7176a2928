"""Topics: each event of each game has one, so that a player can turn its kind off and on."""

import pytest

from accessible_games.engine import Seat
from accessible_games.games import GAMES, get_game
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import Attacked, GameWon, Passed, RoundDealt
from accessible_games.narration.topics import ALWAYS, TOPICS, switch_of, topics_in


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_a_game_stands_in_one_topic_and_no_other_fact_does(name):
    assert topics_in(f"accessible_games.games.{name}").keys() == {cls.key for cls in get_game(name).events}


@pytest.mark.parametrize("name", GAMES)
def test_how_a_game_ends_cannot_be_turned_off(name):
    topics = topics_in(f"accessible_games.games.{name}")
    ends = {"game-won", "game-lost", "game-ended", "game-shared", "victory-shared"} & topics.keys()
    assert ends and {topics[key] for key in ends} == {ALWAYS}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_deals_moves_and_scores_to_turn_off(name):
    assert {"deals", "moves", "scores"} <= set(topics_in(f"accessible_games.games.{name}").values())


def test_ones_own_events_and_those_of_others_have_switches_of_their_own():
    attack = Attacked(Seat(1), Card.LANCER, 2, 0, 6)
    assert switch_of(attack, Seat(1)) == "moves.mine"
    assert switch_of(attack, Seat(0)) == "moves.others"
    assert switch_of(Passed(Seat(0)), Seat(0)) == "moves.mine"


def test_the_end_of_a_game_has_no_switch():
    assert switch_of(GameWon(Seat(0), Seat(2), 15), Seat(1)) == ""


def test_a_topic_is_one_of_those_that_can_be_set():
    assert set(topics_in("accessible_games.games.kami").values()) <= {*TOPICS, ALWAYS}
    assert RoundDealt.key in topics_in("accessible_games.games.kami")
