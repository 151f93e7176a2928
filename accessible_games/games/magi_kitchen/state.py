"""Magi Kitchen's rules: what each action does to what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, Literal

from accessible_games.engine import Action, Position, Record, Seat

from . import actions as act
from . import events as told
from . import position
from .board import ALONE, MagiBoard
from .cards import CARDS, FIRST_BLANK, TILES, Card, taps_of
from .check import check, legal_actions
from .contest import KIND_OF, Contest, Kind
from .floor import buzz, end_floor, give_up, run_out
from .rules import MagiRules
from .settling import close, end_game, pay_next
from .view import view_of

# Facts do not change, and the same ones come again: they are found, not made.
_turned = lru_cache(maxsize=1 << 12)(told.CardTurned)
_TileCause = Literal["match", "rainbow", "trash", "won"]
_PileCause = Literal["early", "bare", "won"]
_CAUSES: Final[dict[Kind, _TileCause]] = {
    Kind.MATCH: "match",
    Kind.RAINBOW: "rainbow",
    Kind.TRASH: "trash",
}


@lru_cache(maxsize=160)
def _tile_misfired(seat: Seat, tile: int, cause: _TileCause) -> told.TileMisfired:
    why = told.TileWrong(CARDS[tile], CARDS[tile + Card.POTION_TOMATO], cause)
    return told.TileMisfired(seat, TILES[tile], why)


@lru_cache(maxsize=192)
def _pile_misfired(seat: Seat, owner: Seat, cause: _PileCause) -> told.PileMisfired:
    return told.PileMisfired(seat, owner, told.PileWrong(cause))


class MagiState(MagiBoard):
    """A game of Magi Kitchen; see `engine.State` for what each method promises."""

    check = check
    legal_actions = legal_actions
    view = view_of
    inspect = position.inspect

    @classmethod
    def at(cls, rules: MagiRules, given: Position) -> MagiState:
        """The state at a position."""
        state = cls(rules)
        position.load(state, given)
        return state

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return position.LAYOUT.export(self)

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        try:
            do = self.does[action.__class__]
        except KeyError:
            raise TypeError(f"{action!r} is no action of magi_kitchen") from None
        do(self, seat, action, record)

    # -- turning over a card ------------------------------------------------------------

    def _flip(self, seat: Seat, action: act.Flip, record: Record | None) -> None:
        deck = self.decks[seat]
        card = deck.pop()
        self.piles[seat].append(card)
        self.flipper = seat
        self.flips += 1
        if record:
            record(self._turning(seat, card, len(deck)))
        if not deck and self.rules.end_immediately:  # R15: before any duel
            self.contest = Contest(self.rules.seats, Kind.MATCH, 0)
            end_game(self, seat, record)
            return
        if card >= FIRST_BLANK and self.rules.custom(card).effect == "pass_left":
            self._pass_left(record)
        self.open_contest(KIND_OF[card])

    def _turning(self, seat: Seat, card: Card, left: int) -> told.CardTurned | told.CustomTurned:
        if card < FIRST_BLANK:
            return _turned(seat, card, left, self.rules.by_heart)
        custom = self.rules.custom(card)
        return told.CustomTurned(seat, custom.name, custom.text, left, self.rules.by_heart)

    def _pass_left(self, record: Record | None) -> None:
        """Everybody at once gives the top card of the deck to the left (N03)."""
        given = [deck.pop() if deck else None for deck in self.decks]
        for seat, card in enumerate(given):
            if card is not None:
                self.decks[self.rules.left_of(seat)].insert(0, card)
        if record:
            record(told.CardsPassed())

    # -- claims -------------------------------------------------------------------------

    def _slap(self, seat: Seat, action: act.Slap, record: Record | None) -> None:
        contest, tile = self.contest, action.tile
        if contest.kind is not Kind.TRASH and contest.left >> tile & 1:
            self._win(seat, tile)
            if record:
                record(told.TileWon(seat, TILES[tile]))
            wrong = False
        elif contest.kind is not Kind.TRASH and self._comes_second(seat, tile):
            wrong = False
            if record:
                record(told.TileGone(seat, TILES[tile]))
        else:
            wrong = True
            contest.misfired.append(seat)
            if record:
                won = contest.kind is not Kind.TRASH and contest.winner_of(tile) is not None
                record(_tile_misfired(seat, tile, "won" if won else _CAUSES[contest.kind]))
        self._answered(seat, wrong, record)

    def _cover(self, seat: Seat, action: act.Cover, record: Record | None) -> None:
        contest, owner = self.contest, action.owner
        contest.covers[seat] += 1
        if contest.kind is Kind.TRASH and contest.left >> owner & 1:
            self._win(seat, owner)
            if record:
                record(told.PileSaved(seat, owner))
        elif contest.kind is Kind.TRASH and self._comes_second(seat, owner):
            if record:
                record(told.PileGone(seat, owner))
        else:
            contest.misfired.append(seat)
            if record:
                cause: _PileCause = "early"
                if contest.kind is Kind.TRASH:
                    cause = "bare" if contest.winner_of(owner) is None else "won"
                record(_pile_misfired(seat, owner, cause))
        self._answered(seat, False, record)

    def _win(self, seat: Seat, target: int) -> None:
        self.contest.left ^= 1 << target
        self.contest.claims.append((seat, target))

    def _comes_second(self, seat: Seat, target: int) -> bool:
        """Whether a target that was won before goes without penalty (R12, R31)."""
        winner = self.contest.winner_of(target)
        if winner is None:
            return False
        if not self.rules.buzz:
            return True
        named = self.contest.named
        if winner == seat or (seat, target) in named:
            return False
        named.append((seat, target))
        return True

    def _answered(self, seat: Seat, ends_watch: bool, record: Record | None) -> None:
        """Go on after a seat has named something or passed."""
        rules = self.rules
        if rules.buzz:
            end_floor(self, seat, record)
        elif rules.calm:
            if self.contest.kind is not Kind.MATCH:
                self._ask_next(seat, record)
            elif ends_watch:
                close(self, record)

    def _ask_next(self, seat: Seat, record: Record | None) -> None:
        """Calm mode: ask the next seat; the flipper is the last (A06)."""
        if seat == self.flipper:
            close(self, record)
        else:
            self.acting = ALONE[self.rules.left_of(seat)]

    # -- postures -----------------------------------------------------------------------

    def _pose(self, seat: Seat, action: act.Pose, record: Record | None) -> None:
        contest = self.contest
        right = action.pattern == self.pattern()
        if right:
            contest.posed.append((-1 if action.at is None else action.at, seat))
        else:
            contest.misfired.append(seat)
        if record:
            record((told.PostureTaken if right else told.PostureMisfired)(seat, taps_of(action.pattern)))
        if self.rules.calm:
            self._ask_next(seat, record)
        elif len(contest.posed) == self.rules.seats:
            close(self, record)
        elif right:
            self.acting = tuple(other for other in self.acting if other != seat)

    # -- the floor, closing, paying -----------------------------------------------------

    def _pass(self, seat: Seat, action: act.Pass, record: Record | None) -> None:
        if record:
            record(told.Passed(seat))
        self._answered(seat, self.contest.kind is Kind.MATCH, record)

    def _close(self, seat: Seat, action: act.Close, record: Record | None) -> None:
        close(self, record)

    def _give(self, seat: Seat, action: act.Give, record: Record | None) -> None:
        """Pay for one misfire: the card goes unseen under the receiver's deck (R13)."""
        deck = self.decks[seat]
        self.decks[action.receiver].insert(0, deck.pop())
        self.penalties = self.penalties[1:]
        if record:
            record(told.PenaltyPaid(seat, action.receiver, len(deck)))
        if deck:
            pay_next(self, record)
        else:
            end_game(self, seat, record)  # R14

    # -- the beginning ------------------------------------------------------------------

    def _deal(self, seat: Seat, action: act.Deal, record: Record | None) -> None:
        decks = action.decks
        self.decks = [list(reversed(deck)) for deck in decks]
        box = list(self.rules.cards)
        size = len(decks[0])
        if size * len(decks) == len(box):
            box = []
        for deck in decks if box else ():
            for card in deck:
                box.remove(card)
        self.box = tuple(box)
        self.phase = "starter"
        if record:
            record(told.DecksDealt(size, len(box)))
        if isinstance(self.rules.first_player, int):
            self._begin(Seat(self.rules.first_player), record)

    def _start(self, seat: Seat, action: act.Starter, record: Record | None) -> None:
        self._begin(action.seat, record)

    def _begin(self, seat: Seat, record: Record | None) -> None:
        self.priority = (*self.priority[seat:], *self.priority[:seat])
        self.following = seat
        self.ask("flip", seat)
        if record:
            record(told.StarterChosen(seat))

    does: ClassVar[Mapping[type[Action], Callable[..., None]]] = {
        act.Flip: _flip,
        act.Slap: _slap,
        act.Cover: _cover,
        act.Pose: _pose,
        act.Give: _give,
        act.Buzz: buzz,
        act.Finish: give_up,
        act.Pass: _pass,
        act.Deal: _deal,
        act.Starter: _start,
        act.Close: _close,
        act.Timeout: run_out,
    }
    """What does each action; looked up by its class, which is quicker than asking class after class."""
