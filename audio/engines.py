"""Engines: pyttsx3 used as a synthesiser, inside the child process only.

pyttsx3 2.99 is given one text at a time and told every setting each time, because it mixes up
queued texts and loses its rate.  What it reports about itself is not trusted; the sound is.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.sax.saxutils import escape

from .protocol import Job
from .voices import ESPEAK, USUAL_PITCH, VoiceInfo, choose_voice, tags_of

_SYSTEM_ENGINES = {"win32": "sapi5", "darwin": "nsss"}

WORK_SECONDS = 2.5
"""How long a job may take before it counts as lost; under the parent's own patience."""


class EngineError(Exception):
    """No engine, or it refused a text; the message says why."""


class Engine:
    """One pyttsx3 driver that writes speech into files."""

    def __init__(self, name: str) -> None:
        """Start the driver.

        Args:
            name: "espeak", "sapi5" or "nsss".

        Raises:
            EngineError: pyttsx3 or the driver's library is missing or does not start.
        """
        self.name = name
        self._finished = threading.Event()
        self._returned = threading.Event()
        self._callback: Callable[..., int] | None = None
        self._calls_back_within = False
        self._refusal: Exception | None = None
        try:
            import pyttsx3

            if name == ESPEAK:
                self._watch_espeak()
            self._engine = pyttsx3.init(name)
        except Exception as error:  # drivers raise whatever their system library raises
            raise EngineError(f"{type(error).__name__}: {error}") from error
        self._engine.connect("finished-utterance", self._on_finished)
        self._engine.connect("error", self._on_error)
        self._shorten_sleep()

    def voices(self) -> list[VoiceInfo]:
        """Return the driver's voices with cleaned language tags."""
        return [
            VoiceInfo(v.id, str(v.name), tags_of(v.languages or (), v.id), self.name)
            for v in self._engine.getProperty("voices")
        ]

    def synthesise(self, job: Job, path: str) -> None:
        """Write the job's speech to a file; returns when it is whole, or after `WORK_SECONDS`.

        Raises:
            EngineError: The driver refused the voice or the text.
        """
        self._finished.clear()
        self._returned.clear()
        self._refusal = None
        self._engine.setProperty("voice", job.voice)
        self._engine.setProperty("rate", job.rate)
        loudest = 2.0 if self.name == ESPEAK else 1.0
        self._engine.setProperty("volume", min(job.volume, loudest))
        if self.name == ESPEAK:
            self._engine.setProperty("pitch", job.pitch)
        self._settle()
        self._engine.save_to_file(self._pitched(job), path)
        self._engine.runAndWait()
        if self.name == ESPEAK:
            self._returned.wait(WORK_SECONDS)
        if self._refusal is not None:
            raise EngineError(str(self._refusal))

    def _pitched(self, job: Job) -> str:
        """The text with the pitch in the engine's own marks, where pyttsx3 has no setting for it.

        SAPI 5 reads XML in a text that begins with "<"; its middle pitch goes from -10 to 10, in
        24ths of an octave.  The Mac's embedded command counts half tones.
        """
        if self.name == ESPEAK or job.pitch == USUAL_PITCH:
            return job.text
        if self.name == "sapi5":
            middle = max(-10, min(10, round(2 * job.half_tones)))
            return f'<pitch absmiddle="{middle}"/>{escape(job.text)}'
        return f"[[pbas {job.half_tones:+.0f}]] {job.text}"

    def _settle(self) -> None:
        """Wait until eSpeak has taken in the settings, which it does on its own thread.

        `runAndWait` first cancels what eSpeak is busy with, and a rate that is cancelled is lost.
        """
        if self.name != ESPEAK:
            return
        from pyttsx3.drivers import _espeak

        deadline = time.monotonic() + WORK_SECONDS
        while _espeak.IsPlaying() and time.monotonic() < deadline:
            time.sleep(0.0001)

    def _on_finished(self, name: str | None, completed: bool) -> None:
        self._finished.set()

    def _on_error(self, name: str | None, exception: Exception) -> None:
        self._refusal = exception

    def _watch_espeak(self) -> None:
        """Learn when pyttsx3's callback, which runs on eSpeak's own thread, has returned.

        `runAndWait` returns before the file is written, and "finished-utterance" comes while the
        callback still changes the driver's state; a job that starts in between loses its rate
        or its sound.
        """
        from pyttsx3.drivers import _espeak

        register: Callable[[Any], None] = _espeak.SetSynthCallback
        asker = threading.get_ident()

        def register_watched(callback: Callable[..., int] | None) -> None:
            def watched(*arguments: Any) -> int:
                assert callback is not None
                self._calls_back_within = threading.get_ident() == asker
                result = callback(*arguments)
                if self._finished.is_set():
                    self._returned.set()
                return result

            self._callback = watched if callback else None
            register(self._callback)

        _espeak.SetSynthCallback = register_watched
        _espeak.Synth = self._ending_each_text(_espeak.Synth)

    def _ending_each_text(self, synthesise: Callable[..., Any]) -> Callable[..., Any]:
        """Tell pyttsx3 that a text is over, where eSpeak does not.

        A build without a thread of its own, such as the packaged one for Windows, has called back
        with all the sound before `espeak_Synth` returns, and never with EVENT_MSG_TERMINATED, at
        which pyttsx3 writes the file.
        """

        def synthesise_to_the_end(*arguments: Any, **options: Any) -> Any:
            result = synthesise(*arguments, **options)
            if self._callback and self._calls_back_within and not self._finished.is_set():
                from pyttsx3.drivers import _espeak

                ended = (_espeak.EVENT * 2)()  # the second one is EVENT_LIST_TERMINATED
                ended[0].type = _espeak.EVENT_MSG_TERMINATED
                self._callback(None, 0, ended)
            return result

        return synthesise_to_the_end

    def _shorten_sleep(self) -> None:
        """Spare each job the fixed sleep (10 to 50 ms) in the driver's loop.

        The loop sleeps once more after its work is done; it may wake as soon as that is so.
        """
        driver = importlib.import_module(f"pyttsx3.drivers.{self.name}")
        if getattr(driver, "time", None) is not time:
            return
        nap = self._returned.wait if self.name == ESPEAK else lambda _: time.sleep(0.001)
        driver.time = SimpleNamespace(sleep=nap)  # type: ignore[attr-defined]


def start_engines(choice: str, languages: Sequence[str]) -> list[Engine]:
    """Start the engines that read the languages, the preferred one first.

    Args:
        choice: "auto" (the system's voices, with the packaged eSpeak NG for languages they lack),
            "espeak" (the packaged one only) or "system" (what the system has, its own eSpeak NG
            on Linux).
        languages: Tags of the languages that will be read.

    Raises:
        EngineError: None could be started.
    """
    engines: list[Engine] = []
    errors: list[str] = []
    native = _SYSTEM_ENGINES.get(sys.platform)
    if native and choice != "espeak":
        _try_start(lambda: Engine(native), engines, errors)
    voices = [voice for engine in engines for voice in engine.voices()]
    if not native or any(choose_voice(language, voices) is None for language in languages):
        if choice != "system":
            _try_packaged(engines, errors)
        if not any(engine.name == ESPEAK for engine in engines):
            _try_start(lambda: Engine(ESPEAK), engines, errors)
    if not engines:
        raise EngineError("; ".join(errors))
    return engines


def _try_packaged(engines: list[Engine], errors: list[str]) -> None:
    def start() -> Engine:
        load_packaged_espeak()
        return Engine(ESPEAK)

    _try_start(start, engines, errors)
    if not any(engine.name == ESPEAK for engine in engines):
        os.environ.pop("ESPEAK_DATA_PATH", None)  # it would lead the system's own eSpeak astray


def _try_start(start: Callable[[], Engine], engines: list[Engine], errors: list[str]) -> None:
    try:
        engines.append(start())
    except EngineError as error:
        errors.append(str(error))


def load_packaged_espeak() -> None:
    """Make pyttsx3's eSpeak driver find the library and voices that pip installed.

    On Linux the driver opens the library by a name that is then already loaded.  On Windows and
    macOS it tries fixed paths only, so those are led to the package; untried on macOS.

    Raises:
        EngineError: The package `espeakng-loader` is missing or does not fit this machine.
    """
    try:
        import espeakng_loader

        library = espeakng_loader.get_library_path()
        os.environ["ESPEAK_DATA_PATH"] = str(Path(espeakng_loader.get_data_path()).parent)
        loaded = ctypes.CDLL(library, ctypes.RTLD_GLOBAL)
    except (ImportError, OSError, RuntimeError) as error:
        raise EngineError(f"{type(error).__name__}: {error}") from error
    if sys.platform in _SYSTEM_ENGINES:
        load = ctypes.LibraryLoader.LoadLibrary

        def load_or_packaged(loader: Any, name: str) -> Any:
            return loaded if "espeak" in str(name) else load(loader, name)

        ctypes.LibraryLoader.LoadLibrary = load_or_packaged  # type: ignore[method-assign, assignment]
