"""Kami positions: the referee's tables of docs/notation.md, read and written.

A position may be partial: cards that it does not name are out of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat

from .cards import BY_ID, CARDS, Card, list_cards
from .hands import counts_of, pack, size_of
from .legal import CLAIM_FROM
from .outcomes import exists
from .round import ATTACK_LINE, FACE_DOWN, KNOWN, Round
from .rules import KamiRules

if TYPE_CHECKING:
    from .state import KamiState

KEYS: Final = (
    "hands",
    "scores",
    "starter",
    "lead",
    "opening",
    "attack",
    "to_act",
    "pending",
    "defence",
    "attacks",
    "mercenaries",
    "set_aside",
    "knows_set_aside",
    "ready_seat",
    "claimer",
)

UNORDERED: Final = frozenset({"hands", "knows_set_aside", "shown", "set_aside"})
"""Keys whose lists of cards are compared without regard to order."""


# -- writing ----------------------------------------------------------------------------


def export(state: KamiState) -> dict[str, Any]:
    """The position, in the keys that `load` takes."""
    held = state.round
    table: dict[str, Any] = {
        "hands": [_ids(list_cards(counts_of(hand))) for hand in state.hands],
        "scores": list(state.scores),
        "starter": int(held.starter),
        "opening": state.opening,
        "defence": [_line(state, seat, 0) for seat in range(state.rules.seats)],
        "attacks": [_line(state, seat, ATTACK_LINE) for seat in range(state.rules.seats)],
    }
    if state.rules.seats == 2:
        table["mercenaries"] = [_stack(top, hidden) for top, hidden in state.stacks]
    if state.rules.seats == 3:
        table["set_aside"] = _ids(held.aside)
        table["knows_set_aside"] = [
            _ids(held.aside[pile] for who, pile in held.knows_aside if who == seat) for seat in range(3)
        ]
    return table | _asked(state)


def _asked(state: KamiState) -> dict[str, Any]:
    """The keys that say what the table waits for."""
    if state.phase == "answer":
        return {
            "attack": {"seat": int(state.attacker), "card": state.attack.id},
            "to_act": [int(state.turn)],
        }
    if state.phase == "attack":
        after = "lead" if state.laid[-1] & FACE_DOWN else "defend"
        return {"pending": {"seat": int(state.turn), "after": after}}
    if state.phase == "lead":
        return {"lead": int(state.turn)}
    if state.phase in ("ready", "redeal", "peek"):
        asked: dict[str, Any] = {"lead": int(state.round.starter)}
        if state.phase == "ready":
            asked["ready_seat"] = int(state.turn)
        if state.phase == "redeal":
            asked["claimer"] = int(state.round.claimer)
        return asked
    return {}


def inspect(state: KamiState) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    held = state.round
    actors = state.actors()
    return export(state) | {
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


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _line(state: KamiState, seat: int, row: int) -> list[str]:
    codes = [code for code in state.laid if code >> 8 == seat and code & ATTACK_LINE == row]
    return [f"({CARDS[code & 7].id})" if code & FACE_DOWN else CARDS[code & 7].id for code in codes]


def _stack(top: Card | None, hidden: Card | None) -> str:
    if top is None:
        return ""
    return f"{top.id}/{hidden.id if hidden is not None else ''}"


# -- reading ----------------------------------------------------------------------------


def load(rules: KamiRules, position: Position) -> KamiState:
    """The state at a position.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    from .state import KamiState  # a state exports itself through this module

    for key in position:
        if key not in KEYS:
            raise PositionError(f"position.{key}: not known; kami has {', '.join(KEYS)}")
    state = KamiState(rules)
    seats = rules.seats
    hands = _lists(position, "hands", seats)
    state.hands = [pack(_cards(hand, f"hands[{seat}]")) for seat, hand in enumerate(hands)]
    state.scores = _scores(position, rules)
    state.stacks = _stacks(position.get("mercenaries", []), rules)
    _load_lines(state, position)
    aside = tuple(_cards(_list(position.get("set_aside", []), "set_aside"), "set_aside"))
    state.round = Round(1, _seat(position.get("starter", 0), "starter", seats), aside=aside)
    _load_asked(state, position)
    _count(state, aside)
    return state


def _load_asked(state: KamiState, position: Position) -> None:
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
    if state.phase == "lead" and not state.opening:
        state.void_lone_lead()


def _load_attack(state: KamiState, position: Position) -> None:
    table = position["attack"]
    seats = state.rules.seats
    if not isinstance(table, Mapping) or set(table) != {"seat", "card"}:
        raise PositionError("position.attack: a table with seat and card is needed")
    seat = _seat(table["seat"], "attack.seat", seats)
    card = _card(table["card"], "attack.card")
    asked = position.get("to_act")
    if isinstance(asked, list) and len(asked) == 1:
        asked = asked[0]
    turn = _seat(asked, "to_act", seats)
    if turn == seat:
        raise PositionError("position.to_act: the attacker does not answer their own attack")
    state.ask("answer", turn)
    state.attacker, state.attack = seat, card
    line = [code & 7 for code in state.laid if code >> 8 == seat and code & ATTACK_LINE]
    if not line:
        state.laid.append(seat << 8 | ATTACK_LINE | card)
    elif line[-1] != card:
        raise PositionError(f"position.attacks[{seat}]: its last card is not the attack, {card.id}")


def _load_pending(state: KamiState, table: Any) -> None:
    if not isinstance(table, Mapping) or set(table) != {"seat", "after"}:
        raise PositionError("position.pending: a table with seat and after is needed")
    seat = _seat(table["seat"], "pending.seat", state.rules.seats)
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


def _load_lead(state: KamiState, position: Position) -> None:
    """A lead; before the opening it may be preceded by ready, redeal or a peek."""
    seats = state.rules.seats
    lead = _seat(position["lead"], "lead", seats)
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
        state.ask("ready", _seat(position["ready_seat"], "ready_seat", seats))
    elif "claimer" in position:
        _load_claim(state, _seat(position["claimer"], "claimer", seats))
    elif aside:
        _load_peek(state, position)
    if seats != 4 and state.phase in ("ready", "redeal"):
        raise PositionError("position.ready_seat and claimer are for four players")


def _load_claim(state: KamiState, claimer: Seat) -> None:
    warriors = counts_of(state.hands[claimer])[Card.WARRIOR]
    if warriors < CLAIM_FROM:
        raise PositionError(f"position.claimer: seat {claimer} holds {warriors} warriors; a claim needs five")
    shown = min(state.rules.redeal_show, warriors)
    state.round = Round(1, state.round.starter, claimer=claimer, shown=shown)
    state.ask("redeal", Seat(state.rules.partner(claimer)))


def _load_peek(state: KamiState, position: Position) -> None:
    """Three players: the peek is open unless the position says what was seen."""
    _load_looks(state, position)
    if not state.round.knows_aside:
        state.ask("peek", Seat((state.round.starter + 1) % 3))


def _load_looks(state: KamiState, position: Position) -> None:
    """Three players: who has seen which of the cards set aside."""
    starter, aside = state.round.starter, state.round.aside
    second, third = Seat((starter + 1) % 3), Seat((starter + 2) % 3)
    known = _lists(position, "knows_set_aside", 3)
    cards = _cards(known[second], f"knows_set_aside[{second}]")
    if not cards:
        return
    if len(aside) != 2 or len(cards) != 1 or cards[0] not in aside:
        raise PositionError(f"position.knows_set_aside[{second}]: one of the two cards set aside")
    pile = aside.index(cards[0])
    state.round = Round(1, starter, aside=aside, knows_aside=((second, pile), (third, 1 - pile)))


def _load_lines(state: KamiState, position: Position) -> None:
    """Both lines of each seat; their order between seats is lost, and does not matter."""
    seats = state.rules.seats
    for seat, line in enumerate(_lists(position, "defence", seats)):
        for text in line:
            down = isinstance(text, str) and text.startswith("(") and text.endswith(")")
            card = _card(text[1:-1] if down else text, f"defence[{seat}]")
            state.laid.append(seat << 8 | (FACE_DOWN if down else 0) | card)
            state.empress_up = state.empress_up or (card is Card.EMPRESS and not down)
    for seat, line in enumerate(_lists(position, "attacks", seats)):
        for text in line:
            state.laid.append(seat << 8 | ATTACK_LINE | _card(text, f"attacks[{seat}]"))


def _count(state: KamiState, aside: Sequence[Card]) -> None:
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
    for text in _list(given, "mercenaries"):
        top, slash, hidden = str(text).partition("/")
        if text != "" and not (slash and top):
            raise PositionError(f'position.mercenaries: {text!r}; "top/hidden", "top/" or "" is')
        where = "mercenaries"
        stacks.append((_card(top, where) if top else None, _card(hidden, where) if hidden else None))
    if len(stacks) > 8:
        raise PositionError("position.mercenaries: there are at most 8 stacks")
    return tuple(stacks)


def _scores(position: Position, rules: KamiRules) -> tuple[int, ...]:
    scores = position.get("scores", [0] * rules.sides)
    whole = isinstance(scores, list) and all(type(n) is int and n >= 0 for n in scores)
    if not whole or len(scores) != rules.sides:
        raise PositionError(f"position.scores: {rules.sides} whole numbers are needed")
    return tuple(scores)


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"position.{where}: a list is needed")
    return value


def _lists(position: Position, key: str, seats: int) -> list[list[Any]]:
    """A list per seat; all empty where the key is absent."""
    rows = _list(position.get(key, [[] for _ in range(seats)]), key)
    if len(rows) != seats:
        raise PositionError(f"position.{key}: {len(rows)} lists; one per seat, {seats}, are needed")
    return [_list(row, f"{key}[{seat}]") for seat, row in enumerate(rows)]


def _cards(names: Iterable[Any], where: str) -> list[Card]:
    return [_card(name, where) for name in names]


def _card(name: Any, where: str) -> Card:
    if not isinstance(name, str) or name not in BY_ID:
        raise PositionError(f"position.{where}: {str(name)[:40]!r} is no card; {', '.join(BY_ID)} are")
    return BY_ID[name]


def _seat(value: Any, where: str, seats: int) -> Seat:
    if type(value) is not int or not 0 <= value < seats:
        raise PositionError(f"position.{where}: {str(value)[:40]} is no seat; 0 to {seats - 1} are")
    return Seat(value)
