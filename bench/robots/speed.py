"""How many worlds a search imagines and plays to their end: at the first decision of a game, in CPU seconds.

    python bench/robots/speed.py [GAME] [--seats 2,4] [--seconds 5] [--runs 5]

Each world is drawn from one `Game.worlds(view)`, as a search makes it for a decision, and played on by moves
drawn at random until the round, or the game where it has no rounds, is over.  The median of the runs is told.
The same is counted of OpenSpiel's information-set search at hearts by a script of its own.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Seat  # noqa: E402
from accessible_games.games import get_game  # noqa: E402


def ending(state: Any) -> Callable[[Any], bool]:
    """Whether a world is played to its end: its round is over or, where there are no rounds, nobody acts."""
    if hasattr(getattr(state, "round", None), "over"):
        return lambda world: bool(world.round.over)
    return lambda world: not world.actors()


def first_decision(name: str, seats: int) -> tuple[Any, Seat]:
    """A new game, dealt, and whoever has the first choice."""
    state, rng = get_game(name).new_state(seats, {}, {}), Random(1)
    while True:
        seat = state.actors()[0]
        legal = [] if seat == CHANCE else list(state.legal_actions(seat))
        if len(legal) > 1:
            return state, seat
        state.apply(seat, legal[0] if legal else state.due().sample(rng))


def count(name: str, seats: int, seconds: float, seed: int) -> float:
    """Worlds a CPU second."""
    state, seat = first_decision(name, seats)
    is_over = ending(state)
    worlds, rng, n = get_game(name).worlds(state.view(seat)), Random(seed), 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        for _ in range(20):
            world: Any = worlds.sample(rng)
            while not is_over(world):
                who = world.actors()[0]
                if who == CHANCE:
                    world.apply(who, world.due().sample(rng))
                    continue
                legal = world.legal_actions(who)
                world.apply(who, legal[int(rng.random() * len(legal))])
            n += 1
    return n / (time.process_time() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="kami")
    parser.add_argument("--seats", default="4,2")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    for seats in map(int, given.seats.split(",")):
        found = [count(given.game, seats, given.seconds, run) for run in range(given.runs)]
        print(f"{given.game}, {seats} players: {median(found):,.0f} worlds a second", flush=True)


if __name__ == "__main__":
    main()
