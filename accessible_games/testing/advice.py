"""Whether advice can be had at every kind of decision, by what its player may be told, and is a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from accessible_games.engine import CHANCE, Action, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.play.advising import question_of

from .cases import Case, failure

STEPS: Final = 300
"""Actions of random games in which decisions are looked for."""
ASKED: Final = 2
"""So often it is asked about one kind of decision: the same moves, by their kinds."""
MOST: Final = 24
"""So often at all."""


def check_advice(case: Case, rng: Random, steps: int = STEPS) -> int:
    """Ask what to do at each kind of decision of random games, as a player's hint does.

    Args:
        case: what to play.
        rng: the only source of chance.
        steps: how many actions are done.

    Returns:
        How often it was asked.

    Raises:
        SuiteError: an adviser fails, or advises what cannot be done.
    """
    asked: Counter[frozenset[type]] = Counter()
    table, done = _begin(case, rng), list[tuple[Seat, Action]]()
    for _ in range(steps):
        moves = [(seat, table.legal_actions(seat)) for seat in table.actors() if seat != CHANCE]
        moves = [(seat, legal) for seat, legal in moves if legal]  # who is out of a moment has nothing to do
        if not moves:
            table, done = _begin(case, rng), []
            continue
        seat, legal = rng.choice(moves)
        kind = frozenset(map(type, legal))
        if asked[kind] < ASKED and len(legal) > 1:
            asked[kind] += 1
            _ask(case, table, seat, done)
            if asked.total() == MOST:
                break
        action = rng.choice(list(legal))
        done.append((seat, action))
        table.submit(seat, action)
    return asked.total()


def _begin(case: Case, rng: Random) -> Table:
    table = Table(case.game, case.seats, options=case.options, data={}, chance=RandomChance(rng))
    table.deal()
    return table


def _ask(case: Case, table: Table, seat: Seat, done: Sequence[tuple[Seat, Action]]) -> None:
    question = question_of(table, seat)
    try:
        advice = question.think()
    except Exception as problem:
        what = f"what to do cannot be advised: {type(problem).__name__}: {problem}"
        raise failure(case, done, f"seat {seat}: {what}") from problem
    if advice.action is not None and table.refusal(seat, advice.action) is not None:
        raise failure(case, done, f"seat {seat} is advised to {str(advice.action)!r}, which cannot be done")
    if advice.action is None and advice.kind is None and not question.several:
        raise failure(case, done, f"seat {seat} is advised nothing at all, and nobody else can act")
