"""A line that is typed: letters as the system's input method gives them, nothing of single keys."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 200
CURSOR: Final = "|"


@dataclass(slots=True)
class TypingField:
    """What is being typed.

    Attributes:
        question: what it answers.
        wanted: whether a line is asked for, so that there is no way back to something else.
        text: what was typed so far.
        cursor: how many letters stand before the place where one is typed.
        composing: what an input method has not settled yet.
    """

    question: str
    wanted: bool
    text: str = ""
    cursor: int = 0
    composing: str = ""

    def add(self, text: str) -> str:
        """Take settled letters at the cursor; returns those that fitted."""
        written = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in text)
        printable = "".join(letter for letter in written if letter.isprintable())
        taken = printable[: LONGEST - len(self.text)]
        self.text = self.text[: self.cursor] + taken + self.text[self.cursor :]
        self.cursor += len(taken)
        self.composing = ""
        return taken

    def drop(self) -> str:
        """Take the letter before the cursor away; returns it, "" if there was none."""
        return self._take(self.cursor - 1)

    def drop_next(self) -> str:
        """Take the letter behind the cursor away; returns it, "" if there was none."""
        return self._take(self.cursor)

    def _take(self, place: int) -> str:
        if not 0 <= place < len(self.text):
            return ""
        taken = self.text[place]
        self.text = self.text[:place] + self.text[place + 1 :]
        self.cursor = place
        return taken

    def move(self, by: int) -> bool:
        """Go letters on, or back; returns whether an end was in the way."""
        wanted = self.cursor + by
        self.cursor = max(0, min(wanted, len(self.text)))
        return wanted != self.cursor

    @property
    def letter(self) -> str:
        """The letter behind the cursor; "" at the end."""
        return self.text[self.cursor : self.cursor + 1]

    def shown(self, *, hidden: bool) -> str:
        """What is drawn: what was typed and is being composed, as stars if it is hidden, and the cursor."""
        before, behind = self.text[: self.cursor] + self.composing, self.text[self.cursor :]
        if hidden:
            before, behind = "*" * len(before), "*" * len(behind)
        return f"{before}{CURSOR}{behind}"
