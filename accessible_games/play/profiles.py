"""Profiles: what one player chose, remembered under the player's name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from accessible_games.narration.topics import SOURCES, TOPICS

from .setting_fields import Choices, number, one_of, setting, some_of, switch, text, words

ASK: Final = ""
"""Value of a choice that nobody has made yet."""

LANGUAGES: Final = ("en", "fr", "ja")
VERBOSITIES: Final = ("brief", "normal", "full")
EARS: Final = ("left", "right", "both")
PRIVATE_TEXT: Final = ("ear", "screen", "braille")
PACES: Final = ("speech", "groups", "key")
ORDERS: Final = ("rising", "falling", "named")

RATES: Final = range(80, 501)
"""Words per minute."""

PITCHES: Final = range(1, 101)
"""How high a voice is, as screen readers count."""

USUAL_PITCH: Final = 50
"""The pitch at which a voice is its own."""

HANDICAPS: Final = range(2001)
"""Milliseconds."""

SWITCHES: Final = tuple(f"{topic}.{source}" for topic in TOPICS for source in SOURCES)
"""What can be told by a sound alone, or not at all: kinds of events, of one's own and of others."""

Pace = Literal["speech", "groups", "key"] | float
"""When the next event is told: after speech, at a key, or after so many seconds."""


def is_pace(value: Any) -> bool:
    """Whether a value of a settings file is a pace."""
    if isinstance(value, str):
        return value in PACES
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 60


@dataclass(frozen=True, slots=True)
class PlayerChoice(Choices):
    """What one player chose; "" and 0 stand for what the table, or the language, has.

    Attributes:
        language: the player's own language.
        verbosity: how much is said.
        sound_only: kinds of events that are told by their sound in place of words.
        untold: kinds of events that are not told at all; the history has them.
        private: where private text goes; () is the ear where this program speaks, else the screen.
        ear: the side of a shared headset.
        device: the sound device for this player's private speech.
        rate: words per minute of what is said to this player.
        volume: of what is said to this player, per cent.
        voice: the engine's id of the voice.
        pitch: of what is said to this player, 1 to 100.
        pace: when the next event is told.
        order: in which order the hand is read.
        handicap: milliseconds that a duel takes off this player's times.
        drawn_hand: whether the window of several draws the hand in its player's turn.
        bodily: whether the player takes postures with the body, and presses once when the table agrees.
        kana: the reading of the name for a Japanese voice; "" if there is none.
    """

    language: str = one_of(ASK, (ASK, *LANGUAGES), 'en, fr or ja; "" is the language of the table.')
    verbosity: str = one_of(
        ASK, (ASK, *VERBOSITIES), 'brief, normal or full; "" is as much as the table is told.'
    )
    sound_only: tuple[str, ...] = some_of(
        (), SWITCHES, 'Events told by their sound in place of words, such as "turns.others".'
    )
    untold: tuple[str, ...] = some_of((), SWITCHES, "Events that are not told; the history has them.")
    private: tuple[Literal["ear", "screen", "braille"], ...] = some_of(
        (),
        PRIVATE_TEXT,
        "Where private text goes: ear, screen, braille, or several; [] is the ear if this program speaks.",
    )
    ear: Literal["left", "right", "both", ""] = one_of(
        ASK, (ASK, *EARS), 'Side of a shared headset: left, right, both; "" is as for the table.'
    )
    device: str = text(ASK, 'Sound device for private speech; "" is as for the table.')
    rate: int = setting(
        0,
        "Words per minute, 80 to 500; 0 is as for the language.",
        f"0, {RATES[0]} to {RATES[-1]}",
        lambda value: type(value) is int and (value == 0 or value in RATES),
    )
    volume: int = number(0, range(101), "Per cent; 0 is as for the language.")
    voice: str = text(ASK, 'The engine\'s id of the voice; "" is as for the language.')
    pitch: int = number(0, range(101), "Pitch, 1 to 100; 0 is as for the language.")
    pace: Pace | Literal[""] = setting(
        ASK,
        '"speech", "groups", "key" or seconds, as for the table; "" is as for the table.',
        f'{words(PACES)}, "", seconds from 0 to 60',
        lambda value: value == ASK or is_pace(value),
    )
    order: str = one_of(ORDERS[0], ORDERS, "Order of the hand: rising, falling, or named (by name).")
    handicap: int = number(0, HANDICAPS, "Milliseconds that a duel takes off this player's times.")
    drawn_hand: Literal["", "yes", "no"] = one_of(
        ASK, (ASK, "yes", "no"), 'The window of several draws your hand in your turn: yes, no; "" asks once.'
    )
    bodily: bool = switch(False, "true: takes postures with the body, and presses their own key once.")
    kana: str = text("", "Reading of the name in kana, for a Japanese voice.")
