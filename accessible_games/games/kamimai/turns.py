"""From Phase 4 of one turn to Phase 2 of the next: rebuilds, the roll between turns, the new target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessible_games.engine import Record, Seat

from . import events, tell
from .actions import Keep, Target
from .chance import Rebuild, Starter
from .piles import GUARDIAN_BITS, cards_of, group, pack
from .sheets import NOWHERE

if TYPE_CHECKING:
    from .state import KamimaiState

_CAUSES: Final = {"sheet": "whole", "turn": "discard", "late": "fallen"}
"""By what a rebuild waited for: what its cards come from."""


def keep(state: KamimaiState, seat: Seat, action: Keep, record: Record | None) -> None:
    """Phase 4: keep some cards, discard the rest (KMI-33)."""
    rest = state.hand(seat) - action.cards
    state.reserves[seat] = action.cards
    state.discard += rest
    state.drawn = 0
    if record:
        record(events.CardsKept(seat, group(action.cards), group(rest)))
    if state.rules.companion:
        rebuild_by_hand(state, record)
    elif state.collapsed or state.collapsed_late:
        state.await_chance("turn" if state.collapsed else "late")
    else:
        try_between(state, record)


def rebuild_by_hand(state: KamimaiState, record: Record | None) -> None:
    """Companion mode: tell people what to shuffle; then the next turn."""
    if state.collapsed:
        gather(state, state.discard)
    if record and (state.collapsed or state.collapsed_late):
        record(events.GrimoireToBuild("discard" if state.collapsed else "fallen"))
    next_turn(state, record)


def gather(state: KamimaiState, pile: int) -> None:
    """Companion mode: cards of the discard pile go back into the Grimoire, whose order nobody knows."""
    state.discard -= pile
    state.left = cards_of(pack(state.left) + pile)


def try_between(state: KamimaiState, record: Record | None, *, fresh: bool = False) -> None:
    """The roll between turns, if there is a Grimoire that could fall (R29)."""
    if state.left or state.right:
        state.await_chance("between")
        if record and fresh:
            tell.outer(state, record)
    else:
        next_turn(state, record)


def collapse_between(state: KamimaiState, record: Record | None) -> None:
    """The Grimoire fell between two turns (KMI-83, KMI-91)."""
    hard = state.rules.mode == "hard"
    if hard:
        state.energy -= 1
    if record:
        tell.collapsed_between(state, hard, record)
    if not state.energy:
        state.lose(record)
    elif state.rules.companion:
        if hard:
            gather(state, state.discard)
        if record:
            record(events.GrimoireToBuild("discard" if hard else "fallen"))
    else:
        state.await_chance("discard" if hard else "fallen")


def rebuild(state: KamimaiState, seat: Seat, action: Rebuild, record: Record | None) -> None:
    """A new Grimoire stands; go on with what waited for it."""
    waiting = state.waiting
    state.left, state.right = list(action.left[::-1]), list(action.right[::-1])
    if waiting not in ("late", "fallen"):
        state.discard = 0
    if record:
        record(events.GrimoireBuilt(_CAUSES.get(waiting, waiting), len(state.left), len(state.right)))
    if waiting == "whole":
        state.await_chance("starter")
    elif waiting in ("turn", "late"):
        state.collapsed = state.collapsed_late = False
        try_between(state, record, fresh=True)
    elif waiting == "thin":
        after_thin(state, record)
    else:
        next_turn(state, record, fresh=True)


def start(state: KamimaiState, seat: Seat, action: Starter, record: Record | None) -> None:
    """Somebody is the first activator (KMI-10)."""
    if record:
        tell.sheet_begun(state, record)
        if state.rules.companion:
            record(events.GrimoireToBuild("whole"))
        record(events.StarterChosen(action.seat))
    begin_turn(state, action.seat, record, fresh=True)


def next_turn(
    state: KamimaiState, record: Record | None, *, stood: bool = False, fresh: bool = False
) -> None:
    """The next invoker clockwise becomes the activator (KMI-35); told with the roll that it has stood."""
    seat = Seat((state.activator + 1) % state.rules.seats)
    if record:
        record(events.StoodBetween(seat) if stood else events.TurnBegan(seat))
    begin_turn(state, seat, record, fresh=fresh)


def begin_turn(state: KamimaiState, seat: Seat, record: Record | None, *, fresh: bool = False) -> None:
    """Phase 1, or Phase 2 if a zone is targeted; outer cards of a fresh Grimoire are told at once."""
    state.clear_turn()
    state.activator = seat
    if state.targeted == NOWHERE:
        state.ask("target", seat)
        if record and fresh:
            tell.outer(state, record)
    else:
        enter_draw(state, record)


def target(state: KamimaiState, seat: Seat, action: Target, record: Record | None) -> None:
    """Phase 1: scratch an arrow (KMI-16)."""
    state.targeted = state.sheet.number_of(action.zone)
    if record:
        tell.targeted(state, record)
    enter_draw(state, record)


def enter_draw(state: KamimaiState, record: Record | None) -> None:
    """Phase 2 begins, with a new Grimoire if the old one is used up (R10)."""
    if len(state.left) + len(state.right) > 1:
        open_draw(state, record)
        return
    state.phase = "draw"
    if state.rules.companion:
        gather(state, state.discard)
        if record:
            record(events.GrimoireToBuild("thin"))
        after_thin(state, record)
    else:
        state.await_chance("thin")


def after_thin(state: KamimaiState, record: Record | None) -> None:
    """Draw, or skip Phase 2 if there are still too few cards (R10)."""
    if len(state.left) + len(state.right) > 1:
        open_draw(state, record)
        return
    if record:
        record(events.DrawingSkipped(state.activator))
    state.ask("cast", state.activator)
    if record:
        tell.outer(state, record)


def open_draw(state: KamimaiState, record: Record | None) -> None:
    """Ask for the first card; a single Guardian applies by itself (KMI-62)."""
    state.ask("draw", state.activator)
    colours: list[int] = []
    if state.reserves[state.activator] & GUARDIAN_BITS:
        colours = state.guardian_colours()
        if len(colours) == 1:
            state.guardian = colours[0]
    if record:
        tell.draw_opened(state, colours, record)
