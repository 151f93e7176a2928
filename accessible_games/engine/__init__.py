"""The vocabulary that all games share: no clock, no random source, no I/O, no text."""

from .core import (
    Action,
    Bot,
    Due,
    Game,
    GameError,
    IllegalActionError,
    NotationError,
    Option,
    OptionError,
    Position,
    PositionError,
    Record,
    State,
    View,
)
from .facts import Answer, Event, Fact, RefusalKind, Refused, fact
from .secrets import CHANCE, HIDDEN, Hidden, Sealed, Seat, SecretSpokenError

__all__ = [
    "CHANCE",
    "HIDDEN",
    "Action",
    "Answer",
    "Bot",
    "Due",
    "Event",
    "Fact",
    "Game",
    "GameError",
    "Hidden",
    "IllegalActionError",
    "NotationError",
    "Option",
    "OptionError",
    "Position",
    "PositionError",
    "Record",
    "RefusalKind",
    "Refused",
    "Sealed",
    "Seat",
    "SecretSpokenError",
    "State",
    "View",
    "fact",
]
