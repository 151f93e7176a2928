"""The host's side of a duel: presses in, actions with their moments out (R26, R32, R33, A02, A04, A05)."""

import pytest

from accessible_games.engine import Seat
from accessible_games.games.magi_kitchen.live.presses import Claim, DuelHost, Fairness, without_repeats
from tests.games.magi_kitchen.tables import do, turned


def start(state, **fairness):
    host = DuelHost(state.rules, Fairness(**fairness))
    host.open(state.view(None))
    return host


def run(host, state, now):
    """Do all that counts by `now`; returns it as notation."""
    done = []
    while taken := host.take(state.view(None), now):
        for seat, action in taken:
            done.append(f"{seat} {action}")
            do(state, seat, str(action))
    return done


def matching(mode="buzz", **more):
    return turned(["tomato", "potion_tomato", "eggplant", ""], mode=mode, **more)


def test_mgk_r33_a_press_counts_from_the_opening_less_the_delay_and_more_the_handicap():
    state = matching()
    host = start(state, handicaps=(0, 150, 0, 0), delay=40)
    host.key_down(Seat(1), 540)
    assert run(host, state, 690) == []  # 540 - 40 + 150 = 650; until 690 another press could be equal
    assert run(host, state, 691) == ["1 buzz at 650"]


def test_mgk_r33_a_slower_player_with_less_handicap_comes_first():
    state = matching()
    host = start(state, handicaps=(300, 0, 0, 0))
    host.key_down(Seat(0), 500)
    host.key_down(Seat(1), 700)
    assert run(host, state, 900) == ["1 buzz at 700", "0 buzz at 800"]
    assert state.inspect()["queue"] == [1, 0]


def test_mgk_r33_presses_within_the_tolerance_get_equal_stamps_and_the_priority_list_decides():
    state = matching(priority=[2, 1, 0, 3])
    host = start(state, tolerance=20)
    host.key_down(Seat(1), 500)
    host.key_down(Seat(2), 520)
    host.key_down(Seat(3), 521)
    assert run(host, state, 520) == []
    assert run(host, state, 600) == ["1 buzz at 500", "2 buzz at 500", "3 buzz at 521"]
    assert state.inspect()["queue"] == [2, 1, 3]


def test_mgk_r13_a_key_that_repeats_itself_buzzes_once():
    state = matching()
    host = start(state)
    host.key_down(Seat(1), 500)
    host.key_down(Seat(1), 530)
    assert run(host, state, 600) == ["1 buzz at 500"]


def test_mgk_a02_presses_before_the_opening_are_ignored():
    state = matching()
    host = start(state, delay=40)
    host.key_down(Seat(0), 39)
    assert host.earliest() is None
    host.key_down(Seat(0), 40)
    assert host.earliest() == 0


def test_mgk_r26_a_keepers_press_can_be_overtaken_until_its_floor_is_announced():
    state = matching(keeper=1)
    host = start(state)
    host.key_down(Seat(1), 400)  # counts at 1100
    assert run(host, state, 500) == []
    assert host.floor is None
    host.key_down(Seat(1), 600)  # a press waits already
    assert not host.ask_flip(state.view(None), 1600)
    host.key_down(Seat(0), 900)
    assert run(host, state, 950) == ["0 buzz at 900"]
    assert host.floor == 0
    do(state, 0, "slap tomato")
    assert run(host, state, 1100) == []
    assert host.floor is None
    assert run(host, state, 1101) == ["1 buzz at 400"]
    assert state.inspect()["queue_times"] == [1100]
    assert host.may_answer(Seat(1))


def test_mgk_a05_a_keeper_is_late_for_a_buzz_only_and_only_with_that_option():
    posed = turned(["posture_cat", "", "corn"], mode="buzz", keeper=1)
    host = start(posed)
    for letter in "SSL":
        host.tap(Seat(1), letter, 900)
    assert run(host, posed, 901) == ["1 pose SSL at 900"]
    free = matching(keeper=1, options={"keeper": "none"})
    host = start(free)
    host.key_down(Seat(1), 400)
    assert run(host, free, 401) == ["1 buzz at 400"]


def test_mgk_a05_who_takes_postures_bodily_is_confirmed_by_one_press():
    state = turned(["posture_cat", "", "corn"], mode="buzz")
    host = start(state, handicaps=(0, 100, 0))
    host.confirm(Seat(1), 1300)
    host.confirm(Seat(1), 1350)
    assert run(host, state, 2000) == ["1 pose SSL at 1400"]


def test_mgk_a04_a_floor_has_a_deadline_once_it_is_announced_and_a_limit_is_set():
    state = matching()
    host = start(state)
    assert host.deadline() is None
    host.key_down(Seat(2), 1000)
    run(host, state, 1001)
    assert host.deadline() == 5001
    endless = matching(options={"answer_seconds": 0})
    host = start(endless)
    host.key_down(Seat(2), 1000)
    run(host, endless, 1001)
    assert host.deadline() is None


def test_mgk_a04_the_floor_times_out_after_its_seconds_and_not_with_zero():
    state = matching()
    host = start(state)
    host.key_down(Seat(2), 1000)
    run(host, state, 1001)
    assert run(host, state, 5001) == []
    assert run(host, state, 5002) == ["-1 timeout"]
    assert state.inspect()["misfires"] == [0, 0, 1, 0]
    endless = matching(options={"answer_seconds": 0})
    host = start(endless)
    host.key_down(Seat(2), 1000)
    run(host, endless, 1001)
    assert run(host, endless, 999_999) == []


def test_mgk_r32_the_duel_closes_on_request_after_its_least_time_and_without_a_queue():
    state = matching()
    host = start(state)
    assert not host.ask_flip(state.view(None), 1499)
    assert run(host, state, 1600) == []
    host.key_down(Seat(0), 1600)
    assert not host.ask_flip(state.view(None), 1600)  # a press and a request at once: the press first
    run(host, state, 1601)
    assert not host.ask_flip(state.view(None), 1700)
    do(state, 0, "slap tomato")
    assert host.ask_flip(state.view(None), 1800)
    assert run(host, state, 1800) == ["-1 close"]
    assert state.phase == "flip"


def test_mgk_a03_each_key_of_a_cluster_claims_at_once():
    state = turned(["tomato", "potion_tomato"], mode="cluster")
    host = start(state)
    host.key_down(Seat(1), 700, Claim(0))
    host.key_down(Seat(0), 650, Claim(1, pile=True))
    assert run(host, state, 800) == ["0 cover 1 at 650", "1 slap tomato at 700"]
    assert state.inspect()["misfires"] == [1, 0]


def test_mgk_a05_taps_are_short_or_long_and_as_many_as_the_posture_has_make_a_pattern():
    state = turned(["posture_cat", "", "corn"], mode="buzz")
    host = start(state, handicaps=(0, 0, 100))
    for down, up in ((300, 400), (500, 849), (900, 1250)):
        host.key_down(Seat(1), down)
        host.key_down(Seat(1), down + 10)  # auto-repeat
        host.key_up(Seat(1), up)
    assert run(host, state, 2000) == ["1 pose SSL at 1250"]
    for _ in "SSL":
        host.key_down(Seat(2), 1300)
        host.key_up(Seat(2), 1310)
    assert run(host, state, 2000) == ["2 pose SSS at 1410"]
    assert state.inspect()["misfires"] == [0, 0, 1]


def test_mgk_r32_a_posture_closes_for_who_flips_next_once_one_alone_is_missing_or_the_time_is_up():
    state = turned(["posture_owl", "", "corn", ""], mode="buzz")
    host = start(state)
    do(state, 0, "pose SSS")
    do(state, 2, "pose SSS")
    assert not host.ask_flip(state.view(None), 3000)  # seat 1 flips next and has not posed
    do(state, 1, "pose SSS")
    assert host.ask_flip(state.view(None), 3000)
    assert run(host, state, 3000) == ["-1 close"]
    assert state.keeper == 3
    state = turned(["posture_owl", "", "corn", ""], mode="buzz")
    host = start(state)
    do(state, 1, "pose SSS")
    assert not host.ask_flip(state.view(None), 14_999)
    assert host.ask_flip(state.view(None), 15_000)


def test_mgk_r33_the_moments_are_in_the_actions_so_a_duel_replays_exactly():
    state = matching()
    twin = state.copy()
    host = start(state, handicaps=(7, 0, 0, 0), tolerance=5)
    done = []
    for seat, ms in ((0, 500), (1, 509), (2, 600)):
        host.key_down(Seat(seat), ms)
    for seat, action in host.take(state.view(None), 2000):
        done.append((seat, str(action)))
    for seat, text in done:
        do(twin, seat, text)
        do(state, seat, text)
    assert twin.inspect() == state.inspect()
    assert done == [(0, "buzz at 507"), (1, "buzz at 507")]


def test_mgk_r23_a_second_try_begins_with_its_own_first_tap():
    state = turned(["posture_cat", "", "corn"], mode="buzz")
    host = start(state)
    host.key_up(Seat(1), 50)  # a key that was down before
    for letters, now in (("SSS", 1000), ("SSL", 2000)):
        for letter in letters:
            host.tap(Seat(1), letter, now)
        assert run(host, state, now + 1) == [f"1 pose {letters} at {now}"]


def test_mgk_r32_the_closing_may_be_asked_for_from_its_least_time_on_and_in_calm_mode_never():
    state = matching()
    host = start(state)
    assert host.ask_flip(state.view(None), 1500)
    calm = turned(["tomato", "potion_tomato", ""], mode="calm")
    host = start(calm)
    assert not host.ask_flip(calm.view(None), 60_000)
    do(calm, 1, "pass")
    assert not host.ask_flip(calm.view(None), 60_000)


@pytest.mark.parametrize(
    ("presses", "kept"),
    [
        ([("s", 0), ("s", 30), ("s", 60), ("s", 361)], [("s", 0), ("s", 361)]),
        ([("s", 0), ("l", 50), ("s", 301)], [("s", 0), ("l", 50), ("s", 301)]),
        ([("s", 0), ("s", 300)], [("s", 0)]),
    ],
)
def test_mgk_a05_without_releases_identical_presses_within_300_ms_are_auto_repeat(presses, kept):
    assert without_repeats(presses) == kept
