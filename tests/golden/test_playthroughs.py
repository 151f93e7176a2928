"""Transcripts that people have read stay as they are, until somebody reads them anew.

python -m accessible_games.testing.playthrough tests/golden
"""

from pathlib import Path

import pytest

from accessible_games.engine.journal import parse_entries, read_journal
from accessible_games.games import GAMES, get_game
from accessible_games.testing.playthrough import main, transcribed, transcripts

FOLDER = Path(__file__).parent
JOURNALS = transcribed(FOLDER)


@pytest.mark.parametrize("journal", JOURNALS, ids=[f"{path.parent.name}-{path.stem}" for path in JOURNALS])
def test_every_listener_is_told_what_was_read_and_found_good(journal):
    told = transcripts(journal)
    kept = {
        path.name: path.read_text(encoding="utf-8") for path in journal.parent.glob(f"{journal.stem}-*.txt")
    }
    assert told.keys() == kept.keys()
    for name, text in told.items():
        assert text == kept[name], name


def test_every_game_has_a_transcript_that_people_have_read():
    assert {journal.parent.name for journal in JOURNALS} == set(GAMES)


def begin(game, header):
    if header.position is None:
        return game.new_state(header.seats, header.options, header.data)
    return game.load(header.seats, header.position, header.options, header.data)


@pytest.mark.parametrize("name", GAMES)
def test_the_playthroughs_of_a_game_show_every_event_with_every_number_of_players(name):
    game = get_game(name)
    seen, seats = set(), set()
    for path in (FOLDER / name).glob("*.journal"):
        journal = read_journal(path.read_bytes())
        seats.add(journal.header.seats)
        state = begin(game, journal.header)
        for seat, action in parse_entries(game, journal):
            state.apply(seat, action, lambda event: seen.update((type(event), type(event.lasting()))))
        assert state.actors() == (), f"{path.name} is not played to its end"
    assert seen - {type(None)} == set(game.events)
    assert seats == set(game.seats)


def test_the_command_writes_all_transcripts_anew(tmp_path, capsys):
    folder = tmp_path / "kami"
    folder.mkdir()
    journal = folder / JOURNALS[0].name
    journal.write_bytes(JOURNALS[0].read_bytes())
    assert main([str(tmp_path)]) == 0
    assert not list(folder.glob("*.txt")), "a folder has only those written anew that it has"
    assert main([str(journal)]) == 0
    (folder / f"{journal.stem}-en-spectator-brief.txt").write_text("old")
    assert main([str(tmp_path)]) == 0
    assert (folder / f"{journal.stem}-en-spectator-brief.txt").read_text(encoding="utf-8") != "old"
    assert {path.name for path in folder.glob("*.txt")} == transcripts(journal).keys()
    assert "written" in capsys.readouterr().out


def test_the_command_says_what_it_needs_and_writes_nothing(tmp_path, capsys):
    assert main([]) == 2
    assert main([str(tmp_path / "nowhere")]) == 2
    assert "give the folder" in capsys.readouterr().err
