"""Tamashii's robots: team mates whose memory and whose planning are two things apart.

How well they plan is their level's; how much they forget is, too, unless the table says otherwise (option
`robots_remember`), so that nobody is held back by team mates.  They go by their view and by what they
hear, and forget by the source of chance that they are given.

What planning is worth: to look where nobody has looked (a card that two know was a turn wasted); in
larger teams to show cards to all by turning them over in vain, since a look tells one and that tells
everybody; and to think several gems ahead before one stops drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from accessible_games.engine import Action, Bot, Event, Seat

from .actions import DRAW, EFFECT, FLIP, GIVES, LEAVE, Give, Look
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
from .events import CharacterExposed, CharacterSeen, GemRemoved, Looked, NothingRemoved
from .rules import TamashiiRules
from .view import TamashiiView


class Plan(NamedTuple):
    """How well a team mate plans.

    Attributes:
        ahead: gems that it thinks ahead before it stops drawing.
        apart: whether it first looks where nobody has looked, as often as the team is small; else it looks
            until it knows one card to give to.
        shows: whether it shows cards to all in a larger team, by turning them over in vain.
    """

    ahead: int
    apart: bool
    shows: bool


PLANS: Final[Mapping[str, Plan]] = MappingProxyType(
    {
        "beginner": Plan(ahead=1, apart=False, shows=False),
        "easy": Plan(ahead=1, apart=False, shows=False),
        "medium": Plan(ahead=1, apart=True, shows=False),
        "hard": Plan(ahead=2, apart=True, shows=True),
        "expert": Plan(ahead=3, apart=True, shows=True),
    }
)
"""Level -> how it plans."""

FORGETS: Final[Mapping[str, float]] = MappingProxyType(
    {"beginner": 0.3, "easy": 0.12, "medium": 0.05, "hard": 0.02, "expert": 0.0}
)
"""Level -> the chance of forgetting a card, per card and turn of the table."""

REMEMBERS: Final[Mapping[str, float]] = MappingProxyType({"all": 0.0, "most": 0.05, "some": 0.2})
"""Option `robots_remember` -> that chance, whatever the level; "level" leaves it to the level."""

LOOKS: Final = MappingProxyType({2: 3, 3: 2})
"""By number of players: cards that each looks at first; larger teams show them to all instead."""

KNOWN: Final = 3
"""Cards that are to be known before it draws, where every look is told to all."""

SHOWN: Final = 5
"""Cards that are to be known before it plans with them, where everybody learns them: the sixth follows."""


class TeamBot:
    """Finds out which cards lie where, then draws for the wishes that it remembers.

    Args:
        plan: how well it plans.
        forgets: the chance with which each remembered card is forgotten, per turn of the table, unless
            the table says otherwise.
        seat: its place.
    """

    def __init__(self, plan: Plan, forgets: float, seat: Seat) -> None:
        self.plan = plan
        self._forgets = forgets
        self._seat = seat
        self._turns = 0
        self._seen: dict[int, tuple[Character, int]] = {}
        """Place -> the character, and the turn up to which it is surely remembered."""
        self._looked = [0] * PLACES
        """Per place, how many looked at it: who looked where everybody hears."""
        self._own_looks = self._shows = 0

    def hear(self, event: Event) -> None:
        """Remember what was seen and who looked where, and count the turns since."""
        if isinstance(event, (CharacterSeen, CharacterExposed)):
            if isinstance(event.character, Character):
                self._seen[event.position - 1] = (event.character, self._turns)
            self._shows += isinstance(event, CharacterExposed)
        elif isinstance(event, Looked):
            self._looked[event.position - 1] += 1
            self._own_looks += event.seat == self._seat
        elif isinstance(event, (GemRemoved, NothingRemoved)):
            self._turns += 1

    def choose(self, view: TamashiiView, legal: Sequence[Action], rng: Random) -> Action:
        """The action that promises most; equals are drawn."""
        self._forget(rng, REMEMBERS.get(view.rules.robots_remember, self._forgets))
        mind = self.mind(view)
        if view.phase == "turn":
            return self._begin(view, mind, legal, rng)
        if view.phase == "draw":
            return mind.show(rng) if self._shows_cards(view, mind) else mind.draw_or_give(legal, rng)
        if view.phase == "flip":
            shows = self._shows_cards(view, mind) and view.place in mind.strangers
            return FLIP if shows or mind.likely_met(view.place) >= SURE else LEAVE
        return EFFECT if view.phase == "effect" else self._look(mind, legal, rng)

    def mind(self, view: TamashiiView) -> Mind:
        """What it makes of a moment, with all that it remembers."""
        return Mind(view, {place: one for place, (one, _) in self._seen.items()}, self.plan.ahead)

    def _begin(self, view: TamashiiView, mind: Mind, legal: Sequence[Action], rng: Random) -> Action:
        """Look, or draw."""
        if not mind.strangers or not view.bag & COLOURED:
            return DRAW  # where no gem would leave the bag any more, one could look for ever
        if self._shows_cards(view, mind):
            return DRAW
        if self.plan.apart and self._looks_wanted(view.rules, mind) > 0:
            return self._look(mind, legal, rng)
        return DRAW if mind.can_meet_one() else self._look(mind, legal, rng)

    def _looks_wanted(self, rules: TamashiiRules, mind: Mind) -> int:
        """How many cards more it looks at before it plans with those that it knows."""
        if rules.shared:
            return KNOWN - len(mind.known)
        alone = 0 if self.plan.shows and rules.failed_flip_public else 1
        return LOOKS.get(rules.seats, alone) - self._own_looks

    def _shows_cards(self, view: TamashiiView, mind: Mind) -> bool:
        """Whether it is time to turn cards over so that all see them."""
        rules = view.rules
        return (
            self.plan.shows
            and rules.seats not in LOOKS
            and not rules.shared
            and rules.failed_flip_public
            and len(mind.known) < SHOWN
            and self._shows < SHOWN
            and bool(mind.strangers)
        )

    def _look(self, mind: Mind, legal: Sequence[Action], rng: Random) -> Action:
        """A card of which it is not sure, where fewest have looked if it plans that far."""

        def order(look: Look) -> tuple[bool, int, float]:
            place = look.position - 1
            sure = mind.sure(place)
            return sure >= SURE, self._looked[place] if self.plan.apart else 0, sure

        looks = [action for action in legal if isinstance(action, Look)]
        first = min(map(order, looks))
        return rng.choice([look for look in looks if order(look) == first])

    def _forget(self, rng: Random, forgets: float) -> None:
        """Let cards slip its mind, for each turn that has passed since it last thought of them."""
        for place, (one, turn) in sorted(self._seen.items()):
            self._seen[place] = (one, self._turns)
            if rng.random() >= (1 - forgets) ** (self._turns - turn):
                del self._seen[place]


# Weights found by playing whole series; the unit is a gem that comes where it is wanted.
WASTED: Final = 0.5
"""What a gem costs that lies where nobody wants it."""
MET: Final = 4.0
"""A wish that is met."""
GUESS: Final = 0.8
"""How much of its worth a gift keeps on a card that is not known."""
STRAY: Final = 0.05
"""How likely a gem was given that its card does not want, against one that it does."""
SURE: Final = 0.7
"""How likely a guess must be right to act on it."""


class Mind:
    """What a robot makes of one moment.

    Args:
        view: what lies open.
        remembered: place -> character, of cards that it saw.
        ahead: gems that it thinks ahead.

    Attributes:
        known: place -> character, of cards that it knows.
        strangers: places that are face down and not known.
    """

    def __init__(self, view: TamashiiView, remembered: Mapping[int, Character], ahead: int) -> None:
        self._view = view
        self._ahead = ahead
        self.known = {**remembered, **view.by_place()}
        self._open = [place for place in range(PLACES) if not view.face_up[place]]
        self.strangers = [place for place in self._open if place not in self.known]
        self._unseen = [one for one in CHARACTERS if one not in self.known.values()]
        self._guesses = {place: self._guess(place) for place in self._open}
        self._bests: dict[int, float] = {}

    def _guess(self, place: int) -> dict[Character, float]:
        """How likely each character lies at a place: others give what they know to be wanted."""
        if place in self.known:
            return {self.known[place]: 1.0}
        heap, needs = self._view.gems[place], self._view.rules.needs
        size = size_of(heap)
        weights = {}
        for one in self._unseen:
            strays = size - (size_of(needs[one]) - shortage(heap, needs[one]))
            weights[one] = STRAY**strays
        total = sum(weights.values())
        return {one: weight / total for one, weight in weights.items()}

    def sure(self, place: int) -> float:
        """How likely its best guess about a place is right."""
        return max(self._guesses[place].values())

    def can_meet_one(self) -> bool:
        """Whether it knows a card that can still be satisfied."""
        view = self._view
        return any(
            self.sure(place) >= SURE and self._chance(place, view.gems[place] + view.bag + view.held) >= SURE
            for place in self._open
        )

    def likely_met(self, place: int) -> float:
        """The chance that the wish of the card at a place is met."""
        return self._chance(place, self._view.gems[place])

    def _chance(self, place: int, heap: int) -> float:
        rules = self._view.rules
        return sum(chance for one, chance in self._guesses[place].items() if rules.satisfied(one, heap))

    def weigh(self, legal: Sequence[Action]) -> list[float] | None:
        """What gifts and another draw are worth, or turning a card over, in gems; None: nothing to weigh."""
        view = self._view
        if view.phase == "draw":
            return [
                self._worth(action.position - 1, view.held)
                if isinstance(action, Give)
                else self._after(view.held, view.bag, self._ahead)
                for action in legal
            ]
        if view.phase == "flip":
            met = self.likely_met(view.place)
            turned = met * MET - (1 - met) * size_of(view.gems[view.place])
            return [turned if action == FLIP else 0.0 for action in legal]
        return None

    def show(self, rng: Random) -> Action:
        """Where to put a gem so that a card is turned over: to a wish that it meets, else to a stranger."""
        view = self._view
        met = {place: self._chance(place, view.gems[place] + view.held) for place in self._open}
        sure = [place for place in self._open if met[place] >= SURE]
        likely = [
            place for place in self.strangers if met[place] == max(map(met.__getitem__, self.strangers))
        ]
        return GIVES[rng.choice(sure or likely)]

    def draw_or_give(self, legal: Sequence[Action], rng: Random) -> Action:
        """Another gem, if that promises more than the best gift now."""
        view = self._view
        now = self._best(view.held)
        if DRAW in legal and self._after(view.held, view.bag, self._ahead) > now:
            return DRAW
        worths = {place: self._worth(place, view.held) for place in self._open}
        return rng.choice([GIVES[place] for place, worth in worths.items() if worth == now])

    def _after(self, held: int, bag: int, ahead: int) -> float:
        """What is to be expected once another gem is drawn, and more of them where that promises more."""
        jokers, total = self._view.rules.jokers, 0.0
        for gem in GEMS:
            n = count_of(bag, gem)
            if n and (gem is not Gem.RED or jokers):
                more = held + UNIT[gem]
                worth = self._best(more)
                if ahead > 1 and n < size_of(bag):
                    worth = max(worth, self._after(more, bag - UNIT[gem], ahead - 1))
                total += n * worth
        return total / size_of(bag)

    def _best(self, held: int) -> float:
        found = self._bests.get(held)
        if found is None:
            found = self._bests[held] = max(self._worth(place, held) for place in self._open)
        return found

    def _worth(self, place: int, held: int) -> float:
        """What it is worth to give a heap to the card at a place."""
        guess = self._guesses[place]
        worth = sum(chance * self._worth_to(one, place, held) for one, chance in guess.items())
        return worth if len(guess) == 1 else GUESS * worth

    def _worth_to(self, character: Character, place: int, held: int) -> float:
        before, after = (self._missing(character, self._view.gems[place] + more) for more in (0, held))
        useful = before - after
        worth = useful - WASTED * (size_of(held) - useful)
        return worth + (MET if not after else 0.0)

    def _missing(self, character: Character, heap: int) -> int:
        """Gems that a heap lacks; red ones stand for any colour where they are jokers."""
        rules: TamashiiRules = self._view.rules
        jokers = heap >> RED_SHIFT if rules.jokers else 0
        return max(0, shortage(heap, rules.needs[character]) - jokers)


def _maker(level: str) -> Callable[[Seat, int], Bot]:
    return lambda seat, seats: TeamBot(PLANS[level], FORGETS[level], seat)


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {level: _maker(level) for level in PLANS}
)
"""Level -> a bot for a seat at a table of so many."""
