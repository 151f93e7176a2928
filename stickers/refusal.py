"""Why something cannot be printed, as one sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from accessible_games.engine import GameError, OptionError

from .texts import DeckError, texts


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
        return texts(language, "sheets").text(self.key, **self.values)


def sentence_of(error: GameError, language: str) -> str:
    """The one line that a refusal is told in: in `language` if it knows how."""
    return error.sentence(language) if isinstance(error, SheetError | DeckError) else str(error)
