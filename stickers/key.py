"""The key of a deck: which mark stands for which component, what it does, and what to know about them.

`card GAME --list` speaks it, and the sheets print it as a large-print page; both take it from here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.games.deck import CardSpec, Deck

from .allotment import BY_NAME, BY_US
from .code import LARGEST, CodeError, decode, encode
from .fields import PLACES
from .marks import Mark, after_lost_dot, describe, feel, mark_of, signs_of
from .names import name_of, notes_of, own_text, sentence_case, text_of
from .reading import read_words
from .refusal import DeckError
from .texts import short, texts

MOST_PAIRS: Final = 8
"""Up to so many cards that feel like another without a dot are named one by one."""

_WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class KeyLine:
    """What the key says of one component, in one language.

    Attributes:
        card: the component.
        name: its name, as it begins a line: with a capital.
        mark: its mark, as glyph names.
        words: the mark in words.
        number: what the mark says in the dot code, if it is the number or the points of the card.
        facts: further sentences: copies, points, where the sticker belongs.
        text: what the card does; "" if nothing of its own.
    """

    card: CardSpec
    name: str
    mark: Mark
    words: str
    number: int | None
    facts: tuple[str, ...]
    text: str

    def line(self, language: str) -> str:
        """All of it as one paragraph, the name first: "Magic cloak: 6, a circle with a dot, one dot. ..."."""
        key = "key-line" if self.number is None else "key-line-number"
        head = texts(language, "marks").text(key, name=self.name, words=self.words, number=self.number or 0)
        return _join([head, *self.facts, self.text], language)


def key_lines(deck: Deck, language: str) -> list[KeyLine]:
    """The key of every component, in the order of the deck."""
    return [_key_line(deck, card, language) for card in deck.cards]


def key_notes(deck: Deck, language: str) -> list[str]:
    """What to know about the marks of a deck, one paragraph each: the code, the rules, the pitfalls."""
    words = texts(language, "marks")
    coded = any(_number(card) is not None or "letter" in card.extra for card in deck.cards)
    notes = [words.text("note-code")] if coded else []
    notes += notes_of(deck, language)
    return notes + _own_notes(deck, language) + _lost_dots(deck, language)


def allotted(deck: Deck, language: str) -> list[str]:
    """What was read out of names, and that signs were given; one paragraph each."""
    words = texts(language, "marks")
    counts = [sum(card.extra.get("told") == told for card in deck.cards) for told in (BY_NAME, BY_US)]
    keys = ("told-numbers", "told-signs")
    return [words.text(key, count=count) for key, count in zip(keys, counts, strict=True) if count]


def _own_notes(deck: Deck, language: str) -> list[str]:
    """What the numbers of a deck need beyond the dot code: zero, a minus, a hundred, letters."""
    numbers = [
        card.extra["number"] for card in deck.cards if _number(card) is not None and "number" in card.extra
    ]
    wanted = {
        "note-zero": 0 in numbers,
        "note-minus": min(numbers, default=0) < 0,
        "note-hundred": max(numbers, default=0) > LARGEST,
        "note-letters": any("letter" in card.extra for card in deck.cards),
    }
    return [texts(language, "marks").text(key) for key, is_there in wanted.items() if is_there]


def find_cards(deck: Deck, wanted: str, language: str) -> list[CardSpec]:
    """The components that somebody may mean: by id, number, code, corner, name, or sign of the mark.

    Args:
        deck: where to look.
        wanted: "scroll", "5", "circle 2", "?", "parchemin", "cross"; accents and capitals do not matter.
        language: of names and signs.

    Raises:
        CodeError: it is a code, but a faulty one.
        DeckError: nothing fits.
    """
    plain = _plain(wanted)
    number, fault = _as_code(wanted)
    ways = (
        lambda card: card.id == plain.replace(" ", "_"),
        lambda card: _plain(name_of(deck, card, language)) == plain,
        lambda card: number is not None and _number(card) == number,
        lambda card: plain == _corner(deck, card, language),
        lambda card: plain in _plain(name_of(deck, card, language)),
        lambda card: plain in _plain(describe(mark_of(card), language)),
    )
    for way in ways if plain else ():
        found = [card for card in deck.cards if way(card)]
        if found:
            return found
    if fault:
        raise fault
    ids = ", ".join(card.id for card in deck.cards)
    if number is None:
        raise DeckError("card-unknown", wanted=short(wanted), ids=ids)
    raise DeckError("card-no-number", number=number, ids=ids)


def _corner(deck: Deck, card: CardSpec, language: str) -> str:
    """What stands in the corner of a large-print card in place of a number, "?" of the unicorn's horn."""
    own = card.extra.get("index") or own_text(deck, "index", card.id, language)
    return _plain(str(own))


def _as_code(wanted: str) -> tuple[int | None, CodeError | None]:
    """The number that somebody writes or tells in signs, else None and the fault of the signs."""
    number = int(wanted) if _WHOLE.fullmatch(wanted) else None
    try:
        code = read_words(wanted) if number is None else encode(number, allow_large=True)
        return decode(code), None
    except CodeError as problem:
        return number, None if problem.key == "fault-word" else problem


def _number(card: CardSpec) -> int | None:
    """The number that is felt on a card beside other signs, if the card bears it: not a mere shape."""
    number = card.extra.get("number", card.extra.get("points"))
    if number is None:
        return None
    return number if f" {' '.join(signs_of(number))} " in f" {' '.join(mark_of(card))} " else None


def _key_line(deck: Deck, card: CardSpec, language: str) -> KeyLine:
    mark = mark_of(card)
    name = name_of(deck, card, language)
    return KeyLine(
        card,
        sentence_case(name),
        mark,
        describe(mark, language),
        _number(card),
        tuple(_facts(deck, card, language)),
        text_of(deck, card, language),
    )


def _facts(deck: Deck, card: CardSpec, language: str) -> list[str]:
    words = texts(language, "marks")
    # Japanese counts what is flat otherwise than what is round.
    counted = "fact-copies-gem" if card.extra.get("kind") == "gem" else "fact-copies"
    facts = [words.text(counted, n=card.copies)]
    if "points" in card.extra:
        facts.append(words.text("fact-points", n=card.extra["points"]))
    if card.extra.get("place", PLACES[0]) != PLACES[0]:
        facts.append(words.text(f"fact-{card.extra['place']}"))
    if "face" in card.extra:
        facts.append(own_text(deck, "fact", f"face-{card.extra['face']}", language))
    return facts


def _lost_dots(deck: Deck, language: str) -> list[str]:
    """Which component feels like another one once a dot has come off, as one note; none if none does."""
    words = texts(language, "marks")
    felt = {feel(mark_of(card)): name_of(deck, card, language) for card in deck.cards}
    pairs = []
    for card in deck.cards:
        likes = {felt[feel(worn)] for worn in after_lost_dot(mark_of(card)) if feel(worn) in felt}
        names = {"card": name_of(deck, card, language)}
        pairs += [words.text("note-lost-pair", other=other, **names) for other in sorted(likes)]
    if len(pairs) > MOST_PAIRS:
        return [words.text("note-lost-dot-many")]
    return [words.text("note-lost-dot", pairs=words.text("mark-separator").join(pairs))] if pairs else []


def _join(sentences: Sequence[str], language: str) -> str:
    """Sentences to a paragraph; Japanese puts no space between them."""
    return ("" if language == "ja" else " ").join(sentence for sentence in sentences if sentence)


def _plain(text: str) -> str:
    """Small letters without accents and outer spaces, for comparing."""
    decomposed = unicodedata.normalize("NFKD", " ".join(text.casefold().split()))
    return "".join(letter for letter in decomposed if not "\u0300" <= letter <= "\u036f")
