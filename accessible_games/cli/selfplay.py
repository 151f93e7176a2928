"""One game that plays itself, as fast as it can."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Bot, Event, Game, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.engine.timing import earliest

RANDOM: Final = "random"
"""The level below all levels: any legal action with equal chance."""


@dataclass(slots=True)
class Played:
    """A game that was played.

    It is its own log and listener while it lasts.

    Attributes:
        done: every action in order, chance included.
        events: how many there were.
        returns: the result per seat.
    """

    done: list[tuple[Seat, Action]] = field(default_factory=list)
    events: int = 0
    returns: tuple[float, ...] = ()

    def hear(self, event: Event) -> None:
        """Count an event."""
        self.events += 1

    def write(self, seat: Seat, action: Action) -> None:
        """Remember an action."""
        self.done.append((seat, action))

    def undo(self, kept: int) -> None:
        """Forget actions."""
        del self.done[kept:]

    def take_back(self, kept: int) -> None:
        """Forget actions."""
        del self.done[kept:]

    def advise(self, seat: Seat) -> None:
        """Robots ask nobody."""


def play_random(game: Game, seats: int, options: Mapping[str, Any], rng: Random) -> Played:
    """A game of uniformly random legal actions, straight on the state."""
    played = Played()
    state = game.new_state(seats, options, {})
    while actors := state.actors():
        seat = actors[0] if len(actors) == 1 else rng.choice(actors)
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action, played.hear)
        played.write(seat, action)
    played.returns = state.returns()
    return played


class RandomBot:
    """Picks any legal action with equal chance."""

    def hear(self, event: Event) -> None:
        """Take no notice."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Random) -> Action:
        """One of `legal`."""
        return rng.choice(legal)


def play_bots(
    game: Game,
    options: Mapping[str, Any],
    levels: Sequence[str],
    rng: Random,
    deals: Random | None = None,
) -> Played:
    """A game of bots at a table, where each hears and sees what its seat may know.

    Args:
        game: the game.
        options: its options.
        levels: the level of each seat, or `RANDOM`.
        rng: what the bots draw from.
        deals: what is dealt from, if it is to be the same whatever the bots draw; else `rng`.
    """
    played = Played()
    seats = len(levels)
    table = Table(game, seats, options=options, data={}, chance=RandomChance(deals or rng), log=played)
    bots: list[Bot] = [
        RandomBot() if level == RANDOM else game.bots[level](Seat(seat), seats)
        for seat, level in enumerate(levels)
    ]
    table.listen(None, played)
    played.returns = play_out(table, bots, rng)
    return played


def play_out(table: Table, bots: Sequence[Bot], rng: Random) -> tuple[float, ...]:
    """Let bots play a table to its end, moments in real time by simulated time; the result by seat.

    Args:
        table: nothing is dealt there yet.
        bots: by seat; they listen from here on.
        rng: what they draw from.
    """
    for seat, bot in enumerate(bots):
        table.listen(Seat(seat), bot)
    table.deal()
    now = 0
    while actors := table.actors():
        if len(actors) == 1:
            seat, now = actors[0], 0
            table.submit(seat, bots[seat].choose(table.view(seat), table.legal_actions(seat), rng))
            continue
        plan = earliest(actors, bots.__getitem__, table.view, table.legal_actions, now, rng)
        if plan is None:
            table.bring()
        else:
            now = plan.at
            table.submit(plan.seat, plan.action)
    return table.returns()
