"""Kameloot's rules by their numbers in the ledger; expected values are reckoned by hand."""

import random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.deck import load_deck
from tests.games.kameloot.tables import KAMELOOT, at, do, legal, names, new, why_not

FOUR = {
    "taverns": "owl cat owl cat",
    "hands": [
        "wand cloak cloak scroll",
        "cloak cloak scroll scroll",
        "potion potion cloak cloak",
        "glove glove scroll scroll",
    ],
}
DEAL = "deal ring wand glove potion | cloak cloak cloak scroll | scroll scroll scroll unicorn"


def four(**changes):
    options = changes.pop("options", None)
    return at(options, **(FOUR | changes))


def opened(seats=3, **options):
    """A game of three up to the shuffle of the draw pile."""
    state = new(seats, **options)
    if state.phase == "setup" and options.get("start_tavern") != "choose":
        do(state, CHANCE, "flip owl cat owl")
    do(state, CHANCE, DEAL)
    return state


def finish_setup(state):
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.due().sample(random.Random(3)))
    return state


# -- goal, components, setup


def test_klt_01_62_most_coins_win_and_the_others_lose():
    state = at(
        taverns="owl cat owl",
        hands=["cloak", "", ""],
        coins=[1, 5, 2],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    events = do(state, 0, "play cloak")
    assert names(events)[-1] == "GameWon"
    assert events[-1].seat == 1
    assert events[-1].coins == 5
    assert state.returns() == (-1.0, 1.0, -1.0)


def test_klt_01_52_every_sold_card_is_one_coin_a_horn_too():
    state = four(
        hands=["glove unicorn cloak cloak", *FOUR["hands"][1:3], "scroll scroll"],
        front=[{"glove": 2}, {}, {}, {}],
    )
    do(state, 0, "play glove unicorn")
    assert sum(state.coins) == 4
    assert state.inspect()["sold_cards"] == {"glove": 3, "unicorn": 1}


def test_klt_02_03_04_the_box_has_ninety_six_cards_with_their_numbers():
    cards = {card.id: (card.copies, card.extra.get("number")) for card in load_deck("kameloot").cards}
    assert cards["ring"] == (8, 2)
    assert cards["wand"] == (11, 3)
    assert cards["glove"] == (13, 4)
    assert cards["potion"] == (16, 5)
    assert cards["cloak"] == (24, 6)
    assert cards["scroll"] == (21, 7)
    assert cards["unicorn"] == (3, None)
    assert sum(n for name, (n, _) in cards.items() if name != "tavern_token") == 96
    assert new().rules.copies == (8, 11, 13, 16, 24, 21, 3)


def test_klt_05_06_07_each_player_flips_one_token_of_two_faces():
    state = new(3)
    assert why_not(state, CHANCE, "flip owl cat").key == "outcome-not-possible"
    events = do(state, CHANCE, "flip owl cat owl")
    assert names(events) == ["TokensFlipped"]
    assert state.inspect()["taverns"] == ["owl", "cat", "owl"]


def test_klt_08_all_may_start_in_the_same_tavern_r24_an_empty_one_has_no_members():
    state = new(3)
    do(state, CHANCE, "flip cat cat cat")
    view = finish_setup(state).view(None)
    assert [len(view.members(tavern)) for tavern in (0, 1)] == [0, 3] or len(
        view.members(view.taverns[0])
    ) == 3


def test_klt_r24_a_tavern_with_nobody_in_it_sells_nothing():
    state = at(taverns="owl owl owl", hands=["wand cloak", "cloak", "cloak"])
    assert do(state, 0, "use cloak")
    assert state.inspect()["sold"] == []


@pytest.mark.parametrize(("seats", "left"), [(3, 84), (4, 80), (5, 76), (6, 72)])
def test_klt_09_four_cards_each_and_the_rest_is_the_draw_pile(seats, left):
    state = finish_setup(new(seats))
    assert state.inspect()["hand_sizes"] == [4] * seats
    assert state.left == left


def test_klt_09_a_deal_or_a_pile_that_is_no_part_of_the_deck_is_refused():
    state = new(3)
    do(state, CHANCE, "flip owl cat owl")
    for deal in (
        "deal ring ring ring ring | ring ring ring ring | ring cloak cloak cloak",
        "deal cloak cloak cloak | cloak cloak cloak cloak | cloak cloak cloak cloak",
        "deal cloak cloak cloak cloak | cloak cloak cloak cloak",
    ):
        assert why_not(state, CHANCE, deal).key == "outcome-not-possible"
    do(state, CHANCE, DEAL)
    pile = str(state.due().sample(random.Random(1)))
    assert why_not(state, CHANCE, pile + " ring").key == "outcome-not-possible"
    assert why_not(state, CHANCE, pile.replace("potion", "ring", 1)).key == "outcome-not-possible"
    do(state, CHANCE, pile)
    assert why_not(state, CHANCE, "first 3").key == "outcome-not-possible"


def test_klt_10_r01_the_first_player_is_drawn_or_the_tables_choice_then_clockwise():
    state = opened()
    do(state, CHANCE, str(state.due().sample(random.Random(1))))
    do(state, CHANCE, "first 2")
    assert state.actors() == (2,)
    do(state, 2, "play scroll")
    assert state.actors() == (0,)
    chosen = opened(first_player=1)
    do(chosen, CHANCE, str(chosen.due().sample(random.Random(1))))
    assert chosen.actors() == (1,)


def test_klt_n02_r29_taverns_may_be_chosen_openly_in_turn_order():
    state = finish_setup(new(3, start_tavern="choose", first_player=2))
    assert state.phase == "choose"
    assert legal(state, 2) == {"choose owl", "choose cat"}
    assert legal(state, 0) == set()
    assert why_not(state, 2, "play cloak").rule == "R29"
    assert why_not(state, 0, "choose owl").rule == "TURN"
    do(state, 2, "choose cat")
    assert state.inspect()["taverns"] == ["", "", "cat"]
    do(state, 0, "choose owl")
    assert state.actors() == (1,)
    do(state, 1, "choose cat")
    assert state.phase == "play"
    assert state.actors() == (2,)
    assert why_not(state, 2, "choose owl").rule == "R29"


# -- the turn


def test_klt_11_a_turn_is_act_then_sale_then_refill():
    state = four(front=[{"wand": 1}, {}, {"wand": 1}, {}])
    assert names(do(state, 0, "play wand")) == ["CardsPlaced", "CollectionSold", "CardsDrawn"]
    assert state.actors() == (1,)


def test_klt_12_one_or_more_identical_cards_or_one_power():
    state = four()
    assert why_not(state, 0, "play wand cloak").rule == "KLT-12"
    assert {"play cloak", "play cloak cloak", "use cloak", "use wand cloak scroll"} <= legal(state, 0)
    assert why_not(state, 0, "play cloak cloak cloak").rule == "HOLD"
    assert why_not(state, 0, "play wand wand").rule == "HOLD"
    assert why_not(state, 0, "use glove").rule == "HOLD"


def test_klt_13_new_copies_join_the_collection_that_lies_there():
    state = four(front=[{"cloak": 2}, {}, {}, {}])
    do(state, 0, "play cloak cloak")
    assert state.inspect()["front"][0] == {"cloak": 4}


def test_klt_15_changing_sides_is_no_action_of_its_own():
    state = four(hands=["wand wand scroll scroll", *FOUR["hands"][1:]])
    assert not any("cloak" in text or "choose" in text for text in legal(state, 0))


def test_klt_20_25_members_together_and_not_the_other_tavern():
    state = four(front=[{}, {"wand": 2}, {"wand": 1}, {}])
    do(state, 0, "play wand")
    assert state.inspect()["sold"] == []
    state = four(front=[{}, {"wand": 1}, {"wand": 2}, {}])
    do(state, 0, "play wand")
    assert state.inspect()["sold"] == [{"kind": "wand", "coins": [2, 0, 1, 0]}]
    assert state.inspect()["front"] == [{}, {"wand": 1}, {}, {}]


def test_klt_21_all_copies_are_gathered_also_above_the_minimum():
    state = four(front=[{}, {}, {"wand": 4}, {}])
    do(state, 0, "play wand")
    assert state.inspect()["sold"] == [{"kind": "wand", "coins": [3, 0, 2, 0]}]


def test_klt_22_23_r06_coins_go_round_from_the_active_player_even_without_a_card_of_the_kind():
    state = at(
        taverns="owl owl owl",
        hands=["cloak cloak cloak scroll", "scroll", "scroll"],
        front=[{}, {"wand": 3}, {"ring": 1}],
    )
    do(state, 0, "play cloak")
    assert state.inspect()["coins"] == [1, 1, 1]
    state = at(
        taverns="cat owl owl",
        hands=["scroll", "potion cloak", "scroll"],
        front=[{}, {}, {"wand": 4}],
        to_act=1,
    )
    do(state, 1, "play potion")
    assert state.inspect()["coins"] == [0, 2, 2]
    state = at(
        taverns="owl owl owl",
        hands=["scroll", "potion cloak", "scroll"],
        front=[{"glove": 5}, {}, {}],
        to_act=1,
    )
    do(state, 1, "play potion")
    assert state.inspect()["coins"] == [1, 2, 2]


def test_klt_24_coins_add_up_and_never_return_r09_to_the_discard_pile():
    state = four(coins=[5, 0, 1, 0], front=[{"wand": 2}, {}, {}, {}], discard="scroll")
    do(state, 0, "play wand")
    assert state.inspect()["coins"] == [7, 0, 2, 0]
    assert state.inspect()["discard"] == ["scroll"]


def test_klt_26_alone_in_the_tavern_one_gets_every_coin():
    state = four(taverns="owl cat cat cat", front=[{"wand": 2}, {}, {}, {}])
    do(state, 0, "play wand")
    assert state.inspect()["coins"] == [3, 0, 0, 0]


def test_klt_30_31_the_hand_is_filled_to_four_and_never_cut():
    state = four(hands=["wand scroll scroll scroll scroll scroll", *FOUR["hands"][1:]])
    do(state, 0, "play wand")
    assert state.inspect()["hand_sizes"][0] == 5
    assert state.left == 20
    state = four(hands=["wand wand", *FOUR["hands"][1:]])
    do(state, 0, "play wand")
    assert state.inspect()["hand_sizes"][0] == 4
    assert state.inspect()["draw_pile"][0] == "glove"


# -- powers


def test_klt_40_r08_a_ring_takes_all_of_a_kind_and_may_name_an_absent_one():
    hands = ["ring scroll scroll cloak", *FOUR["hands"][1:]]
    state = four(hands=hands, discard="glove cloak glove potion", front=[{"glove": 1}, {}, {}, {}])
    (used, *_) = do(state, 0, "use ring 4")
    assert (used.number, used.taken) == (4, 2)
    assert state.inspect()["front"][0] == {"glove": 3}
    assert state.inspect()["discard"] == ["cloak", "potion", "ring"]
    state = four(hands=hands, discard="glove")
    (used, *_) = do(state, 0, "use ring 7")
    assert used.taken == 0
    assert state.inspect()["discard"] == ["glove", "ring"]
    assert {f"use ring {n}" for n in range(2, 8)} <= legal(four(hands=hands), 0)


@pytest.mark.parametrize(
    ("itself", "front", "discard", "events"),
    [
        (True, {"ring": 1}, [], ["RingUsed", "DiscardEmptied"]),
        (False, {}, ["ring"], ["RingUsed"]),
    ],
)
def test_klt_r07_a_ring_that_names_two_takes_itself_or_not(itself, front, discard, events):
    state = four(
        options={"ring_can_take_itself": itself}, hands=["ring scroll scroll cloak", *FOUR["hands"][1:]]
    )
    assert names(do(state, 0, "use ring 2"))[: len(events)] == events
    assert state.inspect()["front"][0] == front
    assert state.inspect()["discard"] == discard


def test_klt_r07_the_card_that_comes_to_light_is_told():
    state = four(hands=["ring scroll scroll cloak", *FOUR["hands"][1:]], discard="ring cloak")
    assert names(do(state, 0, "use ring 2")) == [
        "RingUsed",
        "DiscardTopShown",
        "CollectionSold",
        "CardsDrawn",
    ]
    state = four(hands=["ring scroll scroll cloak", *FOUR["hands"][1:]], discard="glove ring")
    shown = do(state, 0, "use ring 2")[1]
    assert shown.card.id == "glove"


def test_klt_41_r10_the_wand_puts_down_exactly_two_different_objects():
    state = four(hands=["wand wand cloak scroll", *FOUR["hands"][1:]])
    assert {text for text in legal(state, 0) if text.startswith("use wand")} == {
        "use wand cloak scroll",
        "use wand cloak wand",
        "use wand scroll wand",
    }
    for text in ("use wand", "use wand cloak", "use wand cloak cloak", "use wand cloak scroll wand"):
        assert why_not(state, 0, text).rule in ("KLT-41", "HOLD")
    assert why_not(state, 0, "use wand cloak").rule == "KLT-41"
    do(state, 0, "use wand scroll cloak")
    assert state.inspect()["front"][0] == {"cloak": 1, "scroll": 1}
    assert state.inspect()["hand_sizes"][0] == 4
    alone = four(hands=["wand cloak cloak", *FOUR["hands"][1:]])
    assert not any(text.startswith("use wand") for text in legal(alone, 0))
    own = four(hands=["wand cloak", *FOUR["hands"][1:]])
    assert why_not(own, 0, "use wand cloak wand").rule == "HOLD"


def test_klt_41_two_collections_can_be_completed_by_one_wand():
    state = four(
        hands=["wand ring glove cloak", *FOUR["hands"][1:]], front=[{"ring": 1}, {}, {"glove": 3}, {}]
    )
    do(state, 0, "use wand ring glove")
    assert state.inspect()["sold"] == [
        {"kind": "ring", "coins": [1, 0, 1, 0]},
        {"kind": "glove", "coins": [2, 0, 2, 0]},
    ]


def test_klt_r11_a_horn_may_be_one_of_the_two_onto_an_own_collection_of_another_kind():
    hands = ["wand cloak unicorn scroll", *FOUR["hands"][1:]]
    state = four(hands=hands, front=[{"glove": 1, "cloak": 1}, {}, {}, {}])
    assert {text for text in legal(state, 0) if text.startswith("use wand")} == {
        "use wand cloak scroll",
        "use wand cloak unicorn as glove",
        "use wand scroll unicorn as glove",
        "use wand scroll unicorn as cloak",
    }
    assert why_not(state, 0, "use wand cloak unicorn as cloak").rule == "KLT-41"
    assert why_not(state, 0, "use wand cloak unicorn").rule == "KLT-41"
    assert why_not(state, 0, "use wand cloak unicorn as potion").rule == "KLT-50"
    do(state, 0, "use wand unicorn as glove cloak")
    assert state.inspect()["front"][0] == {"glove": 2, "cloak": 2}
    assert state.inspect()["front_unicorns"][0] == {"glove": 1}


def test_klt_r26_two_horns_are_no_two_different_objects():
    state = four(
        hands=["wand unicorn unicorn", *FOUR["hands"][1:]], front=[{"glove": 1, "cloak": 1}, {}, {}, {}]
    )
    assert why_not(state, 0, "use wand unicorn as glove unicorn as cloak").rule == "KLT-41"
    assert not any(text.startswith("use wand") for text in legal(state, 0))


def test_klt_42_r16_the_glove_draws_two_or_what_is_there_and_then_the_hand_is_refilled_as_usual():
    state = four(hands=["glove cloak cloak scroll", *FOUR["hands"][1:]])
    do(state, 0, "use glove")
    assert state.inspect()["hand_sizes"][0] == 5
    assert state.left == 18
    state = four(hands=["glove cloak", *FOUR["hands"][1:]])
    do(state, 0, "use glove")
    assert state.inspect()["hand_sizes"][0] == 4
    assert state.left == 17
    state = four(hands=["glove cloak cloak cloak scroll", *FOUR["hands"][1:]], draw_pile="")
    assert names(do(state, 0, "use glove")) == ["GloveUsed", "NothingDrawn"]
    assert not state.inspect()["triggered"]
    state = four(hands=["glove cloak cloak scroll", *FOUR["hands"][1:]], draw_pile="ring")
    drawn = do(state, 0, "use glove")[1]
    assert (drawn.n, drawn.left) == (1, 0)
    assert not state.inspect()["triggered"]


def test_klt_43_r15_a_potion_turns_any_other_token_useful_or_not():
    state = four(hands=["potion cloak cloak scroll", *FOUR["hands"][1:]])
    assert {"use potion 1", "use potion 2", "use potion 3"} <= legal(state, 0)
    assert why_not(state, 0, "use potion 0").rule == "KLT-43"
    assert why_not(state, 0, "use potion 4").key == "no-such-player"
    do(state, 0, "use potion 2")
    assert state.inspect()["taverns"] == ["owl", "cat", "cat", "cat"]


def test_klt_44_a_cloak_turns_the_own_token_at_once():
    state = four(front=[{"cloak": 1}, {"wand": 3}, {}, {}])
    do(state, 0, "use cloak")
    assert state.inspect()["taverns"][0] == "cat"
    assert state.inspect()["sold"] == [{"kind": "wand", "coins": [1, 1, 0, 1]}]
    assert state.inspect()["front"][0] == {"cloak": 1}


def test_klt_45_r14_a_scroll_swaps_whole_collections_of_different_kinds_with_anybody():
    state = four(front=[{"glove": 2, "ring": 1}, {"scroll": 5, "glove": 1}, {"potion": 1}, {}])
    assert {text for text in legal(state, 0) if text.startswith("use scroll")} == {
        "use scroll glove for scroll of 1",
        "use scroll ring for scroll of 1",
        "use scroll ring for glove of 1",
        "use scroll glove for potion of 2",
        "use scroll ring for potion of 2",
    }
    for text in (
        "use scroll",
        "use scroll glove for glove of 1",
        "use scroll cloak for scroll of 1",
        "use scroll glove for cloak of 1",
        "use scroll glove for ring of 0",
    ):
        assert why_not(state, 0, text).rule == "KLT-45"
    assert why_not(state, 0, "use scroll glove for ring of 5").key == "no-such-player"
    do(state, 0, "use scroll ring for glove of 1")
    assert state.inspect()["front"][:2] == [{"glove": 3}, {"ring": 1, "scroll": 5}]


def test_klt_r13_a_horn_keeps_its_kind_when_it_is_swapped():
    state = four(
        front=[{"glove": 2}, {"wand": 2}, {}, {}], front_unicorns=[{"glove": 1}, {"wand": 1}, {}, {}]
    )
    do(state, 0, "use scroll glove for wand of 1")
    assert state.inspect()["front_unicorns"][:2] == [{"wand": 1}, {"glove": 1}]
    assert state.inspect()["front_cards"][1] == {"glove": 1, "unicorn": 1}


# -- the unicorn horn


def test_klt_50_r12_a_horn_goes_down_with_another_card_or_onto_an_own_collection():
    hands = ["unicorn unicorn cloak", *FOUR["hands"][1:]]
    state = four(hands=hands, front=[{"glove": 1}, {"ring": 1}, {}, {}])
    assert {text for text in legal(state, 0) if text.startswith("play")} == {
        "play cloak",
        "play cloak unicorn",
        "play cloak unicorn unicorn",
        "play unicorn as glove",
        "play unicorn unicorn as glove",
    }
    for text in ("play unicorn", "play unicorn unicorn", "play unicorn as ring"):
        assert why_not(state, 0, text).rule == "KLT-50"
    do(state, 0, "play unicorn unicorn as glove")
    assert state.inspect()["front_unicorns"][0] == {"glove": 2}


def test_klt_51_r28_a_horn_is_never_discarded_so_no_ring_brings_one_back():
    state = four(hands=["unicorn ring cloak", *FOUR["hands"][1:]])
    assert why_not(state, 0, "use unicorn").rule == "KLT-51"
    with pytest.raises(ValueError, match="a unicorn is never discarded"):
        four(discard="unicorn")
    assert "use ring unicorn" not in legal(state, 0)


def test_klt_52_a_horn_counts_as_one_copy():
    state = four(hands=["wand unicorn unicorn", *FOUR["hands"][1:]])
    do(state, 0, "play wand unicorn unicorn")
    assert state.inspect()["sold"] == [{"kind": "wand", "coins": [2, 0, 1, 0]}]
    assert state.inspect()["front_unicorns"] == [{}, {}, {}, {}]


# -- what is checked, and when


def test_klt_r03_every_kind_of_the_own_tavern_is_checked_whatever_was_played():
    state = four(front=[{}, {}, {"ring": 2, "glove": 4}, {}])
    do(state, 0, "play cloak")
    assert [sale["kind"] for sale in state.inspect()["sold"]] == ["ring", "glove"]


def test_klt_r04_only_the_active_players_tavern_is_checked():
    state = four(
        hands=["potion cloak", "scroll scroll scroll scroll", *FOUR["hands"][2:]],
        front=[{}, {"wand": 2}, {"wand": 1}, {}],
    )
    do(state, 0, "use potion 2")
    assert state.inspect()["sold"] == []
    do(state, 1, "play scroll")
    assert state.inspect()["sold"] == [{"kind": "wand", "coins": [0, 1, 1, 1]}]


def test_klt_r05_several_sales_go_in_ascending_order_each_from_the_active_player():
    state = at(
        taverns="owl owl cat",
        hands=["cloak scroll", "scroll", "scroll"],
        front=[{}, {"wand": 3, "ring": 3}, {}],
    )
    do(state, 0, "play cloak")
    assert state.inspect()["sold"] == [
        {"kind": "ring", "coins": [2, 1, 0]},
        {"kind": "wand", "coins": [2, 1, 0]},
    ]


def test_klt_r02_r27_passing_needs_that_nothing_else_is_possible_and_is_a_turn_all_the_same():
    state = four()
    assert why_not(state, 0, "pass").rule == "KLT-12"
    horns = four(hands=["unicorn", *FOUR["hands"][1:]], front=[{"ring": 1}, {}, {}, {}])
    assert legal(horns, 0) == {"play unicorn as ring"}
    assert why_not(horns, 0, "pass").rule == "KLT-12"
    bare = four(hands=["unicorn", *FOUR["hands"][1:]], front=[{}, {}, {"wand": 3}, {}])
    assert legal(bare, 0) == {"pass"}
    events = do(bare, 0, "pass")
    assert names(events) == ["Passed", "CollectionSold", "CardsDrawn"]
    assert [event.seat for event in events] == [0, 0, 0]


# -- the end


def test_klt_60_r25_an_empty_pile_alone_does_not_end_the_game():
    state = four(hands=["wand cloak cloak cloak scroll", *FOUR["hands"][1:]], draw_pile="")
    do(state, 0, "play wand")
    assert not state.inspect()["triggered"]
    assert state.actors() == (1,)
    events = do(state, 1, "play cloak")
    assert state.inspect()["triggered"]
    assert names(events)[-1] == "EndTriggered"
    assert events[-1].remaining == (2, 3)


def test_klt_61_r18_all_have_the_same_number_of_turns():
    state = four(draw_pile="", first_player=1, to_act=0)
    events = do(state, 0, "play wand")
    assert names(events)[-2:] == ["EndReached", "VictoryShared"]
    assert state.inspect()["over"]
    state = four(draw_pile="", first_player=0)
    do(state, 0, "play wand")
    assert state.inspect()["last_turns"] == [1, 2, 3]


def test_klt_r18_a_second_trigger_changes_nothing_r19_powers_work_in_the_last_turns():
    state = four(draw_pile="", first_player=0)
    do(state, 0, "play wand")
    assert names(do(state, 1, "use cloak")) == ["CloakUsed"]
    assert state.inspect()["last_turns"] == [2, 3]
    assert state.inspect()["taverns"][1] == "owl"
    do(state, 2, "play cloak")
    do(state, 3, "use glove")
    assert state.inspect()["over"]
    assert state.actors() == ()
    assert why_not(state, 0, "play cloak").key == "game-is-over"


def test_klt_r17_the_last_card_of_the_pile_that_fills_a_hand_is_no_trigger():
    state = four(draw_pile="ring")
    do(state, 0, "play wand")
    assert state.left == 0
    assert not state.inspect()["triggered"]


def test_klt_63_cards_in_hand_and_unsold_ones_are_worth_nothing():
    state = at(
        taverns="owl cat owl",
        hands=["cloak", "cloak cloak cloak", ""],
        coins=[1, 0, 0],
        front=[{}, {"cloak": 5}, {}],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    do(state, 0, "play cloak")
    assert state.winners() == (0,)


def test_klt_62_ties_share_the_victory():
    state = at(
        taverns="owl cat owl",
        hands=["cloak", "", ""],
        coins=[4, 4, 1],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    events = do(state, 0, "play cloak")
    assert events[-1].seats == (0, 1)
    assert state.returns() == (1.0, 1.0, -1.0)


@pytest.mark.parametrize("seats", [5, 6])
def test_klt_r23_five_and_six_players_change_no_rule(seats):
    state = at(
        taverns=["owl"] * seats,
        hands=["wand cloak", *["scroll"] * (seats - 1)],
        front=[{"wand": 6}, *[{}] * (seats - 1)],
    )
    do(state, 0, "play wand")
    assert state.inspect()["coins"] == [2 if seat < 7 - seats else 1 for seat in range(seats)]


def test_klt_n01_three_to_six_players():
    assert list(KAMELOOT.seats) == [3, 4, 5, 6]


def test_the_option_that_lets_a_power_be_used_without_effect():
    hands = ["wand scroll", *FOUR["hands"][1:]]
    strict = four(hands=hands)
    assert not any(text.startswith("use") for text in legal(strict, 0))
    free = four(options={"illegal_if_no_effect": "none"}, hands=hands)
    assert {"use wand", "use scroll"} <= legal(free, 0)
    (wasted, *_) = do(free, 0, "use wand")
    assert (wasted.seat, wasted.card.id) == (0, "wand")
    assert state_discard(free) == ["wand"]
    free = four(options={"illegal_if_no_effect": "none"}, hands=hands)
    (wasted, drawn) = do(free, 0, "use scroll")
    assert (wasted.seat, wasted.card.id, drawn.n) == (0, "scroll", 3)
    assert state_discard(free) == ["scroll"]
    swap = four(options={"illegal_if_no_effect": "none"}, front=[{"ring": 1}, {"wand": 1}, {}, {}])
    assert "use scroll" not in legal(swap, 0)
    assert why_not(swap, 0, "use scroll").rule == "KLT-45"
    assert why_not(swap, 0, "use wand").rule == "KLT-41"
    horn = four(options={"illegal_if_no_effect": "scroll"}, hands=["wand unicorn cloak", *FOUR["hands"][1:]])
    assert "use wand" in legal(horn, 0)
    do(horn, 0, "use wand")


def state_discard(state):
    return state.inspect()["discard"]


# -- what the facts carry


def test_a_refusal_names_the_card_that_is_not_held_and_who_has_nothing_to_swap():
    state = four(front=[{"ring": 1}, {}, {}, {}])
    assert why_not(state, 0, "play wand wand").card.id == "wand"
    assert why_not(state, 0, "use glove").card.id == "glove"
    assert why_not(state, 0, "use scroll ring for wand of 2").partner == 2
    assert why_not(state, 0, "use scroll ring for wand of 2").card.id == "wand"
    assert why_not(state, 0, "use scroll glove for wand of 2").card.id == "glove"
    assert why_not(state, 0, "use scroll ring for ring of 2").card.id == "ring"
    assert why_not(four(hands=["potion", *FOUR["hands"][1:]]), 0, "use potion 5").seats == (0, 1, 2, 3)


def test_the_end_tells_everybodys_coins():
    state = four(
        coins=[1, 7, 0, 2],
        hands=["cloak", "", "", ""],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    won = do(state, 0, "play cloak")[-1]
    assert [(share.seat, share.coins) for share in won.shares] == [(0, 1), (1, 7), (2, 0), (3, 2)]
    state = four(
        coins=[7, 7, 0, 2],
        hands=["cloak", "", "", ""],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    shared = do(state, 0, "play cloak")[-1]
    assert (shared.seats, shared.coins) == ((0, 1), 7)
    assert [(share.seat, share.coins) for share in shared.shares] == [(0, 7), (1, 7), (2, 0), (3, 2)]


def test_drawing_tells_who_and_how_much_is_left():
    state = four(hands=["glove cloak cloak cloak cloak", *FOUR["hands"][1:]], draw_pile="")
    assert do(state, 0, "use glove")[1].seat == 0
    state = four(hands=["cloak cloak cloak", *FOUR["hands"][1:]], draw_pile=" ".join(["potion"] * 11))
    drawn, low = do(state, 0, "play cloak cloak")[1:]
    assert (drawn.seat, drawn.n, drawn.left, low.left) == (0, 3, 8, 8)


def test_what_was_done_last_stays_in_sight_until_the_next_action():
    state = four()
    do(state, 0, "use cloak")
    assert str(state.view(2).last) == "use cloak"
    assert str(state.copy().view(None).last) == "use cloak"
    do(state, 1, "play cloak")
    assert str(state.view(2).last) == "play cloak"


def test_a_wand_and_a_scroll_tell_what_moved():
    state = four(
        hands=["wand cloak unicorn scroll", *FOUR["hands"][1:]], front=[{"glove": 2}, {"ring": 1}, {}, {}]
    )
    (used, *_) = do(state.copy(), 0, "use wand cloak unicorn as glove")
    assert [(one.card.id, one.horn) for one in used.cards] == [("cloak", False), ("glove", True)]
    (used, *_) = do(state, 0, "use scroll glove for ring of 1")
    assert (used.seat, used.partner) == (0, 1)
    assert (used.given.item.id, used.given.n) == ("glove", 2)
    assert (used.taken.item.id, used.taken.n) == ("ring", 1)
