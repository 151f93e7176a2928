"""The voice: the one speech service.  Everything that is spoken goes through it.

Callers post lines and go on.  One worker thread owns the synthesiser and feeds the mixer.  A line is
cut by no longer being the running one; whoever cuts it stops the sound under the same lock under which
the worker starts one, so that nothing can begin to sound after it was cut.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from .ahead import Ahead, Chore
from .cache import PhraseCache
from .clauses import pause_after, speakable, split_clauses
from .engine_pool import EnginePool
from .extras import Extra, installed_extras
from .loaded import LoadedSounds
from .loudness import Gains
from .mixer import Mixer
from .notices import Notice
from .pcm import Ear, Pcm
from .phrases import PhraseMaker
from .speech_queue import KEYED, Kind, SpeechQueue, Utterance
from .synthesiser import Synthesiser, child_command
from .voices import VoiceInfo, VoiceSettings, clean_tag

_POLL_SECONDS = 0.003
_START_PATIENCE = 2.0
_DEVICE_PATIENCE = 5.0
_PURGE_PATIENCE = 1.0
_CLOSE_PATIENCE = 5.0
_REST_SECONDS = 0.01
"""Between two phrases that are made ahead, so that a line that is wanted now finds the engine free."""
_KEY_CALM = 0.15
"""Seconds behind a key in which nothing is made ahead: what answers the key finds the engine free."""
_ANSWER_PATIENCE = 0.02
"""Seconds that what waits gives the answer to a key that has cut what was said before it."""
_OTHER: Mapping[Ear, Ear] = {"left": "right", "right": "left", "both": "both"}
_PREPARED = "prepared"
_TELLINGS = 4
"""How often a line is begun whose sound device goes away in the middle of it."""


class Voice:
    """Speaks lines by their kind (see `speech_queue`); a fault of the engine never raises."""

    def __init__(
        self,
        mixer: Mixer,
        *,
        settings: Mapping[str, VoiceSettings] | None = None,
        cache_dir: Path | None = None,
        command: Sequence[str] | None = None,
        job_timeout: float = 3.0,
        extras: Sequence[Extra] = (),
        read_foreign: Callable[[str], str] | None = None,
        tells_again: bool = True,
    ) -> None:
        """Return at once; engine and sound device come up meanwhile.

        Args:
            mixer: Where speech sounds; opened and, by `close`, closed here.
            settings: How each language is read, by tag; the others by `VoiceSettings()`.
            cache_dir: Where prepared public phrases outlive the program; None for nowhere.
            command: Command line of the synthesiser child, beside which there are only `extras`;
                `child_command()` and what is installed if None.
            job_timeout: Seconds of silence after which the child counts as hung.
            extras: Packages with further voices, beside a `command` that is given.
            read_foreign: Turns foreign words in a Japanese text into kana, for a voice that spells them.
            tells_again: True: an event that a reply cut is told again after it.  False: it is skipped,
                and `take_skipped` names it.
        """
        self._mixer = mixer
        self._loaded = LoadedSounds(mixer)
        self._cache = PhraseCache(cache_dir)
        main = Synthesiser(command or child_command(), job_timeout=job_timeout)
        self._engines = EnginePool(main, extras if command else installed_extras())
        self._maker = PhraseMaker(
            self._engines, self._cache, mixer.notices, settings or {}, read_foreign, Gains(cache_dir)
        )
        self._changed = threading.Condition()
        self._queue = SpeechQueue(tells_again=tells_again)
        self._ahead = Ahead()
        self._tickets = 0
        self._ready = False
        self._closing = False
        self._making = False
        """True from when a line begins until its last piece is made."""
        self._private_jobs = 0
        self._quiet_at = 0.0
        self._held_until = 0.0
        """Until when only a reply may begin."""
        self._calm_until = 0.0
        """Until when nothing is made ahead."""
        mixer.listen(self._on_device)
        self._worker = threading.Thread(target=self._work, daemon=True, name="speech")
        self._worker.start()

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
    ) -> int:
        """Queue a line by its kind and return its ticket at once.

        Args:
            text: A whole sentence or more.
            kind: Its kind of speech.
            language: Tag of the language that it is in.
            private: True if no other player may hear it: it never reaches a disk, and `purge`
                forgets it.
            ear: The side that it is heard on; the other one is then exactly silent.
            device: A further sound device that it is heard on, and nowhere else; "" for the common one.
            rate: Words per minute in place of the language's own.
            volume: 0.0 to 1.0 in place of the language's own.
            voice: Voice id in place of the language's own.
            pitch: 1 to 100 in place of the language's own.
            beside: What the other ear hears at the same time, with its language; `ear` is then a side.
        """
        line = speakable(text)
        other = (speakable(beside[0]), beside[1])
        with self._changed:
            self._tickets += 1
            if any(c.isalnum() for c in line) and not self._closing:
                utterance = Utterance(
                    self._tickets,
                    line,
                    kind,
                    language,
                    private,
                    ear,
                    device,
                    rate,
                    volume,
                    voice,
                    pitch,
                    other,
                    self._mixer.moves_told,
                )
                if self._queue.push(utterance):
                    self._mixer.hush()
                self._changed.notify_all()
            return self._tickets

    def prepare(self, texts: Sequence[tuple[str, str]]) -> None:
        """Synthesise public phrases in idle time, so that they sound sooner.

        Args:
            texts: Pairs of text and language tag.
        """
        chores = [
            Chore(piece, language, keep=True)
            for text, language in texts
            for piece in split_clauses(speakable(text))
        ]
        with self._changed:
            self._ahead.add(_PREPARED, chores)
            self._changed.notify_all()

    def make_ahead(
        self,
        topic: str,
        texts: Sequence[tuple[str, str]],
        *,
        private: bool = False,
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
    ) -> None:
        """Synthesise lines that will soon be wanted, in idle time and in this order.

        Args:
            topic: What they belong to; what is left of the lines given for it before is forgotten.
            texts: Pairs of text and language tag.
            private: True if they may be heard by one player only: they are kept in memory, and `purge`
                forgets them, those not made yet among them.
            rate: Words per minute in place of the language's own.
            volume: 0.0 to 1.0 in place of the language's own.
            voice: Voice id in place of the language's own.
            pitch: 1 to 100 in place of the language's own.
        """
        how = {"rate": rate, "volume": volume, "voice": voice, "pitch": pitch}
        chores = [
            Chore(piece, language, private, focus=True, **how)  # type: ignore[arg-type]
            for text, language in texts
            for piece in split_clauses(speakable(text))
        ]
        with self._changed:
            self._ahead.set(topic, chores)
            self._changed.notify_all()

    def first_clause_ms(self, language: str, voice: str | None = None) -> float | None:
        """Milliseconds within which a voice has the first clause of a line ready, measured here, p90.

        Blocks while it is measured, unless lines have shown it already.  `phrases.QUICK_MS` is the most
        that a voice may need that is chosen by itself.

        Args:
            language: Tag of a language that it reads.
            voice: Its id; None: the language's own.

        Returns:
            None if it makes no sound.
        """
        return self._maker.first_clause_ms(language, voice)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all that was queued has been spoken or dropped; False if time ran out first."""
        with self._changed:
            return self._changed.wait_for(lambda: self._queue.idle, timeout)

    def is_speaking(self) -> bool:
        """True while a line sounds or waits to."""
        with self._changed:
            return not self._queue.idle

    def key_pressed(self) -> None:
        """Drop what only answered earlier keys, as every key press does."""
        with self._cutting():
            self._calm_until = time.monotonic() + _KEY_CALM
            if self._queue.key_pressed():
                self._mixer.hush()
                if self._queue:
                    self._held_until = time.monotonic() + _ANSWER_PATIENCE

    def answered(self) -> None:
        """Drop the question and its entries: they need no answer any more."""
        with self._cutting():
            if self._queue.answered():
                self._mixer.hush()

    def asks_again(self) -> None:
        """Note that what was typed answers nothing: the same is asked once more, behind the next reply."""
        with self._changed:
            self._queue.asks_again()

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """True if the question, or the entry in focus, that was said last has begun to sound."""
        with self._changed:
            return self._mixer.is_away or self._queue.has_put(*what)

    def silence(self) -> None:
        """Stop speech now and forget what waited; later lines are spoken."""
        with self._cutting():
            self._queue.silence()
            self._mixer.hush()

    def unsilence(self) -> None:
        """Tell after all what the last silence took away: its key was the beginning of a chord."""
        with self._cutting():
            self._queue.unsilence()
            self._held_until = time.monotonic() + _ANSWER_PATIENCE

    def take_skipped(self) -> frozenset[int]:
        """Tickets of events, alerts and questions that were dropped unheard since this was last asked."""
        with self._changed:
            return self._queue.take_skipped()

    def purge(self) -> None:
        """Silence, and forget everything private; returns when none of it can sound any more."""
        with self._cutting():
            self._queue.purge()
            self._mixer.hush()
            self._ahead.forget_private()
            self._cache.forget_private()
            self._loaded.forget()
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._private_jobs, _PURGE_PATIENCE)

    @contextmanager
    def _cutting(self) -> Iterator[None]:
        """Hold the lock, and wake whoever waits for what is changed under it."""
        with self._changed:
            yield
            self._changed.notify_all()

    def needs_kana(self, language: str, voice: str | None = None) -> bool:
        """True if what reads a language reads kana only; waits for the engine, some seconds at most.

        Args:
            language: Its tag.
            voice: Voice id in place of the language's own.
        """
        if clean_tag(language).partition("-")[0] != "ja":
            return False
        with self._changed:
            self._changed.wait_for(lambda: self._ready, _START_PATIENCE)
        return self._maker.reads_kana_only(language, voice)

    def voices(self, language: str) -> list[VoiceInfo]:
        """Return the voices that read a language; waits for the engine, 2 s at most."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready, _START_PATIENCE)
        return self._maker.voices(language)

    def look_for(self, language: str) -> None:
        """Post at once if no voice reads a language; waits for the engine, 2 s at most."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready, _START_PATIENCE)
        self._maker.look_for(language)

    def reaches(self, device: str) -> bool:
        """True if a further sound device is there; waits for the mixer, 2 s at most."""
        with self._changed:
            self._changed.wait_for(lambda: self._ready, _START_PATIENCE)
        return self._mixer.reaches(device)

    def lost_output(self) -> bool:
        """True if a sound device has gone since this was last asked."""
        return self._mixer.lost_output()

    def parts_ears(self) -> bool:
        """True if two lines can be heard at once, each in an ear of its own."""
        return not self._mixer.mono

    def has_braille(self) -> bool:
        """False: this voice only sounds."""
        return False

    def braille(self, text: str) -> None:
        """Do nothing: this voice only sounds."""

    def settings(self, language: str) -> VoiceSettings:
        """Return how a language is read."""
        return self._maker.settings(language)

    def configure(self, language: str, settings: VoiceSettings) -> None:
        """Change how a language is read, from the next line on."""
        self._maker.configure(language, settings)

    def notices(self) -> list[Notice]:
        """Return what was found missing since the last call; each thing once per session."""
        return self._mixer.notices.take()

    def close(self) -> None:
        """Stop speech, end the engine and close the mixer."""
        with self._changed:
            self._closing = True
            self._queue.purge()
            self._mixer.hush()
            self._changed.notify_all()
        self._engines.close()
        self._worker.join(_CLOSE_PATIENCE)
        self._mixer.close()

    def _work(self) -> None:
        opener = threading.Thread(target=self._mixer.open, daemon=True, name="mixer")
        opener.start()
        self._maker.start()
        opener.join(_DEVICE_PATIENCE)
        if opener.is_alive():
            self._mixer.notices.post(
                "device-slow",
                "No sound yet: the audio device does not answer. Everything goes on in text, "
                "and is heard as soon as it does; if it never does, restart your system's sound service.",
            )
        with self._changed:
            self._ready = True
            self._changed.notify_all()
        threading.Thread(target=self._work_ahead, daemon=True, name="speech ahead").start()
        while not self._closing:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or self._queue)
                while not self._closing and not self._queue.answers and self._is_held():
                    self._changed.wait(self._held_until - time.monotonic())
                if self._closing or not self._queue:
                    continue
                utterance = self._queue.begin_next()
                self._making = True
            assert utterance is not None
            try:
                self._speak(utterance)
            except Exception as fault:  # one line is lost then; without this thread every later one is
                self._give_up(utterance, fault)

    def _give_up(self, utterance: Utterance, fault: Exception) -> None:
        """Go on behind a line that could not be spoken, for a reason that nobody thought of."""
        self._mixer.notices.post(
            "speech-lost",
            f"A line could not be spoken ({type(fault).__name__}). It is in the text.",
        )
        with self._changed:
            self._making = False
            if self._queue.running is utterance:
                self._queue.begin_sounding(utterance)  # it has been shown: nobody waits to hear it
            self._queue.end(utterance)
            self._changed.notify_all()

    def _work_ahead(self) -> None:
        """Make phrases ahead whenever no line needs the engine; a line waits for one of them at most."""
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._closing or (self._ahead and not self._is_wanted()))
                if self._closing:
                    return
                if (left := self._calm_until - time.monotonic()) > 0:
                    self._changed.wait(left)
                    continue
                chore = self._ahead.take()
                self._private_jobs += chore.private
            self._maker.make(
                chore.text,
                chore.language,
                private=chore.private,
                keep=chore.keep,
                rate=chore.rate,
                volume=chore.volume,
                voice=chore.voice,
                pitch=chore.pitch,
                focus=chore.focus,
            )
            with self._changed:
                self._private_jobs -= chore.private
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._closing, _REST_SECONDS)

    def _is_held(self) -> bool:
        return time.monotonic() < self._held_until

    def _is_wanted(self) -> bool:
        """True if a line needs the engine now; the caller holds the lock."""
        return self._making or (bool(self._queue) and self._queue.running is None)

    def _on_device(self, moved: bool) -> None:
        """Go on where the sound device is back; what is private is not said on another one than was meant."""
        with self._changed:
            if moved:
                running = self._queue.running
                if running is not None and self._is_unsafe(running):
                    self._queue.end(running)
                    self._mixer.hush()
            self._changed.notify_all()

    def _is_unsafe(self, utterance: Utterance) -> bool:
        """True if it was said by somebody who knew of another device than it would sound on."""
        return utterance.private and not utterance.device and utterance.moves != self._mixer.moves

    def _speak(self, utterance: Utterance) -> None:
        """Speak a line; again from its beginning if the sound device went away and is back."""
        for _ in range(_TELLINGS):
            self._await_device(utterance)
            if utterance.private and not utterance.device:
                self._mixer.hold_device()
            losses = self._mixer.losses
            if not self._is_unsafe(utterance):
                self._speak_once(utterance)
            if not self._mixer.has_lost(losses):
                break
        with self._changed:
            if self._queue.running is utterance:
                self._queue.begin_sounding(utterance)  # where nothing can sound, it has been shown
            self._queue.end(utterance)
            if not self._queue:
                self._mixer.hush()  # nothing sounds any more: cues get their loudness back
            self._changed.notify_all()

    def _await_device(self, utterance: Utterance) -> None:
        """Wait for a sound device that went away a moment ago; not for a line that is cut."""
        with self._changed:
            while self._queue.running is utterance and (left := self._mixer.patience()) > 0:
                self._changed.wait(left)

    def _speak_once(self, utterance: Utterance) -> None:
        """Speak a line piece by piece; each piece is made while the one before it sounds."""
        pieces = split_clauses(utterance.text), split_clauses(utterance.beside[0])
        for piece, beside in zip_longest(*pieces, fillvalue=""):
            if not self._speak_piece(piece, beside, utterance):
                break
        with self._changed:
            self._making = False
            self._changed.notify_all()
        self._await_quiet(utterance)

    def _speak_piece(self, piece: str, beside: str, utterance: Utterance) -> bool:
        """Make a piece and start it after the one before; False if the line was cut.

        Args:
            piece: the piece; "" if only the other ear has one left.
            beside: what the other ear hears at the same time; "" for nothing.
            utterance: the line.
        """
        with self._changed:
            if self._queue.running is not utterance:
                return False
            self._private_jobs += utterance.private
        sound = self._make(piece, utterance.language, utterance) if piece else None
        other = self._make(beside, utterance.beside[1], utterance) if beside else None
        with self._changed:
            self._private_jobs -= utterance.private
            self._changed.notify_all()
        if sound is None and other is None:
            return True
        pause = max(pause_after(piece), pause_after(beside))
        return self._start(sound, other, pause, utterance)

    def _make(self, piece: str, language: str, utterance: Utterance) -> Pcm | None:
        return self._maker.make(
            piece,
            language,
            private=utterance.private,
            rate=utterance.rate,
            volume=utterance.volume,
            voice=utterance.voice,
            pitch=utterance.pitch,
            focus=utterance.kind in KEYED,
        )

    def _start(self, sound: Pcm | None, other: Pcm | None, pause: int, utterance: Utterance) -> bool:
        """Start what was made, in its ear or ears, once it is quiet; False if the line was cut."""
        ear = utterance.ear if sound is not None else _OTHER[utterance.ear]
        whole = sound or other
        assert whole is not None
        loaded = both = None
        if sound is not None and other is not None:
            sides = (sound, other) if ear == "left" else (other, sound)
            both = self._loaded.load_both(*sides, pause)
        else:
            loaded = self._loaded.load(whole, ear, pause)
        with self._changed:
            if not self._await_quiet(utterance) or self._is_unsafe(utterance):
                return False
            self._queue.begin_sounding(utterance)
            if loaded is not None:
                self._loaded.keep(loaded)  # under the lock: `purge` forgets what was kept before it
            playing = both if loaded is None else loaded.sound
            if playing is not None:
                self._mixer.speak(playing, utterance.device)
                longest = max(one.seconds for one in (sound, other) if one is not None)
                self._quiet_at = time.monotonic() + longest + pause / 1000
        return True

    def _await_quiet(self, utterance: Utterance) -> bool:
        """Wait until the piece that sounds is over; False if the line was cut."""
        with self._changed:
            while self._queue.running is utterance and self._mixer.speaking():
                self._changed.wait(max(_POLL_SECONDS, self._quiet_at - time.monotonic()))
            return self._queue.running is utterance
