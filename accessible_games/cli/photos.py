"""A photo of a sticker that a player's phone has taken: which card it is, in that player's words."""

from __future__ import annotations

import io
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final

from accessible_games.games.deck import load_deck
from accessible_games.narration.catalogue import catalogue

_MOST_PIXELS: Final = 16_000_000
"""The page sends 1,600 by 1,600 at most; what is more was not sent by it."""


def photo_reader() -> Callable[[str, str, bytes], tuple[str, str]] | None:
    """What reads photos, where OpenCV is there (the extra [scan]); else None.

    It is given a game, a language and a JPEG, and returns what the card is called, "" if it cannot be
    read, and in that case why not.
    """
    return _read if find_spec("cv2") is not None else None


def _read(game: str, language: str, content: bytes) -> tuple[str, str]:
    from PIL import Image

    from stickers.check.faults import Unreadable
    from stickers.check.photo import read_label
    from stickers.names import name_of

    deck = load_deck(game)
    words = catalogue(language, "host")
    try:
        with Image.open(io.BytesIO(content), formats=("JPEG", "PNG")) as image:
            if image.width * image.height > _MOST_PIXELS:
                return "", words.text("host-photo-none")
            card = read_label(image.convert("RGB"), deck)
    except Unreadable as problem:
        return "", words.text(f"host-photo-{problem.key.rpartition('-')[2]}")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return "", words.text("host-photo-none")
    return name_of(deck, card, language), ""
