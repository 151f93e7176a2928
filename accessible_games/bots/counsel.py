"""Advice to a player: what a strong player would do with the same knowledge, and the reason.

A game that can give reasons keeps them in `counsel.py` of its folder:

    class Counsel(Adviser): ...          # kinds, why() and, to look back by, a judge or weigh(), and price()
    COUNSEL = lambda seat, seats: Counsel(BOTS["expert"](seat, seats))

What it says are facts of its own, in the game's words.  An adviser sees what its player sees and hears what
that player could hear once more: so what is to be remembered stays the player's own affair.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from accessible_games.engine import Action, Bot, Event, Fact, Seat, Value
from accessible_games.engine.timing import TimedBot

from .judging import Judge


class Advice(Value):
    """What a strong player would do.

    Attributes:
        action: the move; None: to wait for the others.
        kind: which kind of move that is, in the game's words; None: it has none for it.
        why: the reason; None: it knows none.
        whole: whether all of the move can be told; False: what is missing, only memory tells.
    """

    action: Action | None
    kind: Fact | None = None
    why: Fact | None = None
    whole: bool = True


class Steady(Random):
    """A source of chance with which nothing slips that happens now and then."""

    def random(self) -> float:
        """Nearly one: above any chance of an accident."""
        return 0.999


class Adviser:
    """Advises what a robot would do; a game adds its reasons.

    Args:
        bot: a strong one.
        judge: what weighs moves to look back by; None: the game does it, or nobody.

    Attributes:
        kinds: by class of action, the kind of move as the game names it.
        advised: the fact that names a kind; None: the game has no words for kinds.
    """

    kinds: ClassVar[Mapping[type[Action], str]] = {}
    advised: ClassVar[type[Any] | None] = None

    def __init__(self, bot: Bot, judge: Judge | None = None) -> None:
        self.bot = bot
        self.judge = judge

    def hear(self, event: Event) -> None:
        """Remember what the player has heard."""
        self.bot.hear(event)
        if self.judge is not None:
            self.judge.hear(event)

    def advise(self, view: Any, legal: Sequence[Action], rng: Random, *, several: bool) -> Advice:
        """What the player should do now, and why.

        Args:
            view: what the player knows, and may ask for.
            legal: what the player may do.
            rng: the only source of chance.
            several: whether others may act as well, so that to wait is possible, too.
        """
        action = self.choose(view, legal, rng, several=several)
        kind, why = self.kind(view, action), self.why(view, legal, action)
        return Advice(action, kind, why, self.tells_all(view, action))

    def seen(self, view: Any) -> Any:
        """Of a view with something in it that is to be remembered, what may be asked for at any time.

        None, if a game does not say: then there is no advice.
        """
        return None

    def choose(self, view: Any, legal: Sequence[Action], rng: Random, *, several: bool) -> Action | None:
        """One of `legal`; None: to wait."""
        if several and isinstance(self.bot, TimedBot):
            planned = self.bot.plan(view, legal, 0, Steady())
            return None if planned is None else planned[1]
        return self.bot.choose(view, legal, rng)

    def kind(self, view: Any, action: Action | None) -> Fact | None:
        """Which kind of move it is."""
        if self.advised is None or action is None:
            return None
        fact: Fact = self.advised(self.kinds[type(action)])
        return fact

    def why(self, view: Any, legal: Sequence[Action], action: Action | None) -> Fact | None:
        """The reason, in one sentence of what the player may know."""
        return None

    def tells_all(self, view: Any, action: Action | None) -> bool:
        """Whether all of the move can be told, and nothing of it only memory tells."""
        return True

    def weigh(self, view: Any, legal: Sequence[Action]) -> Sequence[float] | None:
        """How good each move is, in a unit of the game's own; None: it cannot be told."""
        return None if self.judge is None else self.judge.weigh(view, legal)

    def price(self, cost: float) -> Fact | None:
        """What a decision cost, from the weights of two moves, in the game's words; None: next to nothing."""
        return None


MakeAdviser = Callable[[Seat, int], Adviser]
"""An adviser for a seat at a table of so many."""
