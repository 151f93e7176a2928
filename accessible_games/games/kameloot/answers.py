"""What a player of Kameloot can ask for at any time, told from that player's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Answer, CountOf, Seat

from .cards import KINDS, Card, Tavern, count_of, group_cards, size_of
from .events import CoinCount, SeatTavern
from .view import KamelootView


class HandHeld(Answer):
    """The own hand, grouped and sorted by number."""

    cards: tuple[CountOf, ...]
    n: int


class HandEmpty(Answer):
    """The own hand holds nothing."""


class HandUnseen(Answer):
    """A spectator has no hand."""


class ToPlay(Answer, variant="last"):
    """Whose turn it is, and in which tavern that player is."""

    seat: Seat
    tavern: Tavern
    last: bool
    """Whether it is this player's last turn."""


class ToChoose(Answer):
    """Who chooses a tavern to start in (R29)."""

    seat: Seat


class OutcomeDue(Answer):
    """Tokens, cards or the first player are about to be drawn."""


class GameEnded(Answer):
    """The game is over: who has most coins."""

    seat: Seat
    coins: int


class GameShared(Answer):
    """The game is over: who share the victory."""

    seats: tuple[Seat, ...]
    coins: int


class CoinsAre(Answer):
    """The coins of all players (R21)."""

    shares: tuple[CoinCount, ...]


class CoinsOwn(Answer):
    """The own coins, where those of others are not shown (option `gold_visible`)."""

    seat: Seat
    coins: int


class CoinsUnseen(Answer):
    """Coins are not shown to a spectator (option `gold_visible`)."""


class TavernsKnown(Answer):
    """Who is in which tavern, while the others still choose (R29)."""

    taverns: tuple[SeatTavern, ...]


class TavernHas(Answer):
    """The members of a tavern; how far it is with each kind follows (KLT-A04)."""

    tavern: Tavern
    seats: tuple[Seat, ...]


class TavernEmpty(Answer):
    """Nobody is in this tavern (R24)."""

    tavern: Tavern


class KindTotal(Answer, under=True):
    """How far a tavern is with one kind (KLT-A04)."""

    card: Card
    total: int
    needed: int
    missing: int


class NothingLies(Answer, under=True):
    """Nothing lies in front of the members of a tavern."""


class DiscardTop(Answer):
    """The only card of the discard pile that is visible (KLT-14)."""

    card: Card


class DiscardEmpty(Answer):
    """Nothing has been discarded, or all of it was taken back."""


class DiscardHolds(Answer):
    """The whole discard pile, where it may be consulted (option `discard_review`)."""

    cards: tuple[CountOf, ...]


class Collection(Answer):
    """A collection in front of one player, and how many horns are in it."""

    cards: CountOf
    horns: int


class FrontOf(Answer):
    """What lies in front of one player."""

    seat: Seat
    collections: tuple[Collection, ...]


class FrontEmpty(Answer):
    """Nothing lies in front of a player."""

    seat: Seat


class SeatCount(Answer):
    """How many cards a player holds."""

    seat: Seat
    n: int


class CountsAre(Answer):
    """Cards in every hand, and left in the draw pile."""

    counts: tuple[SeatCount, ...]
    left: int


class TurnsLeft(Answer):
    """Who still has a turn, once the end was triggered."""

    seats: tuple[Seat, ...]


QUERIES: Final = ("hand", "turn", "scores", "table", "counts")


def answer(view: KamelootView, query: str) -> Sequence[Answer]:
    """Facts that answer one of `QUERIES`, in the order of telling.

    Raises:
        KeyError: no such query.
    """
    return {"hand": _hand, "turn": _turn, "scores": _scores, "table": _table, "counts": _counts}[query](view)


def _hand(view: KamelootView) -> list[Answer]:
    if view.hand is None:
        return [HandUnseen()]
    if not view.hand:
        return [HandEmpty()]
    return [HandHeld(group_cards(view.hand), size_of(view.hand))]


def _turn(view: KamelootView) -> list[Answer]:
    if view.stage == "over":
        most = max(n for n in view.coins if isinstance(n, int))
        shared = len(view.winners) > 1
        return [GameShared(view.winners, most) if shared else GameEnded(view.winners[0], most)]
    if not view.to_act:
        return [OutcomeDue()]
    seat = view.to_act[0]
    tavern = view.taverns[seat]
    if tavern is None:
        return [ToChoose(seat)]
    return [ToPlay(seat, tavern, view.last_turns is not None)]


def _scores(view: KamelootView) -> list[Answer]:
    seen = [(Seat(seat), n) for seat, n in enumerate(view.coins) if isinstance(n, int)]
    if len(seen) == view.seats:
        return [CoinsAre(tuple(CoinCount(seat, n) for seat, n in seen))]
    return [CoinsOwn(seat, n) for seat, n in seen] or [CoinsUnseen()]


def _table(view: KamelootView) -> list[Answer]:
    """The own tavern, the other one, the top of the discard pile, then each player."""
    known = [(Seat(seat), tavern) for seat, tavern in enumerate(view.taverns) if tavern is not None]
    told: list[Answer] = []
    if len(known) < view.seats:
        told.append(TavernsKnown(tuple(SeatTavern(seat, tavern) for seat, tavern in known)))
    else:
        own = Tavern.OWL if view.seat is None else dict(known)[view.seat]
        told += [*_tavern(view, own), *_tavern(view, own.other)]
    told.append(_discard(view))
    return told + [_front(view, Seat(seat)) for seat in range(view.seats)]


def _tavern(view: KamelootView, tavern: Tavern) -> list[Answer]:
    members = view.members(tavern)
    if not members:
        return [TavernEmpty(tavern)]
    counts = view.totals(tavern)
    totals = [(card, n) for card in KINDS if (n := count_of(counts, card))]
    told: list[Answer] = [KindTotal(card, n, card.number, max(0, card.number - n)) for card, n in totals]
    return [TavernHas(tavern, members), *(told or [NothingLies()])]


def _discard(view: KamelootView) -> Answer:
    if view.discard_top is None:
        return DiscardEmpty()
    if view.discard is not None:
        return DiscardHolds(group_cards(view.discard))
    return DiscardTop(view.discard_top)


def _front(view: KamelootView, seat: Seat) -> Answer:
    front, horns = view.fronts[seat], view.horns[seat]
    found = [(card, n) for card in KINDS if (n := count_of(front, card))]
    if not found:
        return FrontEmpty(seat)
    return FrontOf(seat, tuple(Collection(CountOf(card, n), count_of(horns, card)) for card, n in found))


def _counts(view: KamelootView) -> list[Answer]:
    counts = tuple(SeatCount(Seat(seat), n) for seat, n in enumerate(view.hand_sizes))
    told: list[Answer] = [CountsAre(counts, view.left)]
    if view.last_turns:
        told.append(TurnsLeft(view.last_turns))
    return told
