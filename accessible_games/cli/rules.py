"""`rules`: a game in short, a worked turn, what to type, the scoring; read aloud where speech is on."""

from __future__ import annotations

import argparse
from typing import Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import nearest_locale
from accessible_games.narration.rulespage import page, sentences
from accessible_games.play.board import Board
from accessible_games.play.typed import EndOfInput

from .console import Console, Said
from .failure import OK
from .fields import get_known_game
from .parser import Parser
from .session import Session, add_session_arguments

ABOUT: Final = "Read the rules of a game: in short, a worked turn, what to type, the scoring."


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", metavar="GAME", help=f"the game: {', '.join(GAMES)}")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the page, and read it aloud if the program speaks."""
    game = get_known_game(arguments.game)
    with Session(arguments) as session:
        try:
            session.begin()
            recite(session, game.name)
        except EndOfInput:
            pass
        session.tell_notices()
    return OK


def recite(session: Session, game: str) -> None:
    """The page of one game, paragraph by paragraph; a typed line ends what is read aloud.

    A game that is not told in the language of the program says so, and is told in another.
    """
    console = session.console
    language = nearest_locale(session.language, f"{game}-rules")
    if language != session.language:
        console.tell("cli-game-language", game=console.titled(game), language=language)
        console = Console(session.front, language, session.sound.voice, session.sound.cues)
    if isinstance(session.front, Board):
        leaf_through(console, session.front, game)
        return
    for key in page(game, language):
        console.recite(f"{game}-rules", key)
    console.hear_out()


def leaf_through(console: Console, board: Board, game: str) -> None:
    """The page of one game on a board, sentence by sentence, until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    title, *rows = [
        Said(text, kana)
        for key in page(game, console.language)
        for text, kana in sentences(console.language, game, key)
    ]
    for _ in console.browse(board, title, rows):
        """A sentence that is chosen is read once more."""
