"""Magi Kitchen's rules: a game in progress, and what each action does to it.

Shape and cost: decks and piles are lists whose last card is the one on top, so that turning one
over moves no other; who may act stands ready as a tuple; so a copy is a handful of slices.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from accessible_games.engine import Action, Record, Seat

from . import events as told
from .actions import Buzz, Cover, Finish, Flip, Give, Pass, Pose, Slap
from .cards import FIRST_BLANK, TILES, Card, taps_of
from .chance import CLOSE_DUE, TIMEOUT_DUE, Close, Deal, DealDue, Due, Starter, StarterDue, Timeout
from .check import check
from .contest import KIND_OF, NOBODY, Contest, Kind, claimable
from .floor import ALONE, BY_CHANCE, WITH_HOST, buzz, end_floor, give_up, run_out
from .legal import legal_actions
from .position import export, inspect
from .rules import MagiRules
from .settling import end_game, name_keeper, pay_next, settle
from .view import MagiView, view_of

# Facts do not change, and the same ones come again: they are found, not made.
_turned = lru_cache(maxsize=1 << 12)(told.CardTurned)
_tile_misfired = lru_cache(maxsize=40)(told.TileMisfired)
_pile_misfired = lru_cache(maxsize=64)(told.PileMisfired)


@lru_cache(maxsize=16)
def _deal_due(seats: int, cards: tuple[Card, ...]) -> DealDue:
    return DealDue(seats, cards)


class MagiState:
    """A game of Magi Kitchen; see `engine.State` for what each method promises.

    Attributes:
        phase: deal, starter, flip, duel, posture, penalty or over.
        acting: who is asked, as `actors` gives it.
        decks, piles: per seat; the last card is on top.
        box: cards that were left over when the decks were dealt.
        burnt: cards that the trash took out of the game (an option).
        flipper: who turned over the last card.
        keeper: who keeps a posture, or NOBODY.
        priority: whose press goes first where two are equal (R26).
        contest: the duel that is open, or the last one.
        penalties: who still owes a card, in order.
        following: who flips next, in phases flip and penalty.
    """

    __slots__ = (
        "acting",
        "box",
        "burnt",
        "contest",
        "decks",
        "flipper",
        "following",
        "keeper",
        "penalties",
        "phase",
        "piles",
        "priority",
        "rules",
    )

    def __init__(self, rules: MagiRules) -> None:
        seats = rules.seats
        self.rules = rules
        self.phase = "deal"
        self.acting: tuple[Seat, ...] = BY_CHANCE
        self.decks: list[list[Card]] = [[] for _ in range(seats)]
        self.piles: list[list[Card]] = [[] for _ in range(seats)]
        self.box: tuple[Card, ...] = ()
        self.burnt: tuple[Card, ...] = ()
        self.flipper = NOBODY
        self.keeper = NOBODY
        self.priority = tuple(Seat(seat) for seat in range(seats))
        self.contest = Contest(seats, Kind.MATCH, 0)
        self.penalties: tuple[Seat, ...] = ()
        self.following = Seat(0)

    # -- what the table asks ------------------------------------------------------------

    def actors(self) -> tuple[Seat, ...]:
        """Who is asked; CHANCE stands last where the host may end a duel or a floor."""
        return self.acting

    check = check
    legal_actions = legal_actions

    def due(self) -> Due:
        """The outcome that is waited for, or that the host may decide on."""
        if self.phase == "deal":
            return _deal_due(self.rules.seats, self.rules.cards)
        if self.phase == "starter":
            return StarterDue(self.rules.seats)
        return TIMEOUT_DUE if self.contest.queue else CLOSE_DUE

    def view(self, seat: Seat | None) -> MagiView:
        """What one seat can see: all that lies open."""
        return view_of(self, seat)

    def position(self) -> dict[str, Any]:
        """The referee's position."""
        return export(self)

    def inspect(self) -> dict[str, Any]:
        """The position with all keys that a scenario may expect."""
        return inspect(self)

    def returns(self) -> tuple[float, ...]:
        """1 for the largest decks, -1 for the others, 0 before the end."""
        if self.phase != "over":
            return (0.0,) * self.rules.seats
        winners = self.winners()
        return tuple(1.0 if seat in winners else -1.0 for seat in range(self.rules.seats))

    def winners(self) -> tuple[Seat, ...]:
        """The seats with the largest decks (MGK-41); empty before the end."""
        if self.phase != "over":
            return ()
        most = max(map(len, self.decks))
        return tuple(Seat(seat) for seat, deck in enumerate(self.decks) if len(deck) == most)

    def pattern(self) -> str:
        """The taps of the posture that was turned over, in phase posture."""
        return self.rules.pattern(self.piles[self.flipper][-1])

    def next_flipper(self) -> Seat:
        """Who flips next; in a duel, if it were closed now (R01, R24)."""
        if self.phase in ("flip", "penalty"):
            return self.following
        claims = self.contest.claims
        if claims and self.rules.after_duel == "winner":
            return claims[0][0]
        return Seat(self.rules.left_of(self.flipper))

    def copy(self) -> MagiState:
        """An independent twin."""
        twin = MagiState.__new__(MagiState)
        twin.rules = self.rules
        twin.phase = self.phase
        twin.acting = self.acting
        twin.decks = [deck[:] for deck in self.decks]
        twin.piles = [pile[:] for pile in self.piles]
        twin.box = self.box
        twin.burnt = self.burnt
        twin.flipper = self.flipper
        twin.keeper = self.keeper
        twin.priority = self.priority
        twin.contest = self.contest.copy()
        twin.penalties = self.penalties
        twin.following = self.following
        return twin

    # -- what actions do ----------------------------------------------------------------

    def apply(self, seat: Seat, action: Action, record: Record | None = None) -> None:
        """Do a legal action."""
        kind = action.__class__  # no subclasses: quicker than a chain of isinstance
        if kind is Buzz:
            buzz(self, seat, action.at, record)  # type: ignore[attr-defined]
        elif kind is Slap:
            self._slap(seat, action.tile, record)  # type: ignore[attr-defined]
        elif kind is Cover:
            self._cover(seat, action.owner, record)  # type: ignore[attr-defined]
        elif kind is Flip:
            self._flip(seat, record)
        elif kind is Close:
            self.close(record)
        elif kind is Timeout:
            run_out(self, record)
        elif kind is Finish:
            give_up(self, seat, record)
        elif kind is Give:
            self._give(seat, action.receiver, record)  # type: ignore[attr-defined]
        elif kind is Pose:
            self._pose(seat, action.pattern, action.at, record)  # type: ignore[attr-defined]
        elif kind is Pass:
            if record:
                record(told.Passed(seat))
            self._answered(seat, self.contest.kind is Kind.MATCH, record)
        else:
            self._begin(action, record)

    def ask(self, phase: str, seat: Seat) -> None:
        """Make it one seat's turn (also for a position that is loaded)."""
        self.phase = phase
        self.acting = ALONE[seat]

    # -- turning over a card ------------------------------------------------------------

    def _flip(self, seat: Seat, record: Record | None) -> None:
        deck = self.decks[seat]
        card = deck.pop()
        self.piles[seat].append(card)
        self.flipper = seat
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
            return _turned(seat, card, left)
        custom = self.rules.custom(card)
        return told.CustomTurned(seat, custom.name, custom.text, left)

    def _pass_left(self, record: Record | None) -> None:
        """Everybody at once gives the top card of the deck to the left (N03)."""
        given = [deck.pop() if deck else None for deck in self.decks]
        for seat, card in enumerate(given):
            if card is not None:
                self.decks[self.rules.left_of(seat)].insert(0, card)
        if record:
            record(told.CardsPassed())

    def open_contest(self, kind: Kind) -> None:
        """Begin the duel that the top card of the flipper's pile asks for."""
        rules = self.rules
        self.contest = Contest(rules.seats, kind, claimable(kind, self.piles))
        self.phase = "posture" if kind is Kind.POSTURE else "duel"
        if not rules.calm:
            self.acting = WITH_HOST[(1 << rules.seats) - 1]
            return
        asked = Seat(rules.left_of(self.flipper))
        if kind is Kind.MATCH and asked == self.keeper and rules.keeper == "delay":
            asked = Seat(rules.left_of(asked))  # a keeper does not watch (A06)
        self.acting = ALONE[asked]

    # -- claims -------------------------------------------------------------------------

    def _slap(self, seat: Seat, tile: int, record: Record | None) -> None:
        contest = self.contest
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
                record(_tile_misfired(seat, TILES[tile]))
        self._answered(seat, wrong, record)

    def _cover(self, seat: Seat, owner: Seat, record: Record | None) -> None:
        contest = self.contest
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
                record(_pile_misfired(seat, owner))
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
                self.close(record)

    def _ask_next(self, seat: Seat, record: Record | None) -> None:
        """Calm mode: ask the next seat; the flipper is the last (A06)."""
        if seat == self.flipper:
            self.close(record)
        else:
            self.acting = ALONE[self.rules.left_of(seat)]

    # -- postures -----------------------------------------------------------------------

    def _pose(self, seat: Seat, pattern: str, at: int | None, record: Record | None) -> None:
        contest = self.contest
        right = pattern == self.pattern()
        if right:
            contest.posed.append((-1 if at is None else at, seat))
        else:
            contest.misfired.append(seat)
        if record:
            record((told.PostureTaken if right else told.PostureMisfired)(seat, taps_of(pattern)))
        if self.rules.calm:
            self._ask_next(seat, record)
        elif len(contest.posed) == self.rules.seats:
            self.close(record)
        elif right:
            self.acting = tuple(other for other in self.acting if other != seat)

    # -- closing, paying, ending --------------------------------------------------------

    def close(self, record: Record | None) -> None:
        """End the duel: rewards, then penalties, then the next flip (R34)."""
        if self.phase == "posture":
            name_keeper(self, record)
        settle(self, record)

    def _give(self, seat: Seat, receiver: Seat, record: Record | None) -> None:
        """Pay for one misfire: the card goes unseen under the receiver's deck (R13)."""
        deck = self.decks[seat]
        self.decks[receiver].insert(0, deck.pop())
        self.penalties = self.penalties[1:]
        if record:
            record(told.PenaltyPaid(seat, receiver, len(deck)))
        if deck:
            pay_next(self, record)
        else:
            end_game(self, seat, record)  # R14

    # -- the beginning ------------------------------------------------------------------

    def _begin(self, action: Action, record: Record | None) -> None:
        if isinstance(action, Deal):
            self._deal(action.decks, record)
        elif isinstance(action, Starter):
            self._start(action.seat, record)
        else:
            raise TypeError(f"{action!r} is no action of magi_kitchen")

    def _deal(self, decks: Sequence[Sequence[Card]], record: Record | None) -> None:
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
            self._start(Seat(self.rules.first_player), record)

    def _start(self, seat: Seat, record: Record | None) -> None:
        self.priority = (*self.priority[seat:], *self.priority[:seat])
        self.following = seat
        self.ask("flip", seat)
        if record:
            record(told.StarterChosen(seat))
