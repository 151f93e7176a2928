"""A tiny game of the tests, whole or with one fault planted: two seats, six cards, two in each hand.

In turn a seat hides a card face down, shows one for its points, or passes; the game ends with the
hands.  It borrows Kami's cards and facts, so that every fact has its words in each language.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from accessible_games.engine import (
    CHANCE,
    HIDDEN,
    Action,
    CountOf,
    GameIsOver,
    NotationError,
    NotYourTurn,
    Option,
    OutcomeAwaited,
    OutcomeNotPossible,
    PositionError,
    Sealed,
    Seat,
)
from accessible_games.games.kami.answers import GameEnded, HandHeld, OutcomeDue, ToAttack
from accessible_games.games.kami.cards import BY_ID, Card
from accessible_games.games.kami.choices import AttackChoice, HideChoice, PassChoice
from accessible_games.games.kami.events import (
    Attacked,
    CardHidden,
    GameWon,
    HandDealt,
    LeadReturned,
    Passed,
    RoundDealt,
)
from accessible_games.games.kami.refusals import CardNotHeld, NoAttackLeft

DECK = (Card.WARRIOR, Card.LANCER, Card.SILVER, Card.GOLD, Card.MADMAN, Card.TOWER)
COPIES = {card.id: 1 for card in DECK}
POINTS = (1, 2, 2, 3, 3, 4, 4, 5)


def group(cards):
    return tuple(CountOf(card, 1) for card in cards)


class Deal(Action):
    """Two cards each, two stay out."""

    parts: tuple

    def __str__(self):
        return "deal " + " | ".join(" ".join(card.id for card in part) for part in self.parts)


class Put(Action):
    """Hide or show a card; `verb` "pass" puts none."""

    verb: str
    card: Card | None = None

    def __str__(self):
        return f"{self.verb} {self.card.id}" if self.card is not None else self.verb


PASS = Put("pass")


class DealDue:
    def sample(self, rng):
        cards = rng.sample(DECK, len(DECK))
        return Deal(tuple(tuple(sorted(cards[n : n + 2])) for n in (0, 2, 4)))


@dataclass(frozen=True)
class ToyView:
    seat: Seat | None
    to_act: tuple
    hand: tuple | None
    sizes: tuple
    hidden: tuple
    """(seat, card or HIDDEN) of each card that was hidden."""
    shown: tuple
    aside: tuple
    passes: int
    dealt: bool
    first: int
    secret: Any = field(default=None, compare=False, repr=False)


class ToyState:
    def __init__(self, fault, first):
        self.fault = fault
        self.first = first
        self.hands = [(), ()]
        self.hidden = []
        self.shown = []
        self.aside = ()
        self.passes = 0
        self.turn = CHANCE

    def copy(self):
        twin = ToyState(self.fault, self.first)
        twin.hands = self.hands if self.fault == "copies share a hand" else list(self.hands)
        twin.hidden, twin.shown, twin.aside = list(self.hidden), list(self.shown), self.aside
        twin.passes, twin.turn = self.passes, self.turn
        return twin

    def actors(self):
        return () if self.turn is None else (self.turn,)

    def due(self):
        return DealDue()

    def check(self, seat, action):
        if self.turn is None:
            return GameIsOver()
        if self.turn == CHANCE:
            if seat != CHANCE or not isinstance(action, Deal):
                return OutcomeAwaited()
            whole = sorted(card for part in action.parts for card in part) == sorted(DECK)
            return (
                None if whole and [len(part) for part in action.parts] == [2, 2, 2] else OutcomeNotPossible()
            )
        if seat != self.turn or not isinstance(action, Put):
            return NotYourTurn(self.turn)
        if action.card is None:
            return None if not self.passes else NoAttackLeft()
        if action.card in self.hands[seat]:
            return None
        if self.fault == "refusal" and action.card in self.hands[1 - seat]:
            return NoAttackLeft()
        if self.fault == "refusal changes something":
            self.aside = self.aside[::-1]
        return CardNotHeld(action.card)

    def legal_actions(self, seat):
        if seat != self.turn:
            return []
        found = [Put(verb, card) for verb in ("hide", "show") for card in self.hands[seat]]
        found += [] if self.passes else [PASS]
        if self.fault == "legal list" and Card.TOWER in self.hands[1 - seat]:
            return found[::-1]
        return found[1:] if self.fault == "an action is not listed" else found

    def apply(self, seat, action, record=None):
        tell = record or (lambda event: None)
        if isinstance(action, Deal):
            self.hands, self.aside = list(action.parts[:2]), action.parts[2]
            self.turn = Seat(self.first)
            tell(RoundDealt(1, self.turn, 2, False))
            for one in (0, 1):
                known = (0, 1) if self.fault == "a seal opens for all" else (one,)
                tell(HandDealt(Seat(one), Sealed(group(self.hands[one]), known)))
            return
        if action.card is None:
            self.passes = 1
            tell(Passed(seat))
        else:
            self._put(seat, action, tell, recorded=record is not None)
        self._next(seat, tell)

    def _put(self, seat, action, tell, recorded):
        card = action.card
        self.hands[seat] = tuple(one for one in self.hands[seat] if one != card)
        self.passes = 0
        if action.verb == "show":
            if self.fault != "a card is lost":
                self.shown.append((seat, card))
            left = len(self.hands[seat])
            if self.fault == "a reveal is not marked":
                tell(LeadReturned(seat))
                tell(CardHidden(seat, card, 1))
            else:
                tell(Attacked(seat, card, POINTS[card], 0, left))
            return
        self.hidden.append((seat, card))
        if self.fault == "recording changes something" and recorded:
            self.passes = 1
        if self.fault == "silence":
            return
        stack = int(card is Card.TOWER) if self.fault == "event" else 0
        tell(CardHidden(seat, Sealed(card, (seat,)), stack))
        other = Seat(1 - seat)
        if self.fault == "event about another hand" and Card.TOWER in self.hands[other]:
            tell(LeadReturned(seat))

    def _next(self, seat, tell):
        self.turn = Seat(1 - seat) if self.hands[1 - seat] else seat
        if not any(self.hands):
            self.turn = None
            winner = self.winner()
            tell(GameWon(winner, winner, self.points(winner)))

    def points(self, seat):
        return sum(POINTS[card] for who, card in self.shown if who == seat)

    def winner(self):
        return Seat(1) if self.points(1) > self.points(0) else Seat(0)

    def returns(self):
        if self.turn is not None:
            return (0.0, 0.0)
        return (1.0, -1.0) if self.winner() == 0 else (-1.0, 1.0)

    def view(self, seat):
        peeks = self.fault == "view" and seat == 0 and self.turn != CHANCE
        return ToyView(
            seat,
            () if self.turn in (CHANCE, None) else (self.turn,),
            None if seat is None else self.hands[seat],
            tuple(map(len, self.hands)),
            tuple((who, card if who == seat else HIDDEN) for who, card in self.hidden),
            tuple(self.shown),
            self.aside if peeks else tuple(HIDDEN for _ in self.aside),
            self.passes,
            self.turn != CHANCE,
            self.first,
            self.copy() if self.fault == "the bot is shown the truth" else None,
        )

    def position(self):
        return {
            "hands": [[card.id for card in hand] for hand in self.hands],
            "hidden": [f"{seat} {card.id}" for seat, card in self.hidden],
            "shown": [f"{seat} {card.id}" for seat, card in self.shown],
            "aside": [card.id for card in self.aside],
            "passes": 0 if self.fault == "a position forgets" else self.passes,
            "turn": -2 if self.turn is None else int(self.turn),
        }

    def inspect(self):
        return self.position() | {"over": self.turn is None, "passes": self.passes}


class Toy:
    """The toy, with at most one fault."""

    name = "kami"  # whose words it borrows
    seats = range(2, 3)
    options: Mapping[str, Option] = {"first": Option(0, "0 or 1", lambda given: given in (0, 1))}
    events = (RoundDealt, HandDealt, CardHidden, Attacked, Passed, GameWon, LeadReturned)
    refusals = (CardNotHeld, NoAttackLeft)
    answers = (HandHeld, ToAttack, OutcomeDue, GameEnded)
    choices = (PassChoice, HideChoice, AttackChoice)
    queries = ("hand", "turn")
    unordered = frozenset({"hands", "aside"})
    bots: Mapping[str, Any] = {}

    def __init__(self, fault=""):
        self.fault = fault
        if fault not in ("an event never happens", "event about another hand", "a reveal is not marked"):
            self.events = self.events[:-1]

    def new_state(self, seats, options, data):
        return ToyState(self.fault, options.get("first", 0))

    def load(self, seats, position, options, data):
        state = ToyState(self.fault, options.get("first", 0))
        try:
            state.hands = [tuple(BY_ID[name] for name in hand) for hand in position["hands"]]
            state.aside = tuple(BY_ID[name] for name in position["aside"])
            for key in ("hidden", "shown"):
                rows = [row.split() for row in position[key]]
                setattr(state, key, [(Seat(int(seat)), BY_ID[name]) for seat, name in rows])
        except (KeyError, ValueError) as problem:
            raise PositionError(f"position: {problem}") from None
        state.passes, state.turn = position["passes"], Seat(position["turn"])
        return state

    def parse_action(self, text):
        if self.fault == "notation" and text == "pass":
            raise NotationError("'pass' is no action")
        verb, _, rest = text.partition(" ")
        try:
            if verb == "deal":
                parts = tuple(tuple(sorted(BY_ID[w] for w in part.split())) for part in rest.split("|"))
                return Deal(parts)
            if verb in ("hide", "show"):
                return Put(verb, BY_ID[rest])
        except KeyError:
            raise NotationError(f"{rest!r} is no card") from None
        if text == "pass":
            return PASS
        raise NotationError(f"{text!r} is no action")

    def determinise(self, view, rng):
        if view.secret is not None:
            return view.secret.copy()
        state = ToyState(self.fault, view.first)
        seen = [*(view.hand or ()), *(card for _, card in (*view.hidden, *view.shown))]
        unseen = [card for card in DECK if card not in seen] if view.dealt else []
        rng.shuffle(unseen)
        state.hands = [
            view.hand if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(size)))
            for seat, size in enumerate(view.sizes)
        ]
        state.hidden = [(who, unseen.pop() if card is HIDDEN else card) for who, card in view.hidden]
        state.shown, state.passes = list(view.shown), view.passes
        peeked = self.fault == "view" and view.seat == 0
        state.aside = view.aside if peeked else tuple(sorted(unseen))
        ended = view.dealt and not any(view.sizes)
        state.turn = view.to_act[0] if view.to_act else None if ended else CHANCE
        return state

    def answer(self, view, query):
        if query == "hand":
            return [HandHeld(group(view.hand), len(view.hand))]
        return [ToAttack(view.to_act[0])] if view.to_act else [OutcomeDue()]

    def steps(self, view, action):
        if action.card is None:
            return (PassChoice(),)
        if action.verb == "hide":
            return (HideChoice(action.card, 0, False),)
        return (AttackChoice(action.card, POINTS[action.card], 0, False),)

    def words(self):
        return {}
