"""Tamashii's rules, each named by its number in the ledger."""

import pytest

from accessible_games.engine import CHANCE, GameIsOver, NotYourTurn, OutcomeAwaited, OutcomeNotPossible
from tests.each import each
from tests.games.tamashii.tables import (
    FULL,
    TAMASHII,
    at,
    chance,
    do,
    draw,
    gems,
    legal,
    look_of,
    names,
    new,
    told,
    why_not,
)

BAGS = {
    "beginner": (10, 10, 10, 2),
    "easy": (10, 10, 10, 1),
    "standard": (9, 9, 9, 1),
    "difficult": (9, 9, 9, 2),
    "expert": (8, 8, 8, 2),
}


# --- the beginning


def test_tam_01_two_to_six_play_together():
    assert list(TAMASHII.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("level", "bag"), BAGS.items())
def test_tam_03_06_r01_r02_each_level_has_its_bag_and_the_rest_of_32_gems_stays_out(level, bag):
    table = new(level=level).inspect()
    assert tuple(table["bag"].values()) == bag
    assert tuple(table["removed"].values()) == tuple(n - m for n, m in zip((10, 10, 10, 2), bag, strict=True))


def test_tam_05_06_the_level_is_standard_unless_another_is_chosen():
    assert new().inspect()["level"] == "standard"


def test_tam_02_05_six_characters_are_laid_out_face_down_in_any_order():
    state = TAMASHII.new_state(2, {}, {})
    assert state.phase == "layout"
    for text in ("starter 0", "gem blue", "remove blue"):
        assert isinstance(state.check(CHANCE, TAMASHII.parse_action(text)), OutcomeNotPossible)
    do(state, CHANCE, "layout sven kristoff elsa anna olaf trolls")
    assert state.inspect()["characters"] == ["sven", "kristoff", "elsa", "anna", "olaf", "trolls"]
    assert state.inspect()["face_up"] == []


def test_tam_07_r19_any_seat_may_start_and_turns_go_clockwise():
    state = new(3, starter=2)
    assert state.actors() == (2,)
    do(state, 2, "look 1")
    chance(state, "remove blue")
    assert state.actors() == (0,)
    waiting = TAMASHII.new_state(3, {}, {})
    do(waiting, CHANCE, "layout sven kristoff elsa anna olaf trolls")
    assert isinstance(waiting.check(CHANCE, TAMASHII.parse_action("starter 3")), OutcomeNotPossible)


# --- a turn


def test_tam_10_a_turn_is_a_look_or_a_draw():
    assert legal(at(), 0) == {"draw", "look 1", "look 2", "look 3", "look 4", "look 5", "look 6"}


def test_tam_11_12_36_a_look_changes_nothing_and_is_the_whole_turn():
    state = at(3, gems={"5": {"pink": 2}})
    before = look_of(state)
    do(state, 0, "look 5")
    assert look_of(state) == before
    assert state.actors() == (CHANCE,)
    chance(state, "remove blue")
    assert state.actors() == (1,)


def test_tam_r23_a_card_may_be_looked_at_again_but_none_that_is_face_up():
    state = at(face_up=[2])
    do(state, 0, "look 5")
    chance(state, "remove blue")
    do(state, 1, "look 5")
    chance(state, "remove blue")
    assert why_not(state, 0, "look 2").rule == "TAM-R23"
    assert "look 2" not in legal(state, 0)


def test_tam_12_r08_who_draws_takes_a_gem_and_then_decides_again_and_again():
    state = at()
    assert why_not(state, 0, "give 1").rule == "TAM-R08"
    do(state, 0, "draw")
    assert state.actors() == (CHANCE,)
    assert legal(state, 0) == set()
    chance(state, "gem blue")
    assert legal(state, 0) == {"draw", *(f"give {n}" for n in range(1, 7))}
    assert why_not(state, 0, "look 1").rule == "TAM-R08"
    draw(state, 0, "pink", "green")
    assert state.inspect()["held"] == gems(blue=1, pink=1, green=1)


def test_tam_r08_an_empty_bag_leaves_only_the_gift():
    state = at(bag={"blue": 1}, gems={"4": {"blue": 2}})
    draw(state, 0, "blue")
    assert why_not(state, 0, "draw").rule == "TAM-R08"
    assert "draw" not in legal(state, 0)
    do(state, 0, "give 4")


def test_tam_13_15_all_gems_go_to_one_character_and_gifts_of_several_turns_add_up():
    state = at()
    draw(state, 0, "blue", "pink")
    do(state, 0, "give 3")
    assert state.inspect()["gems"]["3"] == gems(blue=1, pink=1)
    assert state.inspect()["held"] == gems()
    do(state, 0, "leave")
    chance(state, "remove green")
    draw(state, 1, "blue")
    do(state, 1, "give 3")
    assert state.inspect()["gems"]["3"] == gems(blue=2, pink=1)


def test_tam_r07_only_a_character_that_is_face_down_gets_gems():
    state = at(face_up=[1, 2])
    draw(state, 0, "blue")
    assert legal(state, 0) == {"draw", "give 3", "give 4", "give 5", "give 6"}
    assert why_not(state, 0, "give 2").rule == "TAM-R07"


def test_tam_14_r16_r17_a_red_gem_sends_back_this_turns_gems_and_no_others():
    state = at(gems={"1": {"green": 2}})
    before = look_of(state)
    draw(state, 0, "blue", "green", "red")
    assert look_of(state) == before
    chance(state, "remove pink")
    assert state.actors() == (1,)
    before = look_of(state)
    assert names(told(draw(state, 1, "red"))) == ["BagReached", "RedDrawn"]
    assert look_of(state) == before
    assert state.phase == "removal"


def test_tam_35_36_after_every_turn_a_gem_leaves_the_bag_and_a_red_one_goes_back():
    state = at()
    do(state, 0, "look 1")
    before = look_of(state)
    assert names(chance(state, "remove red", "remove red")) == ["RedPutBack", "RedPutBack"]
    assert look_of(state) == before
    chance(state, "remove blue")
    assert state.inspect()["bag"] == FULL | {"blue": 6}
    assert state.inspect()["removed"] == gems(blue=1)


def test_tam_r15_with_only_red_gems_left_none_is_removed():
    state = at(level="beginner", bag={"red": 2}, gems={"4": {"blue": 3}})
    assert names(do(state, 0, "look 1"))[-1] == "NothingRemoved"
    assert state.actors() == (1,)


def test_outcomes_that_are_not_there_or_not_due_are_refused():
    state = at(bag={"blue": 4, "red": 1})
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("gem blue")), NotYourTurn)
    assert isinstance(state.check(0, TAMASHII.parse_action("gem blue")), OutcomeNotPossible)
    do(state, 0, "draw")
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("gem pink")), OutcomeNotPossible)
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("remove blue")), OutcomeNotPossible)
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("draw")), OutcomeAwaited)
    assert isinstance(state.check(0, TAMASHII.parse_action("draw")), OutcomeAwaited)
    assert isinstance(state.check(0, TAMASHII.parse_action("gem blue")), OutcomeAwaited)
    chance(state, "gem blue")
    do(state, 0, "give 4")
    do(state, 0, "leave")
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("gem blue")), OutcomeNotPossible)
    assert isinstance(state.check(CHANCE, TAMASHII.parse_action("remove pink")), OutcomeNotPossible)
    assert state.check(CHANCE, TAMASHII.parse_action("remove red")) is None


def test_a_seat_that_is_not_asked_has_no_moves_and_learns_whose_turn_it_is():
    state = at(3, to_act=1)
    assert legal(state, 0) == set()
    assert why_not(state, 0, "draw") == NotYourTurn(1)


# --- turning over


def test_tam_20_r09_turning_over_is_asked_after_giving_and_only_then():
    state = at()
    for text in ("flip", "leave"):
        assert why_not(state, 0, text).rule == "TAM-R09"
    draw(state, 0, "blue")
    assert why_not(state, 0, "flip").rule == "TAM-R09"
    do(state, 0, "give 4")
    assert legal(state, 0) == {"flip", "leave"}
    for text in ("draw", "look 1", "give 4"):
        assert why_not(state, 0, text).rule == "TAM-20"
    assert why_not(state, 0, "draw").position == 4


ENOUGH = {
    "1": {"blue": 1, "pink": 1, "green": 2},
    "2": {"blue": 1, "pink": 1, "green": 1},
    "3": {"blue": 2, "pink": 2},
    "4": {"blue": 3},
    "5": {"green": 3},
    "6": {"pink": 3},
}
"""The toolkit's own wishes, with the characters in the order of the deck (TAM-N01)."""


@each("position", ENOUGH)
def test_tam_21_22_n01_r10_just_enough_satisfies_one_less_does_not_and_more_does_no_harm(position):
    just = ENOUGH[position]
    wishes = [(just, True), ({colour: n + 1 for colour, n in just.items()}, True)]
    wishes += [(just | {colour: n - 1}, False) for colour, n in just.items()]
    for table, met in wishes:
        if not any(table.values()):
            continue
        state = at(
            bag={"blue": 4, "pink": 4, "green": 4},
            gems={position: table},
            phase="flip",
            flip_at=int(position),
        )
        do(state, 0, "flip")
        assert state.inspect()["face_up"] == ([int(position)] if met else [])
        assert (state.phase == "effect") == met


def test_tam_22_r06_all_gems_of_a_failed_flip_leave_the_game():
    state = at(gems={"6": {"pink": 2, "blue": 1}}, phase="flip", flip_at=6)
    events = told(do(state, 0, "flip"), 1)
    assert names(events) == ["FlipFailed", "CharacterExposed"]
    assert state.inspect()["gems"]["6"] == gems()
    assert state.inspect()["removed"] == gems(pink=2, blue=1)
    assert state.inspect()["bag"] == FULL
    assert state.phase == "removal"


def test_tam_r06_an_option_keeps_a_failed_flip_to_the_player_who_made_it():
    state = at(3, {"failed_flip_public": False}, gems={"6": {"pink": 2}}, phase="flip", flip_at=6, to_act=1)
    events = do(state, 1, "flip")
    assert names(told(events, 1)) == ["FlipFailed", "CharacterSeen"]
    assert names(told(events, 0)) == names(told(events)) == ["FlipFailed"]


# --- effects


def effect_of(position, **more):
    """A state in which the effect of the card at a position is asked."""
    return at(face_up=[position], phase="effect", flip_at=position, **more)


def test_tam_30_the_trolls_take_one_red_gem_out_of_the_bag():
    state = effect_of(1, bag=FULL | {"red": 2})
    do(state, 0, "effect")
    assert state.inspect()["bag"] == FULL | {"red": 1}
    assert state.inspect()["removed"] == gems(red=1)


def test_tam_r13_without_a_red_gem_the_trolls_do_nothing():
    state = effect_of(1, bag=FULL | {"red": 0})
    before = look_of(state)
    assert do(state, 0, "effect")[0].variant() == "nothing"
    assert look_of(state) == before


def test_tam_31_r10_olaf_puts_all_his_gems_back_extra_ones_too():
    state = effect_of(2, gems={"2": {"blue": 1, "pink": 2, "green": 1}, "3": {"blue": 1}})
    do(state, 0, "effect")
    assert state.inspect()["bag"] == {"blue": 8, "pink": 9, "green": 8, "red": 1}
    assert state.inspect()["gems"]["2"] == gems()
    assert state.inspect()["gems"]["3"] == gems(blue=1)


def test_tam_32_anna_lets_her_player_look_at_a_card_that_is_face_down():
    state = effect_of(3)
    assert names(do(state, 0, "effect")) == ["LookGranted"]
    assert legal(state, 0) == {"look 1", "look 2", "look 4", "look 5", "look 6"}
    for text in ("draw", "give 4"):
        assert why_not(state, 0, text).rule == "TAM-32"
    assert why_not(state, 0, "look 3").rule == "TAM-R23"
    assert why_not(state, 0, "leave").rule == "TAM-R09"
    assert why_not(state, 0, "no effect").rule == "TAM-R12"
    assert names(told(do(state, 0, "look 1"), 0)) == ["Looked", "CharacterSeen"]
    assert state.phase == "removal"


def test_tam_r14_anna_as_the_last_one_ends_the_game_and_no_look_is_asked():
    state = at(face_up=[1, 2, 4, 5, 6], gems={"3": {"blue": 2, "pink": 2}}, phase="flip", flip_at=3)
    do(state, 0, "flip")
    assert state.actors() == ()


@pytest.mark.parametrize(("position", "colour"), [(4, "blue"), (5, "green"), (6, "pink")])
def test_tam_33_elsa_kristoff_and_sven_put_two_gems_of_their_colour_back(position, colour):
    state = effect_of(position, gems={str(position): {colour: 3, "red": 0}})
    do(state, 0, "effect")
    assert state.inspect()["bag"] == FULL | {colour: 9}
    assert state.inspect()["gems"][str(position)] == gems(**{colour: 1})


@pytest.mark.parametrize(("own", "out", "back"), [(1, 5, 2), (0, 5, 2), (0, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_tam_r11_the_two_gems_are_the_characters_own_then_removed_ones_as_many_as_there_are(own, out, back):
    bag = FULL | {"blue": 2}
    state = effect_of(4, bag=bag, gems={"4": {"blue": own}}, removed={"blue": out, "pink": 2})
    events = do(state, 0, "effect")
    assert state.inspect()["bag"] == bag | {"blue": 2 + back}
    assert state.inspect()["gems"]["4"] == gems()
    assert state.inspect()["removed"] == gems(pink=2, blue=out - (back - own))
    assert events[0].variant() == ("" if back else "nothing")


def test_tam_r12_r24_the_effect_is_asked_after_every_success_and_may_be_declined():
    state = at(bag=FULL | {"red": 0}, gems={"1": ENOUGH["1"]}, phase="flip", flip_at=1)
    do(state, 0, "flip")
    assert legal(state, 0) == {"effect", "no effect"}
    for text in ("draw", "look 2", "give 2"):
        assert why_not(state, 0, text).rule == "TAM-R24"
    before = look_of(state)
    assert names(do(state, 0, "no effect")) == ["EffectWaived"]
    assert look_of(state) == before
    assert state.phase == "removal"


def test_tam_r12_an_effect_out_of_place_is_refused():
    state = at()
    for text in ("effect", "no effect"):
        assert why_not(state, 0, text).rule == "TAM-R12"


def test_tam_r25_what_an_effect_put_back_may_be_removed_at_the_end_of_the_same_turn():
    state = effect_of(4, bag=FULL | {"blue": 0}, gems={"4": {"blue": 3}})
    do(state, 0, "effect")
    chance(state, "remove blue")
    assert state.inspect()["bag"]["blue"] == 1


# --- beginner


def test_tam_40_at_beginner_level_a_red_gem_is_kept_and_ends_nothing():
    state = at(level="beginner")
    draw(state, 0, "red")
    assert state.inspect()["held"] == gems(red=1)
    assert "draw" in legal(state, 0)


@pytest.mark.parametrize(("reds", "met"), [(0, False), (1, False), (2, True)])
def test_tam_40_r21_jokers_stand_for_whatever_is_missing(reds, met):
    state = at(
        level="beginner", bag=FULL | {"red": 0}, gems={"3": {"blue": 2, "red": reds}}, phase="flip", flip_at=3
    )
    do(state, 0, "flip")
    assert bool(state.inspect()["face_up"]) == met
    assert state.inspect()["gems"]["3"] == (gems(blue=2, red=2) if met else gems())
    assert state.inspect()["removed"] == (gems() if met else gems(blue=2, red=reds))


def test_tam_40_a_red_gem_is_no_joker_at_other_levels():
    state = at(gems={"3": {"blue": 2, "red": 2}}, bag={"blue": 4, "pink": 4}, phase="flip", flip_at=3)
    do(state, 0, "flip")
    assert state.inspect()["face_up"] == []


def test_tam_41_at_beginner_level_no_effect_is_asked():
    state = at(level="beginner", gems={"4": {"blue": 3}}, phase="flip", flip_at=4)
    do(state, 0, "flip")
    assert state.phase == "removal"
    assert state.inspect()["gems"]["4"] == gems(blue=3)


def test_tam_r22_at_beginner_level_the_removal_gives_a_red_gem_back_too():
    state = at(level="beginner")
    do(state, 0, "look 1")
    chance(state, "remove red")
    assert state.phase == "removal"
    assert state.inspect()["bag"] == FULL


# --- the end


def last_one(bag, on=None, level="standard"):
    """Only Kristoff, who wants three green gems, is face down."""
    return at(level=level, face_up=[1, 2, 3, 4, 6], bag=bag, gems={"5": on or {}})


@each(
    ("bag", "on", "over"),
    [
        ({"blue": 4, "green": 2, "red": 1}, {"green": 1}, False),
        ({"blue": 4, "green": 1, "red": 1}, {"green": 1}, True),
        ({"blue": 4, "green": 3}, {}, False),
        ({"blue": 4, "green": 2}, {}, True),
        ({"blue": 1}, {"green": 3}, False),
        ({"red": 1}, {"green": 3}, True),
        ({}, {"green": 3}, True),
    ],
)
def test_tam_50_r03_r04_the_game_ends_when_nobody_face_down_can_get_enough(bag, on, over):
    assert last_one(bag, on).inspect()["over"] == over


@each(
    ("bag", "on", "over"),
    [
        ({"red": 2}, {"green": 1}, False),
        ({"green": 1, "red": 1}, {"green": 1}, False),
        ({"green": 1, "blue": 1}, {"green": 1, "red": 1}, False),
        ({"green": 1, "blue": 1}, {"green": 1}, True),
        ({"red": 1}, {"green": 1}, True),
        ({}, {"green": 3}, True),
    ],
)
def test_tam_r04_at_beginner_level_jokers_count(bag, on, over):
    assert last_one(bag, on, "beginner").inspect()["over"] == over


def test_tam_r03_one_character_that_can_be_completed_is_enough():
    bag = {"blue": 0, "pink": 3, "green": 0}
    assert not at(bag=bag).inspect()["over"]
    assert at(bag=bag, face_up=[6]).inspect()["over"]


def test_tam_r04_the_test_comes_after_the_removal_and_future_effects_do_not_count():
    state = at(face_up=[1, 2, 3], bag={"blue": 3, "green": 2, "pink": 2})
    do(state, 0, "look 4")
    assert state.phase == "removal"
    events = chance(state, "remove blue")
    assert names(events) == ["GemRemoved", "GameEnded"]
    assert isinstance(why_not(state, 1, "draw"), GameIsOver)
    assert state.actors() == ()


@pytest.mark.parametrize(
    ("up", "rating", "won"),
    [([], 0, -1), ([1, 2], 0, -1), ([1, 2, 3], 1, 1), ([1, 2, 3, 4], 2, 1), ([1, 2, 3, 4, 5], 3, 1)],
)
def test_tam_51_the_rating_follows_the_characters_face_up(up, rating, won):
    state = at(3, face_up=up, bag={"red": 1})
    assert state.inspect()["over"]
    assert state.inspect()["rating"] == rating
    assert state.inspect()["face_up_count"] == len(up)
    assert state.returns() == (won, won, won)
    assert state.inspect()["winners"] == state.inspect()["scores"] == []


def test_tam_52_r18_the_sixth_success_ends_the_game_at_once():
    state = at(4, face_up=[1, 2, 3, 4, 6], gems={"5": {"green": 3}}, phase="flip", flip_at=5)
    assert state.returns() == (0, 0, 0, 0)
    events = do(state, 0, "flip")
    assert names(events) == ["CharacterSatisfied", "GameEnded"]
    assert events[-1].variant() == "impressive"
    assert state.inspect()["rating"] == 4
    assert state.returns() == (1, 1, 1, 1)


# --- notation


@each(
    "text",
    ["look", "look 0", "look 7", "look 1 2", "give x", "draw 2", "", "gem", "gem gold", "gem blue red",
     "remove", "starter", "starter 6", "starter -1", "layout elsa", "layout elsa elsa anna olaf sven trolls",
     "layout elsa olaf anna trolls sven yeti", "turn over"],
)  # fmt: skip
def test_what_cannot_be_read_says_what_can(text):
    with pytest.raises(ValueError, match=r"\w") as problem:
        TAMASHII.parse_action(text)
    assert "\n" not in str(problem.value)
    assert len(str(problem.value)) < 160


@each(
    ("text", "said"),
    [
        ("look 9", "'9' is no position; 1 to 6 are"),
        ("gem gold", "'gold' is no gem; blue, pink, green, red are"),
        ("starter 6", "'6' is no seat; 0 to 5 are"),
        ("layout elsa", "exactly 6 are needed, each once"),
        ("layout yeti", "trolls, olaf, anna, elsa, kristoff, sven are"),
        ("jump " + "x" * 90, "xxx...' is no action of tamashii; look POSITION, draw"),
    ],
)
def test_unreadable_notation_is_told_with_what_is_allowed(text, said):
    with pytest.raises(ValueError, match=".") as problem:
        TAMASHII.parse_action(text)
    assert said in str(problem.value)


@each(
    ("phase", "text", "rule"),
    [
        ("flip", "effect", "TAM-R12"),
        ("flip", "no effect", "TAM-R12"),
        ("effect", "flip", "TAM-R09"),
        ("effect", "leave", "TAM-R09"),
        ("flip", "draw", "TAM-20"),
        ("effect", "draw", "TAM-R24"),
    ],
)
def test_tam_r09_r12_an_answer_to_the_other_question_is_refused_by_its_own_rule(phase, text, rule):
    face_up = [4] if phase == "effect" else []
    state = at(phase=phase, flip_at=4, face_up=face_up, gems={"4": {"blue": 3}}, bag={"blue": 4})
    assert why_not(state, 0, text).rule == rule
