"""The settings of duels, and the robots that a game is better with."""

import io
from random import Random

import pytest
from clerk import session

from accessible_games.cli.choices import choose_settings
from accessible_games.cli.live import device_name, live_table
from accessible_games.cli.options import carried_options, keep_learned
from accessible_games.cli.play import ask_players
from accessible_games.engine import Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.engine.timing import earliest
from accessible_games.games import get_game
from accessible_games.games.magi_kitchen.live.choices import Choices
from accessible_games.narration.names import PlayerName
from accessible_games.play.players import Player
from accessible_games.play.settings import Settings, load_settings, save_settings
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    return tmp_path


def kept(home):
    return load_settings(home / "settings.toml").settings


DUELS = "Duels in real time"


@pytest.mark.parametrize(
    ("answers", "changed"),
    [
        (["How close", "25"], {"tolerance": 25}),
        (["The screen", "The screen is dark"], {"dark": True}),
    ],
)
def test_each_choice_is_on_disk_before_the_next_question(home, answers, changed):
    with pytest.raises(EndOfInput):
        choose_settings(session(DUELS, *answers))
    assert kept(home).live_of("magi_kitchen") == Choices(**changed)


def test_the_question_names_its_limits_and_an_answer_beyond_them_is_asked_again(home):
    made = session(DUELS, "How close", "201", "200")
    with pytest.raises(EndOfInput):
        choose_settings(made)
    assert "how many milliseconds apart count as equal? 0 to 200." in made.front.text()
    assert kept(home).live_of("magi_kitchen").tolerance == 200


def test_the_entries_are_in_the_language_that_was_just_chosen(home):
    made = session("Choose the language", "français")
    with pytest.raises(EndOfInput):
        choose_settings(made)
    assert "Les duels en temps réel" in made.front.text()


def test_practice_is_offered_again_and_all_keys_are_where_they_were(home):
    save_settings(
        home / "settings.toml",
        Settings().with_live("magi_kitchen", practised=True, moved=("KeyV=KeyO",), dark=True),
    )
    choose_settings(session(DUELS, "Offer practice", "Back", "Back"))
    assert kept(home).live_of("magi_kitchen") == Choices(dark=True)


def test_a_delay_belongs_to_the_devices_that_are_there(home):
    choose_settings(session(DUELS, "The delay", "200", "Back", "Back", outputs=["Room", "Buds"]))
    assert kept(home).delay("Buds + Room") == 200
    assert kept(home).delay("default") is None
    assert device_name(session(outputs=["Room", "Buds"])) == "Buds + Room"


@pytest.mark.parametrize(
    ("names", "told"), [("Ana, Ben", "that takes 2 robots"), ("Ana, Ben, Cid", "that takes one robot")]
)
def test_two_or_three_people_are_offered_robots_up_to_four(home, names, told):
    made = session(names, "1", "Easy")
    ask_players(made, get_game("magi_kitchen"), get_game("magi_kitchen").seats)
    assert told in made.front.text()


def test_four_people_and_other_games_hear_nothing_of_it(home):
    made = session("Ana, Ben, Cid, Dora", "0")
    ask_players(made, get_game("magi_kitchen"), get_game("magi_kitchen").seats)
    assert "is best with" not in made.front.text()
    made = session("Ana, Ben", "1", "Easy")
    ask_players(made, get_game("kami"), get_game("kami").seats)
    assert "is best with" not in made.front.text()


def test_a_game_in_real_time_without_sounds_goes_by_lines_and_says_so(home):
    table = Table(get_game("magi_kitchen"), 2, options={}, data={}, chance=RandomChance(Random(1)))
    made = session()
    assert made.sound.cues is None
    assert live_table(made, table) is None
    assert "there are none now" in made.front.text()
    made = session()
    made.front = Terminal(io.StringIO(), io.StringIO())
    assert live_table(made, table) is None  # a terminal has no keys that go up


NO_TONE = "The skill mode's tone needs the window and its sounds. Here cards are drawn without it, at the usual risk."


def skilled(**options):
    return Table(get_game("kamimai"), 2, options=options, data={}, chance=RandomChance(Random(1)))


def test_kmi_a04_the_skill_mode_has_no_tone_in_the_terminal_or_without_sounds_and_one_sentence_says_so(home):
    made = session()
    assert made.sound.cues is None
    assert live_table(made, skilled(skill="slow")) is None
    assert NO_TONE in made.front.text()
    made = session()
    told = made.front
    made.sound.cues = object()
    made.front = Terminal(io.StringIO(), io.StringIO())
    assert live_table(made, skilled(skill="fast")) is None
    assert told.shown == [NO_TONE]


def test_kmi_a04_nothing_is_said_of_the_skill_mode_where_it_is_off(home):
    made = session()
    assert live_table(made, skilled()) is None
    assert "skill" not in made.front.text()


def test_robots_that_match_begin_the_next_game_as_slow_as_somebody_wanted_who_never_pressed(home):
    game, made = get_game("magi_kitchen"), session()
    assert carried_options(made, game) == {}
    options = {"robots_react": "match", "last_round_after": 40}
    table = Table(game, 2, options=options, data={}, chance=RandomChance(Random(1)))
    players = [Player(PlayerName("Ana")), Player(PlayerName("Robot"), level="medium")]
    robot, rng, now = game.bots["medium"](Seat(1), 2), Random(1), 0
    table.listen(Seat(1), robot)
    table.deal()
    while actors := table.actors():
        if len(actors) == 1:  # a card is to be turned over, or a misfire to be paid for
            table.submit(actors[0], table.legal_actions(actors[0])[0])
            now = 0
            continue
        plan = earliest({1} & {*actors}, {1: robot}.get, table.view, table.legal_actions, now, rng)
        if plan is None:
            table.bring()
        else:
            now = plan.at
            table.submit(plan.seat, plan.action)
    keep_learned(made, table, players)
    carried = carried_options(made, game)
    assert 1800 < carried["match_ms"] <= 6000
    assert load_settings(home / "settings.toml").settings.asked("magi_kitchen", "match_ms") == str(
        carried["match_ms"]
    )
    assert game.new_state(2, {**options, **carried}, {}).rules.match_ms == carried["match_ms"]
