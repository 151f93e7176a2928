"""What KamiMaï's robots keep, throw away and draw, beside what the open spells of the sheet need.

    python bench/kamimai/kept.py [--levels beginner,easy,medium,hard,expert] [--games 100] [--seats 3]
        [--level 2] [--grimoire tense] [--show 0]

A team of equal robots; game number n has seed n.  By level:

- kept, discarded wrong: choices (of what stays at the end of a turn, of what goes to a curse) after which an
  Element card went that an open spell still lacks, while one stayed that no open spell asks for; where a team
  spell is open, any colour may serve, and nothing counts;
- Guardians for nothing: draws of a Guardian where another card lay on the other half, told and at most five
  per cent riskier, outside a blessing;
- held, full: Guardians of an invoker at the end of a turn, and turns that end with nothing but Guardians.

`--show N` prints the keeps of the first N games of each level, turn by turn.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from accessible_games.engine import CHANCE, Action, Seat  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.games.kamimai import actions as act  # noqa: E402
from accessible_games.games.kamimai.cards import (  # noqa: E402
    ELEMENTS,
    GUARDIAN_BITS,
    GUARDIANS,
    SPELLS,
    Card,
    Effect,
    Spell,
    cards_of,
    count_of,
    size_of,
)
from accessible_games.games.kamimai.payments import PRICE, most_worth  # noqa: E402
from accessible_games.games.kamimai.view import KamimaiView  # noqa: E402

GAME = get_game("kamimai")
CLOSE = 5
"""Per cent of risk that are no reason to draw a Guardian."""


def asked(view: KamimaiView) -> list[int]:
    """By spell: how many are open on the sheet."""
    return [
        sum(SPELLS.count_of(still, spell) for n, still in enumerate(view.open) if n not in view.sealed)
        for spell in Spell
    ]


def wrongs(view: KamimaiView, seat: int, stays: int) -> list[tuple[Card, Card]]:
    """Pairs: an Element card that went though a spell lacks it, and one that stayed for nothing."""
    spells = asked(view)
    if spells[Spell.TEAM]:
        return []  # any colour may serve
    others = [view.hand(Seat(one)) for one in range(view.rules.seats) if one != seat]
    went, idle = [], []
    for colour in ELEMENTS:
        supply = most_worth(stays, colour) + sum(most_worth(hand, colour) for hand in others)
        if supply < PRICE * spells[colour] and count_of(view.hand(Seat(seat)) - stays, colour):
            went.append(colour)
        if not spells[colour] and count_of(stays, colour):
            idle.append(colour)
    return list(zip(went, idle, strict=False))


def draws_badly(view: KamimaiView, action: act.Draw) -> bool | None:
    """Whether a Guardian was drawn for nothing; None: there was no such choice."""
    cards, risks = view.outer, view.risks
    if None in cards or None in risks or (view.zone and view.zone.effect is Effect.BLESSING):
        return None
    if (cards[0] in GUARDIANS) == (cards[1] in GUARDIANS) or (view.force and view.force.half):
        return None
    guardian = cards[1] in GUARDIANS
    if (risks[not guardian] or 0) > (risks[guardian] or 0) + CLOSE:
        return None
    return action.right == guardian


def told(view: KamimaiView, seat: Seat, action: act.Keep) -> str:
    """A line."""
    zones = []
    for number, still in enumerate(view.open):
        if number not in view.sealed:
            star = "*" if number == view.targeted else ""
            zones.append(star + "+".join(Spell(s).id for s in SPELLS.list_of(still)))
    others = " / ".join(
        " ".join(card.id for card in cards_of(view.hand(Seat(one)))) or "-"
        for one in range(view.rules.seats)
        if one != seat
    )
    kept = " ".join(card.id for card in cards_of(action.cards)) or "-"
    gone = " ".join(card.id for card in cards_of(view.hand(seat) - action.cards)) or "-"
    wrong = " <<< WRONG" if wrongs(view, seat, action.cards) else ""
    return f"  {seat} keeps {kept} | throws {gone} | open {'; '.join(zones)} | others {others}{wrong}"


def watch(
    level: str, seats: int, options: dict[str, object], seed: int, count: Counter[str], show: bool
) -> None:
    """One game."""
    rng, state = Random(seed), GAME.new_state(seats, options, {})
    team = [GAME.bots[level](Seat(seat), seats) for seat in range(seats)]
    while acting := state.actors():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.due().sample(rng))
            continue
        legal, view = state.legal_actions(seat), state.view(seat)
        action: Action = team[seat].choose(view, legal, rng)
        if isinstance(action, act.Keep):
            count["turns"] += 1
            guardians = size_of(action.cards & GUARDIAN_BITS)
            count["held"] += guardians
            count["full"] += guardians >= view.rules.reserve
            if len(legal) > 1:
                count["keeps"] += 1
                count["kept wrong"] += bool(wrongs(view, seat, action.cards))
                if show:
                    print(told(view, seat, action))
        elif isinstance(action, act.Discard) and len(legal) > 1:
            count["discards"] += 1
            count["discarded wrong"] += bool(wrongs(view, seat, view.hand(seat) - action.cards))
        elif isinstance(action, act.Draw):
            bad = draws_badly(view, action)
            count["choices"] += bad is not None
            count["guardians"] += bool(bad)
        state.apply(seat, action)
    count["games"] += 1
    count["won"] += state.returns()[0] > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default=",".join(GAME.bots))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--level", type=int, default=2)
    parser.add_argument("--grimoire", default="tense")
    parser.add_argument("--show", type=int, default=0)
    given = parser.parse_args()
    options = {"level": given.level, "grimoire": given.grimoire}
    rows = ["| robots | won, % | kept wrong | discarded wrong | Guardians for nothing | held | full, % |"]
    for level in given.levels.split(","):
        count: Counter[str] = Counter()
        for seed in range(given.games):
            if seed < given.show:
                print(level, seed)
            watch(level, given.seats, options, seed, count, seed < given.show)
        turns = count["turns"] or 1
        rows.append(
            f"| {level} | {100 * count['won'] / count['games']:.0f} "
            f"| {count['kept wrong']} of {count['keeps']} "
            f"| {count['discarded wrong']} of {count['discards']} "
            f"| {count['guardians']} of {count['choices']} | {count['held'] / turns:.2f} "
            f"| {100 * count['full'] / turns:.1f} |"
        )
    print("\n".join(rows))


if __name__ == "__main__":
    main()
