"""`statistics`: what somebody has played, won and reached, and how strong that makes them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date
from typing import Any, Final

from accessible_games.engine import GameError
from accessible_games.games import GAMES, get_game
from accessible_games.narration.names import PlayerName
from accessible_games.play.board import Board
from accessible_games.play.feats import feats_in
from accessible_games.play.ladder import Ratings, Strength, chance, fair_opponent, ratings_of, strength
from accessible_games.play.records import (
    PlayedGame,
    Records,
    days_in_a_row,
    feats_of,
    level_of,
    tally,
)
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import Console, Message, Said
from .failure import OK
from .parser import Parser
from .recorded import NAMELESS, day_words, feat_words, joined, level_words, polite, record_name
from .session import Session, add_session_arguments

ABOUT: Final = (
    "Tell what somebody has played: games won, streaks, times, best results, achievements, and their "
    "strength against the robots. All of it is a text file on this computer."
)


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("player", nargs="?", metavar="PLAYER", help="Whose; asked for if there are several.")
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Tell somebody's statistics, and delete them if that is wanted."""
    with Session(arguments) as session:
        try:
            session.begin()
            if arguments.player:
                show(session, record_name(arguments.player.strip()))
            else:
                choose_statistics(session)
        except (EndOfInput, Back):
            pass
        session.tell_notices()
    return OK


def choose_statistics(session: Session) -> None:
    """Let somebody choose whose statistics are told.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    while True:
        names = Records(session.folders.records).players()
        if len(names) < 2 or not session.interactive:
            if not names:
                session.console.tell("cli-stat-none" if session.settings.records else "cli-stat-off")
            for name in names:
                show(session, name)
            return
        rows: list[Message] = [("cli-player-row", {"player": called(session, name)}) for name in names]
        chosen = session.console.choose("cli-which-statistics", [*rows, ("cli-back", {})])
        if chosen == len(names):
            return
        show(session, names[chosen])


def called(session: Session, name: str) -> Said:
    """What somebody is called whose games are kept under a name."""
    if name != NAMELESS:
        return polite(session.console, PlayerName(name, session.settings.player(name).kana))
    nobody = session.console.said("cli-you", {})
    return polite(session.console, PlayerName(nobody.text, nobody.kana))


def show(session: Session, name: str) -> None:
    """Tell somebody's statistics: on a board a list to walk through, in a terminal line by line.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    console, records = session.console, Records(session.folders.records)
    played, name = records.of(name), records.called(name)
    player = called(session, name)
    if not played:
        console.tell("cli-stat-empty", player=player)
        return
    title = console.said("cli-stat-title", {"player": player})
    lines = list(told(console, played, date.today()))
    if isinstance(session.front, Board):
        delete = console.said("cli-stat-delete", {"player": player})
        for chosen in console.browse(session.front, title, [*lines, delete]):
            if chosen == len(lines) and _delete(session, records, name):
                return
        return
    for line in (title, *lines):
        console.read_out(line)
    console.hear_out()
    if session.interactive:
        rows: list[Message] = [("cli-back-one", {}), ("cli-stat-delete", {"player": player})]
        if console.choose("cli-stat-then", rows):
            _delete(session, records, name)


def _delete(session: Session, records: Records, name: str) -> bool:
    """Delete somebody's file if that is meant; whether it was."""
    console, player = session.console, called(session, name)
    with suppress(Back):
        if console.choose("cli-stat-delete-sure", [("cli-no", {}), ("cli-yes", {})], player=player):
            try:
                records.forget(name)
            except OSError as problem:
                session.tell_disk("cli-stat-undeleted", problem)
                return False
            console.tell("cli-stat-deleted", player=player)
            return True
    return False


# -- the sentences ------------------------------------------------------------------------------------------


def told(console: Console, played: Sequence[PlayedGame], today: date) -> Iterator[Said]:
    """Everything that is told of somebody's games, line by line."""
    row = days_in_a_row(played, today)
    if row:
        yield console.said("cli-stat-days", {"n": row})
    for game in GAMES:
        own = [one for one in played if one.game == game]
        if own:
            yield from _of_game(console, game, own)


def _of_game(console: Console, game: str, played: Sequence[PlayedGame]) -> Iterator[Said]:
    title = {"game": console.titled(game)}
    counted = [one for one in played if one.counts]
    yield console.said("cli-stat-game", {**title, "n": len(counted)})
    groups: dict[tuple[int, str, str], list[PlayedGame]] = {}
    for one in counted:
        groups.setdefault((one.seats, _others(one), level_of(one)), []).append(one)
    for (seats, others, level), games in sorted(groups.items()):
        yield _of_group(console, seats, others, level, games)
    left_out = len(played) - len(counted)
    if left_out:
        yield console.said("cli-stat-uncounted", {"n": left_out})
    yield from _of_strength(console, game, counted)
    yield from _of_feats(console, game, counted)


def _others(played: PlayedGame) -> str:
    """Against whom: robots of one level, of several, people, or both."""
    if not played.levels:
        return "people" if played.seats > 1 else "alone"
    if len(played.levels) < played.seats - 1:
        return "mixed"
    return "robots" if level_of(played) else "several"


def _of_group(console: Console, seats: int, others: str, level: str, games: Sequence[PlayedGame]) -> Said:
    found = tally(games)
    who = {"seats": seats, "others": others, "level": level_words(console, level) if level else ""}
    parts: list[tuple[str, dict[str, Any]]] = [
        ("cli-stat-with", who),
        ("cli-stat-won", {"played": found.played, "won": found.won}),
    ]
    if found.longest > 1:
        parts.append(("cli-stat-streak", {"longest": found.longest, "now": found.streak}))
    parts.append(("cli-stat-minutes", {"n": found.minutes}))
    if found.quickest is not None:
        parts.append(("cli-stat-quickest", {"n": found.quickest}))
    if found.best is not None:
        parts.append(("cli-stat-best", {"n": found.best}))
    return joined(console, parts)


def _of_strength(console: Console, game: str, played: Sequence[PlayedGame]) -> Iterator[Said]:
    ratings = ratings_of(game)
    if ratings is None:
        return
    stands = strength(played, ratings)
    if not stands.games:
        return
    numbers = {"rating": stands.rating, "within": stands.within, "n": stands.games}
    parts: list[tuple[str, dict[str, Any]]] = [
        *_expected(console, stands, ratings, played),
        ("cli-stat-strength", numbers),
    ]
    with suppress(GameError):  # a package that is damaged has no robots to offer
        level = fair_opponent(played, get_game(game), played[-1].seats)
        if level:
            parts.append(("cli-stat-fair", {"level": level_words(console, level)}))
    yield joined(console, parts)


def _expected(
    console: Console, stands: Strength, ratings: Ratings, played: Sequence[PlayedGame]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the number means: how often they win against such robots as they met last."""
    for last in reversed(played):
        level, known = level_of(last), ratings.at(last.seats)
        if level in known:
            often = round(10 * chance(stands.rating, known[level], last.share))
            yield "cli-stat-expected", {"often": often, "level": level_words(console, level)}
            return


def _of_feats(console: Console, game: str, played: Sequence[PlayedGame]) -> Iterator[Said]:
    known = feats_in(game)
    if not known:
        return
    found = feats_of(played, game)
    yield console.said("cli-stat-feats", {"n": sum(feat in found for feat in known), "all": len(known)})
    for reached in (True, False):
        for feat in known:
            words = feat_words(console, game, feat)
            if words is None or (feat in found) is not reached:
                continue
            variables: dict[str, Any] = {"feat": words[0], "asks": words[1]}
            if reached:
                day = date.fromisoformat(found[feat])
                yield console.said("cli-stat-feat", {**variables, "day": day_words(console, day)})
            else:
                yield console.said("cli-stat-feat-open", variables)
