"""`host`: a table that friends join from devices of their own, beside whoever sits at this computer."""

from __future__ import annotations

import argparse
import contextlib
import ipaddress
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.engine import Game, Seat, seats_of
from accessible_games.engine.dealing import DealtGame
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.guide import read_command
from accessible_games.narration.names import PlayerName
from accessible_games.play.board import Board
from accessible_games.play.layout import fits
from accessible_games.play.match import Thinker
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import Console, Message, Said
from .failure import OK, UsageError
from .fields import PlayerSpec, add_game_arguments, get_known_game, read_options
from .folders import Folders
from .front import TERMINAL
from .hosted import HostedGame, last_table, read_joining_players
from .options import ask_options
from .parser import Parser, shortened, whole_number
from .phones import ServedPhones
from .photos import photo_reader
from .play import (
    HINTS,
    add_deals_argument,
    ask_names,
    check_deals,
    fill_with_bots,
    read_switch,
    wants_again,
)
from .served import cue_sound, reached_at, ready_cues, titles_of
from .session import Session, add_session_arguments
from .table import hides, play_table

if TYPE_CHECKING:
    from accessible_games.hosting.doorkeeper import Reopening
    from accessible_games.hosting.places import Newcomer

ABOUT: Final = (
    "Let friends join with a phone, a tablet or a computer of their own: each opens an address in a browser, "
    "types a name and a code, and plays with their own screen reader or voice. Nothing is installed there."
)

_GLANCE: Final = 1.0
"""Seconds after which a table at which nobody sits looks whether its door is open."""
_LOOK_SECONDS: Final = 0.05
_FAREWELL: Final = 20.0
"""Seconds after the end in which devices may still fetch what was told last."""
_LOOKING_BACK: Final = 120.0
"""The same after a player has asked for more of the game that is over."""
MISSING: Final = (
    "host: the parts that serve a page are not installed; install them with "
    "pip install 'accessible-games[host]'"
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", metavar="GAME", help="The game's name, such as kami.")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="Who plays, by seat, with commas: join for whoever comes with a device, join:fr for one who is "
        "told in French, a name for somebody at this computer, bot or bot:hard. By default all join, as few "
        "as can play.",
    )
    parser.add_argument(
        "--address",
        default="127.0.0.1",
        help="Where it listens; 127.0.0.1 by default, which only this computer reaches. "
        "0.0.0.0 lets everybody in the local network come.",
    )
    parser.add_argument(
        "--port", type=whole_number(0, 65535), default=0, help="0, the default, takes any that is free."
    )
    parser.add_argument("--code", help="Four digits or more that newcomers type; by default they are drawn.")
    add_game_arguments(parser)
    add_deals_argument(parser)
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="For https: the certificate.")
    parser.add_argument("--key", type=Path, metavar="FILE", help="For https: the key of the certificate.")
    parser.add_argument(
        "--resume", action="store_true", help="Go on with the table of this game that was hosted last."
    )
    parser.add_argument(
        "--share",
        action="store_true",
        help="Whoever plays at this computer may take hand and questions to a phone, under the same name; "
        "what all may hear is told here.",
    )
    parser.add_argument("--headless", action="store_true", help="Nobody sits at this computer.")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Open the table, and keep it open until the game is over."""
    try:
        from accessible_games.hosting import listening  # noqa: F401
        from accessible_games.hosting.doorkeeper import new_code
    except ImportError as problem:
        raise UsageError(MISSING) from problem
    game = get_known_game(arguments.game)
    _check(arguments)
    check_deals(arguments, game)
    if arguments.deals:
        arguments.front = TERMINAL
    folders = Folders.of_user()
    thinker = Thinker()
    try:
        if arguments.resume:
            hosted = HostedGame.again(last_table(folders, game.name), game, folders, aside=thinker)
        else:
            options = read_options(arguments.option)
            hints = read_switch(options, HINTS)
            specs = read_joining_players(game, arguments.players, options, shares=arguments.share)
            _check_keyboard(specs, headless=arguments.headless)
            if arguments.share and arguments.headless:
                raise UsageError("host: --share and --headless: nobody sits at this computer who could share")
            code, seed = arguments.code or new_code(), arguments.seed
            hosted = HostedGame(
                game, specs, folders, options=options, seed=seed, code=code, aside=thinker, hints=hints,
                shares=arguments.share, typed=bool(arguments.deals),
            )  # fmt: skip
        pair = (str(arguments.certificate), str(arguments.key)) if arguments.certificate else None
        table = _Table(hosted, _Way(arguments.address, arguments.port, pair), folders)
        if arguments.headless:
            table.run(None)
            return OK
        with Session(arguments) as session, contextlib.suppress(EndOfInput, Back):
            if not session.interactive:
                raise UsageError("host: nobody types here; add --headless, or start it at a keyboard")
            session.begin()
            table.run(session)
        return OK
    finally:
        thinker.close()


def can_serve(session: Session) -> bool:
    """Whether what serves devices is installed; if not, that is told."""
    try:
        from accessible_games.hosting.listening import RunningServer  # noqa: F401
    except ImportError:
        session.console.tell("cli-host-missing")
        return False
    return True


def invite(session: Session, game: Game) -> None:
    """Let friends join with their devices, from the menu; `can_serve` has looked whether that is possible.

    Raises:
        Back: somebody goes back instead.
        EndOfInput: nothing more will be typed.
    """
    from accessible_games.hosting.doorkeeper import new_code

    options = ask_options(session, game)
    seats = seats_of(game, options, {})
    joining = session.console.number("cli-host-joining", 1, seats[-1])
    people = [PlayerSpec(joins=True)] * joining
    if joining < seats[-1]:
        people += ask_names(session, game, seats[-1] - joining, nobody=True)
    specs = fill_with_bots(session, game, seats, people)
    shares = False
    rows: list[Message] = [("cli-no", {}), ("cli-yes", {})]
    if hides(game) and len(people) > joining:
        shares = bool(session.console.choose("cli-host-share", rows))
    typed = False
    if isinstance(game, DealtGame) and not session.in_window:
        typed = bool(session.console.choose("cli-host-real", rows))
    reach: list[Message] = [("cli-host-network", {}), ("cli-host-alone", {})]
    address = ("0.0.0.0", "127.0.0.1")[session.console.choose("cli-host-reach", reach)]
    thinker, folders = Thinker(), session.folders
    hosted = HostedGame(
        game, specs, folders, options=options, seed=None, code=new_code(), aside=thinker, shares=shares,
        typed=typed,
    )  # fmt: skip
    try:
        _Table(hosted, _Way(address), folders).run(session, tells=False)
    finally:
        thinker.close()


def _check_keyboard(specs: Sequence[PlayerSpec], *, headless: bool) -> None:
    """Refuse somebody who would sit where nobody sits."""
    at_keyboard = [spec.name for spec in specs if not (spec.joins or spec.bot)]
    if at_keyboard and headless:
        raise UsageError(f"host: --headless: nobody sits at this computer, and {at_keyboard[0]} would")


def check_address(verb: str, address: str) -> None:
    """Hold an address to what can be listened at.

    Raises:
        UsageError: it is none.
    """
    try:
        ipaddress.ip_address(address)
    except ValueError:
        raise UsageError(
            f"{verb}: --address {shortened(address)}: numbers such as 127.0.0.1 or 0.0.0.0 are allowed"
        ) from None


def _check(arguments: argparse.Namespace) -> None:
    """Hold what was typed to what can be."""
    check_address("host", arguments.address)
    code = arguments.code
    if code is not None and not (code.isascii() and code.isdecimal() and 4 <= len(code) <= 12):
        raise UsageError("host: --code: 4 to 12 digits are allowed")
    if (arguments.certificate is None) != (arguments.key is None):
        raise UsageError("host: --certificate and --key go together")
    for file in (arguments.certificate, arguments.key):
        if file is not None and not file.is_file():
            raise UsageError(f"host: {file}: there is no such file")


# -- the table -----------------------------------------------------------------------------------------


def _spelt(text: str, language: str) -> Said:
    """An address or a code, read sign by sign."""
    plain = text.partition("//")[2].rstrip("/") or text
    signs = " ".join(plain)
    return Said(plain, read_command(KANA, signs), read_command(language, signs))


@dataclass(frozen=True, slots=True)
class _Way:
    """Where a table is reached.

    Attributes:
        address: where it listens.
        port: where it listens; 0: where it did before, else any that is free.
        certificate: files of a certificate and its key; None: plain http.
    """

    address: str
    port: int = 0
    certificate: tuple[str, str] | None = None


_TYPED: Final = {"qr": "cli-host-qr"} | dict.fromkeys(("open", "ouvrir"), "cli-host-reopen")
"""What can be typed while friends are waited for, each as its message names it; any other line begins."""


class _Table:
    """One hosted table beside its server, and whoever sits at this computer.

    Args:
        game: the game as it is hosted.
        way: where it is reached.
        folders: of the user.
    """

    def __init__(self, game: HostedGame, way: _Way, folders: Folders) -> None:
        from accessible_games.hosting.doorkeeper import Doorkeeper

        self._game = game
        self._doorkeeper = Doorkeeper(game.code)
        self._offered: list[str] = []
        """What can be chosen on a board while friends are waited for: the messages of its entries."""
        self._way = way
        self._folders = folders
        self._console: Console | None = None
        self._address = ""
        self._tells = True
        self.hosted = game.hosted
        self.hosted.welcome = self._welcome

    def _welcome(self, newcomer: Newcomer, awaited: int) -> None:
        """Say who has come."""
        if self._console is None:
            print(f"{newcomer.name} has come; {awaited} still awaited.", flush=True)
        else:
            name = self._console.listed([PlayerName(newcomer.name)])
            self._console.tell("cli-host-come", name=name, n=awaited)

    # -- its run -------------------------------------------------------------------------------------------

    def run(self, session: Session | None, *, tells: bool = True) -> None:
        """Listen, and serve until the game is over.

        Args:
            session: of who sits at this computer; None: nobody does.
            tells: whether a line for other programs says where it listens.
        """
        self._tells = tells
        with self._serving() as self._address:
            if tells:
                print(f"Listening on {self._address} code {self._game.code}", flush=True)
            try:
                if session is None:
                    self._serve_devices()
                else:
                    self._tell_way_in(session)
                    self._wait_for_all(session)
                    self._play_beside(session)
            except KeyboardInterrupt:
                pass
            finally:
                self._game.close()

    @contextlib.contextmanager
    def _serving(self) -> Iterator[str]:
        """Run the server; gives its address as a browser takes it."""
        from accessible_games.hosting.listening import RunningServer
        from accessible_games.hosting.server import OneTable, ServedTable, TableServer

        way = self._way
        secure = way.certificate is not None
        game = self._game.game
        table = ServedTable(
            self._game.id, game.name, self.hosted, titles_of(game.name), game.queries, ready_cues(game)
        )
        tables = OneTable(table, self._doorkeeper)
        server = TableServer(
            tables, partial(cue_sound, self._folders), secure=secure, read_photo=photo_reader()
        )
        server.serve(table)
        port = way.port or self._game.port
        try:
            running = RunningServer(server, way.address, port, way.certificate)
        except OSError as problem:
            raise UsageError(
                f"host: {way.address} port {port}: {problem.strerror}; another --port may be free"
            ) from None
        self._game.port = running.port
        self._devices = server
        running.start()
        try:
            host = reached_at(way.address)
            yield f"{'https' if secure else 'http'}://{f'[{host}]' if ':' in host else host}:{running.port}/"
        finally:
            running.stop()

    def _serve_devices(self) -> None:
        """Serve until the game is over and everybody has heard how it ended."""
        from accessible_games.hosting.doorkeeper import Reopening

        hosted = self.hosted
        if self._game.begun:
            hosted.begin(self._game.resumed())
        door = Reopening(self._doorkeeper)
        while not hosted.over:
            now = time.monotonic()
            due = hosted.advance(now)
            _tell_of_door(door, now)
            wait = _GLANCE if due is None else min(_GLANCE, due - time.monotonic())
            hosted.serve(max(0.001, wait))
        self._see_off()

    def _see_off(self) -> None:
        """Serve those who are still there for a while: they hear how it ended, and look back."""
        hosted = self.hosted
        hosted.put()
        asked = hosted.questions
        until = time.monotonic() + _FAREWELL
        while self._devices.connected and time.monotonic() < until:
            hosted.look_in(time.monotonic())
            hosted.serve(0.2)
            if hosted.questions != asked:  # somebody looks back
                asked, until = hosted.questions, time.monotonic() + _LOOKING_BACK

    @contextlib.contextmanager
    def _serving_aside(self) -> Iterator[None]:
        """Serve those who look back at their devices while the keyboard is asked something."""
        done = threading.Event()

        def serve() -> None:
            while not done.is_set():
                self.hosted.look_in(time.monotonic())
                self.hosted.serve(0.05)

        server = threading.Thread(target=serve, name="looking back", daemon=True)
        server.start()
        try:
            yield
        finally:
            done.set()
            server.join()

    def _tell_way_in(self, session: Session) -> None:
        """Say by which address and code friends come, sign by sign."""
        console = session.console
        self._console = console
        address, code = (_spelt(text, console.language) for text in (self._address, self._game.code))
        session.front.show(console.text("cli-host-open", address=address.text, code=code.text))
        console.speak("cli-host-open", address=address, code=code)
        if self.hosted.awaited:
            console.tell("cli-host-awaited", n=self.hosted.awaited)
        if self._game.shares and not self._game.begun:
            console.tell("cli-host-share-how")
        closed = self._doorkeeper.closed
        if closed:
            console.tell("cli-host-closed")
        if isinstance(session.front, Board):
            self._offered = ["cli-host-again"]
            if self._game.shares and not self.hosted.awaited:
                self._offered.append("cli-host-begin")
            if closed:
                self._offered.append("cli-host-reopen")
            console.offer("cli-host-waiting", [(key, {}) for key in self._offered], picture=self._picture())
        else:
            console.tell("cli-host-reopen-typed" if closed else "cli-host-qr")

    def _picture(self) -> bytes:
        """The way in as a QR code."""
        from accessible_games.hosting.qrcode import png, way_in

        return png(way_in(self._address, self._game.code))

    def _show_code(self, session: Session) -> None:
        """The same in letters, where the terminal has them."""
        from accessible_games.hosting.qrcode import in_letters, way_in

        lines = in_letters(way_in(self._address, self._game.code))
        if not fits("".join(lines), session.front.encoding):
            session.console.tell("cli-host-no-qr")
            return
        for line in lines:
            session.front.show(line)

    def _wait_for_all(self, session: Session) -> None:
        """Wait for those who are still to come; a line tells the way in again."""
        waits = self._game.shares and not self._game.begun
        closed = False
        while self.hosted.awaited or waits:
            self.hosted.serve()
            if self._doorkeeper.closed and not closed:
                self._tell_way_in(session)
            closed = self._doorkeeper.closed
            line = session.front.next(_LOOK_SECONDS)
            if line is None:
                continue
            wanted = self._wanted(session, line)
            if wanted == "cli-host-qr":
                self._show_code(session)
                continue
            if wanted == "cli-host-reopen":
                self._doorkeeper.open()
                session.console.tell("cli-host-reopened")
            elif wanted != "cli-host-again":
                waits = waits and bool(self.hosted.awaited)
            if self.hosted.awaited or waits:
                self._tell_way_in(session)
        self.hosted.leave_at_keyboard()

    def _wanted(self, session: Session, line: str) -> str:
        """The entry that was chosen on a board, or what a typed word is for."""
        said = line.strip().casefold()
        if not isinstance(session.front, Board):
            return _TYPED.get(said, "cli-host-begin")
        place = int(said) - 1 if said.isdecimal() else -1
        return self._offered[place] if 0 <= place < len(self._offered) else "cli-host-begin"

    def _play_beside(self, session: Session) -> None:
        """Play with those at the keyboard, and again as often as they want it."""
        while self._play_once(session):
            with self._serving_aside():
                again = wants_again(session, closes=self._tells)
            if not again:
                break
            self.hosted.clear_away()
        self._see_off()

    def _play_once(self, session: Session) -> bool:
        """Play one game; whether it came to its end."""
        hosted = self.hosted
        opened = self._game.resumed() if self._game.begun else hosted.open_game()
        here = [
            Seat(seat)
            for seat, player in enumerate(opened.players)
            if player.person and seat not in hosted.places
        ]

        from accessible_games.hosting.doorway import Doorway

        def join(turns: Turns) -> None:
            turns.join(Doorway(hosted))
            hosted.go_on(opened, turns)

        saves = self._game.saves
        assert saves is not None  # it was made with the game
        phones = ServedPhones(hosted, self._address.partition("//")[2].rstrip("/"), self._game.code)
        play_table(
            session, self._game.game, opened.table, opened.players, saves, opened.rng, here=here, join=join,
            phones=phones, shared=self._game.shares,
        )  # fmt: skip
        return not opened.table.actors()


def _tell_of_door(door: Reopening, now: float) -> None:
    """Open a closed table again in time; whoever reads what the program says finds both there."""
    told = door.look(now)
    if told == "closed":
        minutes = round(door.waits / 60)
        print(
            f"Thirty wrong codes came in: nobody new can join for {minutes} minutes; whoever sits stays.",
            flush=True,
        )
    elif told == "opened":
        print("Friends can join again.", flush=True)
