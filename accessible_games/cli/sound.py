"""Speech and sounds of one start: opened when wanted, and closed at its end."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessible_games.engine import OptionError
from accessible_games.games import GAMES, home_of
from accessible_games.narration.catalogue import KANA, MessageError, catalogue
from accessible_games.narration.narrator import Line
from accessible_games.narration.spoken import spoken_form
from accessible_games.play.ports import Loudness
from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.settings import SKIPPED, Settings, VoiceChoice
from audio.notices import Notice, NoticeBoard

from .folders import Folders

if TYPE_CHECKING:
    from audio.backdrop import Backdrops
    from audio.cues import Cues
    from audio.mixer import Background, Mixer
    from audio.route import RoutedVoice
    from audio.voice import Voice
    from audio.voices import VoiceSettings

_SOUNDLESS: Final = frozenset({"device-missing", "device-gone"})
"""Notices that our own voice cannot tell."""
_TOLD_ONCE: Final = frozenset({"device-missing", "mixer-missing", "engine-missing", "voice-missing"})
"""Notices of what the computer lacks: opening the sound anew finds the same, and it is known already."""
_SWITCH_SECONDS: Final = 0.0005
"""After which a thread lets another run: by Python's own 5 ms, speech would wait for what is being drawn."""
_DEVICE_SECONDS: Final = 2.0
_FIRST_LINE_SECONDS: Final = 4.0
_GLANCE_SECONDS: Final = 0.02


class Sound:
    """The voice and the cues, or None in their places.

    Everything comes up in threads of its own: nobody waits for a sound device.

    Args:
        settings: how loud, how fast, with which voice.
        folders: where rendered speech is kept.
        language: in which what is missing is told.
        speak: whether the program speaks.
        cues: whether sounds are played.
        route: whether the player's screen reader reads what all may hear.
        show: shows a line that nothing could speak: that sound itself is missing.
        jot: writes each notice where else it can be read.
        before: the sound in whose place this one comes.
    """

    def __init__(
        self,
        settings: Settings,
        folders: Folders,
        language: str,
        *,
        speak: bool,
        cues: bool,
        route: bool = False,
        show: Callable[[str], None] = lambda line: None,
        jot: Callable[[str], None] = lambda line: None,
        before: Sound | None = None,
    ) -> None:
        self._routed, self._show, self._jot = route, show, jot
        self.voice: Voice | RoutedVoice | None = None
        self.cues: Cues | None = None
        self._board: TranslatedNotices | None = None
        self._mixer: Mixer | None = None
        self._reading: Voice | None = None
        self._backdrops: Backdrops | None = None
        self._settings = settings
        self._own_ambience = folders.ambience.is_file()
        self._closers: list[Callable[[], None]] = []
        bring_game_sounds()
        self._was_heard = False
        self._told = before._told_on() if before is not None else None
        if speak or cues:
            self._open(settings, folders, language, speak=speak, cues=cues)

    def _open(self, settings: Settings, folders: Folders, language: str, *, speak: bool, cues: bool) -> None:
        """Open the device, and what speaks and sounds through it."""
        sys.setswitchinterval(_SWITCH_SECONDS)
        from audio.mixer import Mixer

        self._board = TranslatedNotices(language)
        if self._told is not None:
            self._board.remember(self._told, _TOLD_ONCE)
        self._mixer = mixer = Mixer(
            notices=self._board,
            speech_volume=settings.speech_volume / 100,
            cue_volume=settings.cue_volume / 100,
            mono=settings.mono,
            keep_awake=settings.keep_awake,
        )
        if self._own_ambience:
            mixer.play_behind("ambience", folders.ambience, settings.ambience_volume / 100)
        if speak:
            voice = self._open_voice(mixer, settings, folders)
            self.voice = self._route(voice, self._board) if self._routed else voice
        else:
            threading.Thread(target=mixer.open, daemon=True, name="mixer").start()
            self._closers.append(mixer.close)
        if cues:
            from audio.cues import Cues

            self.cues = Cues(
                mixer,
                folder=folders.sounds,
                cache_dir=folders.cache / "cues",
                pack=settings.sound_pack,
                packs=folders.packs,
            )
            self._closers.insert(0, self.cues.close)
        self._cache = folders.cache / "backdrops"

    def enter(self, game: str) -> None:
        """Let a game's ambience and music sound, as far as they are wanted, until `leave`."""
        settings = self._settings
        if self.cues is not None:
            self.cues.expect(game)
        volumes: dict[Background, float] = {}
        if not self._own_ambience and game not in settings.without_ambience:
            volumes["ambience"] = settings.ambience_volume / 100
        if game not in settings.without_music:
            volumes["music"] = settings.music_volume / 100
        if self._mixer is None or not any(volumes.values()):
            return
        from audio.backdrop import Backdrops

        self._backdrops = Backdrops(self._mixer, self._cache)
        self._closers.insert(0, self.leave)
        self._backdrops.enter(game, volumes)

    def leave(self) -> None:
        """End the ambience and the music of a game."""
        if self._backdrops is not None:
            self._backdrops.leave()
            self._backdrops = None

    def hold(self, held: bool) -> None:
        """Let no ambience and no music be heard for a while, or again."""
        if self._mixer is not None:
            self._mixer.hold_behind(held)

    def _open_voice(self, mixer: Mixer, settings: Settings, folders: Folders) -> Voice:
        from accessible_games.narration.japanese import read_foreign
        from audio.voice import Voice

        voice = Voice(
            mixer,
            settings={language: _reading(settings.voice(language)) for language in LANGUAGES},
            cache_dir=folders.cache / "speech",
            read_foreign=read_foreign,
            tells_again=settings.skipped == SKIPPED[0],
        )
        self._closers.append(voice.close)
        self._reading = voice
        return voice

    def _route(self, voice: Voice, board: TranslatedNotices) -> RoutedVoice:
        from audio.reader import Reader
        from audio.route import RoutedVoice

        reader = Reader(board)
        self._closers.insert(0, reader.close)
        return RoutedVoice(voice, reader)

    def outputs(self) -> tuple[str, ...]:
        """The sound devices that private speech can have for itself: all but the one that everybody hears."""
        if self.voice is None:
            return ()
        from audio.outputs import common_output, output_names

        self.voice.reaches("")  # devices are known once the mixer is open
        names, common = output_names(), common_output()
        return tuple(name for name in names if name != common) if len(names) > 1 else ()

    def set_voice(self, language: str, choice: VoiceChoice) -> None:
        """Read a language as was chosen, from the next line on."""
        if self._reading is not None:
            self._reading.configure(language, _reading(choice))

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """Let all speech or all sounds be as loud as this at once."""
        if self._mixer is None:
            return
        if what == "speech":
            self._mixer.speech_volume = per_cent / 100
        else:
            self._mixer.cue_volume = per_cent / 100

    def notices(self) -> list[Line]:
        """What was found missing since the last call, one line each; what cannot be spoken is shown."""
        lines: list[Line] = []
        board = self._board
        if board is None:
            return lines
        for notice in board.take():
            line = board.line(notice)
            self._jot(line.text)
            if notice.id in _SOUNDLESS and not self._routed:
                self._show(line.text)
            else:
                lines.append(line)
        return lines

    def _told_on(self) -> NoticeBoard | None:
        """The board whose notices need not come again; None if what it told of is there by now."""
        return None if self._was_heard else self._board or self._told

    def await_device(self) -> None:
        """Wait until it is known whether there is a sound device, some seconds at most."""
        if self._mixer is not None:
            self._mixer.await_opening(_DEVICE_SECONDS)

    def await_voices(self, languages: Iterable[str]) -> None:
        """Wait until it is known whether our own voice reads these languages, some seconds at most."""
        if self._reading is not None and not self._routed:
            for language in languages:
                self._reading.look_for(language)

    def can_sound(self) -> bool:
        """Whether there is a device on which anything sounds; a screen reader has its own."""
        if self._mixer is None or self._routed:
            return True
        self.await_device()
        return self._mixer.is_heard

    def is_heard(self) -> bool:
        """Whether the voice sounds on a device; waits for its first line, some seconds at most."""
        if self._mixer is None or self.voice is None or self._routed:
            return True
        end = time.monotonic() + _FIRST_LINE_SECONDS
        self.await_device()
        while self._mixer.is_heard and not self._mixer.spoken and time.monotonic() < end:
            if not self.voice.is_speaking():
                break
            time.sleep(_GLANCE_SECONDS)
        return self._mixer.spoken > 0

    def say_last(self, line: Line, seconds: float) -> None:
        """Say a line in place of everything else, and wait for it, so many seconds at most."""
        if self._reading is not None:
            self._reading.silence()
            self._reading.say(line.spoken, kind="alert", language=line.language)
            self._reading.wait(seconds)

    def close(self) -> None:
        """Stop all sound; a second call does nothing."""
        if self._closers and self._mixer is not None:
            self._was_heard = self._mixer.is_heard
        while self._closers:
            self._closers.pop(0)()


def bring_game_sounds() -> None:
    """Tell what plays and speaks where each game's own sounds and readings lie."""
    from audio.groups import add_group

    for game in GAMES:
        with suppress(OptionError):  # its package is damaged: whoever plays it is told
            add_group(game, Path(str(home_of(game))))


def _reading(choice: VoiceChoice) -> VoiceSettings:
    """How a language is read, as the audio package wants to know it."""
    from audio.voices import VoiceSettings

    volume = choice.volume / 100
    plain = VoiceSettings(choice.voice or None, choice.rate, volume, choice.pitch)
    focus = VoiceSettings(
        choice.focus_voice or choice.voice or None,
        choice.focus_rate or choice.rate,
        volume,
        choice.focus_pitch or choice.pitch,
    )
    return plain if focus == plain else replace(plain, focus=focus)


class TranslatedNotices(NoticeBoard):
    """A board whose notices come in one language; one that has no translation stays English.

    Args:
        language: one of the player's languages.
    """

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def line(self, notice: Notice) -> Line:
        """A notice as it is shown and spoken."""
        key, language = f"cli-notice-{notice.id}", self._language
        try:
            text = catalogue(language, "cli").text(key, **notice.args)
        except MessageError:
            return Line(notice.text, spoken_form("en", notice.text), "en")
        if language == "ja":
            return Line(text, catalogue(KANA, "cli").text(key, **notice.args), language)
        return Line(text, spoken_form(language, text), language)
