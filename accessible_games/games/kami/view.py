"""What one seat of Kami knows, and a state drawn from it that the seat cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any, Generic, TypeVar

from accessible_games.engine import CHANCE, HIDDEN, Hidden, Seat, Value

from .board import KamiBoard
from .cards import CARDS, Card, count_cards, list_cards
from .events import SideScore, Stacks
from .hands import KIND, UNIT, counts_of, pack, size_of
from .round import ATTACK_LINE, FACE_DOWN, KNOWN, NOBODY, Round, open_stacks, side_scores
from .rules import KamiRules

B = TypeVar("B", bound=KamiBoard)
Top = tuple[Card | None, bool]
"""A stack as everybody sees it: the card on top, and whether a hidden one lies beneath."""


class Laid(Value):
    """A card that was laid down, as one seat knows it.

    Attributes:
        seat: whose line it lies on.
        card: the kind, or HIDDEN.
        attack_line: attack line, else defence line.
        face_down: whether it lies face down.
        public: whether everybody knows the kind.
    """

    seat: Seat
    card: Card | Hidden
    attack_line: bool
    face_down: bool
    public: bool


class KamiView(Value):
    """Everything that one seat knows (None: what everybody knows); compares by value.

    Attributes:
        rules: the settings of the game.
        hand: copies per kind, or None for a spectator.
        attack: (attacker, kind) of the current attack.
        laid: all cards laid down this round, oldest first.
        tops: the stacks of mercenaries.
        set_aside: the cards set aside, HIDDEN where not seen.
        opening: nothing has been laid down this round.
        round: the public part of the round (its `aside` is empty here).
    """

    seat: Seat | None
    rules: KamiRules
    phase: str
    to_act: tuple[Seat, ...]
    hand: tuple[int, ...] | None
    hand_sizes: tuple[int, ...]
    scores: tuple[int, ...]
    attack: tuple[Seat, Card] | None
    laid: tuple[Laid, ...]
    tops: tuple[Top, ...]
    set_aside: tuple[Card | Hidden, ...]
    empress_open: bool
    opening: bool
    round: Round
    winners: tuple[Seat, ...]

    @property
    def seats(self) -> int:
        """Number of players."""
        return self.rules.seats

    @property
    def points(self) -> tuple[int, ...]:
        """Printed points per kind."""
        return self.rules.points

    @property
    def target(self) -> int:
        """Points that win the game."""
        return self.rules.target

    @property
    def claimer(self) -> Seat | None:
        """Who has claimed a redeal, while the partner decides."""
        return self.round.claimer if self.phase == "redeal" else None

    @property
    def own_hidden(self) -> tuple[int, ...]:
        """Copies per kind of its owner's face-down defence cards; () if there are none."""
        cards = [
            one.card
            for one in self.laid
            if one.face_down and one.seat == self.seat and isinstance(one.card, Card)
        ]
        return tuple(count_cards(cards)) if cards else ()

    @property
    def defence(self) -> tuple[tuple[tuple[Card | Hidden, bool], ...], ...]:
        """Per seat: (kind or HIDDEN, face down) of the defence line, oldest first."""
        return tuple(
            tuple((one.card, one.face_down) for one in self.laid if one.seat == seat and not one.attack_line)
            for seat in range(self.seats)
        )

    @property
    def attacks(self) -> tuple[tuple[Card | Hidden, ...], ...]:
        """Per seat: the attack line, oldest first."""
        return tuple(
            tuple(one.card for one in self.laid if one.seat == seat and one.attack_line)
            for seat in range(self.seats)
        )

    def side_scores(self) -> tuple[SideScore, ...]:
        """The scores of all sides, with their seats."""
        return side_scores(self.rules, self.scores)

    def stacks(self) -> tuple[Stacks, ...]:
        """The stacks that still show a mercenary, those with the same one together."""
        return open_stacks(self.tops)


def score(view: KamiView, seat: Seat) -> int:
    """The points of a player's side."""
    return next(one.points for one in view.side_scores() if seat in (one.seat, one.partner))


def view_of(state: KamiBoard, seat: Seat | None) -> KamiView:
    """What `seat` knows of a state."""
    phase = state.phase
    held = state.round
    seen = {pile for who, pile in held.knows_aside if who == seat}
    actors = state.actors()
    return KamiView(
        seat=seat,
        rules=state.rules,
        phase=phase,
        to_act=() if actors == (CHANCE,) else actors,
        hand=None if seat is None else tuple(counts_of(state.hands[seat])),
        hand_sizes=tuple(size_of(hand) for hand in state.hands),
        scores=state.scores,
        attack=(state.attacker, state.attack) if phase == "answer" else None,
        laid=tuple(_laid(code, seat) for code in state.laid),
        tops=tuple((top, hidden is not None) for top, hidden in state.stacks),
        set_aside=tuple(card if pile in seen else HIDDEN for pile, card in enumerate(held.aside)),
        empress_open=state.empress_up,
        opening=state.opening,
        round=held.public(),
        winners=state.winners(),
    )


def _laid(code: int, seat: Seat | None) -> Laid:
    owner = Seat(code >> 8)
    down = bool(code & FACE_DOWN)
    public = not down or bool(code & KNOWN)
    card = CARDS[code & 7] if public or owner == seat else HIDDEN
    return Laid(owner, card, bool(code & ATTACK_LINE), down, public)


class Worlds(Generic[B]):
    """States that fit a view, the unseen cards dealt at random: what they share is made once.

    The view of the same seat on each of them equals the given view.  Whole decks only: with cards out of
    play (a partial position) there is no telling what is unseen.

    Args:
        state: a new state by the rules of the view, which becomes what all of them share.
        view: what the seat knows.

    Raises:
        ValueError: fewer cards are unseen than places to fill.
    """

    def __init__(self, state: B, view: KamiView) -> None:
        state.phase, state.opening = view.phase, view.opening
        state.acting = view.to_act if view.to_act or view.phase == "over" else (CHANCE,)
        state.attacker, state.attack = view.attack or (NOBODY, Card.WARRIOR)
        state.empress_up = view.empress_open
        state.scores = view.scores
        state.stacks = tuple((top, None) for top, _ in view.tops)
        state.laid = [_code(one, Card.WARRIOR if one.card is HIDDEN else one.card) for one in view.laid]
        state.round = view.round
        unseen = _unseen(view)
        claimed = view.round.claimer if view.phase == "redeal" and view.round.claimer != view.seat else NOBODY
        self._hands: list[tuple[int, int]] = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat and view.hand is not None:
                state.hands[seat] = pack(list_cards(view.hand))
                continue
            # The warriors that a claimer shows stay in that hand.
            shown = [Card.WARRIOR] * (view.round.shown if seat == claimed else 0)
            for card in shown:
                unseen.remove(card)
            state.hands[seat] = pack(shown)
            self._hands.append((seat, size - len(shown)))
        self._laid = [index for index, one in enumerate(view.laid) if one.card is HIDDEN]
        self._covered = [number for number, (_, covered) in enumerate(view.tops) if covered]
        self._aside = view.set_aside
        self._shared = state
        self._unseen = [UNIT[card] for card in unseen]
        wanted = sum(size for _, size in self._hands) + len(self._laid) + len(self._covered)
        if wanted + sum(card is HIDDEN for card in self._aside) > len(unseen):
            raise ValueError("the view leaves too few unseen cards: was the position partial?")

    def sample(self, rng: Random) -> B:
        """One of them."""
        draw = rng.random
        units = sorted(self._unseen, key=lambda _: draw())
        state = self._shared.copy()
        hands, start = state.hands, 0
        for seat, size in self._hands:
            hands[seat] += sum(units[start : start + size])
            start += size
        if self._laid:
            for index, unit in zip(self._laid, units[start:], strict=False):
                state.laid[index] |= KIND[unit]  # a card that is not seen was put down as kind 0
            start += len(self._laid)
        if self._covered:
            stacks = list(state.stacks)
            for number, unit in zip(self._covered, units[start:], strict=False):
                stacks[number] = (stacks[number][0], KIND[unit])
            state.stacks = tuple(stacks)
            start += len(self._covered)
        if self._aside:
            rest = iter(units[start:])
            aside = tuple(KIND[next(rest)] if card is HIDDEN else card for card in self._aside)
            state.round = state.round.with_aside(aside)
        return state


def determinise(state: B, view: KamiView, rng: Random) -> B:
    """Make a new state one that fits the view; see `Worlds`."""
    return Worlds(state, view).sample(rng)


def _code(one: Laid, card: Card | Hidden) -> int:
    assert isinstance(card, Card)
    flags = (ATTACK_LINE if one.attack_line else 0) | (FACE_DOWN if one.face_down else 0)
    known = KNOWN if one.public and one.face_down else 0
    return one.seat << 8 | flags | known | card


def counted(view: KamiView) -> dict[str, tuple[int, int]]:
    """By the message of its name: how many cards of a kind there are, and how many the seat can place."""
    unseen = count_cards(_unseen(view))
    copies = zip(CARDS, view.rules.copies, unseen, strict=True)
    return {card.message: (n, n - hidden) for card, n, hidden in copies}


def _unseen(view: KamiView) -> list[Card]:
    """Cards of the deck that this seat sees nowhere."""
    seen: Sequence[Any] = (
        *(one.card for one in view.laid),
        *(top for top, _ in view.tops if top is not None),
        *view.set_aside,
        *(list_cards(view.hand) if view.hand is not None else ()),
    )
    left = count_cards(list_cards(view.rules.copies))
    for card in chain(seen):
        if card is not HIDDEN:
            left[card] -= 1
    return list_cards([max(0, n) for n in left])
