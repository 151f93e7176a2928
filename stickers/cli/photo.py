"""Which card a photo of a sticker shows, for a player who has taken it and is asked whether that is right."""

from __future__ import annotations

import io
from importlib.util import find_spec
from typing import Final

from accessible_games.games.deck import load_deck

_MOST_PIXELS: Final = 16_000_000
"""A page of ours sends 1,600 by 1,600 at most; what is more was not sent by it."""


class NotRead(Exception):
    """No card can be told from the photo.

    Args:
        why: the last word of the message that says so (`host-photo-none` and its neighbours).
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def can_read_photos() -> bool:
    """Whether OpenCV is there, which the extra [scan] brings."""
    return find_spec("cv2") is not None


def card_in_photo(game: str, language: str, content: bytes) -> str:
    """What the card is called whose sticker a photo shows.

    Args:
        game: whose box it is of.
        language: in which it is called so.
        content: a JPEG or a PNG.

    Raises:
        NotRead: it is no picture, or a mark cannot be told for certain.
    """
    from PIL import Image

    from ..check.faults import Unreadable
    from ..check.photo import read_label
    from ..names import name_of

    deck = load_deck(game)
    try:
        with Image.open(io.BytesIO(content), formats=("JPEG", "PNG")) as image:
            if image.width * image.height > _MOST_PIXELS:
                raise NotRead("none")
            return name_of(deck, read_label(image.convert("RGB"), deck), language)
    except Unreadable as problem:
        raise NotRead(problem.key.rpartition("-")[2]) from problem
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as problem:
        raise NotRead("none") from problem
