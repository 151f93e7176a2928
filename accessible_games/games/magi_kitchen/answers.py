"""What a player of Magi Kitchen can ask for, told from that player's own view (MGK-A09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import Answer, Seat

from .cards import FIRST_BLANK, Card, Tap, taps_of
from .contest import NOBODY, Kind
from .events import DeckCount
from .view import MagiView


class ToFlip(Answer):
    """Who turns over the next card."""

    seat: Seat


class ToWatch(Answer):
    """Calm mode: who is asked for tiles, as many as they like (MGK-A06)."""

    seat: Seat


class ToRecolour(Answer):
    """Calm mode: who is asked for one tile, for the rainbow potion."""

    seat: Seat


class ToSave(Answer):
    """Calm mode: who is asked for one pile, against the trash."""

    seat: Seat


class ToPose(Answer, variant="heard"):
    """Calm mode: who is asked for the posture that was turned over."""

    seat: Seat
    posture: Card
    heard: bool = False
    """Whether somebody has tapped it right before, so that it needs no memory (R35)."""


class ToGive(Answer):
    """Who owes a card for a misfire, and chooses the receiver."""

    seat: Seat


class ToName(Answer):
    """Buzz mode: who has the floor."""

    seat: Seat


class OpenToAll(Answer, variants=("match", "rainbow", "trash", "match-buzz", "rainbow-buzz", "trash-buzz")):
    """A duel is open: everybody may slap, or buzz, if something goes together."""

    buzz: bool
    kind: Literal["match", "rainbow", "trash"]

    def variant(self) -> str:
        """What would go together, and what one does then."""
        return f"{self.kind}-buzz" if self.buzz else self.kind


class PoseNow(Answer):
    """A posture was turned over: everybody takes it at once."""

    posture: Card
    taps: tuple[Tap, ...]


class OutcomeDue(Answer):
    """The cards are about to be dealt."""


class GameEnded(Answer):
    """The game is over: who has won."""

    seat: Seat
    n: int


class VictoryShared(Answer):
    """The game is over: who shares the victory."""

    seats: tuple[Seat, ...]
    n: int


class DecksAre(Answer):
    """The cards in every deck, which are the scores."""

    decks: tuple[DeckCount, ...]


class FlipsAre(Answer):
    """How many cards were turned over, of those after which a house rule ends the game."""

    n: int
    all: int


class TopOf(Answer):
    """The visible card of one player's pile."""

    seat: Seat
    card: Card | None
    name: str
    """The name of a card of the players' own, else ""."""

    def variant(self) -> Literal["", "custom", "none"]:
        """A printed card, one of the players' own, or no pile."""
        if self.card is None:
            return "none"
        return "custom" if self.card >= FIRST_BLANK else ""


class TopsAre(Answer):
    """All visible cards."""

    tops: tuple[TopOf, ...]


class TopsLater(Answer):
    """Tops are not repeated while a duel is open (MGK-A02)."""


class TopsByHeart(Answer):
    """In calm mode tops are not read again: memory is the game (MGK-A06)."""


class KeeperIs(Answer, variant="costs"):
    """Who keeps a posture."""

    seat: Seat
    costs: Literal["", "watch", "delay"] = ""
    """What that player goes without until the next posture, as in `KeeperNamed`."""


class NoKeeper(Answer):
    """Nobody keeps a posture."""


class PileCount(Answer):
    """The cards in one player's pile."""

    seat: Seat
    n: int


class PilesAre(Answer):
    """The cards in every pile."""

    piles: tuple[PileCount, ...]


QUERIES: Final = ("turn", "scores", "table", "counts")


def answer(view: MagiView, query: str) -> Sequence[Answer]:
    """Facts that answer one of `QUERIES`, in the order of telling.

    Raises:
        KeyError: no such query.
    """
    return {"turn": _turn, "scores": _scores, "table": _table, "counts": _counts}[query](view)


def _turn(view: MagiView) -> list[Answer]:
    if view.phase == "over":
        return [_ended(view)]
    if not view.to_act:
        return [OutcomeDue()]
    seat = view.to_act[0]
    if view.phase == "flip":
        return [ToFlip(seat)]
    if view.phase == "penalty":
        return [ToGive(seat)]
    top = view.piles[view.flipper][-1]
    if view.phase == "posture":
        if view.rules.calm:
            return [ToPose(seat, top, bool(view.duel and view.duel.posed))]
        return [PoseNow(top, taps_of(view.rules.pattern(top)))]
    assert view.duel is not None
    if view.duel.queue:
        return [ToName(view.duel.queue[0].seat)]
    if not view.rules.calm:
        return [OpenToAll(view.rules.buzz, _OPENED_BY[view.duel.kind])]
    asked = {Kind.RAINBOW: ToRecolour, Kind.TRASH: ToSave}.get(view.duel.kind, ToWatch)
    return [asked(seat)]


_OPENED_BY: Final[dict[Kind, Literal["match", "rainbow", "trash"]]] = {
    Kind.MATCH: "match",
    Kind.RAINBOW: "rainbow",
    Kind.TRASH: "trash",
}


def _ended(view: MagiView) -> Answer:
    most = max(view.deck_sizes)
    if len(view.winners) > 1:
        return VictoryShared(view.winners, most)
    return GameEnded(view.winners[0], most)


def _scores(view: MagiView) -> list[Answer]:
    decks: list[Answer] = [
        DecksAre(tuple(DeckCount(Seat(seat), n) for seat, n in enumerate(view.deck_sizes)))
    ]
    last = view.rules.last_round_after
    return [*decks, FlipsAre(view.flips, last)] if last else decks


def _table(view: MagiView) -> list[Answer]:
    return [
        _tops(view),
        NoKeeper() if view.keeper == NOBODY else KeeperIs(view.keeper, view.rules.keeper_costs),
    ]


def _tops(view: MagiView) -> Answer:
    if view.rules.by_heart:
        return TopsByHeart()
    if view.phase in ("duel", "posture") and not view.rules.calm:
        return TopsLater()
    return TopsAre(tuple(_top(view, Seat(seat), card) for seat, card in enumerate(view.tops)))


def _top(view: MagiView, seat: Seat, card: Card | None) -> TopOf:
    custom = card is not None and card >= FIRST_BLANK
    return TopOf(seat, card, view.rules.custom(card).name if card is not None and custom else "")


def _counts(view: MagiView) -> list[Answer]:
    piles = tuple(PileCount(Seat(seat), len(pile)) for seat, pile in enumerate(view.piles))
    return [_scores(view)[0], PilesAre(piles)]
