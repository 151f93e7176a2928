"""`play`: a game at this computer, people and bots in any mix."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, Final

from accessible_games.engine import Game, OptionError, seats_of
from accessible_games.engine.dealing import DealtGame, PeopleOnly
from accessible_games.engine.journal import TYPED, Header
from accessible_games.engine.table import ChanceSource, RandomChance, Table, TypedChance
from accessible_games.games import GAMES, get_game
from accessible_games.games.deck import read_data
from accessible_games.narration.names import PlayerName
from accessible_games.play.daily import DatedChance, marked, robots_of, seed_of
from accessible_games.play.journalfile import JournalFile, JournalFileError
from accessible_games.play.players import Player
from accessible_games.play.questions import is_question
from accessible_games.play.recording import occasion_of
from accessible_games.play.settings import Settings
from accessible_games.play.typed import EndOfInput

from .afterwards import look_back, tell_story
from .answers import Back, counted_of
from .console import Message
from .failure import OK, UsageError
from .fields import (
    DEFAULT_LEVEL,
    LONGEST_NAME,
    PlayerSpec,
    add_game_arguments,
    check_seats,
    get_known_game,
    read_options,
    read_players,
)
from .firsttold import tell_aim, tell_first_rules
from .front import TERMINAL, WINDOW
from .knownwords import is_word
from .options import carried_options, played_options, tell_played
from .parser import Parser, one_of
from .recorded import fair_for, level_words
from .saves import GameFolder, KeptGame
from .seats import header_rows, make_players
from .session import Session, add_session_arguments
from .table import play_table, settle_private_speech

TAKE_BACK: Final = "take_back"
HINTS: Final = "hints"

ABOUT: Final = (
    "Play a game at this computer: several people, bots, or both. "
    "Everything is told in words; each move is kept before it is told."
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", metavar="GAME", help="The game's name, such as kami.")
    parser.add_argument(
        "--players",
        metavar="LIST",
        help="Who plays, by seat, with commas: a name, a name with a language such as Ana:fr, "
        "bot, or bot:medium. A Japanese name may carry its reading: NAME=KANA:ja.",
    )
    add_deals_argument(parser)
    more = (
        " take_back=true lets one person against bots take a decision back even after something was revealed."
    )
    add_game_arguments(parser, more)
    add_session_arguments(parser)
    parser.add_argument(
        "--data", type=Path, metavar="FILE", help="What your box prints differently, as TOML."
    )
    parser.add_argument(
        "--journal", type=Path, metavar="FILE", help="Keep the game in this new file, not among the others."
    )


def add_deals_argument(parser: Parser) -> None:
    """The word that says whose cards are dealt."""
    parser.add_argument(
        "--deals",
        type=one_of(TYPED),
        help="typed: you deal your real cards and type what came, and the program referees; "
        "for games with cards to be dealt.",
    )


def check_deals(arguments: argparse.Namespace, game: Game) -> None:
    """Refuse real cards where they cannot be typed.

    Raises:
        UsageError: the game is not dealt by hand, or the window was asked for.
    """
    if not arguments.deals:
        return
    if not isinstance(game, DealtGame):
        raise UsageError(f"--deals {TYPED}: {game.name} is not dealt by hand this way; {_dealt_games()} are")
    if arguments.front == WINDOW:
        raise UsageError(
            f"--deals {TYPED}: real cards are typed in the terminal; --front {TERMINAL} is allowed"
        )


def run(arguments: argparse.Namespace) -> int:
    """Set the table and play."""
    game = get_known_game(arguments.game)
    options = read_options(arguments.option)
    take_back, hints = (read_switch(options, key) for key in (TAKE_BACK, HINTS))
    data = read_data(arguments.data) if arguments.data else {}
    check_deals(arguments, game)
    seats = seats_of(game, options, data)
    specs: Sequence[PlayerSpec] | None = None
    if arguments.players is not None:
        specs = read_players(arguments.players, tuple(game.bots))
        check_seats(specs, seats, game.name)
    # Whatever the options allow for one number of seats is told before anybody types a name.
    game.new_state(len(specs) if specs else seats[-1], options, data)
    if arguments.deals:
        arguments.front = TERMINAL
    with Session(arguments) as session:
        try:
            session.begin()
            if specs is None:
                asks = session.interactive
                specs = ask_players(session, game, seats) if asks else _one_person(session, seats)
            typed = arguments.deals is not None
            new = NewGame(game, specs, options, data, arguments.seed, arguments.journal, typed, take_back)
            new = replace(new, hints=hints)
            return start_game(session, new, closes=True)
        except (EndOfInput, Back):
            return OK


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game that is to begin.

    Attributes:
        game: the game.
        specs: who plays, by seat.
        options: as the game takes them.
        data: as the game takes it.
        seed: gives the same deals again; None for new ones.
        path: its journal; None for one among the others.
        typed: whether people deal real cards, and type what came.
        take_back: whether a decision may be taken back even after something was revealed; None: as the
            settings say.
        day: the day whose game of the day it is; None for another game.
        again: whether it is a try at that which does not count.
        hints: whether players may ask what to do; None: as the settings say.
    """

    game: Game
    specs: Sequence[PlayerSpec]
    options: Mapping[str, Any]
    data: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    path: Path | None = None
    typed: bool = False
    take_back: bool | None = None
    day: date | None = None
    again: bool = False
    hints: bool | None = None

    def advises(self, settings: Settings) -> bool:
        """Whether players may ask what to do."""
        alone = sum(not spec.bot for spec in self.specs) == 1
        if self.hints is not None:
            return self.hints
        return settings.hints == "all" or (settings.hints == "alone" and alone)

    def takes_back(self, settings: Settings) -> bool:
        """Whether decisions may be taken back after a reveal, too: one person against robots may want it.

        Raises:
            UsageError: it was asked for, and is not possible here.
        """
        alone = sum(not spec.bot for spec in self.specs) == 1 and not self.typed
        if self.take_back and not alone:
            raise UsageError(
                f"option {TAKE_BACK}: it is for one person against bots, whose cards are dealt here"
            )
        return alone and (settings.take_back if self.take_back is None else self.take_back)

    def header(
        self, players: Sequence[Player], language: str, *, take_back: bool = False, hints: bool | None = None
    ) -> Header:
        """The first line of its journal."""
        rows = header_rows(players, language)
        if self.day is not None:
            rows[0] = marked(rows[0], self.day, again=self.again)
        return Header(
            self.game.name,
            len(players),
            self.options,
            self.data,
            rows,
            deals=TYPED if self.typed else "",
            take_back=take_back,
            hints=hints,
        )

    def table(self, header: Header, kept: KeptGame) -> Table:
        """Its table, at which nothing is dealt yet."""
        rng = Random(self.seed) if self.seed is not None else Random()
        chance: ChanceSource = TypedChance() if self.typed else RandomChance(rng)
        if self.day is not None:
            chance = DatedChance(seed_of(self.game.name, self.day))
        table = Table(
            self.game,
            header.seats,
            options=self.options,
            data=self.data,
            chance=chance,
            log=kept,
            take_back=header.take_back,
            hints=header.advises,
        )
        if isinstance(chance, DatedChance):
            chance.follow(table)
        return table

    def robots(self, table: Table) -> Random:
        """What its robots choose by."""
        if self.day is not None:
            return robots_of(seed_of(self.game.name, self.day), table)
        return Random(f"bots {self.seed}") if self.seed is not None else Random()


def start_game(session: Session, new: NewGame, *, closes: bool = False) -> int:
    """Begin a new game and play it, and again as often as it is wanted; returns the exit code.

    Args:
        session: the start that it belongs to.
        new: the game.
        closes: whether the program ends with it.
    """
    typed = closes and new.day is None  # so whoever began it knows how options are given
    code, over = _play_new(session, new, typed=typed)
    while over and wants_again(session, closes=closes):
        following = replace(new, seed=None, path=None, day=None, again=False)
        code, over = _play_new(session, following, typed=typed)
    return code


def wants_again(session: Session, *, closes: bool) -> bool:
    """Whether the same people play the same game once more; a window stays open until it is answered.

    Args:
        session: the start that the game belonged to.
        closes: whether the program ends, if they do not.
    """
    if not session.interactive:
        return False
    last: Message = ("cli-again-close" if closes else "cli-again-menu", {})
    rows: list[Message] = [("cli-again-yes", {}), last]
    finished = session.finished
    if finished is not None and finished.seats:
        rows[1:1] = [("cli-again-story", {}), ("cli-again-look-back", {})]
    with suppress(Back):
        while True:
            chosen = session.console.choose("cli-again", rows, back=False, above=True)
            if finished is None or chosen in (0, len(rows) - 1):
                return chosen == 0
            look = tell_story if chosen == 1 else look_back
            look(session, finished)
    return False


def _play_new(session: Session, new: NewGame, *, typed: bool) -> tuple[int, bool]:
    """Play a new game; returns the exit code, and whether it was played to its end."""
    carried = carried_options(session, new.game) if new.day is None else {}
    new = replace(new, options={**carried, **played_options(new.game, new.options, new.data)})
    game, specs = new.game, new.specs
    if isinstance(game, PeopleOnly) and any(spec.bot for spec in specs):
        reason = game.people_only(new.options, new.data)
        if reason:
            raise UsageError(f"{reason}; leave the bots out")
    take_back = new.takes_back(session.settings)
    settle_private_speech(session, game, sum(not spec.bot for spec in specs))
    speaks = session.sound.voice is not None
    players = make_players(specs, session.settings, session.language, session.verbosity, speaks=speaks)
    hints = new.advises(session.settings)
    header = new.header(players, session.language, take_back=take_back, hints=hints)
    folder = GameFolder.of_user()
    journal = _begin_journal(session, folder, new.path, header)
    kept = KeptGame(journal, folder, session.language, session.given)
    try:
        table = new.table(header, kept)
        for console in session.consoles(players):
            console.tell("cli-new", game=console.titled(game.name))
            tell_played(console, game, new.options, new.data, typed=typed)
        consoles = session.consoles(players)
        tell_aim(session, game, consoles, date.today())
        tell_first_rules(session, game, header, consoles)
    except BaseException:
        kept.discard()
        raise
    occasion = occasion_of(game, header)
    code = play_table(session, game, table, players, kept, new.robots(table), occasion=occasion)
    return code, not table.actors()


def _begin_journal(session: Session, folder: GameFolder, path: Path | None, header: Header) -> JournalFile:
    """The journal of a new game; where it cannot be written, one in memory, if people agree to that.

    Raises:
        Back: they do not.
        JournalFileError: it cannot be written, and nobody was asked.
    """
    try:
        return JournalFile.create(path, header) if path is not None else folder.create(header)
    except JournalFileError as problem:
        if problem.obstacle == "taken" or not session.interactive:
            raise
        rows: list[Message] = [("cli-no", {}), ("cli-yes", {})]
        why, reason = problem.obstacle, problem.reason
        if not session.console.choose("cli-unkept", rows, back=False, why=why, reason=reason):
            raise Back from None
        return JournalFile.unkept(path, header) if path is not None else folder.create_unkept(header)


def read_switch(options: dict[str, Any], key: str) -> bool | None:
    """An option of every table, taken from among those of the game; None: it is not given."""
    given = options.pop(key, None)
    if given is not None and not isinstance(given, bool):
        raise UsageError(f"option {key}: true and false are allowed")
    return given


def _dealt_games() -> str:
    *most, last = filter(_is_dealt, GAMES)
    return f"{', '.join(most)} and {last}"


def _is_dealt(name: str) -> bool:
    try:
        return isinstance(get_game(name), DealtGame)
    except OptionError:  # its package is damaged
        return False


def ask_players(
    session: Session, game: Game, seats: range, *, people_only: bool = False
) -> Sequence[PlayerSpec]:
    """Let people say who plays; the way back leads from each question to the one before.

    Args:
        session: the start that it belongs to.
        game: what they play.
        seats: how many can play it.
        people_only: whether no robot can join.

    Raises:
        Back: it was taken from the first one.
        EndOfInput: nothing more will be typed.
    """
    session.console.about = game.name
    while True:
        people = ask_names(session, game, seats[-1])
        if people_only and len(people) < seats[0]:
            session.console.tell("cli-too-few", n=len(people), least=seats[0])
            continue
        if people_only:
            return people
        with suppress(Back):
            return fill_with_bots(session, game, seats, people)


def ask_names(session: Session, game: Game, most: int, *, nobody: bool = False) -> Sequence[PlayerSpec]:
    """Let people say who plays at this computer.

    Args:
        session: the start that it belongs to.
        game: what they play.
        most: how many can.
        nobody: whether Enter alone is nobody, where others come with devices of their own; else it is
            whoever presses it.

    Raises:
        Back: somebody goes back instead.
        EndOfInput: nothing more will be typed.
    """
    console = session.console
    last = () if nobody else _last_people(session, game, most)
    question = "cli-host-names" if nobody else "cli-names-again" if last else "cli-names"
    names = console.listed([PlayerName(person.name, person.kana) for person in last])
    while True:
        typed = console.ask(question, help_key="cli-help-names", most=LONGEST_NAME, names=names)
        if nobody and not typed:
            return ()
        if _asks(typed, console.language):
            console.tell("cli-help-names", most=LONGEST_NAME)
            continue
        if last and not typed:
            return last
        try:
            people = read_players(typed or console.text("cli-you"), tuple(game.bots))
        except UsageError:
            console.tell("cli-names-wrong")
            continue
        parted = _parted(session, people)
        if parted:
            typed, people = ", ".join(person.name for person in parted), parted
        if len(people) > most:
            console.tell("cli-too-many", n=len(people), most=most)
        elif all(_is_meant(session, person.name) for person in people):
            if typed:
                session.remember(last_names=typed)
            return people


def _asks(typed: str, language: str) -> bool:
    """Whether a question was typed in place of names: in words with blanks between them, or by its sign."""
    return is_question(typed, language) and (" " in typed.strip() or typed.endswith(("?", "？")))


def _parted(session: Session, people: Sequence[PlayerSpec]) -> tuple[PlayerSpec, ...]:
    """The two players of "Lena and Tom", where it is said that they are two; () where it is one name."""
    console = session.console
    names = _AND[console.language].split(people[0].name) if len(people) == 1 else ()
    if len(names) != 2 or not all(names) or not people[0].name:
        return ()
    named = console.listed([PlayerName(name) for name in names])
    rows: list[Message] = [("cli-names-two", {}), ("cli-names-one", {})]
    if console.choose("cli-names-parted", rows, back=False, names=named):
        return ()
    return tuple(replace(people[0], name=name, kana="") for name in names)


_AND: Final = {
    "en": re.compile(r" +and +| *[&+] *", re.IGNORECASE),
    "fr": re.compile(r" +et +| *[&+] *", re.IGNORECASE),
    "ja": re.compile(r"[ 　]+と[ 　]+|[ 　]*[&+＆＋][ 　]*"),
}
"""What stands between two names, in each language; a Japanese name may hold the letter itself."""


def _last_people(session: Session, game: Game, most: int) -> Sequence[PlayerSpec]:
    """Who played last, if as many can play this game; nobody else."""
    try:
        people = read_players(session.settings.last_names, tuple(game.bots))
    except UsageError:  # nobody has been named yet, or somebody else wrote it
        return ()
    return people if len(people) <= most and all(person.name for person in people) else ()


def _is_meant(session: Session, name: str) -> bool:
    """Whether a name is one; a number is asked about, and so is a word that the program knows.

    The one may have been meant for how many play, the other for what it does elsewhere.
    """
    asked = session.console.text("cli-bots-listed")
    if name.isdecimal() or counted_of(name, asked, session.console.language) is not None:
        question = "cli-name-or-number"
    elif is_word(session.console, name):
        question = "cli-name-or-word"
    else:
        return True
    rows: list[Message] = [("cli-no", {}), ("cli-yes", {})]
    named = session.console.listed([PlayerName(name)])
    try:
        return bool(session.console.choose(question, rows, back=False, above=True, name=named))
    except Back:  # to the question for names
        return False


def fill_with_bots(
    session: Session, game: Game, seats: range, people: Sequence[PlayerSpec]
) -> Sequence[PlayerSpec]:
    """The people and the bots that join them; raises what `ask_names` does."""
    console, room = session.console, seats[-1] - len(people)
    fewest = max(0, seats[0] - len(people))
    if not room:
        return people
    good_from = min(getattr(game, "good_from", 0), seats[-1])
    if len(people) < good_from:
        console.tell("cli-good-from", n=good_from, bots=good_from - len(people))
    advised = max(fewest, good_from - len(people))
    levels = tuple(game.bots)
    rows: list[Message] = [(f"cli-level-{level}", {}) for level in levels]
    asked = fewest < room
    while True:
        meant: list[str] = []  # "2 easy" answers this question and the next one

        def level_beside(words: str, meant: list[str] = meant) -> bool:
            meant[:] = [levels[place] for place in console.meant(words, rows)]
            return len(meant) == 1

        first = advised or None
        bots = console.number("cli-bots", fewest, room, first=first, beside=level_beside) if asked else room
        if not bots:
            return people
        if len(meant) == 1:
            console.tell("cli-bots-join", n=bots, level=level_words(console, meant[0]))
            return [*people, *[PlayerSpec(bot=meant[0])] * bots]
        fair = fair_for(session, game, people[0].name, bots + 1) if len(people) == 1 else ""
        offered: list[Message] = [("cli-level-fair", {"level": level_words(console, fair)})] if fair else []
        try:
            chosen = console.choose("cli-level", [*offered, *rows])
            level = [*([fair] if fair else []), *levels][chosen]
            return [*people, *[PlayerSpec(bot=level)] * bots]
        except Back:
            if not asked:
                raise


def _one_person(session: Session, seats: range) -> Sequence[PlayerSpec]:
    """One person against bots at a full table."""
    return [
        PlayerSpec(name=session.console.text("cli-you")),
        *[PlayerSpec(bot=DEFAULT_LEVEL)] * (seats[-1] - 1),
    ]
