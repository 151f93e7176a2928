"""Crazy Eights as the toolkit sees it: its parts, its answers, its menus and its robots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from accessible_games.decks.standard import Rank
from accessible_games.engine import Action, Answer, Bot, Event, Fact, Option, OptionError, Position, Seat

from . import facts, rules
from .rules import Draw, Play, PlayEight, State, View


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


class CrazyEights:
    """The game, for 2 to 5 players."""

    name = "crazy_eights"
    languages = ("en",)
    seats = range(2, 6)
    options: Mapping[str, Option] = {}
    events = facts.EVENTS
    refusals = facts.REFUSALS
    answers = facts.ANSWERS
    choices = facts.CHOICES
    queries = ("hand", "turn", "table", "counts")
    unordered = frozenset({"hands"})
    bots: Mapping[str, Callable[[Seat, int], Bot]] = {
        "easy": lambda seat, seats: Easy(),
        "medium": lambda seat, seats: Medium(),
    }

    def new_state(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> State:
        """A new game."""
        self._refuse(seats, options, data)
        return State(seats)

    def load(
        self, seats: int, position: Position, options: Mapping[str, Any], data: Mapping[str, Any]
    ) -> State:
        """A game at a position."""
        self._refuse(seats, options, data)
        return rules.load(seats, position)

    def _refuse(self, seats: int, options: Mapping[str, Any], data: Mapping[str, Any]) -> None:
        if seats not in self.seats or options or data:
            raise OptionError(f"{self.name}: 2 to 5 players, and no options, are allowed")

    def parse_action(self, text: str) -> Action:
        """The action of a notation."""
        action: Action = rules.GRAMMAR.parse(text)
        return action

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

    def steps(self, view: View, action: Action) -> Sequence[Fact]:
        """An action as levels of a menu: the card, and for an eight the suit."""
        if isinstance(action, Play | PlayEight):
            card = facts.PlayChoice(action.card)
            return (card, facts.SuitChoice(action.suit)) if isinstance(action, PlayEight) else (card,)
        return (facts.DrawChoice() if isinstance(action, Draw) else facts.PassChoice(),)

    def words(self) -> Mapping[str, str]:
        """Message ids of typed words -> notation."""
        return rules.GRAMMAR.words()
