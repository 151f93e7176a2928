"""What KamiMaï's robots make of a position."""

import random

import pytest

from accessible_games.bots import LEVELS
from accessible_games.engine import Seat
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.robots import Wants, shared
from tests.games.kamimai.tables import KAMIMAI, at, sheet

TEAM = [{"id": "A", "effect": "none", "spells": ["team"]}]


def choice(level, state, seat=0):
    """What a robot does."""
    robot = KAMIMAI.bots[level](Seat(seat), state.rules.seats)
    return str(robot.choose(state.view(seat), state.legal_actions(seat), random.Random(1)))


def halves(left, right, n=10):
    """A Grimoire with these outer cards, on as many others."""
    rest = ["water", "fire", "earth", "air"] * n
    return {"left": [left, *rest[: n - 1]], "right": [right, *rest[n : 2 * n - 1]]}


def test_the_levels_are_the_same_five_in_their_order():
    assert tuple(KAMIMAI.bots) == LEVELS


def test_the_expert_risks_a_collapse_rather_than_draw_the_guardian_that_costs_the_last_point():
    # With its last point, a Guardian is a lost game; the other half falls in far fewer cases.
    grimoire = halves("guardian_green", "air")
    grimoire["left"] = [*grimoire["left"], "fire", "fire", "air", "air"]
    state = at(["", "", ""], "draw", sheet=sheet("curse_energy"), energy=1, grimoire=grimoire)
    assert state.view(0).risks[1] > state.view(0).risks[0]
    assert choice("expert", state) == "draw right"


@pytest.mark.parametrize(("reserve", "worth"), [("", -1.0825), ("guardian_red", -0.4)])
def test_a_guardian_costs_its_place_and_turns_to_come_unless_a_milder_one_is_held(reserve, worth):
    # Blue: two per cent on three cards, 25 for a point, is 1.5 a turn; 7 open spells make 7 * 1.3 / 3 turns of
    # one's own, of which 15 per cent are reckoned.  Whoever holds the red one lets that apply (KMI-63).
    seen = at([reserve, "", ""], "draw", grimoire=halves("guardian_blue", "air")).view(0)
    assert Wants(seen).card(Card.GUARDIAN_BLUE) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("worths", "paid"),
    [([4], 4), ([3, 1], 3), ([2, 2], 4), ([4, 0, 4], 3), ([1, 1, 1], 3), ([2, 1, 1], 4), ([4, 4, 0, 0], 2)],
)
def test_a_team_spell_is_paid_in_shares_so_that_much_with_one_does_not_help(worths, paid):
    assert shared(worths) == paid


def test_the_expert_takes_from_the_discard_pile_what_the_team_spell_wants_of_this_invoker():
    position = {"sheet": TEAM, "discard": "water water fire", "takers": [1]}
    state = at(["fire fire", "earth", "fire"], "take", **position)
    assert choice("expert", state, 1) == "take fire"


def decisions(level, state, seat=0):
    """What a robot does in fifty tries."""
    robot, view = KAMIMAI.bots[level](Seat(seat), state.rules.seats), state.view(seat)
    legal = state.legal_actions(seat)
    return {str(robot.choose(view, legal, random.Random(number))) for number in range(50)}


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_throws_away_what_the_only_missing_spells_need_and_keeps_what_none_does(level):
    # Earth and air are missing; the team has two earths and an air. Two Guardians leave two places.
    missing = [{"id": "A", "effect": "none", "spells": ["earth", "air"]}]
    reserves = ["guardian_red guardian_blue", "earth", "air"]
    state = at(reserves, "store", sheet=missing, drawn="fire earth air fire water")
    assert decisions(level, state) == {"keep earth air guardian_blue guardian_red"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_up_to_a_curse_what_is_missing_and_keeps_what_is_not(level):
    missing = [{"id": "A", "effect": "curse_discard", "spells": ["earth", "air"]}]
    position = {"sheet": missing, "drawn": "guardian_red", "owing": [0, 1]}
    assert decisions(level, at(["fire earth air", "earth"], "curse", **position)) == {"discard fire"}


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_keeps_what_the_others_can_pay_for_without_it_and_throws_what_is_missing(
    level,
):
    # The others hold four earths, so the robot's are of no use; one air is missing.
    missing = [{"id": "A", "effect": "none", "spells": ["earth", "air"]}]
    reserves = ["earth earth earth guardian_red", "earth earth air", "earth earth air"]
    state = at(reserves, "store", sheet=missing, drawn="air")
    assert all(" air " in kept for kept in decisions(level, state))


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_draws_a_guardian_where_the_other_half_has_another_card_at_the_same_risk(level):
    state = at(["", "", ""], "draw", grimoire=halves("guardian_green", "water"))
    assert state.view(0).risks[0] == state.view(0).risks[1]
    assert decisions(level, state) == {"draw right"}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_keeps_a_fairy_of_a_missing_spell_rather_than_a_card_of_it(level):
    missing = [{"id": "A", "effect": "none", "spells": ["earth"]}]
    state = at(
        ["guardian_red guardian_blue guardian_grey", ""], "store", sheet=missing, drawn="earth fairy_earth"
    )
    assert all("fairy_earth" in kept for kept in decisions(level, state))
