"""The settings menu: what people choose once and want to keep."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from accessible_games.play.profiles import LANGUAGES, VERBOSITIES
from accessible_games.play.terminal import Terminal

from .answers import Back
from .console import Message
from .keys import choose_keys
from .live import live_entries
from .session import Session
from .soundscape import choose_soundscape
from .table import choose_private_way
from .voicemenu import VoiceMenu


def choose_settings(session: Session) -> None:
    """Show the settings until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    while True:
        entries = _entries(session)
        rows = [*(row for row, _ in entries), ("cli-back", {})]
        chosen = session.console.choose("cli-menu-settings", rows)
        if chosen == len(entries):
            return
        with suppress(Back):
            entries[chosen][1](session)


def _entries(session: Session) -> list[tuple[Message, Callable[[Session], None]]]:
    """The settings in the words of now: the language may have changed by one of them."""
    own: list[tuple[str, Callable[[Session], None]]] = [
        ("cli-menu-language", _language),
        ("cli-menu-speech", Session.ask_who_speaks),
        ("cli-menu-voice", _voice),
        ("cli-menu-volume", _volume),
        ("cli-menu-soundscape", choose_soundscape),
        ("cli-menu-awake", _awake),
        ("cli-menu-verbosity", _verbosity),
        ("cli-menu-private", _private),
        ("cli-menu-speech-keys", choose_keys),
    ]
    look: list[tuple[Message, Callable[[Session], None]]] = [(("cli-menu-look", {}), _look)]
    return [
        *(((key, {}), change) for key, change in own),
        *live_entries(session),
        *(look if session.in_window else []),
    ]


def _language(session: Session) -> None:
    language = LANGUAGES[_pick(session, "cli-language", LANGUAGES)]
    session.remember(language=language)
    session.use_language(language)
    session.console.tell("cli-chosen")


def _voice(session: Session) -> None:
    language = LANGUAGES[_pick(session, "cli-language", LANGUAGES)]
    VoiceMenu(session, language).change()


def _volume(session: Session) -> None:
    settings = session.settings
    speech = session.console.number("cli-speech-volume", 0, 100, now=settings.speech_volume)
    cues = session.console.number("cli-cue-volume", 0, 100, now=settings.cue_volume)
    mono = session.console.choose("cli-mono", [("cli-mono-no", {}), ("cli-mono-yes", {})])
    changes: dict[str, Any] = {"speech_volume": speech, "cue_volume": cues, "mono": bool(mono)}
    session.remember(**changes)
    session.reopen_sound()
    session.console.tell("cli-chosen")


def _awake(session: Session) -> None:
    awake = session.console.choose("cli-awake", [("cli-awake-no", {}), ("cli-awake-yes", {})])
    session.remember(keep_awake=bool(awake))
    session.reopen_sound()
    session.console.tell("cli-chosen")


def _verbosity(session: Session) -> None:
    verbosity = VERBOSITIES[_pick(session, "cli-verbosity", VERBOSITIES)]
    session.remember(verbosity=verbosity)
    session.verbosity = verbosity
    session.console.tell("cli-chosen")


def _private(session: Session) -> None:
    if session.sound.voice is None:
        session.console.tell("cli-no-voices")
    else:
        choose_private_way(session)


def _look(session: Session) -> None:
    if not isinstance(session.front, Terminal):
        session.front.browse_look()


def _pick(session: Session, key: str, values: tuple[str, ...] | list[str]) -> int:
    """The index of a value; each value has a message, the question's id and its own behind it."""
    return session.console.choose(key, [(f"{key}-{value}", {}) for value in values])
