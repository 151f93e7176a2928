"""Facts of what is asked about cards and rules in the middle of a game."""

from __future__ import annotations

from accessible_games.engine import Answer, Refused
from accessible_games.engine.facts import Quote
from accessible_games.narration.boxcards import BoxCard


class CardIs(Answer, variant="valued"):
    """What a card is called, and the points that are printed on it."""

    card: BoxCard
    points: int
    valued: bool


class CardDoes(Answer):
    """What a card does, as it is printed."""

    power: Quote


class CardPlain(Answer):
    """A card has no power of its own."""


class CardCount(Answer, variant="known"):
    """How many of a kind the game is played with, and of how many the listener knows where they are."""

    n: int
    out: int
    known: bool


class CardNames(Answer, variant="many"):
    """By which names cards can be asked for."""

    cards: tuple[BoxCard, ...]
    many: bool
    """Whether these are only examples, since the box has too many kinds to hear them all."""


class CardWanted(Refused, rule="NOTATION", kind="notation"):
    """A card must be named; which there are follows."""


class CardMeant(Answer):
    """No card is called so; the one that is nearest is told behind this."""

    word: str
    card: BoxCard


class RuleWordMeant(Answer):
    """The rules do not hold a word; where they tell of the one that is nearest is told behind this."""

    word: str
    meant: str


class CardUnknown(Refused, rule="NOTATION", kind="notation"):
    """No card of the box has that in its name; which there are follows."""

    word: str


class CardInRules(Answer):
    """Something that is asked for as a card is none; the rules tell of it, and what they tell follows."""

    word: str


class CardsSeveral(Refused, rule="NOTATION", kind="notation"):
    """Several cards have that in their names."""

    cards: tuple[BoxCard, ...]


class RuleIs(Answer):
    """A paragraph of the rules page."""

    text: Quote


class RulePlace(Answer):
    """Which paragraph that was, and how to read another."""

    number: int
    count: int


class RulesWhole(Answer):
    """How to hear all paragraphs, one after the other."""

    count: int


class RuleUnknown(Refused, rule="NOTATION", kind="notation"):
    """The page has paragraphs from 1 to so many."""

    count: int


class RuleWordUnknown(Refused, rule="NOTATION", kind="notation"):
    """No paragraph tells of that; which paragraphs there are."""

    word: str
    count: int


class NoRules(Answer):
    """The game has no rules page."""


class NothingRefused(Answer):
    """Nothing was refused since the last event, and that one has no rule."""


class NoneRefused(Answer):
    """Nothing was refused since the last event; the rule of what is asked now follows."""
