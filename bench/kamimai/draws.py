"""Whether "draw on or stop" is a question in KamiMaï: teams that always draw so many cards, beside medium.

    python bench/kamimai/draws.py [--grimoire tense] [--games 400] [--first 0] [--cards 2,3,4,5,6]

The number of cards of a turn is fixed (fewer only where no more can be drawn), everything else is what the
level medium does.  Three players, levels 2 and 3 of the sheets; the last line is medium itself.  With
`--adventure` it tells instead how often medium wins the adventure, with 1, 2, 3 and 5 players.  Wilson's 95 %
interval; game number n has seed n.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "robots"))

from levels import interval  # noqa: E402

from accessible_games.engine import CHANCE, Action  # noqa: E402
from accessible_games.games.kamimai.actions import Hold  # noqa: E402
from accessible_games.games.kamimai.bot import Careful  # noqa: E402
from accessible_games.games.kamimai.cards import size_of  # noqa: E402
from accessible_games.games.kamimai.rules import KamimaiRules, make_rules  # noqa: E402
from accessible_games.games.kamimai.state import KamimaiState  # noqa: E402
from accessible_games.games.kamimai.view import KamimaiView  # noqa: E402


class Counting(Careful):
    """Draws so many cards, whatever they are.

    Args:
        cards: how many.
    """

    def __init__(self, cards: int) -> None:
        self._cards = cards

    def weigh(self, view: KamimaiView, legal: Sequence[Action]) -> list[float]:
        """As medium does, but for when it stops."""
        stops = 1000.0 if size_of(view.drawn) >= self._cards else -1000.0
        weights = super().weigh(view, legal)
        return [stops if isinstance(one, Hold) else w for one, w in zip(legal, weights, strict=True)]


def is_won(rules: KamimaiRules, judge: Careful, seed: int) -> bool:
    """One game of a team that goes by a judge."""
    state, rng = KamimaiState(rules), Random(seed)
    while state.acting:
        who = state.acting[0]
        if who == CHANCE:
            state.apply(who, state.due().sample(rng))
            continue
        legal = state.legal_actions(who)
        if len(legal) == 1:
            state.apply(who, legal[0])
            continue
        weights = judge.weigh(state.view(who), legal)
        state.apply(who, legal[weights.index(max(weights))])
    return state.won


def cell(seats: int, options: dict[str, Any], judge: Careful, seeds: range) -> str:
    """Wins in per cent."""
    rules = make_rules(seats, options, {})
    share = sum(is_won(rules, judge, seed) for seed in seeds) / len(seeds)
    low, high = interval(share, len(seeds))
    return f"{100 * share:.1f} [{100 * low:.1f}, {100 * high:.1f}]"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--grimoire", default="tense")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--cards", default="2,3,4,5,6")
    parser.add_argument("--adventure", action="store_true")
    given = parser.parse_args()
    seeds, grimoire = range(given.first, given.first + given.games), {"grimoire": given.grimoire}
    if given.adventure:
        for seats in (1, 2, 3, 5):
            won = cell(seats, grimoire | {"adventure": True}, Careful(), seeds)
            print(f"| {seats} | {won} |", flush=True)
        return
    print("| cards a turn | level 2 | level 3 |\n|---|---|---|")
    rows: list[tuple[str, Careful]] = [
        (str(n), Counting(n)) for n in map(int, given.cards.split(","))
    ]
    for name, judge in [*rows, ("medium", Careful())]:
        cells = [cell(3, grimoire | {"level": level}, judge, seeds) for level in (2, 3)]
        print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
