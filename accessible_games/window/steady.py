"""Keys of hands that tremble: bouncing keys are ignored, and a key may have to be held before it counts.

Both are off unless a player wants them.  Control is excepted, which silences at once; so are duels in
real time, where a key that had to be held would always be the last (see docs/speech.md).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

import pygame

from accessible_games.play.look import WindowChoice
from accessible_games.play.ports import Clock

_AT_ONCE: Final = frozenset(
    (
        *(pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT),
        *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE),
    )
)
"""Keys that do nothing which cannot be undone, or nothing by themselves."""
_TEXT: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)


@dataclass(slots=True)
class _Held:
    """A key that is down and does not count yet, with the text that came of it."""

    due: float
    events: list[pygame.event.Event] = field(default_factory=list)


class SteadyKeys:
    """Lets events through as they count.

    Args:
        choice: the window's settings as they are now.
        clock: tells seconds.
    """

    def __init__(self, choice: Callable[[], WindowChoice], clock: Clock = time) -> None:
        self._choice = choice
        self._clock = clock
        self._up: dict[int, float] = {}
        """By key: when it went up last."""
        self._held: dict[int, _Held] = {}
        self._text_of: int | None = None
        """The key of which text may come now: the one that went down last, if it does not count yet."""

    def take(self, events: Iterable[pygame.event.Event]) -> list[pygame.event.Event]:
        """What counts of these events, and of those that were held back, by now."""
        now = self._clock.monotonic()
        counting = self._due(now)
        for event in events:
            if event.type == pygame.KEYDOWN and event.key not in _AT_ONCE:
                counting += self._press(event, now)
            elif event.type == pygame.KEYUP:
                self._release(event.key, now)
                counting.append(event)
            elif event.type in _TEXT and self._text_of is not None:
                held = self._held.get(self._text_of)
                if held is not None:
                    held.events.append(event)
            else:
                counting.append(event)
        return counting

    def wait(self, seconds: float) -> float:
        """Seconds until a key that is held may count, if that is sooner than so many."""
        now = self._clock.monotonic()
        return min((max(0.0, held.due - now) for held in self._held.values()), default=seconds)

    def forget(self) -> None:
        """Let no key count that is held now: what is held down goes up elsewhere."""
        self._held.clear()
        self._text_of = None

    def _press(self, event: pygame.event.Event, now: float) -> list[pygame.event.Event]:
        choice, key = self._choice(), event.key
        self._text_of = None
        if choice.bounce_ms and now - self._up.get(key, -1000.0) < choice.bounce_ms / 1000:
            self._text_of = key
            return []
        if not choice.hold_ms:
            return [event]
        self._held[key] = _Held(now + choice.hold_ms / 1000, [event])
        self._text_of = key
        return []

    def _release(self, key: int, now: float) -> None:
        self._held.pop(key, None)
        self._up[key] = now

    def _due(self, now: float) -> list[pygame.event.Event]:
        """Events of the keys that have been held long enough."""
        done = [key for key, held in self._held.items() if held.due <= now]
        counting = [event for key in done for event in self._held.pop(key).events]
        if self._text_of in done:
            self._text_of = None
        return counting
