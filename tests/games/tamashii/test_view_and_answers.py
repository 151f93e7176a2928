"""What a seat of Tamashii knows, what it is told when it asks, and the worlds that fit it."""

from random import Random

import pytest

from accessible_games.engine import HIDDEN, CountOf
from accessible_games.games.tamashii.answers import PlaceIs
from accessible_games.games.tamashii.cards import Character, Gem
from accessible_games.games.tamashii.choices import (
    DrawChoice,
    EffectChoice,
    FlipChoice,
    GiveChoice,
    LeaveChoice,
    LookChoice,
    NoEffectChoice,
    PlaceChoice,
)
from tests.games.tamashii.tables import (
    ENGLISH,
    TAMASHII,
    asked,
    at,
    chance,
    do,
    draw,
    heard,
    names,
    new,
    told,
)


def steps(state, text, seat=0):
    return TAMASHII.steps(state.view(seat), TAMASHII.parse_action(text))


# --- what is told once


def test_tam_a02_a_look_is_for_one_ear_and_in_no_log():
    state = new(3)
    events = do(state, 0, "look 4")
    assert "Elsa" in heard(events, 0)
    for other in (1, 2, None):
        assert "Elsa" not in heard(events, other)
        assert names(told(events, other)) == ["Looked"]
    assert [event.fleeting for event in told(events, 0)] == [False, True]


def test_tam_a02_annas_look_is_private_too():
    state = at(3, face_up=[3], phase="effect", flip_at=3)
    do(state, 0, "effect")
    events = do(state, 0, "look 5")
    assert "Kristoff" in heard(events, 0)
    assert "Kristoff" not in heard(events, 1) + heard(events)


def test_tam_11_r06_who_sees_a_card_sees_its_wish_too():
    assert "3 blue gems" in heard(do(new(), 0, "look 4"), 0)
    failed = do(at(gems={"6": {"pink": 2}}, phase="flip", flip_at=6), 0, "flip")
    assert "3 pink gems" in heard(failed, 1)
    assert [event.fleeting for event in told(failed)] == [False, True]


def test_tam_a03_r05_nothing_that_was_seen_is_told_on_request():
    state = at(gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    do(state, 0, "flip")
    chance(state, "remove blue")
    do(state, 1, "look 4")
    chance(state, "remove blue")
    for seat in (0, 1):
        told_now = asked(state, seat, "table") + asked(state, seat, "turn") + asked(state, seat, "counts")
        assert "Sven" not in told_now
        assert "Elsa" not in told_now


def test_tam_r05_n02_shared_peeks_are_told_to_all_and_again_on_request():
    state = at(2, {"peek": "shared"}, gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    events = do(state, 0, "flip")
    assert names(told(events)) == ["FlipFailed", "CharacterShown"]
    assert not any(event.fleeting for event in told(events))
    chance(state, "remove blue")
    assert "Elsa" in heard(do(state, 1, "look 4"))
    chance(state, "remove blue")
    for seat in (0, 1, None):
        assert "Position 4, Elsa face down, without gems" in asked(state, seat, "table")
        assert "position 6, Sven face down, without gems" in asked(state, seat, "table")
    assert state.position()["known"] == [4, 6]


def test_a_private_failed_flip_is_not_known_to_all_even_where_peeks_are_shared():
    options = {"peek": "shared", "failed_flip_public": False}
    state = at(2, options, gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    assert names(told(do(state, 0, "flip"), 1)) == ["FlipFailed"]
    assert state.position()["known"] == []


# --- views


def test_a_view_holds_what_is_being_shown_until_somebody_draws_or_looks():
    state = new(3)
    do(state, 0, "look 4")
    assert state.view(0).glimpse == (3, Character.ELSA, False)
    assert state.view(1).glimpse is state.view(None).glimpse is None
    chance(state, "remove blue")
    do(state, 1, "draw")
    assert state.view(0).glimpse is None


def test_everybody_sees_a_failed_flip_for_a_moment():
    state = at(gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    do(state, 0, "flip")
    assert state.view(1).glimpse == state.view(None).glimpse == (5, Character.SVEN, True)
    chance(state, "remove blue")
    do(state, 1, "look 1")
    assert state.view(0).glimpse is None


def test_face_down_cards_are_hidden_in_every_view():
    state = at(face_up=[2])
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.characters == (HIDDEN, Character.OLAF, HIDDEN, HIDDEN, HIDDEN, HIDDEN)
        assert view.face_up == (False, True, False, False, False, False)
        assert view.face_up_count == 1
        assert view.by_place() == {1: Character.OLAF}


def test_equal_knowledge_gives_equal_views():
    one = new(2, "trolls olaf anna elsa kristoff sven")
    other = new(2, "sven kristoff elsa anna olaf trolls")
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)


def test_an_imagined_world_fits_what_lies_open_and_what_is_shown_and_varies_in_the_rest():
    state = at(3, face_up=[2], gems={"1": {"blue": 1}})
    do(state, 0, "look 4")
    rng = Random(1)
    worlds = [TAMASHII.determinise(state.view(0), rng) for _ in range(60)]
    assert all(world.view(0) == state.view(0) for world in worlds)
    assert {world.characters[1] for world in worlds} == {Character.OLAF}
    assert {world.characters[3] for world in worlds} == {Character.ELSA}
    rest = {Character.TROLLS, Character.ANNA, Character.KRISTOFF, Character.SVEN}
    for place in (0, 2, 4, 5):
        assert {world.characters[place] for world in worlds} == rest
    others = [TAMASHII.determinise(state.view(1), rng) for _ in range(60)]
    assert len({world.characters[3] for world in others}) == 5


def test_in_an_imagined_world_the_game_goes_on_or_is_over_as_it_really_is():
    going = at(face_up=[1, 2, 3], gems={"4": {"blue": 3}}, bag={"blue": 1})
    assert not going.inspect()["over"]
    over = at(face_up=[1, 2, 3], gems={"4": {"pink": 3}}, bag={"blue": 1})
    assert over.inspect()["over"]
    rng = Random(1)
    for state, character, possible in ((going, Character.ELSA, True), (over, Character.SVEN, False)):
        worlds = [TAMASHII.determinise(state.view(1), rng) for _ in range(40)]
        assert all((world.characters[3] is character) == possible for world in worlds)
        assert all(world.actors() == state.actors() for world in worlds)


def test_a_world_can_be_imagined_before_the_cards_lie_there():
    state = TAMASHII.new_state(2, {}, {})
    assert TAMASHII.determinise(state.view(0), Random(1)).view(0) == state.view(0)


# --- answers


def test_the_turn_is_told_with_what_can_be_done():
    state = at()
    assert asked(state, 0, "turn") == "Look, or draw."
    assert asked(state, 1, "turn") == "Ana: look, or draw."
    do(state, 0, "draw")
    assert "about to come out of the bag" in asked(state, 0, "turn")
    chance(state, "gem blue")
    assert asked(state, 0, "turn") == "Draw again, or give it."
    do(state, 0, "give 4")
    assert "Turn position 4 over, or leave it." in asked(state, 0, "turn")
    last = at(bag={}, held={"blue": 2}, gems={"4": {"blue": 1}}, phase="draw")
    assert asked(last, 0, "turn") == "Give 2 blue gems: the bag is empty."


@pytest.mark.parametrize(
    ("position", "said"),
    [
        (1, "Use the effect of the Trolls? Use it, to take 1 red gem out of the bag, for good"),
        (2, "Use the effect of Olaf? Use it, to put all gems on it back into the bag"),
        (3, "Use the effect of Anna? Use it, to look at a card that is face down"),
        (6, "Use the effect of Sven? Use it, to put 2 pink gems back into the bag"),
    ],
)
def test_an_effect_is_told_before_it_is_chosen(position, said):
    state = at(face_up=[position], phase="effect", flip_at=position)
    view = state.view(0)
    (entry,) = TAMASHII.steps(view, TAMASHII.parse_action("effect"))
    assert f"{asked(state, 0, 'turn')} {ENGLISH.tell(entry, 0).text}" == said


def test_annas_look_and_the_end_are_told_too():
    assert asked(at(face_up=[3], phase="look", flip_at=3), 1, "turn") == ("Ana looks at a card.")
    assert asked(at(face_up=[1, 2, 3, 4], bag={}), 1, "turn") == (
        "The game is over. 4 of 6 characters are face up. Well done!"
    )


def test_tam_04_51_the_score_is_who_is_face_up_and_which_wishes_are_open():
    assert asked(at(face_up=[1, 4]), 0, "scores") == (
        "2 of 6 characters are face up: Trolls and Elsa. Level: standard. Wishes still open: "
        "Olaf 1 blue gem, 1 pink gem and 1 green gem; Anna 2 blue gems and 2 pink gems; "
        "Kristoff 3 green gems; Sven 3 pink gems."
    )
    assert asked(at(), 0, "scores").startswith("No character is face up yet. Level: standard.")
    assert "Wishes" not in asked(at(face_up=[1, 2, 3, 4, 5, 6]), 0, "scores")


def test_tam_a03_what_was_given_to_each_position_can_be_asked():
    state = at(face_up=[4], gems={"3": {"blue": 1, "green": 2}, "4": {"blue": 1}})
    assert asked(state, 1, "table") == (
        "Position 3 with 1 blue gem and 2 green gems; position 4, Elsa face up, with 1 blue gem. "
        "Nothing on 1, 2, 5 and 6."
    )
    draw(state, 0, "pink")
    assert asked(state, 1, "table").endswith("Drawn this turn: 1 pink gem.")


def test_before_the_layout_there_is_no_table_to_tell():
    state = TAMASHII.new_state(2, {}, {})
    assert "about to be laid out" in asked(state, 0, "table")
    assert "about to be laid out" in asked(state, 0, "turn")
    assert asked(state, 0, "scores").startswith("No character is face up yet.")


def test_tam_r20_what_is_in_the_bag_is_told_by_colour_unless_an_option_says_no():
    state = at(bag={"blue": 2, "red": 1}, removed={"pink": 3}, gems={"4": {"blue": 1}})
    assert asked(state, 0, "counts") == (
        "In the bag: 2 blue gems and 1 red gem, 3 in all. Out of the game: 3 pink gems."
    )
    secret = at(options={"bag_counts_public": False}, bag={"blue": 2, "red": 1}, gems={"4": {"blue": 1}})
    assert asked(secret, 0, "counts") == "Gems in the bag: 3. Colours are not told."
    assert asked(at(bag={}), 0, "counts") == "The bag is empty. No gem is out of the game."


# --- menus


def test_the_menu_leads_from_what_to_do_to_a_position():
    state = at(gems={"5": {"blue": 2}}, face_up=[2])
    fifth = PlaceChoice(5, PlaceIs(5, HIDDEN, False, (CountOf(Gem.BLUE, 2),)))
    assert steps(state, "look 5") == (LookChoice(), fifth)
    assert steps(state, "draw") == (DrawChoice(False),)
    draw(state, 0, "blue")
    assert steps(state, "draw") == (DrawChoice(True),)
    assert steps(state, "give 5") == (GiveChoice(), fifth)
    do(state, 0, "give 5")
    assert steps(state, "flip") == (FlipChoice(5),)
    assert steps(state, "leave") == (LeaveChoice(),)


def test_annas_look_and_effects_are_one_level():
    state = at(face_up=[3], phase="effect", flip_at=3)
    (effect,) = steps(state, "effect")
    assert isinstance(effect, EffectChoice)
    assert effect.effect.variant() == "look"
    assert steps(state, "no effect") == (NoEffectChoice(),)
    do(state, 0, "effect")
    (place,) = steps(state, "look 1")
    assert place.position == 1
    with pytest.raises(TypeError):
        steps(state, "gem blue")
