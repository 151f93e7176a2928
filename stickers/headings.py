"""What a deck file may say in the words of its writer: columns, signs, colours and places.

A spreadsheet is filled in by somebody who plays in French or Japanese, and so are its headings and
cells.  The first word of each row is the one that a template is written with.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from accessible_games.narration.catalogue import LANGUAGES


class Vocabulary:
    """Words of the program, and what people write for them.

    Args:
        rows: a word of the program -> language -> words of that language, "/" between them, the
            usual one first.
    """

    def __init__(self, rows: Mapping[str, Mapping[str, str]]) -> None:
        self._rows = rows
        self._index = {_plain(name): name for name in rows}
        for name, languages in rows.items():
            self._index |= {_plain(word): name for line in languages.values() for word in line.split("/")}

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def word(self, name: str, language: str) -> str:
        """The usual word of a language."""
        return self._rows[name][language].partition("/")[0]

    def find(self, word: str) -> str | None:
        """The word of the program that somebody means, in any of the languages; None if it is none."""
        return self._index.get(_plain(word))


@dataclass(frozen=True, slots=True)
class Allowed:
    """What is allowed, as a list in the reader's language: all words of a vocabulary but some."""

    words: Vocabulary
    but: frozenset[str] = frozenset()

    def sentence(self, language: str) -> str:
        """The usual words, commas between them."""
        return ("、" if language == "ja" else ", ").join(
            [self.words.word(name, language) for name in self.words if name not in self.but]
        )


def _plain(word: str) -> str:
    """Small letters without accents; Japanese voicing marks stay."""
    text = unicodedata.normalize("NFKD", " ".join(word.casefold().split()))
    return unicodedata.normalize("NFKC", "".join(c for c in text if not "\u0300" <= c <= "\u036f"))


COLUMNS: Final = Vocabulary(
    {
        "id": {"en": "id", "fr": "id/identifiant", "ja": "id/識別名"},
        "copies": {
            "en": "copies/count/quantity",
            "fr": "exemplaires/quantité/nombre d'exemplaires/nombre de cartes",
            "ja": "枚数",
        },
        "name": {"en": "name/card", "fr": "nom/carte", "ja": "名前/名称/カード名/カード"},
        "number": {"en": "number/value", "fr": "numéro/valeur/chiffre", "ja": "数字/数/番号/値"},
        "letter": {"en": "letter", "fr": "lettre", "ja": "文字/アルファベット"},
        "sign": {"en": "sign/suit", "fr": "signe/enseigne", "ja": "記号/スート"},
        "mark": {"en": "mark", "fr": "marque", "ja": "印/しるし"},
        "index": {"en": "index/corner", "fr": "index/coin", "ja": "隅/隅の文字/インデックス"},
        "text": {"en": "text/effect", "fr": "texte/effet", "ja": "文章/効果/説明"},
        "colour": {"en": "colour/color", "fr": "couleur", "ja": "色"},
        "place": {"en": "place", "fr": "place/emplacement", "ja": "位置/場所"},
        "kind": {"en": "kind/type", "fr": "genre/sorte", "ja": "種類"},
        "size": {"en": "size", "fr": "taille/format", "ja": "大きさ/サイズ"},
    }
)
"""The columns of a deck."""

EITHER: Final = "nombre"
"""French for how many there are as well as for the number on a card."""

SIGNS: Final = Vocabulary(
    {
        "dot": {"en": "dot/dots", "fr": "point/points", "ja": "点"},
        "circle1": {"en": "circle", "fr": "rond/cercle", "ja": "丸"},
        **{f"square{n}": {"en": f"square{n}", "fr": f"carré{n}", "ja": f"四角{n}"} for n in range(1, 10)},
        "cross": {"en": "cross", "fr": "croix", "ja": "十字"},
        "star": {"en": "star", "fr": "étoile", "ja": "星"},
        "window": {"en": "window", "fr": "fenêtre", "ja": "窓"},
        "question": {"en": "question", "fr": "question", "ja": "はてな/疑問符"},
        "moon": {"en": "moon", "fr": "lune", "ja": "月/三日月"},
        "bar": {"en": "bar", "fr": "barre", "ja": "棒"},
        "triangle": {"en": "triangle", "fr": "triangle", "ja": "三角"},
        "wave": {"en": "wave", "fr": "vague", "ja": "波"},
        "drop": {"en": "drop", "fr": "goutte", "ja": "しずく"},
        "block": {"en": "block", "fr": "plein/bloc", "ja": "黒四角"},
    }
)
"""The signs of a mark."""

CODE: Final = frozenset(name for name in SIGNS if name == "dot" or name.startswith(("circle", "square")))
"""The signs that numbers are made of."""

COLOURS: Final = Vocabulary(
    {
        "blue": {"en": "blue", "fr": "bleu", "ja": "青"},
        "yellow": {"en": "yellow", "fr": "jaune", "ja": "黄/黄色"},
        "orange": {"en": "orange", "fr": "orange", "ja": "橙/オレンジ"},
        "white": {"en": "white", "fr": "blanc", "ja": "白"},
        "red": {"en": "red", "fr": "rouge", "ja": "赤"},
        "green": {"en": "green", "fr": "vert", "ja": "緑"},
        "grey": {"en": "grey/gray", "fr": "gris", "ja": "灰色/灰"},
        "pink": {"en": "pink", "fr": "rose", "ja": "桃/ピンク"},
        "purple": {"en": "purple", "fr": "violet", "ja": "紫"},
        "brown": {"en": "brown", "fr": "brun/marron", "ja": "茶/茶色"},
        "black": {"en": "black", "fr": "noir", "ja": "黒"},
    }
)
"""The colours of a band."""

PLACES: Final = Vocabulary(
    {
        "top-left": {"en": "top-left", "fr": "haut-gauche", "ja": "左上"},
        "top-centre": {"en": "top-centre/top-center", "fr": "haut-centre", "ja": "上中央"},
    }
)
"""Where a sticker belongs."""


NUMBER: Final = "numéro"
"""What it is called where it means the number on a card."""


def is_either(heading: str) -> bool:
    """Whether a heading is that word."""
    return _plain(heading) == EITHER


def column_of(heading: str, others: Iterable[str]) -> str | None:
    """The column that a heading means: "name", or "name_fr" for one language; None if it is none.

    Args:
        heading: as somebody wrote it.
        others: all headings of the table, for "nombre", which means two things.
    """
    if is_either(heading):
        return "number" if any(COLUMNS.find(other) == "copies" for other in others) else "copies"
    if (found := COLUMNS.find(heading)) is not None:
        return found
    word, _, language = heading.strip().rpartition("_")
    name = COLUMNS.find(word)
    is_translation = name in ("name", "text") and language.lower() in LANGUAGES
    return f"{name}_{language.lower()}" if is_translation else None
