"""Real cards from the command line: asked for once, remembered by the journal."""

from commandline import run

from accessible_games.engine.journal import read_journal

LAYOUT = "\ntrolls olaf anna elsa kristoff sven\n\n"


def test_a_game_with_real_cards_is_gone_on_with_as_it_was_begun(tmp_path):
    first = run(
        tmp_path, "play", "tamashii", "--players", "Ana,Ben", "--deals", "typed", "--journal",
        str(tmp_path / "t.jsonl"), typed=LAYOUT + "ana\n\ndraw\n",
    )  # fmt: skip
    assert "Which gem came out of the bag?" in first.out
    assert read_journal((tmp_path / "t.jsonl").read_bytes()).header.deals == "typed"
    again = run(tmp_path, "resume", str(tmp_path / "t.jsonl"), typed="blue\n\n")
    assert "Which gem came out of the bag?" in again.out
    assert "A blue gem, the first this turn." in again.out


def test_a_game_that_is_not_dealt_by_hand_is_refused_with_those_that_are(tmp_path):
    told = run(tmp_path, "play", "magi_kitchen", "--players", "Ana,Ben", "--deals", "typed")
    assert told.code == 2
    assert told.error.endswith(
        "--deals typed: magi_kitchen is not dealt by hand this way; kami, kameloot and tamashii are."
    )


def test_only_typed_can_be_asked_for(tmp_path):
    told = run(tmp_path, "play", "kami", "--players", "Ana,Ben", "--deals", "mine")
    assert told.code == 2
    assert "typed" in told.error


def test_in_the_window_a_dealer_would_be_heard_so_it_is_refused(tmp_path):
    told = run(tmp_path, "play", "kami", "--players", "Ana,Ben", "--deals", "typed", "--front", "window")
    assert told.code == 2
    assert told.error.endswith("real cards are typed in the terminal; --front terminal is allowed.")


def test_everybody_else_gets_the_terminal_though_there_is_a_screen(tmp_path):
    told = run(
        tmp_path, "play", "kami", "--players", "Ana,Ben", "--deals", "typed",
        typed="ana\n", DISPLAY=":99",
    )  # fmt: skip
    assert "Pass the keyboard to Ana." in told.out


def test_no_bot_sits_at_a_table_with_the_real_grimoire(tmp_path):
    told = run(tmp_path, "play", "kamimai", "--players", "Ana,bot", "--option", "companion=true")
    assert told.code == 2
    assert told.error.endswith("companion: a bot cannot draw from the real Grimoire; leave the bots out.")
    fine = run(tmp_path, "play", "kamimai", "--players", "Ana,bot", typed="q\n")
    assert fine.code == 0
