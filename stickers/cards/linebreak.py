"""Where a line may end: at spaces in Latin text, by the kinsoku rules in Japanese.

Words are never split.  Japanese is first broken between phrases (after a particle or a comma, before
the next noun), which reads far better in large print; where that does not fit, anywhere but inside
words in katakana, inside words of two or three kanji and before the ending of a kanji; and only then
anywhere that kinsoku allows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

NO_LINE_START: Final = frozenset(
    "、。，．・：；？！゛゜ヽヾゝゞ々ー）〕］｝〉》」』】’”…‥〜～％%)]}!?,.:;»"
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
)
NO_LINE_END: Final = frozenset("（〔［｛〈《「『【‘“([{«")
_PHRASE_END: Final = frozenset("、。，．；？！")
_CLOSING: Final = frozenset("）〕］｝〉》」』】")
_WHOLE: Final = re.compile(
    "捨て札|伏せ札|利き手|引き分け|受け取|取り[除出]|組み合わせ|[配作]り直|お見事|見分け|言い当て|置き換え|付け加え"
    "|ません|ました|ます|でした|です|ください"
    "|または|すべて|そのまま|だけ|まだ|から|まで|とき"
)
"""Words that the rule of phrases would cut after their first hiragana, and endings that no line begins in."""
_KANJI_WORD: Final = re.compile("[\u4e00-\u9fff]{3}(?![\u4e00-\u9fff])|[\u4e00-\u9fff]{2}")
"""Most words of kanji have two; a third one behind them belongs to them, as in 魔法薬."""
_GLUED_AFTER_SPACE: Final = frozenset(";:!?»%")


@dataclass(frozen=True, slots=True)
class Piece:
    """What must stay on one line; `spaced` if a space separates it from the piece before."""

    text: str
    spaced: bool


def pieces(text: str, *, phrases: bool = True, words: bool = False) -> tuple[Piece, ...]:
    """The text cut wherever a line may end.

    Args:
        text: one paragraph.
        phrases: Japanese only between phrases; False: anywhere that kinsoku allows.
        words: with `phrases` false, keep words in katakana, words of kanji, and kanji with their endings,
            whole.
    """
    return tuple(_pieces(" ".join(text.split()), phrases, words))


def _pieces(text: str, phrases: bool, words: bool) -> Iterator[Piece]:
    start, spaced = 0, False
    whole = {at for word in _WHOLE.finditer(text) for at in range(word.start() + 1, word.end())}
    if words:
        whole |= {at for word in _KANJI_WORD.finditer(text) for at in range(word.start() + 1, word.end())}
    for at in range(1, len(text)):
        before, after = text[at - 1], text[at]
        if before == " " and start < at - 1 and after not in _GLUED_AFTER_SPACE and text[at - 2] != "«":
            yield Piece(text[start : at - 1], spaced)
            start, spaced = at, True
        elif " " not in (before, after) and at not in whole and _may_break(before, after, phrases, words):
            yield Piece(text[start:at], spaced)
            start, spaced = at, False
    if text:
        yield Piece(text[start:], spaced)


def _may_break(before: str, after: str, phrases: bool, words: bool) -> bool:
    if after in NO_LINE_START or before in NO_LINE_END:
        return False
    if not (_japanese(before) or _japanese(after)):
        return False
    if before.isdecimal() and _japanese(after):  # 3点, 10枚
        return False
    if not phrases:
        return not (words and _one_word(before, after))
    if before in _PHRASE_END:
        return True
    return (_hiragana(before) or before in _CLOSING) and not _hiragana(after)


def _japanese(character: str) -> bool:
    return "\u3000" <= character <= "\u9fff" or "\uff00" <= character <= "\uff9f"


def _hiragana(character: str) -> bool:
    return "\u3041" <= character <= "\u309f"


def _one_word(before: str, after: str) -> bool:
    """A word in katakana, or a kanji and its ending in hiragana."""
    return (_katakana(before) and _katakana(after)) or ("\u4e00" <= before <= "\u9fff" and _hiragana(after))


def _katakana(character: str) -> bool:
    return "\u30a1" <= character <= "\u30ff"


class Paragraph:
    """A paragraph measured once, to be set at many sizes.

    Args:
        text: the paragraph.
        measure: width of a text per point of size.
        phrases: see `pieces`.
        words: see `pieces`.
    """

    def __init__(
        self, text: str, measure: Callable[[str], float], *, phrases: bool = True, words: bool = False
    ) -> None:
        parts = pieces(text, phrases=phrases, words=words)
        self._pieces = [(piece, measure(piece.text)) for piece in parts]
        self._space = measure(" ")
        self.widest = max((width for _, width in self._pieces), default=0.0)
        """Width per point of the widest piece: the paragraph fits no narrower line."""
        spaces = sum(self._space for piece, _ in self._pieces if piece.spaced)
        self.width = spaces + sum(width for _, width in self._pieces)
        """Width per point of the whole paragraph on one line."""

    def widest_text(self) -> str:
        """The piece that needs the most width."""
        return max(self._pieces, key=lambda pair: pair[1])[0].text

    def lines(self, limit: float) -> list[str]:
        """The lines of at most `limit` (width per point); a wider piece stands alone and sticks out."""
        lines: list[str] = []
        line, used = "", 0.0
        for piece, width in self._pieces:
            gap = self._space if piece.spaced else 0.0
            if line and used + gap + width > limit + 1e-9:
                lines.append(line)
                line, used = piece.text, width
            else:
                line += (" " if piece.spaced and line else "") + piece.text
                used += (gap if used else 0.0) + width
        return [*lines, line] if line else lines
