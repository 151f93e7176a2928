"""The menu: everything that people do here, by numbers."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from accessible_games.engine import GameError, seats_of
from accessible_games.games import GAMES
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .choices import choose_settings
from .failure import OK, tell_error
from .fields import get_known_game
from .options import choose_options
from .parser import Parser
from .play import NewGame, ask_players, start_game
from .profiles import choose_players
from .resume import resume_game
from .saves import GameFolder, Kept
from .seats import players_of
from .session import Session, add_session_arguments

ABOUT: Final = "Open the menu: play, go on with a game, learn the sounds, check speech and sound."

_Entry = tuple[str, dict[str, Any], Callable[[Session], None]]


def add_arguments(parser: Parser) -> None:
    """The words that the menu takes."""
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the menu until somebody leaves."""
    with Session(arguments) as session:
        try:
            session.begin()
            while True:
                entries = _entries(session)
                chosen = session.console.choose("cli-menu", [entry[:2] for entry in entries], back=False)
                if chosen == len(entries) - 1:
                    break
                _do(entries[chosen][2], session)
                session.tell_notices()
        except EndOfInput:
            pass
        session.console.tell("cli-goodbye")
    return OK


def _do(entry: Callable[[Session], None], session: Session) -> None:
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
    console = session.console
    entries: list[_Entry] = []
    for name in GAMES:
        title = console.titled(name)
        entries.append(("cli-menu-play", {"game": title}, _player_of(name)))
    return [
        ("cli-menu-learn", {}, _learn),
        *entries,
        ("cli-menu-resume", {}, _resume),
        ("cli-menu-rehear", {}, _rehear),
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


def _player_of(name: str) -> Callable[[Session], None]:
    def play(session: Session) -> None:
        game, options = get_known_game(name), session.options.get(name, {})
        players = ask_players(session, game, seats_of(game, options, {}))
        start_game(session, NewGame(game, players, options))

    return play


def _learn(session: Session) -> None:
    from .learn import choose_lesson

    choose_lesson(session)


def _resume(session: Session) -> None:
    folder = GameFolder.of_user()
    games = folder.open_games()
    if not games:
        session.console.tell("cli-no-games")
        return
    rows = [_row(session, game) for game in games]
    chosen = session.console.choose("cli-which-game", [*rows, ("cli-back", {})])
    if chosen < len(games):
        resume_game(session, folder, games[chosen].path)


def _rehear(session: Session) -> None:
    from .rehear import choose_finished

    choose_finished(session, _row)


def _row(session: Session, kept: Kept) -> tuple[str, dict[str, Any]]:
    console = session.console
    known = kept.header.game in GAMES
    title = console.titled(kept.header.game) if known else kept.header.game
    players = players_of(kept.header, session.settings, session.language)
    variables = {
        "game": title,
        "players": console.listed([player.name for player in players]),
        "date": console.dated(kept.changed),
    }
    if not kept.name:
        return "cli-game-row", variables
    return "cli-game-row-named", {**variables, "name": kept.name}


def _rules(session: Session) -> None:
    from .rules import recite

    console = session.console
    titles = [{"game": console.titled(name)} for name in GAMES]
    rows: list[tuple[str, dict[str, Any]]] = [("cli-game-title", title) for title in titles]
    chosen = console.choose("cli-which-rules", [*rows, ("cli-back", {})])
    if chosen < len(GAMES):
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
