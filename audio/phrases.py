"""Phrases: from a piece of text to its sound, by the voice that reads its language."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from .cache import PhraseCache
from .clauses import FIRST_LIMIT
from .engine_pool import EnginePool
from .espeak_spelling import respell
from .extras import OPEN_JTALK
from .loudness import Gains
from .notices import NoticeBoard
from .pcm import Pcm
from .protocol import Job
from .synthesiser import EngineUnavailable, SpeechLost
from .voices import (
    ESPEAK,
    SLOW_MS,
    TIMED_FEW,
    Quickness,
    VoiceInfo,
    VoiceSettings,
    choose_voice,
    clean_tag,
)

QUICK_MS: Final = float(SLOW_MS)
"""A voice that is chosen by itself has the first clause of a line ready within so many milliseconds."""

_CLAUSES: Final = {
    "fr": "Carte {n} : le dragon d'or vaut trois points,",
    "ja": "カード{n}まい、りゅうは さんてん、",
}
_CLAUSE: Final = "Card {n}: the gold dragon is worth 3 points,"

_LANGUAGE_NAMES = {"en": "English", "fr": "French", "ja": "Japanese"}


class PhraseMaker:
    """Finds or makes the sound of a phrase; faults become notices, never exceptions."""

    def __init__(
        self,
        engines: EnginePool,
        cache: PhraseCache,
        notices: NoticeBoard,
        settings: Mapping[str, VoiceSettings],
        read_foreign: Callable[[str], str] | None = None,
        gains: Gains | None = None,
    ) -> None:
        """Take over what phrases are made with.

        Args:
            engines: What makes sounds.
            cache: Where they are kept.
            notices: Where faults are told.
            settings: How languages are read, by tag.
            read_foreign: Turns foreign words in a Japanese text into kana, for a voice that spells them.
            gains: What makes the voices equally loud.
        """
        self._gains = gains or Gains()
        self._read_foreign = read_foreign
        self._engines = engines
        self._cache = cache
        self._notices = notices
        self._settings = {clean_tag(language): chosen for language, chosen in settings.items()}
        self._started = False
        self._asking = threading.Lock()
        """Held while an engine is asked: lines are made in one thread, and made ahead in another."""
        self._quickness = Quickness()

    def settings(self, language: str) -> VoiceSettings:
        """Return how a language is read."""
        tag = clean_tag(language)
        chosen = self._settings.get(tag) or self._settings.get(tag.partition("-")[0])
        return chosen or VoiceSettings()

    def configure(self, language: str, settings: VoiceSettings) -> None:
        """Change how a language is read, from the next phrase on."""
        self._settings[clean_tag(language)] = settings

    def voices(self, language: str) -> list[VoiceInfo]:
        """Return the voices that read a language; empty until the engine is up."""
        return [voice for voice in self._engines.voices if choose_voice(language, [voice])]

    def look_for(self, language: str) -> None:
        """Post at once, and not at the first line, that none of the voices that are up reads a language."""
        if self._engines.voices and not self.voices(language):
            self._miss(language)

    def _miss(self, language: str) -> None:
        name = _LANGUAGE_NAMES.get(clean_tag(language), language)
        self._notices.post(
            "voice-missing",
            f"No voice reads {name}. Install the packaged ones with: pip install espeakng-loader; "
            f"or add {name} to your system's speech settings.",
            language=clean_tag(language),
        )

    def reads_kana_only(self, language: str, voice: str | None = None) -> bool:
        """True unless whatever may read this language now reads kanji.

        Args:
            language: Its tag.
            voice: Voice id in place of the language's own.
        """
        settings = self.settings(language)
        focus = settings.focus or settings
        wanted = {settings.voice, focus.voice} if voice is None else {voice}
        return not all(self._reads_kanji(self._reader(language, one)) for one in wanted)

    def _reads_kanji(self, voice: VoiceInfo | None) -> bool:
        """True if a voice reads kanji; of one that is not up yet, nobody knows."""
        return voice is not None and voice.engine != ESPEAK and self._engines.is_up(voice.engine)

    def start(self) -> bool:
        """Start the engine; False, with a notice, if there is none."""
        try:
            self._engines.start()
        except EngineUnavailable as error:
            self._notices.post(
                "engine-missing",
                f"No speech: the engine did not start ({error}). Everything goes on in text. "
                "Install it with: pip install --force-reinstall pyttsx3 espeakng-loader",
            )
            return False
        return True

    def make(
        self,
        text: str,
        language: str,
        *,
        private: bool = False,
        keep: bool = False,
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
        focus: bool = False,
    ) -> Pcm | None:
        """Return the sound of a phrase; None, with a notice, if it cannot be had.

        Args:
            text: One piece (see `clauses`).
            language: Tag of the language it is in.
            private: True if it must not be kept beyond the next hand-over, nor on a disk.
            keep: True if it is worth keeping for the next start of the program.
            rate: Words per minute in place of the language's own.
            volume: 0.0 to 1.0 in place of the language's own.
            voice: Voice id in place of the language's own.
            pitch: 1 to 100 in place of the language's own.
            focus: True if it answers a key, which may be read in another way.
        """
        if not self._started:
            with self._asking:
                self._started = self.start()
            if not self._started:
                return None
        own = {"rate": rate, "volume": volume, "voice": voice, "pitch": pitch}
        return self._made(text, language, focus, own, private=private, keep=keep)

    def _made(
        self, text: str, language: str, focus: bool, own: Mapping[str, Any], *, private: bool, keep: bool
    ) -> Pcm | None:
        job = self._job(text, language, focus, own)
        if job is None:
            return None
        sound = self._cache.find(job, private=private)
        if sound is not None:
            return sound
        with self._asking:
            sound = self._cache.find(job, private=private)  # it may have been made while we waited
            if sound is not None:
                return sound
            epoch = self._cache.epoch
            try:
                sound = self._ask_engine(job)
            except EngineUnavailable:
                if job.engine in {voice.engine for voice in self._engines.voices}:
                    self._started = self.start()
                    return None
                self._notices.post(
                    "voice-gone", f"The voice {job.voice} stopped; another one reads.", voice=job.voice
                )
            else:
                self._take_in(job, sound, epoch, private=private, keep=keep)
                return sound
        return self._made(text, language, focus, own, private=private, keep=keep)

    def _ask_engine(self, job: Job) -> Pcm | None:
        """Have a sound made, and note how long that took; the caller holds `_asking`.

        Raises:
            EngineUnavailable: The engine is gone.
        """
        began = time.monotonic()
        try:
            sound = self._engines.synthesise(job)
        except SpeechLost:
            self._lose()
            return None
        if len(job.text) <= FIRST_LIMIT:
            taken = (time.monotonic() - began) * 1000
            if self._quickness.note(job.engine, job.voice, taken):
                self._tell_slow(job.voice)
        return sound

    def _tell_slow(self, id: str) -> None:
        """Say that a voice keeps people waiting, unless they chose it themselves."""
        chosen = {
            one.voice for settings in self._settings.values() for one in (settings, settings.focus) if one
        }
        if id not in chosen:
            self._notices.post(
                "voice-slow",
                f"The voice {id} is slow on this machine; another one reads. "
                "Choose it among the voices to hear it all the same.",
                voice=id,
            )

    def _take_in(self, job: Job, sound: Pcm | None, epoch: int, *, private: bool, keep: bool) -> None:
        if sound is None:
            return
        if private:
            self._cache.add_private(job, sound, epoch)
        else:
            self._cache.add(job, sound, keep=keep)
            self._gains.learn(job, sound)

    def first_clause_ms(self, language: str, voice: str | None = None) -> float | None:
        """Milliseconds within which a voice has a first clause ready, p90 of what was measured here.

        What lines have not shown yet is measured now, which takes that long.

        Args:
            language: Tag of a language that it reads.
            voice: Its id; None: the language's own.

        Returns:
            None if it makes no sound.
        """
        with self._asking:
            if not self.start():
                return None
        clause = _CLAUSES.get(clean_tag(language).partition("-")[0], _CLAUSE)
        first_ms = None
        for n in range(TIMED_FEW):
            job = self._job(clause.format(n=n), language, False, {"voice": voice})
            if job is None:
                return None
            first_ms = self._quickness.p90(job.engine, job.voice)
            if first_ms is not None:
                return first_ms
            try:
                with self._asking:
                    sound = self._ask_engine(job)
            except EngineUnavailable:
                return None
            if sound is None:
                return None
            first_ms = self._quickness.p90(job.engine, job.voice)
        return first_ms

    def _lose(self) -> None:
        self._notices.post(
            "speech-lost",
            "A line could not be spoken: the engine made no sound of it. It is in the text.",
        )

    def _job(self, text: str, language: str, focus: bool, own: Mapping[str, Any]) -> Job | None:
        """What an engine has to do for a piece; None if there is no voice for it.

        Args:
            text: The piece.
            language: Its tag.
            focus: True if it answers a key.
            own: What differs from how the language is read, by name; None for what does not.
        """
        chosen = self.settings(language)
        if focus and chosen.focus is not None:
            chosen = chosen.focus
        chosen = replace(chosen, **{name: value for name, value in own.items() if value is not None})
        voice = self._reader(language, chosen.voice)
        if chosen.voice is not None and self._voice_of(chosen.voice) is None:
            self._notices.post(
                "voice-unknown",
                f"There is no voice {chosen.voice!r}; another reads. Choose one that your engine lists.",
                voice=chosen.voice,
            )
        voice = voice or self._makeshift(text, language)
        if voice is None:
            return None
        if voice.engine == ESPEAK and _has_kanji(text):
            # It was written for a voice that does not read any more: one that was only slow can finish it.
            others = [one for one in self._engines.voices if self._reads_kanji(one)]
            voice = choose_voice(language, others)
            if voice is None:
                self._lose()
                return None
        given = self._spelt(text, language, voice)
        volume = chosen.volume * self._gains.factor(voice, clean_tag(language).partition("-")[0], chosen.rate)
        return Job(given, voice.engine, voice.id, chosen.rate, volume, chosen.pitch)

    def _spelt(self, text: str, language: str, voice: VoiceInfo) -> str:
        """The text as the voice wants it."""
        if voice.engine == ESPEAK:
            return respell(text, language)
        if voice.engine == OPEN_JTALK.engine and self._read_foreign is not None:
            return self._read_foreign(text)
        return text

    def _reader(self, language: str, id: str | None) -> VoiceInfo | None:
        """Return the voice that reads a language now: the chosen one, or the best that is up."""
        voices = [self._quickness.seen(voice) for voice in self._engines.voices]
        voice = self._voice_of(id) or choose_voice(language, voices)
        if voice is None or self._engines.is_up(voice.engine):
            return voice
        return choose_voice(language, [other for other in voices if other.engine != voice.engine]) or voice

    def _voice_of(self, id: str | None) -> VoiceInfo | None:
        return next((voice for voice in self._engines.voices if voice.id == id), None)

    def _makeshift(self, text: str, language: str) -> VoiceInfo | None:
        """Return any voice for text in Latin letters, which is better than silence; and say so."""
        self._miss(language)
        letters = [c for c in text if c.isalpha()]
        latin = sum(c < "\u0250" for c in letters) * 2 > len(letters)
        return next(iter(self._engines.voices), None) if latin else None


def _has_kanji(text: str) -> bool:
    return any("\u4e00" <= c <= "\u9fff" for c in text)
