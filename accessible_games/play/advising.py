"""What a player can be advised about, and who advises: all that an adviser is given, and nothing else."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final

from accessible_games.bots.counsel import Advice, Adviser
from accessible_games.engine import Action, Event, Game, MemoryGame, Seat
from accessible_games.engine.table import Table
from accessible_games.games import GAMES, package_of_game

from .hintfacts import HintByHeart

PART: Final = "counsel"
"""The module in a game's folder."""


def adviser_of(game: Game, seat: Seat, seats: int) -> Adviser:
    """Who advises in a game: its own adviser, or a strong robot that gives no reasons."""
    if game.name in GAMES:
        with contextlib.suppress(ImportError, AttributeError):
            made: Adviser = import_module(f"{package_of_game(game.name)}.{PART}").COUNSEL(seat, seats)
            return made
    strongest = list(game.bots)[-1]
    return Adviser(game.bots[strongest](seat, seats))


class _Heard:
    """What a player could hear once more."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        lasting = event.lasting()
        if lasting is not None:
            self.events.append(lasting)


@dataclass(frozen=True, slots=True)
class Question:
    """What is advised about: all that an adviser is given.

    Attributes:
        game: the game.
        seats: number of players.
        seat: whose decision it is.
        view: what that player knows.
        legal: what that player may do.
        heard: what that player could hear once more.
        several: whether others may act as well.
    """

    game: Game
    seats: int
    seat: Seat
    view: Any
    legal: Sequence[Action]
    heard: Sequence[Event]
    several: bool

    def think(self) -> Advice:
        """What a strong player would do; the same question is answered in the same way."""
        adviser = adviser_of(self.game, self.seat, self.seats)
        for event in self.heard:
            adviser.hear(event)
        view, game = self.view, self.game
        if isinstance(game, MemoryGame) and game.askable(view) is not view:
            view = adviser.seen(view)
            if view is None:
                return Advice(None, HintByHeart())
        return adviser.advise(view, self.legal, Random(0), several=self.several)


def question_of(table: Table, seat: Seat) -> Question:
    """What somebody who may act now can be advised about."""
    game, ear, view = table.game, _Heard(), table.view(seat)
    table.retell(seat, ear)
    several = len(table.actors()) > 1
    return Question(game, table.seats, seat, view, table.legal_actions(seat), ear.events, several)
