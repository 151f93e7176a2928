"""What a seat sees and can ask for (MGK-A09), the menu, and imagined worlds."""

import random

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.magi_kitchen import answers as a
from accessible_games.games.magi_kitchen import choices as c
from accessible_games.games.magi_kitchen.actions import SLAPS, Close
from accessible_games.games.magi_kitchen.cards import Card, Tap, Tile
from accessible_games.games.magi_kitchen.contest import Kind
from accessible_games.games.magi_kitchen.events import DeckCount
from accessible_games.play.menu import Menu
from tests.games.magi_kitchen.tables import GAME, at, close, do, new, turned


def ask(state, query, seat=0):
    return list(GAME.answer(state.view(seat), query))


def test_every_seat_sees_the_same_for_everything_is_public():
    state = turned(["tomato", "potion_tomato", ""])
    views = [state.view(seat) for seat in (0, 1, None)]
    assert [view.seat for view in views] == [0, 1, None]
    assert len({repr(view).replace(f"seat={view.seat},", "", 1) for view in views}) == 1


def test_a_view_shows_what_lies_open_and_the_duel():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz", keeper=2, priority=[1, 2, 0])
    view = state.view(1)
    assert view.tops == (Card.TOMATO, Card.POTION_TOMATO, None)
    assert view.deck_sizes == (3, 3, 3)
    assert (view.to_act, view.host, view.flipper, view.keeper, view.following) == ((0, 1, 2), True, 0, 2, 1)
    assert (view.duel.kind, view.duel.left) == (Kind.MATCH, 1)
    assert view.priority == (1, 2, 0)
    do(state, 1, "buzz at 5")
    do(state, 1, "slap corn")
    assert state.view(1).duel.misfired == (1,)
    close(state)
    assert state.view(1).duel is None
    assert state.view(1).penalties == (1,)
    assert state.view(1).host is False
    assert new(2).view(0).to_act == ()
    assert new(2).view(0).host is False


def test_mgk_a09_whose_turn_it_is():
    state = at(["corn corn", "corn corn"], ["", ""], to_act=1, phase="flip")
    assert ask(state, "turn") == [a.ToFlip(1)]
    assert ask(new(2), "turn") == [a.OutcomeDue()]
    duel = turned(["tomato", "potion_tomato"], mode="buzz")
    assert ask(duel, "turn") == [a.OpenToAll(True, "match")]
    do(duel, 1, "buzz")
    assert ask(duel, "turn") == [a.ToName(1)]
    do(duel, 1, "slap corn")
    close(duel)
    assert ask(duel, "turn") == [a.ToGive(1)]
    for card, kind in (("tomato", "match"), ("rainbow", "rainbow"), ("trash", "trash")):
        assert ask(turned([card, ""]), "turn") == [a.OpenToAll(False, kind)]
    pose = turned(["posture_cat", ""])
    assert ask(pose, "turn") == [a.PoseNow(Card.POSTURE_CAT, (Tap.SHORT, Tap.SHORT, Tap.LONG))]
    calm = {
        "tomato": a.ToWatch(1),
        "rainbow": a.ToRecolour(1),
        "trash": a.ToSave(1),
        "posture_cat": a.ToPose(1, Card.POSTURE_CAT),
    }
    for card, answer in calm.items():
        assert ask(turned([card, ""], mode="calm"), "turn") == [answer]
    heard = turned(["posture_cat", "", ""], mode="calm")
    do(heard, 1, "pose LL")
    assert ask(heard, "turn") == [a.ToPose(2, Card.POSTURE_CAT)]  # a wrong one helps nobody
    do(heard, 2, "pose SSL")
    assert ask(heard, "turn") == [a.ToPose(0, Card.POSTURE_CAT, heard=True)]


def test_mgk_25_a_pile_that_all_know_to_be_without_an_ingredient_is_not_listed_and_may_be_named():
    state = turned(["trash", "", "corn", "potion_corn"], mode="calm")
    menu = Menu(GAME, state.view(1), state.legal_actions(1))
    piles = [choice.seat for choice in menu.choices() if isinstance(choice, c.CoverChoice)]
    assert piles == [2, 3]  # who remembers what lies there knows more, and nobody is told
    assert all(menu.offers(GAME.parse_action(f"cover {seat}")) for seat in (0, 1, 2, 3))
    assert do(state, 1, "cover 0")[0].key == "pile-misfired"


def test_mgk_a09_who_has_won():
    won = at(["corn", "corn corn"], ["", ""], to_act=0, phase="flip")
    do(won, 0, "flip")
    assert ask(won, "turn") == [a.GameEnded(1, 2)]
    shared = at(["corn", "corn", "corn"], ["", "", ""], to_act=0, phase="flip")
    do(shared, 0, "flip")
    assert ask(shared, "turn") == [a.VictoryShared((1, 2), 1)]


def test_mgk_a09_deck_sizes_piles_tops_and_keeper():
    state = at(["corn corn", "corn"], ["tomato trash", ""], to_act=0, phase="flip", keeper=1)
    assert ask(state, "scores") == [a.DecksAre((DeckCount(0, 2), DeckCount(1, 1)))]
    assert ask(state, "counts")[1] == a.PilesAre((a.PileCount(0, 2), a.PileCount(1, 0)))
    assert ask(state, "table") == [
        a.TopsAre((a.TopOf(0, Card.TOMATO, ""), a.TopOf(1, None, ""))),
        a.KeeperIs(1),
    ]
    costly = {"calm": "watch", "buzz": "delay"}
    for mode, costs in costly.items():
        kept = at(["corn corn", "corn"], ["tomato", ""], to_act=0, phase="flip", keeper=1, mode=mode)
        assert ask(kept, "table")[1] == a.KeeperIs(1, costs)
    nobody = at(["corn corn", "corn"], ["", ""], to_act=0, phase="flip")
    assert ask(nobody, "table")[1] == a.NoKeeper()
    with pytest.raises(KeyError):
        ask(nobody, "hand")


def test_mgk_a02_tops_are_not_repeated_during_a_duel():
    for card in ("tomato", "posture_cat"):
        state = turned([card, "corn"])
        assert ask(state, "table")[0] == a.TopsLater()
        if card == "tomato":
            close(state)
            assert isinstance(ask(state, "table")[0], a.TopsAre)


def test_mgk_a06_in_calm_mode_tops_are_never_read_again_unless_the_option_relaxes_it():
    state = at(["corn corn", "corn"], ["tomato", ""], to_act=0, phase="flip", mode="calm")
    assert ask(state, "table")[0] == a.TopsByHeart()
    relaxed = turned(["tomato", "corn"], mode="calm", options={"calm_read_tops": True})
    assert isinstance(ask(relaxed, "table")[0], a.TopsAre)


def test_a_card_of_the_players_own_is_told_by_its_name():
    state = at(
        ["corn corn", "corn"], ["blank_1", ""], to_act=0, phase="flip", options={"custom": [{"name": "Soup"}]}
    )
    top = ask(state, "table")[0].tops[0]
    assert (top.name, top.variant()) == ("Soup", "custom")
    assert [one.variant() for one in (a.TopOf(0, None, ""), a.TopOf(0, Card.CORN, ""))] == ["none", ""]


def test_the_menu_has_one_level_for_every_action():
    view = new(3).view(0)
    for text, choice in {
        "flip": c.FlipChoice(),
        "slap corn": c.SlapChoice(Tile.CORN),
        "cover 2": c.CoverChoice(2),
        "give 1": c.GiveChoice(1),
        "buzz": c.BuzzChoice(),
        "finish": c.FinishChoice(),
        "pass": c.PassChoice(),
        "pose SL": c.PoseChoice((Tap.SHORT, Tap.LONG)),
    }.items():
        assert GAME.steps(view, GAME.parse_action(text)) == (choice,)
    with pytest.raises(TypeError, match="close is no action of a player"):
        GAME.steps(view, Close())


def test_an_imagined_world_looks_the_same_and_differs_in_what_is_closed():
    rng = random.Random(3)
    state = new(3, trash_burns_unprotected=True)
    decks = set()
    while state.actors() == (CHANCE,):
        imagined = GAME.determinise(state.view(0), rng)
        assert imagined.actors() == (CHANCE,)
        state.apply(CHANCE, state.due().sample(rng))
    do(state, state.actors()[0], "flip")
    for _ in range(5):
        imagined = GAME.determinise(state.view(None), rng)
        assert imagined.view(1) == state.view(1)
        assert sorted([*imagined.box, *imagined.burnt, *(card for row in (*imagined.decks, *imagined.piles) for card in row)]) == list(state.rules.cards)  # fmt: skip
        decks.add(tuple(imagined.decks[0]))
    assert len(decks) == 5
    partial = at(["corn corn", "corn"], ["tomato", ""], to_act=0, phase="flip")
    assert GAME.determinise(partial.view(0), rng).view(0) == partial.view(0)


def test_too_few_unseen_cards_cannot_be_imagined():
    state = new(2)
    state.apply(CHANCE, state.due().sample(random.Random(1)))
    state.apply(CHANCE, state.due().sample(random.Random(1)))
    state.piles[0] = [state.decks[0][0]] * 1
    state.decks[1] += [Card.CORN] * 9
    with pytest.raises(ValueError, match="^the view leaves too few unseen cards: was the position partial.$"):
        GAME.determinise(state.view(0), random.Random(1))


def test_copies_share_nothing_that_changes():
    state = turned(["tomato", "potion_tomato", ""], mode="buzz")
    for text in (
        "1 buzz",
        "1 slap tomato",
        "2 buzz",
        "2 slap corn",
        "0 buzz",
        "0 cover 1",
        "2 buzz",
        "2 slap tomato",
        "1 buzz",
    ):
        do(state, int(text[0]), text[2:])
    before = state.inspect()
    twin = state.copy()
    for text in ("1 slap tomato", "0 buzz", "0 cover 2"):
        do(twin, int(text[0]), text[2:])
    close(twin)
    assert state.inspect() == before
    assert twin.inspect() != before


def test_a_copy_goes_on_as_the_original_would():
    trash = turned(["trash", "corn", "tomato"])
    for state in (trash.copy(), trash):
        do(state, 1, "cover 1")
        do(state, 2, "cover 0")
        assert state.inspect()["claimable"] == [2]
        close(state)
        do(state, 2, "give 1")
        assert state.actors() == (1,)
    owing = turned(["tomato", "", "corn"])
    do(owing, 1, "slap corn")
    do(owing, 2, "slap corn")
    close(owing)
    for state in (owing.copy(), owing):
        do(state, 1, "give 0")
        do(state, 2, "give 0")
        assert state.actors() == (1,)


def test_nobody_has_won_before_the_end():
    state = turned(["tomato", "potion_tomato", ""])
    assert state.returns() == (0.0, 0.0, 0.0)
    assert state.winners() == ()


def test_a_card_of_the_players_own_is_told_with_its_name_and_text():
    custom = [{"name": "Soup", "text": "Stir!"}]
    state = turned(["blank_1", ""], options={"custom": custom})
    assert state.phase == "duel"
    again = at(
        ["corn corn", "blank_1 corn corn"], ["", ""], to_act=1, phase="flip", options={"custom": custom}
    )
    (event,) = do(again, 1, "flip")
    assert (event.seat, event.name, event.text, event.left, event.variant()) == (1, "Soup", "Stir!", 2, "")


def test_an_imagined_duel_counts_the_next_buzz_as_the_real_one_would():
    state = turned(["tomato", "potion_tomato", "", ""], mode="buzz", options={"copies_ingredient": 20})
    do(state, 1, "buzz at 700")
    do(state, 1, "slap corn")
    imagined = GAME.determinise(state.view(0), random.Random(1))
    do(imagined, 2, "buzz")
    assert imagined.contest.queue[0].counted == 701


def test_an_imagined_world_has_a_box_from_the_deal_on_and_none_where_nothing_is_left_over():
    state = new(5)
    assert GAME.determinise(state.view(0), random.Random(1)).box == ()
    for _ in range(2):
        state.apply(CHANCE, state.due().sample(random.Random(1)))
    imagined = GAME.determinise(state.view(0), random.Random(2))
    assert imagined.box == ()
    assert imagined.inspect()["deck_sizes"] == [17] * 5


def test_the_words_of_the_game_are_its_verbs_taps_and_tiles():
    words = GAME.words()
    assert words["magi-kitchen-word-flip"] == "flip"
    assert words["magi-kitchen-word-long"] == "long"
    assert words["magi-kitchen-card-tile-corn"] == "corn"
    assert len(words) == 15


def test_a_tile_has_the_name_of_its_ingredient():
    assert [str(slap) for slap in SLAPS][1] == "slap eggplant"
    assert Tile.EGGPLANT.message == "magi-kitchen-card-tile-eggplant"
    assert Card.BLANK_3.message == "magi-kitchen-card-blank"
    assert Card.POTION_CORN.message == "magi-kitchen-card-potion-corn"
    assert Tap.LONG.message == "magi-kitchen-tap-long"
