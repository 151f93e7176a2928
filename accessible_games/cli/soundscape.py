"""What sounds beside the words: the sound pack, the focus, ambience and music, game by game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA
from audio.packs import STANDARD, Pack, packs

from .answers import Back
from .console import Message, Said
from .session import Session

_SAMPLE: Final = "game-start"
WITH: Final = ("both", "ambience", "music", "neither")
"""What of the two can sound in a game."""


def choose_soundscape(session: Session) -> None:
    """Show what can be changed, as it is now, until somebody goes back; ambience and music sound meanwhile.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    changes: tuple[Callable[[Session], None], ...] = (_pack, _playable, _ambience, _music, _games)
    session.enter(GAMES[0])  # so that a change is heard at once
    try:
        while True:
            chosen = session.console.choose("cli-soundscape", [*_rows(session), ("cli-back", {})])
            if chosen == len(changes):
                return
            with suppress(Back):
                changes[chosen](session)
    finally:
        session.leave()


def _rows(session: Session) -> list[Message]:
    settings = session.settings
    known = {pack.id: pack for pack in packs(session.folders.packs)}
    pack = known.get(settings.sound_pack, known[STANDARD])
    return [
        ("cli-soundscape-pack", {"pack": _named(session, pack)}),
        ("cli-soundscape-playable-on" if settings.playable_cue else "cli-soundscape-playable-off", {}),
        ("cli-soundscape-ambience", {"n": settings.ambience_volume}),
        ("cli-soundscape-music", {"n": settings.music_volume}),
        ("cli-soundscape-games", {}),
    ]


def _named(session: Session, pack: Pack) -> Said:
    """A pack's name as a part of a message."""
    if pack.id == STANDARD:
        return session.console.said("cli-pack-standard", {})
    return Said(pack.name(session.language), pack.name(KANA))


def _pack(session: Session) -> None:
    known = packs(session.folders.packs)
    rows: list[Message] = [("cli-pack", {"name": _named(session, pack)}) for pack in known]
    pack = known[session.console.choose("cli-which-pack", rows)]
    session.remember(sound_pack=pack.id)
    session.reopen_sound()
    session.console.tell("cli-chosen")
    session.tell_notices()
    if session.sound.cues is not None:
        session.sound.cues.play(_SAMPLE)


def _playable(session: Session) -> None:
    chosen = session.console.choose("cli-playable-cue", [("cli-yes", {}), ("cli-no", {})])
    session.remember(playable_cue=not chosen)
    session.console.tell("cli-chosen")


def _ambience(session: Session) -> None:
    now = session.settings.ambience_volume
    _remember(session, ambience_volume=session.console.number("cli-ambience-volume", 0, 100, now=now))


def _music(session: Session) -> None:
    now = session.settings.music_volume
    _remember(session, music_volume=session.console.number("cli-music-volume", 0, 100, now=now))


def _games(session: Session) -> None:
    """Let somebody say what of the two is wanted in a game."""
    console = session.console
    rows: list[Message] = [
        (f"cli-backdrop-of-{_wanted(session, game)}", {"game": console.titled(game)}) for game in GAMES
    ]
    game = GAMES[console.choose("cli-backdrop-game", rows)]
    wanted = WITH[console.choose("cli-backdrop", [(f"cli-backdrop-{one}", {}) for one in WITH])]
    without = {
        what: tuple(other for other in getattr(session.settings, what) if other != game)
        + (() if wanted in ("both", what.removeprefix("without_")) else (game,))
        for what in ("without_ambience", "without_music")
    }
    _remember(session, **without)


def _wanted(session: Session, game: str) -> str:
    ambience = game not in session.settings.without_ambience
    music = game not in session.settings.without_music
    return WITH[2 * (not ambience) + (not music)] if ambience or music else "neither"


def _remember(session: Session, **changes: object) -> None:
    session.remember(**changes)
    session.reopen_sound()
    session.console.tell("cli-chosen")
