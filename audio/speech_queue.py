"""The speech queue: what is said next, and what is cut for it.  No thread and no sound in here.

Seven kinds of speech, and a key press, which is none: `docs/speech.md` has the whole policy as one
table, and a test holds this module to it, pair by pair.  In short:

ECHO (a typed letter), FOCUS (the entry that a key went to) and ANSWER (whatever else a key asked for)
are replies.  A key press drops all replies to earlier keys, running or waiting; those to one press keep
their order.  A reply starts at once, over a running event too.
EVENT, ALERT and QUESTION are what happened and what is asked: no key drops them.  An event that was cut
is told again after the reply, or counts as not heard, as the player set it.  Only an echo cuts an alert
or a question, which then comes again.  Alerts and questions go before waiting events.
ENTRY is the entry that comes with a question: it stands behind the line that was said before it, and
goes at the next key, as a reply does.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from .pcm import Ear

Kind = Literal["echo", "focus", "answer", "entry", "question", "alert", "event"]

REPLIES: Final[tuple[Kind, ...]] = ("echo", "focus", "answer")
"""What only answered a key, besides an entry: the next key drops it."""
_URGENT: Final[tuple[Kind, ...]] = ("question", "alert")
_ENTRY: Final[tuple[Kind, ...]] = ("entry",)
KEYED: Final = REPLIES + _ENTRY
"""What the next key drops; it is read as a language's focus is."""


@dataclass(frozen=True, slots=True, eq=False)
class Utterance:
    """One line to be spoken.

    Attributes:
        ticket: Its number; later lines have higher ones.
        text: Cleaned text.
        kind: Its kind of speech.
        language: Tag of the language it is in.
        private: True if it may be heard by one player only and never reach a disk.
        ear: The side it is heard on.
        device: A further sound device that it is heard on alone, or "".
        rate: Words per minute, or None for the language's own.
        volume: 0.0 to 1.0, or None for the language's own.
        voice: Voice id, or None for the language's own.
        pitch: 1 to 100, or None for the language's own.
        beside: What the other ear hears at the same time, and its language; ("", "") for nothing.
        moves: How many moves of the common device were known to whoever said it.
    """

    ticket: int
    text: str
    kind: Kind
    language: str
    private: bool = False
    ear: Ear = "both"
    device: str = ""
    rate: int | None = None
    volume: float | None = None
    voice: str | None = None
    pitch: int | None = None
    beside: tuple[str, str] = ("", "")
    moves: int = 0


class _Silenced(NamedTuple):
    """What the last silence took away, in the order in which it would have been heard."""

    replies: tuple[Utterance, ...]
    urgent: tuple[Utterance, ...]
    events: tuple[Utterance, ...]


_NOTHING: Final = _Silenced((), (), ())


class SpeechQueue:
    """Waiting and running utterances; the caller holds the lock."""

    def __init__(self, *, tells_again: bool = True) -> None:
        """Begin with nothing to say.

        Args:
            tells_again: True: an event that a reply cut is told again after it, and those that waited
                wait on.  False: they are skipped, and `take_skipped` names them.
        """
        self.tells_again = tells_again
        self.running: Utterance | None = None
        """What sounds now, or is being made to; None between two lines."""
        self._replies: list[Utterance] = []
        self._urgent: list[Utterance] = []
        self._events: list[Utterance] = []
        self._lanes = (self._replies, self._urgent, self._events)
        self._left = self._events
        """The lane from which the running utterance was taken."""
        self._last: Utterance | None = None
        """The line that was said last."""
        self._chain: Kind | None = None
        """Its kind, unless a key was pressed since."""
        self._silenced = _NOTHING
        self._skipped: set[int] = set()
        self._unheard: dict[str, set[int]] = {}
        """Of the question and of the entry in focus: tickets of which none has begun to sound."""
        self._answer: Utterance | None = None
        """The first answer to the last key, unless it has begun to sound, and whether there is one."""
        self._is_answered = False
        self._stands: Literal["", "next", "put"] = ""
        """Whether the question and its entry are the ones that had been asked: then the answer before them
        puts them, which comes next, or is there."""

    def __bool__(self) -> bool:
        return any(self._lanes)

    @property
    def answers(self) -> bool:
        """True if a reply is next."""
        return bool(self._replies)

    @property
    def idle(self) -> bool:
        """True if nothing runs and nothing waits."""
        return self.running is None and not self

    # -- what is said ---------------------------------------------------------------------

    def push(self, utterance: Utterance) -> bool:
        """Queue an utterance; returns True if the running one has to stop for it now."""
        cut = False
        kind = utterance.kind
        self._note_unheard(utterance)
        if kind in REPLIES:
            cut = self._make_way(utterance)
            self._replies.append(utterance)
        elif kind == "entry":
            self._push_entry(utterance)
        elif kind in _URGENT:
            self._urgent.append(utterance)
        else:
            self._events.append(utterance)
        self._last, self._chain = utterance, kind
        return cut

    def _make_way(self, utterance: Utterance) -> bool:
        """Let a reply be next; returns True if the running line has to stop for it."""
        echo = utterance.kind == "echo"
        self._drop(KEYED if echo else _ENTRY)
        if not self.tells_again:
            self._skip(self._events)
        running = self.running
        if running is None or (running.kind in REPLIES and not echo):
            return False
        if running.kind in _URGENT and not echo:
            return False
        self.running = None
        if running.kind == "event" and not self.tells_again:
            self._skip([running])
        elif running.kind not in KEYED:
            self._lane(running).insert(0, running)
        return True

    def _push_entry(self, utterance: Utterance) -> None:
        """Put an entry behind the line that was said last, wherever that stands."""
        last = self._last
        lane = self._events if last is None else self._lane(last)
        lane.insert(lane.index(last) + 1 if last in lane else 0, utterance)

    def _lane(self, utterance: Utterance) -> list[Utterance]:
        """Where an utterance belongs: an entry where it stands, or stood before it ran."""
        if utterance.kind == "entry":
            return next((lane for lane in self._lanes if utterance in lane), self._left)
        if utterance.kind in REPLIES:
            return self._replies
        return self._urgent if utterance.kind in _URGENT else self._events

    # -- what is cut ----------------------------------------------------------------------

    def key_pressed(self) -> bool:
        """Drop what answered earlier keys; returns True if the running line has to stop now."""
        self._chain, self._stands = None, ""
        self._answer, self._is_answered = None, False
        return self.cut(KEYED)

    def answered(self) -> bool:
        """Drop the question and its entries, which need no answer any more; True if one has to stop."""
        self._unheard.clear()
        self._stands = ""
        return self.cut(("question", "entry"))

    def asks_again(self) -> None:
        """What was typed is no answer: the same is asked once more, behind what the key is answered with."""
        self._stands = "next"
        if self._is_answered:
            self._let_answer_put(self._answer)

    def _let_answer_put(self, answer: Utterance | None) -> None:
        """Let an answer put what is asked again; None: one that is heard already."""
        self._stands = "put"
        what = {} if answer is None else {"question": {answer.ticket}, "entry": {answer.ticket}}
        self._unheard = what

    def cut(self, kinds: Collection[Kind]) -> bool:
        """Drop utterances of these kinds; returns True if the running one has to stop now."""
        self._drop(kinds)
        if self.running is not None and self.running.kind in kinds:
            self.running = None
            return True
        return False

    def _drop(self, kinds: Collection[Kind]) -> None:
        for lane in self._lanes:
            lane[:] = [utterance for utterance in lane if utterance.kind not in kinds]

    def silence(self) -> None:
        """Drop everything, the running utterance too; `unsilence` brings it back."""
        running, self.running = self.running, None
        self._skipped.update(one.ticket for one in (*self._urgent, *self._events) if one.kind != "entry")
        if running is not None:
            self._lane(running).insert(0, running)
        self._silenced = _Silenced(*(tuple(lane) for lane in self._lanes))
        for lane in self._lanes:
            lane.clear()
        self._unheard.pop("question", None)  # who silences a question wants to hear no more of it

    def unsilence(self) -> None:
        """Bring back what the last silence took away: its key was the beginning of a chord."""
        for lane, taken in zip(self._lanes, self._silenced, strict=True):
            lane[:0] = taken
            self._skipped.difference_update(one.ticket for one in taken)
            self._unheard.update(("question", {one.ticket}) for one in taken if one.kind == "question")
        self._silenced = _NOTHING

    def purge(self) -> None:
        """Drop everything, for good; what was for one player alone is not even counted."""
        self.silence()
        private = {one.ticket for lane in self._silenced for one in lane if one.private}
        self._skipped -= private
        self._silenced = _NOTHING
        self._last, self._chain, self._stands = None, None, ""
        self._answer, self._is_answered = None, False
        self._unheard.clear()

    def _skip(self, events: list[Utterance]) -> None:
        self._skipped.update(one.ticket for one in events if one.kind == "event")
        events[:] = [one for one in events if one.kind != "event"]

    def take_skipped(self) -> frozenset[int]:
        """Tickets of the lines of events, alerts and questions that were dropped unheard, each once."""
        skipped, self._skipped = frozenset(self._skipped), set()
        return skipped

    # -- what has been heard --------------------------------------------------------------

    def _note_unheard(self, utterance: Utterance) -> None:
        """A question, or an entry, counts as put when its first line begins to sound, in any language.

        One that is asked again counts as put from the answer on that comes before it: it has been heard.
        """
        if utterance.kind == "answer" and not self._is_answered:
            self._answer, self._is_answered = utterance, True
        if utterance.kind == "answer" and self._stands == "next":
            self._let_answer_put(utterance)
        what = {"question": "question", "entry": "entry", "focus": "entry"}.get(utterance.kind)
        if what is None or utterance.kind == self._chain:
            return
        if self._stands != "put":
            self._unheard[what] = {utterance.ticket}
        elif what in self._unheard:
            self._unheard[what].add(utterance.ticket)

    def begin_sounding(self, utterance: Utterance) -> None:
        """Note that the running utterance is heard from now on."""
        if utterance is self._answer:
            self._answer = None
        for what, tickets in list(self._unheard.items()):
            if utterance.ticket in tickets:
                del self._unheard[what]

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """True if the question, or the entry in focus, that was said last has begun to sound."""
        return not any(one in self._unheard for one in what)

    # -- one after the other ---------------------------------------------------------------

    def begin_next(self) -> Utterance | None:
        """Take the next utterance, which runs from now on; None if none waits."""
        for lane in self._lanes:
            if lane:
                self._left = lane
                self.running = lane.pop(0)
                return self.running
        return None

    def end(self, utterance: Utterance) -> None:
        """Note that an utterance is over, unless another one runs already."""
        if self.running is utterance:
            self.running = None
