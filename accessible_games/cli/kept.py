"""The pages of kept games: newest first, ten a page, each gone on with, heard again, or deleted.

A list of ten thousand needs of each game when it was played last, which the folder tells, and of the ten
of one page what their first lines say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from accessible_games.engine import GameError
from accessible_games.games import GAMES
from accessible_games.narration.words import normalise
from accessible_games.play.board import Board, Item
from accessible_games.play.journalfile import is_in_use
from accessible_games.window.initials import initials

from .answers import Back, Sought, fitting
from .console import NEWER, OLDER, Message, Said
from .saves import Found, GameFolder, Kept, fault_message
from .seats import players_of
from .session import Session

PAGE: Final = 10
"""Games on one page."""
_NAMED_UNREADABLE: Final = 3
"""So many games of a page that cannot be read are named one by one."""

_RECENT: Final = timedelta(days=7)
"""For so long a game that was left stands first in the menu; one that was cut off always does."""
_MINUTES: Final = timedelta(minutes=90)
_HOURS: Final = timedelta(hours=36)
_DAYS: Final = timedelta(days=60)
"""Up to these, a time that has gone by is told in minutes, hours, days."""
_SLACK: Final = timedelta(seconds=2)
"""By so much two times of one clock may differ: a folder may keep whole seconds alone."""


# -- the game that stands first -------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LastGame:
    """The game that was played last and can be gone on with.

    Attributes:
        kept: that game.
        cut: whether the program ended while it was played.
        row: how the menu calls it.
    """

    kept: Kept
    cut: bool
    row: Message


def last_game(session: Session, folder: GameFolder, now: datetime) -> LastGame | None:
    """The game that the menu offers first; None if the last one was left long ago, or there is none."""
    for found in folder.found()[:PAGE]:
        with suppress(GameError):
            kept = folder.read(found)
            if kept.header.game not in GAMES or (kept.header.deals and session.in_window):
                continue
            if is_in_use(found.path):
                continue
            cut = folder.was_cut_off(found.path)
            unit, n = gone_by(found, now)
            if not cut and (unit == "unknown" or now - found.changed > _RECENT):
                return None
            title = session.console.titled(kept.header.game)
            how = "cut" if cut else "left"
            return LastGame(kept, cut, ("cli-menu-go-on", {"game": title, "how": how, "unit": unit, "n": n}))
    return None


def gone_by(found: Found, now: datetime) -> tuple[str, int]:
    """How long ago a game was played, as the menu says it: a unit, and how many of them.

    A clock that was set otherwise in between says "unknown": a time ahead, or one before the game
    began.
    """
    gone = now - found.changed
    begun = found.begun
    if gone < -_SLACK or (begun is not None and found.changed < begun - _SLACK) or gone > _DAYS:
        return "unknown", 0
    if gone < timedelta(minutes=1):
        return "moment", 0
    if gone < _MINUTES:
        return "minutes", gone // timedelta(minutes=1)
    if gone < _HOURS:
        return "hours", round(gone / timedelta(hours=1))
    return "days", round(gone / timedelta(days=1))


# -- pages ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shelf:
    """Games of one kind, and what is done with them.

    Attributes:
        over: whether they are over.
        question: the message that asks for one.
        none: the message that says that there are none.
        deed: the message of what is done with one.
        do: does it.
        more: what else can be done: the message, and what does it; then one is back at the game.
    """

    over: bool
    question: str
    none: str
    deed: str
    do: Callable[[Kept], object]
    more: tuple[tuple[str, Callable[[Kept], object]], ...] = ()


def choose_kept(session: Session, shelf: Shelf) -> None:
    """Let somebody choose games, and go on with them or delete them, until they go back.

    Raises:
        EndOfInput: nothing more will be typed.
        GameError: what was to be done with one cannot be done.
    """
    folder = GameFolder.of_user()
    pages = _Pages(session, folder, shelf)
    while (kept := pages.choose()) is not None:
        with suppress(Back):
            if _deal_with(session, folder, shelf, kept):
                return
            pages.refresh()
            if not pages.found:
                return


def _deal_with(session: Session, folder: GameFolder, shelf: Shelf, kept: Kept) -> bool:
    """Do what somebody wants with a game; False if it was deleted, or was to be and is not."""
    console = session.console
    besides: list[Message] = [(message, {}) for message, _ in shelf.more]
    rows: list[Message] = [(shelf.deed, {}), *besides, ("cli-kept-delete", {}), ("cli-back-one", {})]
    key, variables = game_row(session, kept)
    while True:
        chosen = console.choose("cli-said", rows, text=console.said(key, variables))
        if not chosen:
            with suppress(Back):
                shelf.do(kept)
                return True
            continue
        if chosen <= len(besides):
            shelf.more[chosen - 1][1](kept)
            continue
        if chosen == len(rows) - 1:
            raise Back
        with suppress(Back):
            if console.choose("cli-kept-delete-sure", [("cli-no", {}), ("cli-yes", {})]):
                folder.delete(kept.path)
                console.tell("cli-kept-deleted")
                return False


class _Pages:
    """One page after the other.

    Args:
        session: the start that it belongs to.
        folder: where the games are.
        shelf: which of them.
    """

    def __init__(self, session: Session, folder: GameFolder, shelf: Shelf) -> None:
        self._session = session
        self._folder = folder
        self._shelf = shelf
        self._start = 0
        self._at: int | None = None
        """The entry of the page on which the focus is put."""
        self.refresh()

    def refresh(self) -> None:
        """Look again what there is."""
        self.found: Sequence[Found] = self._folder.found(over=self._shelf.over)
        self._start = max(0, min(self._start, (len(self.found) - 1) // PAGE * PAGE))

    def choose(self) -> Kept | None:
        """The game that is chosen; None if somebody goes back, or there is none."""
        console = self._session.console
        if not self.found:
            console.tell(self._shelf.none)
            return None
        while True:
            games = self._read_page()
            rows: list[Message] = [game_row(self._session, kept) for kept in games]
            end = self._start + PAGE
            rows += [(OLDER, {})] if end < len(self.found) else []
            rows += [(NEWER, {})] if self._start else []
            at, self._at = self._at, None
            try:
                chosen = console.choose(
                    self._shelf.question,
                    [*rows, ("cli-back", {})],
                    paged=True,
                    at=at,
                    least=self._start + 1,
                    most=min(end, len(self.found)),
                    n=len(self.found),
                )
            except Sought as sought:
                self._seek(sought.words, min(self._start + min(sought.index, PAGE - 1), len(self.found) - 1))
                continue
            if chosen < len(games):
                return games[chosen]
            if chosen == len(rows):
                return None
            self._start += PAGE if rows[chosen][0] == OLDER else -PAGE

    def _read_page(self) -> list[Kept]:
        """The games of this page; those that cannot be read are named, with the reason."""
        games = []
        passed = 0
        for found in self.found[self._start : self._start + PAGE]:
            try:
                games.append(self._folder.read(found))
            except GameError as problem:
                passed += 1
                if passed <= _NAMED_UNREADABLE:
                    key, variables = fault_message(problem, found.path, self._folder.path)
                    self._session.tell_fault(key, **variables)
        if passed > _NAMED_UNREADABLE:
            self._session.tell_fault("cli-journal-more", n=passed - _NAMED_UNREADABLE)
        return games

    def _seek(self, words: str, index: int) -> None:
        """Turn to the next game behind one that begins with a letter, or has some words in its name."""
        order = [*range(index + 1, len(self.found)), *range(index + 1)]
        place = next((one for one in order if self._fits(words, self.found[one])), None)
        if place is None:
            self._session.console.tell("cli-kept-not-found", words=words)
            place = index
        self._start = place // PAGE * PAGE
        self._at = place - self._start

    def _fits(self, words: str, found: Found) -> bool:
        """Whether a game is sought, by what its file's name tells, so that ten thousand need not be read."""
        title = self._session.console.titled(found.game) if found.game in GAMES else Said(found.game, "")
        own = found.name or title.text
        if isinstance(self._session.front, Board):
            return words in initials(Item("", "", own, reading="" if found.name else title.kana))
        names = map(normalise, (found.name, title.text, title.kana))
        return bool(fitting(words, [frozenset(names) - {""}]))


def game_row(session: Session, kept: Kept) -> Message:
    """How a kept game is told: what, with whom, when."""
    console = session.console
    known = kept.header.game in GAMES
    title = console.titled(kept.header.game) if known else kept.header.game
    players = players_of(kept.header, session.settings, session.language)
    variables: dict[str, Any] = {
        "game": title,
        "players": console.listed([player.name for player in players]),
        "date": console.dated(kept.changed),
    }
    if not kept.name:
        return "cli-game-row", variables
    return "cli-game-row-named", {**variables, "name": kept.name}
