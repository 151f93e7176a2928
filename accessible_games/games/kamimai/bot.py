"""KamiMaï's robots: careless ones, and those who weigh each card against the balance.

They go by their view and by what they are told, as people do; none looks at a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from accessible_games.engine import Action, Event, Seat

from . import actions as act
from .cards import ELEMENT_OF, ELEMENTS, FAIRY, GUARDIAN_BITS, SPELLS, Card, Effect, Spell, count_of, size_of
from .payments import PRICE, most_worth
from .view import KamimaiView

TRUSTED: Final = (2, 1, 0, 3)
"""Guardians in the order in which a bot lets them apply: red, grey, blue, green."""


ELSEWHERE: Final = 0.45
"""A card for a spell of another zone, against one of the targeted zone."""
SPARE: Final = 0.05
"""An Element card that no open spell asks for: it may still feed a curse."""
SLOT: Final = 0.4
"""A place of a Reserve that a Guardian takes."""
POINT: Final = 10.0
"""An Energy Point."""


class Needs:
    """What a team still needs: how much each card would help, in the unit of an Element card that is wanted.

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
                    row[spell] += SPELLS.count_of(still, spell)
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
            n = SPELLS.count_of(self.view.open[number], spell)
            colours = ELEMENTS if spell is Spell.TEAM else (Card(int(spell)),)
            best = max(sum(self.held[colour]) for colour in colours)
            near += min(PRICE, best) - PRICE * n if n else 0.0
        curse = {Effect.CURSE_ENERGY: -3.0, Effect.CURSE_COLOUR: -1.5, Effect.CURSE_DISCARD: -1.0}
        return near + curse.get(zone.effect, 0.0)


class Careless:
    """Draws two cards wherever, casts when it can, and keeps and discards at random."""

    def hear(self, event: Event) -> None:
        """Take no notice: it remembers nothing."""

    def choose(self, view: KamimaiView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        real = [action for action in legal if not isinstance(action, act.Collapse)]
        casts = [action for action in real if isinstance(action, act.Cast)]
        if casts:
            return casts[0]
        if any(isinstance(action, act.Done) for action in real):
            return next(action for action in real if isinstance(action, act.Done))
        stop = [action for action in real if isinstance(action, act.Hold)]
        if stop and size_of(view.drawn) >= 2:
            return stop[0]
        return rng.choice([action for action in real if not isinstance(action, act.Hold)] or real)


class Careful:
    """Weighs each card against the balance, and holds what the team needs (a `bots.Judge`).

    A draw is worth the card, less the risk times what a collapse costs: an Energy Point and the
    spells of this turn; the fuller half is liked, since every lean is paid for by the cards after it.
    """

    # Weights found by playing whole series; the unit is an Element card that is wanted.
    CARDS = 3
    """Cards after which it stops."""
    BALANCE = 1.2
    """For each card that a half has more than the other."""
    UNKNOWN = 0.5
    """What a card is worth that is not told."""

    def hear(self, event: Event) -> None:
        """Take no notice: all that counts is in the view."""

    def weigh(self, view: KamimaiView, legal: Sequence[Action]) -> list[float]:
        """How good each action is."""
        needs = Needs(view)
        return [self._weigh(view, needs, action) for action in legal]

    def _weigh(self, view: KamimaiView, needs: Needs, action: Action) -> float:
        if isinstance(action, act.Collapse):
            return -inf  # it sees no real Grimoire that could have fallen
        if isinstance(action, act.Draw):
            return self._draw(view, needs, action)
        if isinstance(action, act.Hold):
            return 100.0 if size_of(view.drawn) >= self.CARDS else 0.0
        if isinstance(action, act.Cast):
            return 50.0 + self._cast(view, needs, action)
        if isinstance(action, act.Keep):
            return needs.pile(action.cards)
        if isinstance(action, act.Discard):
            assert view.to_act
            return -needs.pile(action.cards)
        if isinstance(action, act.Target):
            return needs.zone(view.sheet.number_of(action.zone))
        if isinstance(action, act.ChooseGuardian):
            return -float(TRUSTED.index(action.colour))
        if isinstance(action, act.Take):
            return 0.0 if action.card is None else needs.card(action.card)
        return self._power(view, needs, action)

    def _draw(self, view: KamimaiView, needs: Needs, action: act.Draw) -> float:
        card, risk = view.outer[action.right], view.risks[action.right] or 0
        more = view.sizes[action.right] - view.sizes[not action.right]
        worth = self.UNKNOWN if card is None else needs.card(card)
        return worth + self.BALANCE * more - risk / 100 * self._collapse(view, needs) + self._eager(view)

    def _collapse(self, view: KamimaiView, needs: Needs) -> float:
        """What a collapse costs now: the point, and the spells that this turn would have cast."""
        return POINT + 0.5 * sum(
            min(4, sum(row)) for row, n in zip(needs.held, needs.here[:4], strict=True) if n
        )

    def _eager(self, view: KamimaiView) -> float:
        """The will to draw on; Phase 2 is the only source of cards."""
        return 3.0 - 0.4 * size_of(view.drawn)

    def _cast(self, view: KamimaiView, needs: Needs, action: act.Cast) -> float:
        """Spells of one colour before the team's; Creatures and other invokers' cards are spared."""
        creatures = sum(1 for gift in action.gifts for card, _ in gift.cards if card > 3)
        own = sum(gift.worth for gift in action.gifts if gift.seat == view.activator)
        return (0.0 if action.team else 5.0) - 2.0 * creatures + 0.1 * own

    def _power(self, view: KamimaiView, needs: Needs, action: Action) -> float:
        if isinstance(action, act.UseSprite):
            guardians = sum(size_of(hand & GUARDIAN_BITS) for hand in needs.hands())
            return 60.0 if guardians >= 2 else -1.0
        if isinstance(action, act.UseMouse):
            everybody = len(action.takers) == view.rules.seats and action.takers[0] == view.activator
            return 10.0 if everybody and size_of(view.discard) >= 4 else -1.0
        if isinstance(action, act.Give):
            return -needs.card(action.card) if action.to != view.activator else 0.0
        return 0.0 if isinstance(action, act.Done) else -5.0
