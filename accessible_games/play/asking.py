"""Facts of questions and lists: prompts, entries, and what is wrong with an answer."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.engine import Answer, Fact, RefusalKind, Refused, Seat, fact


@fact
class TakePrompt(Answer):
    """The named player presses Enter."""

    seat: Seat


@fact
class ConfirmPrompt(Answer):
    """The named player presses Enter once a line that is kept nowhere has been taken in."""

    seat: Seat


@fact
class OnlyNow(Answer):
    """The line just told is kept nowhere: how to hear it again, and how to go on."""

    variants: ClassVar[tuple[str, ...]] = ("", "keys")

    keys: bool
    """Whether a key says it again, not a typed word."""

    def variant(self) -> str:
        """Typed or pressed."""
        return "keys" if self.keys else ""


@fact
class TurnPrompt(Answer):
    """The named player may type."""

    seat: Seat


@fact
class OpenPrompt(Answer):
    """Several may act: whoever types first, with their own number in front."""


@fact
class WhoFirst(Refused):
    """Several may act, and the line does not say who does."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    last: int
    """The highest number of a player."""


@fact
class GoOnPrompt(Answer):
    """Enter goes on to the next event."""


@fact
class GoOnFirst(Answer):
    """The same for the first time in a game: and how that is changed."""


@fact
class PickHelp(Answer):
    """What can be typed at a question with numbered answers."""

    last: int


@fact
class NumberPrompt(Answer):
    """A number of the list is asked for."""


@fact
class Numbered(Answer):
    """An entry of a list."""

    number: int
    choice: Fact


@fact
class EnterOnceMore(Answer):
    """Somebody is waited for: Enter told again what can be said, and the next one says nothing."""


@fact
class ThenWhat(Answer):
    """The first part of a move is chosen, and the list of what follows it comes."""

    choice: Fact


@fact
class Placed(Answer):
    """An entry of a list, or a card of a hand, as it is said when the focus comes to it."""

    variants: ClassVar[tuple[str, ...]] = ("", "playable", "blocked")

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


@fact
class NotInTheList(Refused):
    """The card is fine, and no entry of the list that is open uses it."""

    rule: ClassVar[str] = "TURN"
    kind: ClassVar[RefusalKind] = RefusalKind.NOW


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
class NoSuchPlace(Refused):
    """The list has no such number; its numbers are those of places on the table."""

    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION

    numbers: tuple[int, ...]


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
