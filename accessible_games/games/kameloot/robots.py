"""Kameloot's robots by level: what the strong ones see on the table, and how they imagine that it goes on.

A `Scene` is what one seat knows, in whole numbers: made from a view and from what was heard where it is
played, and from a state where thousands of games are played to learn, or worlds are imagined.  The unit
of all values is a coin for the own pile, less the mean of what the others get.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final

from accessible_games.bots import JudgingBot, Learned, Searcher, Wanderer, Weights
from accessible_games.bots.learned import Reading, learned, value, values
from accessible_games.engine import CHANCE, Action, Bot, Event, Seat

from . import actions as act
from .board import SPLITS
from .bot import Discards, Greedy, SellerAtRandom
from .cards import BIT, COUNTS, FIELD, HANDS, KINDS, UNIT, Card, count_of
from .rules import make_rules
from .state import KamelootState
from .view import KamelootView, Worlds

_NUMBERS: Final = tuple(card.number for card in KINDS)
_SHIFTS: Final = tuple(COUNTS.bits * card for card in KINDS)
_PLACES: Final = tuple(zip(_NUMBERS, _SHIFTS, KINDS, strict=True))
_MOST: Final = COUNTS.most
_HORNS: Final = COUNTS.bits * Card.UNICORN
_GUARDS: Final = sum((_MOST + 1) * BIT[card] for card in KINDS)
_TO_COMPLETE: Final = sum((_MOST + 1 - card.number) * BIT[card] for card in KINDS)
_GUARD: Final = tuple((_MOST + 1) * BIT[card] for card in KINDS)
_POWER: Final[Mapping[type[Action], Card]] = MappingProxyType(
    {
        act.UseRing: Card.RING,
        act.UseWand: Card.WAND,
        act.UseGlove: Card.GLOVE,
        act.UsePotion: Card.POTION,
        act.UseCloak: Card.CLOAK,
        act.UseScroll: Card.SCROLL,
        act.WasteScroll: Card.SCROLL,
    }
)
_FULL: Final = 4


class Scene:
    """What one seat knows, in numbers; kinds are the whole numbers of `Card`.

    Args:
        seats: number of players.
        seat: whose knowledge it is.
        hand: its hand, packed.
        fronts: per seat, counts of what lies in front.
        taverns: per seat, 0 or 1.
        discard: per kind, cards that a ring would bring back.
        unseen: per kind, cards that are seen nowhere.
        left: cards in the draw pile.
        last: whether the end was triggered: a hand is not filled any more.
        itself: whether a ring may take itself.
    """

    __slots__ = (
        "discard", "fronts", "hand", "hidden", "itself", "last", "left", "mates", "seat", "seats",
        "sort", "taverns", "totals", "unseen",
    )  # fmt: skip

    def __init__(
        self, seats: int, seat: int, hand: int, fronts: Sequence[int], taverns: Sequence[int],
        discard: Sequence[int], unseen: Sequence[int], left: int, last: bool, itself: bool,
    ) -> None:  # fmt: skip
        self.seats, self.seat, self.hand = seats, seat, hand
        self.fronts, self.taverns = fronts, taverns
        self.discard, self.unseen, self.hidden = discard, unseen, sum(unseen) or 1
        self.left, self.last, self.itself = left, last, itself
        totals = [0, 0]
        for front, tavern in zip(fronts, taverns, strict=True):
            totals[tavern] += front
        self.totals = totals
        self.mates = sum([tavern == taverns[seat] for tavern in taverns])
        rounds = left / (1.3 * seats)
        self.sort = "last" if last else "late" if rounds < 1.0 else "mid" if rounds < 3.0 else "early"


def scene_of(view: KamelootView, discard: Sequence[int]) -> Scene:
    """What the owner of a view knows, with what it remembers of the discard pile."""
    assert view.hand is not None
    assert view.seat is not None
    taverns = [int(tavern or 0) for tavern in view.taverns]
    unseen = _unseen(view.rules.copies, view.fronts, view.horns, view.sold_cards, view.hand, discard)
    return Scene(
        view.rules.seats, view.seat, view.hand, view.fronts, taverns, discard, unseen, view.left,
        view.last_turns is not None, view.rules.ring_can_take_itself,
    )  # fmt: skip


def scene_in(state: KamelootState, seat: int) -> Scene:
    """What a seat knows in a state if it remembers every card that was discarded."""
    pile, rules, hand = state.discard, state.rules, state.hands[seat]
    discard = [pile.count(kind) for kind in range(len(KINDS))]
    unseen = _unseen(rules.copies, state.fronts, state.horns, state.sold_cards, hand, discard)
    return Scene(
        rules.seats, seat, hand, state.fronts, state.taverns, discard, unseen, state.left,
        state.last_turns is not None, rules.ring_can_take_itself,
    )  # fmt: skip


def _unseen(
    copies: Sequence[int], fronts: Sequence[int], horns: Sequence[int], sold: int, hand: int,
    discard: Sequence[int],
) -> list[int]:  # fmt: skip
    open_cards = sum(fronts) - sum(horns) + sold  # no sum of a kind reaches the next one's bits
    found = [
        copies[kind] - (open_cards >> shift & _MOST) - (hand >> shift & _MOST) - discard[kind]
        for _, shift, kind in _PLACES
    ]
    joined = sum([count_of(sum(horns), kind) for kind in KINDS])
    found.append(copies[-1] - joined - (sold >> _HORNS & _MOST) - (hand >> _HORNS & _MOST))
    return [max(0, n) for n in found]


# -- what a move leads to ---------------------------------------------------------------------


class After:
    """What lies on the table after a move and its sales, as its owner sees it.

    Attributes:
        own, other: counts of what lies in front of the own tavern, and of the other one.
        front: counts of what lies in front of the owner.
        hand: what stays in the hand, packed.
        mates: members of the own tavern.
        gain, sold: the owner's coins of the sales, and all coins of them.
        fronts, taverns: per seat; those of the others as they were before a sale.
    """

    __slots__ = ("fronts", "front", "gain", "hand", "mates", "other", "own", "sold", "taverns")  # noqa: RUF023

    def __init__(self, scene: Scene, action: Action) -> None:
        seat, kind = scene.seat, action.__class__
        move: Any = action
        fronts, taverns, totals = scene.fronts, scene.taverns, scene.totals
        here = taverns[seat]
        own, other, front = totals[here], totals[1 - here], fronts[seat]
        hand, mates = scene.hand, scene.mates
        if kind is act.Play or (kind is act.UseWand and move.laid):
            hand -= move.cost
            own += move.gain
            front += move.gain
        elif kind in _POWER:
            hand -= UNIT[_POWER[kind]]
            if kind is act.UseRing:
                gain = (scene.discard[move.card] + (scene.itself and move.card is Card.RING)) * move.gain
                own += gain
                front += gain
            elif kind is act.UseCloak:
                own, other = other + front, own - front
                mates = scene.seats - mates + 1
                taverns = list(taverns)
                taverns[seat] = 1 - here
            elif kind is act.UsePotion:
                moved = fronts[move.target]
                comes = taverns[move.target] != here
                own, other = (own + moved, other - moved) if comes else (own - moved, other + moved)
                mates += 1 if comes else -1
                taverns = list(taverns)
                taverns[move.target] = 1 - taverns[move.target]
            elif kind is act.UseScroll:
                there = fronts[move.partner]
                change = (there & move.their_field) - (front & move.own_field)
                front += change
                fronts = list(fronts)
                fronts[move.partner] = there - change
                if taverns[move.partner] != here:
                    own += change
                    other -= change
        self.gain = self.sold = 0
        complete = (own + _TO_COMPLETE) & _GUARDS
        if complete:
            split = SPLITS[mates - 1]
            for card in KINDS:
                if complete & _GUARD[card]:
                    n = own >> _SHIFTS[card] & _MOST
                    own &= ~FIELD[card]
                    front &= ~FIELD[card]
                    self.gain += split[n][0]
                    self.sold += n
        self.own, self.other, self.front, self.hand, self.mates = own, other, front, hand, mates
        self.fronts, self.taverns = fronts, taverns


def read(scene: Scene, legal: Sequence[Action]) -> list[Reading | float]:
    """For each move what it leads to."""
    if legal[0].__class__ is act.Choose:
        return [0.0] * len(legal)
    return [read_one(scene, action) for action in legal]


def read_one(scene: Scene, action: Action) -> Reading:
    """What a move leads to: its kind of position and its features."""
    table = After(scene, action)
    own, other, front, hand, mates = table.own, table.other, table.front, table.hand, table.mates
    seats, unseen, hidden = scene.seats, scene.unseen, scene.hidden
    horns = hand >> _HORNS & _MOST
    near = [0.0] * 8
    there = [0.0] * 8
    split, apart = SPLITS[mates - 1], SPLITS[seats - mates]
    rest = seats - mates
    finish = second = cloaked = short = luck = risk = portable = 0.0
    cloaks = hand & FIELD[Card.CLOAK]
    for number, shift, kind in _PLACES:
        missing = number - (own >> shift & _MOST)
        share = number / mates
        near[missing] += share
        held = hand >> shift & _MOST
        if held and held + horns >= missing:
            coins = split[number - missing + max(held, missing)][0]
            if coins > finish:
                finish, second = coins, finish
            elif coins > second:
                second = coins
        elif held and held + horns + 1 == missing:
            short += share
        seen = unseen[kind] / hidden
        if missing == 1:
            luck += seen * number
        mine = front >> shift & _MOST
        portable += mine * mine / number
        lies = other >> shift & _MOST
        wanting = number - lies
        there[wanting if wanting > 0 else 0] += number
        if wanting == 1:
            risk += seen * number
        if cloaks and mine >= wanting and mine + lies:
            coins = apart[mine + lies][0]
            if coins > cloaked:
                cloaked = coins
    size = hand >> HANDS.top
    row = [
        1.0, float(table.gain), float(table.sold - table.gain),
        near[1], near[2], near[3], near[4], near[5],
        there[0], there[1], there[2], there[3], there[4],
        there[0] / (rest or 1), there[1] / (rest or 1),
        float(finish), float(second), float(cloaked), max(finish, cloaked) / mates, short,
        luck, luck / mates, risk, portable,
        _potions(scene, table) if hand & FIELD[Card.POTION] else 0.0,
        _rings(scene, table) if hand & FIELD[Card.RING] else 0.0,
        _scrolls(scene, table) if hand & FIELD[Card.SCROLL] else 0.0,
        float(size), scene.left / 84.0,
        *[float(hand >> shift & _MOST) for shift in _SHIFTS], float(horns),
    ]  # fmt: skip
    return f"{seats}/{scene.sort}-{min(mates, 4)}", row


def _potions(scene: Scene, table: After) -> float:
    """Coins of the best sale that a potion would bring, if nothing changes."""
    here, best = table.taverns[scene.seat], 0.0
    for seat, front in enumerate(table.fronts):
        if front and table.taverns[seat] != here:
            best = max(best, _sale(table.own + front, table.mates + 1))
    return best


def _rings(scene: Scene, table: After) -> float:
    """Coins of the best sale that a ring would bring."""
    own, best = table.own, 0.0
    for number, shift, kind in _PLACES:
        n = scene.discard[kind] + (own >> shift & _MOST) + (scene.itself and kind is Card.RING)
        if n >= number:
            best = max(best, SPLITS[table.mates - 1][min(n, _MOST)][0])
    return float(best)


def _scrolls(scene: Scene, table: After) -> float:
    """Coins of the best sale that a scroll would bring, whatever is given for it."""
    if not table.front:
        return 0.0
    here, best = table.taverns[scene.seat], 0.0
    for seat, front in enumerate(table.fronts):
        if front and table.taverns[seat] != here:
            best = max(best, _sale(table.own + front, table.mates, single=True))
    return best


def _sale(total: int, members: int, single: bool = False) -> float:
    """The first member's coins of what is complete; `single`: of the best kind alone."""
    complete = (total + _TO_COMPLETE) & _GUARDS
    if not complete:
        return 0.0
    split = SPLITS[members - 1]
    coins = [split[total >> _SHIFTS[card] & _MOST][0] for card in KINDS if complete & _GUARD[card]]
    return float(max(coins) if single else sum(coins))


# -- how it goes on ---------------------------------------------------------------------------


class Outlook:
    """How a game goes on (`bots.Outlook`): the others do what was learned, until the own turn.

    Args:
        weights: what was learned.
    """

    def __init__(self, weights: Weights) -> None:
        self._discards = Discards()
        self._weights = weights

    def hear(self, event: Event) -> None:
        """Remember what was discarded."""
        self._discards.hear(event)

    def worlds(self, view: KamelootView) -> Worlds[KamelootState]:
        """States that fit a view, and what was heard of the discard pile."""
        counts = self._discards.counts(view)
        if sum(counts) == view.discard_size and view.discard_top is not None and counts[view.discard_top]:
            view = view.but(discard=sum(n * UNIT[card] for n, card in zip(counts, KINDS, strict=True)))
        return Worlds(KamelootState(view.rules), view)

    def play_on(self, state: KamelootState, seat: int, rng: Random) -> float:
        """Coins at the end of the game, as far as they are there at the seat's next decision, or expected."""
        while state.acting:
            asked = state.acting[0]
            legal = state.legal_actions(asked)
            if asked == seat:
                best = max(values(self._weights, read(scene_in(state, seat), legal)))
                return _lead(state.coins, seat) + best
            action = legal[0] if len(legal) == 1 else best_of(scene_in(state, asked), legal, self._weights)
            state.apply(asked, action)
        return _lead(state.coins, seat)


def best_of(scene: Scene, legal: Sequence[Action], weights: Weights) -> Action:
    """The first of the moves that are worth most."""
    worths = [value(weights, *read_one(scene, action)) for action in legal]
    return legal[worths.index(max(worths))]


# -- learning ---------------------------------------------------------------------------------


class School:
    """Games of the learned value against itself (`bots.School`).

    Args:
        seats: number of players.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def lesson(self, rng: Random, weights: Weights | None, chance: float) -> Iterator[tuple[Reading, float]]:
        """One game: what each move led to, and the coins that came of it.

        Args:
            rng: the only source of chance.
            weights: what was learned so far; None: all play as middling players do.
            chance: the share of moves that are drawn.
        """
        taken: list[tuple[int, Reading, list[int]]] = []
        middling = Greedy()

        def choose(state: KamelootState, seat: int, legal: Sequence[Action]) -> Action:
            scene = scene_in(state, seat)
            if rng.random() < chance:
                action = _drawn(legal, rng)
            elif weights is None:
                weighed = middling.weigh(state.view(Seat(seat)), legal)
                action = legal[weighed.index(max(weighed))]
            else:
                action = best_of(scene, legal, weights)
            taken.append((seat, read_one(scene, action), list(state.coins)))
            return action

        state = self._game(rng, choose)
        for seat, reading, before in taken:
            yield reading, _lead(state.coins, seat) - _lead(before, seat)

    def trial(self, deal: int, weights: Weights) -> float:
        """The share of the victory of one who goes by the weights among middling players."""
        seat, middling = deal % self.seats, Greedy()

        def choose(state: KamelootState, asked: int, legal: Sequence[Action]) -> Action:
            if asked == seat:
                return best_of(scene_in(state, seat), legal, weights)
            weighed = middling.weigh(state.view(Seat(asked)), legal)
            return legal[weighed.index(max(weighed))]

        winners = self._game(Random(f"trial {deal // self.seats}"), choose).winners()
        return (seat in winners) / len(winners)

    def _game(
        self, rng: Random, choose: Callable[[KamelootState, int, Sequence[Action]], Action]
    ) -> KamelootState:
        state = KamelootState(make_rules(self.seats, {}, {}))
        while state.acting:
            asked = state.acting[0]
            if asked == CHANCE:
                state.apply(asked, state.due().sample(rng))
                continue
            legal = state.legal_actions(asked)
            state.apply(asked, legal[0] if len(legal) == 1 else choose(state, asked, legal))
        return state


def _drawn(legal: Sequence[Action], rng: Random) -> Action:
    """A move by chance; a swap has many forms, and is no likelier for it."""
    kinds = list(dict.fromkeys(action.__class__ for action in legal))
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if action.__class__ is kind])


def _lead(coins: Sequence[int], seat: int) -> float:
    """The coins of a seat, less the mean of the others."""
    return coins[seat] - (sum(coins) - coins[seat]) / (len(coins) - 1)


# -- the levels -------------------------------------------------------------------------------


class Reader:
    """Sees what lies after a move, and remembers what was discarded (`bots.Reader`)."""

    def __init__(self) -> None:
        self._discards = Discards()

    def hear(self, event: Event) -> None:
        """Remember what was discarded."""
        self._discards.hear(event)

    def read(self, view: KamelootView, legal: Sequence[Action]) -> list[Reading | float]:
        """For each move what it leads to."""
        return read(scene_of(view, self._discards.counts(view)), legal)


def hard_judge() -> Learned:
    """What the hard level thinks of moves."""
    return Learned(Reader(), learned("kameloot"))


def _expert(seats: int) -> Bot:
    return Searcher(hard_judge(), Outlook(learned("kameloot")), worlds=WORLDS[seats], candidates=3)


WORLDS: Final[Mapping[int, int]] = MappingProxyType({3: 75, 4: 60, 5: 48, 6: 40})
"""By number of players, the worlds that an expert imagines: each takes as long as all the others think."""

WANDERS: Final[Mapping[int, float]] = MappingProxyType({3: 1.0, 4: 0.7, 5: 0.5, 6: 0.4})
"""By number of players, by how many coins the judgement of the level easy wanders: the more share a sale, the
less there is between two moves."""

BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {
        "beginner": lambda seat, seats: SellerAtRandom(),
        "easy": lambda seat, seats: Wanderer(Greedy(), WANDERS[seats]),
        "medium": lambda seat, seats: JudgingBot(Greedy()),
        "hard": lambda seat, seats: JudgingBot(hard_judge()),
        "expert": lambda seat, seats: _expert(seats),
    }
)
"""Level -> a bot for a seat at a table of so many."""
