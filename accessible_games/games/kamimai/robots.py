"""KamiMaï's robots by level, and what the strong ones reckon with.

A middling player looks at cards and risks.  These know besides what a Guardian costs whoever holds it for the
turns to come, that a team spell wants a card of everybody, and what an Energy Point is worth in cards.  They
go by their view, in which all that lies open is the same for everybody.  Each number was found by playing
whole series; what they come to is in `bench/robots/RESULTS.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from accessible_games.bots import JudgingBot, Wanderer
from accessible_games.engine import Action, Bot, Seat

from . import actions as act
from .bot import ABSURD, SLOT, Careful, Careless, Needs, Unsure, is_shunned, open_to
from .cards import (
    ELEMENT_OF,
    ELEMENTS,
    FAIRY,
    GUARDIAN_BITS,
    GUARDIANS,
    SPELLS,
    UNIT,
    Card,
    Effect,
    Spell,
    common,
    count_of,
    kinds_of,
    size_of,
)
from .payments import PRICE, most_worth
from .view import KamimaiView

POINT: Final = 25.0
"""An Energy Point: about as many wanted cards as cost one on average."""
LATER: Final = 0.45
"""A card for a spell of another zone, against one of the targeted zone."""
TURNS: Final = 1.3
"""For each open spell, turns to come of all invokers in which a Guardian held now still tells."""
SHY: Final = 0.15
"""How much of what a Guardian costs in those turns is reckoned when it is drawn: another may come anyhow."""
HALF: Final = 3.0
"""What it costs a turn to draw from one half alone."""
BLIND: Final = 1.0
"""What it costs a turn to draw what is not told."""
BLIND_IN_CURSE: Final = 4.0
"""The same besides, where each Guardian drawn costs a point."""
CARDS_DRAWN: Final = 3
"""Cards of a usual turn."""


def shared(worths: Sequence[int]) -> int:
    """How much of a team spell can be paid, of four, by what each invoker has (KMI-41 to KMI-45)."""
    seats = len(worths)
    if seats < 3:
        return sum([min(PRICE // seats, worth) for worth in worths])
    able = sum([1 for worth in worths if worth])
    return min(PRICE, able) if seats > 3 else able + (max(worths) > 1)


class Wants(Needs):
    """What a team still needs, by who gets it.

    Args:
        view: what is known.

    Attributes:
        who: the invoker who decides now, and gets what is weighed.
    """

    def __init__(self, view: KamimaiView) -> None:
        super().__init__(view)
        team_here, team_later = self.here[Spell.TEAM], self.later[Spell.TEAM]
        self._team_weight = 1.0 if team_here else LATER if team_later else 0.0
        self._nearness = self._team_nearness(self.held)
        spells = sum(self.here) + sum(self.later)
        self._turns = TURNS * spells / view.rules.seats
        zones = zip(view.sheet.zones, view.open, strict=True)
        cursed = sum([SPELLS.size_of(still) for zone, still in zones if zone.effect is Effect.CURSE_ENERGY])
        self._cursed = cursed / (spells or 1)
        self.unseen = view.rules.deck - common(
            view.rules.deck, sum(view.reserves) + view.drawn + view.discard
        )

    # -- the team spell wants a card of everybody -------------------------------------------

    def _team_nearness(self, held: Sequence[Sequence[int]]) -> float:
        return self._team_weight * max([shared(worths) for worths in held]) if self._team_weight else 0.0

    def _brings(self, colour: int, worth: int) -> float:
        """How much nearer the team spell comes if whoever decides gets so much of a colour."""
        if not self._team_weight:
            return 0.0
        held = [list(worths) for worths in self.held]
        held[colour][self.who] += worth
        return self._team_nearness(held) - self._nearness

    def demand(self, colour: int) -> tuple[int, int]:
        """Spells of one colour; the team's is reckoned by who holds what."""
        return self.here[colour], self.later[colour]

    def card(self, card: Card) -> float:
        """What it is worth that whoever decides gets a card."""
        if card in ELEMENT_OF:
            return self._guardian(card)
        if card in ELEMENTS:
            return super().card(card) + self._brings(card, 1)
        if card in FAIRY:
            return super().card(card) + 0.8 * self._brings(card - Card.FAIRY_WATER, 3)
        if card is Card.WOLF:
            return super().card(card) + 0.8 * max([self._brings(colour, 2) for colour in ELEMENTS])
        if card is Card.SPRITE:
            return 0.4 + 0.7 * self.freed()
        return super().card(card)

    def pile(self, pile: int) -> float:
        """What keeping a pile is worth; Guardians stay in any case."""
        worth = self._worth(self._with(pile)) + self._helpers(pile)
        if not self._team_weight:
            return worth
        held = [list(worths) for worths in self.held]
        for colour in ELEMENTS:
            held[colour][self.who] = most_worth(pile, colour)
        return worth + self._team_nearness(held) + 0.1 * sum([bool(row[self.who]) for row in held])

    # -- what Guardians cost ------------------------------------------------------------------

    def turn_under(self, guardian: Card, cursed: float) -> float:
        """What a turn under a Guardian costs; cursed: whether a Guardian drawn costs a point, 0 to 1."""
        force = self.view.rules.forces[guardian - GUARDIANS[0]]
        cost = CARDS_DRAWN * force.risk / 100 * POINT
        if force.half:
            cost += HALF
        return cost + BLIND + BLIND_IN_CURSE * cursed if force.blind else cost

    def _burden(self, hand: int) -> float:
        """What a turn costs whoever holds these: of several Guardians the mildest is chosen (KMI-63)."""
        held = [self.turn_under(one, self._cursed) for one in GUARDIANS if count_of(hand, one)]
        return min(held, default=0.0)

    def freed(self) -> float:
        """What it is worth to be rid of all Guardians."""
        return sum(
            [self._burden(hand) * self._turns + SLOT * size_of(hand & GUARDIAN_BITS) for hand in self.hands()]
        )

    def _guardian(self, card: Card) -> float:
        view, effect = self.view, self.view.zone.effect if self.view.zone else Effect.NONE
        hand = view.hand(self.who)
        more = self._burden(hand + UNIT[card]) - self._burden(hand)
        worth = -SLOT - SHY * self._turns * more
        if effect is Effect.CURSE_ENERGY:
            last = view.energy <= size_of(view.drawn & GUARDIAN_BITS) + 1
            return worth - (40 * POINT if last else POINT)  # no card outweighs the game
        if effect is Effect.CURSE_DISCARD:
            return worth - 0.5 * view.rules.seats
        if effect is Effect.CURSE_COLOUR:
            return worth - 0.2 * sum(map(sum, self.held))
        return worth + (2.0 if effect is Effect.BLESSING else 0.0)  # a collapse costs no point then

    def blind(self) -> float:
        """What a card is worth that is not told, on average."""
        kinds = kinds_of(self.unseen)
        total = sum([count_of(self.unseen, card) * self.card(card) for card in kinds])
        return total / (size_of(self.unseen) or 1)


class Reckoner(Careful):
    """Weighs each card against an Energy Point, and what it does to the turns to come (a `bots.Judge`)."""

    DIG: Final = 3.0
    """What it is worth to see a next card, up to the third."""
    BLESSED: Final = 0.25
    """What a further card must bring, its risk taken off, where a collapse costs no point."""
    FREES: Final = 2.0
    """What it must be worth to be rid of all Guardians, for the Sprite to be played."""
    MOUSE: Final = 4
    """Cards of the discard pile from which the Mouse is played for everybody."""

    def weigh(self, view: KamimaiView, legal: Sequence[Action]) -> list[float]:
        """How good each action is."""
        wants = Wants(view)
        return [self._reckon(view, wants, action) for action in legal]

    def _reckon(self, view: KamimaiView, wants: Wants, action: Action) -> float:
        if isinstance(action, act.Draw):
            shunned = ABSURD if is_shunned(view, action.right) else 0.0
            return 500.0 + self._likes(view, wants, action.right) - shunned
        if isinstance(action, act.Hold):
            return 1000.0 if self.stops(view, wants) else 0.0
        if isinstance(action, act.ChooseGuardian):
            zone = view.zone
            cursed = float(zone is not None and zone.effect is Effect.CURSE_ENERGY)
            return -wants.turn_under(GUARDIANS[action.colour], cursed)
        if isinstance(action, act.Cast):
            return 50.0 + self._pays(view, action)
        if isinstance(action, act.UseSprite):
            return 60.0 if wants.freed() >= self.FREES else -1.0
        if isinstance(action, act.UseMouse):
            everybody = len(action.takers) == view.rules.seats and action.takers[0] == view.activator
            return 10.0 if everybody and size_of(view.discard) >= self.MOUSE else -1.0
        if isinstance(action, act.Give):
            return self._gives(wants, action)
        return self._weigh(view, wants, action)

    def _pays(self, view: KamimaiView, action: act.Cast) -> float:
        """Spells of one colour before the team's; Creatures are spared, and the others' cards."""
        creatures = sum(1 for gift in action.gifts for card, _ in gift.cards if card > ELEMENTS[-1])
        own = sum(gift.worth for gift in action.gifts if gift.seat == view.activator)
        return (0.0 if action.team else 3.0) - 1.5 * creatures + 0.3 * own

    def _gives(self, wants: Wants, action: act.Give) -> float:
        """What the card is worth more to whoever gets it."""
        if action.card in ELEMENT_OF:
            return -1.0
        here, giver = wants.card(action.card), wants.who
        wants.who = action.to
        there = wants.card(action.card)
        wants.who = giver
        return there - here

    def _likes(self, view: KamimaiView, wants: Wants, half: int) -> float:
        """What a card from a half brings, and that it balances for the cards to come."""
        return self.net(view, wants, half) + self.BALANCE * (view.sizes[half] - view.sizes[not half])

    def net(self, view: KamimaiView, wants: Wants, half: int) -> float:
        """What a card from a half brings, the risk taken off."""
        card, risk = view.outer[half], view.risks[half] or 0
        lost = 0.5 * sum(
            [min(PRICE, sum(row)) for row, n in zip(wants.held, wants.here[:4], strict=True) if n]
        )
        price = lost + (0.0 if is_blessed(view) else POINT)
        return (wants.blind() if card is None else wants.card(card)) - risk / 100 * price

    def stops(self, view: KamimaiView, wants: Wants) -> bool:
        """Whether no half has a card that is worth its risk, or enough were drawn."""
        drawn = size_of(view.drawn)
        best = max([self._likes(view, wants, half) for half in open_to(view)], default=None)
        if best is None:
            return True
        if drawn < self.CARDS:
            return best + self.DIG < 0
        return not is_blessed(view) or best < self.BLESSED


def is_blessed(view: KamimaiView) -> bool:
    """Whether a collapse would cost no Energy Point now (KMI-51, R01)."""
    blessed = view.zone is not None and view.zone.effect is Effect.BLESSING
    return blessed and bool(view.drawn & GUARDIAN_BITS or not view.rules.needs_guardian)


ERRS: Final = 2.5
"""By how many wanted cards the levels beginner and easy err about draws and zones."""
WANDERS: Final = 0.3
"""By how many wanted cards the judgement of the level hard wanders."""

BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {
        "beginner": lambda seat, seats: Wanderer(Careless(), ERRS),
        "easy": lambda seat, seats: Wanderer(Unsure(), ERRS),
        "medium": lambda seat, seats: JudgingBot(Careful()),
        "hard": lambda seat, seats: Wanderer(Reckoner(), WANDERS),
        "expert": lambda seat, seats: JudgingBot(Reckoner()),
    }
)
"""Level -> a bot for a seat at a table of so many."""
