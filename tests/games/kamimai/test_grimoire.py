"""The digital Grimoire: the risk of a card by the formula of KMI-N03, rolls, rebuilds and their notation."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, NotationError, OutcomeNotPossible
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.chance import RollDue
from tests.each import each
from tests.games.kamimai.tables import KAMIMAI, at, chance, do, names, new

FOUR_DRAWN = "fire water air earth"


def risks(state):
    seen = state.inspect()
    return seen["risk_left"], seen["risk_right"]


# By hand: the card's own risk (2, 1, 1, 2, 3, ... per cent), 3 for each card of lean beyond one, 2 for
# every four cards or part of four below 16, and 2 for the blue Guardian; 95 at most.
@each(
    ("reserve", "drawn", "halves", "half", "risk"),
    [
        ("", "", (20, 20), "left", 2),
        ("", "", (20, 20), "right", 2),
        ("", FOUR_DRAWN, (10, 14), "left", 3 + 12),
        ("", FOUR_DRAWN, (10, 14), "right", 3 + 6),
        ("", FOUR_DRAWN, (14, 10), "left", 3 + 6),
        ("", FOUR_DRAWN, (14, 10), "right", 3 + 12),
        ("guardian_blue", FOUR_DRAWN, (10, 14), "left", 3 + 12 + 2),
        ("guardian_blue", "", (20, 20), "right", 2 + 2),
        ("guardian_red", "", (20, 20), "right", 2),
        ("", "mouse wolf water air", (20, 20), "left", 3),
        ("", "", (6, 6), "left", 2 + 4),
        ("", "", (7, 6), "left", 2 + 2),
        ("", "", (4, 5), "left", 2 + 3 + 4),
        ("", "", (1, 40), "left", 95),
    ],
)
def test_kmi_n03_a_roll_up_to_the_risk_brings_it_down_and_one_above_does_not(
    reserve, drawn, halves, half, risk
):
    for number, falls in ((risk, True), (risk + 1, False)):
        for listener in (None, [].append):
            left, right = halves
            state = at([reserve, ""], "draw", drawn=drawn, grimoire={"left": left, "right": right})
            assert risks(state)[half == "right"] == risk
            do(state, 0, f"draw {half}")
            state.apply(CHANCE, KAMIMAI.parse_action(f"roll {number}"), listener)
            assert state.collapsed == falls
            assert state.phase == ("store" if falls else "draw")


@pytest.mark.parametrize(("reserve", "risk"), [("guardian_blue", 2 + 2), ("guardian_red", 2), ("", 2)])
def test_kmi_n03_the_risk_told_while_a_target_is_chosen_is_the_one_that_the_first_card_will_have(
    reserve, risk
):
    state = at([reserve, ""], "target", grimoire={"left": 20, "right": 20})
    told = KAMIMAI.answer(state.view(0), "table")
    assert risks(state) == (risk, risk)
    assert [(fact.left, fact.right) for fact in told if fact.key == "risk-is"] == [(risk, risk)]
    assert [fact.key for fact in told].count("force-is") == bool(reserve)
    do(state, 0, "target A")
    assert risks(state) == (risk, risk)


def test_kmi_n03_a_turn_that_begins_with_a_target_tells_the_risk_with_the_guardian_that_was_kept():
    state = at(["guardian_blue", ""], "store", activator=1, targeted="", grimoire={"left": 20, "right": 20})
    do(state, 1, "keep")
    chance(state, "roll 100")
    assert state.phase == "target"
    assert risks(state) == (4, 4)


def test_kmi_n03_an_empty_half_has_no_risk_to_tell():
    assert risks(at(["", ""], "draw", grimoire={"left": 30, "right": 0})) == (2 + 84, 0)
    assert risks(at(["", ""], "draw", grimoire={"left": 0, "right": 3})) == (0, 2 + 3 + 8)


def test_kmi_n03_every_number_from_1_to_100_can_be_rolled_and_each_as_often():
    rng = Random(1)
    rolled = [RollDue().sample(rng).number for _ in range(10_000)]
    assert set(rolled) == set(range(1, 101))
    # The mean of 10000 rolls is 50.5, with a spread of 0.29.
    assert 49.5 < sum(rolled) / len(rolled) < 51.5


def test_kmi_r16_a_new_grimoire_is_shuffled():
    due = new(2).due()
    built = {due.sample(Random(seed)) for seed in range(200)}
    assert len(built) == 200
    # 48 of the 64 cards are Elements: 150 of 200 outer cards, with a spread of 6.
    for half in ("left", "right"):
        assert 125 < sum(getattr(one, half)[0] <= Card.AIR for one in built) < 175


def refused(state, text):
    return state.check(CHANCE, KAMIMAI.parse_action(text))


def test_a_grimoire_is_not_built_of_cards_that_only_count_as_much():
    state = at(["", ""], "store", grimoire={"left": ["fire"], "right": []})
    do(state, 0, "keep")
    chance(state, "roll 1")
    waters = " ".join(["water"] * 8)
    assert refused(state, f"rebuild {waters} | {waters}") == OutcomeNotPossible()
    assert refused(state, "rebuild | fire") == OutcomeNotPossible()
    assert refused(state, "rebuild fire |") is None


def test_a_grimoire_with_as_many_of_a_kind_as_a_box_can_hold_is_built():
    data = {"kamimai": {"cards": {"fire": {"copies": 15}}}}
    state = KAMIMAI.new_state(2, {}, data)
    assert refused(state, str(state.due().sample(Random(1)))) is None


@each(
    ("text", "words"),
    [
        ("roll 0", "'0' is no number; 1 to 100 are"),
        ("roll 101", "'101' is no number; 1 to 100 are"),
        ("roll 0100", "'0100' is no number; 1 to 100 are"),
        ("roll", "'roll': it is written roll NUMBER; NUMBER is 1 to 100"),
        ("roll ²", "'²' is no number; 1 to 100 are"),
        (f"roll {'x' * 50}", f"'{'x' * 37}...' is no number; 1 to 100 are"),
        ("starter 8", "'8' is no seat; 0 to 7 are"),
        ("starter X", "'X' is no seat; 0 to 7 are"),
        ("starter", "'starter': it is written starter SEAT; SEAT is 0 to 7"),
        ("starter 12", "'12' is no seat; 0 to 7 are"),
        (f"starter {'x' * 50}", f"'{'x' * 37}...' is no seat; 0 to 7 are"),
        ("rebuild fire", "a new Grimoire is written: rebuild CARDS | CARDS, the left half first"),
    ],
)
def test_an_outcome_that_cannot_be_read_is_refused_in_one_sentence(text, words):
    with pytest.raises(NotationError) as caught:
        KAMIMAI.parse_action(text)
    assert str(caught.value) == words


def test_a_grimoire_of_what_is_no_card_names_all_cards():
    cards = (
        "water, fire, earth, air, guardian_blue, guardian_grey, guardian_red, guardian_green, "
        "fairy_water, fairy_fire, fairy_earth, fairy_air, wolf, sprite, dragonflies, mouse"
    )
    for word, shown in (("ice", "ice"), ("x" * 41, "x" * 37 + "...")):
        with pytest.raises(NotationError) as caught:
            KAMIMAI.parse_action(f"rebuild fire | {word}")
        assert str(caught.value) == f"'{shown}' is no card; {cards} are"


def test_a_rebuild_is_written_with_the_left_half_first_and_any_half_may_be_empty():
    for text in (
        "rebuild fire air | wolf",
        "rebuild fire |",
        "rebuild |",
        "rebuild | fire",
        "roll 1",
        "roll 100",
    ):
        assert str(KAMIMAI.parse_action(text)) == text


# --- what is told of the outer cards (R35)


OUTER = {"grimoire": {"left": ["fire", "air"], "right": ["water", "earth"]}}


def outer(*reserves, phase="draw", **position):
    return at(list(reserves), phase, **{**OUTER, **position}).inspect()["outer"]


def test_kmi_r35_the_grey_guardian_in_force_hides_the_outer_cards_and_another_that_is_chosen_does_not():
    assert outer("guardian_grey", "") == ["", ""]
    assert outer("guardian_grey guardian_blue", "") == ["", ""]
    assert outer("guardian_grey guardian_blue", "", guardian="blue") == ["fire", "water"]
    assert outer("guardian_blue", "") == ["fire", "water"]
    assert outer("", "guardian_grey") == ["fire", "water"]


def test_kmi_r35_with_a_grey_guardian_nothing_is_told_while_a_target_is_chosen_and_all_is_while_spells_are_cast():
    assert outer("guardian_grey", "", phase="target") == ["", ""]
    assert outer("", "", phase="target") == ["fire", "water"]
    assert outer("guardian_grey", "", phase="cast") == ["fire", "water"]
    assert outer("", "", phase="store", collapsed=True) == ["", ""]
    assert outer("", "", phase="cast", collapsed_late=True) == ["", ""]


def test_at_the_end_of_a_game_no_outer_card_is_told():
    sheet = [{"id": "A", "effect": "none", "spells": ["fire"]}]
    state = at(["fire fire fire fire", ""], sheet=sheet, **OUTER)
    do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    assert state.won
    assert state.inspect()["outer"] == ["", ""]
    assert state.inspect()["waiting"] == ""


def test_kmi_r35_with_the_hold_roll_passed_a_blind_drawer_is_told_the_outer_cards_and_others_know_them():
    for reserve, told in (("guardian_grey", ["GrimoireHeld", "OuterTold"]), ("", ["GrimoireHeld"])):
        state = at([reserve, ""], "draw", drawn="wolf", **OUTER)
        do(state, 0, "hold")
        assert names(chance(state, "roll 100")) == told


def test_kmi_n03_a_roll_that_is_passed_between_turns_is_told_with_the_turn_that_begins():
    state = at(["", ""], "store", **OUTER)
    do(state, 0, "keep")
    assert names(chance(state, "roll 100")) == ["StoodBetween", "OuterTold"]


def test_kmi_r35_outer_cards_that_were_told_are_not_told_again_before_a_target_is_chosen():
    state = at(["", ""], "store", targeted="", sealed=["A"], **OUTER)
    do(state, 0, "keep")
    assert names(chance(state, "roll 100")) == ["StoodBetween"]
    assert state.phase == "target"


def test_kmi_90_r29_after_a_collapse_of_the_draw_the_new_grimoire_is_told_and_tried_between_the_turns():
    state = at(["", "air"], "store", activator=1, collapsed=True, drawn="wolf", discard="mouse", **OUTER)
    (kept,) = do(state, 1, "keep air")
    assert kept.seat == 1
    assert (state.inspect()["drawn"], state.waiting) == ([], "turn")
    told = chance(state, "rebuild fire air water | earth wolf mouse")
    assert names(told) == ["GrimoireBuilt", "OuterTold"]
    assert (state.waiting, state.inspect()["collapsed"], state.inspect()["collapsed_late"]) == (
        "between",
        False,
        False,
    )
    chance(state, "roll 100")
    assert state.activator == 0


def test_kmi_n04_a_game_with_the_real_grimoire_begins_with_the_cards_to_shuffle():
    state = new(2, companion=True)
    told = chance(state, "starter 1")
    assert [event.cause for event in told if type(event).__name__ == "GrimoireToBuild"] == ["whole"]


def test_kmi_53_96_a_curse_can_take_the_last_points_and_that_is_told():
    sheet = [{"id": "A", "effect": "curse_energy", "spells": ["fire"]}]
    state = at(["", ""], "draw", energy=1, drawn="guardian_red guardian_blue", sheet=sheet)
    do(state, 0, "hold")
    assert names(chance(state, "roll 100"))[-2:] == ["EnergyCursed", "GameLost"]
    assert (state.energy, state.phase) == (0, "over")


def test_kmi_n04_the_real_grimoire_can_fall_while_a_target_is_chosen():
    for options, listed in (({"companion": True}, True), ({}, False)):
        state = at(["", ""], "target", options)
        assert ("collapse" in {str(action) for action in state.legal_actions(0)}) == listed


def test_kmi_n04_a_curse_is_told_with_the_real_grimoire_too():
    sheet = [{"id": "A", "effect": "curse_energy", "spells": ["fire"]}]
    state = at(["", ""], "draw", {"companion": True}, drawn="guardian_red", sheet=sheet)
    assert names(do(state, 0, "hold"))[-1] == "EnergyCursed"


def test_a_guardian_that_nobody_holds_does_nothing_to_the_draw():
    forces = {"green": {"risk": 50, "blind": True, "max_cards": 1}}
    state = at(
        ["", "guardian_green"], "draw", {"guardian": forces}, drawn="wolf", grimoire={"left": 20, "right": 20}
    )
    assert risks(state) == (1, 1)
    assert {str(action) for action in state.legal_actions(0)} == {"draw left", "draw right", "hold"}


def test_the_guardian_in_force_stands_in_the_position_by_its_colour():
    for colour in ("blue", "grey", "red", "green"):
        assert at([f"guardian_{colour}", ""], "draw").position()["guardian"] == colour
