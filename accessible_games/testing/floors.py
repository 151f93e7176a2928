"""The floors of a game's folder: what each of its modules may import.

| floor | modules | what of the toolkit they may import |
|---|---|---|
| rules | all but those below | engine, decks, `games.base`, `games.deck`, `games.options` |
| robots | `bot`, `bots`, `robots`, `counsel` | the same, `accessible_games.bots`, and the rules |
| the game | the module that is announced | the same, and the robots |
| live | the package `live` | all that, narration, play, realtime |

An import for types alone counts as well.  What a game imports that is not the toolkit's is its own affair.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from accessible_games.engine import Game
from accessible_games.games import LIVE, home_of, package_of_game

from .cases import SuiteError

_TOOLKIT: Final = "accessible_games"
_OURS: Final = (_TOOLKIT, "audio", "stickers")
_BASE: Final = ("engine", "decks", "games.base", "games.deck", "games.options")
_GROUND: Final = tuple(f"{_TOOLKIT}.{part}" for part in _BASE)
_ROBOTS: Final = frozenset({"bot", "bots", "robots", "counsel"})
_ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": _GROUND,
    "robots": (*_GROUND, f"{_TOOLKIT}.bots"),
    "game": _GROUND,
    LIVE: (*_GROUND, *(f"{_TOOLKIT}.{part}" for part in ("narration", "play", "realtime"))),
}
_ABOVE: Final[Mapping[str, frozenset[str]]] = {
    "rules": frozenset({"robots", "game", LIVE}),
    "robots": frozenset({"game", LIVE}),
    "game": frozenset({LIVE}),
    LIVE: frozenset(),
}
"""Floor -> the floors of its own folder that it does not know."""

_SLOW: Final = tuple(f"{_TOOLKIT}.{part}" for part in ("narration", "play", "realtime", "window", "cli"))
_NEVER: Final = (*_SLOW, "audio", "stickers", "pygame", "fluent", "reportlab")
"""What is not to be loaded together with a game's rules."""


def imported(name: str, path: Path) -> Iterator[str]:
    """The modules that a module imports, wherever in it, by their full names.

    Args:
        name: the module.
        path: its file.
    """
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            # "from . import cards" imports modules, "from .cards import Card" names of one.
            yield from ([module] if node.module else [f"{module}.{alias.name}" for alias in node.names])


def under(name: str, package: str) -> bool:
    """Whether a module is this package, or lies in it."""
    return name == package or name.startswith(f"{package}.")


def modules_in(folder: Path, package: str) -> Iterator[tuple[str, Path]]:
    """Each module of a package, by its full name, with its file."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        yield ".".join((package, *(parts[:-1] if parts[-1] == "__init__" else parts))), path


def check_floors(game: Game) -> Iterator[str]:
    """Each module imports only along the arrows."""
    package, announced = package_of_game(game.name), type(game).__module__
    for name, path in modules_in(Path(str(home_of(game.name))), package):
        floor = _floor(name, package, announced)
        for target in imported(name, path):
            if under(target, package):
                above = _floor(target, package, announced)
                if above in _ABOVE[floor]:
                    yield f"{name} imports {target}: {floor} stands below {above}"
            elif target.partition(".")[0] in _OURS and not any(under(target, one) for one in _ALLOWED[floor]):
                yield f"{name} imports {target}: {floor} may import {', '.join(_ALLOWED[floor])}"


def _floor(name: str, package: str, announced: str) -> str:
    part = name.removeprefix(package).lstrip(".").partition(".")[0]
    if part == LIVE:
        return LIVE
    if part in _ROBOTS:
        return "robots"
    return "game" if under(name, announced) and name != package else "rules"


def circle_in(folder: Path, package: str) -> list[str]:
    """Modules of a package that import each other in a circle, be it for their types; [] where none do."""
    names = dict(modules_in(folder, package))
    imports = {
        name: {one for target in imported(name, path) for one in names if under(target, one)} - {package}
        for name, path in names.items()
    }
    standing = set(imports)
    while leaves := {name for name in standing if not imports[name] & standing - {name}}:
        standing -= leaves
    return sorted(standing)


def check_loaded_alone(game: Game) -> None:
    """A game is loaded without what plays, speaks or prints it: robots play thousands a second.

    Raises:
        SuiteError: it names what is loaded with it.
    """
    program = (
        f"import sys; from accessible_games.games import get_game; get_game({game.name!r}); "
        f"print(*[name for name in sys.modules if name.startswith({_NEVER})])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    if done.returncode or done.stdout.strip():
        told = done.stdout.strip() or done.stderr.strip().rpartition("\n")[2]
        raise SuiteError(f"its rules are not loaded by themselves: {told}")
