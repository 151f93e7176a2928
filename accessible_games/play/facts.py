"""Everything that the table itself says, as facts, so that one gate covers its sentences too."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.engine import Answer, RefusalKind, Refused, Seat, fact

# --- at the table, for everybody


@fact
class PlayerSeated(Answer):
    """One player at the table; that it is a robot, its name says."""

    seat: Seat


@fact
class TableSeated(Answer):
    """Who plays, in the order of the seats."""

    variants: ClassVar[tuple[str, ...]] = ("", "keys")

    players: tuple[PlayerSeated, ...]
    keys: bool
    """Whether keys lead to the help, not typed signs."""

    def variant(self) -> str:
        """Typed or pressed."""
        return "keys" if self.keys else ""


@fact
class HandOver(Answer):
    """The keyboard goes to another player."""

    seat: Seat


@fact
class ReaderWarning(Answer):
    """A screen reader would read private lines to the room."""


@fact
class LinesStay(Answer):
    """Private lines that were printed stay in the terminal's scrollback."""


@fact
class WaitingFor(Refused):
    """Nothing is told before the named player has the keyboard."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    seat: Seat


@fact
class TooSoon(Refused):
    """A line came while events were told: it answers nothing, and what it would have meant is not kept."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class AnswerFirst(Refused):
    """A line came that answers nothing here; it is not quoted, since it may have been meant for one ear."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class DecisionUndone(Answer):
    """A player's last decision was taken back."""

    seat: Seat


@fact
class UndoNotPossible(Refused):
    """There is nothing to take back, or somebody has learnt something since."""

    rule: ClassVar[str] = "UNDO"
    variants: ClassVar[tuple[str, ...]] = ("", "revealed")

    revealed: bool

    def variant(self) -> str:
        """Whether somebody has."""
        return "revealed" if self.revealed else ""


@fact
class ClearQuestion(Answer):
    """Asked once per table: clear the terminal when a private part ends?"""


@fact
class ClearSettled(Answer):
    """What was chosen about it."""

    variants: ClassVar[tuple[str, ...]] = ("on", "off")

    on: bool

    def variant(self) -> str:
        """On or off."""
        return "on" if self.on else "off"


@fact
class CannotPrint(Answer):
    """This terminal has no Japanese letters; the line is ASCII in every language."""


# --- private channels


@fact
class NoVoice(Answer):
    """Private lines should go to the ear, and nothing speaks: may they be printed?"""

    seat: Seat


@fact
class PrivatePrinted(Answer):
    """Private lines of this player are printed from now on."""

    seat: Seat


@fact
class NoChannel(Answer):
    """Without a channel for private lines the player cannot go on."""

    seat: Seat


@fact
class ListenAway(Answer):
    """A player's private lines come from the loudspeaker that all can hear: the others are asked."""

    variants: ClassVar[tuple[str, ...]] = ("", "look")

    look: bool

    def variant(self) -> str:
        """Whether the lines are printed, too."""
        return "look" if self.look else ""


@fact
class EarLost(Answer):
    """A player's own sound device is gone: private lines sound for all from now on, once asked for."""

    seat: Seat


@fact
class HeadsetLost(Answer):
    """A sound device is gone: what was for one ear may sound for all, and waits until it is asked for."""

    seat: Seat


# --- keeping


@fact
class SavedAs(Answer):
    """The game is kept under a name, too."""

    variants: ClassVar[tuple[str, ...]] = ("", "keys")

    name: str
    command: str
    keys: bool
    """Whether the menu leads to it, not a typed command."""

    def variant(self) -> str:
        """Typed or pressed."""
        return "keys" if self.keys else ""


@fact
class SaveNeedsName(Refused):
    """A name must follow."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class NotSaved(Refused):
    """It could not be kept under that name."""

    rule: ClassVar[str] = "SAVE"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    reason: str


@fact
class NotKept(Refused):
    """An action could not be written, so it was not done."""

    rule: ClassVar[str] = "SAVE"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW
    variants: ClassVar[tuple[str, ...]] = ("", "full", "forbidden")

    cause: str

    def variant(self) -> str:
        """Disk full, not allowed, or something else."""
        return self.cause


@fact
class KeepingStopped(Answer):
    """The game goes on without being kept."""


@fact
class GameLeft(Answer):
    """How to go on another time."""

    variants: ClassVar[tuple[str, ...]] = ("", "keys", "unkept")

    command: str
    keys: bool
    """Whether the menu leads to it, not a typed command."""

    def variant(self) -> str:
        """Kept or not, and how one comes back to it."""
        if not self.command:
            return "unkept"
        return "keys" if self.keys else ""
