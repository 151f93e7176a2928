"""Search on top of a judge: the best few moves are tried in worlds that could be the real one.

In each world every candidate is played on, to this seat's next decision or to the end of what the game
values; what it is worth there is added up.  The judge's own opinion counts as so many worlds more.
The budget is a number of worlds: no clock is read, and the same seed gives the same move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Final, Protocol

from accessible_games.engine import Action, Event, Worlds

from .judging import Judge, heaviest

_most: float = float("inf")
"""No search imagines more worlds than these."""


@contextmanager
def few_worlds(most: int) -> Iterator[None]:
    """Let every search imagine few worlds, for whoever checks anything but its strength."""
    global _most
    before, _most = _most, most
    try:
        yield
    finally:
        _most = before


class Outlook(Protocol):
    """How a game goes on, as far as a search has to know."""

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        ...

    def worlds(self, view: Any) -> Worlds:
        """States that the view's owner cannot tell from the real one."""
        ...

    def play_on(self, state: Any, seat: Any, rng: Random) -> float:
        """What a state is worth to a seat, played on to its next decision or to the end."""
        ...


class Searcher:
    """Tries its judge's best moves in imagined worlds.

    Args:
        judge: what it thinks at first sight.
        outlook: how the game goes on.
        worlds: how many worlds are imagined for a decision.
        candidates: how many moves are tried.
        prior: how many worlds the judge's opinion is worth, as a share of `worlds`.
    """

    ponders: Final = True

    def __init__(
        self, judge: Judge, outlook: Outlook, *, worlds: int = 60, candidates: int = 4, prior: float = 0.5
    ) -> None:
        self._judge = judge
        self._outlook = outlook
        self._worlds = worlds
        self._candidates = candidates
        self._prior = prior

    def hear(self, event: Event) -> None:
        """Remember what was just heard."""
        self._judge.hear(event)
        self._outlook.hear(event)

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """The move that went best."""
        if len(legal) == 1:
            return legal[0]
        weights = self._judge.weigh(view, legal)
        order = sorted(range(len(legal)), key=weights.__getitem__, reverse=True)[: self._candidates]
        tried = [legal[index] for index in order]
        totals = [weights[index] * self._prior * self._worlds for index in order]
        outlook, seat = self._outlook, view.seat
        worlds = outlook.worlds(view)
        for _ in range(int(min(self._worlds, _most))):
            try:
                world = worlds.sample(rng)
            except ValueError:  # at a partial position nobody can tell what lies hidden
                break
            for index, action in enumerate(tried):
                state = world.copy()
                state.apply(seat, action)
                totals[index] += outlook.play_on(state, seat, rng)
        return heaviest(tried, totals, rng)
