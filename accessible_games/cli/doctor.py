"""`doctor`: what speech, sound, voices and screen there are, and the remedy for what is not.

Everything is a numbered sentence, so that it can be read to a helper on the phone.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from accessible_games import __version__
from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.japanese import read_number
from accessible_games.narration.spoken import spoken_form
from accessible_games.play.layout import fits
from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.typed import EndOfInput

from .console import Console, Said, formatted
from .failure import FAILED, OK
from .front import has_screen
from .parser import Parser
from .session import Session, add_session_arguments
from .streams import columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from audio.doctor import Finding

ABOUT: Final = (
    "Tell what speech, sound, voices and screen there are, one line each, and how to get what is missing. "
    "With --speech on it also speaks a sentence in each language, and plays a sound. "
    "The exit code is 1 if something is missing that is not optional."
)

_OPTIONAL: Final = frozenset({"extra", "broken-extra", "reader", "outputs"})
_INSTALLED: Final = frozenset({"extra", "broken-extra", "speech-engine", "voice", "reader"})
"""What pip brings, though not into a program that was frozen: there the remedy is another one."""
_TEST_CUE: Final = "your-turn"
_PATIENCE: Final = 120.0
"""Seconds within which all that was told so far and a test sentence are over."""


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Look at everything and tell it."""
    # Silent unless asked: a second engine that starts meanwhile would only be in the way.
    arguments.speech = arguments.speech or "off"
    with Session(arguments) as session, suppress(EndOfInput):
        return OK if examine(session) else FAILED
    return OK


def examine(session: Session) -> bool:
    """Tell one line per finding, then let speech and sound be heard; whether all that is needed is there."""
    from audio.doctor import probe

    report = _Report(session.console)
    findings = probe(chosen={language: session.settings.voice(language).voice for language in LANGUAGES})
    for finding in findings:
        report.tell(_key_of(finding), **{**finding.args})
    well = all(finding.ok or finding.id in _OPTIONAL for finding in findings)
    if not session.in_window:
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        key = "cli-doctor-terminal" if fits("あア漢。", encoding) else "cli-doctor-terminal-no-japanese"
        report.tell(key, columns=columns(), encoding=encoding)
        report.tell("cli-doctor-screen-ok" if has_screen() else "cli-doctor-screen-missing")
    report.tell("cli-doctor-release", version=_release())
    places = (("settings", session.folders.settings), ("games", session.folders.journals))
    for name, path in places:
        report.tell(f"cli-doctor-{name}", path=str(path))
        if not _writable(path):
            report.tell("cli-doctor-unwritable", path=str(path))
            well = False
    _let_hear(session, report, findings)
    report.tell("cli-doctor-well" if well else "cli-doctor-not-well")
    return well


def _release() -> Said:
    """The number of this release, in kana part by part."""
    parts = __version__.split(".")
    kana = " てん ".join(read_number(int(part)) if part.isdecimal() else part for part in parts)
    return Said(__version__, kana)


def _key_of(finding: Finding) -> str:
    """The message that tells a finding."""
    if finding.ok:
        return f"cli-doctor-{finding.id}-ok"
    frozen = getattr(sys, "frozen", False) and finding.id in _INSTALLED
    return f"cli-doctor-{finding.id}-{'absent' if frozen else 'missing'}"


class _Report:
    """Sentences with numbers in front, shown and spoken.

    Args:
        console: where.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._count = 0

    def tell(self, key: str, **variables: Any) -> None:
        """Tell the next sentence."""
        self._count += 1
        kana = formatted(catalogue(KANA, "cli"), key, variables)
        text = self._console.said(key, variables).text
        self._console.tell("cli-row", n=self._count, text=Said(text, kana))


def _let_hear(session: Session, report: _Report, findings: Sequence[Finding]) -> None:
    """A sentence in each language that has a voice, then a sound, each announced, until somebody ends it."""
    voice, cues = session.sound.voice, session.sound.cues
    ending = "cli-doctor-end-key" if session.in_window else "cli-doctor-end"
    if voice is None or not session.sound.can_sound():  # then nothing would be heard, and it has been told
        return
    if session.interactive:
        session.front.forget_typed()  # what was pressed while all this was looked at means nothing
        report.tell(ending)
    voiced = {finding.args["language"] for finding in findings if finding.id == "voice" and finding.ok}
    for language in LANGUAGES:
        if language in voiced:
            report.tell("cli-doctor-hear", language=language)
            locale = KANA if voice.needs_kana(language) else language
            sample = spoken_form(locale, catalogue(locale, "cli").text("cli-doctor-sample"))
            voice.say(sample, kind="answer", language=language)
            if not session.console.hear_out(_PATIENCE, ending):
                return
    if cues is not None:
        report.tell("cli-doctor-hear-sound")
        if session.console.hear_out(_PATIENCE, ending):
            cues.play(_TEST_CUE)


def _writable(path: Path) -> bool:
    """Whether something can be written there, or in the nearest folder above that exists: by trying it."""
    if path.is_file():
        if sys.platform == "win32" and not os.access(path, os.W_OK):
            return False  # it is marked read-only, and there is not even replaced
        path = path.parent
    while not path.exists() and path != path.parent:
        path = path.parent
    try:
        with tempfile.TemporaryFile(dir=path):
            return True
    except OSError:
        return False
