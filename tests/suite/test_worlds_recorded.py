"""Two worlds that Ana must not tell apart, through the whole program: the pixels that she sees, the sound at her ear.

What bench/secrets records in real time is given to the device here, and nobody waits for it.
"""

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "secrets" / "run.py"


@pytest.mark.skipif(sys.platform != "linux", reason="the program is forked")
def test_two_worlds_look_and_sound_alike_at_an_ear_that_may_not_know_them_and_a_leak_is_found():
    words = [sys.executable, str(BENCH), "--quick", "--only", "kami", "--front", "window"]
    told = []
    for leaks in ((), ("--plant", "pixels,sound")):
        done = subprocess.run(
            [*words, *leaks], capture_output=True, text=True, encoding="utf-8", check=True, timeout=110
        )
        told.append(done.stdout.splitlines()[-1].split("|")[-2].strip())
    assert told[0] == "nothing"
    assert told[1].startswith("pixels; sound: behind ")
