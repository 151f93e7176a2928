"""`sounds`: what each sound means, and how it sounds."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA
from accessible_games.play.board import Board
from accessible_games.play.typed import EndOfInput
from audio.cues import SHARED, cue_groups, cue_meanings, cue_seconds

from .answers import Back
from .console import Said
from .failure import OK
from .parser import Parser
from .session import Session, add_session_arguments

ABOUT: Final = "List the sounds with their meanings, and play them."

_BETWEEN_SECONDS: Final = 0.5
"""From one sound's end to the next."""
_MEANING_SECONDS: Final = 10.0
"""Seconds after which a meaning counts as heard, where nobody knows."""


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    add_session_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """List the sounds, and play them if there is somebody to hear them."""
    with Session(arguments) as session:
        try:
            session.begin()
            learn(session)
        except (EndOfInput, Back):
            pass
        session.tell_notices()
    return OK


def learn(session: Session) -> None:
    """Let somebody choose whose sounds, list them, and play what is asked for.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    if not session.interactive:  # whoever pipes gets all of them
        _learn(session, "")
        return
    groups = cue_groups(session.folders.sounds)
    rows = [_group_row(session, group) for group in groups]
    while True:
        chosen = session.console.choose("cli-which-sounds", [*rows, ("cli-sounds-all", {}), ("cli-back", {})])
        if chosen > len(groups):
            return
        with suppress(Back):
            _learn(session, groups[chosen] if chosen < len(groups) else "")


def _group_row(session: Session, group: str) -> tuple[str, dict[str, Any]]:
    if group == SHARED:
        return "cli-sounds-shared", {}
    if group in GAMES:
        return "cli-game-title", {"game": session.console.titled(group)}
    return "cli-sounds-own", {"file": group}


def _learn(session: Session, group: str) -> None:
    """List the sounds of a group ("": all), then play what is asked for."""
    console = session.console
    meanings = cue_meanings(session.language, session.folders.sounds, group)
    if isinstance(session.front, Board):
        listen(session, session.front, meanings)
        return
    said = _said(session, meanings)
    console.tell("cli-sounds", n=len(meanings))
    for number, meaning in enumerate(said, 1):
        console.tell("cli-row", n=number, text=meaning)
    cues = session.sound.cues
    if cues is None:
        console.tell("cli-sounds-silent")
        return
    while typed := console.ask("cli-sounds-ask", help_key="cli-sounds-ask"):
        if typed.casefold() == "a":
            for (cue, _), meaning in zip(meanings, said, strict=True):
                cues.play(cue)
                console.tell("cli-sound-named", meaning=meaning)
                if session.front.next(_until_next(session, cue)) is not None:
                    break
                if not console.hear_out(_MEANING_SECONDS):
                    break
        else:
            chosen = console.chosen_number(typed, 1, len(meanings))
            if chosen is not None:
                cues.play(meanings[chosen - 1][0])
                console.tell("cli-sound-named", meaning=said[chosen - 1])


def listen(session: Session, board: Board, meanings: Sequence[tuple[str, str]]) -> None:
    """Let the sounds be walked through on a board; each that is chosen is heard.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    console, cues = session.console, session.sound.cues
    rows = _said(session, meanings)
    title = console.said("cli-sounds", {"n": len(rows)})
    if cues is None:
        console.tell("cli-sounds-silent")
    for chosen in console.browse(board, title, rows):
        if cues is not None:
            cues.play(meanings[chosen][0])
            session.front.next(_until_next(session, meanings[chosen][0]))


def _said(session: Session, meanings: Sequence[tuple[str, str]]) -> list[Said]:
    """The meanings of sounds as they are written, and as a voice that reads kana reads them."""
    kana = dict(cue_meanings(KANA, session.folders.sounds)) if session.language == "ja" else {}
    return [Said(meaning, kana.get(cue, meaning)) for cue, meaning in meanings]


def _until_next(session: Session, cue: str) -> float:
    """Seconds from one sound's beginning to the next."""
    return cue_seconds(cue, session.folders.sounds) + _BETWEEN_SECONDS
