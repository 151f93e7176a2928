"""kill -9 at random moments of a game, which is then gone on with and played to its end.

    python bench/faults/kills.py --each 100 > bench/faults/KILLS.md

The program's own `play` runs in a process of its own, in the terminal or in the window (SDL without a
screen), with somebody who takes the first choice of each list.  Everything that its player hears, the
process writes into a pipe before it is told; after a random number of events a thread of its own kills
it with signal 9, at a random moment of the next three milliseconds.  Then `resume` plays the same game
to its end.

It must be gone on with without a word about damage; what its player is told to have happened must begin
with all that had been heard; and at the end the journal, read anew, must tell to the letter what was
heard in both parts.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime
import os
import platform
import selectors
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["SDL_AUDIODRIVER"] = os.environ["SDL_VIDEODRIVER"] = "dummy"

from accessible_games import cli  # noqa: E402
from accessible_games.engine import Seat  # noqa: E402
from accessible_games.engine.journal import Header, header_line, open_table, read_journal  # noqa: E402
from accessible_games.engine.table import TypedChance  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.play import match  # noqa: E402

ME = Seat(0)
LONGEST = 300.0
"""Seconds of a game; one that takes longer hangs."""
ENOUGH = (b"1\n" * 60 + b"\n2\n3\n4\n5\n6\n") * 400
"""Mostly the first choice; where a list begins with another number, that one; Enter where that is asked."""


@dataclass(frozen=True, eq=False)
class Table:
    """What is played.

    Attributes:
        game: its id.
        seats: how many play; all but the first are robots.
        front: terminal or window.
        position: where it begins; None: with the first deal.
    """

    game: str
    seats: int
    front: str = "terminal"
    position: dict[str, Any] | None = None

    @property
    def name(self) -> str:
        """How the table of figures calls it."""
        return f"{self.game}, {self.front}"


_DECK = (
    "tomato",
    "corn",
    "eggplant",
    "trash",
    "mushroom",
    "rainbow",
    "broccoli",
    "potion_corn",
)

TABLES = (
    Table("kami", 2),
    Table("kameloot", 3),
    Table("tamashii", 2),
    Table("kamimai", 2),
    # A whole game of equal players has 300 flips; so many cards are enough for every kind of them.
    Table(
        "magi_kitchen",
        2,
        position={"mode": "calm", "decks": [[*_DECK, "posture_owl"], list(_DECK)], "to_act": 0},
    ),
    Table("kami", 2, "window"),
)


# -- a process that plays -------------------------------------------------------------------


def _tap(pipe: int, end: tuple[int, float] | None) -> None:
    """Let everything that the first player hears go into a pipe, a line each, before it is told.

    Args:
        pipe: where it goes.
        end: after how many events the process is killed, and how many seconds after the last of them.
    """
    hear = match._Listener.hear
    left = [end[0] if end else -1]

    def tapped(listener: Any, event: Any) -> None:
        if listener._seat == ME:
            os.write(pipe, f"{event!r}\n".encode())
            if end is not None and not left[0]:
                Timer(end[1], os.kill, (os.getpid(), signal.SIGKILL)).start()
            left[0] -= 1
        hear(listener, event)

    match._Listener.hear = tapped  # type: ignore[method-assign]


def _press_enter() -> None:
    """Let the window's player press Enter whenever the window falls asleep, and close it after a game."""
    import pygame

    from accessible_games.cli import play, resume
    from accessible_games.window.screen import Screen

    wants_again = play.wants_again

    def leave(*arguments: Any, **options: Any) -> bool:
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        return wants_again(*arguments, **options)

    play.wants_again = resume.wants_again = leave

    def sleep(_: Any, milliseconds: int = 0) -> None:
        if not pygame.event.peek():
            pygame.time.wait(min(milliseconds, 1))
            pygame.event.post(
                pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
            )

    Screen.sleep = sleep  # type: ignore[method-assign, assignment]


def start(home: Path, words: list[str], front: str, end: tuple[int, float] | None = None) -> tuple[int, int]:
    """Run the program in a process of its own; returns its number and where its player's events come out."""
    out, pipe = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child:
        os.close(pipe)
        return child, out
    os.close(out)
    code = 70
    with contextlib.suppress(BaseException):
        os.environ["ACCESSIBLE_GAMES_HOME"] = str(home)
        for name, mode in (("typed", "r"), ("told", "a"), ("said", "a")):
            (home / name).touch()
            stream = open(home / name, mode, encoding="utf-8")  # noqa: SIM115
            setattr(sys, {"typed": "stdin", "told": "stdout", "said": "stderr"}[name], stream)
        _tap(pipe, end)
        if front == "window":
            _press_enter()
        code = cli.main([*words, "--front", front, "--speech", "off", "--language", "en"])
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(code)


def hear(out: int) -> list[str]:
    """What comes out of a process, until it ends; half a line is none."""
    heard = b""
    end = time.monotonic() + LONGEST
    with selectors.DefaultSelector() as selector:
        selector.register(out, selectors.EVENT_READ)
        while True:
            if time.monotonic() > end:
                raise TimeoutError(f"nothing for {LONGEST:.0f} seconds")
            if selector.select(1.0):
                part = os.read(out, 1 << 16)
                if not part:
                    break
                heard += part
    return heard.decode().split("\n")[:-1]


# -- one kill -------------------------------------------------------------------------------


def lay_out(table: Table, home: Path, rng: Random) -> list[str]:
    """The words that begin a game; one that begins at a position is laid out as a journal."""
    (home / "journals").mkdir(parents=True)
    (home / "typed").write_bytes(ENOUGH)
    if table.position is None:
        players = ",".join(["Ana", *["bot"] * (table.seats - 1)])
        return ["play", table.game, "--players", players, "--seed", str(rng.randrange(10**6))]
    deck, other = table.position["decks"]
    position = {**table.position, "decks": [rng.sample(deck, len(deck)), rng.sample(other, len(other))]}
    rows = [{"name": "Ana"}, *[{"name": "Robot", "bot": "easy"}] * (table.seats - 1)]
    line = header_line(Header(table.game, table.seats, {"mode": "calm"}, {}, rows, position))
    (home / "journals" / f"2026-01-01-000000-{table.game}.jsonl").write_text(line.text, encoding="utf-8")
    return ["resume"]


def length_of(table: Table, seed: int) -> int:
    """How many events the first player hears in a game that nobody kills."""
    home = Path(tempfile.mkdtemp())
    child, out = start(home, lay_out(table, home, Random(seed)), table.front)
    heard = hear(out)
    os.close(out)
    os.waitpid(child, 0)
    shutil.rmtree(home)
    return len(heard)


def kill_once(table: Table, seed: int, longest: int) -> str:
    """Kill one game, go on with it, and say what came of it: "whole", or what is wrong."""
    rng = Random(f"{table.name} {seed}")
    came = _OVER
    while came == _OVER:  # no two games are equally long
        came = _kill(table, rng, longest)
    return came


_OVER = "over before the kill"


def _kill(table: Table, rng: Random, longest: int) -> str:
    home = Path(tempfile.mkdtemp())
    try:
        words = lay_out(table, home, rng)
        child, out = start(home, words, table.front, (rng.randrange(longest), rng.random() * 0.003))
        heard = hear(out)
        os.close(out)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            return _OVER
        return _go_on(table, home, heard)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _go_on(table: Table, home: Path, heard: list[str]) -> str:
    for name in ("told", "said"):
        (home / name).unlink(missing_ok=True)
    child, out = start(home, ["resume"], table.front)
    again = hear(out)
    os.close(out)
    _, status = os.waitpid(child, 0)
    said = (home / "said").read_text(encoding="utf-8").splitlines()
    if not any((home / "journals").glob("*.jsonl")) and not any((home / "journals").glob("over/*.jsonl")):
        return "nothing had been kept" if not heard else "announced, and not kept"
    over = list((home / "journals" / "over").glob("*.jsonl"))
    told = _told_by(table, over[0]) if len(over) == 1 else None
    if status:
        if told is not None and not again and told[: len(heard)] == heard:
            return "over as it was killed"
        return f"ends with {os.waitstatus_to_exitcode(status)}: {' '.join(said)[:80]}"
    if any("cut off" not in line for line in said):
        return f"says {said[0][:80]}"
    if again[: len(heard)] != heard:
        return "what had been heard is not what is told"
    if told is None:
        return "not played to its end"
    return "whole" if told == again else "the journal tells another history"


def _told_by(table: Table, kept: Path) -> list[str] | None:
    """What the first player is told by a journal that is read anew; None if its game is not over."""
    played = open_table(get_game(table.game), read_journal(kept.read_bytes()), TypedChance())
    if played.actors():
        return None
    ear = _Ear()
    played.retell(ME, ear)
    return ear.heard


class _Ear:
    """An ear that writes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def hear(self, event: Any) -> None:
        """Write down one event."""
        self.heard.append(repr(event))


# -- the table of figures -------------------------------------------------------------------


def report(counts: dict[Table, Counter[str]]) -> str:
    """The page of a run, as far as it has come."""
    each = max(counted.total() for counted in counts.values())
    lines = [
        "# Killed and played to the end\n",
        f"`python bench/faults/kills.py --each {each}`, "
        f"Python {platform.python_version()}, {platform.system()}, {datetime.date.today()}.\n",
        "| game | kills | what came of it | how often |\n|---|---|---|---|",
    ]
    for table, counted in counts.items():
        for came, n in counted.most_common():
            lines.append(f"| {table.name} | {counted.total()} | {came} | {n} |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Kill, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", type=int, default=100, help="kills of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=[table.name for table in TABLES])
    parser.add_argument("--out", type=Path, help="write the table there after each round, too")
    arguments = parser.parse_args()
    tables = [table for table in TABLES if arguments.only in (None, table.name)]
    longest = {table: length_of(table, arguments.seed) for table in tables}
    counts: dict[Table, Counter[str]] = {table: Counter() for table in tables}
    for number in range(arguments.each):
        for table in tables:
            came = kill_once(table, arguments.seed + number, longest[table])
            counts[table][came] += 1
            if came not in ("whole", "over as it was killed"):
                print(f"{table.name}, seed {arguments.seed + number}: {came}", file=sys.stderr, flush=True)
        if arguments.out is not None:
            arguments.out.write_text(report(counts), encoding="utf-8")
    print(report(counts), end="")


if __name__ == "__main__":
    main()
