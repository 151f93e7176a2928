"""What stands in the window: everything that is drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from accessible_games.play.board import EntryState
from accessible_games.play.tableau import Piece, Strip, Tableau


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a list.

    Attributes:
        text: its words, those of its state included.
        state: whether it can be played; drawn as a shape, too.
    """

    text: str
    state: EntryState = ""


@dataclass(frozen=True, slots=True)
class Held:
    """Cards of one kind in the hand.

    Attributes:
        piece: their words and their face.
        state: whether one of them can be played.
    """

    piece: Piece
    state: EntryState = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture.

    Attributes:
        news: the last event, drawn large.
        said: what was told beside events since a key was last answered, oldest first; where Enter only
            goes on, and several things have happened since, these.
        log: the events before, oldest first.
        title: the question of the list.
        rows: the list that is open.
        row: the index of its entry in focus; None: the focus is elsewhere.
        label: what the hand is.
        hand: the cards of the hand, kind by kind.
        card: the index of the kind in focus.
        note: words about what is in focus that nothing else shows.
        own: what else its owner alone may know, below the hand.
        focus: what Enter answers, or what is typed; "" while a list has the focus.
        tableau: the table; None outside of a game.
        picture: a PNG beside the list; b"" for none.
        again: how often `said` was told in a row before: where it has not room, its next page is drawn.
        walked_on: whether somebody has gone on to the list since `said` was told, so that it must be there.
    """

    news: str = ""
    said: tuple[str, ...] = ()
    log: tuple[str, ...] = ()
    title: str = ""
    rows: tuple[Row, ...] = ()
    row: int | None = None
    label: str = ""
    hand: tuple[Held, ...] = ()
    card: int | None = None
    note: str = ""
    own: tuple[Strip, ...] = ()
    focus: str = ""
    tableau: Tableau | None = None
    picture: bytes = b""
    again: int = 0
    walked_on: bool = False

    def texts(self) -> Iterator[str]:
        """All that can be read on it."""
        yield from (text for text in (*self.log, self.news, *self.said, self.title) if text)
        yield from (row.text for row in self.rows)
        if self.tableau is not None:
            yield from self.tableau.texts()
        yield from (text for text in (self.label, *(held.piece.text for held in self.hand)) if text)
        for strip in self.own:
            yield from strip.texts()
        yield from (text for text in (self.note, self.focus) if text)
