"""Pin what a portable folder takes along: one wheel for each package, held by its hash.

    python packaging/lock.py windows
    python3.12 packaging/lock.py linux

It asks the package index for the newest releases that `pyproject.toml` allows, and writes the answer to
`packaging/<system>.lock`, which pip reads (`--require-hashes`) and people review.
"""

from __future__ import annotations

import hashlib
import platform
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent

PYTHON: Final = "3.12"
"""The Python of the portable folders."""

WINDOWS_WHEELS: Final = (
    *("--platform", "win_amd64", "--python-version", PYTHON, "--implementation", "cp"),
    "--only-binary=:all:",
)
"""What pip is told in order to fetch for Windows, wherever it runs."""

ALSO: Final = {
    # pip reads "only on Windows" as of the system that it runs on: what pyttsx3 needs for SAPI 5 there,
    # and click, of uvicorn, for colours.
    "windows": ("comtypes>=1.4", "pywin32>=308", "colorama>=0.4"),
    "linux": ("pyinstaller>=6.16,<7",),
    "macos": ("pyinstaller>=6.16,<7",),
}
_MADE_ON: Final = {"linux": "linux", "macos": "darwin"}
"""System -> what Python calls it, where its wheels are resolved on itself."""


def needs(system: str) -> list[str]:
    """What is to be resolved, as requirements."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    # Whoever has a portable folder cannot add to it: friends are to join all the same.
    return [*project["dependencies"], *project["optional-dependencies"]["host"], *ALSO[system]]


def resolve(system: str, folder: Path) -> list[str]:
    """Fetch all wheels into a folder; returns a line of the lock for each."""
    where = WINDOWS_WHEELS if system == "windows" else ("--only-binary=:all:",)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q"]
    subprocess.run([*pip, *where, "-d", str(folder), *needs(system)], check=True)
    lines = []
    for wheel in sorted(folder.glob("*.whl"), key=lambda path: path.name.lower()):
        name, version = wheel.name.split("-")[:2]
        digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
        lines.append(f"{name.replace('_', '-').lower()}=={version} --hash=sha256:{digest}")
    return lines


def main(words: list[str]) -> int:
    """Write the lock of one system; returns the exit code."""
    if len(words) != 1 or words[0] not in ALSO:
        print(f"lock.py takes one word: {', '.join(ALSO)}.", file=sys.stderr)
        return 2
    (system,) = words
    here = (sys.platform, f"{sys.version_info[0]}.{sys.version_info[1]}")
    if system in _MADE_ON and here != (_MADE_ON[system], PYTHON):
        print(f"Run it on {system}, with Python {PYTHON}.", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        lines = resolve(system, Path(folder))
    machine = "x86_64" if system == "windows" else platform.machine()
    head = f"# Written by packaging/lock.py {system}: wheels for CPython {PYTHON} on {machine}."
    (HERE / f"{system}.lock").write_text("\n".join([head, *lines, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
