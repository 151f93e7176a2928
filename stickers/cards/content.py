"""What stands on a card: corner index, name, value and text, mark and look, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.games.deck import CardSpec, Deck
from accessible_games.games.looks import BACK, COIN, Look, look_of

from ..marks import Mark, describe, mark_of
from ..names import count_of, name_of, own_text, sentence_case, text_of, title_of
from ..refusal import CARDS
from ..texts import texts
from .paint import Sign
from .suits import SUITS, parted


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card.

    Attributes:
        index: the corner index; "" for none (most backs).
        name: the heading.
        body: paragraphs under it.
        short: what takes their place where they do not fit; () for nothing.
        mark: the tactile mark; () for none.
        sign: what is printed as a picture: the mark, or a suit.
        look: colour and pattern.
        alt: what a screen reader says in its place.
        back: it is printed on the back of a sheet.
    """

    index: str
    name: str
    body: tuple[str, ...]
    short: tuple[str, ...]
    mark: Mark
    sign: Sign
    look: Look
    alt: str
    back: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """A card to print, by the id of its deck entry."""

    id: str
    front: Face
    back: Face


@dataclass(frozen=True)
class Content:
    """Makes the cards of a deck in a language."""

    deck: Deck
    language: str
    _places: Mapping[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        places = {card.id: place for place, card in enumerate(self.deck.cards)}
        object.__setattr__(self, "_places", places)

    def card(self, spec: CardSpec, number: int | None = None) -> Card:
        """The card of a deck entry.

        Args:
            spec: the entry.
            number: of the set, printed on the back; None if there is only one set.
        """
        told = () if number is None else (texts(self.language, CARDS).text("cards-set", number=number),)
        faces = spec.extra.get("faces")
        if faces:
            front, back = (self._token_face(spec, face, told, back=bool(n)) for n, face in enumerate(faces))
        else:
            front, back = self._front(spec), self._back(told)
        return Card(spec.id, front, back)

    def _front(self, spec: CardSpec) -> Face:
        name = self._name(spec)
        power = text_of(self.deck, spec, self.language)
        value = self._value(spec)
        short = "" if "text" in spec.extra else self._own("short", spec.id, wish=self._wish(spec))
        body = tuple(text for text in (value, power) if text)
        index = self._index(spec, name)
        corner, suit = parted(index)
        return Face(
            corner,
            name,
            body,
            tuple(text for text in (value, short) if text) if short else (),
            mark_of(spec),
            suit or _seen(spec),
            look_of(spec, self._places[spec.id]),
            self._alt(index, name, body, mark_of(spec)),
        )

    def _token_face(self, spec: CardSpec, face: str, told: tuple[str, ...], *, back: bool) -> Face:
        """One side of a token: both are faces, and only one carries the mark."""
        name = self._own("face", face)
        mark = mark_of(spec) if spec.extra.get("face") == face else ()
        body = (self._name(spec), *told)
        index = self._own("index", face) or name[0].upper()
        look = look_of(spec, self._places[spec.id])
        return Face(index, name, body, (), mark, mark, look, self._alt(index, name, body, mark), back)

    def _back(self, told: tuple[str, ...]) -> Face:
        """The back of all cards of a game: a coin where the game has one, else the game's name."""
        coin = self._own("back", "coin")
        name = coin or title_of(self.deck, self.language)
        said = texts(self.language, "marks").text("mark-separator").join((name, *told))
        alt = texts(self.language, CARDS).text("cards-alt-back", name=said)
        return Face("1" if coin else "", name, told, (), (), (), COIN if coin else BACK, alt, True)

    def _name(self, spec: CardSpec) -> str:
        """The card's name, with a capital unless people named it themselves."""
        name = name_of(self.deck, spec, self.language)
        return name if "name" in spec.extra else sentence_case(name)

    def _value(self, spec: CardSpec) -> str:
        points = spec.extra.get("points")
        return "" if points is None else texts(self.language, CARDS).text("cards-points", n=points)

    def _index(self, spec: CardSpec, name: str) -> str:
        """The corner index: letters of the deck's or the game's own, else the number, else an initial."""
        own = spec.extra.get("index") or self._own("index", spec.id)
        number = spec.extra.get("points", spec.extra.get("number", spec.extra.get("letter")))
        # A true minus is as wide as a digit; a hyphen is lost in large print.
        return own or (name[0] if number is None else str(number).replace("-", "\N{MINUS SIGN}"))

    def _wish(self, spec: CardSpec) -> str:
        """What a character wants, in words; "" for all other cards."""
        gems = {card.id: card for card in self.deck.cards}
        wishes = [
            count_of(self.deck, gems[gem], number, self.language)
            for gem, number in spec.extra.get("need", {}).items()
        ]
        return texts(self.language, "marks").text("mark-separator").join(wishes)

    def _own(self, what: str, name: str, **variables: str) -> str:
        """A text of the game's for one of its cards, or ""."""
        return own_text(self.deck, what, name, self.language, **variables)

    def _alt(self, index: str, name: str, body: tuple[str, ...], mark: Mark) -> str:
        words = texts(self.language, CARDS)
        stop = words.text("cards-stop")
        sentences = [part if part[-1] in ".!?。" else part + stop for part in body]
        text = words.text("cards-joiner").join(sentences)
        key = "cards-alt" if body else "cards-alt-bare"
        return words.text(key, index=index, name=name, text=text, mark=describe(mark, self.language))


def _seen(spec: CardSpec) -> Sign:
    """The sign beside the index: of suit or colour alone where the index says the number, else the mark."""
    if str(spec.extra.get("suit")) in SUITS:
        return str(spec.extra["suit"])
    family = tuple(spec.extra.get("sign", ()))
    return family if family and "number" in spec.extra else mark_of(spec)
