"""What goes wrong becomes one line and an exit code, whatever it is."""

from __future__ import annotations

import contextlib
import os
import platform
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from accessible_games import ProgramEnded, __version__

from .folders import Folders

OK = 0
FAILED = 1
MISUSED = 2

_ENDINGS: Final = ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
"""Signals that end the program as Ctrl-C does, where the system has them."""


class UsageError(Exception):
    """A command that cannot be carried out as it was typed; one sentence that names what is allowed."""


_listeners: Final[list[Callable[[str], None]]] = []
_language: Callable[[], str] | None = None


def tell_faults_in(language: Callable[[], str] | None) -> None:
    """Tell what ends the program in this language; None: in the one that was chosen once."""
    global _language
    _language = language


def listen_to_errors(listener: Callable[[str], None]) -> Callable[[], None]:
    """Let somebody who cannot read stderr get each fault, too; returns what ends that."""
    _listeners.append(listener)
    return lambda: _listeners.remove(listener)


def tell_error(sentence: str, *, stops: bool = True) -> None:
    """One line on stderr; a line that cannot be written is given up.

    Args:
        sentence: the line.
        stops: whether it ends with a stop; what ends with a command is typed as it stands.
    """
    line = one_line(sentence)
    if stops and line[-1:] not in ".!?。":
        line += "."
    for listener in _listeners:
        listener(line)
    with contextlib.suppress(OSError, ValueError):
        print(line, file=sys.stderr, flush=True)


def one_line(text: str) -> str:
    """A text on one line; what a terminal would obey, in a file's words or a name, becomes "?"."""
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))


def run_guarded(command: Callable[[], int]) -> int:
    """Run a command; every fault ends in one line and a code, never in a traceback."""
    _open_missing_streams()
    tell_faults_in(None)
    try:
        with _ending_by_signal():
            code = command()
            sys.stdout.flush()
            return code
    except UsageError as problem:
        tell_error(str(problem))
        return MISUSED
    except KeyboardInterrupt:
        _tell("cli-stopped")
        return FAILED
    except BrokenPipeError:
        _drop_output()
        _tell("cli-output-closed")
        return FAILED
    except Exception as problem:
        return _told(problem)


def _told(problem: Exception) -> int:
    from accessible_games.engine import GameError

    if isinstance(problem, GameError):
        tell_error(str(problem))
        return MISUSED
    if isinstance(problem, OSError):
        if problem.filename is None:
            _drop_output()
        tell_error(f"{problem.filename or 'The output cannot be written'}: {problem.strerror}")
        return FAILED
    from .failure import write_crash

    where, kind = write_crash(problem), type(problem).__name__
    if where:
        _tell("cli-fault", kind=kind, file=str(where))
    else:
        _tell("cli-fault-unwritten", kind=kind)
    return FAILED


def _tell(key: str, **variables: str) -> None:
    """What ends the program, in the player's language; in plain English where nothing can be read."""
    try:
        from accessible_games.narration.catalogue import catalogue

        from .language import chosen_language

        language = (_language or chosen_language)()
        sentence = catalogue(language, "cli").text(key, **variables)
    except Exception:  # whatever else is broken, the line must come
        sentence = " ".join((key.removeprefix("cli-").replace("-", " "), *variables.values()))
    tell_error(sentence)


@contextlib.contextmanager
def _ending_by_signal() -> Iterator[None]:
    """A hang-up, a kill that asks and a quit key end as Ctrl-C does, with echo, speech and files in order.

    Set before anything else, since SDL takes signals that nobody else has taken, and keeps them.
    """

    def interrupt(*_: Any) -> None:
        raise ProgramEnded

    before = {}
    # So it was while the program was loaded; None is the portable folder's launcher on Windows.
    if signal.getsignal(signal.SIGINT) in (signal.SIG_DFL, *([None] if hasattr(sys, "frozen") else [])):
        with contextlib.suppress(ValueError):  # not in the main thread
            signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in _ENDINGS:
        kind = getattr(signal, name, None)
        if kind is not None and signal.getsignal(kind) == signal.SIG_DFL:  # else nohup, or a host, wants it
            with contextlib.suppress(ValueError):  # not in the main thread
                before[kind] = signal.signal(kind, interrupt)
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)


def _open_missing_streams() -> None:
    """Put nothing in the place of a stream that whoever started the program has closed."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            stream = open(os.devnull, "r" if name == "stdin" else "w", encoding="utf-8")  # noqa: SIM115
            setattr(sys, name, stream)


def _drop_output() -> None:
    """Point stdout at nothing: Python flushes it once more at its end, and would complain."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def write_crash(problem: BaseException) -> Path | None:
    """Append the places a fault went through; None if that is not possible.

    An exception's text can quote a card that a player holds, so only its class is kept, and of
    each line of code only where it stands.
    """
    lines = [
        f"{time.strftime('%Y-%m-%d %H:%M:%S')} accessible-games {__version__}, "
        f"Python {platform.python_version()}, {platform.system()}"
    ]
    seen: set[int] = set()
    current: BaseException | None = problem
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        lines.append(type(current).__name__)
        for frame in traceback.extract_tb(current.__traceback__):
            lines.append(f"  {Path(frame.filename).name}, line {frame.lineno}, in {frame.name}")
        current = current.__cause__ or current.__context__
    path = Folders.of_user().logs / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with open(handle, "a", encoding="utf-8") as log:
            log.write("\n".join(lines) + "\n")
    except OSError:
        return None
    return path
