"""Kameloot's positions: what each key holds, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat, shown
from accessible_games.engine.layout import (
    Called,
    Counts,
    Key,
    Layout,
    ListOf,
    OneSeat,
    PerSeat,
    PileOf,
    Plain,
    SeatAsked,
    Whole,
    wrong,
)

from .board import KamelootBoard, shares_of
from .cards import (
    BIT,
    BY_ID,
    CARDS,
    COUNTS,
    HANDS,
    IDS,
    KINDS,
    TAVERNS,
    UNIT,
    Card,
    Tavern,
    count_of,
    kinds_in,
    size_of,
)  # fmt: skip

_CARDS: Final = ListOf(Called(BY_ID, "card"))
_COLLECTIONS: Final = Counts(
    IDS[: len(KINDS)],
    ("collection", "collections"),
    COUNTS.most,
    pack=lambda counts: sum(n * unit for n, unit in zip(counts, BIT, strict=False)),
    counts_of=lambda counts: COUNTS.counts_of(counts)[: len(KINDS)],
    sparse=True,
)
_KINDS: Final = Counts(IDS, ("card", "cards"), COUNTS.most, COUNTS.pack, COUNTS.counts_of, sparse=True)
_MOST_COINS: Final = 99_999


class _Taverns:
    """A word for each tavern; none for who has not chosen yet."""

    def read(self, value: Any, where: str, seats: int) -> Tavern | None:
        """The tavern."""
        found: Tavern | None = None if value == "" else _TAVERN.read(value, where, seats)
        return found

    def write(self, value: Tavern | None) -> str:
        """Its word."""
        return "" if value is None else value.id


_TAVERN: Final = Called(TAVERNS, "tavern")


class _Pile:
    """Cards, top first; or a number of cards that are still to be shuffled."""

    def read(self, value: Any, where: str, seats: int) -> Any:
        """The cards, bottom first; or whatever else stands there, which must fit what is not named."""
        return _CARDS.read(value, where, seats)[::-1] if isinstance(value, list) else value

    def write(self, value: Iterable[int]) -> list[str]:
        """The cards."""
        return [CARDS[UNIT.index(unit)].id for unit in value][::-1]


LAYOUT: Final = Layout(
    "kameloot",
    taverns=Key(
        PerSeat(_Taverns(), empty="owl", called="taverns"),
        '`owl` or `cat` per seat; `""` for who has not chosen yet',
        default=None,
        get=lambda board: board.known_taverns(),
        loads=False,
    ),
    hands=Key(PerSeat(PileOf(HANDS, "card")), "list of cards per seat", default=None),
    front=Key(
        PerSeat(_COLLECTIONS, empty={}, called="tables"),
        "per seat a table of kinds: how many lie there, horns counted in the kind that they joined",
        default=None,
        of="fronts",
    ),
    front_unicorns=Key(
        PerSeat(_COLLECTIONS, empty={}, called="tables"),
        "per seat a table of kinds: how many of those are horns",
        default=None,
        of="horns",
    ),
    coins=Key(PerSeat(Whole(0, _MOST_COINS), empty=0, called="numbers"), "per seat", default=None),
    draw_pile=Key(
        _Pile(),
        "cards, top first; or a number, if the order does not matter",
        default=[],
        get=lambda board: board.pile[: board.left],
        loads=False,
    ),
    discard=Key(
        _CARDS,
        "cards, top last",
        default=[],
        get=lambda board: map(CARDS.__getitem__, board.discard),
        loads=False,
    ),
    first_player=Key(OneSeat(), "who began", default=0),
    to_act=Key(SeatAsked(), "who is asked; by default who began", of="acting", loads=False),
    last_turns=Key(
        Plain(),
        "once the end has been brought about: the seats that still have a turn, the next first",
        get=lambda board: [int(seat) for seat in board.last_turns],
        when=lambda board: board.last_turns is not None,
        loads=False,
    ),
)

UNORDERED: Final = frozenset({"hands", "front", "front_unicorns"})
"""Keys whose cards are compared without regard to order, kinds that are not named being 0."""


def inspect(state: KamelootBoard) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    seats = range(state.rules.seats)
    sold = [
        {"kind": sale[0].id, "coins": [dict(shares_of(sale)).get(Seat(seat), 0) for seat in seats]}
        for sale in state.sold
    ]
    return LAYOUT.export(state) | {
        "phase": state.phase,
        "over": state.stage == "over",
        "winners": [int(seat) for seat in state.winners()],
        "scores": list(state.coins),
        "hand_sizes": [size_of(hand) for hand in state.hands],
        "draw_pile_size": state.left,
        "discard_top": IDS[state.discard[-1]] if state.discard else "",
        "sold": sold,
        "triggered": state.last_turns is not None,
        "front_cards": [_printed(*both) for both in zip(state.fronts, state.horns, strict=True)],
        "sold_cards": _KINDS.write(state.sold_cards),
    }


def _printed(front: int, horns: int) -> dict[str, int]:
    """What lies in front of a player as it is printed, horns as horns."""
    joined = sum(count_of(horns, card) for card in KINDS)
    return _KINDS.write(front - horns + joined * BIT[Card.UNICORN])


# -- reading ----------------------------------------------------------------------------


def load(state: KamelootBoard, position: Position) -> None:
    """Put a position on a new board; cards that it does not name are out of play.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    LAYOUT.check_keys(position)
    seats = state.rules.seats
    LAYOUT.fill(state, position, seats)
    said = partial(LAYOUT.read, position, seats=seats)
    state.discard = bytes(said("discard"))
    if Card.UNICORN in state.discard:
        raise PositionError("position.discard: a unicorn is never discarded")
    _check_fronts(state)
    _load_taverns(state, said("taverns"))
    _load_turn(state, position)
    _load_pile(state, said("draw_pile"))


def _check_fronts(state: KamelootBoard) -> None:
    """A horn lies where it joined other cards, never alone."""
    for seat, (front, horns) in enumerate(zip(state.fronts, state.horns, strict=True)):
        for card in KINDS:
            n, joined = count_of(front, card), count_of(horns, card)
            if joined > n or n and joined == n:
                raise wrong(
                    f"front_unicorns[{seat}].{card.id}",
                    f"{joined} of the {n} cards in front cannot be unicorns; a unicorn joins other cards",
                )
        state.kinds[seat] = kinds_in(front)


def _load_taverns(state: KamelootBoard, taverns: list[Tavern | None]) -> None:
    """A tavern per seat; None for those who have not chosen yet."""
    for seat, tavern in enumerate(taverns):
        if tavern is None and state.fronts[seat]:
            raise wrong(f"front[{seat}]", "nothing lies there before a tavern is chosen")
        state.taverns[seat] = int(tavern or Tavern.OWL)
        state.totals[state.taverns[seat]] += state.fronts[seat]
    unset = [seat for seat, tavern in enumerate(taverns) if tavern is None]
    state.unset = state.lists.order[state.first_player][len(taverns) - len(unset) :]
    if sorted(state.unset) != unset:
        raise wrong("taverns", "taverns are chosen in turn order from the first player on")


def _load_turn(state: KamelootBoard, position: Position) -> None:
    seats = state.rules.seats
    seat = Seat(state.first_player)
    if "to_act" in position:
        seat = Seat(LAYOUT.read(position, "to_act", seats))
    if state.unset and seat != state.unset[0]:
        raise wrong("to_act", f"seat {state.unset[0]} is the next to choose a tavern")
    if "last_turns" in position:
        order = state.lists.order[seat]
        wanted = list(order[: order.index(state.first_player) or None])
        if position["last_turns"] != wanted:
            raise wrong("last_turns", f"{wanted} are the seats from to_act to the last one of the round")
        state.last_turns = tuple(order[: len(wanted)])
    state.ask(seat)


def _load_pile(state: KamelootBoard, given: Any) -> None:
    """The draw pile; a number is a pile that is still to be shuffled."""
    cards = given if isinstance(given, list) else []
    rest = _unnamed(state, cards)
    if isinstance(given, list):
        state.pile = tuple(UNIT[card] for card in cards)
        state.left = len(cards)
    elif type(given) is int and 0 <= given <= len(rest):
        state.pile = tuple(UNIT[card] for card in rest)
        state.left = given
        state.stage, state.turn_after, state.acting = "shuffle", state.acting[0], (CHANCE,)
        rest = []
    else:
        raise wrong(
            "draw_pile",
            f"{shown(given)} is not possible; a list of cards, or a number from 0 to {len(rest)}, the cards "
            "that are not named",
        )
    if len(rest) == sum(state.coins):  # a whole deck: what lies nowhere has become coins
        state.sold_cards = sum(BIT[card] for card in rest)


def _unnamed(state: KamelootBoard, pile: Iterable[Card]) -> list[Card]:
    """The cards of the deck that lie nowhere.

    Raises:
        PositionError: more cards of a kind are named than there are.
    """
    left = list(state.rules.copies)
    for card in (*pile, *map(CARDS.__getitem__, state.discard)):
        left[card] -= 1
    for hand in state.hands:
        for card in CARDS:
            left[card] -= count_of(hand, card)
    for front, horns in zip(state.fronts, state.horns, strict=True):
        for card in KINDS:
            left[card] -= count_of(front, card) - count_of(horns, card)
            left[Card.UNICORN] -= count_of(horns, card)
    for card, n in zip(CARDS, left, strict=True):
        if n < 0:
            copies = state.rules.copies[card]
            raise PositionError(f"position: {copies - n} cards of {card.id}; there are {copies}")
    return [card for card, n in zip(CARDS, left, strict=True) for _ in range(n)]
