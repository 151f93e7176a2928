"""What is made ahead: phrases that will be wanted, made while the engine has nothing else to do.

They stand by topic.  A topic that is set anew forgets what it held, so that nothing is made for a list
that is gone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chore:
    """One piece of text to be made.

    Attributes:
        text: One piece (see `clauses`).
        language: Tag of the language it is in.
        private: True if it may be heard by one player only.
        keep: True if it is worth keeping for the next start of the program.
        rate, volume, voice, pitch: In place of the language's own; None: those.
        focus: True if it will answer a key, which may be read in another way.
    """

    text: str
    language: str
    private: bool = False
    keep: bool = False
    rate: int | None = None
    volume: float | None = None
    voice: str | None = None
    pitch: int | None = None
    focus: bool = False


class Ahead:
    """Chores by topic; the caller holds the lock."""

    def __init__(self) -> None:
        self._topics: dict[str, deque[Chore]] = {}

    def __bool__(self) -> bool:
        return any(self._topics.values())

    def set(self, topic: str, chores: Iterable[Chore]) -> None:
        """Let these be made for a topic, in their order, in place of what is left of it."""
        self._topics.pop(topic, None)
        self._topics[topic] = deque(chores)

    def add(self, topic: str, chores: Iterable[Chore]) -> None:
        """Let these be made for a topic, too."""
        self._topics.setdefault(topic, deque()).extend(chores)

    def take(self) -> Chore:
        """The next chore, of the topic that was set last: what is open now is wanted first."""
        topic = next(name for name in reversed(self._topics) if self._topics[name])
        return self._topics[topic].popleft()

    def forget_private(self) -> None:
        """Forget what one player alone may hear."""
        for topic, chores in self._topics.items():
            self._topics[topic] = deque(chore for chore in chores if not chore.private)
