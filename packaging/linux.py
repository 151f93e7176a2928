"""Make the folder with which Linux players need no Python: unpack it, and start the program.

    python3.12 packaging/linux.py OUT

On Linux, with a CPython 3.12 that was built with a shared library.  What it takes along is held by hash
(`linux.lock`); pip fetches it, and obeys PIP_NO_INDEX and PIP_FIND_LINKS.  The folder runs where the C
library is at least as new as the one here: build it on the oldest system that it is for.  OUT then holds:

    AccessibleGames-linux.tar.gz
    AccessibleGames/AccessibleGames    the window; where there is no screen, the terminal
                    accessible-games   in a terminal: menu, commands
                    README.txt         how it is started
                    data/              settings and games, if it is there and can be written
                    _internal/         Python, the program, and what it stands on
                    licences/          of all of it
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import tarfile
from pathlib import Path

from frozen import WINDOW, PackagingError, freeze
from parts import size_of


def pack(root: Path) -> Path:
    """The folder as a compressed archive beside it, in which no time and no user is kept."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.mtime = entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    archive = root.parent / f"{WINDOW}-linux.tar.gz"
    with (
        open(archive, "wb") as file,
        gzip.GzipFile("", "wb", 9, file, 0) as packed,
        tarfile.open(mode="w", fileobj=packed) as tar,
    ):
        for path in sorted(root.rglob("*")):
            tar.add(path, path.relative_to(root.parent), recursive=False, filter=plain)
    return archive


def main(words: list[str]) -> int:
    """Make the folder and the archive; returns the exit code."""
    if len(words) != 1 or sys.platform != "linux":
        print(__doc__, file=sys.stderr)
        return 2
    try:
        root = freeze(Path(words[0]), "linux")
    except PackagingError as problem:
        print(problem, file=sys.stderr)
        return 1
    archive = pack(root)
    size, digest = archive.stat().st_size / 1e6, hashlib.sha256(archive.read_bytes()).hexdigest()
    print(f"{root}: {size_of(root) / 1e6:.1f} MB. {archive}: {size:.1f} MB, sha256 {digest}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
