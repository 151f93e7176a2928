"""What is remembered about duels in real time: how close is equal, this keyboard, these devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .described import Choices, number, setting, switch


def _is_pairs(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(item, str) and item.count("=") >= 1 for item in value
    )


def _is_delays(value: Any) -> bool:
    return _is_pairs(value) and all(
        ms.isascii() and ms.isdecimal() and len(ms) < 5 for ms in (item.rpartition("=")[2] for item in value)
    )


@dataclass(frozen=True, slots=True)
class DuelChoice(Choices):
    """The settings of duels.

    Attributes:
        tolerance: milliseconds within which two presses count as equal.
        dark: whether the screen is dark for all while a duel is open.
        practised: whether practice was offered before.
        moved: keys that this keyboard needs elsewhere, each as "place=place", e.g. "KeyV=KeyO".
        delays: of sound devices, each as "name=milliseconds".
    """

    tolerance: int = number(0, range(201), "Presses so many milliseconds apart count as equal, 0 to 200.")
    dark: bool = switch(False, "true: the screen is dark for all while a duel is open.")
    practised: bool = switch(False, "false: practice is offered before the next game in real time.")
    moved: tuple[str, ...] = setting(
        (), 'Keys that this keyboard loses, and where they are now, as in ["KeyV=KeyO"].',
        'a list of texts such as "KeyV=KeyO"', _is_pairs,
    )  # fmt: skip
    delays: tuple[str, ...] = setting(
        (), 'Delays of sound devices in milliseconds, as in ["Headset=180"].',
        'a list of texts such as "Headset=180"', _is_delays,
    )  # fmt: skip

    @property
    def moves(self) -> dict[str, str]:
        """The keys that were moved: their first place, and where they are now."""
        return dict(item.split("=", 1) for item in self.moved)

    def delay(self, device: str) -> int | None:
        """The delay of a device in milliseconds; None: nobody has measured it."""
        found = (item.rpartition("=") for item in self.delays)
        return next((int(ms) for name, _, ms in found if name == device), None)

    def delays_with(self, device: str, ms: int) -> tuple[str, ...]:
        """The delays with that of one device changed."""
        others = (item for item in self.delays if item.rpartition("=")[0] != device)
        return (*others, f"{device}={ms}")
