"""Whether the tests see faults: one small change of a game's rules at a time, and the tests of that game.

    python bench/mutation/run.py kami --sample 200 >> bench/mutation/RESULTS.md
    python bench/mutation/run.py kami --sample 200 --survivors

A mutant is one change of one module of `accessible_games/games/<id>/` (all but what robots and words are):
another comparison, operator, number, truth or word, a negated condition, nothing in place of what is
returned.  It is killed if a test fails, or does not end in time.  Tests of the rules come first, the suite
behind them; a fork of one process that has imported everything but the game plays each mutant, so nothing is
written anywhere.  At first all tests must pass with no change at all.
A mutant that changes nothing that can be seen counts as a survivor, too.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import gc
import importlib.abc
import importlib.util
import io
import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "accessible_games" / "games"
LEFT_OUT = {"__init__.py", "bot.py", "answers.py", "choices.py", "game.py"}
"""Robots, answers, menus and the facade: no rules."""
LIMIT = 120.0
"""CPU seconds after which a mutant counts as one that never ends."""

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
REPLACED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


def mutations(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Each change that can be made, applied while the generator waits, with its line and what it is."""
    told = _prose(tree)
    for node in ast.walk(tree):
        if id(node) in told:
            continue
        for field, changed in _changes(node):
            kept = getattr(node, field)
            setattr(node, field, changed)
            yield node.lineno, f"{_name(kept)} -> {_name(changed)}"
            setattr(node, field, kept)


def _changes(node: ast.AST) -> Iterator[tuple[str, object]]:
    if isinstance(node, ast.Compare):
        for at, one in enumerate(node.ops):
            if type(one) in COMPARED:
                yield "ops", [*node.ops[:at], COMPARED[type(one)](), *node.ops[at + 1 :]]
    elif isinstance(node, (ast.BinOp, ast.BoolOp, ast.AugAssign)) and type(node.op) in REPLACED:
        yield "op", REPLACED[type(node.op)]()
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield "test", ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "value", not node.value
        elif isinstance(node.value, int):
            yield "value", node.value + 1
        elif isinstance(node.value, str) and " " not in node.value:
            yield "value", f"{node.value}x"
    elif isinstance(node, ast.Return) and node.value is not None and not _is_none(node.value):
        yield "value", ast.copy_location(ast.Constant(None), node)


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _name(part: object) -> str:
    if isinstance(part, list):
        return " ".join(map(_name, part))
    if isinstance(part, ast.AST):
        with contextlib.suppress(Exception):
            return ast.unparse(part) or type(part).__name__
        return type(part).__name__
    return repr(part)


def _prose(tree: ast.Module) -> set[int]:
    """What no rule depends on: docstrings, annotations, what stands behind `if TYPE_CHECKING`, and slots."""
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.append(node.value)
        elif isinstance(node, (ast.FunctionDef, ast.AnnAssign, ast.arg)):
            found += [getattr(node, "returns", None) or getattr(node, "annotation", None)]
        elif (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)) or (
            isinstance(node, ast.Assign) and "__" in ast.unparse(node.targets[0])
        ):
            found.append(node)
    return {id(part) for node in found if node is not None for part in ast.walk(node)}


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module its changed code."""

    def __init__(self, name: str, path: Path, number: int) -> None:
        self.name, self.path, self.number = name, path, number

    def find_spec(self, name: str, path: object, target: object = None) -> object:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.path, loader=self)

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: object) -> None:
        tree = ast.parse(self.path.read_text("utf-8"))
        for number, _ in enumerate(mutations(tree)):
            if number == self.number:
                break
        exec(compile(ast.fix_missing_locations(tree), str(self.path), "exec"), vars(module))


def tests_of(game: str, *, suite: bool = True) -> list[list[str]]:
    """Arguments of pytest, the quick ones first."""
    rules = [[f"tests/games/{game}"], ["tests/scenarios"]]
    return [*rules, ["tests/suite", "-k", f"{game} and players"]] if suite else rules


QUIETLY = ["-x", "-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]


def is_killed(tests: list[list[str]], change: Changed | None) -> bool:
    """Run the tests with one change, or none, in a fork."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) != 0
    import resource

    import pytest

    resource.setrlimit(resource.RLIMIT_CPU, (int(LIMIT), int(LIMIT)))
    signal.alarm(int(20 * LIMIT))
    if change is not None:
        sys.meta_path.insert(0, change)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    for arguments in tests:
        if pytest.main([*QUIETLY, *arguments]):
            os._exit(1)
    os._exit(0)


def main() -> None:
    """Try the mutants, and print a row of the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=200, help="so many mutants by chance; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--survivors", action="store_true", help="name each mutant that no test has seen")
    parser.add_argument("--without-suite", action="store_true", help="the tests of the rules alone")
    options = parser.parse_args()
    os.chdir(ROOT)
    found = []
    for path in sorted((GAMES / options.game).glob("*.py")):
        if path.name not in LEFT_OUT:
            tree = ast.parse(path.read_text("utf-8"))
            found += [(path, number, *told) for number, told in enumerate(mutations(tree))]
    chosen = random.Random(options.seed).sample(found, min(options.sample or len(found), len(found)))
    _import_ahead()
    tests = tests_of(options.game, suite=not options.without_suite)
    if is_killed(tests, None):
        sys.exit(f"The tests of {options.game} fail as it is.")
    killed, begun = 0, time.monotonic()
    for path, number, line, what in chosen:
        name = f"accessible_games.games.{options.game}.{path.stem}"
        dead = is_killed(tests, Changed(name, path, number))
        killed += dead
        if options.survivors and not dead:
            print(f"survived: {path.name}:{line} {what}", flush=True)
    share = 100 * killed / len(chosen)
    print(
        f"| {options.game} | {len(found)} | {len(chosen)} | {killed} | {share:.1f} % "
        f"| {time.monotonic() - begun:.0f} s | {time.strftime('%Y-%m-%d')} |"
    )


def _import_ahead() -> None:
    """All that the tests need besides the game itself."""
    sys.path.insert(0, str(ROOT))
    with contextlib.redirect_stdout(io.StringIO()):
        import hypothesis
        import pytest

        import accessible_games.narration.narrator
        import accessible_games.play.terminal  # noqa: F401

        del hypothesis, pytest
    gc.freeze()


if __name__ == "__main__":
    main()
