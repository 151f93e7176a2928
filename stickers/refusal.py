"""Why something cannot be printed, as one sentence in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from accessible_games.engine import OptionError
from accessible_games.narration.catalogue import Catalogue


@cache
def sheet_words(language: str) -> Catalogue:
    """The printed words and refusals of the sheets in "en", "fr" or "ja"."""
    return Catalogue(language, ("sheets",), root=files("stickers").joinpath("locale"))


class SheetError(OptionError):
    """Something that cannot be printed as asked; nothing has been written.

    The text of the exception is English; `sentence` gives it in any language.

    Attributes:
        key: the message in sheets.ftl.
        values: the variables of the message.
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key = key
        self.values = values
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        """One line: what, where, and what is allowed."""
        return sheet_words(language).text(self.key, **self.values)
