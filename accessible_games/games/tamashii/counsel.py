"""Advice in Tamashii: how one goes about it.  Who lies where is the player's own to remember.

Where looks are told to all, the adviser knows what all know; else it knows who looked where, what lies on
the cards and what is in the bag, and says where only memory can go on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from accessible_games.bots.counsel import Adviser
from accessible_games.engine import Action, Event, Fact, Seat

from . import reasons
from .actions import DRAW, LEAVE, Draw, Flip, Give, Leave, Look, UseEffect, WaiveEffect
from .bot import BOTS, LOOKS, TeamBot
from .cards import PLACES, Character, Gem, counts_of, group, shortage, size_of
from .events import Looked
from .view import TamashiiView

CHEAP: Final = 0.6
"""Gems that are not worth a word afterwards."""
FULL: Final = 4
"""Gems of the longest wish."""


class Counsel(Adviser):
    """Knows who looked where, and what lies open.

    Args:
        seat: whom it advises.
        seats: number of players.
    """

    advised = reasons.Advised
    kinds: ClassVar[Mapping[type[Action], str]] = {
        Look: "look",
        Draw: "draw",
        Give: "give",
        Flip: "flip",
        Leave: "leave",
        UseEffect: "effect",
        WaiveEffect: "without",
    }

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(BOTS["expert"](seat, seats))
        self._seat = seat
        self._looked = [0] * PLACES
        self._own = 0

    def hear(self, event: Event) -> None:
        """Remember who looked where."""
        super().hear(event)
        if isinstance(event, Looked):
            self._looked[event.position - 1] += 1
            self._own += event.seat == self._seat

    def weigh(self, view: TamashiiView, legal: Sequence[Action]) -> Sequence[float] | None:
        """What the expert makes of it, who remembers all that was seen."""
        bot = self.bot
        return bot.mind(view).weigh(legal) if isinstance(bot, TeamBot) else None

    def price(self, cost: float) -> Fact | None:
        """So many gems."""
        return reasons.CostGems(round(cost)) if cost >= CHEAP else None

    def seen(self, view: TamashiiView) -> TamashiiView:
        """All but what was seen last."""
        return view.but(glimpse=None)

    def choose(
        self, view: TamashiiView, legal: Sequence[Action], rng: Random, *, several: bool
    ) -> Action | None:
        """What an expert does, as far as it is no matter of memory."""
        looks = [action for action in legal if isinstance(action, Look)]
        if looks and not view.rules.shared:
            if DRAW in legal and self._own >= LOOKS.get(view.rules.seats, 1):
                return DRAW
            return min(looks, key=lambda look: (self._looked[look.position - 1], look.position))
        if LEAVE in legal and not self._is_open(view, view.place):
            return LEAVE
        gifts = [action for action in legal if isinstance(action, Give)]
        if gifts and not view.rules.shared:
            return DRAW if DRAW in legal and self._draws_on(view) else gifts[0]
        return super().choose(view, legal, rng, several=several)

    def _draws_on(self, view: TamashiiView) -> bool:
        """Whether a further gem is worth what a red one would send back: no wish is of more than `FULL`."""
        held, red = size_of(view.held), _threats(view)
        if not red:
            return held < FULL
        return held < FULL - 1 and 2 * red * held <= size_of(view.bag)

    def tells_all(self, view: TamashiiView, action: Action | None) -> bool:
        """A gift, and whether to turn over, go by who lies there."""
        if isinstance(action, Give):
            return self._is_open(view, action.position - 1)
        return not isinstance(action, Leave | Flip) or self._is_open(view, view.place)

    def kind(self, view: TamashiiView, action: Action | None) -> Fact | None:
        """Which kind of move it is."""
        if isinstance(action, Draw) and view.held:
            return reasons.Advised("again")
        if isinstance(action, Leave | Flip) and not self._is_open(view, view.place):
            return reasons.Advised("decide")
        return super().kind(view, action)

    def why(self, view: TamashiiView, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason."""
        red, bag = _threats(view), size_of(view.bag)
        if isinstance(action, Look):
            n = self._looked[action.position - 1]
            return reasons.FewKnow(action.position, n) if n else reasons.NobodyLooked(action.position)
        if isinstance(action, Draw):
            done = not view.held and not view.rules.shared and self._own
            if done:
                return reasons.LooksDone(self._own)
            return reasons.NoRisk() if view.rules.jokers else reasons.MayDraw(red, bag)
        if isinstance(action, Give):
            known = view.characters[action.position - 1]
            if isinstance(known, Character):
                return self._wish(view, known, view.gems[action.position - 1] + view.held)
            return reasons.HeldAtRisk(group(view.held), red, bag)
        if isinstance(action, Flip | Leave):
            known = view.characters[view.place]
            if isinstance(known, Character):
                return self._wish(view, known, view.gems[view.place])
            return reasons.GemsThere(view.place + 1, group(view.gems[view.place]))
        return reasons.EffectHelps()

    def _wish(self, view: TamashiiView, character: Character, heap: int) -> Fact:
        rules = view.rules
        if rules.satisfied(character, heap):
            return reasons.WishMet(character)
        jokers = counts_of(heap)[Gem.RED] if rules.jokers else 0
        return reasons.WishLacks(character, max(1, shortage(heap, rules.needs[character]) - jokers))

    def _is_open(self, view: TamashiiView, place: int) -> bool:
        """Whether everybody may know who lies there."""
        return isinstance(view.characters[place], Character)


def _threats(view: TamashiiView) -> int:
    """Red gems in the bag that would send others back."""
    return 0 if view.rules.jokers else counts_of(view.bag)[Gem.RED]


COUNSEL: Final = Counsel
"""An adviser for a seat at a table of so many."""
