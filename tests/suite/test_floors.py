"""The floors of a game's folder: what goes against them is named, in a package from outside as in our own."""

import sys
import textwrap

import pytest

from accessible_games import games
from accessible_games.testing.cases import SuiteError
from accessible_games.testing.floors import check_floors, check_loaded_alone, circle_in

FILES = {
    "__init__.py": "",
    "game.py": "from . import rules\nfrom . import robots\nclass Snap:\n    name = 'snap'\n",
    "rules.py": "from accessible_games.engine import Action\nfrom accessible_games.decks.standard import Card\n",
    "robots.py": "from accessible_games.engine import Bot\nfrom . import rules\nEasy = Bot\n",
    "live/__init__.py": "",
    "live/host.py": "from accessible_games.play.live import LiveHost\nfrom .. import rules\n",
}


@pytest.fixture
def snap(tmp_path, monkeypatch):
    """Makes the game of a package with these files in place of the good ones."""

    def made(**files):
        folder = tmp_path / "snap_package"
        for name, text in (
            FILES | {key.replace("__", "/") + ".py": text for key, text in files.items()}
        ).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(textwrap.dedent(text), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        monkeypatch.setattr(games, "_CLASSES", {**games._CLASSES, "snap": "snap_package.game:Snap"})
        games.home_of.cache_clear()
        return games.get_game("snap")

    yield made
    for name in [name for name in sys.modules if name.partition(".")[0] == "snap_package"]:
        del sys.modules[name]
    games.home_of.cache_clear()


def test_a_package_that_is_built_in_floors_holds(snap):
    assert list(check_floors(snap())) == []


@pytest.mark.parametrize(
    ("files", "told"),
    [
        (
            {"rules": "from accessible_games.play.output import Output\n"},
            "accessible_games.play.output: rules may",
        ),
        ({"rules": "def f():\n    import audio.voice\n"}, "audio.voice: rules may import"),
        ({"rules": "def f():\n    from . import live\n"}, "snap_package.live: rules stands below live"),
        ({"rules": "def f():\n    from .live.host import LiveHost\n"}, "snap_package.live.host: rules stands below live"),
        ({"rules": "def f():\n    from .robots import Easy\n"}, "snap_package.robots: rules stands below robots"),
        (
            {"rules": "from accessible_games.games import get_game\n"},
            "accessible_games.games: rules may import",
        ),
        (
            {"robots": "Easy = 1\nfrom accessible_games.narration.narrator import Line\n"},
            "narrator: robots may",
        ),
        ({"live__host": "import accessible_games.window.front\n"}, "accessible_games.window.front: live may"),
        (
            {"game": FILES["game.py"] + "from .live import host\n"},
            "snap_package.live: game stands below live",
        ),
    ],
)
def test_what_goes_against_the_arrows_is_named(snap, files, told):
    assert [told in fault for fault in check_floors(snap(**files))] == [True]


def test_rules_that_load_the_narrator_with_them_are_named(tmp_path):
    class Heavy:
        name = "kami') or __import__('accessible_games.narration.narrator') or ('"

    with pytest.raises(SuiteError, match="not loaded by themselves"):
        check_loaded_alone(Heavy())


def test_modules_that_import_each_other_in_a_circle_are_named_even_if_it_is_for_their_types(tmp_path):
    (tmp_path / "a.py").write_text("from . import b\n", encoding="utf-8")
    (tmp_path / "b.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .c import C\n", encoding="utf-8"
    )
    (tmp_path / "c.py").write_text("from .b import B\n", encoding="utf-8")
    assert circle_in(tmp_path, "p") == ["p.a", "p.b", "p.c"]
    (tmp_path / "b.py").write_text("", encoding="utf-8")
    assert circle_in(tmp_path, "p") == []
