"""What one seat of Magi Kitchen sees, and a state that it cannot tell from the real one."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypeVar

from accessible_games.engine import CHANCE, Seat, Value

from .board import MagiBoard
from .cards import Card
from .contest import Contest, Kind, Press
from .rules import MagiRules

B = TypeVar("B", bound=MagiBoard)
_TO_POTION: Final = int(Card.POTION_TOMATO)
"""From an ingredient to its potion."""


class DuelView(Value):
    """An open duel as everybody perceives it: the fields of `Contest`, in their order.

    Attributes:
        covers: hands in use, by seat.
    """

    kind: Kind
    left: int
    claims: tuple[tuple[Seat, int], ...]
    misfired: tuple[Seat, ...]
    covers: tuple[int, ...]
    named: tuple[tuple[Seat, int], ...]
    queue: tuple[Press, ...]
    latest: int
    posed: tuple[tuple[int, Seat], ...]


class MagiView(Value):
    """What lies open, for one seat (None: a spectator); compares by value.

    Decks are closed to everybody: what was won or given is a matter of memory.

    Attributes:
        rules: the settings of the game.
        to_act: who is asked; empty while an outcome is awaited.
        host: whether the host may end the duel or the floor.
        piles: per seat, oldest card first.
        deck_sizes: per seat.
        duel: the open duel, or None.
        following: who flips next.
        flips: cards turned over so far; 0 where no house rule counts them.
    """

    seat: Seat | None
    rules: MagiRules
    phase: str
    to_act: tuple[Seat, ...]
    host: bool
    piles: tuple[tuple[Card, ...], ...]
    deck_sizes: tuple[int, ...]
    burnt: tuple[Card, ...]
    flipper: Seat
    keeper: Seat
    priority: tuple[Seat, ...]
    penalties: tuple[Seat, ...]
    following: Seat
    winners: tuple[Seat, ...]
    duel: DuelView | None
    flips: int

    @property
    def tops(self) -> tuple[Card | None, ...]:
        """The visible card of each pile."""
        return tuple(pile[-1] if pile else None for pile in self.piles)


def score(view: MagiView, seat: Seat) -> int:
    """The cards in a player's deck."""
    return view.deck_sizes[seat]


def view_of(state: MagiBoard, seat: Seat | None) -> MagiView:
    """What `seat` sees of a state."""
    acting = state.acting
    return MagiView(
        seat=seat,
        rules=state.rules,
        phase=state.phase,
        to_act=tuple(one for one in acting if one != CHANCE),
        host=len(acting) > 1 and acting[-1] == CHANCE,
        piles=tuple(map(tuple, state.piles)),
        deck_sizes=tuple(map(len, state.decks)),
        burnt=state.burnt,
        flipper=state.flipper,
        keeper=state.keeper,
        priority=state.priority,
        penalties=state.penalties,
        following=state.next_flipper(),
        winners=state.winners(),
        duel=_duel(state.contest) if state.phase in ("duel", "posture") else None,
        flips=state.flips if state.rules.last_round_after else 0,
    )


def worth(view: MagiView, duel: DuelView, target: int) -> int:
    """How many cards lie in the piles that a target brings."""
    if duel.kind is Kind.TRASH:
        return len(view.piles[target])
    wanted = (target, target + _TO_POTION)
    return sum([len(pile) for pile in view.piles if pile and int(pile[-1]) in wanted])


def without_cards(view: MagiView) -> tuple[Any, ...]:
    """What is told of a view at any time: how many cards lie in each pile, and not which."""
    rest = [getattr(view, field) for field in MagiView.__match_args__ if field != "piles"]
    return (*rest, *map(len, view.piles))


def _duel(contest: Contest) -> DuelView:
    fields = (getattr(contest, field) for field in Contest.fields)
    seen: list[Any] = [tuple(one) if isinstance(one, list) else one for one in fields]
    return DuelView(*seen)


def determinise(state: B, view: MagiView, rng: Random) -> B:
    """A state that fits the view, the closed cards dealt at random.

    Whole decks only: with cards out of play (a partial position) there is no telling what is
    unseen.

    Args:
        state: a new one with the view's settings.
        view: what a seat sees.
        rng: deals.

    Raises:
        ValueError: fewer cards are unseen than places to fill.
    """
    unseen = list(view.rules.cards)
    for card in (*(card for pile in view.piles for card in pile), *view.burnt):
        unseen.remove(card)
    if len(unseen) < sum(view.deck_sizes):
        raise ValueError("the view leaves too few unseen cards: was the position partial?")
    rng.shuffle(unseen)
    state.phase = view.phase
    state.acting = (*view.to_act, CHANCE) if view.host or view.phase in ("deal", "starter") else view.to_act
    if view.phase != "deal":
        for deck, size in zip(state.decks, view.deck_sizes, strict=True):
            deck += [unseen.pop() for _ in range(size)]
        state.box = tuple(unseen)
    state.piles = [list(pile) for pile in view.piles]
    state.burnt = view.burnt
    state.flipper, state.keeper, state.priority = view.flipper, view.keeper, view.priority
    state.penalties, state.following, state.flips = view.penalties, view.following, view.flips
    for field in Contest.fields if view.duel is not None else ():
        seen = getattr(view.duel, field)
        setattr(state.contest, field, list(seen) if isinstance(seen, tuple) else seen)
    return state
