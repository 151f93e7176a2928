"""Somebody who watches: told what everybody may know, asked nothing."""

from __future__ import annotations

from accessible_games.engine import Fact, Seat

from . import facts
from .commands import CommandWords
from .match import Ears, NewsFilter, TakenBack
from .output import Output
from .turns import Seatless, Turns


class Watcher(Seatless):
    """The `Party` of somebody who watches at a device of their own.

    Args:
        turns: of the game; this joins them.
        output: where whoever watches, and nobody else, is told; nobody sits there.
        language: in which.
    """

    question = 0
    passes = types = False

    def __init__(self, turns: Turns, output: Output, language: str) -> None:
        self._turns = turns
        self._table = turns.table
        self._output = output
        self._words = CommandWords(self._table.game, language)
        self._ears = Ears(self._table, ())
        self._news = NewsFilter()
        if self._table.count:  # first, so that a device knows with its first line how much it has heard
            self._ears.refill(output.history)
        seated = tuple(facts.PlayerSeated(Seat(seat)) for seat in range(self._table.seats))
        output.tell(facts.TableSeated(seated, keys=False), kind="event")
        output.tell(facts.WatchingOnly(), kind="event")
        turns.join(self)

    def take(self, line: str, question: int | None = None) -> None:
        """Answer what anybody may ask."""
        found = self._words.find(line.strip())
        game = self._table.game
        if found is not None and found[0].query and found[0].id != "hand":
            self._output.tell(*game.answer(self._table.view(None), found[0].needs))
        elif found is not None and found[0].id == "repeat" and self._output.repeat():
            return
        elif found is not None and found[0].id == "history":
            for entry in self._output.history.entries(None):
                self._output.tell(entry.event)
        else:
            self._output.tell(facts.WatchersAsk())

    def tell(self, actor: Seat | None) -> None:
        """Tell what everybody heard."""
        for heard in self._ears.take():
            if self._news.is_news(heard.event):
                self._output.tell_event(heard.event)

    def say(self, seat: Seat | None, fact: Fact) -> None:
        """Say something about the course of the game; nothing that is for a player."""
        if seat is None:
            self._output.tell(fact)

    def went_back(self, taken_back: TakenBack) -> None:
        """A decision was taken back."""
        self._ears.refill(self._output.history)
        self._output.tell(facts.DecisionUndone(taken_back.seat, taken_back.revealed), kind="event")
