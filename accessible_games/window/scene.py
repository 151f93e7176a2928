"""What stands in the window, in words: everything that is drawn, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from accessible_games.play.board import EntryState


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of a list, or a card.

    Attributes:
        text: its words, those of its state included.
        state: whether it can be played; drawn as a shape, too.
    """

    text: str
    state: EntryState = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """One picture.

    Attributes:
        lines: what was told, oldest first.
        rows: the list that is open.
        row: the index of its entry in focus; None: the focus is elsewhere.
        cards: the hand.
        card: the index of the card in focus.
        focus: the line that is repeated large in its fixed place.
        picture: a PNG beside the list; b"" for none.
    """

    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    row: int | None = None
    cards: tuple[Row, ...] = ()
    card: int | None = None
    focus: str = ""
    picture: bytes = b""

    def texts(self) -> Iterator[str]:
        """All that can be read on it."""
        yield from self.lines
        yield from (row.text for row in (*self.rows, *self.cards))
        yield self.focus
