"""The words of the stickers package in each of the languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from accessible_games.games import GAMES, STANDARD
from accessible_games.narration.catalogue import Catalogue, catalogue, is_stem, nearest_locale


@cache
def texts(language: str, *stems: str) -> Catalogue:
    """The catalogue of `stickers/locale/<language>`; the files named by their stems, e.g. "marks"."""
    return Catalogue(language, stems, root=files("stickers").joinpath("locale"))


def game_words(game: str, part: str, language: str) -> Catalogue | None:
    """What a game says of itself on paper: its "menu", "print" or "sheet"; `STANDARD` has a "print" alone.

    Returns:
        The words in the language, or in one that it has; None for a deck of one's own, and where the
        game has nothing to say.
    """
    stem = f"{game}-{part}"
    if game not in (*GAMES, STANDARD):
        return None
    near = nearest_locale(language, stem)
    return catalogue(near, stem) if is_stem(near, stem) else None


def directed(dx: float, dy: float, rotation: float) -> dict[str, float | str]:
    """A move and a turn as variables of a message: how far, without a sign, and which way.

    Args:
        dx: to the right, mm.
        dy: down, mm.
        rotation: clockwise, degrees.
    """
    return {
        "x": round(abs(dx), 2),
        "across": "left" if dx < 0 else "right",
        "y": round(abs(dy), 2),
        "along": "up" if dy < 0 else "down",
        "angle": round(abs(rotation), 2),
        "turn": "back" if rotation < 0 else "on",
    }


def short(value: object) -> str:
    """What somebody wrote, on one line of at most 40 characters, for repeating it in an error."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else f"{text[:37]}..."
