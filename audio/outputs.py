"""Further sound devices of this computer, such as the headphones of one player.

pygame plays on one device.  Its own way to another one (`pygame._sdl2.audio.AudioDevice`) calls
Python from the sound thread, and closing such a device can hang for good: closing waits for that
thread while the thread waits for Python.  So SDL, which pygame has loaded, is asked directly here:
it plays from a queue of its own, and no Python runs in its thread.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from functools import cache
from typing import Final

RATE: Final = 44100
_CHUNK_FRAMES: Final = 256
_S16: Final = 0x8010 if sys.byteorder != "big" else 0x9010
_AUDIO: Final = 0x10
_OUTPUT: Final = 0
_STOPPED: Final = 0
_PLAYING: Final = 1
_MOST_DEVICES: Final = 16
_FULL_VOLUME: Final = 128
_CHANGE_SECONDS: Final = 0.2


changing: Final = threading.Lock()
"""Held while SDL's whole sound is let go or begun: who asks for its devices then ends the program."""


class OutputUnavailable(Exception):
    """A device cannot be opened; the message is the reason that SDL gives."""


class _AudioSpec(ctypes.Structure):
    """SDL_AudioSpec of SDL 2."""

    _fields_ = (
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


@cache
def _sdl() -> ctypes.CDLL:
    """SDL as pygame has loaded it.

    Raises:
        OutputUnavailable: it cannot be asked directly on this system.
    """
    try:
        import pygame.base

        # Where a library is looked up by what depends on it, pygame's own module leads to its SDL.
        sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        sdl.SDL_GetAudioDeviceName.restype = ctypes.c_char_p
        sdl.SDL_GetError.restype = ctypes.c_char_p
        sdl.SDL_GetQueuedAudioSize.restype = ctypes.c_uint32
        sdl.SDL_OpenAudioDevice.restype = ctypes.c_uint32
        sdl.SDL_OpenAudioDevice.argtypes = (
            ctypes.c_char_p,
            ctypes.c_int,
            ctypes.POINTER(_AudioSpec),
            ctypes.c_void_p,
            ctypes.c_int,
        )
        sdl.SDL_QueueAudio.argtypes = (ctypes.c_uint32, ctypes.c_char_p, ctypes.c_uint32)
    except (ImportError, OSError, AttributeError) as problem:
        raise OutputUnavailable(f"SDL cannot be asked for further devices ({problem})") from problem
    return sdl


def output_names() -> tuple[str, ...]:
    """Names of the sound devices that are there now; () while the mixer is not open, or if nobody knows."""
    if not changing.acquire(timeout=_CHANGE_SECONDS):
        return ()
    try:
        sdl = _sdl()
        numbers = range(sdl.SDL_GetNumAudioDevices(0))
        found = (sdl.SDL_GetAudioDeviceName(number, _OUTPUT) for number in numbers)
        return tuple(name.decode("utf-8", "replace") for name in found if name)
    except OutputUnavailable:
        return ()
    finally:
        changing.release()


def common_output() -> str:
    """Name of the device that everybody hears, as the system chooses it; "" if nobody knows."""
    if not changing.acquire(timeout=_CHANGE_SECONDS):
        return ""
    try:
        return _common_name()
    finally:
        changing.release()


def _common_name() -> str:
    try:
        ask = _sdl().SDL_GetDefaultAudioInfo  # SDL has it since 2.24
        name, spec = ctypes.c_char_p(), _AudioSpec()
        if ask(ctypes.byref(name), ctypes.byref(spec), _OUTPUT) or name.value is None:
            return ""
        return name.value.decode("utf-8", "replace")
    except (OutputUnavailable, AttributeError):
        return ""


def common_device() -> str:
    """Name of the device that the system chooses, before any is opened; "" if nobody knows.

    The caller holds `changing`.  SDL knows its devices while its sound is begun, but pygame begins its
    mixer where nothing else has begun SDL's sound.
    """
    try:
        sdl = _sdl()
    except OutputUnavailable:
        return ""
    if sdl.SDL_InitSubSystem(_AUDIO):
        return ""
    name = _common_name()
    sdl.SDL_QuitSubSystem(_AUDIO)
    return name


def open_devices() -> frozenset[int]:
    """SDL's numbers of the devices that are open and still there; none if nobody knows."""
    return frozenset(number for number in range(1, _MOST_DEVICES + 1) if is_open(number))


def is_open(device: int) -> bool:
    """True while the device of that number is open and has not gone."""
    try:
        return bool(_sdl().SDL_GetAudioDeviceStatus(device) != _STOPPED)
    except OutputUnavailable:
        return False


class Output:
    """Plays one sound at a time on a device of its own; any thread may call it.

    Args:
        name: the device, one of `output_names()`.

    Raises:
        OutputUnavailable: it cannot be opened.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._sdl = _sdl()
        wanted = _AudioSpec(freq=RATE, format=_S16, channels=2, samples=_CHUNK_FRAMES)
        self._device = self._sdl.SDL_OpenAudioDevice(
            name.encode("utf-8"), _OUTPUT, ctypes.byref(wanted), None, 0
        )
        if not self._device:
            raise OutputUnavailable(self._sdl.SDL_GetError().decode("utf-8", "replace"))
        self._sdl.SDL_PauseAudioDevice(self._device, 0)

    def play(self, frames: bytes, volume: float = 1.0) -> None:
        """Start a sound in place of the one before.

        Args:
            frames: 44,100 Hz, two channels, signed 16-bit samples of this machine's byte order.
            volume: 0.0 to 1.0.
        """
        self.stop()
        heard = ctypes.create_string_buffer(len(frames))
        self._sdl.SDL_MixAudioFormat(heard, frames, _S16, len(frames), round(volume * _FULL_VOLUME))
        self._sdl.SDL_QueueAudio(self._device, heard, len(frames))

    def busy(self) -> bool:
        """True while a sound is being played."""
        return self.is_there() and self._sdl.SDL_GetQueuedAudioSize(self._device) > 0

    def is_there(self) -> bool:
        """False once the device was unplugged, or this was closed."""
        return bool(self._device) and self._sdl.SDL_GetAudioDeviceStatus(self._device) == _PLAYING

    def stop(self) -> None:
        """Cut the sound."""
        self._sdl.SDL_ClearQueuedAudio(self._device)

    def close(self) -> None:
        """Let the device go; a second call does nothing."""
        device, self._device = self._device, 0
        if device:
            self._sdl.SDL_CloseAudioDevice(device)


# -- a server without anything to play on -----------------------------------------------------

_PLAYBACK = 1
_S16LE = 3
_NO_ENTITY = 5


class _SampleSpec(ctypes.Structure):
    """pa_sample_spec."""

    _fields_ = (("format", ctypes.c_int), ("rate", ctypes.c_uint32), ("channels", ctypes.c_uint8))


@cache
def _library() -> ctypes.CDLL | None:
    """PulseAudio's client library; None where there is none."""
    try:
        library = ctypes.CDLL("libpulse-simple.so.0")
    except OSError:
        return None
    library.pa_simple_new.restype = ctypes.c_void_p
    library.pa_simple_new.argtypes = (
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_void_p,
        ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int),
    )  # fmt: skip
    library.pa_simple_free.argtypes = (ctypes.c_void_p,)
    return library


def pulse_has_no_sink() -> bool:
    """True if a PulseAudio server answers and has nothing to play on: then SDL 2 must not begin.

    SDL's PulseAudio driver measures the name of the default sink, and the whole program ends where there
    is none (seen with SDL 2.32 when all devices were unplugged from a server without `module-always-sink`).
    """
    if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER", "pulseaudio") != "pulseaudio":
        return False
    library = _library()
    if library is None:
        return False
    spec, error = _SampleSpec(_S16LE, 44100, 2), ctypes.c_int()
    name = b"Accessible Games"
    stream = library.pa_simple_new(
        None, name, _PLAYBACK, None, name, ctypes.byref(spec), None, None, ctypes.byref(error)
    )
    if stream:
        library.pa_simple_free(stream)
        return False
    return error.value == _NO_ENTITY
