"""KamiMaï's positions: what each key holds, and what must fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

from accessible_games.engine import CHANCE, OptionError, Position, PositionError, Seat, shown
from accessible_games.engine.layout import (
    Called,
    Key,
    Layout,
    ListOf,
    OneSeat,
    OneWord,
    PerSeat,
    PileOf,
    Plain,
    Switch,
    Whole,
    wrong,
)  # fmt: skip

from .balance import UNCHOSEN
from .board import KamimaiBoard
from .cards import BY_ID, CARDS, COLOURS, GUARDIAN_BITS, PILES, SPELL_BY_ID, SPELLS, Card, cards_of, count_of
from .payments import castable
from .rules import MODES, MOST_LEVELS, KamimaiRules
from .sheets import NOWHERE, Sheet, read_zones

B = TypeVar("B", bound=KamimaiBoard)

PHASES: Final = ("target", "draw", "curse", "cast", "give", "take", "store")
_MOST: Final = 240
"""Cards that a half could have: more than any box holds."""
_CARDS: Final = ListOf(Called(BY_ID, "card"))
_PILE: Final = PileOf(PILES, "card")
_SEAT: Final = OneSeat()
_SEATS: Final = ListOf(_SEAT, tuple)


def _zone_id(board: KamimaiBoard, number: int) -> str:
    return "" if number == NOWHERE else board.sheet.zones[number].id


def _scratched(board: KamimaiBoard) -> dict[str, list[str]]:
    """Zone -> spells that are done, for the zones that have any."""
    zones = zip(board.sheet.zones, board.open, strict=True)
    done = {zone.id: SPELLS.list_of(zone.open_spells - still) for zone, still in zones}
    return {zone: [spell.id for spell in spells] for zone, spells in done.items() if spells}


def _halves(board: KamimaiBoard) -> dict[str, list[str]]:
    return {"left": _CARDS.write(board.left[::-1]), "right": _CARDS.write(board.right[::-1])}


def _in_phase(phase: str) -> Callable[[KamimaiBoard], bool]:
    return lambda board: board.phase == phase


LAYOUT: Final = Layout(
    "kamimai",
    level=Key(Whole(1, MOST_LEVELS), "of the sheet", loads=False),
    mode=Key(OneWord(MODES), ", ".join(f"`{mode}`" for mode in MODES), of="rules.mode", loads=False),
    adventure=Key(Switch(), "whether all levels are played in a row", of="rules.adventure", loads=False),
    energy=Key(Whole(1, 999), "Energy Points"),
    activator=Key(_SEAT, "whose turn it is", default=0),
    phase=Key(OneWord(PHASES), f"what is asked: {', '.join(PHASES)}", loads=False),
    targeted=Key(
        Plain(),
        'the zone that is played for, `""` for none',
        default="",
        get=lambda board: _zone_id(board, board.targeted),
        loads=False,
    ),
    scratched=Key(
        Plain(), "a table of zones: the spells that are done", default={}, get=_scratched, loads=False
    ),
    sealed=Key(
        ListOf(Plain()),
        "zones that are done, in order",
        default=[],
        get=lambda board: [_zone_id(board, number) for number in board.sealed],
        loads=False,
    ),
    reserves=Key(PerSeat(_PILE), "cards per seat", default=None),
    drawn=Key(_PILE, "the cards that were drawn this turn", default=[]),
    discard=Key(_PILE, "the discard pile", default=[]),
    grimoire=Key(
        Plain(),
        "`{ left = [...], right = [...] }`, outer card first; or numbers of cards, drawn from those that are "
        "named nowhere",
        default={"left": [], "right": []},
        get=_halves,
        loads=False,
    ),
    guardian=Key(
        Plain(),
        'the colour that applies to this draw, `""` for none',
        default="",
        get=lambda board: "" if board.guardian < 0 else COLOURS[board.guardian],
        loads=False,
    ),
    collapsed=Key(Switch(), "whether the Grimoire fell this turn while it was drawn from", default=False),
    collapsed_late=Key(Switch(), "the same after that", default=False),
    sheet=Key(
        Plain(),
        "a list of `{ id, effect, spells }` in place of the level's own",
        get=lambda board: [zone.table() for zone in board.sheet.zones],
        when=lambda board: board.sheet is not board.rules.sheets[board.level - 1],
        loads=False,
    ),
    owing=Key(
        _SEATS,
        "phase `curse`: the seats that still choose, the first now",
        when=_in_phase("curse"),
        loads=False,
    ),
    giver=Key(
        Plain(),
        "phase `give`: who gives, -1 if that is to be named",
        default=-1,
        get=lambda board: -1 if board.naming else int(board.acting[0]),
        when=_in_phase("give"),
        loads=False,
    ),
    transfers=Key(Whole(1, 2), "phase `give`: gifts left", default=2, when=_in_phase("give"), loads=False),
    takers=Key(
        _SEATS, "phase `take`: the seats left, the first now", default=[], when=_in_phase("take"), loads=False
    ),
)

UNORDERED: Final = frozenset({"reserves", "drawn", "discard", "scratched", "castable"})
"""Keys whose lists are compared without regard to order."""


def inspect(state: KamimaiBoard) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    actors = state.actors()
    return LAYOUT.export(state) | {
        "to_act": [] if actors == (CHANCE,) else [int(seat) for seat in actors],
        "over": state.phase == "over",
        "won": state.won,
        "winners": list(range(state.rules.seats)) if state.won else [],
        "scores": [],
        "risk_left": state.risk_of(False) or 0,
        "risk_right": state.risk_of(True) or 0,
        "outer": ["" if card is None else card.id for card in state.outer_cards()],
        "grimoire_sizes": [len(state.left), len(state.right)],
        "castable": [f"team {colour.id}" if team else colour.id for team, colour in castable(state)],
        "waiting": state.waiting,
        "aside": [Card.MOUSE.id] if state.phase == "take" else [],
    }


# -- reading ----------------------------------------------------------------------------


def load(new: Callable[[KamimaiRules], B], rules: KamimaiRules, position: Position) -> B:
    """The board of a position, which may be partial: cards that it does not name are out of play.

    Args:
        new: makes a new game.
        rules: the settings, but for level, mode and adventure.
        position: what people gave.

    Raises:
        PositionError: one sentence that names the key and what is allowed.
    """
    LAYOUT.check_keys(position)
    said = partial(LAYOUT.read, position, seats=rules.seats)
    changes = {key: said(key) for key in ("level", "mode", "adventure") if key in position}
    if changes.get("level", 1) > len(rules.sheets):
        raise wrong("level", f"{changes['level']} is no level; 1 to {len(rules.sheets)} are")
    state = new(rules.but(**changes))
    LAYOUT.fill(state, position, rules.seats)
    _load_sheet(state, position)
    _load_grimoire(state, position)
    _count(state, position)
    _load_turn(state, position)
    return state


# -- the sheet ------------------------------------------------------------------------------


def _load_sheet(state: KamimaiBoard, position: Position) -> None:
    if "sheet" in position:
        try:
            zones = read_zones(position["sheet"], "position.sheet")
        except OptionError as problem:
            raise PositionError(str(problem)) from None
        state.set_sheet(state.level, Sheet(zones))
    state.targeted = NOWHERE
    _load_scratched(state, LAYOUT.read(position, "scratched", 0))
    sealed = [_zone(state, name, "sealed") for name in LAYOUT.read(position, "sealed", 0)]
    if len(set(sealed)) < len(sealed) or len(sealed) == len(state.sheet.zones):
        raise wrong("sealed", "each zone stands once, and one is left to play for")
    state.sealed = tuple(sealed)
    for number in sealed:
        state.open[number] = 0
    targeted = LAYOUT.read(position, "targeted", 0)
    if targeted != "":
        state.targeted = _zone(state, targeted, "targeted")
    for number, zone in enumerate(state.sheet.zones):
        if not state.open[number] and number not in state.sealed:
            raise wrong(f"scratched.{zone.id}", "all spells are done, so the zone is sealed")
    if state.targeted in state.sealed:
        raise wrong("targeted", "that zone is sealed")


def _load_scratched(state: KamimaiBoard, scratched: Any) -> None:
    if not isinstance(scratched, Mapping):
        raise wrong("scratched", 'a table of zones is needed, e.g. { A = ["water"] }')
    for name, spells in scratched.items():
        number = _zone(state, name, "scratched")
        for spell in ListOf(Plain()).read(spells, f"scratched.{name}", 0):
            known = isinstance(spell, str) and spell in SPELL_BY_ID
            if not known or not SPELLS.count_of(state.open[number], SPELL_BY_ID[spell]):
                raise wrong(f"scratched.{name}", f"{shown(spell)!r} is not open there")
            state.open[number] -= SPELLS.unit[SPELL_BY_ID[spell]]


def _zone(state: KamimaiBoard, name: Any, where: str) -> int:
    number = state.sheet.number_of(name) if isinstance(name, str) else NOWHERE
    if number == NOWHERE:
        allowed = ", ".join(zone.id for zone in state.sheet.zones)
        raise wrong(where, f"{shown(name)!r} is no zone; {allowed} are")
    return number


# -- the Grimoire ---------------------------------------------------------------------------


def _load_grimoire(state: KamimaiBoard, position: Position) -> None:
    table = LAYOUT.read(position, "grimoire", 0)
    if not isinstance(table, Mapping) or set(table) != {"left", "right"}:
        raise wrong("grimoire", "a table with left and right is needed")
    left, right = table["left"], table["right"]
    if type(left) is int and type(right) is int and 0 <= left <= _MOST and 0 <= right <= _MOST:
        cards = _fill(state, position, left + right)
        state.left, state.right = cards[:left], cards[left:]
    else:
        state.left = _CARDS.read(left, "grimoire.left", 0)[::-1]
        state.right = _CARDS.read(right, "grimoire.right", 0)[::-1]
    if state.rules.companion:
        state.left, state.right = sorted(state.left + state.right), []


def _named(state: KamimaiBoard, position: Position) -> Counter[Card]:
    """The cards that lie anywhere but in the Grimoire."""
    piles = [*state.reserves, state.drawn, state.discard]
    named = Counter(card for pile in piles for card in cards_of(pile))
    if position.get("phase") == "take":
        named[Card.MOUSE] += 1  # it lies aside (R18)
    return named


def _fill(state: KamimaiBoard, position: Position, n: int) -> list[Card]:
    """So many cards that the position names nowhere, in an order that is the same each time."""
    left = Counter(cards_of(state.rules.deck)) - _named(state, position)
    cards = sorted(left.elements())
    if len(cards) < n:
        raise wrong("grimoire", f"{n} cards are wanted, and {len(cards)} are not named elsewhere")
    Random(0).shuffle(cards)
    return cards[:n]


def _count(state: KamimaiBoard, position: Position) -> None:
    named = _named(state, position) + Counter(state.left) + Counter(state.right)
    for card in CARDS:
        most = count_of(state.rules.deck, card)
        if named[card] > most:
            raise PositionError(f"position: {named[card]} cards of {card.id}; there are {most}")


# -- the turn -------------------------------------------------------------------------------


def _load_turn(state: KamimaiBoard, position: Position) -> None:
    seats = state.rules.seats
    phase = LAYOUT.read(position, "phase", seats) or ("target" if state.targeted == NOWHERE else "draw")
    if (state.targeted == NOWHERE) != (phase == "target") and phase != "store":
        wanted = "none may be targeted" if phase == "target" else "a zone is needed"
        raise wrong("targeted", f"in phase {phase} {wanted}")
    if state.collapsed and phase != "store":
        raise wrong("collapsed", "after a collapse in Phase 2 the phase is store")
    state.activator = Seat(state.activator)
    state.ask(phase, state.activator)
    if phase == "draw":
        _load_guardian(state, LAYOUT.read(position, "guardian", seats))
    elif phase == "curse":
        _load_owing(state, position)
    elif phase == "give":
        _load_transfers(state, position)
    elif phase == "take":
        state.takers = _different(LAYOUT.read(position, "takers", seats), "takers")
        state.ask("take", state.takers[0])


def _load_guardian(state: KamimaiBoard, given: Any) -> None:
    colours = state.guardian_colours()
    if given == "":
        state.guardian = colours[0] if len(colours) == 1 else UNCHOSEN
    elif given in COLOURS and COLOURS.index(given) in colours:
        state.guardian = COLOURS.index(given)
    else:
        raise wrong("guardian", f"{shown(given)!r} is no colour in the activator's Reserve")


def _load_owing(state: KamimaiBoard, position: Position) -> None:
    if not state.drawn & GUARDIAN_BITS:
        raise wrong("drawn", "in phase curse a Guardian has been drawn")
    state.owing = able = state.owers()
    if "owing" in position:
        state.owing = _different(LAYOUT.read(position, "owing", state.rules.seats), "owing")
    if not state.owing or not set(state.owing) <= set(able):
        raise wrong("owing", "seats that have an Element or Creature card are needed")
    state.ask("curse", state.owing[0])


def _load_transfers(state: KamimaiBoard, position: Position) -> None:
    seats = state.rules.seats
    state.transfers = LAYOUT.read(position, "transfers", seats)
    giver = LAYOUT.read(position, "giver", seats)
    if giver == -1:
        state.naming = True
        return
    seat = Seat(_SEAT.read(giver, "giver", seats))
    if not state.hand(seat):
        raise wrong("giver", f"seat {seat} holds no card")
    state.ask("give", seat)


def _different(given: Iterable[int], where: str) -> tuple[Seat, ...]:
    seats = tuple(map(Seat, given))
    if not seats or len(set(seats)) < len(seats):
        raise wrong(where, "a list of different seats is needed")
    return seats
