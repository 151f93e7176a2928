"""Whether a robot's choice follows from what its seat knows: hidden cards are swapped, and the choice stays.

    python bench/robots/unseen.py [GAME ...] [--levels hard,expert] [--worlds 10000] [--seats 3]
        [--first 0]

Robots of one level play a game.  At each decision with a choice another world is drawn that fits what the
seat knows, all that is hidden from it dealt anew; there a robot that heard the same decides with the same
generator.  A choice that differs is told, and the command fails.  A long row is run in pieces (`--first`:
the number before that of the first game).  The level `advice` is what a hint tells, with its reason, where
robots of the level medium play.  It also tells the time of a decision of this level: median and p99, in
milliseconds of CPU, so that others at work beside it change little.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Event, Game, Seat, State  # noqa: E402
from accessible_games.games import OWN_GAMES, get_game  # noqa: E402
from accessible_games.play.advising import Question  # noqa: E402

ADVICE = "advice"


def decisions(game: Game, level: str, seats: int, seed: int) -> Iterator[tuple[Any, Seat, list[Event]]]:
    """The states of a game of robots before each decision with a choice, who is asked, and what it heard."""
    rng = Random(f"unseen {seed}")
    state = game.new_state(seats, {}, {})
    plays = "medium" if level == ADVICE else level
    bots = [game.bots[plays](Seat(seat), seats) for seat in range(seats)]
    heard: list[list[Event]] = [[] for _ in bots]

    def hear(event: Event) -> None:
        for seat, bot in enumerate(bots):
            opened = event.heard_by(Seat(seat))
            if opened is not None:
                bot.hear(opened)
                heard[seat].append(opened)

    while actors := state.actors():
        seat = rng.choice(actors) if len(actors) > 1 else actors[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng), hear)
            continue
        legal = state.legal_actions(seat)
        if len(legal) > 1:
            yield state, seat, heard[seat]
        state.apply(seat, bots[seat].choose(state.view(seat), legal, rng), hear)


def decide(
    game: Game, level: str, state: State, seats: int, seat: Seat, heard: list[Event], dice: str
) -> Any:
    """What a robot of a level, or an adviser, decides for a seat that has heard all that."""
    view, legal, rng = state.view(seat), state.legal_actions(seat), Random(dice)
    if level != ADVICE:
        bot = game.bots[level](seat, seats)
        for event in heard:
            bot.hear(event)
        return bot.choose(view, legal, rng)
    lasting = [one for one in (event.lasting() for event in heard) if one is not None]
    return Question(game, seats, seat, view, legal, lasting, len(state.actors()) > 1).think()


def compare(name: str, level: str, seats: int, worlds: int, first: int = 0) -> tuple[str, int]:
    """A row of the table, and how many choices differed."""
    game, tried, differ, seed = get_game(name), 0, 0, first
    spent: list[float] = []
    while tried < worlds:
        seed += 1
        for state, seat, heard in decisions(game, level, seats, seed):
            dice = f"{seed} {tried}"
            try:
                other = game.determinise(state.view(seat), Random(dice))
            except ValueError:  # a partial position; whole games have none
                continue
            started = time.process_time()
            here = decide(game, level, state, seats, seat, heard, dice)
            spent.append(time.process_time() - started)
            there = decide(game, level, other, seats, seat, heard, dice)
            tried += 1
            if here != there:
                differ += 1
                print(f"{name}, {level}: {here} here and {there} in another world", file=sys.stderr)
            if tried == worlds:
                break
    spent.sort()
    middle, late = (1000 * spent[int(share * (len(spent) - 1))] for share in (0.5, 0.99))
    return f"| {name} | {seats} | {level} | {tried} | {differ} | {middle:.1f} | {late:.1f} |", differ


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OWN_GAMES)
    parser.add_argument("--levels", default="")
    parser.add_argument("--worlds", type=int, default=10_000)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    print("| game | seats | level | worlds | choices that differ | median, ms | p99, ms |")
    print("|---|---|---|---|---|---|---|")
    wrong = 0
    for name in given.games:
        game = get_game(name)
        seats = given.seats or min(4, game.seats[-1])
        for level in given.levels.split(",") if given.levels else game.bots:
            line, differ = compare(name, level, seats, given.worlds, given.first)
            print(line, flush=True)
            wrong += differ
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
