"""The speech queue: what is said next, and what is cut for it.  No thread and no sound in here.

FOCUS answers a navigation key: it replaces other focus speech, running or waiting.
EVENT is queued, in order, and never dropped for anything but silence or an answer.
ALERT goes before whatever waits, after the sentence that runs; alerts keep their own order.
ANSWER cuts focus speech and the running event and goes before all that waits; several lines of one
answer keep their order.
FOCUS and EVENT share one line, because what happened first is told first.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from .pcm import Ear

Kind = Literal["focus", "event", "alert", "answer"]


@dataclass(frozen=True, slots=True, eq=False)
class Utterance:
    """One line to be spoken.

    Attributes:
        ticket: Its number; later lines have higher ones.
        text: Cleaned text.
        kind: Its speech class.
        language: Tag of the language it is in.
        private: True if it may be heard by one player only and never reach a disk.
        ear: The side it is heard on.
        device: A further sound device that it is heard on alone, or "".
        rate: Words per minute, or None for the language's own.
        volume: 0.0 to 1.0, or None for the language's own.
        voice: Voice id, or None for the language's own.
        pitch: 1 to 100, or None for the language's own.
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


class SpeechQueue:
    """Waiting and running utterances; the caller holds the lock."""

    def __init__(self) -> None:
        self.running: Utterance | None = None
        """What sounds now, or is being made to; None between two lines."""
        self._answers: deque[Utterance] = deque()
        self._alerts: deque[Utterance] = deque()
        self._line: deque[Utterance] = deque()

    def __bool__(self) -> bool:
        return bool(self._answers or self._alerts or self._line)

    @property
    def idle(self) -> bool:
        """True if nothing runs and nothing waits."""
        return self.running is None and not self

    def push(self, utterance: Utterance) -> bool:
        """Queue an utterance; returns True if the running one has to stop for it now."""
        cut = False
        if utterance.kind == "focus":
            cut = self.cut({"focus"})
            self._line.append(utterance)
        elif utterance.kind == "answer":
            cut = self.cut({"focus"})
            if self.running is not None and self.running.kind == "event":
                self.running = None
                cut = True
            self._answers.append(utterance)
        elif utterance.kind == "alert":
            self._alerts.append(utterance)
        else:
            self._line.append(utterance)
        return cut

    def cut(self, kinds: Collection[Kind]) -> bool:
        """Drop utterances of these kinds; returns True if the running one has to stop now."""
        for waiting in (self._answers, self._alerts, self._line):
            kept = [utterance for utterance in waiting if utterance.kind not in kinds]
            waiting.clear()
            waiting.extend(kept)
        if self.running is not None and self.running.kind in kinds:
            self.running = None
            return True
        return False

    def clear(self) -> None:
        """Drop everything, the running utterance too."""
        for waiting in (self._answers, self._alerts, self._line):
            waiting.clear()
        self.running = None

    def begin_next(self) -> Utterance | None:
        """Take the next utterance, which runs from now on; None if none waits."""
        for waiting in (self._answers, self._alerts, self._line):
            if waiting:
                self.running = waiting.popleft()
                return self.running
        return None

    def end(self, utterance: Utterance) -> None:
        """Note that an utterance is over, unless another one runs already."""
        if self.running is utterance:
            self.running = None
