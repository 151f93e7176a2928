"""What everybody at a table of KamiMaï knows, and a state drawn from it that fits.

All is open but the order of the Grimoire beneath its outer cards, so all views are alike.
"""

from __future__ import annotations

from random import Random
from typing import TypeVar

from accessible_games.engine import CHANCE, Seat, Value

from .balance import UNCHOSEN, Force
from .board import KamimaiBoard, Outer
from .cards import CARDS, UNIT, Card, cards_of, common, count_of
from .rules import KamimaiRules
from .sheets import NOWHERE, Sheet, Zone

B = TypeVar("B", bound=KamimaiBoard)


class KamimaiView(Value):
    """Everything that can be known at the table; compares by value.

    Attributes:
        seat: whose view it is; None: a spectator's.
        rules: the settings of the game.
        waiting: which outcome of chance is due, "" for none.
        open: per zone the spells that are not scratched, as piles.
        reserves, drawn, discard: piles.
        sizes: cards in the left and in the right half.
        outer: the outer cards, None where there is none or it is not told.
        risks: per cent for one card from each half now; None for an empty half.
        guardian: the one that applies to this turn's draw, in Phase 1 the one that surely will.
        must_choose: a Guardian is to be chosen before the first card.
        naming: the activator is to name the next giver.
        The rest is as in `KamimaiBoard`.
    """

    seat: Seat | None
    rules: KamimaiRules
    phase: str
    waiting: str
    to_act: tuple[Seat, ...]
    activator: Seat
    level: int
    sheet: Sheet
    open: tuple[int, ...]
    targeted: int
    sealed: tuple[int, ...]
    energy: int
    reserves: tuple[int, ...]
    drawn: int
    discard: int
    sizes: tuple[int, int]
    outer: Outer
    risks: tuple[int | None, int | None]
    guardian: int
    must_choose: bool
    collapsed: bool
    collapsed_late: bool
    owing: tuple[Seat, ...]
    owed: int
    naming: bool
    transfers: int
    takers: tuple[Seat, ...]
    won: bool

    @property
    def zone(self) -> Zone | None:
        """The targeted zone."""
        return None if self.targeted == NOWHERE else self.sheet.zones[self.targeted]

    @property
    def force(self) -> Force | None:
        """What the Guardian in force does to the draw."""
        return None if self.guardian < 0 else self.rules.forces[self.guardian]

    def hand(self, seat: Seat) -> int:
        """All that an invoker holds, the activator's drawn cards included."""
        return self.reserves[seat] + (self.drawn if seat == self.activator else 0)


def score(view: KamimaiView, _: Seat) -> int:
    """The zones that are sealed, those of earlier sheets of an adventure included."""
    before = view.rules.sheets[view.rules.level - 1 : view.level - 1]
    return sum(len(sheet.zones) for sheet in before) + len(view.sealed)


def view_of(state: KamimaiBoard, seat: Seat | None) -> KamimaiView:
    """What `seat` knows of a state."""
    actors = state.actors()
    return KamimaiView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        waiting=state.waiting,
        to_act=() if actors == (CHANCE,) else actors,
        activator=state.activator,
        level=state.level,
        sheet=state.sheet,
        open=tuple(state.open),
        targeted=state.targeted,
        sealed=state.sealed,
        energy=state.energy,
        reserves=tuple(state.reserves),
        drawn=state.drawn,
        discard=state.discard,
        sizes=(len(state.left), len(state.right)),
        outer=state.outer_cards(),
        risks=(state.risk_of(False), state.risk_of(True)),
        guardian=state.in_force(),
        must_choose=state.must_choose(),
        collapsed=state.collapsed,
        collapsed_late=state.collapsed_late,
        owing=state.owing,
        owed=state.owed(state.owing[0]) if state.owing else 0,
        naming=state.naming,
        transfers=state.transfers,
        takers=state.takers,
        won=state.won,
    )


def determinise(state: B, view: KamimaiView, rng: Random) -> B:
    """Make a new state one that fits the view, the Grimoire shuffled beneath its outer cards.

    Whole decks only: with cards out of play (a partial position) there is no telling what is left.

    Raises:
        ValueError: fewer cards are unseen than the Grimoire has.
    """
    state.level, state.sheet = view.level, view.sheet
    state.phase, state.waiting = view.phase, view.waiting
    state.acting = view.to_act if view.to_act or view.phase == "over" else (CHANCE,)
    state.activator = view.activator
    state.open = list(view.open)
    state.targeted, state.sealed, state.energy = view.targeted, view.sealed, view.energy
    state.reserves = list(view.reserves)
    state.drawn, state.discard = view.drawn, view.discard
    state.guardian = UNCHOSEN if view.phase == "target" else view.guardian
    state.collapsed, state.collapsed_late = view.collapsed, view.collapsed_late
    state.owing, state.takers = view.owing, view.takers
    state.naming, state.transfers, state.won = view.naming, view.transfers, view.won
    state.left, state.right = _halves(view, rng)
    return state


def _halves(view: KamimaiView, rng: Random) -> tuple[list[Card], list[Card]]:
    unseen = cards_of(_unseen(view))
    for card in view.outer:
        if card is not None:
            unseen.remove(card)
    if not view.rules.companion:  # there nobody knows an order, so there is none
        rng.shuffle(unseen)
    halves: list[list[Card]] = []
    for size, outer in zip(view.sizes, view.outer, strict=True):
        beneath = size - (outer is not None)
        if len(unseen) < beneath:
            raise ValueError("the view leaves too few unseen cards: was the position partial?")
        taken, unseen = unseen[:beneath], unseen[beneath:]
        halves.append([*taken, *([outer] if outer is not None else [])])
    return halves[0], halves[1]


def counted(view: KamimaiView) -> dict[str, tuple[int, int]]:
    """By the message of its name: how many cards of a kind there are, and how many lie open."""
    unseen = _unseen(view)
    made = {}
    for card in CARDS:
        n = count_of(view.rules.deck, card)
        made[card.message] = (n, n - count_of(unseen, card) + view.outer.count(card))
    return made


def _unseen(view: KamimaiView) -> int:
    """The cards of the deck that lie nowhere else."""
    seen = sum(view.reserves) + view.drawn + view.discard
    if view.phase == "take":
        seen += UNIT[Card.MOUSE]  # it lies aside (R18)
    return view.rules.deck - common(view.rules.deck, seen)
