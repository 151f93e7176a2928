"""Duels in real time: when they open, what a press counts, who has the floor, and when they close."""

import pytest
from livetable import LATE, sit

THREE = {
    "decks": [
        ["tomato", "corn", "corn", "corn"],
        ["corn", "corn", "corn"],
        ["broccoli", "broccoli", "broccoli"],
    ],
    "piles": [[], ["potion_tomato"], ["mushroom"]],
    "to_act": 0,
    "phase": "flip",
}
UNLIMITED = {"answer_seconds": 0}
ANA, BEN, CID = "KeyQ", "KeyP", "KeyV"
NAMES = ("Ana", "Ben", "Cid")


def test_mgk_a02_the_flip_sounds_from_the_flippers_place_and_the_card_sounds_after_it():
    seen = sit(NAMES, position=THREE | {"to_act": 2})
    (turning, place, first), (card, at, second) = seen.ears.played[-2:]
    assert (turning, card) == ("magi-kitchen-turning", "magi-kitchen-broccoli")
    assert place == at == pytest.approx(0.6)  # the third of three sits on the right
    assert second - first == pytest.approx(0.25, abs=0.001)


def test_mgk_a02_a_press_counts_from_the_onset_of_the_cards_cue_in_whole_milliseconds():
    seen = sit(NAMES, cards=[[(412.4, BEN)]], position=THREE, options=UNLIMITED)
    assert seen.journal == ["0 flip", "1 buzz at 412"]


def test_mgk_a02_a_press_before_the_onset_is_a_soft_knock_and_costs_nothing():
    seen = sit(NAMES, cards=[[(-1, BEN), (700, BEN)]], position=THREE, options=UNLIMITED)
    assert seen.journal == ["0 flip", "1 buzz at 700"]
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1
    assert "Not yet." in seen.text


def test_mgk_a02_a_press_at_the_onset_itself_counts():
    seen = sit(NAMES, cards=[[(0, BEN)]], position=THREE, options=UNLIMITED)
    assert seen.journal == ["0 flip", "1 buzz at 0"]


def test_mgk_a02_a_press_between_the_flippers_cue_and_the_card_is_a_knock_too():
    seen = sit(NAMES, first=("Space", BEN), position=THREE)
    assert seen.journal == ["0 flip"]
    assert seen.ears.names[-2:] == ["magi-kitchen-not-yet", "magi-kitchen-tomato"]


def test_mgk_a02_with_open_after_word_the_duel_opens_when_the_name_has_been_heard():
    seen = sit(
        NAMES, cards=[[(500, BEN), (2600, CID)]], position=THREE, options={"open": "after_word"}, seconds=2.0
    )
    assert seen.journal[0] == "0 flip"
    (seat, verb, _, ms) = seen.journal[1].split()
    assert (seat, verb) == ("2", "buzz")
    spoken = 2000 - LATE * 1000
    assert int(ms) == pytest.approx(2600 - spoken, abs=25)
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1


def test_mgk_a02_speech_never_blocks_input():
    seen = sit(NAMES, cards=[[(400, BEN), (900, "Digit1")]], position=THREE, seconds=60.0)
    assert seen.journal == ["0 flip", "1 buzz at 400", "1 slap tomato at 900"]


def test_a_press_is_kept_before_it_is_announced():
    seen = sit(NAMES, cards=[[(400, BEN)]], position=THREE, options=UNLIMITED)
    before = "\n".join(seen.log.told_before[-1])
    assert "Ben buzzes" not in before
    assert "Ben buzzes and has the floor." in seen.text


def test_keys_go_on_being_read_while_an_action_is_written_and_told():
    seen = sit(NAMES, cards=[[(400, BEN)]], position=THREE)
    assert seen.fingers.works == 2 * len(seen.journal)


def test_mgk_a04_presses_queue_in_the_order_of_arrival_and_each_floor_names_one_thing():
    seen = sit(
        NAMES,
        cards=[[(400, CID), (450, BEN), (700, "Digit1"), (900, "Digit4")]],
        position=THREE,
    )
    assert seen.journal[1:] == [
        "2 buzz at 400",
        "1 buzz at 450",
        "2 slap tomato at 700",
        "1 slap corn at 900",
    ]
    assert "Cid gets the tomato tile first." in seen.text
    assert "Misfire! Ben slaps the corn tile" in seen.text


def test_mgk_a04_a_second_press_of_a_player_who_waits_is_only_a_knock():
    seen = sit(NAMES, cards=[[(400, CID), (600, CID)]], position=THREE)
    assert seen.journal[1:] == ["2 buzz at 400", "-1 timeout"]
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1


def test_mgk_a04_enter_asks_once_and_then_gives_the_floor_up_which_is_a_misfire():
    seen = sit(NAMES, cards=[[(400, BEN), (800, "Enter"), (1200, "Digit1")]], position=THREE)
    assert seen.journal[1:3] == ["1 buzz at 400", "1 slap tomato at 1200"]
    assert "Enter once more names nothing, which costs a card." in seen.text
    seen = sit(NAMES, cards=[[(400, BEN), (800, "Enter"), (1000, "Enter")]], position=THREE)
    assert seen.journal[1:] == ["1 buzz at 400", "1 finish at 1000"]
    assert "Misfire! Ben gives up the floor" in seen.text


def test_mgk_a04_the_floor_ends_after_its_seconds_and_its_last_second_ticks():
    seen = sit(NAMES, cards=[[(1000, BEN)]], position=THREE)
    assert seen.journal[1:] == ["1 buzz at 1000", "-1 timeout"]
    opened = next(at for cue, _, at in seen.ears.played if cue == "magi-kitchen-tomato") + LATE
    tick = next(at for cue, _, at in seen.ears.played if cue == "magi-kitchen-tick")
    assert (tick - opened) * 1000 == pytest.approx(1001 + 4000 - 1000, abs=2)
    misfire = next(at for cue, _, at in seen.ears.played if cue == "magi-kitchen-misfire")
    assert (misfire - opened) * 1000 == pytest.approx(1001 + 4000, abs=3)


def test_mgk_a04_with_no_limit_a_floor_waits_as_long_as_it_takes():
    seen = sit(NAMES, cards=[[(1000, BEN), (600_000, "Digit1")]], position=THREE, options=UNLIMITED)
    assert seen.journal[1:] == ["1 buzz at 1000", "1 slap tomato at 600000"]
    assert "magi-kitchen-tick" not in seen.ears.names


def test_mgk_r26_names_before_the_floor_is_announced_do_not_count():
    seen = sit(NAMES, cards=[[(400, "Digit1"), (500, "Enter"), (600, BEN)]], position=THREE)
    assert seen.journal[1:] == ["1 buzz at 600", "-1 timeout"]
    assert seen.ears.names.count("magi-kitchen-not-yet") == 2


def test_mgk_r26_a_keepers_buzz_is_announced_when_it_counts_and_can_be_overtaken_until_then():
    seen = sit(
        NAMES,
        cards=[[(400, BEN), (800, CID), (900, "Digit1"), (1200, "Digit1")]],
        position=THREE | {"keeper": 1},
    )
    assert seen.journal[1:5] == [
        "2 buzz at 800",
        "2 slap tomato at 900",
        "1 buzz at 400",
        "1 slap tomato at 1200",
    ]
    assert seen.text.index("Cid buzzes and has the floor.") < seen.text.index("Ben buzzes and has the floor.")


def test_mgk_r33_presses_within_the_tolerance_are_equal_and_the_priority_list_decides():
    for gap, first in ((20, 1), (21, 2)):
        seen = sit(
            NAMES,
            cards=[[(400, CID), (400 + gap, BEN)]],
            position=THREE | {"priority": [1, 2, 0]},
            options=UNLIMITED,
            tolerance=20,
        )
        assert seen.view.duel.queue[0].seat == first
        assert ("1 buzz at 400" in seen.journal) == (gap == 20)


def test_mgk_a07_what_is_taken_off_a_slow_players_times_lets_that_player_come_first():
    seen = sit(NAMES, cards=[[(700, CID), (900, BEN)]], position=THREE, handicaps=(0, 300, 0))
    assert seen.journal[1:3] == ["1 buzz at 900", "2 buzz at 1000"]
    assert "Ben buzzes and has the floor." in seen.text
    assert "Cid buzzes too, number 2 in the queue." in seen.text


def test_mgk_r32_space_before_the_least_time_is_a_knock_and_afterwards_closes_and_flips_at_once():
    seen = sit(NAMES, cards=[[(1000, "Space"), (1600, "Space")]], position=THREE)
    assert seen.journal == ["0 flip", "-1 close", "1 flip"]
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1
    assert "Nothing won." in seen.text


def test_mgk_r32_nothing_is_closed_while_somebody_has_the_floor_or_a_press_is_held_back():
    seen = sit(NAMES, cards=[[(1600, BEN), (1600, "Space"), (1700, "Space")]], position=THREE)
    assert seen.journal[1:] == ["1 buzz at 1600", "-1 timeout"]
    assert seen.ears.names.count("magi-kitchen-not-yet") == 2


def test_the_flip_that_closing_asked_for_waits_until_the_result_was_heard_or_space_hurries_on():
    cards = [[(1600, "Space")]]
    slow = sit(NAMES, cards=cards, position=THREE, seconds=4.0)
    (first, second) = (at for cue, _, at in slow.ears.played if cue == "magi-kitchen-turning")
    assert second - first > 8  # the card's line and the result, four seconds each
    hurried = sit(NAMES, cards=[[(1600, "Space"), (1900, "Space")]], position=THREE, seconds=4.0)
    (first, second) = (at for cue, _, at in hurried.ears.played if cue == "magi-kitchen-turning")
    assert second - first == pytest.approx(0.25 + LATE + 1.9, abs=0.03)
    assert hurried.speech.silenced >= 1


def test_mgk_r13_a_penalty_comes_before_the_next_flip_and_its_receiver_is_chosen_from_a_list():
    seen = sit(
        NAMES,
        cards=[[(400, BEN), (600, "Digit4"), (2000, "Space")]],
        position=THREE,
        lines=["xyzzy"],
    )
    assert seen.journal[1:] == ["1 buzz at 400", "1 slap corn at 600", "-1 close"]
    seen = sit(
        NAMES, cards=[[(400, BEN), (600, "Digit4"), (2000, "Space")]], position=THREE, lines=["give 2"]
    )
    assert seen.journal[-1] == "1 give 2"
    assert "Ben gives Cid a card for the misfire" in seen.text


def test_mgk_a04_against_the_trash_digits_are_the_numbers_of_players():
    trash = THREE | {
        "decks": [["trash", "corn"], ["corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"], ["corn"]],
    }
    seen = sit(
        NAMES,
        cards=[[(400, BEN), (600, "Digit3"), (800, CID), (900, "Digit5"), (950, "Digit2")]],
        position=trash,
    )
    assert seen.journal[1:5] == ["1 buzz at 400", "1 cover 2 at 600", "2 buzz at 800", "2 cover 1 at 950"]
    assert "Ben covers Cid's pile and saves it." in seen.text
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1  # there is no fifth player


def test_mgk_r11_no_buzz_against_the_trash_with_both_hands_in_use_and_the_reason_is_told():
    trash = THREE | {
        "decks": [["trash", "corn"], ["corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"], ["corn"]],
    }
    moves = [(400, BEN), (500, "Digit3"), (600, BEN), (700, "Digit2"), (800, BEN)]
    seen = sit(NAMES, cards=[moves], position=trash)
    assert seen.journal[1:] == ["1 buzz at 400", "1 cover 2 at 500", "1 buzz at 600", "1 cover 1 at 700"]
    assert "Both hands are in use" in seen.text


def test_mgk_r32_the_trash_duel_ends_by_itself_when_all_hands_are_in_use():
    trash = {
        "decks": [["trash", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"]],
        "to_act": 0,
        "phase": "flip",
    }
    a, b = "KeyA", "KeyL"
    moves = []
    for number, key in enumerate((a, b, a, b)):
        moves += [(400 + 300 * number, key), (500 + 300 * number, "Digit2")]
    seen = sit(("Ana", "Ben"), cards=[moves], position=trash)
    assert seen.view.phase != "duel"
    assert "-1 close" not in seen.journal
    assert "Ana takes 2 cards" in seen.text


def test_mgk_r22_mgk_14_the_whole_pile_of_the_match_is_won_by_who_named_it():
    seen = sit(NAMES, cards=[[(400, ANA), (600, "Digit1"), (2000, "Space")]], position=THREE)
    assert "Ana takes 2 cards in front of Ana and Ben" in seen.text
    assert seen.journal[-2:] == ["-1 close", "0 flip"]  # the winner goes next


def test_mgk_20_the_rainbow_gives_each_visible_tile_to_whoever_names_it_first():
    rainbow = THREE | {
        "decks": [["rainbow", "corn"], ["corn", "corn"], ["corn", "corn"]],
        "piles": [[], ["tomato"], ["mushroom"]],
    }
    moves = [(400, CID), (500, BEN), (600, "Digit1"), (700, "Digit3"), (2500, "Space")]
    seen = sit(NAMES, cards=[moves], position=rainbow)
    assert seen.journal[1:5] == [
        "2 buzz at 400",
        "1 buzz at 500",
        "2 slap tomato at 600",
        "1 slap mushroom at 700",
    ]
    assert "Cid takes 2 cards in front of Ana and Ben" in seen.text
    assert "Ben takes 1 card in front of Cid" in seen.text


def test_letters_are_no_commands_while_a_duel_is_open():
    seen = sit(NAMES, cards=[[(400, "KeyE"), (500, "KeyW")]], position=THREE)
    assert "Cards in the decks" not in seen.text
    assert seen.text.count("That key does nothing while a duel is open.") == 2


def test_mgk_a09_between_duels_keys_tell_the_tops_the_decks_the_keeper_and_whose_turn_it_is():
    seen = sit(NAMES, first=("KeyC", "KeyE", "KeyT"), position=THREE | {"keeper": 2})
    assert (
        "Visible cards: Ana has nothing, Ben has a tomato potion, Cid has a bleached mushroom." in seen.text
    )
    assert "Cid keeps the last posture: Cid's buzz counts later until the next one." in seen.text
    assert "Cards in the decks: Ana has 4, Ben has 3, Cid has 3." in seen.text
    assert seen.text.count("Ana turns a card.") == 1  # the flip itself is asked for by its key
    assert seen.journal == []


def test_between_duels_a_players_own_key_is_no_command_even_if_its_letter_is_one():
    seen = sit(NAMES, first=(ANA, "KeyC"), position=THREE)  # Q would leave the table
    assert "Visible cards" in seen.text
    assert seen.ears.names.count("magi-kitchen-not-yet") == 1


def test_a_command_of_the_menu_is_followed_between_duels_and_not_in_one():
    seen = sit(NAMES, first=(":counts", "Space"), cards=[[(500, ":scores")]], position=THREE)
    assert seen.text.count("Cards in the decks") == 1
    assert "That key does nothing while a duel is open." in seen.text


def test_leaving_works_between_duels():
    assert sit(NAMES, first=(":quit", "Space"), position=THREE).journal == []


def test_what_means_nothing_shows_again_how_to_go_on():
    seen = sit(NAMES, first=("Comma", ":xyzzy"), position=THREE, reminders=False)
    assert seen.text.count("Ana: Space turns over a card") == 3
    assert "Ana turns a card." not in seen.text


def test_mgk_a07_commands_rest_from_the_flip_to_the_end_of_the_duel_and_the_screen_may_be_dark():
    moves = [(1600, "Space")]
    for dark, resting in ((False, "resting"), (True, "dark")):
        seen = sit(NAMES, cards=[moves], position=THREE, dark=dark)  # in the second duel the window is closed
        assert seen.around.rests == [resting, "serving", resting, "serving"]


def test_a_duel_that_was_broken_off_is_open_again_from_its_cards_own_sound():
    done = [(0, "flip"), (1, "buzz at 500"), (1, "slap tomato at 700")]
    seen = sit(NAMES, first=(), cards=[[(300, CID)]], position=THREE, done=done)
    assert "The duel goes on." in seen.text
    assert seen.ears.names.count("magi-kitchen-tomato") == 1
    assert seen.journal[0] == "2 buzz at 801"  # behind the press that was made before


def test_mgk_r32_nobody_closes_a_duel_for_a_person_who_flips_next():
    nothing = THREE | {"decks": [["corn", "corn"], ["corn"], ["broccoli"]], "piles": [[], ["corn"], ["corn"]]}
    seen = sit(("Ana", "Ben", "Bot 3"), cards=[[(4000, "KeyW"), (9000, "KeyW")]], position=nothing, seed=4)
    assert seen.journal == ["0 flip"]


def test_many_knocks_are_one_line_until_something_happens():
    moves = [
        *((100 + n, "Digit1") for n in range(5)),
        (600, BEN),
        (900, "Digit1"),
        (1000, "Digit2"),
        (1100, "Digit2"),
    ]
    seen = sit(NAMES, cards=[moves], position=THREE)
    assert seen.ears.names.count("magi-kitchen-not-yet") == 7
    assert seen.text.count("Not yet.") == 2
    flips = sit(NAMES, cards=[[(100, "Digit1"), (1600, "Space")], [(100, "Digit1")]], position=THREE)
    assert flips.text.count("Not yet.") == 2


def test_a_players_own_key_does_not_cut_what_is_told_before_the_next_card():
    seen = sit(NAMES, cards=[[(1600, "Space"), (1900, BEN)]], position=THREE, seconds=4.0)
    assert seen.speech.silenced == 1  # by the first Space of all
    (first, second) = (at for cue, _, at in seen.ears.played if cue == "magi-kitchen-turning")
    assert second - first > 8


def test_the_seconds_of_a_floor_begin_when_it_has_been_said_what_can_be_named():
    seen = sit(NAMES, cards=[[(1000, BEN)]], position=THREE, seconds=2.0)
    opened = next(at for cue, _, at in seen.ears.played if cue == "magi-kitchen-tomato") + LATE
    misfire = next(at for cue, _, at in seen.ears.played if cue == "magi-kitchen-misfire")
    # The card, that Ben buzzes, and what Ben can name: three lines of two seconds from the opening on.
    assert misfire - opened == pytest.approx(6.0 + 4.0, abs=2.5)
    assert "Ben names a tile: 1 tomato, 2 eggplant, 3 mushroom, 4 corn, 5 broccoli." in seen.text
