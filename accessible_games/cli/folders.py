"""Where settings, journals, the cache and logs belong on this system."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HOME_VARIABLE: Final = "ACCESSIBLE_GAMES_HOME"
"""Environment variable that puts everything into one folder (portable use, tests)."""

_NAME: Final = "accessible-games"

_BESIDE: Final = "data"


@dataclass(frozen=True, slots=True)
class Folders:
    """The places of one user.

    Attributes:
        settings: the settings file.
        journals: folder of games that are being played, and of named saves.
        cache: folder of what can be made anew, such as rendered speech.
        logs: folder of the log of faults.
        sounds: folder of the user's own cues, which come before those of the program.
        texts: folder of what was taken along as text.
    """

    settings: Path
    journals: Path
    cache: Path
    logs: Path
    sounds: Path
    texts: Path

    @property
    def records(self) -> Path:
        """Folder of what each player has played."""
        return self.settings.with_name("records")

    @property
    def ambience(self) -> Path:
        """The user's own sound behind everything else; it need not be there."""
        return self.sounds / "ambience.wav"

    @property
    def packs(self) -> Path:
        """Folder of the user's own sound packs, each a folder in it; it need not be there."""
        return self.sounds.with_name("packs")

    @classmethod
    def of_user(cls) -> Folders:
        """The places of whoever runs the program."""
        home = os.environ.get(HOME_VARIABLE)
        if home:
            root = Path(home)
            return cls(
                settings=root / "settings.toml",
                journals=root / "journals",
                cache=root / "cache",
                logs=root / "logs",
                sounds=root / "sounds",
                texts=root / "texts",
            )
        from platformdirs import PlatformDirs

        dirs = PlatformDirs(_NAME, appauthor=False)
        return cls(
            settings=dirs.user_config_path / "settings.toml",
            journals=dirs.user_data_path / "journals",
            cache=dirs.user_cache_path,
            logs=dirs.user_log_path,
            sounds=dirs.user_data_path / "sounds",
            texts=dirs.user_documents_path / _NAME,
        )


def keep_beside() -> None:
    """Keep everything in the folder `data` beside a program that was frozen, if that can be written.

    So a memory stick takes settings and games along.  It is said in the environment, for whatever asks
    where something belongs.
    """
    if not getattr(sys, "frozen", False) or os.environ.get(HOME_VARIABLE):
        return
    folder = Path(sys.executable).parent / _BESIDE
    if _can_be_written(folder):
        os.environ[HOME_VARIABLE] = str(folder)


def _can_be_written(folder: Path) -> bool:
    """Whether a file can be made there, found out by making one; what rights tell is not the whole of it."""
    probe = folder / f"{os.getpid()}.new"
    try:
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
        probe.unlink()
    except OSError:
        return False
    return True
