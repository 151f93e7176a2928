"""The option `take_back`: asked for, kept, gone on with, told again."""

import pytest
from commandline import run

from accessible_games.play.facts import UndoNotPossible
from tests.refused import sentence

PLAYERS = ("--players", "Jo,bot:beginner,bot:beginner", "--seed", "7")
SLIP = "1\n1\nundo\n2\n1\nq\n"
"""Jo passes twice, takes the second back after two robots have shown cards, and defends instead."""
TAKEN_BACK = "Jo's last decision is taken back, although something had been revealed."


def flat(text):
    return " ".join(text.split())


def test_a_slip_against_robots_is_taken_back_after_a_reveal_and_both_lines_of_play_are_told_again(tmp_path):
    played = run(tmp_path, "play", "kami", *PLAYERS, "--option", "take_back=true", typed=SLIP)
    told = flat(played.out)
    assert "a decision can be taken back even after something was revealed" in told
    assert TAKEN_BACK in told

    resumed = run(tmp_path, "resume", typed="undo\nq\n")
    assert TAKEN_BACK in flat(resumed.out), "a game that is gone on with takes back as before"

    journal = next((tmp_path / "journals").glob("*.jsonl"))
    again = flat(run(tmp_path, "replay", str(journal)).out)
    before, slip, rest = again.split(TAKEN_BACK)
    assert "Jo passes. Robot 2 defends with a gold dragon." in before
    assert "Jo defends with a gold dragon." in slip
    assert "Jo passes. Robot 2 defends with a silver dragon." not in slip, (
        "what both lines share is told once"
    )
    assert rest.endswith(
        "In this game 2 decisions were taken back after something had been revealed, so it counts for no ladder "
        "and no streak."
    )


def test_without_the_option_nothing_is_taken_back_after_a_reveal(tmp_path):
    told = flat(run(tmp_path, "play", "kami", *PLAYERS, typed=SLIP).out)
    assert sentence(UndoNotPossible(True)) in told


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "Jo,Al", "--option", "take_back=true"], "one person against bots"),
        (["--players", "Jo,bot", "--option", "take_back=maybe"], "true and false are allowed"),
    ],
)
def test_where_it_cannot_be_one_line_says_so(tmp_path, words, named):
    outcome = run(tmp_path, "play", "kami", *words)
    assert outcome.code == 2
    assert named in outcome.error
