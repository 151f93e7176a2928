"""The command line as a process of its own, with a home of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests import nursery

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def error(self) -> str:
        """The one line on stderr; fails if there are more, or a traceback."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert "Traceback" not in self.err
        return lines[0]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT")}
    # No sound server and no real device: what is tested here is told in text.
    return (
        kept
        | {
            "ACCESSIBLE_GAMES_HOME": str(home),
            "SSH_CONNECTION": "as over ssh: the terminal opens, whatever screen there is",
            "HOME": str(home),
            "LANG": "en_US.UTF-8",
            "PYTHONPATH": str(ROOT),
            "PYTHONUTF8": "1",
            "SDL_AUDIODRIVER": "dummy",
        }
        | more
    )


def command(*words: str) -> list[str]:
    # What the tests hold for warnings holds for the program's own process, too.
    return [sys.executable, "-W", "error", "-m", "accessible_games", *words]


POWERLESS = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all"]
"""In front of a command: root, too, is held to what files allow then."""


def run_powerless(home: Path, *words: str) -> Outcome:
    """Run it as whoever may not do everything; skips the test where nobody can be made so."""
    may_all = hasattr(os, "geteuid") and os.geteuid() == 0
    if may_all and not shutil.which(POWERLESS[0]):
        pytest.skip("root may do everything here")
    done = subprocess.run(
        [*(POWERLESS if may_all else []), *command(*words)],
        env=environment(home),
        cwd=ROOT,
        input="",
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def run(home: Path, *words: str, typed: str = "", **more: str) -> Outcome:
    done = nursery.run("accessible_games", words, typed=typed.encode(), env=environment(home, **more))
    encoding = more.get("PYTHONIOENCODING", "utf-8")
    out, err = (told.decode(encoding).replace(os.linesep, "\n") for told in (done.stdout, done.stderr))
    return Outcome(done.returncode, out, err)
