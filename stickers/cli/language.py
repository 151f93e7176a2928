"""The language in which a command answers."""

from __future__ import annotations

import argparse

from accessible_games.narration.catalogue import LANGUAGES

from .speaking import system_language


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add --language; without it the system's language counts, and English if that is another."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=system_language(), help="en, fr or ja; default: the system's"
    )
