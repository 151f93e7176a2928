"""One game that plays itself, as fast as it can."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from accessible_games.engine import CHANCE, Action, Event, Game, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.engine.timing import earliest


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


def play_bots(game: Game, seats: int, options: Mapping[str, Any], level: str, rng: Random) -> Played:
    """A game of bots of one level at a table, where each hears and sees what its seat may know."""
    played = Played()
    table = Table(game, seats, options=options, data={}, chance=RandomChance(rng), log=played)
    bots = [game.bots[level](Seat(seat), seats) for seat in range(seats)]
    for seat, bot in enumerate(bots):
        table.listen(Seat(seat), bot)
    table.listen(None, played)
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
    played.returns = table.returns()
    return played
