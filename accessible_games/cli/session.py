"""One start of the program at a keyboard: settings, language, terminal, speech."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import sys
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessible_games.narration.catalogue import catalogue
from accessible_games.play.look import WindowChoice
from accessible_games.play.players import CHANNELS, Player
from accessible_games.play.ports import Cues, Loudness, Speaker, Voice
from accessible_games.play.profiles import ASK, LANGUAGES, RATES, VERBOSITIES
from accessible_games.play.settings import SPEAKERS, Settings, VoiceChoice, load_settings, save_settings
from accessible_games.play.terminal import Terminal
from accessible_games.play.wholefile import obstacle_of, sweep
from accessible_games.window.focusgate import FocusGate
from audio.notices import Notice

from .console import SAID, Console, Message, Said
from .failure import listen_to_errors, tell_error, tell_faults_in
from .folders import Folders
from .front import AUTO, FRONTS, open_front
from .invocation import as_typed
from .language import known_language, system_language
from .parser import Parser, one_of
from .saves import GameFolder
from .sound import Sound, TranslatedNotices
from .streams import can_be_shown, shown_language

if TYPE_CHECKING:
    from accessible_games.play.lookback import Finished

PROGRAM, READER, NOBODY = SPEAKERS

_LAST_WORDS: Final = 3.0
"""Seconds for a voice to say that it falls silent."""
ON: Final = "on"

_OWN_NAMES: Final = {
    "en": Said("English", "English"),
    "fr": Said("français", "français"),
    "ja": Said("日本語", "にほんご"),
}
"""What each language is called by those who speak it."""


def add_session_arguments(parser: Parser) -> None:
    """The options of every verb that people sit before."""
    parser.add_argument(
        "--speech",
        type=one_of(ON, "off"),
        help="on or off, this time; otherwise as it was chosen at the first start. "
        "Silent by default where the input does not come from a keyboard.",
    )
    parser.add_argument("--language", type=one_of(*LANGUAGES), help="en, fr or ja.")
    parser.add_argument(
        "--verbosity", type=one_of(*VERBOSITIES), help="How much is said: brief, normal or full."
    )
    parser.add_argument(
        "--front",
        type=one_of(*FRONTS),
        default=AUTO,
        help="auto, terminal or window. By itself the window opens where there is a screen, unless lines "
        "are piped, the program is started over ssh, or your screen reader reads the terminal.",
    )


class Session:
    """What a verb that people sit before has at hand; a context manager that closes all sound.

    Args:
        arguments: those of `add_session_arguments`.
    """

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.folders = Folders.of_user()
        sweep(self.folders.settings.parent)
        GameFolder(self.folders.journals).sweep()
        loaded = load_settings(self.folders.settings)
        self.settings = loaded.settings
        self.language = arguments.language or self.settings.language or system_language()
        self.verbosity = arguments.verbosity or self.settings.verbosity
        self.options: dict[str, dict[str, Any]] = {}  # of new games from the menu, by game
        self.finished: Finished | None = None
        """The game that was played last, if it is over: it can be looked back at."""
        self._gate = FocusGate(lambda: self.settings.window.unfocused)
        self._missed: list[Message] = []
        """What was found missing before anything could be said."""
        # Before any sound: the system's libraries are not to be started from two threads at once.
        host = WindowHost(self)
        self.front = open_front(arguments.front, self.settings.speaks, host, self._gate, self._miss)
        self.in_window = not isinstance(self.front, Terminal)
        if not self.in_window:
            self.language = shown_language(self.language)
        tell_faults_in(lambda: self.language)
        self.interactive = self.in_window or (sys.stdin.isatty() and sys.stdout.isatty())
        self._speech: str | None = arguments.speech
        self._typed_language: str = arguments.language or ""
        self._guessed = not (arguments.language or self.settings.language or known_language())
        self._unasked = self.interactive and not arguments.speech and self.settings.speaks == ASK
        self._game = ""
        self.sound = self._open_sound()
        self._gate.on_turn = lambda: self.sound.hold(not self._gate.sounds)
        self.console = Console(self.front, self.language, self.sound.voice, self.sound.cues)
        self.front.herald = self._herald
        self._close_ears = listen_to_errors(self.complain) if self.in_window else lambda: None
        if loaded.fault:
            key = "cli-settings-aside" if loaded.aside else "cli-settings-fault"
            file = str(loaded.aside or "")
            self.tell_fault(key, fault=loaded.fault, file=file)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self._close_ears()
        self.sound.close()
        self.front.close()

    def say_last(self, notice: str) -> None:
        """Say a notice on stderr and aloud, and nowhere in the window, before the process ends."""
        self._close_ears()
        command = as_typed("resume", *self.given)
        line = TranslatedNotices(self.language).line(Notice(notice, notice, {"command": command}))
        with contextlib.suppress(OSError, ValueError):
            print(line.text, file=sys.stderr, flush=True)  # it ends with a command: no stop behind that
        self.sound.say_last(line, _LAST_WORDS)

    @property
    def given(self) -> tuple[str, ...]:
        """What was given at this start alone, and is to be given again to go on in the same way."""
        language = self._typed_language
        usual = not language or language == (self.settings.language or system_language())
        return () if usual else ("--language", language)

    def begin(self) -> None:
        """Ask who speaks if this is the first start; in speech too, since nobody knows yet."""
        if self.in_window:
            self.console.tell("cli-window-welcome")
        elif self._unasked:
            self.console.tell("cli-welcome")
        for key, variables in self._missed:
            tell = self.console.tell if self.in_window else self.console.speak
            tell(key, **variables)
        # Who hears nothing, or nothing in this language, has to know it before anything is asked.
        self.sound.await_device()
        self.sound.await_voices((self.language,))
        self.tell_notices()
        if self._unasked:
            if self._guessed:
                self.ask_language()
            self.ask_who_speaks(back=False)

    def _miss(self, key: str, **variables: Any) -> None:
        """Print what is missing of a window where the program was started; `begin` speaks it, too."""
        tell_error(catalogue(self.language, "cli").text(key, **variables))
        self._missed.append((key, variables))

    def consoles(self, players: Sequence[Player]) -> tuple[Console, ...]:
        """A console for each language of the people at a table; this one where there are none."""
        languages = dict.fromkeys(player.language for player in players if player.person)
        return tuple(
            Console(self.front, language, self.sound.voice, self.sound.cues)
            for language in (languages if self.in_window else dict.fromkeys(map(shown_language, languages)))
        ) or (self.console,)

    def complain(self, line: str) -> None:
        """Show and speak a fault, in the words in which it came: they are English."""
        self.front.show(line)
        if self.sound.voice is not None:
            self.sound.voice.say(line, kind="alert", language="en")

    def ask_language(self) -> None:
        """Let somebody choose the language, told in each of them, and remember it.

        Raises:
            EndOfInput: nothing more will be typed.
        """
        for number, language in enumerate(LANGUAGES, 1):
            if language != self.language and (self.in_window or can_be_shown(language)):
                Console(self.front, language, self.sound.voice).tell("cli-language-here", n=number)
        language = self.choose_language(back=False)
        self.remember(language=language)
        self.use_language(language)
        if self.in_window:  # whoever can hardly read the first page finds no help in small letters
            self.console.tell("cli-window-larger")

    def ask_who_speaks(self, *, back: bool = True) -> None:
        """Let somebody choose who speaks, and remember it.

        Args:
            back: whether there is a way back; not at the first start, which needs an answer.

        Raises:
            Back: it was taken.
            EndOfInput: nothing more will be typed.
        """
        rows: list[Message] = [(f"cli-speaks-{who}", {}) for who in SPEAKERS]
        while True:
            first = SPEAKERS.index(self.settings.speaks) if self.settings.speaks in SPEAKERS else None
            chosen = self.console.choose("cli-who-speaks", rows, back=back, first=first)
            if self.can_speak(SPEAKERS[chosen]):
                break
            self.console.tell("cli-reader-unreachable")
        if self.sound.voice is not None and SPEAKERS[chosen] != PROGRAM:
            self.console.tell("cli-speech-off")
            self.console.hear_out(_LAST_WORDS)
        self.speak_by(SPEAKERS[chosen])
        if self._speaks():
            self.console.speak("cli-speech-on")
            heard = not self._gate.speaks or self.sound.is_heard()
            self.front.show(self.console.text("cli-speech-on" if heard else "cli-speech-unheard"))
            self.tell_notices()
        self.console.tell("cli-chosen")

    @property
    def speaker(self) -> Speaker:
        """Who speaks now."""
        if self._speaks():
            return PROGRAM
        return READER if self.settings.speaks == READER else NOBODY

    def can_speak(self, speaker: Speaker) -> bool:
        """Whether another could speak: any screen reader reads a terminal, one that answers a window."""
        if speaker != READER or not self.in_window:
            return True
        from audio.reader import answers

        return answers()

    def speak_by(self, speaker: Speaker) -> None:
        """Let another speak from now on, and remember it."""
        self._unasked, self._speech = False, None
        self.remember(speaks=speaker)
        self.reopen_sound()

    def use_language(self, language: str) -> None:
        """Speak and write in another language from now on."""
        self.language = language if self.in_window else shown_language(language)
        self.reopen_sound()
        self.sound.await_voices((self.language,))
        self.tell_notices()

    def set_voice(self, language: str, **changes: Any) -> None:
        """Read a language in another way at once, and keep it; the fields are those of `VoiceChoice`."""
        self.keep(self.settings.with_voice(language, **changes))
        self.sound.set_voice(language, self.settings.voice(language))

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """Let all speech or all sounds be as loud as this at once, and keep it."""
        self.sound.set_loudness(what, per_cent)
        self.remember(**{"speech_volume" if what == "speech" else "cue_volume": per_cent})

    def reopen_sound(self) -> None:
        """Open speech and sounds as the settings say now; what was just said is heard first."""
        if self.sound.voice is not None:
            self.sound.voice.wait(_LAST_WORDS)
        self.sound.close()
        self.sound = self._open_sound(self.sound)
        if self._game:
            self.sound.enter(self._game)
        self.console = Console(self.front, self.language, self.sound.voice, self.sound.cues)

    def enter(self, game: str) -> None:
        """Let what belongs to a game sound behind it, until `leave`."""
        self._game = game
        self.sound.enter(game)

    def leave(self) -> None:
        """No game is open any more."""
        self._game = ""
        self.sound.leave()

    def remember(self, **changes: Any) -> None:
        """Change settings and keep them."""
        self.keep(dataclasses.replace(self.settings, **changes))

    def keep(self, settings: Settings) -> None:
        """Keep changed settings; a disk that cannot is told and no reason to stop."""
        self.settings = settings
        try:
            save_settings(self.folders.settings, self.settings)
        except OSError as problem:
            self.tell_disk("cli-settings-unsaved", problem)

    def tell_fault(self, key: str, **variables: Any) -> None:
        """Say what went wrong: in a window as everything else, in a terminal on the stream for faults."""
        if self.in_window:
            self.console.tell(key, **variables)
        else:
            tell_error(self.console.text(key, **variables), stops="command" not in variables)
            self.console.speak(key, **variables)

    def tell_disk(self, key: str, problem: OSError) -> None:
        """Say what could not be written, and why."""
        self.tell_fault(key, why=obstacle_of(problem), reason=problem.strerror or "")

    def choose_language(self, *, back: bool = True) -> str:
        """Let somebody choose a language, each told under its own name and by its own voice.

        Args:
            back: whether there is a way back.

        Raises:
            Back: it was taken.
            EndOfInput: nothing more will be typed.
        """
        voice = self.sound.voice
        own = [
            (self.in_window or can_be_shown(language)) and (voice is None or bool(voice.voices(language)))
            for language in LANGUAGES
        ]
        rows: list[Message] = [
            (SAID, {"text": _OWN_NAMES[language]}) if its_own else (f"cli-language-{language}", {})
            for language, its_own in zip(LANGUAGES, own, strict=True)
        ]
        told = [language if its_own else "" for language, its_own in zip(LANGUAGES, own, strict=True)]
        first = LANGUAGES.index(self.language) if self.language in LANGUAGES else None
        return LANGUAGES[self.console.choose("cli-language", rows, back=back, languages=told, first=first)]

    def tell_notices(self) -> None:
        """Say what of speech or sound was found missing since the last time."""
        for line in self.sound.notices():
            self.console.tell_line(line)

    def _herald(self) -> None:
        """Tell at once what was found missing, whatever is waited for."""
        for line in self.sound.notices():
            self.front.show(line.text)
            voice = self.sound.voice
            if voice is not None:
                text = line.spoken if voice.needs_kana(line.language) else line.text
                voice.say(text, kind="alert", language=line.language)

    def _show(self, line: str) -> None:
        self.front.show(line)

    def _jot(self, line: str) -> None:
        """Write a line into the terminal that the window was started from, which a screen reader reads."""
        if self.in_window:
            with contextlib.suppress(OSError, ValueError):
                print(line, file=sys.stderr, flush=True)

    def _open_sound(self, before: Sound | None = None) -> Sound:
        sound: Any = Sound(
            self.settings,
            self.folders,
            self.language,
            speak=self._speaks(),
            cues=self._sounds(),
            route=self._routes(),
            show=self._show,
            jot=self._jot,
            before=before,
        )
        if self.in_window and sound.voice is not None:
            sound.voice = self._gate.voice(sound.voice)
        if self.in_window and sound.cues is not None:
            sound.cues = self._gate.cues(sound.cues)
        opened: Sound = sound
        return opened

    def _speaks(self) -> bool:
        if self._speech is not None:
            return self._speech == ON
        # No screen reader can read what is drawn in a window: there the program speaks for it.
        spoken = (PROGRAM, READER) if self.in_window else (PROGRAM,)
        return self.interactive and (self._unasked or self.settings.speaks in spoken)

    def _routes(self) -> bool:
        """Whether the player's screen reader is to read what is drawn; a terminal it reads by itself."""
        return self.in_window and self._speech is None and self.settings.speaks == READER

    def _sounds(self) -> bool:
        """Sounds go with speech of any kind; a table that reads in silence has none."""
        return self._speaks() or (self.interactive and not self._unasked and self.settings.speaks == READER)


class TablePreferences:
    """What a table is asked once and what its players choose, kept in the settings.

    Args:
        session: whose settings.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        chosen = session.settings.clear_at_handover
        self.clear: bool | None = None if chosen == ASK else chosen == "yes"
        self.reader = session.settings.speaks == READER

    def remember(self) -> None:
        """Keep what was chosen."""
        if self.clear is not None:
            self._session.remember(clear_at_handover="yes" if self.clear else "no")

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        """Keep in the player's profile what was changed inside a game."""
        values = {
            "verbosity": player.verbosity.value,
            "pace": player.pace,
            "private": tuple(channel for channel in CHANNELS if channel in player.private),
            "order": player.order,
            "drawn_hand": player.drawn_hand,
            "rate": player.rate or 0,
            "pitch": player.pitch or 0,
            "voice": player.voice or "",
        }
        session = self._session
        chosen = {name: values[name] for name in changed}
        settings = session.settings.with_player(player.name.text, **chosen)
        # The next game may be begun under another name, by whoever likes this pace.
        session.keep(dataclasses.replace(settings, pace=player.pace) if "pace" in changed else settings)

    @property
    def playable_cue(self) -> bool:
        """Whether a card that can be played sounds so."""
        return self._session.settings.playable_cue

    @property
    def speaker(self) -> Speaker:
        """Who speaks now."""
        return self._session.speaker

    def can_speak(self, speaker: Speaker) -> bool:
        """Whether another could speak."""
        return self._session.can_speak(speaker)

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """Let another speak, and keep it."""
        self._session.speak_by(speaker)
        self.reader = speaker == READER
        return self._session.sound.voice, self._session.sound.cues

    def reading(self, language: str) -> VoiceChoice:
        """How a language is read."""
        return self._session.settings.voice(language)

    def set_reading(self, language: str, **changes: Any) -> None:
        """Read a language in another way at once, and keep it."""
        self._session.set_voice(language, **changes)

    def loudness(self, what: Loudness) -> int:
        """How loud all speech or all sounds are, in per cent."""
        settings = self._session.settings
        return settings.speech_volume if what == "speech" else settings.cue_volume

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """Let speech or sounds be as loud as this at once, and keep it."""
        self._session.set_loudness(what, per_cent)


class WindowHost:
    """What the window asks of the start that it belongs to.

    Args:
        session: that start.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def language(self) -> str:
        """The language outside of a game."""
        return self._session.language

    @property
    def voice(self) -> Voice | None:
        """What speaks now."""
        return self._session.sound.voice

    @property
    def cues(self) -> Cues | None:
        """What sounds now."""
        return self._session.sound.cues

    @property
    def choice(self) -> WindowChoice:
        """The window's settings as they are now."""
        return self._session.settings.window

    def screen_lost(self) -> None:
        """Say on the terminal, and aloud, that the screen has ended."""
        self._session.say_last("screen-gone")

    def keep(self, **changes: Any) -> None:
        """Change settings of the window, and keep them at once."""
        self._session.keep(self._session.settings.with_window(**changes))

    def change_rate(self, by: int) -> int:
        """Read the language faster or slower, and keep it."""
        session, language = self._session, self._session.language
        rate = min(RATES[-1], max(RATES[0], session.settings.voice(language).rate + by))
        session.set_voice(language, rate=rate)
        return rate

    def change_loudness(self, what: Loudness, by: int) -> int:
        """Make all speech or all sounds louder or softer, and keep it."""
        session = self._session
        now = session.settings.speech_volume if what == "speech" else session.settings.cue_volume
        per_cent = min(100, max(0, now + by))
        session.set_loudness(what, per_cent)
        return per_cent
