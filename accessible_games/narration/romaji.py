"""Kana in Latin letters (Hepburn, without long marks): a voice that reads no kana spells it."""

from __future__ import annotations

import re
from typing import Final

_ROWS: Final = {
    "": "アイウエオ",
    "k": "カキクケコ",
    "g": "ガギグゲゴ",
    "s": "サシスセソ",
    "z": "ザジズゼゾ",
    "t": "タチツテト",
    "d": "ダヂヅデド",
    "n": "ナニヌネノ",
    "h": "ハヒフヘホ",
    "b": "バビブベボ",
    "p": "パピプペポ",
    "m": "マミムメモ",
    "r": "ラリルレロ",
}
_IRREGULAR: Final = {
    "シ": "shi", "チ": "chi", "ツ": "tsu", "フ": "fu", "ジ": "ji", "ヂ": "ji", "ヅ": "zu", "ヴ": "vu",
    "ヤ": "ya", "ユ": "yu", "ヨ": "yo", "ワ": "wa", "ヲ": "o", "ン": "n",
}  # fmt: skip
_SYLLABLES: Final = {
    kana: consonant + vowel
    for consonant, row in _ROWS.items()
    for vowel, kana in zip("aiueo", row, strict=True)
} | _IRREGULAR
_SMALL: Final = dict(zip("ァィゥェォャュョ", ("a", "i", "u", "e", "o", "ya", "yu", "yo"), strict=True))
_KANA: Final = re.compile("[ぁ-ゖァ-ヺー]+")
FOREIGN: Final = re.compile(
    "[\u0250-\u1dff\u1f00-\u1fff\u2c00-\u2fff\u3005-\ud7ff\uf900-\ufdff\ufe70-\uffdc]+"
)
"""Letters that an English or French voice spells or names: no Latin ones."""


def latin_of_kana(text: str) -> str:
    """The text with each run of kana in Latin letters, capital first: さくら is Sakura."""
    return _KANA.sub(lambda run: _latin(run[0]).capitalize(), text)


def _latin(kana: str) -> str:
    katakana = "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゖ" else c for c in kana)
    written = ""
    held = False
    for letter in katakana:
        if letter == "ッ":
            held = True
        elif letter in _SMALL:
            written = _joined(written, _SMALL[letter])
        elif letter in _SYLLABLES:
            syllable = _SYLLABLES[letter]
            written += ("t" if syllable.startswith("ch") else syllable[0]) + syllable if held else syllable
            held = False
    return re.sub("(?<=o)[ou]|(?<=u)u", "", written)


def _joined(written: str, vowel: str) -> str:
    """A syllable with the small kana behind it: shi and ya are sha, ki and ya kya, fu and a fa."""
    if vowel[0] == "y" and re.search("(sh|ch|j)i$", written):
        return written[:-1] + vowel[1:]
    return (written[:-1] if written else "") + vowel
