"""Everything that the table itself says, as facts, so that one gate covers its sentences too.

What is asked and how it can be answered stands first, then what the table says of itself, then what
commands answer, then what is said while people deal real cards.
"""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import Answer, CountOf, Fact, Refused, Seat
from accessible_games.engine.facts import Quote

# --- questions, lists, and what is wrong with an answer


class TakePrompt(Answer):
    """The named player presses Enter."""

    seat: Seat


class ConfirmPrompt(Answer):
    """The named player presses Enter once a line that is kept nowhere has been taken in."""

    seat: Seat


class ClearPrompt(Answer):
    """The named player presses Enter once the own lines have been read: then the screen is cleared."""

    seat: Seat


class OnlyNow(Answer, variant="keys"):
    """The line just told is kept nowhere: how to hear it again, and how to go on."""

    keys: bool
    """Whether a key says it again, not a typed word."""


class TurnPrompt(Answer):
    """The named player may type; Enter alone reads the question again, unless this says what it does."""

    seat: Seat
    enter: Literal["", "does", "goes-on"] = ""
    """What Enter does: the only thing that can be done, or nothing, so that others may act."""

    def variant(self) -> Literal["", "does", "goes-on"]:
        """What Enter does."""
        return self.enter


class OpenPrompt(Answer):
    """Several may act: whoever types first, with their own number in front."""


class WhoFirst(Refused, rule="NOTATION", kind="notation"):
    """Several may act, and the line does not say who does."""

    last: int
    """The highest number of a player."""


class GoOnPrompt(Answer):
    """Enter goes on to the next event."""


class GoOnFirst(Answer):
    """The same for the first time in a game: and how that is changed."""


class PickHelp(Answer):
    """What can be typed at a question with numbered answers."""

    last: int


class NumberPrompt(Answer):
    """A number of the list is asked for."""


class EnterReadsList(Answer):
    """Enter alone reads the list: what helps on whoever typed words that mean nothing."""


class RulesTellOfIt(Answer):
    """No move can use what was named; what it is stands in the rules."""

    text: str


class QuestionsAnswered(Answer):
    """Which questions in whole sentences are understood: said behind one that is not."""


class AimIs(Answer):
    """What a game is about, to somebody at a device of their own, where its first game begins."""

    text: Quote


class ListShortened(Answer):
    """Of a list that is known only what is new is read, which comes behind this, and what reads all of it."""

    news: bool
    """Whether anything is new."""
    several: bool
    """Whether several may act, so that Enter is for something else and the help reads it."""

    def variant(self) -> Literal["same", "news", "same-several", "news-several"]:
        """What is new, and what reads all of it."""
        if self.several:
            return "news-several" if self.news else "same-several"
        return "news" if self.news else "same"


class Numbered(Answer):
    """An entry of a list."""

    number: int
    choice: Fact


class EntriesShortly(Answer):
    """Entries of one kind in a long list, each with its number and the words that tell it from the others."""

    entries: tuple[Numbered, ...]


class OnlyEntry(Answer):
    """The only entry of a list: Enter alone does it, too."""

    number: int
    choice: Fact


class EnterGoesOn(Answer):
    """Whoever comes first acts, and Enter alone does nothing, so that the others may."""


class EnterOnceMore(Answer):
    """Somebody is waited for: Enter told again what can be said, and the next one says nothing."""


class ThenWhat(Answer):
    """The first part of a move is chosen, and the list of what follows it comes."""

    choice: Fact


class WhichOne(Answer):
    """Several moves fit what was typed, and the list of what they differ in comes."""

    choices: tuple[Fact, ...]
    """What all of them begin with."""

    def variant(self) -> Literal["", "begun"]:
        """Whether anything of the move is settled."""
        return "begun" if self.choices else ""


class Placed(Answer, variants=("", "playable", "blocked")):
    """An entry of a list, or a card of a hand, as it is said when the focus comes to it."""

    choice: Fact
    state: str
    number: int
    """Its place, 1-based; 0 if places are not said."""
    count: int
    edge: bool
    """Whether the focus met an end of the list, and went on at the other one or stayed."""

    def variant(self) -> str:
        """Whether it can be played now."""
        return self.state


class ArrowsChoose(Answer):
    """How one chooses from a list that is walked through, for somebody who waits at it."""


class NotInTheList(Refused, rule="TURN", kind="now"):
    """The card is fine, and no entry of the list that is open uses it."""


class CannotBeTakenBack(Answer):
    """The move that was chosen is binding."""

    choices: tuple[Fact, ...]
    """What was chosen."""


class DoItChoice(Fact):
    """Do the binding move."""


class GoBackChoice(Fact):
    """Choose again."""


class YesChoice(Fact):
    """Yes."""


class NoChoice(Fact):
    """No."""


class RetryChoice(Fact):
    """Try to keep the action again."""


class UnkeptChoice(Fact):
    """Go on without keeping the game."""


class NoSuchChoice(Refused, rule="NOTATION", kind="notation"):
    """The list has no such number."""

    last: int


class NoSuchPlace(Refused, rule="NOTATION", kind="notation"):
    """The list has no such number; its numbers are those of places on the table."""

    numbers: tuple[int, ...]


class TooManyNumbers(Refused, rule="NOTATION", kind="notation"):
    """The first numbers of a line already say the whole move; so that a slip does nothing, none counts."""

    text: str


class WordFirst(Refused, rule="NOTATION", kind="notation"):
    """What was typed is a move once its first word stands before it."""

    word: str
    text: str


class NothingUsesIt(Refused, rule="TURN", kind="now"):
    """What was typed is a word of this game, and nothing that can be done now has it."""

    text: str


class UnderstoodSoFar(Refused, rule="NOTATION", kind="notation"):
    """The beginning of a line is understood, and what follows it is not."""

    text: str
    rest: str


class PlaceWanted(Refused, rule="NOTATION", kind="notation"):
    """A move is done at a place on the table, and something else was named behind its beginning."""

    first: int
    last: int
    text: str


class WordIsEntryToo(Answer):
    """The word of a command, which is answered, could also mean an entry of the list: that is not done."""

    text: str
    entry: Numbered


class DidYouMean(Refused, rule="NOTATION", kind="notation"):
    """A word was mistyped, and one that is understood now is near to it: Yes does it."""

    text: str
    meant: str


class DidYouMeanSay(Refused, rule="NOTATION", kind="notation"):
    """The same where several may act, and nobody knows whose Yes it would be: it has to be typed."""

    text: str
    meant: str


class SeveralChoices(Refused, rule="NOTATION", kind="notation"):
    """The words fit several choices, of which some are named with their numbers."""

    choices: tuple[Numbered, ...]
    more: int
    """How many fit besides."""


class NothingToGoBack(Refused, rule="NOTATION", kind="now"):
    """The first list of a turn has nothing before it."""


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


class DecisionUndone(Answer, variant="revealed"):
    """A player's last decision was taken back."""

    seat: Seat
    revealed: bool
    """Whether somebody had learnt something by it, or since; the robots go on from what they knew."""


class TakingBackOffered(Answer):
    """Said at the beginning: a decision can be taken back even after something was revealed."""


class PlayedTakingBack(Answer):
    """Said at the end: so many decisions were taken back after something had been revealed."""

    n: int


class UndoNotPossible(Refused, rule="UNDO", variant="revealed"):
    """There is nothing to take back, or somebody has learnt something since."""

    revealed: bool


class SeatLeft(Answer):
    """Somebody at another device has gone, and the seat waits."""

    seat: Seat


class SeatTaken(Answer):
    """Somebody has come back to a seat that waited."""

    seat: Seat


class ConnectionLost(Answer):
    """The device of a player cannot be reached; the seat is kept."""

    seat: Seat


class ConnectionBack(Answer):
    """The device of a player is there again."""

    seat: Seat


class RobotWished(Answer):
    """Asked of all others: shall a robot play on for a player who has gone?"""

    seat: Seat


class RobotPlays(Answer):
    """A robot plays on for a player who has gone, until that player is back."""

    seat: Seat


class RobotGaveBack(Answer):
    """The player for whom a robot has played is back, and plays again."""

    seat: Seat


class RobotNotWanted(Answer):
    """No robot plays on: somebody said no, or not all have answered."""

    seat: Seat


class SecondDeviceWished(Answer):
    """Asked of a player: somebody who types that player's name and the code wants to sit there as well."""


class BothDevicesChoice(Fact):
    """Both devices are the player's from now on."""


class NewDeviceChoice(Fact):
    """The new device alone is the player's from now on."""


class NoDeviceChoice(Fact):
    """It is somebody else: the new device is not let in."""


class ChatLine(Answer):
    """What somebody has written to all."""

    name: str
    text: str


class WatchingOnly(Answer):
    """Told to somebody who watches: what everybody may know is told, and nothing is asked."""


class WatchersAsk(Refused, rule="TURN", kind="now"):
    """What somebody who watches cannot do, and what they can ask."""


class WatcherCame(Answer):
    """Somebody has come to watch."""

    name: str


class DeviceChanged(Answer):
    """A player sits at another device, or at one more."""

    seat: Seat


class AgainNotWanted(Answer):
    """Somebody does not play once more."""


class AgainWished(Answer):
    """Asked of all: shall the same people play once more?"""


class AfterwardsWished(Answer):
    """The game is over: what is to be told of it?"""


class CostlyWished(Answer):
    """Which of the decisions that cost most is to be looked back at?"""


class MomentsLeft(Answer):
    """So many moments are left to be walked through."""

    n: int


class StoryChoice(Fact):
    """Hear the story of the game."""


class LookBackChoice(Fact):
    """Look back at the decisions that cost most."""


class NextMomentChoice(Fact):
    """Hear the next moment."""


class EnoughChoice(Fact):
    """No more of this."""


class UndoWished(Answer):
    """Somebody at another device wishes to take the last decision back: may it be?"""

    seat: Seat


class UndoAsked(Answer):
    """The same, asked of one of several people at a keyboard, whatever it is that would be taken back."""

    asked: Seat
    seat: Seat


class UndoNotGranted(Refused, rule="UNDO", kind="now", variants=("no", "late", "over")):
    """A decision that somebody wished to take back stays."""

    why: str

    def variant(self) -> str:
        """Somebody said no; not all have answered in time; the game has gone on meanwhile."""
        return self.why


class NobodyLooks(Answer):
    """Somebody who plays alone wanted to hide what is private: there is nobody to hide it from."""


class QuestionOver(Refused, rule="TURN", kind="now"):
    """An answer to a question that is over: it does nothing."""


class RaceMeasured(Answer, variant="unknown"):
    """Before the first race: how well a device's clock is known, and how long slow reports are waited for.

    `ms`: within so many milliseconds; -1: it cannot be compared, and `unknown` says so.
    """

    ms: int
    waits: int
    unknown: bool


class PressTooFast(Refused, rule="RACE", kind="now"):
    """A press came sooner after the opening than anybody can have heard it."""


class PressNotBelieved(Refused, rule="RACE", kind="now"):
    """A press is said to have been at a moment from which the connection cannot have brought it."""


class ClearQuestion(Answer):
    """Asked once per table: clear the terminal when a private part ends?"""


class DrawnHandQuestion(Answer):
    """Asked once of each player: shall the window draw the hand, though others may look?"""

    seat: Seat


class DrawnHandSettled(Answer, variant="drawn"):
    """What was chosen about it."""

    seat: Seat
    drawn: bool


class MemoryStays(Answer):
    """What is to be remembered can be read back in the terminal's scrollback."""


class ClearMemoryQuestion(Answer):
    """The same, and asked once per table: clear the terminal whenever something happens?"""


class ClearSettled(Answer):
    """What was chosen about it."""

    on: bool
    memory: bool = False
    """Whether what is to be remembered is cleared, at each event."""

    def variant(self) -> Literal["on", "memory", "off"]:
        """On or off."""
        return ("memory" if self.memory else "on") if self.on else "off"


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


class NotKept(Refused, rule="SAVE", kind="now", variants=("", "full", "forbidden", "gone", "changed")):
    """An action could not be written, so it was not done."""

    cause: str

    def variant(self) -> str:
        """Disk full, not allowed, the file taken away or changed by another program, or something else."""
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


# --- commands: help, history, settings


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
        "card",
        "rules",
        "aim",
        "why",
        "hint",
        "away",
        "undo",
        "save",
        "quit",
        "phone",
        "more",
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


class HistoryLately(Answer, variant="keys"):
    """Only the last events are read, which come behind this: so many of so many, and how one hears more."""

    n: int
    count: int
    keys: bool
    """Whether keys lead further back, not typed words."""


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


class NotWritten(Refused, rule="SAVE", kind="now", variants=("", "full", "forbidden")):
    """A text could not be put into a file."""

    cause: str

    def variant(self) -> str:
        """Disk full, not allowed, or something else."""
        return self.cause


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


class PaceSet(Answer, variants=("speech", "groups", "key", "seconds")):
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


# --- people who deal real cards


class PhoneOffered(Answer):
    """How a player at the keyboard takes hand and questions to a phone.

    Attributes:
        address: of the page, as it is typed.
        spelt: the same, sign by sign.
        code: the digits, with blanks between them.
        name: under which the player sits down there.
    """

    address: str
    spelt: str
    code: str
    name: str


class PhoneTaken(Answer):
    """A player of the keyboard has hand and questions on a phone from now on."""

    seat: Seat


class PhoneGone(Answer):
    """The phone is gone, and its player is at the keyboard again."""

    seat: Seat


class PhoneNotHere(Refused, rule="NOTATION", kind="now", variant="why"):
    """No phone is of use here, or can be served.

    Attributes:
        why: open: nothing is hidden; alone: nobody else is at the keyboard; missing: the part that
            serves it is not installed; who: nobody has the keyboard; network: nothing can be served;
            there: it is a phone already.
    """

    why: Literal["open", "alone", "missing", "who", "network", "there"]


class DealerTakes(Answer, variant="device"):
    """Somebody who does not play is to type what no player may know."""

    device: bool
    """Whether it is typed at a player's own device, and not at the keyboard of all."""


class DealerPrompt(Answer):
    """The dealer presses Enter, or a button."""


class DealerDone(Answer):
    """The dealer has typed it."""


class OutcomePrompt(Answer):
    """What came is to be typed."""


class ReadBack(Answer):
    """What was typed; Enter keeps it."""

    items: tuple[CountOf, ...]


class KeepTypedChoice(Fact):
    """What was read back is kept."""


class OthersType(Answer):
    """All that was to be typed here has been; others are still at it."""


class StillToType(Answer):
    """So many things of those that are asked for are still to be typed."""

    n: int


class _Unread(Refused, rule="NOTATION", kind="notation"):
    """A typed outcome that cannot be taken."""

    __slots__ = ()


class OutcomeUnreadable(_Unread):
    """The line names nothing that can be dealt; it is not quoted, since it may hold a secret."""


class TooManyTyped(_Unread):
    """More things were typed than are asked for."""

    n: int


class NoSuchPlayerTyped(_Unread):
    """The line names no player."""

    last: int
