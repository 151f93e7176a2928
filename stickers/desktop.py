"""What the system does with a finished PDF: shows it, shows its folder, sends pages of it to a printer.

Linux and other systems with CUPS print with `lp`, macOS with its `lpr`; both are told not to scale.
Windows asks the program that opens PDFs, which scales as it was last told to.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

from .refusal import SheetError

System = Literal["windows", "macos", "other"]

_PATIENCE: Final = 60.0
"""Seconds within which a printer's queue takes a file, or says why it does not."""
_GLANCE: Final = 2.0
"""Seconds within which a viewer that cannot be started has said so; one that is started may stay."""
_LONGEST: Final = 120
"""Letters of what another program says that are repeated."""


def system() -> System:
    """Which of the three ways there are."""
    return "windows" if os.name == "nt" else "macos" if sys.platform == "darwin" else "other"


def show(path: Path) -> None:
    """Let the system's own program show a file or a folder.

    Raises:
        SheetError: there is none.
    """
    if system() == "windows":
        _start(path)
        return
    command = "open" if system() == "macos" else "xdg-open"
    try:
        viewer = subprocess.Popen(
            [command, str(path.absolute())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # it outlives this program, and takes no key of its terminal
        )
    except OSError:
        raise SheetError("open-nothing", path=str(path), command=command) from None
    try:
        code = viewer.wait(_GLANCE)
    except subprocess.TimeoutExpired:
        return
    if code:
        raise SheetError("open-nothing", path=str(path), command=command)


def send(path: Path, pages: tuple[int, int], *, two_sided: bool = False) -> None:
    """Send pages of a PDF to the system's usual printer, at their own size.

    Args:
        path: the PDF.
        pages: the first and the last page, from 1.
        two_sided: print on both sides, turned at the long edge.

    Raises:
        SheetError: there is no command that prints, or it says why it does not.
    """
    if system() == "windows":
        _start(_part(path, pages), "print")
        return
    options = ["-o", "print-scaling=none", "-o", f"page-ranges={pages[0]}-{pages[1]}"]
    options += ["-o", "sides=two-sided-long-edge"] if two_sided else []
    command = "lpr" if system() == "macos" else "lp"
    _run([command, *options, str(path.absolute())])


def _run(words: Sequence[str]) -> None:
    try:
        done = subprocess.run(
            words, stdin=subprocess.DEVNULL, capture_output=True, timeout=_PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise SheetError("print-failed", command=words[0], reason=f"{_PATIENCE:g} s") from None
    except OSError:
        raise SheetError("print-nothing", command=words[0]) from None
    if done.returncode:
        said = (done.stderr or done.stdout).decode(errors="replace").split("\n")[0].strip()[:_LONGEST]
        raise SheetError("print-failed", command=words[0], reason=said or str(done.returncode))


def _start(path: Path, verb: str = "open") -> None:
    """Let Windows do something with a file."""
    start: Any = getattr(os, "startfile")  # noqa: B009 - which only Windows has
    try:
        start(str(path.absolute()), verb)
    except OSError as problem:
        key = "open-nothing" if verb == "open" else "print-nothing"
        raise SheetError(key, path=str(path), command=problem.strerror or "Windows") from None


def _part(path: Path, pages: tuple[int, int]) -> Path:
    """A file of its own with these pages: Windows prints whole files."""
    import pikepdf

    with pikepdf.Pdf.open(path) as whole, pikepdf.Pdf.new() as part:
        part.pages.extend(whole.pages[pages[0] - 1 : pages[1]])
        part.Root.ViewerPreferences = pikepdf.Dictionary(PrintScaling=pikepdf.Name("/None"))
        handle, name = tempfile.mkstemp(prefix=f"{path.stem}-", suffix=".pdf")
        with os.fdopen(handle, "wb") as file:
            part.save(file)
    return Path(name)
