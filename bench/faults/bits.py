"""All bits of three kept games, turned over one at a time: what is said, and what would be played.

    python bench/faults/bits.py > bench/faults/BITS.md

The games are whole ones of the tests: one written with checksums from its first line on, one that an
earlier release wrote without them, and one of those that was gone on with, so that lines with checksums
stand behind lines without.  A bit is looked at as `resume` does, which reads the journal before it plays
anything; of what is damaged, what stands before the line that is named must be what was there.
"""

from __future__ import annotations

import argparse
import datetime
import platform
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_games.engine.journal import (  # noqa: E402
    Journal,
    JournalError,
    before_line,
    journal_lines,
    parse_entries,
    read_journal,
)
from accessible_games.games import get_game  # noqa: E402

COVERED = "named among the lines that the first checksum covers"
GOLDEN = ROOT / "tests" / "golden"


@dataclass(frozen=True)
class Kept:
    """A game as a file.

    Attributes:
        name: what it is.
        content: its bytes.
        covered: the line from which on each line carries a checksum.
    """

    name: str
    content: bytes
    covered: int


def kept_games(lines: int = 10_000) -> list[Kept]:
    """The three games.

    Args:
        lines: as many of each, if it has more.
    """
    new = _read("kami/2-players.journal")
    old = b"".join((GOLDEN / "tamashii" / "3-players.journal").read_bytes().splitlines(keepends=True)[:lines])
    halves = (GOLDEN / "kameloot" / "3-players.journal").read_bytes().splitlines(keepends=True)[:lines]
    half = len(halves) // 2
    mixed = b"".join(halves[:half])
    place = read_journal(mixed).place
    whole = _read("kameloot/3-players.journal")
    for seat, action in parse_entries(get_game("kameloot"), whole)[half - 1 : len(halves) - 1]:
        line = place.action(seat, action)
        mixed += line.text.encode()
        place = line.place
    steps = parse_entries(get_game("kami"), new)[: lines - 1]
    return [
        Kept("Kami, checksums in all lines", "".join(journal_lines(new.header, steps)).encode(), 1),
        Kept("Kameloot, the first half without", mixed, half + 1),
        Kept("Tamashii, as an earlier release wrote it", old, 10**9),
    ]


def _read(name: str) -> Journal:
    return read_journal((GOLDEN / name).read_bytes())


def flipped(content: bytes, bit: int) -> bytes:
    """The same bytes with one bit turned over."""
    changed = bytearray(content)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def said_of(kept: Kept, whole: Journal, bit: int) -> str:
    """What becomes of a game with one bit turned over, in a few words."""
    content = flipped(kept.content, bit)
    line = kept.content[: bit // 8].count(b"\n") + 1
    try:
        read = read_journal(content)
    except JournalError as problem:
        if problem.line != line:
            if line > kept.covered or not (problem.line == 1 or line < problem.line < kept.covered):
                return "another line is named"
            return COVERED if problem.line == 1 else "a later one is named, which does not fit behind it"
        if line == 1:
            return "its line is named"
        same = before_line(content, line) == before_line(kept.content, line)
        return "its line is named" if same else "what stands before it is another game"
    if read.torn:
        return "called cut off by a crash"
    if (read.header, read.entries) == (whole.header, whole.entries):
        return "the same game"
    return "another game without a word"


def count(kept: Kept, bits: Iterable[int] | None = None) -> Counter[str]:
    """What is said of a game, by how many bits."""
    whole = read_journal(kept.content)
    return Counter(said_of(kept, whole, bit) for bit in bits or range(len(kept.content) * 8))


def main() -> None:
    """Turn all of them over, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lines", type=int, default=10_000, help="only so many lines of each game")
    arguments = parser.parse_args()
    print("# Bits turned over\n")
    where = f"Python {platform.python_version()}, {platform.system()}, {datetime.date.today()}"
    print(f"`python bench/faults/bits.py --lines {arguments.lines}`, {where}.\n")
    print("| game | lines | bits | what is said | how many |\n|---|---|---|---|---|")
    for kept in kept_games(arguments.lines):
        counts = count(kept)
        lines, bits = kept.content.count(b"\n"), len(kept.content) * 8
        for said, n in counts.most_common():
            print(f"| {kept.name} | {lines} | {bits} | {said} | {n} |", flush=True)
    print(
        "\nWithout checksums nothing can be known of a bit that leaves a line readable: such a game is as "
        "safe as it was written.  The first line that is put behind it covers all of it from then on."
    )


if __name__ == "__main__":
    main()
