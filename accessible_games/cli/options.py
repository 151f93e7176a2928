"""The options that a menu offers: the ones that change most about each game; all are on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from accessible_games.games import GAMES

from .session import Session
from .setup import get_known_game

OFFERED: Final[dict[str, dict[str, Sequence[Any]]]] = {
    "kami": {"target": (10, 15, 20, 30), "next_starter": ("left_of_starter", "winner")},
    "kameloot": {"start_tavern": ("flip", "choose"), "gold_visible": (True, False)},
    "kamimai": {
        "level": (1, 2, 3),
        "mode": ("easy", "normal", "hard"),
        "adventure": (False, True),
        "skill": ("off", "slow", "normal", "fast"),
    },
    "tamashii": {
        "level": ("beginner", "easy", "standard", "difficult", "expert"),
        "peek": ("private", "shared"),
    },
    "magi_kitchen": {"mode": ("buzz", "calm", "cluster"), "after_duel": ("winner", "left_of_flipper")},
}
"""Game -> option -> the values that are offered, in the order in which they follow each other."""


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
    console, offered = session.console, OFFERED[name]
    chosen = session.options.setdefault(name, {})
    usual = get_known_game(name).options
    while True:
        now = {key: chosen.get(key, usual[key].default) for key in offered}
        rows = [(_message(name, key), {"value": _word(now[key])}) for key in offered]
        place = console.choose("cli-options", [*rows, ("cli-back-one", {})], game=console.titled(name))
        if place == len(rows):
            return
        key = list(offered)[place]
        values = list(offered[key])
        following = values[(values.index(now[key]) + 1) % len(values)]
        if following == usual[key].default:
            chosen.pop(key, None)
        else:
            chosen[key] = following


def _message(name: str, key: str) -> str:
    return f"cli-option-{name}-{key}".replace("_", "-")


def _word(value: Any) -> Any:
    """A value as a message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
