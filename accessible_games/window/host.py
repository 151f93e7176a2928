"""What the window needs of whoever opened it."""

from __future__ import annotations

from typing import Any, Protocol

from accessible_games.play.look import WindowChoice
from accessible_games.play.ports import Cues, Loudness, Voice


class Host(Protocol):
    """The start that the window belongs to: its speech, and what it remembers."""

    @property
    def language(self) -> str:
        """The language outside of a game."""
        ...

    @property
    def voice(self) -> Voice | None:
        """What speaks now."""
        ...

    @property
    def cues(self) -> Cues | None:
        """What sounds now."""
        ...

    @property
    def choice(self) -> WindowChoice:
        """The window's settings as they are now."""
        ...

    def keep(self, **changes: Any) -> None:
        """Change settings of the window, and keep them at once."""
        ...

    def change_rate(self, by: int) -> int:
        """Read the language faster or slower, and keep it; returns words per minute."""
        ...

    def change_loudness(self, what: Loudness, by: int) -> int:
        """Make all speech or all sounds louder or softer, and keep it; returns per cent."""
        ...
