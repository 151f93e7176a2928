"""Magi Kitchen where each player presses on a device of their own: what counts when, by moments alone.

Flips, lists and whoever is told go as at any table.  Here a duel's presses become timed actions, in the
order of their moments, robots' presses among them, and the host's clock ends a floor or the duel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import Action, Fact, Seat
from accessible_games.engine.timing import Plan
from accessible_games.play.match import Match
from accessible_games.play.race import Race

from ..actions import Buzz, Cover, Finish, Pose, Slap
from ..view import MagiView
from .facts import NextTurns, NotYet
from .presses import Claim, DuelHost, Fairness

TO_READ: Final = 8
"""Seconds that a floor lasts longer than at a keyboard: a list on a phone is walked by ear first."""
_AGAIN_MS: Final = 200
"""How soon a robot asks again for a flip that could not be had yet."""


def make_referee(match: Match) -> Duels:
    """What judges the races of a table; see `accessible_games.games.live_part`."""
    return Duels(match)


class Duels:
    """The `Referee` of duels and postures.

    Args:
        match: the game.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._table = match.table
        self._rules = self._view().rules
        self._host = DuelHost(self._rules.but(answer_seconds=self._floor_seconds()), Fairness())
        self._pressed: set[Seat] = set()
        """Robots whose press is held back."""
        self._plan: Plan | None = None
        self._planned = -1
        """Actions done when the robots were last asked for their plans."""
        self._floor_end = 0
        """When the last floor ended, or the duel was opened."""
        self._asks_again = 0
        """When a robot asks for the flip once more."""
        self._now = 0
        """The moment up to which everything has been done."""
        self._closes = False
        """Whether the duel is about to be closed at somebody's request."""

    def _floor_seconds(self) -> int:
        seconds = self._rules.answer_seconds
        return seconds + TO_READ if seconds else 0

    def _view(self) -> MagiView:
        view: MagiView = self._table.view(None)
        return view

    # -- as the races want it: a `Referee` --------------------------------------------------------

    def race(self) -> Race | None:
        """One key where one buzzes, taps in a posture; in a cluster each chooses from a list."""
        view = self._view()
        if self._rules.calm or view.phase not in ("duel", "posture"):
            return None
        if view.phase == "posture":
            taps = len(self._rules.pattern(view.piles[view.flipper][-1]))
            return Race(taps=taps, long_ms=self._rules.long_tap_ms)
        return Race("buzz" if self._rules.buzz else "")

    def open(self) -> None:
        """A card was turned over."""
        self._host.open(self._view())
        self._pressed.clear()
        self._plan, self._planned = None, -1
        self._floor_end = self._asks_again = self._now = 0
        self._closes = False

    def is_press(self, action: Action) -> bool:
        """A buzz, a posture; in a cluster a slap and a cover as well."""
        return isinstance(action, Buzz | Pose) or (not self._rules.buzz and isinstance(action, Slap | Cover))

    def press(self, seat: Seat, action: Action, ms: int) -> None:
        """Hold a press back."""
        if isinstance(action, Pose):
            for letter in action.pattern:
                self._host.tap(seat, letter, ms)
        else:
            self._host.key_down(seat, ms, _claim(action))

    def timed(self, action: Action, ms: int) -> Action:
        """What is named carries its moment, too."""
        if isinstance(action, Finish):
            return Finish(ms)
        if isinstance(action, Slap):
            return Slap(action.tile, ms)
        return Cover(action.owner, ms) if isinstance(action, Cover) else action

    def go_on(self, seat: Seat, ms: int) -> Fact | None:
        """Whoever flips next asks for it, which closes the duel (R32)."""
        view = self._view()
        if view.following != seat:
            return NextTurns(view.following)
        self._closes = self._host.ask_flip(view, ms)
        return None if self._closes else NotYet()

    def next(self) -> int | None:
        """The earliest of a held press, a floor to be announced or over, a robot's plan and its flip."""
        view = self._view()
        times = [] if (held := self._host.earliest()) is None else [held + 1]
        queue = view.duel.queue if view.duel is not None else ()
        if queue and self._host.floor is None:
            times.append(max(self._now, queue[0].counted))
        if (deadline := self._host.deadline()) is not None:
            times.append(deadline + 1)
        if (plan := self._bots_plan()) is not None:
            times.append(plan.at)
        if self._closes:
            times.append(self._now)
        if not self._match.is_person(view.following) and not queue:
            times.append(max(self._asks_again, self._floor_end + self._rules.bot_flip_ms))
        return min(times, default=None)

    def take(self, settled: int, now: int) -> Sequence[tuple[Seat, Action]]:
        """What counts by now."""
        view, floor = self._view(), self._host.floor
        self._now, self._closes = max(self._now, settled), False
        taken = self._host.take(view, settled)
        if self._host.floor != floor:
            self._host.put_off(now)  # its time begins when it is told
        if taken:
            self._pressed.difference_update(seat for seat, _ in taken)
            self._planned, self._floor_end = -1, now
            return taken
        plan = self._bots_plan()
        if plan is not None and plan.at <= settled:
            return self._let_bot_act(plan)
        if not self._match.is_person(view.following) and now >= self._floor_end + self._rules.bot_flip_ms:
            self._asks_again = now + _AGAIN_MS
            self._closes = self._host.ask_flip(view, now)
        return ()

    # -- robots ---------------------------------------------------------------------------------------

    def _bots_plan(self) -> Plan | None:
        if self._planned != self._table.count:
            self._planned = self._table.count
            self._plan = self._match.plan(self._now, self._pressed)
        return self._plan

    def _let_bot_act(self, plan: Plan) -> Sequence[tuple[Seat, Action]]:
        """A robot's press goes the way of all presses; what it names is done."""
        self._planned = -1
        if not self.is_press(plan.action):
            self._floor_end = plan.at
            return [(plan.seat, plan.action)]
        self._pressed.add(plan.seat)
        self.press(plan.seat, plan.action, plan.at)
        return ()


def _claim(action: Action) -> Claim | None:
    if isinstance(action, Slap):
        return Claim(int(action.tile))
    return Claim(action.owner, pile=True) if isinstance(action, Cover) else None
