"""Lines end where a reader expects them to."""

from accessible_games.narration.phrases import Depth
from stickers.cards.linebreak import Paragraph


def one_each(text):
    """A typeface in which every character is one unit wide."""
    return float(len(text))


def lines(text, limit, deepest=Depth.PHRASE):
    return Paragraph(text, one_each, deepest).lines(limit)


def test_latin_words_are_never_split_and_never_lost():
    assert lines("the silver dragon flies", 9) == ["the", "silver", "dragon", "flies"]
    assert lines("the silver dragon flies", 10) == ["the silver", "dragon", "flies"]
    assert lines("extraordinary", 5) == ["extraordinary"], "a wide word stands alone; fitting refuses it"


def test_french_signs_stay_with_their_word():
    assert lines("Dites : oui !", 7) == ["Dites :", "oui !"]
    assert lines("un « mot » dit", 7) == ["un", "« mot »", "dit"]


def test_no_word_stands_alone_in_the_last_line_if_as_many_lines_hold_them_better():
    assert lines("An empress cannot answer it.", 15) == ["An empress", "cannot", "answer it."]
    assert lines("Discard it: draw 2 cards.", 19) == ["Discard it: draw", "2 cards."], "not: draw 2 / cards"


def test_japanese_lines_end_within_a_word_only_where_phrases_are_too_long():
    assert lines("自分の酒場トークンを裏返す。", 9) == ["自分の", "酒場トークンを", "裏返す。"]
    assert lines("女帝では防御できません。", 7, Depth.LETTER) == ["女帝では防御", "できません。"]
