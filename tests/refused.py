"""What a refusal sounds like, for tests of those who tell it: they name it, its wording stands in one place.

The sentences themselves are read and kept in `tests/golden/<name>/refusals.txt`.
"""

from __future__ import annotations

from accessible_games.engine import Refused, Seat
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator


def sentence(refused: Refused, *names: str, language: str = "en") -> str:
    """The text with which somebody is refused something.

    Args:
        refused: why.
        names: of those at the table, if it names one.
        language: of whoever is refused it.
    """
    return Narrator([PlayerName(name) for name in names], language).tell(refused, Seat(0)).text


def times_told(text: str, refused: Refused, *names: str, language: str = "en") -> int:
    """How often somebody is refused that in what a terminal shows, however it broke the lines."""
    return " ".join(text.split()).count(" ".join(sentence(refused, *names, language=language).split()))
