"""The scenario runner: what it plays, what it compares, and what it says of a file that is none."""

import tomllib
from pathlib import Path

import pytest

from accessible_games.engine import GameError
from accessible_games.engine.scenario import Outcome, ScenarioError, find_files, run_text
from accessible_games.games import get_game
from accessible_games.games.kami.state import KamiState
from tests.each import each

HEAD = """
id = "T1"
game = "kami"
seats = 4
[position]
hands = [["warrior", "silver", "gold", "tower"], ["warrior", "lancer"], ["warrior", "silver"], ["warrior", "gold"]]
lead = 0
"""
LEAD = '[[step]]\nseat = 0\nplay = "lead warrior attack silver"\n'


class Teller:
    """Words for tests: who listens, and the key of the event."""

    def __init__(self, game, seats):
        pass

    def tell(self, event, seat):
        return f"{'public' if seat is None else seat}:{event.key}"


def run(steps, head=HEAD, teller=Teller):
    return run_text(head + steps, get_game, teller)


def failure(steps, **kw):
    return run(steps, **kw).failure


# --- what holds, and what does not


def test_a_file_whose_expectations_hold_is_ok():
    assert run(LEAD + "[step.expect]\nto_act = [1]\nhand_sizes = [2, 2, 2, 2]\n") == Outcome("T1")


def test_a_wrong_expectation_names_the_step_the_key_and_both_values():
    assert failure(LEAD + "[step.expect]\nto_act = [2]\n") == "step 1: to_act: expected [2], got [1]"


def test_a_key_that_the_game_does_not_have_fails():
    assert "speed: expected 3, and there is none" in failure(LEAD + "[step.expect]\nspeed = 3\n")


def test_a_table_matches_when_the_keys_that_are_given_match():
    assert failure(LEAD + '[step.expect]\nattack = { card = "silver" }\n') == ""
    assert "attack" in failure(LEAD + '[step.expect]\nattack = { card = "gold" }\n')


def test_hands_are_compared_without_regard_to_order_and_lines_with_it():
    hands = '[["tower", "gold"], ["lancer", "warrior"], ["silver", "warrior"], ["gold", "warrior"]]'
    assert failure(LEAD + f"[step.expect]\nhands = {hands}\n") == ""
    assert failure(LEAD + '[step.expect]\ndefence = [["(warrior)"], [], [], []]\n') == ""
    assert "defence" in failure(LEAD + '[step.expect]\ndefence = [["warrior"], [], [], []]\n')


def test_true_is_not_one():
    assert "over" in failure(LEAD + "[step.expect]\nover = 0\n")


def test_a_legal_move_that_should_be_refused_fails_and_the_other_way_round():
    assert "should be refused, and is legal" in failure(
        '[[step]]\nseat = 0\nrefuse = "lead warrior attack gold"\n'
    )
    assert "is refused (TURN not-your-turn)" in failure('[[step]]\nseat = 1\nplay = "pass"\n')


def test_a_refusal_must_carry_the_rule_that_the_file_names():
    step = '[[step]]\nseat = 0\nrefuse = "pass"\nerror = "{}"\n'
    assert failure(step.format("KAMI-23")) == ""
    assert failure(step.format("KAMI-14")) == "step 1: 'pass' is refused with KAMI-23, expected KAMI-14"


class Forgetful(KamiState):
    """A game whose refusals change the scores."""

    __slots__ = ()

    def check(self, seat, action):
        self.scores = (1, 1)
        return super().check(seat, action)


def test_a_refusal_that_changes_something_fails(monkeypatch):
    monkeypatch.setattr("accessible_games.games.kami.game.Kami.state", Forgetful)
    step = '[[step]]\nseat = 0\nrefuse = "pass"\n'
    assert failure(step) == "step 1: 'pass' was refused but changed something"


def test_words_that_cannot_be_read_are_a_refusal_by_notation():
    assert failure('[[step]]\nseat = 0\nrefuse = "dance"\nerror = "NOTATION"\n') == ""


def test_legal_lists_are_compared_as_a_whole_or_in_part():
    after = LEAD + "[[step]]\nseat = 1\n"
    assert failure(after + 'legal = ["pass"]\n') == ""
    assert failure(after + 'legal_has = ["pass"]\nlegal_lacks = ["defend warrior attack lancer"]\n') == ""
    assert "missing ['defend silver attack warrior']" in failure(
        after + 'legal_has = ["defend silver attack warrior"]\n'
    )
    assert "not expected ['pass']" in failure(after + 'legal_lacks = ["pass"]\n')
    assert "not expected ['pass']" in failure(after + "legal = []\n")


def test_events_are_expected_in_order_and_others_may_stand_between():
    assert failure(LEAD + '[step.expect]\nevents = ["card_hidden", "attacked"]\n') == ""
    assert failure(LEAD + '[step.expect]\nevents = ["attacked"]\n') == ""
    assert "attacked was not emitted" not in failure(
        LEAD + '[step.expect]\nevents = ["attacked", "card_hidden"]\n'
    )
    assert "card_hidden was not emitted, or not in this order" in failure(
        LEAD + '[step.expect]\nevents = ["attacked", "card_hidden"]\n'
    )


def test_a_listener_hears_the_public_lines_and_its_own_and_no_other():
    hears = (
        LEAD
        + "[step.expect]\nhears = [{ who = 1, has = ['public:attacked', '1:attacked'], lacks = ['0:'] }]\n"
    )
    assert failure(hears) == ""
    public = LEAD + "[step.expect]\nhears = [{ who = 'public', has = ['PUBLIC:attacked'], lacks = ['1:'] }]\n"
    assert failure(public) == ""


def test_words_that_are_missing_or_said_too_much_fail():
    hears = LEAD + "[step.expect]\nhears = [{{ who = 1, {} = ['{}'] }}]\n"
    assert "1 does not hear 'dragon'" in failure(hears.format("has", "dragon"))
    assert "1 hears 'attacked'" in failure(hears.format("lacks", "attacked"))


def test_a_file_with_hears_fails_where_nobody_tells_the_events():
    assert "nobody tells" in failure(LEAD + "[step.expect]\nhears = [{ who = 1 }]\n", teller=None)


# --- chance

WHOLE = 'id = "T2"\ngame = "kami"\nseats = 2\n'


def test_chance_that_no_step_fixes_is_drawn_by_the_runner_the_same_each_time():
    steps = '[[step]]\nseat = 0\nlegal_has = ["{}"]\n'
    assert failure(steps.format("pass"), head=WHOLE) == failure(steps.format("pass"), head=WHOLE) != ""


def test_a_chance_step_is_kept_until_its_outcome_is_due():
    steps = '[[step]]\nchance = "starter 1"\n[[step]]\nchance = "starter 0"\n'
    assert (
        failure(steps, head=WHOLE) == "step 2: chance 'starter 0' is refused (NOTATION outcome-not-possible)"
    )
    late = '[[step]]\nseat = 1\nplay = "pass"\nchance = "starter 1"\n'
    assert "leader-must-lead" in failure(late, head=WHOLE) or "not-your-turn" in failure(late, head=WHOLE)


# --- files that are no scenarios


@each(
    ("text", "words"),
    [
        ("= broken", "not TOML"),
        ("", "id: text is needed"),
        ('id = "X"\n', "game: text is needed"),
        ('id = "X"\ngame = "kami"\n', "seats: a whole number is needed"),
        ('id = 3\ngame = "kami"\nseats = 4\n', "id: text is needed"),
        ('id = "X"\ngame = "chess"\nseats = 4\n', "chess"),
        ('id = "X"\ngame = "kami"\nseats = 9\n', "9 players"),
        ('id = "X"\ngame = "kami"\nseats = true\n', "seats: a whole number is needed"),
        ('id = "X"\ngame = "kami"\nseats = 4\nplayers = 4\n', "players: not known; allowed are"),
        ('id = "X"\ngame = "kami"\nseats = 4\n[options]\nspeed = 1\n', "option speed"),
        (HEAD.replace("lead = 0", "lead = 7"), "position.lead: 7 is no seat"),
        (HEAD.replace("tower", "queen"), "queen"),
        (HEAD + "[[step]]\nseet = 0\n", "step 1: seet: not known"),
        (HEAD + '[[step]]\nseat = 0\nplay = "fly"\n', "step 1: 'fly' is no action"),
        (HEAD + '[[step]]\nchance = "deal queen"\n', "step 1: 'queen' is no card"),
        (HEAD + LEAD + "[step.expect]\nhears = [{ who = 1, says = [] }]\n", "hears: says: not known"),
    ],
)
def test_a_file_that_cannot_be_run_is_refused_in_one_sentence(text, words):
    with pytest.raises(GameError) as caught:
        run_text(text, get_game, Teller)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


@each(
    "text",
    [
        HEAD.replace("[position]", "step = 3\n[position]"),
        HEAD.replace("[position]", "step = [3]\n[position]"),
        HEAD.replace("[position]", "options = 3\n[position]"),
        "position = 3\n" + WHOLE,
        "position = []\n" + WHOLE,
        HEAD + LEAD + "[step.expect]\nhears = 3\n",
        HEAD + LEAD + "[step.expect]\nhears = [3]\n",
        HEAD + LEAD + "[step.expect]\nhears = [{ has = ['x'] }]\n",
        HEAD + LEAD + "[step.expect]\nhears = [{ who = 'nobody' }]\n",
        HEAD + LEAD + "[step.expect]\nhears = [{ who = 7 }]\n",
        HEAD + LEAD + "[step.expect]\nevents = 3\n",
        HEAD + "[[step]]\nexpect = 3\n",
        HEAD + "[[step]]\nseat = 'x'\nplay = 'pass'\n",
        HEAD + "[[step]]\nseat = 0\nplay = 3\n",
        HEAD + "[[step]]\nseat = 0\nlegal = 'pass'\n",
        HEAD + "[[step]]\nchance = 3\n",
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_in_one_sentence(text):
    tomllib.loads(text)
    with pytest.raises(GameError) as caught:
        run_text(text, get_game, Teller)
    assert "\n" not in str(caught.value)


# --- finding files


def test_files_are_found_in_folders_below_and_in_order(tmp_path):
    inner = tmp_path / "b" / "c"
    inner.mkdir(parents=True)
    for path in (inner / "2.toml", tmp_path / "1.toml", tmp_path / "no.txt"):
        path.write_text("")
    assert find_files([tmp_path]) == [tmp_path / "1.toml", inner / "2.toml"]
    assert find_files([inner / "2.toml", tmp_path / "no.txt"]) == [inner / "2.toml", tmp_path / "no.txt"]


def test_a_path_that_is_missing_and_a_folder_without_files_are_refused(tmp_path):
    with pytest.raises(ScenarioError, match="there is no such file"):
        find_files([Path("nowhere.toml")])
    with pytest.raises(ScenarioError, match="no scenario files"):
        find_files([tmp_path])
