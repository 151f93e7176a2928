"""Make the folder with which Mac users need no Python: never run, for nobody who wrote it had a Mac.

    python3.12 packaging/lock.py macos
    python3.12 packaging/macos.py OUT

On macOS, with the CPython 3.12 of python.org.  The first line writes the lock, of which there is none yet, to
be reviewed and kept.  OUT then holds AccessibleGames-macos.zip, and the folder in it as `linux.py` lays
it out.  macOS refuses what nobody has signed.  With a developer's identity in CODESIGN_IDENTITY all of it is
signed, to be sent to Apple with `xcrun notarytool submit`; without one, players open it in System Settings,
Privacy & Security, "Open Anyway".
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from frozen import INSIDE, TERMINAL, WINDOW, PackagingError, freeze
from parts import size_of


def sign(root: Path, identity: str) -> None:
    """Sign each library, then the programs, which must come last."""
    libraries = [path for end in ("*.dylib", "*.so") for path in sorted((root / INSIDE).rglob(end))]
    for path in (*libraries, root / TERMINAL, root / WINDOW):
        words = ("--force", "--timestamp", "--options", "runtime", "--sign", identity, str(path))
        subprocess.run(["codesign", *words], check=True)


def main(words: list[str]) -> int:
    """Make the folder and the zip file; returns the exit code."""
    if len(words) != 1 or sys.platform != "darwin":
        print(__doc__, file=sys.stderr)
        return 2
    try:
        root = freeze(Path(words[0]), "macos")
    except PackagingError as problem:
        print(problem, file=sys.stderr)
        return 1
    if identity := os.environ.get("CODESIGN_IDENTITY"):
        sign(root, identity)
    archive = root.parent / f"{WINDOW}-macos.zip"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(root), str(archive)], check=True)
    print(f"{root}: {size_of(root) / 1e6:.1f} MB. {archive}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
