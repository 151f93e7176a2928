"""What somebody has played: kept as text, told as numbers, and where a player stands among the robots."""

import json
from datetime import date

import pytest

from accessible_games.engine.journal import Header
from accessible_games.files import is_device
from accessible_games.games import OWN_GAMES, get_game
from accessible_games.play.ladder import (
    ENOUGH,
    Ratings,
    chance,
    fair_level,
    fair_opponent,
    ratings_of,
    strength,
)
from accessible_games.play.recording import Occasion, occasion_of, winning_share
from accessible_games.play.records import (
    PlayedGame,
    Records,
    Tally,
    days_in_a_row,
    feats_of,
    level_of,
    new_feats,
    tally,
)

RATINGS = {"beginner": 700.0, "easy": 900.0, "medium": 1000.0, "hard": 1200.0, "expert": 1250.0}


def game(won=1, **fields):
    given = {"day": "2026-11-30", "game": "kami", "seats": 2, "levels": ("medium",), "share": 0.5, "won": won}
    return PlayedGame(**(given | fields))


def test_a_game_is_kept_as_a_line_of_text_and_read_as_it_was(tmp_path):
    records = Records(tmp_path / "records")
    assert records.of("Zoé") == []
    first, second = (
        game(minutes=12, score=15, feats=("first-win",)),
        game(-1, daily="2026-11-30", counts=False),
    )
    records.add("Zoé", first)
    records.add("Zoé", second)
    assert records.of("Zoé") == records.of("zoe") == [first, second]
    assert records.of("Ben") == []
    lines = records.path("Zoé").read_text("utf-8").splitlines()
    assert json.loads(lines[0])["minutes"] == 12
    records.forget("Zoé")
    records.forget("Zoé")
    assert records.of("Zoé") == []


@pytest.mark.parametrize("name", ["../x", "con", "a/b", "日本", "*", "x" * 300, " "])
def test_no_name_leaves_the_folder(tmp_path, name):
    records = Records(tmp_path / "records")
    records.add(name, game())
    assert records.path(name).parent == tmp_path / "records" and records.of(name) == [game()]
    assert not is_device(records.path(name).name)  # which Windows does not open as a file


def test_lines_that_are_none_are_passed_by_and_what_a_full_disk_cut_off_harms_no_later_game(tmp_path):
    records = Records(tmp_path)
    records.add("Ana", game())
    wrong = ["{", "[]", '{"day": "x", "game": "kami", "seats": 2}', '{"game": 1}', "null", '{"day":"2026-11-30"',
             json.dumps({"day": "2026-11-30", "game": "kami", "seats": 2, "won": 5})]  # fmt: skip
    with open(records.path("Ana"), "a", encoding="utf-8") as file:
        file.write("\n".join(wrong) + '\n{"day": "2026-')
    records.add("Ana", game(-1))
    assert records.of("Ana") == [game(), game(-1)]


def test_streaks_times_and_best_results_are_those_of_the_games_that_count():
    games = [
        game(1, minutes=20, score=15), game(1, minutes=9, score=16), game(1, minutes=1, score=99, counts=False),
        game(-1, minutes=5, score=3), game(1, minutes=30, score=15),
    ]  # fmt: skip
    assert tally(games) == Tally(played=4, won=3, streak=1, longest=2, minutes=64, quickest=9, best=16)
    assert tally([]) == Tally()


def test_the_game_of_the_day_is_counted_in_days_without_a_gap_up_to_today_or_yesterday():
    days = [game(daily=day) for day in ("2026-11-26", "2026-11-28", "2026-11-29", "2026-11-29")]
    assert days_in_a_row(days, date(2026, 11, 30)) == 2
    assert days_in_a_row([*days, game(daily="2026-11-30")], date(2026, 11, 30)) == 3
    assert days_in_a_row(days, date(2026, 12, 1)) == 0
    assert days_in_a_row([game()], date(2026, 11, 30)) == 0


def test_what_was_achieved_is_told_once_and_with_its_first_day():
    before = [game(feats=("a", "b"), day="2026-11-01"), game(feats=("c",), counts=False)]
    assert new_feats(before, game(feats=("a", "c"))) == ("c",)
    assert new_feats(before, game(feats=("c",), counts=False)) == ()
    again = [*before, game(feats=("b",), day="2026-11-02")]
    assert feats_of(again, "kami") == {"a": "2026-11-01", "b": "2026-11-01"}
    assert feats_of(again, "tamashii") == {}


def test_the_level_of_a_table_is_that_of_all_its_robots():
    assert level_of(game(levels=("hard", "hard"))) == "hard"
    assert level_of(game(levels=("hard", "easy"))) == level_of(game(levels=())) == ""


def test_equal_strength_wins_the_fair_share_and_four_hundred_points_ten_times_the_odds():
    assert chance(1000, 1000, 0.5) == pytest.approx(0.5)
    assert chance(1000, 1000, 1 / 3) == pytest.approx(1 / 3)
    assert chance(1400, 1000, 0.5) == pytest.approx(10 / 11)
    assert chance(1400, 1000, 0.25) == pytest.approx((10 / 3) / (1 + 10 / 3))


def test_whoever_wins_the_fair_share_stands_where_the_robots_stand_and_doubt_shrinks_with_games():
    even = [game(1 if n % 2 else -1, levels=("medium",)) for n in range(100)]
    few, many = strength(even[:4], RATINGS), strength(even, RATINGS)
    assert few.rating == many.rating == 1000
    assert few.within > 300 > 90 > many.within > 60
    assert (few.games, many.games) == (4, 100)
    # 10 of 11 against a robot of 1000, often enough that the start does not matter: 400 points above it.
    strong = [game(-1 if n % 11 == 0 else 1) for n in range(1100)]
    assert strength(strong, RATINGS).rating == pytest.approx(1400, abs=15)


def test_only_games_against_known_robots_alone_count_for_the_number():
    left_out = [
        game(counts=False), game(levels=("strange",)), game(seats=3), game(share=1.0), game(0), game(levels=()),
    ]  # fmt: skip
    assert strength(left_out, RATINGS).games == 0
    assert strength([], RATINGS).rating == 1000


def test_a_win_and_nothing_else_does_not_run_away_to_infinity():
    only = strength([game(1, levels=("expert",))] * 500, RATINGS)
    assert 1250 < only.rating < 3000


def test_the_next_fair_opponent_is_the_nearest_and_of_two_the_stronger():
    even = [game(1 if n % 2 else -1, levels=("hard",)) for n in range(400)]
    assert fair_level(strength(even, RATINGS), RATINGS) in ("hard", "expert")
    assert fair_level(strength([], RATINGS), RATINGS) == "medium"
    assert fair_level(strength([], {"a": 900.0, "b": 1100.0}), {"a": 900.0, "b": 1100.0}) == "b"


def test_robots_that_differ_with_the_number_of_players_are_rated_for_each():
    ratings = Ratings({"medium": 1000.0, "hard": 1400.0}, {4: {"hard": 1000.0}})
    lost_to = {seats: [game(-1, seats=seats, levels=("hard",) * (seats - 1))] * 20 for seats in (2, 4)}
    # Who loses to robots of 1400 may be better than who loses as often to robots of 1000.
    assert strength(lost_to[2], ratings).rating > strength(lost_to[4], ratings).rating + 100
    assert ratings.at(4) == {"medium": 1000.0, "hard": 1000.0}


@pytest.mark.parametrize("name", [name for name in OWN_GAMES if ratings_of(name)])
def test_each_ladder_has_its_robots_in_the_order_of_their_strength_at_every_number_of_players(name):
    played = get_game(name)
    for seats in played.seats:
        rated = ratings_of(name).at(seats)
        in_order = [rated[level] for level in played.bots if level in rated]
        assert len(in_order) > 1 and in_order == sorted(in_order) and rated["medium"] == 1000


def test_those_who_win_or_lose_together_have_no_ladder():
    assert [name for name in OWN_GAMES if ratings_of(name) is None] == ["kamimai", "tamashii"]


def test_a_fair_opponent_is_offered_once_enough_is_known_and_is_one_that_the_game_has():
    kami = get_game("kami")
    won = [game(1, levels=("expert",))] * (ENOUGH + 20)
    assert fair_opponent(won[: ENOUGH - 1], kami, 2) == ""
    assert fair_opponent(won, kami, 2) == "expert"
    assert fair_opponent([game(-1, levels=("beginner",))] * 40, kami, 2) == "beginner"
    assert fair_opponent([game(1, game="tamashii")] * 9, get_game("tamashii"), 2) == ""


def test_typed_cards_the_real_box_a_position_and_a_second_try_count_for_nothing():
    kami, kamimai = get_game("kami"), get_game("kamimai")
    day = {"name": "Ana", "daily": "2026-11-30"}
    assert occasion_of(kami, Header("kami", 2)) == Occasion()
    assert occasion_of(kami, Header("kami", 2, players=[day, {}])) == Occasion(date(2026, 11, 30))
    assert not occasion_of(kami, Header("kami", 2, deals="typed")).counts
    assert not occasion_of(kami, Header("kami", 2, position={"lead": 0})).counts
    assert not occasion_of(kamimai, Header("kamimai", 2, {"companion": True})).counts
    assert occasion_of(kamimai, Header("kamimai", 2, {"level": 2})).counts
    again = occasion_of(kami, Header("kami", 2, players=[{**day, "daily_again": True}]))
    assert not again.counts and again.daily == ""


def test_whoever_wins_or_loses_together_is_no_half_of_the_table():
    assert winning_share((1, -1, 1, -1)) == 0.5 and winning_share((-1, 1, -1)) == pytest.approx(1 / 3)
    assert winning_share((1, 1, 1)) == winning_share((-1, -1)) == 1
