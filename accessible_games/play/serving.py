"""Facts of commands: help, history, settings."""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import Answer, Refused


class HelpIntro(Answer):
    """What can be typed besides the numbers."""


class HelpSeveral(Answer, variant="alone"):
    """What can be typed while whoever comes first is first."""

    alone: bool
    """Whether one person plays, against bots: no number needs to go before."""


class HelpWaiting(Answer):
    """What can be typed while somebody is waited for."""


class CommandKeys(Answer):
    """What is typed for a command."""

    letter: str
    word: str

    def variant(self) -> Literal["both", "word"]:
        """A letter and a word, or the word alone."""
        return "word" if self.letter == self.word else "both"


class CommandHelp(
    Answer,
    variants=(
        "help",
        "status",
        "hand",
        "turn",
        "scores",
        "details",
        "table",
        "counts",
        "last",
        "repeat",
        "history",
        "older",
        "newer",
        "oldest",
        "newest",
        "find",
        "copy",
        "transcript",
        "sort",
        "verbosity",
        "pace",
        "private",
        "rate",
        "pitch",
        "voice",
        "volume",
        "sounds",
        "speaker",
        "silence",
        "away",
        "undo",
        "save",
        "quit",
    ),
):
    """One command: what is typed for it, and what it does."""

    command: str
    keys: CommandKeys

    def variant(self) -> str:
        """The command's id."""
        return self.command


class NothingToldYet(Answer):
    """There is nothing to repeat or to read."""


class HistoryPlace(Answer):
    """Where in the history one reads."""

    number: int
    count: int
    edge: bool

    def variant(self) -> Literal["", "oldest", "newest"]:
        """Whether one has come up against an end."""
        if not self.edge:
            return ""
        return "oldest" if self.number == 1 else "newest"


class NotHeard(Answer):
    """How many events were skipped before they were heard; they stand in the history."""

    n: int


class FindNeedsWord(Refused, rule="NOTATION", kind="notation"):
    """A word must follow."""


class NotInHistory(Refused, rule="HISTORY", kind="now"):
    """No older event holds the word."""

    word: str


class Copied(Answer):
    """An event was put where it can be pasted from."""

    path: str

    def variant(self) -> Literal["", "file"]:
        """The clipboard, or a file for want of one."""
        return "file" if self.path else ""


class HistoryWritten(Answer):
    """All events so far were put into a file."""

    path: str


class NotWritten(Refused, rule="SAVE", kind="now"):
    """A text could not be put into a file."""

    reason: str


class OwnLinesStay(Refused, rule="SECRET"):
    """What one player alone was told is not put where the others can read it."""


class HandSorted(Answer, variants=("rising", "falling", "named")):
    """The order in which a hand is read from now on."""

    order: str

    def variant(self) -> str:
        """The order."""
        return self.order


class VerbositySet(Answer, variants=("brief", "normal", "full")):
    """How much is said to this player from now on."""

    level: str

    def variant(self) -> str:
        """The level."""
        return self.level


class VerbosityUnknown(Refused, rule="NOTATION", kind="notation"):
    """The three levels are allowed."""


class PaceSet(Answer, variants=("speech", "key", "seconds")):
    """What the next event waits for."""

    pace: str
    seconds: int

    def variant(self) -> str:
        """The kind of pace."""
        return self.pace


class PaceUnknown(Refused, rule="NOTATION", kind="notation"):
    """Speech, key, or a number of seconds is allowed."""


class SpeechSilenced(Answer):
    """Speech was cut; printed only, since words would break the silence."""


class PrivateChannel(Answer, variants=("ear", "screen", "braille")):
    """One way in which private lines reach a player."""

    channel: str

    def variant(self) -> str:
        """The channel."""
        return self.channel


class PrivateSet(Answer):
    """Where this player's private lines go."""

    channels: tuple[PrivateChannel, ...]


class PrivateUnknown(Refused, rule="NOTATION", kind="notation"):
    """Ear, screen and braille are allowed, one or several."""


class RateSet(Answer):
    """How fast this player is read to."""

    rate: int


class PitchSet(Answer):
    """How high the voice is that reads to this player."""

    pitch: int


class VoiceSet(Answer):
    """Which voice reads to this player: it says so itself."""

    name: str


class VoiceUnknown(Refused, rule="NOTATION", kind="notation"):
    """No voice of the player's language has that in its name."""


class VoicesNone(Refused, rule="SPEECH", kind="now"):
    """This program does not speak, or has no voice for the language."""


class LoudnessSet(Answer, variants=("speech", "sounds")):
    """How loud speech, or sounds, are."""

    what: str
    per_cent: int

    def variant(self) -> str:
        """Speech or sounds."""
        return self.what


class NumberUnknown(Refused, rule="NOTATION", kind="notation"):
    """Whole numbers between these are allowed."""

    least: int
    most: int


class SpeakerSet(Answer, variants=("program", "reader", "nobody")):
    """Who speaks from now on."""

    who: str

    def variant(self) -> str:
        """Who it is."""
        return self.who


class SpeakerUnreachable(Refused, rule="SPEECH", kind="now"):
    """The screen reader cannot be reached, so that whoever speaks goes on."""


class SpeakerUnknown(Refused, rule="NOTATION", kind="notation"):
    """The program, the screen reader, and nobody are allowed."""
