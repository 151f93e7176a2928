"""Tamashii's bots: team mates with a memory that fails, so that a person can be the one who remembers.

All levels play alike and differ only in `forgets`: the chance with which each card that a bot has
seen slips its mind, per turn of the table.  They go by their view and by what they hear, and
forget by the source of chance that they are given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from accessible_games.engine import Action, Bot, Event, Seat

from .actions import DRAW, EFFECT, FLIP, GIVES, LEAVE, Look
from .cards import (
    CHARACTERS,
    COLOURED,
    GEMS,
    PLACES,
    RED_SHIFT,
    UNIT,
    Character,
    Gem,
    count_of,
    shortage,
    size_of,
)
from .events import CharacterExposed, CharacterSeen, GemRemoved, NothingRemoved
from .view import TamashiiView

FORGETS: Final[Mapping[str, float]] = MappingProxyType({"easy": 0.2, "medium": 0.05})
"""Level -> the chance of forgetting a card, per card and turn of the table."""


class TeamBot:
    """Looks until it knows enough, then draws for the wishes that it remembers.

    Args:
        forgets: the chance with which each remembered card is forgotten, per turn of the table.
    """

    # Weights found by playing whole series; the unit is a gem that comes where it is wanted.
    KNOWN_FIRST = 1
    """Cards that it wants to remember before it draws."""
    WASTED = 0.5
    """What a gem costs that lies where nobody wants it."""
    MET = 3.0
    """A wish that is met."""
    GUESS = 0.8
    """How much of its worth a gift keeps on a card that is not known."""
    STRAY = 0.05
    """How likely a gem was given that its card does not want, against one that it does."""
    SURE = 0.7
    """How likely a guess must be right to act on it."""

    def __init__(self, forgets: float) -> None:
        self._forgets = forgets
        self._turns = 0
        self._seen: dict[int, tuple[Character, int]] = {}
        """Place -> the character, and the turn up to which it is surely remembered."""

    def hear(self, event: Event) -> None:
        """Remember what was seen, and count the turns since."""
        if isinstance(event, (CharacterSeen, CharacterExposed)):
            if isinstance(event.character, Character):
                self._seen[event.position - 1] = (event.character, self._turns)
        elif isinstance(event, (GemRemoved, NothingRemoved)):
            self._turns += 1

    def choose(self, view: TamashiiView, legal: Sequence[Action], rng: Random) -> Action:
        """The action that promises most; equals are drawn."""
        self._forget(rng)
        mind = _Mind(self, view, {place: one for place, (one, _) in self._seen.items()})
        if view.phase == "turn":
            return mind.begin(legal, rng)
        if view.phase == "draw":
            return mind.draw_or_give(legal, rng)
        if view.phase == "flip":
            return FLIP if mind.likely_met(view.place, view.gems[view.place]) >= self.SURE else LEAVE
        if view.phase == "effect":
            return EFFECT
        return mind.look(legal, rng)

    def _forget(self, rng: Random) -> None:
        """Let cards slip its mind, for each turn that has passed since it last thought of them."""
        for place, (one, turn) in sorted(self._seen.items()):
            self._seen[place] = (one, self._turns)
            if rng.random() >= (1 - self._forgets) ** (self._turns - turn):
                del self._seen[place]


class _Mind:
    """What a bot makes of one moment.

    Args:
        bot: whose weights count.
        view: what lies open.
        remembered: place -> character, of cards that it saw.
    """

    def __init__(self, bot: TeamBot, view: TamashiiView, remembered: Mapping[int, Character]) -> None:
        self._bot = bot
        self._view = view
        self._known = {**remembered, **view.by_place()}
        self._open = [place for place in range(PLACES) if not view.face_up[place]]
        self._unseen = [one for one in CHARACTERS if one not in self._known.values()]
        self._guesses = {place: self._guess(place) for place in self._open}

    def _guess(self, place: int) -> dict[Character, float]:
        """How likely each character lies at a place: others give what they know to be wanted."""
        if place in self._known:
            return {self._known[place]: 1.0}
        heap, needs = self._view.gems[place], self._view.rules.needs
        size = size_of(heap)
        weights = {}
        for one in self._unseen:
            strays = size - (size_of(needs[one]) - shortage(heap, needs[one]))
            weights[one] = self._bot.STRAY**strays
        total = sum(weights.values())
        return {one: weight / total for one, weight in weights.items()}

    def begin(self, legal: Sequence[Action], rng: Random) -> Action:
        """Look, or draw: it looks while it knows too few cards that can still be satisfied."""
        strangers = [place for place in self._open if max(self._guesses[place].values()) < self._bot.SURE]
        able = [place for place in self._open if place not in strangers and self._can_be_met(place)]
        wanted = min(self._bot.KNOWN_FIRST, len(self._open))
        # Where no gem would leave the bag any more, one could look for ever.
        if strangers and len(able) < wanted and self._view.bag & COLOURED:
            return self.look(legal, rng)
        return DRAW

    def look(self, legal: Sequence[Action], rng: Random) -> Action:
        """The card of which it is least sure."""
        looks = [action for action in legal if isinstance(action, Look)]
        sure = {action: max(self._guesses[action.position - 1].values()) for action in looks}
        return rng.choice([action for action in looks if sure[action] == min(sure.values())])

    def draw_or_give(self, legal: Sequence[Action], rng: Random) -> Action:
        """Another gem, if that promises more than the best gift now."""
        now = self._best(self._view.held)
        if DRAW in legal and self._after_a_gem() > now:
            return DRAW
        worths = {place: self._worth(place, self._view.held) for place in self._open}
        return rng.choice([GIVES[place] for place, worth in worths.items() if worth == now])

    def likely_met(self, place: int, heap: int) -> float:
        """The chance that a heap meets the wish of the card at a place."""
        rules = self._view.rules
        return sum(chance for one, chance in self._guesses[place].items() if rules.satisfied(one, heap))

    def _can_be_met(self, place: int) -> bool:
        view = self._view
        return self.likely_met(place, view.gems[place] + view.bag + view.held) >= self._bot.SURE

    def _after_a_gem(self) -> float:
        """What the best gift is worth on average once another gem is drawn."""
        view = self._view
        bag = size_of(view.bag)
        total = 0.0
        for gem in GEMS:
            n = count_of(view.bag, gem)
            if n and (gem is not Gem.RED or view.rules.jokers):
                total += n * self._best(view.held + UNIT[gem])
        return total / bag

    def _best(self, held: int) -> float:
        return max(self._worth(place, held) for place in self._open)

    def _worth(self, place: int, held: int) -> float:
        """What it is worth to give a heap to the card at a place."""
        guess = self._guesses[place]
        worth = sum(chance * self._worth_to(one, place, held) for one, chance in guess.items())
        return worth if len(guess) == 1 else self._bot.GUESS * worth

    def _worth_to(self, character: Character, place: int, held: int) -> float:
        before, after = (self._missing(character, self._view.gems[place] + more) for more in (0, held))
        useful = before - after
        worth = useful - self._bot.WASTED * (size_of(held) - useful)
        return worth + (self._bot.MET if not after else 0.0)

    def _missing(self, character: Character, heap: int) -> int:
        """Gems that a heap lacks; red ones stand for any colour where they are jokers."""
        rules = self._view.rules
        jokers = heap >> RED_SHIFT if rules.jokers else 0
        return max(0, shortage(heap, rules.needs[character]) - jokers)


def _maker(level: str) -> Callable[[Seat, int], Bot]:
    return lambda seat, seats: TeamBot(FORGETS[level])


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {level: _maker(level) for level in FORGETS}
)
"""Level -> a bot for a seat at a table of so many."""
