"""Tamashii at one keyboard: looks for one ear, once; places in stereo; digits that are positions."""

import pytest

from accessible_games.games.tamashii.cards import size_of
from accessible_games.narration.words import to_notation, vocabulary
from accessible_games.play import facts as no
from tests.games.tamashii.seated import Heard, Sounds, play, script
from tests.games.tamashii.tables import TAMASHII
from tests.refused import sentence, times_told

IN_ORDER = {"bag": {"blue": 8, "pink": 8, "green": 8, "red": 1}}
"""Trolls, Olaf, Anna, Elsa, Kristoff, Sven."""


def test_tam_a02_a_look_is_told_in_private_again_on_request_and_then_never_more():
    voice = Heard()
    lines = [
        "",
        "look 4",
        "repeat",
        "table",
        "card elsa",
        "history",
        "r",
        "",
        "",
        "r",
        "history",
        "table",
        "last",
        "turn",
    ]
    text, _ = play(lines, "Ana:en:ear+screen", "Ben", position=IN_ORDER, voice=voice)
    with_elsa = [(said, private) for said, private, _ in voice.said if "Elsa" in said]
    seen = [said for said, _ in with_elsa if "Position 4: Elsa" in said]
    assert len(seen) == 3, "once, and twice on request before Enter, whatever was asked in between"
    assert all(private for _, private in with_elsa)
    assert text.count("Position 4: Elsa") == 3
    before, _, after = text.partition("Pass the keyboard to Ben.")
    assert "Elsa" in before
    assert "Elsa" not in after
    assert "Ana looks at position 4." in after, "that somebody looked is in the history"


def test_tam_a02_where_private_lines_go_to_the_ear_a_look_is_printed_nowhere():
    voice = Heard()
    text, _ = play(["", "look 4", "r", "", ""], "Ana:en:ear", "Ben", position=IN_ORDER, voice=voice)
    assert "Elsa" not in text
    heard = [ear for said, _, ear in voice.said if "Elsa" in said]
    assert heard == ["left", "left"]


def test_the_own_history_does_not_keep_what_was_seen_either():
    lines = ["", "look 4", "", "", "draw", "give 1", "leave", "", "history", "last", "oldest", "newer"]
    text, _ = play(lines, "Ana", "Ben", position=IN_ORDER)
    assert text.count("Elsa") == 1


def test_a_player_alone_with_bots_confirms_a_look_too_before_the_others_go_on():
    text, _ = play(["look 4", "r", "", "history"], "Ana", "bot", position=IN_ORDER)
    first = text.index("Position 4: Elsa")
    assert text.index("You look at position 4.") < first < text.index("End of the turn")
    assert text.count("Elsa") == 2


def test_annas_look_is_confirmed_too():
    position = {**IN_ORDER, "face_up": [3], "phase": "effect", "flip_at": 3}
    text, _ = play(["", "1", "5", "r", "", "", "turn"], "Ana", "Ben", position=position)
    assert text.count("Kristoff") == 2
    assert text.index("Effect of Anna: Ana may look at a card.") < text.index("Kristoff")


def test_a_failed_flip_is_told_to_all_once_and_the_history_keeps_only_that_it_failed():
    position = {**IN_ORDER, "gems": {"6": {"pink": 2}}, "phase": "flip", "flip_at": 6}
    text, _ = play(["", "flip", "", "history", "table", "last"], "Ana", "Ben", position=position)
    assert text.count("Sven") == 1
    assert text.count("Ana turns position 6 over in vain") == 2, "when it happened, and in the history"


def test_tam_r05_with_shared_peeks_everybody_hears_it_and_no_enter_is_waited_for():
    text, table = play(
        ["", "look 4", "", "table"], "Ana", "Ben", position=IN_ORDER, options={"peek": "shared"}
    )
    assert "Position 4: Elsa. Wish: 3 blue gems." in text
    assert "Position 4, Elsa face down, without gems" in text
    assert table.actors() == (1,)


def test_tam_a04_in_a_list_of_positions_the_digit_is_the_position():
    position = {**IN_ORDER, "face_up": [2, 4]}
    text, table = play(["", "2", "4", "5", "", ""], "Ana", "Ben", position=position)
    assert "5. Position 5, empty" in text
    assert "4. " not in text
    assert sentence(no.NoSuchPlace((1, 3, 5, 6))) in text
    assert "Position 5: Kristoff" in text
    assert table.actors() == (1,)


def test_words_of_a_move_are_understood_inside_the_list_of_positions():
    text, _ = play(["", "look", "look 5", "", ""], "Ana", "Ben", position=IN_ORDER)
    assert "Position 5: Kristoff" in text


@pytest.mark.parametrize(("position", "pan"), [(1, -0.9), (2, -0.54), (3, -0.18), (6, 0.9)])
def test_tam_a04_cues_sound_where_the_position_lies(position, pan):
    sounds = Sounds()
    play(["", f"look {position}", "", ""], "Ana", "Ben", position=IN_ORDER, cues=sounds)
    assert ("tamashii-look", pytest.approx(pan)) in sounds.played


def test_only_a_gift_can_be_taken_back_once_a_gem_was_seen():
    position = {**IN_ORDER}
    agreed = ["undo", "1", ""]  # Ben is asked, and Ana takes the keyboard again
    lines = ["", "draw", *agreed, "give 4", *agreed, "give 5"]
    text, table = play(lines, "Ana", "Ben", position=position)
    assert times_told(text, no.UndoNotPossible(True))
    assert "Ana's last decision is taken back." in text
    gems = {place for place, heap in enumerate(table.view(0).gems, 1) if heap}
    assert gems <= {5}


@pytest.mark.parametrize("level", ["beginner", "easy", "standard", "difficult", "expert"])
@pytest.mark.parametrize(
    "who", [("Ana", "Ben:fr", "Yuki:ja"), ("Ana:ja", "bot", "Ben:fr"), ("Ana:fr", "bot", "bot")]
)
def test_a_game_of_each_level_is_played_from_typed_lines_to_its_end(level, who):
    lines, expected = script(*who, options={"level": level}, seed=7)
    text, table = play(lines, *who, options={"level": level}, seed=7)
    assert table.actors() == ()
    assert table.view(None) == expected.view(None)
    said = {
        "": "The game is over",
        "fr": "La partie est finie",
        "ja": "ゲーム終了です。",
    }
    for spec in who:
        name, _, language = spec.partition(":")
        if name != "bot":
            assert said[language] in text


@pytest.mark.parametrize(
    ("language", "draw", "again", "named"),
    [
        ("en", "draw", "again", "again is a command. As a move it would be: 1. Draw another gem."),
        (
            "fr",
            "piocher",
            "encore",
            "encore est une commande. Comme coup, ce serait : 1. Piocher encore une gemme.",
        ),
        ("ja", "引く", "もう一度", "「もう一度」はコマンドです。手のことなら、1. もう1個引く。"),
    ],
)
def test_the_word_that_asks_to_hear_again_draws_nothing_and_says_which_entry_draws(
    language, draw, again, named
):
    text, table = play([draw, again], f"Jo:{language}", f"bot:{language}", options={"level": "beginner"})
    assert "".join(named.split()) in "".join(text.split())
    assert size_of(table.view(0).held) == 1


@pytest.mark.parametrize(
    ("language", "another"), [("en", "another"), ("fr", "encore une"), ("ja", "もう一つ")]
)
def test_the_words_of_the_rules_for_one_more_gem_draw_it(language, another):
    _, table = play([another, another], f"Jo:{language}", f"bot:{language}", options={"level": "beginner"})
    assert size_of(table.view(0).held) == 2


@pytest.mark.parametrize(
    ("language", "stop", "nothing", "asked"),
    [
        ("en", "stop", "There is nothing to give yet.", "1. Position 1, empty"),
        ("fr", "stop", "Il n'y a encore rien à donner.", "1. Position 1, vide"),
        ("fr", "arrêter", "Il n'y a encore rien à donner.", "1. Position 1, vide"),
        ("ja", "ストップ", "まだ渡す宝石がありません。", "1. 1番（宝石なし）"),
    ],
)
def test_who_says_stop_is_asked_for_the_position_or_told_that_there_is_nothing_to_give(
    language, stop, nothing, asked
):
    text, _ = play([stop, "draw", stop], f"Jo:{language}", f"bot:{language}", options={"level": "beginner"})
    assert nothing in text.split("1.")[1].split("2.")[1]
    assert asked in text


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", "give anna", "A position comes here, one of 1 to 6, not Anna."),
        ("en", "give to red", "A position comes here, one of 1 to 6, not red."),
        ("fr", "donner à la position Elsa", "Il faut ici une position, de 1 à 6, pas Elsa."),
        ("ja", "エルサに渡す", "「エルサ」ではなく、1番から6番までの番号で言ってください。"),
    ],
)
def test_a_character_named_where_a_position_is_wanted_is_told_so(language, line, said):
    text, _ = play(["draw", line], f"Jo:{language}", f"bot:{language}", options={"level": "beginner"})
    assert said in text


@pytest.mark.parametrize(
    ("language", "use", "not_use"),
    [("en", "use", "do not use it"), ("fr", "utiliser", "ne pas l'utiliser"), ("ja", "使う", "使わない")],
)
def test_an_effect_is_used_by_its_verb_alone(language, use, not_use):
    words = vocabulary(TAMASHII, language)
    assert [to_notation(one, words) for one in (use, not_use)] == ["effect", "no effect"]
