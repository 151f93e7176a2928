"""What is recorded, kept and refused, to the letter: every field of every event, every word of a refusal."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, CountOf, NotationError, OptionError, PositionError, Seat
from accessible_games.games.tamashii import events as told_as
from accessible_games.games.tamashii.cards import Character, Gem, Level
from tests.each import each
from tests.games.tamashii.tables import FULL, TAMASHII, at, chance, do, draw, new, told

ANA, BEN = Seat(0), Seat(1)
BLUE, PINK, GREEN, RED = Gem


def of(**counts):
    return tuple(CountOf(gem, counts[gem.id]) for gem in Gem if gem.id in counts)


def test_the_beginning():
    state = TAMASHII.new_state(2, {"level": "easy"}, {})
    assert do(state, CHANCE, "layout elsa olaf anna trolls sven kristoff") == [
        told_as.CharactersLaid(Level.EASY, of(blue=10, pink=10, green=10, red=1))
    ]
    assert do(state, CHANCE, "starter 1") == [told_as.StarterChosen(BEN)]
    with pytest.raises(TypeError, match="'x' is no action of tamashii"):
        state.apply(CHANCE, "x")


def test_a_game_that_cannot_be_won_is_over_at_its_first_turn_and_says_so():
    need = {
        "tamashii": {
            "need": {name: {"blue": 11} for name in ("elsa", "anna", "olaf", "sven", "trolls", "kristoff")}
        }
    }
    state = TAMASHII.new_state(2, {}, need)
    do(state, CHANCE, "layout elsa olaf anna trolls sven kristoff")
    assert do(state, CHANCE, "starter 1") == [told_as.StarterChosen(BEN), told_as.GameEnded(0, "again")]


def test_a_look():
    state = at(to_act=1)
    events = do(state, 1, "look 3")
    wish = of(blue=2, pink=2)
    assert told(events, BEN) == [
        told_as.Looked(BEN, 3),
        told_as.CharacterSeen(BEN, 3, Character.ANNA, wish),
    ]
    assert told(events, ANA) == told(events) == [told_as.Looked(BEN, 3)]
    assert events[1].heard_by(ANA) is None
    assert chance(state, "remove red", "remove green") == [
        told_as.RedPutBack(),
        told_as.GemRemoved(GREEN, 21),
    ]


def test_draws_and_a_gift():
    state = at(gems={"2": {"pink": 1}})
    assert draw(state, 0, "blue", "pink") == [
        told_as.BagReached(ANA),
        told_as.GemDrawn(BLUE, 1),
        told_as.BagReached(ANA),
        told_as.GemDrawn(PINK, 2),
    ]
    assert do(state, 0, "give 2") == [told_as.GemsGiven(ANA, 2, of(blue=1, pink=1), of(blue=1, pink=2))]
    assert do(state.copy(), 0, "leave") == [told_as.FlipWaived(ANA, 2)]


def test_a_red_gem():
    state = at()
    assert draw(state, 0, "green", "red")[2:] == [told_as.BagReached(ANA), told_as.RedDrawn(of(green=1))]


def test_a_failed_flip():
    lost, wish = of(blue=1, pink=1), of(blue=1, pink=1, green=1)
    start = {"gems": {"2": {"blue": 1, "pink": 1}}, "phase": "flip", "flip_at": 2}
    assert do(at(**start), 0, "flip") == [
        told_as.FlipFailed(ANA, 2, lost),
        told_as.CharacterExposed(2, Character.OLAF, wish),
    ]
    assert do(at(options={"peek": "shared"}, **start), 0, "flip") == [
        told_as.FlipFailed(ANA, 2, lost),
        told_as.CharacterShown(2, Character.OLAF, wish),
    ]
    private = do(at(options={"failed_flip_public": False}, **start), 0, "flip")
    assert told(private, ANA)[1] == told_as.CharacterSeen(ANA, 2, Character.OLAF, wish)


def test_successes_and_effects():
    state = at(gems={"6": {"pink": 3}}, face_up=[1], phase="flip", flip_at=6)
    assert do(state, 0, "flip") == [told_as.CharacterSatisfied(ANA, 6, Character.SVEN, 2)]
    assert do(state.copy(), 0, "no effect") == [told_as.EffectWaived(ANA, Character.SVEN)]
    assert do(state, 0, "effect") == [told_as.GemsReturned(Character.SVEN, of(pink=2))]
    anna = at(face_up=[3], phase="effect", flip_at=3)
    assert do(anna, 0, "effect") == [told_as.LookGranted(ANA, Character.ANNA)]
    trolls = at(face_up=[1], phase="effect", flip_at=1)
    assert do(trolls, 0, "effect") == [told_as.RedTaken(Character.TROLLS, of(red=1))]
    last = at(gems={"6": {"pink": 3}}, face_up=[1, 2, 3, 4, 5], phase="flip", flip_at=6)
    assert do(last, 0, "flip") == [
        told_as.CharacterSatisfied(ANA, 6, Character.SVEN, 6),
        told_as.GameEnded(6, "impressive"),
    ]


@pytest.mark.parametrize(
    ("position", "move", "first"),
    [
        ({"phase": "flip", "flip_at": 5, "gems": {"5": {"green": 1}}}, "leave", "FlipWaived"),
        ({"phase": "flip", "flip_at": 5, "gems": {"5": {"green": 1}}}, "flip", "FlipFailed"),
        ({"phase": "effect", "flip_at": 4}, "no effect", "EffectWaived"),
        ({"phase": "effect", "flip_at": 1}, "effect", "RedTaken"),
        ({"phase": "look", "flip_at": 3}, "look 5", "Looked"),
    ],
)
def test_an_empty_bag_ends_the_game_after_whatever_ends_the_turn_and_it_is_told(position, move, first):
    state = at(face_up=[1, 2, 3, 4, 6], bag={}, **position)
    events = do(state, 0, move)
    assert type(events[0]).__name__ == first
    assert events[-2:] == [told_as.NothingRemoved(), told_as.GameEnded(5, "excellent")]


def test_a_red_gem_as_the_only_one_left_ends_the_game_and_it_is_told():
    state = at(bag={"red": 1}, held={"blue": 1}, phase="draw", face_up=[1, 2, 3, 4, 6])
    do(state, 0, "draw")
    assert chance(state, "gem red")[0] == told_as.RedDrawn(of(blue=1))
    beginner = at(
        level="beginner", bag={}, gems={"4": {"blue": 3}}, face_up=[1, 2, 3, 5, 6], phase="flip", flip_at=4
    )
    assert do(beginner, 0, "flip")[-1] == told_as.GameEnded(6, "impressive")
    five = at(
        level="beginner", bag={}, gems={"4": {"blue": 3}}, face_up=[1, 2, 3, 5], phase="flip", flip_at=4
    )
    assert do(five, 0, "flip")[-2:] == [told_as.NothingRemoved(), told_as.GameEnded(5, "excellent")]


def walk(seed):
    """A game that reaches all phases, state by state."""
    rng = Random(seed)
    state = TAMASHII.new_state(3, {"peek": "shared" if seed % 2 else "private"}, {})
    while state.actors():
        yield state
        seat = state.actors()[0]
        action = state.due().sample(rng) if seat == CHANCE else rng.choice(state.legal_actions(seat))
        state.apply(seat, action)
    yield state


def test_a_copy_is_equal_in_everything_and_goes_its_own_way():
    for seed in range(4):
        for state in walk(seed):
            twin = state.copy()
            assert all(getattr(twin, name) == getattr(state, name) for name in state.__slots__)
            assert twin.gems is not state.gems


def test_a_gem_comes_out_of_the_bag_as_often_as_it_lies_there():
    state = at(bag={"blue": 6, "pink": 3, "red": 1})
    do(state, 0, "draw")
    rng = Random(3)
    drawn = [str(state.due().sample(rng)) for _ in range(4000)]
    shares = {gem: drawn.count(f"gem {gem}") / 4000 for gem in ("blue", "pink", "green", "red")}
    assert shares == pytest.approx({"blue": 0.6, "pink": 0.3, "green": 0, "red": 0.1}, abs=0.03)
    chance(state, "gem blue")
    do(state, 0, "give 1")
    do(state, 0, "leave")
    removed = [str(state.due().sample(rng)) for _ in range(4000)]
    assert removed.count("remove blue") / 4000 == pytest.approx(5 / 9, abs=0.03)
    assert removed.count("remove red") / 4000 == pytest.approx(1 / 9, abs=0.03)


def test_any_seat_may_start_and_any_layout_may_come():
    rng = Random(1)
    state = TAMASHII.new_state(6, {}, {})
    layouts = {str(state.due().sample(rng)) for _ in range(200)}
    assert len(layouts) > 100
    state.apply(CHANCE, state.due().sample(rng))
    assert {str(state.due().sample(rng)) for _ in range(200)} == {f"starter {seat}" for seat in range(6)}


def test_a_view_says_whose_turn_it_is_and_where_gems_were_given():
    state = at(3, to_act=2)
    draw(state, 2, "blue")
    view = state.view(0)
    assert (view.turn, view.to_act, view.phase, view.place) == (2, (2,), "draw", 0)
    do(state, 2, "give 5")
    assert state.view(0).place == 4
    do(state, 2, "leave")
    assert state.view(0).place == 0, "what was asked about before is nobody's business"
    assert at(face_up=[3], phase="look", flip_at=3).view(0).place == 2
    assert at(face_up=[3], phase="effect", flip_at=3).view(0).place == 2


def test_an_imagined_world_waits_for_the_same_and_knows_the_same():
    state = at(options={"peek": "shared"}, known=[2, 5], face_up=[1])
    twin = TAMASHII.determinise(state.view(0), Random(1))
    assert twin.known == state.known
    assert twin.position()["known"] == [2, 5]
    do(state, 0, "draw")
    assert TAMASHII.determinise(state.view(0), Random(1)).actors() == (CHANCE,)
    failed = at(gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    do(failed, 0, "flip")
    assert TAMASHII.determinise(failed.view(None), Random(1)).glimpse == (5, None)
    assert HIDDEN not in TAMASHII.determinise(failed.view(1), Random(1)).characters


# --- refusals of input, every word


LONG = "x" * 41


@each(
    ("text", "said"),
    [
        ("look 7", "'7' is no position; 1 to 6 are"),
        ("give", "'give': it is written give POSITION; POSITION is 1 to 6"),
        ("y" * 40, "'" + "y" * 40 + "' is no action of tamashii; look POSITION, draw, give POSITION, flip, leave, effect and no effect are"),
        (LONG, "'" + "x" * 37 + "...' is no action of tamashii; look POSITION, draw, give POSITION, flip, leave, effect and no effect are"),
        ("starter", "'starter': it is written starter SEAT; SEAT is 0 to 5"),
        ("starter 1 2", "'starter 1 2': it is written starter SEAT; SEAT is 0 to 5"),
        ("starter X", "'X' is no seat; 0 to 5 are"),
        ("gem", "'gem': it is written gem GEM; GEM is blue, pink, green, red"),
        ("remove blue pink", "'remove blue pink': it is written remove GEM; GEM is blue, pink, green, red"),
        ("layout yeti", "'yeti' is no character; trolls, olaf, anna, elsa, kristoff, sven are"),
        ("layout elsa", "'elsa': exactly 6 are needed, each once"),
    ],
)  # fmt: skip
def test_notation(text, said):
    with pytest.raises(NotationError) as problem:
        TAMASHII.parse_action(text)
    assert str(problem.value) == said


@each(
    ("position", "said"),
    [
        ({"known": [1]}, "position.known: it goes with option peek = shared"),
        ({"known": 1}, "position.known: a list of positions is needed"),
        ({"held": 1}, "position.held: a table of colours is needed, such as { blue = 2 }"),
        ({"removed": 1}, "position.removed: a table of colours is needed, such as { blue = 2 }"),
        ({"gems": 1}, 'position.gems: a table is needed, such as { "4" = { blue = 2 } }'),
        ({"gems": {"X": {}}}, "position.gems: X is no position; 1 to 6 are"),
        ({"phase": "draw"}, "position.held: gems are held in phase draw, and only there"),
        (
            {"phase": "flip", "flip_at": 1},
            "position.flip_at: in phase flip a card that is face down and has gems",
        ),
        (
            {"phase": "look", "flip_at": 1},
            "position.flip_at: in phase look a card that is face up, others still face down, and not at level beginner",
        ),
    ],
)  # fmt: skip
def test_positions(position, said):
    with pytest.raises(PositionError) as problem:
        TAMASHII.load(2, position, {}, {})
    assert str(problem.value) == said


def test_a_heap_of_a_position_may_hold_all_that_a_box_can():
    data = {"tamashii": {"gems": {"blue": 30}}}
    assert TAMASHII.load(2, {"bag": {"blue": 30}}, {}, data).inspect()["bag"]["blue"] == 30


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"card": 3}, "data: card must be a list of tables, [[card]]"),
        (
            {"tamashii": {"effect": {"elsa": 3}}},
            "data: tamashii.effect.elsa: exactly one of remove_red, return_all, look, return_gems is needed; "
            "return_gems goes with count",
        ),
        (
            {"tamashii": {"effect": {"elsa": {"return_gems": "Gold"}}}},
            "data: tamashii.effect.elsa.return_gems: Gold is not allowed; blue, pink, green",
        ),
        (
            {"tamashii": {"effect": {"elsa": {"return_gems": "blue", "count": 0}}}},
            "data: tamashii.effect.elsa.count: 0 is not allowed; a whole number from 1 to 10",
        ),
    ],
)
def test_data(data, said):
    with pytest.raises(OptionError) as problem:
        TAMASHII.new_state(2, {}, data)
    assert str(problem.value) == said


def test_one_gem_can_be_an_effects_number():
    data = {"tamashii": {"effect": {"elsa": {"return_gems": "pink", "count": 1}}}}
    state = at(data=data, face_up=[4], phase="effect", flip_at=4, removed={"pink": 2})
    do(state, 0, "effect")
    assert state.inspect()["bag"] == FULL | {"pink": 8}


def test_options_that_are_given_one_by_one_keep_the_others():
    secret = TAMASHII.new_state(2, {"level": "easy"}, {}).rules
    assert (secret.bag_counts_public, secret.failed_flip_public, secret.shared) == (True, True, False)
    assert new(peek="shared").rules.bag_counts_public is True


def test_with_everybody_face_up_nothing_goes_on_however_full_the_bag_is():
    assert at(face_up=[1, 2, 3, 4, 5, 6]).inspect()["over"]


def test_a_refusal_names_the_position():
    state = at(face_up=[2])
    assert state.check(0, TAMASHII.parse_action("look 2")).position == 2
    draw(state, 0, "blue")
    assert state.check(0, TAMASHII.parse_action("give 2")).position == 2


@each("seat", range(6))
def test_each_seat_can_be_read_as_the_starter(seat):
    assert TAMASHII.parse_action(f"starter {seat}").seat == seat


def test_an_effect_of_the_owners_own_is_told_as_it_is():
    data = {"tamashii": {"effect": {"elsa": {"remove_red": 2}, "olaf": {"return_gems": "green", "count": 3}}}}
    told_of = {
        position: TAMASHII.steps(
            at(data=data, face_up=[position], phase="effect", flip_at=position).view(0),
            TAMASHII.parse_action("effect"),
        )[0].effect
        for position in (2, 4)
    }
    assert (told_of[4].kind, told_of[4].gems) == ("remove-red", CountOf(RED, 2))
    assert (told_of[2].kind, told_of[2].gems) == ("return-gems", CountOf(GREEN, 3))


def test_a_public_glimpse_stays_public_in_an_imagined_world():
    state = at(gems={"6": {"pink": 2}}, phase="flip", flip_at=6)
    do(state, 0, "flip")
    twin = TAMASHII.determinise(state.view(1), Random(1))
    assert twin.glimpse == (5, None)
