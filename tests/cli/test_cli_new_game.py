"""`new-game` writes a package that is a whole game; the example is what it writes."""

from pathlib import Path

import pytest

from accessible_games.cli import main
from accessible_games.newgame import is_possible, package_files

ROOT = Path(__file__).parents[2]


def test_the_example_is_what_a_new_game_of_that_name_begins_as():
    written = dict(package_files("crazy_eights"))
    example = ROOT / "examples" / "crazy-eights"
    found = {
        path.relative_to(example).as_posix(): path.read_text(encoding="utf-8")
        for path in example.rglob("*")
        if path.is_file() and not {"__pycache__", "build"} & set(path.parts) and ".egg-info" not in str(path)
    }
    assert written == found


def test_the_example_stays_small():
    files = dict(package_files("crazy_eights"))
    assert len(files) <= 12
    assert sum(text.count("\n") for text in files.values()) <= 700


def test_a_package_is_written_into_its_folder_and_says_what_to_do_next(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "old-maid", "--deck", "standard"]) == 0
    told = capsys.readouterr().out
    assert "pip install -e ./old_maid" in told and "python -m accessible_games.testing old_maid" in told
    assert 'old_maid = "old_maid.game:OldMaid"' in (tmp_path / "old_maid" / "pyproject.toml").read_text()
    assert main(["new-game", "snap", "--folder", "here"]) == 0
    assert (tmp_path / "here" / "snap" / "rules.py").is_file()


@pytest.mark.parametrize(
    ("words", "why"),
    [(["2fast"], "small letters"), (["class"], "small letters"), (["json"], "small letters"),
     (["kami"], "installed"), (["snap", "--deck", "tarot"], "standard"), (["full"], "not empty")],
)  # fmt: skip
def test_a_name_or_a_folder_that_cannot_be_is_one_sentence(tmp_path, capsys, monkeypatch, words, why):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "file").touch()
    assert main(["new-game", *words]) == 2
    told = capsys.readouterr().err.strip()
    assert why in told and "\n" not in told
    assert sorted(path.name for path in tmp_path.iterdir()) == ["full"]


def test_names_of_games_are_names_of_packages():
    assert [name for name in ("snap", "old_maid", "uno2", "_x", "Old", "a__b", "if") if is_possible(name)] == [
        "snap", "old_maid", "uno2",
    ]  # fmt: skip
