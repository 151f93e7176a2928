"""What can go wrong with settings, profiles and names: one clear sentence each, and nothing is lost."""

import re
import signal

import pytest
from commandline import run
from test_cli_start import Keyboard

from accessible_games.play.profiles import PlayerChoice
from accessible_games.play.settings import Settings, load_settings, save_settings

pytest.importorskip("pty", reason="this system has no pseudo-terminals")


def test_what_is_changed_inside_a_game_is_there_after_a_kill(tmp_path):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = Keyboard(tmp_path, "play", "kami", "--players", "Ana,bot,bot,bot", "--seed", "3")
    try:
        person.type("verbosity full", after="number or words")
        person.type("sort", after="From now on: full lines.")
        person.type("pace 4", after="Hand in reverse order.")
        person.wait_for("waits 4 seconds")
        person.send(signal.SIGKILL)
        person.end()
    finally:
        person.close()
    ana = load_settings(tmp_path / "settings.toml").settings.player("Ana")
    assert ana == PlayerChoice(verbosity="full", order="falling", pace=4.0)  # and nothing else is kept


def test_settings_that_cannot_be_written_stop_no_game_and_the_choice_counts(tmp_path):
    (tmp_path / "settings.toml").mkdir()  # a folder in its place: it can neither be read nor replaced
    outcome = run(
        tmp_path, "play", "kami", "--players", "Ana,bot", "--seed", "3", typed="verbosity full\nhand\nq\n"
    )
    assert outcome.code == 0
    assert "From now on: full lines." in outcome.out and "in hand" in outcome.out
    unread, unsaved = outcome.err.splitlines()
    assert "settings.toml" in unread and "could not be remembered" in unsaved


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ("[player.Ana]\nverbosity = 3\nrate = 320\n", "player.Ana.verbosity"),
        ("[player.Ana]\nrate = 320\nearring = 1\n", "player.Ana.earring"),
        ("[player]\nBen = 1\n[player.Ana]\nrate = 320\n", "player.Ben"),
    ],
)
def test_a_profile_with_a_fault_is_named_and_everything_else_of_it_counts(tmp_path, content, named):
    (tmp_path / "settings.toml").write_text(content, encoding="utf-8")
    outcome = run(tmp_path)
    assert outcome.code == 0
    assert f"{named}: " in outcome.error and "settings.broken-1.toml" in outcome.error
    assert load_settings(tmp_path / "settings.toml").settings.player("Ana").rate == 320


@pytest.mark.parametrize(
    ("game", "most"), [("kami", 4), ("kameloot", 6), ("kamimai", 5), ("tamashii", 6), ("magi-kitchen", 8)]
)
def test_ten_players_of_one_name_are_too_many_and_it_is_said_how_many_can_play(tmp_path, game, most):
    outcome = run(tmp_path, "play", game, "--players", ",".join(["Ana"] * 10))
    assert outcome.code == 2
    assert re.search(rf"10 are named; \w+ takes \d to {most}\.$", outcome.error)


def test_as_many_players_of_one_name_as_can_play_are_told_apart(tmp_path):
    outcome = run(tmp_path, "play", "magi-kitchen", "--players", ",".join(["Ana"] * 8), typed="q\n")
    assert outcome.code == 0
    assert "Ana, Ana 2, Ana 3, Ana 4, Ana 5, Ana 6, Ana 7, Ana 8." in outcome.out.replace("\n", " ")


def test_names_of_forty_letters_are_told_whole_and_of_forty_one_refused(tmp_path):
    outcome = run(tmp_path, "play", "kami", "--players", f"{'x' * 40},bot", typed="q\n")
    assert outcome.code == 0 and "x" * 40 in outcome.out
    outcome = run(tmp_path, "play", "kami", "--players", f"{'x' * 41},bot")
    assert outcome.code == 2 and "1 to 40 letters" in outcome.error


def test_a_pack_with_faults_is_one_line_each_and_its_good_sounds_count(tmp_path):
    sounds = tmp_path / "sounds"
    sounds.mkdir()
    notes = '[{ timbre = "bell", at = 0, ms = 100, hz = 500 }]'
    (sounds / "good.toml").write_text(f'[dawn]\nen = "A new day."\nnotes = {notes}\n', encoding="utf-8")
    (sounds / "bad.toml").write_text("[dusk\n", encoding="utf-8")
    (sounds / "gone.toml").write_text('[noon]\nen = "Noon."\nfile = "noon.wav"\n', encoding="utf-8")
    outcome = run(tmp_path, "sounds", "--speech", "on")
    assert outcome.code == 0 and "A new day." in outcome.out
    # A long path is broken anywhere.
    faults = "".join(outcome.out.split()).split("Oneofyourownsounds")[1:]
    assert len(faults) == 2
    assert any("bad.toml" in fault for fault in faults) and any("noon.wav" in fault for fault in faults)


def test_where_the_program_speaks_private_words_go_to_the_ear_and_nothing_private_is_printed(tmp_path):
    words = ("play", "kami", "--players", "Ana,Ben,Cid,Dan", "--seed", "3")
    typed = "\nhand\nq\n"
    silent = run(tmp_path, *words, typed=typed)
    spoken = run(tmp_path, *words, "--speech", "on", typed=typed)
    assert "cards in hand" in silent.out
    assert "Pass the keyboard to" in spoken.out and "cards in hand" not in spoken.out
    assert "May your private lines be printed" not in spoken.out


def test_who_speaks_can_be_switched_in_a_game_to_and_fro_and_is_kept_each_time(tmp_path):
    save_settings(tmp_path / "settings.toml", Settings(speaks="nobody"))
    person = Keyboard(tmp_path, "play", "kami", "--players", "Ana,bot,bot,bot", "--seed", "3")
    try:
        person.type("speaker", after="number or words")
        person.wait_for("This program speaks.")
        assert load_settings(tmp_path / "settings.toml").settings.speaks == "program"
        person.type("speaker nobody", after="number or words")
        person.wait_for("Nobody speaks; the text tells everything.")
        person.type("hand", after="number or words")
        person.wait_for("cards in hand")
        person.send(signal.SIGKILL)
        person.end()
    finally:
        person.close()
    assert load_settings(tmp_path / "settings.toml").settings.speaks == "nobody"


def test_where_nothing_is_hidden_answers_are_printed_although_the_program_speaks(tmp_path):
    words = ("play", "magi-kitchen", "--players", "Ana,Ben,bot,bot", "--seed", "3", "--option", "mode=calm")
    outcome = run(tmp_path, *words, "--speech", "on", typed="1 scores\nscores\nq\n")
    assert outcome.code == 0
    silent = run(tmp_path, *words, typed="1 scores\nscores\nq\n")
    assert outcome.out == silent.out
