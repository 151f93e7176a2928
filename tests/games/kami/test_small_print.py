"""Edges that no rule spells out: copies, refusals at the limits, exact sentences, imagined states."""

import random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, NotationError, OptionError, PositionError
from accessible_games.games.kami import refusals as no
from accessible_games.games.kami.cards import Card, group_cards, list_cards
from accessible_games.games.kami.chance import DealDue, DrawDue
from tests.games.kami.tables import FULL_DEAL, KAMI, at, do, legal, new, why_not

W, H, L, S, G, M, T, E = Card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_is_equal_and_goes_its_own_way(seats):
    rng = random.Random(seats)
    state = KAMI.new_state(seats, {"target": 30}, {})
    steps = 0
    while state.actors() and steps < 150:
        seat = state.actors()[0]
        before = state.inspect()
        twin = state.copy()
        assert twin.inspect() == before
        assert [twin.view(s) for s in (None, *range(seats))] == [state.view(s) for s in (None, *range(seats))]
        assert twin.actors() == state.actors()
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        if seat != CHANCE:
            assert list(twin.legal_actions(seat)) == list(state.legal_actions(seat))
        twin.apply(seat, action)
        assert state.inspect() == before
        state.apply(seat, action)
        assert state.inspect() == twin.inspect()
        steps += 1


def test_r14_a_lone_card_is_checked_like_any_attack():
    lone = at(2, hands=["empress", "gold"], lead=0)
    assert legal(lone, 0) == {"lead - attack empress"}
    assert lone.check(0, KAMI.parse_action("lead - attack empress")) is None
    assert why_not(lone, 0, "lead - attack gold@1") == no.MercenaryNotThere(G, 1)
    options = {"mercenary_as_hidden_defence": False}
    state = at(2, options, hands=["gold", "gold"], lead=0, mercenaries=["silver/"])
    assert why_not(state, 0, "lead - attack silver@1") == no.MercenaryNotThere(S, 1)


def test_refusals_come_in_the_order_in_which_a_player_would_mend_them():
    state = at(2, hands=["gold silver", "gold"], lead=0, mercenaries=["silver/tower"])
    assert why_not(state, 0, "lead tower attack gold") == no.CardNotHeld(T)
    assert why_not(state, 0, "lead silver@1 attack gold") == no.CoveredStackAlone(1)
    assert why_not(state, 0, "lead gold attack silver@8") == no.MercenaryNotThere(S, 8)


@pytest.mark.parametrize(("n", "cut"), [(40, False), (41, True)])
def test_what_is_quoted_is_at_most_forty_letters_long(n, cut):
    word = "x" * n
    with pytest.raises(NotationError) as caught:
        KAMI.parse_action(word)
    shown = "x" * 37 + "..." if cut else word
    assert str(caught.value).startswith(f"'{shown}' is no action of kami; ")
    with pytest.raises(OptionError) as refused:
        KAMI.new_state(4, {"next_starter": word}, {})
    assert str(refused.value) == f"option next_starter: {shown} is not allowed; left_of_starter, winner"
    with pytest.raises(NotationError) as card:
        KAMI.parse_action("draw " + word)
    names = "warrior, horseman, lancer, silver, gold, madman, tower, empress"
    assert str(card.value) == f"'{shown}' is no card; {names} are"


def test_an_option_in_capitals_is_quoted_as_typed():
    with pytest.raises(OptionError) as refused:
        KAMI.new_state(4, {"next_starter": "Winner"}, {})
    assert str(refused.value) == "option next_starter: Winner is not allowed; left_of_starter, winner"


def test_the_sentences_about_a_hand_of_cards_name_all_cards():
    with pytest.raises(NotationError) as caught:
        KAMI.parse_action("defend rook attack gold")
    names = "warrior, horseman, lancer, silver, gold, madman, tower, empress"
    assert str(caught.value) == f"'rook' is no card; {names} are"


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        (3, "position.pending: a table with seat and after is needed"),
        ({"seat": 9, "after": "lead"}, "position.pending.seat: 9 is no seat; 0 to 1 are"),
        ({"seat": 0, "after": "tea"}, "position.pending.after: defend or lead"),
    ],
)
def test_the_sentences_about_a_pending_attack(pending, sentence):
    with pytest.raises(PositionError) as caught:
        KAMI.load(2, {"hands": [["gold"], ["gold"]], "pending": pending}, {}, {})
    assert str(caught.value) == sentence


def test_a_card_that_was_seen_must_be_a_card():
    position = {
        "hands": [["gold"], ["gold"], ["tower"]],
        "lead": 2,
        "opening": True,
        "set_aside": ["silver", "gold"],
        "knows_set_aside": [["rook"], [], []],
    }
    with pytest.raises(PositionError) as caught:
        KAMI.load(3, position, {}, {})
    assert str(caught.value).startswith("position.knows_set_aside[0]: 'rook' is no card; warrior, ")


def test_a_loaded_position_is_the_first_round():
    claim = at(
        4,
        hands=["gold", "warrior warrior warrior warrior warrior", "gold", "gold"],
        lead=0,
        opening=True,
        claimer=1,
    )
    seen = at(
        3,
        hands=["gold", "gold", "tower"],
        lead=0,
        opening=True,
        set_aside=["silver", "madman"],
        knows_set_aside=[[], ["madman"], ["silver"]],
    )
    plain = at(4, hands=["gold"] * 4, lead=0, opening=True)
    for state in (claim, seen, plain, at(4, hands=["gold"] * 4, lead=0)):
        assert state.round.number == 1


def test_the_card_of_a_pending_defence_is_no_secret_and_no_strike():
    state = at(
        2,
        hands=["gold", "gold"],
        pending={"seat": 0, "after": "defend"},
        defence=[["gold"], []],
        mercenaries=["silver/"],
    )
    assert state.view(1).laid[-1].public
    assert not state.view(1).laid[-1].face_down
    assert do(state, 0, "attack gold")[-1].master_strike is False


def test_a_deal_with_stacks_is_written_with_one_space_between_them():
    text = "deal gold | tower | gold/tower silver/warrior"
    assert str(KAMI.parse_action(text)) == text
    with pytest.raises(NotationError):
        KAMI.parse_action("deal gold | tower | gold/tower/warrior")


def test_counts_and_cards_go_together_or_not_at_all():
    with pytest.raises(ValueError):
        group_cards([1, 2])
    with pytest.raises(ValueError):
        list_cards([1, 2])


def test_dealt_hands_follow_the_shuffled_deck():
    due = KAMI.new_state(3, {"first_player": 0}, {}).due()
    assert isinstance(due, DealDue)
    deals = {due.sample(random.Random(seed)) for seed in range(300)}
    assert len(deals) == 300
    first = [deal.aside[0] for deal in deals]
    # 10 of 32 cards are warriors: about 94 of 300 first cards set aside.
    assert 60 < sum(card is W for card in first) < 130


def test_a_draw_takes_as_many_cards_as_there_are_players_to_draw():
    due = DrawDue(4, (1, 3), (0, 0, 0, 0, 0, 1, 1, 0))
    cards = due.sample(random.Random(1)).cards
    assert cards[0] is None
    assert cards[2] is None
    assert {cards[1], cards[3]} == {M, T}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_can_be_imagined_at_every_moment_even_between_rounds_and_at_the_end(seats):
    rng = random.Random(seats + 10)
    state = KAMI.new_state(seats, {"target": 12}, {})
    phases = set()
    while True:
        if state.phase != "first":
            phases.add(state.phase)
            for listener in (None, 0, seats - 1):
                view = state.view(listener)
                twin = KAMI.determinise(view, rng)
                assert twin.view(listener) == view
                assert twin.actors() == state.actors()
                assert twin.inspect()["hand_sizes"] == state.inspect()["hand_sizes"]
                if listener is not None:
                    assert twin.inspect()["hands"][listener] == state.inspect()["hands"][listener]
        if not state.actors():
            break
        seat = state.actors()[0]
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
    assert {"deal", "over", "lead", "answer"} <= phases


def test_an_imagined_state_is_made_of_the_cards_that_are_not_seen():
    state = new(4, first_player=0)
    do(state, CHANCE, FULL_DEAL)
    for seat in range(4):
        do(state, seat, "waive")
    do(state, 0, "lead madman attack silver")
    whole = sorted(card.id for card in list_cards(state.rules.copies))
    for listener in (None, 0, 1):
        twin = KAMI.determinise(state.view(listener), random.Random(5)).inspect()
        cards = [card for hand in twin["hands"] for card in hand]
        cards += [card.strip("()") for line in twin["defence"] + twin["attacks"] for card in line]
        assert sorted(cards) == whole


def test_only_what_the_claimer_shows_is_fixed_in_an_imagined_state():
    state = new(4, first_player=0)
    deal = (
        "deal warrior warrior warrior warrior warrior warrior gold madman"
        " | warrior warrior horseman lancer silver gold tower empress"
        " | warrior warrior horseman lancer silver silver madman empress"
        " | horseman horseman lancer lancer gold gold silver tower"
    )
    do(state, CHANCE, deal)
    do(state, 0, "claim")
    others = set()
    sizes = set()
    for seed in range(60):
        hands = KAMI.determinise(state.view(None), random.Random(seed)).inspect()["hands"]
        others.add(hands[3].count("warrior"))
        sizes.add(tuple(map(len, hands)))
    assert 0 in others
    assert sizes == {(8, 8, 8, 8)}


def test_a_view_without_enough_unseen_cards_is_refused_in_a_sentence():
    data = {"kami": {"cards": {"tower": {"copies": 1}, "madman": {"copies": 3}}}}
    state = KAMI.load(4, {"hands": [["gold"], ["gold"], ["gold"], ["gold"]], "lead": 0}, {}, data)
    view = state.view(0)
    with pytest.raises(
        ValueError, match="^the view leaves too few unseen cards: was the position partial\\?$"
    ):
        KAMI.determinise(view.but(hand_sizes=(1, 40, 1, 1)), random.Random(1))


def test_nobody_sees_what_was_set_aside_in_the_public_part_of_a_round():
    state = at(
        3,
        hands=["gold", "gold", "tower"],
        lead=0,
        opening=True,
        set_aside=["silver", "madman"],
        knows_set_aside=[[], ["madman"], ["silver"]],
    )
    for listener in (None, 0):
        view = state.view(listener)
        assert view.round.aside == ()
        assert view.set_aside == (HIDDEN, HIDDEN)
    assert at(4, hands=["gold"] * 4, lead=0).view(0).round.aside == ()


def test_r06_with_the_goita_option_both_empresses_in_hand_let_one_attack_after_a_covered_stack_too():
    options = {"goita_double_empress": True}
    state = at(2, options, hands=["empress empress", "gold"], lead=0, mercenaries=["gold/warrior"])
    do(state, 0, "lead gold@1")
    assert state.check(0, KAMI.parse_action("attack empress")) is None
    plain = at(2, hands=["empress empress gold", "gold"], lead=0, mercenaries=["gold/warrior"])
    do(plain, 0, "lead gold@1")
    assert why_not(plain, 0, "attack empress") == no.EmpressCannotAttack()


BOTH_EMPRESSES = [
    # hands, what is asked, moves that both empresses in hand make possible while a mercenary is left
    (
        ["empress empress gold", "gold gold"],
        {"lead": 0, "mercenaries": ["silver/", "tower/madman"]},
        {"lead gold attack empress", "lead silver@1 attack empress"},
    ),
    (
        ["empress empress gold", "tower"],
        {
            "attack": {"seat": 1, "card": "gold"},
            "starter": 1,
            "to_act": 0,
            "mercenaries": ["gold/", "tower/madman"],
        },
        {"defend gold attack empress", "defend gold@1 attack empress"},
    ),
]


@pytest.mark.parametrize(("hands", "asked", "moves"), BOTH_EMPRESSES)
def test_r06_with_the_goita_option_both_empresses_in_hand_let_one_attack_beside_mercenaries(
    hands, asked, moves
):
    option = at(2, {"goita_double_empress": True}, hands=hands, **asked)
    plain = at(2, hands=hands, **asked)
    assert moves <= legal(option, 0)
    assert not moves & legal(plain, 0)
    for move in moves:
        assert option.check(0, KAMI.parse_action(move)) is None
        assert why_not(plain, 0, move) == no.EmpressCannotAttack()


def test_a_hand_of_eight_warriors_answers_a_warrior_with_two_of_them():
    state = at(
        4,
        hands=["gold", "warrior " * 8, "gold", "gold"],
        attack={"seat": 0, "card": "warrior"},
        starter=0,
        to_act=1,
    )
    assert legal(state, 1) == {"pass", "defend warrior attack warrior"}


def test_where_only_empresses_are_left_in_hand_a_mercenary_is_the_attack():
    state = at(2, hands=["gold empress empress", "gold"], lead=0, mercenaries=["silver/"])
    assert "lead gold attack silver@1" in legal(state, 0)
    assert why_not(state, 0, "lead gold attack empress") == no.EmpressCannotAttack()
    do(state, 0, "lead gold attack silver@1")


def test_an_empress_face_up_lets_a_lone_covered_lead_attack_with_the_other():
    state = at(
        2,
        hands=["empress gold", "gold"],
        pending={"seat": 0, "after": "lead"},
        defence=[["(gold)"], ["empress"]],
        mercenaries=["silver/"],
    )
    assert state.check(0, KAMI.parse_action("attack empress")) is None
