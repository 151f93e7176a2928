"""The options that a menu offers: the ones that change most about each game; all are on the command line."""

from __future__ import annotations

from typing import Any

from accessible_games.engine import Game, Option
from accessible_games.games import GAMES

from .fields import get_known_game
from .session import Session


def offered_by(game: Game) -> dict[str, Option]:
    """The options of a game that a menu offers, by their keys."""
    return {key: option for key, option in game.options.items() if option.offered}


def choose_options(session: Session) -> None:
    """Let options of the games be changed; they count for new games until the program ends.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    console = session.console
    rows: list[tuple[str, dict[str, Any]]] = [
        ("cli-game-title", {"game": console.titled(name)}) for name in GAMES
    ]
    while True:
        chosen = console.choose("cli-which-options", [*rows, ("cli-back", {})])
        if chosen == len(rows):
            return
        _change(session, GAMES[chosen])


def _change(session: Session, name: str) -> None:
    """Let options of one game be changed, each choice giving an option its next value."""
    console, offered = session.console, offered_by(get_known_game(name))
    chosen = session.options.setdefault(name, {})
    while True:
        now = {key: chosen.get(key, option.default) for key, option in offered.items()}
        rows = [
            ("cli-game-option", {"option": console.menu_words(name, f"option-{key}", value=_word(now[key]))})
            for key in offered
        ]
        place = console.choose("cli-options", [*rows, ("cli-back-one", {})], game=console.titled(name))
        if place == len(rows):
            return
        key = list(offered)[place]
        values = offered[key].offered
        following = values[(values.index(now[key]) + 1) % len(values)]
        if following == offered[key].default:
            chosen.pop(key, None)
        else:
            chosen[key] = following


def _word(value: Any) -> Any:
    """A value as a message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
