"""`new-game`: write a package with a small whole game, to be changed into one's own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from accessible_games.games import GAMES
from accessible_games.newgame import DECKS, is_possible, package_files

from .failure import OK, UsageError, tell_error
from .parser import Parser, one_of, shortened

ABOUT: Final = "Begin a game of your own: a package that installs, plays and keeps its promises at once."

_FAILED: Final = 1
_NEXT: Final = """Written: {folder}, {count} files: a small whole game, Crazy Eights under your game's name.
Install it:  pip install -e {where}
Play it:     accessible-games play {name} --players Ana,bot
Hold it to its promises:  python -m accessible_games.testing {name}
Then change it, a page at a time, and run the last line again as often as it takes:
  {name}/rules.py     what can be done and its entries in the menu, what comes of it, who knows what
  {name}/facts.py     what happens and what is refused, as facts
  {name}/game.py      answers, robots
  {name}/locale/en/   the sentences of the facts, typed words, the rules page, the title
  {name}/deck.toml, cues.toml, topics.toml   cards, sounds, kinds of events
For another language copy locale/en, translate it, and add its tag to `languages` in game.py."""


def add_arguments(parser: Parser) -> None:
    """The words that the verb takes."""
    parser.add_argument("name", metavar="NAME", help="The game's id: small letters, digits, _ between words.")
    parser.add_argument("--deck", type=one_of(*DECKS), default=DECKS[0], help="standard: 52 cards.")
    parser.add_argument("--folder", type=Path, metavar="F", help="The package's root; ./NAME by default.")


def run(arguments: argparse.Namespace) -> int:
    """Write the package, and say what to do next."""
    name = arguments.name.strip().lower().replace("-", "_")
    if not is_possible(name):
        told = shortened(arguments.name)
        raise UsageError(f"{told} cannot be a game's name; small letters, digits, and _ between words can")
    if name in GAMES:
        raise UsageError(f"{name} is the name of a game that is installed; choose another one")
    folder = arguments.folder or Path(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is there already, and not empty; choose another one with --folder")
    written = 0
    try:
        for path, content in package_files(name):
            target = folder.joinpath(*path.split("/"))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content, encoding="utf-8", newline="\n")
            written += 1
    except OSError as problem:
        tell_error(f"{problem.filename or folder}: cannot be written ({problem.strerror})")
        return _FAILED
    print(_NEXT.format(folder=folder, where=_as_path(folder), name=name, count=written))
    return OK


def _as_path(folder: Path) -> str:
    """A folder as pip takes it: a bare name would be looked for in the registry."""
    return str(folder) if folder.is_absolute() else f"./{folder.as_posix()}"
