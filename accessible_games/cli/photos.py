"""A photo of a sticker that a player's phone has taken: which card it is, in that player's words."""

from __future__ import annotations

from collections.abc import Callable

from accessible_games.narration.catalogue import catalogue
from stickers.cli.photo import NotRead, can_read_photos, card_in_photo


def photo_reader() -> Callable[[str, str, bytes], tuple[str, str]] | None:
    """What reads photos, where OpenCV is there (the extra [scan]); else None.

    It is given a game, a language and a JPEG, and returns what the card is called, "" if it cannot be
    read, and in that case why not.
    """
    return _read if can_read_photos() else None


def _read(game: str, language: str, content: bytes) -> tuple[str, str]:
    try:
        return card_in_photo(game, language, content), ""
    except NotRead as problem:
        return "", catalogue(language, "host").text(f"host-photo-{problem.why}")
