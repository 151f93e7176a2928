"""Bots that take their time, where several players may act at once.

Time is data: a bot says when it would act, in milliseconds since the moment opened, and whoever
runs the table does the earliest.  No clock is read here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol, TypeGuard, runtime_checkable

from .core import Action, Bot
from .secrets import CHANCE, Seat


@runtime_checkable
class TimedBot(Bot, Protocol):
    """A bot that says when it would act."""

    def plan(self, view: Any, legal: Sequence[Action], now: int, rng: Random) -> tuple[int, Action] | None:
        """What it will do if nothing happens before.

        Args:
            view: what its seat knows.
            legal: what it may do.
            now: milliseconds since the moment opened.
            rng: the only source of chance.

        Returns:
            The time, in milliseconds since the opening and not before `now`, and the action;
            None: it lets the others act.
        """
        ...


@runtime_checkable
class PonderingBot(Bot, Protocol):
    """A bot whose choice may take some tenths of a second: it is let think beside the keys."""

    @property
    def ponders(self) -> bool:
        """True."""
        ...


@runtime_checkable
class MatchingBot(Bot, Protocol):
    """A bot that can go by how people do: it is told who they are, before it hears anything."""

    def meet(self, people: Collection[Seat]) -> None:
        """Learn which seats people play."""
        ...

    def learned(self, view: Any) -> Mapping[str, Any]:
        """Options with which a next game goes on from here; empty, where this table does not ask for it."""
        ...


class Plan(NamedTuple):
    """What a bot is about to do.

    Attributes:
        at: milliseconds since the moment opened.
        seat: whose bot it is.
        action: what it will do.
    """

    at: int
    seat: Seat
    action: Action


@lru_cache(maxsize=256)
def _is_timed(kind: type) -> bool:
    return issubclass(kind, TimedBot)


def _tells_when(bot: Bot) -> TypeGuard[TimedBot]:
    """Whether a bot plans; asked of its class and kept, since a protocol looks at each method anew."""
    return _is_timed(bot.__class__)


def earliest(
    actors: Iterable[Seat],
    bot_of: Callable[[Seat], Bot | None],
    view_of: Callable[[Seat], Any],
    legal_of: Callable[[Seat], Sequence[Action]],
    now: int,
    rng: Random,
) -> Plan | None:
    """The plan that comes first among the bots that may act; of equal ones that of the lowest seat.

    A bot that plans nothing of itself, not being a `TimedBot`, acts at once.

    Args:
        actors: who may act; CHANCE and people are passed over.
        bot_of: the bot of a seat, or None.
        view_of: what a seat knows.
        legal_of: what a seat may do.
        now: milliseconds since the moment opened.
        rng: the only source of chance.
    """
    plans = []
    for seat in actors:
        bot = None if seat == CHANCE else bot_of(seat)
        if bot is None:
            continue
        view, legal = view_of(seat), legal_of(seat)
        if _tells_when(bot):
            planned = bot.plan(view, legal, now, rng)
            if planned is not None:
                plans.append(Plan(max(now, planned[0]), seat, planned[1]))
        else:
            plans.append(Plan(now, seat, bot.choose(view, legal, rng)))
    return min(plans, key=lambda plan: plan.at, default=None)
