"""Kami's robots by level: what the strong ones see in a position, and how they imagine that it goes on.

A `Scene` is what one seat knows, in the numbers that matter: made from a view where it is played, and
from a state where thousands of rounds are played to learn, or worlds are imagined.  Of a state it takes
nothing that the seat does not know.  The unit of all values is a point of the round for the own side,
less those of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, cast

from accessible_games.bots import JudgingBot, Learned, Searcher, Wanderer, Weights
from accessible_games.bots.learned import Reading, learned, values
from accessible_games.engine import CHANCE, Action, Bot, Event, Seat

from .actions import Attack, Claim, Defend, Keep, Lead, Pass, Place, Redeal, Waive
from .bot import CLAIM_WITH, Heuristic, RandomWithManners
from .cards import KINDS, Card
from .events import Attacked, Passed, RoundDealt
from .hands import SIZE_SHIFT, counts_of
from .round import FACE_DOWN, KNOWN, NOBODY
from .rules import KamiRules, make_rules
from .state import KamiState
from .view import KamiView, Worlds

PASSED_HOLDS: Final = 0.35
"""How likely one who let an attack pass holds its kind all the same, against one who did not."""
_EMPRESS: Final = int(Card.EMPRESS)
_ALONE: Final = (int(Card.WARRIOR), int(Card.LANCER))
"""Attacks that no empress answers (KAMI-30)."""
_ANSWERED: Final = tuple(
    tuple(attack for attack in range(KINDS) if kind == attack or (kind == _EMPRESS and attack not in _ALONE))
    for kind in range(KINDS)
)
"""Per kind the attacks that it answers."""


def tells(seats: int, seat: int, attacker: int) -> bool:
    """Whether a pass tells something: one on the own partner's attack does not."""
    return seats < 4 or (attacker + 2) % seats != seat


class Passes:
    """Who let which attack pass in this round, where that tells something."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._attack: tuple[int, int] = (-1, -1)
        self.seen: set[tuple[int, int]] = set()

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        if isinstance(event, RoundDealt):
            self.seen.clear()
        elif isinstance(event, Attacked):
            self._attack = (event.seat, event.card)
        elif isinstance(event, Passed) and tells(self._seats, event.seat, self._attack[0]):
            self.seen.add((event.seat, self._attack[1]))


class Scene:
    """What one seat knows, in numbers; kinds are the whole numbers of `Card`.

    Args:
        rules: the settings of the game.
        seat: whose knowledge it is.
        phase: the phase.
        hand, unseen: copies per kind in the own hand, and of those seen nowhere.
        sizes: cards in each hand.
        attack: the attacker and the kind, while an answer is wanted.
        tops: per stack that is left its number, the kind on top, and whether one lies hidden beneath.
        empress_up: an empress lies open on a defence line.
        passes: who let which attack pass.

    Attributes:
        quiet: per attack, the chance that no opponent answers it from the hand.
        first_quiet: the same for the opponent who is asked first.
        partner_quiet: the same for the partner; 1 where there is none.
        open: attacks that a mercenary answers, which is there for everybody.
    """

    __slots__ = (
        "_rests", "attack", "attacker", "empress_up", "first_quiet", "hand", "hidden", "open", "partner",
        "partner_quiet", "passes", "phase", "points", "quiet", "seat", "seats", "sizes", "tops", "unseen",
    )  # fmt: skip

    def __init__(
        self, rules: KamiRules, seat: int, phase: str, hand: Sequence[int], unseen: Sequence[int],
        sizes: Sequence[int], attack: tuple[int, int] | None, tops: Sequence[tuple[int, int, bool]],
        empress_up: bool, passes: set[tuple[int, int]],
    ) -> None:  # fmt: skip
        self.seats, self.seat, self.phase = rules.seats, seat, phase
        self.points = rules.points
        self.partner = rules.partner(seat)
        self.hand, self.unseen, self.sizes = tuple(hand), unseen, sizes
        self.hidden = sum(unseen)
        self.attacker, self.attack = attack or (-1, -1)
        self.tops, self.empress_up, self.passes = tops, empress_up, passes
        self.open = {attack for _, top, _ in tops for attack in _ANSWERED[top]} if tops else set()
        self._rests: dict[tuple[tuple[int, ...], bool], list[float]] = {}
        quiet = [1.0] * KINDS
        self.partner_quiet = self.first_quiet = quiet
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            silent = self._silent(other)
            if other == self.partner:
                self.partner_quiet = silent
                continue
            quiet = [a * b for a, b in zip(quiet, silent, strict=True)]
            if step == 1:
                self.first_quiet = silent
        self.quiet = quiet

    def _silent(self, other: int) -> list[float]:
        """Per attack, the chance that another player holds nothing that answers it."""
        size, hidden = self.sizes[other], self.hidden
        if not hidden or not size:
            return [1.0] * KINDS
        share = min(1.0, size / hidden)
        lacks = [(1.0 - share) ** n for n in self.unseen]
        for who, kind in self.passes:
            if who == other:
                lacks[kind] = (1.0 - share * PASSED_HOLDS) ** self.unseen[kind]
        empress = lacks[_EMPRESS]
        silent = [lack * empress for lack in lacks]
        for kind in _ALONE:
            silent[kind] = lacks[kind]
        silent[_EMPRESS] = empress
        return silent

    def rest(self, left: tuple[int, ...], free: bool) -> list[float]:
        """What stays in a hand, in numbers; `free`: an empress may attack."""
        key = (left, free)
        found = self._rests.get(key)
        if found is None:
            found = self._rests[key] = self._rest(left, free)
        return found

    def _rest(self, left: tuple[int, ...], free: bool) -> list[float]:
        points, quiet, unseen, open_to_all = self.points, self.quiet, self.unseen, self.open
        held = [kind for kind in range(KINDS) if left[kind]]
        total = sum(left) or 1
        attacks = [kind for kind in held if free or kind != _EMPRESS or total <= 2]
        leads = []
        for kind in attacks:
            chance = 0.0 if kind in open_to_all else quiet[kind]
            leads += [chance] * min(2, left[kind])
        leads.sort(reverse=True)
        pairs = [points[kind] for kind in attacks if left[kind] > 1]
        answered = {attack for kind in held for attack in _ANSWERED[kind]}
        return [
            sum([left[kind] * points[kind] for kind in held]) / 10,
            max([points[kind] for kind in attacks], default=0) / 5,
            max(pairs, default=0) / 5,
            float(len(pairs)),
            float(left[_EMPRESS]),
            leads[0] if leads else 0.0,
            leads[1] if len(leads) > 1 else 0.0,
            sum(leads) / (len(leads) or 1),
            sum([unseen[attack] for attack in answered]) / (self.hidden or 1),
            len(answered) / KINDS,
            left[0] / total,
            len(held) / total,
            self._last_four(left, attacks) if total <= 4 else 0.0,
        ]

    def _last_four(self, left: tuple[int, ...], attacks: Sequence[int]) -> float:
        """Points to be expected if the lead stays here, with at most four cards left."""
        if sum(left) <= 2:
            return self._last_two(left)
        best = 0.0
        for attack in attacks:
            chance = 0.0 if attack in self.open else self.quiet[attack]
            if chance * 10 <= best:
                continue
            after = list(left)
            after[attack] -= 1
            for hidden in range(KINDS):
                if after[hidden]:
                    after[hidden] -= 1
                    best = max(best, chance * self._last_two(after))
                    after[hidden] += 1
        return best

    def _last_two(self, left: Sequence[int]) -> float:
        """What the last two cards win."""
        kinds = [kind for kind in range(KINDS) if left[kind]]
        if len(kinds) == 1:
            return float(self.points[kinds[0]] * min(2, left[kinds[0]]))
        return float(max([self.points[kind] for kind in kinds], default=0))

    def others(self) -> list[float]:
        """The hands of the others, in numbers."""
        seat, seats, sizes = self.seat, self.seats, self.sizes
        opponents = [sizes[other] for other in range(seats) if other not in (seat, self.partner)]
        least = min(opponents)
        row = [least / 8, sizes[(seat + 1) % seats] / 8, float(least <= 2), float(least <= 4)]
        if seats == 4:
            row.append(sizes[self.partner] / 8)
        return row

    def stacks(self, used: Sequence[int], left: tuple[int, ...]) -> list[float]:
        """What lies on the stacks once those that were used are gone; [] but for two players."""
        if self.seats != 2:
            return []
        tops = [(top, covered) for number, top, covered in self.tops if number not in used]
        if not tops:
            return [0.0] * 10
        open_kinds = {attack for top, _ in tops for attack in _ANSWERED[top]}
        held = [kind for kind in range(KINDS) if left[kind]]
        leads = [kind for kind in held if kind not in open_kinds]
        mine = {attack for kind in held for attack in _ANSWERED[kind]}
        best = max([self.quiet[kind] for kind in leads], default=0.0)
        return [
            1.0,
            len(tops) / 8,
            sum([covered for _, covered in tops]) / 4,
            sum([self.points[top] for top, _ in tops]) / 30,
            len(open_kinds) / KINDS,
            max([self.points[top] for top, _ in tops]) / 5,
            sum([left[kind] for kind in leads]) / 8,
            best,
            float(bool(leads)),
            len(open_kinds - mine) / KINDS,
        ]


def scene_of(view: KamiView, passes: set[tuple[int, int]]) -> Scene:
    """What the owner of a view knows."""
    assert view.hand is not None
    assert view.seat is not None
    left = [copies - held for copies, held in zip(view.rules.copies, view.hand, strict=True)]
    for card in (*(one.card for one in view.laid), *(top for top, _ in view.tops), *view.set_aside):
        if isinstance(card, Card):
            left[card] -= 1
    tops = [(n, int(top), covered) for n, (top, covered) in enumerate(view.tops, 1) if top is not None]
    return Scene(
        view.rules, view.seat, view.phase, view.hand, [max(0, n) for n in left], view.hand_sizes,
        view.attack, tops, view.empress_open, passes,
    )  # fmt: skip


def scene_in(state: KamiState, seat: int, passes: set[tuple[int, int]]) -> Scene:
    """What a seat knows in a state: the own hand, the own hidden cards, and what lies open."""
    hand = counts_of(state.hands[seat])
    left = [copies - held for copies, held in zip(state.rules.copies, hand, strict=True)]
    for code in state.laid:
        if not code & FACE_DOWN or code & KNOWN or code >> 8 == seat:
            left[code & 7] -= 1
    tops = []
    for number, (top, hidden) in enumerate(state.stacks, 1):
        if top is not None:
            left[top] -= 1
            tops.append((number, int(top), hidden is not None))
    held = state.round
    for who, pile in held.knows_aside:
        if who == seat:
            left[held.aside[pile]] -= 1
    attack = (state.attacker, state.attack) if state.phase == "answer" else None
    sizes = [one >> SIZE_SHIFT for one in state.hands]
    return Scene(
        state.rules, seat, state.phase, hand, [max(0, n) for n in left], sizes, attack, tops,
        state.empress_up, passes,
    )  # fmt: skip


# -- what a move leads to ---------------------------------------------------------------------


def places_of(action: Action) -> tuple[Place | None, Place | None]:
    """The card that is laid first and the one that attacks; None where there is none."""
    # By its class itself, as in state.py: this is asked for every move of every imagined world.
    kind, move = action.__class__, cast(Any, action)
    if kind is Defend:
        return move.defence, move.attack
    if kind is Lead:
        return move.hidden, move.attack
    return None, move.attack if kind is Attack else None


def read(scene: Scene, legal: Sequence[Action]) -> list[Reading | float]:
    """For each move what it leads to; a move that ends the round is worth what it wins."""
    others = scene.others()
    return [_read_one(scene, action, others) for action in legal]


def _read_one(scene: Scene, action: Action, others: list[float]) -> Reading | float:
    if action.__class__ is Pass:
        return _read_pass(scene, others)
    first, attack = places_of(action)
    if first is None and attack is None:
        return _before_the_opening(scene, action)
    left = list(scene.hand)
    used = []
    for place in (first, attack):
        if place is None:
            continue
        if place.stack:
            used.append(place.stack)
        else:
            left[place.card] -= 1
    total = sum(left)
    if not total and attack is not None:
        strike = action.__class__ is Lead and first is not None and first.card == attack.card
        return float(scene.points[attack.card] * (2 if strike else 1))
    free = scene.empress_up or (action.__class__ is Defend and first is not None and first.card == _EMPRESS)
    return _read_move(scene, action, attack, tuple(left), used, free, others)


def _read_move(
    scene: Scene, action: Action, attack: Place | None, left: tuple[int, ...], used: Sequence[int],
    free: bool, others: Sequence[float],
) -> Reading:  # fmt: skip
    """A move that leaves `left` cards per kind in the hand, and uses stacks; free: an empress may attack."""
    rest, stacks = scene.rest(left, free), scene.stacks(used, left)
    sort = f"{sum(left)}{'s' if stacks and stacks[0] else ''}"
    if attack is None:
        return f"{scene.seats}/covered-{sort}", [1.0, *rest, *others, *stacks]
    kind = int(attack.card)
    answered = any(number not in used and kind in _ANSWERED[top] for number, top, _ in scene.tops)
    quiet = 0.0 if answered else scene.quiet[kind]
    row = [
        1.0,
        quiet,
        0.0 if answered else scene.first_quiet[kind],
        quiet * scene.partner_quiet[kind],
        scene.unseen[kind] / (scene.hidden or 1),
        float(answered),
        *rest,
        *others,
        *[quiet * one for one in rest],
        *[quiet * one for one in others],
        *stacks,
        *[quiet * one for one in stacks],
    ]
    return f"{scene.seats}/{'lead' if action.__class__ is Lead else 'move'}-{sort}", row


def _read_pass(scene: Scene, others: list[float]) -> Reading:
    hand, attack, attacker = scene.hand, scene.attack, scene.attacker
    rest = scene.rest(hand, scene.empress_up)
    stacks = scene.stacks((), hand)
    with_stacks = "s" if stacks and stacks[0] else ""
    partners = scene.seats == 4 and attacker == scene.partner
    quiet = 1.0  # those who are asked after this seat
    asked = (scene.seat + 1) % scene.seats
    while asked != attacker:
        quiet *= (scene.partner_quiet if asked == scene.partner else scene.quiet)[attack]
        asked = (asked + 1) % scene.seats
    could = any(attack in _ANSWERED[kind] for kind in range(KINDS) if hand[kind])
    size = scene.sizes[attacker]
    row = [
        1.0,
        quiet,
        float(could),
        size / 8,
        float(size <= 2),
        float(size <= 4),
        scene.partner_quiet[attack],
        *rest,
        *others,
        *[quiet * one for one in rest],
        *stacks,
    ]
    total = sum(hand)
    return f"{scene.seats}/{'partner' if partners else 'pass'}-{total}{with_stacks}", row


def _before_the_opening(scene: Scene, action: Action) -> float:
    """The claim, the partner's answer and the look at a card set aside: as medium decides them."""
    kind = action.__class__
    if kind in (Claim, Waive):
        return float((kind is Claim) == (scene.hand[0] >= CLAIM_WITH))
    if kind in (Redeal, Keep):
        mean = sum(n * points for n, points in zip(scene.unseen, scene.points, strict=True)) / scene.hidden
        own = sum(n * points for n, points in zip(scene.hand, scene.points, strict=True)) / sum(scene.hand)
        return float((kind is Redeal) == (own < mean))
    return 0.0


class Reader:
    """Sees what lies after a move (`bots.Reader`)."""

    def __init__(self, seats: int) -> None:
        self._passes = Passes(seats)

    def hear(self, event: Event) -> None:
        """Remember who passed."""
        self._passes.hear(event)

    def read(self, view: KamiView, legal: Sequence[Action]) -> list[Reading | float]:
        """For each move what it leads to."""
        return read(scene_of(view, self._passes.seen), legal)


def note_pass(state: KamiState, seat: int, action: Action, passes: set[tuple[int, int]]) -> None:
    """Remember a pass that is about to be made, as `Passes` does one that was heard."""
    if action.__class__ is Pass and tells(state.rules.seats, seat, state.attacker):
        passes.add((seat, state.attack))


# -- how it goes on ---------------------------------------------------------------------------


def quick_choice(scene: Scene, legal: Sequence[Action]) -> Action:
    """What a middling player does, in little time: the first of the moves that weigh most."""
    best, found = -1e9, legal[0]
    for action in legal:
        weight = quick_weight(scene, action)
        if weight > best:
            best, found = weight, action
    return found


def quick_weight(scene: Scene, action: Action) -> float:
    """Going out, leaving the partner's attack, else not being answered and keeping points."""
    if action.__class__ is Pass:
        return 50.0 if scene.attacker == scene.partner != scene.seat else -3.0
    points = scene.points
    first, attack = places_of(action)
    laid = [place for place in (first, attack) if place is not None and not place.stack]
    gone = sum([points[place.card] for place in laid])
    if attack is None:
        return -0.2 * gone
    if len(laid) == sum(scene.hand):
        strike = action.__class__ is Lead and first is not None and first.card == attack.card
        return 100.0 + points[attack.card] * (2 if strike else 1)
    used = [place.stack for place in (first, attack) if place is not None and place.stack]
    answered = any(n not in used and attack.card in _ANSWERED[top] for n, top, _ in scene.tops)
    return (0.0 if answered else 6.0 * scene.quiet[attack.card]) - 0.2 * gone


def margin(state: KamiState, seat: int) -> float:
    """The points of a round that is over, for the seat's side, less those of the others."""
    ended = state.round
    if ended.winner == NOBODY:
        return 0.0
    if ended.winner in (seat, state.rules.partner(seat)):
        return float(ended.points)
    return -ended.points / (state.rules.sides - 1)


class Outlook:
    """How a round goes on (`bots.Outlook`): the others play as middling players do, until the own turn.

    Args:
        seats: number of players.
        weights: what the own next decision is worth by.
    """

    def __init__(self, seats: int, weights: Weights) -> None:
        self._passes = Passes(seats)
        self._weights = weights

    def hear(self, event: Event) -> None:
        """Remember who passed."""
        self._passes.hear(event)

    def worlds(self, view: KamiView) -> Worlds[KamiState]:
        """States that fit a view."""
        return Worlds(KamiState(view.rules), view)

    def play_on(self, state: KamiState, seat: int, rng: Random) -> float:
        """Points to be expected at the seat's next decision, or those of the round that is over."""
        passes = set(self._passes.seen)
        while not state.round.over:
            asked = state.acting[0]
            if asked == CHANCE:  # dealt anew (KAMI-52)
                return 0.0
            legal = state.legal_actions(asked)
            # Where there is no choice nothing was learned: it goes on to the next one that there is.
            if asked == seat and len(legal) > 1:
                return max(values(self._weights, read(scene_in(state, seat, passes), legal)))
            action = legal[0] if len(legal) == 1 else quick_choice(scene_in(state, asked, passes), legal)
            note_pass(state, asked, action, passes)
            state.apply(asked, action)
        return margin(state, seat)


# -- learning ---------------------------------------------------------------------------------

PASS_TRIED: Final = 0.3
"""Of the moves that are drawn, the share of passes: they are rare, and must be known as well."""


class School:
    """Rounds of the learned value against itself (`bots.School`).

    Args:
        seats: number of players.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def lesson(self, rng: Random, weights: Weights | None, chance: float) -> Iterator[tuple[Reading, float]]:
        """One round: what each move led to, and the points that came of it.

        Args:
            rng: the only source of chance.
            weights: what was learned so far; None: all play as middling players do.
            chance: the share of moves that are drawn.
        """
        taken: list[tuple[int, Reading]] = []

        def choose(asked: int, scene: Scene, legal: Sequence[Action]) -> Action:
            readings = read(scene, legal)
            if rng.random() < chance:
                action = legal[0] if rng.random() < PASS_TRIED else rng.choice(legal)
            elif weights is None:
                action = quick_choice(scene, legal)
            else:
                weighed = values(weights, readings)
                action = legal[weighed.index(max(weighed))]
            reading = readings[legal.index(action)]
            if not isinstance(reading, float):
                taken.append((asked, reading))
            return action

        state = self._round(rng, rng.randrange(self.seats), choose)
        for seat, reading in taken:
            yield reading, margin(state, seat)

    def trial(self, deal: int, weights: Weights) -> float:
        """Points of the one who goes by the weights among middling players, on a deal at each place."""
        sides = 2 if self.seats == 4 else self.seats
        total = 0.0
        for seat in range(sides):
            team = {seat, seat + 2} if self.seats == 4 else {seat}

            def choose(asked: int, scene: Scene, legal: Sequence[Action], team: set[int] = team) -> Action:
                if asked not in team:
                    return quick_choice(scene, legal)
                weighed = values(weights, read(scene, legal))
                return legal[weighed.index(max(weighed))]

            total += margin(self._round(Random(f"trial {deal}"), 0, choose), seat)
        return total / sides

    def _round(
        self, rng: Random, first: int, choose: Callable[[int, Scene, Sequence[Action]], Action]
    ) -> KamiState:
        state = KamiState(make_rules(self.seats, {"first_player": first}, {}))
        passes: set[tuple[int, int]] = set()
        while not state.round.over:
            asked = state.acting[0]
            if asked == CHANCE:
                state.apply(asked, state.due().sample(rng))
                continue
            legal = state.legal_actions(asked)
            action = legal[0] if len(legal) == 1 else choose(asked, scene_in(state, asked, passes), legal)
            note_pass(state, asked, action, passes)
            state.apply(asked, action)
        return state


def hard_judge(seats: int) -> Learned:
    """What the hard level thinks of moves."""
    return Learned(Reader(seats), learned("kami"))


def _expert(seat: Seat, seats: int) -> Bot:
    # Two players have stacks to look at in each world: half as many take the time of the others.
    worlds = 30 if seats == 2 else 60
    return Searcher(hard_judge(seats), Outlook(seats, learned("kami")), worlds=worlds)


BOTS: Final[Mapping[str, Callable[[Seat, int], Bot]]] = MappingProxyType(
    {
        "beginner": lambda seat, seats: RandomWithManners(),
        "easy": lambda seat, seats: Wanderer(Heuristic(remembers=False), 1.5),
        "medium": lambda seat, seats: JudgingBot(Heuristic()),
        "hard": lambda seat, seats: JudgingBot(hard_judge(seats)),
        "expert": _expert,
    }
)
"""Level -> a bot for a seat at a table of so many."""
