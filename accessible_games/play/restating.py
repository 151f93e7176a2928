"""Events that only say again how something stands, where that has just been heard."""

from __future__ import annotations

from typing import Final

from accessible_games.engine import Event

_SOON: Final = 1
"""Other events after which it has still just been heard; a card that is drawn makes two."""


class Restating:
    """Tells what is news to those who hear all events of a game, in order."""

    def __init__(self) -> None:
        self._last: Event | None = None
        self._since = 0

    def is_news(self, event: Event) -> bool:
        """Whether an event has to be told; ask once for each.

        One that says how something stands (`Event.restates`) has not, if the same was told just
        before, with one event between at most.
        """
        if not event.restates:
            self._since += 1
            return True
        news = event != self._last or self._since > _SOON
        self._last, self._since = event, 0
        return news
