"""`rules`: a game in short, a worked turn, what to type, the scoring; read aloud where speech is on."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from itertools import count
from typing import Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA, catalogue, nearest_locale
from accessible_games.play.board import Board
from accessible_games.play.typed import EndOfInput

from .console import Console, Said
from .failure import OK
from .fields import get_known_game
from .parser import Parser
from .session import Session, add_session_arguments

ABOUT: Final = "Read the rules of a game: in short, a worked turn, what to type, the scoring."

_SENTENCE: Final = re.compile(r"\S.*?(?:[.!?](?=\s|$)|[。！？](?!」)|$)")


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
        for text, kana in _sentences(console.language, f"{game}-rules", key)
    ]
    for _ in console.browse(board, title, rows):
        """A sentence that is chosen is read once more."""


def _sentences(language: str, stem: str, key: str) -> Iterator[tuple[str, str]]:
    """A paragraph in pieces that large letters have room for, each as it is written and read."""
    texts = _SENTENCE.findall(catalogue(language, stem).text(key))
    if language != "ja":
        yield from zip(texts, texts, strict=True)
        return
    read = _SENTENCE.findall(catalogue(KANA, stem).text(key))
    if len(read) == len(texts):
        yield from zip(texts, read, strict=True)
    else:
        yield "".join(texts), "".join(read)


def page(game: str, locale: str) -> Iterator[str]:
    """The messages of a game's page, in reading order."""
    words = catalogue(locale, f"{game}-rules")
    slug = game.replace("_", "-")
    yield f"{slug}-rules-title"
    for number in count(1):
        key = f"{slug}-rules-{number}"
        if not words.has(key):
            return
        yield key
