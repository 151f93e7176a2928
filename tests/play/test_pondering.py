"""Robots that take their time think beside the keys: nothing waits for them, and nothing they thought is lost or late."""

import threading
from random import Random

from hotseat import Shelf

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.narration.names import PlayerName
from accessible_games.play.match import Match, Thinker
from accessible_games.play.players import Player
from accessible_games.play.turns import THINKING, Turns

KAMI = get_game("kami")
LEAD = {"hands": [["gold", "silver", "warrior", "warrior"]] * 4, "lead": 1}
"""It is the turn of a robot."""
SOON = 10.0
"""Seconds that no thought in this file takes."""


class Deep:
    """Does the first move once it is let."""

    ponders = True

    def __init__(self):
        self.may = threading.Event()
        self.threads = []
        self.drawn = []

    def hear(self, event):
        pass

    def choose(self, view, legal, rng):
        self.threads.append(threading.current_thread())
        self.drawn.append(rng.random())
        assert self.may.wait(SOON)
        return legal[0]


class Remembered(Thinker):
    """A thread for robots; it remembers what they thought."""

    def __init__(self):
        super().__init__()
        self.thoughts = []

    def __call__(self, think):
        self.thoughts.append(super().__call__(think))
        return self.thoughts[-1]


class Watcher:
    """A party that is told nothing and asked nothing."""

    seats = ()
    busy = False
    due = None

    def wake(self, now):
        pass

    tell = wake
    settle = close = ask = lambda self, *_, **__: None


def table_of(robot, aside):
    players = [Player(PlayerName("Ana")), *[Player(PlayerName(f"R{n}"), level="deep") for n in (1, 2, 3)]]
    table = Table(KAMI, 4, options={}, data={}, position=LEAD, chance=RandomChance(Random(1)))
    turns = Turns(Match(table, players, lambda level, seat: robot, Random(4), aside), Shelf())
    turns.join(Watcher())
    return table, turns


def test_the_table_is_served_while_a_robot_thinks_and_it_acts_once_it_has_thought_and_seemed_to():
    robot, thinker = Deep(), Remembered()
    table, turns = table_of(robot, thinker)
    assert turns.advance(0.0) == THINKING
    late = turns.advance(THINKING)
    assert late is not None
    assert late > THINKING, "the table waits for a robot, and does not say when to look again"
    assert table.count == 0
    robot.may.set()
    thinker.thoughts[0].result(SOON)
    turns.advance(late)
    assert table.count == 1
    assert robot.threads[0] is not threading.main_thread()


def test_a_quick_thought_is_told_no_sooner_than_a_slow_one():
    robot, thinker = Deep(), Remembered()
    robot.may.set()
    table, turns = table_of(robot, thinker)
    turns.advance(0.0)
    thinker.thoughts[0].result(SOON)
    turns.advance(THINKING * 0.9)
    assert table.count == 0
    turns.advance(THINKING)
    assert table.count == 1


def test_a_script_has_the_same_dice_thrown_though_nobody_waits_beside_it():
    thoughts = []
    for aside in (None, Remembered()):
        robot = Deep()
        robot.may.set()
        table, turns = table_of(robot, aside)
        turns.advance(0.0)
        if aside is not None:
            aside.thoughts[0].result(SOON)
        turns.advance(THINKING)
        assert table.count == 1
        thoughts.append(robot.drawn[0])
    assert thoughts[0] == thoughts[1]
