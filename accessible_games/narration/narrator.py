"""From a fact to a line, for one listener, in one language, at one verbosity."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from accessible_games.engine import Fact, Game, Seat

from .catalogue import KANA, LANGUAGES
from .names import PlayerName
from .text import join_sentences
from .voice import Voice
from .wording import Verbosity
from .words import Vocabulary, vocabulary, with_players

__all__ = ["Line", "Narrator", "PlayerName", "Verbosity"]


@dataclass(frozen=True, slots=True)
class Line:
    """What is told.

    Attributes:
        text: for the screen, the terminal, a braille display, and engines that read the language.
        spoken: for any engine; equal to `text`, but in kana for Japanese.
        language: one of `LANGUAGES`.
    """

    text: str
    spoken: str
    language: str


class Narrator:
    """Tells facts in one language at one verbosity.

    Args:
        names: the players' names, by seat.
        language: one of `LANGUAGES`.
        verbosity: how much is said.

    Raises:
        ValueError: no such language.
    """

    def __init__(
        self, names: Sequence[PlayerName], language: str, verbosity: Verbosity = Verbosity.NORMAL
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language {language}: {', '.join(LANGUAGES)} are allowed")
        self.language = language
        self.verbosity = verbosity
        self._names = tuple(names)
        self._voice = Voice(language, names, verbosity)
        self._reading = Voice(KANA, names, verbosity) if language == "ja" else None

    def tell(self, fact: Fact, listener: Seat | None) -> Line:
        """One fact as `listener` gets it (None: the whole table, so with names and no "you").

        Raises:
            SecretSpokenError: the message would say what is sealed or hidden from this listener.
            MessageError: a fault of the catalogue.
        """
        text = self._voice.say(fact, listener)
        return Line(text, self._reading.say(fact, listener) if self._reading else text, self.language)

    def tell_all(self, facts: Iterable[Fact], listener: Seat | None) -> Line:
        """Several facts as one line of whole sentences; it raises what `tell` does."""
        lines = [self.tell(fact, listener) for fact in facts]
        text = join_sentences(self.language, [line.text for line in lines])
        spoken = join_sentences(KANA, [line.spoken for line in lines]) if self._reading else text
        return Line(text, spoken, self.language)

    def vocabulary(self, game: Game) -> Vocabulary:
        """The words of this language for a game's typed commands, the players' names among them."""
        return with_players(vocabulary(game, self.language), self._names)
