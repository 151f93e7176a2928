"""Synthesiser: the program's side of the child process that owns the speech engine.

It starts the child, restarts one that hangs or dies, and asks again where a sound came back empty or not
at all, so that the caller gets a sound or a reason.  One thread asks; any thread may close.
"""

from __future__ import annotations

import contextlib
import queue
import subprocess
import threading
import time
from array import array
from collections.abc import Sequence
from typing import Any, BinaryIO, cast

from .pcm import BadSound, Pcm, decode, trim
from .processes import module_command, process_options
from .protocol import Job, encode_job, read_reply
from .voices import VoiceInfo

ATTEMPTS = 4

STARTS = 3

END_SECONDS = 2.0
"""How long a child that was killed may keep anybody waiting."""

REST_SECONDS = 15.0
"""After the engine could not be started, how long it is left alone before the next try."""


_NOTHING = Pcm(22050, array("h"))


class EngineUnavailable(Exception):
    """No child can be started; the message says why, in the engine's words."""


class SpeechLost(Exception):
    """The engine works but made no sound of this text."""


def child_command(engine: str = "auto", languages: Sequence[str] = ("en", "fr", "ja")) -> list[str]:
    """Return the command line of our own child (see `synth_child`)."""
    return module_command("audio.synth_child", "--engine", engine, *languages)


class _Child:
    """One child process and the thread that reads its replies."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # engines and their sound systems chatter there
            **process_options(),
        )
        self._replies: queue.SimpleQueue[tuple[dict[str, Any], bytes] | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True, name="speech replies")
        self._reader.start()

    def _read(self) -> None:
        with cast(BinaryIO, self._process.stdout) as replies:
            while (reply := read_reply(replies)) is not None:
                self._replies.put(reply)
        self._replies.put(None)

    def send(self, request: bytes) -> None:
        """Write one request; a dead child shows in the missing reply."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            self._process.stdin.write(request)
            self._process.stdin.flush()

    def receive(self, timeout: float) -> tuple[dict[str, Any], bytes] | None:
        """Return the next reply; None if the child ended or nothing came in time."""
        with contextlib.suppress(queue.Empty):
            return self._replies.get(timeout=max(0.0, timeout))
        return None

    def end(self) -> None:
        """Kill the process and wait until nothing of it is left, though not for ever.

        Its pipe stays open as long as any process holds it, and the reader with it, who closes it.
        """
        self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self._reader.join(END_SECONDS)
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()


class Synthesiser:
    """Turns text into sound through a child process that may misbehave."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        job_timeout: float = 3.0,
        start_timeout: float = 15.0,
        starts: int = STARTS,
        attempts: int = ATTEMPTS,
    ) -> None:
        """Remember how to start a child; nothing is started yet.

        Args:
            command: Its command line, for example `child_command()`.
            job_timeout: Seconds of silence after which a child counts as hung.
            start_timeout: Seconds a child may take to greet (Windows is slow the first time).
            starts: How many children in a row may end before their greeting.
            attempts: How often one piece of text is tried before it counts as lost.
        """
        self._command = list(command)
        self._job_timeout = job_timeout
        self._start_timeout = start_timeout
        self._starts = starts
        self._attempts = attempts
        self._lock = threading.Lock()
        self._starting = threading.Lock()
        self._child: _Child | None = None
        self._closed = False
        self._resting_until = 0.0
        self._reason = ""
        self._number = 0
        self.voices: tuple[VoiceInfo, ...] = ()
        """The voices that the child named in its greeting."""

    def start(self) -> None:
        """Start the child unless one is running; returns when it is ready.

        Raises:
            EngineUnavailable: It cannot be started, or could not a moment ago.
        """
        with self._starting:
            self._start()

    def _start(self) -> None:
        """Start the child; one thread at a time, since of two children one would live on unknown."""
        if self._child is not None:
            return
        if time.monotonic() < self._resting_until:
            raise EngineUnavailable(self._reason)
        self._reason = "the speech process ended before it was ready"
        for _ in range(self._starts):
            child = self._launch()
            greeting = child.receive(self._start_timeout)
            head = greeting[0] if greeting else {}
            if "voices" in head:
                self.voices = tuple(_voice(fields) for fields in head["voices"])
                return
            self._discard(child)
            if "failed" in head:
                self._reason = str(head["failed"])
                break
        self._resting_until = time.monotonic() + REST_SECONDS
        raise EngineUnavailable(self._reason)

    def _launch(self) -> _Child:
        with self._lock:
            if self._closed:
                raise EngineUnavailable("speech was closed")
            try:
                self._child = _Child(self._command)
            except OSError as error:
                self._reason = str(error)
                self._resting_until = time.monotonic() + REST_SECONDS
                raise EngineUnavailable(self._reason) from error
            return self._child

    def _discard(self, child: _Child) -> None:
        with self._lock:
            if self._child is child:
                self._child = None
        child.end()

    def synthesise(self, job: Job) -> Pcm:
        """Return the sound of a job, trimmed; blocks until it is there.

        Raises:
            EngineUnavailable: No child can be started.
            SpeechLost: Children run, but none made a sound of this text.
        """
        for _ in range(self._attempts):
            self.start()
            child = self._child
            if child is None:  # closed meanwhile
                break
            self._number += 1
            child.send(encode_job(self._number, job))
            sound = self._await(child, self._number)
            if sound is None:
                self._discard(child)
            elif sound.samples:
                return sound
        raise SpeechLost(job.text)

    def _await(self, child: _Child, number: int) -> Pcm | None:
        """Return the sound of job `number` (empty if there is none in it); None if the child is lost."""
        deadline = time.monotonic() + self._job_timeout
        while (reply := child.receive(deadline - time.monotonic())) is not None:
            head, data = reply
            if head.get("id") == number:
                with contextlib.suppress(BadSound):
                    return trim(decode(data))
                return _NOTHING
        return None

    def close(self) -> None:
        """End the child; later calls raise `EngineUnavailable`."""
        with self._lock:
            self._closed = True
            child, self._child = self._child, None
        if child is not None:
            child.end()


def _voice(fields: dict[str, Any]) -> VoiceInfo:
    by_choice = bool(fields.get("by_choice", False))
    return VoiceInfo(fields["id"], fields["name"], tuple(fields["tags"]), fields["engine"], by_choice)
