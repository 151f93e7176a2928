"""A game at a keyboard, from its first deal or from where its journal ends."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from random import Random
from typing import Final

from accessible_games.engine import Bot, Game, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import language_for, languages_of
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game

from .failure import OK
from .live import live_table
from .pages import TextPages
from .privacy import hides
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
    session: Session, game: Game, table: Table, players: Sequence[Player], kept: KeptGame, rng: Random
) -> int:
    """Play until the game is over or left; returns the exit code.

    Args:
        session: the start that it belongs to.
        game: the game.
        table: its table, to which nobody listens yet.
        players: by seat.
        kept: its journal, closed when this returns.
        rng: the source of the bots' choices.
    """

    def make_bot(level: str, seat: Seat) -> Bot:
        return game.bots[level](seat, table.seats)

    players = _in_its_languages(session, game, players)
    players = players if hides(game) else in_the_open(players)
    live = live_table(session, table)
    session.enter(game.name)
    try:
        play_game(
            table,
            players,
            TableSetup(
                front=session.front,
                saves=kept,
                preferences=live.preferences if live is not None else TablePreferences(session),
                pages=TextPages(session.folders.texts),
                voice=session.sound.voice,
                cues=live.cues if live is not None else session.sound.cues,
                make_bot=make_bot,
                rng=rng,
                take_notices=lambda: session.sound.notices(),
                make_live=live.make_live if live is not None else None,
            ),
        )
    finally:
        session.leave()
        kept.close(over=not table.actors())
    return OK
