"""What refusals name, what a turn tells in which order, and the promises of a state for this game's corners."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, Seat
from accessible_games.games.kamimai.cards import Card, Effect, Spell
from accessible_games.games.kamimai.events import (
    BlessingWoke,
    CardDrawn,
    CardGiven,
    CardHeld,
    CardsKept,
    CardTaken,
    CollapsedBetween,
    CollapsedInDraw,
    CollapsedLate,
    ColourCursed,
    CurseObeyed,
    DiscardCursed,
    DragonfliesUsed,
    EnergyCursed,
    GameLost,
    GameWon,
    GiverNamed,
    GrimoireBuilt,
    GrimoireToBuild,
    GuardianApplied,
    MouseUsed,
    OuterTold,
    SheetWon,
    StarterChosen,
    TakeDeclined,
    ZoneSealed,
    ZoneTargeted,
)
from accessible_games.games.kamimai.refusals import (
    CardNotHeld,
    CardOfNoUse,
    CastingIsOver,
    GuardianForbids,
    HalfIsEmpty,
    NoSuchInvoker,
    NotFour,
    NotInDiscard,
    NotInGrimoire,
    NotYours,
    OtherPhase,
    TooManyKept,
    WrongNumber,
    WrongShares,
    ZoneNotOpen,
)
from accessible_games.games.kamimai.rows import GiftRow, OuterCard, PaidRow, ZoneRow
from accessible_games.testing.cases import Case
from accessible_games.testing.completeness import check_told
from accessible_games.testing.conformance import check_copies, check_legality, check_positions
from accessible_games.testing.determinise import check_determinise, check_varies
from accessible_games.testing.universe import Universe
from tests.each import each
from tests.games.kamimai.tables import KAMIMAI, at, chance, do, names, new, sheet


def refused(state, seat, text):
    return state.check(Seat(seat), KAMIMAI.parse_action(text))


@pytest.mark.parametrize(
    ("state", "seat", "text", "reason"),
    [
        (lambda: at(["", ""], "target"), 0, "target Q", ZoneNotOpen("Q")),
        (lambda: at(["", ""], "target"), 0, "hold", OtherPhase("target")),
        (lambda: at(["fire", ""]), 0, "hold", OtherPhase("cast")),
        (lambda: at(["fire", "", ""], "give", transfers=1), 0, "give fire to 1", OtherPhase("give")),
        (lambda: at(["guardian_green", ""], "draw"), 0, "draw right", GuardianForbids("half", 0)),
        (lambda: at(["guardian_red", ""], "draw", drawn="fire fire fire"), 0, "draw left", GuardianForbids("most", 3)),
        (lambda: at(["guardian_red", ""], "draw", {"guardian": {"red": {"half": "right"}}}), 0, "draw left",
         GuardianForbids("half", 0)),
        (lambda: at(["fire fire fire", "fire"]), 0, "cast fire from 0:fire 1:fire,fire", CardNotHeld(Seat(1))),
        (lambda: at(["fire", "fire"]), 0, "cast fire from 0:fire 7:fire", NoSuchInvoker(2)),
        (lambda: at(["fire", "fire"]), 0, "cast fire from 0:fire 2:fire", NoSuchInvoker(2)),
        (lambda: at(["fire", "fire"]), 0, "cast fire from 0:fire 1:fire", NotFour(2)),
        (lambda: at(["fire air", "fire"]), 0, "cast fire from 0:fire,air", CardOfNoUse(Card.AIR, Card.FIRE)),
        (lambda: at(["fire fairy_air", ""]), 0, "cast fire from 0:fairy_air=1", CardOfNoUse(Card.FAIRY_AIR, Card.FIRE)),
        (lambda: at(["fire " * 4, "fire"]), 0, "cast team fire from 0:fire,fire,fire 1:fire", WrongShares("two")),
        (lambda: at(["fire " * 4, "fire", ""]), 0, "cast team fire from 0:fire,fire,fire 1:fire", WrongShares("three")),
        (lambda: at(["fire " * 4, "fire", "", ""]), 0, "cast team fire from 0:fire,fire,fire 1:fire", WrongShares("four")),
        (lambda: at(["fire", "mouse"]), 0, "use mouse 0", NotYours(Card.MOUSE)),
        (lambda: at(["fire", ""]), 0, "use sprite", CardNotHeld(Seat(0))),
        (lambda: at(["mouse", ""]), 0, "use mouse 0 2", NoSuchInvoker(2)),
        (lambda: at(["fire", ""], "give", transfers=1, giver=0), 0, "give fire to 2", NoSuchInvoker(2)),
        (lambda: at(["fire", ""], "give", transfers=1, giver=0), 0, "give air to 1", CardNotHeld(Seat(0))),
        (lambda: at(["fire", ""], "give", transfers=1), 0, "giver 2", NoSuchInvoker(2)),
        (lambda: at(["fire air", ""], "curse", drawn="guardian_red", sheet=sheet("curse_discard")), 0,
         "discard fire air", WrongNumber(1)),
        (lambda: at(["", "fire"], "curse", drawn="guardian_red", sheet=sheet("curse_discard")), 1, "discard air",
         CardNotHeld(Seat(1))),
        (lambda: at(["", "fire"], "take", takers=[1]), 1, "take wolf", NotInDiscard(Card.WOLF)),
        (lambda: at(["fire " * 5, ""], "store"), 0, "keep " + "fire " * 5, TooManyKept(4)),
        (lambda: at(["fire", ""], "store"), 0, "keep air", CardNotHeld(Seat(0))),
        (lambda: at(["wolf", ""], "draw", {"companion": True}), 0, "drew fire wolf", NotInGrimoire(Card.WOLF)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_a_refusal_names_what_is_wrong(state, seat, text, reason):
    assert refused(state(), seat, text) == reason


@pytest.mark.parametrize(("left", "right", "empty"), [(0, 5, "left"), (5, 0, "right")])
def test_a_half_without_a_card_is_refused_as_empty_and_the_other_one_is_not(left, right, empty):
    state = at(["", ""], "draw", grimoire={"left": left, "right": right})
    other = {"left": "right", "right": "left"}[empty]
    assert refused(state, 0, f"draw {empty}") == HalfIsEmpty()
    assert refused(state, 0, f"draw {other}") is None


def test_after_the_seal_no_spell_can_be_cast():
    state = at(["fire fire fire fire", ""], "store", targeted="", sealed=["A"])
    assert refused(state, 0, "cast fire from 0:fire,fire,fire,fire") == CastingIsOver()


def test_kmi_r10_two_cards_are_enough_to_draw_and_they_are_told():
    state = at(["", ""], "target", discard="air", grimoire={"left": ["fire"], "right": []})
    do(state, 0, "target A")
    told = chance(state, "rebuild air | fire")
    assert told[1] == OuterTold((OuterCard("left", Card.AIR), OuterCard("right", Card.FIRE)))
    assert state.phase == "draw"
    one = at(["", ""], "target", grimoire={"left": ["fire"], "right": []})
    do(one, 0, "target A")
    assert chance(one, "rebuild fire |")[-1] == OuterTold((OuterCard("left", Card.FIRE),))
    entered = at(["", ""], "draw", {"companion": True}, grimoire={"left": ["fire", "air"], "right": []})
    assert len(entered.legal_actions(0)) == 3


def test_arrows_are_kept_in_a_position():
    zones = [{"id": "A", "effect": "none", "spells": ["fire"]},
             {"id": "B", "effect": "none", "spells": ["air"], "arrows_from": ["A"]}]  # fmt: skip
    kept = at(["", ""], "target", sheet=zones).position()["sheet"]
    assert kept == zones


def test_kmi_r06_with_five_guardians_the_refusal_says_that_five_may_be_kept():
    state = at(
        ["guardian_red guardian_red guardian_blue guardian_blue", ""], "store", drawn="guardian_grey fire"
    )
    five = "keep guardian_red guardian_red guardian_blue guardian_blue guardian_grey fire"
    assert refused(state, 0, five) == TooManyKept(5)


# --- what is told, word for word


def test_a_game_begins_with_its_sheet_and_zones_in_one_line_the_starter_and_the_outer_cards():
    state = new(2, level=2)
    built = state.due().sample(Random(1))
    assert chance(state, str(built)) == [GrimoireBuilt("whole", 32, 32)]
    told = chance(state, "starter 1")
    sheet, starter, outer = told
    assert (sheet.level, sheet.energy, len(sheet.zones)) == (2, 5, 4)
    assert sheet.zones[0] == ZoneRow("A", Effect.BLESSING, (Spell.WATER, Spell.EARTH))
    assert starter == StarterChosen(Seat(1))
    assert outer == OuterTold((OuterCard("left", built.left[0]), OuterCard("right", built.right[0])))


def test_a_target_and_a_draw_are_told_with_what_they_show():
    state = at(["guardian_red", ""], "target", grimoire={"left": ["air", "fire"], "right": ["wolf"]})
    told = do(state, 0, "target B")
    assert told[0] == ZoneTargeted(Seat(0), "B", Effect.NONE, (Spell.WATER, Spell.FIRE))
    assert isinstance(told[1], GuardianApplied)
    assert told[2] == OuterTold((OuterCard("left", Card.AIR), OuterCard("right", Card.WOLF)))
    assert do(state, 0, "draw left") == [CardDrawn(Seat(0), "left", Card.AIR, 1)]
    assert chance(state, "roll 100") == [
        CardHeld(1, 1, 0, 1),
        OuterTold((OuterCard("left", Card.FIRE), OuterCard("right", Card.WOLF))),
    ]
    assert do(state, 0, "draw right") == [CardDrawn(Seat(0), "right", Card.WOLF, 2)]


def test_only_the_first_guardian_of_a_turn_wakes_the_blessing():
    state = at(["", ""], "draw", sheet=sheet("blessing"),
               grimoire={"left": ["guardian_red", "guardian_blue", "air"], "right": ["fire"]})  # fmt: skip
    assert do(state, 0, "draw left")[1:] == [BlessingWoke(Seat(0))]
    chance(state, "roll 100")
    assert do(state, 0, "draw left")[1:] == []
    companion = at(
        ["", ""], "draw", {"companion": True}, sheet=sheet("blessing"), grimoire={"left": 64, "right": 0}
    )
    assert names(do(companion, 0, "drew fire")) == ["CardsEntered"]
    assert names(do(companion, 0, "drew guardian_red")) == ["CardsEntered", "BlessingWoke"]
    assert names(do(companion, 0, "drew guardian_red")) == ["CardsEntered"]


def test_curses_are_told_with_whom_they_struck_and_what_is_left():
    state = at(
        ["", ""],
        "draw",
        activator=1,
        energy=5,
        drawn="guardian_red guardian_blue",
        sheet=sheet("curse_energy"),
    )
    do(state, 1, "hold")
    assert chance(state, "roll 100")[1:] == [EnergyCursed(Seat(1), 2, 3)]
    state = at(["fire", "water air"], "draw", drawn="guardian_red guardian_blue", sheet=sheet("curse_colour"))
    do(state, 0, "hold")
    (told,) = chance(state, "roll 100")[1:]
    assert isinstance(told, ColourCursed)
    assert told.elements == (Card.WATER, Card.FIRE)
    assert [row.seat for row in told.losses] == [0, 1]
    state = at(["fire", "", "air"], "draw", drawn="guardian_red", sheet=sheet("curse_discard"))
    do(state, 0, "hold")
    assert chance(state, "roll 100")[1:] == [DiscardCursed(1, (Seat(0), Seat(2)))]
    (told,) = do(state, 0, "discard fire")
    assert (type(told), told.seat, told.cards[0].n) == (CurseObeyed, 0, 1)


def test_a_spell_is_told_with_the_gifts_and_the_worth_of_creatures():
    state = at(["fire fairy_fire", "wolf"], sheet=[{"id": "A", "effect": "none", "spells": ["fire"]},
                                                  {"id": "B", "effect": "none", "spells": ["air"]}])  # fmt: skip
    told = do(state, 0, "cast fire from 0:fire,fairy_fire=2 1:wolf=1")
    cast, sealed = told
    assert (cast.seat, cast.colour, cast.team) == (0, Card.FIRE, False)
    assert [type(row) for row in cast.gifts] == [GiftRow, GiftRow]
    assert [(paid.cards.item, paid.worth) for row in cast.gifts for paid in row.cards] == [
        (Card.FIRE, 0),
        (Card.FAIRY_FIRE, 2),
        (Card.WOLF, 1),
    ]
    assert isinstance(cast.gifts[0].cards[0], PaidRow)
    assert sealed == ZoneSealed("A", 1)


def test_an_adventure_goes_on_with_the_next_level_and_its_energy():
    state = at(["fire fire fire fire", ""], energy=2, adventure=True, level=1,
               sheet=[{"id": "A", "effect": "none", "spells": ["fire"]}])  # fmt: skip
    told = do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    assert told[2] == SheetWon(1, 4)
    assert (told[3].level, told[3].energy, len(told[3].zones)) == (2, 4, 4)
    assert (state.waiting, state.phase, state.targeted) == ("sheet", "setup", -1)
    assert state.inspect()["outer"] == ["", ""]
    assert [state.left, state.right, state.discard] == [[], [], 0]


def test_an_adventure_with_the_real_grimoire_goes_on_at_once():
    state = at(["fire fire fire fire", ""], options={"companion": True}, energy=2, adventure=True, level=1,
               sheet=[{"id": "A", "effect": "none", "spells": ["fire"]}])  # fmt: skip
    told = do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    assert names(told)[-2:] == ["GrimoireToBuild", "TurnBegan"]
    assert told[-2] == GrimoireToBuild("whole")
    assert (state.activator, state.phase, len(state.left)) == (1, "target", 64)


def test_the_end_is_told_with_what_is_left():
    state = at(
        ["fire fire fire fire", ""], energy=3, sheet=[{"id": "A", "effect": "none", "spells": ["fire"]}]
    )
    assert do(state, 0, "cast fire from 0:fire,fire,fire,fire")[-1] == GameWon(3)
    lost = at(["", ""], "draw", energy=1, drawn="fire", sealed=["B"])
    do(lost, 0, "hold")
    assert chance(lost, "roll 1")[-2:] == [CollapsedInDraw(Seat(0), False, 0), GameLost(1)]


def test_collapses_are_told_with_their_cost():
    state = at(["", ""], "draw", energy=4, drawn="fire guardian_red", sheet=sheet("blessing"))
    do(state, 0, "hold")
    assert chance(state, "roll 2")[1:] == [CollapsedInDraw(Seat(0), True, 4)]
    for mode, told in (("hard", CollapsedBetween(True, 3)), ("normal", CollapsedBetween(False, 4))):
        state = at(["", ""], "store", energy=4, mode=mode)
        do(state, 0, "keep")
        assert chance(state, "roll 1")[1:] == [told]
    late = at(["", ""], "cast", {"companion": True}, activator=1)
    assert do(late, 1, "collapse") == [CollapsedLate(Seat(1))]


@pytest.mark.parametrize(
    ("phase", "flags", "cause"),
    [
        ("store", {"collapsed": True}, "discard"),
        ("store", {"collapsed_late": True}, "fallen"),
        ("store", {}, ""),
    ],
)
def test_with_the_real_grimoire_people_are_told_what_to_shuffle_after_the_turn(phase, flags, cause):
    state = at(["", ""], phase, {"companion": True}, discard="air", grimoire={"left": ["fire"], "right": ["water"]},
               **flags)  # fmt: skip
    told = [event for event in do(state, 0, "keep") if isinstance(event, GrimoireToBuild)]
    assert told == ([GrimoireToBuild(cause)] if cause else [])
    taken_in = ["air"] if cause == "discard" else []
    assert sorted(state.inspect()["grimoire"]["left"]) == [*taken_in, "fire", "water"]
    assert state.inspect()["discard"] == ([] if cause == "discard" else ["air"])


def test_with_the_real_grimoire_a_used_up_one_takes_the_discard_pile_in():
    state = at(["", ""], "target", {"companion": True}, discard="air fire", grimoire={"left": 1, "right": 0})
    told = do(state, 0, "target A")
    assert GrimoireToBuild("thin") in told
    assert len(state.left) == 3
    empty = at(["", ""], "target", {"companion": True}, grimoire={"left": 1, "right": 0})
    assert names(do(empty, 0, "target A"))[-1] == "DrawingSkipped"
    assert empty.phase == "cast"


def test_gifts_and_takers_are_told_with_who_and_what():
    state = at(["dragonflies", "air"])
    assert do(state, 0, "use dragonflies 1")[1] == GiverNamed(Seat(0), Seat(1))
    assert do(state, 1, "give air to 0") == [CardGiven(Seat(1), Seat(0), Card.AIR)]
    mouse = at(["mouse", ""])
    assert do(mouse, 0, "use mouse 1") == [MouseUsed(Seat(0), (Seat(1),))]


def test_keeping_is_told_with_what_stays_and_what_goes():
    state = at(["fire air", ""], "store")
    (told,) = do(state, 0, "keep air")
    assert isinstance(told, CardsKept)
    assert ([one.item for one in told.kept], [one.item for one in told.discarded]) == (
        [Card.AIR],
        [Card.FIRE],
    )


def test_creatures_are_told_with_who_plays_them_and_what_is_taken():
    state = at(["sprite guardian_red", "", ""], activator=0)
    (told,) = do(state, 0, "use sprite")
    assert (told.seat, [row.seat for row in told.losses]) == (0, [0])
    other = at(["", "", "dragonflies air"], activator=2)
    assert do(other, 2, "use dragonflies 2")[0] == DragonfliesUsed(Seat(2))
    mouse = at(["", "mouse"], activator=1, discard="air")
    do(mouse, 1, "use mouse 1 0")
    assert do(mouse, 1, "take air") == [CardTaken(Seat(1), Card.AIR)]
    assert do(mouse, 0, "take none") == [TakeDeclined(Seat(0))]


def test_a_new_grimoire_between_turns_is_told_with_its_outer_cards_before_a_target_is_chosen():
    for mode in ("normal", "hard"):
        state = at(["", ""], "store", targeted="", sealed=["A"], mode=mode, discard="water",
                   grimoire={"left": ["fire"], "right": ["air"]})  # fmt: skip
        do(state, 0, "keep")
        chance(state, "roll 1")
        told = chance(state, "rebuild air fire | water" if mode == "hard" else "rebuild air | fire")
        assert names(told) == ["GrimoireBuilt", "TurnBegan", "OuterTold"]
        assert state.phase == "target"


def test_with_no_grimoire_to_try_the_next_turn_is_told_at_once():
    state = at(
        ["water", ""], "store", targeted="", sealed=["A"], grimoire={"left": 0, "right": 0}, discard="fire"
    )
    assert names(do(state, 0, "keep water")) == ["CardsKept", "TurnBegan"]


@pytest.mark.parametrize(("mode", "cause"), [("normal", "fallen"), ("hard", "discard")])
def test_kmi_n04_between_turns_people_are_told_whether_the_discard_pile_goes_in(mode, cause):
    state = at(["", ""], "target", {"companion": True}, mode=mode, discard="air")
    told = do(state, 0, "collapse")
    assert (names(told)[0], told[1]) == ("CollapsedBetween", GrimoireToBuild(cause))
    assert state.phase == "target"


@pytest.mark.parametrize(
    ("phase", "extra"),
    [
        ("curse", {"drawn": "guardian_red", "sheet": sheet("curse_discard")}),
        ("give", {"transfers": 1}),
        ("take", {"takers": [0]}),
        ("store", {}),
        ("cast", {}),
    ],
)
def test_kmi_n04_in_every_phase_the_list_has_a_collapse_until_there_was_one(phase, extra):
    state = at(["fire", "air"], phase, {"companion": True}, **extra)
    assert "collapse" in {str(action) for action in state.legal_actions(0)}
    do(state, 0, "collapse")
    assert "collapse" not in {str(action) for action in state.legal_actions(0)}
    digital = at(["fire", "air"], phase, **extra)
    assert "collapse" not in {str(action) for action in digital.legal_actions(0)}


@pytest.mark.parametrize(
    ("own", "others", "castable"), [(1, 3, True), (0, 4, False), (1, 2, False), (2, 2, True)]
)
def test_kmi_a06_what_is_told_to_be_castable_is_what_can_be_cast(own, others, castable):
    state = at(["fire " * own, "fire " * others], sheet=[{"id": "A", "effect": "none", "spells": ["fire"]}])
    (told,) = KAMIMAI.answer(state.view(Seat(0)), "counts")
    assert told.castable == castable == (state.inspect()["castable"] == ["fire"])


# --- the promises of a state, in this game's corners


CASES = [
    Case(KAMIMAI, 1),
    Case(KAMIMAI, 3, {"level": 2, "mode": "hard"}),
    Case(KAMIMAI, 2, {"companion": True, "mode": "hard"}),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_positions_and_imagined_worlds_are_what_they_should_be(case):
    for seed in range(2):
        check_copies(case, Random(seed), 120)
        check_positions(case, Random(seed), 150)
        check_determinise(case, Random(seed), 80)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_that_changes_is_told(case):
    check_told(case, Random(3), 60)


def test_hidden_cards_vary_in_imagined_worlds():
    check_varies(Case(KAMIMAI, 2), Random(2), 20)


@pytest.fixture(scope="module")
def universe():
    """A small one: the whole suite makes the large one."""

    class Small(Universe):
        def _collect(self, case, rng):
            if not case.options and case.seats in (2, 3):
                super()._collect(case, rng)

    return Small(KAMIMAI)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_listed_is_legal_and_what_is_refused_changes_nothing(case, universe):
    check_legality(case, universe, Random(1), 80, 10)


@each(
    ("reserves", "phase", "extra"),
    [
        (["fire", "air", ""], "give", {"transfers": 1, "giver": 1}),
        (["fire", "air", ""], "give", {"transfers": 2}),
        (["fire", "air", ""], "take", {"takers": [2, 0], "discard": "wolf"}),
        (
            ["fire", "air", ""],
            "curse",
            {"drawn": "guardian_red", "owing": [1], "sheet": sheet("curse_discard")},
        ),
        (["guardian_red guardian_blue", "", ""], "draw", {"guardian": "blue", "drawn": "fire"}),
        (["", "", ""], "store", {"collapsed": True}),
        (["", "", ""], "store", {"collapsed_late": True, "targeted": "", "sealed": ["A"]}),
    ],
)
def test_a_position_in_the_middle_of_an_effect_can_be_kept_and_loaded(reserves, phase, extra):
    state = at(reserves, phase, activator=0, **extra)
    again = KAMIMAI.load(3, state.position(), {}, {})
    assert again.inspect() == state.inspect()
    assert again.view(Seat(2)) == state.view(Seat(2))
    assert state.copy().inspect() == state.inspect()
    imagined = KAMIMAI.determinise(state.view(None), Random(1))
    assert imagined.view(None) == state.view(None)
    assert imagined.actors() == state.actors() != (CHANCE,)
