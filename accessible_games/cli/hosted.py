"""A hosted game as this computer keeps it: who was asked for, its journal, who may come back to a seat."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from accessible_games.engine import Bot, Game, LiveGame, Seat, seats_of
from accessible_games.engine.journal import Journal, open_table
from accessible_games.engine.table import ChanceSource, RandomChance, TypedChance
from accessible_games.games import live_part
from accessible_games.play.journalfile import JournalFile
from accessible_games.play.match import Aside
from accessible_games.play.players import Player
from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.settings import load_settings
from accessible_games.play.wholefile import PRIVATE, replace_file

from .failure import UsageError
from .fields import PlayerSpec, check_seats, game_of, read_players
from .folders import Folders
from .invocation import as_typed
from .options import played_options
from .play import NewGame
from .saves import GameFolder, KeptGame
from .seats import bot_name, make_players, players_of
from .served import APART

if TYPE_CHECKING:
    from accessible_games.hosting.hosted import Hosted, Opened
    from accessible_games.hosting.inbox import Inbox
    from accessible_games.hosting.places import Newcomer


# -- who sits where, kept for those who come back -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table as it is kept beside its journal.

    Attributes:
        path: its file.
        game: what is played.
        journal: the journal's file.
        table: what its cookies are called.
        code: for newcomers.
        port: where it listened.
        seats: by seat: name, language and sealed token of who sits there with a device.
    """

    path: Path
    game: str
    journal: Path
    table: str
    code: str
    port: int
    seats: Mapping[Seat, Mapping[str, str]]


def kept_tables(folders: Folders) -> Iterator[KeptTable]:
    """The tables that were hosted and are not over, the latest first; what cannot be read is passed by."""
    for path in GameFolder(folders.journals).hosted():
        with contextlib.suppress(OSError, ValueError, KeyError, TypeError, AttributeError):
            kept = _read(path)
            if kept.journal.is_file():
                yield kept


def _read(path: Path) -> KeptTable:
    table = json.loads(path.read_text(encoding="utf-8"))
    seats = {Seat(int(seat)): dict(row) for seat, row in table["seats"].items()}
    return KeptTable(
        path,
        str(table["game"]),
        Path(table["journal"]),
        str(table["table"]),
        str(table["code"]),
        int(table["port"]),
        {seat: {key: str(row[key]) for key in ("name", "language", "seal")} for seat, row in seats.items()},
    )


def last_table(folders: Folders, game: str) -> KeptTable:
    """The table of a game that was hosted last and is not over.

    Raises:
        UsageError: there is none.
    """
    for kept in kept_tables(folders):
        if kept.game == game:
            return kept
    raise UsageError(f"host: there is no table of {game} to go on with; leave --resume out")


class _KeptHostedGame(KeptGame):
    """A kept game that is gone on with by the verb `host`."""

    game = ""

    @property
    def command(self) -> str:
        """What to type to go on with it."""
        return as_typed("host", self.game, "--resume") if super().command else ""


# -- the game ---------------------------------------------------------------------------------------------


def read_joining_players(
    game: Game, text: str | None, options: Mapping[str, Any], *, shares: bool = False
) -> Sequence[PlayerSpec]:
    """Who was asked for, by seat.

    Args:
        game: what is played.
        text: as it was typed; None: all join, as few as can play.
        options: of the game.
        shares: whether those at the keyboard may take hand and questions to a device.

    Raises:
        UsageError: it cannot be read, or nobody joins.
    """
    seats = seats_of(game, options, {})
    specs = read_players(text or ",".join(["join"] * seats[0]), tuple(game.bots), joins=True)
    check_seats(specs, seats, game.name)
    if not any(spec.joins or (shares and not spec.bot) for spec in specs):
        raise UsageError("players: nobody joins; write join for each who comes with a device")
    game.new_state(len(specs), options, {})  # whatever the options do not allow is told now
    return specs


class HostedGame:
    """A game whose players come with devices: from who was asked for to a journal that is closed.

    Args:
        game: what is played.
        specs: who was asked for, by seat.
        folders: of the user.
        options: of the game.
        seed: gives the same deals again; None for new ones.
        code: for newcomers.
        kept: the table that is gone on with; None: a new one.
        inbox: of the thread that has the table; None: it has one of its own.
        aside: lets bots think that take their time.
        hints: whether players may ask what to do; None: as the settings say.
        shares: whether those at the keyboard may take hand and questions to a device.
        typed: whether people deal real cards, and type what came.
    """

    def __init__(
        self,
        game: Game,
        specs: Sequence[PlayerSpec],
        folders: Folders,
        *,
        options: Mapping[str, Any],
        seed: int | None,
        code: str,
        kept: KeptTable | None = None,
        inbox: Inbox | None = None,
        aside: Aside | None = None,
        hints: bool | None = None,
        shares: bool = False,
        typed: bool = False,
    ) -> None:
        self.game = game
        self.code = code
        self.id = kept.table if kept else secrets.token_hex(4)
        self.port = kept.port if kept else 0
        self.saves: KeptGame | None = None
        """Where the game is kept; None before it has begun."""
        self._specs = specs
        self._folders = folders
        self._options = options
        self._seed = seed
        self._kept = kept
        self._hints = hints
        self.shares = shares
        """Whether those at the keyboard may take hand and questions to a device."""
        self._typed = typed
        self._aside = aside
        self._games = GameFolder(folders.journals)
        self._settings = load_settings(folders.settings).settings
        self._language = self._settings.language or LANGUAGES[0]
        self._journal: JournalFile | None = None
        self._found: Journal | None = None
        self.hosted = self._make_hosted(inbox)

    @classmethod
    def again(
        cls,
        kept: KeptTable,
        game: Game,
        folders: Folders,
        *,
        inbox: Inbox | None = None,
        aside: Aside | None = None,
    ) -> HostedGame:
        """A table that is gone on with.

        Raises:
            GameError: its journal cannot be gone on with.
        """
        journal, found = JournalFile.reopen(kept.journal)
        try:
            specs = [
                PlayerSpec(bot=row["bot"])
                if row.get("bot")
                else PlayerSpec(row.get("name", ""), joins=Seat(seat) in kept.seats)
                for seat, row in enumerate(found.header.players)
            ]
            hosted = cls(
                game, specs, folders, options=found.header.options, seed=None, code=kept.code, kept=kept,
                inbox=inbox, aside=aside, typed=bool(found.header.deals),
            )  # fmt: skip
        except BaseException:
            journal.close()
            raise
        hosted._journal, hosted._found = journal, found
        for seat, row in kept.seats.items():
            if row["seal"] and seat in hosted.hosted.places:
                hosted.hosted.lay(seat, row["name"], row["language"], row["seal"].split(","))
        return hosted

    @property
    def begun(self) -> bool:
        """Whether it comes from a journal."""
        return self._found is not None

    def _make_hosted(self, inbox: Inbox | None) -> Hosted:
        from accessible_games.hosting.hosted import Hosted

        places = {
            Seat(seat): spec.language or self._language for seat, spec in enumerate(self._specs) if spec.joins
        }
        alone = sum(bool(spec.bot) for spec in self._specs) == 1
        names = {
            Seat(seat): bot_name(0 if alone else seat + 1) if spec.bot else self._players([spec])[0].name
            for seat, spec in enumerate(self._specs)
            if not spec.joins
        }
        people = [Seat(seat) for seat, spec in enumerate(self._specs) if not (spec.joins or spec.bot)]
        kept_for = {seat: names.pop(seat).text for seat in people if self.shares}
        hosted = Hosted(places, self._open_game, others=list(names.values()), inbox=inbox, kept_for=kept_for)
        hosted.seats_changed = self.keep_seats
        hosted.races = hasattr(live_part(self.game.name, APART), "make_referee")
        return hosted

    def _players(self, specs: Sequence[PlayerSpec]) -> tuple[Player, ...]:
        return make_players(specs, self._settings, self._language, self._settings.verbosity)

    def _open_game(self, newcomers: Mapping[Seat, Newcomer]) -> Opened:
        """A new game, with the names of those who came; once more, if one is over."""
        if self.saves is not None:
            self._let_go(over=True)
            self._found, self._seed = None, None
        specs = [
            PlayerSpec(newcomers[Seat(seat)].name, language=newcomers[Seat(seat)].language)
            if Seat(seat) in newcomers
            else spec
            for seat, spec in enumerate(self._specs)
        ]
        players = self._players(specs)
        options = played_options(self.game, self._options, {})
        new = NewGame(self.game, specs, options, seed=self._seed, typed=self._typed, hints=self._hints)
        header = new.header(players, self._language, hints=new.advises(self._settings))
        saves = self._keep(self._games.create(header))
        return self._opened(new.table(header, saves), players, saves)

    def resumed(self) -> Opened:
        """The game that is gone on with."""
        assert self._found is not None and self._journal is not None
        saves = self._keep(self._journal)
        header = self._found.header
        chance: ChanceSource = TypedChance() if header.deals else RandomChance(Random())
        table = open_table(game_of(header), self._found, chance, saves)
        return self._opened(table, players_of(header, self._settings, self._language), saves)

    def _keep(self, journal: JournalFile) -> KeptGame:
        self._journal = journal
        saves = _KeptHostedGame(journal, self._games, self._language)
        saves.game = self.game.name
        saves.begin()
        self.saves = saves
        return saves

    def _opened(self, table: Any, players: Sequence[Player], saves: KeptGame) -> Opened:
        from accessible_games.hosting.hosted import Opened

        game = self.game
        rng = Random(f"bots {self._seed}") if self._seed is not None else Random()

        def make_bot(level: str, seat: Seat) -> Bot:
            return game.bots[level](seat, table.seats)

        lives = isinstance(game, LiveGame) and game.live(table.view(None))
        apart = live_part(game.name, APART) if lives else None
        return Opened(
            table, players, saves, make_bot, rng, self._aside,
            getattr(apart, "make_referee", None), getattr(apart, "make_tones", None),
        )  # fmt: skip

    # -- who sits where ------------------------------------------------------------------------------------

    def keep_seats(self) -> None:
        """Write down who sits where: tokens sealed, so that nobody can come in with the file.

        A disk that refuses keeps nobody from playing; only coming back after a crash needs the file.
        """
        path = self._seats_file()
        if path is None or self._journal is None:
            return
        places = self.hosted.places.values()
        kept = {
            "game": self.game.name,
            "journal": str(self._journal.path),
            "table": self.id,
            "code": self.code,
            "port": self.port,
            "seats": {
                one.seat: {"name": one.name, "language": one.language, "seal": ",".join(one.seals)}
                for one in places
            },
        }
        with contextlib.suppress(OSError):
            replace_file(path, json.dumps(kept, ensure_ascii=False).encode("utf-8"), PRIVATE)

    def _seats_file(self) -> Path | None:
        journal = self._journal
        if journal is None or not journal.there:
            return None
        return self._games.beside(journal.path)

    def close(self) -> None:
        """Let go of the journal; who sat where is forgotten with a game that is over."""
        self._let_go(over=self.hosted.over)

    def _let_go(self, *, over: bool) -> None:
        seats = self._seats_file()
        if self.saves is not None:
            self.saves.close(over=over)
        elif self._journal is not None:
            self._journal.close()
        if over and seats is not None:
            with contextlib.suppress(OSError):
                seats.unlink()
        self.saves = self._journal = None
