"""Bots that take their time, and outcomes that may come while players act."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, IllegalActionError, Seat
from accessible_games.engine.table import RandomChance, Table, TypedChance
from accessible_games.engine.timing import Plan, TimedBot, earliest
from accessible_games.games import get_game

GAME = get_game("magi_kitchen")


class Hasty:
    """Plans nothing: acts when it is asked."""

    def hear(self, event):
        pass

    def choose(self, view, legal, rng):
        return legal[0]


class Timed(Hasty):
    def __init__(self, at):
        self.at = at

    def plan(self, view, legal, now, rng):
        return None if self.at is None else (self.at, legal[-1])


def next_plan(bots, actors, now=0):
    return earliest(
        actors, bots.get, lambda seat: None, lambda seat: (f"first {seat}", f"last {seat}"), now, Random(1)
    )


def test_the_earliest_plan_comes_first_and_of_equal_ones_the_lowest_seat():
    bots = {0: Timed(900), 1: Timed(400), 2: Timed(400)}
    assert next_plan(bots, (0, 1, 2)) == Plan(400, 1, "last 1")
    assert next_plan(bots, (0, 2)) == Plan(400, 2, "last 2")


def test_nobody_acts_before_now_and_who_plans_nothing_lets_the_others_act():
    assert next_plan({0: Timed(900), 1: Timed(None)}, (0, 1), now=1000) == Plan(1000, 0, "last 0")
    assert next_plan({1: Timed(None)}, (0, 1)) is None


def test_people_and_chance_are_passed_over_and_a_bot_without_plans_acts_at_once():
    assert next_plan({3: Hasty()}, (1, 3, CHANCE), now=70) == Plan(70, 3, "first 3")
    assert next_plan({}, (1, CHANCE)) is None
    assert isinstance(Timed(1), TimedBot)
    assert not isinstance(Hasty(), TimedBot)


POSITION = {
    "decks": [["corn", "corn"], ["corn"]],
    "piles": [[], []],
    "to_act": 0,
    "phase": "flip",
    "mode": "buzz",
}


def open_table(chance):
    return Table(GAME, 2, options={}, data={}, chance=chance, position=POSITION)


def test_an_outcome_that_may_come_is_brought_kept_and_told():
    table = open_table(RandomChance(Random(1)))
    with pytest.raises(IllegalActionError):
        table.bring()
    table.submit(Seat(0), GAME.parse_action("flip"))
    assert table.actors() == (0, 1, CHANCE)
    table.deal()
    assert table.count == 1  # it may come, and need not
    table.bring()
    assert table.count == 2
    assert table.actors() == (1,)


def test_where_people_enter_the_outcomes_nothing_is_brought_for_them():
    table = open_table(TypedChance())
    table.submit(Seat(0), GAME.parse_action("flip"))
    table.bring()
    assert table.count == 1
    table.submit(CHANCE, GAME.parse_action("close"))
    assert table.actors() == (1,)
