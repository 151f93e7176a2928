"""Freeze the program with PyInstaller for the system that this runs on, for `linux.py` and `macos.py`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from pathlib import Path
from typing import Final

from lock import PYTHON
from parts import BUILD_TOOLS, DATA, HERE, is_taken, lay_out_licences, write_text

ROOT: Final = HERE.parent
WINDOW: Final = "AccessibleGames"
TERMINAL: Final = "accessible-games"
INSIDE: Final = "_internal"
"""Where PyInstaller puts all that is not the program itself."""

OURS: Final = ("accessible_games", "audio", "stickers")

# Found at run time alone: their files, and modules that are imported by name.
_COLLECT: Final = (
    *(word for package in OURS for word in ("--collect-data", package, "--collect-submodules", package)),
    *("--copy-metadata", "accessible-games"),
    *("--collect-all", "espeakng_loader"),
    *("--collect-all", "fontpkg_atkinson_hyperlegible"),
    *(word for package in ("pyttsx3", "uvicorn", "websockets") for word in ("--collect-submodules", package)),
)
_EXCLUDE: Final = tuple(
    word
    for module in ("doctest", "pdb", "pydoc", "sqlite3", "tkinter", "unittest", "xmlrpc")
    for word in ("--exclude-module", module)
)


_KEPT: Final = re.compile(r"lib(python3|ffi|bz2|lzma|uuid|z|crypto)[.\d]")
"""Libraries of the system that Python itself stands on.  Others, such as those of the sound service, every
system has, and its own are the ones that fit it."""


class PackagingError(Exception):
    """The folder cannot be made; one sentence that says why."""


def freeze(out: Path, system: str) -> Path:
    """Make the folder; returns it.

    Args:
        out: where it is made.
        system: which lock and which page for players, "linux" or "macos".

    Raises:
        PackagingError: this is not the Python that the lock is for.
    """
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != PYTHON:
        raise PackagingError(f"The folder holds Python {PYTHON}: run this with that one.")
    root = out / WINDOW
    shutil.rmtree(root, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        python = _install(Path(folder) / "venv", HERE / f"{system}.lock")
        _run_pyinstaller(python, Path(folder))
        shutil.move(Path(folder) / "dist" / TERMINAL, root)
        site = python.parent.parent / "lib" / f"python{PYTHON}" / "site-packages"
        take_away(root / INSIDE)
        _strip(root / INSIDE)
        licence = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
        lay_out_licences(site, licence if licence.is_file() else None, root / "licences")
    shutil.copy2(root / TERMINAL, root / WINDOW)
    write_text(root / "README.txt", (HERE / "readme" / f"{system}.txt").read_text(encoding="utf-8"))
    (root / DATA).mkdir()
    write_text(root / DATA / "README.txt", (HERE / "readme" / "data.txt").read_text(encoding="utf-8"))
    return root


def _install(folder: Path, lock: Path) -> Path:
    """A fresh environment that holds what the lock names, and the program; returns its Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
    held = ["--no-deps", "--require-hashes", "--only-binary=:all:", "-r", str(lock)]
    subprocess.run([*pip, "install", "-q", *held], check=True)
    with tempfile.TemporaryDirectory() as wheels:
        subprocess.run([*pip, "wheel", "-q", "--no-deps", "-w", wheels, str(ROOT)], check=True)
        (own,) = Path(wheels).glob("*.whl")
        subprocess.run([*pip, "install", "-q", "--no-deps", str(own)], check=True)
    return python


def _run_pyinstaller(python: Path, folder: Path) -> None:
    words = [
        *(
            "--noconfirm",
            "--log-level",
            "WARN",
            "--onedir",
            "--name",
            TERMINAL,
            "--contents-directory",
            INSIDE,
        ),
        *("--distpath", str(folder / "dist"), "--workpath", str(folder / "build"), "--specpath", str(folder)),
        *_COLLECT,
        *_EXCLUDE,
        *("--runtime-hook", str(HERE / "early.py")),
        str(HERE / "entry.py"),
    ]
    # The same parts give the same folder: PyInstaller writes no time, and sets are in one order.
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "315532800"}
    subprocess.run([str(python), "-m", "PyInstaller", *words], check=True, cwd=folder, env=environment)


def take_away(inside: Path) -> None:
    """Remove what the program never opens, what the system has, and the traces of what froze it."""
    for path in sorted(inside.rglob("*"), reverse=True):
        place = path.relative_to(inside).as_posix()
        if path.is_dir() and not path.is_symlink():
            tool = place.partition("-")[0] in BUILD_TOOLS and place.endswith(".dist-info")
            if tool or not any(path.iterdir()):
                shutil.rmtree(path)
        elif not is_taken(place) or _is_of_system(path, inside):
            path.unlink()
    for link in inside.iterdir():
        if link.is_symlink() and not link.exists():
            link.unlink()


def _strip(inside: Path) -> None:
    """Take what only a debugger reads out of Python's library: two thirds of it."""
    for library in inside.glob("libpython3*"):
        subprocess.run(["strip", *(["-x"] if sys.platform == "darwin" else []), str(library)], check=True)


def _is_of_system(path: Path, inside: Path) -> bool:
    """Whether PyInstaller took it from the system; what a package brings lies in the package's folder."""
    library = path.parent == inside and path.name.startswith("lib") and ".so" in path.name
    return library and not path.is_symlink() and not _KEPT.match(path.name)
