"""Who comes with a device, and the seat that is theirs."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from accessible_games.engine import GameError, Seat
from accessible_games.narration.catalogue import catalogue
from accessible_games.play.output import Output
from accessible_games.play.own_device import OwnDevice
from accessible_games.play.players import Player
from accessible_games.play.ports import Cues, Loudness, Reading, Saves, Speaker, Voice
from accessible_games.play.settings import VoiceChoice
from accessible_games.play.watching import Watcher

from .device import Device

Unwelcome = Literal["name", "taken", "full", "over"]
"""Why somebody cannot sit down: no name, somebody else's name, no place, or the game is over."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Who comes in.

    Attributes:
        name: what they are called.
        language: in which they are told.
        watches: whether they want to watch, and not to play.
    """

    name: str
    language: str
    watches: bool = False


@dataclass(frozen=True, slots=True)
class Seated:
    """Who has sat down.

    Attributes:
        seat: where.
        token: what their device shows from now on.
    """

    seat: Seat
    token: str


@dataclass(slots=True)
class Place:
    """A seat for somebody with a device.

    Attributes:
        seat: which.
        language: that it was laid for; whoever sits down may choose another.
        name: of whoever sits there; "" for nobody.
        seals: of the tokens of their devices; none: nobody sits there.
        device: what they are sent.
        party: their part in the turns; None before the game.
        kept_for: the name of somebody at the keyboard who may take hand and questions to a device; "" for a
            place of whoever comes.
        lines: up to which line each of the devices was followed, by the seal of its token.
        chats: when its player has last written something to all.
        played: the names of those who have begun a game there: they know what it is about.
    """

    seat: Seat
    language: str
    name: str = ""
    seals: list[str] = field(default_factory=list)
    device: Device = field(default_factory=lambda: Device(""))
    party: OwnDevice | Watcher | None = None
    lines: dict[str, int] = field(default_factory=dict)
    kept_for: str = ""
    chats: list[float] = field(default_factory=list)
    output: Output | None = None
    played: set[str] = field(default_factory=set)

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.seals


USELESS: Final = frozenset(
    ("pace", "private", "rate", "pitch", "voice", "volume", "sounds", "speaker", "silence", "away", "save")
    + ("phone",)
)
"""Commands of a keyboard that a device has no use for: the page has what of them there is."""


class DevicePreferences:
    """What is chosen on a device stays there: voice, speed and loudness are its own."""

    clear: bool | None = False
    reader = False
    playable_cue = False
    speaker: Speaker = "nobody"

    def can_speak(self, speaker: Speaker) -> bool:
        """Who speaks is chosen on the page."""
        return False

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """Never called: nobody else can speak."""
        raise NotImplementedError

    def reading(self, language: str) -> Reading:
        """As it comes."""
        return VoiceChoice()

    def set_reading(self, language: str, **changes: Any) -> None:
        """The page has its own."""

    def loudness(self, what: Loudness) -> int:
        """The device has its own."""
        return 100

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """The device has its own."""

    def remember(self) -> None:
        """There is nothing to be kept."""

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        """What a guest likes is not kept on somebody else's computer."""


class GuestSaves:
    """A guest names no file on somebody else's computer.

    Args:
        saves: the table's.
        language: the guest's.
    """

    command = ""

    def __init__(self, saves: Saves, language: str) -> None:
        self._saves = saves
        self._language = language

    def keep_as(self, name: str) -> str:
        """Refused: the game is kept anyway, and whoever hosts it names it."""
        raise GameError(catalogue(self._language, "host").text("host-saves-itself"))

    def stop_keeping(self) -> None:
        """What the turns ask of their own saves."""
        self._saves.stop_keeping()
