"""The section "Audio and keyboard adaptation" of the ledger, companion mode, and typed words."""

import re
from random import Random

import pytest

from accessible_games.engine import CountOf, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.events import LEANS, CardDrawn, CardHeld, SpellCast
from accessible_games.narration.cues import cue_for
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import to_notation
from tests.each import each
from tests.games.kamimai.tables import (
    KAMIMAI,
    SHEET,
    at,
    chance,
    do,
    hand,
    legal,
    names,
    new,
    pile,
    sheet,
    why_not,
)
from tests.play.hotseat import Choices, play

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cid", "Dan")]
ENGLISH = Narrator(NAMES, "en")


def heard(facts, listener=None):
    return " ".join(ENGLISH.tell(fact, listener).text for fact in facts)


def answer(state, query, seat=0):
    return heard(KAMIMAI.answer(state.view(Seat(seat)), query), seat)


def test_kmi_a01_12_all_is_open_to_every_listener_and_the_spectator():
    state = at(["guardian_grey", "water"], "draw")
    assert KAMIMAI.open_table
    for event in do(state, 0, "draw left"):
        assert event.heard_by(None) == event.heard_by(Seat(0)) == event.heard_by(Seat(1))


def test_kmi_a02_21_each_half_tells_its_outer_card_its_cards_the_lean_and_the_exact_risk():
    state = at(
        ["", ""],
        "draw",
        grimoire={"left": ["fire", "air", "air"], "right": ["wolf"]},
        options={"thin_step": 0},
    )
    labels = [heard(KAMIMAI.steps(state.view(Seat(0)), action), 0) for action in state.legal_actions(0)]
    assert labels == ["Left: Fire, 3 cards, risk 2 per cent", "Right: Sacred Wolf, 1 card, risk 8 per cent"]
    told = answer(state, "table")
    assert "leans left by 2: 3 left, 1 right" in told
    assert "Outer cards: left Fire, right Sacred Wolf" in told
    assert "left 2 per cent, right 8 per cent" in told


def test_kmi_a03_the_creak_moves_with_the_lean_and_gets_rougher_with_the_risk():
    places = [
        CardHeld(left, right, abs(left - right), 0).position for left, right in ((9, 3), (6, 6), (3, 9))
    ]
    assert places[1] == (LEANS + 1) // 2
    assert places[0] < places[1] < places[2]
    assert CardHeld(60, 0, 60, 0).position == 1
    cues = [cue_for(CardHeld(5, 5, 0, creak)) for creak in range(4)]
    assert len(set(cues)) == 4
    told = []
    for left in (20, 12, 4, 1):
        state = at(["", ""], "draw", grimoire={"left": left, "right": 20})
        if left > 1:
            do(state, 0, "draw left")
            told += [e.creak for e in chance(state, "roll 100") if isinstance(e, CardHeld)]
    assert told == sorted(told)
    assert told[0] < told[-1]


def test_kmi_a03_the_creak_is_the_same_with_a_blind_guardian():
    lines = []
    for guardian in ("", "guardian_grey"):
        state = at([guardian, ""], "draw", grimoire={"left": 10, "right": 12})
        do(state, 0, "draw left")
        lines.append([cue_for(e) for e in chance(state, "roll 100") if isinstance(e, CardHeld)])
    assert lines[0] == lines[1]


def test_kmi_a05_each_guardian_is_announced_with_its_effect_in_words_from_the_data():
    state = at(["guardian_blue guardian_grey guardian_red guardian_green", ""], "target", sealed=[])
    assert "blue Guardian, grey Guardian, red Guardian and green Guardian" in heard(do(state, 0, "target A"))
    told = heard(
        [step for action in state.legal_actions(Seat(0)) for step in KAMIMAI.steps(state.view(0), action)]
    )
    for words in ("2 per cent more risk", "the draw is blind", "3 cards at most", "only from the left half"):
        assert words in told
    changed = at(["guardian_red", ""], "target", options={"guardian": {"red": {"max_cards": 1, "risk": 7}}})
    assert re.search(
        "Red Guardian: 7 per cent more risk for each card, 1 card at most", heard(do(changed, 0, "target A"))
    )
    none = at(["guardian_red", ""], "target", options={"guardian": {}})
    assert "no effect on the draw" in heard(do(none, 0, "target A"))


def test_kmi_a06_what_is_missing_for_a_spell_is_told_with_who_holds_how_many():
    state = at(["fire", "fire fire", "fire", ""], drawn="wolf")
    assert "Fire: you have 1 and up to 2 by Creatures, Ben has 2, Cid has 1, Dan has 0: castable." in answer(
        state, "counts"
    )
    assert "Team spell in Fire:" in answer(state, "counts")
    assert (
        "Water: you have 0 and up to 2 by Creatures, Ben has 0, Cid has 0, Dan has 0: not castable."
        in answer(state, "counts")
    )
    assert "No zone is targeted" in answer(at(["", ""], "target"), "counts")


def test_kmi_a06_reserves_energy_sheet_and_discard_pile_can_be_asked_for():
    state = at(["water", ""], drawn="fire", discard="air air", energy=3, scratched={"A": ["water"]})
    assert answer(state, "hand") == "Your Reserve: 1 Water. Drawn by you this turn: 1 Fire."
    assert answer(state, "hand", seat=1) == "Your Reserve is empty."
    assert answer(state, "scores").startswith("3 Energy Points left, level 1. Target: zone A, no effect.")
    assert "Still open: Fire, Earth, Air and team spell" in answer(state, "scores")
    assert "Discard pile: 2 Air." in answer(state, "table")


@each(
    ("phase", "words"),
    [
        ("target", "Choose a zone"),
        ("draw", "Draw: risk left 2, right 2 per cent."),
        ("cast", "Cast or be done"),
        ("store", "You may keep all: 1 Fire."),
        ("curse", "Discard 1 of: 1 Fire."),
        ("give", "Name the second giver"),
        ("take", "Take a discarded card, or none"),
    ],
)
def test_kmi_a06_turn_says_who_is_asked_for_what(phase, words):
    extra = {
        "curse": {"drawn": "guardian_red", "sheet": sheet("curse_discard")},
        "give": {"transfers": 1},
        "take": {"takers": [0]},
    }
    assert words in answer(at(["fire", "fire"], phase, **extra.get(phase, {})), "turn")


def test_kmi_a07_each_kind_of_card_and_each_spell_has_its_own_cue():
    def drawn(card):
        return cue_for(CardDrawn(Seat(0), "left", card, 1))

    assert drawn(Card.FIRE) == drawn(Card.AIR) == "kamimai-page"
    assert drawn(Card.GUARDIAN_RED) == "kamimai-growl"
    assert drawn(Card.WOLF) == "kamimai-creature"
    spells = {
        cue_for(SpellCast(Seat(0), colour, False, ()))
        for colour in (Card.WATER, Card.FIRE, Card.EARTH, Card.AIR)
    }
    assert len(spells) == 4
    assert cue_for(SpellCast(Seat(0), Card.FIRE, True, ())) not in spells


def test_kmi_a08_every_event_has_words_so_no_colour_stands_alone():
    state = at(["", ""], "draw", grimoire={"left": ["guardian_red", "fire"], "right": ["air"]})
    assert "red Guardian" in heard(do(state, 0, "draw left"))
    assert all(event.key for event in KAMIMAI.events)


def test_kmi_a04_drawing_asks_for_no_skill_and_no_time():
    assert not any("time" in option for option in KAMIMAI.options)
    assert KAMIMAI.options["skill"].default == "off"
    for skill in ("off", "slow", "normal", "fast"):
        state = at([""], "draw", {"skill": skill})
        assert state.check(0, KAMIMAI.parse_action("draw left")) is None


def test_kmi_n03_hold_risk_is_tried_once_when_the_activator_stops():
    for number, phase in ((2, "store"), (3, "cast")):
        state = at(["", ""], "draw", drawn="fire")
        do(state, 0, "hold")
        chance(state, f"roll {number}")
        assert state.phase == phase


def test_kmi_n03_r36_risks_are_told_for_a_half_that_may_not_be_drawn_and_never_exceed_the_most():
    state = at(["guardian_green", ""], "draw", grimoire={"left": 2, "right": 40})
    assert state.inspect()["risk_right"] == 95
    low = at(["guardian_green", ""], "draw", options={"max_risk": 10}, grimoire={"left": 2, "right": 40})
    assert low.inspect()["risk_right"] == 10


# --- companion mode (N04)


def companion(reserves, phase="draw", **position):
    return at(reserves, phase, options={"companion": True}, **position)


def test_kmi_n04_people_enter_the_cards_of_the_real_grimoire():
    state = companion(["", "fire"], grimoire={"left": ["water", "fire", "guardian_red", "air"], "right": []})
    assert why_not(state, 0, "draw left") == "KMI-N04"
    assert "drew water" in legal(state, 0)
    do(state, 0, "drew water guardian_red", "drew fire")
    assert pile(state, "drawn") == "water fire guardian_red"
    told = do(state, 0, "hold")
    assert names(told) == ["DrawingEnded"]
    assert (state.phase, state.actors()) == ("cast", (0,))
    assert why_not(at(["", ""], "draw"), 0, "drew water") == "KMI-N04"
    assert why_not(at(["", ""], "draw"), 0, "collapse") == "KMI-N04"


def test_kmi_n04_a_card_that_lies_elsewhere_cannot_have_been_drawn_and_one_stays():
    state = companion(["wolf", ""], grimoire={"left": ["fire", "air"], "right": []})
    assert why_not(state, 0, "drew wolf") == "HOLD"
    assert why_not(state, 0, "drew fire air") == "KMI-22"
    assert why_not(state, 0, "hold") == "KMI-20"
    do(state, 0, "drew fire")
    assert legal(state, 0) == {"hold", "collapse"}


def test_kmi_n04_collapse_counts_by_the_phase_that_it_happened_in():
    state = companion(["", ""], energy=5)
    told = do(state, 0, "collapse")
    assert names(told) == ["CollapsedBetween", "GrimoireToBuild"]
    assert (state.energy, state.phase) == (5, "draw")
    do(state, 0, "drew fire")
    told = do(state, 0, "collapse")
    assert names(told) == ["CollapsedInDraw"]
    assert (state.energy, state.phase) == (4, "store")
    assert why_not(state, 0, "collapse") == "KMI-91"
    told = do(state, 0, "keep")
    assert names(told)[:2] == ["CardsKept", "GrimoireToBuild"]
    assert pile(state, "discard") == ""
    assert state.activator == 1


def test_kmi_n04_91_a_late_collapse_costs_nothing_and_leaves_the_discard_pile():
    state = companion(["water", ""], "cast", discard="air", energy=5)
    do(state, 0, "collapse")
    assert (state.energy, state.phase) == (5, "cast")
    assert why_not(state, 0, "collapse") == "KMI-91"
    do(state, 0, "done")
    told = do(state, 0, "keep water")
    assert names(told)[1:3] == ["GrimoireToBuild", "TurnBegan"]
    assert pile(state, "discard") == "air"


def test_kmi_n04_hard_mode_takes_a_point_and_the_discard_pile_between_turns():
    state = companion(["", ""], discard="air", mode="hard", energy=1)
    do(state, 0, "collapse")
    assert state.phase == "over"
    alive = companion(["", ""], discard="air", mode="hard", energy=2)
    do(alive, 0, "collapse")
    assert (alive.energy, pile(alive, "discard")) == (1, "")


def test_kmi_n04_a_new_companion_game_waits_for_the_starter_alone_and_tells_what_to_shuffle():
    state = new(2, companion=True)
    told = chance(state, "starter 1")
    assert "Shuffle all cards and stand up the Grimoire." in heard(told)
    assert state.phase == "draw"
    assert state.inspect()["outer"] == ["", ""]


def test_kmi_n04_62_the_fingers_of_a_guardian_are_told_and_its_digital_effects_do_not_rule():
    state = companion(["guardian_red", ""], "target", grimoire={"left": 50, "right": 0})
    assert "thumb and little finger" in heard(do(state, 0, "target A"))
    do(state, 0, "drew fire", "drew fire", "drew air", "drew air")


def test_kmi_n04_mistakes_at_the_keyboard_can_be_taken_back():
    state = companion(["", ""])
    assert not any(event.reveals for event in do(state, 0, "drew water"))
    assert not any(event.reveals for event in do(state, 0, "collapse"))
    assert not any(event.reveals for event in do(state, 0, "keep"))


# --- menus and typed words


def paths(state, seat=0):
    view = state.view(Seat(seat))
    return [heard(KAMIMAI.steps(view, action), seat) for action in state.legal_actions(seat)]


def test_kmi_r14_a_spell_with_helpers_asks_whether_they_agree():
    told = paths(at(["fire fire", "fire", "fire"]))
    assert "Cast Fire You give 2 Fire, Ben gives 1 Fire, Cid gives 1 Fire Agreed with Ben and Cid" in told[0]
    alone = paths(at(["fire fire fire fire", "", ""]))[0]
    assert "Agreed" not in alone


def test_what_follows_a_choice_is_asked_for_what_it_is_and_says_what_was_chosen_so_far():
    keeping = at(["fire fire water", "air"], "store", drawn="guardian_red wolf air")
    casting = at(["fire fire", "fire", "fire"])
    asked = set()
    for state in (keeping, casting):
        view = state.view(Seat(0))
        for action in state.legal_actions(0):
            steps = KAMIMAI.steps(view, action)
            asked |= {heard([step.asks(steps[:n])], 0) for n, step in enumerate(steps[:-1], 1)}
    assert {
        "Nothing kept so far. How many of the next kind?",
        "Kept so far: 1 Water. How many of the next kind?",
        "Kept so far: 1 Water and 1 Fire. How many of the next kind?",
        "Fire: who gives what?",
        "You give 2 Fire, Ben gives 1 Fire, Cid gives 1 Fire. Do the others agree?",
    } <= asked, asked


def test_a_menu_asks_for_each_kind_of_which_some_are_kept_and_no_two_paths_are_alike():
    state = at(["fire fire water", "air"], "store", drawn="guardian_red wolf air")
    found = paths(state)
    assert len(set(found)) == len(found) == len(state.legal_actions(0))
    assert all("Guardian" not in path for path in found)
    assert paths(at(["fire", ""], "store")) == ["Keep all"]
    full = at(["guardian_red guardian_red guardian_blue guardian_blue fire", ""], "store")
    assert paths(full) == ["Keep the Guardians only"]


def test_a_curse_with_no_choice_still_says_what_goes():
    state = at(["fire", ""], "curse", drawn="guardian_red", sheet=sheet("curse_discard"))
    assert paths(state) == ["1 Fire"]


@each(
    ("language", "typed", "action"),
    [
        ("en", "draw left", "draw left"),
        ("en", "stop", "hold"),
        ("en", "keep the Water card, the Sacred Wolf", "keep water wolf"),
        ("en", "cast Fire 0 Fire Fire 1 Fire Fire", "cast fire from 0:fire,fire 1:fire,fire"),
        ("en", "play the Keyring Sprite", "use sprite"),
        ("en", "give Water to 2", "give water to 2"),
        ("en", "take nothing", "take none"),
        ("fr", "piocher à gauche", "draw left"),
        ("fr", "garder Eau, Loup Sacré", "keep water wolf"),
        ("fr", "lancer Feu 0 Feu 1 Feu Feu Feu", "cast fire from 0:fire 1:fire,fire,fire"),
        ("fr", "jouer le Lutin Porte-clé", "use sprite"),
        ("fr", "s'est effondré", "collapse"),
        ("ja", "左 引く", "draw left"),
        ("ja", "水 残す", "keep water"),
        ("ja", "ひだりから ひく", "draw left"),
        ("ja", "崩れた", "collapse"),
    ],
)
def test_moves_can_be_typed_in_the_words_of_each_language(language, typed, action):
    notation = to_notation(typed, Narrator(NAMES, language).vocabulary(KAMIMAI))
    assert notation is not None
    assert str(KAMIMAI.parse_action(notation)) == action


def test_a_pile_is_read_by_kind_with_its_counts():
    state = at(["fire fire water", ""])
    (held, *_) = KAMIMAI.answer(state.view(Seat(0)), "hand")
    assert held.cards == (CountOf(Card.WATER, 1), CountOf(Card.FIRE, 2))
    assert hand(state, 0) == "water fire fire"


def test_kmi_n04_no_bot_says_that_the_real_grimoire_has_fallen():
    for phase in ("target", "cast", "store"):
        state = companion(["fire fire water", "air"], phase)
        view, legal = state.view(Seat(0)), state.legal_actions(Seat(0))
        for level, make in KAMIMAI.bots.items():
            chosen = {str(make(Seat(0), 2).choose(view, legal, Random(seed))) for seed in range(20)}
            assert "collapse" not in chosen, (level, phase)


def typed_at(lines, reserves, language="en", **position):
    """What is heard of typed lines at a position, and the table."""
    given = {
        "phase": "cast",
        "sheet": SHEET,
        "grimoire": {"left": 15, "right": 15},
        "targeted": "A",
    } | position
    given["reserves"] = [reserve.split() for reserve in reserves]
    seats = len(reserves)
    table = Table(KAMIMAI, seats, options={}, data={}, chance=RandomChance(Random(3)), position=given)
    played = play(
        lines,
        f"Jo:{language}",
        *[f"bot{seat}" for seat in range(2, seats + 1)],
        table=table,
        make_bot=lambda level, seat: KAMIMAI.bots[level](seat, seats),
        choices=Choices(),
    )
    return " ".join(played.text.split())


@pytest.mark.parametrize(
    ("language", "line", "kept"),
    [
        ("en", "keep two earth and fire", "You keep 1 Fire, 2 Earth and 1 green Guardian."),
        ("en", "keep 2 earth, fire and guardian", "You keep 1 Fire, 2 Earth and 1 green Guardian."),
        ("fr", "garder 2 terre, feu et le gardien", "Vous gardez 1 Feu, 2 Terre et 1 Gardien vert."),
    ],
)
def test_a_guardian_that_must_stay_is_kept_without_being_named(language, line, kept):
    reserves = ["earth earth guardian_green fire water water air", ""]
    assert kept in typed_at([line], reserves, language, phase="store")


def test_guardian_means_none_where_none_is_held():
    text = typed_at(["keep earth and guardian"], ["earth earth fire fire water water", ""], phase="store")
    assert "You keep" not in text


@pytest.mark.parametrize(
    ("language", "line", "asked"),
    [
        ("en", "you and bot2", "A card for you and bot2 so far. Who else?"),
        ("en", "me, bot3", "A card for you and bot3 so far. Who else?"),
        ("fr", "moi et bot2", "Une carte pour vous et bot2 jusqu'ici. Qui d'autre ?"),
    ],
)
def test_several_who_may_take_a_card_are_named_at_once(language, line, asked):
    lines = [{"en": "use mouse", "fr": "jouer la souris"}[language], line]
    discard = ["fire", "water", "air"]
    assert asked in typed_at(lines, ["mouse fire", "fire wolf", "fire"], language, discard=discard)


@pytest.mark.parametrize("line", ["team spell", "cast team", "cast team fire"])
def test_a_team_spell_before_the_casting_is_answered_by_the_phase(line):
    text = typed_at([line], ["earth earth fire", ""], phase="draw")
    assert "Not now: this is Phase 2, the draw." in text


def test_a_spell_with_the_card_that_shall_pay_it_is_narrowed_to_payments_with_that_card():
    text = typed_at(["cast fire with wolf"], ["fire fire wolf fire fire", "fire water"])
    asked = text.partition("Which one?")[2]
    assert "1. You give 3 Fire and 1 Sacred Wolf as 1" in asked
    assert all("Wolf" in entry for entry in asked.partition(" 0. ")[0].split(" You give ")[1:])


def test_a_robot_with_several_guardians_tells_their_names_and_then_what_the_chosen_one_does():
    text = typed_at(["done", "", ""], ["", "guardian_blue guardian_red"], drawn=["fire"])
    assert "bot2 chooses one Guardian of several: blue Guardian and red Guardian." in text
    told = text.partition("chooses one Guardian of several")[2]
    assert len(re.findall("2 per cent more risk|3 cards at most", told.partition("draws")[0])) == 1


def test_the_end_of_a_game_that_is_won_says_energy_and_seals_once():
    text = typed_at(
        ["cast fire", "1", "", ""],
        ["fire fire fire fire", ""],
        sheet=[{"id": "A", "effect": "none", "spells": ["fire"]}],
        energy=2,
    )
    end = text.partition("All zones are sealed: victory at level 1, with 2 Energy Points left!")[2]
    assert "victory at level 1, with 2 Energy Points left!" in text
    assert "Energy Point" not in end and "sealed" not in end
