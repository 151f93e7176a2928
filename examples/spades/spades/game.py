"""Spades as the toolkit sees it: its parts and its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from accessible_games.engine import Action, Answer, Bot, Fact, Option, Position, Seat
from accessible_games.games.base import BaseGame
from accessible_games.games.options import one_of

from . import facts, robots, rules
from .rules import SEATS, Play, PlayChoice, State, View, players_of


class Spades(BaseGame, facts=(facts, rules)):
    """The game, for 4 players in two partnerships."""

    name = "spades"
    languages = ("en",)
    seats = range(SEATS, SEATS + 1)
    grammar, layout = rules.GRAMMAR, rules.LAYOUT
    options: Mapping[str, Option] = {"target": one_of(200, 300, 500, default=500, offered=True)}
    queries = ("hand", "turn", "table", "scores", "counts")
    unordered = frozenset({"hands"})
    bots: Mapping[str, Callable[[Seat, int], Bot]] = {
        "easy": lambda seat, seats: robots.Easy(),
        "medium": lambda seat, seats: robots.Medium(),
    }

    def begin(self, seats: int, settings: Mapping[str, Any]) -> State:
        """A new game."""
        return State(settings["target"])

    def fit(self, state: State, position: Position) -> None:
        """What was played, and whether it goes together with the hands."""
        rules.fit(state, position)

    def determinise(self, view: View, rng: Random) -> State:
        """A state that fits what one seat knows."""
        return rules.determinise(view, rng)

    def answer(self, view: View, query: str) -> Sequence[Answer]:
        """What a query key tells."""
        if query == "hand":
            return [facts.HandHeld(facts.by_suits(view.hand))]
        if query == "scores":
            return [
                facts.SideScore(players_of(side), view.scores[side], view.bags[side], view.target)
                for side in (0, 1)
            ]
        if query == "counts":
            return [_stands(view, Seat(seat)) for seat in range(SEATS)]
        return [_turn(view)] if query == "turn" else [*_table(view), _turn(view)]

    def cards(self, view: View) -> Sequence[Fact]:
        """The hand, to be walked along."""
        return [PlayChoice(card) for card in view.hand]

    def plays(self, card: Fact, choice: Fact) -> bool:
        """Whether an entry of a menu plays this card."""
        return card == choice

    def attempt(self, view: View, card: PlayChoice) -> Action:
        """What somebody means who tries to play a card."""
        return Play(card.card)


def _turn(view: View) -> Answer:
    """Who is asked, and for what."""
    tricks = view.tricks
    if view.winners:
        return facts.GameOver(view.winners, max(view.scores))
    if view.turn is None:
        return facts.NotDealt()
    if len(view.calls) < SEATS:
        return facts.ToBid(view.turn)
    if tricks.led is None or tricks.taker is None or tricks.best is None:
        return facts.ToLead(view.turn)
    return facts.ToFollow(view.turn, tricks.led, tricks.taker, tricks.best)


def _stands(view: View, seat: Seat) -> Answer:
    """What a player has bid and taken."""
    bid, taken = view.bids.get(seat), view.tricks.taken[seat]
    if bid is None:
        return facts.BidAwaited(seat)
    return facts.PlayerStands(seat, taken, bid) if bid else facts.NilStands(seat, taken)


def _table(view: View) -> Sequence[Answer]:
    """The trick, the first card first."""
    lying = view.tricks.current
    return [facts.CardLies(view.tricks.seat_of(card), card) for card in lying] or [facts.TableEmpty()]
