"""`daily`: the game of the day, one deal a day for each game, the same for everyone."""

from __future__ import annotations

import argparse
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final

from accessible_games.engine import Game, GameError, OptionError, seats_of
from accessible_games.games import GAMES, get_game
from accessible_games.narration.names import PlayerName
from accessible_games.narration.words import normalise
from accessible_games.play.daily import day_of, is_again, level_of_day, seats_of_day
from accessible_games.play.records import Records
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import Message
from .failure import OK
from .fields import LONGEST_NAME, PlayerSpec, get_known_game, is_name
from .parser import Parser, shortened
from .play import NewGame, start_game
from .recorded import NAMELESS, day_words, level_words, record_name
from .resume import resume_game
from .saves import GameFolder
from .session import Session, add_session_arguments

ABOUT: Final = (
    "Play the game of the day: one deal a day for each game, the same for everyone, against the same robots."
)


def _day(text: str) -> date:
    """A type for `add_argument`: a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{shortened(text)} is no day; YYYY-MM-DD is expected, as in 2026-11-30"
        ) from None


def _name(text: str) -> str:
    """A type for `add_argument`: a player's name."""
    if not is_name(text.strip()):
        raise argparse.ArgumentTypeError(
            f"{shortened(text)} is no name; 1 to {LONGEST_NAME} letters are allowed"
        )
    return text.strip()


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=f"The game: {', '.join(GAMES)}.")
    parser.add_argument(
        "--date", type=_day, metavar="YYYY-MM-DD", help="Another day's deal, which counts for nothing."
    )
    parser.add_argument("--player", type=_name, metavar="NAME", help="Who plays.")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play the game of a day."""
    game = None if arguments.game is None else get_known_game(arguments.game)
    with Session(arguments) as session:
        try:
            session.begin()
            if game is None:
                game = get_known_game(_which_game(session))
            player = arguments.player if arguments.player else _who(session)
            return play_day(session, game, player, arguments.date or date.today(), closes=True)
        except (EndOfInput, Back):
            return OK


def choose_day(session: Session) -> None:
    """Let somebody choose which game of the day, and play it.

    Raises:
        Back: somebody goes back instead.
        EndOfInput: nothing more will be typed.
    """
    while True:
        game = get_known_game(_which_game(session))
        with suppress(Back):
            play_day(session, game, _who(session), date.today())
            return


def _which_game(session: Session) -> str:
    """The game that is chosen; a board's focus begins at the last one.

    Raises:
        Back: somebody goes back instead.
    """
    last = session.settings.last_game
    rows = [_row(session, name) for name in GAMES]
    first = GAMES.index(last) if last in GAMES else None
    return GAMES[session.console.choose("cli-which-daily", rows, first=first)]


def _row(session: Session, name: str) -> Message:
    """A game with how many play it and how well the robots do; by its title alone where it does not load."""
    title = {"game": session.console.titled(name)}
    try:
        game = get_game(name)
        seats, level = seats_of_day(game, seats_of(game, {}, {})), level_of_day(game)
    except OptionError:  # whoever chooses it is told
        return "cli-game-title", title
    return "cli-daily-game", {**title, "seats": seats, "level": level_words(session.console, level)}


def _who(session: Session) -> str:
    """Who plays, of those who are known here; "" for somebody without a name.

    Raises:
        Back: somebody goes back instead.
    """
    names: dict[str, str] = {}
    for name in (*session.settings.players, *Records(session.folders.records).players()):
        if name != NAMELESS:
            names.setdefault(normalise(name), name)
    if not names or not session.interactive:
        return ""
    console = session.console
    known = list(names.values())
    rows: list[Message] = [
        ("cli-player-row", {"player": console.listed([PlayerName(name, session.settings.player(name).kana)])})
        for name in known
    ]
    while True:
        chosen = console.choose("cli-who-plays", [*rows, ("cli-player-add", {}), ("cli-nameless", {})])
        if chosen < len(known):
            return known[chosen]
        if chosen > len(known):
            return ""
        with suppress(Back):
            name = console.ask("cli-player-name", help_key="cli-name-wrong", most=LONGEST_NAME).strip()
            if is_name(name):
                return name
            console.tell("cli-name-wrong", most=LONGEST_NAME)


def play_day(session: Session, game: Game, player: str, day: date, *, closes: bool = False) -> int:
    """Play the game of a day, or go on with it; returns the exit code.

    The first try counts.  Another one is offered, and does not.

    Args:
        session: the start that it belongs to.
        game: the game.
        player: who plays; "" for somebody without a name.
        day: the day.
        closes: whether the program ends with it.

    Raises:
        Back: somebody goes back instead.
    """
    console = session.console
    name = player or console.text("cli-you")
    title = console.titled(game.name)
    again = day != date.today()
    if again:
        console.tell("cli-daily-other-day", day=day_words(console, day))
    elif _has_played(session, game, name, day):
        _ask(session, [("cli-daily-once-more", {})], "cli-daily-done", game=title)
        again = True
    elif (begun := _begun(game, name, day)) is not None:
        rows: list[Message] = [("cli-daily-go-on", {}), ("cli-daily-once-more", {})]
        if not _ask(session, rows, "cli-daily-begun", game=title):
            return resume_game(session, GameFolder.of_user(), begun, closes=closes)
        again = True
    options: dict[str, Any] = {}
    seats = seats_of_day(game, seats_of(game, options, {}))
    robots = [PlayerSpec(bot=level_of_day(game))] * (seats - 1)
    new = NewGame(game, [PlayerSpec(name), *robots], options, take_back=False, day=day, again=again)
    return start_game(session, new, closes=closes)


def _ask(session: Session, rows: list[Message], key: str, **variables: Any) -> int:
    """Ask what is to be done; a script, which nobody asks, goes on with the first.

    Raises:
        Back: somebody goes back instead.
    """
    if not session.interactive:
        session.console.tell(key, **variables)
        return 0
    return session.console.choose(key, rows, **variables)


def _has_played(session: Session, game: Game, name: str, day: date) -> bool:
    """Whether somebody has played a day's game to its end."""
    played = Records(session.folders.records).of(record_name(name))
    return any((one.game, one.daily) == (game.name, day.isoformat()) for one in played)


def _begun(game: Game, name: str, day: date) -> Path | None:
    """The journal of somebody's day's game that was begun and is not over."""
    folder = GameFolder.of_user()
    for found in folder.found():
        if found.game not in ("", game.name):
            continue
        with suppress(GameError):
            header = folder.read(found).header
            mine = header.players and normalise(record_name(str(header.players[0].get("name", ""))))
            if (
                header.game == game.name
                and day_of(header) == day
                and not is_again(header)
                and mine == normalise(record_name(name))
            ):
                return found.path
    return None
