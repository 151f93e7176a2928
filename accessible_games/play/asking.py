"""Facts of questions and lists: prompts, entries, and what is wrong with an answer."""

from __future__ import annotations

from accessible_games.engine import Answer, Fact, Refused, Seat


class TakePrompt(Answer):
    """The named player presses Enter."""

    seat: Seat


class ConfirmPrompt(Answer):
    """The named player presses Enter once a line that is kept nowhere has been taken in."""

    seat: Seat


class OnlyNow(Answer, variant="keys"):
    """The line just told is kept nowhere: how to hear it again, and how to go on."""

    keys: bool
    """Whether a key says it again, not a typed word."""


class TurnPrompt(Answer):
    """The named player may type."""

    seat: Seat


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


class Numbered(Answer):
    """An entry of a list."""

    number: int
    choice: Fact


class EnterOnceMore(Answer):
    """Somebody is waited for: Enter told again what can be said, and the next one says nothing."""


class ThenWhat(Answer):
    """The first part of a move is chosen, and the list of what follows it comes."""

    choice: Fact


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


class NotInTheList(Refused, rule="TURN", kind="now"):
    """The card is fine, and no entry of the list that is open uses it."""


class CannotBeTakenBack(Answer):
    """The move that was chosen is binding."""


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


class SeveralChoices(Refused, rule="NOTATION", kind="notation"):
    """The words fit several choices."""


class NothingToGoBack(Refused, rule="NOTATION", kind="now"):
    """The first list of a turn has nothing before it."""
