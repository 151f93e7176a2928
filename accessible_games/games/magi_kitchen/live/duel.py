"""One duel in real time, from its opening to its closing: presses in, kept and announced actions out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_games.engine import CHANCE, Action, Refused, Seat
from accessible_games.engine.timing import Plan
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.realtime.desk import KeyDesk
from accessible_games.realtime.ports import Edge

from ..actions import Buzz, Cover, Finish, Pose, Slap
from ..cards import TILES
from ..contest import Kind
from ..refusals import AlreadyBuzzed, AlreadyPosed
from ..view import MagiView
from .acting import Acting
from .choices import Choices
from .facts import AfterTheDuel, LastSecond
from .keyboard import DIGITS, FLIP, GIVE_UP, PILE, Keyboard, Owned
from .presses import Claim, DuelHost, Fairness

_AGAIN_MS: Final = 200
"""How soon a bot asks again for a flip that could not be had yet."""
_LAST_MS: Final = 1000
"""When the last second of a floor begins, before its end."""


class LiveDuel:
    """Runs a duel that is open.

    Args:
        match: the game.
        output: where it is told.
        acting: what does and announces actions.
        desk: the keyboard.
        keyboard: whose keys are where.
        choices: what the table chose.
        opened: when moments began to count, in seconds of the desk's clock.
    """

    def __init__(
        self,
        match: Match,
        output: Output,
        acting: Acting,
        desk: KeyDesk,
        keyboard: Keyboard,
        choices: Choices,
        opened: float,
    ) -> None:
        self._match = match
        self._table = match.table
        self._output = output
        self._acting = acting
        self._desk = desk
        self._keyboard = keyboard
        self._choices = choices
        self._opened = opened
        view = self._view()
        taken_off = [output.player(Seat(seat)).handicap for seat in range(view.rules.seats)]
        self._host = DuelHost(view.rules, fairness_of(taken_off, choices.tolerance))
        self._host.open(view)
        self._tapping: dict[Seat, str] = {}
        """In a posture: the key with which a player taps now."""
        self._pressed: set[Seat] = set()
        """Bots whose press the duel host holds back."""
        self._plan: Plan | None = None
        self._planned = -1
        """Actions done when the bots were last asked for their plans."""
        self._floor_end = 0
        self._next_ask = 0
        """When a bot asks for the flip, at the earliest."""
        self._ticked: int | None = None
        self._asked = False

    def run(self) -> bool:
        """Run the duel to its closing; whether a person closed it by asking for the next flip."""
        while (view := self._view()).phase in ("duel", "posture"):
            now = self._ms(self._desk.clock.monotonic())
            if self._do_due(view, now):
                continue
            edge = self._desk.next(self._idle_seconds(view, now))
            if edge is not None:
                self._hear(view, edge, self._ms(edge.at))
        return self._asked

    def _view(self) -> MagiView:
        view: MagiView = self._table.view(None)
        return view

    def _ms(self, at: float) -> int:
        """A moment of the clock as the journal has it: whole milliseconds since the opening."""
        return round((at - self._opened) * 1000)

    def _is_person(self, seat: Seat) -> bool:
        return self._output.player(seat).person

    # -- what comes by itself -----------------------------------------------------------

    def _do_due(self, view: MagiView, now: int) -> bool:
        """Do what counts by now; True if something was done."""
        taken = self._host.take(view, now)
        if taken:
            self._do(taken)
            return True
        if self._bot_asks(view, now):
            return True
        plan = self._bots_plan(now)
        if plan is not None and now >= plan.at:
            self._let_bot_act(view, plan)
            return True
        self._tick(now)
        return False

    def _do(self, group: Sequence[tuple[Seat, Action]]) -> None:
        for seat, action in group:
            self._pressed.discard(seat)
            refused = self._acting.do(seat, action)
            self._desk.go_on()
            if refused is None:
                continue
            if seat != CHANCE and self._is_person(seat):
                self._refuse(refused)
            else:
                self._planned = -1  # a bot's press came to nothing: it thinks anew
        duel = self._view().duel
        if duel is None or not duel.queue:
            self._floor_end = self._ms(self._desk.clock.monotonic())

    def _refuse(self, refused: Refused) -> None:
        """Say why a press came to nothing; one more of a player who waits already is only too early."""
        if isinstance(refused, (AlreadyBuzzed, AlreadyPosed)):
            self._desk.knock()
        else:
            self._output.tell(refused, kind="alert")

    def _tick(self, now: int) -> None:
        """Let the last second of a floor be heard."""
        deadline, holder = self._host.deadline(), self._host.floor
        if deadline is None or holder is None or self._ticked == deadline or now < deadline - _LAST_MS:
            return
        self._ticked = deadline
        self._output.sound(LastSecond(holder))
        self._output.show(LastSecond(holder))

    def _idle_seconds(self, view: MagiView, now: int) -> float | None:
        """How long nothing happens by itself; None: nothing ever will."""
        held, deadline = self._host.earliest(), self._host.deadline()
        times = [] if held is None else [held + self._choices.tolerance + 1]
        if deadline is not None:
            times.append(deadline + 1 if self._ticked == deadline else deadline - _LAST_MS)
        if self._plan is not None:
            times.append(self._plan.at)
        if not self._is_person(view.following):
            times.append(self._asks_at(view))
        return max(0, min(times) - now) / 1000 if times else None

    # -- keys ---------------------------------------------------------------------------

    def _hear(self, view: MagiView, edge: Edge, ms: int) -> None:
        owned = self._keyboard.owner(edge.place)
        if owned is not None and self._is_person(owned.seat):
            if ms < 0 and edge.down:
                self._desk.knock()
            elif view.phase == "posture":
                self._tap(owned.seat, edge, ms)
            elif edge.down:
                self._host.key_down(owned.seat, ms, self._claim(view, owned))
        elif not edge.down:
            return
        elif edge.place == FLIP:
            self._ask_flip(view, ms)
        elif edge.place in DIGITS or edge.place == GIVE_UP:
            self._name(view, edge.place, ms)
        else:
            self._output.sound(AfterTheDuel())
            self._output.show(AfterTheDuel())

    def _claim(self, view: MagiView, owned: Owned) -> Claim | None:
        if not self._keyboard.cluster:
            return None
        if owned.number < PILE:
            return Claim(owned.number)
        # Of two piles, that of the flipper has the trash on top: the other one is meant.
        return Claim(view.rules.left_of(view.flipper), pile=True)

    def _tap(self, seat: Seat, edge: Edge, ms: int) -> None:
        """A posture: any key of the player's own taps, one at a time."""
        if self._output.player(seat).bodily:
            if edge.down:
                self._host.confirm(seat, ms)
        elif edge.down:
            if self._tapping.setdefault(seat, edge.place) == edge.place:
                self._host.key_down(seat, ms)
        elif self._tapping.get(seat) == edge.place:
            del self._tapping[seat]
            self._host.key_up(seat, ms)

    def _ask_flip(self, view: MagiView, ms: int) -> None:
        """The player who would flip next asks for it, which closes the duel (R32)."""
        self._asked = self._is_person(view.following) and self._host.ask_flip(view, ms)
        if not self._asked:
            self._desk.knock()

    def _name(self, view: MagiView, place: str, ms: int) -> None:
        """Whoever has the floor names a tile, or against the trash a pile, or nothing."""
        holder = self._host.floor
        assert view.duel is not None
        trash = view.duel.kind is Kind.TRASH
        number = -1 if place == GIVE_UP else DIGITS.index(place)
        unknown = number >= (view.rules.seats if trash else len(TILES))
        if holder is None or unknown or not self._is_person(holder):
            self._desk.knock()
            return
        action: Action = Finish(ms)
        if number >= 0:
            action = Cover(Seat(number), ms) if trash else Slap(TILES[number], ms)
        self._do([(holder, action)])

    # -- bots ---------------------------------------------------------------------------

    def _bots_plan(self, now: int) -> Plan | None:
        """What a bot does next; the same plan until something happens."""
        if self._planned != self._table.count:
            self._planned = self._table.count
            self._plan = self._match.plan(now, self._pressed)
        return self._plan

    def _let_bot_act(self, view: MagiView, plan: Plan) -> None:
        """A press goes the way of all presses, so that bots share ties and queues (R33)."""
        at, seat, action = plan
        self._planned = -1
        if isinstance(action, Finish) or (view.rules.buzz and isinstance(action, (Slap, Cover))):
            self._do([(seat, action)])
            return
        self._pressed.add(seat)
        if isinstance(action, Buzz):
            self._host.key_down(seat, at)
        elif isinstance(action, Slap):
            self._host.key_down(seat, at, Claim(action.tile))
        elif isinstance(action, Cover):
            self._host.key_down(seat, at, Claim(action.owner, pile=True))
        elif isinstance(action, Pose):
            for letter in action.pattern:
                self._host.tap(seat, letter, at)

    def _asks_at(self, view: MagiView) -> int:
        return max(self._next_ask, self._floor_end + view.rules.bot_flip_ms)

    def _bot_asks(self, view: MagiView, now: int) -> bool:
        """A bot that is to flip asks for it some time after the opening, or the last floor (R36)."""
        if self._is_person(view.following) or now < self._asks_at(view):
            return False
        self._next_ask = now + _AGAIN_MS
        return self._host.ask_flip(view, now)


def fairness_of(taken_off: Sequence[int], tolerance: int) -> Fairness:
    """What the duel host needs of the players' handicaps.

    What is taken off one player's times is added to everybody else's: the order is the same, and
    nobody's press is announced before the press that may still come before it.  The delay of the
    sound device is no affair of the duel's: it is in the onset.

    Args:
        taken_off: by seat, the milliseconds that a player's times are counted shorter.
        tolerance: presses this close count as equal, in milliseconds.
    """
    most = max(taken_off)
    return Fairness(tuple(most - own for own in taken_off), tolerance)
