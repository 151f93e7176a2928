"""Make the folder with which Windows players need no Python: unpack it, and press Enter on the program.

    python3.12 packaging/windows.py WINDOWS_PYTHON OUT

On any system.  WINDOWS_PYTHON is the folder of an official CPython for Windows, as its installer lays it
out: python312.dll, DLLs, Lib.  What is taken of it is held by hash (`windows-python.lock`), and so is each
wheel (`windows.lock`); pip fetches them, and obeys PIP_NO_INDEX and PIP_FIND_LINKS.  A C compiler for Windows
is needed for the two launchers: MinGW, `gcc-mingw-w64-x86-64` on Debian.  OUT then holds:

    AccessibleGames-windows.zip
    AccessibleGames/AccessibleGames.exe    the window, without a console
                    accessible-games.exe   in a console: menu, commands
                    README.txt             how it is started
                    data/                  settings and games, if it is there and can be written
                    app/                   Python, the program, and what it stands on
                    licences/              of all of it
"""

from __future__ import annotations

import hashlib
import importlib.util
import marshal
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lock import PYTHON, WINDOWS_WHEELS
from parts import DATA, HERE, is_taken, lay_out_licences, size_of, taken_distributions, write_text

ROOT: Final = HERE.parent
NAME: Final = "AccessibleGames"
LIBRARY: Final = f"python{PYTHON.replace('.', '')}"

LAUNCHERS: Final = (
    # file, entry of the program, console or not, what Windows says that it is
    ("accessible-games", "main", "-mconsole", "Accessible Games, in the terminal"),
    (NAME, "main_in_window", "-mwindows", "Accessible Games"),
)

START: Final = '''"""The program of {file}.exe, its own Python for the processes that it starts."""

import sys

sys.frozen = True
sys.argv[0] = sys.executable

from accessible_games.cli import {entry}

raise SystemExit({entry}())
'''

# fmt: off
_NO_LIBRARY: Final = frozenset((
    "_pyrepl", "antigravity.py", "cgi.py", "cgitb.py", "config-3", "curses", "dbm", "distutils",
    "doctest.py", "ensurepip", "ftplib.py", "idlelib", "imaplib.py", "lib-dynload", "lib2to3",
    "mailbox.py", "msilib", "nntplib.py", "pdb.py", "pipes.py", "poplib.py", "pty.py", "pydoc.py",
    "pydoc_data", "site-packages", "smtplib.py", "sqlite3", "telnetlib.py", "test", "this.py", "tkinter",
    "tty.py", "turtle.py", "turtledemo", "unittest", "venv", "wsgiref", "xmlrpc",
))
# fmt: on
"""Of the standard library: what the program never imports."""

_DATE: Final = (1980, 1, 1, 0, 0, 0)
"""Of each file in the zip file: the same parts give the same file, byte by byte."""


class PackagingError(Exception):
    """The folder cannot be made; one sentence that says why."""


@dataclass(frozen=True)
class WindowsPython:
    """An official CPython for Windows, as its installer lays it out.

    Args:
        home: its folder.
    """

    home: Path

    @property
    def licence(self) -> Path | None:
        """The text of its licence."""
        places = (self.home / "LICENSE.txt", self.home / "Lib" / "LICENSE.txt")
        return next((place for place in places if place.is_file()), None)

    def parts(self) -> list[Path]:
        """The libraries that go along, each held to its hash.

        Raises:
            PackagingError: one is missing, or is another one than was tried.
        """
        there = {
            path.name.lower(): path for folder in (self.home / "DLLs", self.home) for path in folder.glob("*")
        }
        found = []
        for line in (HERE / "windows-python.lock").read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            digest, name = line.split()
            path = there.get(name.lower())
            if path is None:
                raise PackagingError(f"{self.home}: {name} is missing; it is no whole Python {PYTHON}.")
            if hashlib.sha256(path.read_bytes()).hexdigest() != digest:
                raise PackagingError(f"{path} is not the one that packaging/windows-python.lock names.")
            found.append(path)
        return found

    def pack_library(self, archive: Path) -> None:
        """The half of the standard library that is written in Python, compiled, as one file."""
        library = self.home / "Lib"
        with zipfile.ZipFile(archive, "w") as packed:
            for source in sorted(library.rglob("*.py")):
                path = source.relative_to(library)
                if path.parts[0] in _NO_LIBRARY or {"test", "tests", "__pycache__"} & {*path.parts}:
                    continue
                _add(packed, path.with_suffix(".pyc").as_posix(), _compiled(source, path.as_posix()))


def lay_out(python: WindowsPython, out: Path) -> Path:
    """Make the folder; returns it.

    Raises:
        PackagingError: something that it needs is not there, or is another one than was tried.
    """
    root = out / NAME
    parts = python.parts()
    shutil.rmtree(root, ignore_errors=True)
    app = root / "app"
    app.mkdir(parents=True)
    for part in parts:
        shutil.copyfile(part, app / part.name)
    python.pack_library(app / f"{LIBRARY}.zip")
    folders = (f"{LIBRARY}.zip", ".", "site-packages", "site-packages/win32", "site-packages/win32/lib")
    write_text(app / f"{LIBRARY}._pth", "\n".join((*folders, "")))
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        install(site)
        lay_out_packages(site, app)
        lay_out_licences(site, python.licence, root / "licences")
    for file, entry, system, described in LAUNCHERS:
        (app / f"start_{entry}.py").write_text(START.format(file=file, entry=entry), encoding="utf-8")
        build_launcher(root / f"{file}.exe", f"start_{entry}", system, described)
    lay_out_readme(root, "windows")
    return root


def install(site: Path) -> None:
    """The wheels of the lock and the program itself, unpacked into a folder."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    lock = ("--require-hashes", "-r", str(HERE / "windows.lock"))
    # No scripts are wanted, and none are made: pip would write them for the system that it runs on.
    subprocess.run(
        [*pip, "install", "-q", "--no-deps", "--no-compile", "--target", str(site), *WINDOWS_WHEELS, *lock],
        check=True,
    )
    with tempfile.TemporaryDirectory() as wheels:
        subprocess.run([*pip, "wheel", "-q", "--no-deps", "-w", wheels, str(ROOT)], check=True)
        (own,) = Path(wheels).glob("*.whl")
        subprocess.run(
            [*pip, "install", "-q", "--no-deps", "--no-compile", "--target", str(site), str(own)], check=True
        )


def lay_out_packages(site: Path, app: Path) -> None:
    """What goes along of each package, compiled."""
    for distribution in taken_distributions(site):
        for file in distribution.files or ():
            place, source = file.as_posix(), site / file
            kept = place.endswith((".dist-info/METADATA", ".dist-info/entry_points.txt"))
            if ".." in file.parts or not source.is_file() or not (kept or is_taken(place)):
                continue
            if ".dist-info/" in place and not kept:
                continue
            target = app / "site-packages" / place
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            if source.suffix == ".py":
                cache = target.parent / "__pycache__" / f"{source.stem}.cpython-{PYTHON.replace('.', '')}.pyc"
                cache.parent.mkdir(exist_ok=True)
                cache.write_bytes(_compiled(source, place))
    for library in (site / "pywin32_system32").glob("*.dll"):
        shutil.copyfile(library, app / library.name)


def _compiled(source: Path, shown: str) -> bytes:
    """A .pyc that is never compared with its source, whose date changes where a zip file is unpacked."""
    code = compile(source.read_bytes(), shown, "exec", dont_inherit=True, optimize=0)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)


def build_launcher(target: Path, module: str, system: str, described: str) -> None:
    """Compile one launcher with its version and its manifest.

    Raises:
        PackagingError: there is no compiler for Windows.
    """
    compiler, resources = _tool("gcc"), _tool("windres")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    numbers = ",".join((version.split(".") + ["0"] * 4)[:4])
    with tempfile.TemporaryDirectory() as folder:
        resource = Path(folder) / "launcher.o"
        named = {
            "VERSION_NUMBERS": numbers,
            "VERSION_TEXT": f'\\"{version}\\"',
            "DESCRIPTION": f'\\"{described}\\"',
        }
        defined = [f"-D{name}={value}" for name, value in named.items()]
        subprocess.run(
            [resources, *defined, "-I", str(HERE), "-i", str(HERE / "launcher.rc"), "-o", str(resource)],
            check=True,
        )
        window = ["-DWINDOW"] if system == "-mwindows" else []
        subprocess.run(
            [
                *(compiler, "-O2", "-s", "-municode", system, "-Wall", "-Wl,--no-insert-timestamp", *window),
                *(f'-DMODULE=L"{module}"', f'-DPYTHON=L"{LIBRARY}.dll"'),
                *("-o", str(target), str(HERE / "launcher.c"), str(resource)),
            ],
            check=True,
        )


def _tool(name: str) -> str:
    for candidate in (f"x86_64-w64-mingw32-{name}", *([name] if os.name == "nt" else [])):
        found = shutil.which(candidate)
        if found:
            return found
    raise PackagingError(
        f"x86_64-w64-mingw32-{name} is missing: install MinGW (Debian: apt install gcc-mingw-w64-x86-64)."
    )


def lay_out_readme(root: Path, system: str) -> None:
    """The page that tells how it is started, and the folder in which settings and games are kept."""
    pages = (HERE / "readme" / f"{system}.txt", HERE / "readme" / "data.txt")
    write_text(root / "README.txt", pages[0].read_text(encoding="utf-8"))
    (root / DATA).mkdir()
    write_text(root / DATA / "README.txt", pages[1].read_text(encoding="utf-8"))


def pack(root: Path) -> Path:
    """The folder as a zip file beside it."""
    archive = root.parent / f"{NAME}-windows.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(root.rglob("*")):
            if path.is_file():
                _add(packed, path.relative_to(root.parent).as_posix(), path.read_bytes())
    return archive


def _add(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    entry = zipfile.ZipInfo(name, _DATE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    packed.writestr(entry, content, compresslevel=9)


def main(words: list[str]) -> int:
    """Make the folder and the zip file; returns the exit code."""
    if len(words) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    if f"{sys.version_info[0]}.{sys.version_info[1]}" != PYTHON:
        print(f"It compiles for Python {PYTHON}: run it with that one.", file=sys.stderr)
        return 2
    try:
        root = lay_out(WindowsPython(Path(words[0])), Path(words[1]))
    except PackagingError as problem:
        print(problem, file=sys.stderr)
        return 1
    archive = pack(root)
    print(f"{root}: {size_of(root) / 1e6:.1f} MB. {archive}: {archive.stat().st_size / 1e6:.1f} MB, "
          f"sha256 {hashlib.sha256(archive.read_bytes()).hexdigest()}")  # fmt: skip
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
