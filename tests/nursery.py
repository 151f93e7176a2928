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
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

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
    how = [program] if program.endswith(".py") else ["-m", program]
    command = [sys.executable, "-W", "error", *how, *words]
    utf8 = env.get("PYTHONUTF8", "1") == "1"
    others = {name for name in env if name.startswith("PYTHON")} - _FOR_PYTHON - _HARMLESS
    if sys.platform != "linux" or others or not utf8:
        return subprocess.run(command, input=typed, capture_output=True, env=env, timeout=timeout, check=False)
    return _nursery().run(command, program, words, typed, env, timeout)


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

    def run(
        self,
        command: list[str],
        program: str,
        words: Sequence[str],
        typed: bytes,
        env: Mapping[str, str],
        timeout: float,
    ) -> subprocess.CompletedProcess[bytes]:
        asked = json.dumps(
            {"program": program, "words": list(words), "env": dict(env), "cwd": os.getcwd()}
        ).encode()
        pipes = [os.pipe() for _ in range(3)]
        ends = [pipes[0][0], pipes[1][1], pipes[2][1]]
        socket.send_fds(self._ours, [asked], ends)
        for end in ends:
            os.close(end)
        pid = int(self._ours.recv(64))
        told: list[bytes] = [b"", b""]
        threads = [threading.Thread(target=_write, args=(pipes[0][1], typed), daemon=True)]
        threads += [
            threading.Thread(target=_read, args=(pipes[n + 1][0], told, n), daemon=True) for n in (0, 1)
        ]
        for thread in threads:
            thread.start()
        self._ours.settimeout(timeout)
        try:
            code = int(self._ours.recv(64))
        except TimeoutError:
            os.kill(pid, 9)
            self._ours.settimeout(None)
            self._ours.recv(64)
            raise subprocess.TimeoutExpired(command, timeout, told[0], told[1]) from None
        for thread in threads:
            thread.join(timeout)
        return subprocess.CompletedProcess(command, code, *told)


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
    """Fork for each request; returns at the end, and in each child when it has become the program."""
    _import_ahead()
    gc.freeze()  # what is here already is looked through by no child
    while True:
        asked, streams, _, _ = socket.recv_fds(door, _MOST, 3)
        if not asked:
            raise SystemExit
        pid = os.fork()
        if not pid:
            door.close()
            _become(json.loads(asked), streams)
            return
        for stream in streams:
            os.close(stream)
        door.send(str(pid).encode())
        _, status = os.waitpid(pid, 0)
        door.send(str(os.waitstatus_to_exitcode(status)).encode())


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
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
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
    sys.stdout = sys.__stdout__ = io.TextIOWrapper(io.BufferedWriter(out), encoding, errors)
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
