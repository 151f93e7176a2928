"""Processes of the program that begin with its modules imported already.

Hundreds of tests start the program as a process of its own, and half of what that takes is importing the
same modules.  One process for each that runs tests imports them once, and forks whenever one is asked for:
a true process, with arguments, environment, folder, streams and an end of its own.  Anywhere but on Linux,
and where the environment would change how Python itself begins, it is started from nothing.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import io
import json
import locale
import os
import pkgutil
import re
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

if sys.platform != "win32":
    import fcntl
    import termios

ROOT = Path(__file__).parents[1]
PRELOADED = ("engine", "games", "narration", "play", "cli")
"""Packages of the program whose modules are imported ahead: nothing that opens a sound or a window."""
_MOST = 1 << 20
_FOR_PYTHON = {"PYTHONIOENCODING", "PYTHONPATH", "PYTHONUTF8"}
"""What a child can take over after Python has begun."""
_HARMLESS = {"PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED"}
"""What changes nothing that a test looks at; many machines on which tests run have them set."""


def run(
    program: str,
    words: Sequence[str],
    *,
    typed: bytes = b"",
    env: Mapping[str, str],
    timeout: float = 120,
) -> subprocess.CompletedProcess[bytes]:
    """Run a program with warnings as errors, over pipes, and wait for its end.

    Args:
        program: a module's name, or the path of a script.
        words: its arguments.
        typed: what it can read.
        env: its environment.
        timeout: seconds after which it is ended, with TimeoutExpired.
    """
    command, ours = _command(program, words), _can_fork(env)
    if not ours:
        return subprocess.run(command, input=typed, capture_output=True, env=env, timeout=timeout, check=False)
    pipes = [os.pipe() for _ in range(3)]
    ends = [pipes[0][0], pipes[1][1], pipes[2][1]]
    child = _nursery().start(program, words, env, ends)
    for end in ends:
        os.close(end)
    told: list[bytes] = [b"", b""]
    threads = [threading.Thread(target=_write, args=(pipes[0][1], typed), daemon=True)]
    threads += [threading.Thread(target=_read, args=(pipes[n + 1][0], told, n), daemon=True) for n in (0, 1)]
    for thread in threads:
        thread.start()
    try:
        code = child.wait(timeout)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()
        raise subprocess.TimeoutExpired(command, timeout, told[0], told[1]) from None
    for thread in threads:
        thread.join(timeout)
    return subprocess.CompletedProcess(command, code, *told)


def start_at(terminal: int, program: str, words: Sequence[str], *, env: Mapping[str, str]) -> Child | Popen:
    """Start a program as `run` does, in a session of its own that takes a terminal, so that Ctrl-C reaches it.

    Signals that whoever runs the tests ignores (nohup, a job in the background) are heard again.

    Args:
        terminal: the end of a pseudo-terminal that is the program's.
        program: a module's name, or the path of a script.
        words: its arguments.
        env: its environment.
    """
    if _can_fork(env):
        return _nursery().start(program, words, env, [terminal] * 3, terminal=True)
    command = [sys.executable, "-c", TAKE_TERMINAL, *_command(program, words)]
    return subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=env, start_new_session=True
    )


TAKE_TERMINAL = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "[signal.signal(kind, signal.SIG_DFL) for kind in (signal.SIGINT, signal.SIGHUP, signal.SIGQUIT)]; "
    "os.execv(sys.argv[1], sys.argv[1:])"
)
Popen = subprocess.Popen


def _command(program: str, words: Sequence[str]) -> list[str]:
    how = [program] if program.endswith(".py") else ["-m", program]
    return [sys.executable, "-W", "error", *how, *words]


def _can_fork(env: Mapping[str, str]) -> bool:
    others = {name for name in env if name.startswith("PYTHON")} - _FOR_PYTHON - _HARMLESS
    return sys.platform == "linux" and not others and env.get("PYTHONUTF8", "1") == "1"


class Child:
    """A process that was forked; it answers as one of `subprocess` does.

    Args:
        news: from where its number comes, and in the end its exit code.
    """

    def __init__(self, news: int) -> None:
        self._news = open(news, "rb", buffering=0)  # noqa: SIM115 - closed once the code has come
        self.pid = int(self._news.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        if self.returncode is None and select.select([self._news], [], [], 0)[0]:
            self._take()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; returns the exit code."""
        if self.returncode is None:
            if not select.select([self._news], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            self._take()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, kind: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, kind)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def _take(self) -> None:
        self.returncode = int(self._news.readline())
        self._news.close()


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        self._ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", __file__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._ours.close()
        self._process.wait(10)

    def start(
        self,
        program: str,
        words: Sequence[str],
        env: Mapping[str, str],
        streams: Sequence[int],
        *,
        terminal: bool = False,
    ) -> Child:
        """Fork a process that becomes a program with these streams; they are still open here afterwards."""
        asked = json.dumps(
            {
                "program": program,
                "words": list(words),
                "env": dict(env),
                "cwd": os.getcwd(),
                "terminal": terminal,
            }
        ).encode()
        news, theirs = os.pipe()
        socket.send_fds(self._ours, [asked], [*streams, theirs])
        os.close(theirs)
        return Child(news)


@cache
def _nursery() -> Nursery:
    return Nursery()


def _write(end: int, typed: bytes) -> None:
    with contextlib.suppress(BrokenPipeError), open(end, "wb") as pipe:
        pipe.write(typed)


def _read(end: int, told: list[bytes], place: int) -> None:
    with open(end, "rb") as pipe:
        told[place] = pipe.read()


# --- in the process that forks


def serve(door: socket.socket) -> None:
    """Fork for each request; returns at the end, and in each child when it has become the program.

    Between the two stands a process that waits for the child and tells its end, so that several can run.
    """
    _import_ahead()
    gc.freeze()  # what is here already is looked through by no child
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    while True:
        asked, fds, _, _ = socket.recv_fds(door, _MOST, 4)
        if not asked:
            raise SystemExit
        if not os.fork():
            door.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            *streams, news = fds
            pid = os.fork()
            if not pid:
                os.close(news)
                _become(json.loads(asked), streams)
                return
            for stream in streams:
                os.close(stream)
            os.write(news, f"{pid}\n".encode())
            _, status = os.waitpid(pid, 0)
            os.write(news, f"{os.waitstatus_to_exitcode(status)}\n".encode())
            os._exit(0)
        for fd in fds:
            os.close(fd)


def _import_ahead() -> None:
    for package in PRELOADED:
        home = importlib.import_module(f"accessible_games.{package}")
        for found in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            importlib.import_module(found.name)
    from accessible_games.narration.catalogue import catalogue, source_of

    # Nearly every one of them speaks English, and plays Kami.
    for stem in ("shared", "cli", "play", "kami", "kami-names", "kami-words", "kami-menu"):
        for key in re.findall(r"^([a-z][\w-]*) =", source_of("en", stem).read_text("utf-8"), re.MULTILINE):
            catalogue("en", stem).has(key)


def _become(asked: Mapping[str, object], streams: Sequence[int]) -> None:
    """Take over what a process gets from whoever starts it."""
    if asked["terminal"]:
        os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if asked["terminal"]:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for kind in (signal.SIGHUP, signal.SIGQUIT):
            signal.signal(kind, signal.SIG_DFL)
    env = asked["env"]
    os.environ.clear()
    os.environ.update(env)
    os.chdir(asked["cwd"])
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, "")
    encoding, _, errors = env.get("PYTHONIOENCODING", "utf-8:surrogateescape").partition(":")
    in_, out, err = (io.FileIO(number, mode, closefd=False) for number, mode in enumerate("rww"))
    errors = errors or "strict"
    sys.stdin = sys.__stdin__ = io.TextIOWrapper(io.BufferedReader(in_), encoding, errors)
    sys.stdout = sys.__stdout__ = io.TextIOWrapper(
        io.BufferedWriter(out), encoding, errors, line_buffering=out.isatty()
    )
    sys.stderr = sys.__stderr__ = io.TextIOWrapper(
        io.BufferedWriter(err), encoding, "backslashreplace", line_buffering=True
    )
    program = asked["program"]
    sys.argv = [program, *asked["words"]]
    if program.endswith(".py"):
        sys.path[0] = str(Path(program).parent)
        runpy.run_path(program, run_name="__main__")
    else:
        sys.path[0] = os.getcwd()
        runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as door:
        serve(door)
