"""Why something is not done as asked, as one sentence in the reader's language."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, runtime_checkable

from accessible_games.engine import GameError, OptionError

from .texts import texts


@runtime_checkable
class Told(Protocol):
    """A part of a sentence that has words of its own in each language: a place, a list, another refusal."""

    def sentence(self, language: str) -> str:
        """Its words in that language."""
        ...


_LONGEST: Final = 500
"""Characters of one part of a sentence: a long path, or all sheets that are known."""

_LONGEST_KEY: Final = 40


@dataclass(frozen=True, slots=True)
class Measure:
    """Width and height in mm as part of a sentence: "63.5 x 88.9", in French "63,5 x 88,9"."""

    width: float
    height: float

    def sentence(self, language: str) -> str:
        """Both, with one decimal."""
        sides = {"width": round(self.width, 1), "height": round(self.height, 1)}
        return texts(language, "sheets").text("measure", **sides)


class Refusal(GameError):
    """Something that is refused; nothing has been written.

    The text of the exception is English; `sentence` gives it in any language.

    Attributes:
        stem: of the message file that has the sentences of this class.
        key: the message: one per kind of mistake.
        values: the variables of the message; what is `Told` among them is told in its language.
    """

    stem: ClassVar[str]

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key = key
        self.values = values
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        """One line: what, where, and what is allowed."""
        told = {name: _as_told(value, language) for name, value in self.values.items()}
        return texts(language, self.stem).text(self.key, **told)


def _as_told(value: Any, language: str) -> Any:
    """A part of a sentence: whatever somebody typed, it stays one that can be read to its end."""
    if isinstance(value, Told):
        return value.sentence(language)
    if isinstance(value, str):
        text = value.replace("\0", "\\0")
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..."
    return value


def named_key(key: str) -> str:
    """A key of somebody's file as part of a sentence that also lists the keys that are known."""
    return key if len(key) <= _LONGEST_KEY else f"{key[:_LONGEST_KEY]}..."


class DeckError(Refusal, OptionError):
    """A code, a mark or a deck that cannot be used as given."""

    stem = "marks-refusals"


class SheetError(Refusal, OptionError):
    """Sheets that cannot be printed as asked."""

    stem = "sheets-refusals"


def sentence_of(error: GameError, language: str) -> str:
    """The one line that a refusal is told in: in `language` if it knows how."""
    return error.sentence(language) if isinstance(error, Refusal) else str(error)


# -- why cards cannot be printed --------------------------------------------------------------

CARDS = "cards"
"""The file of the words of printed cards in each locale folder."""


class CardError(Refusal, OptionError):
    """Cards that cannot be printed as asked."""

    stem = CARDS


class FitError(CardError):
    """A card or page whose text does not fit at 16 points.

    Attributes:
        needed: millimetres that the text needs.
        available: millimetres that there are.
    """

    def __init__(self, key: str, /, *, needed: float, available: float, **values: Any) -> None:
        # Rounded apart, so that the sentence never says that 59.9 mm are needed and there are 59.9.
        shown = {"needed": math.ceil(needed * 10) / 10, "available": math.floor(available * 10) / 10}
        super().__init__(key, **shown, **values)
        self.needed = needed
        self.available = available
