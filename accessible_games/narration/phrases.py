"""Where a line may end: at blanks in Latin text, in Japanese by phrases, for paper, window and terminal.

A word of Latin letters is never split where it has room, and a number stays with the word behind it.
Japanese has no blanks.  It reads far better if lines end between phrases: after a particle or a comma,
before the next noun.  Where that leaves no room a line may end, in this order, between two words of a
compound, before the ending of a verb, and only then at any letter that the kinsoku rules allow.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Final

NO_LINE_START: Final = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】’”…‥〜～％%)]}!?,.:;»"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
NO_LINE_END: Final = frozenset("（〔［｛〈《「『【‘“([{«っッ")
_PHRASE_END: Final = frozenset("、。，．：；？！")
_CLOSING: Final = frozenset("）〕］｝〉》」』】")
_WHOLE: Final = re.compile(
    "捨て札|伏せ札|利き手|引き分け|受け取|取り[除出]|組み合わせ|[配作]り直|お見事|見分け|言い当て|置き換え|付け加え"
    "|ません|ました|ます|でした|です|ください"
    "|または|すべて|そのまま|だけ|まだ|から|まで|とき|よう|もの|こと"
)
"""Words that the rule of phrases would cut after their first hiragana, and endings that no line begins in."""
_KANJI_WORD: Final = re.compile("[\u4e00-\u9fff]{3}(?![\u4e00-\u9fff])|[\u4e00-\u9fff]{2}")
"""Most words of kanji have two; a third one behind them belongs to them, as in 魔法薬."""
_NEXT: Final = re.compile(
    "すべて|そのまま|その|この|あの|どの|それ|これ|ほか|まだ|また|いま|もう|ただ|そろ|まっすぐ|ちょうど"
    "|でき|なり|なる|なっ|もら|つけ|ください"
)
"""Words in hiragana that begin a phrase where they stand behind a particle."""
_PARTICLES: Final = frozenset("はがにでともへ")
_OF_NOUNS: Final = re.compile("でき|する|すれ|しま|しな|して|した|され|させ")
"""What makes a verb of a noun: 防御できません."""
_STEMS: Final = frozenset("きけげみめべりれえ")
"""With what a word ends that makes a compound with the next one: 色抜け + トマト, 残り + 枚数."""
_NOUNS: Final = re.compile("こと|とき|もの|よう|ほう|ところ|ため|まま")
"""Nouns in hiragana that stand behind a verb: 捨てる + こと."""
_ENDING: Final = re.compile("ます|ません|ました|です|でした|ください|ない|だけ|から|まで")
_KEY: Final = re.compile("(?<![^。、：（ ])[?] (?=[\u3041-\u30ff])")
"""A question mark that is a key, with the blank behind it: 。? でヘルプを表示します。"""
_GLUED_AFTER_SPACE: Final = frozenset(";:!?»%")


class Depth(IntEnum):
    """How much it disturbs if a line ends there."""

    PHRASE = 0
    WORD = 1
    ENDING = 2
    LETTER = 3


@dataclass(frozen=True, slots=True)
class Piece:
    """What stays on one line.

    Attributes:
        text: without blanks at its ends.
        spaced: a space separates it from the piece before.
        depth: of the place where it begins.
    """

    text: str
    spaced: bool
    depth: Depth = Depth.PHRASE


@lru_cache(maxsize=4096)  # a page is laid out anew with each key, and most of its words stay the same
def pieces(text: str, deepest: Depth = Depth.PHRASE) -> tuple[Piece, ...]:
    """The text cut wherever a line may end.

    Args:
        text: one paragraph; its blanks, one at a time, are plain spaces where a line may end.
        deepest: up to which depth it is cut.
    """
    return tuple(_pieces(text, deepest))


def fitting_pieces(text: str, fits: Callable[[str], bool]) -> Iterator[Piece]:
    """The text cut between phrases; a phrase that is wider than a line is cut as deep as it must be.

    Args:
        text: as for `pieces`.
        fits: whether so much has room on a line of its own.
    """
    yield from _fitting(Piece(text, False), fits, Depth.PHRASE)


def _fitting(whole: Piece, fits: Callable[[str], bool], depth: Depth) -> Iterator[Piece]:
    first = True
    for piece in pieces(whole.text, depth):
        spaced, at = (whole.spaced, whole.depth) if first else (piece.spaced, piece.depth)
        first = False
        if fits(piece.text):
            yield Piece(piece.text, spaced, at)
        elif depth < Depth.ENDING:
            yield from _fitting(Piece(piece.text, spaced, at), fits, Depth(depth + 1))
        else:
            yield from _by_letters(Piece(piece.text, spaced, at), fits)


def _by_letters(piece: Piece, fits: Callable[[str], bool]) -> Iterator[Piece]:
    """As much of a piece as fits at a time, ending where kinsoku allows it if that is anywhere."""
    line, spaced, depth = "", piece.spaced, piece.depth
    for letters in (part.text for part in pieces(piece.text, Depth.LETTER)):
        for part in [letters] if fits(letters) else letters:
            if line and not fits(line + part):
                yield Piece(line, spaced, depth)
                line, spaced, depth = "", False, Depth.LETTER
            line += part
    if line:
        yield Piece(line, spaced, depth)


def _pieces(text: str, deepest: Depth) -> Iterator[Piece]:
    start, spaced, depth = 0, False, Depth.PHRASE
    whole = {at for word in _WHOLE.finditer(text) for at in range(word.start() + 1, word.end())}
    kanji = {at for word in _KANJI_WORD.finditer(text) for at in range(word.start() + 1, word.end())}
    keys = {key.start() for key in _KEY.finditer(text)}
    japanese = any(map(_japanese, text))
    for at in range(1, len(text)):
        before, after = text[at - 1], text[at]
        if at in keys and before != " ":
            yield Piece(text[start:at], spaced, depth)
            start, spaced, depth = at, False, Depth.PHRASE
        elif at - 2 in keys:
            continue
        elif before == " " and start < at - 1 and after not in _GLUED_AFTER_SPACE and text[at - 2] != "«":
            found = Depth.WORD if text[start : at - 1].isdecimal() and after.isalpha() else Depth.PHRASE
            if found <= deepest:
                yield Piece(text[start : at - 1], spaced, depth)
                start, spaced, depth = at, True, found
        elif japanese and " " not in (before, after) and at not in whole and _may_break(before, after):
            found = _depth(text, at, at in kanji)
            if found <= deepest:
                yield Piece(text[start:at], spaced, depth)
                start, spaced, depth = at, False, found
    if text:
        yield Piece(text[start:], spaced, depth)


def _may_break(before: str, after: str) -> bool:
    """Whether the kinsoku rules let a line end between two letters, and a number keep its counter."""
    if after in NO_LINE_START or before in NO_LINE_END:
        return False
    if not (_japanese(before) or _japanese(after)):
        return False
    return not (before.isdecimal() and _japanese(after))  # 3点, 10枚


def _depth(text: str, at: int, in_word: bool) -> Depth:
    """How much a line that ends there disturbs; `in_word` within a word of kanji."""
    before, after = text[at - 1], text[at]
    if before in _PHRASE_END:
        return Depth.PHRASE
    if not _hiragana(after):
        return _before_a_word(text, at, in_word)
    if _hiragana(before):
        if before == "を" or (before in _PARTICLES and _NEXT.match(text, at)):
            return Depth.PHRASE
        if _NOUNS.match(text, at):
            return Depth.WORD
    elif _OF_NOUNS.match(text, at) and (_katakana(before) or text[max(0, at - 2) : at].isalpha()):
        return Depth.WORD
    return Depth.ENDING if _ENDING.match(text, at) else Depth.LETTER


def _before_a_word(text: str, at: int, in_word: bool) -> Depth:
    """The same before kanji, katakana, a number or a bracket."""
    before, after = text[at - 1], text[at]
    if before in "おご" and at > 1 and not _hiragana(text[at - 2]) and _kanji(after):
        return Depth.LETTER  # お見事
    if before in _STEMS and at > 1 and _kanji(text[at - 2]) and not text[at].isdecimal():
        return Depth.WORD
    if _hiragana(before) or before in _CLOSING:
        return Depth.PHRASE
    if in_word or (_katakana(before) and _katakana(after)):
        return Depth.LETTER
    return Depth.WORD


def _japanese(character: str) -> bool:
    return "\u3000" <= character <= "\u9fff" or "\uff00" <= character <= "\uff9f"


def _hiragana(character: str) -> bool:
    return "\u3041" <= character <= "\u309f"


def _katakana(character: str) -> bool:
    return "\u30a1" <= character <= "\u30ff"


def _kanji(character: str) -> bool:
    return "\u4e00" <= character <= "\u9fff"
