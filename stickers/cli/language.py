"""The language in which a command answers."""

from __future__ import annotations

import argparse
import os

from accessible_games.narration.catalogue import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --language; without it the system's language counts, and English if that is another."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=system_language(), help="en, fr or ja; default: the system's"
    )


def system_language() -> str:
    """The first of the system's languages that is one of ours, else "en"."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    chosen = next((name for name in names if name), "")
    return chosen[:2] if chosen[:2] in LANGUAGES else "en"
