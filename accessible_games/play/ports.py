"""What play needs of the outside; whoever starts a game plugs it in.

`audio.voice.Voice` and its cue player fit as they are.  Nothing in this package imports them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from accessible_games.engine import Seat

from .players import Ear, Player

SpeechKind = Literal["echo", "focus", "answer", "entry", "question", "alert", "event"]
"""Kinds of speech; who cuts whom stands in docs/speech.md."""

Speaker = Literal["program", "reader", "nobody"]
"""Who speaks: this program, the player's own screen reader, or nobody."""

Loudness = Literal["speech", "sounds"]


class NamedVoice(Protocol):
    """A voice that can be chosen."""

    @property
    def id(self) -> str:
        """What the engine calls it."""
        ...

    @property
    def name(self) -> str:
        """What people call it."""
        ...


class NoticeText(Protocol):
    """One missing thing of speech or sound, with its remedy."""

    @property
    def text(self) -> str:
        """One plain line."""
        ...


class Voice(Protocol):
    """Speech; every call but `wait` and the two questions returns at once."""

    def say(
        self,
        text: str,
        *,
        kind: SpeechKind,
        language: str,
        private: bool = False,
        ear: Ear = "both",
        device: str = "",
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
        beside: tuple[str, str] = ("", ""),
    ) -> object:
        """Queue a line by its kind; returns its ticket, if this voice knows when a line is heard.

        Args:
            text: the line.
            kind: its kind.
            language: in which it is written.
            private: whether one player alone may hear it.
            ear: the side of a headset on which it sounds.
            device: the sound device for it; "" for the one that everybody hears.
            rate: words per minute, where it is not that of the language.
            volume: 0.0 to 1.0, where it is not that of the language.
            voice: the engine's id of a voice, where it is not that of the language.
            pitch: 1 to 100, where it is not that of the language; 50 is the voice's own.
            beside: what the other ear hears at the same time, with its language.
        """
        ...

    def parts_ears(self) -> bool:
        """Whether two lines can be heard at once, each in an ear of its own."""
        ...

    def reaches(self, device: str) -> bool:
        """Whether a sound device is there, so that private speech can go to it."""
        ...

    def lost_output(self) -> bool:
        """Whether a sound device has gone since this was last asked."""
        ...

    def has_braille(self) -> bool:
        """Whether lines can be sent to a braille display."""
        ...

    def braille(self, text: str) -> None:
        """Show a line on the braille display."""
        ...

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all that was queued has been spoken; False if time ran out first."""
        ...

    def is_speaking(self) -> bool:
        """Whether a line sounds or waits to."""
        ...

    def silence(self) -> None:
        """Stop speech now and forget what waited; later lines are spoken."""
        ...

    def unsilence(self) -> None:
        """Tell after all what the last silence took away: its key was the beginning of a chord."""
        ...

    def key_pressed(self) -> None:
        """Drop what only answered earlier keys."""
        ...

    def answered(self) -> None:
        """Drop the question and its entries: they need no answer any more."""
        ...

    def asks_again(self) -> None:
        """Note that what was typed answers nothing: the same is asked once more, behind the next reply."""
        ...

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """Whether the question, or the entry in focus, that was said last has begun to sound."""
        ...

    def take_skipped(self) -> Collection[int]:
        """Tickets of events, alerts and questions that were dropped unheard since this was last asked."""
        ...

    def purge(self) -> None:
        """Silence, and forget everything private."""
        ...

    def needs_kana(self, language: str, voice: str | None = None) -> bool:
        """Whether this language's voice, or one that is named, reads nothing but kana."""
        ...

    def voices(self, language: str) -> Sequence[NamedVoice]:
        """The voices that read a language; none: it cannot be spoken."""
        ...

    def prepare(self, texts: Sequence[tuple[str, str]]) -> None:
        """Make public phrases ready in idle time: pairs of text and language."""
        ...

    def make_ahead(
        self,
        topic: str,
        texts: Sequence[tuple[str, str]],
        *,
        private: bool = False,
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
    ) -> None:
        """Make lines ready that will soon be wanted, in idle time and in this order.

        Args:
            topic: what they belong to; what is left of the lines given for it before is forgotten.
            texts: pairs of text and language.
            private: whether one player alone may hear them.
            rate: words per minute, where it is not that of the language.
            volume: 0.0 to 1.0, where it is not that of the language.
            voice: the engine's id of a voice, where it is not that of the language.
            pitch: 1 to 100, where it is not that of the language.
        """
        ...

    def notices(self) -> Sequence[NoticeText]:
        """What was found missing since the last call."""
        ...


class SilentVoice:
    """A `Voice` whose lines are spoken elsewhere, if at all: whoever derives from it takes them by `say`.

    Nobody waits for it, and whatever is asked of it is so as where everything was heard at once.
    """

    def parts_ears(self) -> bool:
        """There is one ear."""
        return False

    def reaches(self, device: str) -> bool:
        """Nobody has a sound device of their own here."""
        return False

    def lost_output(self) -> bool:
        """No device is known that could go."""
        return False

    def has_braille(self) -> bool:
        """There is no display here."""
        return False

    def braille(self, text: str) -> None:
        """There is no display here."""

    def wait(self, timeout: float | None = None) -> bool:
        """All is spoken at once."""
        return True

    def is_speaking(self) -> bool:
        """Never, as far as is known here."""
        return False

    def silence(self) -> None:
        """Nothing sounds here."""

    def unsilence(self) -> None:
        """Nothing was silenced here."""

    def key_pressed(self) -> None:
        """Nothing sounds here."""

    def answered(self) -> None:
        """Nothing waits here."""

    def asks_again(self) -> None:
        """All is spoken at once."""

    def has_put(self, *what: Literal["question", "entry"]) -> bool:
        """All is spoken at once."""
        return True

    def take_skipped(self) -> Collection[int]:
        """Nothing is skipped here."""
        return ()

    def prepare(self, texts: Sequence[tuple[str, str]]) -> None:
        """Speech is made elsewhere."""

    def make_ahead(
        self,
        topic: str,
        texts: Sequence[tuple[str, str]],
        *,
        private: bool = False,
        rate: int | None = None,
        volume: float | None = None,
        voice: str | None = None,
        pitch: int | None = None,
    ) -> None:
        """Speech is made elsewhere."""

    def notices(self) -> Sequence[NoticeText]:
        """Nothing is missing here."""
        return ()


class Cues(Protocol):
    """Short sounds beside the words."""

    def play(self, cue: str, pan: float = 0.0) -> object:
        """Sound a cue by its id; `pan` from -1.0 (left) to 1.0 (right)."""
        ...


class Clock(Protocol):
    """Time, for pacing only: no rule and no bot sees it.  The module `time` is one."""

    def monotonic(self) -> float:
        """Seconds, from any beginning."""
        ...


@dataclass(frozen=True, slots=True)
class PhoneWay:
    """How a phone comes to a table.

    Attributes:
        address: of the page, as it is typed.
        spelt: the same, sign by sign, as it is read.
        code: the digits.
    """

    address: str
    spelt: str
    code: str


class Phones(Protocol):
    """Lets players at the keyboard take hand and questions to phones, where something serves them."""

    def bind(self, turns: Any, give_up: Callable[[Seat], None], take_up: Callable[[Seat], None]) -> None:
        """The turns are about to begin.

        Args:
            turns: of the game.
            give_up: a player has sat down at a phone: the keyboard asks and tells them nothing any more.
            take_up: a player is back at the keyboard.
        """
        ...

    def way_in(self, seat: Seat, name: str, language: str) -> PhoneWay | Literal["missing", "network"]:
        """Open the way for a player; how it is found, or why it cannot be."""
        ...

    def bring_back(self) -> bool:
        """Bring those back to the keyboard whose phones cannot be reached; False if there are none."""
        ...


class Saves(Protocol):
    """Where the game is kept."""

    @property
    def command(self) -> str:
        """What to type to go on with this game, e.g. "accessible-games resume"; "" if it is not kept."""
        ...

    def keep_as(self, name: str) -> str:
        """Keep the game so far under a name, too; returns what to type to go on with that one.

        Raises:
            ValueError: the name will not do; the message is one sentence that says why.
            OSError: it could not be kept.
        """
        ...

    def stop_keeping(self) -> None:
        """From now on actions are not kept any more (the disk is full, and the players chose so)."""
        ...


class Pages(Protocol):
    """Where text is taken along to."""

    def copy(self, text: str) -> str:
        """Put a text where it can be pasted from.

        Returns:
            "" if that is the clipboard; else the file in which it was put for want of one.

        Raises:
            OSError: it could not be written.
        """
        ...

    def write(self, text: str) -> str:
        """Put lines into a new file that their owner alone may read; returns its path.

        Raises:
            OSError: it could not be written.
        """
        ...


class Reading(Protocol):
    """How a language is read."""

    @property
    def rate(self) -> int:
        """Words per minute."""
        ...

    @property
    def pitch(self) -> int:
        """1 to 100; 50 is the voice's own."""
        ...

    @property
    def voice(self) -> str:
        """The engine's id of the voice; "" for the best one."""
        ...


class Preferences(Protocol):
    """What the table was asked once, and what its players chose."""

    clear: bool | None
    """Whether to clear the terminal when a private part ends; None: not asked yet."""

    reader: bool
    """Whether a screen reader reads this terminal."""

    @property
    def playable_cue(self) -> bool:
        """Whether a card that can be played sounds so when the focus comes to it."""
        ...

    @property
    def speaker(self) -> Speaker:
        """Who speaks now."""
        ...

    def can_speak(self, speaker: Speaker) -> bool:
        """Whether another could speak: a screen reader that cannot be reached could not."""
        ...

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """Let another speak from now on, and keep it; returns what speaks and sounds then."""
        ...

    def reading(self, language: str) -> Reading:
        """How a language is read to whoever chose nothing else."""
        ...

    def set_reading(self, language: str, **changes: Any) -> None:
        """Read a language in another way from now on, and keep it.

        Args:
            language: which.
            changes: attributes of its `Reading`, by name.
        """
        ...

    def loudness(self, what: Loudness) -> int:
        """How loud all speech or all sounds are, in per cent."""
        ...

    def set_loudness(self, what: Loudness, per_cent: int) -> None:
        """Make all speech or all sounds as loud as this from now on, and keep it."""
        ...

    def remember(self) -> None:
        """Keep what was changed; a disk that cannot is no reason to stop."""
        ...

    def keep_player(self, player: Player, changed: Collection[str]) -> None:
        """Keep at once what a player has changed inside the game; a disk that cannot is no reason to stop.

        Args:
            player: as it is now.
            changed: the attributes that were changed.
        """
        ...
