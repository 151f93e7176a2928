"""What the window shows and has open at one moment, and which words of it are drawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from accessible_games.play.board import Attention, Item, Listing
from accessible_games.play.commands import Moment

from .scene import Row, Scene
from .typing_field import TypingField
from .walk import Walk
from .words import Phrase, Words

Asked = Literal["question", "entry"]

_KEPT_LINES: Final = 60
"""Lines that stay to be drawn; all of them are in the history."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that was told, and whether to one player alone."""

    text: str
    own: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of one of the window's own lists, and what it does: a line that goes to play, or None."""

    key: str
    phrase: Phrase
    act: Callable[[], str | None]


@dataclass(slots=True)
class Overlay:
    """One of the window's own lists, in front of everything else.

    Attributes:
        title: what it is.
        entries: makes its entries, as they are now.
        capture: takes the next key in place of its command, if it waits for one.
    """

    title: Phrase
    entries: Callable[[], list[Entry]]
    capture: Callable[[str], None] | None = None
    walk: Walk = field(default_factory=Walk)
    shown: list[Entry] = field(default_factory=list)

    def refresh(self) -> None:
        """Take the entries as they are now; the focus stays on its entry."""
        self.shown = [replace(entry, phrase=entry.phrase.as_sentence()) for entry in self.entries()]
        self.walk.open([Item(entry.key, "", entry.phrase.text) for entry in self.shown])

    @property
    def entry(self) -> Entry:
        """The entry in focus."""
        return self.shown[self.walk.index]


class Stage:
    """Everything that is open."""

    def __init__(self) -> None:
        self.lines: deque[Line] = deque(maxlen=_KEPT_LINES)
        self.listing: Listing | None = None
        self.choices = Walk()
        self.answered = False
        """Whether the open list was answered, so that nothing is asked until it is opened again."""
        self.question = ""
        """What Enter answers, where there is no list."""
        self.way_back = ""
        """The line that leads back from that question; "" if none does."""
        self.hurries = False
        """Whether Enter only hurries on."""
        self.attention: Attention | None = None
        self.held: Listing | None = None
        self.hand = Walk()
        self.in_hand = False
        self.field: TypingField | None = None
        self.hidden = False
        """Whether what is typed must not be drawn."""
        self.overlays: list[Overlay] = []

    @property
    def moment(self) -> Moment:
        """What goes on."""
        if self.attention is None:
            return "menu"
        if self.attention.awaited:
            return "waiting"
        return "turn" if self.asks else "watching"

    @property
    def asks(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self.question) or (self.listing is not None and not self.answered)

    @property
    def offered(self) -> tuple[Item, ...]:
        """The entries that can be chosen now."""
        return self.listing.items if self.listing is not None and not self.answered else ()

    @property
    def place(self) -> tuple[Hashable, ...]:
        """Where Enter would act: what is open, and what in it has the focus."""
        if self.overlays:
            overlay = self.overlays[-1]
            return (id(overlay), overlay.walk.index, overlay.entry.key)
        walk = self.hand if self.in_hand else self.choices
        key = walk.item.key if walk.item is not None else None
        return (id(self.listing), self.answered, self.question, self.in_hand, key, walk.index)

    def take_up_hand(self) -> Listing | None:
        """The hand as it is now; the focus stays on its card, or goes to the one in its place."""
        self.held = self.attention.hand(self.offered) if self.attention is not None else None
        if self.held is None:
            self.hand.close()
            self.in_hand = False
        else:
            self.hand.open(self.held.items, beside=True)
        return self.held

    def forget_private(self) -> None:
        """Let nothing stay that is one player's own."""
        public = [line for line in self.lines if not line.own]
        self.lines.clear()
        self.lines.extend(public)
        self.listing, self.held, self.question, self.way_back = None, None, "", ""
        self.in_hand = self.answered = False
        self.choices.close()
        self.hand.close()
        self.field = None
        self.overlays.clear()

    # -- what is drawn ------------------------------------------------------------------------

    def scene(self, words: Words, *, places: bool) -> Scene:
        """The words that are drawn now."""
        if self.field is not None:
            return Scene(self._told(), focus=self._typed())
        if self.overlays:
            overlay = self.overlays[-1]
            rows = tuple(Row(entry.phrase.text) for entry in overlay.shown)
            focus = _placed(words, overlay.walk, places=places)
            return Scene((overlay.title.text,), rows, overlay.walk.index, focus=focus)
        self.take_up_hand()
        rows, row = _rows(words, self.listing, self.choices, focused=not self.in_hand)
        cards, card = _rows(words, self.held, self.hand, focused=self.in_hand)
        told = self._told()
        if self.listing is not None and self.listing.title and self.listing.shown:
            told += (self.listing.title,)
        picture = self.listing.picture if rows and self.listing is not None else b""
        return Scene(told, rows, row, cards, card, self._focus(words, places=places), picture)

    def _told(self) -> tuple[str, ...]:
        return tuple(line.text for line in self.lines)

    def _typed(self) -> str:
        assert self.field is not None
        return f"{self.field.question} {self.field.shown(hidden=self.hidden)}"

    def _focus(self, words: Words, *, places: bool) -> str:
        listing, walk = (self.held, self.hand) if self.in_hand else (self.listing, self.choices)
        if listing is None or (self.answered and not self.in_hand):
            return self.question or (self.lines[-1].text if self.lines else "")
        if not listing.shown:
            return words.phrase("unseen").text
        return _placed(words, walk, places=places)


def _rows(
    words: Words, listing: Listing | None, walk: Walk, *, focused: bool
) -> tuple[tuple[Row, ...], int | None]:
    if listing is None or not listing.shown:
        return (), None
    rows = [
        Row(_numbered(words, item.typed if listing.numbered else "", text), item.state)
        for item in listing.items
        for text in (_placed_item(words, item, 0, 0),)
    ]
    return tuple(rows), walk.index if focused else None


def _numbered(words: Words, typed: str, text: str) -> str:
    number = typed.rpartition(" ")[2]
    return words.phrase("row", n=number, text=text).text if number else text


def _placed(words: Words, walk: Walk, *, places: bool) -> str:
    item = walk.item
    if item is None:
        return ""
    if walk.line:
        return item.details[walk.line - 1]
    return _placed_item(words, item, walk.index + 1 if places else 0, len(walk.items))


def _placed_item(words: Words, item: Item, number: int, count: int) -> str:
    return words.placed(Phrase(item.text, item.text), item.state, number, count).text
