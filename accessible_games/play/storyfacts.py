"""What is told of a game that is over: its story, and the decisions that cost most."""

from __future__ import annotations

from typing import Literal

from accessible_games.engine import Answer, Fact, Seat


class StoryBegins(Answer):
    """Who played, and how many decisions it took."""

    seats: tuple[Seat, ...]
    n: int


class DecisionAt(Fact):
    """Which decision it was, counted through the whole game, and in which round, where there are several."""

    number: int
    round: int
    """0: there is one only."""

    def variant(self) -> Literal["", "round"]:
        """Whether the round is told."""
        return "round" if self.round else ""


class StoryFirst(Answer):
    """What scored first, and at which decision."""

    at: DecisionAt
    what: Fact


class StoryPeak(Answer):
    """What moved the scores most, and at which decision."""

    at: DecisionAt
    what: Fact


class StoryLead(Answer, variants=("kept", "once", "often", "late")):
    """Who led in the end, since which decision, and how often the lead had changed."""

    seats: tuple[Seat, ...]
    since: DecisionAt
    changes: int
    how: str

    def variant(self) -> str:
        """All along from the first score, after one change, after several, or only at the very end."""
        return self.how


class StoryEnds(Answer):
    """How it ended."""

    what: Fact


class CostlyDecision(Answer):
    """A decision that cost much: which one it was, what was done, what would have been better."""

    at: DecisionAt
    count: int
    """How many decisions the game had."""
    done: tuple[Fact, ...]
    better: tuple[Fact, ...]
    price: Fact


class BetterSo(Answer):
    """The same where it is walked through: what would have been better, and why."""

    done: tuple[Fact, ...]
    better: tuple[Fact, ...]
    price: Fact
    why: tuple[Fact, ...]


class NothingCostMuch(Answer):
    """No decision of this player cost much."""


class NothingWeighed(Answer):
    """In this game nobody can say what a decision cost."""
