"""The game that a command or a journal names."""

from __future__ import annotations

from accessible_games.engine import Game, GameError
from accessible_games.engine.journal import Header, JournalError
from accessible_games.games import get_game

from .failure import UsageError


def get_known_game(name: str) -> Game:
    """The game of that name, written in any case, with - or _.

    Raises:
        UsageError: there is none; the sentence names those that there are.
    """
    try:
        return get_game(name.strip().lower().replace("-", "_"))
    except GameError as problem:
        raise UsageError(str(problem)) from None


def game_of(header: Header) -> Game:
    """The game that a journal is of.

    Raises:
        JournalError: there is none of that name here.
    """
    try:
        return get_game(header.game)
    except GameError as problem:
        raise JournalError(f"line 1: {problem}") from None
