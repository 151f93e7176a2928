"""Notices: what is missing, said once per session and never by sound alone."""

from __future__ import annotations

import threading
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """One missing thing.

    Attributes:
        id: What is missing, for example "voice-missing"; a message id for who translates it.
        text: One plain English line: what is missing, and the remedy.
        args: The variables of the message, for example {"language": "fr"}.
    """

    id: str
    text: str
    args: Mapping[str, str] = field(default_factory=dict)


class NoticeBoard:
    """Collects notices from any thread; what is missing is kept once per session (by id and args)."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: set[tuple[str, tuple[tuple[str, str], ...]]] = set()
        self._waiting: list[Notice] = []

    def post(self, id: str, text: str, **args: str) -> None:
        """Add a notice unless it was posted before in this session."""
        key = (id, tuple(sorted(args.items())))
        with self._lock:
            if key not in self._seen:
                self._seen.add(key)
                self._waiting.append(Notice(id, text, args))

    def post_again(self, id: str, text: str, **args: str) -> None:
        """Add a notice of something that comes and goes, each time."""
        with self._lock:
            self._waiting.append(Notice(id, text, args))

    def remember(self, before: NoticeBoard, ids: Collection[str]) -> None:
        """Know what an earlier board told already, of these kinds: it is not told again."""
        with before._lock:
            known = {key for key in before._seen if key[0] in ids}
        with self._lock:
            self._seen |= known

    def take(self) -> list[Notice]:
        """Return the notices that nobody has taken yet, oldest first."""
        with self._lock:
            taken, self._waiting = self._waiting, []
        return taken
