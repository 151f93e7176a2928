"""Reactions measured on each device: a network is worth nothing, and what it cannot have brought is no claim."""

import runpy
from pathlib import Path
from random import Random

from accessible_games.engine import Seat
from accessible_games.hosting.clocks import Comparison, OpenRace
from accessible_games.play.race import WAITS

BENCH = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "host" / "race.py"))
duel, Sim = BENCH["duel"], BENCH["Simulated"]
ANA, BEN, CLEO = map(Seat, range(3))


def test_the_same_players_win_the_same_duels_at_any_delay_however_far_apart_their_devices_clocks_are():
    near = [duel(0, 0, seed) for seed in range(12)]
    assert len(set(near)) > 1
    assert [duel(200, 50, seed) for seed in range(12)] == near


def compared(delay=0.1, offset=500.0):
    clock, rng = Comparison(), Random(1)
    for now in range(8):
        there = now + delay + rng.random() * 0.02
        clock.add(now, there + offset, there + delay + rng.random() * 0.02)
    return clock


def test_a_clock_is_known_within_half_of_the_quickest_way_there_and_back():
    clock = compared()
    assert abs(clock.on_device(0.0) - 500.0) <= clock.error <= 0.12
    assert not Comparison().known


def test_a_report_that_the_connection_cannot_have_brought_so_late_or_so_early_does_not_fit():
    clock, race = compared(), OpenRace(1, 100.0, 0.5)
    at = 500.0 + 100.4  # 400 ms behind the opening
    assert clock.fits(race, 400, at, 100.52)
    assert not clock.fits(race, 400, at, 101.2), "it was under way for 0.8 s, and nothing ever was"
    assert not clock.fits(race, 400, at, 100.2), "it came before it was pressed"
    assert not clock.fits(race, 150, at, 100.52), "it counts from a quarter of a second behind the opening"
    assert not clock.fits(race, 900, at, 100.52)


def first(sim):
    sim.run(lambda: sim.first is not None)
    return sim.first


def test_what_is_sooner_than_anybody_can_react_or_does_not_fit_is_no_claim_and_its_player_is_told():
    sim = Sim(20, 0, reactions=(80, 700, 900))
    assert first(sim) == BEN
    assert any("Too fast" in line for line in sim.lines(ANA))
    sim = Sim(20, 0, reactions=(300, 700, 900), cheats={ANA: 250})
    assert first(sim) == BEN
    assert any("does not count" in line for line in sim.lines(ANA))


def test_a_device_that_says_nothing_is_waited_for_so_long_and_no_longer():
    sim = Sim(20, 0, reactions=(400, 700, 5000), silent={CLEO})
    assert first(sim) == ANA
    took = sim.timeline.now - sim.pressed_at[ANA]
    assert WAITS <= took < WAITS + 0.2
    quick = Sim(20, 0, reactions=(400, 700, 900))
    first(quick)
    assert quick.timeline.now - quick.pressed_at[ANA] < 0.2


def test_the_error_of_the_clock_and_the_limit_are_told_before_the_first_race_and_the_card_comes_behind_it():
    sim = Sim(50, 0, reactions=(400, 700, 900))
    first(sim)
    lines = sim.lines(ANA)
    (told,) = [line for line in lines if "timed on the player's own device" in line]
    assert "within 50 milliseconds" in told and "up to 1500 milliseconds" in told
    kinds = [record["is"] for record in sim.hosted.places[ANA].device.records]
    race = kinds.index("race")
    assert "cue" in kinds[race:] and lines.index(told) < next(
        at for at, line in enumerate(lines) if line.startswith("Tomato")
    )
