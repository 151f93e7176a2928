"""The mixer: one speech voice and a few cues on the sound device, by pygame.

pygame is imported when the mixer opens, not before.  Without a device, or without pygame, it stays
silent, posts a notice, and everything goes on.  A device that goes away, or comes later, is noticed by
a thread that looks a few times a second, and sound comes back by itself.
"""

from __future__ import annotations

import contextlib
import io
import threading
import time
from array import array
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from .cache import Latest
from .chosen import ChosenDevice
from .device import Device, leave_behind
from .notices import NoticeBoard
from .outputs import Output, OutputUnavailable, common_output, output_names
from .playables import Playable, make_playable, sound_errors

if TYPE_CHECKING:
    import pygame

DUCKED = 0.25
"""Loudness of cues while speech sounds: 12 dB less, so that the first word stands above them."""

DUCKED_AMBIENCE = 0.1
"""Loudness of ambience and music while speech sounds: 20 dB less."""

MOST_AT_HAND = 64
"""Cues that are kept as the device plays them, each variant and side apart: more than one game has in use."""
MOST_CUES = 4
"""How many cues sound at once: more are a noise in which none is known."""

Background = Literal["ambience", "music"]
"""What sounds behind everything else, each with a loudness of its own."""

_CHANNELS = 12
_SPEECH = 0
_AMBIENCE = 1
_FIRST_CUE = 2
_CLOSE_PATIENCE = 1.0
_ROOM = {False: 0.95, True: 0.25}
"""How high the samples of all cues may add up to, while nothing is spoken and while something is."""
_MAKE_WAY_MS = 15


class _Sounding(NamedTuple):
    channel: pygame.mixer.Channel
    playable: Playable
    peak: float


HOLD_SECONDS = 6.0
"""How long what is to be said waits for a device that has gone; later it is passed over, and in the text."""

_LOOK_SECONDS = 0.25
_RETRY_SECONDS = 1.0
_LATER_RETRY_SECONDS = 2.0
_SETTLE_SECONDS = 0.3
_EAGER_SECONDS = 30.0
"""So long after the loss a device is looked for every `_RETRY_SECONDS`, then less often."""


class Mixer:
    """Plays WAV bytes.  Any thread may call it, and all but `open` and `close` return at once."""

    def __init__(
        self,
        *,
        notices: NoticeBoard | None = None,
        speech_volume: float = 1.0,
        cue_volume: float = 0.7,
        mono: bool = False,
        keep_awake: bool = False,
    ) -> None:
        """Prepare a mixer; `open` opens the device.

        Args:
            notices: Where a missing device is told.
            speech_volume: 0.0 to 1.0.
            cue_volume: 0.0 to 1.0, apart from that of speech.
            mono: True plays every cue on both sides alike.  The ear of what is private stays: it
                guards a secret and is no effect.
            keep_awake: True keeps headphones awake with a hum that nobody hears.
        """
        self.notices = notices or NoticeBoard()
        self.mono = mono
        self.cue_volume = cue_volume
        self._background: dict[Background, tuple[Path, float]] = {}
        self._background_held = False
        self._speech_volume = speech_volume
        self._opening = threading.Lock()
        self._opened = threading.Event()
        self._lock = threading.Lock()
        self._channels: list[pygame.mixer.Channel] = []
        self._spoken: Playable | None = None
        self._ambience: Playable | None = None
        self._outputs: dict[str, Output] = {}
        self._device = Device(_CHANNELS, keep_awake=keep_awake)
        self._look = threading.Event()
        self._watcher: threading.Thread | None = None
        self._listeners: list[Callable[[bool], None]] = []
        self._away_since: float | None = None
        self._comparing = threading.Lock()
        self._seen: tuple[frozenset[str], str] = (frozenset(), "")
        self._held = False
        self._held_on = ""
        """The device that is held, by SDL's name."""
        self._chosen = ""
        """The same, by the name that the system chose it by."""
        self._silent_until = 0.0
        self._closed = threading.Event()
        self.losses = 0
        """How often the device has gone."""
        self.moves = 0
        """How often what was for one ear on the device of all could come from another one than before."""
        self.moves_told = 0
        """Of these, how many whoever asks for `lost_output` knows."""
        self.spoken = 0
        """How many pieces of speech have begun to sound on the device of all."""
        self._cues: Latest[str, tuple[Playable, float]] = Latest(MOST_AT_HAND)
        self._sounding: list[_Sounding] = []
        self._early_cues: deque[tuple[str, bytes]] = deque(maxlen=4)

    @property
    def speech_volume(self) -> float:
        """Loudness of speech, 0.0 to 1.0; a change is heard at once."""
        return self._speech_volume

    @speech_volume.setter
    def speech_volume(self, value: float) -> None:
        with self._lock:
            self._speech_volume = min(1.0, max(0.0, value))
            if self._spoken is not None:
                self._spoken.sound.set_volume(self._speech_volume)

    def open(self) -> None:
        """Open the sound device, once; what cannot be opened is told by a notice, and looked for later."""
        with self._opening:
            if self._opened.is_set():
                return
            try:
                channels = self._device.open()
            except ImportError as error:
                self.notices.post(
                    "mixer-missing",
                    f"No sound: pygame could not be loaded ({error}). Install it with: pip install pygame-ce",
                )
                channels = []
            if self._device.fault:
                self._miss_device()
            with self._lock:
                self._channels = channels
            self._seen = (frozenset(output_names()), common_output())
            self._opened.set()
            if channels:
                self._watcher = threading.Thread(target=self._watch, daemon=True, name="sound watch")
                self._watcher.start()
        self._play_early_cues()
        self._play_all_behind()

    def _play_all_behind(self) -> None:
        for what, (path, volume) in list(self._background.items()):
            self.play_behind(what, path, volume)

    def _miss_device(self) -> None:
        self.notices.post(
            "device-missing",
            f"No sound: no audio device could be opened ({self._device.fault}). Everything goes on in text; "
            "connect a device or start its sound service, and sound comes by itself.",
        )

    # -- a device that comes and goes ------------------------------------------------------------

    @property
    def is_heard(self) -> bool:
        """True while there is a device on which somebody can hear something."""
        with self._lock:
            return bool(self._channels) and not self._device.fault

    @property
    def is_away(self) -> bool:
        """True while a device that was there has gone."""
        return self._away_since is not None

    def await_opening(self, timeout: float) -> bool:
        """Wait until it is known whether there is a device; False if time ran out first."""
        return self._opened.wait(timeout)

    def listen(self, listener: Callable[[bool], None]) -> None:
        """Let somebody know, from another thread, when the device has gone or is back.

        Args:
            listener: Called with True if what was for one ear on the device of all could now come
                from another one than before.
        """
        self._listeners.append(listener)

    def patience(self) -> float:
        """Seconds for which what is to be said should still wait for the device that has gone."""
        with self._lock:
            if self._away_since is None:
                return 0.0
            return max(0.0, self._away_since + HOLD_SECONDS - time.monotonic())

    def has_lost(self, losses: int) -> bool:
        """True if the device has gone since `losses` was read, or goes just now."""
        self._note_loss()
        return self.losses != losses

    def _note_loss(self) -> None:
        """Play on nothing from now on, if the device has gone; the watcher does what takes long."""
        with self._lock:
            if not self._channels or self._device.fault or self._device.is_alive():
                return
            self._lose()
        self._tell_loss()

    def _lose(self) -> None:
        """Play on nothing from now on; the caller holds the lock."""
        self._let_go()
        self.losses += 1
        self._away_since = time.monotonic()

    def _let_go(self) -> None:
        """Touch no channel of the device any more; the caller holds the lock."""
        self._channels = []
        self._spoken = None
        self._sounding = []

    def _tell_loss(self) -> None:
        self.notices.post_again(
            "device-gone",
            "The sound device is gone. Everything goes on in text, and sound comes back by itself.",
        )
        self._look.set()
        self._tell_listeners(moved=False)

    def _tell_listeners(self, *, moved: bool) -> None:
        for listener in self._listeners:
            listener(moved)

    def _watch(self) -> None:
        """Look after the device until the mixer is closed."""
        losses, retry_at = self.losses, time.monotonic() + self._retry_seconds()
        chosen = ChosenDevice()
        while not self._closed.is_set():
            self._look.wait(_LOOK_SECONDS)
            self._look.clear()
            if self.has_lost(losses):
                losses, retry_at = self.losses, 0.0
            if self.is_heard:
                self._compare_outputs(after_loss=False)
                if self._held and "" not in (name := chosen.name(), self._chosen) and name != self._chosen:
                    self._follow()
                    retry_at = 0.0
            elif time.monotonic() >= retry_at:
                with self._opening:
                    if not self._closed.is_set():
                        self._reopen()
                retry_at = time.monotonic() + self._retry_seconds()
                chosen.close()
        chosen.close()

    def _follow(self) -> None:
        """Go to the device that the system has chosen, as what is not held is moved there."""
        with self._lock:
            self._lose()
        self._look.set()

    def _retry_seconds(self) -> float:
        away = self._away_since
        eager = away is not None and time.monotonic() < away + _EAGER_SECONDS
        return _RETRY_SECONDS if eager else _LATER_RETRY_SECONDS

    def _reopen(self) -> None:
        """Let go what is left of the device, and open what there is now."""
        with self._lock:
            self._let_go()
            outputs = list(self._outputs.values())
            self._outputs.clear()
        for output in outputs:
            output.close()
        self._device.close()  # waits as long as a service hangs
        if self._closed.is_set():
            return
        channels = self._open_held() if self._held else self._device.open()
        if not self._device.fault and not self._has_settled():
            return
        if not self._device.fault:
            self._compare_outputs(after_loss=True)  # before anything can sound there
        with self._lock:
            self._channels = channels
            if self._device.fault:
                return
            self._away_since = None
        self._play_all_behind()
        self.notices.post_again("device-back", "Sound is back.")
        self._tell_listeners(moved=False)

    def _has_settled(self) -> bool:
        """Whether the device is still there a moment later: a service that starts may take it away again."""
        self._closed.wait(_SETTLE_SECONDS)
        return self._device.is_alive() and not self._closed.is_set()

    def hold_device(self) -> None:
        """Let the device of all be the one that it is now, for what is private; this blocks for a moment.

        Otherwise a sound service moves what sounds to a loudspeaker when a headset is unplugged, and
        that is noticed too late.  From now on it goes with the headset, and is opened anew.
        """
        if self._held or not self.is_heard:
            return
        with self._opening:
            if self._held or self._closed.is_set():
                return
            self._held, self._held_on = True, common_output()
            if not self._held_on:  # nobody moves anything, or nobody knows
                return
            with self._lock:
                self._let_go()
            self._device.close()
            channels = self._open_held()
            with self._lock:
                self._channels = channels
                lost = bool(self._device.fault)
                if lost:
                    self._lose()
        if lost:
            self._tell_loss()
        self._play_all_behind()

    def _open_held(self) -> list[pygame.mixer.Channel]:
        chosen = ChosenDevice()
        self._chosen = chosen.settled_name()  # before it is opened: what is chosen meanwhile is followed
        chosen.close()
        return self._device.open(held=True)

    def _compare_outputs(self, *, after_loss: bool) -> None:
        """Let everybody know if what was for one ear could come from another device now."""
        with self._comparing:
            names, common = self._seen
            now = frozenset(output_names())
            if not after_loss and (now == names or not now):  # none: nobody knows just now
                return
            self._seen = now, common_output()
            moved = not names <= now
            if after_loss:
                moved = moved or (self._held_on or common) not in ("", self._seen[1])
                self._held_on = self._seen[1] if self._held else ""
            self.moves += moved
        if moved:
            self._tell_listeners(moved=True)

    # -- what is heard ---------------------------------------------------------------------------

    def play_behind(self, what: Background, path: Path | None, volume: float) -> None:
        """Play a sound file over and over behind everything else, from when the device is open.

        Args:
            what: Which of the two; the other goes on.
            path: The file; None for none.
            volume: 0.0 to 1.0, apart from the others; at 0.0 the file is not even opened.
        """
        with self._lock:
            self._background.pop(what, None)
            if path is not None and volume > 0:
                self._background[what] = (path, volume)
            if not self._channels:
                return
        try:
            self._begin(what, path if volume > 0 else None)
        except Exception as error:  # pygame has several for a file that is no sound
            with self._lock:
                self._background.pop(what, None)
            self.notices.post(
                "ambience-fault",
                f"The ambience {path} cannot be played ({error}). A WAV file of 16 bits can.",
                file=str(path),
            )

    def hold_behind(self, held: bool) -> None:
        """Let nothing sound behind everything else for a while, or again."""
        with self._lock:
            self._background_held = held
            if self._channels:
                self._duck()

    def _begin(self, what: Background, path: Path | None) -> None:
        """Begin what is wanted behind everything, in place of what was; reads outside of the lock."""
        import pygame

        if what == "music":  # is read from the disk as it sounds: a minute of it would be 10 MB
            with self._lock:
                if not self._channels:
                    return
                pygame.mixer.music.stop()
                if path is not None:
                    pygame.mixer.music.load(path)
                    self._duck()
                    pygame.mixer.music.play(loops=-1)
            return
        playable = None if path is None else make_playable(file=path)
        with self._lock:
            if not self._channels:
                return
            self._channels[_AMBIENCE].stop()
            self._ambience = playable
            if playable is not None:
                self._channels[_AMBIENCE].play(playable.sound, loops=-1)
                self._duck()

    def _duck(self) -> None:
        """Let all else be as loud as what is said allows; the caller holds the lock."""
        import pygame

        speaking = self._spoken is not None
        for what, (_, volume) in self._background.items():
            loudness = volume * (DUCKED_AMBIENCE if speaking else 1.0) * (not self._background_held)
            if what == "music":
                pygame.mixer.music.set_volume(loudness)
            else:
                self._channels[_AMBIENCE].set_volume(loudness)
        self._share_out()

    def _share_out(self, newcomer: float = 0.0) -> float:
        """Let the cues that sound be as loud as they can be together; the caller holds the lock.

        Args:
            newcomer: How high the samples go of one that is about to sound, too.

        Returns:
            How loud that one may be, beside the volume of all cues.
        """
        speaking = self._spoken is not None
        usual = DUCKED if speaking else 1.0
        self._sounding = [
            one
            for one in self._sounding
            if one.channel.get_busy() and one.channel.get_sound() is one.playable.sound
        ]
        together = usual * self.cue_volume * (newcomer + sum(one.peak for one in self._sounding))
        gain = usual * (min(1.0, _ROOM[speaking] / together) if together else 1.0)
        for one in self._sounding:
            one.channel.set_volume(gain)
            # Behind it: too soft for a moment, and never too loud.
            one.playable.sound.set_volume(self.cue_volume)
        return gain

    def load(self, wav: bytes) -> Playable | None:
        """Convert a WAV file to what the device plays; None while there is no mixer."""
        if not self._opened.is_set() or self._away_since is not None:
            return None
        return make_playable(file=io.BytesIO(wav))

    def reaches(self, device: str) -> bool:
        """True if a further sound device of that name is there now, or will be when sound is back."""
        if self._away_since is not None:
            return device in self._seen[0]
        return self._opened.is_set() and bool(self._channels) and device in output_names()

    def lost_output(self) -> bool:
        """True if a sound device has gone since this was last asked, or another one is for all now."""
        if self._away_since is not None:  # what is lost is known when sound is back
            return False
        self._compare_outputs(after_loss=False)
        with self._comparing:
            told, self.moves_told = self.moves_told, self.moves
        return self.moves_told != told

    def speak(self, playable: Playable, device: str = "") -> None:
        """Start a piece of speech in place of the one before; cues are ducked from now on.

        Args:
            playable: The piece, as `load` returned it.
            device: A further sound device for it, and for no other: where that is not there, nothing
                sounds, since what is meant for one player's ear must not come from a loudspeaker.
        """
        import pygame

        # The device may go, and pygame's mixer with it, between any two of these lines: a sound of a
        # mixer that is closed does not even tell its length.
        sound = playable.sound
        with self._lock, contextlib.suppress(pygame.error):
            if self._device.fault:  # nobody hears it, but it takes its time
                self._silent_until = time.monotonic() + sound.get_length()
            if self._device.fault or not self._channels:
                return
            if device:
                output = self._output(device)
                if output is not None:
                    output.play(sound.get_raw(), self._speech_volume)
                return
            self.spoken += 1
            self._spoken = playable
            self._duck()
            sound.set_volume(self._speech_volume)
            self._channels[_SPEECH].play(sound)

    def _output(self, device: str) -> Output | None:
        """A further device, opened when it is wanted; None, with a notice, if it is not there."""
        output = self._outputs.get(device)
        if output is not None and output.is_there():
            return output
        if output is not None:  # unplugged; it may have been plugged in again since
            output.close()
        try:
            self._outputs[device] = Output(device)
        except OutputUnavailable as error:
            self._outputs.pop(device, None)
            self.notices.post(
                "output-missing",
                f"The sound device {device} cannot be used ({error}). Private speech is not heard there; "
                "plug it in, or choose another one.",
                device=device,
            )
            return None
        return self._outputs[device]

    def speaking(self) -> bool:
        """True while a piece of speech sounds."""
        with self._lock:
            if any(output.busy() for output in self._outputs.values()):
                return True
            if self._device.fault:
                return time.monotonic() < self._silent_until
            return bool(self._channels) and self._channels[_SPEECH].get_busy()

    def hush(self) -> None:
        """Stop speech at once and let cues be loud again."""
        with self._lock, contextlib.suppress(*sound_errors()):  # see `speak`
            self._spoken = None
            self._silent_until = 0.0
            for output in self._outputs.values():
                output.stop()
            if self._channels:
                self._channels[_SPEECH].stop()
                self._duck()

    def cue(self, name: str, wav: bytes) -> None:
        """Play a cue over whatever sounds, ducked if that is speech.

        Args:
            name: Stands for the sound: the bytes are read the first time only.
            wav: The cue as a WAV file.
        """
        if not self._opened.is_set():  # it is heard when the device is there, and nobody waits for it
            self._early_cues.append((name, wav))
            if self._opened.is_set():
                self._play_early_cues()
            return
        known = self._cues.get(name) or self._load_cue(wav)
        if known is None:
            return
        with self._lock, contextlib.suppress(*sound_errors()):  # the device may go at any moment
            if not self._channels:
                return
            self._cues[name] = known
            playable, peak = known
            free = (channel for channel in self._channels[_FIRST_CUE:] if not channel.get_busy())
            channel = next(free, self._channels[_FIRST_CUE])
            # A channel is at its loudest when it begins: what a cue must not exceed, its sound carries.
            playable.sound.set_volume(self.cue_volume * self._share_out(newcomer=peak))
            channel.play(playable.sound)
            self._sounding.append(_Sounding(channel, playable, peak))
            for late in self._sounding[:-MOST_CUES]:
                late.channel.fadeout(_MAKE_WAY_MS)

    def prepare_cue(self, name: str, wav: bytes) -> None:
        """Have a cue at hand, so that nothing is to be done when it is played; see `cue`."""
        if name not in self._cues:
            known = self._load_cue(wav)
            if known is not None:
                self._cues[name] = known

    def mark(self, event: int) -> bool:
        """Post an event of pygame's when what is played now has gone to the device; False if nothing is."""
        with self._lock:
            return bool(self._channels) and self._device.mark(event)

    def _load_cue(self, wav: bytes) -> tuple[Playable, float] | None:
        """A cue as the device plays it, and how high its samples go, 1.0 being full scale."""
        playable = self.load(wav)
        if playable is None:
            return None
        try:
            # Both sides in turn; what lies between is no higher.
            samples = array("h", playable.sound.get_raw())[::9]
        except sound_errors():  # the device has gone since
            return None
        return playable, max(max(samples, default=0), -min(samples, default=0)) / 32768

    def _play_early_cues(self) -> None:
        with contextlib.suppress(IndexError):
            while True:
                self.cue(*self._early_cues.popleft())

    def close(self) -> None:
        """Stop all sound and let the device go; one that is still being opened is left to itself."""
        self._closed.set()
        self._look.set()
        if not self._opening.acquire(timeout=_CLOSE_PATIENCE):
            leave_behind()
            return
        try:
            self._opened.set()  # for good: a late cue finds no channel
            with self._lock:
                self._spoken = None
                self._sounding.clear()
                self._ambience = None
                channels, self._channels = self._channels, []
                self._cues.clear()
                while self._outputs:
                    self._outputs.popitem()[1].close()
            if channels:
                self._device.close_within(_CLOSE_PATIENCE)
        finally:
            self._opening.release()
