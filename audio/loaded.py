"""Sounds as the device plays them, for phrases that come again: converting one costs 2 ms a second."""

from __future__ import annotations

from array import array
from collections import OrderedDict
from typing import NamedTuple

from .mixer import Mixer
from .pcm import Ear, Pcm, encode_wav
from .playables import Playable, free_playables, make_playable

MOST = 16
"""Sounds that are kept: a hand, its answers and the prompts of a turn; about 0.2 MB a second each."""

_SIDES: dict[Ear, tuple[float, float]] = {"both": (1.0, 1.0), "left": (1.0, 0.0), "right": (0.0, 1.0)}


class Loaded(NamedTuple):
    """A phrase for an ear, converted for the device.

    Attributes:
        phrase: the phrase.
        ear: the side that it is heard on.
        tail_ms: silence behind it, in milliseconds.
        sound: what the device plays.
    """

    phrase: Pcm
    ear: Ear
    tail_ms: int
    sound: Playable


class LoadedSounds:
    """Converts phrases for the device; what is kept is found again.

    Args:
        mixer: Whose device it is.
        most: How many sounds are kept; the least used go first.
    """

    def __init__(self, mixer: Mixer, most: int = MOST) -> None:
        self._mixer = mixer
        self._most = most
        self._kept: OrderedDict[tuple[int, Ear, int], Loaded] = OrderedDict()

    def load(self, phrase: Pcm, ear: Ear, tail_ms: int) -> Loaded | None:
        """Return what the device plays; None while there is none.  Keeps nothing.

        Args:
            phrase: The phrase; one that is cached is the same object each time.
            ear: The side that it is heard on.
            tail_ms: Silence behind it, in milliseconds.
        """
        kept = self._kept.get((id(phrase), ear, tail_ms))
        if kept is not None:
            return kept
        left, right = _SIDES[ear]
        # Stereo as the device is: SDL takes half as long again to convert a sound with one side.
        sound = self._mixer.load(encode_wav(phrase, left=left, right=right, tail_ms=tail_ms, stereo=True))
        return None if sound is None else Loaded(phrase, ear, tail_ms, sound)

    def load_both(self, left: Pcm, right: Pcm, tail_ms: int) -> Playable | None:
        """Return two phrases as one sound, each heard in its own ear; None while there is no device.

        Args:
            left: The phrase in the left ear; both sound from the beginning, and one may last longer.
            right: The phrase in the right ear.
            tail_ms: Silence behind each of them, in milliseconds.
        """
        ears = self.load(left, "left", tail_ms), self.load(right, "right", tail_ms)
        if ears[0] is None or ears[1] is None:
            return None
        import pygame

        try:
            first, second = (array("h", ear.sound.sound.get_raw()) for ear in ears if ear is not None)
            first.extend(array("h", bytes(2 * max(0, len(second) - len(first)))))
            first[1 : len(second) : 2] = second[1::2]
            return make_playable(buffer=first.tobytes())
        except pygame.error:  # the device has gone meanwhile
            return None

    def keep(self, loaded: Loaded) -> None:
        """Keep a sound until it has not been wanted for long, or `forget`."""
        key = (id(loaded.phrase), loaded.ear, loaded.tail_ms)
        self._kept[key] = loaded  # it holds the phrase, so that its id stays its own
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self) -> None:
        """Forget all of them, private ones among them."""
        self._kept.clear()
        free_playables()
