"""Which sound device the system has chosen for everybody, asked time after time without waiting.

SDL notices devices that come and go.  Where the choice among those that stay is changed, its PulseAudio
driver notices nothing; so the server is asked, through its own client library.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from functools import cache
from typing import Any, Final

from .outputs import common_output

_READY: Final = 4
_FAILED: Final = 5
_NO_AUTOSPAWN: Final = 1
_MOST_STEPS: Final = 50
_PATIENCE: Final = 0.3
_STEP_SECONDS: Final = 0.005


class _ServerInfo(ctypes.Structure):
    """The beginning of pa_server_info."""

    _fields_ = (
        ("user_name", ctypes.c_char_p),
        ("host_name", ctypes.c_char_p),
        ("server_version", ctypes.c_char_p),
        ("server_name", ctypes.c_char_p),
        ("sample_spec", ctypes.c_uint32 * 3),
        ("default_sink_name", ctypes.c_char_p),
    )


_Callback: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(_ServerInfo), ctypes.c_void_p)


@cache
def _library() -> Any:
    """PulseAudio's client library; None where there is none."""
    if sys.platform != "linux":
        return None
    try:
        library = ctypes.CDLL("libpulse.so.0")
    except OSError:
        return None
    pointer, number, text = ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p
    for name, result, arguments in (
        ("pa_mainloop_new", pointer, ()),
        ("pa_mainloop_get_api", pointer, (pointer,)),
        ("pa_mainloop_iterate", number, (pointer, number, pointer)),
        ("pa_mainloop_free", None, (pointer,)),
        ("pa_context_new", pointer, (pointer, text)),
        ("pa_context_connect", number, (pointer, text, number, pointer)),
        ("pa_context_get_state", number, (pointer,)),
        ("pa_context_get_server_info", pointer, (pointer, _Callback, pointer)),
        ("pa_context_disconnect", None, (pointer,)),
        ("pa_context_unref", None, (pointer,)),
        ("pa_operation_unref", None, (pointer,)),
    ):
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


class ChosenDevice:
    """Asks for the chosen device; one thread uses it."""

    def __init__(self) -> None:
        by_pulse = os.environ.get("SDL_AUDIODRIVER", "pulseaudio") == "pulseaudio"
        self._pulse: Any = _library() if by_pulse else None
        self._loop: int | None = None
        self._context: int | None = None
        self._answered = _Callback(self._hear)
        self._name = ""

    def name(self) -> str:
        """The name by which the system calls it, as far as it is known; "" if nobody knows.

        It may be that of the look before: nobody waits for a server that is slow or hangs.
        """
        if self._pulse is None:
            return common_output()
        if self._context is None:
            self._connect()
        for _ in range(_MOST_STEPS):
            if self._pulse.pa_mainloop_iterate(self._loop, 0, None) <= 0:
                break
        state = self._pulse.pa_context_get_state(self._context)
        if state >= _FAILED:
            self.close()
        elif state == _READY:
            asked = self._pulse.pa_context_get_server_info(self._context, self._answered, None)
            if asked:
                self._pulse.pa_operation_unref(asked)
            self._pulse.pa_mainloop_iterate(self._loop, 0, None)
        return self._name

    def settled_name(self) -> str:
        """The name as it is now; waits for it, some tenths of a second at most."""
        end = time.monotonic() + _PATIENCE
        while self._pulse is not None and not self.name() and time.monotonic() < end:
            time.sleep(_STEP_SECONDS)
        return self.name()

    def _connect(self) -> None:
        self._loop = self._pulse.pa_mainloop_new()
        self._context = self._pulse.pa_context_new(
            self._pulse.pa_mainloop_get_api(self._loop), b"Accessible Games"
        )
        self._pulse.pa_context_connect(self._context, None, _NO_AUTOSPAWN, None)

    def _hear(self, _context: int, info: Any, _data: int) -> None:
        if info:
            self._name = (info.contents.default_sink_name or b"").decode("utf-8", "replace")

    def close(self) -> None:
        """Let the server go, and forget what it said; the next call asks anew."""
        self._name = ""
        if self._context is not None:
            self._pulse.pa_context_disconnect(self._context)
            self._pulse.pa_context_unref(self._context)
            self._pulse.pa_mainloop_free(self._loop)
        self._context = self._loop = None
