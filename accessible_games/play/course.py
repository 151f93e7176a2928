"""The course of a game: what is done, what is heard of it and by whom, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random

from accessible_games.engine import Action, Bot, Event, Seat
from accessible_games.engine.table import Table, UndoRefusedError
from accessible_games.engine.timing import Plan, earliest

from .history import Entry, History, told_to
from .players import Player

MakeBot = Callable[[str, Seat], Bot]


@dataclass(frozen=True, slots=True)
class Heard:
    """An event as somebody heard it (None: the table)."""

    listener: Seat | None
    event: Event


class _Listener:
    """An ear that writes down what it hears."""

    def __init__(self, seat: Seat | None, heard: list[Heard]) -> None:
        self._seat = seat
        self._heard = heard

    def hear(self, event: Event) -> None:
        self._heard.append(Heard(self._seat, event))


class _BotEar:
    """A bot's ear; the bot behind it is replaced when the game goes back."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def hear(self, event: Event) -> None:
        self.bot.hear(event)


class Course:
    """One game at its table.

    Events wait in `take_heard` until they are told, so that an action is done as a whole before
    anybody can interrupt the telling.

    Args:
        table: the table; nobody else listens to it.
        players: by seat.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
    """

    def __init__(self, table: Table, players: Sequence[Player], make_bot: MakeBot, rng: Random) -> None:
        self.table = table
        self._players = players
        self._make_bot = make_bot
        self._rng = rng
        self._people = tuple(Seat(seat) for seat, player in enumerate(players) if player.person)
        self._alone = self._people[0] if len(self._people) == 1 else None
        self._heard: list[Heard] = []
        listeners: tuple[Seat | None, ...] = (None, *self._people) if self._alone is None else (self._alone,)
        for listener in listeners:
            table.listen(listener, _Listener(listener, self._heard))
        self._bots = {
            Seat(seat): _BotEar(make_bot(player.level, Seat(seat)))
            for seat, player in enumerate(players)
            if not player.person
        }
        for seat, ear in self._bots.items():
            table.retell(seat, ear)
            table.listen(seat, ear)

    def take_heard(self) -> list[Heard]:
        """What was heard since the last call: each event as the table heard it, then as the seats did."""
        heard = self._heard[:]
        self._heard.clear()
        return heard

    def deal(self) -> None:
        """Draw what is due; raises what `Table.deal` does."""
        self.table.deal()

    def bring(self) -> None:
        """Let the outcome come that may come; raises what `Table.bring` does."""
        self.table.bring()

    def plan(self, now: int, besides: Collection[Seat] = ()) -> Plan | None:
        """What the bots would do next, where several may act.

        Args:
            now: milliseconds since the moment opened.
            besides: bots that are not asked: what they do is under way.
        """
        table = self.table

        def bot_of(seat: Seat) -> Bot | None:
            ear = self._bots.get(seat)
            return ear.bot if ear is not None else None

        actors = [seat for seat in table.actors() if seat not in besides]
        return earliest(actors, bot_of, table.view, table.legal_actions, now, self._rng)

    def submit(self, seat: Seat, action: Action) -> None:
        """Do a player's action; raises what `Table.submit` does, OSError also after it was done."""
        self.table.submit(seat, action)

    def let_bot_act(self, seat: Seat) -> Action:
        """What the bot of a seat wants to do; it sees what a player sees."""
        table = self.table
        return self._bots[seat].bot.choose(table.view(seat), table.legal_actions(seat), self._rng)

    def undo(self) -> Seat:
        """Take back the last decision of a person, and those of bots since; returns whose it was.

        Raises:
            UndoRefusedError: there is none, or something was revealed by it or since.
            OSError: it could not be kept; nothing has changed.
        """
        decisions = self.table.decisions()
        people = [n for n, (seat, _) in enumerate(decisions) if self._players[seat].person]
        if not people:
            raise UndoRefusedError(revealed=False)
        last = people[-1]
        if any(revealed for _, revealed in decisions[last:]):
            raise UndoRefusedError(revealed=True)
        for _ in decisions[last:]:
            self.table.undo()
        self._heard.clear()
        self._remind_bots()
        return decisions[last][0]

    def refill(self, history: History) -> None:
        """File anew what everybody was told (resume, undo)."""
        history.clear()
        if self._alone is not None:
            events = self._retold(self._alone)
            for part in (None, self._alone):
                history.refill(part, [Entry(event, self._alone) for event in events])
            return
        public = self._retold(None)
        history.refill(None, [Entry(event, None) for event in public])
        for seat in self._people:
            history.refill(seat, told_to(seat, public, self._retold(seat)))

    def _retold(self, seat: Seat | None) -> list[Event]:
        heard: list[Heard] = []
        self.table.retell(seat, _Listener(seat, heard))
        return [one.event for one in heard]

    def _remind_bots(self) -> None:
        for seat, ear in self._bots.items():
            ear.bot = self._make_bot(self._players[seat].level, seat)
            self.table.retell(seat, ear)
