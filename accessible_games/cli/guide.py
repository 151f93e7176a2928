"""`guide`: the pages for players, read heading by heading, sentence by sentence."""

from __future__ import annotations

import argparse
from typing import Final

from accessible_games.narration.catalogue import KANA
from accessible_games.narration.guide import PAGES, Section, guide_page
from accessible_games.play.board import Board
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import SAID, Console, Message, Said
from .failure import OK
from .parser import Parser, one_of
from .session import Session, add_session_arguments

ABOUT: Final = "Read the pages for players: the first hour, players and sound, printing, and more."


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument(
        "page", metavar="PAGE", nargs="?", type=one_of(*PAGES), help=f"One of {', '.join(PAGES)}."
    )
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show a page, or let one be chosen, and read it aloud if the program speaks."""
    with Session(arguments) as session:
        try:
            session.begin()
            if arguments.page:
                leaf_through(session, arguments.page)
            else:
                choose_page(session)
        except (EndOfInput, Back):
            pass
        session.tell_notices()
    return OK


def choose_page(session: Session) -> None:
    """Let somebody choose pages, until they go back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    while True:
        console = session.console
        rows: list[Message] = [(SAID, {"text": _title(console.language, name)}) for name in PAGES]
        chosen = console.choose("cli-guide", [*rows, ("cli-back", {})])
        if chosen == len(PAGES):
            return
        leaf_through(session, PAGES[chosen])


def leaf_through(session: Session, name: str) -> None:
    """Let somebody choose headings of a page and read what stands below, until they go back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    console = session.console
    page = _read_in(console.language, name)
    if not session.interactive:  # whoever pipes gets all of it
        _read_out(session, page)
        return
    rows: list[Message] = [(SAID, {"text": heading}) for heading, _ in page[1:]]
    while True:
        entries = [("cli-guide-whole", {}), *rows, ("cli-back-one", {})]
        chosen = console.choose("cli-guide-page", entries, page=page[0][0])
        if chosen == len(entries) - 1:
            return
        _read_out(session, page[chosen : chosen + 1] if chosen else page)


_Read = tuple[Said, tuple[Said, ...]]
"""A heading, and the lines below it."""


def _title(language: str, name: str) -> Said:
    return _read_in(language, name)[0][0]


def _read_in(language: str, name: str) -> list[_Read]:
    """A page as it is written, and as each voice of its language reads it."""
    written = guide_page(name, language)
    kana = guide_page(name, KANA) if language == "ja" else written
    return [_with_kana(*both) for both in zip(written, kana, strict=True)]


def _with_kana(section: Section, kana: Section) -> _Read:
    heading = Said(section.heading, kana.heading)
    pairs = zip(section.lines, kana.lines, strict=True)
    return heading, tuple(Said(line.text, spoken.read, line.read) for line, spoken in pairs)


def _read_out(session: Session, sections: list[_Read]) -> None:
    """On a board a list to walk through, with each heading in its place; in a terminal all of it, aloud."""
    console, front = session.console, session.front
    if isinstance(front, Board):
        _walk(console, front, sections)
        return
    for heading, lines in sections:
        for line in (heading, *lines):
            console.read_out(line)
    console.hear_out()


def _walk(console: Console, board: Board, sections: list[_Read]) -> None:
    title, lines = sections[0]
    rest = [line for heading, below in sections[1:] for line in (heading, *below)]
    for _ in console.browse(board, title, [*lines, *rest]):
        """A sentence that is chosen is read once more."""
