"""The route to the player's own screen reader: it reads what all may hear, our voice what is private.

Never two voices: a line goes to one of them.  Where no reader answers, our voice says everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Literal

from .notices import Notice
from .pcm import Ear
from .reader import Reader
from .speech_queue import REPLIES, Kind
from .voice import Voice
from .voices import VoiceInfo, VoiceSettings


class RoutedVoice:
    """A voice whose public lines the screen reader reads and shows in braille.

    Nobody can know when a reader has read a line: what waits for speech waits for our own voice only.

    Args:
        voice: our own voice.
        reader: the link to the screen reader.
    """

    def __init__(self, voice: Voice, reader: Reader) -> None:
        self._voice = voice
        self._reader = reader
        self._pressed = False
        """Whether a key was pressed since the last reply."""

    def say(
        self,
        text: str,
        *,
        kind: Kind,
        language: str,
        private: bool = False,
        ear: Ear = "both",
        device: str = "",
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
        beside: tuple[str, str] = ("", ""),
    ) -> int | None:
        """Let the reader read a public line, or our own voice say it; see `Voice.say`.

        Returns:
            The ticket of a line that our own voice says at once.
        """
        say_it_ourselves = partial(
            self._voice.say, text, kind=kind, language=language, private=private, ear=ear, device=device,
            rate=rate, volume=volume, voice=voice, pitch=pitch, beside=beside,
        )  # fmt: skip

        if private:
            return say_it_ourselves()
        # A reply cuts whatever is read, but not what answers the same key; an event never cuts.
        cuts = kind == "echo" or (kind in REPLIES and self._pressed)
        self._pressed = self._pressed and kind not in REPLIES
        if self._reader.speak_public(text, interrupt=cuts, otherwise=say_it_ourselves):
            self._reader.braille(text)
            return None
        return say_it_ourselves()

    def has_braille(self) -> bool:
        """True if the reader shows braille."""
        return self._reader.has_braille()

    def braille(self, text: str) -> None:
        """Show a line on the braille display, and nowhere else."""
        self._reader.braille(text)

    def silence(self) -> None:
        """Stop speech now, the reader's too."""
        self._reader.stop()
        self._voice.silence()

    def unsilence(self) -> None:
        """Tell after all what our own voice was to tell; what the reader read it knows itself."""
        self._voice.unsilence()

    def purge(self) -> None:
        """Silence, and forget everything private."""
        self._reader.stop()
        self._voice.purge()

    def key_pressed(self) -> None:
        """Drop replies to earlier keys; the reader cuts its own at each key."""
        self._pressed = True
        self._voice.key_pressed()

    def answered(self) -> None:
        """Drop the question, which needs no answer any more."""
        self._voice.answered()

    def asks_again(self) -> None:
        """Note that the same is asked once more, behind the next reply."""
        self._voice.asks_again()

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """True if what our own voice asks has begun to sound; what the reader reads is shown."""
        return self._voice.has_put(*what)

    def take_skipped(self) -> frozenset[int]:
        """What our own voice has not told; nobody knows what a reader has read."""
        return self._voice.take_skipped()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until our own voice is silent; False if time ran out first."""
        return self._voice.wait(timeout)

    def is_speaking(self) -> bool:
        """True while our own voice speaks."""
        return self._voice.is_speaking()

    def needs_kana(self, language: str, voice: str | None = None) -> bool:
        """As for our own voice; a screen reader for Japanese reads kana as well."""
        return self._voice.needs_kana(language, voice)

    def voices(self, language: str) -> list[VoiceInfo]:
        """The voices of our own that read a language."""
        return self._voice.voices(language)

    def parts_ears(self) -> bool:
        """False: a reader reads one line after the other."""
        return False

    def reaches(self, device: str) -> bool:
        """True if a further sound device is there."""
        return self._voice.reaches(device)

    def lost_output(self) -> bool:
        """True if a sound device has gone since this was last asked."""
        return self._voice.lost_output()

    def prepare(self, texts: Sequence[tuple[str, str]]) -> None:
        """Nothing needs to be made ready: public lines are the reader's."""

    def make_ahead(
        self, topic: str, texts: Sequence[tuple[str, str]], *, private: bool = False, **reading: Any
    ) -> None:
        """Make what is private ready: that is for our own voice to say."""
        if private:
            self._voice.make_ahead(topic, texts, private=True, **reading)

    def first_clause_ms(self, language: str, voice: str | None = None) -> float | None:
        """Milliseconds within which a voice of our own has a first clause ready."""
        return self._voice.first_clause_ms(language, voice)

    def settings(self, language: str) -> VoiceSettings:
        """How our own voice reads a language."""
        return self._voice.settings(language)

    def configure(self, language: str, settings: VoiceSettings) -> None:
        """Change how our own voice reads a language."""
        self._voice.configure(language, settings)

    def notices(self) -> list[Notice]:
        """What was found missing since the last call."""
        return self._voice.notices()

    def close(self) -> None:
        """Let the reader go, and close our own voice."""
        self._reader.close()
        self._voice.close()
