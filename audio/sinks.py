"""Whether PulseAudio has anything to play on: SDL 2 must not begin where it has nothing.

SDL's PulseAudio driver measures the name of the default sink, and the whole program ends where there
is none (seen with SDL 2.32 when all devices were unplugged from a server without `module-always-sink`).
"""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache

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
    """True if a PulseAudio server answers and has nothing to play on."""
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
