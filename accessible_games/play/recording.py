"""What is kept of a game that is over: from its table to a line of a player's file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from accessible_games.engine import Game, ScoredGame, Seat
from accessible_games.engine.dealing import CompanionGame
from accessible_games.engine.journal import Header
from accessible_games.engine.table import Table

from .daily import day_of, is_again
from .feats import reached, story_of
from .players import Player
from .records import PlayedGame


@dataclass(frozen=True, slots=True)
class Occasion:
    """What a table does not know of its game.

    Attributes:
        day: the day whose game of the day it is; None for another game.
        again: whether it is a try at that which does not count.
        counts: whether it may count: not where cards were typed, or it began somewhere in the middle.
    """

    day: date | None = None
    again: bool = False
    counts: bool = True

    @property
    def daily(self) -> str:
        """The day for which it counts, "" for none."""
        return "" if self.day is None or self.again else self.day.isoformat()


def occasion_of(game: Game, header: Header) -> Occasion:
    """What a journal tells of its game besides the moves."""
    real = dict(game.companion) if isinstance(game, CompanionGame) else {}
    typed = bool(header.deals) or (bool(real) and all(header.options.get(key) == real[key] for key in real))
    again = is_again(header)
    return Occasion(day_of(header), again, not (typed or again or header.position is not None))


def winning_share(returns: Sequence[float]) -> float:
    """Which part of the players has won; 1 where all have won or lost together."""
    winners = sum(result > 0 for result in returns)
    if len(set(returns)) == 1 or not winners:
        return 1.0
    return winners / len(returns)


def played_by(
    table: Table,
    players: Sequence[Player],
    seat: Seat,
    *,
    day: date,
    minutes: int,
    occasion: Occasion,
    whole: bool = True,
) -> PlayedGame:
    """A game that is over, as one of its players keeps it.

    Args:
        table: where it was played.
        players: by seat.
        seat: whose line it is.
        day: by the calendar of now.
        minutes: of this sitting.
        occasion: what else is known of it.
        whole: whether it was played in one sitting.
    """
    game, returns = table.game, table.returns()
    result = returns[seat]
    return PlayedGame(
        day=day.isoformat(),
        game=game.name,
        seats=table.seats,
        levels=tuple(player.level for player in players if not player.person),
        won=(result > 0) - (result < 0),
        share=winning_share(returns),
        minutes=minutes,
        whole=whole,
        score=game.score(table.view(seat), seat) if isinstance(game, ScoredGame) else None,
        daily=occasion.daily,
        counts=occasion.counts and not table.taken_back and not table.advised,
        feats=reached(game.name, story_of(table, seat)),
    )
