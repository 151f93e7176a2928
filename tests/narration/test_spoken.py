"""The spoken form of a line, where print and speech part ways; and the blanks of printed French."""

import itertools

import pytest

from accessible_games.engine import CountOf, NotReadable, NotYourTurn, Seat
from accessible_games.games import GAMES
from accessible_games.games.kami.answers import HandHeld
from accessible_games.games.kami.cards import Card
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.narrator import Line, Narrator, PlayerName
from accessible_games.narration.romaji import latin_of_kana
from accessible_games.narration.spoken import feminine, gender, spoken_form
from accessible_games.play.layout import wrap
from tests.each import each


@each(
    ("n", "said"),
    [
        (0, "0"),
        (1, "une"),
        (11, "11"),
        (21, "vingt et une"),
        (31, "trente et une"),
        (61, "soixante et une"),
        (71, "71"),
        (81, "quatre-vingt-une"),
        (91, "91"),
        (100, "100"),
        (101, "cent une"),
        (181, "cent quatre-vingt-une"),
        (221, "deux cent vingt et une"),
        (1001, "mille une"),
        (2471, "2471"),
        (71_021, "soixante et onze mille vingt et une"),
    ],
)
def test_french_numbers_agree_with_a_feminine_noun(n, said):
    assert feminine(n) == said


@each(
    ("written", "said"),
    [
        ("1 carte", "une carte"),
        ("Encore 21 cartes en main", "Encore vingt et une cartes en main"),
        ("31 gemmes, 1 Fée, 1 point, 21 soldats", "trente et une gemmes, une Fée, 1 point, 21 soldats"),
        ("Il en reste 1, carte en main", "Il en reste 1, carte en main"),
        ("la pile 1 carte visible", "la pile 1 carte visible"),  # the pile's own number
        ("Robot 1 pose 1 carte", "Robot 1 pose une carte"),
        ("1,5 seconde", "1,5 seconde"),
        ("Tapez ? pour l'aide.", "Tapez point d'interrogation pour l'aide."),
        ("Qui doit parler\u00a0? Ana\u00a0: 1 carte", "Qui doit parler ? Ana : une carte"),
    ],
)
def test_the_spoken_form_of_french(written, said):
    assert spoken_form("fr", written) == said
    assert spoken_form("fr", said) == said


@each(
    ("written", "said"),
    [
        ("Type ? for help.", "Type question mark for help."),
        ("A number or words, ? for help.", "A number or words, question mark for help."),
        ("Who speaks? Type a number.", "Who speaks? Type a number."),
        ("1 card", "1 card"),
        ("It is さくら's turn.", "It is Sakura's turn."),
        ("桜 was typed.", "words that cannot be read was typed."),
    ],
)
def test_the_spoken_form_of_english(written, said):
    assert spoken_form("en", written) == said


def test_japanese_comes_back_as_it_is_because_its_spoken_form_is_kana():
    assert spoken_form("ja", "? でヘルプ。1枚。") == "? でヘルプ。1枚。"


def test_every_noun_stands_in_one_list_alone_and_plurals_are_found():
    assert gender("cartes") == gender("Carte") == gender("carte") == "feminine"
    assert gender("dragons") == "masculine" and gender("sur") == "none" and gender("échalotes") == ""


@each(
    ("kana", "latin"),
    [
        ("さくら", "Sakura"),
        ("きょうこ", "Kyoko"),
        ("りゅういち", "Ryuichi"),
        ("しょうた", "Shota"),
        ("マッチャ", "Matcha"),
        ("てっぺい", "Teppei"),
        ("ファン", "Fan"),
        ("ジェーン", "Jen"),
        ("おおた 2", "Ota 2"),
    ],
)
def test_kana_are_read_as_latin_letters(kana, latin):
    assert latin_of_kana(kana) == latin


def test_a_name_in_kanji_is_read_in_every_language():
    names = [PlayerName("山田", "やまだ"), PlayerName("田中")]
    turns = [Narrator(names, "en").tell(NotYourTurn(Seat(seat)), None) for seat in (0, 1)]
    assert [line.text for line in turns] == ["Not now: it is 山田's turn.", "Not now: it is 田中's turn."]
    assert [line.spoken for line in turns] == [
        "Not now: it is Yamada's turn.",
        "Not now: it is player 2's turn.",
    ]
    typed = Narrator(names, "fr").tell(NotReadable("傭兵"), None)
    assert typed.spoken.startswith("Je n'ai pas compris : texte illisible.")


def test_a_line_is_heard_in_its_spoken_form_but_japanese_by_a_voice_that_reads_kanji():
    hand = HandHeld((CountOf(Card.EMPRESS, 1),), 1)
    line = Narrator([PlayerName("Ana")], "fr").tell(hand, Seat(0))
    assert line.heard(kana=False) == line.heard(kana=True) == line.spoken
    assert line.spoken.startswith("Une carte en main") and line.text.startswith("1 carte en main")
    assert Line("手札", "てふだ", "ja").heard(kana=False) == "手札"
    assert Line("手札", "てふだ", "ja").heard(kana=True) == "てふだ"


# --- what is printed


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_a_french_rules_page_begins_with_a_sign_that_belongs_to_the_line_before(game):
    words = catalogue("fr", f"{game}-rules")
    for number in itertools.count(1):
        key = f"{game.replace('_', '-')}-rules-{number}"
        if not words.has(key):
            break
        for columns in range(40, 81):
            for line in wrap(words.text(key), columns):
                assert not line.startswith((":", ";", "?", "!", "»", "%")), (columns, line)
                assert not line.endswith("«"), (columns, line)
    assert number > 5


def test_french_text_has_blanks_that_do_not_break_and_any_windows_terminal_has_them():
    text = catalogue("fr", "cli").text("cli-who-speaks")
    assert "parler\u00a0?" in text and "écran\u00a0:" in text
    assert "\u202f" not in text and text.encode("cp1252")


def test_what_a_player_writes_keeps_its_own_blanks():
    line = Narrator([PlayerName("Quoi : !")], "fr").tell(NotYourTurn(Seat(0)), None)
    assert "Quoi : !" in line.text and "maintenant\u00a0:" in line.text
    assert "\u00a0" not in line.spoken


def test_a_question_mark_that_is_a_key_may_part_from_the_word_before():
    assert "Tapez ? pour" in catalogue("fr", "play").text("play-table-seated", players="Ana")
