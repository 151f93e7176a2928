"""Phrases: from a piece of text to its sound, by the voice that reads its language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from .cache import PhraseCache
from .espeak_spelling import respell
from .notices import NoticeBoard
from .pcm import Pcm
from .protocol import Job
from .synthesiser import EngineUnavailable, SpeechLost, Synthesiser
from .voices import ESPEAK, VoiceInfo, VoiceSettings, choose_voice, clean_tag

_LANGUAGE_NAMES = {"en": "English", "fr": "French", "ja": "Japanese"}


class PhraseMaker:
    """Finds or makes the sound of a phrase; faults become notices, never exceptions."""

    def __init__(
        self,
        synthesiser: Synthesiser,
        cache: PhraseCache,
        notices: NoticeBoard,
        settings: Mapping[str, VoiceSettings],
    ) -> None:
        """Take over what phrases are made with; `settings` is by language tag."""
        self._synthesiser = synthesiser
        self._cache = cache
        self._notices = notices
        self._settings = {clean_tag(language): chosen for language, chosen in settings.items()}

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
        return [voice for voice in self._synthesiser.voices if choose_voice(language, [voice])]

    def reads_kana_only(self, language: str) -> bool:
        """True unless the voice for this language reads kanji."""
        voice = self._voice_of(self.settings(language).voice) or choose_voice(
            language, self._synthesiser.voices
        )
        return voice is None or voice.engine == ESPEAK

    def start(self) -> bool:
        """Start the engine; False, with a notice, if there is none."""
        try:
            self._synthesiser.start()
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
        """
        if not self.start():
            return None
        job = self._job(text, language, rate, volume, voice)
        if job is None:
            return None
        sound = self._cache.find(job, private=private)
        if sound is not None:
            return sound
        epoch = self._cache.epoch
        try:
            sound = self._synthesiser.synthesise(job)
        except EngineUnavailable:
            self.start()
            return None
        except SpeechLost:
            self._notices.post(
                "speech-lost",
                "A line could not be spoken: the engine made no sound of it. It is in the text.",
            )
            return None
        if private:
            self._cache.add_private(job, sound, epoch)
        else:
            self._cache.add(job, sound, keep=keep)
        return sound

    def _job(
        self, text: str, language: str, rate: int | None, volume: float | None, voice_id: str | None
    ) -> Job | None:
        chosen = self.settings(language)
        if voice_id is not None:
            chosen = replace(chosen, voice=voice_id)
        voice = self._voice_of(chosen.voice)
        if voice is None and chosen.voice is not None:
            self._notices.post(
                "voice-unknown",
                f"There is no voice {chosen.voice!r}; another reads. Choose one that your engine lists.",
                voice=chosen.voice,
            )
        voice = voice or choose_voice(language, self._synthesiser.voices) or self._makeshift(text, language)
        if voice is None:
            return None
        loudness = chosen.volume if volume is None else volume
        given = respell(text, language) if voice.engine == ESPEAK else text
        return Job(given, voice.engine, voice.id, rate or chosen.rate, loudness)

    def _voice_of(self, id: str | None) -> VoiceInfo | None:
        return next((voice for voice in self._synthesiser.voices if voice.id == id), None)

    def _makeshift(self, text: str, language: str) -> VoiceInfo | None:
        """Return any voice for text in Latin letters, which is better than silence; and say so."""
        name = _LANGUAGE_NAMES.get(clean_tag(language), language)
        self._notices.post(
            "voice-missing",
            f"No voice reads {name}. Install the packaged ones with: pip install espeakng-loader; "
            f"or add {name} to your system's speech settings.",
            language=clean_tag(language),
        )
        letters = [c for c in text if c.isalpha()]
        latin = sum(c < "\u0250" for c in letters) * 2 > len(letters)
        return next(iter(self._synthesiser.voices), None) if latin else None
