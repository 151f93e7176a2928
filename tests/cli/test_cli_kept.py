"""Kept games in the menu: the one that was cut off first, pages of ten, search, deletion, and ten thousand."""

import contextlib
import json
import os
import time
from datetime import datetime, timedelta

import pytest
from clerk import session

from accessible_games.cli.kept import PAGE, Shelf, choose_kept, gone_by, last_game
from accessible_games.cli.menu import _entries
from accessible_games.cli.saves import Found, GameFolder
from accessible_games.play.typed import EndOfInput

NOON = datetime(2026, 11, 30, 12, 0, 0)
BEGUN = "2026-11-30-110000"


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    folder = tmp_path / "journals"
    (folder / "named").mkdir(parents=True)
    (folder / "over").mkdir()
    return folder


def keep(folder, stem, game="kami", at=NOON, players=("Ana", "Ben"), **changes):
    """A journal that holds nothing but its first line."""
    header = {
        "accessible-games": "journal", "format": 1, "game": game, "seats": len(players), "options": {},
        "data": {}, "players": [{"name": name} for name in players], **changes,
    }  # fmt: skip
    path = folder / f"{stem}.jsonl"
    path.write_text(json.dumps(header) + "\n", encoding="utf-8", newline="\n")
    os.utime(path, (at.timestamp(), at.timestamp()))
    return path


def shelf(done, *, over=False):
    return Shelf(
        over=over, question="cli-which-kept", none="cli-no-games", deed="cli-kept-go-on", do=done.append
    )


def chosen(*answers, over=False):
    """Somebody at the pages of kept games; returns the paths that were gone on with, and what was shown."""
    done, made = [], session(*answers)
    with contextlib.suppress(EndOfInput):
        choose_kept(made, shelf(done, over=over))
    return [kept.path.stem for kept in done], made.front.text()


# --- the first entry of the menu


@pytest.mark.parametrize(
    ("gone", "told"),
    [
        (timedelta(seconds=59), ("moment", 0)),
        (timedelta(minutes=2, seconds=10), ("minutes", 2)),
        (timedelta(minutes=89), ("minutes", 89)),
        (timedelta(hours=5, minutes=40), ("hours", 6)),
        (timedelta(days=3, hours=1), ("days", 3)),
        (timedelta(days=400), ("unknown", 0)),
        (timedelta(seconds=-30), ("unknown", 0)),
    ],
)
def test_a_time_that_has_gone_by_is_told_in_the_unit_that_people_use_and_one_ahead_not_at_all(
    home, gone, told
):
    assert gone_by(Found(home / "x.jsonl", "x", NOON - gone), NOON) == told


def test_a_game_that_ended_before_it_began_by_its_own_name_says_nothing_of_time(home):
    found = Found(home / f"{BEGUN}-kami.jsonl", "", datetime(2026, 11, 30, 9, 0))
    assert gone_by(found, NOON) == ("unknown", 0)


def test_a_game_that_was_cut_off_stands_first_and_says_so_and_one_that_was_left_says_that(home):
    path = keep(home, f"{BEGUN}-kami", at=datetime.now() - timedelta(minutes=2))
    made = session()
    row = _entries(made)[0]
    assert made.console.text(row[0], **row[1]) == "Go on with Kami, left 2 minutes ago"
    GameFolder(home).mark_played(path, played=True)  # and the power went
    row = _entries(made)[0]
    assert made.console.text(row[0], **row[1]) == "Go on with Kami, cut off 2 minutes ago"


def test_a_game_that_was_left_two_weeks_ago_stands_among_the_kept_ones_alone(home):
    path = keep(home, f"{BEGUN}-kami", at=NOON)
    assert last_game(session(), GameFolder(home), NOON + timedelta(days=14)) is None
    GameFolder(home).mark_played(path, played=True)
    assert last_game(session(), GameFolder(home), NOON + timedelta(days=14)).cut


def test_a_newer_game_that_cannot_be_read_hides_no_older_one(home):
    keep(home, f"{BEGUN}-kami", at=NOON)
    keep(home, "2026-11-30-113000-kameloot", "kameloot", at=NOON + timedelta(minutes=1), format=99)
    found = last_game(session(), GameFolder(home), NOON + timedelta(minutes=5))
    assert found.kept.header.game == "kami"


def test_teaching_stands_above_a_new_game_and_that_is_one_entry_for_all_games(home):
    keys = [key for key, _, _ in _entries(session())]
    assert keys[:2] == ["cli-menu-learn", "cli-menu-new"] and keys.count("cli-menu-new") == 1


# --- pages


def forty_two(home):
    """Kami and Kameloot in turn, the newest of minute 41."""
    for minute in range(42):
        game = ("kami", "kameloot")[minute % 2]
        keep(home, f"2026-11-30-11{minute:02}00-{game}", game, at=NOON + timedelta(minutes=minute))


def test_ten_games_are_on_a_page_the_newest_first_told_with_game_players_and_time(home):
    forty_two(home)
    _, shown = chosen()
    rows = [line for line in shown.splitlines() if "Ana and Ben" in line]
    assert len(rows) == PAGE == 10
    assert rows[0] == "1. Kameloot, Ana and Ben, 30 November, 12:41"
    assert "Kept games 1 to 10 of 42" in shown and "11. Older games" in shown and "Newer" not in shown


def test_pages_lead_on_and_back(home):
    forty_two(home)
    _, shown = chosen("Older games", "Older games", "Newer games", "Back")
    spans = [line.split(",")[0] for line in shown.splitlines() if line.startswith("Kept games")]
    assert spans == [f"Kept games {span} of 42" for span in ("1 to 10", "11 to 20", "21 to 30", "11 to 20")]


def test_a_game_is_found_on_another_page_by_its_name(home):
    forty_two(home)
    keep(home / "named", "zebra", at=NOON - timedelta(days=1))
    done, _ = chosen("zeb", "zebra", "Go on with it")
    assert done == ["zebra"]
    assert "No kept game begins with xyz." in chosen("xyz")[1]


@pytest.mark.parametrize("games", [1, 2, 9])
def test_words_that_fit_no_game_are_answered_also_where_one_page_holds_all(home, games):
    for minute in range(games):
        keep(home, f"2026-11-30-11{minute:02}00-kami", at=NOON + timedelta(minutes=minute))
    done, shown = chosen("guide", "1", "Go on with it")
    assert "No kept game begins with guide." in shown
    assert done == [f"2026-11-30-11{games - 1:02}00-kami"], "the list is asked again and takes an answer"


def test_one_that_cannot_be_read_is_named_with_the_reason_and_passed_by(home, capsys):
    keep(home, f"{BEGUN}-kami")
    bad = keep(home, "2026-11-30-113000-kameloot", "kameloot", at=NOON + timedelta(minutes=1))
    bad.write_bytes(b"\xff" + bad.read_bytes())
    done, shown = chosen("1", "Go on with it")
    assert done == [f"{BEGUN}-kami"] and "Kameloot, Ana" not in shown
    assert bad.name in capsys.readouterr().err and bad.exists()


def test_a_game_is_deleted_after_asking_and_not_before(home):
    path = keep(home, f"{BEGUN}-kami")
    chosen("1", "Delete it", "No", "Back")
    assert path.exists()
    GameFolder(home).mark_played(path, played=True)
    _, shown = chosen("1", "Delete it", "Yes")
    assert not path.exists() and "The game is deleted." in shown
    assert not list((home / "played").iterdir())  # a game of the same second is not taken for cut off


def test_a_game_that_is_over_can_be_deleted_too_and_the_open_ones_stay(home):
    keep(home, f"{BEGUN}-kami")
    over = keep(home / "over", "2026-11-29-110000-kami")
    chosen("1", "Delete it", "Yes", over=True)
    assert not over.exists() and len(GameFolder(home).found()) == 1


def test_ten_thousand_kept_games_open_in_under_a_second_of_work(home):
    header = keep(home, "first").read_bytes()
    for number in range(10_000):
        (home / f"2026-11-30-110000-kami-{number}.jsonl").write_bytes(header)
    begun = time.process_time()
    _, shown = chosen()
    first = time.process_time() - begun
    assert "1 to 10 of 10001" in shown, shown
    begun = time.process_time()
    _entries(session())
    menu = time.process_time() - begun
    assert first < 1 and menu < 1, (first, menu)
