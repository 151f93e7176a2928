"""Setup, phases, modes, collapses and the end: the numbered rules KMI-01 to 35 and 80 to 97."""

from collections import Counter
from random import Random

import pytest

from accessible_games.engine import CHANCE
from tests.games.kamimai.tables import (
    KAMIMAI,
    SHEET,
    at,
    chance,
    do,
    hand,
    legal,
    names,
    new,
    pile,
    sheet,
    why_not,
)


def started(seats=3, seat=0, **options):
    """A game whose Grimoire is built and whose first activator is known."""
    state = new(seats, **options)
    state.apply(CHANCE, state.due().sample(Random(5)))
    chance(state, f"starter {seat}")
    return state


def test_kmi_01_n01_all_win_or_all_lose_and_one_to_five_may_play():
    state = at(["water water water water", ""], sheet=[{"id": "A", "effect": "none", "spells": ["water"]}])
    assert state.returns() == (0.0, 0.0)
    do(state, 0, "cast water from 0:water,water,water,water")
    assert state.returns() == (1.0, 1.0)
    lost = at(["", ""], "draw", energy=1, drawn="fire")
    do(lost, 0, "hold")
    chance(lost, "roll 1")
    assert lost.returns() == (-1.0, -1.0)
    assert [new(seats).rules.seats for seats in KAMIMAI.seats] == [1, 2, 3, 4, 5]


def test_kmi_02_03_04_06_r16_the_grimoire_is_all_64_cards_in_two_halves():
    state = new(4)
    built = state.due().sample(Random(1))
    assert (len(built.left), len(built.right)) == (32, 32)
    cards = Counter(card.id for card in (*built.left, *built.right))
    assert [cards[one] for one in ("water", "fire", "earth", "air")] == [12] * 4
    assert [cards[f"guardian_{colour}"] for colour in ("blue", "grey", "red", "green")] == [2] * 4
    assert sorted(cards.values())[:8] == [1] * 8
    with pytest.raises(ValueError, match="1 to 5"):
        new(6)
    assert new(6, max_players=6).rules.seats == 6


def test_kmi_05_80_81_82_the_level_is_chosen_and_the_mode_sets_the_energy():
    assert [len(new(2, level=level).sheet.zones) for level in (1, 2, 3)] == [3, 4, 5]
    assert [new(2, mode=mode).energy for mode in ("easy", "normal", "hard")] == [6, 5, 5]


def test_kmi_07_08_09_nobody_starts_with_a_card_and_the_discard_pile_is_empty():
    state = started()
    assert state.reserves == [0, 0, 0]
    assert (state.discard, state.drawn) == (0, 0)


def test_kmi_10_35_the_starter_is_drawn_and_turns_go_clockwise():
    assert {str(new(3).due().sample(Random(n)))[:7] for n in range(3)} == {"rebuild"}
    state = new(3)
    state.apply(CHANCE, state.due().sample(Random(1)))
    assert {str(state.due().sample(Random(n))) for n in range(20)} == {"starter 0", "starter 1", "starter 2"}
    state = started(3, 2)
    do(state, 2, "draw left")
    chance(state, "roll 100")
    do(state, 2, "hold")
    chance(state, "roll 100")
    do(state, 2, "done", "keep")
    chance(state, "roll 100")
    assert state.activator == 0


def test_kmi_11_33_r32_four_cards_may_be_kept_and_fewer_as_well():
    state = at(["water fire", ""], "store", drawn="earth air wolf")
    assert why_not(state, 0, "keep water fire earth air wolf") == "KMI-33"
    kept = legal(state, 0)
    assert len(kept) == 5
    do(state, 0, "keep wolf")
    assert hand(state, 0) == "wolf"
    assert pile(state, "discard") == "water fire earth air"


def test_kmi_15_an_action_of_another_phase_is_refused():
    state = at(["water", ""], "draw")
    assert why_not(state, 0, "done") == "KMI-15"
    assert why_not(state, 0, "keep water") == "KMI-15"
    assert why_not(state, 0, "take water") == "KMI-15"
    assert why_not(state, 1, "draw left") == "TURN"
    assert why_not(at(["water", ""]), 0, "draw left") == "KMI-15"
    assert why_not(at(["water", ""], "target"), 0, "draw left") == "KMI-15"


def test_kmi_16_a_zone_is_targeted_if_none_is_and_a_sealed_one_is_not():
    state = at(["", ""], "target", sealed=["A"])
    assert legal(state, 0) == {"target B"}
    assert why_not(state, 0, "target A") == "KMI-16"
    assert why_not(state, 0, "target Z") == "KMI-16"
    do(state, 0, "target b")
    assert state.inspect()["targeted"] == "B"
    assert state.phase == "draw"


def test_kmi_17_r27_a_targeted_zone_stays_and_after_a_seal_the_next_activator_chooses():
    assert why_not(at(["", ""], "draw"), 0, "target B") == "KMI-17"
    assert why_not(at(["", ""], "store"), 0, "target B") == "KMI-17"
    state = at(["water water water water", ""], sheet=[{"id": "Z", "effect": "none", "spells": ["water"]}, SHEET[1]],
               targeted="Z")  # fmt: skip
    do(state, 0, "cast water from 0:water,water,water,water")
    do(state, 0, "keep")
    chance(state, "roll 100")
    assert (state.phase, state.acting) == ("target", (1,))


def test_kmi_18_level_one_has_its_first_arrow_scratched_and_the_others_have_not():
    assert started(3, level=1).phase == "draw"
    assert started(3, level=2).phase == "target"
    assert started(3, level=3).phase == "target"


def test_kmi_20_22_one_card_must_be_drawn_and_one_must_stay():
    state = at(["", ""], "draw", grimoire={"left": 1, "right": 1})
    assert why_not(state, 0, "hold") == "KMI-20"
    do(state, 0, "draw right")
    chance(state, "roll 100")
    assert legal(state, 0) == {"hold"}
    assert why_not(state, 0, "draw left") == "KMI-22"


def test_kmi_23_90_r02_r08_a_collapse_in_the_draw_costs_a_point_and_skips_curse_and_spells():
    state = at(["water", ""], "draw", sheet=sheet("curse_energy"), drawn="guardian_blue", discard="air",
               grimoire={"left": ["fire", "earth"], "right": ["air"]})  # fmt: skip
    do(state, 0, "draw left")
    told = chance(state, "roll 1")
    assert names(told) == ["GrimoireFell", "CollapsedInDraw"]
    assert (state.energy, state.phase) == (4, "store")
    assert pile(state, "drawn") == "fire guardian_blue"
    assert why_not(state, 0, "use sprite") == "KMI-90"
    do(state, 0, "keep fire guardian_blue")
    assert why_not(state, 0, "keep") == "TURN"
    chance(state, "rebuild earth air | water air")
    assert pile(state, "discard") == ""


def test_kmi_25_29_30_r21_any_number_of_spells_and_a_scratched_one_is_gone():
    state = at(["water water water water water water water water", "fire"], drawn="fire fire fire sprite",
               sheet=[{"id": "A", "effect": "none", "spells": ["water", "water", "fire"]}, SHEET[1]])  # fmt: skip
    do(state, 0, "cast water from 0:water,water,water,water")
    do(state, 0, "cast water from 0:water,water,water,water")
    assert why_not(state, 0, "cast water from 0:water,water,water,water") == "KMI-26"
    told = do(state, 0, "cast fire from 0:fire,fire,fire 1:fire")
    assert names(told) == ["SpellCast", "ZoneSealed"]
    assert why_not(state, 0, "use sprite") == "KMI-31"


def test_kmi_31_done_ends_the_casting_and_nothing_is_cast_after_it():
    state = at(["water water water water", ""])
    do(state, 0, "done")
    assert why_not(state, 0, "cast water from 0:water,water,water,water") == "KMI-31"


def test_kmi_84_r34_a_new_sheet_brings_two_points_new_cards_and_the_next_activator():
    state = at(["air", "water", "fire"], activator=1, drawn="air air air air", energy=2, level=1, adventure=True,
               sheet=[{"id": "A", "effect": "none", "spells": ["air"]}])  # fmt: skip
    told = do(state, 1, "cast air from 1:air,air,air,air")
    assert names(told)[:4] == ["SpellCast", "ZoneSealed", "SheetWon", "SheetBegun"]
    assert (state.energy, state.level, state.reserves) == (4, 2, [0, 0, 0])
    state.apply(CHANCE, state.due().sample(Random(1)))
    assert (state.activator, state.phase) == (2, "target")
    assert len(state.left) + len(state.right) == 64


def test_kmi_84_the_last_level_of_an_adventure_ends_it():
    state = at(["water water water water", ""], adventure=True, level=3,
               sheet=[{"id": "A", "effect": "none", "spells": ["water"]}])  # fmt: skip
    do(state, 0, "cast water from 0:water,water,water,water")
    assert (state.phase, state.won) == ("over", True)


def test_kmi_83_91_92_between_turns_only_hard_mode_costs_and_takes_the_discard_pile():
    for mode, energy, discard in (("normal", 5, "fire"), ("easy", 5, "fire"), ("hard", 4, "")):
        state = at(["water", ""], "store", mode=mode, energy=5, discard="fire",
                   grimoire={"left": ["air"], "right": ["earth"]})  # fmt: skip
        do(state, 0, "keep water")
        told = chance(state, "roll 1")
        assert names(told) == ["GrimoireFell", "CollapsedBetween"]
        assert state.energy == energy
        chance(state, "rebuild air earth | fire" if mode == "hard" else "rebuild earth | air")
        assert pile(state, "discard") == discard
        assert state.activator == 1


def test_kmi_83_r24_the_last_point_can_be_lost_between_turns_and_no_blessing_helps():
    state = at(["", ""], "store", mode="hard", energy=1, sheet=sheet("blessing"), drawn="guardian_red")
    do(state, 0, "keep guardian_red")
    told = chance(state, "roll 4")
    assert names(told)[-1] == "GameLost"
    assert (state.phase, state.actors()) == ("over", ())
    assert why_not(state, 0, "draw left") == "TURN"


def test_kmi_95_96_victory_needs_all_zones_and_defeat_is_at_once():
    state = at(["water water water water fire fire fire fire", ""], sealed=["A"], targeted="B")
    do(state, 0, "cast water from 0:water,water,water,water")
    assert state.phase == "cast"
    told = do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    assert names(told) == ["SpellCast", "ZoneSealed", "GameWon"]
    assert state.inspect()["winners"] == [0, 1]


def test_kmi_97_45_r26_r33_alone_all_is_paid_and_owed_by_one():
    state = at(["guardian_red fire fire fire fire"], drawn="guardian_grey", sheet=sheet("curse_discard"),
               phase="curse")  # fmt: skip
    do(state, 0, "discard fire")
    assert state.phase == "cast"
    alone = at(["air air air air"])
    assert "team air" in alone.inspect()["castable"]
    do(alone, 0, "cast team air from 0:air,air,air,air")
    assert pile(alone, "discard") == "air air air air"


def test_kmi_r01_option_the_blessing_may_need_no_guardian():
    for needs, energy in ((True, 4), (False, 5)):
        options = {"blessing_requires_guardian": needs}
        state = at(["", ""], "draw", options, drawn="fire", sheet=sheet("blessing"), energy=5)
        do(state, 0, "hold")
        chance(state, "roll 2")
        assert state.energy == energy


def test_kmi_r07_a_guardian_drawn_now_does_not_rule_this_draw():
    state = at(["", ""], "draw", grimoire={"left": ["guardian_grey", "fire"], "right": ["air", "water"]})
    do(state, 0, "draw left")
    chance(state, "roll 100")
    assert state.inspect()["outer"] == ["fire", "air"]
    assert state.inspect()["guardian"] == ""


def test_kmi_r10_a_used_up_grimoire_is_built_of_the_discard_pile():
    state = at(["", ""], "store", discard="fire air", grimoire={"left": ["water"], "right": []})
    do(state, 0, "keep")
    chance(state, "roll 100")
    assert (state.phase, state.waiting, state.energy) == ("draw", "thin", 5)
    chance(state, "rebuild fire water | air")
    assert state.inspect()["grimoire_sizes"] == [2, 1]
    assert legal(state, 1) == {"draw left", "draw right"}


def test_kmi_r10_with_too_few_cards_phase_two_is_skipped():
    state = at(["fire fire fire", "fire"], "target", grimoire={"left": [], "right": []})
    do(state, 0, "target A")
    told = chance(state, "rebuild |")
    assert names(told) == ["GrimoireBuilt", "DrawingSkipped"]
    assert (state.phase, state.inspect()["castable"]) == ("cast", ["fire"])


def test_kmi_r10_is_not_tested_when_a_position_is_loaded():
    state = at(["", ""], "draw", grimoire={"left": ["water"], "right": []}, drawn="fire")
    assert legal(state, 0) == {"hold"}


def test_kmi_r28_r29_after_a_late_collapse_the_fallen_cards_alone_are_rebuilt_then_the_roll():
    state = at(["water", ""], "store", collapsed_late=True, discard="fire",
               grimoire={"left": ["air"], "right": ["earth"]})  # fmt: skip
    assert state.inspect()["outer"] == ["", ""]
    do(state, 0, "keep water")
    chance(state, "rebuild earth | air")
    assert pile(state, "discard") == "fire"
    assert state.waiting == "between"
    assert state.inspect()["outer"] == ["earth", "air"]
    chance(state, "roll 2")
    assert state.activator == 1


def test_kmi_r29_an_empty_grimoire_is_not_tried_between_turns():
    state = at(["water", ""], "store", grimoire={"left": [], "right": []}, discard="fire air")
    do(state, 0, "keep water")
    assert (state.activator, state.waiting) == (1, "thin")


def test_kmi_r35_outer_cards_are_not_told_from_a_collapse_to_the_rebuild_nor_while_a_card_is_tried():
    state = at(["", ""], "draw", grimoire={"left": ["fire", "air"], "right": ["water", "earth"]})
    assert state.inspect()["outer"] == ["fire", "water"]
    do(state, 0, "draw left")
    assert state.inspect()["outer"] == ["", ""]
    chance(state, "roll 1")
    assert state.inspect()["outer"] == ["", ""]
    do(state, 0, "keep fire")
    chance(state, "rebuild air earth | water")
    assert state.inspect()["outer"] == ["air", "water"]


def test_kmi_r35_with_grey_among_several_guardians_nothing_is_told_until_the_choice():
    for colour, outer in (("grey", ["", ""]), ("red", ["fire", "water"])):
        state = at(
            ["guardian_grey guardian_red", ""], "draw", grimoire={"left": ["fire"], "right": ["water", "air"]}
        )
        assert state.inspect()["outer"] == ["", ""]
        told = do(state, 0, f"guardian {colour}")
        assert state.inspect()["outer"] == outer
        assert names(told) == ["GuardianApplied"] + ["OuterTold"] * (colour == "red")
