"""Where a line of a text may end: expected are the words and phrases as a Japanese grammar parts them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.narration.phrases import NO_LINE_END, NO_LINE_START, Depth, fitting_pieces, pieces


def parted(text, deepest=Depth.PHRASE):
    return [piece.text for piece in pieces(text, deepest)]


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("引くと手番が終わり、この手番に引いた宝石はすべて袋に戻ります。",
         ["引くと", "手番が", "終わり、", "この", "手番に", "引いた", "宝石は", "すべて", "袋に", "戻ります。"]),
        ("トマトの魔法薬とそろったら、食材タイルを叩きます。",
         ["トマトの", "魔法薬と", "そろったら、", "食材タイルを", "叩きます。"]),
        ("手札から違う品を2枚、または3枚", ["手札から", "違う", "品を", "2枚、", "または", "3枚"]),
        ("公開の捨て札に置く", ["公開の", "捨て札に", "置く"]),
        ("三人です。? でヘルプを表示します。", ["三人です。", "? で", "ヘルプを", "表示します。"]),
        ("色抜けトマトを読み上げます", ["色抜けトマトを", "読み上げます"]),
        ("take 2 cards : « or » 3", ["take", "2 cards :", "« or »", "3"]),
    ],
)  # fmt: skip
def test_a_line_ends_between_phrases_and_a_number_stays_with_its_word(text, phrases):
    assert parted(text) == phrases


@pytest.mark.parametrize(
    ("text", "deepest", "parts"),
    [
        ("女帝では防御できません。", Depth.WORD, ["女帝では", "防御", "できません。"]),
        ("女帝では防御できません。", Depth.ENDING, ["女帝では", "防御", "でき", "ません。"]),
        ("違うコレクション1つを", Depth.WORD, ["違う", "コレクション", "1つを"]),
        ("公開捨札場の魔法薬", Depth.WORD, ["公開", "捨札場の", "魔法薬"]),
        ("前に置きます", Depth.ENDING, ["前に", "置き", "ます"]),
        ("酒場トークン、裏返す。", Depth.LETTER, [*"酒場トー"[:2], "トー", "ク", "ン、", *"裏返", "す。"]),
    ],
)
def test_what_has_no_room_is_parted_between_words_then_before_endings_then_anywhere(text, deepest, parts):
    assert parted(text, deepest) == parts


def test_a_phrase_is_parted_no_deeper_than_it_must_be():
    def fits(part):
        return len(part) <= 6

    whole = list(fitting_pieces("酒場トークンを裏返す extraordinary", fits))
    assert [piece.text for piece in whole] == ["酒場", "トークンを", "裏返す", "extrao", "rdinar", "y"]
    assert [piece.spaced for piece in whole] == [False, False, False, True, False, False]


@pytest.mark.parametrize("deepest", Depth)
@given(st.text(alphabet="あいっゃー、。（）「」山川トン3 ab", max_size=40))
def test_no_line_begins_or_ends_with_a_forbidden_sign_and_nothing_is_lost(deepest, text):
    parts = pieces(" ".join(text.split()), deepest)
    assert "".join(part.text for part in parts).replace(" ", "") == "".join(text.split())
    for before, after in zip(parts, parts[1:], strict=False):
        if not after.spaced:
            assert after.text[0] not in NO_LINE_START
            assert before.text[-1] not in NO_LINE_END
