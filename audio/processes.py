"""Processes of ours beside the program: how one is started, and the maker of sounds run to its end."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from .groups import as_words

_LOOK_SECONDS = 0.2
_IDLE_CLASS = 0x40  # Windows: only while nothing else wants the processor


def module_command(module: str, *arguments: str) -> list[str]:
    """Return the command line that runs a module; start it with `process_options`.

    A program that was frozen has no Python beside it: its entry takes these words, too.
    """
    # -P keeps the player's current folder out of it: a folder named "audio" there must not be run.
    return [sys.executable, "-P", "-m", module, *arguments]


def process_options() -> dict[str, Any]:
    """Return `subprocess` options for a process of ours.

    It finds this package wherever it was imported from, opens no window, and does not die of the
    Ctrl-C that is meant for the program.
    """
    root = str(Path(__file__).resolve().parent.parent)
    paths = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
    options: dict[str, Any] = {"env": {**os.environ, "PYTHONPATH": paths}}
    if sys.platform == "win32":
        options["creationflags"] = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    else:
        options["start_new_session"] = True
    return options


def run_maker(*arguments: str, until: threading.Event) -> bool:
    """Run a maker until it is done; True if it was before the event came, which ends it.

    Raises:
        OSError: no process can be started.
    """
    options = process_options()
    if sys.platform == "win32":
        options["creationflags"] |= _IDLE_CLASS
    maker = subprocess.Popen(
        module_command("audio.maker", *arguments, *as_words()),
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        **options,
    )
    while not until.wait(_LOOK_SECONDS) and maker.poll() is None:
        pass
    done = maker.poll() == 0
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        maker.kill()
        maker.wait(1)
    if maker.stdin is not None:
        maker.stdin.close()
    return done
