"""How long a robot of a level thinks about a decision, in milliseconds of one core.

    python bench/robots/times.py [GAME ...] [--level expert] [--seats 2,3] [--decisions 300]

One robot of the level plays among robots of the level medium, as a table plays: it hears what its seat may
hear.  Each of its decisions with a choice is timed by the CPU time of its own thread, so that others at work
beside it change little; the worlds that it imagines are the same whatever a clock says.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Event, Seat  # noqa: E402
from accessible_games.games import OWN_GAMES, get_game  # noqa: E402


def timed(name: str, level: str, seats: int, decisions: int) -> list[float]:
    """Milliseconds of so many decisions, shortest first."""
    game, spent, seed = get_game(name), list[float](), 0
    while len(spent) < decisions:
        seed += 1
        state, dealt, rng = game.new_state(seats, {}, {}), Random(seed), Random(f"bots {seed}")
        levels = [level, *["medium"] * (seats - 1)]
        bots = [game.bots[one](Seat(seat), seats) for seat, one in enumerate(levels)]

        def hear(event: Event, bots: list = bots) -> None:  # type: ignore[type-arg]
            for seat, bot in enumerate(bots):
                opened = event.heard_by(Seat(seat))
                if opened is not None:
                    bot.hear(opened)

        while (actors := state.actors()) and len(spent) < decisions:
            seat = rng.choice(actors)
            if seat == CHANCE:
                state.apply(seat, state.due().sample(dealt), hear)
                continue
            view, legal = state.view(seat), state.legal_actions(seat)
            begun = time.thread_time()
            action = bots[seat].choose(view, legal, rng)
            if seat == 0 and len(legal) > 1:
                spent.append(1000 * (time.thread_time() - begun))
            state.apply(seat, action, hear)
    return sorted(spent)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OWN_GAMES)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seats", default="")
    parser.add_argument("--decisions", type=int, default=300)
    given = parser.parse_args()
    print("| game | seats | level | decisions | median, ms | p99, ms |\n|---|---|---|---|---|---|")
    for name in given.games:
        for seats in map(int, given.seats.split(",")) if given.seats else get_game(name).seats:
            spent = timed(name, given.level, seats, given.decisions)
            middle, late = (spent[int(share * (len(spent) - 1))] for share in (0.5, 0.99))
            print(
                f"| {name} | {seats} | {given.level} | {len(spent)} | {middle:.1f} | {late:.1f} |", flush=True
            )


if __name__ == "__main__":
    main()
