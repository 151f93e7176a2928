"""The robots: they count what their hand will take, bid that, and then neither fall short nor take more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from accessible_games.decks.standard import Card, Suit
from accessible_games.decks.tricks import height
from accessible_games.engine import Action, Event

from .rules import DECK, HAND, Bid, Nil, Play, View, players_of, side_of

ACE, KING, QUEEN, JACK = 14, 13, 12, 11


def tricks_in(hand: Sequence[Card]) -> float:
    """About how many tricks a hand takes."""
    found = 0.2  # small cards that the partner makes good
    heights = {suit: [height(card) for card in hand if card.suit is suit] for suit in Suit}
    spades = heights.pop(Suit.SPADES)
    found += sum(1.0 for one in spades if one >= KING) + 0.7 * (QUEEN in spades and len(spades) > 2)
    found += max(0, len(spades) - 3) * 0.9
    for held in heights.values():
        found += (0.9 if len(held) < 7 else 0.5) * (ACE in held)
        found += (0.7 if 1 < len(held) < 6 else 0.2) * (KING in held)
        found += 0.3 * (QUEEN in held and 2 < len(held) < 5)
        found += 0.4 * max(0, 2 - len(held)) * (0 < len(spades) <= 3)
    return found


def can_stay_out(hand: Sequence[Card]) -> bool:
    """Whether a hand is likely to take no trick: low spades, and nothing high without low cards."""
    for suit in Suit:
        held = sorted(height(card) for card in hand if card.suit is suit)
        if suit is Suit.SPADES and (len(held) > 3 or (held and held[-1] >= QUEEN)):
            return False
        if held and held[-1] >= KING and (len(held) < 4 or held[2] > 7):
            return False
        if held and held[0] > 8:
            return False
    return tricks_in(hand) < 1.7


class Easy:
    """A robot that bids its high cards, takes what it can cheaply, and never bids nil."""

    def hear(self, event: Event) -> None:
        """Remember nothing: the view holds all that was played."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """A bid, or a card."""
        cards = [action.card for action in legal if isinstance(action, Play)]
        return Play(self.card(view, cards)) if cards else self.bid(view)

    def bid(self, view: View) -> Action:
        """As many as are held of aces, kings and spades beyond the third."""
        spades = sum(card.suit is Suit.SPADES for card in view.hand)
        high = sum(height(card) >= KING for card in view.hand)
        return Bid(min(HAND, max(1, high + max(0, spades - 3))))

    def card(self, view: View, cards: list[Card]) -> Card:
        """The lowest card that takes the trick, or else the lowest."""
        winning = [card for card in cards if view.tricks.beats(card)] if view.tricks.current else []
        return min(winning or cards, key=worth)


def worth(card: Card) -> tuple[bool, int]:
    """Sorts cards by what it costs to give them away."""
    return (card.suit is Suit.SPADES, height(card))


class Medium(Easy):
    """A robot that plays with its partner, guards a nil, and avoids overtricks."""

    def bid(self, view: View) -> Action:
        """What the hand will take, but no more than is left beside the partner's bid."""
        if can_stay_out(view.hand) and 0 not in view.bids.values():
            return Nil()
        assert view.seat is not None
        partner = sum(view.bids.get(seat, 0) for seat in players_of(side_of(view.seat)))
        return Bid(max(1, min(round(tricks_in(view.hand)), HAND - partner)))

    def card(self, view: View, cards: list[Card]) -> Card:
        """A card for what this seat wants now: no trick at all, one more for the side, or none too many."""
        assert view.seat is not None
        ours, bids, taken = players_of(side_of(view.seat)), view.bids, view.tricks.taken
        if bids[view.seat] == 0 and not taken[view.seat]:
            return self._duck(view, cards)
        partner = next(seat for seat in ours if seat != view.seat)
        guards = bids[partner] == 0 and not taken[partner]
        if guards or sum(bids[seat] for seat in ours) > sum(taken[seat] for seat in ours):
            return self._take(view, cards, partner, guards)
        return self._duck(view, cards)

    def _duck(self, view: View, cards: list[Card]) -> Card:
        """The highest card that does not take the trick; if all do, the lowest."""
        if not view.tricks.current:
            return min(cards, key=worth)
        losing = [card for card in cards if not view.tricks.beats(card)]
        return max(losing, key=worth) if losing else min(cards, key=worth)

    def _take(self, view: View, cards: list[Card], partner: int, guards: bool) -> Card:
        """Take the trick if that is worth while, at the lowest price."""
        tricks, last = view.tricks, len(view.tricks.current) == 3
        if not tricks.current:
            sure = [card for card in cards if is_master(card, view)]
            side_suits = [card for card in sure if card.suit is not Suit.SPADES]
            high = max(cards, key=height) if guards else min(cards, key=worth)
            return max(side_suits or sure or [high], key=height)
        best = tricks.best
        assert best is not None
        if tricks.taker == partner and not guards and (last or is_master(best, view)):
            return min(cards, key=worth)
        winning = [card for card in cards if tricks.beats(card)]
        if not winning:
            return min(cards, key=worth)
        masters = [card for card in winning if is_master(card, view)]
        follows = winning[0].suit is tricks.led
        return max(winning, key=height) if follows and masters and not last else min(winning, key=worth)


def is_master(card: Card, view: View) -> bool:
    """Whether no card of the suit that is higher is still in another hand."""
    gone = {*view.hand, *view.tricks.played}
    return not any(
        other.suit is card.suit and height(other) > height(card) and other not in gone for other in DECK
    )
