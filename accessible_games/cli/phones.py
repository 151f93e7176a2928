"""Phones beside a keyboard: a player of any table takes hand and questions there, in the middle of a game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal

from accessible_games.engine import Game, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.guide import read_command
from accessible_games.play.players import Player
from accessible_games.play.ports import PhoneWay, Saves
from accessible_games.play.turns import Turns

from .folders import Folders
from .photos import photo_reader
from .served import cue_sound, reached_at, titles_of

if TYPE_CHECKING:
    from accessible_games.hosting.hosted import Hosted

_EVERYWHERE: Final = "0.0.0.0"
"""A phone reaches nothing that listens on this computer alone; whoever asks for one wants it reached."""


_FAREWELL: Final = 1.5
"""Seconds at the end in which phones may still fetch what was told last; the keyboard waits so long."""
_GLANCE: Final = 0.05


def spelt(text: str, language: str) -> str:
    """An address, read sign by sign."""
    return read_command(KANA if language == "ja" else language, " ".join(text))


class ServedPhones:
    """Phones of those at a keyboard beside which a server runs (`Phones`).

    Args:
        hosted: the table.
        address: where it is reached, as it is typed.
        code: for newcomers.
    """

    def __init__(self, hosted: Hosted, address: str, code: str) -> None:
        self._hosted = hosted
        self._address = address
        self._code = code

    def bind(self, turns: Turns, give_up: Callable[[Seat], None], take_up: Callable[[Seat], None]) -> None:
        """The turns are about to begin."""
        self._hosted.taken, self._hosted.returned = give_up, take_up

    def way_in(self, seat: Seat, name: str, language: str) -> PhoneWay | Literal["missing", "network"]:
        """Open the way for a player."""
        self._hosted.keep_for(seat, name)
        return PhoneWay(self._address, spelt(self._address, language), self._code)

    def bring_back(self) -> bool:
        """Bring those back whose phones cannot be reached."""
        turns = self._hosted.turns
        gone = () if turns is None else sorted(turns.out_of_reach)
        return any([self._hosted.bring_back(seat) for seat in gone])


class TablePhones:
    """Serves phones of those at a keyboard (`Phones`), from the first who asks for one.

    Args:
        game: what is played.
        table: its table.
        players: by seat.
        saves: where it is kept.
        rng: the source of the bots' choices.
        folders: of the user.
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        players: Sequence[Player],
        saves: Saves,
        rng: Random,
        folders: Folders,
    ) -> None:
        self._game = game
        self._table = table
        self._players = players
        self._saves = saves
        self._rng = rng
        self._folders = folders
        self._turns: Turns | None = None
        self._give_up: Callable[[Seat], None] = lambda seat: None
        self._take_up: Callable[[Seat], None] = lambda seat: None
        self._hosted: Hosted | None = None
        self._served: ServedPhones | None = None
        self._running: Any = None
        self._server: Any = None

    def bind(self, turns: Turns, give_up: Callable[[Seat], None], take_up: Callable[[Seat], None]) -> None:
        """The turns are about to begin."""
        self._turns, self._give_up, self._take_up = turns, give_up, take_up

    def way_in(self, seat: Seat, name: str, language: str) -> PhoneWay | Literal["missing", "network"]:
        """Open the way for a player."""
        if self._served is None:
            try:
                self._served = self._serve()
            except ImportError:
                return "missing"
            except OSError:
                return "network"
        return self._served.way_in(seat, name, language)

    def bring_back(self) -> bool:
        """Bring those back whose phones cannot be reached."""
        return self._served is not None and self._served.bring_back()

    def _serve(self) -> ServedPhones:
        """Listen in the local network, and let phones take part in the turns.

        Raises:
            ImportError: what serves a page is not installed.
            OSError: no port can be had.
        """
        from accessible_games.hosting.doorkeeper import Doorkeeper, new_code
        from accessible_games.hosting.doorway import Doorway
        from accessible_games.hosting.hosted import Hosted, Opened
        from accessible_games.hosting.listening import RunningServer
        from accessible_games.hosting.server import OneTable, ServedTable, TableServer

        assert self._turns is not None  # nobody asks before the turns have begun
        game = self._game
        hosted = Hosted({}, lambda newcomers: opened)

        def make_bot(level: str, seat: Seat) -> Any:
            return game.bots[level](seat, self._table.seats)

        opened = Opened(self._table, self._players, self._saves, make_bot, self._rng)
        code = new_code()
        served = ServedTable(hosted.epoch, game.name, hosted, titles_of(game.name), game.queries, ())
        server = TableServer(
            OneTable(served, Doorkeeper(code)), partial(cue_sound, self._folders), read_photo=photo_reader()
        )
        server.serve(served)
        running = RunningServer(server, _EVERYWHERE, 0)
        running.start()
        self._running, self._hosted, self._server = running, hosted, server
        phones = ServedPhones(hosted, f"{reached_at(_EVERYWHERE)}:{running.port}", code)
        phones.bind(self._turns, self._give_up, self._take_up)
        self._turns.join(Doorway(hosted))
        hosted.go_on(opened, self._turns)
        return phones

    def close(self) -> None:
        """The game is over, or left: phones fetch how it ended, and nothing listens any more."""
        if self._running is None or self._hosted is None:
            return
        self._hosted.put()
        until = time.monotonic() + _FAREWELL
        while self._server.connected and time.monotonic() < until:
            self._hosted.look_in(time.monotonic())
            self._hosted.serve(_GLANCE)
        self._running.stop()
        self._running = None
