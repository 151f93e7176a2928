"""Everything that the table itself says, as facts, so that one gate covers its sentences too."""

from __future__ import annotations

from typing import ClassVar, Final

from accessible_games.engine import Answer, Fact, RefusalKind, Refused, Seat, fact

# --- at the table, for everybody


@fact
class PlayerSeated(Answer):
    """One player at the table: a person, or a bot."""

    variants: ClassVar[tuple[str, ...]] = ("", "bot")

    seat: Seat
    bot: bool

    def variant(self) -> str:
        """Person or bot."""
        return "bot" if self.bot else ""


@fact
class TableSeated(Answer):
    """Who plays, in the order of the seats."""

    players: tuple[PlayerSeated, ...]


@fact
class GameResumed(Answer):
    """A kept game goes on."""


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
class DecisionUndone(Answer):
    """A player's last decision was taken back."""

    seat: Seat


@fact
class UndoNotPossible(Refused):
    """There is nothing to take back, or somebody has learnt something since."""

    rule: ClassVar[str] = "UNDO"


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


# --- lines that ask; printed last, each on its own line


@fact
class TakePrompt(Answer):
    """The named player presses Enter."""

    seat: Seat


@fact
class TurnPrompt(Answer):
    """The named player may type."""

    seat: Seat


@fact
class GoOnPrompt(Answer):
    """Enter goes on to the next event."""


@fact
class NumberPrompt(Answer):
    """A number of the list is asked for."""


# --- menus


@fact
class Numbered(Answer):
    """An entry of a list."""

    number: int
    choice: Fact


@fact
class CannotBeTakenBack(Answer):
    """The move that was chosen is binding."""


@fact
class DoItChoice(Fact):
    """Do the binding move."""


@fact
class GoBackChoice(Fact):
    """Choose again."""


@fact
class YesChoice(Fact):
    """Yes."""


@fact
class NoChoice(Fact):
    """No."""


@fact
class RetryChoice(Fact):
    """Try to keep the action again."""


@fact
class UnkeptChoice(Fact):
    """Go on without keeping the game."""


@fact
class NoSuchChoice(Refused):
    """The list has no such number."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    last: int


@fact
class SeveralChoices(Refused):
    """The words fit several choices."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class NothingToGoBack(Refused):
    """The first list of a turn has nothing before it."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


# --- commands


@fact
class HelpIntro(Answer):
    """What can be typed besides the numbers."""


@fact
class HelpWaiting(Answer):
    """What can be typed while somebody is waited for."""


@fact
class CommandHelp(Answer):
    """One command: its key, its word, what it does."""

    variants: ClassVar[tuple[str, ...]] = (
        "help", "hand", "turn", "scores", "table", "counts", "last", "repeat", "history", "older", "newer",
        "oldest", "newest", "sort", "verbosity", "pace", "silence", "away", "undo", "save", "quit",
    )  # fmt: skip

    command: str
    letter: str
    word: str

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
class Notice(Answer):
    """Something of speech or sound is missing."""

    text: str


# --- keeping


@fact
class SavedAs(Answer):
    """The game is kept under a name, too."""

    name: str
    command: str


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

    variants: ClassVar[tuple[str, ...]] = ("", "unkept")

    command: str

    def variant(self) -> str:
        """Kept or not."""
        return "" if self.command else "unkept"


FACTS: Final[tuple[type[Fact], ...]] = (
    PlayerSeated,
    TableSeated,
    GameResumed,
    HandOver,
    ReaderWarning,
    LinesStay,
    WaitingFor,
    DecisionUndone,
    UndoNotPossible,
    ClearQuestion,
    ClearSettled,
    CannotPrint,
    TakePrompt,
    TurnPrompt,
    GoOnPrompt,
    NumberPrompt,
    Numbered,
    CannotBeTakenBack,
    DoItChoice,
    GoBackChoice,
    YesChoice,
    NoChoice,
    RetryChoice,
    UnkeptChoice,
    NoSuchChoice,
    SeveralChoices,
    NothingToGoBack,
    HelpIntro,
    HelpWaiting,
    CommandHelp,
    NothingToldYet,
    HistoryPlace,
    HandSorted,
    VerbositySet,
    VerbosityUnknown,
    PaceSet,
    PaceUnknown,
    SpeechSilenced,
    NoVoice,
    PrivatePrinted,
    NoChannel,
    Notice,
    SavedAs,
    SaveNeedsName,
    NotSaved,
    NotKept,
    KeepingStopped,
    GameLeft,
)
