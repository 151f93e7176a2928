"""`doctor`: what speech, sound, voices and screen there are, and the remedy for what is not."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from accessible_games.play.layout import fits

from .failure import FAILED, OK
from .output import columns
from .parser import Parser
from .session import Session, add_session_arguments

ABOUT: Final = (
    "Tell what speech, sound, voices and screen there are, one line each, and how to get what is missing. "
    "The exit code is 1 if something is missing that is not optional."
)

_OPTIONAL: Final = frozenset({"reader"})


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at everything and tell it."""
    # Silent unless asked: a second engine that starts meanwhile would only be in the way.
    arguments.speech = arguments.speech or "off"
    with Session(arguments) as session:
        return OK if examine(session) else FAILED


def examine(session: Session) -> bool:
    """Tell one line per finding; whether nothing is missing but what is optional."""
    from audio.doctor import probe

    console, show = session.console, session.front.show
    well = True
    for finding in probe():
        key = f"cli-doctor-{finding.id}-{'ok' if finding.ok else 'missing'}"
        show(console.text(key, **{**finding.args}))
        well &= finding.ok or finding.id in _OPTIONAL
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    key = "cli-doctor-terminal" if fits("あア漢。", encoding) else "cli-doctor-terminal-no-japanese"
    show(console.text(key, columns=columns(), encoding=encoding))
    places = (("settings", session.folders.settings), ("games", session.folders.journals))
    for name, path in places:
        show(console.text(f"cli-doctor-{name}", path=str(path)))
        if not _writable(path):
            show(console.text("cli-doctor-unwritable", path=str(path)))
            well = False
    return well


def _writable(path: Path) -> bool:
    """Whether the path, or the nearest folder above it that exists, can be written."""
    while not path.exists() and path != path.parent:
        path = path.parent
    return os.access(path, os.W_OK)
