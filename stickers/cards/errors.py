"""Why cards cannot be printed, as one sentence in the reader's language."""

from __future__ import annotations

import math
from typing import Any

from accessible_games.engine import OptionError

from ..refusal import Refusal

STEM = "cards"
"""The file of printed words and refusals of this package in each locale folder."""


class CardError(Refusal, OptionError):
    """Cards that cannot be printed as asked."""

    stem = STEM


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
