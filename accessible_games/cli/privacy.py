"""How private speech reaches one player alone: asked once per table, and remembered."""

from __future__ import annotations

import contextlib
from typing import Any

from accessible_games.engine import Game, OpenGame
from accessible_games.narration.names import PlayerName
from accessible_games.play.profiles import ASK
from accessible_games.play.settings import PRIVATE_WAYS
from accessible_games.play.typed import EndOfInput

from .session import Session

DEVICE, SIDES, AWAY = PRIVATE_WAYS


def settle_private_speech(session: Session, game: Game, people: int) -> None:
    """Ask how it is to be done, if there is something to hide, a voice, and somebody to be asked.

    Args:
        session: the start that it belongs to.
        game: what is played.
        people: how many people play.
    """
    asked = session.settings.private_way != ASK
    if hides(game) and people > 1 and session.interactive and session.sound.voice is not None and not asked:
        with contextlib.suppress(EndOfInput):  # whoever reads the next line is told so, too
            choose_private_way(session)


def hides(game: Game) -> bool:
    """Whether there is something in a game that not everybody may know."""
    return not (isinstance(game, OpenGame) and game.open_table)


def choose_private_way(session: Session) -> None:
    """Let somebody choose a second device, a shared headset, or that the others listen away.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    outputs = session.sound.outputs()
    devices: list[tuple[str, dict[str, Any]]] = [
        ("cli-private-way-device", {"device": session.console.listed([PlayerName(name)])}) for name in outputs
    ]
    ways: list[tuple[str, dict[str, Any]]] = [("cli-private-way-sides", {}), ("cli-private-way-away", {})]
    chosen = session.console.choose("cli-private-way", [*ways, *devices])
    if chosen < len(ways):
        session.remember(private_way=(SIDES, AWAY)[chosen], private_device="")
    else:
        session.remember(private_way=DEVICE, private_device=outputs[chosen - len(ways)])
    session.console.tell("cli-chosen")
