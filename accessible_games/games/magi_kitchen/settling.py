"""What a duel leaves behind: rewards, penalties, a keeper, or the end of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessible_games.engine import Record, Seat

from . import events as told
from .board import MagiBoard
from .cards import Card
from .contest import Kind


def close(state: MagiBoard, record: Record | None) -> None:
    """End the duel: rewards, then penalties, then the next flip (R34)."""
    if state.phase == "posture":
        _name_keeper(state, record)
    _settle(state, record)


def _name_keeper(state: MagiBoard, record: Record | None) -> None:
    """Settle who was last to take the posture (MGK-31, R18, R29, A06)."""
    contest = state.contest
    posed = {seat for _, seat in contest.posed}
    missing = [Seat(seat) for seat in range(state.rules.seats) if seat not in posed]
    if state.rules.calm:
        order = state.clockwise(state.rules.left_of(state.flipper))
        keeper = [seat for seat in order if not missing or seat in missing][-1]
    elif missing:
        keeper = _last_of(state, missing)
    else:
        latest, arrived_last = contest.posed[-1]
        together = [seat for at, seat in contest.posed if at == latest >= 0]
        keeper = _last_of(state, together or [arrived_last])
    state.keeper = keeper
    if record:
        record(told.KeeperNamed(keeper, state.piles[state.flipper][-1], state.rules.keeper_costs))


def _last_of(state: MagiBoard, together: list[Seat]) -> Seat:
    """Of several that are last together: the keeper, else the latest from the flipper (R18)."""
    if state.keeper in together:
        return state.keeper
    return [seat for seat in state.clockwise(state.flipper) if seat in together][-1]


def _settle(state: MagiBoard, record: Record | None) -> None:
    """Close the duel: pay out what was won, burn what was not saved, then collect penalties."""
    contest = state.contest
    following = state.next_flipper()
    _reward(state, record)
    if contest.kind is Kind.TRASH and state.rules.trash_burns_unprotected:
        _burn(state, record)
    contest.left = 0
    contest.queue.clear()
    state.following = following
    state.penalties = tuple(contest.misfired)
    pay_next(state, record)


def _reward(state: MagiBoard, record: Record | None) -> None:
    """Give each winner the piles of their own claims, in the order of R17."""
    contest = state.contest
    if not contest.claims:
        if record and contest.kind is not Kind.POSTURE:
            record(told.NothingWon())
        return
    tops = [pile[-1] if pile else None for pile in state.piles]
    clockwise = state.clockwise(state.flipper)
    first = contest.claims[0][0]
    for winner in dict.fromkeys(seat for seat, _ in contest.claims):
        targets = contest.targets_of(winner)
        owners = [seat for seat in clockwise if _belongs(contest.kind, targets, seat, tops[seat])]
        if winner == first and contest.kind is not Kind.MATCH:
            owners.insert(0, state.flipper)  # the bonus of the very first claim (MGK-22, MGK-27)
        won = _take(state, owners)
        deck = state.decks[winner]
        deck[:0] = reversed(won)
        if record:
            record(told.CardsWon(winner, tuple(owners), len(won), len(deck)))


def _belongs(kind: Kind, targets: list[int], owner: Seat, top: Card | None) -> bool:
    """Whether a pile goes with one of these targets (MGK-15, MGK-21, MGK-26)."""
    if top is None:
        return False
    if kind is Kind.TRASH:
        return owner in targets
    return top in targets or (kind is Kind.MATCH and top < Card.RAINBOW and top - 5 in targets)


def _take(state: MagiBoard, owners: Iterable[Seat]) -> list[Card]:
    """Clear piles; their cards, each pile oldest first."""
    taken: list[Card] = []
    for owner in owners:
        taken += state.piles[owner]
        state.piles[owner] = []
    return taken


def _burn(state: MagiBoard, record: Record | None) -> None:
    """Take the piles that nobody covered out of the game (R10)."""
    owners = tuple(Seat(seat) for seat in range(state.rules.seats) if state.contest.left >> seat & 1)
    if not owners:
        return
    burnt = _take(state, owners)
    state.burnt = (*state.burnt, *burnt)
    if record:
        record(told.PilesBurnt(owners, len(burnt)))


def pay_next(state: MagiBoard, record: Record | None) -> None:
    """Ask for the next card that is owed; if none is, end the game or go on to the next flip."""
    while state.penalties:
        seat = state.penalties[0]
        if state.decks[seat]:
            state.ask("penalty", seat)
            return
        state.penalties = state.penalties[1:]
        if record:
            record(told.PenaltyLapsed(seat))
    for seat in state.clockwise(state.flipper):
        if not state.decks[seat]:
            end_game(state, seat, record)
            return
    left = state.rules.last_round_after - state.flips
    if state.rules.last_round_after and left <= 0:
        if record:
            record(told.FlipsOver(state.flips))
        _end(state, record)
        return
    if record and left in SOON:
        record(told.FlipsLeft(left))
    state.ask("flip", state.following)


SOON: Final = (50, 25, 10, 1)
"""Cards that are still to come, by a house rule, when players are told how many there are."""


def end_game(state: MagiBoard, emptied: Seat, record: Record | None) -> None:
    """A deck has run out: the game is over at once (MGK-40)."""
    if record:
        record(told.DeckEmptied(emptied))
    _end(state, record)


def _end(state: MagiBoard, record: Record | None) -> None:
    """The largest deck wins (MGK-41)."""
    state.phase = "over"
    state.acting = ()
    state.penalties = ()
    if not record:
        return
    decks = tuple(told.DeckCount(Seat(seat), len(deck)) for seat, deck in enumerate(state.decks))
    winners = state.winners()
    most = len(state.decks[winners[0]])
    record(
        told.GameWon(winners[0], most, decks) if len(winners) == 1 else told.GameShared(winners, most, decks)
    )
