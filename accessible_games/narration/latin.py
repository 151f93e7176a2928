"""How a name in Latin letters sounds in kana, roughly: a voice that knows only kana spells it.

Ana is アナ, Ben is ベン, Chloé is クロエ.  A player who wants it better gives a reading.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_VOWELS: Final = "aiueo"
_ROWS: Final = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "g": "ガギグゲゴ",
    "s": "サシスセソ",
    "z": "ザジズゼゾ",
    "t": "タ ティ トゥ テ ト",
    "d": "ダ ディ ドゥ デ ド",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "b": "バビブベボ",
    "p": "パピプペポ",
    "m": "マミムメモ",
    "r": "ラリルレロ",
    "f": "ファ フィ フ フェ フォ",
    "v": "ヴァ ヴィ ヴ ヴェ ヴォ",
    "y": "ヤ イ ユ イェ ヨ",
    "w": "ワ ウィ ウ ウェ ウォ",
    "sh": "シャ シ シュ シェ ショ",
    "ch": "チャ チ チュ チェ チョ",
    "ts": "ツァ ツィ ツ ツェ ツォ",
    "j": "ジャ ジ ジュ ジェ ジョ",
}
"""Consonant -> its syllables with a, i, u, e, o; five letters stand for five syllables."""

_CODAS: Final = {"n": "ン", "t": "ト", "d": "ド", "ch": "チ", "sh": "シュ", "j": "ジ", "y": "イ", "h": ""}
"""A consonant with no vowel behind it; any other gets its u."""

_SPELLINGS: Final = (
    (r"ç", "s"),
    (r"œ", "e"),
    (r"([^aeioun])\1", r"\1"),
    (r"nn$", "n"),
    (r"ie$", "i"),
    (r"ph", "f"),
    (r"th", "t"),
    (r"sch|sh", "S"),
    (r"ts|tz", "T"),
    (r"ch(?=[rl])", "k"),
    (r"ch", "C"),
    (r"ck|c(?=[^eéèêiy]|$)|q(?!u)", "k"),
    (r"qu", "k"),
    (r"c", "s"),
    (r"x", "ks"),
    (r"g(?=[eéèi])", "j"),
    (r"l", "r"),
    (r"(?<![aeiou])y(?![aeiou])|y$", "i"),
    (r"m(?=[bp])", "n"),
)
_DIGRAPHS: Final = {"S": "sh", "C": "ch", "T": "ts"}


# fmt: off
_LETTERS: Final = {
    "a": "エー", "b": "ビー", "c": "シー", "d": "ディー", "e": "イー",
    "f": "エフ", "g": "ジー", "h": "エイチ", "i": "アイ", "j": "ジェー",
    "k": "ケー", "l": "エル", "m": "エム", "n": "エヌ", "o": "オー",
    "p": "ピー", "q": "キュー", "r": "アール", "s": "エス", "t": "ティー",
    "u": "ユー", "v": "ヴイ", "w": "ダブリュー", "x": "エックス", "y": "ワイ",
    "z": "ゼット",
}
# fmt: on
"""A letter that stands alone is said by its name: a zone of a sheet, a player called B."""


def kana_of_latin(word: str) -> str:
    """Katakana for one word in Latin letters; "" if it has no letter that sounds."""
    text = unicodedata.normalize("NFC", word.casefold())
    if text in _LETTERS:
        return _LETTERS[text]
    for spelling, sound in _SPELLINGS:
        text = re.sub(spelling, sound, text)
    text = "".join(letter for letter in unicodedata.normalize("NFD", text) if letter.isalpha())
    return "".join(_syllable(*found.groups()) for found in re.finditer(r"([^aiueo]?)([aiueo]?)", text))


def _syllable(consonant: str, vowel: str) -> str:
    consonant = _DIGRAPHS.get(consonant, consonant)
    if consonant not in _ROWS:
        return ""
    if not vowel:
        return _CODAS.get(consonant, _syllable(consonant, "u") if consonant else "")
    row = _ROWS[consonant]
    return (row.split() if " " in row else list(row))[_VOWELS.index(vowel)]
