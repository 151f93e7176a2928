"""Spells, zone effects, Guardians and Creatures: the numbered rules KMI-26 to 29 and 40 to 78."""

import pytest

from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.payments import casts
from tests.games.kamimai.tables import SHEET, at, chance, do, hand, legal, names, pile, sheet, why_not


def test_kmi_27_28_r11_a_spell_needs_four_equal_cards_and_one_of_the_activator():
    state = at(["fire fire fire", "fire fire", "water water water water"])
    assert state.inspect()["castable"] == ["fire"]
    assert why_not(state, 0, "cast fire from 1:fire,fire 0:fire") == "KMI-R12"
    assert why_not(state, 0, "cast fire from 0:fire,fire,fire 1:fire,fire,fire") == "HOLD"
    assert why_not(state, 0, "cast water from 2:water,water,water,water") == "KMI-28"
    assert why_not(state, 0, "cast fire from 0:fire,water 1:fire,fire") == "KMI-26"
    do(state, 0, "cast fire from 1:fire,fire 0:fire,fire")
    assert (hand(state, 0), hand(state, 1)) == ("fire", "")


def test_kmi_28_what_the_activator_spends_leaves_the_drawn_cards_first():
    state = at(["fire fire fire", ""], drawn="fire fire")
    do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    assert (pile(state, "drawn"), hand(state, 0)) == ("", "fire")


def test_kmi_40_the_activator_starts_the_team_spell():
    state = at(["fire", "water", "water water", "water water"], sheet=SHEET)
    assert why_not(state, 0, "cast team water from 1:water 2:water,water 3:water") == "KMI-40"


def test_kmi_42_of_five_exactly_four_take_part():
    state = at(["air", "air", "air", "", "air air"])
    assert "team air" in state.inspect()["castable"]
    assert why_not(state, 0, "cast team air from 0:air 1:air 4:air,air") == "KMI-R15"
    do(state, 0, "cast team air from 0:air 1:air 2:air 4:air")
    assert hand(state, 4) == "air"


def test_kmi_44_two_give_two_each():
    assert "team air" not in at(["air air air", "air"]).inspect()["castable"]
    state = at(["air air air", "air air"])
    assert why_not(state, 0, "cast team air from 0:air,air,air 1:air") == "KMI-R15"
    do(state, 0, "cast team air from 0:air,air 1:air,air")


def test_kmi_50_51_without_a_guardian_or_without_an_effect_nothing_happens():
    for effect, drawn in (("curse_energy", "fire"), ("none", "guardian_red")):
        state = at(["water", ""], "draw", sheet=sheet(effect), drawn=drawn)
        do(state, 0, "hold")
        told = chance(state, "roll 50")
        assert (state.phase, state.energy) == ("cast", 5)
        assert names(told) == ["GrimoireHeld"]


def test_kmi_r05_guardians_in_reserves_do_not_count_for_the_curse():
    state = at(["guardian_red", "guardian_blue guardian_blue"], "draw", sheet=sheet("curse_energy"),
               drawn="guardian_grey", guardian="red")  # fmt: skip
    do(state, 0, "hold")
    chance(state, "roll 50")
    assert state.energy == 4


def test_kmi_54_r04_the_activator_discards_first_and_who_has_nothing_is_not_asked():
    state = at(
        ["water", "guardian_blue", "air"],
        "draw",
        activator=2,
        drawn="guardian_red",
        sheet=sheet("curse_discard"),
    )
    do(state, 2, "hold")
    told = chance(state, "roll 50")
    assert names(told)[:2] == ["GrimoireHeld", "DiscardCursed"]
    assert state.inspect()["owing"] == [2, 0]
    assert why_not(state, 2, "discard guardian_red") == "KMI-61"
    assert why_not(state, 2, "discard water") == "HOLD"
    do(state, 2, "discard air")
    do(state, 0, "discard water")
    assert (state.phase, pile(state, "discard")) == ("cast", "water air")


def test_kmi_54_with_nothing_to_discard_the_curse_is_over_at_once():
    state = at(["", ""], "draw", drawn="guardian_red", sheet=sheet("curse_discard"))
    do(state, 0, "hold")
    chance(state, "roll 50")
    assert state.phase == "cast"


def test_kmi_60_64_four_guardians_leave_no_place():
    state = at(["guardian_red guardian_red guardian_blue guardian_blue", ""], "store", drawn="fire water")
    assert legal(state, 0) == {"keep guardian_blue guardian_blue guardian_red guardian_red"}


def test_kmi_62_63_of_several_guardians_one_is_chosen_and_applies():
    state = at(["guardian_blue guardian_red guardian_red", ""], "draw")
    assert legal(state, 0) == {"guardian blue", "guardian red"}
    assert why_not(state, 0, "draw left") == "KMI-63"
    assert why_not(state, 0, "hold") == "KMI-63"
    assert why_not(state, 0, "guardian green") == "HOLD"
    plain = state.inspect()["risk_left"]
    do(state, 0, "guardian blue")
    assert state.inspect()["risk_left"] == plain + 2
    assert why_not(state, 0, "guardian red") == "KMI-63"


def test_kmi_62_r36_option_guardian_is_replaced_whole_and_may_combine():
    options = {"guardian": {"blue": {"half": "right", "max_cards": 1, "risk": 10}}}
    state = at(["guardian_blue", ""], "draw", options)
    assert legal(state, 0) == {"draw right"}
    do(state, 0, "draw right")
    chance(state, "roll 100")
    assert legal(state, 0) == {"hold"}
    assert at(["guardian_grey", ""], "draw", options).inspect()["outer"] != ["", ""]


def test_kmi_70_73_r13_r31_creatures_start_and_complete_spells_with_a_stated_value():
    state = at(["fairy_fire", "wolf fire"], drawn="")
    assert state.inspect()["castable"] == ["fire", "team fire"]
    do(state, 0, "cast fire from 0:fairy_fire=3 1:wolf=1")
    assert pile(state, "discard") == "fairy_fire wolf"
    with pytest.raises(ValueError, match="value"):
        do(at(["fairy_fire", "wolf"]), 0, "cast fire from 0:fairy_fire 1:wolf=1")


def test_kmi_71_72_values_out_of_range_are_refused():
    state = at(["fairy_fire wolf fire fire fire", ""])
    assert why_not(state, 0, "cast fire from 0:fairy_fire=4") == "KMI-71"
    assert why_not(state, 0, "cast fire from 0:fairy_fire=0,fire,fire,fire") == "KMI-71"
    assert why_not(state, 0, "cast fire from 0:wolf=3,fire") == "KMI-72"
    assert why_not(state, 0, "cast water from 0:fairy_fire=3,wolf=1") == "KMI-26"


def test_kmi_74_r19_the_sprite_sends_every_guardian_away_after_the_curse():
    state = at(["sprite guardian_red", "guardian_blue fire"], drawn="guardian_grey")
    told = do(state, 0, "use sprite")
    assert names(told) == ["GuardiansFreed"]
    assert (hand(state, 0), hand(state, 1), pile(state, "drawn")) == ("", "fire", "")
    assert pile(state, "discard") == "guardian_blue guardian_grey guardian_red sprite"
    cursed = at(["sprite fire", ""], "curse", drawn="guardian_red", sheet=sheet("curse_discard"))
    assert why_not(cursed, 0, "use sprite") == "KMI-15"


def test_kmi_75_r17_the_dragonflies_carry_two_cards_guardians_too():
    state = at(["", "guardian_red", ""], drawn="dragonflies")
    assert legal(state, 0) == {"use dragonflies 1", "done"}
    assert why_not(state, 0, "use dragonflies 2") == "KMI-R17"
    do(state, 0, "use dragonflies 1")
    assert (state.phase, state.acting) == ("give", (1,))
    assert why_not(state, 1, "give guardian_red to 1") == "KMI-R17"
    assert why_not(state, 1, "give fire to 0") == "HOLD"
    do(state, 1, "give guardian_red to 2")
    assert (state.acting, legal(state, 0)) == ((0,), {"giver 2"})
    assert why_not(state, 0, "giver 1") == "KMI-R17"
    do(state, 0, "giver 2")
    assert why_not(state, 2, "giver 0") == "KMI-15"
    do(state, 2, "give guardian_red to 0")
    assert (state.phase, hand(state, 0)) == ("cast", "guardian_red")


def test_kmi_75_r30_with_no_card_anywhere_the_dragonflies_do_nothing():
    state = at(["", ""], drawn="dragonflies")
    told = do(state, 0, "use dragonflies 1")
    assert names(told) == ["DragonfliesIdle"]
    assert (state.phase, pile(state, "discard")) == ("cast", "dragonflies")


def test_kmi_76_r20_an_overfull_reserve_is_brought_back_at_the_end_of_the_own_turn():
    state = at(["water", "fire fire fire fire"], drawn="dragonflies air")
    do(state, 0, "use dragonflies 0")
    do(state, 0, "give water to 1", "giver 0")
    do(state, 0, "give air to 1")
    assert hand(state, 1) == "water fire fire fire fire air"
    full = at(["water fire fire fire fire air", ""], "store")
    assert why_not(full, 0, "keep water fire fire fire fire air") == "KMI-33"


def test_kmi_77_r18_the_mouse_lets_each_named_invoker_take_one_card_or_none():
    state = at(["", "fire fire fire fire"], drawn="mouse", discard="wolf guardian_red air")
    assert "mouse" not in pile(state, "discard")
    do(state, 0, "use mouse 1 0")
    assert (state.acting, state.inspect()["takers"]) == ((1,), [1, 0])
    assert legal(state, 1) == {"take air", "take wolf", "take none"}
    assert why_not(state, 1, "take guardian_red") == "KMI-77"
    assert why_not(state, 1, "take mouse") == "HOLD"
    do(state, 1, "take wolf")
    do(state, 0, "take none")
    assert (hand(state, 1), pile(state, "discard")) == ("fire fire fire fire wolf", "air guardian_red mouse")


def test_kmi_78_only_the_activator_who_owns_them_plays_sprite_dragonflies_and_mouse():
    state = at(["fire", "sprite dragonflies mouse"])
    for text in ("use sprite", "use dragonflies 0", "use mouse 0"):
        assert why_not(state, 0, text) == "KMI-78"
        assert why_not(state, 1, text) == "TURN"
        assert why_not(at(["fire", ""]), 0, text) == "HOLD"


def test_a_seat_that_is_not_there_is_refused_wherever_it_can_be_named():
    state = at(["fire mouse dragonflies", "fire"])
    assert why_not(state, 0, "cast fire from 0:fire 5:fire,fire,fire") == "HOLD"
    assert why_not(state, 0, "use mouse 2") == "HOLD"
    assert why_not(state, 0, "use dragonflies 2") == "HOLD"
    do(state, 0, "use dragonflies 1")
    assert why_not(state, 1, "give fire to 2") == "HOLD"


def test_of_the_many_ways_to_pay_with_elements_five_are_offered_in_which_the_activator_gives_most():
    plenty = (4, 4, 4, 4, 4)  # so many water cards at each of five seats; seat 0 casts
    offered = casts(False, Card.WATER, plenty, 0)
    ways = [[(gift.seat, len(gift.cards)) for gift in cast.gifts] for cast in offered]
    assert ways == [[(0, 4)], [(0, 3), (1, 1)], [(0, 3), (2, 1)], [(0, 3), (3, 1)], [(0, 3), (4, 1)]]
