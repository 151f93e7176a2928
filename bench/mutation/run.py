"""Whether the tests see faults: one small change of a game's rules at a time, and the tests of that game.

    python bench/mutation/run.py kami --sample 80 --seed 3 --survivors

A mutant is one change of one module of `accessible_games/games/<id>/` (all but what robots and words are):
another comparison, operator, number, truth or word, a negated condition, nothing in place of what is
returned.  It is killed if a test fails, or does not end in time.  The tests are those of the game, its
scenarios, and of the shipped suite what is played.  At first all of them must pass with no change at all.
A mutant that changes nothing that can be seen counts as a survivor, too.

Nothing is written anywhere: each mutant is a fork.  The tests are collected and watched once, so that each
change inside of a function is tried on the tests that run this function, the quick ones first, and put into
the function that is there already.  What is changed outside of functions, and what has survived so, is
imported anew with all the tests behind it: that alone decides that a mutant survives.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import contextlib
import gc
import importlib.abc
import importlib.util
import io
import os
import pickle
import random
import resource
import signal
import sys
import time
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "accessible_games" / "games"
LEFT_OUT = {"__init__.py", "bot.py", "robots.py", "answers.py", "choices.py", "game.py"}
"""Robots, answers, menus and the facade: no rules."""
LIMIT = 300.0
"""CPU seconds after which a mutant with all its tests counts as one that never ends."""
PATIENCE = 8
"""A test that takes so many times its own CPU time, and five seconds more, does not end."""

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
REPLACED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip

Function = tuple[str, str, int]
"""A function's file, its name, and its first line."""


# --- what is changed


@dataclass(frozen=True)
class Mutant:
    """One change: the how manyth of a module, its line, and what it is."""

    path: Path
    number: int
    line: int
    what: str

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(ROOT).with_suffix("").parts)

    def compile(self) -> types.CodeType:
        """The module with this change."""
        tree = ast.parse(self.path.read_text("utf-8"))
        for number, _ in enumerate(mutations(tree)):
            if number == self.number:
                return compile(ast.fix_missing_locations(tree), str(self.path), "exec")
        raise ValueError(f"{self.path}: no change number {self.number}")


def mutants_of(game: str) -> list[Mutant]:
    """Every change of a game's rules."""
    return [
        Mutant(path, number, *told)
        for path in sorted((GAMES / game).glob("*.py"))
        if path.name not in LEFT_OUT
        for number, told in enumerate(mutations(ast.parse(path.read_text("utf-8"))))
    ]


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


# --- a change inside of functions, put into those that are there


def changed_functions(mutant: Mutant) -> dict[Function, types.CodeType] | None:
    """New code for each function that is changed; None if anything outside of functions is."""
    before = dict(_codes(compile(mutant.path.read_text("utf-8"), str(mutant.path), "exec")))
    changed: dict[Function, types.CodeType] = {}
    for key, code in _codes(mutant.compile()):
        if code == before[key]:
            continue
        if code.co_flags & 0x2:  # its locals are its own: a function, not a module or a class
            changed[key] = code
        elif _own(code) != _own(before[key]):
            return None
    return changed


def _codes(code: types.CodeType) -> Iterator[tuple[Function, types.CodeType]]:
    yield _function(code), code
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from _codes(inner)


def _function(code: types.CodeType) -> Function:
    return code.co_filename, code.co_name, code.co_firstlineno


def _own(code: types.CodeType) -> tuple[object, ...]:
    """What a module or class does itself, without the bodies of its functions."""
    consts = tuple("" if isinstance(one, types.CodeType) else repr(one) for one in code.co_consts)
    return code.co_code, code.co_names, consts


def live_functions(game: str) -> dict[Function, list[types.FunctionType]]:
    """Each function of a game's modules that has been made."""
    found: dict[Function, list[types.FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, types.FunctionType) and one.__code__.co_filename.startswith(str(GAMES / game)):
            found.setdefault(_function(one.__code__), []).append(one)
    return found


# --- the tests of a game, collected once


@dataclass
class Watched:
    """How a test went with nothing changed: whether it passed, its CPU seconds, and what it ran."""

    passed: bool
    seconds: float
    ran: frozenset[Function]


class Tests:
    """Pytest's plugin: the tests of a game, and what is done with them in place of running them.

    Args:
        game: its id.
        suite: whether what is played of the shipped suite belongs to them.
        run: gets them; ends the process.
    """

    def __init__(self, game: str, run: Any, *, suite: bool = True) -> None:
        self.game, self.run, self.suite = game, run, suite
        self.failed = False

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self._is_wanted(item.nodeid)]

    def _is_wanted(self, test: str) -> bool:
        if test.startswith("tests/scenarios"):
            return self.game in test
        if test.startswith("tests/suite"):
            return self.suite and self.game in test and "players" in test
        return True

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.failed |= report.failed

    def pytest_runtestloop(self, session: Any) -> bool:
        if session.testsfailed:
            os._exit(1)
        self.run(self, session.items)
        os._exit(0)

    def play(self, item: Any, following: Any) -> bool:
        """Run one test; whether it passed."""
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        return not self.failed


def collect(game: str, run: Any, *, suite: bool) -> None:
    """Let pytest collect the tests of a game; `run` gets the plugin and them, and this does not return."""
    import pytest

    where = [f"tests/games/{game}", "tests/scenarios"] + ["tests/suite/test_games.py"] * suite
    quietly = ["-q", "-p", "no:cacheprovider", "-o", "timeout=0", "-o", "faulthandler_timeout=0"]
    quietly += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([*quietly, *where], plugins=[Tests(game, run, suite=suite)])
    os._exit(1)


def watched_code(path: Path) -> types.CodeType:
    """A module whose functions say that they are run, by a call of `note_run` with their name and line."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            line = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            note = ast.parse(f"note_run({str(path)!r}, {node.name!r}, {line})").body[0]
            node.body.insert(0, ast.copy_location(note, node.body[0]))
    return compile(ast.fix_missing_locations(tree), str(path), "exec")


def watch(
    live: Mapping[Function, Sequence[types.FunctionType]], tests: Tests, items: Sequence[Any]
) -> dict[str, Watched]:
    """Run each test with nothing changed, and note which functions of the game it runs."""
    ran: set[Function] = set()
    builtins.note_run = lambda *function: ran.add(function)  # type: ignore[attr-defined]
    for path in {Path(function[0]) for function in live}:
        for key, code in _codes(watched_code(path)):
            for function in live.get(key, ()):
                function.__code__ = code
    found: dict[str, Watched] = {}
    for item, following in zip(items, [*items[1:], None], strict=True):
        ran.clear()
        begun = time.process_time()
        passed = tests.play(item, following)
        found[item.nodeid] = Watched(passed, time.process_time() - begun, frozenset(ran))
    return found


def survives_in_place(
    changed: Mapping[Function, types.CodeType],
    live: Mapping[Function, Sequence[types.FunctionType]],
    tests: Tests,
    items: Sequence[Any],
    watched: Mapping[str, Watched],
) -> bool:
    """Put new code into functions, and run the tests that run them until one fails."""
    try:
        for key, code in changed.items():
            for function in live.get(key, ()):
                function.__code__ = code
    except ValueError:  # other names of an outer function are used
        return True
    near = [item for item in items if watched[item.nodeid].ran & changed.keys()]
    near.sort(key=lambda item: watched[item.nodeid].seconds)
    for item, following in zip(near, [*near[1:], None], strict=True):
        signal.setitimer(signal.ITIMER_PROF, 5 + PATIENCE * watched[item.nodeid].seconds)
        if not tests.play(item, following):
            return False
    return True


# --- a change anywhere, imported


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module its changed code."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: object = None) -> object:
        if name != self.mutant.module:
            return None
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=self)

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(self.mutant.compile(), vars(module))


def survives_imported(mutant: Mutant, game: str, watched: Mapping[str, Watched], *, suite: bool) -> bool:
    """Import the game with the change, and run all tests, the quick ones first, until one fails."""

    def run(tests: Tests, items: Sequence[Any]) -> None:
        if {item.nodeid for item in items} != watched.keys():
            os._exit(1)  # a test could not be collected, or another one was
        quick = sorted(items, key=lambda item: watched[item.nodeid].seconds)
        passed = all(tests.play(*pair) for pair in zip(quick, [*quick[1:], None], strict=True))
        os._exit(not passed)

    def child() -> None:
        sys.meta_path.insert(0, Changed(mutant))
        resource.setrlimit(resource.RLIMIT_CPU, (int(LIMIT), int(LIMIT)))
        collect(game, run, suite=suite)

    return _forked(child)


def _forked(child: Any) -> bool:
    """Whether a child ends with 0; nothing that it prints is seen."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    _hush()
    signal.alarm(int(20 * LIMIT))
    with contextlib.suppress(BaseException):
        child()
        os._exit(0)
    os._exit(1)


def _hush() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


# --- all of it


def try_all(game: str, chosen: Sequence[Mutant], *, suite: bool) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant and whether it survives."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        os.close(reading)
        _collected(game, chosen, writing, suite=suite)
    os.close(writing)
    with open(reading, "rb") as told:
        watched = pickle.load(told)
        if isinstance(watched, list):
            sys.exit(f"The tests of {game} fail as it is: {', '.join(watched[:5])}")
        for mutant in chosen:
            survives = pickle.load(told)
            yield mutant, survives and survives_imported(mutant, game, watched, suite=suite)
    os.waitpid(pid, 0)


def _collected(game: str, chosen: Sequence[Mutant], told: int, *, suite: bool) -> None:
    """Collect the tests, watch them, try each mutant that can be tried in place; tell all of it."""

    def run(tests: Tests, items: Sequence[Any]) -> None:
        with open(told, "wb", buffering=0) as out:
            live = live_functions(game)
            gc.freeze()
            watched = _in_fork(lambda: watch(live, tests, items))
            failing = [name for name, one in watched.items() if not one.passed]
            out.write(pickle.dumps(failing or watched))
            for mutant in [] if failing else chosen:
                changed = changed_functions(mutant)
                survives = changed is None or _forked(
                    lambda changed=changed: (
                        survives_in_place(changed, live, tests, items, watched) or os._exit(1)
                    )
                )
                out.write(pickle.dumps(survives))

    collect(game, run, suite=suite)


def _in_fork(make: Any) -> Any:
    """What is made in a fork, whose caches are its own."""
    reading, writing = os.pipe()
    pid = os.fork()
    if not pid:
        _hush()
        with open(writing, "wb") as out:
            pickle.dump(make(), out)
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as made:
        found = pickle.load(made)
    os.waitpid(pid, 0)
    return found


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
    found = mutants_of(options.game)
    chosen = random.Random(options.seed).sample(found, min(options.sample or len(found), len(found)))
    _import_ahead()
    killed, begun = 0, time.monotonic()
    for mutant, survives in try_all(options.game, chosen, suite=not options.without_suite):
        killed += not survives
        if options.survivors and survives:
            print(f"survived: {mutant.path.name}:{mutant.line} {mutant.what}", flush=True)
    how = f"`--sample {options.sample} --seed {options.seed}`" + ", without suite" * options.without_suite
    share = 100 * killed / len(chosen)
    print(
        f"| {options.game} ({how}) | {len(found)} | {len(chosen)} | {killed} | {share:.1f} % "
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
