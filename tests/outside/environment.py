"""A Python of its own, into which packages of games are installed as anybody would."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


class Environment:
    """A Python with the program as it is here, a home of its own, and packages that are installed into it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        windows = os.name == "nt"
        self.python = folder / ("Scripts/python.exe" if windows else "bin/python")
        scheme = {"base": str(folder), "platbase": str(folder)}
        self.site = Path(sysconfig.get_path("purelib", "nt" if windows else "venv", scheme))

    def make(self) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.folder)], check=True)
        lent = [str(ROOT), sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
        (self.site / "program.pth").write_text("\n".join(dict.fromkeys(lent)) + "\n", encoding="utf-8")

    def install(self, *packages: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-q", "--no-deps"]
        done = subprocess.run([*pip, *map(str, packages)], capture_output=True, text=True, timeout=300)
        if done.returncode and "hatchling" in done.stderr:
            pytest.skip("pip cannot fetch hatchling, which builds packages")
        assert not done.returncode, done.stderr

    def announce(self, game: str, entry: str, folder: Path | None = None) -> None:
        """What an installation in place comes to: the entry point, and where the package lies."""
        info = self.site / f"{game}-1.0.dist-info"
        info.mkdir()
        (info / "entry_points.txt").write_text(f"[accessible_games.games]\n{game} = {entry}\n")
        if folder is not None:
            (self.site / f"{game}.pth").write_text(f"{folder}\n", encoding="utf-8")

    def run(self, *words: str, typed: str = "", code: int = 0, home: str = "home") -> str:
        """What a program says; `home` is where it keeps its games.  A wrong exit code fails, as a traceback does."""
        environment = os.environ | {
            "ACCESSIBLE_GAMES_HOME": str(self.folder / home),
            "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONIOENCODING": "utf-8", "COLUMNS": "200",
        }  # fmt: skip
        environment.pop("PYTHONPATH", None)
        done = subprocess.run(
            [str(self.python), *words], input=typed, capture_output=True, text=True, encoding="utf-8",
            timeout=300, env=environment, cwd=self.folder,
        )  # fmt: skip
        assert done.returncode == code, done.stdout[-2000:] + done.stderr[-2000:]
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr if code else done.stdout

    def program(self, *words: str, **how: object) -> str:
        return self.run("-m", "accessible_games", *words, **how)
