"""Kameloot positions: the referee's tables of docs/notation.md, read and written.

A position may be partial: cards that it does not name are out of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat

from .cards import BY_ID, CARDS, IDS, KINDS, TAVERNS, Card, Tavern, list_cards
from .counts import BIT, KIND_OF, UNIT, count_of, kinds_in, pack, size_of
from .rules import KamelootRules
from .sale import shares_of
from .view import known_taverns

if TYPE_CHECKING:
    from .state import KamelootState

KEYS: Final = (
    "taverns",
    "hands",
    "front",
    "front_unicorns",
    "coins",
    "draw_pile",
    "discard",
    "first_player",
    "to_act",
    "last_turns",
)

UNORDERED: Final = frozenset({"hands", "front", "front_unicorns"})
"""Keys whose cards are compared without regard to order, kinds that are not named being 0."""

_KIND_IDS: Final = {card.id: card for card in KINDS}


# -- writing ----------------------------------------------------------------------------


def export(state: KamelootState) -> dict[str, Any]:
    """The position, in the keys that `load` takes."""
    actors = state.acting
    table: dict[str, Any] = {
        "taverns": ["" if tavern is None else tavern.id for tavern in known_taverns(state)],
        "hands": [[card.id for card in list_cards(hand)] for hand in state.hands],
        "front": [_counts(front) for front in state.fronts],
        "front_unicorns": [_counts(horns) for horns in state.horns],
        "coins": list(state.coins),
        "draw_pile": [CARDS[KIND_OF[unit]].id for unit in reversed(state.pile[: state.left])],
        "discard": [IDS[kind] for kind in state.discard],
        "first_player": int(state.first_player),
        "to_act": [] if actors == (CHANCE,) else [int(seat) for seat in actors],
    }
    if state.last_turns is not None:
        table["last_turns"] = [int(seat) for seat in state.last_turns]
    return table


def inspect(state: KamelootState) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    seats = range(state.rules.seats)
    sold = [
        {"kind": sale[0].id, "coins": [dict(shares_of(sale)).get(Seat(seat), 0) for seat in seats]}
        for sale in state.sold
    ]
    return export(state) | {
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
        "sold_cards": _counts(state.sold_cards),
    }


def _counts(counts: int) -> dict[str, int]:
    return {card.id: n for card in CARDS if (n := count_of(counts, card))}


def _printed(front: int, horns: int) -> dict[str, int]:
    """What lies in front of a player as it is printed, horns as horns."""
    joined = sum(count_of(horns, card) for card in KINDS)
    return _counts(front - horns + joined * BIT[Card.UNICORN])


# -- reading ----------------------------------------------------------------------------


def load(rules: KamelootRules, position: Position) -> KamelootState:
    """The state at a position.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    from .state import KamelootState  # a state exports itself through this module

    for key in position:
        if key not in KEYS:
            raise PositionError(f"position.{key}: not known; kameloot has {', '.join(KEYS)}")
    state = KamelootState(rules)
    seats = rules.seats
    rows = _rows(position, "hands", seats, list)
    state.hands = [_hand(row, f"hands[{seat}]", rules) for seat, row in enumerate(rows)]
    state.first_player = _seat(position.get("first_player", 0), "first_player", seats)
    _load_fronts(state, position)
    _load_taverns(state, position)
    state.coins = _coins(position, seats)
    state.discard = bytes(_cards(position.get("discard", []), "discard"))
    if Card.UNICORN in state.discard:
        raise PositionError("position.discard: a unicorn is never discarded")
    _load_turn(state, position)
    _load_pile(state, position.get("draw_pile", []))
    return state


def _load_fronts(state: KamelootState, position: Position) -> None:
    seats = state.rules.seats
    fronts = _rows(position, "front", seats, Mapping)
    joined = _rows(position, "front_unicorns", seats, Mapping)
    for seat in range(seats):
        front = _table(fronts[seat], f"front[{seat}]")
        horns = _table(joined[seat], f"front_unicorns[{seat}]")
        for card in KINDS:
            if horns[card] > front[card] or front[card] and horns[card] == front[card]:
                raise PositionError(
                    f"position.front_unicorns[{seat}].{card.id}: {horns[card]} of the {front[card]} cards in "
                    "front cannot be unicorns; a unicorn joins other cards"
                )
        state.fronts[seat] = sum(n * BIT[card] for card, n in front.items())
        state.kinds[seat] = kinds_in(state.fronts[seat])
        state.horns[seat] = sum(n * BIT[card] for card, n in horns.items())


def _load_taverns(state: KamelootState, position: Position) -> None:
    """A tavern per seat; "" for those who have not chosen yet."""
    seats = state.rules.seats
    given = position.get("taverns", ["owl"] * seats)
    if not isinstance(given, list) or len(given) != seats:
        raise PositionError(f"position.taverns: a list of {seats}, owl or cat for each seat, is needed")
    unset = [seat for seat, name in enumerate(given) if name == ""]
    for seat, name in enumerate(given):
        if name != "" and (not isinstance(name, str) or name not in TAVERNS):
            raise PositionError(f"position.taverns[{seat}]: {str(name)[:40]!r} is no tavern; owl and cat are")
        state.taverns[seat] = int(TAVERNS.get(name, Tavern.OWL))
        if name == "" and state.fronts[seat]:
            raise PositionError(f"position.front[{seat}]: nothing lies there before a tavern is chosen")
        state.totals[state.taverns[seat]] += state.fronts[seat]
    order = state.lists.order[state.first_player]
    state.unset = order[seats - len(unset) :]
    if set(state.unset) != set(unset):
        raise PositionError("position.taverns: taverns are chosen in turn order from the first player on")


def _load_turn(state: KamelootState, position: Position) -> None:
    seats = state.rules.seats
    asked = position.get("to_act", int(state.first_player))
    if isinstance(asked, list) and len(asked) == 1:
        asked = asked[0]
    seat = _seat(asked, "to_act", seats)
    if state.unset and seat != state.unset[0]:
        raise PositionError(f"position.to_act: seat {state.unset[0]} is the next to choose a tavern")
    if "last_turns" in position:
        order = state.lists.order[seat]
        wanted = list(order[: order.index(state.first_player) or None])
        if position["last_turns"] != wanted:
            raise PositionError(
                f"position.last_turns: {wanted} are the seats from to_act to the last one of the round"
            )
        state.last_turns = tuple(order[: len(wanted)])
    state.ask(seat)


def _load_pile(state: KamelootState, given: Any) -> None:
    """The draw pile, top first; a number is a pile that is still to be shuffled."""
    cards = _cards(given, "draw_pile") if isinstance(given, list) else []
    left = _unnamed(state, cards)
    if isinstance(given, list):
        state.pile = tuple(UNIT[card] for card in reversed(cards))
        state.left = len(cards)
    elif type(given) is int and 0 <= given <= len(left):
        state.pile = tuple(UNIT[card] for card in left)
        state.left = given
        state.stage, state.turn_after, state.acting = "shuffle", state.acting[0], (CHANCE,)
    else:
        raise PositionError(
            f"position.draw_pile: {str(given)[:40]} is not possible; a list of cards, or a number from 0 to "
            f"{len(left)}, the cards that are not named"
        )
    rest = _unnamed(state, cards) if isinstance(given, list) else []
    if len(rest) == sum(state.coins):  # a whole deck: what lies nowhere has become coins
        state.sold_cards = sum(BIT[card] for card in rest)


def _unnamed(state: KamelootState, pile: list[Card]) -> list[Card]:
    """The cards of the deck that lie nowhere.

    Raises:
        PositionError: more cards of a kind are named than there are.
    """
    left = list(state.rules.copies)
    for card in (*pile, *state.discard):
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


def _rows(position: Position, key: str, seats: int, kind: type) -> list[Any]:
    """A list or a table per seat; all empty where the key is absent."""
    rows = position.get(key, [() if kind is list else {} for _ in range(seats)])
    if not isinstance(rows, list) or len(rows) != seats:
        raise PositionError(f"position.{key}: one per seat, {seats}, are needed")
    if key in position and not all(isinstance(row, kind) for row in rows):
        raise PositionError(f"position.{key}: each must be {'a list' if kind is list else 'a table'}")
    return rows


def _table(row: Mapping[str, Any], where: str) -> dict[Card, int]:
    for name, n in row.items():
        if name not in _KIND_IDS:
            raise PositionError(
                f"position.{where}: {name[:40]!r} is no collection; {', '.join(_KIND_IDS)} are"
            )
        if type(n) is not int or not 0 <= n <= 31:
            raise PositionError(f"position.{where}.{name}: {str(n)[:40]} is no number of cards; 0 to 31 are")
    return {card: row.get(card.id, 0) for card in KINDS}


def _hand(names: Iterable[Any], where: str, rules: KamelootRules) -> int:
    cards = _cards(list(names), where)
    for card in CARDS:
        if cards.count(card) > rules.copies[card]:
            raise PositionError(
                f"position.{where}: {cards.count(card)} cards of {card.id}; there are {rules.copies[card]}"
            )
    return pack(cards)


def _coins(position: Position, seats: int) -> list[int]:
    coins = position.get("coins", [0] * seats)
    whole = isinstance(coins, list) and all(type(n) is int and n >= 0 for n in coins)
    if not whole or len(coins) != seats:
        raise PositionError(f"position.coins: {seats} whole numbers are needed")
    return list(coins)


def _cards(names: Any, where: str) -> list[Card]:
    if not isinstance(names, list):
        raise PositionError(f"position.{where}: a list is needed")
    for name in names:
        if not isinstance(name, str) or name not in BY_ID:
            raise PositionError(f"position.{where}: {str(name)[:40]!r} is no card; {', '.join(BY_ID)} are")
    return [BY_ID[name] for name in names]


def _seat(value: Any, where: str, seats: int) -> Seat:
    if type(value) is not int or not 0 <= value < seats:
        raise PositionError(f"position.{where}: {str(value)[:40]} is no seat; 0 to {seats - 1} are")
    return Seat(value)
