"""Engine pool: all engines of the program, each in its own child, as if they were one synthesiser.

The system's voices and eSpeak's share one child, which is started at once.  An extra has a child of its
own, started when somebody is read to in its language: it costs nobody else memory, and its faults do not
touch the others.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence

from .extras import Extra
from .pcm import Pcm
from .protocol import Job
from .synthesiser import EngineUnavailable, Synthesiser, child_command
from .voices import VoiceInfo

PATIENCE = 4.0
"""Seconds that an extra may take to come up; till it is there, another voice reads."""

EXTRA_JOB_SECONDS = 8.0
"""Seconds of silence after which an extra's child counts as hung; they are slower than eSpeak."""


class _ExtraChild:
    """The child of one extra: not started, starting, up, or given up."""

    def __init__(self, extra: Extra, synthesiser: Synthesiser) -> None:
        self.extra = extra
        self.given_up = False
        self._synthesiser = synthesiser
        self._asking = threading.Lock()
        self._settled = threading.Event()
        self._deadline = 0.0

    def is_up(self) -> bool:
        """Start the child if need be; True once it is there, which is waited for a little."""
        with self._asking:
            if not self._deadline:
                self._deadline = time.monotonic() + PATIENCE
                threading.Thread(target=self._start, daemon=True, name=self.extra.engine).start()
        self._settled.wait(max(0.0, self._deadline - time.monotonic()))
        return self._settled.is_set() and not self.given_up

    def _start(self) -> None:
        try:
            self._synthesiser.start()
        except EngineUnavailable:
            self.given_up = True
        self._settled.set()

    def synthesise(self, job: Job) -> Pcm:
        """As `Synthesiser.synthesise`, once it is up; a child that cannot be started again is given up."""
        try:
            return self._synthesiser.synthesise(job)
        except EngineUnavailable:
            self.given_up = True
            raise

    def close(self) -> None:
        """End the child."""
        self._synthesiser.close()


class EnginePool:
    """Turns text into sound by whichever engine a job names."""

    def __init__(self, main: Synthesiser, extras: Sequence[Extra] = ()) -> None:
        """Remember the children; none is started yet.

        Args:
            main: The child with the system's voices and eSpeak's.
            extras: Packages with voices that are installed.
        """
        self._main = main
        self._extras = {
            extra.engine: _ExtraChild(
                extra,
                Synthesiser(child_command(extra.engine, ()), job_timeout=EXTRA_JOB_SECONDS),
            )
            for extra in extras
        }

    @property
    def voices(self) -> tuple[VoiceInfo, ...]:
        """The voices of all engines that work, as far as is known."""
        offered = (child.extra.voices for child in self._extras.values() if not child.given_up)
        return (*self._main.voices, *(voice for voices in offered for voice in voices))

    def start(self) -> None:
        """Start the main child unless it is running; returns when it is ready.

        Raises:
            EngineUnavailable: It cannot be started, and no extra is there in its place.
        """
        try:
            self._main.start()
        except EngineUnavailable:
            if not any(not child.given_up for child in self._extras.values()):
                raise

    def is_up(self, engine: str) -> bool:
        """True if an engine can be given a job now; one that was asleep is woken, and waited for a little."""
        child = self._extras.get(engine)
        return child is None or child.is_up()

    def synthesise(self, job: Job) -> Pcm:
        """Return the sound of a job, trimmed; blocks until it is there.

        Raises:
            EngineUnavailable: Its engine is gone for good; `voices` does not name it any more.
            SpeechLost: It works, but made no sound of this text.
        """
        child = self._extras.get(job.engine)
        return self._main.synthesise(job) if child is None else child.synthesise(job)

    def close(self) -> None:
        """End all children."""
        self._main.close()
        for child in self._extras.values():
            child.close()
