"""`serve`: many tables for a club or a school, found by code, behind a proxy that has the certificate."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import signal
import threading
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import GameError
from accessible_games.games import GAMES, get_game
from accessible_games.play.match import Thinker

from .failure import OK, UsageError, tell_error
from .fields import get_known_game
from .folders import Folders
from .host import MISSING, check_address
from .hosted import HostedGame, kept_tables, read_joining_players
from .parser import Parser, whole_number
from .photos import photo_reader
from .served import cue_sound, reached_at, ready_cues, titles_of

if TYPE_CHECKING:
    from accessible_games.hosting.club import Club
    from accessible_games.hosting.server import Refusal
    from accessible_games.hosting.workers import Workers

ABOUT: Final = (
    "Serve many tables, for a club or a school: whoever knows the club's code opens a table in a browser, "
    "and friends join it by its own code. It is meant to stand behind a web server that speaks https."
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("--address", default="127.0.0.1", help="Where it listens; 127.0.0.1 by default.")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8080, help="8080 by default.")
    parser.add_argument("--code", help="The code with which tables are opened; by default it is drawn.")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="A name by which browsers reach it, such as games.example.org; may be repeated.",
    )
    parser.add_argument(
        "--robot-cores",
        type=whole_number(0, 64),
        default=1,
        metavar="N",
        help="Processes in which robots that search think beside the tables; 1 by default. With 0 they think "
        "in the tables' own, which saves 50 MB and holds up events for some hundredths of a second.",
    )
    parser.add_argument(
        "--https", action="store_true", help="Browsers reach it by https, through a proxy before it."
    )


def run(arguments: argparse.Namespace) -> int:
    """Serve until a signal ends it; tables that are not over are there again at the next start."""
    try:
        from accessible_games.hosting import listening  # noqa: F401
    except ImportError as problem:
        raise UsageError(MISSING.replace("host:", "serve:")) from problem
    check_address("serve", arguments.address)
    return _Service(arguments, Folders.of_user()).run()


def _tidy_rarely() -> None:
    """Look for forgotten objects less often, and through all of them seldom.

    With 200 tables that takes up to a third of a second, in which nobody is told anything; by itself
    Python does it so often while tables fill up that one answer in a hundred waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 200)


def _thinker(cores: int) -> Thinker | Workers:
    """What lets robots think that take their time."""
    if not cores:
        return Thinker()
    from accessible_games.hosting.workers import Workers

    return Workers(cores)


class _Service:
    """A club with its server.

    Args:
        arguments: what was typed.
        folders: of whoever runs it.
    """

    def __init__(self, arguments: argparse.Namespace, folders: Folders) -> None:
        from accessible_games.hosting.club import DIGITS, Club
        from accessible_games.hosting.doorkeeper import Doorkeeper, new_code

        self._arguments = arguments
        self._folders = folders
        self._thinker = _thinker(arguments.robot_cores)
        self._club: Club = Club()
        self._code = arguments.code or new_code(DIGITS)
        self._opens = Doorkeeper(self._code)

    def run(self) -> int:
        """Serve."""
        from accessible_games.hosting.listening import RunningServer
        from accessible_games.hosting.server import TableServer

        arguments, club = self._arguments, self._club
        server = TableServer(
            club,
            partial(cue_sound, self._folders),
            secure=arguments.https,
            opening=self._open,
            names=arguments.name,
            games={game: titles_of(game) for game in GAMES},
            read_photo=photo_reader(),
        )
        club.serve = server.serve
        again = self._go_on()
        try:
            running = RunningServer(server, arguments.address, arguments.port, proxied=True)
        except OSError as problem:
            where = f"{arguments.address} port {arguments.port}"
            raise UsageError(f"serve: {where}: {problem.strerror}; another --port may be free") from None
        turning = threading.Thread(target=club.run, name="tables")
        _tidy_rarely()
        running.start()
        turning.start()
        address = f"http://{reached_at(arguments.address)}:{running.port}/"
        print(f"Serving at {address} code {self._code}; {again} tables are gone on with.", flush=True)
        try:
            self._wait_for_signal()
        finally:
            running.stop()
            club.stop()
            turning.join()
            self._thinker.close()
        return OK

    def _wait_for_signal(self) -> None:
        ended = threading.Event()
        with contextlib.suppress(ValueError, AttributeError):
            signal.signal(signal.SIGTERM, lambda *_: ended.set())
        with contextlib.suppress(KeyboardInterrupt):
            while not ended.wait(0.5):
                pass

    def _go_on(self) -> int:
        """Open the tables again that were not over; one that cannot be gone on with is named."""
        count = 0
        for kept in kept_tables(self._folders):
            try:
                game = get_game(kept.game)
                table = HostedGame.again(
                    kept, game, self._folders, inbox=self._club.inbox, aside=self._thinker
                )
                table.hosted.begin(table.resumed())
            except GameError as problem:
                tell_error(str(problem))
                continue
            self._add(table)
            count += 1
        return count

    async def _open(self, code: str, game: str, players: str, address: str) -> str | Refusal:
        """Open a table for who knows the club's code."""
        from accessible_games.hosting.server import Refusal

        now = time.monotonic()
        if waits := self._opens.waits(address, now):
            return Refusal("wait", int(waits) + 1)
        if not self._opens.admits(code, address, now):
            return Refusal("code")
        if self._club.full:
            return Refusal("full")
        try:
            table = self._made(game, players)
        except (GameError, UsageError):
            return Refusal("players")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()

        def add() -> None:
            self._add(table)
            loop.call_soon_threadsafe(done.set_result, None)

        if not table.hosted.post(add):
            return Refusal("full")
        await done
        return table.code

    def _add(self, table: HostedGame) -> None:
        table.hosted.plays_again = True
        game = table.game
        self._club.add(
            table.id, table.code, game.name, table, titles_of(game.name), game.queries, ready_cues(game)
        )

    def _made(self, game: str, players: str) -> HostedGame:
        """A table as somebody wants it; nobody sits at this computer.

        Raises:
            GameError: there is no such game, or it cannot be played so.
        """
        known = get_known_game(game)
        specs = read_joining_players(known, players or None, {})
        if any(not (spec.joins or spec.bot) for spec in specs):
            raise UsageError("players: nobody sits at this computer")
        return HostedGame(
            known, specs, self._folders, options={}, seed=None, code=self._club.free_code(),
            inbox=self._club.inbox, aside=self._thinker,
        )  # fmt: skip
