"""Kami's positions: what each key holds, and what must fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat, shown
from accessible_games.engine.layout import (
    Called,
    Key,
    Layout,
    ListOf,
    OneSeat,
    PerSeat,
    Plain,
    SeatAsked,
    Switch,
)

from .board import KamiBoard
from .cards import BY_ID, CARDS, Card, list_cards
from .hands import counts_of, pack, size_of
from .legal import CLAIM_FROM
from .outcomes import exists
from .round import ATTACK_LINE, FACE_DOWN, KNOWN, Round
from .rules import KamiRules


def _scores_of(board: KamiBoard) -> list[int]:
    return list(board.scores)


def _has_aside(board: KamiBoard) -> bool:
    return board.rules.seats == 3


def _leads(board: KamiBoard) -> bool:
    return board.phase in ("lead", "ready", "redeal", "peek")


def _leader(board: KamiBoard) -> Seat:
    return board.turn if board.phase == "lead" else board.round.starter


def _answers(board: KamiBoard) -> bool:
    return board.phase == "answer"


def _pending(board: KamiBoard) -> dict[str, Any]:
    return {"seat": int(board.turn), "after": "lead" if board.laid[-1] & FACE_DOWN else "defend"}


def _lines(board: KamiBoard, row: int) -> list[list[int]]:
    return [
        [code for code in board.laid if code >> 8 == seat and code & ATTACK_LINE == row]
        for seat in range(board.rules.seats)
    ]


def _stack(top: Card | None, hidden: Card | None) -> str:
    if top is None:
        return ""
    return f"{top.id}/{hidden.id if hidden is not None else ''}"


def _known(board: KamiBoard) -> list[list[Card]]:
    held = board.round
    return [[held.aside[pile] for who, pile in held.knows_aside if who == seat] for seat in range(3)]


_SEAT: Final = OneSeat()


class _Line:
    """Cards of a line; one that lies face down stands in brackets. Kept as the bits of round.py."""

    def read(self, value: Any, where: str, seats: int) -> list[int]:
        """Kind and face."""
        return [self._bits(text, where, seats) for text in ListOf(Plain()).read(value, where, seats)]

    def _bits(self, text: Any, where: str, seats: int) -> int:
        down = isinstance(text, str) and text.startswith("(") and text.endswith(")")
        card: Card = _CARD.read(text[1:-1] if down else text, where, seats)
        return card | (FACE_DOWN if down else 0)

    def write(self, value: Iterable[int]) -> list[str]:
        """The cards."""
        return [f"({CARDS[bits & 7].id})" if bits & FACE_DOWN else CARDS[bits & 7].id for bits in value]


_CARD: Final = Called(BY_ID, "card")
_CARDS: Final = ListOf(_CARD)
_OF_FOUR: Final = "four players before the opening: "

LAYOUT: Final = Layout(
    "kami",
    hands=Key(
        PerSeat(_CARDS),
        "list of cards per seat",
        default=None,
        get=lambda board: [list_cards(counts_of(hand)) for hand in board.hands],
    ),
    scores=Key(Plain(), "per seat; with four players per pair, seats 0 and 2 first", get=_scores_of),
    starter=Key(OneSeat(), "who begins the round", default=0, of="round.starter"),
    lead=Key(OneSeat(), "the seat that must begin", get=_leader, when=_leads),
    opening=Key(Switch(), "true as long as no card has been put down in the round", default=False),
    attack=Key(
        Plain(),
        '`{ seat = S, card = "tower" }`',
        get=lambda board: {"seat": int(board.attacker), "card": board.attack.id},
        when=_answers,
    ),
    to_act=Key(SeatAsked(), "who answers the attack", of="acting", when=_answers),
    pending=Key(
        Plain(),
        'two players: `{ seat = S, after = "defend" }` or `"lead"`, the seat that owes an attack; its last '
        "card came from a covered stack",
        get=_pending,
        when=lambda board: board.phase == "attack",
    ),
    defence=Key(
        PerSeat(_Line()),
        "the defence line per seat, oldest card first; `(gold)` lies face down",
        default=None,
        get=lambda board: _lines(board, 0),
    ),
    attacks=Key(
        PerSeat(_CARDS),
        "the attack line per seat; the last card of the attacker's is the attack",
        default=None,
        get=lambda board: [[CARDS[code & 7] for code in line] for line in _lines(board, ATTACK_LINE)],
    ),
    mercenaries=Key(
        ListOf(Plain()),
        'two players: `"top/hidden"`, `"top/"` with nothing beneath, `""` used up',
        default=[],
        get=lambda board: [_stack(top, hidden) for top, hidden in board.stacks],
        when=lambda board: board.rules.seats == 2,
    ),
    set_aside=Key(
        _CARDS,
        "three players: the two cards",
        default=[],
        of="round.aside",
        when=_has_aside,
    ),
    knows_set_aside=Key(
        PerSeat(_CARDS),
        "three players: the cards set aside that each seat has seen",
        default=None,
        get=_known,
        when=_has_aside,
    ),
    ready_seat=Key(
        OneSeat(), _OF_FOUR + "who is asked", of="turn", when=lambda board: board.phase == "ready"
    ),
    claimer=Key(
        OneSeat(),
        _OF_FOUR + "who has claimed",
        of="round.claimer",
        when=lambda board: board.phase == "redeal",
    ),
)
UNORDERED: Final = frozenset({"hands", "knows_set_aside", "shown", "set_aside"})
"""Keys whose lists of cards are compared without regard to order."""


def inspect(state: KamiBoard) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    held = state.round
    actors = state.actors()
    return LAYOUT.export(state) | {
        "to_act": [] if actors == (CHANCE,) else [int(seat) for seat in actors],
        "phase": state.phase,
        "over": state.phase == "over",
        "winners": [int(seat) for seat in state.winners()],
        "hand_sizes": [size_of(hand) for hand in state.hands],
        "round_over": held.over,
        "round_points": held.points,
        "master_strike": held.strike,
        "shown": ["warrior"] * held.shown,
        "next_starter": int(held.next_starter if held.over else (held.starter + 1) % state.rules.seats),
    }


# -- reading ----------------------------------------------------------------------------


def load(state: KamiBoard, position: Position) -> None:
    """Put a position on a new board; cards that it does not name are out of play.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    LAYOUT.check_keys(position)
    rules = state.rules
    said = partial(LAYOUT.read, position, seats=rules.seats)
    state.hands = [pack(hand) for hand in said("hands")]
    state.scores = _scores(position, rules)
    state.stacks = _stacks(said("mercenaries"), rules)
    _load_lines(state, said("defence"), said("attacks"))
    aside = tuple(said("set_aside"))
    state.round = Round(1, Seat(said("starter")), aside=aside)
    _load_asked(state, position)
    _count(state, aside)


def _load_asked(state: KamiBoard, position: Position) -> None:
    """Who is asked for what: exactly one of lead, attack and pending."""
    given = [key for key in ("lead", "attack", "pending") if key in position]
    if len(given) != 1:
        raise PositionError("position: exactly one of lead, attack and pending must be given")
    if given == ["attack"]:
        _load_attack(state, position)
    elif given == ["pending"]:
        _load_pending(state, position["pending"])
    else:
        _load_lead(state, position)
    if not state.opening and state.rules.seats == 3:
        _load_looks(state, position)
    # Who is attacked can always pass, so that hand may be unknown, as all others may (R24).
    if state.phase in ("lead", "attack") and not size_of(state.hands[state.turn]):
        raise PositionError(f"position.hands[{state.turn}]: empty, but it is that seat's turn")


def _load_attack(state: KamiBoard, position: Position) -> None:
    table = position["attack"]
    seats = state.rules.seats
    if not isinstance(table, Mapping) or set(table) != {"seat", "card"}:
        raise PositionError("position.attack: a table with seat and card is needed")
    seat = Seat(_SEAT.read(table["seat"], "attack.seat", seats))
    card = _CARD.read(table["card"], "attack.card", 0)
    asked = position.get("to_act")
    if isinstance(asked, list) and len(asked) == 1:
        asked = asked[0]
    turn = Seat(_SEAT.read(asked, "to_act", seats))
    if turn == seat:
        raise PositionError("position.to_act: the attacker does not answer their own attack")
    state.ask("answer", turn)
    state.attacker, state.attack = seat, card
    line = [code & 7 for code in state.laid if code >> 8 == seat and code & ATTACK_LINE]
    if not line:
        state.laid.append(seat << 8 | ATTACK_LINE | card)
    elif line[-1] != card:
        raise PositionError(f"position.attacks[{seat}]: its last card is not the attack, {card.id}")


def _load_pending(state: KamiBoard, table: Any) -> None:
    if not isinstance(table, Mapping) or set(table) != {"seat", "after"}:
        raise PositionError("position.pending: a table with seat and after is needed")
    seat = Seat(_SEAT.read(table["seat"], "pending.seat", state.rules.seats))
    if table["after"] not in ("defend", "lead"):
        raise PositionError("position.pending.after: defend or lead")
    mine = [n for n, code in enumerate(state.laid) if code >> 8 == seat and not code & ATTACK_LINE]
    down = table["after"] == "lead"
    if not mine or bool(state.laid[mine[-1]] & FACE_DOWN) != down:
        wanted = "face down" if down else "face up"
        raise PositionError(f"position.defence[{seat}]: after {table['after']} its last card lies {wanted}")
    code = state.laid.pop(mine[-1])
    state.laid.append(code | (KNOWN if down else 0))  # the first card of the move, laid last
    state.ask("attack", seat)


def _load_lead(state: KamiBoard, position: Position) -> None:
    """A lead; before the opening it may be preceded by ready, redeal or a peek."""
    seats = state.rules.seats
    lead = Seat(_SEAT.read(position["lead"], "lead", seats))
    opening = position.get("opening", False)
    if not isinstance(opening, bool):
        raise PositionError("position.opening: true or false")
    state.ask("lead", lead)
    if not opening:
        if "ready_seat" in position or "claimer" in position:
            raise PositionError("position.ready_seat and claimer need opening = true")
        return
    # `starter` is the one who leads in the opening.
    aside = state.round.aside
    state.opening = True
    state.round = Round(1, lead, aside=aside)
    if "ready_seat" in position:
        state.ask("ready", Seat(_SEAT.read(position["ready_seat"], "ready_seat", seats)))
    elif "claimer" in position:
        _load_claim(state, Seat(_SEAT.read(position["claimer"], "claimer", seats)))
    elif aside:
        _load_peek(state, position)
    if seats != 4 and state.phase in ("ready", "redeal"):
        raise PositionError("position.ready_seat and claimer are for four players")


def _load_claim(state: KamiBoard, claimer: Seat) -> None:
    warriors = counts_of(state.hands[claimer])[Card.WARRIOR]
    if warriors < CLAIM_FROM:
        raise PositionError(f"position.claimer: seat {claimer} holds {warriors} warriors; a claim needs five")
    laid_open = min(state.rules.redeal_show, warriors)
    state.round = Round(1, state.round.starter, claimer=claimer, shown=laid_open)
    state.ask("redeal", Seat(state.rules.partner(claimer)))


def _load_peek(state: KamiBoard, position: Position) -> None:
    """Three players: the peek is open unless the position says what was seen."""
    _load_looks(state, position)
    if not state.round.knows_aside:
        state.ask("peek", Seat((state.round.starter + 1) % 3))


def _load_looks(state: KamiBoard, position: Position) -> None:
    """Three players: who has seen which of the cards set aside."""
    starter, aside = state.round.starter, state.round.aside
    second, third = Seat((starter + 1) % 3), Seat((starter + 2) % 3)
    known = LAYOUT.read(position, "knows_set_aside", 3)
    cards = known[second]
    if not cards:
        return
    if len(aside) != 2 or len(cards) != 1 or cards[0] not in aside:
        raise PositionError(f"position.knows_set_aside[{second}]: one of the two cards set aside")
    pile = aside.index(cards[0])
    state.round = Round(1, starter, aside=aside, knows_aside=((second, pile), (third, 1 - pile)))


def _load_lines(state: KamiBoard, defence: list[list[int]], attacks: list[list[Card]]) -> None:
    """Both lines of each seat; their order between seats is lost, and does not matter."""
    for seat, line in enumerate(defence):
        state.laid += [seat << 8 | bits for bits in line]
        state.empress_up = state.empress_up or Card.EMPRESS in line
    for seat, cards in enumerate(attacks):
        state.laid += [seat << 8 | ATTACK_LINE | card for card in cards]


def _count(state: KamiBoard, aside: Sequence[Card]) -> None:
    hands = chain.from_iterable(list_cards(counts_of(hand)) for hand in state.hands)
    stacks = (card for card in chain.from_iterable(state.stacks) if card is not None)
    laid = (CARDS[code & 7] for code in state.laid)
    cards = [*hands, *stacks, *laid, *aside]
    if not exists(cards, state.rules):
        worst = next(card for card in CARDS if cards.count(card) > state.rules.copies[card])
        raise PositionError(
            f"position: {cards.count(worst)} cards of {worst.id}; there are {state.rules.copies[worst]}"
        )


def _stacks(given: Any, rules: KamiRules) -> tuple[tuple[Card | None, Card | None], ...]:
    if given and rules.seats != 2:
        raise PositionError("position.mercenaries: they are for two players")
    stacks: list[tuple[Card | None, Card | None]] = []
    for text in given:
        top, slash, hidden = str(text).partition("/")
        if text != "" and not (slash and top):
            raise PositionError(f'position.mercenaries: {shown(text)!r}; "top/hidden", "top/" or "" is')
        stacks.append((_mercenary(top), _mercenary(hidden)))
    if len(stacks) > 8:
        raise PositionError("position.mercenaries: there are at most 8 stacks")
    return tuple(stacks)


def _mercenary(name: str) -> Card | None:
    found: Card | None = _CARD.read(name, "mercenaries", 0) if name else None
    return found


def _scores(position: Position, rules: KamiRules) -> tuple[int, ...]:
    scores = position.get("scores", [0] * rules.sides)
    whole = isinstance(scores, list) and all(type(n) is int and n >= 0 for n in scores)
    if not whole or len(scores) != rules.sides:
        raise PositionError(f"position.scores: {rules.sides} whole numbers are needed")
    return tuple(scores)
