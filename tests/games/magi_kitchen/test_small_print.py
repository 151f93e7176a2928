"""What is told of every move, word for word as facts, and edges that no rule spells out."""

import random

import pytest

from accessible_games.engine import (
    CHANCE,
    GameIsOver,
    NotYourTurn,
    OptionError,
    OutcomeAwaited,
    OutcomeNotPossible,
)
from accessible_games.games.magi_kitchen import events as told
from accessible_games.games.magi_kitchen import refusals as no
from accessible_games.games.magi_kitchen.actions import Starter
from accessible_games.games.magi_kitchen.cards import Card, Tap, Tile
from accessible_games.games.magi_kitchen.rules import OPTIONS
from tests.games.magi_kitchen.tables import GAME, at, close, do, new

SHORT, LONG = Tap.SHORT, Tap.LONG
TWO_EACH = ["corn corn", "corn corn", "corn corn"]


def duel(tops, mode="cluster", options=None, decks=TWO_EACH, **position):
    """A duel of three that seat 0 has opened with the top of the first pile."""
    phase = "posture" if tops[0].startswith("posture") else "duel"
    return at(
        decks,
        tops,
        mode=mode,
        options={"copies_ingredient": 20} | (options or {}),
        phase=phase,
        flipper=0,
        **position,
    )


def refusal(state, seat, text):
    """The whole refusal of a move."""
    return state.check(seat, GAME.parse_action(text))


def counts(*sizes):
    return tuple(told.DeckCount(seat, n) for seat, n in enumerate(sizes))


# --- refusals, with what their sentences need


def test_a_refusal_says_whose_turn_it_is_and_what_is_wanted():
    calm = {"mode": "calm", "to_act": 1}
    assert refusal(duel(["posture_hat", "", ""], **calm), 2, "pose LL") == NotYourTurn(1)
    assert refusal(duel(["posture_hat", "", ""], **calm), 1, "pose LLLL") == no.TwoOrThreeTaps()
    assert refusal(duel(["corn", "", ""], **calm), 2, "slap corn") == NotYourTurn(1)
    assert refusal(duel(["posture_hat", "", ""]), 1, "pose LLL") == no.WrongLength(2)
    assert refusal(duel(["posture_cat", "", ""]), 1, "pose LL") == no.WrongLength(3)
    assert refusal(duel(["posture_hat", "", ""], posed=[[1, 5]]), 1, "pose LL") == no.AlreadyPosed()
    assert refusal(duel(["posture_hat", "", ""]), 1, "slap corn") == no.PostureOnly()
    asked = at(TWO_EACH, ["", "", ""], phase="flip", to_act=2)
    assert refusal(asked, 0, "flip") == NotYourTurn(2)
    assert refusal(asked, 2, "slap corn") == no.FlipFirst()
    owing = at(TWO_EACH, ["", "", ""], phase="penalty", flipper=0, penalties=[1])
    assert refusal(owing, 1, "flip") == no.PenaltyFirst()
    assert refusal(owing, 1, "give 1") == no.PenaltyToOneself()
    assert refusal(owing, 1, "give 3") == no.NoSuchSeat(3)


def test_a_refusal_in_a_duel_says_what_stands_against_the_move():
    buzzing = duel(["trash", "corn", "corn"], mode="buzz", queue=[2, 1], covers=[2, 0, 0])
    assert refusal(buzzing, 1, "cover 1") == no.FloorIsTaken(2)
    assert refusal(buzzing, 2, "buzz") == no.AlreadyBuzzed()
    assert refusal(buzzing, 0, "buzz") == no.HandsInUse()
    assert refusal(buzzing, 0, "pass") == no.PassInCalmOnly()
    assert refusal(buzzing, 0, "flip") == no.DuelIsOpen()
    assert refusal(buzzing, 0, "cover 3") == no.NoSuchSeat(3)
    assert refusal(duel(["corn", "", ""], mode="buzz"), 1, "slap corn") == no.BuzzFirst()
    assert refusal(duel(["corn", "", ""]), 1, "buzz") == no.NoBuzzer()
    assert refusal(duel(["corn", "", ""]), 1, "pass") == no.PassInCalmOnly()
    assert refusal(duel(["corn", "", ""], covers=[0, 2, 0]), 1, "cover 0") == no.HandsInUse()
    calm = {"mode": "calm", "to_act": 1}
    assert refusal(duel(["corn", "", ""], **calm), 1, "finish") == no.NoBuzzInCalm()
    assert refusal(duel(["corn", "", ""], **calm), 1, "cover 0") == no.TilesOnly()
    assert refusal(duel(["rainbow", "", ""], **calm), 1, "cover 0") == no.TilesOnly()
    assert refusal(duel(["trash", "", ""], **calm), 1, "slap corn") == no.PilesOnly()


def test_an_outcome_is_refused_where_another_one_or_none_is_due():
    state = new(3)
    assert refusal(state, 0, "flip") == OutcomeAwaited()
    assert refusal(state, CHANCE, "starter 0") == OutcomeNotPossible()
    assert refusal(state, CHANCE, "flip") == OutcomeNotPossible()
    assert refusal(state, 0, "starter 0") == OutcomeNotPossible()
    deal = str(state.due().sample(random.Random(4)))
    assert refusal(state, 1, deal) == OutcomeNotPossible()
    do(state, CHANCE, deal)
    assert refusal(state, CHANCE, "starter 3") == OutcomeNotPossible()
    assert refusal(state, CHANCE, deal) == OutcomeNotPossible()
    assert refusal(state, 0, "flip") == OutcomeAwaited()
    do(state, CHANCE, "starter 2")
    assert refusal(state, CHANCE, "close") == OutcomeNotPossible()
    do(state, 2, "flip")
    assert refusal(state, CHANCE, "timeout") == OutcomeNotPossible()
    assert refusal(state, 2, "close") == OutcomeNotPossible()
    over = at(["corn", "corn"], ["", ""], phase="flip", to_act=0)
    do(over, 0, "flip")
    assert refusal(over, 1, "flip") == GameIsOver()
    assert refusal(over, CHANCE, "close") == GameIsOver()


def test_the_host_ends_a_floor_by_the_clock_only_while_somebody_has_it_and_a_limit_is_set():
    state = duel(["corn", "", ""], mode="buzz", queue=[1])
    assert refusal(state, CHANCE, "close") == OutcomeNotPossible()
    assert refusal(state, CHANCE, "timeout") is None
    unhurried = duel(["corn", "", ""], mode="buzz", queue=[1], options={"answer_seconds": 0})
    assert unhurried.actors() == (0, 1, 2)
    assert refusal(unhurried, CHANCE, "timeout") == OutcomeNotPossible()


# --- what is told of a move


def test_the_beginning_is_told_with_the_cards_of_each_and_who_starts():
    state = new(3)
    deal = str(state.due().sample(random.Random(4)))
    assert do(state, CHANCE, deal) == [told.DecksDealt(28, 1)]
    assert do(state, CHANCE, "starter 2") == [told.StarterChosen(2)]
    chosen = new(5, first_player=4)
    assert do(chosen, CHANCE, str(chosen.due().sample(random.Random(4)))) == [
        told.DecksDealt(17, 0),
        told.StarterChosen(4),
    ]
    assert chosen.inspect()["priority"] == [4, 0, 1, 2, 3]


def test_a_card_that_is_turned_over_is_told_with_what_is_left_of_the_deck():
    state = at(TWO_EACH, ["", "", ""], phase="flip", to_act=1)
    assert do(state, 1, "flip") == [told.CardTurned(1, Card.CORN, 1)]


def test_n03_cards_that_go_to_the_left_are_told_after_the_card_that_moves_them():
    custom = [{"name": "Soup", "text": "Stir!", "effect": "pass_left"}, {"name": "Salt"}]
    decks = ["blank_1 tomato", "eggplant", "mushroom"]
    state = at(decks, ["", "", ""], phase="flip", to_act=0, options={"custom": custom})
    assert do(state, 0, "flip") == [told.CustomTurned(0, "Soup", "Stir!", 1), told.CardsPassed()]
    assert state.inspect()["decks"] == [["mushroom"], ["tomato"], ["eggplant"]]
    plain = at(["blank_2 corn", "corn"], ["", ""], phase="flip", to_act=0, options={"custom": custom})
    assert do(plain, 0, "flip") == [told.CustomTurned(0, "Salt", "", 1)]


def test_each_slap_is_told_by_seat_and_tile():
    state = duel(["corn", "potion_corn", ""])
    assert do(state, 2, "slap corn") == [told.TileWon(2, Tile.CORN)]
    assert do(state, 1, "slap corn") == [told.TileGone(1, Tile.CORN)]
    assert do(state, 0, "slap broccoli") == [
        told.TileMisfired(0, Tile.BROCCOLI, told.TileWrong(Card.BROCCOLI, Card.POTION_BROCCOLI, "match"))
    ]
    assert close(state) == [told.CardsWon(2, (0, 1), 2, 4)]


@pytest.mark.parametrize(
    ("tops", "mode", "said", "why"),
    [
        (["tomato", "rainbow", ""], "calm", "slap tomato", told.TileWrong(Card.TOMATO, Card.POTION_TOMATO, "match")),
        (["rainbow", "corn", ""], "calm", "slap tomato", told.TileWrong(Card.TOMATO, Card.POTION_TOMATO, "rainbow")),
        (["trash", "corn", ""], "buzz", "slap corn", told.TileWrong(Card.CORN, Card.POTION_CORN, "trash")),
        (["corn", "trash", ""], "buzz", "cover 0", told.PileWrong("early")),
        (["trash", "rainbow", ""], "calm", "cover 1", told.PileWrong("bare")),
    ],
)  # fmt: skip
def test_a_misfire_tells_why_and_r08_an_earlier_rainbow_or_trash_is_no_reason(tops, mode, said, why):
    state = duel(tops, mode=mode, **({"to_act": 1} if mode == "calm" else {"queue": [1]}))
    (misfire, *_) = do(state, 1, said)
    assert misfire.why == why


def test_r31_what_was_won_in_this_duel_is_the_reason_for_the_second_misfire():
    state = duel(["corn", "potion_corn", ""], mode="buzz", queue=[1])
    do(state, 1, "slap corn")
    do(state, 1, "buzz")
    (misfire, *_) = do(state, 1, "slap corn")
    assert misfire.why == told.TileWrong(Card.CORN, Card.POTION_CORN, "won")


def test_each_cover_is_told_by_seat_and_pile():
    state = duel(["trash", "corn", "corn tomato"])
    assert do(state, 2, "cover 1") == [told.PileSaved(2, 1)]
    assert do(state, 1, "cover 1") == [told.PileGone(1, 1)]
    assert do(state, 0, "cover 0") == [told.PileMisfired(0, 0, told.PileWrong("bare"))]
    assert do(state, 0, "cover 2") == [told.PileSaved(0, 2)]
    assert close(state) == [told.CardsWon(2, (0, 1), 2, 4), told.CardsWon(0, (2,), 2, 4)]


def test_r10_piles_that_burn_are_told_by_their_owners_with_the_number_of_cards():
    state = duel(["trash", "corn", "corn tomato"], options={"trash_burns_unprotected": True})
    assert close(state) == [told.NothingWon(), told.PilesBurnt((1, 2), 3)]


def test_a_buzz_a_floor_and_its_end_are_told():
    state = duel(["corn", "potion_corn", ""], mode="buzz")
    assert do(state, 2, "buzz at 300") == [told.Buzzed(2, 1)]
    assert do(state, 0, "buzz at 300") == [told.Buzzed(0, 1)]  # equal: the list puts seat 0 first
    assert do(state, 1, "buzz at 400") == [told.Buzzed(1, 3)]
    assert do(state, 0, "finish") == [told.NothingNamed(0), told.FloorPassed(2, 0, True)]
    assert do(state, CHANCE, "timeout") == [told.TimeRanOut(2), told.FloorPassed(1, 2, False)]
    assert do(state, 1, "slap corn") == [told.TileWon(1, Tile.CORN)]
    assert state.inspect()["misfires"] == [1, 0, 1]
    assert state.inspect()["priority"] == [1, 2, 0]


def test_r32_the_cover_that_uses_the_last_hand_closes_the_duel_and_tells_what_was_won():
    state = duel(["trash", "corn", ""], mode="buzz", covers=[2, 2, 1], queue=[2])
    assert do(state, 2, "cover 1") == [told.PileSaved(2, 1), told.CardsWon(2, (0, 1), 2, 4)]
    assert state.phase == "flip"


def test_postures_are_told_tap_by_tap_and_then_who_is_keeper():
    state = duel(["posture_cat", "", ""])
    assert do(state, 1, "pose SLS") == [told.PostureMisfired(1, (SHORT, LONG, SHORT))]
    assert do(state, 1, "pose SSL") == [told.PostureTaken(1, (SHORT, SHORT, LONG))]
    assert state.actors() == (0, 2, CHANCE)
    do(state, 2, "pose SSL")
    assert do(state, 0, "pose SSL") == [
        told.PostureTaken(0, (SHORT, SHORT, LONG)),
        told.KeeperNamed(0, Card.POSTURE_CAT),
    ]
    calm = duel(["posture_hat", "", ""], mode="calm", to_act=0, posed=[[1, -1]])
    assert do(calm, 0, "pose LL") == [
        told.PostureTaken(0, (LONG, LONG)),
        told.KeeperNamed(2, Card.POSTURE_HAT, "watch"),
    ]


def test_a06_a_pass_is_told_and_ends_the_watch():
    state = duel(["corn", "potion_corn", ""], mode="calm", to_act=1)
    assert do(state, 1, "pass") == [told.Passed(1), told.NothingWon()]
    assert (state.phase, state.actors()) == ("flip", (1,))
    asked = duel(["rainbow", "corn", ""], mode="calm", to_act=2)
    assert do(asked, 2, "pass") == [told.Passed(2)]
    assert do(asked, 0, "slap corn") == [told.TileWon(0, Tile.CORN), told.CardsWon(0, (0, 1), 2, 4)]


def test_a_penalty_is_told_with_what_is_left_and_the_end_with_every_deck():
    state = at(["corn corn", "corn", "corn"], ["", "", ""], phase="penalty", flipper=0, penalties=[0, 1])
    assert do(state, 0, "give 2") == [told.PenaltyPaid(0, 2, 1)]
    assert do(state, 1, "give 2") == [
        told.PenaltyPaid(1, 2, 0),
        told.DeckEmptied(1),
        told.GameWon(2, 3, counts(1, 0, 3)),
    ]


def test_mgk_x08_the_end_is_told_with_those_who_share_the_victory():
    rest = {"copies_ingredient": 20, "copies_potion": 20}
    thirty = " ".join(["corn"] * 15 + ["potion_corn"] * 15)
    other = " ".join(["tomato"] * 15 + ["potion_tomato"] * 15)
    twenty = " ".join(["eggplant"] * 20)
    decks = [thirty, twenty, other, "mushroom"]
    state = at(decks, ["", "", "", ""], options=rest, phase="flip", to_act=3)
    assert do(state, 3, "flip") == [
        told.CardTurned(3, Card.MUSHROOM, 0),
        told.DeckEmptied(3),
        told.GameShared((0, 2), 30, counts(30, 20, 30, 0)),
    ]


def test_r27_what_cannot_be_paid_lapses_aloud():
    state = duel(
        ["corn", "", ""], decks=["", "corn", "corn"], options={"end_immediately": False}, misfired=[0]
    )
    assert close(state) == [
        told.NothingWon(),
        told.PenaltyLapsed(0),
        told.DeckEmptied(0),
        told.GameShared((1, 2), 1, counts(0, 1, 1)),
    ]


def test_r27_what_cannot_be_paid_lapses_aloud_behind_a_card_that_is_given_too():
    state = at(["", "corn corn", "corn"], ["", "", ""], phase="penalty", flipper=0, penalties=[1, 0])
    assert do(state, 1, "give 2") == [
        told.PenaltyPaid(1, 2, 1),
        told.PenaltyLapsed(0),
        told.DeckEmptied(0),
        told.GameWon(2, 2, counts(0, 1, 2)),
    ]


def test_r18_postures_at_the_very_opening_are_simultaneous_and_those_without_a_moment_are_not():
    state = duel(["posture_hat", "", ""])
    for seat in (0, 2, 1):
        do(state, seat, "pose LL at 0")
    assert state.keeper == 2  # the latest from the flipper
    untimed = duel(["posture_hat", "", ""])
    do(untimed, 1, "pose LL")
    assert untimed.position()["posed"] == [[1, -1]]
    do(untimed, 2, "pose LL")
    do(untimed, 0, "pose LL")
    assert untimed.keeper == 0  # the last to arrive


def test_moves_that_nobody_listens_to_have_the_same_effect():
    for options in ({}, {"mode": "calm"}, {"mode": "cluster", "trash_burns_unprotected": True}):
        rng = random.Random(7)
        heard, silent = (GAME.new_state(3, options, {}) for _ in range(2))
        for _ in range(300):
            actors = heard.actors()
            if not actors:
                break
            seat = rng.choice(actors)
            action = heard.due().sample(rng) if seat == CHANCE else rng.choice(heard.legal_actions(seat))
            heard.apply(seat, action, [].append)
            silent.apply(seat, action)
            assert silent.inspect() == heard.inspect()


# --- what a seat sees


def test_a_view_shows_a_posture_as_far_as_it_has_come():
    state = duel(["posture_cat", "", ""])
    do(state, 1, "pose LLL")
    do(state, 1, "pose SSL at 300")
    do(state, 2, "pose SSL at 400")
    view = state.view(0)
    assert (view.to_act, view.host) == ((0,), True)
    assert view.duel.posed == ((300, 1), (400, 2))
    assert view.duel.misfired == (1,)
    imagined = GAME.determinise(view, random.Random(1))
    assert imagined.view(0) == view
    assert imagined.actors() == (0, CHANCE)
    assert close(imagined)[0] == told.KeeperNamed(0, Card.POSTURE_CAT)


def test_a_duel_is_seen_and_imagined_in_every_part():
    state = duel(
        ["trash", "corn", "tomato"],
        mode="buzz",
        claims=[[1, 1]],
        misfired=[2],
        covers=[1, 2, 1],
        named=[[0, 1]],
        queue=[2],
        queue_times=[70],
    )
    view = state.view(0)
    seen = view.duel
    assert (seen.left, seen.claims, seen.misfired, seen.covers) == (4, ((1, 1),), (2,), (1, 2, 1))
    assert (seen.named, seen.queue, seen.latest, seen.posed) == (((0, 1),), ((70, 2),), 70, ())
    assert view.following == 1
    imagined = GAME.determinise(view, random.Random(1))
    assert imagined.view(0) == view
    assert {**imagined.position(), "decks": 0, "box": 0} == {**state.position(), "decks": 0, "box": 0}


def test_where_a_penalty_is_open_the_imagined_world_goes_on_as_the_real_one():
    state = at(
        TWO_EACH,
        ["", "", ""],
        phase="penalty",
        flipper=2,
        keeper=1,
        priority=[2, 0, 1],
        penalties=[1, 0],
        next=1,
    )
    view = state.view(None)
    assert (view.penalties, view.following, view.flipper, view.keeper) == ((1, 0), 1, 2, 1)
    imagined = GAME.determinise(view, random.Random(1))
    for world in (imagined, state):
        do(world, 1, "give 0")
        do(world, 0, "give 2")
        assert (world.phase, world.actors(), world.keeper, world.priority) == ("flip", (1,), 1, (2, 0, 1))


# --- settings


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"wind": 1, "name": "a"}, "wind is not known; name, count, text, effect are"),
        ({"name": "a", "count": "x" * 41}, f"count: {'x' * 40} is not allowed; 1 to 10 is"),
        ({"name": "a", "effect": "x" * 41}, f"effect: '{'x' * 40}' is not allowed; none, pass_left are"),
        ({"name": "a", "count": 11}, "count: 11 is not allowed; 1 to 10 is"),
        ({"name": "a\tb"}, "name: a text of at most 40 letters is needed"),
    ],
)
def test_a_wrong_card_of_the_players_own_is_refused_in_one_sentence(row, words):
    with pytest.raises(OptionError) as caught:
        new(4, custom=[{"name": "Soup"}, row])
    assert str(caught.value) == f"option custom, card 2: {words}"


def test_a_list_of_cards_that_is_no_list_is_refused_with_an_example():
    assert not OPTIONS["custom"].accepts("Soup")
    with pytest.raises(OptionError) as caught:
        new(4, custom="Soup")
    assert str(caught.value) == (
        'option custom: a list of tables is needed, such as [{ name = "Soup", count = 2 }]'
    )


def test_line_breaks_in_a_name_are_blanks_and_a_text_has_as_many_letters_as_it_is_long():
    customs = new(4, custom=[{"name": "Hot\nSoup", "text": "y\n" * 100}]).rules.customs
    assert customs[0].name == "Hot Soup"
    assert customs[0].text == " ".join(["y"] * 100)


def test_mgk_06_the_decks_are_dealt_from_a_shuffled_box():
    due = new(2).due()
    deals = {due.sample(random.Random(seed)) for seed in range(300)}
    assert len(deals) == 300
    first = sum(deal.decks[0][0] <= Card.BROCCOLI for deal in deals)
    last = sum(deal.decks[1][-1] <= Card.BROCCOLI for deal in deals)
    # 35 of the 85 cards are ingredients: about 124 of 300, with a spread of 8.5.
    assert 90 < first < 158
    assert 90 < last < 158


def test_any_seat_may_be_drawn_to_start():
    state = new(8)
    state.apply(CHANCE, state.due().sample(random.Random(1)))
    drawn = {state.due().sample(random.Random(seed)) for seed in range(200)}
    assert drawn == {Starter(seat) for seat in range(8)}


def test_what_is_no_action_of_the_game_is_a_mistake_of_the_caller():
    state = new(3)
    with pytest.raises(TypeError, match="^'flip' is no action of magi_kitchen$"):
        state.apply(0, "flip")


@pytest.mark.parametrize(
    ("typed", "meant"), [("lsl", "pose LSL"), ("L S L", "pose LSL"), ("ll at 900", "pose LL at 900")]
)
def test_taps_alone_are_a_posture(typed, meant):
    assert str(GAME.parse_action(typed)) == meant
