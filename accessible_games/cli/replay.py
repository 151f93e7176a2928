"""`replay`: read a game that was played from its journal."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import CHANCE, Action, Event, Fact, Game, Seat, State
from accessible_games.engine.journal import Header, Journal, JournalError, parse_entries
from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.settings import Settings

from .failure import OK, UsageError, tell_error
from .parser import Parser, one_of, shortened

ABOUT: Final = (
    "Read a game from its journal, as the whole table or one player heard it. "
    "Of a game that is not over only what everybody may know is told. "
    "Where a decision was taken back after something was revealed, both lines of play are."
)
PUBLIC: Final = "public"

if TYPE_CHECKING:
    from accessible_games.narration.narrator import Narrator


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("journal", metavar="JOURNAL", help="A journal file, or the name of a saved game.")
    parser.add_argument(
        "--listener",
        default=PUBLIC,
        metavar="WHO",
        help="public, or the number of a seat, from 0; public by default.",
    )
    parser.add_argument("--language", type=one_of(*LANGUAGES), help="en, fr or ja.")
    parser.add_argument(
        "--spoken",
        action="store_true",
        help="What a voice is given, a line each, in place of the text: Japanese in kana.",
    )
    parser.add_argument(
        "--positions",
        action="store_true",
        help="JSON lines for programs: each action, position and legal list.",
    )
    parser.add_argument(
        "--reveal", action="store_true", help="Tell the secrets of a game that is not over, too."
    )


def run(arguments: argparse.Namespace) -> int:
    """Tell the game."""
    from accessible_games.play.journalfile import naming, read_file

    from .fields import game_of
    from .saves import GameFolder

    path = GameFolder.of_user().find(arguments.journal)
    journal = read_file(path)
    with naming(path):
        game = game_of(journal.header)
        actions = _checked(game, journal)
    listener = _listener(arguments.listener, journal.header.seats)
    if journal.torn:
        tell_error("The last line of the journal was cut off by a crash, and is left out")
    over = not _played(game, journal.header, actions).actors()
    if not over and (arguments.positions or listener is not None):
        _guard_secrets(arguments)
    if arguments.positions and arguments.spoken:
        raise UsageError("replay: --positions and --spoken cannot go together; give one of them")
    if arguments.positions:
        _tell_positions(game, journal.header, actions)
    else:
        full = over or listener is not None  # what a seat heard was warned about above
        tell = _speak if arguments.spoken else _show
        with naming(path):
            lines = [*_given_up(game, journal), Line(actions, 0)]
        _tell(game, journal.header, lines, listener, arguments.language, tell, full=full)
    return OK


def _guard_secrets(arguments: argparse.Namespace) -> None:
    what = "positions" if arguments.positions else f"what seat {arguments.listener} heard"
    if not arguments.reveal:
        raise UsageError(
            f"replay: this game is not over, and {what} would tell its secrets; --reveal tells them"
        )
    tell_error(f"Warning: this game is not over, and {what} tells secrets of its players")


def _listener(text: str, seats: int) -> Seat | None:
    if text == PUBLIC:
        return None
    if text.isascii() and text.isdecimal() and len(text) < 4 and int(text) < seats:
        return Seat(int(text))
    raise UsageError(
        f"replay: listener {shortened(text)} is not known; public and 0 to {seats - 1} are allowed"
    )


def _checked(game: Game, journal: Journal) -> list[tuple[Seat, Action]]:
    """The actions, each of which the rules have let through.

    Raises:
        GameError: one of them is not possible; the sentence names its line.
    """
    from random import Random

    from accessible_games.engine.journal import open_table
    from accessible_games.engine.table import RandomChance

    open_table(game, journal, RandomChance(Random()))
    return parse_entries(game, journal)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play.

    Attributes:
        actions: all of it, each of which the rules have let through.
        kept: how many of them count on in the next line; that of the last line says nothing.
    """

    actions: Sequence[tuple[Seat, Action]]
    kept: int


def _given_up(game: Game, journal: Journal) -> list[Line]:
    """The lines of play that were given up after something had been revealed.

    Raises:
        JournalError: an action is not possible; the sentence names its line.
    """
    lines = []
    for given_up in journal.given_up:
        actions = parse_entries(game, journal, given_up.entries)
        state = begin(game, journal.header)
        for (seat, action), (_, _, number) in zip(actions, given_up.entries, strict=True):
            if state.check(seat, action) is not None:
                raise JournalError(number, "damaged, this is not possible there")
            state.apply(seat, action)
        lines.append(Line(actions, given_up.kept))
    return lines


def begin(game: Game, header: Header) -> State:
    """The state in which a kept game began."""
    if header.position is None:
        return game.new_state(header.seats, header.options, header.data)
    return game.load(header.seats, header.position, header.options, header.data)


def _played(game: Game, header: Header, actions: Sequence[tuple[Seat, Action]]) -> State:
    state = begin(game, header)
    for seat, action in actions:
        state.apply(seat, action)
    return state


def _tell(
    game: Game,
    header: Header,
    lines: Sequence[Line],
    listener: Seat | None,
    asked: str | None,
    tell: Callable[[Narrator, Sequence[Fact], Seat | None], None],
    *,
    full: bool,
) -> None:
    """Tell every event of every line of play; of a game that goes on what its histories keep, and no more."""
    from accessible_games.narration.catalogue import language_for
    from accessible_games.narration.narrator import Narrator
    from accessible_games.play.facts import DecisionUndone, PlayedTakingBack

    from .language import chosen_language
    from .seats import players_of
    from .streams import shown_language

    language = language_for(game, shown_language(asked or chosen_language()))
    narrator = Narrator([player.name for player in players_of(header, Settings(), language)], language)
    told = 0
    for line, following in zip(lines, [*lines[1:], None], strict=True):
        for events in _news(begin(game, header), line, told, listener, full=full):
            tell(narrator, events, listener)
        if following is not None:
            tell(narrator, [DecisionUndone(line.actions[line.kept][0], revealed=True)], listener)
            told = min(line.kept, _common(line.actions, following.actions))
    if len(lines) > 1:
        tell(narrator, [PlayedTakingBack(len(lines) - 1)], listener)


def _news(
    state: State, line: Line, told: int, listener: Seat | None, *, full: bool
) -> Iterator[Sequence[Event]]:
    """What each action of a line led to that is news, but for those that were told in the line before."""
    from accessible_games.play.match import NewsFilter

    news = NewsFilter()
    for number, (seat, action) in enumerate(line.actions):
        events: list[Event] = []
        state.apply(seat, action, events.append)
        heard = (event.heard_by(listener) for event in events)
        kept = (event if full else event.lasting() for event in heard if event is not None)
        fresh = [event for event in kept if event is not None and news.is_news(event)]
        if fresh and number >= told:
            yield fresh


def _common(one: Sequence[object], other: Sequence[object]) -> int:
    """How many things two lists begin with alike."""
    alike = (n for n, (first, second) in enumerate(zip(one, other, strict=False)) if first != second)
    return next(alike, min(len(one), len(other)))


def _show(narrator: Narrator, events: Sequence[Fact], listener: Seat | None) -> None:
    """What one action led to as a paragraph, wrapped to the terminal."""
    from .streams import show

    show(narrator.tell_all(events, listener).text)


def _speak(narrator: Narrator, events: Sequence[Fact], listener: Seat | None) -> None:
    """What the voice of a game is given for each event, unwrapped."""
    for event in events:
        print(narrator.tell(event, listener).heard(kana=True), flush=True)


def _tell_positions(game: Game, header: Header, actions: Sequence[tuple[Seat, Action]]) -> None:
    state = begin(game, header)
    first: tuple[Seat | None, Action | None] = (None, None)
    for n, (seat, action) in enumerate(chain([first], actions)):
        if seat is not None and action is not None:
            state.apply(seat, action)
        line: dict[str, Any] = {
            "n": n,
            "seat": seat,
            "action": None if action is None else str(action),
            "position": state.inspect(),
            "legal": {
                str(actor): [str(legal) for legal in state.legal_actions(actor)]
                for actor in state.actors()
                if actor != CHANCE
            },
        }
        sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
