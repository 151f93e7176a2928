"""Japanese read aloud: numbers, counters, names in Latin letters."""

import pytest

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.japanese import counted, read_decimal, read_foreign, read_number, read_text
from accessible_games.narration.latin import kana_of_latin
from accessible_games.narration.names import PlayerName, read_names
from tests.each import each


@each(
    ("number", "reading"),
    [
        (0, "ゼロ"),
        (1, "いち"),
        (4, "よん"),
        (10, "じゅう"),
        (21, "にじゅういち"),
        (100, "ひゃく"),
        (300, "さんびゃく"),
        (600, "ろっぴゃく"),
        (888, "はっぴゃくはちじゅうはち"),
        (1000, "せん"),
        (3000, "さんぜん"),
        (8000, "はっせん"),
        (10_000, "いちまん"),
        (1_000_000, "ひゃくまん"),
        (10_000_000, "いっせんまん"),
        (1_0000_0000_0000, "いっちょう"),
        (-5, "マイナスご"),
    ],
)
def test_numbers_are_read_as_a_japanese_speaker_reads_them(number, reading):
    assert read_number(number) == reading


@pytest.mark.parametrize(
    ("number", "reading"),
    [
        (63.5, "ろくじゅうさんてんご"),
        (38.0, "さんじゅうはち"),
        (-0.05, "マイナスゼロてんゼロご"),
        (88.88, "はちじゅうはちてんはちはち"),
    ],
)
def test_decimals_are_read_figure_by_figure(number, reading):
    assert read_decimal(number) == reading


def test_a_message_in_kana_can_have_a_wording_for_a_certain_number():
    words = catalogue(KANA, "cli")
    assert words.text("cli-date", month=4, day=1, time="くじ") == "しがつついたち、 くじ"
    assert words.text("cli-date", month=5, day=21, time="くじ") == "ごがつにじゅういちにち、 くじ"


def test_a_number_without_a_reading_is_refused():
    with pytest.raises(ValueError, match="10000000000000000"):
        read_number(10**16)


@each(
    ("number", "unit", "reading"),
    [
        (1, "てん", "いってん"),
        (2, "てん", "にてん"),
        (8, "てん", "はってん"),
        (10, "てん", "じゅってん"),
        (15, "てん", "じゅうごてん"),
        (21, "てん", "にじゅういってん"),
        (1, "まい", "いちまい"),
        (6, "かい", "ろっかい"),
        (100, "かい", "ひゃっかい"),
        (1, "にん", "ひとり"),
        (4, "にん", "よにん"),
        (14, "にん", "じゅうよにん"),
    ],
)
def test_counters_change_the_sound_of_the_number_before_them(number, unit, reading):
    assert counted(number, unit) == reading


@each(
    ("name", "kana"),
    [
        ("Ana", "アナ"),
        ("Ben", "ベン"),
        ("Chloé", "クロエ"),
        ("Anna", "アンナ"),
        ("Kenji", "ケンジ"),
        ("Thomas", "トーマス"),
        ("Kyoko", "キョコ"),
        ("Ryoko", "リョコ"),
        ("Ryuichi", "リュイチ"),
        ("Hyuga", "ヒュガ"),
        ("Gyo", "ギョ"),
        ("Nyanko", "ニャンコ"),
        ("Byakuya", "ビャクヤ"),
        ("Pyon", "ピョン"),
        ("Myu", "ミュ"),
        ("Shigeru", "シゲル"),
        ("Teppei", "テッペイ"),
        ("Kaede", "カエデ"),
        ("Yoshie", "ヨシエ"),
        ("Junko", "ジュンコ"),
        ("Sylvie", "シルヴィ"),
        ("Lucy", "ルーシー"),
        ("George", "ジョージ"),
        ("Kate", "ケイト"),
        ("Céline", "セリーヌ"),
        ("JEAN", "ジャン"),
        ("Mélanie", "メラニ"),
        ("Odette", "オデット"),
        ("Margaux", "マルゴ"),
        ("Finn", "フィン"),
        ("B", "ビー"),
        ("é", "エ"),
    ],
)
def test_a_latin_name_is_read_in_kana(name, kana):
    assert kana_of_latin(name) == kana


def test_a_text_is_read_whole_or_not_at_all():
    assert read_text("Ana 2") == "アナ に"
    assert read_text("ゾーン A") == "ゾーン エー"
    assert read_text("ｓａｋｕｒａ") == "サクラ"
    assert read_text("さくら") == "さくら"
    assert read_text("桜") is None
    assert read_text("Ана") is None
    assert read_text("?!") is None


def test_a_reading_that_a_player_gave_stands_for_the_name_and_not_for_a_card_of_that_name():
    names = [PlayerName("火", "あかり"), PlayerName("大輔", "だいすけ"), PlayerName("Ana")]
    line = "火さんが火のカードを大輔さんに渡しました。Anaさんの番です。"
    assert read_names(line, names) == "あかりさんが火のカードをだいすけさんに渡しました。Anaさんの番です。"


def test_foreign_words_in_a_japanese_text_are_read_and_capitals_are_spelt():
    assert read_foreign("Enterで次へ。NVDAとSSL、Anaさん。") == (
        "エンターで次へ。エヌヴイディーエーとエスエスエル、アナさん。"
    )
