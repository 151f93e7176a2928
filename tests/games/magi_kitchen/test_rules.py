"""The numbered rules of the ledger, MGK-01 to MGK-45 and the rulings, each by name."""

import random
from collections import Counter

import pytest

from accessible_games.engine import CHANCE, OptionError
from accessible_games.games.magi_kitchen.answers import FlipsAre, answer
from accessible_games.games.magi_kitchen.cards import FIRST_POSTURE, Card
from tests.each import each
from tests.games.magi_kitchen.tables import GAME, at, close, do, ids, legal, names, new, why_not

LITTLE = ["broccoli broccoli", "broccoli broccoli", "broccoli broccoli", "broccoli broccoli"]


def flip(tops, card, mode="cluster", seat=0, decks=None, options=None, **position):
    """`seat` turns `card` over; the others' piles are `tops`."""
    decks = [deck.split() for deck in (decks or LITTLE[: len(tops)])]
    decks[seat] = [card, *decks[seat]]
    state = at(
        [" ".join(deck) for deck in decks],
        tops,
        mode=mode,
        options={"copies_ingredient": 20} | (options or {}),
        to_act=seat,
        phase="flip",
        **position,
    )
    do(state, seat, "flip")
    return state


# --- components and setup


def test_mgk_01_02_03_04_the_box_holds_85_printed_cards():
    cards = Counter(new(2).rules.cards)
    assert sum(cards.values()) == 85
    assert [cards[Card(kind)] for kind in range(10)] == [7] * 10
    assert cards[Card.RAINBOW] == 2
    assert cards[Card.TRASH] == 4
    assert [cards[Card(kind)] for kind in range(FIRST_POSTURE, Card.BLANK_1)] == [1] * 9
    assert {"tomato", "eggplant", "mushroom"} <= {card.id for card in cards}


@each(
    ("seats", "each", "out"),
    [(2, 42, 1), (3, 28, 1), (4, 21, 1), (5, 17, 0), (6, 14, 1), (7, 12, 1), (8, 10, 5)],
)
def test_mgk_06_07_08_everybody_gets_the_same_number_and_the_rest_goes_back_to_the_box(seats, each, out):
    state = new(seats)
    deal = state.due().sample(random.Random(seats))
    do(state, CHANCE, str(deal))
    assert state.inspect()["deck_sizes"] == [each] * seats
    assert len(state.box) == out
    held = Counter([card for deck in state.decks for card in deck] + list(state.box))
    assert held == Counter(state.rules.cards)
    assert [ids(deck) for deck in state.decks] == [[card.id for card in deck] for deck in deal.decks]


def test_mgk_09_r20_the_food_lover_is_drawn_or_chosen():
    deal = str(new(3).due().sample(random.Random(1)))
    state = new(3)
    do(state, CHANCE, deal)
    assert why_not(state, CHANCE, "starter 3") == "NOTATION"
    do(state, CHANCE, "starter 2")
    assert state.actors() == (2,)
    assert state.inspect()["priority"] == [2, 0, 1]
    chosen = new(3, first_player=1)
    assert names(do(chosen, CHANCE, deal)) == ["DecksDealt", "StarterChosen"]
    assert chosen.actors() == (1,)
    seen = {new(3).due().__class__.__name__} | {
        str(state_after_deal().due().sample(random.Random(seed))) for seed in range(30)
    }
    assert seen == {"DealDue", "starter 0", "starter 1", "starter 2"}


def state_after_deal():
    state = new(3)
    do(state, CHANCE, str(state.due().sample(random.Random(1))))
    return state


def test_mgk_05_the_five_tiles_lie_there_in_every_duel():
    for card in ("corn", "rainbow"):
        tiles = {text for text in legal(flip(["", "", "", ""], card), 2) if text.startswith("slap")}
        assert tiles == {f"slap {food}" for food in ("tomato", "eggplant", "mushroom", "corn", "broccoli")}


# --- the flow


def test_mgk_10_11_12_a_card_covers_the_top_and_everybody_hears_it_at_the_same_moment():
    state = at(["corn corn", "corn corn"], ["tomato", "potion_tomato"], to_act=0, phase="flip")
    (event,) = do(state, 0, "flip")
    assert all(event.heard_by(seat) is event for seat in (None, 0, 1))
    assert state.inspect()["tops"] == ["corn", "potion_tomato"]
    assert state.inspect()["claimable"] == []
    assert (event.seat, event.card, event.left) == (0, Card.CORN, 1)


def test_mgk_13_14_15_16_r17_matches_bring_the_piles_of_every_player_with_that_top():
    state = flip(["", "potion_tomato corn", "tomato", "eggplant"], "tomato")
    assert state.inspect()["claimable"] == ["tomato"]
    do(state, 3, "slap tomato")
    close(state)
    assert ids(state.decks[3]) == ["broccoli", "broccoli", "tomato", "corn", "potion_tomato", "tomato"]
    both = flip(["corn", "potion_tomato", "tomato", "potion_eggplant"], "eggplant")
    assert both.inspect()["claimable"] == ["tomato", "eggplant"]
    do(both, 0, "slap eggplant")
    do(both, 0, "slap tomato")
    close(both)
    # clockwise from the flipper, whatever the order of the claims
    assert ids(both.decks[0])[2:] == ["corn", "eggplant", "potion_tomato", "tomato", "potion_eggplant"]


def test_mgk_17_r01_r02_the_first_who_claimed_goes_next_or_by_option_the_left_neighbour():
    for option, following in (("winner", 3), ("left_of_flipper", 1)):
        state = flip(["", "potion_tomato", "potion_corn", "corn"], "tomato", options={"after_duel": option})
        assert state.inspect()["next"] == 1
        do(state, 3, "slap corn")
        do(state, 2, "slap tomato")
        assert state.inspect()["next"] == following
        close(state)
        assert state.actors() == (following,)
    nobody = flip(["", "corn", "", ""], "tomato", seat=2)
    close(nobody)
    assert nobody.actors() == (3,)


def test_mgk_20_21_22_23_r06_the_rainbow_takes_ingredients_and_the_first_takes_its_pile_too():
    state = flip(["broccoli", "tomato", "potion_tomato", "tomato"], "rainbow")
    assert state.inspect()["claimable"] == ["tomato"]
    do(state, 2, "slap tomato")
    close(state)
    assert ids(state.decks[2])[2:] == ["broccoli", "rainbow", "tomato", "tomato"]
    assert state.inspect()["tops"] == ["", "", "potion_tomato", ""]


def test_mgk_r07_without_ingredients_every_slap_at_a_rainbow_or_trash_is_a_misfire():
    for card, action in (("rainbow", "slap tomato"), ("trash", "cover 1")):
        state = flip(["corn", "potion_tomato", "", ""], card)
        assert state.inspect()["claimable"] == []
        do(state, 1, action)
        assert state.inspect()["misfires"] == [0, 1, 0, 0]


def test_mgk_r08_a_rainbow_or_trash_has_its_effect_only_when_it_is_turned_over():
    later = flip(["", "rainbow", "trash", "tomato"], "corn")
    assert later.inspect()["claimable"] == []
    during = flip(["", "tomato", "potion_tomato", "corn"], "trash")
    do(during, 3, "slap tomato")
    assert during.inspect()["misfires"] == [0, 0, 0, 1]


def test_mgk_25_26_27_28_r09_the_trash_asks_for_piles_and_the_first_takes_its_pile_too():
    state = flip(["broccoli", "tomato corn", "tomato", "potion_corn"], "trash")
    assert state.inspect()["claimable"] == [1, 2]
    do(state, 1, "cover 1")
    do(state, 3, "cover 2")
    close(state)
    assert ids(state.decks[1])[2:] == ["broccoli", "trash", "corn", "tomato"]
    assert ids(state.decks[3])[2:] == ["tomato"]


@pytest.mark.parametrize("option", [False, True])
def test_mgk_r10_unprotected_piles_stay_or_by_option_leave_the_game(option):
    state = flip(["", "tomato corn", "eggplant", ""], "trash", options={"trash_burns_unprotected": option})
    do(state, 3, "cover 2")
    events = close(state)
    assert ("PilesBurnt" in names(events)) == option
    assert state.inspect()["piles"][1] == ([] if option else ["tomato", "corn"])
    assert [card.id for card in state.burnt] == (["corn", "tomato"] if option else [])
    tiles = flip(["", "tomato", "potion_tomato", ""], "corn", options={"trash_burns_unprotected": option})
    close(tiles)
    assert tiles.inspect()["tops"][1:3] == ["tomato", "potion_tomato"]


@pytest.mark.parametrize("mode", ["cluster", "buzz"])
def test_mgk_r11_every_cover_takes_a_hand_and_a_third_is_refused(mode):
    state = flip(["", "tomato", "eggplant", "corn"], "trash", mode=mode)
    for pile in (0, 1):
        if mode == "buzz":
            do(state, 3, "buzz")
        do(state, 3, f"cover {pile}")
    assert state.inspect()["misfires"] == [0, 0, 0, 1]
    if mode == "buzz":
        assert why_not(state, 3, "buzz") == "MGK-R11"
        assert 3 not in state.actors()
    else:
        assert why_not(state, 3, "cover 2") == "MGK-R11"
        assert "slap corn" in legal(state, 3)
    tiles = flip(["", "tomato", "potion_tomato", "corn"], "corn", mode="buzz")
    for pile in (0, 1):
        do(tiles, 3, "buzz")
        do(tiles, 3, f"cover {pile}")
    do(tiles, 3, "buzz")
    assert why_not(tiles, 3, "cover 2") == "MGK-R11"
    do(tiles, 3, "slap tomato")
    assert tiles.inspect()["misfires"] == [0, 0, 0, 2]


def test_mgk_r12_second_on_a_right_tile_is_neither_reward_nor_misfire_any_number_of_times():
    state = flip(["", "potion_tomato", "", ""], "tomato")
    do(state, 1, "slap tomato")
    for seat in (2, 2, 1):
        assert names(do(state, seat, "slap tomato")) == ["TileGone"]
    assert state.inspect()["misfires"] == [0, 0, 0, 0]
    piles = flip(["", "tomato", "", ""], "trash")
    do(piles, 1, "cover 1")
    assert names(do(piles, 2, "cover 1")) == ["PileGone"]


def test_mgk_r30_the_wrong_kind_is_a_wrong_slap():
    tiles = flip(["", "potion_tomato", "", ""], "tomato")
    do(tiles, 1, "cover 0")
    assert tiles.inspect()["misfires"] == [0, 1, 0, 0]
    piles = flip(["", "tomato", "", ""], "trash")
    do(piles, 1, "slap tomato")
    assert piles.inspect()["misfires"] == [0, 1, 0, 0]


def test_mgk_r04_a_match_stays_as_long_as_both_tops_do():
    state = at(
        ["tomato corn", "broccoli corn", "corn corn"], ["", "", "potion_tomato"], to_act=0, phase="flip"
    )
    do(state, 0, "flip")
    close(state)
    do(state, 1, "flip")
    assert state.inspect()["claimable"] == ["tomato"]  # nobody slapped, both tops still lie there
    close(state)
    do(state, 2, "flip")
    assert state.inspect()["claimable"] == []


def test_mgk_r05_two_ingredients_or_two_potions_are_no_match():
    assert flip(["", "tomato", "", ""], "tomato").inspect()["claimable"] == []
    assert flip(["", "potion_tomato", "", ""], "potion_tomato").inspect()["claimable"] == []


def test_mgk_r22_the_flipper_may_slap_as_well():
    state = flip(["", "potion_tomato", "", ""], "tomato")
    do(state, 0, "slap tomato")
    close(state)
    assert state.inspect()["deck_sizes"][0] == 4


# --- postures


def pose(state, *texts):
    for text in texts:
        seat, _, rest = text.partition(" ")
        do(state, int(seat), rest)


def test_mgk_30_31_32_33_the_last_is_keeper_until_the_next_posture_and_no_cards_move():
    state = flip(["", "tomato", "potion_tomato", ""], "posture_hat", keeper=2)
    assert state.phase == "posture"
    pose(state, "3 pose LL", "2 pose LL", "0 pose LL", "1 pose LL")
    assert state.keeper == 1
    assert state.inspect()["deck_sizes"] == [2, 2, 2, 2]
    assert state.actors() == (1,)


def test_mgk_r18_of_simultaneous_ones_the_keeper_else_the_latest_from_the_flipper_is_last():
    together = ["2 pose LL at 900", "0 pose LL at 1000", "1 pose LL at 1000", "3 pose LL at 1000"]
    for keeper, expected in ((-1, 3), (1, 1), (2, 3)):
        state = flip(["", "", "", ""], "posture_hat", keeper=keeper)
        pose(state, *together)
        assert state.keeper == expected
    other = flip(["", "", "", ""], "posture_hat", seat=1)
    pose(other, "2 pose LL at 900", "3 pose LL at 1000", "1 pose LL at 1000", "0 pose LL at 1000")
    assert other.keeper == 0
    untimed = flip(["", "", "", ""], "posture_hat", keeper=0)
    pose(untimed, "0 pose LL", "3 pose LL", "1 pose LL", "2 pose LL")
    assert untimed.keeper == 2


def test_mgk_r19_the_keeper_stays_keeper_if_last_again_and_the_card_is_a_normal_top():
    state = flip(["", "", "", "corn"], "posture_hat", keeper=3)
    pose(state, "0 pose LL", "1 pose LL", "2 pose LL", "3 pose LL")
    assert state.keeper == 3
    assert state.inspect()["tops"][0] == "posture_hat"


def test_mgk_r21_a_wrong_posture_costs_a_card_and_may_be_tried_again():
    state = flip(["", "", "", ""], "posture_hat")
    pose(state, "1 pose SS", "1 pose LS", "1 pose LL", "0 pose LL", "2 pose LL", "3 pose LL")
    assert state.inspect()["misfires"] == [0, 2, 0, 0]
    assert state.phase == "penalty"
    assert state.penalties == (1, 1)
    assert state.keeper == 3


def test_mgk_r23_in_real_time_only_as_many_taps_as_the_posture_has():
    state = flip(["", "", "", ""], "posture_hat")
    assert why_not(state, 1, "pose LLL") == "MGK-R23"
    assert legal(state, 1) == {"pose SS", "pose SL", "pose LS", "pose LL"}
    do(state, 1, "pose LL")
    assert why_not(state, 1, "pose LL") == "MGK-30"
    calm = flip(["", "", "", ""], "posture_hat", mode="calm")
    assert why_not(calm, 1, "pose L") == "MGK-R23"
    assert why_not(calm, 1, "pose LLLL") == "MGK-R23"
    assert len(legal(calm, 1)) == 12


@pytest.mark.parametrize("mode", ["cluster", "buzz", "calm"])
def test_mgk_r24_after_a_posture_the_left_neighbour_goes_next(mode):
    state = flip(["", "", ""], "posture_hat", mode=mode, decks=LITTLE[:3], seat=1)
    for seat in (2, 0, 1):
        do(state, seat, "pose LL")
    assert state.actors() == (2,)


@pytest.mark.parametrize("mode", ["cluster", "buzz", "calm"])
def test_mgk_r25_nothing_but_poses_counts_while_a_posture_is_taken(mode):
    state = flip(["", "tomato", "potion_tomato", ""], "posture_hat", mode=mode)
    for text in ("slap tomato", "cover 1", "buzz", "flip", "pass", "finish", "give 2"):
        assert why_not(state, 1, text) == "MGK-R25"
    assert state.inspect()["claimable"] == []


def test_mgk_r29_if_it_is_closed_early_those_without_a_right_posture_are_last_together():
    for keeper, expected in ((-1, 3), (2, 2), (0, 3)):
        state = flip(["", "", "", ""], "posture_hat", keeper=keeper)
        pose(state, "0 pose LL", "1 pose LL")
        close(state)
        assert state.keeper == expected
    nobody = flip(["", "", "", ""], "posture_hat", seat=2)
    close(nobody)
    assert nobody.keeper == 1


# --- misfires and the end


def test_mgk_35_r13_r27_each_misfire_is_paid_in_order_to_another_of_choice_unseen_under_the_deck():
    state = flip(
        ["", "", "", ""], "tomato", decks=["corn corn corn", "eggplant corn", "corn corn", "corn corn"]
    )
    for seat in (1, 0):
        do(state, seat, "slap corn")
    close(state)
    assert state.actors() == (1,)
    assert legal(state, 1) == {"give 0", "give 2", "give 3"}
    assert why_not(state, 1, "give 1") == "MGK-35"
    assert why_not(state, 1, "flip") == "MGK-R13"
    assert why_not(state, 0, "give 1") == "TURN"
    (event,) = do(state, 1, "give 0")
    assert "card" not in event.field_types
    assert ids(state.decks[0]) == ["corn", "corn", "corn", "eggplant"]
    assert state.actors() == (0,)
    do(state, 0, "give 3")
    assert state.phase == "flip"
    assert state.actors() == (1,)


def test_mgk_r13_at_most_what_the_deck_holds_tested_penalty_by_penalty_received_cards_included():
    state = flip(
        ["", "", "", ""], "tomato", decks=["", "corn corn", "corn corn", "corn corn"],
        options={"end_immediately": False},
    )  # fmt: skip
    for seat in (0, 1, 0):
        do(state, seat, "slap corn")
    events = close(state)
    assert names(events) == ["NothingWon", "PenaltyLapsed"]
    assert state.actors() == (1,)
    do(state, 1, "give 0")
    assert state.actors() == (0,)  # the card just received can be owed
    do(state, 0, "give 2")
    assert state.phase == "over"  # R14


def test_mgk_r14_a_penalty_that_empties_a_deck_ends_the_game_and_the_others_lapse():
    state = flip(["", "", "", ""], "tomato", decks=["corn corn", "corn", "corn corn", "corn corn"])
    for seat in (1, 2):
        do(state, seat, "slap corn")
    close(state)
    events = do(state, 1, "give 3")
    assert names(events) == ["PenaltyPaid", "DeckEmptied", "GameWon"]
    assert state.actors() == ()
    assert state.penalties == ()
    assert state.returns() == (-1.0, -1.0, -1.0, 1.0)
    assert why_not(state, 2, "give 3") == "TURN"


def test_mgk_40_41_r15_r16_the_last_card_ends_the_game_before_any_duel_and_only_decks_count():
    state = flip(["", "potion_tomato", "", ""], "tomato", decks=["", "corn corn", "corn", "corn corn"])
    assert state.phase == "over"
    assert state.inspect()["claimable"] == []
    assert state.winners() == (1, 3)
    assert state.returns() == (-1.0, 1.0, -1.0, 1.0)


def test_mgk_r15_by_option_the_duel_of_the_last_card_is_finished_first():
    def last(**options):
        return flip(
            ["", "potion_tomato", "", ""], "tomato", decks=["", "corn corn", "corn", "corn corn"],
            options={"end_immediately": False} | options,
        )  # fmt: skip

    saved = last()
    assert saved.phase == "duel"
    do(saved, 0, "slap tomato")
    close(saved)
    assert saved.phase == "flip"
    lost = last()
    do(lost, 1, "slap tomato")
    assert names(close(lost))[-2:] == ["DeckEmptied", "GameWon"]
    assert lost.winners() == (1,)


def test_mgk_r34_no_deck_changes_while_a_duel_is_open():
    state = flip(["", "potion_tomato", "", ""], "tomato")
    before = state.inspect()["decks"]
    for text in ("slap tomato", "slap corn", "cover 3"):
        do(state, 1, text)
    assert state.inspect()["decks"] == before


# --- custom cards


def test_mgk_45_n03_custom_cards_are_dealt_and_one_effect_passes_cards_to_the_left():
    custom = [{"name": "Soup", "count": 2, "effect": "pass_left"}, {"name": "Salt", "text": "Sneeze!"}]
    rules = new(4, custom=custom).rules
    assert len(rules.cards) == 88
    decks = ["tomato corn", "eggplant corn", "mushroom corn", "broccoli corn"]
    state = flip(["", "", "", ""], "blank_1", decks=decks, options={"custom": custom})
    assert [ids(deck) for deck in state.decks] == [
        ["corn", "broccoli"],
        ["corn", "tomato"],
        ["corn", "eggplant"],
        ["corn", "mushroom"],
    ]
    assert state.phase == "duel"
    salt = flip(["", "tomato", "potion_tomato", ""], "blank_2", options={"custom": custom})
    assert salt.inspect()["deck_sizes"] == [2, 2, 2, 2]
    assert salt.inspect()["claimable"] == ["tomato"]


def test_mgk_n03_what_a_custom_card_empties_ends_the_game_only_after_the_duel():
    custom = [{"name": "Soup", "count": 2, "effect": "pass_left"}]
    state = flip(
        ["", "", "", ""], "blank_1", decks=["", "corn", "corn corn", "corn corn"],
        options={"custom": custom, "end_immediately": False},
    )  # fmt: skip
    assert state.inspect()["deck_sizes"] == [1, 0, 2, 2]
    assert state.phase == "duel"
    close(state)
    assert state.phase == "over"


def test_mgk_n01_2_to_8_players_can_play():
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for seats in (1, 9):
        with pytest.raises(OptionError, match="2 to 8 are"):
            new(seats)


# --- buzz mode


def buzz(state, *texts):
    return [do(state, int(text.split()[0]), text.split(" ", 1)[1]) for text in texts]


def test_mgk_a04_a_buzz_takes_the_floor_and_names_exactly_one_tile():
    state = flip(["", "potion_tomato", "corn", "potion_corn"], "tomato", mode="buzz")
    assert legal(state, 2) == {"buzz"}
    assert why_not(state, 2, "slap tomato") == "MGK-A04"
    assert why_not(state, 2, "finish") == "MGK-A04"
    buzz(state, "2 buzz at 500", "3 buzz at 600")
    assert why_not(state, 3, "slap tomato") == "MGK-A04"
    assert why_not(state, 2, "buzz") == "MGK-A04"
    assert why_not(state, 3, "buzz") == "MGK-A04"
    assert why_not(state, CHANCE, "close") == "NOTATION"
    do(state, 2, "slap tomato")
    assert why_not(state, 2, "slap corn") == "MGK-A04"
    assert state.inspect()["floor"] == 3
    do(state, 3, "finish")
    assert state.inspect()["misfires"] == [0, 0, 0, 1]
    do(state, 2, "buzz")
    do(state, CHANCE, "timeout")
    assert state.inspect()["misfires"] == [0, 0, 1, 1]
    assert why_not(state, CHANCE, "timeout") == "NOTATION"
    assert why_not(state, 1, "pass") == "MGK-A06"


def test_mgk_a04_with_unlimited_seconds_no_floor_times_out():
    state = flip(["", "potion_tomato", "", ""], "tomato", mode="buzz", options={"answer_seconds": 0})
    do(state, 2, "buzz")
    assert CHANCE not in state.actors()
    assert why_not(state, CHANCE, "timeout") == "NOTATION"


def test_mgk_r26_equal_moments_go_by_priority_and_the_first_then_goes_to_the_end_of_the_list():
    state = flip(["", "potion_tomato", "", ""], "tomato", mode="buzz", priority=[2, 0, 3, 1])
    buzz(state, "1 buzz at 500", "3 buzz at 500", "2 buzz at 500", "0 buzz at 400")
    assert state.inspect()["queue"] == [0, 2, 3, 1]
    do(state, 0, "slap corn")
    assert state.inspect()["priority"] == [2, 0, 3, 1]
    events = do(state, 2, "slap corn")
    assert state.inspect()["priority"] == [0, 3, 1, 2]
    assert events[-1].tied
    do(state, 3, "slap corn")
    assert state.inspect()["priority"] == [0, 1, 2, 3]
    do(state, 1, "slap corn")
    assert state.inspect()["priority"] == [0, 1, 2, 3]


def test_mgk_r26_a_keepers_press_counts_later_and_a_buzz_without_a_moment_is_the_next():
    state = flip(["", "potion_tomato", "", ""], "tomato", mode="buzz", keeper=1)
    buzz(state, "1 buzz at 400", "0 buzz at 1099")
    assert state.inspect()["queue"] == [0, 1]
    buzz(state, "2 buzz", "3 buzz at 1100")
    assert [(press.counted, press.seat) for press in state.contest.queue] == [
        (1099, 0),
        (1100, 1),
        (1100, 3),
        (1101, 2),
    ]
    none = flip(["", "", "", ""], "tomato", mode="buzz", keeper=1, options={"keeper": "none"})
    buzz(none, "1 buzz at 400", "0 buzz at 500")
    assert none.inspect()["queue"] == [1, 0]
    untimed = flip(["", "", "", ""], "tomato", mode="buzz", keeper=1)
    buzz(untimed, "1 buzz", "0 buzz")
    assert [press.counted for press in untimed.contest.queue] == [0, 1]


def test_mgk_r31_what_somebody_else_won_may_be_named_once_by_each_and_the_own_never():
    state = flip(["", "potion_tomato", "", ""], "tomato", mode="buzz")
    for seat, event in (
        (1, "TileWon"),
        (2, "TileGone"),
        (2, "TileMisfired"),
        (3, "TileGone"),
        (1, "TileMisfired"),
    ):
        do(state, seat, "buzz")
        assert names(do(state, seat, "slap tomato"))[0] == event
    assert state.inspect()["misfires"] == [0, 1, 1, 0]


def test_mgk_r32_against_the_trash_the_duel_closes_when_all_hands_are_in_use_and_nobody_waits():
    state = flip(["", "tomato"], "trash", mode="buzz", decks=LITTLE[:2])
    for seat, pile in ((0, 1), (0, 0), (1, 1)):
        do(state, seat, "buzz")
        do(state, seat, f"cover {pile}")
    do(state, 1, "buzz")
    assert state.phase == "duel"
    do(state, 1, "cover 0")
    assert state.phase == "penalty"


def test_mgk_r33_any_action_may_carry_a_moment():
    for text in (
        "flip at 0",
        "slap corn at 350",
        "cover 2 at 12",
        "pose SSL at 9",
        "give 3 at 1",
        "buzz at 5",
        "finish at 7",
        "pass at 3",
    ):
        assert str(GAME.parse_action(text)) == text


# --- calm mode


def test_mgk_a06_r35_only_the_watcher_is_asked_and_a_wrong_tile_ends_the_watch():
    state = flip(["", "potion_tomato", "corn", "potion_corn"], "tomato", mode="calm")
    assert state.actors() == (1,)
    assert why_not(state, 2, "slap tomato") == "TURN"
    assert (
        why_not(state, 1, "buzz") == why_not(state, 1, "finish") == why_not(state, 1, "cover 2") == "MGK-A06"
    )
    for text in ("flip", "give 2", "pose SS"):
        assert why_not(state, 1, text) == "MGK-13"
    do(state, 1, "slap corn")
    do(state, 1, "slap corn")
    assert state.actors() == (1,)
    do(state, 1, "slap broccoli")
    assert state.phase == "penalty"
    assert state.inspect()["tops"][1] == "potion_tomato"
    assert why_not(state, CHANCE, "close") == "NOTATION"


def test_mgk_a06_a_keeper_who_would_watch_is_passed_over():
    assert flip(["", "", "", ""], "corn", mode="calm", keeper=1).actors() == (2,)
    assert flip(["", "", "", ""], "corn", mode="calm", keeper=2).actors() == (1,)
    assert flip(["", "", "", ""], "corn", mode="calm", keeper=1, options={"keeper": "none"}).actors() == (1,)
    assert flip(["", ""], "corn", mode="calm", keeper=1, decks=LITTLE[:2]).actors() == (0,)
    asked = flip(["", "tomato", "", ""], "rainbow", mode="calm", keeper=1)
    assert asked.actors() == (1,)


def test_mgk_a06_against_the_trash_everybody_is_asked_once_the_flipper_last():
    state = flip(["", "tomato", "eggplant", ""], "trash", mode="calm", seat=2)
    assert why_not(state, 3, "slap tomato") == "MGK-A06"
    assert legal(state, 3) == {"cover 0", "cover 1", "cover 2", "cover 3", "pass"}
    order = []
    for text in ("cover 1", "cover 1", "pass", "cover 0"):
        order.append(int(state.actors()[0]))
        do(state, order[-1], text)
    assert order == [3, 0, 1, 2]
    assert state.phase == "penalty"
    assert state.actors() == (2,)
    assert ids(state.decks[3])[2:] == ["eggplant", "trash", "tomato"]


def test_mgk_a06_in_a_posture_the_last_of_the_wrong_ones_is_keeper_else_the_flipper():
    for answers, keeper in (
        (("SS", "LL", "SS", "LL"), 3),
        (("LL", "LL", "LL", "LL"), 0),
        (("LL", "LL", "LL", "LS"), 0),
    ):
        state = flip(["", "", "", ""], "posture_hat", mode="calm", keeper=2)
        for seat, pattern in zip((1, 2, 3, 0), answers, strict=True):
            do(state, seat, f"pose {pattern}")
        assert state.keeper == keeper


def test_mgk_r35_the_watch_is_not_ended_by_the_program_when_nothing_is_left():
    state = flip(["", "potion_tomato", "", ""], "tomato", mode="calm")
    do(state, 1, "slap tomato")
    assert state.actors() == (1,)
    do(state, 1, "pass")
    assert state.phase == "flip"


# --- phases and their refusals


def test_mgk_10_13_what_does_not_belong_to_a_phase_is_refused():
    state = at(["corn corn", "corn corn"], ["", ""], to_act=0, phase="flip", mode="buzz")
    for text in ("slap corn", "buzz", "pass", "give 1", "pose SS", "finish", "cover 1"):
        assert why_not(state, 0, text) == "MGK-10"
    assert why_not(state, 1, "flip") == "TURN"
    do(state, 0, "flip")
    for text in ("flip", "give 1", "pose SS"):
        assert why_not(state, 1, text) == "MGK-13"
    assert why_not(state, 1, "cover 2") == "NOTATION"
    assert why_not(state, 1, "close") == "NOTATION"
    cluster = flip(["", ""], "corn", decks=LITTLE[:2])
    assert why_not(cluster, 0, "buzz") == why_not(cluster, 0, "finish") == "MGK-A03"
    assert why_not(new(2), 0, "flip") == "TURN"
    assert why_not(new(2), CHANCE, "close") == "NOTATION"


def test_a_deal_of_other_cards_or_sizes_is_refused():
    state = new(2)
    assert why_not(state, CHANCE, "deal corn | corn") == "NOTATION"
    good = str(state.due().sample(random.Random(1)))
    assert why_not(state, CHANCE, good + " | corn") == "NOTATION"
    words = good.split()
    eights = " ".join(["deal", *(["rainbow"] * 42), "|", *words[-42:]])
    assert why_not(state, CHANCE, eights) == "NOTATION"


def test_a_house_rule_ends_the_game_after_so_many_cards_once_the_duel_is_paid():
    decks = ["corn", "corn corn corn", "corn corn"]
    state = flip(
        ["", "tomato", ""], "broccoli", decks=decks, options={"last_round_after": 30}, flips=29, mode="calm"
    )
    events = [event for seat in (1, 2, 0) if state.actors() == (seat,) for event in do(state, seat, "pass")]
    assert names(events)[-2:] == ["FlipsOver", "GameWon"]
    assert events[-2].n == 30
    assert state.winners() == (1,)


def test_fifty_twenty_five_ten_and_one_card_before_the_end_by_a_house_rule_players_are_told():
    def passed(turned, **options):
        state = flip(
            ["", "", ""], "broccoli", decks=["corn", "corn", "corn"], options=options, mode="calm",
            **({"flips": turned} if options else {}),
        )  # fmt: skip
        for seat in (1, 2, 0):
            if state.actors() == (seat,):
                events = do(state, seat, "pass")
        return [event.n for event in events if names([event]) == ["FlipsLeft"]], scores(state)

    def scores(state):
        return [fact for fact in answer(state.view(None), "scores") if isinstance(fact, FlipsAre)]

    told = {n: passed(n, last_round_after=150)[0] for n in (98, 99, 100, 124, 125, 139, 140, 148)}
    assert told == {98: [], 99: [50], 100: [], 124: [25], 125: [], 139: [10], 140: [], 148: [1]}
    assert passed(19, last_round_after=30)[1] == [FlipsAre(20, 30)]
    assert passed(0) == ([], [])  # the rulebook counts none
