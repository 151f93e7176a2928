"""The options that a menu offers: the ones that change most about each game; all are on the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from accessible_games.engine import Game, Option
from accessible_games.engine.dealing import CompanionGame
from accessible_games.games import GAMES

from .console import Console, Said
from .fields import get_known_game
from .session import Session


def offered_by(game: Game) -> dict[str, Option]:
    """The options of a game that a menu offers, by their keys."""
    return {key: option for key, option in game.options.items() if option.offered}


def played_options(game: Game, options: Mapping[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Options with what holds where people sit down to play; what they gave stands, in a data file, too.

    Real cards that the program does not deal keep what their rulebook says.
    """
    given = data.get(game.name, {})
    printed = given if isinstance(given, Mapping) else {}
    if isinstance(game, CompanionGame) and game.companion.items() <= options.items():
        return dict(options)
    played = {
        key: option.played
        for key, option in game.options.items()
        if option.played is not None and key not in options and key not in printed
    }
    return {**options, **played}


def tell_played(console: Console, game: Game, options: Mapping[str, Any]) -> None:
    """Say which options hold that the rulebook does not know."""
    for key, option in game.options.items():
        value = options.get(key, option.default)
        if option.played is not None and value != option.default:
            console.tell("cli-played-option", option=option_words(console, game.name, key, value))


def option_words(console: Console, name: str, key: str, value: Any) -> Said:
    """An option with its value, as a part of a message."""
    return console.menu_words(name, f"option-{key}", value=_word(value))


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
        now = {key: chosen.get(key, option.at_play) for key, option in offered.items()}
        rows = [
            ("cli-game-option", {"option": option_words(console, name, key, now[key])}) for key in offered
        ]
        place = console.choose("cli-options", [*rows, ("cli-back-one", {})], game=console.titled(name))
        if place == len(rows):
            return
        key = list(offered)[place]
        values = offered[key].offered
        following = values[(values.index(now[key]) + 1) % len(values)]
        if following == offered[key].at_play:
            chosen.pop(key, None)
        else:
            chosen[key] = following


def _word(value: Any) -> Any:
    """A value as a message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
