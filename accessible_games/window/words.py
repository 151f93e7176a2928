"""What the window itself says: public words, in the language of whoever it serves."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.japanese import read_text
from accessible_games.narration.spoken import spoken_form
from accessible_games.narration.text import join_sentences
from accessible_games.play.board import EntryState, placed_text
from accessible_games.play.ports import SpeechKind, Voice

SIGNS: Final = {
    " ": "space",
    ",": "comma",
    "、": "comma",
    ".": "stop",
    "。": "stop",
    ":": "colon",
    ";": "semicolon",
    "-": "hyphen",
    "_": "underscore",
    "'": "apostrophe",
    "’": "apostrophe",
    '"': "quote",
    "!": "exclamation",
    "?": "question",
    "/": "slash",
    "(": "open",
    ")": "close",
    "[": "open",
    "]": "close",
    "+": "plus",
    "*": "star",
    "&": "and",
    "@": "at",
    "#": "hash",
    "%": "percent",
    "=": "equals",
    "<": "less",
    ">": "greater",
    "|": "pipe",
    "~": "tilde",
    "^": "caret",
    "`": "grave",
    "\\": "backslash",
    "{": "brace-open",
    "}": "brace-close",
    "$": "dollar",
    "€": "euro",
    "£": "pound",
    "¥": "yen",
    "°": "degree",
    "§": "section",
    "–": "dash",
    "—": "dash",
    **dict.fromkeys("«»“”„「」『』", "quote"),
    "・": "dot",
    "·": "dot",
}
"""Signs that can be typed -> the end of the message that names them; "other" names the rest."""

_FIRST_LETTER: Final = re.compile(r"(?:^|[.!?]\s+)[^\W\d_]")


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words as they are drawn, and as a voice that reads kana alone says them."""

    text: str
    kana: str

    def as_sentence(self) -> Phrase:
        """With a capital where a sentence begins: a value that stands there has none of its own."""
        return Phrase(_FIRST_LETTER.sub(lambda found: found[0].upper(), self.text), self.kana)


class Words:
    """Words of the window's own catalogue.

    Args:
        language: the language now.
        voice: what speaks now, or None.
        paint: is given each answer, to be drawn: whoever has no speech has a key answered, too.
    """

    def __init__(
        self,
        language: Callable[[], str],
        voice: Callable[[], Voice | None],
        paint: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._language = language
        self._voice = voice
        self._paint = paint

    def phrase(self, key: str, /, **variables: Phrase | int | str) -> Phrase:
        """A message `window-<key>`; phrases among its variables are written and read in their own way."""
        language = self._language()
        written = {name: one.text if isinstance(one, Phrase) else one for name, one in variables.items()}
        text = catalogue(language, "window").text(f"window-{key}", **written)
        if language != "ja":
            return Phrase(text, text)
        read = {name: one.kana if isinstance(one, Phrase) else one for name, one in variables.items()}
        return Phrase(text, catalogue(KANA, "window").text(f"window-{key}", **read))

    def placed(self, phrase: Phrase, state: EntryState, number: int, count: int) -> Phrase:
        """An entry with its state and its place; 0 leaves the place out."""
        language = self._language()
        text = placed_text(language, phrase.text, state, number, count)
        kana = placed_text(KANA, phrase.kana, state, number, count) if language == "ja" else text
        return Phrase(text, kana)

    def key(self, key: str) -> Phrase:
        """A key as it is called: "Shift+S" is "Shift plus the key S"."""
        *modifiers, name = key.split("+")
        if name in SIGNS:
            said = self.letters(name)
        elif len(name) == 1:
            said = self.phrase("key-cap", cap=self.cap(name))
        elif name[0] == "F" and name[1:].isdecimal():
            said = self.phrase("key-function", n=int(name[1:]))
        else:
            said = self.phrase(f"key-{name.lower()}")
        for modifier in reversed(modifiers):
            said = self.phrase("key-with", modifier=self.phrase(f"key-{modifier.lower()}"), key=said)
        return said

    def typed_word(self, command: str) -> Phrase:
        """The first word that is typed for a command."""
        language = self._language()
        text, kana = (
            re.split("[,、]", catalogue(locale, "play").text(f"play-word-{command}"))[0]
            for locale in (language, KANA if language == "ja" else language)
        )
        return Phrase(text, kana)

    def say(
        self,
        *phrases: Phrase,
        kind: SpeechKind,
        painted: Sequence[Phrase] | None = None,
        spoken: bool = True,
    ) -> None:
        """Speak phrases as one utterance, each a sentence; what answers a key is drawn as well.

        Args:
            phrases: what is said.
            kind: of speech.
            painted: those that are drawn, if not all.
            spoken: whether a voice says them.
        """
        voice, language = self._voice(), self._language()
        if kind in ("answer", "alert"):
            shown = phrases if painted is None else painted
            self._paint(join_sentences(language, [phrase.as_sentence().text for phrase in shown]))
        if voice is None or not spoken:
            return
        said = self._sentences(phrases, kana=voice.needs_kana(language))
        voice.say(said, kind=kind, language=language)

    def _sentences(self, phrases: Sequence[Phrase], *, kana: bool) -> str:
        parts = [phrase.kana if kana else phrase.as_sentence().text for phrase in phrases]
        locale = KANA if kana else self._language()
        return spoken_form(locale, join_sentences(locale, parts))

    def letters(self, text: str) -> Phrase:
        """What was typed as it is told: a blank or a sign alone by its name; a voice would pass over it."""
        name = SIGNS.get(text) or SIGNS.get(unicodedata.normalize("NFKC", text))
        if name is None and text and not any(letter.isalnum() for letter in text):
            name = "other"
        if name is not None:
            return self.phrase(f"sign-{name}")
        return Phrase(text, read_text(text) or text)

    def spoken(self, phrase: Phrase) -> str:
        """A phrase as the voice that speaks now wants it."""
        voice = self._voice()
        language = self._language()
        if voice is not None and voice.needs_kana(language):
            return phrase.kana
        return spoken_form(language, phrase.text)

    def spell(self, phrase: Phrase) -> None:
        """Speak what was typed."""
        voice = self._voice()
        if voice is not None:
            voice.say(self.spoken(phrase), kind="echo", language=self._language())

    def joined(self, *phrases: Phrase) -> Phrase:
        """Several things that were typed as one, in a list of them."""
        text, kana = ([getattr(phrase, form) for phrase in phrases] for form in ("text", "kana"))
        return Phrase(", ".join(text), "、".join(kana))

    def make_ahead(self, entries: Sequence[Phrase]) -> None:
        """Have entries made ready to be spoken, in this order."""
        voice, language = self._voice(), self._language()
        if voice is not None:
            said = [self._sentences((entry,), kana=voice.needs_kana(language)) for entry in entries]
            voice.make_ahead("list", [(text, language) for text in said])

    def cap(self, name: str) -> Phrase:
        """A letter, digit or sign as it stands on its cap."""
        letter = f"window-letter-{name.lower()}"
        if catalogue(KANA, "window").has(letter):
            return Phrase(name, catalogue(KANA, "window").text(letter))
        return Phrase(name, read_text(name) or name)
