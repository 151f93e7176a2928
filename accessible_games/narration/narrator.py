"""From a fact to a line, for one listener, in one language, at one verbosity."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from accessible_games.engine import Fact, Game, Seat

from .catalogue import KANA, LANGUAGES
from .names import PlayerName
from .parts import Part
from .romaji import FOREIGN
from .spoken import spoken_form
from .text import join_sentences
from .voice import Voice
from .wording import Verbosity
from .words import Vocabulary, vocabulary, with_players

__all__ = ["Line", "Narrator", "PlayerName", "Verbosity"]


@dataclass(frozen=True, slots=True)
class Line:
    """What is told.

    Attributes:
        text: for the screen and the terminal.
        spoken: for any voice: in kana for Japanese, else its spoken form (see `spoken`).
        language: one of `LANGUAGES`.
    """

    text: str
    spoken: str
    language: str

    def heard(self, *, kana: bool) -> str:
        """What a voice is given: the text of Japanese, if it reads kanji; else the spoken form."""
        return self.text if self.language == "ja" and not kana else self.spoken


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
        self._own: tuple[Vocabulary, Vocabulary] | None = None
        self._voice = Voice(language, names, verbosity)
        reading = KANA if language == "ja" else language
        self._reading = Voice(reading, names, verbosity, spoken=True)

    def tell(self, fact: Fact, listener: Seat | None) -> Line:
        """One fact as `listener` gets it (None: the whole table, so with names and no "you").

        Raises:
            SecretSpokenError: the message would say what is sealed or hidden from this listener.
            MessageError: a fault of the catalogue.
        """
        text = self._voice.say(fact, listener)
        if self.language == "ja" or FOREIGN.search(text):
            text_read = self._reading.say(fact, listener)
        else:
            text_read = text
        return Line(text, spoken_form(self.language, text_read), self.language)

    def parts(self, fact: Fact, listener: Seat | None) -> tuple[Part, ...]:
        """The text of `tell`, taken apart at the things that it names; it raises what `tell` does."""
        return self._voice.parts(fact, listener)

    def tell_all(self, facts: Iterable[Fact], listener: Seat | None) -> Line:
        """Several facts as one line of whole sentences; it raises what `tell` does."""
        lines = [self.tell(fact, listener) for fact in facts]
        text = join_sentences(self.language, [line.text for line in lines])
        locale = KANA if self.language == "ja" else self.language
        spoken = join_sentences(locale, [line.spoken for line in lines])
        return Line(text, spoken, self.language)

    def vocabulary(self, game: Game) -> Vocabulary:
        """The words of this language for a game's typed commands, the players' names among them."""
        words = vocabulary(game, self.language)
        if self._own is None or self._own[0] is not words:
            self._own = words, with_players(words, self._names)
        return self._own[1]
