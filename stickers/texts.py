"""The words of the stickers package, and errors that can be told in each of the languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from accessible_games.engine import OptionError
from accessible_games.narration.catalogue import Catalogue


@cache
def texts(language: str, *stems: str) -> Catalogue:
    """The catalogue of `stickers/locale/<language>`; the files named by their stems, e.g. "marks"."""
    return Catalogue(language, stems, root=files("stickers").joinpath("locale"))


def short(value: object) -> str:
    """What somebody wrote, on one line of at most 40 characters, for repeating it in an error."""
    text = " ".join(str(value).split())
    return text if len(text) <= 40 else f"{text[:37]}..."


class DeckError(OptionError):
    """A code, a mark or a deck that cannot be used as given.

    The text of the exception is English; `sentence` gives it in any language.

    Attributes:
        key: the message in marks.ftl, e.g. "fault-order": one per kind of mistake.
        values: the variables of the message; another DeckError among them is told in its language.
    """

    def __init__(self, key: str, /, **values: str | int | DeckError) -> None:
        self.key = key
        self.values = values
        super().__init__(self.sentence("en"))

    def sentence(self, language: str) -> str:
        """One line: what, where, and what is allowed."""
        told = {
            name: value.sentence(language) if isinstance(value, DeckError) else value
            for name, value in self.values.items()
        }
        return texts(language, "marks").text(self.key, **told)
