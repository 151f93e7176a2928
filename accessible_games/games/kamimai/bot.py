"""KamiMaï's robots: those who weigh each card against the balance, and careless ones who hardly do.

They go by their view and by what they are told, as people do; none looks at a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate
from math import inf
from typing import Final

from accessible_games.engine import Action, Event, Seat

from . import actions as act
from .cards import (
    ELEMENT_OF,
    ELEMENTS,
    FAIRY,
    FIELD,
    GUARDIAN_BITS,
    SPELLS,
    UNIT,
    Card,
    Effect,
    Spell,
    count_of,
    size_of,
)
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


ABSURD: Final = 100.0
"""What no error of judgement outweighs: nobody does such a thing at any level."""
CLOSE: Final = 5
"""Per cent of risk that are no reason to draw a Guardian."""
CARELESS: Final = 0.2
"""How much of the cost of a collapse the careless reckon with."""
STEADY: Final = 8.0
"""How much less whoever errs about risks and zones errs about what to keep."""

HELPERS: Final = (Card.SPRITE, Card.DRAGONFLIES, Card.MOUSE)
"""Creatures that pay for nothing."""
MOST: Final = 20
"""More Element cards than a team ever holds of a colour, Creatures among them."""
LAST: Final = 0.5
"""What the last card of a spell is worth more."""


@cache
def _sums(here: int, later: int) -> tuple[float, ...]:
    """What 0, 1, 2 and so on cards of a colour are worth to a team that lacks so many spells of it."""
    worths = [1.0 + (LAST if n % PRICE == PRICE - 1 else 0.0) for n in range(PRICE * here)]
    worths += [ELSEWHERE] * (PRICE * later)
    worths += [SPARE] * (MOST - len(worths))
    return tuple(accumulate(worths, initial=0.0))[: MOST + 1]


def supplies_of(pile: int) -> tuple[int, ...]:
    """How many cards of each Element a pile may count as, but for the Wolf."""
    return tuple([count_of(pile, colour) + 3 * count_of(pile, FAIRY[colour]) for colour in ELEMENTS])


class Needs:
    """What a team still needs: how much each card would help, in the unit of an Element card that is wanted.

    All that is held is weighed at once: of each colour as much as the targeted zone asks for, then what the
    other zones do, whoever holds it; what is beyond that is next to nothing.

    Args:
        view: what is known.

    Attributes:
        who: the invoker who decides now, and gets or keeps what is weighed.
    """

    def __init__(self, view: KamimaiView) -> None:
        self.view = view
        self.who = view.to_act[0] if view.to_act else view.activator
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
        self._sums = [_sums(*self.demand(colour)) for colour in ELEMENTS]
        self._hands = self.hands()
        self._all = sum(self._hands)
        self._now = self._worth(self._all)

    def _team_colour(self) -> int:
        """The colour in which the team spell is nearest."""
        seats = self.view.rules.seats
        share = max(1, PRICE // seats)
        return max(ELEMENTS, key=lambda colour: sum(min(share, worth) for worth in self.held[colour]))

    def demand(self, colour: int) -> tuple[int, int]:
        """Spells that may be paid with a colour: in the targeted zone, and in the others."""
        team = colour == self._team
        return (
            self.here[colour] + (self.here[Spell.TEAM] if team else 0),
            self.later[colour] + (self.later[Spell.TEAM] if team else 0),
        )

    def _worth(self, held: int) -> float:
        """What it is worth that the team holds these."""
        supplies = supplies_of(held)
        total = sum([sums[n] for n, sums in zip(supplies, self._sums, strict=True)])
        if held & FIELD[Card.WOLF]:
            total += max([sums[n + 2] - sums[n] for n, sums in zip(supplies, self._sums, strict=True)])
        return total

    def _with(self, pile: int) -> int:
        """What the team holds if whoever decides holds this pile."""
        return self._all - self._hands[self.who] + pile

    def card(self, card: Card) -> float:
        """What it is worth that whoever decides gets a card."""
        if card in ELEMENT_OF:
            return self.guardian()
        if card <= Card.WOLF:
            return self._worth(self._all + UNIT[card]) - self._now
        if card is Card.SPRITE:
            return 0.4 + SLOT * sum(size_of(hand & GUARDIAN_BITS) for hand in self._hands)
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

    def _helpers(self, pile: int) -> float:
        """What the Creatures are worth that pay for nothing."""
        return sum([self.card(card) for card in HELPERS if pile & FIELD[card]])

    def pile(self, pile: int) -> float:
        """What keeping a pile is worth, beside what the others hold; Guardians stay in any case."""
        total = self._worth(self._with(pile)) + self._helpers(pile)
        # The team spell wants a card of everybody: the first one of a colour is worth more.
        if self.here[Spell.TEAM] + self.later[Spell.TEAM]:
            total += sum([0.3 if one == self._team else 0.1 for one in ELEMENTS if pile & FIELD[one]])
        return total

    def wasted(self, pile: int) -> bool:
        """Whether what an open spell lacks would go for an Element card that none asks for.

        While a team spell is open, any colour may serve.
        """
        if self.here[Spell.TEAM] + self.later[Spell.TEAM]:
            return False
        went, lacks, idles = self._hands[self.who] - pile, False, False
        for colour, n, sums in zip(ELEMENTS, supplies_of(self._with(pile)), self._sums, strict=True):
            lacks |= bool(went & (FIELD[colour] | FIELD[FAIRY[colour]])) and sums[n + 1] - sums[n] > 2 * SPARE
            idles |= bool(pile & FIELD[colour]) and sums[n] - sums[n - 1] < 2 * SPARE
        return lacks and idles

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


def open_to(view: KamimaiView) -> list[int]:
    """The halves that may be drawn from: 0 the left one, 1 the right one."""
    only = view.force.half if view.force is not None else ""
    there = [half for half in (0, 1) if view.risks[half] is not None]
    wanted = [half for half in there if not only or (only == "right") == bool(half)]
    return wanted or there


def is_shunned(view: KamimaiView, half: int) -> bool:
    """Whether a Guardian lies there, and another card on the other half that falls hardly more easily.

    In a blessed zone it is welcome: a collapse costs no point then (KMI-52).
    """
    other = view.outer[not half]
    if view.outer[half] not in ELEMENT_OF or other is None or other in ELEMENT_OF or len(open_to(view)) < 2:
        return False
    if view.zone is not None and view.zone.effect is Effect.BLESSING:
        return False
    return (view.risks[not half] or 0) <= (view.risks[half] or 0) + CLOSE


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
            return needs.pile(action.cards) - (ABSURD if needs.wasted(action.cards) else 0.0)
        if isinstance(action, act.Discard):
            stays = view.hand(needs.who) - action.cards
            return needs.pile(stays) - (ABSURD if needs.wasted(stays) else 0.0)
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
        worth -= ABSURD if is_shunned(view, action.right) else 0.0
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


class Unsure(Careful):
    """As careful, but meant to err (`bots.Wanderer`): about draws and zones, far less about what to keep.

    Whoever throws away what the team lacks holds everybody back, and is no fun to play with.
    """

    def weigh(self, view: KamimaiView, legal: Sequence[Action]) -> list[float]:
        """How good each action is."""
        weights = super().weigh(view, legal)
        sure = isinstance(legal[0], act.Keep | act.Discard | act.Take | act.Give)
        return [STEADY * weight for weight in weights] if sure else weights


class Careless(Unsure):
    """Draws the card that it likes best, and hardly looks at risk and balance."""

    BALANCE = 0.3

    def _collapse(self, view: KamimaiView, needs: Needs) -> float:
        return CARELESS * super()._collapse(view, needs)
