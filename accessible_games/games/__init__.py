"""The games of the toolkit: found by what the installed packages announce, loaded when asked for.

A package announces a game in its `pyproject.toml`, and everything of that game lies in the package:

    [project.entry-points."accessible_games.games"]
    crazy_eights = "crazy_eights.game:CrazyEights"

Nothing of a game is imported in order to list it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import Game, OptionError
from accessible_games.engine.toml import TomlError, parse_toml

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP: Final = "accessible_games.games"
"""The entry points that announce games: the id, and behind it `module:Class`."""

_OURS: Final = {
    "kami": "accessible_games.games.kami.game:Kami",
    "kameloot": "accessible_games.games.kameloot.game:Kameloot",
    "kamimai": "accessible_games.games.kamimai.game:Kamimai",
    "tamashii": "accessible_games.games.tamashii.game:Tamashii",
    "magi_kitchen": "accessible_games.games.magi_kitchen.game:MagiKitchen",
}
"""The toolkit's own announcements, in the order of the menu, which `pyproject.toml` repeats: entry points
have no order, and a copy that is run without being installed, or was installed before it announced
anything, has none."""

STANDARD: Final = "standard"
"""In the place of a game's id: the decks that any game may use, in `accessible_games.decks`."""

LIVE: Final = "live"
"""The package in a game's folder that runs its moments in real time, and the file of what it says."""

_ID: Final = re.compile("[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
_TAKEN: Final = frozenset({"shared", "play", "cli", "window", STANDARD})
"""What would be mistaken for a file of messages that is no game's."""


def announced(folders: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """What the packages in some folders announce, as (id, "module:Class").

    It reads `entry_points.txt` itself: `importlib.metadata` takes ten times as long to be imported as
    a hundred packages to be searched.

    Args:
        folders: as `sys.path` has them; one that is not there holds nothing.
    """
    for folder in folders:
        try:
            inside = sorted(os.scandir(folder or "."), key=lambda entry: entry.name)
        except OSError:
            continue
        for entry in inside:
            if entry.name.endswith(".dist-info"):
                yield from _entries(os.path.join(entry.path, "entry_points.txt"))


def _entries(source: str) -> Iterator[tuple[str, str]]:
    try:
        with open(source, encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, UnicodeDecodeError):
        return
    group = ""
    for line in map(str.strip, lines):
        if line.startswith("["):
            group = line.strip("[]").strip()
        elif group == GROUP:
            name, _, value = (part.strip() for part in line.partition("="))
            module, _, cls = (part.strip() for part in value.partition(":"))
            if cls.isidentifier() and all(part.isidentifier() for part in module.split(".")):
                yield name, f"{module}:{cls}"


def _listed() -> dict[str, str]:
    """Game id -> "module:Class": our own first, then the others by their ids; the first of an id counts."""
    found = dict(_OURS)
    others: dict[str, str] = {}
    for name, value in announced(tuple(sys.path)):
        if name not in found and _ID.fullmatch(name) and name not in _TAKEN:
            others.setdefault(name, value)
    return found | dict(sorted(others.items()))


_CLASSES: Final = MappingProxyType(_listed())

GAMES: Final = tuple(_CLASSES)
"""The ids of all games that are installed."""

OWN_GAMES: Final = tuple(_OURS)
"""The ids of the toolkit's own games, which promise all languages and stand in its documents."""


def get_game(name: str) -> Game:
    """The game of that id.

    Raises:
        OptionError: there is none, and the message names those that there are; or its package is
            damaged.
    """
    if name not in _CLASSES:
        raise OptionError(f"game {name[:40]!r}: not known; {', '.join(GAMES)} can be played")
    module, _, cls = _CLASSES[name].partition(":")
    if name in _OURS:
        game: Game = getattr(import_module(module), cls)()
        return game
    try:
        game = getattr(import_module(module), cls)()
    except Exception as problem:  # a stranger's package may fail in any way
        place = place_of(problem, package_of_game(name)) or f"{_CLASSES[name]} is announced"
        raise OptionError(f"game {name}: its package does not load: {place}: {problem}") from problem
    return game


def place_of(problem: BaseException, package: str) -> str:
    """Where in a package something went wrong, ".../snap/rules.py, line 30"; "" if not in it."""
    if isinstance(problem, SyntaxError) and problem.filename:
        return f"{problem.filename}, line {problem.lineno}"
    found = ""
    step = problem.__traceback__
    while step:
        if f"{step.tb_frame.f_globals.get('__name__')}.".startswith(f"{package}."):
            found = f"{step.tb_frame.f_code.co_filename}, line {step.tb_lineno}"
        step = step.tb_next
    return found


def package_of_game(name: str) -> str:
    """The package in which everything of a game lies, e.g. "accessible_games.games.kami"."""
    module = _CLASSES[name].partition(":")[0]
    return module.rpartition(".")[0] or module


def live_part(name: str, module: str) -> Any:
    """A module of a game's real-time part, the package `live` in its folder; None where there is none.

    `live.host` has `make_live(table, equipment)`, which makes what runs its moments (see
    `accessible_games.realtime`); `live.choices` has `Choices`, what is remembered about them.
    `live.apart` is for players at devices of their own: `make_referee(match)` makes what judges who was
    first (`accessible_games.play.race`), `make_tones(match)` what has actions wait for a tone
    (`accessible_games.play.tone`); it has one of them or both.  A game says by `LiveGame.live` when.

    Args:
        name: the game's id.
        module: "host", "choices" or "apart".

    Raises:
        OptionError: it does not load.
    """
    wanted = f"{package_of_game(name)}.{LIVE}.{module}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as problem:
        if f"{wanted}.".startswith(f"{problem.name}."):
            return None
        raise OptionError(f"game {name}: {wanted} does not load ({problem})") from problem
    except Exception as problem:  # a stranger's package may fail in any way
        raise OptionError(f"game {name}: {wanted} does not load ({problem})") from problem


@cache
def home_of(name: str) -> Traversable:
    """The folder of a game: its deck, cues, sounds and words; that of `STANDARD`: the decks.

    Raises:
        OptionError: the package that announces it is not there any more.
    """
    # Imported when a file is wanted: this alone would take as long as the rules of a game.
    from importlib.resources import files

    package = "accessible_games.decks" if name == STANDARD else package_of_game(name)
    try:
        return files(package)
    except Exception as problem:  # a stranger's package may fail in any way
        place = place_of(problem, package) or package
        raise OptionError(f"game {name}: its package does not load: {place}: {problem}") from problem


def table_of(name: str, locale: str, part: str) -> Mapping[str, Any]:
    """A table of a game's words in one locale, `locale/<locale>/<part>.toml`; {} where it has none.

    Raises:
        OptionError: the package is damaged.
    """
    source = home_of(name).joinpath("locale", locale, f"{part}.toml")
    if not source.is_file():
        return {}
    try:
        return parse_toml(source.read_bytes())
    except TomlError as problem:
        raise OptionError(f"game {name}: {source}: {problem}") from None


def tables_of(locale: str, part: str) -> Iterator[Mapping[str, Any]]:
    """That table of the decks and of each game, but of those whose package is damaged."""
    for name in (STANDARD, *GAMES):
        with suppress(OptionError):
            yield table_of(name, locale, part)


@cache
def game_of_module(module: str) -> str | None:
    """The id of the game to whose package a module belongs, or None."""
    packages = {package_of_game(name): name for name in GAMES}
    while module:
        if module in packages:
            return packages[module]
        module = module.rpartition(".")[0]
    return None
