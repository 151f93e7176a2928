"""Paragraphs in lines: as few as their width allows, and of those the ones that read best.

Where a line may end says `narration.phrases`.  A reader at 6/60 finds the next line by its beginning
and reads a word at a time, so that a word alone in the last line, a line that ends within a word of
Japanese, or a number apart from what it counts, costs more than lines of unequal length.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_games.narration.phrases import Depth, pieces

_COST: Final = {Depth.PHRASE: 0.0, Depth.WORD: 0.2, Depth.ENDING: 0.6, Depth.LETTER: 1.5}
"""What it costs if a line ends there; a line that is half empty costs 0.25."""

_STOP: Final = 0.1
"""What it gains if a line ends with a sentence, or with what stands before a colon."""
_STOPS: Final = ".。!?！？:："

_FULL: Final = 0.4
_ALONE: Final = 0.3
"""A last line that is shorter than this part of the width costs the square of what it lacks, doubled, and
more if it is one word alone."""


class Paragraph:
    """A paragraph measured once, to be set at many sizes.

    Args:
        text: the paragraph.
        measure: width of a text per point of size.
        deepest: within what a line may end, see `narration.phrases`.
    """

    def __init__(self, text: str, measure: Callable[[str], float], deepest: Depth = Depth.PHRASE) -> None:
        parts = pieces(" ".join(text.split()), deepest)
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

    def count(self, limit: float) -> int:
        """How many lines of at most `limit` (width per point) it takes."""
        return len(self._filled(limit))

    def lines(self, limit: float) -> list[str]:
        """The lines of at most `limit` (width per point); a wider piece stands alone and sticks out."""
        begins = self._filled(limit)
        if len(begins) > 1 and self.widest <= limit:
            begins = self._best(limit, len(begins))
        ends = [*begins[1:], len(self._pieces)]
        return [self._text(begin, end) for begin, end in zip(begins, ends, strict=True)]

    def _filled(self, limit: float) -> list[int]:
        """With which piece each line begins if each takes as many as it holds."""
        begins: list[int] = []
        used = 0.0
        for at, (piece, width) in enumerate(self._pieces):
            gap = self._space if piece.spaced else 0.0
            if not begins or used + gap + width > limit + 1e-9:
                begins.append(at)
                used = width
            else:
                used += gap + width
        return begins

    def _best(self, limit: float, count: int) -> list[int]:
        """The same for so many lines as cost least."""
        total = len(self._pieces)
        best: list[tuple[float, list[int]] | None] = [None] * (total + 1)
        best[0] = (0.0, [])
        for _ in range(count):
            reached: list[tuple[float, list[int]] | None] = [None] * (total + 1)
            for begin, known in enumerate(best[:total]):
                if known is None:
                    continue
                for end, cost in self._ends(begin, limit):
                    new = (known[0] + cost, [*known[1], begin])
                    old = reached[end]
                    if old is None or new[0] < old[0] - 1e-9:
                        reached[end] = new
            best = reached
        found = best[total]
        assert found is not None, "so many lines hold it, filled one after the other"
        return found[1]

    def _ends(self, begin: int, limit: float) -> list[tuple[int, float]]:
        """Behind which pieces a line that begins there can end, and what each costs."""
        found: list[tuple[int, float]] = []
        used = 0.0
        for at in range(begin, len(self._pieces)):
            piece, width = self._pieces[at]
            used += width + (self._space if piece.spaced and at > begin else 0.0)
            if used > limit + 1e-9:
                break
            found.append((at + 1, self._cost(begin, at, used / limit)))
        return found

    def _cost(self, first: int, last: int, full: float) -> float:
        if last + 1 == len(self._pieces):
            alone = _ALONE if first == last and full < _FULL else 0.0
            return 2 * max(0.0, _FULL - full) ** 2 + alone
        stop = self._pieces[last][0].text[-1] in _STOPS
        return (1 - full) ** 2 + _COST[self._pieces[last + 1][0].depth] - (_STOP if stop else 0.0)

    def _text(self, begin: int, end: int) -> str:
        line = ""
        for piece, _ in self._pieces[begin:end]:
            line += (" " if piece.spaced and line else "") + piece.text
        return line
