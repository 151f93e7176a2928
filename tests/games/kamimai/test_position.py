"""Positions of KamiMaï: what loads, what is refused with which sentence, what comes out again."""

from collections import Counter
from random import Random

import pytest

from accessible_games.engine import CHANCE, PositionError, Seat
from tests.each import each
from tests.games.kamimai.tables import KAMIMAI, SHEET, at, chance, do, legal, new, sheet

ZONES = "A, B, C"
CARDS = (
    "water, fire, earth, air, guardian_blue, guardian_grey, guardian_red, guardian_green, "
    "fairy_water, fairy_fire, fairy_earth, fairy_air, wolf, sprite, dragonflies, mouse"
)
KEYS = (
    "level, mode, adventure, energy, activator, phase, targeted, scratched, sealed, reserves, drawn, "
    "discard, grimoire, guardian, collapsed, collapsed_late, sheet, owing, giver, transfers, takers"
)
PHASES = "target, draw, curse, cast, give, take, store"
LONG, CUT = "x" * 41, "x" * 37 + "..."
ZONE = {"id": "A", "effect": "none", "spells": ["water"]}
CURSE = {"phase": "curse", "targeted": "A"}
GIVE = {"phase": "give", "targeted": "A"}
TAKE = {"phase": "take", "targeted": "A"}


def load(seats=2, options=None, **position):
    return KAMIMAI.load(seats, position, options or {}, {})


def wrong(seats=2, options=None, **position):
    with pytest.raises(PositionError) as caught:
        load(seats, options, **position)
    return str(caught.value)


@each(
    ("position", "words"),
    [
        ({"colour": 1}, f".colour: not known; kamimai has {KEYS}"),
        ({"level": 4}, ".level: 4 is no level; 1 to 3 are"),
        ({"level": 0}, ".level: 0; a whole number from 1 to 9 is needed"),
        ({"level": True}, ".level: true; a whole number from 1 to 9 is needed"),
        ({"mode": LONG}, f".mode: {CUT} is not allowed; normal, easy, hard are"),
        ({"adventure": 1}, ".adventure: true or false"),
        ({"energy": 0}, ".energy: 0; a whole number from 1 to 999 is needed"),
        ({"energy": 1000}, ".energy: 1000; a whole number from 1 to 999 is needed"),
        ({"activator": 2}, ".activator: 2 is no seat; 0 to 1 are"),
        ({"activator": -1}, ".activator: -1 is no seat; 0 to 1 are"),
        ({"activator": True}, ".activator: true is no seat; 0 to 1 are"),
        ({"activator": LONG}, f".activator: {CUT} is no seat; 0 to 1 are"),
        ({"sheet": []}, ".sheet.zones: a list of 1 to 12 tables is needed"),
        ({"sheet": [{**ZONE, "id": "A B"}]}, ".sheet.zones.id: 'A B' is not allowed; a word of letters and digits is"),
        ({"sheet": [ZONE, {**ZONE, "id": "a"}]}, ".sheet.zones: each id stands once"),
        ({"targeted": "Z"}, f".targeted: 'Z' is no zone; {ZONES} are"),
        ({"targeted": LONG}, f".targeted: '{CUT}' is no zone; {ZONES} are"),
        ({"targeted": 1}, f".targeted: '1' is no zone; {ZONES} are"),
        ({"targeted": "A", "sealed": ["A"]}, ".targeted: that zone is sealed"),
        ({"sealed": "A"}, ".sealed: a list is needed"),
        ({"sealed": ["Z"]}, f".sealed: 'Z' is no zone; {ZONES} are"),
        ({"sealed": ["A", "A"]}, ".sealed: each zone stands once, and one is left to play for"),
        ({"sealed": ["A", "B", "C"]}, ".sealed: each zone stands once, and one is left to play for"),
        ({"scratched": []}, '.scratched: a table of zones is needed, e.g. { A = ["water"] }'),
        ({"scratched": {"Z": []}}, f".scratched: 'Z' is no zone; {ZONES} are"),
        ({"scratched": {"A": "water"}}, ".scratched.A: a list is needed"),
        ({"scratched": {"A": ["air"]}}, ".scratched.A: 'air' is not open there"),
        ({"scratched": {"A": ["water", "water"]}}, ".scratched.A: 'water' is not open there"),
        ({"scratched": {"A": [LONG]}}, f".scratched.A: '{CUT}' is not open there"),
        ({"scratched": {"A": ["water", "fire"]}}, ".scratched.A: all spells are done, so the zone is sealed"),
        ({"reserves": "fire"}, ".reserves: a list is needed"),
        ({"reserves": [[]]}, ".reserves: 1 lists; one per seat, 2, are needed"),
        ({"reserves": [[], [], []]}, ".reserves: 3 lists; one per seat, 2, are needed"),
        ({"reserves": [[], ["ice"]]}, f".reserves[1]: 'ice' is no card; {CARDS} are"),
        ({"reserves": [[], [7]]}, f".reserves[1]: '7' is no card; {CARDS} are"),
        ({"reserves": [[LONG], []]}, f".reserves[0]: '{CUT}' is no card; {CARDS} are"),
        ({"reserves": ["fire", []]}, ".reserves[0]: a list is needed"),
        ({"drawn": "fire"}, ".drawn: a list is needed"),
        ({"drawn": ["ice"]}, f".drawn: 'ice' is no card; {CARDS} are"),
        ({"drawn": ["fire"] * 16}, ".drawn: 16 times fire; 15 at most"),
        ({"discard": "fire"}, ".discard: a list is needed"),
        ({"discard": ["ice"]}, f".discard: 'ice' is no card; {CARDS} are"),
        ({"discard": ["air"] * 17}, ".discard: 17 times air; 15 at most"),
        ({"discard": ["fire"] * 15}, ": 15 cards of fire; there are 12"),
        ({"discard": ["fire"] * 13}, ": 13 cards of fire; there are 12"),
        ({"discard": ["wolf"], "drawn": ["wolf"]}, ": 2 cards of wolf; there are 1"),
        ({"reserves": [["mouse"], ["mouse"]]}, ": 2 cards of mouse; there are 1"),
        ({"grimoire": 3}, ".grimoire: a table with left and right is needed"),
        ({"grimoire": {"left": []}}, ".grimoire: a table with left and right is needed"),
        ({"grimoire": {"left": [], "right": [], "top": []}}, ".grimoire: a table with left and right is needed"),
        ({"grimoire": {"left": ["ice"], "right": []}}, f".grimoire.left: 'ice' is no card; {CARDS} are"),
        ({"grimoire": {"left": [], "right": ["ice"]}}, f".grimoire.right: 'ice' is no card; {CARDS} are"),
        ({"grimoire": {"left": [], "right": 3}}, ".grimoire.right: a list is needed"),
        ({"grimoire": {"left": 3, "right": []}}, ".grimoire.left: a list is needed"),
        ({"grimoire": {"left": -1, "right": 3}}, ".grimoire.left: a list is needed"),
        ({"grimoire": {"left": 241, "right": 0}}, ".grimoire.left: a list is needed"),
        ({"grimoire": {"left": 240, "right": 0}}, ".grimoire: 240 cards are wanted, and 64 are not named elsewhere"),
        ({"grimoire": {"left": 0, "right": 240}}, ".grimoire: 240 cards are wanted, and 64 are not named elsewhere"),
        ({"grimoire": {"left": 0, "right": 241}}, ".grimoire.left: a list is needed"),
        ({"grimoire": {"left": 60, "right": 3}, "discard": ["fire", "air"]},
         ".grimoire: 63 cards are wanted, and 62 are not named elsewhere"),
        ({"grimoire": {"left": ["wolf"], "right": ["wolf"]}}, ": 2 cards of wolf; there are 1"),
        ({"phase": LONG}, f".phase: {CUT} is not allowed; {PHASES} are"),
        ({"phase": "setup"}, f".phase: setup is not allowed; {PHASES} are"),
        ({"phase": "cast"}, ".targeted: in phase cast a zone is needed"),
        ({"phase": "draw"}, ".targeted: in phase draw a zone is needed"),
        ({"phase": "target", "targeted": "A"}, ".targeted: in phase target none may be targeted"),
        ({"collapsed": 1}, ".collapsed: true or false"),
        ({"collapsed_late": "no"}, ".collapsed_late: true or false"),
        ({"collapsed": True, "targeted": "A"}, ".collapsed: after a collapse in Phase 2 the phase is store"),
        ({"guardian": "red", "targeted": "A"}, ".guardian: 'red' is no colour in the activator's Reserve"),
        ({"guardian": LONG, "targeted": "A"}, f".guardian: '{CUT}' is no colour in the activator's Reserve"),
        ({"guardian": "red", "targeted": "A", "reserves": [["guardian_blue"], ["guardian_red"]]},
         ".guardian: 'red' is no colour in the activator's Reserve"),
        (CURSE, ".drawn: in phase curse a Guardian has been drawn"),
        ({**CURSE, "drawn": ["guardian_red"]}, ".owing: seats that have an Element or Creature card are needed"),
        ({**CURSE, "drawn": ["guardian_red", "fire"], "owing": [1]},
         ".owing: seats that have an Element or Creature card are needed"),
        ({**CURSE, "drawn": ["guardian_red"], "owing": []}, ".owing: a list of different seats is needed"),
        ({**CURSE, "drawn": ["guardian_red"], "owing": 0}, ".owing: a list is needed"),
        ({**CURSE, "drawn": ["guardian_red"], "owing": [2]}, ".owing: 2 is no seat; 0 to 1 are"),
        ({**GIVE, "transfers": 3}, ".transfers: 3; a whole number from 1 to 2 is needed"),
        ({**GIVE, "transfers": 0}, ".transfers: 0; a whole number from 1 to 2 is needed"),
        ({**GIVE, "giver": 2}, ".giver: 2 is no seat; 0 to 1 are"),
        ({**GIVE, "giver": 1}, ".giver: seat 1 holds no card"),
        (TAKE, ".takers: a list of different seats is needed"),
        ({**TAKE, "takers": [1, 1]}, ".takers: a list of different seats is needed"),
        ({**TAKE, "takers": 1}, ".takers: a list is needed"),
        ({**TAKE, "takers": [2]}, ".takers: 2 is no seat; 0 to 1 are"),
        ({**TAKE, "takers": [0], "discard": ["mouse"]}, ": 2 cards of mouse; there are 1"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_in_one_sentence(position, words):
    assert wrong(**position) == f"position{words}"


def test_keys_that_are_not_named_take_the_neutral_value():
    shown = load(3).inspect()
    assert (shown["level"], shown["mode"], shown["adventure"], shown["energy"]) == (1, "normal", False, 5)
    assert (shown["activator"], shown["phase"], shown["targeted"], shown["to_act"]) == (0, "target", "", [0])
    assert shown["scratched"] == {}
    assert shown["sealed"] == shown["drawn"] == shown["discard"] == []
    assert shown["reserves"] == [[], [], []]
    assert shown["grimoire"] == {"left": [], "right": []}
    assert (shown["guardian"], shown["collapsed"], shown["collapsed_late"]) == ("", False, False)
    assert (shown["won"], shown["over"], shown["waiting"]) == (False, False, "")
    assert shown["winners"] == shown["scores"] == shown["castable"] == shown["aside"] == []
    assert load(2, {"level": 2, "mode": "hard", "adventure": True}).inspect()["level"] == 2
    assert load(2, {"mode": "hard"}).inspect()["mode"] == "hard"
    assert load(2, {"adventure": True}).inspect()["adventure"] is True


def test_kmi_80_81_the_energy_is_that_of_the_mode_unless_the_position_names_it():
    assert load(mode="easy").energy == 6
    assert load(mode="hard").energy == 5
    assert load(2, {"mode": "easy"}).energy == 6
    assert load(mode="easy", energy=1).energy == 1
    assert load(energy=999).energy == 999


def test_with_no_phase_named_a_targeted_zone_is_drawn_for_and_none_is_to_be_chosen():
    assert load(targeted="A").phase == "draw"
    assert load(targeted="").phase == "target"
    assert load(targeted="b").inspect()["targeted"] == "B"  # in any letters


def test_kmi_18_level_one_is_loaded_without_a_scratched_arrow():
    assert load(level=1).inspect()["targeted"] == ""
    assert len(load(level=3).sheet.zones) == 5


def test_kmi_30_scratched_spells_are_not_open_and_are_told_again():
    state = at(["water " * 4, ""], scratched={"A": ["water", "team"], "b": ["fire"]})
    assert state.inspect()["castable"] == []
    assert state.position()["scratched"] == {"A": ["water", "team"], "B": ["fire"]}
    open_still = at(["water " * 4, ""], scratched={"A": ["fire"]})
    assert open_still.inspect()["castable"] == ["water"]
    twice = at(["water " * 4, ""], sheet=[{**ZONE, "spells": ["water", "water"]}], scratched={"A": ["water"]})
    do(twice, 0, "cast water from 0:water,water,water,water")
    assert twice.won


def test_kmi_31_a_sealed_zone_has_nothing_open():
    state = at(["", ""], "target", sealed=["B"])
    assert state.open[1] == 0
    assert state.position()["scratched"] == {"B": ["water", "fire"]}
    assert state.position()["sealed"] == ["B"]
    assert legal(state, 0) == {"target A"}


def test_the_order_of_the_seals_is_kept():
    assert load(sealed=["C", "A"]).position()["sealed"] == ["C", "A"]


def test_halves_are_written_with_the_outer_card_first():
    state = at(["", ""], "draw", grimoire={"left": ["air", "water"], "right": ["fire", "wolf", "mouse"]})
    assert state.inspect()["outer"] == ["air", "fire"]
    assert state.position()["grimoire"] == {"left": ["air", "water"], "right": ["fire", "wolf", "mouse"]}
    do(state, 0, "draw right")
    assert state.position()["drawn"] == ["fire"]
    chance(state, "roll 100")
    assert state.inspect()["outer"] == ["air", "wolf"]


def test_halves_given_as_numbers_are_filled_with_cards_that_lie_nowhere_else():
    named = {"reserves": [["fire"] * 12, ["wolf"]], "drawn": ["air"], "discard": ["mouse", "water"]}
    state = load(2, targeted="A", grimoire={"left": 20, "right": 28}, **named)
    halves = state.position()["grimoire"]
    assert (len(halves["left"]), len(halves["right"])) == (20, 28)
    everything = Counter(halves["left"] + halves["right"])
    everything += Counter(card for row in named["reserves"] for card in row)
    everything += Counter(named["drawn"] + named["discard"])
    deck = {"water": 12, "fire": 12, "earth": 12, "air": 12, **dict.fromkeys(CARDS.split(", ")[8:], 1)}
    deck |= {f"guardian_{colour}": 2 for colour in ("blue", "grey", "red", "green")}
    assert everything == deck
    assert halves["left"] != sorted(halves["left"])  # shuffled
    again = load(2, targeted="A", grimoire={"left": 20, "right": 28}, **named)
    assert again.position()["grimoire"] == halves  # in the same order each time
    assert load(grimoire={"left": 0, "right": 0}).position()["grimoire"] == {"left": [], "right": []}


def test_r18_the_mouse_that_lies_aside_is_not_in_a_grimoire_that_is_filled():
    state = load(2, **TAKE, takers=[1], grimoire={"left": 63, "right": 0})
    assert "mouse" not in state.position()["grimoire"]["left"]
    assert state.inspect()["aside"] == ["mouse"]
    assert wrong(**TAKE, takers=[1], grimoire={"left": 64, "right": 0}) == (
        "position.grimoire: 64 cards are wanted, and 63 are not named elsewhere"
    )


def test_kmi_97_alone_the_dragonflies_are_out_of_play():
    assert wrong(1, drawn=["dragonflies"]) == "position: 1 cards of dragonflies; there are 0"
    assert len(load(1, grimoire={"left": 60, "right": 3}).right) == 3


def test_kmi_n04_with_the_real_grimoire_the_halves_do_not_matter():
    state = at(["", ""], "draw", {"companion": True}, grimoire={"left": ["wolf", "air"], "right": ["fire"]})
    assert state.position()["grimoire"] == {"left": ["wolf", "air", "fire"], "right": []}


def test_kmi_62_a_single_colour_applies_by_itself_and_of_several_the_one_that_is_named():
    assert at(["guardian_grey guardian_grey", ""], "draw").position()["guardian"] == "grey"
    several = ["guardian_grey guardian_green", "guardian_red"]
    assert at(several, "draw").position()["guardian"] == ""
    assert at(several, "draw").must_choose()
    assert at(several, "draw", guardian="green").position()["guardian"] == "green"
    assert at(several, "draw", activator=1).position()["guardian"] == "red"
    assert at(several, "cast").position()["guardian"] == ""


def test_kmi_54_r04_all_who_hold_a_loose_card_owe_unless_the_position_says_who():
    drawn = {"drawn": "guardian_red", "sheet": sheet("curse_discard")}
    reserves = ["fire", "guardian_blue", "wolf"]
    state = at(reserves, "curse", activator=2, **drawn)
    assert state.position()["owing"] == [2, 0]
    assert state.actors() == (2,)
    everybody = at(["fire", "air", "wolf"], "curse", activator=1, **drawn)
    assert everybody.position()["owing"] == [1, 2, 0]
    left = at(reserves, "curse", activator=2, owing=[0], **drawn)
    assert left.position()["owing"] == [0]
    assert left.actors() == (0,)
    do(left, 0, "discard fire")
    assert left.phase == "cast"


def test_kmi_75_r17_gifts_of_the_dragonflies_are_two_with_the_giver_to_be_named_unless_told_otherwise():
    state = at(["fire", "air", ""], "give")
    assert (state.position()["giver"], state.position()["transfers"]) == (-1, 2)
    assert state.actors() == (0,)
    assert legal(state, 0) == {"giver 0", "giver 1"}
    named = at(["fire", "air", ""], "give", giver=1, transfers=1)
    assert (named.position()["giver"], named.position()["transfers"]) == (1, 1)
    assert named.actors() == (1,)
    do(named, 1, "give air to 2")
    assert named.phase == "cast"
    with_drawn = at(["", "air", ""], "give", drawn="fire", giver=0)
    assert legal(with_drawn, 0) == {"give fire to 1", "give fire to 2"}


def test_kmi_77_r18_takers_take_in_their_order():
    state = at(["", "", ""], "take", takers=[2, 0], discard="air fire")
    assert state.position()["takers"] == [2, 0]
    assert state.actors() == (2,)
    do(state, 2, "take air")
    assert state.position()["takers"] == [0]
    do(state, 0, "take none")
    assert (state.phase, state.inspect()["discard"]) == ("cast", ["fire", "mouse"])


def test_a_position_names_only_what_belongs_to_its_phase():
    always = set(KEYS.split(", ")) - {"sheet", "owing", "giver", "transfers", "takers"}
    fire = [["fire"], ["fire"]]
    assert set(load().position()) == always
    assert set(load(**TAKE, takers=[1]).position()) == always | {"takers"}
    assert set(load(**GIVE, reserves=fire).position()) == always | {"giver", "transfers"}
    assert set(load(**CURSE, drawn=["guardian_red"], reserves=fire).position()) == always | {"owing"}
    own = load(sheet=SHEET)
    assert set(own.position()) == always | {"sheet"}
    assert own.position()["sheet"] == SHEET


def test_after_a_collapse_the_position_says_when_it_came():
    state = at(["", ""], "store", collapsed=True)
    assert (state.position()["collapsed"], state.position()["collapsed_late"]) == (True, False)
    late = at(["", ""], "cast", collapsed_late=True)
    assert (late.position()["collapsed"], late.position()["collapsed_late"]) == (False, True)


def test_a_position_of_phase_four_may_have_a_target_or_none():
    assert at(["", ""], "store").position()["targeted"] == "A"
    assert at(["", ""], "store", targeted="", sealed=["A"]).position()["targeted"] == ""


def test_what_may_be_expected_of_a_position_is_all_there():
    lost = at(["", ""], "draw", energy=1, drawn="fire")
    do(lost, 0, "hold")
    assert lost.inspect()["to_act"] == []
    assert (lost.inspect()["waiting"], lost.actors()) == ("hold", (CHANCE,))
    chance(lost, "roll 1")
    over = lost.inspect()
    assert (over["over"], over["won"], over["winners"], over["to_act"]) == (True, False, [], [])
    state = at(["air " * 4 + "fire", "fire " * 3], "cast", grimoire={"left": 3, "right": 5})
    shown = state.inspect()
    assert shown["castable"] == ["fire", "air"]
    assert shown["grimoire_sizes"] == [3, 5]
    both = at(["air " * 2, "air " * 2], "cast").inspect()
    assert both["castable"] == ["air", "team air"]
    empty = at(["", ""], "draw", grimoire={"left": [], "right": ["fire", "air"]}).inspect()
    assert (empty["risk_left"], empty["outer"]) == (0, ["", "fire"])
    assert empty["risk_right"] > 0


def test_a_position_stands_alone():
    position = {"reserves": [["fire"], []], "targeted": "A", "grimoire": {"left": ["air"], "right": ["wolf"]}}
    before = repr(position)
    state = load(**position)
    do(state, 0, "draw left")
    assert repr(position) == before


def test_a_position_that_was_written_loads_to_the_same_position():
    state = new(3, level=2, mode="easy")
    state.apply(CHANCE, state.due().sample(Random(3)))
    chance(state, "starter 2")
    do(state, 2, "target B")
    again = KAMIMAI.load(3, state.position(), {}, {})
    assert again.inspect() == state.inspect()
    assert again.view(Seat(1)) == state.view(Seat(1))


def test_in_a_new_game_nothing_is_under_way():
    assert [new(3).view(seat).seat for seat in (None, 0, 2)] == [None, 0, 2]
    view = new(3).view(None)
    assert (view.phase, view.waiting, view.to_act) == ("setup", "whole", ())
    assert (view.activator, view.reserves, view.drawn, view.discard, view.sizes) == (
        0,
        (0, 0, 0),
        0,
        0,
        (0, 0),
    )
    assert (view.owing, view.owed, view.takers, view.transfers, view.naming) == ((), 0, (), 0, False)
    assert (view.guardian, view.must_choose, view.collapsed, view.collapsed_late, view.won) == (
        -1,
        False,
        False,
        False,
        False,
    )
    companion = new(3, companion=True).view(None)
    assert (companion.waiting, companion.sizes) == ("starter", (64, 0))
