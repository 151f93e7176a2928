"""Crazy Eights as the toolkit sees it: its parts, its answers and its robots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from accessible_games.decks.standard import Rank
from accessible_games.engine import Action, Answer, Bot, Event, Position, Seat
from accessible_games.games.base import BaseGame

from . import facts, rules
from .rules import Play, PlayEight, State, View


class Easy:
    """A robot that plays whatever it can, and draws only if it must."""

    def hear(self, event: Event) -> None:
        """Remember nothing."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """Any card that can be played."""
        return rng.choice([action for action in legal if isinstance(action, Play | PlayEight)] or legal)


class Medium(Easy):
    """A robot that keeps its eights, and names the suit of which it holds most."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        """The play that leaves most to be played next."""
        plays = [action for action in legal if isinstance(action, Play | PlayEight)]
        suits = Counter(card.suit for card in view.hand if card.rank is not Rank.EIGHT)
        rng.shuffle(plays)

        def worth(play: Play | PlayEight) -> tuple[bool, int]:
            return (
                play.card.rank is not Rank.EIGHT,
                suits[play.suit if isinstance(play, PlayEight) else play.card.suit],
            )

        return max(plays, key=worth) if plays else rng.choice(legal)


class CrazyEights(BaseGame, facts=(facts, rules)):
    """The game, for 2 to 5 players."""

    name = "crazy_eights"
    languages = ("en",)
    seats = range(2, 6)
    grammar, layout = rules.GRAMMAR, rules.LAYOUT
    queries = ("hand", "turn", "table", "counts")
    unordered = frozenset({"hands"})
    bots: Mapping[str, Callable[[Seat, int], Bot]] = {
        "easy": lambda seat, seats: Easy(),
        "medium": lambda seat, seats: Medium(),
    }

    def begin(self, seats: int, settings: Mapping[str, Any]) -> State:
        """A new game."""
        return State(seats)

    def fit(self, state: State, position: Position) -> None:
        """See to it that a position goes together."""
        rules.fit(state)

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits what one seat knows."""
        return rules.determinise(view, rng, len(view.sizes))

    def answer(self, view: View, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        sizes = [facts.HandSize(Seat(seat), size) for seat, size in enumerate(view.sizes)]
        if query == "hand":
            return [facts.HandHeld(view.hand)]
        if query == "counts":
            return sizes
        if view.winners:
            return [facts.GameOver(view.winners)]
        if view.turn is None or view.suit is None:
            return [facts.NotDealt()]
        turn = facts.ToFollow(view.turn, view.pile[-1], view.suit)
        return [turn] if query == "turn" else [turn, *sizes]
