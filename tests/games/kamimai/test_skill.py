"""KMI-A04, the skill mode: what a press near the centre of the tone is worth, and that nothing demands it."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, NotationError, OptionError, Seat
from accessible_games.games.kamimai.balance import SPEEDS
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.events import CardDrawn, DrawSteadied
from tests.each import each
from tests.games.kamimai.tables import KAMIMAI, at, chance, do, legal, why_not

SKILL = {"skill": "normal"}
FIVE = "water fire earth air water"
"""Five cards drawn: the sixth has a risk of 5 per cent (KMI-N03), as the halves lean by one at most."""


def falls(text, roll, drawn=FIVE, **options):
    """Whether the Grimoire falls by this draw and roll."""
    state = at([""], "draw", SKILL | options, drawn=drawn)
    do(state, 0, text)
    chance(state, f"roll {roll}")
    return state.collapsed


@each(
    ("text", "risk"),
    [
        ("draw left near 0", 3),
        ("draw right near 0", 3),
        ("draw left near 1", 4),
        ("draw left near 2", 5),
        ("draw left near 3", 5),
        ("draw left near 4", 5),
        ("draw left", 5),
    ],
)
def test_two_per_cent_less_at_the_centre_one_less_next_to_it_and_never_more(text, risk):
    assert falls(text, risk)
    assert not falls(text, risk + 1)


@each(("near", "waited_for"), [(0, "centre"), (1, "beside"), (2, "card"), (4, "card")])
def test_a_position_says_which_roll_is_due_after_a_press(near, waited_for):
    state = at([""], "draw", SKILL, drawn=FIVE)
    do(state, 0, f"draw left near {near}")
    assert state.inspect()["waiting"] == waited_for


@pytest.mark.parametrize("near", range(5))
def test_no_press_takes_off_the_last_per_cent(near):
    second = "water"  # the second card: 1 per cent
    assert falls(f"draw left near {near}", 1, drawn=second)
    assert not falls(f"draw left near {near}", 2, drawn=second)


def test_a_first_card_of_two_per_cent_is_left_one_at_the_centre():
    assert falls("draw left near 0", 1, drawn="")
    assert not falls("draw left near 0", 2, drawn="")


@pytest.mark.parametrize("near", range(5))
def test_no_press_adds_to_a_risk_of_nought(near):
    assert not falls(f"draw left near {near}", 1, card_risk=[0])


def test_the_three_seconds_are_what_they_were():
    state = at([""], "draw", SKILL)
    do(state, 0, "draw left near 0")
    chance(state, "roll 100")
    do(state, 0, "hold")
    chance(state, "roll 2")  # 2 per cent, as printed
    assert state.collapsed


def test_a_steadied_draw_tells_the_card_then_the_press_and_both_risks():
    state = at([""], "draw", SKILL, drawn=FIVE)
    _, told = do(state, 0, "draw left near 1")
    assert told == DrawSteadied(1, 5, 4)
    state = at([""], "draw", SKILL, drawn=FIVE)
    assert DrawSteadied(3, 5, 5) in do(state, 0, "draw left near 3")


@pytest.mark.parametrize(("half", "card"), [("left", Card.FIRE), ("right", Card.AIR)])
def test_a_steadied_draw_takes_the_outer_card_of_its_half(half, card):
    state = at([""], "draw", SKILL, grimoire={"left": ["fire", "water"], "right": ["air", "water"]})
    assert CardDrawn(Seat(0), half, card, 1) in do(state, 0, f"draw {half} near 0")
    assert state.inspect()["drawn"] == [card.id]


@each(
    ("near", "printed", "risk", "said"),
    [
        (0, 5, 3, "centre"),
        (1, 5, 4, "beside"),
        (0, 1, 1, "least"),
        (1, 1, 1, "least"),
        (2, 5, 5, "off"),
        (4, 1, 1, "off"),
    ],
)
def test_a_press_is_told_by_its_place_or_as_well_timed_where_nothing_could_be_taken_off(
    near, printed, risk, said
):
    assert DrawSteadied(near, printed, risk).variant() == said


def test_by_default_no_press_counts():
    state = at([""], "draw")
    assert why_not(state, 0, "draw left near 0") == "KMI-A04"
    assert KAMIMAI.options["skill"].default == "off"


def test_the_mode_lists_nothing_so_menus_and_bots_are_as_without_it():
    for reserves, more in ([""], {}), (["guardian_red guardian_blue"], {}), ([""], {"drawn": FIVE}):
        plain, skilled = at(reserves, "draw", **more), at(reserves, "draw", SKILL, **more)
        assert legal(plain, 0) == legal(skilled, 0)


def played(options, seed):
    """What bots do in a game."""
    rng, done = Random(seed), []
    state = KAMIMAI.new_state(2, options, {})
    team = [KAMIMAI.bots["medium"](Seat(seat), 2) for seat in range(2)]
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            action = state.due().sample(rng)
        else:
            action = team[seat].choose(state.view(seat), state.legal_actions(seat), rng)
        state.apply(seat, action)
        done.append(str(action))
    return done


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_the_same_game_with_the_mode_as_without_it(seed):
    assert played(SKILL, seed) == played({}, seed)


def test_a_steadied_draw_is_refused_where_a_plain_one_is():
    state = at(["guardian_green"], "draw", SKILL, guardian="green")
    assert why_not(state, 0, "draw right near 0") == why_not(state, 0, "draw right") == "KMI-62"
    state = at([""], "draw", SKILL, grimoire={"left": 1, "right": 0})
    assert why_not(state, 0, "draw left near 0") == why_not(state, 0, "draw left") == "KMI-22"


def test_the_press_of_a_blind_drawer_counts_and_tells_no_outer_card():
    state = at(["guardian_grey"], "draw", SKILL, guardian="grey", drawn=FIVE)
    do(state, 0, "draw left near 0")
    assert state.inspect()["outer"] == ["", ""]
    chance(state, "roll 4")  # 3 per cent are left of 5
    assert not state.collapsed
    assert state.inspect()["outer"] == ["", ""]


def test_nobody_knows_the_outer_cards_until_a_steadied_card_has_held():
    for near in range(5):
        state = at([""], "draw", SKILL)
        do(state, 0, f"draw left near {near}")
        assert state.inspect()["outer"] == ["", ""]


@pytest.mark.parametrize("text", ["draw left near 0", "draw right near 4"])
def test_a_press_reads_back_as_it_is_written(text):
    assert str(KAMIMAI.parse_action(text)) == text


@pytest.mark.parametrize("near", ["5", "-1", "x"])
def test_a_press_beyond_the_way_of_the_tone_is_no_notation(near):
    with pytest.raises(NotationError, match=f"^'{near}' is no pulse; 0 to 4 are$"):
        KAMIMAI.parse_action(f"draw left near {near}")


def test_with_the_real_grimoire_there_is_no_skill_mode_and_one_sentence_says_so():
    with pytest.raises(
        OptionError, match="option skill: slow is not possible with the real Grimoire; off is allowed"
    ):
        KAMIMAI.new_state(2, {"companion": True, "skill": "slow"}, {})


def test_the_speeds_are_slow_normal_and_fast_and_another_is_refused_with_them():
    assert SPEEDS == ("off", "slow", "normal", "fast")
    with pytest.raises(OptionError, match="option skill: quick is not allowed; off, slow, normal, fast"):
        KAMIMAI.new_state(2, {"skill": "quick"}, {})
