"""The home folder of an earlier release (commit 62ef5fd) is gone on with: its choices, its sounds, its games."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.play.settings import load_settings
from audio.packs import read_folder

ROOT = Path(__file__).parents[2]
HOME = ROOT / "tests" / "fixtures" / "home-62ef5fd"
JOURNALS = sorted((HOME / "journals").glob("*.jsonl"))


def test_there_is_an_unfinished_game_of_each_kind():
    games = [json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"] for path in JOURNALS]
    assert sorted(games) == sorted(set(GAMES) & set(games)) and len(games) == 5


def test_settings_profiles_and_moved_keys_are_as_they_were_chosen():
    loaded = load_settings(HOME / "settings.toml")
    assert not loaded.fault
    settings = loaded.settings
    assert (settings.language, settings.verbosity, settings.ambience_volume) == ("fr", "brief", 20)
    assert settings.voice("fr").rate == 210
    assert settings.window.keys == ("hand=G",) and settings.live_of("magi_kitchen").moved == ("KeyV=KeyO",)
    ana = settings.players["Ana"]
    assert (ana.language, ana.verbosity, ana.rate) == ("en", "full", 180)


def test_sounds_of_ones_own_still_take_the_place_of_ours():
    cues, faults = read_folder(HOME / "sounds")
    assert faults == [] and {id: cue.group for id, cue in cues.items()} == {
        "edge": "shared",
        "kami-hide": "kami",
    }


@pytest.mark.parametrize("journal", JOURNALS, ids=[path.stem[18:] for path in JOURNALS])
def test_each_game_is_gone_on_with(tmp_path, journal):
    home = tmp_path / "home"
    shutil.copytree(HOME, home)
    kept = home / "journals" / journal.name
    before = kept.read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "accessible_games", "resume", str(kept), "--front", "terminal"],
        input="\n1\n1\n", capture_output=True, text=True, encoding="utf-8", timeout=120, cwd=ROOT,
        env=os.environ | {"ACCESSIBLE_GAMES_HOME": str(home), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    after = kept.read_text(encoding="utf-8")
    assert after.startswith(before) and len(after) > len(before)
