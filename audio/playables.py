"""Sounds as the device plays them: made, and let go, only while no device is opened or let go.

pygame frees a sound wherever the last name for it ends, in any thread, and SDL then looks through the
device's channels: if these are just being freed, the process dies.  So a sound that nobody names any
more is put aside, and freed under the lock under which a device is opened or let go.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from .outputs import changing

if TYPE_CHECKING:
    import pygame

_CHANGE_SECONDS: Final = 0.5
_FREE_SECONDS: Final = 0.05
"""A hand-over waits no longer than this for a sound service that hangs."""
_put_aside: Final[deque[pygame.mixer.Sound]] = deque()
"""Sounds that nobody names any more, of whatever mixer."""


class Playable:
    """A sound that may be named, kept and forgotten by any thread.

    Attributes:
        sound: what pygame's channels play; it is named nowhere else for longer than a call.
    """

    __slots__ = ("sound",)

    def __init__(self, sound: pygame.mixer.Sound) -> None:
        self.sound = sound

    def __del__(self) -> None:
        """Put the sound aside, since this may happen at any moment."""
        _put_aside.append(self.sound)


def sound_errors() -> tuple[type[Exception], ...]:
    """What pygame raises where a device goes; nothing where it cannot be loaded, and so is never called."""
    try:
        import pygame
    except ImportError:
        return ()
    return (pygame.error,)


def make_playable(**source: Any) -> Playable | None:
    """Convert a sound to what the device plays; None while there is no mixer, or none can be.

    Args:
        source: `file` or `buffer`, as `pygame.mixer.Sound` takes them.

    Raises:
        pygame.error: it is no sound.
        OSError: the file cannot be read.
    """
    if not changing.acquire(timeout=_CHANGE_SECONDS):
        return None
    try:
        import pygame

        if not pygame.mixer.get_init():
            return None
        _free()
        return Playable(pygame.mixer.Sound(**source))
    except ImportError:
        return None
    finally:
        changing.release()


def free_playables() -> None:
    """Free what nobody names any more now, private speech for instance; unless a device changes just now."""
    if changing.acquire(timeout=_FREE_SECONDS):
        try:
            _free()
        finally:
            changing.release()


def _free() -> None:
    """Free what no channel plays; the caller holds `changing`."""
    if not _put_aside:  # as where pygame cannot be loaded
        return
    import pygame

    for _ in range(len(_put_aside)):
        sound = _put_aside.popleft()
        if pygame.mixer.get_init() and sound.get_num_channels():
            _put_aside.append(sound)
        del sound
