"""What a team still needs: how much each card would help, in the unit of an Element card that is wanted.

Bots weigh by it; it reads only what everybody knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessible_games.engine import Seat

from .cards import ELEMENT_OF, ELEMENTS, FAIRY, Card, Effect, Spell
from .payments import PRICE, most_worth
from .piles import GUARDIAN_BITS, count_of, size_of

if TYPE_CHECKING:
    from .view import KamimaiView

ELSEWHERE: Final = 0.45
"""A card for a spell of another zone, against one of the targeted zone."""
SPARE: Final = 0.05
"""An Element card that no open spell asks for: it may still feed a curse."""
SLOT: Final = 0.4
"""A place of a Reserve that a Guardian takes."""
POINT: Final = 10.0
"""An Energy Point."""


class Needs:
    """The needs of a team.

    Args:
        view: what is known.
    """

    def __init__(self, view: KamimaiView) -> None:
        self.view = view
        self.here = [0] * len(Spell)
        self.later = [0] * len(Spell)
        for number, still in enumerate(view.open):
            if number not in view.sealed:
                row = self.here if number == view.targeted else self.later
                for spell in Spell:
                    row[spell] += still >> 4 * spell & 15
        seats = range(view.rules.seats)
        self.held = [[most_worth(view.hand(Seat(seat)), colour) for seat in seats] for colour in ELEMENTS]
        self._team = self._team_colour()

    def _team_colour(self) -> int:
        """The colour in which the team spell is nearest."""
        seats = self.view.rules.seats
        share = max(1, PRICE // seats)
        return max(ELEMENTS, key=lambda colour: sum(min(share, worth) for worth in self.held[colour]))

    def element(self, colour: int, extra: int = 0) -> float:
        """What one more card of an Element is worth to the team, `extra` being there already."""
        supply = sum(self.held[colour]) + extra
        here = PRICE * self.here[colour]
        later = PRICE * self.later[colour]
        if colour == self._team:
            here += PRICE * self.here[Spell.TEAM]
            later += PRICE * self.later[Spell.TEAM]
        if supply < here:
            return 1.0 + (0.5 if supply % PRICE == PRICE - 1 else 0.0)
        if supply < here + later:
            return ELSEWHERE
        return SPARE

    def card(self, card: Card) -> float:
        """What drawing or keeping a card is worth."""
        if card in ELEMENTS:
            return self.element(card)
        if card in ELEMENT_OF:
            return self.guardian()
        if card in FAIRY:
            colour = card - Card.FAIRY_WATER
            return sum(self.element(colour, n) for n in range(3)) * 0.9
        if card is Card.WOLF:
            return 2.0 * max(self.element(colour) for colour in ELEMENTS)
        if card is Card.SPRITE:
            return 0.4 + SLOT * sum(size_of(hand & GUARDIAN_BITS) for hand in self.hands())
        return 1.5 if card is Card.MOUSE else 0.1

    def hands(self) -> list[int]:
        """What each invoker holds."""
        return [self.view.hand(Seat(seat)) for seat in range(self.view.rules.seats)]

    def guardian(self) -> float:
        """What a Guardian costs: a place, and what the targeted zone does."""
        zone = self.view.zone
        effect = zone.effect if zone is not None else Effect.NONE
        if effect is Effect.CURSE_ENERGY:
            return -SLOT - POINT
        if effect is Effect.CURSE_DISCARD:
            return -SLOT - 0.5 * self.view.rules.seats
        if effect is Effect.CURSE_COLOUR:
            return -SLOT - 0.2 * sum(map(sum, self.held))
        return -SLOT + (0.4 if effect is Effect.BLESSING else 0.0)

    def pile(self, pile: int) -> float:
        """What keeping a pile is worth, beside what the others hold."""
        view = self.view
        own = view.activator if not view.to_act else view.to_act[0]
        total = 0.0
        for card in Card:
            n = count_of(pile, card)
            if not n:
                continue
            if card in ELEMENTS:
                others = sum(self.held[card]) - self.held[card][own]
                total += sum(self._kept(card, others + k, k) for k in range(n))
            else:
                total += n * self.card(card)
        return total

    def _kept(self, colour: int, supply: int, own: int) -> float:
        """The worth of one more kept card of an Element, with so many in the team and of one's own."""
        wanted = self.here[colour] + (self.here[Spell.TEAM] if colour == self._team else 0)
        later = self.later[colour] + (self.later[Spell.TEAM] if colour == self._team else 0)
        worth = SPARE
        if supply < PRICE * wanted:
            worth = 1.0
        elif supply < PRICE * (wanted + later):
            worth = ELSEWHERE
        # The team spell wants a card of everybody: the first one of a colour is worth more.
        if self.here[Spell.TEAM] + self.later[Spell.TEAM] and not own:
            worth += 0.3 if colour == self._team else 0.1
        return worth

    def zone(self, number: int) -> float:
        """How near a zone is to its seal, less what its curse costs."""
        zone = self.view.sheet.zones[number]
        near = 0.0
        for spell in Spell:
            n = self.view.open[number] >> 4 * spell & 15
            colours = ELEMENTS if spell is Spell.TEAM else (Card(int(spell)),)
            best = max(sum(self.held[colour]) for colour in colours)
            near += min(PRICE, best) - PRICE * n if n else 0.0
        curse = {Effect.CURSE_ENERGY: -3.0, Effect.CURSE_COLOUR: -1.5, Effect.CURSE_DISCARD: -1.0}
        return near + curse.get(zone.effect, 0.0)
