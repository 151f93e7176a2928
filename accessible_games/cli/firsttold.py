"""What is told to somebody for whom a game is new: its aim, and rules that its lesson has not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from accessible_games.engine import Game
from accessible_games.engine.journal import Header
from accessible_games.narration.rulespage import first_paragraphs

from .console import Console
from .session import Session

_AIMS: Final = 3
"""So many times is somebody told what a game is about."""
_RARE: Final = timedelta(days=60)
"""And once more if it was last begun longer ago than that."""


def tell_aim(session: Session, game: Game, consoles: Sequence[Console], today: date) -> None:
    """Tell what a game is about, in a sentence, to somebody for whom it is new or rare.

    Args:
        session: keeps how often that was told, and when the game was last begun.
        game: what begins.
        consoles: where it is told.
        today: by the calendar.
    """
    if not session.interactive:
        return
    before = [one for one in session.settings.first_told if one.startswith(f"{game.name}=aim-")]
    times, last = _read_aim(before[-1]) if before else (0, None)
    if times < _AIMS or last is None or not timedelta() <= today - last <= _RARE:
        for console in consoles:
            text = console.aim_words(game.name)
            if text is not None:
                console.announce("cli-aim-keys" if session.in_window else "cli-aim", text=text)
        times = min(times + 1, _AIMS)
    others = (one for one in session.settings.first_told if one not in before)
    told = (*others, f"{game.name}=aim-{times}-{today.isoformat()}")
    if told != session.settings.first_told:
        session.keep(replace(session.settings, first_told=told))


def _read_aim(told: str) -> tuple[int, date | None]:
    """How often the aim was told, and when its game was last begun; (0, None) if that cannot be read."""
    times, _, day = told.partition("=aim-")[2].partition("-")
    try:
        return int(times), date.fromisoformat(day)
    except ValueError:
        return 0, None


def tell_first_rules(session: Session, game: Game, header: Header, consoles: Sequence[Console]) -> None:
    """Tell, at the first game that has them, the rules that the lesson has not."""
    found = first_paragraphs(game.name, header.seats, header.options) if session.interactive else {}
    for kind, numbers in found.items():
        told = f"{game.name}={kind}"
        if told in session.settings.first_told:
            continue
        for console in consoles:
            console.announce("cli-first-rules-any" if kind == "any" else "cli-first-rules")
            for number in numbers:  # a line each: who listens needs the pause
                console.announce_rule(game.name, number)
            console.announce("cli-first-rules-place", number=numbers[0])
        session.keep(replace(session.settings, first_told=(*session.settings.first_told, told)))
