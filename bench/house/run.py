"""Figures of the house: how large its rooms are, how much of a file is wiring, what imports what in a circle.

python bench/house/run.py                    as it stands
python bench/house/run.py --compare COMMIT   beside a commit before, taken out with `git archive`

Python is counted file by file, as it is written: lines with blank ones and docstrings.  Import lines are
the lines that import statements take, those for types alone included.  A comment counts by the line, and
what only steers a tool (noqa, type: ignore, fmt) does not.  A circle is a group of modules that import each
other at run time, wherever in a module the import stands.  An import for types alone leads upwards if at
run time it would close such a circle, or goes against the arrows of docs/architecture.md.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import subprocess
import tarfile
import tempfile
import tokenize
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("accessible_games", "audio", "stickers")
GAMES = ("kami", "kameloot", "kamimai", "tamashii", "magi_kitchen")
SMALL = 60
"""A module with fewer lines must earn its file."""

_STEERS = re.compile(r"#\s*(noqa|type:|fmt:|pragma|ruff:)")


@dataclass(frozen=True)
class Module:
    """One Python file."""

    name: str
    path: Path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def lines(self) -> int:
        return self.text.count("\n")

    @cached_property
    def imports(self) -> int:
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.Import | ast.ImportFrom)]
        return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in found)

    @cached_property
    def comments(self) -> int:
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        told = [one for one in tokens if one.type == tokenize.COMMENT and not _STEERS.match(one.string)]
        return len({one.start[0] for one in told})

    @cached_property
    def long_functions(self) -> int:
        kinds = ast.FunctionDef | ast.AsyncFunctionDef
        found = [node for node in ast.walk(self.tree) if isinstance(node, kinds)]
        return sum((node.end_lineno or 0) - node.lineno >= 40 for node in found)

    @cached_property
    def stars(self) -> int:
        found = [node for node in ast.walk(self.tree) if isinstance(node, ast.ImportFrom)]
        return sum(node.names[0].name == "*" for node in found)

    @property
    def ignores(self) -> int:
        return len(re.findall(r"#\s*type: ignore", self.text))

    def targets(self, known: Mapping[str, Module], *, types: bool) -> Iterator[str]:
        """The modules of ours that this one imports: at run time, or for its types alone."""
        package = self.name if self.path.name == "__init__.py" else self.name.rpartition(".")[0]
        for node, for_types in _imports(self.tree, within=False):
            if for_types != types:
                continue
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in known)
                continue
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, [base, node.module]))
            inner = [name for alias in node.names if (name := f"{module}.{alias.name}") in known]
            yield from inner or ([module] if module in known else [])


def _imports(tree: ast.AST, *, within: bool) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool]]:
    """Every import, and whether it is for types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node, within
        else:
            only_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
            yield from _imports(node, within=within or only_types)


def modules(root: Path) -> dict[str, Module]:
    """All modules of the three packages by their names; templates are none."""
    found = {}
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            found[name] = Module(name, path)
    return found


def circles(known: Mapping[str, Module]) -> list[list[str]]:
    """Groups of modules that import each other at run time (Tarjan's strongly connected components)."""
    after = {name: set(module.targets(known, types=False)) - {name} for name, module in known.items()}
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in sorted(after[name]):
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            group = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(group) > 1:
                found.append(sorted(group))

    for name in known:
        if name not in number:
            visit(name)
    return found


FLOORS = (
    "engine", "decks", "games", "newgame", "narration", "play", "realtime", "window", "testing", "cli",
)  # fmt: skip
"""The packages of accessible_games, each of which may import those before it."""


def _floor(name: str) -> int:
    """How high a module stands; `audio` and `stickers` stand beside what they may import."""
    parts = name.split(".")
    if parts[0] == "accessible_games":
        live = parts[1:2] == ["games"] and parts[3:4] == ["live"]
        return FLOORS.index("realtime") if live else FLOORS.index(parts[1]) if parts[1] in FLOORS else -1
    return -2 if parts[0] == "audio" else len(FLOORS) - 2


def upwards(known: Mapping[str, Module]) -> list[tuple[str, str]]:
    """Imports for types alone that lead upwards: who, and what."""
    after = {name: set(module.targets(known, types=False)) for name, module in known.items()}

    def reaches(name: str, wanted: str) -> bool:
        seen, ahead = {name}, [name]
        while ahead:
            new = after[ahead.pop()] - seen
            seen |= new
            ahead += new
        return wanted in seen

    return [
        (name, other)
        for name, module in known.items()
        for other in sorted(set(module.targets(known, types=True)))
        if _floor(other) > _floor(name) or reaches(other, name)
    ]


def under(known: Mapping[str, Module], *folders: str) -> list[Module]:
    """The modules of some packages."""
    return [one for name, one in known.items() if any(f"{name}.".startswith(f"{f}.") for f in folders)]


def words_and_data(root: Path, folder: str) -> tuple[int, int]:
    """Files and lines of words and data below a folder."""
    found = [path for path in (root / folder).rglob("*") if path.suffix in (".ftl", ".toml", ".csv")]
    return len(found), sum(path.read_text(encoding="utf-8").count("\n") for path in found)


def rows(root: Path) -> Iterator[tuple[str, str]]:
    """What is counted, and its figure."""
    known = modules(root)
    whole = list(known.values())
    games = under(known, *(f"accessible_games.games.{game}" for game in GAMES))
    moved = under(known, "accessible_games.realtime")
    live = [one for one in games if ".live" in one.name or one.name.endswith((".live", ".skill"))]
    for game in GAMES:
        mine = under(known, f"accessible_games.games.{game}")
        files, lines = words_and_data(root, f"accessible_games/games/{game}")
        yield (
            f"{game}",
            f"{_size(mine)}; words and data {lines:,} lines in {files} files",
        )
    yield "all games", _size(games)
    yield "of it without real time", _size([one for one in games if one not in live])
    yield "realtime, outside of the games", _size(moved)
    yield "games with realtime", _size([*games, *moved])
    for package in ("cli", "play", "window", "engine", "narration", "testing"):
        yield package, _size(under(known, f"accessible_games.{package}"))
    yield "all three packages", _size(whole)
    yield "lines that import", _share(sum(one.imports for one in whole), whole)
    yield "the same in games", _share(sum(one.imports for one in games), games)
    yield "lines with a comment", _share(sum(one.comments for one in whole), whole)
    yield f"modules under {SMALL} lines", str(sum(map(_is_small, whole)))
    yield "the same with __init__", str(sum(one.lines < SMALL for one in whole))
    yield "functions over 40 lines", str(sum(one.long_functions for one in whole))
    yield "star imports", str(sum(one.stars for one in whole))
    yield "type: ignore in games", str(sum(one.ignores for one in games))
    yield "type: ignore", str(sum(one.ignores for one in whole))
    found = circles(known)
    in_games = [one for one in found if any(name.startswith("accessible_games.games.") for name in one)]
    yield "circles at run time", str(len(found))
    yield "circles in games", str(len(in_games))
    yield (
        "imports for types alone, in games",
        str(sum(len(set(one.targets(known, types=True))) for one in games)),
    )
    yield "imports for types alone", str(sum(len(set(one.targets(known, types=True))) for one in whole))
    yield "of them upwards", str(len(upwards(known)))


def _is_small(one: Module) -> bool:
    return one.lines < SMALL and one.path.name != "__init__.py"


def _size(found: list[Module]) -> str:
    return f"{sum(one.lines for one in found):,} lines in {len(found)} modules"


def _share(part: int, of: list[Module]) -> str:
    return f"{100 * part / sum(one.lines for one in of):.1f} %"


def taken_out(commit: str, folder: Path) -> Path:
    """A commit's files in a folder."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Figures of the house.")
    parser.add_argument("--compare", metavar="COMMIT", help="the commit that stands in the first column")
    commit = parser.parse_args().compare
    now = dict(rows(ROOT))
    if not commit:
        print("\n".join(f"{name:34} {figure}" for name, figure in now.items()))
        known = modules(ROOT)
        print("\n".join(f"upwards for types: {name} -> {other}" for name, other in upwards(known)))
        small = sorted((one.lines, name) for name, one in known.items() if _is_small(one))
        print("\n".join(f"{lines} lines: {name}" for lines, name in small))
        return
    with tempfile.TemporaryDirectory() as folder:
        before = dict(rows(taken_out(commit, Path(folder))))
    print(f"| | {commit} | now |\n|---|---|---|")
    print("\n".join(f"| {name} | {before.get(name, '')} | {figure} |" for name, figure in now.items()))
    for circle in circles(modules(ROOT)):
        print(f"\nin a circle: {', '.join(circle)}")


if __name__ == "__main__":
    main()
