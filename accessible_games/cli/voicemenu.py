"""How a language is read: which voice, how fast, how high, how loud, and how what answers a key differs.

Everything counts at once and is heard at once.  Voices are heard before they are chosen: on a board as the
focus comes to them, in a terminal by their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.play.board import Board
from accessible_games.play.profiles import PITCHES, RATES
from accessible_games.play.settings import VoiceChoice

from .answers import Back
from .console import Message
from .session import Session

_SAME: Final[Message] = ("cli-voice-same", {})
_USUAL: Final[Message] = ("cli-voice-usual", {})


class VoiceMenu:
    """The menu of one language.

    Args:
        session: the start that it belongs to.
        language: one of the languages.
    """

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._entries: tuple[tuple[str, Callable[[], None], Callable[[VoiceChoice], Message]], ...] = (
            ("cli-profile-voice", self._voice, lambda now: self._named(now.voice, _USUAL)),
            ("cli-profile-rate", self._rate, lambda now: _number(now.rate)),
            ("cli-profile-pitch", self._pitch, lambda now: _number(now.pitch)),
            ("cli-profile-volume", self._volume, lambda now: _number(now.volume)),
            ("cli-focus-voice", self._focus_voice, lambda now: self._named(now.focus_voice, _SAME)),
            ("cli-focus-rate", self._focus_rate, lambda now: _number(now.focus_rate)),
            ("cli-focus-pitch", self._focus_pitch, lambda now: _number(now.focus_pitch)),
        )

    def change(self) -> None:
        """Change one thing after the other, until somebody goes back."""
        while True:
            console = self._session.console
            rows = [
                ("cli-profile-row", {"what": console.said(key, {}), "value": console.said(*value(self._now))})
                for key, _, value in self._entries
            ]
            chosen = console.choose("cli-voice-menu", [*rows, ("cli-back-one", {})], language=self._language)
            if chosen == len(rows):
                return
            with suppress(Back):
                self._entries[chosen][1]()

    @property
    def _now(self) -> VoiceChoice:
        return self._session.settings.voice(self._language)

    def _keep(self, *, focus: bool = False, **changes: Any) -> None:
        self._session.set_voice(self._language, **changes)
        self._session.console.tell("cli-chosen")
        say_sample(self._session, self._language, focus=focus)

    def _named(self, id: str, otherwise: Message) -> Message:
        if not id:
            return otherwise
        voice = self._session.sound.voice
        known = [] if voice is None else voice.voices(self._language)
        name = next((one.name for one in known if one.id == id), id)
        return "cli-voice-named", {"voice": self._session.console.listed([PlayerName(name)])}

    # -- what can be changed --------------------------------------------------------------

    def _voice(self) -> None:
        id = pick_voice(self._session, self._language, _USUAL)
        if id is not None:
            self._keep(voice=id)

    def _rate(self) -> None:
        self._keep(rate=self._session.console.number("cli-rate", RATES[0], RATES[-1], now=self._now.rate))

    def _pitch(self) -> None:
        number = self._session.console.number
        self._keep(pitch=number("cli-pitch", PITCHES[0], PITCHES[-1], now=self._now.pitch))

    def _volume(self) -> None:
        self._keep(volume=self._session.console.number("cli-volume", 0, 100, now=self._now.volume))

    def _focus_voice(self) -> None:
        id = pick_voice(self._session, self._language, _SAME)
        if id is not None:
            self._keep(focus=True, focus_voice=id)

    def _focus_rate(self) -> None:
        rate = self._own("cli-rate", RATES, self._now.focus_rate or self._now.rate)
        self._keep(focus=True, focus_rate=rate)

    def _focus_pitch(self) -> None:
        pitch = self._own("cli-pitch", PITCHES, self._now.focus_pitch or self._now.pitch)
        self._keep(focus=True, focus_pitch=pitch)

    def _own(self, key: str, allowed: range, now: int) -> int:
        """A number of its own for what answers a key, or 0 for the same."""
        console = self._session.console
        if not console.choose("cli-focus-differs", [("cli-focus-same", {}), ("cli-focus-own", {})]):
            return 0
        return console.number(key, allowed[0], allowed[-1], now=now)


def _number(number: int) -> Message:
    return ("cli-value-number", {"n": number}) if number else ("cli-value-same", {})


def pick_voice(session: Session, language: str, otherwise: Message) -> str | None:
    """Let one of the voices of a language be heard and chosen.

    Args:
        session: the start that it belongs to.
        language: which has to be read.
        otherwise: the entry that chooses none of them.

    Returns:
        Its id; "" for none of them; None, and it is said, if there is no voice.

    Raises:
        Back: the way back was chosen instead.
    """
    console, voice = session.console, session.sound.voice
    known = [] if voice is None else voice.voices(language)
    if not known:
        console.tell("cli-no-voices")
        return None
    ids = [*(one.id for one in known), ""]
    rows: list[Message] = [
        *(("cli-voice-named", {"voice": console.listed([PlayerName(one.name)])}) for one in known),
        otherwise,
    ]

    def hear(index: int) -> None:
        if index < len(known):
            say_sample(session, language, known[index].id, known[index].name, focus=True)
        else:
            console.speak_now(*rows[index])

    while True:
        chosen = console.choose("cli-voice", rows, hear=hear)
        if isinstance(session.front, Board):
            return ids[chosen]
        hear(chosen)
        if not console.choose("cli-voice-keep", [("cli-yes", {}), ("cli-no", {})]):
            return ids[chosen]


def say_sample(
    session: Session, language: str, voice_id: str | None = None, name: str = "", *, focus: bool = False
) -> None:
    """Say a short sentence as a language is read, or as another voice would read it.

    Args:
        session: the start that it belongs to.
        language: in which it is.
        voice_id: the voice's id; None for the language's own.
        name: what the voice is called; it says so first.
        focus: whether it is said as what answers a key is, where that is read in another way.
    """
    voice = session.sound.voice
    if voice is None:
        return
    kana = voice.needs_kana(language, voice_id)
    said = catalogue(KANA if kana else language, "cli").text("cli-voice-sample")
    if name:
        called = session.console.listed([PlayerName(name)])
        said = f"{called.kana if kana else called.text}. {said}"
    how: dict[str, Any] = {"voice": voice_id}
    now = session.settings.voice(language)
    if not focus and (now.focus_voice or now.focus_rate or now.focus_pitch):
        # What answers a key is read in another way; this is to be heard in the language's own.
        how = {"voice": now.voice or None, "rate": now.rate, "pitch": now.pitch, "volume": now.volume / 100}
    voice.say(said, kind="focus" if focus else "answer", language=language, **how)
