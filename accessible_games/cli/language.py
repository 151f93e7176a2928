"""The language of a command: what was asked for, else what was chosen once, else the system's."""

from __future__ import annotations

import os
import sys
from typing import Final

from accessible_games.play.profiles import LANGUAGES
from accessible_games.play.settings import load_settings

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> str:
    """The system's language if the program speaks it, else English."""
    return known_language() or "en"


def known_language() -> str:
    """The system's language if the program speaks it; "" if it is another one, or none is set."""
    for name in _VARIABLES:
        if os.environ.get(name):
            return _known(os.environ[name])
    if sys.platform not in ("win32", "darwin"):
        return ""
    import locale

    # Programs seldom get those variables there, and the C library knows better.
    return _known(locale.getlocale()[0] or "")


def _known(tag: str) -> str:
    head = tag.lower().replace("-", "_").partition("_")[0].partition(".")[0]
    # Windows writes its locales in words: French_France.
    named = {"english": "en", "french": "fr", "japanese": "ja"}.get(head, head)
    return named if named in LANGUAGES else ""


def chosen_language() -> str:
    """The language that was chosen once, else the system's."""
    from .folders import Folders

    return load_settings(Folders.of_user().settings).settings.language or system_language()
