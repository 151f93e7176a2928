"""A game from its first line to its last: everything that it needs is put together here."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from accessible_games import ProgramEnded
from accessible_games.engine import Fact, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Line

from .board import Board
from .facts import CannotPrint, GameLeft
from .hot_seat import HotSeat, Leave
from .layout import fits
from .lesson import LessonLeft, TeachingTable
from .live import MakeLive
from .match import MakeBot, Match, Thinker
from .output import Output
from .players import Player
from .ports import Cues, Pages, Phones, Preferences, Saves, Voice
from .prompter import FrontEnd, Prompter, StandingClock
from .service import Service
from .turns import Turns
from .typed import EndOfInput

_JAPANESE: Final = "あ"
_LAST_WORDS: Final = 5.0
"""Seconds for the spoken farewell of somebody who leaves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSetup:
    """All that a table needs besides its game and its players.

    Attributes:
        front: where lines come from and go to.
        saves: where the game is kept.
        preferences: what the table was asked once, and what its players chose.
        pages: where text is taken along to.
        make_bot: a bot of a level for a seat.
        rng: the source of the bots' choices.
        voice: speech; None: text only.
        cues: sounds; None: words only.
        take_notices: what of speech and sound was found missing since the last call, in the
            players' words; None: in the words of whoever found it.
        make_live: makes what runs moments in real time; None: they go by lines.
        here: the seats at this keyboard, where others have devices of their own; None: all people.
        join: lets those others take part in the turns.
        phones: let players at this keyboard take hand and questions to phones; None: nothing serves them.
        shared: whether some of the room have done so already.
    """

    front: FrontEnd
    saves: Saves
    preferences: Preferences
    pages: Pages
    make_bot: MakeBot
    rng: Random
    voice: Voice | None = None
    cues: Cues | None = None
    take_notices: Callable[[], Sequence[Line]] | None = None
    make_live: MakeLive | None = None
    here: Sequence[Seat] | None = None
    join: Callable[[Turns], None] = lambda turns: None
    phones: Phones | None = None
    shared: bool = False


def play_game(table: Table, players: Sequence[Player], setup: TableSetup) -> None:
    """Play a game at one keyboard to its end, or until somebody leaves.

    Args:
        table: the table, which has not dealt yet or comes from a journal; nobody listens to it so far.
        players: by seat.
        setup: what the table needs; its `saves` keep what the table's `log` writes.
    """
    front, saves = setup.front, setup.saves
    players = _printable(players, front)
    names = [_printable_name(player.name, seat, front) for seat, player in enumerate(players, 1)]
    notices = setup.take_notices or _plain_notices(setup.voice)
    output = Output(players, front, setup.voice, setup.cues, names, notices, setup.here, shared=setup.shared)
    prompter = Prompter(front, output, time if front.interactive else StandingClock())
    service = Service(table, output, saves, setup.preferences, setup.pages)
    board = front if isinstance(front, Board) else None
    with _typing_restored(front):
        thinker = Thinker() if front.interactive else None
        try:
            turns = Turns(Match(table, players, setup.make_bot, setup.rng, thinker), saves)
            more = (setup.preferences, setup.make_live, setup.phones)
            hot_seat = HotSeat(turns, prompter, service, *more, shared=setup.shared)
            setup.join(turns)
            hot_seat.run()
        except (Leave, EndOfInput, KeyboardInterrupt) as end:
            if isinstance(end, KeyboardInterrupt):
                front.end_line()
            output.forget()
            last_words = _LAST_WORDS if isinstance(end, Leave) and board is None else 0
            left = LessonLeft() if isinstance(table, TeachingTable) else GameLeft(saves.command, output.keyed)
            if isinstance(_hurry(output, left, last_words) or end, ProgramEnded):
                front.end()
        finally:
            if thinker is not None:
                thinker.close()
    if board is not None:
        board.cover()
        board.attend(None)


def _hurry(output: Output, left: Fact, last_words: float) -> KeyboardInterrupt | None:
    """Say how to go on with a game that is left; what cut that short, if anything did."""
    try:
        output.tell(left)
        output.spoken(last_words)
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
