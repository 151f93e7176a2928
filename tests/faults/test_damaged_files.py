"""A seeded part of what bench/faults tries whole: turned bits, mutated files, games that are killed."""

import importlib.util
import sys
from pathlib import Path
from random import Random

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "faults"


def load(name):
    spec = importlib.util.spec_from_file_location(f"bench_faults_{name}", BENCH / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up
    spec.loader.exec_module(module)
    return module


BITS, MUTATIONS = load("bits"), load("mutations")


@pytest.mark.parametrize("kept", BITS.kept_games()[:2], ids=lambda kept: kept.name)
def test_a_turned_bit_of_a_whole_game_is_named_and_never_played(kept):
    bits = Random(kept.name).sample(range(len(kept.content) * 8), 250)
    last = [8 * len(kept.content) - 1 - n for n in range(16)]  # of the last line's end
    said = set(BITS.count(kept, [*bits, *last]))
    assert said <= {"its line is named", "named among the lines that the first checksum covers"}


def test_a_turned_bit_of_a_game_without_checksums_is_never_called_a_crash():
    kept = BITS.kept_games()[2]
    said = BITS.count(kept, range(8 * len(kept.content) - 600, 8 * len(kept.content)))
    assert "called cut off by a crash" not in said


@pytest.mark.parametrize("kind", MUTATIONS.KINDS, ids=lambda kind: kind.name)
def test_whatever_is_wrong_in_a_file_is_said_in_one_sentence(kind):
    tally = MUTATIONS.Tally()
    MUTATIONS.try_many(kind, 2026, range(150), tally)
    assert not tally.faults, f"{tally.faults} {tally.first}"
    assert tally.refused > 20, "the files are to have something wrong in them"


@pytest.mark.skipif(sys.platform != "linux", reason="the program is forked, and killed with signal 9")
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("game", ["kami, terminal", "magi_kitchen, terminal"])
def test_a_game_that_was_killed_is_played_to_its_end_with_all_that_had_been_heard(game, number):
    """In a process of its own, since this one may hold threads that no fork takes along."""
    import subprocess

    words = ["--each", "1", "--only", game, "--seed", str(10 + number)]
    command = [sys.executable, str(BENCH / "kills.py"), *words]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True, timeout=110)
    row = done.stdout.splitlines()[-1]
    assert row in {f"| {game} | 1 | {came} | 1 |" for came in ("whole", "over as it was killed")}
