"""What a seat of Kami knows, what it can ask, and the menu of its moves."""

import random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, CountOf
from accessible_games.games.kami import answers as an
from accessible_games.games.kami import choices as ch
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import SideScore, Stacks
from tests.each import each
from tests.games.kami.tables import FULL_DEAL, KAMI, at, do, new

W, H, L, S, G, M, T, E = Card


def ask(state, seat, query):
    return list(KAMI.answer(state.view(seat), query))


def opened():
    state = new(4, first_player=0)
    do(state, CHANCE, FULL_DEAL)
    for seat in range(4):
        do(state, seat, "waive")
    return state


def test_kami_a04_the_hand_is_read_sorted_by_points_then_kind_and_grouped():
    (held,) = ask(opened(), 0, "hand")
    assert held == an.HandHeld(
        (CountOf(W, 3), CountOf(H, 1), CountOf(L, 1), CountOf(S, 1), CountOf(G, 1), CountOf(M, 1)), 8
    )
    assert held.variant() == ""


def test_kami_a02_the_owner_may_hear_the_own_hidden_cards_again_and_nobody_else():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert ask(state, 0, "hand")[1] == an.HiddenHeld((CountOf(W, 1),))
    assert len(ask(state, 1, "hand")) == 1
    assert ask(state, None, "hand") == [an.HandUnseen()]


def test_kami_a02_the_peek_can_be_heard_again_by_who_looked():
    state = at(
        3,
        hands=["gold", "gold", "tower"],
        lead=0,
        opening=True,
        set_aside=["silver", "madman"],
        knows_set_aside=[[], ["madman"], ["silver"]],
    )
    assert ask(state, 1, "hand")[1:] == [an.SetAsideKnown(2, M)]
    assert ask(state, 2, "hand")[1:] == [an.SetAsideKnown(1, S)]
    assert ask(state, 0, "hand")[1:] == []


def test_an_empty_hand_has_its_own_words():
    state = at(2, hands=["", "gold"], attack={"seat": 0, "card": "gold"}, to_act=1)
    (held,) = ask(state, 0, "hand")
    assert (held, held.variant()) == (an.HandHeld((), 0), "empty")


def test_whose_turn_it_is_and_what_is_asked():
    state = new(4)
    assert ask(state, 0, "turn") == [an.OutcomeDue()]
    state = new(4, first_player=0)
    do(state, CHANCE, FULL_DEAL)
    assert ask(state, 2, "turn") == [an.ToBeReady(0)]
    state = opened()
    (told,) = ask(state, None, "turn")
    assert (told, told.variant()) == (an.ToLead(0, True), "opening")
    do(state, 0, "lead warrior attack madman")
    assert ask(state, 3, "turn") == [an.ToAnswer(1, 0, M, 4)]
    for seat in (1, 2, 3):
        do(state, seat, "pass")
    (told,) = ask(state, 3, "turn")
    assert (told, told.variant()) == (an.ToLead(0, False), "")
    claim = at(
        4,
        hands=["gold", "warrior warrior warrior warrior warrior", "gold", "gold"],
        lead=0,
        opening=True,
        claimer=1,
    )
    assert ask(claim, 0, "turn") == [an.ToDecide(3, 1)]
    peek = at(3, hands=["gold", "gold", "tower"], lead=0, opening=True, set_aside=["silver", "madman"])
    assert ask(peek, 0, "turn") == [an.ToPeek(1)]
    owed = at(2, hands=["gold", "tower"], pending={"seat": 0, "after": "defend"}, defence=[["gold"], []])
    assert ask(owed, 1, "turn") == [an.ToAttack(0)]


@pytest.mark.parametrize(("seats", "partner", "variant"), [(4, 2, "pair"), (3, 0, ""), (2, 0, "")])
def test_after_the_game_the_winners_are_named(seats, partner, variant):
    hands = ["warrior gold"] + ["tower"] * (seats - 1)
    scores = [14, 0, 0][: 2 if seats == 4 else seats]
    state = at(
        seats,
        hands=hands[:seats] if seats < 4 else ["warrior gold", "tower", "silver", "silver"],
        lead=0,
        scores=scores,
    )
    do(state, 0, "lead warrior attack gold")
    (told,) = ask(state, 1, "turn")
    assert (told, told.variant()) == (an.GameEnded(0, partner), variant)


def test_scores_name_the_sides_and_the_target():
    state = at(4, hands=["gold"] * 4, lead=0, scores=[3, 9])
    (told,) = ask(state, None, "scores")
    assert told == an.ScoresAre((SideScore(0, 2, 3), SideScore(1, 3, 9)), 15)
    assert told.scores[0].variant() == "pair"
    state = at(2, {"target": 30}, hands=["gold", "gold"], lead=0, scores=[3, 9])
    (told,) = ask(state, 0, "scores")
    assert told == an.ScoresAre((SideScore(0, 0, 3), SideScore(1, 1, 9)), 30)
    assert told.scores[0].variant() == ""


def test_kami_a05_the_table_tells_attack_lines_and_whether_an_empress_may_attack():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    told = ask(state, 2, "table")
    assert told[0] == an.AttackStands(0, L, 2)
    assert told[1] == an.LinesOf(0, (an.LineCard(HIDDEN, True),), (an.LineCard(L, False),))
    assert told[2] == an.LinesOf(1, (), ())
    assert [line.variant() for line in told[1:5]] == ["", "empty", "empty", "empty"]
    assert (told[5], told[5].variant()) == (an.EmpressAttack(False), "closed")
    assert len(told) == 6
    assert told[1].defence[0].variant() == "closed"
    own = ask(state, 0, "table")[1].defence[0]
    assert (own, own.variant()) == (an.LineCard(W, True), "down")
    assert told[1].attacks[0].variant() == ""


def test_kami_a05_with_two_players_the_mercenaries_lie_on_the_table():
    state = at(
        2,
        hands=["gold", "tower"],
        lead=0,
        mercenaries=["gold/tower", "", "silver/"],
        defence=[["empress"], []],
    )
    told = ask(state, 1, "table")
    assert told[0] == an.NoAttackYet(0)
    assert told[1] == an.StacksAre((Stacks((1,), G, True), Stacks((3,), S, False)))
    assert told[1].variant() == ""
    assert told[1].stacks[1].variant() == ""
    assert told[-1].variant() == "open"
    none = at(2, hands=["gold", "tower"], lead=0, mercenaries=["", ""])
    assert ask(none, 0, "table")[1].variant() == "none"


def test_before_the_first_attack_of_a_round_no_attack_is_told():
    state = new(4, first_player=0)
    do(state, CHANCE, FULL_DEAL)
    assert [type(told) for told in ask(state, 0, "table")] == [an.LinesOf] * 4 + [an.EmpressAttack]


def test_counts_tell_every_hand():
    state = opened()
    do(state, 0, "lead warrior attack lancer")
    assert ask(state, 1, "counts") == [
        an.CountsAre((an.SeatCount(0, 6), an.SeatCount(1, 8), an.SeatCount(2, 8), an.SeatCount(3, 8)))
    ]


def test_an_unknown_query_is_an_error_of_the_caller():
    with pytest.raises(KeyError):
        ask(opened(), 0, "weather")


@each(
    ("text", "steps"),
    [
        ("pass", [ch.PassChoice()]),
        ("waive", [ch.ReadyChoice()]),
        ("claim", [ch.ClaimChoice()]),
        ("redeal", [ch.RedealChoice()]),
        ("keep", [ch.KeepChoice()]),
        ("peek 2", [ch.PeekChoice(2)]),
        ("defend gold attack tower", [ch.DefendChoice(G, 0, False), ch.AttackChoice(T, 4, 0, False)]),
        ("defend gold@1", [ch.DefendChoice(G, 1, True)]),
        ("lead silver@3 attack gold@1", [ch.HideChoice(S, 3, False), ch.AttackChoice(G, 3, 1, True)]),
        ("lead - attack gold", [ch.HideNothingChoice(), ch.AttackChoice(G, 3, 0, False)]),
        ("attack silver@3", [ch.AttackChoice(S, 3, 3, False)]),
    ],
)
def test_an_action_is_a_path_through_the_menu(text, steps):
    state = at(2, hands=["gold", "tower"], lead=0, mercenaries=["gold/tower", "", "silver/"])
    view = state.view(0)
    assert list(KAMI.steps(view, KAMI.parse_action(text))) == steps
    assert steps[0].variant() in ("", "mercenary", "covered")


def test_the_words_of_choices_tell_covered_stacks_apart():
    assert ch.DefendChoice(G, 1, True).variant() == "covered"
    assert ch.HideChoice(G, 1, False).variant() == "mercenary"
    assert ch.AttackChoice(G, 3, 0, False).variant() == ""


def test_an_outcome_of_chance_is_no_choice():
    with pytest.raises(TypeError):
        KAMI.steps(opened().view(0), KAMI.parse_action("starter 1"))


def test_every_typed_word_has_its_message():
    words = KAMI.words()
    assert words["kami-word-defend"] == "defend"
    assert words["kami-card-gold"] == "gold"
    assert len(words) == 9 + 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_determinised_state_looks_the_same_to_its_seat_and_differs_where_it_can(seats):
    rng = random.Random(seats)
    state = KAMI.new_state(seats, {}, {})
    seen, varied = 0, 0
    for _ in range(160):
        if not state.actors():
            break
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.due().sample(rng))
            continue
        for listener in [None, *range(seats)]:
            view = state.view(listener)
            twins = [KAMI.determinise(view, random.Random(n)) for n in range(2)]
            for twin in twins:
                assert twin.view(listener) == view
                assert set(twin.legal_actions(seat)) == set(state.legal_actions(seat)) or listener != seat
            varied += twins[0].inspect() != twins[1].inspect()
            seen += 1
        state.apply(seat, rng.choice(state.legal_actions(seat)))
    assert varied > seen * 0.8


def test_a_claimers_warriors_stay_in_that_hand():
    state = new(4, first_player=0)
    deal = (
        "deal warrior warrior warrior warrior warrior warrior gold madman"
        " | warrior warrior horseman lancer silver gold tower empress"
        " | warrior warrior horseman lancer silver silver madman empress"
        " | horseman horseman lancer lancer gold gold silver tower"
    )
    do(state, CHANCE, deal)
    do(state, 0, "claim")
    for seed in range(20):
        twin = KAMI.determinise(state.view(2), random.Random(seed))
        assert twin.inspect()["hands"][0].count("warrior") >= 5
        assert twin.view(2) == state.view(2)
    own = KAMI.determinise(state.view(0), random.Random(1))
    assert own.inspect()["hands"][0].count("warrior") == 6


def test_a_view_of_a_partial_position_cannot_be_determinised():
    state = at(4, hands=["gold"] * 4, lead=0)
    twin = KAMI.determinise(state.view(0), random.Random(1))
    assert twin.view(0) == state.view(0)
    more = at(3, hands=["gold", "gold", "gold"], lead=0, attacks=[["tower"], [], []])
    assert KAMI.determinise(more.view(1), random.Random(1)).view(1) == more.view(1)
