"""KamiMaï positions, read: they may be partial, cards that are not named are out of play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Final

from accessible_games.engine import OptionError, Position, PositionError, Seat

from .cards import BY_ID, CARDS, COLOURS, SPELL_BY_ID, Card
from .piles import GUARDIAN_BITS, MOST_COPIES, UNIT, cards_of, count_of
from .rules import MODES, KamimaiRules
from .sheets import NOWHERE, Sheet, read_zones
from .state import KamimaiState

KEYS: Final = (
    "level",
    "mode",
    "adventure",
    "energy",
    "activator",
    "phase",
    "sheet",
    "targeted",
    "scratched",
    "sealed",
    "reserves",
    "drawn",
    "discard",
    "grimoire",
    "guardian",
    "collapsed",
    "collapsed_late",
    "owing",
    "giver",
    "transfers",
    "takers",
)
_MOST: Final = 240
"""Cards that a half could have: more than any box holds."""
PHASES: Final = ("target", "draw", "curse", "cast", "give", "take", "store")


def load(rules: KamimaiRules, position: Position) -> KamimaiState:
    """The state at a position.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    for key in position:
        if key not in KEYS:
            raise PositionError(f"position.{key}: not known; kamimai has {', '.join(KEYS)}")
    settings = {
        "level": _number(position, "level", rules.level, 1, len(rules.sheets)),
        "mode": _word(position, "mode", rules.mode, MODES),
        "adventure": _flag(position, "adventure", rules.adventure),
    }
    state = KamimaiState(rules.changed(**settings))
    state.energy = _number(position, "energy", state.energy, 1, 999)
    state.activator = _seat(position.get("activator", 0), "activator", rules.seats)
    _load_sheet(state, position)
    _load_piles(state, position)
    _load_grimoire(state, position)
    _count(state, position)
    _load_turn(state, position)
    return state


# -- the sheet ------------------------------------------------------------------------------


def _load_sheet(state: KamimaiState, position: Position) -> None:
    if "sheet" in position:
        try:
            zones = read_zones(position["sheet"], "position.sheet")
        except OptionError as problem:
            raise PositionError(str(problem)) from None
        state.set_sheet(state.level, Sheet(zones))
    state.targeted = NOWHERE
    scratched = position.get("scratched", {})
    if not isinstance(scratched, Mapping):
        raise PositionError('position.scratched: a table of zones is needed, e.g. { A = ["water"] }')
    for name, spells in scratched.items():
        number = _zone(state, name, "scratched")
        for spell in _list(spells, f"scratched.{name}"):
            if spell not in SPELL_BY_ID or not state.open[number] >> 4 * SPELL_BY_ID[spell] & 15:
                raise PositionError(f"position.scratched.{name}: {str(spell)[:40]!r} is not open there")
            state.open[number] -= 1 << 4 * SPELL_BY_ID[spell]
    sealed = [_zone(state, name, "sealed") for name in _list(position.get("sealed", []), "sealed")]
    if len(set(sealed)) < len(sealed) or len(sealed) == len(state.sheet.zones):
        raise PositionError("position.sealed: each zone stands once, and one is left to play for")
    state.sealed = tuple(sealed)
    for number in sealed:
        state.open[number] = 0
    if position.get("targeted", "") != "":
        state.targeted = _zone(state, position["targeted"], "targeted")
    for number, zone in enumerate(state.sheet.zones):
        if not state.open[number] and number not in state.sealed:
            raise PositionError(f"position.scratched.{zone.id}: all spells are done, so the zone is sealed")
    if state.targeted in state.sealed:
        raise PositionError("position.targeted: that zone is sealed")


def _zone(state: KamimaiState, name: Any, where: str) -> int:
    number = state.sheet.number_of(name) if isinstance(name, str) else NOWHERE
    if number == NOWHERE:
        allowed = ", ".join(zone.id for zone in state.sheet.zones)
        raise PositionError(f"position.{where}: {str(name)[:40]!r} is no zone; {allowed} are")
    return number


# -- the cards ------------------------------------------------------------------------------


def _load_piles(state: KamimaiState, position: Position) -> None:
    seats = state.rules.seats
    rows = _list(position.get("reserves", [[] for _ in range(seats)]), "reserves")
    if len(rows) != seats:
        raise PositionError(f"position.reserves: {len(rows)} lists; one per seat, {seats}, are needed")
    state.reserves = [_pile(row, f"reserves[{seat}]") for seat, row in enumerate(rows)]
    state.drawn = _pile(position.get("drawn", []), "drawn")
    state.discard = _pile(position.get("discard", []), "discard")


def _load_grimoire(state: KamimaiState, position: Position) -> None:
    table = position.get("grimoire", {"left": [], "right": []})
    if not isinstance(table, Mapping) or set(table) != {"left", "right"}:
        raise PositionError("position.grimoire: a table with left and right is needed")
    left, right = table["left"], table["right"]
    if type(left) is int and type(right) is int and 0 <= left <= _MOST and 0 <= right <= _MOST:
        cards = _fill(state, position, left + right)
        state.left, state.right = cards[:left], cards[left:]
    else:
        state.left = _cards(left, "grimoire.left")[::-1]
        state.right = _cards(right, "grimoire.right")[::-1]
    if state.rules.companion:
        state.left, state.right = sorted(state.left + state.right), []


def _named(state: KamimaiState, position: Position) -> Counter[Card]:
    """The cards that lie anywhere but in the Grimoire."""
    piles = [*state.reserves, state.drawn, state.discard]
    named = Counter(card for pile in piles for card in cards_of(pile))
    if position.get("phase") == "take":
        named[Card.MOUSE] += 1  # it lies aside (R18)
    return named


def _fill(state: KamimaiState, position: Position, n: int) -> list[Card]:
    """So many cards that the position names nowhere, in an order that is the same each time."""
    left = Counter(cards_of(state.rules.deck)) - _named(state, position)
    cards = sorted(left.elements())
    if len(cards) < n:
        what = f"{n} cards are wanted, and {len(cards)} are not named elsewhere"
        raise PositionError(f"position.grimoire: {what}")
    Random(0).shuffle(cards)
    return cards[:n]


def _count(state: KamimaiState, position: Position) -> None:
    named = _named(state, position) + Counter(state.left) + Counter(state.right)
    for card in CARDS:
        most = count_of(state.rules.deck, card)
        if named[card] > most:
            raise PositionError(f"position: {named[card]} cards of {card.id}; there are {most}")


# -- the turn -------------------------------------------------------------------------------


def _load_turn(state: KamimaiState, position: Position) -> None:
    phase = _word(position, "phase", "target" if state.targeted == NOWHERE else "draw", PHASES)
    if (state.targeted == NOWHERE) != (phase == "target") and phase != "store":
        wanted = "none may be targeted" if phase == "target" else "a zone is needed"
        raise PositionError(f"position.targeted: in phase {phase} {wanted}")
    state.collapsed = _flag(position, "collapsed", False)
    state.collapsed_late = _flag(position, "collapsed_late", False)
    if state.collapsed and phase != "store":
        raise PositionError("position.collapsed: after a collapse in Phase 2 the phase is store")
    state.ask(phase, state.activator)
    if phase == "draw":
        _load_guardian(state, position.get("guardian", ""))
    elif phase == "curse":
        _load_owing(state, position)
    elif phase == "give":
        _load_transfers(state, position)
    elif phase == "take":
        state.takers = _seats(state, position.get("takers", []), "takers")
        state.ask("take", state.takers[0])


def _load_guardian(state: KamimaiState, given: Any) -> None:
    colours = state.guardian_colours()
    if given == "":
        state.guardian = colours[0] if len(colours) == 1 else -1
    elif given in COLOURS and COLOURS.index(given) in colours:
        state.guardian = COLOURS.index(given)
    else:
        raise PositionError(f"position.guardian: {str(given)[:40]!r} is no colour in the activator's Reserve")


def _load_owing(state: KamimaiState, position: Position) -> None:
    if not state.drawn & GUARDIAN_BITS:
        raise PositionError("position.drawn: in phase curse a Guardian has been drawn")
    able = state.owers()
    state.owing = _seats(state, position["owing"], "owing") if "owing" in position else able
    if not state.owing or not set(state.owing) <= set(able):
        raise PositionError("position.owing: seats that have an Element or Creature card are needed")
    state.ask("curse", state.owing[0])


def _load_transfers(state: KamimaiState, position: Position) -> None:
    state.transfers = _number(position, "transfers", 2, 1, 2)
    giver = position.get("giver", -1)
    if giver == -1:
        state.naming = True
        return
    seat = _seat(giver, "giver", state.rules.seats)
    if not state.hand(seat):
        raise PositionError(f"position.giver: seat {seat} holds no card")
    state.ask("give", seat)


def _seats(state: KamimaiState, given: Any, where: str) -> tuple[Seat, ...]:
    seats = tuple(_seat(seat, where, state.rules.seats) for seat in _list(given, where))
    if not seats or len(set(seats)) < len(seats):
        raise PositionError(f"position.{where}: a list of different seats is needed")
    return seats


# -- reading --------------------------------------------------------------------------------


def _number(position: Position, key: str, default: int, low: int, high: int) -> int:
    value = position.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"position.{key}: a whole number from {low} to {high}")
    return value


def _word(position: Position, key: str, default: str, allowed: Iterable[str]) -> str:
    value = position.get(key, default)
    if value not in tuple(allowed):
        raise PositionError(f"position.{key}: {str(value)[:40]!r}; {', '.join(allowed)} are allowed")
    return str(value)


def _flag(position: Position, key: str, default: bool) -> bool:
    value = position.get(key, default)
    if not isinstance(value, bool):
        raise PositionError(f"position.{key}: true or false")
    return value


def _list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"position.{where}: a list is needed")
    return value


def _cards(names: Any, where: str) -> list[Card]:
    found = []
    for name in _list(names, where):
        if not isinstance(name, str) or name not in BY_ID:
            raise PositionError(f"position.{where}: {str(name)[:40]!r} is no card; {', '.join(BY_ID)} are")
        found.append(BY_ID[name])
    return found


def _pile(names: Any, where: str) -> int:
    cards = Counter(_cards(names, where))
    for card, n in cards.items():
        if n > MOST_COPIES:
            raise PositionError(f"position.{where}: {n} cards of {card.id}; {MOST_COPIES} at most")
    return sum(UNIT[card] * n for card, n in cards.items())


def _seat(value: Any, where: str, seats: int) -> Seat:
    if type(value) is not int or not 0 <= value < seats:
        raise PositionError(f"position.{where}: {str(value)[:40]} is no seat; 0 to {seats - 1} are")
    return Seat(value)
