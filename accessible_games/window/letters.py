"""Letters on the screen: a face for Latin text and one for Japanese, each standing in for the other."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import pygame.font

from .glyphs import characters_of

_LEADING = 1.25


class Letters:
    """The faces of the window, at any size.

    Args:
        faces: TrueType files as bytes, in the order in which they are asked for a character; where
            there are none, or one cannot be read, pygame's own face is taken.
    """

    def __init__(self, faces: Sequence[bytes]) -> None:
        pygame.font.init()
        self._faces: list[bytes | None] = []
        self._characters: list[frozenset[int]] = []
        for face in faces:
            try:
                pygame.font.Font(io.BytesIO(face), 12)
                self._characters.append(characters_of(face))
            except (pygame.error, RuntimeError, ValueError):
                continue
            self._faces.append(face)
        self.missing = len(self._faces) < max(1, len(faces))
        """Whether a face could not be read, so that letters may be missing."""
        if not self._faces:
            self._faces.append(None)
        self._font = lru_cache(maxsize=64)(self._load)
        self._face_of = lru_cache(maxsize=8192)(self._find_face)
        self._width = lru_cache(maxsize=16384)(self._measure)

    def measure(self, text: str, size: int) -> int:
        """Width in pixels."""
        return self._width(text, size)

    def leading(self, size: int) -> int:
        """Height of a line in pixels."""
        return round(size * _LEADING)

    def covers(self, character: str) -> bool:
        """Whether a face has a glyph for it."""
        return any(ord(character) in known for known in self._characters)

    def draw(self, text: str, size: int, colour: tuple[int, int, int]) -> pygame.Surface:
        """A line of text, as high as `leading` says."""
        runs = [
            (self._font(face, size), run.render(part, True, colour))
            for face, part in self._runs(text)
            for run in (self._font(face, size),)
        ]
        line = pygame.Surface((max(1, self.measure(text, size)), self.leading(size)), pygame.SRCALPHA)
        base = max((font.get_ascent() for font, _ in runs), default=0)
        height = max((font.get_height() for font, _ in runs), default=0)
        top = max(0, (self.leading(size) - height) // 2)
        x = 0
        for font, part in runs:
            line.blit(part, (x, top + base - font.get_ascent()))
            x += part.get_width()
        return line

    def _measure(self, text: str, size: int) -> int:
        return sum(self._font(face, size).size(part)[0] for face, part in self._runs(text))

    def _runs(self, text: str) -> list[tuple[int, str]]:
        return [(face, "".join(part)) for face, part in groupby(text, key=self._face_of)]

    def _find_face(self, character: str) -> int:
        code = ord(character)
        return next((face for face, known in enumerate(self._characters) if code in known), 0)

    def _load(self, face: int, size: int) -> pygame.font.Font:
        """A face whose line, ascent and descent together, is no higher than `leading`."""
        source = self._faces[face]
        font = pygame.font.Font(None if source is None else io.BytesIO(source), size)
        while font.get_height() > self.leading(size) and size > 4:
            size -= 1
            font = pygame.font.Font(None if source is None else io.BytesIO(source), size)
        return font
