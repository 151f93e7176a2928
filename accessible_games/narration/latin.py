"""How a name in Latin letters sounds in kana, roughly: a voice that knows only kana spells it.

Ana is アナ, Ben is ベン, Chloé is クロエ.  A player who wants it better gives a reading.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .given_names import GIVEN_NAMES

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
    "ky": "キャ キ キュ キェ キョ",
    "gy": "ギャ ギ ギュ ギェ ギョ",
    "sy": "シャ シ シュ シェ ショ",
    "zy": "ジャ ジ ジュ ジェ ジョ",
    "ty": "チャ チ チュ チェ チョ",
    "dy": "ジャ ディ デュ ディエ ディオ",
    "ny": "ニャ ニ ニュ ニェ ニョ",
    "hy": "ヒャ ヒ ヒュ ヒェ ヒョ",
    "by": "ビャ ビ ビュ ビェ ビョ",
    "py": "ピャ ピ ピュ ピェ ピョ",
    "my": "ミャ ミ ミュ ミェ ミョ",
    "ry": "リャ リ リュ リェ リョ",
}
"""Consonant -> its syllables with a, i, u, e, o; five letters stand for five syllables."""

_ROMAJI: Final = re.compile(
    r"(?:(?:[kgnhbpmrsztd]?y|sh|ch|ts|[kgsztdnhbpmrfwj])?[aiueo]|n(?![aiueoy])|([kpst])(?=\1)|t(?=ch))+"
)
"""A word that can be Japanese in Latin letters: its last e sounds, and kk, pp, ss, tt are held."""

_CODAS: Final = {"n": "ン", "t": "ト", "d": "ド", "ch": "チ", "sh": "シュ", "j": "ジ", "y": "イ", "h": ""}
"""A consonant with no vowel behind it; any other gets its u."""

_SPELLINGS: Final = (
    (r"ç", "s"),
    (r"(?<=[aiueoéèêy])h(?=[^aiueoéèêy]|$)", ""),
    (r"e?aux?$", "o"),
    (r"œ", "e"),
    (r"([^aeioun])\1", r"\1"),
    (r"nn$", "n"),
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
    (r"ie$", "i"),
    (r"(?<=[^\Waiueoéèêy])es?$", ""),
    (r"l", "r"),
    (r"(?<![aeiou])y(?![aeiou])|y$", "i"),
    (r"m(?=[bp])", "n"),
)
_ROMAJI_SPELLINGS: Final = (
    (r"nn$", "n"),
    (r"([kpst])(?=\1)|t(?=ch)", "Q"),
    (r"sh", "S"),
    (r"ch", "C"),
    (r"ts", "T"),
    (r"m(?=[bp])", "n"),
)
_DIGRAPHS: Final = {"S": "sh", "C": "ch", "T": "ts"}
_HELD: Final = "Q"
"""A consonant that is held before the next, as in Teppei."""
_SYLLABLE: Final = re.compile("([kgsztdnhbpmr]y(?=[aiueo])|[^aiueo]?)([aiueo]?)")


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
    known = GIVEN_NAMES.get(_bare(text))
    if known is not None:
        return known
    for spelling, sound in _ROMAJI_SPELLINGS if _ROMAJI.fullmatch(_bare(text)) else _SPELLINGS:
        text = re.sub(spelling, sound, text)
    return "".join(_syllable(*found.groups()) for found in _SYLLABLE.finditer(_bare(text)))


def _bare(text: str) -> str:
    """The letters without their accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if letter.isalpha())


def _syllable(consonant: str, vowel: str) -> str:
    if consonant == _HELD:
        return "ッ"
    consonant = _DIGRAPHS.get(consonant, consonant)
    if consonant not in _ROWS:
        return ""
    if not vowel:
        return _CODAS.get(consonant, _syllable(consonant, "u") if consonant else "")
    row = _ROWS[consonant]
    return (row.split() if " " in row else list(row))[_VOWELS.index(vowel)]
