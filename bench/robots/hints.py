"""Hints as they are told, to be read: kind, move and reason at decisions all along games of robots.

    python bench/robots/hints.py [GAME ...] [--positions 100] [--languages en,fr,ja] [--spoken]

Robots of the level medium play, at each number of players in turn; now and then whoever is to decide asks
for a hint.  `--spoken` prints what a voice is given.  The same reason in the same words is printed once.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count, cycle
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Bot, Fact, Game, Seat  # noqa: E402
from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.engine.timing import earliest  # noqa: E402
from accessible_games.games import OWN_GAMES, get_game  # noqa: E402
from accessible_games.narration.names import PlayerName  # noqa: E402
from accessible_games.narration.narrator import Narrator  # noqa: E402
from accessible_games.play.advising import question_of  # noqa: E402
from accessible_games.play.hintfacts import HintByHeart, HintMove, HintWaits  # noqa: E402

WHO = "Ana=あな Ben=べん Cleo=くれお Dan=だん Eva=えば Finn=ふぃん Gus=がす Hana=はな"
NAMES = [PlayerName(*one.split("=")) for one in WHO.split()]
EVERY = 4
"""Of so many decisions one is asked about."""


def asked(game: Game, spent: list[float]) -> Iterator[tuple[Seat, list[Fact]]]:
    """Whoever asks, and what the three steps tell, from game to game."""
    rng = Random(f"hints {game.name}")
    for seed, seats in zip(count(), cycle(game.seats), strict=False):
        table = Table(game, seats, options={}, data={}, chance=RandomChance(Random(seed)))
        bots: list[Bot] = [game.bots["medium"](Seat(seat), seats) for seat in range(seats)]
        for seat, bot in enumerate(bots):
            table.listen(Seat(seat), bot)
        table.deal()
        while actors := table.actors():
            seat = next(one for one in actors if one != CHANCE)
            if len(table.legal_actions(seat)) > 1 and not rng.randrange(EVERY):
                begun = time.process_time()
                told = list(steps(table, seat))
                spent.append(time.process_time() - begun)
                yield seat, told
            if len(actors) == 1:
                table.submit(seat, bots[seat].choose(table.view(seat), table.legal_actions(seat), rng))
                continue
            plan = earliest(actors, bots.__getitem__, table.view, table.legal_actions, 0, rng)
            if plan is None:
                table.bring()
            else:
                table.submit(plan.seat, plan.action)


def steps(table: Table, seat: Seat) -> Iterator[Fact]:
    """The question, and what the three steps of a hint tell."""
    yield from table.game.answer(table.view(seat), "turn")
    question = question_of(table, seat)
    advice = question.think()
    if advice.kind is not None:
        yield advice.kind
    if advice.action is None:
        yield HintWaits()
    elif advice.whole:
        yield HintMove(tuple(table.game.steps(question.view, advice.action)))
    else:
        yield HintByHeart()
    if advice.why is not None:
        yield advice.why


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OWN_GAMES)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--languages", default="en,fr,ja")
    parser.add_argument("--spoken", action="store_true")
    given = parser.parse_args()
    for name in given.games:
        narrators = [Narrator(NAMES, language) for language in given.languages.split(",")]
        spent: list[float] = []
        met: set[tuple[str, ...]] = set()
        print(f"== {name}")
        for _, (seat, told) in zip(range(given.positions), asked(get_game(name), spent), strict=False):
            lines = [words.tell_all(told, seat) for words in narrators]
            said = tuple(line.spoken if given.spoken else line.text for line in lines)
            if said not in met:
                met.add(said)
                print("\n".join(said))
        spent.sort()
        print(
            f"-- {len(met)} of {len(spent)}; a hint takes {1000 * spent[len(spent) // 2]:.0f} ms, "
            f"p99 {1000 * spent[int(0.99 * (len(spent) - 1))]:.0f} ms"
        )


if __name__ == "__main__":
    main()
