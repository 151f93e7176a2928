"""Nothing of a game stands outside its folder: no word, no table, no name in the code."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from accessible_games.games import GAMES, get_game
from accessible_games.testing.floors import check_loaded_alone

ROOT = Path(__file__).parents[2]
PACKAGES = ("accessible_games", "audio", "stickers")
HOME = ROOT / "accessible_games" / "games"

# Longest first, and whole words alone: "kami" is no part of "kamimai" here.
NAMES = re.compile(
    rf"(?<![a-z])({'|'.join(name.replace('_', '[ _-]?') for name in sorted(GAMES, key=len, reverse=True))})"
    r"(?![a-z])",
    re.IGNORECASE,
)

# The order of the menu.
SPARED = {HOME / "__init__.py"}


def sources(*endings):
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            inside = HOME in path.parents and path.parent != HOME
            if path.suffix in endings and path not in SPARED and not inside:
                yield path


def texts_of(path):
    """The strings of a module but those that explain: docstrings, and what stands behind a name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    explaining = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explaining:
            yield node.value
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.rpartition("games.")[2]


def test_no_message_and_no_table_outside_its_folder_names_a_game():
    found = {}
    for path in sources(".ftl", ".toml"):
        lines = path.read_text(encoding="utf-8").splitlines()
        named = [line for line in lines if not line.startswith("#") and NAMES.search(line)]
        if named:
            found[path.relative_to(ROOT).as_posix()] = named
    assert found == {}


def test_no_code_outside_its_folder_names_a_game():
    found = {}
    for path in sources(".py"):
        named = [text for text in texts_of(path) if NAMES.search(text) and "such as" not in text]
        if named:
            found[path.relative_to(ROOT).as_posix()] = named
    assert found == {}


@pytest.mark.parametrize("name", GAMES)
def test_a_games_rules_are_loaded_without_the_rest_of_the_house(name):
    check_loaded_alone(get_game(name))


SLOW = {"dataclasses", "inspect", "tomllib", "pathlib", "importlib.resources", "importlib.metadata", "json"}
"""Modules of the standard library that take as long to be imported as a game's rules (bench/engine/loading.py)."""


@pytest.mark.parametrize("name", GAMES)
def test_a_games_rules_are_loaded_without_what_is_slow_and_not_needed(name):
    program = (
        f"import sys; from accessible_games.games import get_game; get_game({name!r}); print(*sys.modules)"
    )
    # -S: what the environment's own .pth files import is none of ours.
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert not SLOW & set(done.stdout.split())
    assert not [one for one in done.stdout.split() if ".live" in one]
