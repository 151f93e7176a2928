"""What a player of Tamashii can ask for at any time: what lies open, never what was seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from accessible_games.engine import Answer, CountOf, Hidden, Seat

from .cards import CHARACTERS, PLACES, Character, Level, group, size_of
from .events import RATINGS
from .view import TamashiiView


class EffectIs(Answer, variants=("remove-red", "return-all", "look", "return-gems")):
    """What an effect does."""

    kind: str
    gems: CountOf
    """How many of which colour, where the effect says so."""

    def variant(self) -> str:
        """The kind of effect."""
        return self.kind


class PlaceIs(Answer, row=PLACES, variants=("", "empty", "known", "known-empty", "up", "up-empty")):
    """What lies at a position."""

    position: int
    character: Character | Hidden
    """The character, where everybody knows it."""
    face_up: bool
    gems: tuple[CountOf, ...]

    def variant(self) -> str:
        """Face up, face down but told to all, or unknown; with or without gems."""
        side = "up" if self.face_up else "known" if isinstance(self.character, Character) else ""
        return "-".join(filter(None, (side, "" if self.gems else "empty")))


class Wants(Answer):
    """What a character wants."""

    character: Character
    wish: tuple[CountOf, ...]


class ToTurn(Answer):
    """Who looks at a card or draws gems."""

    seat: Seat


class ToDraw(Answer):
    """Who holds which gems, and draws another or gives."""

    seat: Seat
    held: tuple[CountOf, ...]
    single: bool
    """Whether that is one gem, which has just been told."""
    bag_empty: bool

    def variant(self) -> Literal["", "one", "last"]:
        """Whether there is another gem to draw, and whether the first one is held."""
        if self.bag_empty:
            return "last"
        return "one" if self.single else ""


class ToFlip(Answer, row=PLACES):
    """Who may turn over a character."""

    seat: Seat
    position: int


class ToUseEffect(Answer):
    """Who may use an effect; the entries say what it does."""

    seat: Seat
    character: Character


class ToLook(Answer):
    """Who looks at a card by an effect."""

    seat: Seat


class OutcomeDue(Answer):
    """Cards are about to be laid out, or a gem comes out of the bag."""


class GameOver(Answer, variants=RATINGS):
    """The game is over: how it went."""

    n: int
    rating: str

    def variant(self) -> str:
        """The rating (TAM-51)."""
        return self.rating


class FaceUpAre(Answer):
    """The characters that are face up, and the level."""

    level: Level
    n: int
    characters: tuple[Character, ...]

    def variant(self) -> Literal["", "none"]:
        """None yet needs another sentence."""
        return "" if self.characters else "none"


class WishesAre(Answer):
    """What the characters that are not face up yet want; where they lie is for players to know."""

    wishes: tuple[Wants, ...]


class PlacesAre(Answer):
    """What lies at the positions, from left to right; those of which nothing is known, together."""

    places: tuple[PlaceIs, ...]
    bare: tuple[int, ...]
    """Positions of unknown cards without gems."""

    def variant(self) -> Literal["", "bare", "full"]:
        """Whether all positions are bare, or none."""
        if not self.places:
            return "bare"
        return "" if self.bare else "full"


class HeldAre(Answer):
    """The gems drawn this turn."""

    held: tuple[CountOf, ...]


class BagHolds(Answer):
    """What is in the bag, by colour (R20), or only how much (option `bag_counts_public`)."""

    n: int
    gems: tuple[CountOf, ...]

    def variant(self) -> Literal["", "size", "empty"]:
        """By colour or not; an empty bag needs another sentence."""
        if not self.n:
            return "empty"
        return "" if self.gems else "size"


class OutOfGame(Answer):
    """What is out of the game."""

    gems: tuple[CountOf, ...]

    def variant(self) -> Literal["", "none"]:
        """Nothing yet needs another sentence."""
        return "" if self.gems else "none"


QUERIES: Final = ("turn", "scores", "table", "counts")


def answer(view: TamashiiView, query: str) -> Sequence[Answer]:
    """Facts that answer one of `QUERIES`, in the order of telling.

    Raises:
        KeyError: no such query.
    """
    return {"turn": _turn, "scores": _scores, "table": _table, "counts": _counts}[query](view)


def place_is(view: TamashiiView, place: int) -> PlaceIs:
    """What lies at a place (0 to 5)."""
    return PlaceIs(place + 1, view.characters[place], view.face_up[place], group(view.gems[place]))


def effect_is(view: TamashiiView) -> EffectIs:
    """The effect that is asked about."""
    kind, gem, n = view.rules.effects[_turned(view)]
    return EffectIs(kind.value.replace("_", "-"), CountOf(gem, n))


def _turned(view: TamashiiView) -> Character:
    character = view.characters[view.place]
    assert isinstance(character, Character)
    return character


def _turn(view: TamashiiView) -> list[Answer]:
    if view.phase == "over":
        n = view.face_up_count
        return [GameOver(n, RATINGS[max(0, n - 2)])]
    if not view.to_act:
        return [OutcomeDue()]
    seat = view.to_act[0]
    if view.phase == "draw":
        return [ToDraw(seat, group(view.held), size_of(view.held) == 1, not view.bag)]
    if view.phase == "flip":
        return [ToFlip(seat, view.place + 1)]
    if view.phase == "effect":
        return [ToUseEffect(seat, _turned(view))]
    return [ToLook(seat) if view.phase == "look" else ToTurn(seat)]


def _scores(view: TamashiiView) -> list[Answer]:
    up = [one for one, is_up in zip(view.characters, view.face_up, strict=False) if is_up]
    shown = tuple(one for one in up if isinstance(one, Character))
    told: list[Answer] = [FaceUpAre(view.rules.level, len(shown), shown)]
    waiting = [one for one in CHARACTERS if one not in shown]
    if waiting:
        told.append(WishesAre(tuple(Wants(one, group(view.rules.needs[one])) for one in waiting)))
    return told


def _table(view: TamashiiView) -> list[Answer]:
    if not view.characters:
        return [OutcomeDue()]
    places = [place_is(view, place) for place in range(PLACES)]
    told: list[Answer] = [
        PlacesAre(
            tuple(one for one in places if one.variant() != "empty"),
            tuple(one.position for one in places if one.variant() == "empty"),
        )
    ]
    if view.held:
        told.append(HeldAre(group(view.held)))
    return told


def _counts(view: TamashiiView) -> list[Answer]:
    by_colour = view.rules.bag_counts_public
    told: list[Answer] = [BagHolds(size_of(view.bag), group(view.bag) if by_colour else ())]
    if by_colour:
        told.append(OutOfGame(group(view.removed)))
    return told
