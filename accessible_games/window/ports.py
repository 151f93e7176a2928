"""What the keys need of the window, and the window of the start that it belongs to."""

from __future__ import annotations

from typing import Any, Protocol

from accessible_games.play.look import WindowChoice
from accessible_games.play.ports import Cues, Loudness, Voice

from .keymap import KeyMap
from .state import Asked, WindowState
from .words import Phrase, Words


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

    def screen_lost(self) -> None:
        """Say the last words: the screen has ended, and nothing may touch the window any more."""
        ...


class KeyedWindow(Protocol):
    """The window, as the actions of its keys need it."""

    @property
    def host(self) -> Host:
        """The start that it belongs to."""
        ...

    @property
    def state(self) -> WindowState:
        """What it shows and asks now."""
        ...

    @property
    def words(self) -> Words:
        """What it says itself."""
        ...

    keymap: KeyMap
    """Which key stands for which command."""

    def read_later(self, edge: bool) -> None:
        """Speak the entry in focus once all keys that wait were taken."""
        ...

    def key_pressed(self) -> None:
        """Drop what only answered earlier keys."""
        ...

    def is_too_soon(self, *what: Asked) -> bool:
        """Whether what Enter would do now has not begun to be heard, or was not drawn."""
        ...

    def refuse_unheard(self) -> None:
        """Say that a key came too soon, and what it would have done."""
        ...

    def echo(self, phrase: Phrase) -> None:
        """Speak what was typed, in private if the typing is."""
        ...

    def repeat(self) -> None:
        """Speak the last question once more, with the entry in focus."""
        ...

    def sound(self, cue: str) -> None:
        """Play a cue of the window's own."""
        ...

    def say_where(self) -> bool:
        """Speak where one is; False if nothing is asked."""
        ...

    def cover_screen(self, *, full: bool) -> None:
        """Cover the whole screen, or give it free."""
        ...

    def end(self) -> None:
        """Let no more lines come."""
        ...
