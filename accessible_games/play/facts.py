"""Everything that the table itself says, as facts, so that one gate covers its sentences too."""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import Answer, Refused, Seat

# --- at the table, for everybody


class PlayerSeated(Answer):
    """One player at the table; that it is a robot, its name says."""

    seat: Seat


class TableSeated(Answer, variant="keys"):
    """Who plays, in the order of the seats."""

    players: tuple[PlayerSeated, ...]
    keys: bool
    """Whether keys lead to the help, not typed signs."""


class HandOver(Answer):
    """The keyboard goes to another player."""

    seat: Seat


class ReaderWarning(Answer):
    """A screen reader would read private lines to the room."""


class LinesStay(Answer):
    """Private lines that were printed stay in the terminal's scrollback."""


class WaitingFor(Refused, rule="TURN", kind="now"):
    """Nothing is told before the named player has the keyboard."""

    seat: Seat


class TooSoon(Refused, rule="TURN", kind="now"):
    """A line came while events were told: it answers nothing, and what it would have meant is not kept."""


class AnswerFirst(Refused, rule="TURN", kind="now"):
    """A line came that answers nothing here; it is not quoted, since it may have been meant for one ear."""


class DecisionUndone(Answer):
    """A player's last decision was taken back."""

    seat: Seat


class UndoNotPossible(Refused, rule="UNDO", variant="revealed"):
    """There is nothing to take back, or somebody has learnt something since."""

    revealed: bool


class SeatLeft(Answer):
    """Somebody at another device has gone, and the seat waits."""

    seat: Seat


class SeatTaken(Answer):
    """Somebody has come back to a seat that waited."""

    seat: Seat


class UndoWished(Answer):
    """Somebody at another device wishes to take the last decision back: may it be?"""

    seat: Seat


class UndoNotGranted(Refused, rule="UNDO", kind="now", variants=("no", "late", "over")):
    """A decision that somebody wished to take back stays."""

    why: str

    def variant(self) -> str:
        """Somebody said no; not all have answered in time; the game has gone on meanwhile."""
        return self.why


class QuestionOver(Refused, rule="TURN", kind="now"):
    """An answer to a question that is over: it does nothing."""


class ClearQuestion(Answer):
    """Asked once per table: clear the terminal when a private part ends?"""


class ClearSettled(Answer):
    """What was chosen about it."""

    on: bool

    def variant(self) -> Literal["on", "off"]:
        """On or off."""
        return "on" if self.on else "off"


class CannotPrint(Answer):
    """This terminal has no Japanese letters; the line is ASCII in every language."""


# --- private channels


class NoVoice(Answer):
    """Private lines should go to the ear, and nothing speaks: may they be printed?"""

    seat: Seat


class PrivatePrinted(Answer):
    """Private lines of this player are printed from now on."""

    seat: Seat


class NoChannel(Answer):
    """Without a channel for private lines the player cannot go on."""

    seat: Seat


class ListenAway(Answer, variant="look"):
    """A player's private lines come from the loudspeaker that all can hear: the others are asked."""

    look: bool


class EarLost(Answer):
    """A player's own sound device is gone: private lines sound for all from now on, once asked for."""

    seat: Seat


class HeadsetLost(Answer):
    """A sound device is gone: what was for one ear may sound for all, and waits until it is asked for."""

    seat: Seat


# --- keeping


class SavedAs(Answer, variant="keys"):
    """The game is kept under a name, too."""

    name: str
    command: str
    keys: bool
    """Whether the menu leads to it, not a typed command."""


class SaveNeedsName(Refused, rule="NOTATION", kind="notation"):
    """A name must follow."""


class NotSaved(Refused, rule="SAVE", kind="now"):
    """It could not be kept under that name."""

    reason: str


class NotKept(Refused, rule="SAVE", kind="now", variants=("", "full", "forbidden")):
    """An action could not be written, so it was not done."""

    cause: str

    def variant(self) -> str:
        """Disk full, not allowed, or something else."""
        return self.cause


class KeepingStopped(Answer):
    """The game goes on without being kept."""


class GameLeft(Answer):
    """How to go on another time."""

    command: str
    keys: bool
    """Whether the menu leads to it, not a typed command."""

    def variant(self) -> Literal["", "keys", "unkept"]:
        """Kept or not, and how one comes back to it."""
        if not self.command:
            return "unkept"
        return "keys" if self.keys else ""
