"""The games of the toolkit; each folder has the same file names."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from accessible_games.engine import Game, OptionError

_CLASSES: Final = {
    "kami": ("accessible_games.games.kami.game", "Kami"),
    "kameloot": ("accessible_games.games.kameloot.game", "Kameloot"),
    "kamimai": ("accessible_games.games.kamimai.game", "Kamimai"),
    "tamashii": ("accessible_games.games.tamashii.game", "Tamashii"),
    "magi_kitchen": ("accessible_games.games.magi_kitchen.game", "MagiKitchen"),
}
"""Game id -> where its class stands; imported when the game is asked for."""

GAMES: Final = tuple(_CLASSES)
"""The ids of all games."""


def get_game(name: str) -> Game:
    """The game of that id.

    Raises:
        OptionError: there is none; the message names those that there are.
    """
    if name not in _CLASSES:
        raise OptionError(f"game {name[:40]!r}: not known; {', '.join(GAMES)} can be played")
    module, cls = _CLASSES[name]
    game: Game = getattr(import_module(module), cls)()
    return game
