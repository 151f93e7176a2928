"""The terminal front end: lines in, lines out, and nothing else.

Append-only: no escape codes (but the clearing that the table asked for), no redrawing, no padding.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final, TextIO

from accessible_games import ProgramEnded
from accessible_games.engine import Fact
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Line

from .board import Board
from .commands import CommandWords
from .course import Course, MakeBot
from .facts import CannotPrint, GameLeft
from .hot_seat import HotSeat, Leave
from .layout import WIDEST, fits, fitting, wrap
from .lesson import LessonLeft, TeachingTable
from .live import MakeLive
from .outlet import Outlet
from .players import Player
from .ports import Cues, Pages, Preferences, Saves, Voice
from .prompter import FrontEnd, Prompter, StandingClock
from .service import Service
from .turns import Turns
from .typed import Echo, EndOfInput, TypedLines

_CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and the scrollback; the one escape sequence of the program."""

_JAPANESE: Final = "あ"
_LAST_WORDS: Final = 5.0
"""Seconds for the spoken farewell of somebody who leaves."""


class Terminal:
    """Lines typed and lines printed.  Make one per process: it reads ahead of what it gives.

    Args:
        stdin, stdout: the streams of the process.
    """

    def __init__(self, stdin: TextIO, stdout: TextIO) -> None:
        self._typed = TypedLines(stdin)
        self._echo = Echo(stdin)
        self._stdout = stdout
        self._broken = False
        self.interactive: Final = stdin.isatty()
        self.herald: Callable[[], None] = lambda: None
        """Tells what cannot wait for the next line; called again and again while none is typed."""
        self._can_clear = stdout.isatty() and os.environ.get("TERM") != "dumb"

    @property
    def encoding(self) -> str:
        """What lines are written in."""
        return self._stdout.encoding or "ascii"

    def show(self, text: str) -> None:
        """Print a line, wrapped; a closed pipe is no reason to stop."""
        for line in wrap(fitting(text, self.encoding), self._columns()):
            self._write(line + "\n")

    def next(self, seconds: float | None = None) -> str | None:
        """The next typed line; None if none came in so many seconds.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        return self._typed.next(seconds, self.herald)

    def forget_typed(self) -> None:
        """Drop what was typed ahead; a script's lines stay."""
        if self.interactive:
            self._typed.forget(self._echo.forget)

    def hide_typing(self, hidden: bool) -> None:
        """Hide or show what is typed from now on."""
        self._echo.hide(hidden)

    def clear(self) -> None:
        """Clear the screen and the scrollback, where it is a screen."""
        if self._can_clear:
            self._write(_CLEAR)

    def end_line(self) -> None:
        """Begin a new line behind what an interruption left on this one."""
        if self.interactive:
            self._write("\n")

    def end(self) -> None:
        """Let no more lines come."""
        self._typed.end()

    def close(self) -> None:
        """A terminal stays open."""

    def _columns(self) -> int:
        return shutil.get_terminal_size((WIDEST, 24)).columns

    def _write(self, text: str) -> None:
        if self._broken:
            return
        try:
            self._stdout.write(text)
            self._stdout.flush()
        except (OSError, ValueError):
            self._broken = True
            with contextlib.suppress(OSError, ValueError):  # what is left in the buffer goes nowhere
                os.dup2(os.open(os.devnull, os.O_WRONLY), self._stdout.fileno())


def run(
    table: Table,
    players: Sequence[Player],
    front: FrontEnd,
    *,
    saves: Saves,
    preferences: Preferences,
    pages: Pages,
    voice: Voice | None,
    cues: Cues | None,
    make_bot: MakeBot,
    rng: Random,
    take_notices: Callable[[], Sequence[Line]] | None = None,
    make_live: MakeLive | None = None,
) -> int:
    """Play a game to its end, or until somebody leaves; returns the exit code, 0.

    The table has not dealt yet, or comes from a journal; nobody listens to it so far.

    Args:
        table: the table; its `log` is what `saves` speaks of.
        players: by seat.
        front: where lines come from and go to.
        saves: where the game is kept.
        preferences: what the table was asked once, and what its players chose.
        pages: where text is taken along to.
        voice: speech; None: text only.
        cues: sounds; None: words only.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
        take_notices: what of speech and sound was found missing since the last call, in the
            players' words; by default in the words of whoever found it.
        make_live: makes what runs moments in real time; None: they go by lines.
    """
    players = _printable(players, front)
    names = [_printable_name(player.name, seat, front) for seat, player in enumerate(players, 1)]
    outlet = Outlet(players, front, voice, cues, names, take_notices or _plain_notices(voice))
    words = {player.language: CommandWords(table.game, player.language) for player in players}
    prompter = Prompter(front, outlet, time if front.interactive else StandingClock())
    board = front if isinstance(front, Board) else None
    service = Service(table, outlet, saves, words, preferences, pages)
    with _typing_restored(front):
        try:
            turns = Turns(Course(table, players, make_bot, rng), saves)
            HotSeat(turns, prompter, service, preferences, make_live).run()
        except (Leave, EndOfInput, KeyboardInterrupt) as end:
            if isinstance(end, KeyboardInterrupt):
                front.end_line()
            outlet.forget()
            last_words = _LAST_WORDS if isinstance(end, Leave) and board is None else 0
            left = LessonLeft() if isinstance(table, TeachingTable) else GameLeft(saves.command, outlet.keyed)
            if isinstance(_hurry(outlet, left, last_words) or end, ProgramEnded):
                front.end()
    if board is not None:
        board.cover()
        board.attend(None)
    return 0


def _hurry(outlet: Outlet, left: Fact, last_words: float) -> KeyboardInterrupt | None:
    """Say how to go on with a game that is left; what cut that short, if anything did."""
    try:
        outlet.tell(left)
        outlet.spoken(last_words)
    except KeyboardInterrupt as hurry:
        return hurry
    return None


def _plain_notices(voice: Voice | None) -> Callable[[], Sequence[Line]]:
    """What the voice found missing, in its own words, which are English."""
    if voice is None:
        return tuple
    return lambda: [Line(notice.text, notice.text, "en") for notice in voice.notices()]


def _printable(players: Sequence[Player], front: FrontEnd) -> list[Player]:
    """The players; in English where their Japanese cannot be printed, and it is said."""
    japanese = [player for player in players if player.language == "ja"]
    if not japanese or fits(_JAPANESE, front.encoding):
        return list(players)
    front.show(catalogue("en", "play").text(f"play-{CannotPrint.key}"))
    return [replace(player, language="en") if player.language == "ja" else player for player in players]


def _printable_name(name: PlayerName, number: int, front: FrontEnd) -> PlayerName:
    """A name; the place at the table where the terminal has no letters for it."""
    if fits(name.text, front.encoding):
        return name
    return PlayerName(catalogue("en", "shared").text("shared-player", n=number).capitalize(), name.kana)


@contextlib.contextmanager
def _typing_restored(front: FrontEnd) -> Iterator[None]:
    """What is typed is shown again, however the game ends."""
    try:
        yield
    finally:
        front.hide_typing(False)
