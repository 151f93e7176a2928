"""KamiMaï positions: the referee's tables of docs/notation.md, written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE

from .cards import COLOURS, Card, Spell
from .legal import castable
from .outer import outer_cards, risk_of
from .piles import cards_of
from .sheets import NOWHERE, spells_of

if TYPE_CHECKING:
    from .state import KamimaiState

UNORDERED: Final = frozenset({"reserves", "drawn", "discard", "scratched", "castable"})
"""Keys whose lists are compared without regard to order."""


def export(state: KamimaiState) -> dict[str, Any]:
    """The position, in the keys that `load` takes."""
    rules = state.rules
    sheet = state.sheet
    table: dict[str, Any] = {
        "level": state.level,
        "mode": rules.mode,
        "adventure": rules.adventure,
        "energy": state.energy,
        "activator": int(state.activator),
        "phase": state.phase,
        "targeted": "" if state.targeted == NOWHERE else sheet.zones[state.targeted].id,
        "scratched": _scratched(state),
        "sealed": [sheet.zones[number].id for number in state.sealed],
        "reserves": [_ids(cards_of(reserve)) for reserve in state.reserves],
        "drawn": _ids(cards_of(state.drawn)),
        "discard": _ids(cards_of(state.discard)),
        "grimoire": {"left": _ids(reversed(state.left)), "right": _ids(reversed(state.right))},
        "guardian": "" if state.guardian < 0 else COLOURS[state.guardian],
        "collapsed": state.collapsed,
        "collapsed_late": state.collapsed_late,
    }
    if sheet is not rules.sheets[state.level - 1]:
        table["sheet"] = [zone.table() for zone in sheet.zones]
    return table | _asked(state)


def _asked(state: KamimaiState) -> dict[str, Any]:
    """The keys that belong to one phase."""
    if state.phase == "curse":
        return {"owing": [int(seat) for seat in state.owing]}
    if state.phase == "give":
        giver = -1 if state.naming else int(state.acting[0])
        return {"giver": giver, "transfers": state.transfers}
    if state.phase == "take":
        return {"takers": [int(seat) for seat in state.takers]}
    return {}


def inspect(state: KamimaiState) -> dict[str, Any]:
    """The position and every further key that a scenario may expect."""
    actors = state.actors()
    over = state.phase == "over"
    return export(state) | {
        "to_act": [] if actors == (CHANCE,) else [int(seat) for seat in actors],
        "over": over,
        "won": state.won,
        "winners": list(range(state.rules.seats)) if state.won else [],
        "scores": [],
        "risk_left": risk_of(state, False) or 0,
        "risk_right": risk_of(state, True) or 0,
        "outer": ["" if card is None else card.id for card in outer_cards(state)],
        "grimoire_sizes": [len(state.left), len(state.right)],
        "castable": [f"team {colour.id}" if team else colour.id for team, colour in castable(state)],
        "waiting": state.waiting,
        "aside": [Card.MOUSE.id] if state.phase == "take" else [],
    }


def _ids(cards: Iterable[Card]) -> list[str]:
    return [card.id for card in cards]


def _scratched(state: KamimaiState) -> dict[str, list[str]]:
    """Zone -> spells that are done, for the zones that have any."""
    found = {}
    for zone, still in zip(state.sheet.zones, state.open, strict=True):
        done: list[Spell] = spells_of(zone.open_spells - still)
        if done:
            found[zone.id] = [spell.id for spell in done]
    return found
