"""Magi Kitchen positions: the referee's tables of docs/notation.md, read and written.

A position may be partial: cards that it does not name are out of play.  In a duel it may also say
how far that has come: `claims`, `misfired`, `covers`, `named`, `posed` and `queue_times`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Position, PositionError, Seat

from .cards import BLANKS, BY_ID, INGREDIENTS, Card
from .contest import HANDS, KIND_OF, NOBODY, Contest, Kind, Press
from .floor import let_press
from .rules import MODES, MagiRules

if TYPE_CHECKING:
    from .state import MagiState

KEYS: Final = (
    "decks",
    "piles",
    "to_act",
    "phase",
    "flipper",
    "keeper",
    "priority",
    "mode",
    "penalties",
    "next",
    "queue",
    "queue_times",
    "claims",
    "misfired",
    "covers",
    "named",
    "posed",
    "box",
    "burnt",
)
PHASES: Final = ("flip", "duel", "posture", "penalty")
UNORDERED: Final = frozenset({"box", "burnt"})
"""Keys whose lists of cards are compared without regard to order."""


# -- writing ----------------------------------------------------------------------------


def export(state: MagiState) -> dict[str, Any]:
    """The position, in the keys that `load` takes."""
    table: dict[str, Any] = {
        "decks": [_ids(reversed(deck)) for deck in state.decks],
        "piles": [_ids(reversed(pile)) for pile in state.piles],
        "phase": state.phase,
        "flipper": int(state.flipper),
        "keeper": int(state.keeper),
        "priority": _ints(state.priority),
        "mode": state.rules.mode,
        "penalties": _ints(state.penalties),
        "next": int(state.next_flipper()),
        "box": _ids(state.box),
        "burnt": _ids(state.burnt),
    }
    if len(state.acting) == 1 and state.acting[0] != CHANCE:
        table["to_act"] = int(state.acting[0])
    return table | _export_duel(state) if state.phase in ("duel", "posture") else table


def _export_duel(state: MagiState) -> dict[str, Any]:
    contest = state.contest
    return {
        "claims": [[int(seat), _target(contest.kind, target)] for seat, target in contest.claims],
        "misfired": _ints(contest.misfired),
        "covers": list(contest.covers),
        "named": [[int(seat), _target(contest.kind, target)] for seat, target in contest.named],
        "queue": [int(press.seat) for press in contest.queue],
        "queue_times": [press.counted for press in contest.queue],
        "posed": [[int(seat), at] for at, seat in contest.posed],
    }


def inspect(state: MagiState) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    contest = state.contest
    over = state.phase == "over"
    sizes = [len(deck) for deck in state.decks]
    queue = [int(press.seat) for press in contest.queue]
    targets = [target for target in range(max(len(INGREDIENTS), len(sizes))) if contest.left >> target & 1]
    return export(state) | {
        "to_act": [int(seat) for seat in state.acting if seat != CHANCE],
        "over": over,
        "winners": _ints(state.winners()),
        "scores": sizes,
        "deck_sizes": sizes,
        "tops": [pile[-1].id if pile else "" for pile in state.piles],
        "claimable": [_target(contest.kind, target) for target in targets],
        "misfires": [contest.misfired.count(Seat(seat)) for seat in range(len(sizes))],
        "next": -1 if over else int(state.next_flipper()),
        "queue": queue,
        "floor": queue[0] if queue else -1,
    }


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _ints(seats: Iterable[Seat]) -> list[int]:
    return [int(seat) for seat in seats]


def _target(kind: Kind, target: int) -> str | int:
    return target if kind is Kind.TRASH else INGREDIENTS[target]


# -- reading ----------------------------------------------------------------------------


def mode_of(position: Position) -> str | None:
    """The mode that a position names, or None.

    Raises:
        PositionError: there is no such mode.
    """
    mode = position.get("mode")
    if mode is not None and mode not in MODES:
        raise PositionError(f"position.mode: {str(mode)[:40]!r} is not allowed; {', '.join(MODES)} are")
    return None if mode is None else str(mode)


def load(rules: MagiRules, position: Position) -> MagiState:
    """The state at a position.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    from .state import MagiState  # a state exports itself through this module

    for key in position:
        if key not in KEYS:
            raise PositionError(f"position.{key}: not known; magi_kitchen has {', '.join(KEYS)}")
    state = MagiState(rules)
    seats = rules.seats
    known = {name: card for name, card in BY_ID.items() if card < BLANKS[0] or card in rules.cards}
    for key, target in (("decks", state.decks), ("piles", state.piles)):
        for seat, row in enumerate(_rows(position, key, seats)):
            target[seat] = _cards(row, f"{key}[{seat}]", known)[::-1]
    state.box = tuple(_cards(_list(position.get("box", []), "box"), "box", known))
    state.burnt = tuple(_cards(_list(position.get("burnt", []), "burnt"), "burnt", known))
    _count(state)
    state.priority = _priority(position, seats)
    state.keeper = _seat(position.get("keeper", -1), "keeper", seats, least=-1)
    phase = position.get("phase", "flip")
    if phase not in PHASES:
        raise PositionError(f"position.phase: {str(phase)[:40]!r} is not allowed; {', '.join(PHASES)} are")
    needed = 0 if phase != "flip" else -1
    state.flipper = _seat(position.get("flipper", NOBODY), "flipper", seats, least=needed)
    if phase in ("duel", "posture"):
        _load_duel(state, position, phase)
    elif phase == "penalty":
        _load_penalty(state, position)
    else:
        asked = _asked(position, seats)
        if not state.decks[asked]:
            raise PositionError(f"position.decks[{asked}]: empty, but that seat is to flip")
        state.following = asked
        state.ask("flip", asked)
    return state


def _load_penalty(state: MagiState, position: Position) -> None:
    seats = state.rules.seats
    owing = _seats(position.get("penalties", []), "penalties", seats)
    if not owing or not state.decks[owing[0]]:
        raise PositionError("position.penalties: somebody who has a card must owe one in phase penalty")
    state.penalties = owing
    state.following = _seat(position.get("next", state.rules.left_of(state.flipper)), "next", seats)
    state.ask("penalty", owing[0])


def _load_duel(state: MagiState, position: Position, phase: str) -> None:
    """A duel as far as it has come; what can be claimed follows from the piles."""
    flipper, rules = state.flipper, state.rules
    if not state.piles[flipper]:
        raise PositionError(f"position.piles[{flipper}]: empty, but its top was just turned over")
    kind = KIND_OF[state.piles[flipper][-1]]
    if (kind is Kind.POSTURE) != (phase == "posture"):
        wanted = "a posture" if phase == "posture" else "no posture"
        raise PositionError(f"position.piles[{flipper}]: in phase {phase} its top is {wanted}")
    state.open_contest(kind)
    contest = state.contest
    _load_claims(contest, position, rules.seats)
    contest.misfired = list(_seats(position.get("misfired", []), "misfired", rules.seats))
    posed = _pairs(position.get("posed", []), "posed")
    contest.posed = [(_whole(at, "posed", -1), _seat(who, "posed", rules.seats)) for who, at in posed]
    if rules.calm:
        state.ask(phase, _asked(position, rules.seats))
    elif rules.buzz and phase == "duel":
        _load_queue(contest, position, rules.seats)
        let_press(state)
    else:
        done = {seat for _, seat in contest.posed}
        state.acting = tuple(seat for seat in state.acting if seat not in done)


def _load_claims(contest: Contest, position: Position, seats: int) -> None:
    for who, what in _pairs(position.get("claims", []), "claims"):
        target = _read_target(contest.kind, what, "claims", seats)
        if not contest.left >> target & 1:
            raise PositionError(f"position.claims: {what} is not to be won in this duel")
        contest.left ^= 1 << target
        contest.claims.append((_seat(who, "claims", seats), target))
    for who, what in _pairs(position.get("named", []), "named"):
        contest.named.append((_seat(who, "named", seats), _read_target(contest.kind, what, "named", seats)))
    covers = _list(position.get("covers", [0] * seats), "covers")
    if len(covers) != seats:
        raise PositionError(f"position.covers: {len(covers)} numbers; one per seat, {seats}, are needed")
    contest.covers = [_whole(hands, "covers", 0, HANDS) for hands in covers]


def _load_queue(contest: Contest, position: Position, seats: int) -> None:
    queue = _seats(position.get("queue", []), "queue", seats)
    if len(set(queue)) != len(queue):
        raise PositionError("position.queue: a seat waits at most once")
    times = _list(position.get("queue_times", list(range(len(queue)))), "queue_times")
    counted = [_whole(at, "queue_times", 0) for at in times]
    if len(counted) != len(queue) or counted != sorted(counted):
        raise PositionError("position.queue_times: one moment for each press of queue, in rising order")
    contest.queue = [Press(at, seat) for at, seat in zip(counted, queue, strict=True)]
    contest.latest = max(counted, default=-1)


def _read_target(kind: Kind, what: Any, where: str, seats: int) -> int:
    if kind is Kind.TRASH:
        return _seat(what, where, seats)
    if what not in INGREDIENTS:
        raise PositionError(f"position.{where}: {str(what)[:40]!r} is no tile; {', '.join(INGREDIENTS)} are")
    return INGREDIENTS.index(what)


def _asked(position: Position, seats: int) -> Seat:
    asked = position.get("to_act")
    if isinstance(asked, list) and len(asked) == 1:
        asked = asked[0]
    return _seat(asked, "to_act", seats)


def _count(state: MagiState) -> None:
    """No card comes more often than the deck has it."""
    held = [card for row in (*state.decks, *state.piles, state.box, state.burnt) for card in row]
    for card in held:
        copies = state.rules.cards.count(card)
        if held.count(card) > copies:
            raise PositionError(f"position: {held.count(card)} cards of {card.id}; there are {copies}")


def _priority(position: Position, seats: int) -> tuple[Seat, ...]:
    order = _seats(position.get("priority", list(range(seats))), "priority", seats)
    if sorted(order) != list(range(seats)):
        raise PositionError(f"position.priority: every seat from 0 to {seats - 1} once")
    return order


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"position.{where}: a list is needed")
    return value


def _rows(position: Position, key: str, seats: int) -> list[list[Any]]:
    rows = _list(position.get(key, [[] for _ in range(seats)]), key)
    if len(rows) != seats:
        raise PositionError(f"position.{key}: {len(rows)} lists; one per seat, {seats}, are needed")
    return [_list(row, f"{key}[{seat}]") for seat, row in enumerate(rows)]


def _pairs(value: Any, where: str) -> list[tuple[Any, Any]]:
    rows = _list(value, where)
    if not all(isinstance(row, list) and len(row) == 2 for row in rows):
        raise PositionError(f"position.{where}: a list of pairs is needed")
    return [(row[0], row[1]) for row in rows]


def _cards(names: Sequence[Any], where: str, known: Mapping[str, Card]) -> list[Card]:
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise PositionError(f"position.{where}: {str(name)[:40]!r} is no card; {', '.join(known)} are")
    return [known[name] for name in names]


def _seats(value: Any, where: str, seats: int) -> tuple[Seat, ...]:
    return tuple(_seat(one, where, seats) for one in _list(value, where))


def _whole(value: Any, where: str, least: int, most: int = 9_999_999) -> int:
    if type(value) is not int or not least <= value <= most:
        raise PositionError(f"position.{where}: {str(value)[:40]}; a whole number from {least} to {most}")
    return value


def _seat(value: Any, where: str, seats: int, least: int = 0) -> Seat:
    if type(value) is not int or not least <= value < seats:
        raise PositionError(f"position.{where}: {str(value)[:40]} is no seat; {least} to {seats - 1} are")
    return Seat(value)
