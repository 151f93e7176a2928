"""Real cards that are typed on a device of one's own, by the rules of a keyboard, and nowhere else seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_games.engine import Fact, Seat

from . import facts
from .dealer import Dealer
from .output import Output
from .prompter import Flow
from .turns import Party, Turns

_KEEP: Final = "1"
"""What is typed, or pressed, to keep what was read back."""


class OwnTyping:
    """One player's part in an outcome that people type (`Typing` and `Keeper` of a `Dealer`).

    Args:
        party: whose device it is.
        turns: of the game.
        output: where its player is told.
        put: asks: what is shown below, and what takes the line.
        obey: follows a line that is a command; False if it is none.
    """

    def __init__(
        self,
        party: Party,
        turns: Turns,
        output: Output,
        put: Callable[[Fact, Callable[[str], None]], object],
        obey: Callable[[str], bool],
    ) -> None:
        self.output = output
        self._party = party
        self._turns = turns
        self._put = put
        self._obey = obey
        self._dealer = Dealer(self, party, turns, self)
        self._flow: Flow[None] | None = None
        self._goes_on = False
        """Whether it follows a line right now: then it ends by itself once it is over."""
        self._over = False
        """Whether it became so while it did."""
        self._prompt: Fact = facts.OutcomePrompt()
        self.types = False
        """Whether something has to be typed now, and Enter alone says nothing."""
        self._choices: tuple[Fact, ...] = ()
        """What can be pressed in place of typing."""

    def begin(self) -> None:
        """Let the player type what is left here, or go on with it."""
        if self._flow is None:
            self._flow = self._dealer.let_type()
            self._send(None)
        elif not self._goes_on:
            self._ask()

    def close(self) -> None:
        """What was to be typed is over."""
        self._over = self._goes_on
        flow = self._flow
        if flow is not None and not self._goes_on:
            self._flow = None
            flow.close()

    def _send(self, line: str | None) -> None:
        flow = self._flow
        if flow is None:
            return
        self._goes_on, self._over = True, False
        try:
            flow.send(line)
        except StopIteration:
            self._flow = None
        finally:
            self._goes_on = False
        if self._flow is not None:
            self._ask()

    def _ask(self) -> None:
        if self._choices:
            entries = [facts.Numbered(number, choice) for number, choice in enumerate(self._choices, 1)]
            self.output.list_choices(self._party.seats[0], entries)
        self._put(facts.NumberPrompt() if self._choices else self._prompt, self._send)

    # -- where what came is typed: a `Typing` ---------------------------------------------------

    def outcome(self, asked: Fact, seat: Seat | None) -> Flow[str]:
        """The next line; what was read back is kept by a button, and a player is named by one."""
        self._prompt, self.types = asked, True
        reads_back = isinstance(asked, facts.ReadBack)
        self._choices = (facts.KeepTypedChoice(),) if reads_back else self._players(asked)
        line = (yield None) or ""
        return "" if reads_back and line == _KEEP else line

    def _players(self, asked: Fact) -> tuple[Fact, ...]:
        """The players, where one is to be named: their places are what is typed."""
        left = self._turns.to_type(self._party)
        if not left or left[0][1].items or left[0][1].question != asked:
            return ()
        return tuple(facts.PlayerSeated(Seat(seat)) for seat in range(self._turns.table.seats))

    def confirm(self, prompt: Fact, seat: Seat | None, other: Callable[[str], Flow[bool]]) -> Flow[bool]:
        """Wait until whoever deals goes on."""
        while True:
            self._prompt, self._choices, self.types = prompt, (), False
            line = yield None
            if not line:
                return True
            if (yield from other(line)):
                return False

    def read_back(self, typed: Fact, seat: Seat | None, *, dealer: bool) -> None:
        """Tell what was typed; what a dealer types is taken out again, and cannot be repeated."""
        own = self._party.seats[0]
        if dealer:
            self.output.whisper_once(own, typed)
        else:
            self.output.whisper(own, typed, kind="question")

    def forget_typed(self) -> None:
        """Nothing is typed ahead: each line answers its question."""

    def hushed(self) -> bool:
        """An empty line is none that silences."""
        return False

    # -- the device goes nowhere: a `Keeper` -------------------------------------------------------

    def take_to_type(self, seat: Seat) -> Flow[bool]:
        """It is there."""
        yield from ()
        return True

    def lay_down(self, *, dealt: bool) -> None:
        """What a dealer has typed is taken out."""
        self.output.forget()

    def serves(self, line: str) -> bool:
        """Whether a line is a command, which is then followed."""
        return self._obey(line)

    def between(self, line: str) -> Flow[bool]:
        """It was followed; what is typed stands, unless the game went back."""
        yield from ()
        return self._over
