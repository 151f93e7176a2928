"""Text in lines of a width in pixels: broken where the language allows it, never cut off."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from accessible_games.play.layout import atoms

Measure = Callable[[str, int], int]
"""Width in pixels of a text at a size in pixels."""


def fold(text: str, width: int, size: int, measure: Measure) -> list[str]:
    """The text in lines of at most so many pixels; a word that is wider alone is broken."""
    lines = [""]
    for atom in atoms(text):
        candidate = lines[-1] + atom if lines[-1] else atom.strip()
        if measure(candidate, size) <= width:
            lines[-1] = candidate
            continue
        if lines[-1]:
            lines.append("")
        *whole, lines[-1] = _pieces(atom.strip(), width, size, measure)
        lines[-1:-1] = whole
    return lines


def _pieces(word: str, width: int, size: int, measure: Measure) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and measure(pieces[-1] + letter, size) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def fit(
    text: str, width: int, height: int, sizes: Sequence[int], measure: Measure, leading: Callable[[int], int]
) -> tuple[int, list[str]]:
    """The largest of some sizes, falling, at which a text stands whole in a box; and its lines.

    At the last of them it is not asked any more whether it does.
    """
    for size in sizes:
        lines = fold(text, width, size, measure)
        if len(lines) * leading(size) <= height:
            break
    return size, lines
