"""What is kept of finished games, told again, and the game of the day."""

import contextlib
import json
from datetime import date, timedelta
from random import Random

import pytest
from clerk import session
from commandline import run

from accessible_games.cli.answers import Back
from accessible_games.cli.daily import choose_day
from accessible_games.cli.fields import PlayerSpec
from accessible_games.cli.play import ask_players
from accessible_games.cli.recorded import record_game
from accessible_games.cli.seats import make_players
from accessible_games.cli.statistics import show
from accessible_games.engine.journal import Header
from accessible_games.engine.table import Table
from accessible_games.games import GAMES, get_game
from accessible_games.play.daily import DatedChance, day_of, level_of_day, seats_of_day, seed_of
from accessible_games.play.recording import Occasion
from accessible_games.play.typed import EndOfInput

TODAY = date.today()
PASSES = "1\n" * 400
"""Whoever always chooses the first entry comes to the end of any game of Kami."""
ALONE = ("--players", "Ana,bot:beginner", "--option", "target=1", "--seed", "3")


def lines(home, player="ana"):
    path = home / "records" / f"{player}.jsonl"
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def flat(text):
    return " ".join(text.split())


def test_a_game_that_is_over_is_kept_and_told_again_and_one_that_is_left_is_not(tmp_path):
    run(tmp_path, "play", "kami", *ALONE, typed="1\nq\n")
    assert not lines(tmp_path)
    run(tmp_path, "resume", typed=PASSES)
    (kept,) = lines(tmp_path)
    assert kept["player"] == "Ana" and kept["day"] == TODAY.isoformat()
    assert (kept["game"], kept["seats"], kept["levels"]) == ("kami", 2, ["beginner"])
    assert kept["won"] in (1, -1) and kept["share"] == 0.5 and kept["counts"]
    told = flat(run(tmp_path, "statistics").out)
    won = int(kept["won"] > 0)
    assert not kept["whole"] and "Quickest win" not in told, "half of it was played before it was left"
    assert f"2 players, robots of the level Beginner. {won} of 1 games won." in told
    assert f"Best result: {kept['score']}." in told
    assert flat(run(tmp_path, "statistics", "ana").out) == told, (
        "a name in other letters is the same player's"
    )
    assert "Nothing is kept about Ben." in flat(run(tmp_path, "statistics", "Ben").out)


def test_a_strength_is_told_in_wins_against_such_robots_as_were_met_last(tmp_path):
    for wins, told in ((10, "about 5 are won"), (20, "nearly all are won"), (0, "hardly one is won")):
        write(tmp_path, *(kept(won=1 if n < wins else -1) for n in range(20)))
        heard = flat(run(tmp_path, "statistics").out)
        assert f"Of 10 games against robots of the level Medium, {told}. Strength: " in heard


def test_a_slip_that_was_taken_back_after_a_reveal_is_kept_and_does_not_count(tmp_path):
    players = ("--players", "Jo,bot:beginner,bot:beginner", "--seed", "7", "--option", "target=1")
    run(tmp_path, "play", "kami", *players, "--option", "take_back=true", typed="1\n1\nundo\n2\n1\n" + PASSES)
    (kept,) = lines(tmp_path, "jo")
    assert not kept["counts"]
    assert "One more game does not count." in flat(run(tmp_path, "statistics", "jo").out)


def test_one_setting_turns_all_of_it_off(tmp_path):
    (tmp_path / "settings.toml").write_text("records = false\n", "utf-8")
    run(tmp_path, "play", "kami", *ALONE, typed=PASSES)
    assert not (tmp_path / "records").exists()
    assert "that was chosen in the settings" in flat(run(tmp_path, "statistics").out)


def test_a_disk_that_refuses_is_told_in_one_sentence_and_harms_nothing(tmp_path):
    (tmp_path / "records").write_text("a file where the folder would be", "utf-8")
    outcome = run(tmp_path, "play", "kami", *ALONE, typed=PASSES)
    assert outcome.code == 0 and "wins the game" in flat(outcome.out).replace("You win", "wins")
    assert outcome.error.startswith("This game could not be added to the statistics:")


def kept(**fields):
    given = {"player": "Ana", "day": "2026-11-30", "game": "kami", "seats": 2, "levels": ["medium"], "won": 1}
    return json.dumps(given | {"share": 0.5, "minutes": 9, "score": 15} | fields)


def write(home, *games, player="ana"):
    (home / "records").mkdir(exist_ok=True)
    (home / "records" / f"{player}.jsonl").write_text("\n".join(games) + "\n", "utf-8")


def test_what_was_played_is_told_by_level_and_seats_with_streaks_times_and_best_results(tmp_path):
    hard, alone = {"seats": 3, "levels": ["hard", "hard"]}, {"levels": [], "won": -1, "score": 3}
    write(
        tmp_path,
        kept(),
        kept(minutes=20, score=16),
        kept(won=-1),
        kept(**hard),
        kept(**alone),
        kept(counts=False),
    )
    told = flat(run(tmp_path, "statistics").out)
    assert "Kami: 5 games." in told and "One more game does not count." in told
    assert (
        "2 players, robots of the level Medium. 2 of 3 games won. At most 2 won in a row, and 0 just now. 38 minutes "
        "in all. Quickest win: 9 minutes. Best result: 16." in told
    )
    assert "3 players, robots of the level Hard. 1 of 1 games won." in told
    assert "2 players, all of them people. 0 of 1 games won. 9 minutes in all. Best result: 3." in told
    assert "from 4 games against robots. The next fair opponent: " in told


@pytest.mark.parametrize(
    ("language", "name", "asks", "count"),
    [
        (
            "en",
            "The smallest sword, on 30 November 2026.",
            "Win a round with a warrior.",
            "Achievements: 1 of 12.",
        ),
        (
            "fr",
            "La plus petite épée, le 30 novembre 2026.",
            "Gagner une manche avec un soldat.",
            "Exploits : 1 sur 12.",
        ),
        ("ja", "小さな剣、2026年11月30日。", "戦士でラウンドに勝つ。", "実績：12個のうち1個。"),
    ],
)
def test_achievements_are_listed_with_their_first_day_and_those_to_come_behind_them(
    tmp_path, language, name, asks, count
):
    write(tmp_path, kept(feats=["humble"]), kept(day="2026-12-01", feats=["humble"]))
    told = flat(run(tmp_path, "statistics", "--language", language).out.replace("\u00a0", " "))
    assert count in told and name in told and asks in told
    assert told.index(name) < told.index(
        {"en": "Still to come:", "fr": "Encore à réussir", "ja": "これから："}[language]
    )


def test_achievements_are_told_together_at_the_end_of_the_game_that_first_shows_them_and_never_again(
    tmp_path,
):
    wins = ("play", "kami", "--players", "Ana,bot:beginner", "--option", "target=1", "--seed")
    told = [flat(run(tmp_path, *wins, seed, typed="2\n1\n" * 200).out) for seed in ("2", "5")]
    assert [game["won"] for game in lines(tmp_path)] == [1, 1]
    several = "Achievements, for the first time: First blood, The smallest sword, Not a single point and On the dot."
    assert [several in one for one in told] == [True, False]
    assert [one.count("for the first time") for one in told] == [1, 1]
    assert "An achievement, for the first time: Hired swords." in told[1]


# -- the game of the day ------------------------------------------------------------------------------------


def chance_of(game, day, steps, restart=False):
    """The outcomes of a day's game in which everybody does what comes first; anew from a journal in between."""

    def table():
        chance = DatedChance(seed_of(game.name, day))
        made = Table(game, seats_of_day(game, game.seats), options={}, data={}, chance=chance)
        chance.follow(made)
        return made

    played = table()
    drawn = []

    class Log:
        def write(self, seat, action):
            drawn.append((seat, action))

        undo = take_back = None

    played._log = Log()
    played.deal()
    rng = Random(1)
    for _ in range(steps):
        seats = [seat for seat in played.actors() if seat >= 0]
        if not seats:
            break
        if restart:
            played = table()
            played.restore(drawn)
            played._log = Log()
        played.submit(seats[0], rng.choice(list(played.legal_actions(seats[0]))))
    return [str(action) for seat, action in drawn if seat < 0]


@pytest.mark.parametrize("name", ["kami", "kamimai"])
def test_a_day_gives_the_same_cards_after_each_restart_and_another_day_others(name):
    game, day = get_game(name), date(2026, 11, 30)
    first = chance_of(game, day, 60)
    assert len(first) > 3
    assert chance_of(game, day, 60, restart=True) == first
    assert chance_of(game, day + timedelta(days=1), 5)[:2] != first[:2]


def test_the_cards_of_a_day_are_the_same_in_another_process_and_for_another_player(tmp_path):
    deals = []
    for home, name in (("a", "Ana"), ("b", "Ben")):
        run(tmp_path / home, "daily", "kami", "--date", "2026-11-30", "--player", name, typed="q\n")
        (journal,) = (tmp_path / home / "journals").glob("*.jsonl")
        deals.append([json.loads(line)["action"] for line in journal.read_text("utf-8").splitlines()[1:3]])
    assert deals[0] == deals[1]
    # By `sha256sum`: a change of how a seed is made would part friends who have two releases.
    assert seed_of("kami", date(2026, 11, 30)).startswith("99a9aaa1d4553700")


def test_the_first_try_of_a_day_counts_goes_on_where_it_was_left_and_a_second_one_does_not(tmp_path):
    day = ("daily", "kami", "--player", "Ana")
    run(tmp_path, *day, typed="1\nq\n")
    told = flat(run(tmp_path, *day, typed=PASSES).out)
    assert "Today's Kami has been begun." in told and "Kami, last played on" in told
    assert f"Kami, game of the day, {TODAY.day} " in told
    (first,) = lines(tmp_path)
    assert first["daily"] == TODAY.isoformat() and first["counts"] and first["levels"] == ["medium"]
    told = flat(run(tmp_path, *day, typed=PASSES).out)
    assert "Today's Kami has been played. A second try does not count." in told
    assert "This try does not count." in told and "To send to friends" not in told
    second = lines(tmp_path)[1]
    assert not second["daily"] and not second["counts"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["kami", "--date", "tomorrow"], "YYYY-MM-DD"),
        (["chess"], "not known"),
        (["kami", "--player", "\t"], "is no name"),
    ],
)
def test_what_is_no_day_no_game_and_no_name_is_answered_by_one_sentence(tmp_path, words, named):
    outcome = run(tmp_path, "daily", *words)
    assert outcome.code == 2 and named in outcome.error


def test_each_game_has_a_table_of_the_day_with_robots_of_the_middle():
    games = [get_game(name) for name in GAMES]
    assert {game.name: seats_of_day(game, game.seats) for game in games if game.name in FEWEST} == FEWEST
    assert all(level_of_day(game) == "medium" for game in games if "medium" in game.bots)


FEWEST = {"kami": 2, "kameloot": 3, "kamimai": 2, "tamashii": 2, "magi_kitchen": 4}


def test_a_journal_with_a_strange_day_is_no_game_of_the_day():
    assert day_of(Header("kami", 2, players=[{"daily": "x"}])) is None
    assert day_of(Header("kami", 2, players=[{"daily": 5}, {}])) is None


# -- asked at a keyboard -------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    return tmp_path


def test_a_new_game_offers_a_fair_opponent_first_once_enough_is_known(home):
    kami = get_game("kami")
    write(home, *[kept(won=1, levels=["expert"])] * 30)
    made = session("Ana", "1", "1")
    assert ask_players(made, kami, kami.seats)[1] == PlayerSpec(bot="expert")
    assert "1. The next fair opponent for you: Expert" in made.front.text()
    made = session("Ben", "1", "1")
    assert ask_players(made, kami, kami.seats)[1] == PlayerSpec(bot="beginner"), "nothing is known of Ben"
    assert "fair opponent" not in made.front.text()
    made = session("Ana, Ben", "1", "1")
    assert ask_players(made, kami, kami.seats)[2] == PlayerSpec(bot="beginner"), "of two nobody is the one"


def test_whose_game_of_the_day_it_is_is_asked_and_a_second_try_only_begins_if_it_is_wanted(home):
    write(home, kept(day=TODAY.isoformat(), daily=TODAY.isoformat()))
    made = session("Kami", "Ana", "Back", "Kami", "Somebody else", "Ben", "q")
    with contextlib.suppress(Back, EndOfInput):
        choose_day(made)
    told = made.front.text()
    seats, level = seats_of_day(get_game("kami"), get_game("kami").seats), level_of_day(get_game("kami"))
    assert f"1. Kami for {seats} players, robots of the level {level.capitalize()}" in told
    assert told.index("Who plays?") < told.index("Today's Kami has been played. A second try does not count.")
    journals = list((home / "journals").glob("*.jsonl"))
    assert len(journals) == 1, "Back led to the question before, and Ben's first try began"
    row = json.loads(journals[0].read_text("utf-8").splitlines()[0])["players"][0]
    assert (row["name"], row["daily"], row.get("daily_again")) == ("Ben", TODAY.isoformat(), None)


def test_the_line_for_friends_can_be_copied_and_statistics_deleted_from_a_terminal(home):
    write(home, kept(daily=(TODAY - timedelta(days=1)).isoformat()))
    made = session()
    players = make_players(
        [PlayerSpec("Ana"), PlayerSpec(bot="medium")], made.settings, "en", made.verbosity, speaks=False
    )
    kami = get_game("kami")
    last = {"hands": [["warrior", "warrior"], ["gold"]], "scores": [14, 3], "lead": 0}
    table = Table(kami, 2, options={}, data={}, chance=DatedChance("x"), position=last)
    table.submit(0, kami.parse_action("lead warrior attack warrior"))  # a master strike of two points
    made = session("Yes")
    record_game(made, table, players, [0], 12, Occasion(TODAY))
    (copied,) = (home / "texts").glob("copied-*.txt")
    day = f"{TODAY.day} {TODAY:%B} {TODAY.year}"
    assert (
        copied.read_text("utf-8")
        == f"Kami, game of the day, {day}: won. Score: 16. One turn. 2 days in a row.\n"
    )
    made = session("Delete", "Yes")
    show(made, "Ana")
    assert "Nothing is kept about Ana any more." in made.front.text() and not lines(home)
