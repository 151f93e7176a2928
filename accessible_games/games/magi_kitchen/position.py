"""Magi Kitchen's positions: what each key holds, and what must fit together.

In a duel a position may also say how far that has come: `claims`, `misfired`, `covers`, `named`, `posed`
and `queue_times`; what can be claimed follows from the piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat, shown
from accessible_games.engine.layout import (
    Called,
    Key,
    Layout,
    ListOf,
    OneSeat,
    OneWord,
    PerSeat,
    SeatAsked,
    Whole,
    wrong,
)

from .board import MagiBoard
from .cards import BY_ID, INGREDIENTS, Card
from .contest import HANDS, KIND_OF, NOBODY, Contest, Kind, Press
from .rules import MODES

PHASES: Final = ("flip", "duel", "posture", "penalty")
_LATEST: Final = 9_999_999
"""Milliseconds."""

_CARDS: Final = ListOf(Called(BY_ID, "card"), tuple)
_SEATS: Final = ListOf(OneSeat(), tuple)


class _FromTop:
    """Cards whose last one is on top, written the other way round."""

    def read(self, value: Any, where: str, seats: int) -> list[Card]:
        """The cards."""
        return list(_CARDS.read(value, where, seats))[::-1]

    def write(self, value: Sequence[Card]) -> list[str]:
        """Their ids, top first."""
        return [card.id for card in reversed(value)]


class _OneAsked(SeatAsked):
    """The one seat that is asked."""

    def write(self, value: Any) -> Any:
        """That seat."""
        return int(value[0])


class _OneOrNobody(OneSeat):
    """A seat, or -1 for nobody."""

    def read(self, value: Any, where: str, seats: int) -> int:
        """The seat."""
        if type(value) is not int or not NOBODY <= value < seats:
            raise wrong(where, f"{shown(value)} is no seat; {NOBODY} to {seats - 1} are")
        return value


class _Pairs:
    """Pairs in order; what stands in them depends on the duel."""

    def read(self, value: Any, where: str, seats: int) -> list[Any]:
        """The pairs."""
        if not isinstance(value, list):
            raise wrong(where, "a list is needed")
        if not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
            raise wrong(where, "a list of pairs is needed")
        return value

    def write(self, value: Iterable[Any]) -> list[Any]:
        """The pairs."""
        return list(value)


def _written(contest: Contest, pairs: Iterable[tuple[Seat, int]]) -> list[list[Any]]:
    """(seat, target), a target by its name: a tile, or against the trash a seat."""
    return [[int(seat), _target(contest.kind, target)] for seat, target in pairs]


def _target(kind: Kind, target: int) -> str | int:
    return target if kind is Kind.TRASH else INGREDIENTS[target]


def _duelling(board: MagiBoard) -> bool:
    return board.phase in ("duel", "posture")


def _one_is_asked(board: MagiBoard) -> bool:
    return len(board.acting) == 1 and board.acting[0] != CHANCE


def _in_duel(kind: Any, meaning: str, **how: Any) -> Key:
    """A key that a position has in a duel alone."""
    return Key(kind, meaning, when=_duelling, loads=False, **how)


LAYOUT: Final = Layout(
    "magi_kitchen",
    decks=Key(PerSeat(_FromTop()), "a list of cards per seat, next card first", default=None),
    piles=Key(PerSeat(_FromTop()), "a list of cards per seat, top card first", default=None),
    to_act=Key(
        _OneAsked(), "the seat that is asked, in phase `flip` and in calm mode", default=NOBODY,
        of="acting", when=_one_is_asked, loads=False,
    ),
    phase=Key(OneWord(PHASES), "`flip`, `duel`, `posture` or `penalty`", default="flip", loads=False),
    flipper=Key(
        _OneOrNobody(), "who turned over the last card; needed in every phase but `flip`", default=NOBODY
    ),
    keeper=Key(_OneOrNobody(), "who keeps a posture, -1 for nobody", default=NOBODY),
    priority=Key(_SEATS, "all seats, whose press goes first where two are equal"),
    mode=Key(OneWord(MODES), "`cluster`, `buzz` or `calm`", of="rules.mode", loads=False),
    penalties=Key(_SEATS, "seats that owe a card, in order", default=[], loads=False),
    next=Key(OneSeat(), "who flips after that", get=lambda board: board.next_flipper(), loads=False),
    queue=_in_duel(
        _SEATS, "buzz mode: the seats that wait, the first has the floor", default=[],
        get=lambda board: [press.seat for press in board.contest.queue],
    ),
    queue_times=_in_duel(
        ListOf(Whole(0, _LATEST)), "the moments at which they count",
        get=lambda board: [press.counted for press in board.contest.queue],
    ),
    claims=_in_duel(
        _Pairs(), 'what was won in this duel, in order: `[[1, "tomato"]]`, against the trash `[[1, 2]]`',
        default=[], get=lambda board: _written(board.contest, board.contest.claims),
    ),
    misfired=_in_duel(
        ListOf(OneSeat()), "the seats that misfired, in order", default=[], of="contest.misfired"
    ),
    covers=_in_duel(
        PerSeat(Whole(0, HANDS), empty=0, called="numbers"), "hands in use, per seat", default=None,
        of="contest.covers"
    ),
    named=_in_duel(
        _Pairs(), "second hands that were free, as `claims`", default=[],
        get=lambda board: _written(board.contest, board.contest.named),
    ),
    posed=_in_duel(
        _Pairs(), "right postures in order of arrival: `[[1, 350]]`, -1 without a moment", default=[],
        get=lambda board: [[int(seat), at] for at, seat in board.contest.posed],
    ),
    flips=Key(
        Whole(0, 100_000), "option `last_round_after`: cards turned over so far", default=0,
        when=lambda board: bool(board.rules.last_round_after)
    ),
    box=Key(_CARDS, "cards that were left over at the deal", default=[]),
    burnt=Key(_CARDS, "cards that the trash took out of the game", default=[]),
)  # fmt: skip

UNORDERED: Final = frozenset({"box", "burnt"})
"""Keys whose lists of cards are compared without regard to order."""


def inspect(state: MagiBoard) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    contest = state.contest
    over = state.phase == "over"
    sizes = [len(deck) for deck in state.decks]
    queue = [int(press.seat) for press in contest.queue]
    targets = [target for target in range(max(len(INGREDIENTS), len(sizes))) if contest.left >> target & 1]
    return LAYOUT.export(state) | {
        "to_act": [int(seat) for seat in state.acting if seat != CHANCE],
        "over": over,
        "winners": [int(seat) for seat in state.winners()],
        "scores": sizes,
        "deck_sizes": sizes,
        "tops": [pile[-1].id if pile else "" for pile in state.piles],
        "claimable": [_target(contest.kind, target) for target in targets],
        "misfires": [contest.misfired.count(Seat(seat)) for seat in range(len(sizes))],
        "next": NOBODY if over else int(state.next_flipper()),
        "queue": queue,
        "floor": queue[0] if queue else NOBODY,
    }


# -- reading ----------------------------------------------------------------------------


def mode_of(position: Position) -> str | None:
    """The mode that a position names, or None.

    Raises:
        PositionError: there is no such mode.
    """
    mode: str | None = LAYOUT.read(position, "mode", 0)
    return mode


def load(state: MagiBoard, position: Position) -> None:
    """Put a position on a new board; cards that it does not name are out of play.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    LAYOUT.check_keys(position)
    seats = state.rules.seats
    LAYOUT.fill(state, position, seats)
    _count(state)
    if sorted(state.priority) != list(range(seats)):
        raise wrong("priority", f"every seat from 0 to {seats - 1} once")
    said = _Said(position, seats)
    phase = said("phase")
    if phase != "flip" and state.flipper == NOBODY:
        raise wrong("flipper", f"{NOBODY} is no seat; 0 to {seats - 1} are")
    if phase in ("duel", "posture"):
        _load_duel(state, said, phase)
    elif phase == "penalty":
        _load_penalty(state, said)
    else:
        asked = Seat(said("to_act"))
        if not state.decks[asked]:
            raise wrong(f"decks[{asked}]", "empty, but that seat is to flip")
        state.following = asked
        state.ask("flip", asked)


class _Said:
    """What a position says of a key; None: nothing."""

    def __init__(self, position: Position, seats: int) -> None:
        self._position = position
        self._seats = seats

    def __call__(self, key: str) -> Any:
        return LAYOUT.read(self._position, key, self._seats)

    def seat(self, value: Any, key: str) -> Seat:
        """A seat in a pair."""
        return Seat(OneSeat().read(value, key, self._seats))


def _load_penalty(state: MagiBoard, said: _Said) -> None:
    owing = said("penalties")
    if not owing or not state.decks[owing[0]]:
        raise wrong("penalties", "somebody who has a card must owe one in phase penalty")
    following = said("next")
    state.penalties = owing
    state.following = Seat(state.rules.left_of(state.flipper) if following is None else following)
    state.ask("penalty", owing[0])


def _load_duel(state: MagiBoard, said: _Said, phase: str) -> None:
    """A duel as far as it has come."""
    flipper, rules = state.flipper, state.rules
    if not state.piles[flipper]:
        raise wrong(f"piles[{flipper}]", "empty, but its top was just turned over")
    kind = KIND_OF[state.piles[flipper][-1]]
    if (kind is Kind.POSTURE) != (phase == "posture"):
        wanted = "a posture" if phase == "posture" else "no posture"
        raise wrong(f"piles[{flipper}]", f"in phase {phase} its top is {wanted}")
    state.open_contest(kind)
    contest = state.contest
    _load_claims(contest, said)
    contest.misfired = said("misfired")
    moment = Whole(-1, _LATEST)
    contest.posed = [
        (moment.read(at, "posed", rules.seats), said.seat(who, "posed")) for who, at in said("posed")
    ]
    if rules.calm:
        state.ask(phase, Seat(said("to_act")))
    elif rules.buzz and phase == "duel":
        _load_queue(contest, said)
        state.let_press()
    else:
        done = {seat for _, seat in contest.posed}
        state.acting = tuple(seat for seat in state.acting if seat not in done)


def _load_claims(contest: Contest, said: _Said) -> None:
    for who, what in said("claims"):
        target = _read_target(contest.kind, what, "claims", said)
        if not contest.left >> target & 1:
            raise wrong("claims", f"{what} is not to be won in this duel")
        contest.left ^= 1 << target
        contest.claims.append((said.seat(who, "claims"), target))
    for who, what in said("named"):
        contest.named.append((said.seat(who, "named"), _read_target(contest.kind, what, "named", said)))
    contest.covers = said("covers")


def _load_queue(contest: Contest, said: _Said) -> None:
    queue, counted = said("queue"), said("queue_times")
    if len(set(queue)) != len(queue):
        raise wrong("queue", "a seat waits at most once")
    if counted is None:
        counted = list(range(len(queue)))
    if len(counted) != len(queue) or counted != sorted(counted):
        raise wrong("queue_times", "one moment for each press of queue, in rising order")
    contest.queue = [Press(at, seat) for at, seat in zip(counted, queue, strict=True)]
    contest.latest = max(counted, default=-1)


def _read_target(kind: Kind, what: Any, where: str, said: _Said) -> int:
    if kind is Kind.TRASH:
        return said.seat(what, where)
    if what not in INGREDIENTS:
        raise wrong(where, f"{shown(what)!r} is no tile; {', '.join(INGREDIENTS)} are")
    return INGREDIENTS.index(what)


def _count(state: MagiBoard) -> None:
    """No card comes more often than the deck has it."""
    held = [card for row in (*state.decks, *state.piles, state.box, state.burnt) for card in row]
    for card in held:
        copies = state.rules.cards.count(card)
        if held.count(card) > copies:
            raise PositionError(f"position: {held.count(card)} cards of {card.id}; there are {copies}")
