"""A match: one game at its table, what robots do in it, what is heard of it and by whom, and the way back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import Any, Final, Protocol

from accessible_games.engine import Action, Bot, Event, Seat
from accessible_games.engine.table import Table, UndoRefusedError
from accessible_games.engine.timing import MatchingBot, Plan, PonderingBot, earliest

from .history import Entry, History, told_to
from .players import Player

MakeBot = Callable[[str, Seat], Bot]

_TURN: Final = 0.0005
"""Seconds after which a thread that thinks lets another one go on."""
_SUBSTITUTE: Final = "medium"
"""The level of a robot that plays on for a person, where the game has it."""
_SOON: Final = 1
"""Other events after which it has still just been heard; a card that is drawn makes two."""


class Thought(Protocol):
    """What a robot is about to do; `concurrent.futures.Future` is one."""

    def done(self) -> bool:
        """Whether it has made up its mind."""
        ...

    def result(self) -> Any:
        """What it does; waits until it has made up its mind."""
        ...


Aside = Callable[[Callable[[], Any]], Thought]
"""Begins to think, and lets whoever asks go on meanwhile."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A thought that is had when it is asked for."""

    think: Callable[[], Any]

    def done(self) -> bool:
        return True

    def result(self) -> Any:
        return self.think()


class Thinker:
    """A thread for robots that ponder (an `Aside`).

    While one thinks, threads take turns ten times as often as usual, so that a key is answered at once.
    """

    def __init__(self) -> None:
        self._pool: Any = None

    def __call__(self, think: Callable[[], Any]) -> Thought:
        """Begin to think."""
        if self._pool is None:
            from concurrent.futures import ThreadPoolExecutor  # 15 ms, and few games have such a robot

            self._pool = ThreadPoolExecutor(1, "robot")
        thought: Thought = self._pool.submit(self._think, think)
        return thought

    @staticmethod
    def _think(think: Callable[[], Any]) -> Any:
        before = sys.getswitchinterval()
        sys.setswitchinterval(_TURN)
        try:
            return think()
        finally:
            sys.setswitchinterval(before)

    def close(self) -> None:
        """Think no more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


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


class Ears:
    """What the players at one output hear: each event as all of them do, then as each one does.

    Events wait here until they are told, so that an action is done as a whole before anybody can
    interrupt the telling.

    Args:
        table: where they listen.
        here: their seats; one alone hears each event once, in their own form.
        shared: whether even one alone is not alone there: others of the room listen.
    """

    def __init__(self, table: Table, here: Sequence[Seat], *, shared: bool = False) -> None:
        self._table = table
        self._here = tuple(here)
        self._alone = len(self._here) == 1 and not shared
        self._heard: list[Heard] = []
        self._listening: set[Seat | None] = set()
        self._listen(*self._here) if self._alone else self._listen(None, *self._here)

    def _listen(self, *listeners: Seat | None) -> None:
        for listener in listeners:
            if listener not in self._listening:
                self._listening.add(listener)
                self._table.listen(listener, _Listener(listener, self._heard))

    def part_with(self, seat: Seat) -> None:
        """A player hears elsewhere from now on."""
        self._here = tuple(one for one in self._here if one != seat)
        self._heard[:] = [heard for heard in self._heard if heard.listener != seat]

    def welcome(self, seat: Seat, history: History) -> None:
        """A player hears here from now on, and finds in the history what was heard elsewhere."""
        self._here = tuple(sorted({*self._here, seat}))
        self._listen(seat)
        history.refill(seat, told_to(seat, self._retold(None), self._retold(seat)))

    def waiting(self) -> Sequence[Heard]:
        """What was heard since the last call of `take`."""
        return self._heard

    def take(self) -> list[Heard]:
        """What was heard since the last call."""
        heard = [one for one in self._heard if one.listener is None or one.listener in self._here]
        self._heard.clear()
        return heard

    def refill(self, history: History) -> None:
        """File anew what everybody here was told (resume, undo), and tell nothing of what waits."""
        self._heard.clear()
        history.clear()
        if self._alone:
            alone = self._here[0]
            entries = [Entry(event, alone) for event in self._retold(alone)]
            for part in (None, alone):
                history.refill(part, entries)
            return
        public = self._retold(None)
        history.refill(None, [Entry(event, None) for event in public])
        for seat in self._here:
            history.refill(seat, told_to(seat, public, self._retold(seat)))

    def _retold(self, seat: Seat | None) -> list[Event]:
        heard: list[Heard] = []
        self._table.retell(seat, _Listener(seat, heard))
        return [one.event for one in heard]


class NewsFilter:
    """Tells what is news to those who hear all events of a game, in order."""

    def __init__(self) -> None:
        self._last: Event | None = None
        self._since = 0

    def is_news(self, event: Event) -> bool:
        """Whether an event has to be told; ask once for each.

        One that says how something stands (`Event.restates`) has not, if the same was told just
        before, with one event between at most.
        """
        if not event.restates:
            self._since += 1
            return True
        news = event != self._last or self._since > _SOON
        self._last, self._since = event, 0
        return news


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A decision of a person that was taken back, or would be.

    Attributes:
        seat: whose it was.
        decisions: how many go with it, those of robots since included.
        revealed: whether somebody has learnt something by them.
    """

    seat: Seat
    decisions: int
    revealed: bool


class _BotEar:
    """A bot's ear; the bot behind it is replaced when the game goes back, and gone when a person is back."""

    def __init__(self, bot: Bot | None) -> None:
        self.bot = bot

    def hear(self, event: Event) -> None:
        if self.bot is not None:
            self.bot.hear(event)


class Match:
    """One game at its table, with the robots that play along.

    Args:
        table: the table.
        players: by seat.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
        aside: lets bots think that take their time; None: they think when they are asked.
    """

    def __init__(
        self,
        table: Table,
        players: Sequence[Player],
        make_bot: MakeBot,
        rng: Random,
        aside: Aside | None = None,
    ) -> None:
        self.table = table
        self.aside: Aside = aside or _Asked
        self._players = list(players)
        self._make_bot = make_bot
        self._rng = rng
        self._before: dict[int, Any] = {}
        """From where the bots' choices went on when a person decided, by the actions before it."""
        self._bots = {
            Seat(seat): _BotEar(self._bot(player.level, Seat(seat)))
            for seat, player in enumerate(players)
            if not player.person
        }
        for seat, ear in self._bots.items():
            table.retell(seat, ear)
            table.listen(seat, ear)

    def _bot(self, level: str, seat: Seat) -> Bot:
        """A new bot, which knows who is a person if it wants to."""
        bot = self._make_bot(level, seat)
        if isinstance(bot, MatchingBot):
            bot.meet([Seat(one) for one, player in enumerate(self._players) if player.person])
        return bot

    def substitute(self, seat: Seat) -> None:
        """Let a robot play on for a person who has gone, with what that person has heard."""
        levels = tuple(self.table.game.bots)
        level = _SUBSTITUTE if _SUBSTITUTE in levels else levels[0]
        self._players[seat] = replace(self._players[seat], level=level)
        ear = self._bots.get(seat)
        if ear is None:
            ear = self._bots[seat] = _BotEar(None)
            self.table.listen(seat, ear)
        ear.bot = self._bot(level, seat)
        self.table.retell(seat, ear)

    def give_back(self, seat: Seat) -> None:
        """Let the person play again for whom a robot did."""
        self._players[seat] = replace(self._players[seat], level="")
        self._bots[seat].bot = None

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
            return None if ear is None else ear.bot

        actors = [seat for seat in table.actors() if seat not in besides]
        return earliest(actors, bot_of, table.view, table.legal_actions, now, self._rng)

    def submit(self, seat: Seat, action: Action) -> None:
        """Do a player's action; raises what `Table.submit` does, OSError also after it was done."""
        if self.table.take_back and self.is_person(seat):
            self._before[self.table.count] = self._rng.getstate()
        self.table.submit(seat, action)

    def think(self, seat: Seat) -> Thought:
        """Let the bot of a seat think about what it does; it sees what a player sees."""
        table, bot, rng = self.table, self._bots[seat].bot, self._rng
        assert bot is not None  # a person is asked, and thinks without us
        if isinstance(bot, PonderingBot):
            # Dice of its own: it may still throw them when the game has gone back to before.
            view, legal, dice = table.view(seat), table.legal_actions(seat), Random(rng.getrandbits(64))
            return self.aside(partial(bot.choose, view, legal, dice))  # which can be sent elsewhere
        return _Asked(lambda: bot.choose(table.view(seat), table.legal_actions(seat), rng))

    def is_person(self, seat: Seat) -> bool:
        """Whether a person plays a seat."""
        return self._players[seat].person

    def check_undo(self) -> TakenBack:
        """What would be taken back: the last decision of a person, and those of robots since.

        Raises:
            UndoRefusedError: there is none, or something was revealed by it or since and the table
                takes nothing back then.
        """
        decisions = self.table.decisions()
        last = max((n for n, (seat, _) in enumerate(decisions) if self.is_person(seat)), default=None)
        if last is None:
            raise UndoRefusedError(revealed=False)
        revealed = any(revealed for _, revealed in decisions[last:])
        if revealed and not self.table.take_back:
            raise UndoRefusedError(revealed=True)
        return TakenBack(decisions[last][0], len(decisions) - last, revealed)

    def last_to_decide(self) -> Seat | None:
        """The person whose decision an undo would take back; None: nobody has decided anything yet."""
        people = [seat for seat, _ in self.table.decisions() if self.is_person(seat)]
        return people[-1] if people else None

    def undo(self) -> TakenBack:
        """Take back the last decision of a person, and those of robots since.

        The robots begin anew with what they had heard by then, and go on as they would have: to the
        same decisions they answer the same.

        Raises:
            UndoRefusedError: as `check_undo` does.
            OSError: it could not be kept; nothing has changed.
        """
        taken_back = self.check_undo()
        self.table.undo(taken_back.decisions)
        before = self._before.pop(self.table.count, None)
        if before is not None:
            self._rng.setstate(before)
        self._remind_bots()
        return taken_back

    def _remind_bots(self) -> None:
        for seat, ear in self._bots.items():
            if ear.bot is not None:
                ear.bot = self._bot(self._players[seat].level, seat)
                self.table.retell(seat, ear)
