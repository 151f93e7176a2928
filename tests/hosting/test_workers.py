"""Robots that search think in processes of their own, do there what they would have done here, and hold up nobody."""

import os
import signal
from random import Random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import GAMES, get_game
from accessible_games.hosting.workers import Workers
from accessible_games.narration.names import PlayerName
from accessible_games.play.match import Match
from accessible_games.play.players import Player

SEARCHING = [
    (name, level)
    for name in GAMES
    for level, make in get_game(name).bots.items()
    if getattr(make(0, max(get_game(name).seats)), "ponders", False)
]


@pytest.fixture(scope="module")
def workers():
    made = Workers(1)
    yield made
    made.close()


def decisions(name, level, aside, most=5):
    """What robots of a level do first in a game, one after the other."""
    game, seats = get_game(name), max(get_game(name).seats)
    table = Table(game, seats, options={}, data={}, chance=RandomChance(Random(5)))
    players = [Player(PlayerName(f"R{seat}"), level=level) for seat in range(seats)]
    match = Match(table, players, lambda level, seat: game.bots[level](seat, seats), Random(7), aside)
    done = []
    while len(done) < most:
        seat = table.actors()[0]
        if seat == CHANCE:
            match.deal()
            continue
        done.append((seat, match.think(seat).result()))
        match.submit(*done[-1])
    return done


@pytest.mark.parametrize(("name", "level"), SEARCHING)
def test_the_same_seed_gives_the_same_game_wherever_a_robot_thinks(name, level, workers):
    assert decisions(name, level, workers) == decisions(name, level, None)


@pytest.mark.skipif(os.name == "nt", reason="no process is killed by such a signal there")
def test_a_worker_that_is_killed_is_replaced_and_the_game_is_the_same(workers):
    name, level = SEARCHING[0]
    assert decisions(name, level, workers, 1)
    (pid,) = workers._pool._processes
    os.kill(pid, signal.SIGKILL)
    assert decisions(name, level, workers, 2) == decisions(name, level, None, 2)


def test_what_cannot_be_sent_is_thought_beside_the_tables(workers):
    assert workers(lambda: 7).result() == 7
