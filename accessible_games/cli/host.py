"""`host`: a table that friends join from devices of their own, beside whoever sits at this computer."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import ipaddress
import json
import secrets
import socket
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import Game, Seat, seats_of
from accessible_games.engine.journal import Journal, open_table
from accessible_games.engine.table import RandomChance
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.guide import read_command
from accessible_games.narration.names import PlayerName
from accessible_games.play.journalfile import JournalFile
from accessible_games.play.match import Thinker
from accessible_games.play.players import Player
from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.settings import load_settings
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput
from accessible_games.play.wholefile import PRIVATE, replace_file

from .answers import Back
from .console import Console, Said
from .failure import OK, UsageError
from .fields import PlayerSpec, check_seats, game_of, get_known_game, read_options, read_players
from .folders import Folders
from .invocation import as_typed
from .parser import Parser, whole_number
from .play import NewGame
from .saves import GameFolder, KeptGame
from .seats import bot_name, make_players, players_of
from .session import Session, add_session_arguments
from .table import play_table

if TYPE_CHECKING:
    from accessible_games.hosting.hosted import Hosted, Newcomer, Opened
    from accessible_games.hosting.server import RunningServer

ABOUT: Final = (
    "Let friends join with a phone, a tablet or a computer of their own: each opens an address in a browser, "
    "types a name and a code, and plays with their own screen reader or voice. Nothing is installed there."
)

_FOLDER: Final = "hosted"
"""Beside the journals: who sits where, so that they can come back."""
_LOOK_SECONDS: Final = 0.05
_FAREWELL: Final = 20.0
"""Seconds after the end in which devices may still fetch what was told last."""
_MISSING: Final = (
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
    parser.add_argument(
        "--seed", type=whole_number(-(10**18), 10**18), help="The same number gives the same deals."
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="An option of the game."
    )
    parser.add_argument("--certificate", type=Path, metavar="FILE", help="For https: the certificate.")
    parser.add_argument("--key", type=Path, metavar="FILE", help="For https: the key of the certificate.")
    parser.add_argument(
        "--resume", action="store_true", help="Go on with the table of this game that was hosted last."
    )
    parser.add_argument("--headless", action="store_true", help="Nobody sits at this computer.")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Open the table, and keep it open until the game is over."""
    try:
        from accessible_games.hosting import server  # noqa: F401
    except ImportError as problem:
        raise UsageError(_MISSING) from problem
    game = get_known_game(arguments.game)
    _check(arguments)
    folders = Folders.of_user()
    kept = _last_table(folders, game.name) if arguments.resume else None
    table = _Table(game, arguments, folders, kept)
    return table.run()


def _check(arguments: argparse.Namespace) -> None:
    """Hold what was typed to what can be."""
    try:
        ipaddress.ip_address(arguments.address)
    except ValueError:
        raise UsageError(
            f"host: --address {arguments.address!r}: numbers such as 127.0.0.1 or 0.0.0.0 are allowed"
        ) from None
    code = arguments.code
    if code is not None and not (code.isascii() and code.isdecimal() and 4 <= len(code) <= 12):
        raise UsageError("host: --code: 4 to 12 digits are allowed")
    if (arguments.certificate is None) != (arguments.key is None):
        raise UsageError("host: --certificate and --key go together")
    for file in (arguments.certificate, arguments.key):
        if file is not None and not file.is_file():
            raise UsageError(f"host: {file}: there is no such file")


# -- who sits where, kept for those who come back -----------------------------------------------------


@dataclasses.dataclass(frozen=True, slots=True)
class _KeptTable:
    """A table as it is kept beside its journal.

    Attributes:
        path: its file.
        journal: the journal's file.
        table: what its cookies are called.
        code: for newcomers.
        port: where it listened.
        seats: by seat: name, language and sealed token of who sits there with a device.
    """

    path: Path
    journal: Path
    table: str
    code: str
    port: int
    seats: Mapping[Seat, Mapping[str, str]]


def _last_table(folders: Folders, game: str) -> _KeptTable:
    """The table of a game that was hosted last and is not over.

    Raises:
        UsageError: there is none.
    """
    folder = folders.journals / _FOLDER
    for path in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            found = json.loads(path.read_text(encoding="utf-8"))
            seats = {Seat(int(seat)): dict(row) for seat, row in found["seats"].items()}
            kept = _KeptTable(
                path,
                Path(found["journal"]),
                str(found["table"]),
                str(found["code"]),
                int(found["port"]),
                seats,
            )
            if found["game"] == game and kept.journal.is_file():
                return kept
    raise UsageError(f"host: there is no table of {game} to go on with; leave --resume out")


class _HostedGame(KeptGame):
    """A kept game that is gone on with by this verb.

    Args:
        game: its id.
    """

    game = ""

    @property
    def command(self) -> str:
        """What to type to go on with it."""
        return as_typed("host", self.game, "--resume") if super().command else ""


# -- the table -----------------------------------------------------------------------------------------


def _spelt(text: str, language: str) -> Said:
    """An address or a code, read sign by sign."""
    plain = text.partition("//")[2].rstrip("/") or text
    signs = " ".join(plain)
    return Said(plain, read_command(KANA, signs), read_command(language, signs))


class _Table:
    """One hosted table, from its opening to its end.

    Args:
        game: what is played.
        arguments: what was typed.
        folders: of the user.
        kept: the table that is gone on with; None: a new one.
    """

    def __init__(
        self, game: Game, arguments: argparse.Namespace, folders: Folders, kept: _KeptTable | None
    ) -> None:
        from accessible_games.hosting.doorkeeper import Doorkeeper, new_code

        self._game = game
        self._arguments = arguments
        self._folders = folders
        self._kept = kept
        self._games = GameFolder(folders.journals)
        self._settings = load_settings(folders.settings).settings
        self._language = self._settings.language or LANGUAGES[0]
        self._options = read_options(arguments.option)
        self._journal: JournalFile | None = None
        self._found: Journal | None = None
        if kept is not None:
            self._journal, self._found = JournalFile.reopen(kept.journal)
        self._specs = self._read_specs()
        self._id = kept.table if kept else secrets.token_hex(4)
        self._code = arguments.code or (kept.code if kept else new_code())
        self.doorkeeper = Doorkeeper(self._code)
        self.hosted = self._make_hosted()
        self._saves: _HostedGame | None = None
        self._server: RunningServer | None = None
        self._thinker = Thinker()
        self._console: Console | None = None
        self._address = ""

    def _read_specs(self) -> Sequence[PlayerSpec]:
        """Who was asked for, by seat."""
        if self._found is not None and self._kept is not None:
            rows = self._found.header.players
            return [
                PlayerSpec(bot=row.get("bot", ""))
                if row.get("bot")
                else PlayerSpec(
                    row.get("name", ""), language=row.get("language", ""), joins=seat in self._kept.seats
                )
                for seat, row in enumerate(rows)
            ]
        seats = seats_of(self._game, self._options, {})
        typed = self._arguments.players or ",".join(["join"] * seats[0])
        specs = read_players(typed, tuple(self._game.bots), joins=True)
        check_seats(specs, seats, self._game.name)
        if not any(spec.joins for spec in specs):
            raise UsageError("host: players: nobody joins; write join for each who comes with a device")
        at_keyboard = [spec.name for spec in specs if not (spec.joins or spec.bot)]
        if at_keyboard and self._arguments.headless:
            raise UsageError(f"host: --headless: nobody sits at this computer, and {at_keyboard[0]} would")
        self._game.new_state(len(specs), self._options, {})  # whatever the options do not allow is told now
        return specs

    def _make_hosted(self) -> Hosted:
        from accessible_games.hosting.hosted import Hosted

        places = {
            Seat(seat): spec.language or self._language for seat, spec in enumerate(self._specs) if spec.joins
        }
        others = [
            make_players([spec], self._settings, self._language, self._settings.verbosity)[0].name
            if not spec.bot
            else bot_name(seat)
            for seat, spec in enumerate(self._specs, 1)
            if not spec.joins
        ]
        hosted = Hosted(places, self._open_game, welcome=self._welcome, others=others)
        hosted.seats_changed = self._keep_seats
        return hosted

    def _welcome(self, newcomer: Newcomer, awaited: int) -> None:
        """Say who has come."""
        if self._console is None:
            print(f"{newcomer.name} has come; {awaited} still awaited.", flush=True)
        else:
            name = self._console.listed([PlayerName(newcomer.name)])
            self._console.tell("cli-host-come", name=name, n=awaited)

    # -- the game ------------------------------------------------------------------------------------------

    def _open_game(self, newcomers: Mapping[Seat, Newcomer]) -> Opened:
        """A new game, with the names of those who came."""
        specs = [
            PlayerSpec(newcomers[Seat(seat)].name, language=newcomers[Seat(seat)].language)
            if Seat(seat) in newcomers
            else spec
            for seat, spec in enumerate(self._specs)
        ]
        players = make_players(specs, self._settings, self._language, self._settings.verbosity)
        new = NewGame(self._game, specs, self._options, seed=self._arguments.seed)
        header = new.header(players, self._language)
        saves = self._keep(self._games.create(header))
        return self._opened(new.table(header, saves), players, saves)

    def _keep(self, journal: JournalFile) -> _HostedGame:
        self._journal = journal
        saves = self._saves = _HostedGame(journal, self._games, self._language)
        saves.game = self._game.name
        saves.begin()
        return saves

    def _resumed(self) -> Opened:
        """The game that is gone on with."""
        assert self._found is not None and self._journal is not None
        saves = self._keep(self._journal)
        table = open_table(game_of(self._found.header), self._found, RandomChance(Random()), saves)
        return self._opened(table, players_of(self._found.header, self._settings, self._language), saves)

    def _opened(self, table: Any, players: Sequence[Player], saves: KeptGame) -> Opened:
        from accessible_games.hosting.hosted import Opened

        seed, game = self._arguments.seed, self._game
        rng = Random(f"bots {seed}") if seed is not None else Random()
        return Opened(
            table,
            players,
            saves,
            lambda level, seat: game.bots[level](seat, table.seats),
            rng,
            self._thinker,
        )

    def _keep_seats(self) -> None:
        """Write down who sits where: tokens sealed, so that nobody can come in with the file."""
        if self._journal is None or not self._journal.there:
            return
        folder = self._folders.journals / _FOLDER
        seats = {
            place.seat: {"name": place.name, "language": place.language, "seal": place.seal}
            for place in self.hosted.places.values()
        }
        kept = {
            "game": self._game.name,
            "journal": str(self._journal.path),
            "table": self._id,
            "code": self._code,
            "port": self._server.port if self._server else 0,
            "seats": seats,
        }
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self._journal.path.stem}.json"
        replace_file(path, json.dumps(kept, ensure_ascii=False).encode("utf-8"), PRIVATE)

    # -- its run -------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Listen, and serve until the game is over; returns the exit code."""
        arguments = self._arguments
        if self._kept is not None:
            self._lay_places(self._kept)
        with self._serving() as self._address:
            print(f"Listening on {self._address} code {self._code}", flush=True)
            try:
                if arguments.headless:
                    self._serve_devices()
                else:
                    self._serve_beside_keyboard()
            except KeyboardInterrupt:
                pass
            finally:
                self._thinker.close()
                if self._saves is not None:
                    self._saves.close(over=self.hosted.over)
                if self.hosted.over:
                    self._forget_seats()
        return OK

    def _lay_places(self, kept: _KeptTable) -> None:
        """Let those who sat there come back to their seats."""
        for seat, row in kept.seats.items():
            self.hosted.lay(seat, row["name"], row["language"], row["seal"])

    def _forget_seats(self) -> None:
        if self._journal is not None:
            path = self._folders.journals / _FOLDER / f"{self._journal.path.stem}.json"
            with contextlib.suppress(OSError):
                path.unlink()

    @contextlib.contextmanager
    def _serving(self) -> Iterator[str]:
        """Run the server; gives its address as a browser takes it."""
        from accessible_games.hosting.server import OneTable, RunningServer, ServedTable, TableServer

        arguments = self._arguments
        secure = arguments.certificate is not None
        table = ServedTable(self._id, self._game.name, self.hosted)
        server = TableServer(OneTable(table, self.doorkeeper), self._cue, secure=secure)
        server.serve(table)
        certificate = (str(arguments.certificate), str(arguments.key)) if secure else None
        port = arguments.port or (self._kept.port if self._kept else 0)
        try:
            running = RunningServer(server, arguments.address, port, certificate)
        except OSError as problem:
            raise UsageError(
                f"host: {arguments.address} port {port}: {problem.strerror}; another --port may be free"
            ) from None
        self._server = running
        self._devices = server
        running.start()
        try:
            host = _reached_at(arguments.address)
            yield f"{'https' if secure else 'http'}://{f'[{host}]' if ':' in host else host}:{running.port}/"
        finally:
            running.stop()

    def _cue(self, name: str) -> bytes | None:
        """The sound of a cue, as WAV."""
        from audio.cues import cached, entries_of
        from audio.packs import STANDARD
        from audio.pcm import encode_wav

        entry = entries_of(STANDARD, None, None)[0].get(name)
        return None if entry is None else encode_wav(cached(self._folders.cache / "cues", entry, 0))

    def _serve_devices(self) -> None:
        """Serve until the game is over and everybody has heard how it ended."""
        hosted = self.hosted
        if self._found is not None:
            hosted.begin(self._resumed())
        while not hosted.over:
            now = time.monotonic()
            due = hosted.advance(now)
            hosted.serve(None if due is None else max(0.0, due - time.monotonic()) or 0.001)
        self._see_off()

    def _see_off(self) -> None:
        """Serve those who are still there for a while: they hear how it ended."""
        hosted = self.hosted
        hosted.put()
        until = time.monotonic() + _FAREWELL
        while self._devices.connected and time.monotonic() < until:
            hosted.look_in(time.monotonic())
            hosted.serve(0.2)

    def _serve_beside_keyboard(self) -> None:
        """Play at this keyboard, too; who sits nowhere hears what everybody may know."""
        with Session(self._arguments) as session, contextlib.suppress(EndOfInput, Back):
            session.begin()
            self._tell_way_in(session)
            self._wait_for_all(session)
            self._play_beside(session)

    def _tell_way_in(self, session: Session) -> None:
        """Say by which address and code friends come, sign by sign."""
        console = session.console
        self._console = console
        console.tell(
            "cli-host-open",
            address=_spelt(self._address, console.language),
            code=_spelt(self._code, console.language),
        )
        if self.hosted.awaited:
            console.tell("cli-host-awaited", n=self.hosted.awaited)

    def _wait_for_all(self, session: Session) -> None:
        """Wait for those who are still to come; a line tells the way in again."""
        while self.hosted.awaited:
            self.hosted.serve()
            if session.front.next(_LOOK_SECONDS) is not None:
                self._tell_way_in(session)

    def _play_beside(self, session: Session) -> None:
        hosted = self.hosted
        opened = self._resumed() if self._found is not None else hosted.open_game()
        here = [
            Seat(seat)
            for seat, player in enumerate(opened.players)
            if player.person and seat not in hosted.places
        ]

        from accessible_games.hosting.hosted import Doorway

        def join(turns: Turns) -> None:
            turns.join(Doorway(hosted))
            hosted.go_on(opened, turns)

        saves = self._saves
        assert saves is not None  # it was made with the game
        play_table(
            session, self._game, opened.table, opened.players, saves, opened.rng, here=here, join=join
        )
        self._see_off()


def _reached_at(address: str) -> str:
    """The address of this computer where it listens: one of the local network, if it listens everywhere."""
    found = ipaddress.ip_address(address)
    if not found.is_unspecified:
        return address
    family = socket.AF_INET6 if found.version == 6 else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:  # nothing is sent: it only asks by which way packets would leave
            probe.connect(("2001:db8::1" if found.version == 6 else "192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "::1" if found.version == 6 else "127.0.0.1"
