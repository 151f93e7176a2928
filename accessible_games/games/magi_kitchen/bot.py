"""Magi Kitchen's bots: reaction times, misses and slips by level (R36).

They see what lies open and hear what happens, as people do; their times come from the table's
source of chance and stand in their actions.  In calm mode they remember cards, and forget some.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import exp, log
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from accessible_games.engine import Action, Bot, Event, Seat, Value

from . import events as told
from .actions import BUZZ, FINISH, FLIP, GIVES, PASS, SLAPS, Buzz, Cover, Finish, Pose, Slap
from .cards import TILES, Card
from .contest import HANDS, Kind, claimable
from .rules import MagiRules
from .view import DuelView, MagiView, worth

SOONEST_MS: Final = 500
"""No bot presses earlier after the opening."""
QUICK_MS: Final = 800
"""A mean reaction below which robots that match a person press sooner than that, and miss and slip less."""
QUICK_SOONEST_MS: Final = 300
ANSWER_MS: Final = (400, 1500)
"""How long after its floor was announced a bot answers: from, to."""
TAP_MS: Final = 400
"""What each tap of a posture takes."""
AGAIN_MS: Final = 900
"""How long after a wrong posture a bot has taken the right one."""
_IN_VAIN: Final = (
    told.TileMisfired,
    told.PileMisfired,
    told.TileGone,
    told.PileGone,
    told.NothingNamed,
    told.TimeRanOut,
)


class Skill(Value):
    """How good a bot is.

    Attributes:
        level: place of its mean reaction in `MagiRules.reactions`.
        misses: chance that it does not see a match.
        slips: chance that it names another tile than it means, or taps a wrong pattern.
        startles: chance that it presses where nothing matches.
        forgets: chance, at each card, that it loses one that it remembered (calm mode).
        counts: whether, of several targets, it goes for the one that wins the most cards.
    """

    level: int
    misses: float
    slips: float
    startles: float
    forgets: float
    counts: bool = False


SKILLS: Final[Mapping[str, Skill]] = MappingProxyType(
    {
        "beginner": Skill(0, misses=0.50, slips=0.15, startles=0.02, forgets=0.40),
        "easy": Skill(1, misses=0.35, slips=0.10, startles=0.02, forgets=0.25),
        "medium": Skill(2, misses=0.15, slips=0.06, startles=0.02, forgets=0.10),
        "hard": Skill(3, misses=0.04, slips=0.02, startles=0.005, forgets=0.03, counts=True),
        "expert": Skill(4, misses=0.02, slips=0.01, startles=0.002, forgets=0.0, counts=True),
    }
)
"""Level -> how good a robot is, where the table leaves all of it to the level."""

REMEMBERS: Final[Mapping[str, float]] = MappingProxyType({"all": 0.0, "most": 0.05, "some": 0.25})
"""Option `robots_remember` -> `forgets`."""

RISKS: Final[Mapping[str, tuple[float, float]]] = MappingProxyType(
    {"careful": (0.01, 0.0), "bold": (0.12, 0.04)}
)
"""Option `robots_risk` -> `slips` and `startles`."""


def skill_of(skill: Skill, rules: MagiRules) -> Skill:
    """A skill with what the table says of memory and risk, whatever the level."""
    slips, startles = RISKS.get(rules.robots_risk, (skill.slips, skill.startles))
    forgets = REMEMBERS.get(rules.robots_remember, skill.forgets)
    return skill.but(slips=slips, startles=startles, forgets=forgets)


def quick(skill: Skill) -> Skill:
    """A skill where the people to be matched are quick: speed alone would not match them."""
    sure = SKILLS["hard"]
    return skill.but(
        misses=min(skill.misses, sure.misses),
        slips=min(skill.slips, sure.slips),
        startles=min(skill.startles, sure.startles),
    )


class Pace:
    """A mean reaction that follows how the people at the table do ("match me").

    After each duel it grows shorter if a person claimed first, and longer if a robot did, so that in the
    long run people claim first as often as `SHARES` says.  All robots hear the same, and so keep the same.

    Args:
        seats: number of players.

    Attributes:
        people: the seats of people.
    """

    SHARES: Final[Mapping[int, tuple[float, float]]] = MappingProxyType(
        {
            2: (0.47, 0.47),
            3: (0.32, 0.32),
            4: (0.235, 0.235),
            5: (0.187, 0.187),
            6: (0.155, 0.155),
            7: (0.125, 0.134),
            8: (0.108, 0.115),
        }
    )
    """By number of players: of all duels, the share that one person is to claim first, so that a person who
    plays well wins about a fair share of games; less than fair, since such a person loses no cards.  The
    second is for means below `QUICK_MS`, where robots lose fewer, too."""
    STEP: Final = 0.18
    """How far it moves after a duel, in the first `QUICK` duels of somebody's first game.  Later it is that
    over the number of players, since a game with more of them has more duels: long steps after each would
    keep every game of a person near the average, so that robots, who may do well by chance, would win more
    of them than their share."""
    QUICK: Final = 30
    WITHIN: Final = (300, 6000)
    """Milliseconds between which it stays."""

    def __init__(self, seats: int) -> None:
        self.people: frozenset[Seat] = frozenset()
        self._seats = seats
        self._won: list[bool] = []
        """By duel: whether a person claimed first."""
        self._open = False

    @property
    def duels(self) -> int:
        """How many it has learned from."""
        return len(self._won)

    def hear(self, event: Event) -> None:
        """Learn from the first claim of each duel."""
        if isinstance(event, (told.CardTurned, told.CustomTurned)):
            self._open = True
        elif isinstance(event, (told.TileWon, told.PileSaved)) and self._open:
            self._open = False
            self._won.append(event.seat in self.people)

    def mean(self, level: int, known: int = 0) -> int:
        """The mean reaction of robots, in milliseconds.

        Args:
            level: where a first game begins.
            known: what earlier games have learned; 0: nothing.
        """
        start = known or level
        least, most, quick = (log(mean / start) for mean in (*self.WITHIN, QUICK_MS))
        factor = 0.0
        for number, won in enumerate(self._won):
            share = min(0.9, self.SHARES[self._seats][factor < quick] * len(self.people))
            later = known > 0 or number >= self.QUICK
            step = self.STEP / self._seats if later else self.STEP
            factor = min(max(factor + step * (share - won), least), most)
        return round(start * exp(factor))


class _Intent(NamedTuple):
    """What a bot is about to do in a duel: when, and about which target."""

    at: int
    target: int


class ReactionBot:
    """A player with a reaction time.

    Args:
        seat: its place.
        skill: how good it is.
        seats: number of players.

    Attributes:
        pace: how fast those are whom it matches.
    """

    def __init__(self, seat: Seat, skill: Skill, seats: int = 4) -> None:
        self._seat = seat
        self._given = self._skill = skill
        self.pace = Pace(seats)
        self._cards = 0
        """Cards that were turned over so far; tells one duel from the next."""
        self._tops: dict[Seat, Card] = {}
        self._turned: Seat | None = None
        self._thought = -1
        """The card about which the bot has made up its mind."""
        self._intents: list[_Intent] = []
        self._floor_since: int | None = None
        self._answer = 0

    def meet(self, people: Collection[Seat]) -> None:
        """Learn who is a person (`engine.timing.MatchingBot`)."""
        self.pace.people = frozenset(people)

    def learned(self, view: MagiView) -> Mapping[str, int]:
        """The mean reaction that matched the people (`engine.timing.MatchingBot`)."""
        rules = view.rules
        if rules.robots_react != "match" or rules.calm or not self.pace.people:
            return {}
        return {"match_ms": self.pace.mean(rules.reactions[self._given.level], rules.match_ms)}

    def hear(self, event: Event) -> None:
        """Remember the visible cards, and how people do."""
        self.pace.hear(event)
        if isinstance(event, (told.CardTurned, told.CustomTurned)):
            self._cards += 1
            self._turned = event.seat
            if isinstance(event, told.CardTurned):
                self._tops[event.seat] = event.card
            else:
                self._tops.pop(event.seat, None)
        elif isinstance(event, (told.CardsWon, told.PilesBurnt)):
            for owner in event.owners:
                self._tops.pop(owner, None)
        elif isinstance(event, _IN_VAIN) and event.seat == self._seat:
            del self._intents[:1]  # it has had its say about this one

    # -- asked, without a clock ---------------------------------------------------------

    def choose(self, view: MagiView, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`, at once."""
        self._skill = skill_of(self._given, view.rules)
        if view.phase == "flip":
            return FLIP
        if view.phase == "penalty":
            return _penalty(view, self._seat)
        if view.phase == "posture":
            return self._pose(view, legal, rng)
        assert view.duel is not None
        if legal == (BUZZ,):
            return BUZZ
        if view.rules.calm:
            return self._watch(view, view.duel, legal, rng)
        return self._name(view, view.duel, None, rng)

    def _watch(self, view: MagiView, duel: DuelView, legal: Sequence[Action], rng: Random) -> Action:
        """Calm mode: a tile or pile from memory, or a pass."""
        self._forget(rng)
        read = view.rules.calm_read_tops
        tops = view.tops if read else tuple(map(self._tops.get, map(Seat, range(view.rules.seats))))
        piles = [[card] if card is not None else [] for card in tops]
        gone = {target for _, target in duel.claims}
        found = [target for target in _targets(claimable(duel.kind, piles)) if target not in gone]
        if not found or rng.random() < self._skill.misses:
            return PASS
        best = rng.choice(found)
        if self._skill.counts:  # how many cards lie where is no secret, whatever they are
            sizes = zip(tops, map(len, view.piles), strict=True)
            known = view.but(piles=tuple((top,) * n if top is not None else () for top, n in sizes))
            best = max(found, key=lambda target: worth(known, duel, target))
        action = self._say(view, duel, best, None, rng)
        return action if action in legal else PASS

    def _forget(self, rng: Random) -> None:
        """Once for each card that is turned over, lose some of the others."""
        if self._thought == self._cards:
            return
        self._thought = self._cards
        for seat in sorted(self._tops):
            if seat != self._turned and rng.random() < self._skill.forgets:
                del self._tops[seat]

    def _pose(self, view: MagiView, legal: Sequence[Action], rng: Random) -> Action:
        right = view.rules.pattern(view.piles[view.flipper][-1])
        if rng.random() < self._skill.slips:
            return rng.choice([pose for pose in legal if pose != Pose(right)])
        return Pose(right)

    # -- in real time -------------------------------------------------------------------

    def plan(
        self, view: MagiView, legal: Sequence[Action], now: int, rng: Random
    ) -> tuple[int, Action] | None:
        """What it will do if nothing happens before, and when.

        Args:
            view: what it sees.
            legal: what it may do.
            now: milliseconds since the duel opened.
            rng: the only source of chance.

        Returns:
            Milliseconds since the opening and the action, which carries them; None: nothing.
        """
        if self._thought != self._cards:
            self._thought = self._cards
            self._skill = skill_of(self._given, view.rules)
            self._intents = self._react(view, rng)
            self._floor_since = None
        if view.phase == "posture":
            return self._plan_pose(view, legal, now, rng)
        assert view.duel is not None
        if view.rules.buzz and legal != (BUZZ,):
            return self._plan_answer(view, view.duel, now, rng)
        self._floor_since = None
        return self._plan_press(view, view.duel, now, rng)

    def _react(self, view: MagiView, rng: Random) -> list[_Intent]:
        """Make up its mind about a card: what it sees, and how fast."""
        mean = view.rules.reactions[self._skill.level]
        skill, soonest = self._skill, SOONEST_MS
        if view.rules.robots_react == "match" and self.pace.people:
            mean = self.pace.mean(mean, view.rules.match_ms)
            if mean < QUICK_MS:
                skill, soonest = quick(skill), QUICK_SOONEST_MS
        if view.phase == "posture":
            return [_Intent(self._reaction(mean, soonest, rng), 0)]
        assert view.duel is not None
        duel = view.duel
        seen = _targets(duel.left)
        found = [
            _Intent(self._reaction(mean, soonest, rng), one) for one in seen if rng.random() >= skill.misses
        ]
        if not seen and rng.random() < skill.startles:
            targets = view.rules.seats if duel.kind is Kind.TRASH else len(TILES)
            found = [_Intent(self._reaction(mean, soonest, rng), rng.randrange(targets))]
        found.sort(key=lambda intent: intent.at)
        if skill.counts and len(found) > 1:  # what is worth most is what it sees first
            richest = sorted(found, key=lambda intent: -worth(view, duel, intent.target))
            found = [_Intent(one.at, best.target) for one, best in zip(found, richest, strict=True)]
        return found

    def _reaction(self, mean: int, soonest: int, rng: Random) -> int:
        return max(soonest, round(rng.gauss(mean, mean / 4)))

    def _plan_press(self, view: MagiView, duel: DuelView, now: int, rng: Random) -> tuple[int, Action] | None:
        """A buzz, or with clusters the slap itself; nothing for what is gone."""
        gone = {target for _, target in duel.claims}
        self._intents = [intent for intent in self._intents if intent.target not in gone]
        if not self._intents or (duel.kind is Kind.TRASH and duel.covers[self._seat] >= HANDS):
            return None
        at = max(now, self._intents[0].at)
        if view.rules.buzz:
            return at, Buzz(at)
        return at, self._say(view, duel, self._intents[0].target, at, rng)

    def _plan_answer(
        self, view: MagiView, duel: DuelView, now: int, rng: Random
    ) -> tuple[int, Action] | None:
        """What it names when it has the floor; nothing if it would be too late."""
        if self._floor_since is None:
            self._floor_since = max(now, duel.queue[0].counted)
            self._answer = rng.randint(*ANSWER_MS)
        limit = view.rules.answer_seconds * 1000
        if limit and self._answer > limit:
            return None
        at = self._floor_since + self._answer
        return at, self._name(view, duel, at, rng)

    def _plan_pose(
        self, view: MagiView, legal: Sequence[Action], now: int, rng: Random
    ) -> tuple[int, Action] | None:
        right = view.rules.pattern(view.piles[view.flipper][-1])
        at = max(now, self._intents[0].at + TAP_MS * len(right))
        action = self._pose(view, legal, rng)
        assert isinstance(action, Pose)
        if action.pattern != right:
            self._intents = [_Intent(at + AGAIN_MS - TAP_MS * len(right), 0)]
        return at, Pose(action.pattern, at)

    # -- naming -------------------------------------------------------------------------

    def _name(self, view: MagiView, duel: DuelView, at: int | None, rng: Random) -> Action:
        """What it meant, else anything that is left, else what costs nothing."""
        left = _targets(duel.left)
        meant = [intent.target for intent in self._intents if intent.target in left]
        if self._intents and not duel.claims and not left:
            return self._say(view, duel, self._intents[0].target, at, rng)  # it was startled
        if not meant and not left:
            free = [
                target
                for winner, target in duel.claims
                if winner != self._seat and (self._seat, target) not in duel.named
            ]
            if not free:
                return Finish(at) if view.rules.buzz else SLAPS[0]
            left = free
        return self._say(view, duel, (meant or left)[0], at, rng)

    def _say(self, view: MagiView, duel: DuelView, target: int, at: int | None, rng: Random) -> Action:
        """Slap a tile or cover a pile, now and then another one than was meant."""
        trash = duel.kind is Kind.TRASH
        if rng.random() < self._skill.slips:
            target = rng.randrange(view.rules.seats if trash else len(TILES))
        if not trash:
            return Slap(TILES[target], at)
        if duel.covers[self._seat] >= HANDS:
            return FINISH if view.rules.buzz else SLAPS[0]
        return Cover(Seat(target), at)


def _penalty(view: MagiView, seat: Seat) -> Action:
    """To the player with the fewest cards, the lowest seat first."""
    others = [other for other in range(view.rules.seats) if other != seat]
    return GIVES[min(others, key=lambda other: (view.deck_sizes[other], other))]


def _targets(bits: int) -> list[int]:
    return [target for target in range(bits.bit_length()) if bits >> target & 1]


def _maker(skill: Skill) -> Callable[[Seat, int], Bot]:
    return lambda seat, seats: ReactionBot(seat, skill, seats)


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {level: _maker(skill) for level, skill in SKILLS.items()}
)
"""Level -> a bot for a seat at a table of so many."""
