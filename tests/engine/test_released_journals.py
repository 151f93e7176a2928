"""Journals of every format that was ever released still resume; never change these files."""

from pathlib import Path

from accessible_games.engine import HIDDEN, Seat
from accessible_games.engine.journal import open_table, read_journal
from accessible_games.engine.table import TypedChance
from accessible_games.games import get_game

FIXTURES = Path(__file__).parents[1] / "fixtures"


def resumed(name):
    journal = read_journal((FIXTURES / name).read_bytes())
    return journal, open_table(get_game(journal.header.game), journal, TypedChance())


def test_format_1_resumes_with_its_options_data_players_undo_and_torn_last_line():
    journal, table = resumed("kami-format-1.journal")
    assert journal.torn
    assert [player.get("name", "") for player in journal.header.players] == ["Chloé", "大輔", "Ana", ""]
    assert table.count == 23
    assert table.actors() == (2,)
    view = table.view(Seat(0))
    assert (view.target, view.rules.next_starter) == (3, "winner")
    assert view.points[6] == 6  # the tower, as the data says
    assert view.attack == (3, 4)  # seat 3 attacks with a gold dragon
    # By hand: eight cards each; seat 0 has moved three times, seats 2 and 3 as often as the lines say.
    assert view.hand_sizes == (2, 8, 4, 6)
    assert view.hand == (1, 0, 0, 0, 0, 0, 1, 0)  # a warrior and a tower are left
    assert [down for _, down in view.defence[0]] == [False, True, True]
    assert [card for card, _ in view.defence[2]] == [HIDDEN, 0]
