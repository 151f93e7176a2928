"""What a player of Kami can ask for at any time, told from that player's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import HIDDEN, Answer, CountOf, Hidden, Seat

from .cards import Card, group_cards
from .events import SideScore, Stacks
from .view import KamiView


class HandHeld(Answer):
    """The own hand, grouped and sorted (KAMI-A04)."""

    cards: tuple[CountOf, ...]
    n: int

    def variant(self) -> Literal["", "empty"]:
        """An empty hand needs another sentence."""
        return "" if self.cards else "empty"


class HandUnseen(Answer):
    """A spectator has no hand."""


class HiddenHeld(Answer):
    """The own face-down defence cards, which their owner may re-read (KAMI-A02)."""

    cards: tuple[CountOf, ...]


class SetAsideKnown(Answer):
    """The card set aside that this player has seen."""

    pile: int
    card: Card


class ToAnswer(Answer):
    """Who answers which attack."""

    seat: Seat
    attacker: Seat
    card: Card
    points: int


class ToLead(Answer, variant="opening"):
    """Who leads: one card face down, then an attack."""

    seat: Seat
    opening: bool


class ToAttack(Answer):
    """Who owes the attack after a covered stack was used (KAMI-78)."""

    seat: Seat


class ToBeReady(Answer):
    """Who is asked to be ready before the opening (KAMI-55)."""

    seat: Seat


class ToDecide(Answer):
    """Whose choice it is, redeal or keep (KAMI-50)."""

    seat: Seat
    claimer: Seat


class ToPeek(Answer):
    """Who looks at one of the cards set aside (KAMI-62)."""

    seat: Seat


class OutcomeDue(Answer):
    """Cards are about to be dealt or drawn."""


class GameEnded(Answer):
    """The game is over: who has won."""

    seat: Seat
    partner: Seat

    def variant(self) -> Literal["", "pair"]:
        """Alone or a pair."""
        return "pair" if self.partner != self.seat else ""


class ScoresAre(Answer):
    """The scores of all sides, and what they play for."""

    scores: tuple[SideScore, ...]
    target: int


class AttackStands(Answer):
    """The current attack."""

    seat: Seat
    card: Card
    points: int


class NoAttackYet(Answer):
    """No attack lies open: somebody is about to lead."""

    seat: Seat


class LineCard(Answer):
    """A card of a defence line."""

    card: Card | Hidden
    face_down: bool

    def variant(self) -> Literal["", "down", "closed"]:
        """Face up, face down but known to this listener, or unknown."""
        if self.card is HIDDEN:
            return "closed"
        return "down" if self.face_down else ""


class LinesOf(Answer):
    """One player's defence and attack lines."""

    seat: Seat
    defence: tuple[LineCard, ...]
    attacks: tuple[LineCard, ...]

    def variant(self) -> Literal["", "empty"]:
        """Nothing laid down yet needs another sentence."""
        return "" if self.defence or self.attacks else "empty"


class StacksAre(Answer):
    """The mercenaries that lie open."""

    stacks: tuple[Stacks, ...]

    def variant(self) -> Literal["", "none"]:
        """All used up needs another sentence."""
        return "" if self.stacks else "none"


class EmpressAttack(Answer):
    """Whether an empress face up on a defence line lets the other attack (KAMI-33)."""

    open: bool

    def variant(self) -> Literal["open", "closed"]:
        """Open or closed."""
        return "open" if self.open else "closed"


class SeatCount(Answer):
    """How many cards a player holds."""

    seat: Seat
    n: int


class CountsAre(Answer):
    """Cards in every hand (R16: hand sizes are public)."""

    counts: tuple[SeatCount, ...]


QUERIES: Final = ("hand", "turn", "scores", "table", "counts")


def answer(view: KamiView, query: str) -> Sequence[Answer]:
    """Facts that answer one of `QUERIES`, in the order of telling.

    Raises:
        KeyError: no such query.
    """
    return {"hand": _hand, "turn": _turn, "scores": _scores, "table": _table, "counts": _counts}[query](view)


def _hand(view: KamiView) -> list[Answer]:
    if view.hand is None or view.seat is None:
        return [HandUnseen()]
    told: list[Answer] = [HandHeld(group_cards(view.hand), sum(view.hand))]
    if view.own_hidden:
        told.append(HiddenHeld(group_cards(view.own_hidden)))
    told += [
        SetAsideKnown(pile + 1, card) for pile, card in enumerate(view.set_aside) if isinstance(card, Card)
    ]
    return told


def _turn(view: KamiView) -> list[Answer]:
    if view.phase == "over":
        seat = view.winners[0]
        return [GameEnded(seat, view.winners[-1])]
    if not view.to_act:
        return [OutcomeDue()]
    seat = view.to_act[0]
    if view.phase == "answer" and view.attack is not None:
        attacker, card = view.attack
        return [ToAnswer(seat, attacker, card, view.points[card])]
    if view.phase == "redeal" and view.claimer is not None:
        return [ToDecide(seat, view.claimer)]
    if view.phase == "lead":
        return [ToLead(seat, view.opening)]
    return [{"attack": ToAttack, "ready": ToBeReady, "peek": ToPeek}[view.phase](seat)]


def _scores(view: KamiView) -> list[Answer]:
    return [ScoresAre(view.side_scores(), view.target)]


def _table(view: KamiView) -> list[Answer]:
    told: list[Answer] = []
    if view.phase in ("answer", "lead", "attack"):
        if view.attack is not None:
            attacker, card = view.attack
            told.append(AttackStands(attacker, card, view.points[card]))
        elif view.phase == "attack":
            told.append(ToAttack(view.to_act[0]))
        else:
            told.append(NoAttackYet(view.to_act[0]))
    if view.seats == 2:
        told.append(StacksAre(view.stacks()))
    for seat in range(view.seats):
        told.append(
            LinesOf(
                Seat(seat),
                tuple(LineCard(card, down) for card, down in view.defence[seat]),
                tuple(LineCard(card, False) for card in view.attacks[seat]),
            )
        )
    told.append(EmpressAttack(view.empress_open))
    return told


def _counts(view: KamiView) -> list[Answer]:
    return [CountsAre(tuple(SeatCount(Seat(seat), n) for seat, n in enumerate(view.hand_sizes)))]
