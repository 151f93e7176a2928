"""`resume`: go on with a game that was stopped, or cut off by a crash."""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Final

from accessible_games.engine import Game, GameError
from accessible_games.engine.journal import Journal, JournalError, open_table
from accessible_games.engine.table import RandomChance, TypedChance
from accessible_games.play.journalfile import JournalFile, JournalInUseError, naming
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .failure import FAILED, OK, tell_error
from .fields import game_of
from .parser import Parser
from .saves import GameFolder, KeptGame, last_played
from .seats import players_of
from .session import Session, add_session_arguments
from .table import play_table, settle_private_speech

ABOUT: Final = (
    "Go on with a game: the one that was played last, or the one that you name. "
    "It opens with nobody's cards in sight."
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument(
        "journal", nargs="?", metavar="JOURNAL", help="A journal file, or the name of a saved game."
    )
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Find the game and go on with it."""
    folder = GameFolder.of_user()
    named = folder.find(arguments.journal) if arguments.journal else None
    with Session(arguments) as session:
        try:
            session.begin()
            if named is not None:
                return resume_game(session, folder, named)
            return _resume_last(session, folder)
        except (EndOfInput, Back):
            return OK


def resume_game(session: Session, folder: GameFolder, path: Path) -> int:
    """Go on with the game of a journal; returns the exit code.

    Raises:
        Back: whoever was asked how private words are to be said goes back.
        GameError: it is played elsewhere, damaged, or cannot be read.
    """
    played = last_played(path)
    file, journal = JournalFile.reopen(path)
    kept = KeptGame(file, folder, session.language)
    try:
        with naming(path):
            game = game_of(journal.header)
            _check_bots(game, journal)
            if journal.header.deals and session.in_window:
                typed = "its real cards are typed in the terminal; add --front terminal"
                raise JournalError(1, typed, "setup")
            chance = TypedChance() if journal.header.deals else RandomChance(Random())
            table = open_table(game, journal, chance, kept)
    except BaseException:
        file.close()
        raise
    if journal.torn:
        tell_error(session.console.text("cli-torn"))
    if table.count and not table.actors():
        kept.close(over=True)
        tell_error(session.console.text("cli-is-over"))
        return FAILED
    try:
        settle_private_speech(session, game, sum(not row.get("bot") for row in journal.header.players))
    except BaseException:
        kept.close(over=False)
        raise
    speaks = session.sound.voice is not None
    players = players_of(journal.header, session.settings, session.language, speaks=speaks)
    for console in session.consoles(players):
        console.tell("cli-resumed", game=console.titled(game.name), date=console.dated(played))
    return play_table(session, game, table, players, kept, Random())


def _resume_last(session: Session, folder: GameFolder) -> int:
    """The game that was played last, of those that nobody plays now and that can be read."""
    for game in folder.open_games():
        try:
            return resume_game(session, folder, game.path)
        except JournalInUseError:
            continue
        except GameError as problem:
            tell_error(str(problem))
    session.console.tell("cli-no-games")
    return FAILED


def _check_bots(game: Game, journal: Journal) -> None:
    for row in journal.header.players:
        if row.get("bot") and row["bot"] not in tuple(game.bots):
            raise JournalError(
                1, f"its bot is of no level that {game.name} has: {', '.join(game.bots)}", "setup"
            )
