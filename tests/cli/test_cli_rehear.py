"""A finished game, heard again event by event at one's own pace, as the table or as one player heard it."""

import contextlib
import re

import pytest
from clerk import Speaker, session
from commandline import run

from accessible_games.cli.afterwards import of_journal
from accessible_games.cli.menu import _rehear
from accessible_games.cli.play import wants_again
from accessible_games.cli.rehear import read_kept
from accessible_games.cli.saves import GameFolder
from accessible_games.narration.names import PlayerName
from accessible_games.play.typed import EndOfInput


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The home of somebody who has played one game of Kami with bots to its end."""
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    typed = "1\n" * 400
    outcome = run(
        tmp_path, "play", "kami", "--players", "Ana,bot", "--seed", "5", "--option", "target=3", typed=typed
    )
    assert outcome.code == 0 and GameFolder.of_user().finished_games(), outcome.out[-400:]
    return tmp_path


def walk(*answers, voice=None):
    made = session(*answers, voice=voice)
    with contextlib.suppress(EndOfInput):
        _rehear(made)
    return made


def steps(made):
    shown = made.front.shown
    return shown[next(n for n, line in enumerate(shown) if line.startswith("Enter: the next")) + 1 :]


def test_enter_tells_the_next_event_and_b_the_one_before(home):
    told = steps(walk("Kami, Ana", "Hear it again", "As the whole table", "", "", "", "b", ""))
    assert len(told) == 5
    assert told[0] != told[1] != told[2]
    assert told[3] == told[1] and told[4] == told[2]


def test_before_the_first_event_there_is_none_and_it_is_told_again(home):
    told = steps(walk("Kami, Ana", "Hear it again", "As the whole table", "", "b", "b"))
    assert told[0] == told[1] == told[2]


def test_at_the_end_it_is_said_and_one_is_back(home):
    made = walk("Kami, Ana", "Hear it again", "As the whole table", *[""] * 500)
    assert made.front.shown[-1] == "That was the end of the game."
    assert made.front.answers  # nothing more was asked


def test_zero_leaves_at_once(home):
    made = walk("Kami, Ana", "Hear it again", "As the whole table", "", "0", "not asked")
    assert made.front.answers == ["not asked"]


def test_a_players_own_ears_hear_the_own_hand_and_the_tables_do_not(home):
    own = "\n".join(steps(walk("Kami, Ana", "Hear it again", "As Ana", *[""] * 500)))
    common = "\n".join(steps(walk("Kami, Ana", "Hear it again", "As the whole table", *[""] * 500)))
    assert "Your hand" in own and "Your hand" not in common


def test_each_step_cuts_what_is_spoken_and_is_spoken_itself(home):
    class Cut(Speaker):
        def silence(self):
            self.said.append("silence")

    voice = Cut()
    made = walk("Kami, Ana", "Hear it again", "As the whole table", "", "", voice=voice)
    first, second = steps(made)
    heard = [one if one == "silence" else one[0] for one in voice.said][-4:]
    assert heard == ["silence", first, "silence", second]


def test_without_a_finished_game_it_is_said(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    assert walk().front.shown == ["No game is finished yet."]


def test_a_finished_game_tells_its_story_and_what_cost_most_from_any_seat(home):
    shown = walk("Kami, Ana", "The story", "Look back", "As Robot", "0").front.shown
    told = next(line for line in shown if "played, and decided" in line)
    assert "It ended so." in told and told.count("Most changed") == 1
    rows = [line for line in shown if "Decision " in line and "Better: " in line]
    assert 1 <= len(rows) <= 3, shown[-12:]
    decisions = re.search(r"decided (\d+) times in all", told)[1]
    assert all(f", of {decisions} in the game." in row for row in rows), "both count the game's decisions"
    numbers = [int(n) for line in (told, *rows) for n in re.findall(r"[Dd]ecision (\d+)", line)]
    assert len(numbers) > len(rows) and max(numbers) <= int(decisions)


def test_what_would_have_been_better_stands_among_the_events_around_it(home):
    told = steps(walk("Kami, Ana", "Look back", "As Robot", "Decision ", *[""] * 60))
    at = next(n for n, line in enumerate(told) if line.startswith("That cost"))
    assert 0 < at < told.index("That is all around this decision.") - 1


def test_the_end_of_a_game_offers_its_story_and_a_look_back_as_often_as_they_are_wanted(home):
    game, journal = read_kept(GameFolder.of_user().finished_games()[0].path)
    made = session("The story", "Look back", "As Ana", "0", "Play again")
    made.finished = of_journal(game, journal, [PlayerName("Ana"), PlayerName("Robot 2")])
    assert wants_again(made, closes=False)
    shown = made.front.shown
    assert shown.count("What next?") == 3 and any("It ended so." in line for line in shown)
    made = session("Back to")
    assert not wants_again(made, closes=False) and "The story" not in made.front.text()  # nothing is over yet
