"""What is wrong with what people gave: one sentence that says what, where, and what is allowed."""

from __future__ import annotations

from typing import Any, Final

_LONGEST: Final = 40
"""Letters of a wrong value that are quoted."""


class GameError(ValueError):
    """Bad input for a game: the message is one sentence that says what, where, what is allowed."""


class PositionError(GameError):
    """A position that cannot be set up."""


class OptionError(GameError):
    """An option or a data file that the game does not take."""


class NotationError(GameError):
    """Text that is no action of the game."""


def shown(value: Any) -> str:
    """A wrong value as it is quoted: as it was written, and not too long to hear."""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
