"""What the window shows and has open at one moment, and which words of it are drawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from accessible_games.play.board import EntryState, Holder, Item, Listing
from accessible_games.play.commands import Moment
from accessible_games.play.tableau import Tableau

from .scene import Held, Row, Scene
from .typing_field import TypingField
from .walk import Walk
from .words import Phrase, Words

Asked = Literal["question", "entry"]

_ASKING: Final = ("?", "？", "か。")
"""How a question ends, in the languages that there are."""

_NO_OTHER_NEWS: Final = 2
"""Kinds of cards of which an event that names all of them, and more, tells the hand."""
_LARGE: Final = 400
"""Letters of events that are drawn together at the most."""

_KEPT_LINES: Final = 300
"""Lines that stay to be drawn; all of them are in the history."""


@dataclass(slots=True)
class Line:
    """A line that was told.

    Attributes:
        text: its words.
        own: whether it was told to one player alone.
        happened: whether it tells an event.
        old: whether it was read: a key was answered since, or, if it is no event, something has happened.
        kept: of an event: its words once another has happened; "" for none.
    """

    text: str
    own: bool
    happened: bool = False
    old: bool = False
    kept: str = ""


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


class WindowState:
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
        self.put = ""
        """The question of its own that was told right before the open list; "" where there was none."""
        self.keys_waited: Phrase | None = None
        """The question, where somebody else reads the keys that answer it; None: the window does."""
        self.own_keys: frozenset[str] = frozenset()
        """Keys that players press in real time, as keys are named: no command is on them while it goes on."""
        self.hurries = False
        """Whether Enter only hurries on."""
        self.holder: Holder | None = None
        self.held: Listing | None = None
        self.hand = Walk()
        self.in_hand = False
        self.told: str = ""
        """The query whose answer the arrows would go through now; "" for none."""
        self.parts: Listing | None = None
        """That answer, while they do."""
        self.part = Walk()
        self.field: TypingField | None = None
        self.hidden = False
        """Whether what is typed must not be drawn."""
        self.overlays: list[Overlay] = []
        self.answer = ""
        """What the window itself has answered the last key, in public words; "" for nothing."""
        self.walked_on = False
        """Whether somebody has gone through a list since what was told last."""
        self._told_first: Line | None = None
        self._told_again = 0
        """The first of the lines that were told last, and how often the same were told before."""

    @property
    def moment(self) -> Moment:
        """What goes on."""
        if self.holder is None:
            return "menu"
        if self.holder.awaited:
            return "waiting"
        return "turn" if self.asks else "watching"

    @property
    def asks(self) -> bool:
        """Whether an answer is waited for."""
        return bool(self.question) or (self.listing is not None and not self.answered)

    @property
    def is_composing(self) -> bool:
        """Whether an input method has letters in hand that are not settled yet."""
        return self.field is not None and bool(self.field.composing)

    @property
    def offered(self) -> tuple[Item, ...]:
        """The entries that can be chosen now."""
        return self.listing.items if self.listing is not None and not self.answered else ()

    @property
    def walked(self) -> tuple[Listing | None, Walk]:
        """The list that has the focus, none of the window's own being open."""
        if self.parts is not None:
            return self.parts, self.part
        return (self.held, self.hand) if self.in_hand else (self.listing, self.choices)

    def take_up_answer(self) -> bool:
        """Let the arrows go through what was told, as it is now; whether they do, from its beginning on."""
        found = self.holder.answer(self.told) if self.told and self.holder is not None else None
        fresh = self.parts is None and found is not None
        self.parts = found
        if found is None:
            self.leave_answer()
        else:
            self.part.open(found.items, beside=True)
        return fresh

    def leave_answer(self) -> None:
        """Let the arrows go through the list, or the hand, again."""
        self.told, self.parts = "", None
        self.part.close()

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
        self.held = self.holder.hand(self.offered) if self.holder is not None else None
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
        self.keys_waited = None
        self.in_hand = self.answered = False
        self.leave_answer()
        self.choices.close()
        self.hand.close()
        self.field = None
        self.overlays.clear()

    # -- what is drawn ------------------------------------------------------------------------

    def keep_only_what_lasts(self) -> None:
        """Draw of what has happened no more than a history keeps of it."""
        for line in [one for one in self.lines if one.happened and one.text != one.kept]:
            line.text = line.kept
            if not line.text:
                self.lines.remove(line)

    def age(self, *, events: bool = True) -> None:
        """What was said beside events has been read; events, too, once a question is answered."""
        for line in self.lines:
            line.old = line.old or events or not line.happened

    def scene(self, words: Words) -> Scene:
        """What is drawn now."""
        if self.overlays:
            overlay = self.overlays[-1]
            rows = tuple(Row(entry.phrase.text) for entry in overlay.shown)
            said = (self.answer,) if self.answer else ()
            return Scene(said=said, title=overlay.title.text, rows=rows, row=overlay.walk.index)
        self.take_up_hand()
        scene = self._table_scene()
        if self.field is not None:
            typed = self.field.shown(hidden=self.hidden)
            return replace(scene, title=self.field.question, focus=typed)
        rows, row = _rows(words, self.listing, self.choices, focused=not self.in_hand)
        scene = replace(scene, rows=rows, row=row, note=self._note(), focus=self._focus)
        if self.listing is not None and self.listing.shown:
            picture = self.listing.picture if rows else b""
            scene = replace(scene, title=self.listing.title, picture=picture)
        if self.parts is not None and self.part.item is not None:  # then it has the focus, and nothing else
            part = self.part.item.text if self.parts.shown else ""
            scene = replace(scene, row=None, card=None, note="", focus=part)
        return scene

    def _table_scene(self) -> Scene:
        """What was told, the table, and the hand if its owner lets it be drawn."""
        holder = self.holder
        if holder is None:  # how a game ended stands above the menu until a key is answered; nothing private
            fresh = [line for line in self.lines if not (line.old or line.own)]
            ended = next((line.text for line in reversed(fresh) if line.happened), "")
            return Scene(ended, self._with_answer([line.text for line in fresh if not line.happened]))
        strips = holder.held()
        events, together, news = self._events([piece.text for piece in strips[0].pieces] if strips else [])
        tableau, walked_on = self._asked_on(holder.tableau()), self.walked_on and not together
        told = tableau.turn if tableau is not None else ()
        fresh = [line for line in self.lines if not line.happened and not line.old]
        again = self._count_again(fresh)
        shown = self._with_answer([line.text for line in fresh if line.text not in told])
        if news in shown:  # it was asked for, and is told in its place among the answers
            news = ""
        if len(once := self._told_once()) > 1:  # what nobody keeps, and below it how long it is there
            shown, news, walked_on = once, "", False
        elif together:
            shown, news = (*together, news), ""
        if not strips:
            return Scene(
                news,
                shown,
                events,
                tableau=tableau,
                again=again,
                walked_on=walked_on,
            )
        hand = tuple(Held(piece, self._state_of(piece.thing)) for piece in strips[0].pieces)
        card = self._kind_in_focus([held.piece.thing for held in hand]) if self.in_hand else None
        return Scene(
            news, shown, events, label=strips[0].label, hand=hand, card=card,
            own=strips[1:], tableau=tableau, again=again, walked_on=walked_on,
        )  # fmt: skip

    def _told_once(self) -> tuple[str, ...]:
        """What has just been told and is kept nowhere, with what was said of that."""
        events = [line for line in self.lines if line.happened]
        kept = next((n for n, line in enumerate(reversed(events)) if line.text == line.kept), len(events))
        return tuple(line.text for line in events[len(events) - kept :] if not line.old)

    def _events(self, hand: list[str]) -> tuple[tuple[str, ...], tuple[str, ...], str]:
        """What has happened before; what of it was told with the last event; and that one.

        Where Enter only goes on, all that was told since something was answered belongs together.

        Args:
            hand: the cards that are drawn: a line that only tells these takes no room from other news.
        """
        events = [line for line in self.lines if line.happened]
        if len(hand) > _NO_OTHER_NEWS:
            events = [line for line in events if not all(one in line.text for one in hand)]
        count = min(1, len(events))
        if self.hurries and not self.offered:
            room = _LARGE - sum(len(line.text) for line in events[-1:])
            while count < len(events) and not events[-count - 1].old:
                room -= len(events[-count - 1].text)
                if room < 0:
                    break
                count += 1
        first = len(events) - count
        texts = [line.text for line in events]
        return tuple(texts[:first]), tuple(texts[first:-1]), "".join(texts[-1:])

    def _with_answer(self, said: list[str]) -> tuple[str, ...]:
        """What the window has just answered, if nothing else shows it, before lines, each once."""
        field, listing = self.field, self.listing
        asked = (field.question if field is not None else "", listing.title if listing is not None else "")
        own = [self.answer] if self.answer and self.answer not in (*asked, self.question) else []
        return tuple(dict.fromkeys((*own, *said)))

    def _count_again(self, fresh: list[Line]) -> int:
        """How often the lines that are fresh now were told in a row before: the next page is to be drawn."""
        first = fresh[0] if fresh else None
        if first is not None and first is not self._told_first:
            same = self._told_first is not None and self._told_first.text == first.text
            self._told_first, self._told_again = first, self._told_again + 1 if same else 0
            self.walked_on = False
        return self._told_again if first is not None else 0

    def _asked_on(self, tableau: Tableau | None) -> Tableau | None:
        """The table with what is asked of it now: once something is chosen, not the first question."""
        listing = self.listing
        if tableau is None or listing is None or not listing.shown:
            return tableau
        asks = listing.asks or self.put
        return replace(tableau, turn=(asks,)) if asks else tableau

    def note_question(self) -> None:
        """A list is offered: if a question of its own was told before it, that is what it answers."""
        fresh = [line.text for line in self.lines if not line.happened and not line.old]
        self.put = fresh[-1] if fresh and fresh[-1].endswith(_ASKING) else ""

    def _state_of(self, thing: Hashable) -> EntryState:
        """Whether one of the cards of a kind can be played."""
        if self.held is None or thing is None or self.holder is None:
            return ""
        states = {item.state for item in self.held.items if self.holder.thing(item) == thing}
        return "playable" if "playable" in states else "blocked" if states == {"blocked"} else ""

    def _kind_in_focus(self, things: list[Hashable]) -> int | None:
        item = self.hand.item
        thing = self.holder.thing(item) if item is not None and self.holder is not None else None
        return things.index(thing) if thing is not None and thing in things else None

    def _note(self) -> str:
        """The line that is read inside of what is in focus."""
        listing, walk = self.walked
        if listing is None or not listing.shown or walk.item is None or not walk.line:
            return ""
        return walk.item.details[walk.line - 1]

    @property
    def _focus(self) -> str:
        """What Enter answers where no list is open; of one for an ear alone nothing is drawn."""
        listing = self.held if self.in_hand else self.listing
        return self.question if listing is None or (self.answered and not self.in_hand) else ""


def _rows(
    words: Words, listing: Listing | None, walk: Walk, *, focused: bool
) -> tuple[tuple[Row, ...], int | None]:
    if listing is None or not listing.shown:
        return (), None
    rows = []
    for index, item in enumerate(listing.items):
        if listing.words is not None:
            item = replace(item, text=listing.words(index))
        text = _placed_item(words, item, 0, 0)
        rows.append(Row(_numbered(words, item.typed if listing.numbered else "", text), item.state))
    return tuple(rows), walk.index if focused else None


def _numbered(words: Words, typed: str, text: str) -> str:
    number = typed.rpartition(" ")[2]
    return words.phrase("row", n=number, text=text).text if number else text


def _placed_item(words: Words, item: Item, number: int, count: int) -> str:
    return words.placed(Phrase(item.text, item.text), item.state, number, count).text
