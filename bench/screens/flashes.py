"""How much the picture flashes while a game is played: no more than three times a second, nowhere large.

    python bench/screens/flashes.py [MODE]...

Plays duels in real time (all modes without a word), paints each picture that the window paints, and counts
as WCAG 2.2 does (2.3.1): a flash is a pair of opposed changes of relative luminance by a tenth or more,
where the darker one is under 0.8.  Printed: the most flashes within a second at any place of 1/64 of the
window, the largest share of the window that changes so at once, and how many pictures were painted.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from itertools import pairwise

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import numpy
import pygame
from moments import DUEL, LiveChoices, LiveTable, pytest

from accessible_games.cli.front import _outline_of, faces
from accessible_games.window.letters import Letters
from accessible_games.window.page import compose
from accessible_games.window.paint import Painter
from accessible_games.window.themes import PALETTES

WINDOW = (1280, 800)
CELLS = 8
"""The window is looked at in so many rows and columns."""


class Film:
    """Pictures as mean luminance of each cell, with their times."""

    def __init__(self, size: int, theme: str) -> None:
        self._letters = Letters(faces())
        self._painter = Painter(self._letters, _outline_of)
        self._surface = pygame.Surface(WINDOW)
        self._size, self._theme = size, PALETTES[theme]
        self._last = None
        self.frames: list[tuple[float, numpy.ndarray]] = []

    def take(self, now: float, scene: object) -> None:
        """Paint a scene, if it is another one than before."""
        if scene == self._last:
            return
        self._last = scene
        letters = self._letters
        page = compose(scene, *WINDOW, self._size, letters.measure, letters.leading, self._painter.aspect)  # type: ignore[arg-type]
        self._painter.paint(self._surface, page, self._theme)
        part = pygame.surfarray.array3d(self._surface) / 255
        linear = numpy.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
        light = linear @ numpy.array([0.2126, 0.7152, 0.0722])
        cells = light.reshape(CELLS, WINDOW[0] // CELLS, CELLS, WINDOW[1] // CELLS).mean(axis=(1, 3))
        self.frames.append((now, cells))

    def most_flashes(self) -> int:
        """The most flashes of one cell within a second."""
        worst = 0
        for column in range(CELLS):
            for row in range(CELLS):
                changes: deque[tuple[float, bool]] = deque()
                base = self.frames[0][1][column, row]
                for now, cells in self.frames[1:]:
                    light = cells[column, row]
                    if abs(light - base) >= 0.1 and min(light, base) < 0.8:
                        changes.append((now, light > base))
                        base = light
                    while changes and now - changes[0][0] > 1:
                        changes.popleft()
                    opposed = sum(one[1] != other[1] for one, other in pairwise(changes))
                    worst = max(worst, (opposed + 1) // 2)
        return worst

    def largest_change(self) -> float:
        """The largest share of the window that changes by a tenth or more at once."""
        return max((abs(b - a) >= 0.1).mean() for (_, a), (_, b) in pairwise(self.frames))


def film(mode: str, size: int, theme: str) -> Film:
    """Two minutes of duels."""
    made, keys, due = Film(size, theme), list[str](), [0.0]

    def decide(table: LiveTable) -> str | None:
        made.take(table.now, table.window.scene())
        if table.window.state.holder is None or table.now < due[0]:
            return None
        due[0] = table.now + 0.7
        keys[:] = keys or DUEL
        return keys.pop(0)

    with pytest.MonkeyPatch.context() as monkeypatch:
        table = LiveTable(monkeypatch, decide, until=120.0)
        table.sit("Jo", "bot", "bot", options={"mode": mode}, live=LiveChoices(practised=True), seed=3)
    return made


def main() -> None:
    for mode in sys.argv[1:] or ("buzz", "cluster"):
        for size in (100, 200):
            for theme in ("white-on-black", "black-on-white"):
                made = film(mode, size, theme)
                told = f"at most {made.most_flashes()} a second, {made.largest_change():.0%} of it at once"
                print(f"{mode:8} {size} % {theme:15} {len(made.frames):4} pictures: {told}")


if __name__ == "__main__":
    main()
