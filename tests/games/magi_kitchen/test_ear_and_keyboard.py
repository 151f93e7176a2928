"""The section "Audio and keyboard adaptation" of the ledger, as far as rules and narration go."""

import tomllib
from importlib.resources import files

import pytest

from accessible_games.engine import Sealed
from accessible_games.games.magi_kitchen.cards import Card
from accessible_games.games.magi_kitchen.events import CardTurned
from accessible_games.narration.cues import cue_for
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import to_notation
from audio.cues import make_cue
from audio.packs import own_pack
from tests.each import each
from tests.games.magi_kitchen.tables import GAME, close, do, turned

NAMES = [PlayerName(name) for name in ("Katie", "Jenny", "David", "Peter")]
ENGLISH = Narrator(NAMES, "en")
FOOD = ("tomato", "eggplant", "mushroom", "corn", "broccoli")


def heard(events, listener=None, language="en"):
    return " ".join(Narrator(NAMES, language).tell(event, listener).text for event in events)


def test_mgk_a01_no_event_has_a_secret_and_the_game_says_so():
    assert GAME.open_table is True
    assert "hand" not in GAME.queries
    for cls in GAME.events:
        assert not any("Sealed" in hint or "Hidden" in hint for hint in cls.field_types.values())
        assert not cls.whispered
    assert Sealed  # what the other games use


def test_mgk_a02_the_card_is_named_before_anything_else_is_said():
    for language, first in (
        ("en", "Tomato"),
        ("fr", "Tomate"),
        ("ja", "トマト"),
    ):
        line = heard([CardTurned(0, Card.TOMATO, 12)], None, language)
        assert line.startswith(first)
        assert "12" in line


@pytest.mark.parametrize("card", list(Card)[: Card.BLANK_1])
def test_mgk_a02_each_card_has_one_short_sound(card):
    cue = cue_for(CardTurned(0, card, 5))
    sound = make_cue(own_pack()[cue])
    assert sound.seconds <= 0.65


def test_mgk_a07_a08_an_ingredient_is_dry_and_its_potion_is_the_same_sound_bubbling():
    pack = tomllib.loads(
        files("accessible_games.games.magi_kitchen").joinpath("sounds.toml").read_text(encoding="utf-8")
    )
    for food in FOOD:
        dry = cue_for(CardTurned(0, Card[food.upper()], 5))
        wet = cue_for(CardTurned(3, Card["POTION_" + food.upper()], 5))
        bubbles, *same = pack[wet]["notes"]
        assert (bubbles["timbre"], bubbles["at"]) == ("bubble", 0)
        motif, dripping = (
            [(note["timbre"], note["hz"]) for note in notes] for notes in (pack[dry]["notes"], same)
        )
        assert dripping == motif
    cues = {cue_for(CardTurned(0, card, 5)) for card in list(Card)[: Card.BLANK_1]}
    assert len(cues) == 21


def cues(events):
    return [cue_for(event) for event in events]


def test_mgk_a08_the_sounds_of_a_duel():
    state = turned(["tomato", "potion_tomato", "", ""], mode="buzz")
    assert cues(do(state, 1, "buzz")) == ["magi-kitchen-player-2"]
    assert cues(do(state, 3, "buzz")) == ["magi-kitchen-player-4"]
    assert cues(do(state, 1, "slap tomato")) == ["magi-kitchen-slap", "magi-kitchen-player-4"]
    assert cues(do(state, 3, "slap corn")) == ["magi-kitchen-misfire"]
    assert cues(close(state)) == ["magi-kitchen-cards-won"]
    assert cues(do(state, 3, "give 0")) == ["magi-kitchen-penalty"]


def test_mgk_a08_the_end_is_the_oven_bell_and_a_fanfare_for_the_winner():
    from tests.games.magi_kitchen.tables import at

    state = at(["corn", "corn corn"], ["", ""], to_act=0, phase="flip")
    events = do(state, 0, "flip")
    assert cues(events)[1:] == ["magi-kitchen-end", "won"]
    assert [cue_for(events[-1], seat) for seat in (0, 1)] == ["lost", "won"]


def test_mgk_a03_a04_a05_what_is_told_of_a_buzz_a_floor_and_a_posture():
    state = turned(["tomato", "potion_tomato", "", ""], mode="buzz")
    assert heard(do(state, 1, "buzz at 500")) == "Jenny buzzes and has the floor."
    assert heard(do(state, 2, "buzz at 500"), 2) == "You buzz too, number 2 in the queue."
    assert "In the next tie Jenny comes last." in heard(do(state, 1, "slap tomato"))
    assert heard(do(state, 2, "finish")) == "Misfire! David gives up the floor and names nothing."
    pose = turned(["posture_cat", "", "", ""], mode="buzz")
    assert heard(do(pose, 1, "pose SSL")) == "Jenny takes the posture: short, short, long."


def test_mgk_a06_a09_a_whole_watch_as_it_is_heard():
    state = turned(["tomato", "potion_tomato", "mushroom", "potion_mushroom"], mode="calm")
    assert heard(do(state, 1, "slap tomato"), 1) == "You get the tomato tile first."
    line = heard(do(state, 1, "pass"))
    assert line == "Jenny passes. Jenny takes 2 cards in front of Katie and Jenny, and has 5 cards."


@each(
    ("language", "typed", "notation"),
    [
        ("en", "Slap the tomato", "slap tomato"),
        ("en", "eggplant tile", "eggplant"),
        ("en", "turn over", "flip"),
        ("en", "short, short, long", "short short long"),
        ("en", "give 2", "give 2"),
        ("fr", "taper l'aubergine", "slap eggplant"),
        ("fr", "retourner", "flip"),
        ("fr", "courte longue", "short long"),
        ("ja", "トマトを叩く", "slap tomato"),
        ("ja", "めくる", "flip"),
        ("ja", "短押し短押し長押し", "short short long"),
        ("ja", "なすをたたく", "slap eggplant"),
    ],
)
def test_commands_are_understood_in_the_players_language(language, typed, notation):
    assert to_notation(typed, Narrator(NAMES, language).vocabulary(GAME)) == notation
