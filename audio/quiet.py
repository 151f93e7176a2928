"""Keeping the chatter of sound libraries out of the player's terminal."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
import tempfile
from collections.abc import Callable, Iterator

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
