"""Behind a game that is over: its story, and a look back at the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from accessible_games.engine import Fact, Game, Seat
from accessible_games.engine.journal import Journal, parse_entries
from accessible_games.narration.catalogue import language_for
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.play.lookback import Course, Finished, around, costly_decisions, story
from accessible_games.play.storyfacts import NothingCostMuch, NothingWeighed

from .answers import Back
from .console import SAID, Message, Said
from .rehear import Step, hear_steps, read_kept
from .replay import begin
from .saves import Kept
from .seats import players_of
from .session import Session


def of_journal(game: Game, journal: Journal, names: Sequence[PlayerName]) -> Finished:
    """The game of a journal that is over, to be looked at from every seat."""
    seats = journal.header.seats
    course = Course(game, lambda: begin(game, journal.header), seats, parse_entries(game, journal))
    return Finished(course, tuple(names), tuple(Seat(seat) for seat in range(seats)))


def tell_story_of(session: Session, kept: Kept) -> None:
    """Tell the story of a finished game."""
    tell_story(session, _of_kept(session, kept))


def look_back_at(session: Session, kept: Kept) -> None:
    """Look back at a finished game, from the seat of anybody, robots included."""
    look_back(session, _of_kept(session, kept))


def _of_kept(session: Session, kept: Kept) -> Finished:
    game, journal = read_kept(kept.path)
    names = [player.name for player in players_of(journal.header, session.settings, session.language)]
    return of_journal(game, journal, names)


def _words(session: Session, finished: Finished) -> Narrator:
    """Who tells it."""
    return Narrator(finished.names, language_for(finished.course.game, session.language))


def tell_story(session: Session, finished: Finished) -> None:
    """Tell the story, sentence by sentence as one piece."""
    listener = finished.seats[0] if len(finished.seats) == 1 else None
    session.console.tell_line(_words(session, finished).tell_all(story(finished.course), listener))


def look_back(session: Session, finished: Finished) -> None:
    """Let the decisions be chosen that cost most, and what happened around them be walked through.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    with suppress(Back):
        seat = _seat(session, finished)
        costly = costly_decisions(finished.course, seat)
        words = _words(session, finished)
        if not costly:
            told: Fact = NothingWeighed() if costly is None else NothingCostMuch()
            session.console.tell_line(words.tell(told, seat))
            return
        while True:
            rows = [_row(words, one.told, seat) for one in costly]
            chosen = costly[session.console.choose("cli-look-back", rows)]
            moments = around(finished.course, seat, chosen)
            steps: list[Step] = [(words.tell_all(heard, seat), heard) for heard in moments]
            hear_steps(session, steps, seat, "cli-look-back-walk", "cli-look-back-over")


def _seat(session: Session, finished: Finished) -> Seat:
    """Whose decisions they are."""
    if len(finished.seats) == 1:
        return finished.seats[0]
    rows: list[Message] = [
        ("cli-listener-player", {"player": session.console.listed([finished.names[seat]])})
        for seat in finished.seats
    ]
    return finished.seats[session.console.choose("cli-which-listener", rows)]


def _row(words: Narrator, fact: Fact, seat: Seat) -> Message:
    line = words.tell(fact, seat)
    return SAID, {"text": Said(line.text, line.spoken, line.spoken)}
