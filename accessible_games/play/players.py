"""Who sits at the table, and how each wants to be told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from accessible_games.narration.names import PlayerName
from accessible_games.narration.wording import Verbosity

from .profiles import ORDERS

Ear = Literal["left", "right", "both"]
"""The side of a headset."""
Channel = Literal["ear", "screen", "braille"]
CHANNELS: Final[tuple[Channel, ...]] = ("ear", "screen", "braille")

SPEECH: Final = "speech"
GROUPS: Final = "groups"
KEY: Final = "key"
Pace = Literal["speech", "groups", "key"] | float
"""After an event: wait until it was spoken, for Enter once much was said, for Enter, or so many seconds."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player: a person, or a bot.

    Attributes:
        name: the name, with its reading where it is written in kanji.
        level: the level of a bot, e.g. "easy"; "" for a person.
        language: one of `LANGUAGES`.
        verbosity: how much is said to this player.
        private: where private text goes; "braille" is printed like "screen" where no display is
            reached otherwise (a screen reader shows what is printed).
        ear: on which side private speech sounds.
        device: the sound device for private speech; "" for the one that everybody hears.
        away: whether the others are asked to listen away from private speech.
        rate: words per minute of what is said to this player; None: as for the language.
        volume: of what is said to this player, 0.0 to 1.0; None: as for the language.
        voice: the engine's id of this player's voice; None: as for the language.
        pitch: of what is said to this player, 1 to 100; None: as for the language.
        pace: what the next event waits for.
        order: in which order the hand is read, one of `ORDERS`.
        sound_only: switches (see `narration.topics`) of events told by their sound in place of words.
        untold: switches of events that are not told at all.
        handicap: milliseconds that a duel takes off this player's times.
        bodily: whether the player takes postures with the body, and presses once when the table agrees.
        drawn_hand: whether a window of several draws the hand in its player's turn though private lines
            go to the ear; "" asks once.
    """

    name: PlayerName
    level: str = ""
    language: str = "en"
    verbosity: Verbosity = Verbosity.NORMAL
    private: frozenset[Channel] = field(default=frozenset({"screen"}))
    ear: Ear = "both"
    device: str = ""
    away: bool = False
    rate: int | None = None
    volume: float | None = None
    voice: str | None = None
    pitch: int | None = None
    pace: Pace = SPEECH
    order: str = ORDERS[0]
    sound_only: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()
    handicap: int = 0
    bodily: bool = False
    drawn_hand: Literal["", "yes", "no"] = "no"

    @property
    def person(self) -> bool:
        """Whether it is a person."""
        return not self.level

    def way(self, switch: str, *, sounds: bool) -> Literal["words", "sound", "nothing"]:
        """How this player wants events of a kind; where no sound can be heard, in words.

        Args:
            switch: the kind (see `narration.topics`).
            sounds: whether a sound goes with the event.
        """
        if switch in self.untold:
            return "nothing"
        return "sound" if sounds and switch in self.sound_only else "words"

    @property
    def reading(self) -> dict[str, Any]:
        """How the voice reads to this player, where it is not as for the language."""
        chosen = {"rate": self.rate, "volume": self.volume, "voice": self.voice, "pitch": self.pitch}
        return {name: value for name, value in chosen.items() if value is not None}

    @property
    def printed(self) -> bool:
        """Whether private text is printed for this player, where no braille display is reached otherwise."""
        return not self.private.isdisjoint({"screen", "braille"})
