"""The menu: everything that people do here, by numbers."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from accessible_games.engine import Game, GameError, OptionError, seats_of
from accessible_games.engine.dealing import CompanionGame, DealtGame
from accessible_games.games import GAMES, get_game
from accessible_games.narration.names import PlayerName
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .choices import choose_settings
from .console import Message
from .failure import OK, tell_error
from .fields import PlayerSpec, get_known_game
from .kept import Shelf, choose_kept, last_game
from .options import ask_options, choose_options
from .parser import Parser
from .play import NewGame, ask_players, start_game
from .profiles import choose_players
from .resume import resume_game
from .saves import GameFolder
from .session import Session, add_session_arguments

ABOUT: Final = "Open the menu: play, go on with a game, learn the sounds, check speech and sound."

_Entry = tuple[str, dict[str, Any], Callable[[Session], object]]


def add_arguments(parser: Parser) -> None:
    """The words that the menu takes."""
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the menu until somebody leaves."""
    with Session(arguments) as session:
        try:
            session.begin()
            while _choose(session):
                session.tell_notices()
        except EndOfInput:
            pass
        session.console.tell("cli-goodbye")
    return OK


def _choose(session: Session) -> bool:
    """Let one entry be chosen, and do it; False if somebody leaves."""
    entries = _entries(session)
    session.console.about = ""
    try:
        chosen = session.console.choose(
            "cli-menu", [entry[:2] for entry in entries], back=False, above=True, first=0
        )
    except Back:
        chosen = len(entries) - 1
    if chosen == len(entries) - 1:
        return not _wants_to_leave(session)
    _do(entries[chosen][2], session)
    return True


def _wants_to_leave(session: Session) -> bool:
    return session.console.choose("cli-leave-sure", [("cli-stay", {}), ("cli-leave-yes", {})]) == 1


def _do(entry: Callable[[Session], object], session: Session) -> None:
    """Do what was chosen; a fault is one line. After that, or after the way back, the menu is there again."""
    try:
        with suppress(Back):
            entry(session)
    except GameError as problem:
        tell_error(str(problem))
    except OSError as problem:
        if isinstance(problem, BrokenPipeError):
            raise
        tell_error(f"{problem.filename or 'disk'}: {problem.strerror}")


def _entries(session: Session) -> list[_Entry]:
    return [
        *_first_entry(session),
        ("cli-menu-learn", {}, _learn),
        ("cli-menu-new", {}, _play),
        ("cli-menu-devices", {}, _invite),
        ("cli-menu-real", {}, _play_with_real_cards),
        ("cli-menu-daily", {}, _daily),
        ("cli-menu-resume", {}, _resume),
        ("cli-menu-rehear", {}, _rehear),
        ("cli-menu-statistics", {}, _statistics),
        ("cli-menu-players", {}, choose_players),
        ("cli-menu-options", {}, choose_options),
        ("cli-menu-rules", {}, _rules),
        ("cli-menu-guide", {}, _guide),
        ("cli-menu-sounds", {}, _sounds),
        ("cli-menu-print", {}, _print),
        ("cli-menu-doctor", {}, _doctor),
        ("cli-menu-settings", {}, choose_settings),
        *([("cli-menu-keys", {}, _keys)] if session.in_window else []),
        ("cli-menu-leave", {}, _stay),
    ]


def _first_entry(session: Session) -> list[_Entry]:
    """The game that was not played to its end, or else another one of the last: what is behind it stays."""
    folder = GameFolder.of_user()
    last, name = last_game(session, folder, datetime.now()), session.settings.last_game
    if last is not None:
        path = last.kept.path
        return [(*last.row, lambda session: resume_game(session, folder, path))]
    if name not in GAMES:
        return []
    return [("cli-menu-again", {"game": session.console.titled(name)}, lambda session: _begin(session, name))]


# -- a new game -----------------------------------------------------------------------------------


def _play(session: Session) -> None:
    """Let somebody choose a game, and who plays; and begin it."""
    while True:
        name = GAMES[_which_game(session, "cli-which-new", GAMES)]
        with suppress(Back):
            _begin(session, name)
            return


def _begin(session: Session, name: str) -> None:
    """Ask how a game is played and by whom, and begin it.

    Raises:
        Back: somebody goes back instead.
    """
    game = get_known_game(name)
    options, players = _options_and_players(session, game)
    session.remember(last_game=name)
    start_game(session, NewGame(game, players, options))


def _options_and_players(
    session: Session, game: Game, *, companion: bool = False
) -> tuple[dict[str, Any], Sequence[PlayerSpec]]:
    """How a game is played and by whom, each question a level below the one before.

    Args:
        session: the start that it belongs to.
        game: the game.
        companion: whether real cards lie on the table and the program only keeps the rules.

    Raises:
        Back: somebody goes back instead.
    """
    while True:
        options = ask_options(session, game)
        if companion and isinstance(game, CompanionGame):
            options |= game.companion
        try:
            return options, ask_players(session, game, seats_of(game, options, {}), people_only=companion)
        except Back:
            if not any(option.asked for option in game.options.values()):
                raise


def _invite(session: Session) -> None:
    """Let friends join a new game with devices of their own."""
    from .host import can_serve, invite

    if not can_serve(session):  # before anybody is asked for a game
        return
    name = GAMES[_which_game(session, "cli-which-new", GAMES)]
    invite(session, get_known_game(name))
    session.remember(last_game=name)


def _play_with_real_cards(session: Session) -> None:
    """The same for games whose real cards lie on the table; some of them want the terminal."""
    games = [name for name in GAMES if _takes_real_cards(session, name)]
    dealt = [name for name in GAMES if name not in games and isinstance(_loaded(name), DealtGame)]
    if session.in_window and dealt:
        titles = [session.console.titled(name) for name in dealt]
        named = session.console.listed([PlayerName(title.text, title.kana) for title in titles])
        session.console.tell("cli-real-in-terminal", games=named)
    while True:
        name = games[_which_game(session, "cli-which-real", games)]
        game = get_known_game(name)
        companion = isinstance(game, CompanionGame)
        with suppress(Back):
            options, players = _options_and_players(session, game, companion=companion)
            start_game(session, NewGame(game, players, options, typed=not companion))
            return


def _takes_real_cards(session: Session, name: str) -> bool:
    game = _loaded(name)
    return isinstance(game, CompanionGame) or (isinstance(game, DealtGame) and not session.in_window)


def _loaded(name: str) -> Game | None:
    """A game; None if its package is damaged, which whoever plays it is told."""
    try:
        return get_game(name)
    except OptionError:
        return None


def _which_game(session: Session, question: str, games: Sequence[str]) -> int:
    """The index of the game that is chosen.

    Raises:
        Back: somebody goes back instead.
    """
    rows: list[Message] = [("cli-game-title", {"game": session.console.titled(name)}) for name in games]
    last = session.settings.last_game
    return session.console.choose(question, rows, first=games.index(last) if last in games else None)


def _daily(session: Session) -> None:
    from .daily import choose_day

    choose_day(session)


def _statistics(session: Session) -> None:
    from .statistics import choose_statistics

    choose_statistics(session)


def _learn(session: Session) -> None:
    from .learn import choose_lesson

    choose_lesson(session)


def _resume(session: Session) -> None:
    folder = GameFolder.of_user()
    choose_kept(
        session,
        Shelf(
            over=False,
            question="cli-which-kept",
            none="cli-no-games",
            deed="cli-kept-go-on",
            do=lambda kept: resume_game(session, folder, kept.path),
        ),
    )


def _rehear(session: Session) -> None:
    from .afterwards import look_back_at, tell_story_of
    from .rehear import rehear

    choose_kept(
        session,
        Shelf(
            over=True,
            question="cli-which-finished",
            none="cli-no-finished",
            deed="cli-kept-hear",
            do=lambda kept: rehear(session, kept),
            more=(
                ("cli-again-story", lambda kept: tell_story_of(session, kept)),
                ("cli-again-look-back", lambda kept: look_back_at(session, kept)),
            ),
        ),
    )


def _rules(session: Session) -> None:
    from .rules import recite

    console = session.console
    titles = [{"game": console.titled(name)} for name in GAMES]
    rows: list[tuple[str, dict[str, Any]]] = [("cli-game-title", title) for title in titles]
    while (chosen := console.choose("cli-which-rules", [*rows, ("cli-back", {})])) < len(GAMES):
        recite(session, GAMES[chosen])


def _guide(session: Session) -> None:
    from .guide import choose_page

    choose_page(session)


def _sounds(session: Session) -> None:
    from .sounds import learn

    learn(session)


def _print(session: Session) -> None:
    from .printing import choose_printing

    choose_printing(session)


def _doctor(session: Session) -> None:
    from .doctor import examine

    examine(session)


def _keys(session: Session) -> None:
    if not isinstance(session.front, Terminal):
        session.front.browse_keys()


def _stay(session: Session) -> None:
    """Leaving is the menu's own affair."""
