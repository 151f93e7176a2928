"""The table: the only holder of a game's state and the only caller of its `apply`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from .core import Action, Due, Game, IllegalActionError, Position, State
from .facts import Event, Refused
from .refusals import OutcomeNotPossible
from .secrets import CHANCE, Seat


class Ear(Protocol):
    """Somebody who listens: gets every event as their seat perceives it."""

    def hear(self, event: Event) -> None:
        """One event, opened for this listener."""
        ...


class Log(Protocol):
    """Where decisions are kept: each is on disk before it is announced."""

    def write(self, seat: Seat, action: Action) -> None:
        """Keep one action; OSError if that is not possible (it then counts as not done)."""
        ...

    def undo(self, kept: int) -> None:
        """Keep that only the first `kept` actions still count."""
        ...

    def take_back(self, kept: int) -> None:
        """The same, although something was revealed since: what counts no more is kept as well."""
        ...

    def advise(self, seat: Seat) -> None:
        """Keep that somebody was told what to do."""
        ...


class ChanceSource(Protocol):
    """Where outcomes of chance come from: a random source, a script, people who deal by hand."""

    def outcome(self, due: Due) -> Action | None:
        """The outcome, or None if it will be submitted later (by seat CHANCE)."""
        ...


class RandomChance:
    """Outcomes drawn with the given source."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def outcome(self, due: Due) -> Action | None:
        """One outcome."""
        return due.sample(self._rng)

    def state(self) -> object:
        """From where outcomes go on, for `go_back`."""
        return self._rng.getstate()

    def go_back(self, state: object) -> None:
        """Let outcomes come once more as they came from a state on."""
        self._rng.setstate(state)  # type: ignore[arg-type]


class TypedChance:
    """Outcomes that people enter: the table waits for them.

    Attributes:
        awaited: the outcome that was asked for last.
    """

    def __init__(self) -> None:
        self.awaited: Due | None = None

    def outcome(self, due: Due) -> Action | None:
        """Always later."""
        self.awaited = due
        return None


class UndoRefusedError(ValueError):
    """There is nothing to take back, or somebody has learnt something since.

    Attributes:
        revealed: whether somebody has; else nothing has been decided.
    """

    def __init__(self, *, revealed: bool) -> None:
        super().__init__(
            "something was revealed by it, or since" if revealed else "nothing has been decided yet"
        )
        self.revealed = revealed


@dataclass(frozen=True, slots=True)
class _Done:
    seat: Seat
    action: Action
    revealed: bool
    """Whether it told somebody what was hidden."""
    before: object = None
    """From where chance went on before it; None where nothing is gone back to."""


class Table:
    """One game with its listeners.

    The history holds deals, so it is private; what came of it is told to each ear as its seat
    may know it.

    Args:
        game: the game.
        seats: number of players.
        options, data: as `Game.new_state` takes them.
        chance: the source of outcomes.
        log: where actions are kept before they are announced.
        position: where to begin, if not with a new game.
        take_back: whether a decision may be taken back after something was revealed; chance then goes
            on from where it was, so that the same decisions meet the same outcomes.
        hints: whether players may ask what a strong player would do.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        options: Mapping[str, Any],
        data: Mapping[str, Any],
        chance: ChanceSource,
        log: Log | None = None,
        position: Position | None = None,
        take_back: bool = False,
        hints: bool = True,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        """As they were given."""
        self.take_back = take_back
        self.hints = hints
        self.taken_back = 0
        """How often a decision was taken back after something had been revealed."""
        self.advised = 0
        """How many decisions somebody was advised about; such a game counts for no ladder and no streak."""
        self._begin: Callable[[], State]
        if position is None:
            self._begin = lambda: game.new_state(seats, options, data)
        else:
            self._begin = lambda: game.load(seats, position, options, data)
        self._state = self._begin()
        self._chance = chance
        self._log = log
        self._done: list[_Done] = []
        self._ears: list[tuple[Seat | None, Ear]] = []

    # -- asking -------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Actions done so far, chance included."""
        return len(self._done)

    @property
    def outcomes(self) -> int:
        """How many of them were chance's."""
        return sum(done.seat == CHANCE for done in self._done)

    def decisions(self) -> list[tuple[Seat, bool]]:
        """What players decided so far: whose it was, and whether somebody learnt something by it.

        The outcomes of chance that a decision made due count as part of it.  It is public: who has
        acted is heard by everybody.
        """
        made: list[tuple[Seat, bool]] = []
        for done in self._done:
            if done.seat != CHANCE:
                made.append((done.seat, done.revealed))
            elif made:
                made[-1] = (made[-1][0], made[-1][1] or done.revealed)
        return made

    def actors(self) -> tuple[Seat, ...]:
        """Seats that may act; (CHANCE,) while an outcome is awaited; () once the game is over."""
        return self._state.actors()

    @property
    def awaited(self) -> Due | None:
        """The outcome that people are to type now; None where outcomes come by themselves."""
        chance = self._chance
        return chance.awaited if isinstance(chance, TypedChance) and CHANCE in self._state.actors() else None

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """What a seat may do now; for that seat's ear alone."""
        return self._state.legal_actions(seat)

    def refusal(self, seat: Seat, action: Action) -> Refused | None:
        """Why a seat may not do this now, or None if it may; for that seat's ear alone."""
        return self._state.check(seat, action)

    def view(self, seat: Seat | None) -> Any:
        """What a seat knows (None: what everybody knows)."""
        return self._state.view(seat)

    def returns(self) -> tuple[float, ...]:
        """The result per seat."""
        return self._state.returns()

    def advise(self, seat: Seat) -> None:
        """Count, and keep, that somebody is told what to do.

        Raises:
            OSError: it could not be kept; it counts all the same.
        """
        self.advised += 1
        if self._log is not None:
            self._log.advise(seat)

    # -- listening ----------------------------------------------------------------------

    def listen(self, seat: Seat | None, ear: Ear) -> None:
        """Let somebody hear what happens from now on."""
        self._ears.append((seat, ear))

    def retell(self, seat: Seat | None, ear: Ear) -> None:
        """Tell one ear everything from the beginning, as its seat heard it (resume, undo)."""
        state = self._begin()
        for done in self._done:
            state.apply(done.seat, done.action, lambda event: _tell(event, seat, ear))

    def course(self) -> tuple[Callable[[], State], Sequence[tuple[Seat, Action]]]:
        """How it began, and all that was done, with what was hidden in it: only once the game is over.

        Raises:
            ValueError: it is not.
        """
        if self._state.actors():
            raise ValueError("the game is not over")
        return self._begin, [(done.seat, done.action) for done in self._done]

    # -- acting -------------------------------------------------------------------------

    def deal(self) -> None:
        """Draw the outcomes that are due (also done after each `submit`)."""
        while self._state.actors() == (CHANCE,):
            action = self._chance.outcome(self._state.due())
            if action is None:
                return
            self._do(CHANCE, action)

    def bring(self) -> None:
        """Let the outcome come that may come while players act (a host ends a duel), and draw what follows.

        Raises:
            IllegalActionError: nothing may come now; nothing has changed.
            OSError: it could not be kept; nothing has changed.
        """
        if CHANCE not in self._state.actors():
            raise IllegalActionError(OutcomeNotPossible())
        action = self._chance.outcome(self._state.due())
        if action is not None:
            self._do(CHANCE, action)
            self.deal()

    def submit(self, seat: Seat, action: Action) -> None:
        """Do an action, tell it, and draw what it makes due.

        Raises:
            IllegalActionError: it is refused; nothing has changed.
            OSError: it could not be kept; nothing has changed.
        """
        self._do(seat, action)
        self.deal()

    def _do(self, seat: Seat, action: Action) -> None:
        refused = self._state.check(seat, action)
        if refused is not None:
            raise IllegalActionError(refused)
        if self._log is not None:
            self._log.write(seat, action)
        events: list[Event] = []
        before = self._chance_state() if seat != CHANCE else None
        self._state.apply(seat, action, events.append)
        self._done.append(_Done(seat, action, any(event.reveals for event in events), before))
        for event in events:
            for listener, ear in self._ears:
                _tell(event, listener, ear)

    # -- going back and forth -----------------------------------------------------------

    def restore(self, actions: Sequence[tuple[Seat, Action]]) -> None:
        """Do actions that are already kept, telling nobody (resume; see `retell`).

        Raises:
            IllegalActionError: one of them is refused; `count` says how many were done.
        """
        for seat, action in actions:
            refused = self._state.check(seat, action)
            if refused is not None:
                raise IllegalActionError(refused)
            events: list[Event] = []
            self._state.apply(seat, action, events.append)
            self._done.append(_Done(seat, action, any(event.reveals for event in events)))

    def _chance_state(self) -> object:
        """From where chance goes on; None where nothing is gone back to, or outcomes are typed."""
        return self._chance.state() if self.take_back and isinstance(self._chance, RandomChance) else None

    def undo(self, decisions: int = 1) -> Seat:
        """Take back the last decisions of players, and what chance did since; all of them, or none.

        Refused once something was revealed by them or since: a table cannot unlearn, and only where
        `take_back` is on it pretends to.  The ears must be told anew (`retell`).

        Args:
            decisions: how many, from 1.

        Returns:
            Whose the first of them was.

        Raises:
            UndoRefusedError: nothing to take back, or something was revealed.
            OSError: it could not be kept; nothing has changed.
        """
        made = [n for n, done in enumerate(self._done) if done.seat != CHANCE]
        if len(made) < decisions:
            raise UndoRefusedError(revealed=False)
        first = made[-decisions]
        revealed = any(done.revealed for done in self._done[first:])
        if revealed and not self.take_back:
            raise UndoRefusedError(revealed=True)
        if self._log is not None:
            keep = self._log.take_back if revealed else self._log.undo
            keep(first)
        self.taken_back += revealed
        before = self._done[first].before
        if before is not None and isinstance(self._chance, RandomChance):
            self._chance.go_back(before)
        seat = self._done[first].seat
        del self._done[first:]
        self._state = self._begin()
        for done in self._done:
            self._state.apply(done.seat, done.action)
        return seat


def _tell(event: Event, seat: Seat | None, ear: Ear) -> None:
    heard = event.heard_by(seat)
    if heard is not None:
        ear.hear(heard)
