"""The host's side of a duel in real time: key presses in, actions with their moments out.

No clock is read here: whoever has one passes in milliseconds since the duel opened, as the device
reports them.  A press is counted less the device's delay and more the player's handicap, and
presses within the tolerance of an earlier one count as equal to it (R33); so a press is held back
until no other can become equal to it any more, and a keeper's until its delay is over (R26).

    host = DuelHost(rules, Fairness(handicaps=(0, 150), tolerance=20))
    host.open(view)                    # at the onset of the card's cue
    host.key_down(Seat(1), 480)        # and key_up, as they come
    for seat, action in host.take(view, now):
        table.submit(seat, action)     # seat CHANCE: table.bring()
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from accessible_games.engine import CHANCE, Action, Seat, Value

from ..actions import CLOSE, TIMEOUT, Buzz, Cover, Pose, Slap
from ..cards import TILES
from ..contest import NOBODY
from ..rules import MagiRules
from ..view import MagiView

REPEAT_MS: Final = 300
"""Where no release is reported, the same key within this time is auto-repeat (MGK-A05)."""


class Fairness(Value):
    """What makes a duel fair at one table; all in milliseconds.

    Attributes:
        handicaps: by seat, what is added to a player's moments, 0 or more; an empty tuple: nothing.
        tolerance: presses this close to an earlier one count as equal to it.
        delay: what the device takes to report a press, as calibrated.
    """

    handicaps: tuple[int, ...] = ()
    tolerance: int = 0
    delay: int = 0

    def moment(self, seat: Seat, ms: int) -> int:
        """When a press counts that was reported at `ms`; before the opening it is negative."""
        return ms - self.delay + (self.handicaps[seat] if self.handicaps else 0)


class Claim(NamedTuple):
    """What one key of a cluster means: a tile, or the pile of a seat."""

    target: int
    pile: bool = False


class _Held(NamedTuple):
    """A press that is held back: when it counts, its seat, and what it claims or the taps it completes."""

    counted: int
    seat: Seat
    claim: Claim | str | None


class DuelHost:
    """Turns the presses of one duel into actions.

    Args:
        rules: the settings of the game.
        fairness: handicaps, tolerance and the device's delay.
    """

    def __init__(self, rules: MagiRules, fairness: Fairness) -> None:
        self._rules = rules
        self._fairness = fairness
        self._begin("")

    def open(self, view: MagiView) -> None:
        """A card was turned over: moments count from now."""
        posture = view.phase == "posture"
        self._begin(self._rules.pattern(view.piles[view.flipper][-1]) if posture else "")
        if self._rules.buzz and self._rules.keeper == "delay":
            self._keeper = view.keeper

    def _begin(self, pattern: str) -> None:
        self._held: list[_Held] = []
        self._keeper = NOBODY
        """Whose presses count later, by the delay of a keeper."""
        self._down: dict[Seat, int] = {}
        self._taps: dict[Seat, str] = {}
        self._pattern = pattern
        """Taps of the posture; "": none is to be taken."""
        self._floor: tuple[Seat, int] | None = None
        """Who has the floor, and when that was announced."""
        self._wants_flip = False

    # -- keys ---------------------------------------------------------------------------

    def key_down(self, seat: Seat, ms: int, claim: Claim | None = None) -> None:
        """A key went down; presses before the opening are ignored, not penalised (MGK-A02).

        Args:
            seat: whose key it is.
            ms: milliseconds since the opening, as the device reported them.
            claim: what the key means in cluster mode; None: the player's one key.
        """
        if ms - self._fairness.delay < 0 or seat in self._down:
            return
        if self._pattern:
            self._down[seat] = ms
        elif claim is not None or not any(held.seat == seat for held in self._held):  # no second buzz
            moment = self._fairness.moment(seat, ms)
            self._held.append(_Held(moment + self._delay_of(seat), seat, claim))

    def _delay_of(self, seat: Seat) -> int:
        return self._rules.keeper_delay_ms if seat == self._keeper and not self._pattern else 0

    def key_up(self, seat: Seat, ms: int) -> None:
        """A key came up: in a posture a tap is complete, short or long."""
        down = self._down.pop(seat, None)
        if down is not None:
            self.tap(seat, "L" if ms - down >= self._rules.long_tap_ms else "S", ms)

    def tap(self, seat: Seat, letter: str, ms: int) -> None:
        """A tap whose length is known; as many as the posture has make a pattern (R23)."""
        taps = self._taps.get(seat, "") + letter
        if len(taps) == len(self._pattern):
            self._held.append(_Held(self._fairness.moment(seat, ms), seat, taps))
            taps = ""
        self._taps[seat] = taps

    def confirm(self, seat: Seat, ms: int) -> None:
        """A player who takes postures bodily has taken this one, as the table confirms (MGK-A05)."""
        if not any(held.seat == seat for held in self._held):
            self._held.append(_Held(self._fairness.moment(seat, ms), seat, self._pattern))

    def ask_flip(self, view: MagiView, now: int) -> bool:
        """The player who would flip next asks for it; False: not yet, and nothing else happens (R32)."""
        self._wants_flip = self._may_close(view, now) and not self._held
        return self._wants_flip

    # -- what is to be done -------------------------------------------------------------

    def earliest(self) -> int | None:
        """When the earliest press counts that is held back, e.g. to wake up for it."""
        return min((held.counted for held in self._held), default=None)

    def deadline(self) -> int | None:
        """When the floor that is announced ends by itself; None: there is none, or no limit."""
        limit = self._rules.answer_seconds * 1000
        return self._floor[1] + limit if self._floor is not None and limit else None

    def take(self, view: MagiView, now: int) -> list[tuple[Seat, Action]]:
        """The actions that count by now, in order; do them, then ask again with the new view.

        Args:
            view: what lies open.
            now: milliseconds since the opening.

        Returns:
            At most one group of presses of equal moment; or a timeout, or the closing, by CHANCE.
        """
        self._watch_floor(view, now)
        group = self._ripe(now)
        if group:
            return group
        if self._late(view, now):
            return [(CHANCE, TIMEOUT)]
        if self._wants_flip and self._may_close(view, now):
            self._wants_flip = False
            return [(CHANCE, CLOSE)]
        return []

    def _ripe(self, now: int) -> list[tuple[Seat, Action]]:
        """The earliest press with those equal to it, once no other can come before them."""
        self._held.sort(key=lambda held: held.counted)
        if not self._held:
            return []
        counted = self._held[0].counted
        last = counted + self._fairness.tolerance
        if now - self._fairness.delay <= last:  # a press made now could still be one of them
            return []
        group = [held for held in self._held if held.counted <= last]
        self._held = self._held[len(group) :]
        return [(held.seat, _action(held.claim, counted - self._delay_of(held.seat))) for held in group]

    def _watch_floor(self, view: MagiView, now: int) -> None:
        """Note when a floor is announced: not before its counted moment has come (R26)."""
        queue = view.duel.queue if view.duel is not None else ()
        holder = queue[0].seat if queue else None
        if self._floor is not None and self._floor[0] != holder:
            self._floor = None
        if self._floor is None and queue and now >= queue[0].counted:
            self._floor = (queue[0].seat, now)

    def put_off(self, now: int) -> None:
        """Let the time of the floor begin anew: it is still being said what may be named."""
        if self._floor is not None:
            self._floor = (self._floor[0], now)

    @property
    def floor(self) -> Seat | None:
        """Whose floor is announced; answers before that do not count."""
        return None if self._floor is None else self._floor[0]

    def _late(self, view: MagiView, now: int) -> bool:
        deadline = self.deadline()
        return deadline is not None and view.host and now > deadline

    def may_answer(self, seat: Seat) -> bool:
        """Whether what a player names counts now."""
        return self.floor == seat

    def _may_close(self, view: MagiView, now: int) -> bool:
        """Whether the duel may be closed at the request of the player who flips next (R32)."""
        if not view.host or view.duel is None or view.duel.queue or now < self._rules.min_duel_ms:
            return False
        if view.phase != "posture":
            return True
        posed = {seat for _, seat in view.duel.posed}
        only_one = len(posed) == self._rules.seats - 1
        patience = now >= self._rules.posture_seconds * 1000
        return view.following in posed and (only_one or patience)


def _action(claim: Claim | str | None, moment: int) -> Action:
    if claim is None:
        return Buzz(moment)
    if isinstance(claim, str):
        return Pose(claim, moment)
    return Cover(Seat(claim.target), moment) if claim.pile else Slap(TILES[claim.target], moment)


def without_repeats(presses: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Presses of a device that reports no release, less those that are auto-repeat.

    Args:
        presses: (key, milliseconds) in order.
    """
    kept: list[tuple[str, int]] = []
    latest: dict[str, int] = {}
    for key, ms in presses:
        if ms - latest.get(key, -REPEAT_MS - 1) > REPEAT_MS:
            kept.append((key, ms))
        latest[key] = ms
    return kept
