"""The words of the stickers package in each of the languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from accessible_games.narration.catalogue import Catalogue


@cache
def texts(language: str, *stems: str) -> Catalogue:
    """The catalogue of `stickers/locale/<language>`; the files named by their stems, e.g. "marks"."""
    return Catalogue(language, stems, root=files("stickers").joinpath("locale"))


def short(value: object) -> str:
    """What somebody wrote, on one line of at most 40 characters, for repeating it in an error."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else f"{text[:37]}..."
