"""Games are found by what packages announce, in the order of the menu, without being imported."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from accessible_games import games
from accessible_games.games import GAMES, announced, game_of_module, get_game, home_of

ROOT = Path(__file__).parents[2]


def announce(folder, name, text):
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(text, encoding="utf-8")


def test_the_toolkit_announces_its_own_games_as_any_package_does():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["entry-points"][games.GROUP] == games._OURS


def test_what_a_package_announces_is_found_and_other_groups_are_not(tmp_path):
    text = "[console_scripts]\nrun = a.b:main\n\n[accessible_games.games]\nwhist = my.whist.game:Whist\n"
    announce(tmp_path, "whist", text)
    announce(tmp_path, "zebra", "[other]\nzebra = zebra:Zebra\n")
    (tmp_path / "bare-1.0.dist-info").mkdir()
    assert list(announced((str(tmp_path), str(tmp_path / "none")))) == [("whist", "my.whist.game:Whist")]


def test_our_own_come_first_and_no_package_takes_the_name_of_one_or_of_a_file_of_messages(
    tmp_path, monkeypatch
):
    lines = (
        "snap = snap:Snap",
        "kami = other:Kami",
        "play = play:Play",
        "Loud = loud:Loud",
        "old_maid=m.n:O",
    )
    announce(tmp_path, "snap", "[accessible_games.games]\n" + "\n".join(lines))
    monkeypatch.syspath_prepend(str(tmp_path))
    listed = games._listed()
    assert [name for name in listed if name not in GAMES] == ["old_maid", "snap"]
    assert listed["kami"] == games._OURS["kami"] and list(listed)[:5] == list(games._OURS)


def test_a_fact_belongs_to_the_game_in_whose_package_it_stands():
    assert game_of_module("accessible_games.games.kami.events") == "kami"
    assert game_of_module("accessible_games.games.kamimai") == "kamimai"
    assert game_of_module("accessible_games.games.deck") is None


def test_each_game_has_its_words_in_its_own_folder():
    for name in GAMES:
        assert home_of(name).joinpath("locale", "en", "menu.ftl").is_file(), name


def test_listing_the_games_imports_none_of_them():
    program = (
        "import sys; from accessible_games.games import GAMES, home_of; [home_of(name) for name in GAMES]; "
        "print([name for name in sys.modules if name.endswith(('.game', '.rules', '.state'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert get_game(GAMES[0]).name == GAMES[0]


OUTSIDE = """
from accessible_games.games import live_part
from accessible_games.narration.cues import cue_for
from accessible_games.narration.wording import message_of
from accessible_games.play.settings import Settings, load_settings, save_settings
from pathlib import Path

host = live_part("snap", "host")
print(host.make_live(None, None), message_of(host.Snapped, ""), cue_for(host.Snapped()))
kept = Settings().with_live("snap", calm=True)
save_settings(Path("settings.toml"), kept)
print(load_settings(Path("settings.toml")).settings == kept, kept.live_of("snap").calm)
print(live_part("kami", "host"))
"""


def test_a_package_from_outside_brings_a_real_time_part_with_words_cues_and_settings_of_its_own(tmp_path):
    announce(tmp_path, "snap", "[accessible_games.games]\nsnap = snap.game:Snap\n")
    live = tmp_path / "snap" / "live"
    live.mkdir(parents=True)
    for folder in (live.parent, live):
        (folder / "__init__.py").touch()
    (live / "host.py").write_text(
        "from accessible_games.engine import Answer\n"
        "class Snapped(Answer):\n    pass\n"
        "def make_live(table, equipment):\n    return 'made'\n",
        encoding="utf-8",
    )
    (live / "cues.toml").write_text('[[cue]]\nfact = "snapped"\nplay = "snap-hit"\n', encoding="utf-8")
    (live / "choices.py").write_text(
        "from dataclasses import dataclass\n"
        "from accessible_games.play.setting_fields import LiveChoices, switch\n"
        "@dataclass(frozen=True, slots=True)\n"
        "class Choices(LiveChoices):\n    calm: bool = switch(False, 'true: slowly.')\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-c", OUTSIDE], capture_output=True, text=True, check=True, cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
    )  # fmt: skip
    assert done.stdout.splitlines() == ["made snap-live-snapped snap-hit", "True True", "None"]


def test_a_real_time_part_that_is_damaged_is_one_sentence_and_its_settings_are_none(tmp_path):
    announce(tmp_path, "snap", "[accessible_games.games]\nsnap = snap.game:Snap\n")
    live = tmp_path / "snap" / "live"
    live.mkdir(parents=True)
    for folder in (live.parent, live):
        (folder / "__init__.py").touch()
    (live / "choices.py").write_text("import no_such_package\n", encoding="utf-8")
    program = (
        "from accessible_games.engine import OptionError\n"
        "from accessible_games.games import live_part\n"
        "from accessible_games.play.settings import live_choices\n"
        "print(live_choices('snap'))\n"
        "try:\n    live_part('snap', 'choices')\n"
        "except OptionError as problem:\n    print(problem)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])},
    )  # fmt: skip
    assert done.stdout.splitlines() == [
        "None",
        "game snap: snap.live.choices does not load (No module named 'no_such_package')",
    ]
