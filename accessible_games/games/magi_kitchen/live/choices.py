"""What is remembered about duels in real time: how close is equal, the screen, this keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from accessible_games.play.setting_fields import LiveChoices, number, pairs, switch


@dataclass(frozen=True, slots=True)
class Choices(LiveChoices):
    """The settings of duels.

    Attributes:
        tolerance: milliseconds within which two presses count as equal.
        dark: whether the screen is dark for all while a duel is open (MGK-A07).
        reminders: whether the keys that are waited for are told again after four seconds.
        practised: whether practice was offered before.
        moved: keys that this keyboard needs elsewhere, each as "place=place", e.g. "KeyV=KeyO".
    """

    formerly: ClassVar[str] = "duels"
    renewed: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({"practice": ("practised", "moved")})

    tolerance: int = number(0, range(201), "Presses so many milliseconds apart count as equal, 0 to 200.")
    dark: bool = switch(False, "true: the screen is dark for all while a duel is open.")
    reminders: bool = switch(True, "false: keys that are waited for in a duel are not told after 4 seconds.")
    practised: bool = switch(False, "false: practice is offered before the next game in real time.")
    moved: tuple[str, ...] = pairs(
        'Keys that this keyboard loses, and where they are now, as in ["KeyV=KeyO"].', "KeyV=KeyO"
    )

    @property
    def moves(self) -> dict[str, str]:
        """The keys that were moved: their first place, and where they are now."""
        return dict(item.split("=", 1) for item in self.moved)
