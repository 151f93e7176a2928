"""`resume`: go on with a game that was stopped, or cut off by a crash."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from accessible_games.engine import Game, GameError
from accessible_games.engine.journal import Journal, JournalError, before_line, open_table, read_journal
from accessible_games.engine.table import ChanceSource, RandomChance, TypedChance
from accessible_games.files import read_file
from accessible_games.play.daily import DatedChance, day_of, robots_of, seed_of
from accessible_games.play.journalfile import JournalFile, JournalFileError, keep_whole_part, naming
from accessible_games.play.recording import occasion_of
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import Message
from .failure import FAILED, MISUSED, OK
from .fields import game_of
from .invocation import as_typed
from .parser import Parser
from .play import NewGame, start_game, wants_again
from .saves import GameFolder, KeptGame, fault_message, last_played, named
from .seats import players_of, specs_of
from .session import Session, add_session_arguments
from .table import play_table, settle_private_speech

ABOUT: Final = (
    "Go on with a game: the one that was played last, or the one that you name. "
    "It opens with nobody's cards in sight."
)


_NAMED: Final = 3
"""So many games that are passed by are named one by one."""


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument(
        "journal", nargs="?", metavar="JOURNAL", help="A journal file, or the name of a saved game."
    )
    parser.add_argument(
        "--whole",
        action="store_true",
        help="Of a damaged journal, go on with what is whole before the damage; the damaged file is kept.",
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
                return resume_game(session, folder, named, whole=arguments.whole, closes=True)
            return _resume_last(session, folder, whole=arguments.whole)
        except (EndOfInput, Back):
            return OK


class _GameOverError(GameError):
    """The game of a journal is over; that was told, and it is put away."""


class _DeclinedError(Back):
    """Somebody wants nothing of a damaged game."""


def resume_game(
    session: Session, folder: GameFolder, path: Path, *, whole: bool = False, closes: bool = False
) -> int:
    """Go on with the game of a journal; returns the exit code.  What is wrong with it is told.

    Args:
        session: the start that it belongs to.
        folder: where games are kept.
        path: the journal.
        whole: whether of a damaged one what is whole is taken without a question.
        closes: whether the program ends with the game.

    Raises:
        Back: whoever was asked something goes back.
    """
    try:
        return _resume_part(session, folder, path, whole=whole, closes=closes)
    except (JournalError, JournalFileError) as problem:
        _tell_of_fault(session, folder, path, problem)
        return MISUSED
    except _GameOverError:
        return FAILED


def _resume_part(session: Session, folder: GameFolder, path: Path, *, whole: bool, closes: bool) -> int:
    """Go on with a game; of a damaged one with what is whole, if people agree.

    Raises:
        Back: whoever was asked something goes back.
        GameError: it cannot be gone on with, or is over.
    """
    try:
        return _resume(session, folder, path, closes=closes)
    except JournalError as problem:
        part = _whole_part(path, problem)
        if part is None or not (whole or session.interactive):
            raise
        if not whole:
            _tell_of_fault(session, folder, path, problem)
            rows: list[Message] = [("cli-yes", {}), ("cli-no", {})]
            if session.console.choose("cli-journal-whole", rows, back=False, n=part.moves):
                raise _DeclinedError from None
        aside = keep_whole_part(path, part.line)
        session.console.tell("cli-journal-aside", file=named(aside, folder.path))
        return _resume(session, folder, path, closes=closes)


def _resume(session: Session, folder: GameFolder, path: Path, *, closes: bool) -> int:
    played = last_played(path)
    file, journal = JournalFile.reopen(path)
    kept = KeptGame(file, folder, session.language, session.given)
    try:
        with naming(path):
            game = game_of(journal.header)
            _check_bots(game, journal)
            if journal.header.deals and session.in_window:
                typed = "its real cards are typed in the terminal; add --front terminal"
                raise JournalError(1, typed, "setup")
            chance: ChanceSource = TypedChance() if journal.header.deals else RandomChance(Random())
            day = day_of(journal.header)
            if day is not None:
                chance = DatedChance(seed_of(game.name, day))
            table = open_table(game, journal, chance, kept)
            if isinstance(chance, DatedChance):
                chance.follow(table)
    except BaseException:
        file.close()
        raise
    if journal.torn:
        session.tell_fault("cli-torn")
    if table.count and not table.actors():
        kept.close(over=True)
        session.tell_fault("cli-is-over")
        raise _GameOverError(f"journal {path}: the game is over")
    try:
        settle_private_speech(session, game, sum(not row.get("bot") for row in journal.header.players))
    except BaseException:
        kept.close(over=False)
        raise
    speaks = session.sound.voice is not None
    players = players_of(journal.header, session.settings, session.language, speaks=speaks)
    for console in session.consoles(players):
        console.tell("cli-resumed", game=console.titled(game.name), date=console.dated(played))
    robots = Random() if day is None else robots_of(seed_of(game.name, day), table)
    occasion = occasion_of(game, journal.header)
    code = play_table(session, game, table, players, kept, robots, occasion=occasion)
    if not table.actors() and wants_again(session, closes=closes):
        header = journal.header
        dealt, back = bool(header.deals), header.take_back
        specs = specs_of(header, session.language)
        again = NewGame(game, specs, header.options, header.data, typed=dealt, take_back=back)
        again = replace(again, hints=header.hints)
        return start_game(session, again, closes=closes)
    return code


def _resume_last(session: Session, folder: GameFolder, *, whole: bool) -> int:
    """The game that was played last, of those that nobody plays now and that can be gone on with.

    Each that is passed by is named, with the reason.
    """
    passed = 0
    for found in folder.found():
        try:
            return _resume_part(session, folder, found.path, whole=whole, closes=True)
        except (_GameOverError, _DeclinedError):
            continue
        except (JournalError, JournalFileError) as problem:
            passed += 1
            if passed <= _NAMED:
                _tell_of_fault(session, folder, found.path, problem)
    if passed > _NAMED:
        session.tell_fault("cli-journal-more", n=passed - _NAMED)
    session.console.tell("cli-no-games")
    return FAILED


def _tell_of_fault(session: Session, folder: GameFolder, path: Path, problem: GameError) -> None:
    """Say why a game is not gone on with, and what can be had of it all the same."""
    key, variables = fault_message(problem, path, folder.path)
    session.tell_fault(key, **variables)
    if isinstance(problem, JournalError) and not session.interactive:
        part = _whole_part(path, problem)
        if part is not None:
            command = as_typed("resume", str(path), "--whole", *session.given)
            session.tell_fault("cli-journal-whole-command", n=part.moves, command=command)


@dataclass(frozen=True, slots=True)
class _Part:
    """What of a damaged journal is whole.

    Attributes:
        line: the number of the first line that does not count.
        moves: how many decisions of players there are before it.
    """

    line: int
    moves: int


def _whole_part(path: Path, problem: JournalError) -> _Part | None:
    """What can be gone on with of a journal, up to a line; None if there is nothing."""
    if problem.kind != "damaged":
        return None
    try:
        content = read_file(path)
    except OSError:
        return None
    line = problem.line
    while line > 1:
        try:
            journal = read_journal(before_line(content, line))
            table = open_table(game_of(journal.header), journal, TypedChance())
        except JournalError as earlier:
            if earlier.line >= line:
                return None
            line = earlier.line
        else:
            return _Part(line, len(table.decisions()))
    return None


def _check_bots(game: Game, journal: Journal) -> None:
    for row in journal.header.players:
        if row.get("bot") and row["bot"] not in tuple(game.bots):
            raise JournalError(
                1, f"its bot is of no level that {game.name} has: {', '.join(game.bots)}", "setup"
            )
