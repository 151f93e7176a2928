"""What a server hands out beside its tables: titles and sounds of games, and where it is reached."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping, Sequence
from typing import Final

from accessible_games.engine import Game
from accessible_games.games import live_part
from accessible_games.narration.catalogue import catalogue, nearest_locale
from accessible_games.play.profiles import LANGUAGES

from .folders import Folders

APART: Final = "apart"
"""The module of a game's real-time part for devices apart."""


def cue_sound(folders: Folders, name: str) -> bytes | None:
    """The sound of a cue, as WAV; None: there is none of that name."""
    from audio.cues import cached, entries_of
    from audio.packs import STANDARD
    from audio.pcm import encode_wav

    from .sound import bring_game_sounds

    bring_game_sounds()
    entry = entries_of(STANDARD, None, None)[0].get(name)
    return None if entry is None else encode_wav(cached(folders.cache / "cues", entry, 0))


def ready_cues(game: Game) -> Sequence[str]:
    """The sounds of a game that have to be at hand at once: its own, where moments in it are timed."""
    if live_part(game.name, APART) is None:
        return ()
    from audio.cues import entries_of
    from audio.packs import STANDARD

    from .sound import bring_game_sounds

    bring_game_sounds()
    own = f"{game.name.replace('_', '-')}-"
    return [name for name in entries_of(STANDARD, None, None)[0] if name.startswith(own)]


def titles_of(game: str) -> Mapping[str, str]:
    """What a game is called, by language."""
    stem, key = f"{game}-menu", f"{game}-title".replace("_", "-")
    return {language: catalogue(nearest_locale(language, stem), stem).text(key) for language in LANGUAGES}


def reached_at(address: str) -> str:
    """The address of this computer where it listens: one of the local network, if it listens everywhere."""
    found = ipaddress.ip_address(address)
    if not found.is_unspecified:
        return address
    family = socket.AF_INET6 if found.version == 6 else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:  # nothing is sent: it only asks by which way packets would leave
            probe.connect(("2001:db8::1" if found.version == 6 else "192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "::1" if found.version == 6 else "127.0.0.1"
