"""The numbered rules of Kami for two and three players (sections 9 and 10), and the draw (N01)."""

import random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, OutcomeNotPossible
from accessible_games.games.kami import events as ev
from accessible_games.games.kami import refusals as no
from accessible_games.games.kami.cards import Card
from tests.each import each
from tests.games.kami.tables import KAMI, at, do, legal, names, new, told, why_not

W, H, L, S, G, M, T, E = Card

THREE = (
    "deal warrior warrior warrior warrior horseman lancer silver gold madman tower"
    " | warrior warrior warrior horseman lancer silver gold gold tower empress"
    " | warrior warrior warrior horseman horseman lancer lancer silver silver madman"
    " | gold empress"
)
TWO = (
    "deal warrior warrior warrior horseman lancer silver gold madman"
    " | warrior warrior horseman lancer silver gold tower empress"
    " | warrior/gold warrior/warrior silver/tower horseman/warrior lancer/madman gold/silver"
    " lancer/horseman empress/warrior"
)


def three(starter=0):
    state = new(3, first_player=starter)
    return state, do(state, CHANCE, THREE)


def test_kami_60_61_ten_cards_each_and_two_are_set_aside():
    state, events = three()
    assert names(events)[:2] == ["RoundDealt", "CardsSetAside"]
    assert events[0] == ev.RoundDealt(1, 0, 10, False)
    assert events[1] == ev.CardsSetAside(2)
    assert state.inspect()["hand_sizes"] == [10, 10, 10]
    assert state.view(0).set_aside == (HIDDEN, HIDDEN)


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("pile", [1, 2])
def test_kami_62_63_r18_the_second_player_chooses_and_the_third_sees_the_other(starter, pile):
    state, _ = three(starter)
    second, third = (starter + 1) % 3, (starter + 2) % 3
    assert (state.phase, state.actors()) == ("peek", (second,))
    assert legal(state, second) == {"peek 1", "peek 2"}
    assert state.inspect()["knows_set_aside"] == [[], [], []]
    events = do(state, second, f"peek {pile}")
    aside = (G, E)
    mine, other = aside[pile - 1], aside[2 - pile]
    assert told(events, second) == [
        ev.SetAsideSeen(second, pile, mine),
        ev.SetAsideSeen(third, 3 - pile, HIDDEN),
    ]
    assert told(events, third) == [
        ev.SetAsideSeen(second, pile, HIDDEN),
        ev.SetAsideSeen(third, 3 - pile, other),
    ]
    for ear in (None, starter):
        assert [event.variant() for event in told(events, ear)] == ["closed", "closed"]
    assert told(events, second)[0].variant() == ""
    assert state.view(second).set_aside[pile - 1] == mine
    assert state.view(second).set_aside[2 - pile] == HIDDEN
    assert state.view(third).set_aside[2 - pile] == other
    assert state.view(starter).set_aside == (HIDDEN, HIDDEN)
    assert state.view(None).set_aside == (HIDDEN, HIDDEN)
    known = state.inspect()["knows_set_aside"]
    assert (known[second], known[third], known[starter]) == ([mine.id], [other.id], [])
    assert (state.phase, state.actors()) == ("lead", (starter,))


def test_kami_62_looking_has_its_time():
    state, _ = three()
    assert why_not(state, 1, "pass") == no.PeekFirst()
    assert why_not(state, 1, "lead warrior attack gold") == no.PeekFirst()
    assert why_not(state, 1, "waive") == no.PeekFirst()
    do(state, 1, "peek 1")
    assert why_not(state, 0, "peek 1") == no.PeekIsOver()


def test_kami_54_64_no_ready_phase_and_no_claim_with_three_or_two():
    state, _ = three()
    assert why_not(state, 1, "claim") == no.NoRedeal()
    do(state, 1, "peek 2")
    assert why_not(state, 0, "claim") == no.NoRedeal()
    assert why_not(state, 0, "waive") == no.ReadyIsOver()
    two = new(2, first_player=1)
    do(two, CHANCE, TWO)
    assert (two.phase, two.actors()) == ("lead", (1,))
    assert why_not(two, 1, "claim") == no.NoRedeal()


def test_kami_70_71_eight_stacks_of_mercenaries_with_the_upper_cards_open():
    state = new(2, first_player=0)
    events = do(state, CHANCE, TWO)
    assert names(events) == ["RoundDealt", "MercenariesLaid", "HandDealt", "HandDealt"]
    stacks = events[1].stacks
    # Those that show the same card are told together.
    assert [stack.card for stack in stacks] == [W, S, H, L, G, E]
    assert [stack.numbers for stack in stacks] == [(1, 2), (3,), (4,), (5, 7), (6,), (8,)]
    assert all(stack.covered and stack.variant() == "covered" for stack in stacks)
    assert state.view(0).tops == tuple((card, True) for card in (W, W, S, H, L, G, L, E))
    assert state.view(0).stacks() == stacks


MERCENARIES = ["warrior/gold", "", "silver/tower", "horseman/"]


def facing(hands, attack="silver", mercenaries=None, options=None, **more):
    return at(
        2,
        options,
        hands=hands,
        attack={"seat": 0, "card": attack},
        to_act=1,
        mercenaries=MERCENARIES if mercenaries is None else mercenaries,
        **more,
    )


def test_kami_72_73_74_78_r07_r22_a_covered_mercenary_defends_and_the_next_is_turned_up():
    state = facing(["warrior horseman", "gold lancer"])
    assert legal(state, 1) == {"pass", "defend silver@3"}
    events = do(state, 1, "defend silver@3")
    assert events == [ev.Defended(1, S, 3), ev.TurnedUp(3, T)]
    assert events[0].variant() == "mercenary"
    assert (state.phase, state.actors()) == ("attack", (1,))
    assert state.inspect()["hand_sizes"] == [2, 2]
    assert state.view(None).attack is None
    assert legal(state, 1) == {
        "attack gold",
        "attack lancer",
        "attack warrior@1",
        "attack tower@3",
        "attack horseman@4",
    }
    assert why_not(state, 1, "pass") == no.AttackIsDue()
    assert why_not(state, 1, "defend silver@3") == no.AttackIsDue()
    assert why_not(state, 1, "lead gold attack lancer") == no.AttackIsDue()
    events = do(state, 1, "attack tower@3")
    assert events == [ev.Attacked(1, T, 4, 3, 2)]
    assert events[0].variant() == "mercenary"
    assert state.inspect()["mercenaries"] == ["warrior/gold", "", "", "horseman/"]


def test_kami_73_an_attacking_mercenary_turns_up_the_next_when_the_move_is_over():
    state = facing(["warrior horseman", "silver gold lancer"])
    events = do(state, 1, "defend silver attack warrior@1")
    assert events == [ev.Defended(1, S, 0), ev.Attacked(1, W, 1, 1, 2), ev.TurnedUp(1, G)]
    assert state.inspect()["mercenaries"][0] == "gold/"
    assert state.inspect()["hand_sizes"] == [2, 2]


def test_kami_72_an_uncovered_mercenary_is_one_move_with_the_attack():
    state = facing(["warrior warrior", "gold lancer"], attack="horseman")
    assert "defend horseman@4 attack gold" in legal(state, 1)
    assert why_not(state, 1, "defend horseman@4") == no.StackNotCovered(4)
    events = do(state, 1, "defend horseman@4 attack gold")
    assert events == [ev.Defended(1, H, 4), ev.Attacked(1, G, 3, 0, 1)]
    assert state.inspect()["mercenaries"][3] == ""


def test_kami_78_the_combined_form_with_a_covered_stack_is_refused_whatever_lies_beneath():
    for beneath in ("tower", "empress", "warrior"):
        state = facing(["warrior horseman", "gold lancer"], mercenaries=[f"silver/{beneath}"])
        assert why_not(state, 1, "defend silver@1 attack gold") == no.CoveredStackAlone(1)
        assert why_not(state, 1, "attack gold") == no.AttackNeedsDefence()


def test_a_stack_shows_what_it_shows():
    state = facing(["warrior horseman", "gold lancer"])
    assert why_not(state, 1, "defend silver@1 attack gold") == no.MercenaryNotThere(S, 1)
    assert why_not(state, 1, "defend silver@2 attack gold") == no.MercenaryNotThere(S, 2)
    assert why_not(state, 1, "defend silver@8 attack gold") == no.MercenaryNotThere(S, 8)
    state = facing(["warrior horseman", "silver gold lancer"])
    assert why_not(state, 1, "defend silver attack tower@3") == no.MercenaryNotThere(T, 3)
    assert why_not(state, 1, "defend silver attack warrior@7") == no.MercenaryNotThere(W, 7)


def test_kami_79_r25_a_covered_stack_needs_a_certain_attack():
    state = facing(["warrior lancer", "empress empress"], "horseman", ["", "horseman/silver", ""])
    assert why_not(state, 1, "defend horseman@2") == no.NoCertainAttack(2)
    other = facing(["warrior lancer", "empress empress"], "horseman", ["warrior/gold", "horseman/silver"])
    assert "defend horseman@2" in legal(other, 1)
    lead = at(2, hands=["empress empress", "gold gold"], lead=0, mercenaries=["gold/warrior"])
    assert why_not(lead, 0, "lead gold@1") == no.NoCertainAttack(1)


def test_kami_79_one_empress_is_a_certain_last_card():
    state = facing(["warrior lancer", "empress"], "horseman", ["horseman/silver"])
    assert legal(state, 1) == {"pass", "defend horseman@1"}


def test_kami_79_in_a_deck_of_three_empresses_a_covered_one_that_defends_makes_the_attack_certain():
    data = {"kami": {"cards": {"empress": {"copies": 3}, "warrior": {"copies": 9}}}}
    position = {
        "hands": [["warrior", "lancer"], ["empress", "empress"]],
        "attack": {"seat": 0, "card": "tower"},
        "to_act": 1,
        "mercenaries": ["empress/silver"],
    }
    state = KAMI.load(2, position, {}, data)
    assert "defend empress@1" in legal(state, 1)
    assert state.check(1, KAMI.parse_action("defend empress@1")) is None


def test_kami_75_76_r09_r20_the_last_attack_comes_from_the_hand_and_mercenaries_left_do_not_matter():
    state = facing(["warrior warrior", "gold"], "gold", ["empress/", "silver/tower", ""])
    assert legal(state, 1) == {"pass", "defend empress@1 attack gold", "defend empress@1 attack silver@2"}
    won = do(state, 1, "defend empress@1 attack gold")[-1]
    assert (won.points, won.seat, won.partner) == (3, 1, 1)
    assert state.inspect()["mercenaries"] == ["", "silver/tower", ""]


def test_kami_75_a_mercenary_cannot_be_the_attack_that_ends_the_round():
    state = at(2, hands=["gold", "warrior warrior"], lead=0, mercenaries=["silver/tower"])
    assert why_not(state, 0, "lead gold attack silver@1") == no.NoAttackLeft()
    assert legal(state, 0) == {"lead silver@1"}


def test_kami_19_r02_a_defence_that_leaves_no_attack_is_refused():
    state = facing(["warrior warrior", "gold"], "gold", ["warrior/gold"])
    refused = why_not(state, 1, "defend gold attack gold")
    assert (refused, refused.rule) == (no.NoAttackLeft(), "KAMI-19")
    assert legal(state, 1) == {"pass"}


def test_r09_an_empress_mercenary_never_counts_as_the_last_card():
    state = at(2, hands=["gold gold", "warrior warrior"], lead=0, mercenaries=["empress/"])
    assert "lead gold attack empress@1" not in legal(state, 0)
    assert why_not(state, 0, "lead gold attack empress@1").rule == "KAMI-32"


def test_r08_a_hidden_mercenary_is_known_to_all_counts_for_the_strike_and_opens_nothing():
    state = at(2, hands=["warrior warrior", "gold"], lead=1, mercenaries=["gold/silver", "empress/"])
    events = do(state, 1, "lead gold@1")
    assert events == [ev.CardHidden(1, G, 1), ev.TurnedUp(1, S)]
    assert told(events)[0] == ev.CardHidden(1, G, 1)
    assert events[0].variant() == "mercenary"
    assert state.view(0).defence[1] == ((G, True),)
    assert "attack empress@2" not in legal(state, 1)
    won = do(state, 1, "attack gold")[-1]
    assert (won.points, won.master_strike, won.variant()) == (6, True, "master")
    hidden = at(2, hands=["gold silver", "gold warrior"], lead=0, mercenaries=["empress/", "warrior/"])
    do(hidden, 0, "lead empress@1 attack warrior@2")
    assert not hidden.empress_up


def test_r08_option_no_hidden_mercenaries():
    options = {"mercenary_as_hidden_defence": False}
    state = at(2, options, hands=["gold silver", "warrior"], lead=0, mercenaries=["gold/silver", "tower/"])
    assert why_not(state, 0, "lead gold@1") == no.MercenaryNotHidden()
    assert why_not(state, 0, "lead tower@2 attack gold") == no.MercenaryNotHidden()
    assert legal(state, 0) == {
        "lead gold attack silver",
        "lead silver attack gold",
        "lead gold attack gold@1",
        "lead silver attack gold@1",
        "lead gold attack tower@2",
        "lead silver attack tower@2",
    }


def test_kami_77_r14_a_lone_card_without_mercenaries_attacks_alone_and_wins_without_a_strike():
    state = at(2, hands=["empress", "gold"], lead=0, mercenaries=["", ""])
    assert legal(state, 0) == {"lead - attack empress"}
    events = do(state, 0, "lead - attack empress")
    assert names(events) == ["Attacked", "RoundWon"]
    assert (events[-1].points, events[-1].master_strike) == (5, False)


def test_r14_leading_without_a_hidden_card_is_for_a_lone_card_only():
    state = at(2, hands=["empress gold", "gold"], lead=0)
    refused = why_not(state, 0, "lead - attack gold")
    assert (refused, refused.rule) == (no.LoneCardOnly(), "R14")
    with_mercenary = at(2, hands=["gold", "gold"], lead=0, mercenaries=["silver/"])
    assert why_not(with_mercenary, 0, "lead - attack gold") == no.LoneCardOnly()
    lone = at(2, hands=["gold", "gold"], lead=0)
    assert why_not(lone, 0, "lead - attack tower") == no.CardNotHeld(T)
    assert why_not(lone, 0, "lead gold attack gold") == no.NoAttackLeft()


def test_r14_the_same_where_mercenaries_may_not_be_hidden():
    options = {"mercenary_as_hidden_defence": False}
    state = at(2, options, hands=["gold", "gold"], lead=0, mercenaries=["silver/"])
    assert legal(state, 0) == {"lead - attack gold"}


def test_r14_option_void_the_round_ends_without_points_when_the_lead_comes_back_to_a_lone_card():
    state = at(
        2,
        {"lone_card_lead": "void"},
        hands=["gold", "tower"],
        starter=1,
        attack={"seat": 0, "card": "madman"},
        to_act=1,
        scores=[3, 4],
    )
    events = do(state, 1, "pass")
    assert events == [ev.Passed(1), ev.RoundVoided(0)]
    shown = state.inspect()
    assert (shown["round_over"], shown["round_points"], shown["scores"]) == (True, 0, [3, 4])
    assert (shown["phase"], shown["to_act"], shown["next_starter"]) == ("deal", [], 0)
    assert shown["winners"] == []
    options = {"lone_card_lead": "void", "next_starter": "winner"}
    state = at(2, options, hands=["gold", "tower"], starter=1, attack={"seat": 0, "card": "madman"}, to_act=1)
    do(state, 1, "pass")
    assert state.inspect()["next_starter"] == 0


def test_r14_option_void_leaves_a_lead_alone_that_can_be_made():
    state = at(
        2,
        {"lone_card_lead": "void"},
        hands=["gold", "tower"],
        starter=1,
        attack={"seat": 0, "card": "madman"},
        to_act=1,
        mercenaries=["silver/"],
    )
    do(state, 1, "pass")
    assert (state.phase, state.actors()) == ("lead", (0,))


def test_r13_hands_may_become_odd_with_two_players():
    state = at(2, hands=["gold silver tower", "gold"], lead=0, mercenaries=["horseman/"])
    do(state, 0, "lead gold attack horseman@1")
    assert state.inspect()["hand_sizes"] == [2, 1]


def test_n01_random_any_seat_may_start():
    state = new(3)
    assert {state.due().sample(random.Random(seed)).seat for seed in range(40)} == {0, 1, 2}
    assert do(state, CHANCE, "starter 2") == [ev.StarterChosen(2)]
    assert state.phase == "deal"
    do(state, CHANCE, THREE)
    assert state.inspect()["starter"] == 2


def test_n01_draw_high_the_highest_points_start_and_the_tied_draw_again():
    state = new(4, first_player="draw_high")
    events = do(state, CHANCE, "draw gold silver warrior madman")
    assert events[:2] == [ev.CardDrawn(0, G, 3), ev.CardDrawn(1, S, 3)]
    assert events[-1] == ev.StarterChosen(3)
    state = new(4, first_player="draw_high")
    events = do(state, CHANCE, "draw tower silver warrior madman")
    assert events[-1] == ev.DrawTied((0, 3))
    assert state.actors() == (CHANCE,)
    due = state.due()
    assert due.among == (0, 3)
    redraw = due.sample(random.Random(3))
    assert [card is None for card in redraw.cards] == [False, True, True, False]
    assert why_not(state, CHANCE, "draw gold silver - -") == OutcomeNotPossible()
    assert why_not(state, CHANCE, "draw gold silver") == OutcomeNotPossible()
    assert why_not(state, CHANCE, "starter 0") == OutcomeNotPossible()
    assert state.view(0).round.drawing == (0, 3)
    events = do(state, CHANCE, "draw gold - - warrior")
    assert state.view(0).round.drawing == ()
    assert events == [ev.CardDrawn(0, G, 3), ev.CardDrawn(3, W, 1), ev.StarterChosen(0)]


def test_n01_a_draw_cannot_hold_more_cards_than_there_are():
    state = new(4, first_player="draw_high")
    assert why_not(state, CHANCE, "draw empress empress empress gold") == OutcomeNotPossible()
    for seed in range(200):
        assert state.check(CHANCE, state.due().sample(random.Random(seed))) is None


@each(
    ("seats", "text"),
    [
        (3, "deal warrior | warrior | warrior"),
        (3, THREE.replace(" | gold empress", "")),
        (3, THREE.replace("madman tower |", "madman madman |")),
        (3, THREE.replace("gold empress", "empress empress")),
        (2, TWO.replace(" empress/warrior", "")),
        (2, TWO.replace("empress/warrior", "empress/empress")),
        (4, TWO),
        (4, THREE),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(seats, text):
    state = new(seats, first_player=0)
    assert why_not(state, CHANCE, text) == OutcomeNotPossible()


def test_an_outcome_comes_when_it_is_due():
    state = new(3)
    assert why_not(state, CHANCE, THREE) == OutcomeNotPossible()
    assert why_not(state, CHANCE, "starter 3") == OutcomeNotPossible()
    do(state, CHANCE, "starter 0")
    assert why_not(state, CHANCE, "starter 0") == OutcomeNotPossible()
    assert why_not(state, CHANCE, "draw gold gold gold") == OutcomeNotPossible()
