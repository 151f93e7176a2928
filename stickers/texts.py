"""The words of the stickers package, and errors that can be told in each of the languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from accessible_games.engine import GameError
from accessible_games.narration.catalogue import Catalogue


@cache
def texts(language: str, *stems: str) -> Catalogue:
    """The catalogue of `stickers/locale/<language>`; the files named by their stems, e.g. "marks"."""
    return Catalogue(language, stems, root=files("stickers").joinpath("locale"))


class PrintError(GameError):
    """Input that cannot be printed; `str()` tells it in English, `tell` in any language.

    Attributes:
        fault: the message's id in marks.ftl, e.g. "fault-order": one per kind of mistake.
        variables: what the message needs.
    """

    def __init__(self, fault: str, /, **variables: str | int) -> None:
        super().__init__(fault, variables)
        self.fault = fault
        self.variables = variables

    def tell(self, language: str) -> str:
        """One sentence that says what is wrong, where, and what is allowed."""
        return texts(language, "marks").text(self.fault, **self.variables)

    def __str__(self) -> str:
        return self.tell("en")
