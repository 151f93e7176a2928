"""Boards: front ends on which a list is walked through entry by entry, not read as a whole.

A board is a front end like any other, and may offer more: it keeps private lines apart so that it
can cover them, it gets lists as lists, and it may ask about the hand of whoever has the keyboard.
It speaks no entry itself: `Listing.read` does, by the one exit of lines and in the right ear.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, runtime_checkable

from accessible_games.narration.catalogue import catalogue

from .ports import SpeechKind
from .tableau import Strip, Tableau

MADE_AHEAD: Final = 40
"""Entries of a list, those nearest the focus, that are made ready to be spoken before the focus is there."""

EntryState = Literal["", "playable", "blocked"]
"""Whether a card can be played now; "" where that is no question."""


@dataclass(frozen=True, slots=True)
class Item:
    """One entry of a list.

    Attributes:
        key: what it is, wherever it stands: the focus stays on it.
        typed: the line that stands for it.
        text: its words.
        state: whether it can be played.
        details: further lines about it.
        passes: whether it lets a chance go by, so that the focus does not begin there.
        reading: its words in kana, by which it is found as by its text; "" if it has no other reading.
    """

    key: Hashable
    typed: str
    text: str
    state: EntryState = ""
    details: tuple[str, ...] = ()
    passes: bool = False
    reading: str = ""


class Read(Protocol):
    """Speaks an entry of a list to those whose list it is."""

    def __call__(
        self,
        index: int,
        line: int = 0,
        *,
        edge: bool = False,
        placed: bool = True,
        kind: SpeechKind = "focus",
    ) -> None:
        """Speak one.

        Args:
            index: of the entry.
            line: 0 for the entry, 1 and up for a line of its details.
            edge: whether the focus met an end of the list.
            placed: whether its place in the list is said.
            kind: "entry" for the one that comes along with its question.
        """
        ...


@dataclass(frozen=True, slots=True)
class Listing:
    """A list that is offered.

    Attributes:
        items: the entries, at least one.
        read: speaks one of them, to those whose list it is and nobody else.
        shown: whether the list may be drawn; not if it is for an ear alone.
        back: the line that leads back from it; "" if none does.
        numbered: whether each entry is drawn with what is typed for it.
        title: the question, if it was not told as a line.
        asks: what is asked in place of the question of the turn, of which something is chosen; "" for that
            question itself.
        again: speaks the question with the entry in focus; None: play repeats its own lines.
        make_ahead: has the entries made ready to be spoken, those nearest the focus first; None: nobody
            speaks them.  It is given the index in focus and whether places are said.
        picture: a PNG that is drawn beside it; b"" for none.
        words: the words of an entry as it would be told now; None: those that it was offered with.
        first: the index at which the focus begins where nobody was before; None: at the first entry
            that does not let a chance go by.
        at: the index at which the focus is put, wherever somebody was before; None: it stays there.
        pages: the lines that lead to the page before and to the next one, "" for none, where it is one
            of several.
        seek: the line that goes to an entry on another page which begins with a letter; None: there is
            no other page.
    """

    items: tuple[Item, ...]
    read: Read
    shown: bool = True
    back: str = ""
    title: str = ""
    asks: str = ""
    numbered: bool = True
    again: Callable[[], None] | None = None
    make_ahead: Callable[[int, bool], None] | None = None
    picture: bytes = b""
    words: Callable[[int], str] | None = None
    first: int | None = None
    at: int | None = None
    pages: tuple[str, str] | None = None
    seek: Callable[[str], str] | None = None


class Holder(Protocol):
    """The table, as a board may ask about it for whoever has the keyboard."""

    @property
    def language(self) -> str:
        """The language of what the board itself says."""
        ...

    @property
    def awaited(self) -> bool:
        """Whether nobody has the keyboard, so that nothing private may be asked."""
        ...

    @property
    def shown(self) -> bool:
        """Whether what is typed may be drawn."""
        ...

    @property
    def rate(self) -> int:
        """Words per minute at which lines are read to whoever has the keyboard."""
        ...

    @property
    def pace(self) -> str:
        """What the next event waits for: the word behind `pace`, or seconds in digits."""
        ...

    @property
    def commands(self) -> frozenset[str]:
        """Ids of the commands that this game has."""
        ...

    def tableau(self) -> Tableau | None:
        """What lies on the table, as everybody may see it; with one person, as that one knows it."""
        ...

    def held(self) -> tuple[Strip, ...]:
        """What H tells whoever has the keyboard, the hand first; () if it may not be drawn."""
        ...

    def thing(self, card: Item) -> Hashable:
        """What a card of the hand is, as the pieces of `held` name it; None if they do not."""
        ...

    def hand(self, offered: tuple[Item, ...]) -> Listing | None:
        """The hand, card by card, marked by the list that is open; None if there is none to browse."""
        ...

    def answer(self, query: str) -> Listing | None:
        """What a query tells now, line by line and then part by part; None if nobody may ask."""
        ...

    def plays(self, card: Item, offered: tuple[Item, ...]) -> tuple[Item, ...]:
        """The entries of the open list that use a card of the hand."""
        ...

    def refuse(self, card: Item) -> None:
        """Say why a card of the hand cannot be played now."""
        ...

    def explain(self, item: Item) -> bool:
        """Tell what the card of an entry is and does; False if it is none."""
        ...

    def rules(self) -> tuple[Sequence[tuple[str, str]], int]:
        """The rules page in sentences, each as it is drawn and read, and the one to begin with."""
        ...

    def box(self) -> Sequence[tuple[str, str]]:
        """What each card of the box is and does, as it is drawn and read."""
        ...

    def echo(self, text: str) -> None:
        """Speak what was typed, to whoever typed it."""
        ...


@runtime_checkable
class Board(Protocol):
    """What a front end has beside `FrontEnd` if lists are walked through on it."""

    def show_event(self, text: str, kept: str) -> None:
        """Show what has happened, as everybody hears it.

        Args:
            text: the line.
            kept: what stands in its place from `pass_on` on; "" for nothing.
        """
        ...

    def show_own(self, text: str, kept: str | None = None) -> None:
        """Show a private line of whoever has the keyboard.

        Args:
            text: the line.
            kept: of an event: as for `show_event`; None: it tells none.
        """
        ...

    def pass_on(self) -> None:
        """Something else happens: what is not kept of what has happened is taken away."""
        ...

    def offer(self, listing: Listing) -> int:
        """Open a list; returns the index of the entry in focus, which the caller speaks.

        Raises:
            EndOfInput: nobody is there to be asked any more.
        """
        ...

    @property
    def focus(self) -> int:
        """The index of the entry in focus."""
        ...

    @property
    def places(self) -> bool:
        """Whether the place in a list is said."""
        ...

    @property
    def occupied(self) -> bool:
        """Whether something of the board's own is open in front of what is asked."""
        ...

    def withdraw(self) -> None:
        """Close the list: something has happened since."""
        ...

    def reopen(self) -> bool:
        """Let the list be answered once more; False if none is open."""
        ...

    def ask(
        self, text: str, again: Callable[[], None], *, typed: bool, back: str = "", hurries: bool = False
    ) -> None:
        """Show a question without a list: one that Enter answers, or words that are typed.

        Args:
            text: the question; the caller speaks it.
            again: speaks it once more.
            typed: whether words are wanted.
            back: the line that leads back from it; "" if none does.
            hurries: whether Enter only hurries on, so that it need not wait for the question.
        """
        ...

    def await_keys(self, text: str, spoken: str, again: Callable[[], None]) -> None:
        """Show what is waited for while somebody else reads the keys that answer it.

        Args:
            text: it; the caller speaks it, if it is to be heard by itself.
            spoken: the same as a voice that reads kana alone says it.
            again: speaks it, to whoever asks.
        """
        ...

    def walk_answer(self, query: str) -> None:
        """Let the arrows go through what a query has just told, until another key is pressed."""
        ...

    def attend(self, holder: Holder | None) -> None:
        """Serve somebody from now on; None: there is no table."""
        ...

    def cover(self) -> None:
        """Take everything private away."""
        ...


@runtime_checkable
class ForgettingBoard(Protocol):
    """A board that keeps lines, and has to know which it may not keep."""

    def begin_once(self) -> None:
        """What is shown and said from now on is kept nowhere."""
        ...

    def end_once(self) -> None:
        """What is shown from now on may be kept."""
        ...


def placed_text(locale: str, text: str, state: EntryState, number: int, count: int) -> str:
    """An entry as it is said: words, state, and its place last ("" and 0 leave those out)."""
    key = f"play-placed-{state}" if state else "play-placed"
    return catalogue(locale, "play").text(key, choice=text.rstrip(".。"), number=number, count=count)
