"""Who sits at the table, and how each wants to be told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from accessible_games.narration.names import PlayerName, distinct
from accessible_games.narration.wording import Verbosity

from .ports import Ear

Channel = Literal["ear", "screen", "braille"]
CHANNELS: Final[tuple[Channel, ...]] = ("ear", "screen", "braille")

SPEECH: Final = "speech"
KEY: Final = "key"
Pace = Literal["speech", "key"] | float
"""After an event: wait until it was spoken, wait for Enter, or wait so many seconds."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player: a person, or a bot.

    Attributes:
        name: the name, with its reading where it is written in kanji.
        level: the level of a bot, e.g. "easy"; "" for a person.
        language: one of `LANGUAGES`.
        verbosity: how much is said to this player.
        private: where private text goes; "braille" is printed like "screen" (the reader shows it).
        ear: on which side private speech sounds.
        pace: what the next event waits for.
    """

    name: PlayerName
    level: str = ""
    language: str = "en"
    verbosity: Verbosity = Verbosity.NORMAL
    private: frozenset[Channel] = field(default=frozenset({"screen"}))
    ear: Ear = "both"
    pace: Pace = SPEECH

    @property
    def person(self) -> bool:
        """Whether it is a person."""
        return not self.level

    @property
    def printed(self) -> bool:
        """Whether private text is printed for this player."""
        return not self.private.isdisjoint({"screen", "braille"})


def told_apart(players: Sequence[Player]) -> tuple[Player, ...]:
    """The players with a number behind names that look or sound like an earlier one."""
    names = distinct([player.name for player in players])
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=True))
