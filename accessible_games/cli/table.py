"""A game at a keyboard, from its first deal or from where its journal ends."""

from __future__ import annotations

import contextlib
import dataclasses
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from accessible_games.engine import Game, OpenGame, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import language_for, languages_of
from accessible_games.narration.names import PlayerName
from accessible_games.play.lesson import TeachingTable
from accessible_games.play.lookback import finished_at
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.ports import Phones
from accessible_games.play.profiles import ASK
from accessible_games.play.recording import Occasion
from accessible_games.play.settings import PRIVATE_WAYS
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput

from .failure import OK
from .live import live_table
from .options import keep_learned
from .pages import TextPages
from .phones import TablePhones
from .recorded import record_game
from .saves import KeptGame
from .seats import in_the_open
from .session import Session, TablePreferences

_LONGEST: Final = 10.0
"""Seconds for a voice to say in which language it goes on."""


def _in_its_languages(session: Session, game: Game, players: Sequence[Player]) -> list[Player]:
    """The players; those in whose language the game is not told are told so, once, and hear another."""
    languages = languages_of(game)
    for console in session.consoles(players):
        if console.language not in languages:
            console.tell("cli-game-language", game=console.titled(game.name), language=languages[0])
            console.hear_out(_LONGEST)
    return [dataclasses.replace(player, language=language_for(game, player.language)) for player in players]


def play_table(
    session: Session,
    game: Game,
    table: Table,
    players: Sequence[Player],
    kept: KeptGame,
    rng: Random,
    *,
    occasion: Occasion | None = None,
    here: Sequence[Seat] | None = None,
    join: Callable[[Turns], None] | None = None,
    phones: Phones | None = None,
    shared: bool = False,
) -> int:
    """Play until the game is over or left; returns the exit code.

    Args:
        session: the start that it belongs to.
        game: the game.
        table: its table, to which nobody listens yet.
        players: by seat.
        kept: its journal, closed when this returns.
        rng: the source of the bots' choices.
        occasion: what its players' records keep of it besides; None: it is a game like any other.
        here: the seats at this keyboard, where others have devices of their own; None: all people.
        join: lets those others take part in the turns.
        phones: lets those at this keyboard take hand and questions to phones, where a server runs already.
        shared: whether even one alone at this keyboard is not alone in the room.
    """
    players = _in_its_languages(session, game, players)
    players = players if hides(game) else in_the_open(players)
    session.sound.await_voices(dict.fromkeys(player.language for player in players if player.person))
    session.tell_notices()
    own_phones = None
    if join is None and here is None and session.interactive and not isinstance(table, TeachingTable):
        phones = own_phones = TablePhones(game, table, players, kept, rng, session.folders)
    setup = _setup(session, game, table, kept, rng, here, join)
    setup = dataclasses.replace(setup, phones=phones, shared=shared)
    session.enter(game.name)
    session.finished = None
    kept.begin()
    begun, whole = time.monotonic(), not table.count
    try:
        play_game(table, players, setup)
    finally:
        if own_phones is not None:
            own_phones.close()
        session.leave()
        kept.close(over=not table.actors())
    if not table.actors():
        people = [Seat(seat) for seat, player in enumerate(players) if player.person]
        here = people if here is None else here
        minutes = max(1, round((kept.last_move - begun) / 60))
        record_game(session, table, players, here, minutes, occasion or Occasion(), whole=whole)
        if not isinstance(table, TeachingTable):
            keep_learned(session, table, players)
            session.finished = finished_at(table, [player.name for player in players], here)
    return OK


def _setup(
    session: Session,
    game: Game,
    table: Table,
    kept: KeptGame,
    rng: Random,
    here: Sequence[Seat] | None,
    join: Callable[[Turns], None] | None,
) -> TableSetup:
    """What a table needs besides its players; in real time where one keyboard has all of them."""
    live = live_table(session, table) if join is None else None
    return TableSetup(
        front=session.front,
        saves=kept,
        preferences=live.preferences if live is not None else TablePreferences(session),
        pages=TextPages(session.folders.texts),
        voice=session.sound.voice,
        cues=live.cues if live is not None else session.sound.cues,
        make_bot=lambda level, seat: game.bots[level](seat, table.seats),
        rng=rng,
        take_notices=lambda: session.sound.notices(),  # which can be opened anew meanwhile
        make_live=live.make_live if live is not None else None,
        here=here,
        join=join or (lambda turns: None),
    )


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
