"""Pictures of every kind of screen on sheets to be looked at.

    python bench/screens/run.py FOLDER [--language en] [--game kami] [--window 1280x800] [--size 200]
                                       [--theme white-on-black] [--only WORD] [--no-menu]

An option may be repeated; without it the usual ones are taken.  The moments are gathered once and kept in
FOLDER as scenes: a change of the page is seen by running it again, a change of words or of scenes after
`rm FOLDER/*.scenes`.
Each sheet is a PNG of at most twelve pictures, named in FOLDER/index.txt.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pygame.image
import pygame.transform
from moments import kept

from accessible_games.cli.front import _outline_of, faces
from accessible_games.games import GAMES
from accessible_games.window.letters import Letters
from accessible_games.window.page import compose
from accessible_games.window.paint import Painter
from accessible_games.window.scene import Scene
from accessible_games.window.themes import PALETTES

COLUMNS, ROWS = 3, 4
WIDE = 640
"""How wide a picture is on a sheet; the letters of a page at 200 % can be read there."""


def sheets(moments: dict[str, Scene], folder: Path, window: tuple[int, int], size: int, theme: str) -> None:
    """Paint moments at one size."""
    letters = Letters(faces())
    painter = Painter(letters, _outline_of)
    high = round(WIDE * window[1] / window[0])
    surface = pygame.Surface(window)
    names = list(moments)
    at = 0
    with (folder / "index.txt").open("a", encoding="utf-8") as index:
        for first in range(0, len(names), COLUMNS * ROWS):
            sheet = pygame.Surface((COLUMNS * (WIDE + 6), ROWS * (high + 6)))
            sheet.fill((128, 128, 128))
            at += 1
            path = folder / f"{window[0]}x{window[1]}-{size}-{theme}-{at:02}.png"
            index.write(f"{path.name}\n")
            for place, name in enumerate(names[first : first + COLUMNS * ROWS]):
                scene = moments[name]
                page = compose(scene, *window, size, letters.measure, letters.leading, painter.aspect)
                painter.paint(surface, page, PALETTES[theme], scene.picture)
                small = pygame.transform.smoothscale(surface, (WIDE, high))
                sheet.blit(small, ((place % COLUMNS) * (WIDE + 6), (place // COLUMNS) * (high + 6)))
                index.write(f"  {place + 1}: {name}\n")
            pygame.image.save(sheet, str(path))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    for name, usual in (
        ("language", "en"),
        ("window", "1280x800"),
        ("size", "200"),
        ("theme", "white-on-black"),
    ):
        parser.add_argument(f"--{name}", action="append", default=None, help=f"usual: {usual}")
        parser.set_defaults(**{f"usual_{name}": [usual]})
    parser.add_argument("--game", action="append", default=None)
    parser.add_argument("--only", default="", help="a word of the names of moments")
    parser.add_argument("--no-menu", action="store_true")
    asked = parser.parse_args()
    pygame.display.init()
    games = tuple(asked.game or GAMES)
    for language in asked.language or ["en"]:
        for game in games:
            moments = kept(asked.folder / f"{game}-{language}.scenes", (language,), (game,), menu=False)
            _all(asked, moments, asked.folder / f"{game}-{language}")
        if not asked.no_menu:
            moments = kept(asked.folder / f"menu-{language}.scenes", (language,), (), menu=True)
            _all(asked, moments, asked.folder / f"menu-{language}")


def _all(asked: argparse.Namespace, moments: dict[str, Scene], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    some = {name: scene for name, scene in moments.items() if asked.only in name}
    for window in asked.window or ["1280x800"]:
        width, _, height = window.partition("x")
        for size in asked.size or ["200"]:
            for theme in asked.theme or ["white-on-black"]:
                sheets(some, folder, (int(width), int(height)), int(size), theme)


if __name__ == "__main__":
    main()
