"""`simulate`: let bots play many games, and tell how fast it went and who won."""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Game, Seat, seats_of
from accessible_games.engine.journal import Header, journal_lines

from .failure import OK, UsageError
from .fields import get_known_game, read_options
from .parser import Parser, shortened, whole_number
from .selfplay import RANDOM, play_bots, play_random
from .streams import show

ABOUT: Final = "Let bots play many games by themselves, and tell how fast it went and who won."


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("game", metavar="GAME", help="The game's name, such as kami.")
    parser.add_argument(
        "--seats", type=whole_number(1, 99), help="Number of players; the most that play by default."
    )
    parser.add_argument(
        "--games", type=whole_number(1, 10**9), default=100, help="Number of games; 100 by default."
    )
    parser.add_argument(
        "--seed",
        type=whole_number(-(10**18), 10**18),
        default=0,
        help="The same number gives the same games.",
    )
    parser.add_argument(
        "--bots",
        default=RANDOM,
        metavar="LEVELS",
        help="random, or a level of the game's bots, such as easy or medium; several for the seats in "
        "turn, of which the last is repeated. random, the default, picks any legal action with equal "
        "chance.",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="An option of the game; may be repeated.",
    )
    parser.add_argument(
        "--record", type=Path, metavar="DIR", help="Write a journal of each game into this folder."
    )
    parser.add_argument("--json", action="store_true", help="Tell the result as one JSON object.")


@dataclass(slots=True)
class Tally:
    """What came of the games; lengths are in actions, chance included."""

    lengths: list[int] = field(default_factory=list)
    events: int = 0
    decisions: int = 0
    wins: dict[int, float] = field(default_factory=dict)
    undecided: int = 0
    seconds: float = 0.0


def run(arguments: argparse.Namespace) -> int:
    """Play the games and tell the result."""
    game = get_known_game(arguments.game)
    options = read_options(arguments.option)
    allowed = seats_of(game, options, {})
    seats = arguments.seats or allowed[-1]
    if seats not in allowed:
        raise UsageError(f"simulate: {game.name} takes {allowed[0]} to {allowed[-1]} seats, not {seats}")
    levels = _levels(game, arguments.bots, seats)
    game.new_state(seats, options, {})
    tally = Tally(wins=dict.fromkeys(range(seats), 0))
    for number in range(1, arguments.games + 1):
        _play_one(game, options, levels, arguments, number, tally)
    result = _result(arguments, game, seats, tally)
    if arguments.json:
        print(json.dumps(result))
    else:
        for line in _lines(result):
            show(line)
    return OK


def _levels(game: Game, given: str, seats: int) -> list[str]:
    """The level of each seat: those that were given, and the last one for all further seats."""
    levels = [level.strip() for level in given.split(",")]
    known = ", ".join([RANDOM, *game.bots])
    for level in levels:
        if level != RANDOM and level not in game.bots:
            raise UsageError(f"simulate: {game.name} has no bot {shortened(level)}; there are {known}")
    if len(levels) > seats:
        raise UsageError(f"simulate: {len(levels)} levels for {seats} seats; one for each seat is the most")
    return levels + levels[-1:] * (seats - len(levels))


def _play_one(
    game: Game,
    options: dict[str, Any],
    levels: list[str],
    arguments: argparse.Namespace,
    number: int,
    tally: Tally,
) -> None:
    seats = len(levels)
    rng = Random(f"{arguments.seed} {number}")
    started = time.perf_counter()
    if set(levels) == {RANDOM}:
        played = play_random(game, seats, options, rng)
    else:
        played = play_bots(game, options, levels, rng)
    tally.seconds += time.perf_counter() - started
    tally.events += played.events
    tally.lengths.append(len(played.done))
    tally.decisions += sum(seat != CHANCE for seat, _ in played.done)
    winners = [seat for seat, result in enumerate(played.returns) if result > 0]
    tally.undecided += not winners
    for seat in winners:
        tally.wins[seat] += 1 / len(winners)
    if arguments.record is not None:
        header = Header(game.name, seats, options, players=[{"bot": level} for level in levels])
        path = arguments.record / f"{game.name}-{seats}-{arguments.seed}-{number:06}.jsonl"
        _record(path, header, played.done)


def _record(path: Path, header: Header, done: list[tuple[Seat, Action]]) -> None:
    """Write a journal in one go: nothing is lost if it must be simulated again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.writelines(journal_lines(header, done))
    except FileExistsError:
        raise UsageError(f"record: {path} exists already; name an empty folder") from None


def _result(arguments: argparse.Namespace, game: Game, seats: int, tally: Tally) -> dict[str, Any]:
    seconds = max(tally.seconds, 1e-9)
    actions = sum(tally.lengths)
    return {
        "game": game.name,
        "seats": seats,
        "games": arguments.games,
        "seed": arguments.seed,
        "bots": arguments.bots,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(arguments.games / seconds, 1),
        "actions_per_second": round(actions / seconds),
        "decisions_per_second": round(tally.decisions / seconds),
        "events_per_second": round(tally.events / seconds),
        "length": {
            "mean": round(actions / arguments.games, 1),
            "least": min(tally.lengths),
            "most": max(tally.lengths),
        },
        "wins": [round(tally.wins[seat], 3) for seat in range(seats)],
        "undecided": tally.undecided,
    }


def _lines(result: dict[str, Any]) -> list[str]:
    wins = ", ".join(f"seat {seat} {wins:g}" for seat, wins in enumerate(result["wins"]))
    length = result["length"]
    return [
        f"{result['game']}, {result['seats']} seats, {result['games']} games, bots {result['bots']}, "
        f"seed {result['seed']}.",
        f"Per second: {result['games_per_second']} games, {result['actions_per_second']} actions "
        f"({result['decisions_per_second']} of them decisions), {result['events_per_second']} events.",
        f"Actions per game: {length['mean']} on average, {length['least']} to {length['most']}.",
        f"Games won: {wins}; undecided {result['undecided']}.",
    ]
