"""The sound device that everybody hears: opened, asked whether it still plays, and let go.

SDL goes on as if nothing had happened when a device has gone or its sound service has ended, so the
device's state is asked.  A service that hangs shows in no state: a silent sound is played again and
again, and has to end in time.  Where the whole computer is busy it has more of it: a service that gets no
core, or a disk that is written to, is no device that has gone, and nobody is to be told that it had.

pygame is imported when a device is opened, not before.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import random
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .idle import idle_seconds
from .outputs import changing, common_device, is_open, open_devices, pulse_has_no_sink

if TYPE_CHECKING:
    import pygame

RATE = 44100
BUFFER_FRAMES = 256
"""5.8 ms; a larger buffer is heard as lag (2,048 frames cost 50 ms)."""

STILL_SECONDS = 2.0
"""A short sound that has not ended after so long: the device stands still."""

_BEAT_SECONDS = 0.1
_LONGEST_LOOK = 0.5
"""Of the time between two looks so much counts: the whole program may have been stopped, or the computer."""
_SPARE = 0.1
"""Of a core, on average between two looks; where less had nothing to do, the computer is busy."""
_BUSY_WEIGHT = 1 / 3
"""Of the time between two looks at a busy computer so much counts."""
_HUM_SECONDS = 0.5
_HUM_PEAK = 2
"""Of 32,767, so 84 dB below the loudest: nobody hears it, and no headphone takes it for silence."""
_SPARE_CHANNELS = 3

_left_behind = threading.Event()
"""Set if a device could not be let go in time."""


class Device:
    """pygame's mixer on the common sound device, or, where there is none, on SDL's device for nobody."""

    def __init__(self, channels: int, *, keep_awake: bool = False) -> None:
        """Open nothing yet.

        Args:
            channels: How many sounds may be played at once.
            keep_awake: True plays a hum that nobody hears, so that headphones do not fall asleep.
        """
        self._count = channels
        self._keep_awake = keep_awake
        self.fault = ""
        """Why there is no device, in SDL's words; "" while there is one."""
        self._number = 0
        self._beat: pygame.mixer.Channel | None = None
        self._silence: pygame.mixer.Sound | None = None
        self._marker: tuple[pygame.mixer.Channel, pygame.mixer.Sound] | None = None
        self._looked = 0.0
        self._idle: float | None = None
        """As `idle_seconds` counted when it was last looked."""
        self._still = 0.0
        """Seconds for which the silent sound has not ended; of a busy computer, a part of them."""

    def open(self, *, held: bool = False) -> list[pygame.mixer.Channel]:
        """Open the device, and return its channels; `fault` says whether anybody can hear them.

        Args:
            held: True lets what sounds end with the device when that goes; else a sound service may
                move it to another one.

        Raises:
            ImportError: pygame cannot be loaded.
        """
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        import pygame

        with changing:
            _quit_mixer()  # a window that came first may have opened it with a slow buffer
            before = open_devices()
            self.fault = _begin_sound(held=held)
            self._number = next(iter(open_devices() - before), 0)
        pygame.mixer.set_num_channels(self._count + _SPARE_CHANNELS)
        self._silence = pygame.mixer.Sound(buffer=bytes(4 * round(RATE * _BEAT_SECONDS)))
        self._beat = pygame.mixer.Channel(self._count)
        self._marker = pygame.mixer.Channel(self._count + 2), pygame.mixer.Sound(buffer=bytes(64))
        self._beat_again()
        if self._keep_awake:
            pygame.mixer.Channel(self._count + 1).play(pygame.mixer.Sound(buffer=_hum()), loops=-1)
        return [pygame.mixer.Channel(number) for number in range(self._count)]

    def _beat_again(self) -> None:
        if self._beat is not None and self._silence is not None:
            self._beat.play(self._silence)
            self._looked, self._idle, self._still = time.monotonic(), idle_seconds(), 0.0

    def is_alive(self) -> bool:
        """False once the device has gone, or has stood still for `STILL_SECONDS` that count; ask often."""
        if self._beat is None:
            return True
        if self._number and not is_open(self._number):
            return False
        if self._beat.get_busy():
            self._still += self._counting_seconds()
            return self._still < STILL_SECONDS
        self._beat_again()
        return True

    def _counting_seconds(self) -> float:
        """Of the time since the last look, what counts against the device; looks anew."""
        now, idle = time.monotonic(), idle_seconds()
        passed, before = now - self._looked, self._idle
        self._looked, self._idle = now, idle
        busy = None not in (idle, before) and idle - before < _SPARE * passed  # type: ignore[operator]
        return min(passed, _LONGEST_LOOK) * (_BUSY_WEIGHT if busy else 1.0)

    def mark(self, event: int) -> bool:
        """Post an event of pygame's when what is played now has gone to the device; False if it is closed."""
        if self._marker is None:
            return False
        channel, moment = self._marker
        channel.set_endevent(event)
        channel.play(moment)
        return True

    def close_within(self, seconds: float) -> None:
        """Let the device go, or leave it to itself if its service hangs for longer; see `end_program`."""
        closing = threading.Thread(target=self.close, daemon=True, name="sound end")
        closing.start()
        closing.join(seconds)
        if closing.is_alive():
            leave_behind()

    def close(self) -> None:
        """Let the device go; this takes as long as its service hangs."""
        self._number = 0
        with changing:
            self._beat = self._silence = self._marker = None
            _quit_mixer()


def leave_behind() -> None:
    """Remember that a device is still being opened or let go, and that nobody waits for it any more."""
    _left_behind.set()


def end_program(code: int) -> int:
    """Return the exit code; or end the process with it, at once, if a device was left behind.

    pygame lets all sound go when Python ends, and would wait for a service that hangs, for good.
    """
    if _left_behind.is_set():
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(AttributeError, OSError, ValueError):  # missing, broken, closed
                stream.flush()
        os._exit(code)
    return code


def _quit_mixer() -> None:
    """End pygame's mixer once nothing sounds: what ends by itself meanwhile is reported into freed memory."""
    try:
        import pygame
    except ImportError:
        return
    if pygame.mixer.get_init():
        pygame.mixer.stop()
    pygame.mixer.quit()


def _begin_sound(*, held: bool) -> str:
    """Open pygame's mixer on the common device, or on SDL's for nobody; returns why, or ""."""
    import pygame

    try:
        if pulse_has_no_sink():
            raise pygame.error("PulseAudio has no sink")
        with quiet_stderr():
            _begin_mixer(common_device() if held else "")
        silence_alsa()
    except pygame.error as error:
        with _environment("SDL_AUDIODRIVER", "dummy"):
            pygame.mixer.init(RATE, -16, 2, BUFFER_FRAMES, allowedchanges=0)
        return str(error)
    return ""


def _begin_mixer(name: str) -> None:
    """Open pygame's mixer on the device of that name; on the one that the system chooses if it is ""."""
    import pygame

    if name:
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER_FRAMES, devicename=name, allowedchanges=0)
            return
        except pygame.error:  # it has gone since
            pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, BUFFER_FRAMES, allowedchanges=0)


def _hum() -> bytes:
    noise = random.Random(0)
    count = 2 * round(RATE * _HUM_SECONDS)
    return array("h", (noise.randint(-_HUM_PEAK, _HUM_PEAK) for _ in range(count))).tobytes()


@contextlib.contextmanager
def _environment(name: str, value: str) -> Iterator[None]:
    earlier = os.environ.get(name)
    os.environ[name] = value
    try:
        yield
    finally:
        if earlier is None:
            del os.environ[name]
        else:
            os.environ[name] = earlier


# -- the chatter of sound libraries -----------------------------------------------------------

_NOISE = (b"ALSA lib", b"jack server", b"Jack", b"Cannot connect to server", b"connect(2) call")

_silencers: list[Callable[..., None]] = []  # the library keeps no reference of its own


@contextlib.contextmanager
def quiet_stderr() -> Iterator[None]:
    """Hold back what is written to stderr, by libraries too, and drop the known chatter from it."""
    try:
        kept = os.dup(2)
    except OSError:  # started without a stderr
        yield
        return
    with tempfile.TemporaryFile() as held:
        os.dup2(held.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(kept, 2)
            os.close(kept)
            held.seek(0)
            for line in held:
                if not line.startswith(_NOISE):
                    os.write(2, line)


def silence_alsa() -> None:
    """Stop ALSA from writing to stderr later on, where a busy machine makes it report each gap."""
    if sys.platform != "linux" or _silencers:
        return
    handler = ctypes.CFUNCTYPE(
        None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p
    )(lambda *_: None)
    with contextlib.suppress(OSError, AttributeError), open("/proc/self/maps", encoding="utf-8") as maps:
        for path in {line.split(maxsplit=5)[-1].strip() for line in maps if "libasound" in line}:
            ctypes.CDLL(path).snd_lib_error_set_handler(handler)
            _silencers.append(handler)
