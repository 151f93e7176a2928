"""The numbered rules of Kami for four players, each by name (sections 1 to 8 of the ledger)."""

import random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, CountOf, GameIsOver, NotYourTurn, OutcomeAwaited
from accessible_games.games.deck import load_deck
from accessible_games.games.kami import events as ev
from accessible_games.games.kami import refusals as no
from accessible_games.games.kami.cards import Card
from tests.each import each
from tests.games.kami.tables import FULL_DEAL, KAMI, at, do, legal, names, new, told, why_not

W, H, L, S, G, M, T, E = Card


def opened(seat=0):
    """Four players after the ready phase, `seat` to open with the standard deal."""
    state = new(4, first_player=seat)
    do(state, CHANCE, FULL_DEAL)
    for step in range(4):
        do(state, (seat + step) % 4, "waive")
    return state


def test_kami_01_the_first_side_to_hold_fifteen_points_wins_the_game():
    state = at(4, hands=["warrior silver", "gold gold", "gold", "tower"], scores=[12, 14], lead=0)
    events = do(state, 0, "lead warrior attack silver")
    assert events[-1] == ev.GameWon(0, 2, 15)
    assert state.actors() == ()
    assert state.winners() == (0, 2)
    assert state.returns() == (1.0, -1.0, 1.0, -1.0)


def test_kami_01_fourteen_points_are_not_enough():
    state = at(4, hands=["warrior lancer", "gold gold", "gold", "tower"], scores=[12, 0], lead=0)
    do(state, 0, "lead warrior attack lancer")
    assert state.actors() == (CHANCE,)
    assert state.inspect()["scores"] == [14, 0]
    assert state.returns() == (0.0, 0.0, 0.0, 0.0)


def test_kami_02_four_players_are_two_pairs_across_the_table_and_others_play_alone():
    assert len(new(4).scores) == 2
    assert len(new(3).scores) == 3
    assert len(new(2).scores) == 2
    state = at(4, hands=["gold", "gold", "gold", "warrior tower"], lead=3)
    won = do(state, 3, "lead warrior attack tower")[-1]
    assert (won.seat, won.partner, won.points) == (3, 1, 4)
    assert won.scores == (ev.SideScore(0, 2, 0), ev.SideScore(1, 3, 4))
    state = at(3, hands=["warrior tower", "gold", "gold"], lead=0)
    won = do(state, 0, "lead warrior attack tower")[-1]
    assert (won.seat, won.partner) == (0, 0)
    assert won.scores == (ev.SideScore(0, 0, 4), ev.SideScore(1, 1, 0), ev.SideScore(2, 2, 0))


def test_kami_03_the_pair_of_the_player_without_cards_wins_the_round():
    state = at(4, hands=["gold", "gold", "silver tower", "warrior"], lead=2)
    do(state, 2, "lead silver attack tower")
    assert state.inspect()["scores"] == [4, 0]


def test_kami_04_and_05_the_deck_has_thirty_two_cards_of_eight_kinds():
    copies = [(spec.id, spec.copies, spec.extra["points"]) for spec in load_deck("kami").cards]
    assert copies == [
        ("warrior", 10, 1),
        ("horseman", 4, 2),
        ("lancer", 4, 2),
        ("silver", 4, 3),
        ("gold", 4, 3),
        ("madman", 2, 4),
        ("tower", 2, 4),
        ("empress", 2, 5),
    ]
    assert sum(n for _, n, _ in copies) == 32


@pytest.mark.parametrize(("seats", "hand", "stacks", "aside"), [(4, 8, 0, 0), (3, 10, 0, 2), (2, 8, 8, 0)])
def test_kami_05_06_60_71_all_thirty_two_cards_are_dealt(seats, hand, stacks, aside):
    state = new(seats, first_player=0)
    deal = state.due().sample(random.Random(4))
    state.apply(CHANCE, deal)
    shown = state.inspect()
    assert shown["hand_sizes"] == [hand] * seats
    everything = [card for cards in shown["hands"] for card in cards]
    everything += [card for stack in shown.get("mercenaries", []) for card in stack.split("/")]
    everything += shown.get("set_aside", [])
    assert len(shown.get("mercenaries", [])) == stacks
    assert len(shown.get("set_aside", [])) == aside
    assert sorted(everything) == sorted(
        card for spec in load_deck("kami").cards for card in [spec.id] * spec.copies
    )


def test_kami_06_every_deal_is_possible_and_depends_on_the_source_alone():
    due = new(4, first_player=0).due()
    assert due.sample(random.Random(1)) == due.sample(random.Random(1))
    assert due.sample(random.Random(1)) != due.sample(random.Random(2))


def test_kami_07_nobody_hears_anothers_hand():
    state = new(4, first_player=0)
    events = do(state, CHANCE, FULL_DEAL)
    hands = [event for event in events if isinstance(event, ev.HandDealt)]
    assert [event.seat for event in hands] == [0, 1, 2, 3]
    for listener in (None, 0, 1, 2, 3):
        heard = [event for event in told(events, listener) if isinstance(event, ev.HandDealt)]
        assert [event.seat for event in heard] == ([] if listener is None else [listener])
    mine = told(events, 1)[-1]
    counts = zip((W, H, L, S, G, T, E), (2, 1, 1, 1, 1, 1, 1), strict=True)
    assert mine.cards == tuple(CountOf(c, n) for c, n in counts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kami_08_and_12_the_turn_passes_clockwise(seats):
    hands = ["warrior warrior horseman silver"] + ["gold lancer"] * (seats - 1)
    state = at(seats, hands=hands, lead=0)
    do(state, 0, "lead warrior attack silver")
    for seat in range(1, seats):
        assert state.actors() == (seat,)
        do(state, seat, "pass")
    assert state.actors() == (0,)


def test_kami_09_cards_stay_on_the_two_lines_until_the_round_ends():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    do(state, 1, "defend lancer attack gold")
    shown = state.inspect()
    assert shown["defence"] == [["(warrior)"], ["lancer"], [], []]
    assert shown["attacks"] == [["lancer"], ["gold"], [], []]
    view = state.view(1)
    assert [(one.seat, one.attack_line, one.face_down) for one in view.laid] == [
        (0, False, True),
        (0, True, False),
        (1, False, False),
        (1, True, False),
    ]


def test_kami_10_11_13_the_opening_hides_one_card_and_attacks_with_another():
    state = opened()
    assert state.opening
    events = do(state, 0, "lead madman attack silver")
    assert names(events) == ["CardHidden", "Attacked"]
    assert told(events)[0] == ev.CardHidden(0, HIDDEN, 0)
    assert told(events, 0)[0] == ev.CardHidden(0, M, 0)
    assert told(events, 2)[0].variant() == "closed"
    assert told(events, 0)[0].variant() == ""
    assert events[1] == ev.Attacked(0, S, 3, 0, 6)
    assert not state.opening
    assert "lead warrior attack warrior" in legal(opened(), 0)


def test_kami_14_15_16_pass_is_always_allowed_and_the_next_answers_the_same_attack():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert "pass" in legal(state, 1)
    assert "defend lancer attack gold" in legal(state, 1)
    events = do(state, 1, "pass")
    assert events == [ev.Passed(1)]
    assert state.inspect()["attack"] == {"seat": 0, "card": "lancer"}
    assert state.actors() == (2,)


def test_kami_14_one_cannot_lead_while_an_attack_is_open():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert why_not(state, 1, "lead warrior attack gold") == no.AttackIsOpen(0, L)


def test_kami_17_18_a_defence_is_the_same_kind_and_a_new_attack_follows():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert why_not(state, 1, "defend gold attack silver") == no.WrongDefence(G, L)
    events = do(state, 1, "defend lancer attack tower")
    assert events == [ev.Defended(1, L, 0), ev.Attacked(1, T, 4, 0, 6)]
    assert state.actors() == (2,)
    assert state.inspect()["attack"] == {"seat": 1, "card": "tower"}


def test_kami_17_a_card_that_is_not_held_cannot_be_used():
    state = opened()
    do(state, 0, "lead warrior attack madman")
    assert why_not(state, 1, "defend madman attack gold") == no.CardNotHeld(M)
    assert why_not(state, 1, "defend empress attack madman") == no.CardNotHeld(M)
    assert why_not(state, 1, "defend empress attack empress") == no.CardNotHeld(E)
    # One lancer cannot both defend and attack.
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert why_not(state, 1, "defend lancer attack lancer") == no.CardNotHeld(L)


def test_kami_20_a_partners_attack_may_be_answered():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    do(state, 1, "pass")
    do(state, 2, "defend lancer attack silver")
    assert state.inspect()["attack"] == {"seat": 2, "card": "silver"}


def test_kami_21_and_r17_who_has_passed_may_answer_a_later_attack():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    do(state, 1, "pass")
    do(state, 2, "defend lancer attack silver")
    do(state, 3, "pass")
    do(state, 0, "pass")
    assert state.actors() == (1,)
    assert "defend silver attack gold" in legal(state, 1)


def test_kami_22_23_if_all_pass_the_attacker_must_lead_again():
    state = opened()
    do(state, 0, "lead warrior attack madman")
    do(state, 1, "pass")
    do(state, 2, "pass")
    events = do(state, 3, "pass")
    assert events == [ev.Passed(3), ev.LeadReturned(0)]
    assert why_not(state, 0, "pass") == no.LeaderMustLead()
    assert why_not(state, 0, "defend silver attack gold") == no.NothingToDefend()
    assert "pass" not in legal(state, 0)
    assert not state.opening
    do(state, 0, "lead gold attack silver")
    assert state.inspect()["hand_sizes"][0] == 4


def test_kami_24_an_answer_lies_face_up_and_a_lead_face_down():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    do(state, 1, "defend lancer attack gold")
    assert state.inspect()["defence"][:2] == [["(warrior)"], ["lancer"]]
    assert state.view(2).defence[0] == ((HIDDEN, True),)
    assert state.view(0).defence[0] == ((W, True),)
    assert state.view(2).defence[1] == ((L, False),)


@each("attack", ["horseman", "silver", "gold", "madman", "tower", "empress"])
def test_kami_30_31_an_empress_answers_every_other_kind(attack):
    hands = ["warrior warrior", "empress warrior", "gold", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": attack}, to_act=1)
    assert legal(state, 1) == {"pass", "defend empress attack warrior"}


@pytest.mark.parametrize("attack", ["warrior", "lancer"])
def test_kami_30_an_empress_answers_neither_warrior_nor_lancer(attack):
    hands = ["warrior warrior", "empress gold", "gold", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": attack}, to_act=1)
    assert legal(state, 1) == {"pass"}
    refused = why_not(state, 1, "defend empress attack gold")
    assert refused == no.EmpressCannotAnswer(Card[attack.upper()])
    assert refused.rule == "KAMI-30"


def test_kami_32_33_an_empress_attacks_once_one_lies_face_up():
    state = opened(1)
    do(state, 1, "lead warrior attack horseman")
    do(state, 2, "defend empress attack silver")
    do(state, 3, "pass")
    do(state, 0, "pass")
    assert "defend silver attack empress" in legal(state, 1)
    do(state, 1, "defend silver attack empress")
    assert legal(state, 2) == {"pass"}


def test_kami_32_not_before():
    state = opened(1)
    refused = why_not(state, 1, "lead warrior attack empress")
    assert (refused, refused.rule) == (no.EmpressCannotAttack(), "KAMI-32")


def test_kami_32_the_last_card_of_the_hand_may_be_an_empress():
    hands = ["gold", "horseman empress", "gold", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": "horseman"}, to_act=1)
    assert "defend horseman attack empress" in legal(state, 1)


def test_kami_34_r05_the_defending_empress_opens_the_attack_of_the_other_at_once():
    hands = ["gold gold", "empress empress warrior lancer", "gold", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": "tower"}, to_act=1)
    assert "defend empress attack empress" in legal(state, 1)
    do(state, 1, "defend empress attack empress")
    assert state.actors() == (2,)


def test_kami_33_r04_a_hidden_empress_opens_nothing_and_35_r06_nor_do_two_in_hand():
    hands = ["empress empress warrior tower", "gold", "gold", "gold"]
    state = at(4, hands=hands, lead=0)
    assert why_not(state, 0, "lead empress attack empress").rule == "KAMI-32"
    assert why_not(state, 0, "lead warrior attack empress").rule == "KAMI-32"
    double = at(4, {"goita_double_empress": True}, hands=hands, lead=0)
    assert "lead warrior attack empress" in legal(double, 0)
    assert "lead empress attack empress" in legal(double, 0)
    do(double.copy(), 0, "lead warrior attack empress")
    do(double.copy(), 0, "lead empress attack empress")
    single = at(
        4,
        {"goita_double_empress": True},
        hands=["empress gold warrior tower", "gold", "gold", "gold"],
        lead=0,
    )
    assert why_not(single, 0, "lead warrior attack empress").rule == "KAMI-32"


def test_kami_36_only_the_other_empress_answers_an_empress():
    hands = ["gold gold", "empress warrior", "tower madman", "gold"]
    state = at(4, hands=hands, attack={"seat": 0, "card": "empress"}, to_act=1)
    assert legal(state, 1) == {"pass", "defend empress attack warrior"}
    do(state, 1, "pass")
    assert legal(state, 2) == {"pass"}


def test_kami_40_41_42_the_last_attack_scores_and_the_defence_does_not():
    hands = ["warrior", "horseman", "tower warrior", "gold"]
    state = at(4, hands=hands, attack={"seat": 1, "card": "tower"}, to_act=2, scores=[4, 7])
    events = do(state, 2, "defend tower attack warrior")
    assert names(events) == ["Defended", "Attacked", "RoundWon"]
    won = events[-1]
    assert (won.points, won.card, won.master_strike) == (1, W, False)
    assert won.scores == (ev.SideScore(0, 2, 5), ev.SideScore(1, 3, 7))
    assert won.variant() == "pair"
    assert events[1].left == 0


def test_kami_43_only_one_side_scores():
    state = at(4, hands=["gold", "gold", "gold", "warrior silver"], lead=3, scores=[2, 2])
    do(state, 3, "lead warrior attack silver")
    assert state.inspect()["scores"] == [2, 5]


@pytest.mark.parametrize(
    ("pair", "points"), [("gold gold", 6), ("warrior warrior", 2), ("empress empress", 10)]
)
def test_kami_44_46_a_master_strike_doubles_the_points(pair, points):
    state = at(4, hands=[pair, "gold", "tower", "tower"], lead=0)
    first, second = pair.split()
    won = do(state, 0, f"lead {first} attack {second}")[-1]
    assert (won.points, won.master_strike, won.variant()) == (points, True, "pair-master")


def test_kami_44_the_doubled_points_give_the_hidden_card_away():
    state = at(4, hands=["gold gold", "gold", "tower", "tower"], lead=0)
    do(state, 0, "lead gold attack gold")
    assert state.view(None).defence[0] == ((G, True),)


def test_kami_44_equal_points_of_another_kind_are_no_master_strike():
    state = at(3, hands=["silver gold", "gold", "tower"], lead=0)
    won = do(state, 0, "lead silver attack gold")[-1]
    assert (won.points, won.master_strike, won.variant()) == (3, False, "")
    assert state.view(None).defence[0] == ((HIDDEN, True),)


def test_kami_45_both_face_up_is_no_master_strike():
    state = at(3, hands=["tower", "gold gold", "tower"], attack={"seat": 0, "card": "gold"}, to_act=1)
    won = do(state, 1, "defend gold attack gold")[-1]
    assert (won.points, won.master_strike) == (3, False)


def test_kami_44_alone_a_master_strike_has_its_own_words():
    state = at(3, hands=["gold gold", "gold", "tower"], lead=0)
    assert do(state, 0, "lead gold attack gold")[-1].variant() == "master"


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_kami_47_the_player_left_of_the_last_starter_starts_whoever_won(winner):
    hands = ["gold"] * 4
    hands[winner] = "warrior silver"
    state = at(4, hands=hands, starter=3, lead=winner)
    do(state, winner, "lead warrior attack silver")
    assert state.inspect()["next_starter"] == 0
    assert state.inspect()["starter"] == 3
    dealt = do(state, CHANCE, FULL_DEAL)[0]
    assert dealt == ev.RoundDealt(2, 0, 8, False)
    assert state.inspect()["starter"] == 0


def test_kami_47_option_the_winner_starts():
    state = at(
        4, {"next_starter": "winner"}, hands=["gold", "gold", "warrior gold", "gold"], starter=3, lead=2
    )
    do(state, 2, "lead warrior attack gold")
    assert state.inspect()["next_starter"] == 2


def test_kami_48_r19_the_score_above_fifteen_is_kept_and_nothing_can_be_done_any_more():
    state = at(4, hands=["warrior tower", "gold", "gold", "gold"], scores=[14, 14], lead=0)
    do(state, 0, "lead warrior attack tower")
    assert state.inspect()["scores"] == [18, 14]
    assert state.inspect()["over"]
    assert why_not(state, 1, "pass") == GameIsOver()
    assert state.legal_actions(0) == ()


def test_the_target_is_an_option():
    state = at(4, {"target": 3}, hands=["warrior gold", "gold", "gold", "gold"], lead=0)
    assert isinstance(do(state, 0, "lead warrior attack gold")[-1], ev.GameWon)


def test_kami_50_51_a_claim_shows_five_warriors_and_the_partner_decides():
    hands = ["gold", "gold", "warrior warrior warrior warrior warrior warrior gold", "tower"]
    state = at(4, hands=hands, lead=0, opening=True, ready_seat=2)
    assert legal(state, 2) == {"claim", "waive"}
    events = do(state, 2, "claim")
    assert events == [ev.RedealClaimed(2, 0, CountOf(W, 5))]
    assert state.actors() == (0,)
    assert state.inspect()["shown"] == ["warrior"] * 5
    assert legal(state, 0) == {"redeal", "keep"}
    assert why_not(state, 0, "waive") == no.DecideFirst(2)
    assert why_not(state, 0, "lead gold attack gold") == no.DecideFirst(2)


def test_kami_50_four_warriors_are_not_enough():
    hands = ["warrior warrior warrior warrior gold", "gold", "gold", "gold"]
    state = at(4, hands=hands, lead=0, opening=True, ready_seat=0)
    assert legal(state, 0) == {"waive"}
    assert why_not(state, 0, "claim") == no.TooFewWarriors(4)
    assert why_not(state, 0, "lead warrior attack gold") == no.ReadyFirst()
    assert why_not(state, 0, "keep") == no.ReadyFirst()
    assert why_not(state, 0, "peek 1") == no.ReadyFirst()


def test_kami_50_eight_warriors_are_enough():
    state = at(
        4, hands=[" ".join(["warrior"] * 8), "gold", "gold", "gold"], lead=0, opening=True, ready_seat=0
    )
    assert legal(state, 0) == {"claim", "waive"}


def test_kami_52_r12_yes_deals_again_and_the_starter_stays():
    state = new(4, first_player=2)
    deal = (
        "deal warrior warrior warrior warrior warrior warrior gold madman"
        " | warrior warrior horseman lancer silver gold tower empress"
        " | warrior warrior horseman lancer silver silver madman empress"
        " | horseman horseman lancer lancer gold gold silver tower"
    )
    do(state, CHANCE, deal)
    do(state, 2, "waive")
    do(state, 3, "waive")
    do(state, 0, "claim")
    assert do(state, 2, "redeal") == [ev.RedealChosen(2, 0)]
    assert state.actors() == (CHANCE,)
    assert not state.inspect()["round_over"]
    do(state, CHANCE, FULL_DEAL)
    assert state.inspect()["starter"] == 2
    assert state.inspect()["shown"] == []
    assert state.actors() == (2,)
    assert state.phase == "ready"


def test_kami_53_55_r11_no_keeps_the_hands_and_asks_the_next_seat():
    hands = ["gold", "warrior warrior warrior warrior warrior", "gold", "tower"]
    state = at(4, hands=hands, lead=0, opening=True, ready_seat=1)
    do(state, 1, "claim")
    assert do(state, 3, "keep") == [ev.HandsKept(3, 1)]
    assert (state.phase, state.actors()) == ("ready", (2,))
    assert state.inspect()["shown"] == []
    do(state, 2, "waive")
    do(state, 3, "waive")
    assert (state.phase, state.actors()) == ("lead", (0,))


def test_kami_55_r10_r23_everybody_is_asked_and_ready_sounds_the_same():
    state = new(4, first_player=3)
    do(state, CHANCE, FULL_DEAL)
    for seat in (3, 0, 1, 2):
        assert (state.phase, state.actors()) == ("ready", (seat,))
        assert do(state, seat, "waive") == [ev.BecameReady(seat)]
    assert (state.phase, state.actors()) == ("lead", (3,))
    for text in ("waive", "claim", "redeal", "keep"):
        assert why_not(state, 3, text) == no.ReadyIsOver()


def test_r10_the_number_of_warriors_shown_is_an_option():
    hands = ["gold", "gold", " ".join(["warrior"] * 7), "tower"]
    state = at(4, {"redeal_show": 6}, hands=hands, lead=0, opening=True, ready_seat=2)
    assert do(state, 2, "claim") == [ev.RedealClaimed(2, 0, CountOf(W, 6))]
    five = ["gold", "gold", " ".join(["warrior"] * 5), "tower"]
    state = at(4, {"redeal_show": 6}, hands=five, lead=0, opening=True, ready_seat=2)
    assert do(state, 2, "claim") == [ev.RedealClaimed(2, 0, CountOf(W, 5))]


def test_it_is_one_seats_turn_and_nobodys_while_a_deal_is_due():
    state = opened()
    assert why_not(state, 2, "pass") == NotYourTurn(0)
    assert state.legal_actions(2) == ()
    waiting = new(4)
    assert why_not(waiting, 0, "pass") == OutcomeAwaited()
    assert why_not(waiting, CHANCE, "pass") == OutcomeAwaited()
    assert waiting.legal_actions(CHANCE) == ()
    assert waiting.legal_actions(0) == ()
    assert why_not(state, CHANCE, "starter 1") == NotYourTurn(0)


def test_r01_r24_defence_and_attack_are_one_move_and_a_pass_ends_no_round():
    assert KAMI.parse_action("defend gold attack tower")
    state = at(4, hands=["gold", "", "", "gold gold"], attack={"seat": 3, "card": "gold"}, to_act=0)
    do(state, 0, "pass")
    assert not state.inspect()["round_over"]


def test_r15_only_a_defence_of_the_same_move_counts_for_the_master_strike():
    state = at(2, hands=["gold", "tower tower"], lead=0, defence=[["(gold)"], []])
    won = do(state, 0, "lead - attack gold")[-1]
    assert (won.points, won.master_strike) == (3, False)


def test_r16_the_number_of_cards_in_a_hand_is_public():
    assert opened().view(None).hand_sizes == (8, 8, 8, 8)


def test_r21_with_four_players_hands_stay_even():
    rng = random.Random(8)
    state = new(4)
    while state.actors():
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng))
            continue
        if state.phase in ("answer", "lead"):
            assert state.inspect()["hand_sizes"][seat] % 2 == 0
        state.apply(seat, rng.choice(state.legal_actions(seat)))


@pytest.mark.parametrize("seats", [3, 4])
def test_r03_who_must_lead_always_can(seats):
    rng = random.Random(seats)
    leads = 0
    for _ in range(10):
        state = new(seats)
        while state.actors():
            seat = state.actors()[0]
            if seat == CHANCE:
                state.apply(seat, state.due().sample(rng))
                continue
            if state.phase == "lead":
                leads += 1
                assert state.legal_actions(seat)
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert leads > 50
