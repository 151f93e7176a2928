"""A line that is typed: letters as the system's input method gives them, nothing of single keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LONGEST: Final = 200


@dataclass(slots=True)
class TypingField:
    """What is being typed.

    Attributes:
        question: what it answers.
        wanted: whether a line is asked for, so that there is no way back to something else.
        text: what was typed so far.
        composing: what an input method has not settled yet.
    """

    question: str
    wanted: bool
    text: str = ""
    composing: str = ""

    def add(self, text: str) -> str:
        """Take settled letters; returns those that fitted."""
        printable = "".join(letter for letter in text if letter.isprintable())
        taken = printable[: LONGEST - len(self.text)]
        self.text += taken
        self.composing = ""
        return taken

    def drop(self) -> str:
        """Take the last letter away; returns it, "" if there was none."""
        last, self.text = self.text[-1:], self.text[:-1]
        return last

    @property
    def shown(self) -> str:
        """What is drawn: what was typed, and what is being composed."""
        return f"{self.text}{self.composing}"
