"""One duel in real time, from its opening to its closing: presses in, kept and announced actions out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from accessible_games.engine import CHANCE, Action, Refused, Seat
from accessible_games.engine.timing import Plan
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.realtime.desk import PATIENCE, KeyDesk
from accessible_games.realtime.ports import AWAY, BACK, COMMAND, Edge, Surroundings

from ..actions import Buzz, Cover, Finish, Pose, Slap
from ..cards import TILES
from ..contest import Kind
from ..refusals import AlreadyBuzzed, AlreadyPosed
from ..view import MagiView
from .acting import Acting
from .choices import Choices
from .facts import AfterTheDuel, LastSecond, NothingOnceMore
from .keyboard import DIGITS, FLIP, GIVE_UP, MENU, PILE, Keyboard, Owned
from .presses import Claim, DuelHost, Fairness
from .prompts import Prompts
from .waiting import Waiting

_AGAIN_MS: Final = 200
"""How soon a bot asks again for a flip that could not be had yet."""
_LAST_MS: Final = 1000
"""When the last second of a floor begins, before its end."""
_CUE_MS: Final = 700
"""When the cue of a card is over, and words cover nothing of it."""
_GLANCE_MS: Final = 100
"""How soon it is looked again whether it is still being said what a floor may name."""


class LiveDuel:
    """Runs a duel that is open.

    Args:
        match: the game.
        output: where it is told.
        acting: what does and announces actions.
        desk: the keyboard.
        keyboard: whose keys are where.
        choices: what the table chose.
        waiting: says what is waited for.
        prompts: what that is, in facts.
        around: the front end.
        obey: follows a command that is none of the duel's.
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
        waiting: Waiting,
        prompts: Prompts,
        around: Surroundings,
        obey: Callable[[Edge], bool],
        opened: float,
    ) -> None:
        self._match = match
        self._table = match.table
        self._output = output
        self._acting = acting
        self._desk = desk
        self._keyboard = keyboard
        self._choices = choices
        self._waiting = waiting
        self._prompts = prompts
        self._around = around
        self._obey = obey
        self._opened = opened
        self.paused = False
        """Whether somebody wants something else first, so that the duel stands still from now on."""
        view = self._view()
        taken_off = [output.player(Seat(seat)).handicap for seat in range(view.rules.seats)]
        self._host = DuelHost(view.rules, fairness_of(taken_off, choices.tolerance))
        self._host.open(view)
        self.commands: list[Edge] = []
        """What was chosen in the menu while the duel came to a stand."""
        self._tapping: dict[Seat, str] = {}
        """In a posture: the key with which a player taps now."""
        self._pressed: set[Seat] = set()
        """Bots whose press the duel host holds back."""
        self._plan: Plan | None = None
        self._planned = -1
        """Actions done when the bots were last asked for their plans."""
        self._floor_end = self._ms(desk.clock.monotonic())
        """When the last floor ended, or the duel was opened, or what is to be pressed had been said."""
        self._floor_from = 0
        """When the floor that is announced began, before its time was put off."""
        self._asked_in: int | None = None
        """The beginning of the floor in which it was asked whether nothing is to be named."""
        self._next_ask = 0
        """When a bot asks for the flip, at the earliest."""
        self._ticked: int | None = None
        self._asked = False

    def run(self) -> bool:
        """Run the duel to its closing, or until it is to stand still, which `paused` says.

        Returns:
            Whether a person closed it by asking for the next flip.
        """
        self._wait_anew()
        while (view := self._view()).phase in ("duel", "posture"):
            now = self._ms(self._desk.clock.monotonic())
            self.paused = self.paused or self._around.occupied
            if self.paused and self._host.earliest() is None:
                break
            if self._do_due(view, now):
                continue
            self._waiting.go_on()
            edge = self._desk.next(self._idle_seconds(view, now))
            if edge is not None and self.paused:
                self._keep_for_later(edge)
            elif edge is not None:
                self._hear(view, edge, self._ms(edge.at))
        self._waiting.end()
        return self._asked

    def _keep_for_later(self, edge: Edge) -> None:
        """What was chosen in the menu is followed when the duel stands; a press by then is void."""
        if edge.place == COMMAND:
            self.commands.append(edge)

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
        self._let_finish_speaking(now)
        floor = self._host.floor
        taken = self._host.take(view, now)
        if taken:
            self._do(taken)
            return True
        if self.paused:
            return False
        if self._host.floor != floor:  # it is announced from now on
            self._floor_from = now
            self._wait_anew()
        if self._bot_asks(view, now):
            return True
        plan = self._bots_plan(now)
        if plan is not None and now >= plan.at:
            self._let_bot_act(view, plan)
            return True
        self._tick(now)
        if now >= _CUE_MS and self._desk.owes_words:
            self._desk.tell_knock()
        return False

    def _let_finish_speaking(self, now: int) -> None:
        """Nobody is hurried by what is being said of the keys: neither who has the floor, nor all."""
        if not self._waiting.lingers:
            return
        self._floor_end = now
        holder = self._host.floor
        if holder is not None and self._is_person(holder) and now < self._floor_from + PATIENCE * 1000:
            self._host.put_off(now)

    def _do(self, group: Sequence[tuple[Seat, Action]]) -> None:
        if self._view().phase != "posture":  # there it is the same that is waited for, whoever else is ready
            self._waiting.end()
        for seat, action in group:
            self._pressed.discard(seat)
            refused = self._acting.do(seat, action)
            self._desk.go_on()
            if refused is None:
                self._note_tapped(seat, action)
                continue
            if seat != CHANCE and self._is_person(seat):
                self._refuse(refused)
            else:
                self._planned = -1  # a bot's press came to nothing: it thinks anew
        duel = self._view().duel
        if duel is None or not duel.queue:
            self._floor_end = self._ms(self._desk.clock.monotonic())
        self._wait_anew()

    def _wait_anew(self) -> None:
        """Begin to wait for what may be done now."""
        view = self._view()
        if view.phase in ("duel", "posture"):
            self._waiting.begin(*self._prompts.of(view, self._host.floor))

    def _note_tapped(self, seat: Seat, action: Action) -> None:
        duel = self._view().duel
        if isinstance(action, Pose) and duel is not None and any(seat == one for _, one in duel.posed):
            self._waiting.use("tap", seat)

    def _knock(self, ms: int, *, told: bool = True) -> None:
        """A key does nothing now; what is waited for is told, unless the key only came too early."""
        self._desk.knock(hushed=ms < _CUE_MS)
        if told and ms >= _CUE_MS:
            self._waiting.tell()

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
        self._output.remark(LastSecond(holder))

    def _idle_seconds(self, view: MagiView, now: int) -> float | None:
        """How long nothing happens by itself; None: nothing ever will."""
        held, deadline = self._host.earliest(), self._host.deadline()
        times = [] if held is None else [held + self._choices.tolerance + 1]
        if self.paused:
            return max(0, min(times, default=now) - now) / 1000
        again = self._waiting.seconds()
        if again is not None:
            times.append(now + round(again * 1000))
        if self._waiting.lingers and deadline is not None:
            times.append(now + _GLANCE_MS)
        if self._desk.owes_words:
            times.append(_CUE_MS)
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
        if edge.down and edge.place not in (AWAY, BACK):
            self._output.key_pressed()
        if owned is not None and self._is_person(owned.seat):
            if ms < 0 and edge.down:
                self._desk.knock(hushed=True)
            elif view.phase == "posture":
                self._tap(owned.seat, edge, ms)
            elif edge.down:
                self._waiting.use(self._prompts.skill(view), owned.seat)
                self._host.key_down(owned.seat, ms, self._claim(view, owned))
        elif not edge.down:
            return
        elif edge.place == MENU:
            self.paused = True
        elif edge.place == FLIP:
            self._ask_flip(view, ms)
        elif edge.place in DIGITS or edge.place == GIVE_UP:
            self._name(view, edge.place, ms)
        elif edge.place not in (AWAY, BACK) and not (edge.place == COMMAND and self._obey(edge)):
            self._output.sound(AfterTheDuel())
            self._output.remark(AfterTheDuel())
            self._waiting.tell()

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
        if self._asked:
            self._waiting.use("close", view.following)
        else:
            self._knock(ms, told=not self._is_person(view.following) or view.phase == "posture")

    def _name(self, view: MagiView, place: str, ms: int) -> None:
        """Whoever has the floor names a tile, or against the trash a pile, or nothing."""
        holder = self._host.floor
        assert view.duel is not None
        trash = view.duel.kind is Kind.TRASH
        number = -1 if place == GIVE_UP else DIGITS.index(place)
        unknown = number >= (view.rules.seats if trash else len(TILES))
        if holder is None or unknown or not self._is_person(holder):
            self._knock(ms)
            return
        if place == GIVE_UP and self._asked_in != self._floor_from:
            self._asked_in = self._floor_from
            self._output.remark(NothingOnceMore())
            return
        self._waiting.use("name-pile" if trash else "name-tile", holder)
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
