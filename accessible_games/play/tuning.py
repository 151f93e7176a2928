"""Choices that a player makes inside a game: they count at once, and are kept at once."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, Final

from accessible_games.engine import Seat
from accessible_games.narration.wording import Verbosity
from accessible_games.narration.words import normalise

from . import facts
from .commands import LEVELS, PACES, SPEAKERS, CommandWords
from .outlet import Outlet
from .players import CHANNELS, KEY, SPEECH, Player
from .ports import Loudness, Preferences
from .profiles import PITCHES, RATES

_SECONDS: Final = range(1, 61)
_PER_CENT: Final = range(101)
_LAST_WORDS: Final = 3.0
"""Seconds for a voice to say that it falls silent."""


class Tuning:
    """Serves the choices of whoever has the keyboard.

    Args:
        outlet: where they are told, and count.
        preferences: where they are kept.
        words: the command words of a player.
    """

    def __init__(
        self, outlet: Outlet, preferences: Preferences, words: Callable[[Seat], CommandWords]
    ) -> None:
        self._outlet = outlet
        self._preferences = preferences
        self._words = words
        self.commands: Mapping[str, Callable[[Seat, str], None]] = {
            "verbosity": self._verbosity,
            "pace": self._pace,
            "private": self._private,
            "rate": self._rate,
            "pitch": self._pitch,
            "voice": self._voice,
            "volume": lambda seat, rest: self._loudness(seat, "speech", rest),
            "sounds": lambda seat, rest: self._loudness(seat, "sounds", rest),
            "speaker": self._speaker,
        }

    def change(self, seat: Seat, **changes: Any) -> Player:
        """Let a choice count, and keep it; returns the player as it is now."""
        player = dataclasses.replace(self._outlet.player(seat), **changes)
        self._outlet.change(seat, player)
        self._preferences.keep_player(player, changes.keys())
        return player

    def _verbosity(self, seat: Seat, rest: str) -> None:
        level = self._words(seat).term(rest) if rest else self._following_level(seat)
        if level not in LEVELS:
            self._outlet.whisper(seat, facts.VerbosityUnknown())
            return
        self.change(seat, verbosity=Verbosity(level))
        self._outlet.whisper(seat, facts.VerbositySet(level))

    def _following_level(self, seat: Seat) -> str:
        level = self._outlet.player(seat).verbosity.value
        return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]

    def _pace(self, seat: Seat, rest: str) -> None:
        plain = normalise(rest)
        term = self._words(seat).term(rest)
        if term in PACES:
            self.change(seat, pace=KEY if term == KEY else SPEECH)
        elif plain.isdecimal() and len(plain) < 5 and int(plain) in _SECONDS:
            self.change(seat, pace=float(plain))
        elif rest:
            self._outlet.whisper(seat, facts.PaceUnknown())
            return
        pace = self._outlet.player(seat).pace
        told = facts.PaceSet(pace, 0) if isinstance(pace, str) else facts.PaceSet("seconds", round(pace))
        self._outlet.whisper(seat, told)

    def _private(self, seat: Seat, rest: str) -> None:
        terms = {self._words(seat).term(word) for word in rest.split()}
        wanted = [channel for channel in CHANNELS if channel in terms]
        if len(wanted) < len(terms):
            self._outlet.whisper(seat, facts.PrivateUnknown())
            return
        if wanted == ["ear"] and not self._outlet.can_whisper(seat):
            self._outlet.whisper(seat, facts.NoChannel(seat))
            return
        player = self.change(seat, private=frozenset(wanted)) if wanted else self._outlet.player(seat)
        told = tuple(facts.PrivateChannel(channel) for channel in CHANNELS if channel in player.private)
        self._outlet.whisper(seat, facts.PrivateSet(told))

    # -- speech and sound -----------------------------------------------------------------

    def _rate(self, seat: Seat, rest: str) -> None:
        if rest:
            rate = self._number(seat, rest, RATES)
            if rate is None:
                return
            self._read(seat, "rate", rate)
        self._outlet.whisper(seat, facts.RateSet(self._reading(seat, "rate")))

    def _pitch(self, seat: Seat, rest: str) -> None:
        if rest:
            pitch = self._number(seat, rest, PITCHES)
            if pitch is None:
                return
            self._read(seat, "pitch", pitch)
        self._outlet.whisper(seat, facts.PitchSet(self._reading(seat, "pitch")))

    def _voice(self, seat: Seat, rest: str) -> None:
        """Read by the voice with a word in its name, or by the next one; the new one says so."""
        known = self._outlet.voices(self._outlet.player(seat).language)
        if not known:
            self._outlet.whisper(seat, facts.VoicesNone(), kind="alert")
            return
        now = next((n for n, voice in enumerate(known) if voice.id == self._reading(seat, "voice")), 0)
        voice = known[(now + 1) % len(known)]
        if rest:
            named = [one for one in known if normalise(rest) in normalise(one.name)]
            if not named:
                self._outlet.whisper(seat, facts.VoiceUnknown(), kind="alert")
                return
            voice = named[0]
        self._read(seat, "voice", voice.id)
        self._outlet.whisper(seat, facts.VoiceSet(voice.name))

    def _read(self, seat: Seat, what: str, value: Any) -> None:
        """Read otherwise: the language, to somebody who plays alone, else this player's own lines."""
        player = self._outlet.player(seat)
        if getattr(player, what) is None and self._outlet.only is not None:
            self._preferences.set_reading(player.language, **{what: value})
        else:
            self.change(seat, **{what: value})

    def _reading(self, seat: Seat, what: str) -> Any:
        """How this player is read to: in a way of the own, or as the language."""
        player = self._outlet.player(seat)
        own = getattr(player, what)
        return getattr(self._preferences.reading(player.language), what) if own is None else own

    def _loudness(self, seat: Seat, what: Loudness, rest: str) -> None:
        if rest:
            per_cent = self._number(seat, rest, _PER_CENT)
            if per_cent is None:
                return
            self._preferences.set_loudness(what, per_cent)
        self._outlet.whisper(seat, facts.LoudnessSet(what, self._preferences.loudness(what)))

    def _number(self, seat: Seat, typed: str, allowed: range) -> int | None:
        """A typed number; None, and it is said, if it is none of these."""
        plain = normalise(typed)
        if plain.isdecimal() and len(plain) < 5 and int(plain) in allowed:
            return int(plain)
        self._outlet.whisper(seat, facts.NumberUnknown(allowed[0], allowed[-1]))
        return None

    def _speaker(self, seat: Seat, rest: str) -> None:
        """Let another speak: this program, the player's screen reader, or nobody."""
        now = self._preferences.speaker
        term = self._words(seat).term(rest) if rest else ("reader" if now == "program" else "program")
        who = next((speaker for speaker in SPEAKERS if speaker == term), None)
        if who is None:
            self._outlet.whisper(seat, facts.SpeakerUnknown())
            return
        if not self._preferences.can_speak(who):
            self._outlet.whisper(seat, facts.SpeakerUnreachable())
            return
        falls_silent = now == "program" and who != now
        if falls_silent:
            self._outlet.tell(facts.SpeakerSet(who))
            self._outlet.spoken(_LAST_WORDS)
        self._outlet.speak_by(*self._preferences.speak_by(who))
        if not falls_silent:
            self._outlet.tell(facts.SpeakerSet(who))
