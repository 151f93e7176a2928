"""The section "Audio and keyboard adaptation" of Tamashii's ledger: words, cues, places, typed lines."""

from accessible_games.games.tamashii.events import GameEnded
from accessible_games.narration.cues import cue_for
from accessible_games.narration.words import to_notation, vocabulary
from tests.each import each
from tests.games.tamashii.tables import TAMASHII, at, chance, do, draw, heard, new, told


def cues(events, listener=None):
    return [cue_for(event, listener) for event in told(events, listener)]


def test_tam_a01_everything_that_lies_open_is_told_to_all():
    state = new(2, level="easy")
    line = heard(draw(state, 0, "blue", "pink"))
    assert "A blue gem, the first this turn." in line
    assert "A pink gem, 2 gems in all this turn." in line
    line = heard(do(state, 0, "give 3"))
    assert line == "Ana gives 1 blue gem and 1 pink gem to position 3."
    assert heard(do(state, 0, "flip")).startswith("Ana turns position 3 over in vain")
    assert heard(chance(state, "remove green")) == (
        "End of the turn: a green gem leaves the game. 28 gems left in the bag."
    )
    line = heard(draw(state, 1, "blue", "red"))
    assert "A red gem! All back into the bag: 1 blue gem. The turn is over." in line


def test_tam_a01_a_success_is_told_with_how_many_are_face_up():
    state = at(gems={"4": {"blue": 3}}, face_up=[1], phase="flip", flip_at=4)
    line = heard(do(state, 0, "flip"))
    assert line == "Ana turns position 4 over: Elsa, wish met! 2 of 6 characters are face up."
    assert heard(do(state, 0, "effect")) == "Effect of Elsa, back into the bag: 2 blue gems."


def test_tam_a04_a_fact_about_a_position_says_its_place_among_six():
    state = at(gems={"4": {"blue": 3}})
    looked = do(at(), 0, "look 6")
    assert [(event.position, event.row) for event in told(looked, 0)] == [(6, 6), (6, 6)]
    draw(state, 0, "pink")
    given = do(state, 0, "give 4")
    turned = do(state, 0, "flip")
    assert [(event.position, event.row) for event in (*given, *turned)] == [(4, 6), (4, 6)]
    (_, place) = TAMASHII.steps(at().view(0), TAMASHII.parse_action("look 2"))
    assert (place.position, place.row) == (2, 6)


def test_tam_a05_nothing_in_the_rules_knows_of_time():
    fields = {name for event in TAMASHII.events for name in event.field_types}
    assert not fields & {"time", "ms", "seconds", "at", "clock", "duration"}


def test_tam_a06_each_colour_has_its_sound():
    sounds = {
        colour: cues(draw(at(level="beginner"), 0, colour))[-1] for colour in ("blue", "pink", "green", "red")
    }
    assert sounds == {
        "blue": "tamashii-blue",
        "pink": "tamashii-pink",
        "green": "tamashii-green",
        "red": "tamashii-joker",
    }
    assert cues(draw(at(), 0, "red")) == ["tamashii-reach", "tamashii-thunder"]


def test_tam_a06_the_sounds_of_a_turn():
    state = at(gems={"6": {"pink": 1}})
    assert cues(do(state, 0, "look 1"), 0) == ["tamashii-look", None]
    assert cues(chance(state, "remove red", "remove blue")) == ["tamashii-red-back", "tamashii-pebble"]
    draw(state, 1, "pink")
    assert cues(do(state, 1, "give 6")) == ["tamashii-give"]
    left = state.copy()
    assert cues(do(left, 1, "leave")) == ["tamashii-leave"]
    assert cues(do(state, 1, "flip")) == ["tamashii-stones", None]


@each(
    ("position", "own", "effect"),
    [
        (1, "tamashii-trolls", "tamashii-no-red"),
        (2, "tamashii-olaf", "tamashii-rattle"),
        (3, "tamashii-anna", "tamashii-effect"),
        (4, "tamashii-elsa", "tamashii-rattle"),
        (5, "tamashii-kristoff", "tamashii-rattle"),
        (6, "tamashii-sven", "tamashii-rattle"),
    ],
)
def test_tam_a06_each_character_has_its_motif_and_effects_sound(position, own, effect):
    on = {str(position): {"blue": 3, "pink": 3, "green": 3}}
    state = at(gems=on, phase="flip", flip_at=position)
    assert cues(do(state, 0, "flip")) == [own]
    waived = state.copy()
    assert cues(do(waived, 0, "no effect")) == ["tamashii-no-effect"]
    assert cues(do(state, 0, "effect")) == [effect]


def test_tam_a06_the_ratings_sound_better_and_better():
    sounds = [cue_for(GameEnded(n, rating)) for n, rating in enumerate(GameEnded.variants, 2)]
    assert sounds == ["lost", *(f"tamashii-rating-{n}" for n in range(1, 5))]


@each(
    ("language", "text", "notation"),
    [
        ("en", "look at position 5", "look 5"),
        ("en", "peek at 3", "look 3"),
        ("en", "draw another gem", "draw"),
        ("en", "Draw a gem", "draw"),
        ("en", "stop and give to position 4", "give 4"),
        ("en", "give them to 2", "give 2"),
        ("en", "turn it over", "flip"),
        ("en", "leave it face down", "leave"),
        ("en", "leave", "leave"),
        ("en", "use the effect", "effect"),
        ("en", "no effect", "no effect"),
        ("en", "no", "no effect"),
        ("fr", "Regarder la position 5", "look 5"),
        ("fr", "je regarde 2", "look 2"),
        ("fr", "piocher encore", "draw"),
        ("fr", "piocher une gemme", "draw"),
        ("fr", "donner les gemmes à la position 3", "give 3"),
        ("fr", "donne a 3", "give 3"),
        ("fr", "retourner la position", "flip"),
        ("fr", "laisser face cachée", "leave"),
        ("fr", "utiliser l'effet", "effect"),
        ("fr", "pas d’effet", "no effect"),
        ("ja", "5番を見る", "look 5"),
        ("ja", "５番のカードを見る", "look 5"),
        ("ja", "もう1個引く", "draw"),
        ("ja", "引く", "draw"),
        ("ja", "3番に渡す", "give 3"),
        ("ja", "めくる", "flip"),
        ("ja", "めくらない", "leave"),
        ("ja", "うらむきのまま", "leave"),
        ("ja", "効果を使う", "effect"),
        ("ja", "効果を使わない", "no effect"),
        ("ja", "さんばんをみる", None),
    ],
)
def test_tam_a04_moves_can_be_typed_in_words_of_each_language(language, text, notation):
    assert to_notation(text, vocabulary(TAMASHII, language)) == notation
