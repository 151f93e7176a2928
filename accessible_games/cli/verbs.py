"""The verbs, what each is for, and the module that runs it."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Final

from accessible_games import __version__

from .failure import OK, UsageError, tell_error
from .invocation import as_typed
from .parser import WIDTH, Parser, shortened

PLAY_VERBS: Final = {
    "play": "Play a game at this computer, several people, bots, or both.",
    "learn": "Learn a game by playing it: sounds, keys, a round with reasons, a game with advice.",
    "host": "Let friends join with a phone or a computer of their own, in its browser.",
    "serve": "Serve many tables for a club or a school, found by code.",
    "daily": "Play the game of the day: one deal a day, the same for everyone.",
    "resume": "Go on with a game that was stopped, or cut off by a crash.",
    "statistics": "Tell what you have played, won and reached, and how strong you are.",
    "rules": "Read the rules of a game.",
    "guide": "Read the pages for players: the first hour, players and sound, printing, and more.",
    "sounds": "List the sounds and learn what each means.",
    "doctor": "Tell what speech, sound and screen there are, and how to get what is missing.",
    "replay": "Read a game that was played from its journal.",
    "simulate": "Let bots play many games, and tell how fast and who won.",
    "scenario": "Check positions and moves that are written down in files.",
    "new-game": "Begin a game of your own, as a package that plays at once.",
}
"""Verb -> one sentence; each has a module of its name in this package, with _ for -."""

PRINT_VERBS: Final = {
    "stickers": "Print dot-code stickers for the cards of a box.",
    "cards": "Print large-print cards and rules.",
    "test-sheet": "Print a sheet to find your own dot sizes by touch.",
    "calibrate": "Measure how your printer moves and scales a page.",
    "check": "Read a printed or scanned sheet back and compare it.",
    "code": "Say a number in the dot code, or read signs back.",
    "card": "Say which card a code means and what it does.",
    "deck": "Begin a deck of your own with a table to fill in.",
    "learn-sheet": "Print a sheet to learn the marks of a game by touch.",
}
"""Verbs of the package `stickers`."""

_PRINT_MODULES: Final = {
    "stickers": "sheets",
    "cards": "cards",
    "test-sheet": "printer",
    "calibrate": "printer",
    "check": "check",
    "code": "data",
    "card": "data",
    "deck": "deck",
    "learn-sheet": "learning",
}
"""Verb of printing -> the module of `stickers.cli` that has it: to look through all of them takes longer."""

_MENU: Final = "menu"


def run(words: Sequence[str]) -> int:
    """Run the verb that the first word names; the menu if there is none.

    Raises:
        UsageError: no such verb, or its words are not what it takes.
    """
    first = words[0] if words else ""
    if first in ("--help", "-h", "help"):
        print(_help())
        return OK
    if first == "--version":
        print(f"accessible-games {__version__}")
        return OK
    if not first or first.startswith("-"):
        return _run_own(_MENU, words)
    if first in PLAY_VERBS:
        return _run_own(first, words[1:])
    if first in PRINT_VERBS:
        return _run_printing(first, words[1:])
    allowed = ", ".join([*PLAY_VERBS, *PRINT_VERBS])
    raise UsageError(f"{shortened(first)} is no command; there are {allowed}")


def _help() -> str:
    paragraphs = [
        textwrap.fill(
            "Accessible Games: card games played by ear at one keyboard, and stickers and "
            "large-print cards for their boxes.",
            WIDTH,
        ),
        textwrap.fill(
            "Usage: accessible-games COMMAND options. Without a command it opens a menu. "
            f'"{as_typed("COMMAND", "--help")}" tells more about one.',
            WIDTH,
        ),
        "To play:\n" + _verb_lines(PLAY_VERBS),
        "To print:\n" + _verb_lines(PRINT_VERBS),
    ]
    return "\n\n".join(paragraphs)


def _verb_lines(verbs: dict[str, str]) -> str:
    return "\n".join(
        textwrap.fill(f"{verb}: {about}", WIDTH, initial_indent="  ", subsequent_indent="    ")
        for verb, about in verbs.items()
    )


def _run_own(verb: str, words: Sequence[str]) -> int:
    from .streams import prepare_streams

    prepare_streams()
    module = import_module(f".{verb.replace('-', '_')}", __package__)
    parser = Parser("" if verb == _MENU else verb, module.ABOUT)
    module.add_arguments(parser)
    code: int = module.run(parser.parse(words))
    return code


def _run_printing(verb: str, words: Sequence[str]) -> int:
    found = _find_printing(verb)
    if found is None:
        raise UsageError(f"{verb}: this installation has no such command; install the program anew")
    about, add_arguments, run_verb = found
    parser = Parser(verb, PRINT_VERBS[verb] if not about else about[:1].upper() + about[1:].rstrip(".") + ".")
    add_arguments(parser)
    arguments = parser.parse(words)
    from .streams import prepare_streams

    prepare_streams()
    return run_verb(arguments)


_Verb = tuple[str, Callable[[argparse.ArgumentParser], None], Callable[[argparse.Namespace], int]]


def _find_printing(verb: str) -> _Verb | None:
    """The verb's entry in its module of `stickers.cli`, which alone is imported; None without it."""
    try:
        module = import_module(f"stickers.cli.{_PRINT_MODULES[verb]}")
    except ImportError as problem:
        tell_error(f"{verb}: a part of the program is missing: {problem}")
        return None
    verbs: dict[str, _Verb] = module.VERBS
    return verbs[verb]
