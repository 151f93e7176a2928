"""Facts of commands: help, history, settings."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.engine import Answer, RefusalKind, Refused, fact


@fact
class HelpIntro(Answer):
    """What can be typed besides the numbers."""


@fact
class HelpSeveral(Answer):
    """What can be typed while whoever comes first is first."""

    variants: ClassVar[tuple[str, ...]] = ("", "alone")

    alone: bool
    """Whether one person plays, against bots: no number needs to go before."""

    def variant(self) -> str:
        """Alone, or several people."""
        return "alone" if self.alone else ""


@fact
class HelpWaiting(Answer):
    """What can be typed while somebody is waited for."""


@fact
class CommandKeys(Answer):
    """What is typed for a command."""

    variants: ClassVar[tuple[str, ...]] = ("both", "word")

    letter: str
    word: str

    def variant(self) -> str:
        """A letter and a word, or the word alone."""
        return "word" if self.letter == self.word else "both"


@fact
class CommandHelp(Answer):
    """One command: what is typed for it, and what it does."""

    variants: ClassVar[tuple[str, ...]] = (
        "help", "status", "hand", "turn", "scores", "details", "table", "counts", "last", "repeat",
        "history", "older", "newer", "oldest", "newest", "find", "copy", "transcript", "sort", "verbosity",
        "pace", "private", "rate", "pitch", "voice", "volume", "sounds", "speaker", "silence", "away",
        "undo", "save", "quit",
    )  # fmt: skip

    command: str
    keys: CommandKeys

    def variant(self) -> str:
        """The command's id."""
        return self.command


@fact
class NothingToldYet(Answer):
    """There is nothing to repeat or to read."""


@fact
class HistoryPlace(Answer):
    """Where in the history one reads."""

    variants: ClassVar[tuple[str, ...]] = ("", "oldest", "newest")

    number: int
    count: int
    edge: bool

    def variant(self) -> str:
        """Whether one has come up against an end."""
        if not self.edge:
            return ""
        return "oldest" if self.number == 1 else "newest"


@fact
class NotHeard(Answer):
    """How many events were skipped before they were heard; they stand in the history."""

    n: int


@fact
class FindNeedsWord(Refused):
    """A word must follow."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class NotInHistory(Refused):
    """No older event holds the word."""

    rule: ClassVar[str] = "HISTORY"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    word: str


@fact
class Copied(Answer):
    """An event was put where it can be pasted from."""

    variants: ClassVar[tuple[str, ...]] = ("", "file")

    path: str

    def variant(self) -> str:
        """The clipboard, or a file for want of one."""
        return "file" if self.path else ""


@fact
class HistoryWritten(Answer):
    """All events so far were put into a file."""

    path: str


@fact
class NotWritten(Refused):
    """A text could not be put into a file."""

    rule: ClassVar[str] = "SAVE"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW

    reason: str


@fact
class OwnLinesStay(Refused):
    """What one player alone was told is not put where the others can read it."""

    rule: ClassVar[str] = "SECRET"


@fact
class HandSorted(Answer):
    """The order in which a hand is read from now on."""

    variants: ClassVar[tuple[str, ...]] = ("rising", "falling", "named")

    order: str

    def variant(self) -> str:
        """The order."""
        return self.order


@fact
class VerbositySet(Answer):
    """How much is said to this player from now on."""

    variants: ClassVar[tuple[str, ...]] = ("brief", "normal", "full")

    level: str

    def variant(self) -> str:
        """The level."""
        return self.level


@fact
class VerbosityUnknown(Refused):
    """The three levels are allowed."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class PaceSet(Answer):
    """What the next event waits for."""

    variants: ClassVar[tuple[str, ...]] = ("speech", "key", "seconds")

    pace: str
    seconds: int

    def variant(self) -> str:
        """The kind of pace."""
        return self.pace


@fact
class PaceUnknown(Refused):
    """Speech, key, or a number of seconds is allowed."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class SpeechSilenced(Answer):
    """Speech was cut; printed only, since words would break the silence."""


@fact
class PrivateChannel(Answer):
    """One way in which private lines reach a player."""

    variants: ClassVar[tuple[str, ...]] = ("ear", "screen", "braille")

    channel: str

    def variant(self) -> str:
        """The channel."""
        return self.channel


@fact
class PrivateSet(Answer):
    """Where this player's private lines go."""

    channels: tuple[PrivateChannel, ...]


@fact
class PrivateUnknown(Refused):
    """Ear, screen and braille are allowed, one or several."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class RateSet(Answer):
    """How fast this player is read to."""

    rate: int


@fact
class PitchSet(Answer):
    """How high the voice is that reads to this player."""

    pitch: int


@fact
class VoiceSet(Answer):
    """Which voice reads to this player: it says so itself."""

    name: str


@fact
class VoiceUnknown(Refused):
    """No voice of the player's language has that in its name."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class VoicesNone(Refused):
    """This program does not speak, or has no voice for the language."""

    rule: ClassVar[str] = "SPEECH"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class LoudnessSet(Answer):
    """How loud speech, or sounds, are."""

    variants: ClassVar[tuple[str, ...]] = ("speech", "sounds")

    what: str
    per_cent: int

    def variant(self) -> str:
        """Speech or sounds."""
        return self.what


@fact
class NumberUnknown(Refused):
    """Whole numbers between these are allowed."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    least: int
    most: int


@fact
class SpeakerSet(Answer):
    """Who speaks from now on."""

    variants: ClassVar[tuple[str, ...]] = ("program", "reader", "nobody")

    who: str

    def variant(self) -> str:
        """Who it is."""
        return self.who


@fact
class SpeakerUnreachable(Refused):
    """The screen reader cannot be reached, so that whoever speaks goes on."""

    rule: ClassVar[str] = "SPEECH"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


@fact
class SpeakerUnknown(Refused):
    """The program, the screen reader, and nobody are allowed."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION
