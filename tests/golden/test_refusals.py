"""The wordings of all refusals stand in one table for each game; tests of rules ask which refusal comes.

python -m accessible_games.testing.refusals tests/golden
"""

from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.testing.refusals import PLAY, SHARED, main, table_of

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("name", [*GAMES, SHARED, PLAY])
def test_every_refusal_has_the_rule_and_the_sentences_that_were_read_and_found_good(name):
    assert table_of(name) == (FOLDER / name / "refusals.txt").read_text(encoding="utf-8")


def test_the_command_writes_all_tables_anew_and_says_what_it_needs(tmp_path, capsys):
    table = tmp_path / SHARED / "refusals.txt"
    assert main([str(tmp_path)]) == main([]) == main([str(tmp_path / "bridge" / "refusals.txt")]) == 2
    assert "refusals: give a folder of tables, e.g. tests/golden" in capsys.readouterr().err
    assert main([str(table)]) == 0
    kept = table.read_text(encoding="utf-8")
    table.write_text("old", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert table.read_text(encoding="utf-8") == kept
    assert str(table) in capsys.readouterr().out
