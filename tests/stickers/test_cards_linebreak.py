"""Lines end where a reader expects them to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stickers.cards.linebreak import NO_LINE_END, NO_LINE_START, Paragraph, pieces


def one_each(text):
    """A typeface in which every character is one unit wide."""
    return float(len(text))


def lines(text, limit, phrases=True):
    return Paragraph(text, one_each, phrases=phrases).lines(limit)


def test_latin_words_are_never_split_and_never_lost():
    assert lines("the silver dragon flies", 9) == ["the", "silver", "dragon", "flies"]
    assert lines("the silver dragon flies", 10) == ["the silver", "dragon", "flies"]
    assert lines("extraordinary", 5) == ["extraordinary"], "a wide word stands alone; fitting refuses it"


def test_french_signs_stay_with_their_word():
    assert lines("Dites : oui !", 7) == ["Dites :", "oui !"]
    assert lines("un « mot » dit", 7) == ["un", "« mot »", "dit"]


def test_japanese_breaks_between_phrases_first():
    text = "自分の酒場トークンを裏返す。"
    assert lines(text, 9) == ["自分の", "酒場トークンを", "裏返す。"]


def test_japanese_breaks_by_kinsoku_where_phrases_are_too_long():
    assert lines("酒場トークン、裏返す。", 5, phrases=False) == ["酒場トーク", "ン、裏返", "す。"]
    assert lines("「あっ」と言う", 2, phrases=False) == ["「あっ」", "と言", "う"]


def test_words_in_katakana_stay_whole_where_phrases_do_not_fit():
    parts = pieces("トウモロコシの食材", phrases=False, words=True)
    assert [part.text for part in parts] == ["トウモロコシ", "の", "食材"]
    parts = pieces("名札を叩く。", phrases=False, words=True)
    assert [part.text for part in parts] == ["名札を", "叩く。"]


def test_a_word_of_two_or_three_kanji_stays_whole_where_phrases_do_not_fit():
    """The empress of Kami at 28 points had a line that ended within the word for defence."""
    found = Paragraph("女帝では防御できません。", one_each, phrases=False, words=True).lines(5)
    assert found == ["女帝では", "防御でき", "ません。"]
    assert [part.text for part in pieces("公開捨札場", phrases=False, words=True)] == ["公開", "捨札場"]
    parts = pieces("トマトの魔法薬", phrases=False, words=True)
    assert [part.text for part in parts] == ["トマト", "の", "魔法薬"]


def test_a_polite_ending_stays_whole_so_that_no_letter_ends_a_paragraph_alone():
    """ "okimasu" may begin a line with "masu", never with "su"."""
    parts = pieces("前に置きます。捨てることはできません。", phrases=False)
    assert [part.text for part in parts] == list("前に置き") + ["ます。"] + list("捨てることはでき") + [
        "ません。"
    ]


def test_a_short_word_in_hiragana_stays_whole():
    assert [part.text for part in pieces("2枚、または3枚", phrases=False)] == ["2枚、", "または", "3枚"]


def test_a_number_stays_with_its_counter():
    assert [piece.text for piece in pieces("手札が10枚", phrases=False)] == ["手", "札", "が", "10枚"]


def test_a_compound_is_not_cut_after_its_first_hiragana():
    assert "捨て札に" in [piece.text for piece in pieces("公開の捨て札に置く")]


@pytest.mark.parametrize("phrases", [True, False])
@given(st.text(alphabet="あいっゃー、。（）「」山川トン3 ab", max_size=40))
def test_no_line_begins_or_ends_with_a_forbidden_sign_and_nothing_is_lost(phrases, text):
    parts = pieces(text, phrases=phrases)
    assert "".join(part.text for part in parts).replace(" ", "") == "".join(text.split())
    for before, after in zip(parts, parts[1:], strict=False):
        if not after.spaced:
            assert after.text[0] not in NO_LINE_START
            assert before.text[-1] not in NO_LINE_END
