"""Codes told in words: "square circle 2", "un carré pointé à trois points", "点入りの丸、点2つ".

Whoever has a sticker under the fingers says what is there, in English, French or Japanese.  A shape
named alone has one point; a number alone is that many loose dots.  What comes out are glyph names
for `stickers.code.decode`, which judges them; only what cannot be read is refused here.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from .code import CodeError
from .texts import short

_KINDS: Final = {
    "square": "square squares carre carres 四角 四角形 しかく",
    "circle": "circle circles rond ronds cercle cercles 丸 円 まる",
    "dot": "dot dots point points 点 てん",
    "pointed": "pointe pointes",
    "with": "with of avec",
    "inside": "入り 入った いり はいった",
    "without": "without empty no sans vide vides なし ない 空",
    "": "the le la les and et then puis de inside dedans loose isole isoles と の が つ 個 こ 外",
}
_NUMBERS: Final = (
    "zero ゼロ",
    "one a an un une 一 ひとつ",
    "two deux 二 ふたつ",
    "three trois 三 みっつ",
    "four quatre 四 よっつ",
    "five cinq 五 いつつ",
    "six 六 むっつ",
    "seven sept 七 ななつ",
    "eight huit 八 やっつ",
    "nine neuf 九 ここのつ",
)


@dataclass(frozen=True, slots=True)
class _Token:
    """A word, its kind ("square", "dot", "number"; "" if it means nothing), and a number's value."""

    word: str
    kind: str
    value: int = 0


def _lexicon() -> dict[str, _Token]:
    words = {word: _Token(word, kind) for kind, line in _KINDS.items() for word in line.split()}
    for value, line in enumerate(_NUMBERS):
        words |= {word: _Token(word, "number", value) for word in line.split()}
    return words


_WORDS: Final = _lexicon()
_JAPANESE: Final = "|".join(sorted((word for word in _WORDS if not word.isascii()), key=len, reverse=True))
_TOKEN: Final = re.compile(
    r"(?P<glyph>(?:square|circle)[0-9]{1,2}\b)|(?P<digits>[0-9]+)"
    rf"|(?P<word>[a-z]+|{_JAPANESE})|(?P<stop>[,、。;:.+&])|(?P<other>[^\s0-9a-z]+)"
)
_SHAPES: Final = ("square", "circle")


def read_words(text: str) -> tuple[str, ...]:
    """The signs that the words name, left to right, as glyph names; a shape without point is "circle0".

    Args:
        text: in any of the three languages, or mixed; accents and capitals do not matter.

    Raises:
        CodeError: a word that is not known, or that makes no sense where it stands.
    """
    reader = _Reader(_tokens(text))
    signs: list[str] = []
    while reader.more():
        signs += reader.phrase()
    return tuple(signs)


class _Reader:
    """Reads phrases off a list of tokens, from the first to the last."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._place = 0

    def more(self) -> bool:
        """Whether anything is left but stops."""
        while self._next() == "stop":
            self._place += 1
        return self._place < len(self._tokens)

    def phrase(self) -> list[str]:
        """The signs of one phrase: a shape and what is in it, or loose dots."""
        kind = self._next()
        if kind == "glyph":
            return [self._take().word]
        if kind in _SHAPES:
            return [self._shape()]
        if kind == "without":
            self._take()
            return [self._expect_shape() + "0"]
        if kind not in ("number", "dot"):
            raise CodeError("fault-word", word=short(self._take().word))
        if kind == "number" and self._next(1) in _SHAPES:
            return self._several(self._take().value)
        count = self._count()
        if self._next() in ("inside", "without"):
            count *= self._take().kind == "inside"
            return [f"{self._expect_shape()}{count}"]
        if count == 0:
            raise CodeError("fault-zero")
        return ["dot"] * count

    def _next(self, ahead: int = 0) -> str:
        place = self._place + ahead
        return self._tokens[place].kind if place < len(self._tokens) else "end"

    def _take(self) -> _Token:
        self._place += 1
        return self._tokens[self._place - 1]

    def _expect_shape(self) -> str:
        if self._next() not in _SHAPES:
            raise CodeError("fault-word", word=self._tokens[self._place - 1].word)
        return self._take().kind

    def _count(self) -> int:
        """A number of dots: "2", "two dots", "dot", and in Japanese the number behind."""
        if self._next() == "dot":
            self._take()
            behind = self._next() == "number" and self._next(1) not in ("dot", *_SHAPES)
            return self._take().value if behind else 1
        number = self._take().value
        if self._next() == "dot":
            self._take()
        return number

    def _several(self, count: int) -> list[str]:
        """Shapes with a number before them: "a square" is one, "two squares" a fault for `decode`."""
        if count == 0:
            raise CodeError("fault-zero")
        return [self._shape()] * count

    def _shape(self) -> str:
        shape = self._take().kind
        if self._next() == "pointed":
            self._take()
        if self._next() not in ("with", "without"):
            return f"{shape}1"
        link = self._take()
        told = self._next() in ("number", "dot")
        if link.kind == "with" and not told:
            raise CodeError("fault-word", word=link.word)
        points = self._count() if told else 0
        return f"{shape}{points if link.kind == 'with' else 0}"


def _tokens(text: str) -> list[_Token]:
    tokens = []
    for found in _TOKEN.finditer(_plain(text)):
        word = found[0].strip()
        match found.lastgroup:
            case "digits" if len(word) > 2:
                raise CodeError("fault-range", number=short(word))
            case "digits":
                tokens.append(_Token(word, "number", int(word)))
            case "glyph":
                tokens.append(_Token(word, "glyph"))
            case "stop":
                tokens.append(_Token(word, "stop"))
            case _ if word in _WORDS:
                tokens.append(_WORDS[word])
            case _:
                raise CodeError("fault-word", word=short(word))
    return _prepositions([token for token in tokens if token.kind])


def _prepositions(tokens: list[_Token]) -> list[_Token]:
    """A bare "a" is the English article, but before another number the French "à"."""
    for place, token in enumerate(tokens[1:]):
        if tokens[place].word == "a" and token.kind == "number":
            tokens[place] = _WORDS["avec"]
    return tokens


def _plain(text: str) -> str:
    """Small letters without accents; Japanese voicing marks stay."""
    text = unicodedata.normalize("NFKD", text.casefold())
    return unicodedata.normalize("NFKC", re.sub("[\u0300-\u036f]", "", text))
