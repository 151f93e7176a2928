"""Hearing a finished game again, event by event, at one's own pace."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from accessible_games.engine import Event, Fact, Game, Seat
from accessible_games.engine.journal import Journal, open_table, parse_entries
from accessible_games.engine.table import RandomChance
from accessible_games.narration.catalogue import language_for
from accessible_games.narration.cues import cue_for
from accessible_games.narration.narrator import Line, Narrator
from accessible_games.play.board import Board
from accessible_games.play.facts import PlayedTakingBack
from accessible_games.play.journalfile import naming, read_file
from accessible_games.play.match import NewsFilter

from .answers import asks_for_help, leads_back
from .console import Said
from .fields import game_of
from .replay import begin
from .saves import Kept
from .seats import players_of
from .session import Session

_BACK: Final = "b"
_LEAVE: Final = "0"
WHOLE: Final = "cli-rehear"
OVER: Final = "cli-rehear-over"
"""What is said before and behind a whole game."""

Step = tuple[Line, tuple[Fact, ...]]
"""What is told of one action, and the events of it; at the end, what is said of the whole game."""


def rehear(session: Session, kept: Kept) -> None:
    """Tell one finished game, step by step; on a board to as many listeners as somebody wants.

    Raises:
        Back: somebody goes back from the question for a listener.
    """
    game, journal = read_kept(kept.path)
    players = players_of(journal.header, session.settings, session.language)
    names = [player.name for player in players]
    rows: list[tuple[str, dict[str, Any]]] = [("cli-listener-public", {})]
    rows += [("cli-listener-player", {"player": session.console.listed([name])}) for name in names]
    while True:
        chosen = session.console.choose("cli-which-listener", rows)
        listener = Seat(chosen - 1) if chosen else None
        steps = told(game, journal, listener, Narrator(names, language_for(game, session.language)))
        hear_steps(session, steps, listener)
        if not isinstance(session.front, Board):
            return


def hear_steps(
    session: Session, steps: Sequence[Step], listener: Seat | None, title: str = WHOLE, over: str = OVER
) -> None:
    """Tell steps one by one: as a list on a board, with Enter in a terminal.

    Args:
        session: the start that it belongs to.
        steps: what is told.
        listener: as whom it was heard.
        title: the message before the first one.
        over: the message behind the last one.
    """
    if isinstance(session.front, Board):
        _walk(session, session.front, steps, title)
    else:
        _step(session, steps, listener, title, over)


def told(game: Game, journal: Journal, listener: Seat | None, narrator: Narrator) -> list[Step]:
    """What one listener (None: the table) heard of each action of a finished game, as it counted.

    Where decisions were taken back after something had been revealed, that is said at the end.
    """
    state = begin(game, journal.header)
    news = NewsFilter()
    steps: list[Step] = []
    for seat, action in parse_entries(game, journal):
        events: list[Event] = []
        state.apply(seat, action, events.append)
        own = [event.heard_by(listener) for event in events]
        heard = tuple(event for event in own if event is not None and news.is_news(event))
        if heard:
            steps.append((narrator.tell_all(heard, listener), heard))
    if journal.given_up:
        ending = PlayedTakingBack(len(journal.given_up))
        steps.append((narrator.tell(ending, listener), (ending,)))
    return steps


def read_kept(path: Path) -> tuple[Game, Journal]:
    """A game and its journal, whose every action the rules let through."""
    journal = read_file(path)
    with naming(path):
        game = game_of(journal.header)
        open_table(game, journal, RandomChance(Random()))
    return game, journal


def _walk(session: Session, board: Board, steps: Sequence[Step], opening: str) -> None:
    """Let the steps be walked through as a list."""
    rows = [Said(line.text, line.spoken) for line, _ in steps]
    title = session.console.said(opening, {"n": len(rows)})
    for _ in session.console.browse(board, title, rows):
        """A moment that is chosen is read once more."""


def _step(session: Session, steps: Sequence[Step], listener: Seat | None, opening: str, over: str) -> None:
    """Tell a step for each Enter, the one before for "b", until "0" or the end."""
    console, voice = session.console, session.sound.voice
    console.tell(opening, n=len(steps))
    console.tell("cli-rehear-keys")
    place = -1
    while True:
        typed = (session.front.next() or "").strip().casefold()
        if voice is not None:
            voice.silence()
        if asks_for_help(typed, session.language):
            console.tell("cli-rehear-keys")
            continue
        if typed == _LEAVE or (typed != _BACK and leads_back(typed, session.language)):
            return
        place = max(0, place - 1) if typed == _BACK else place + 1
        if place >= len(steps):
            console.tell(over)
            return
        line, events = steps[place]
        cue = cue_for(events[0], listener)
        if cue is not None and session.sound.cues is not None:
            session.sound.cues.play(cue)
        console.tell_line(line)
