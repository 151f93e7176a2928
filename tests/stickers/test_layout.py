"""The layout of stickers: the code first, words where they fit, and never more than a quarter of the card."""

import math

import pytest

from stickers.arrangement import SMALLEST, Item
from stickers.code import encode
from stickers.decks import GAMES, open_deck
from stickers.fonts import Typeface
from stickers.layout import Style, covers, fit, fitting_numbers, own_sheet
from stickers.lettering import wrap
from stickers.methods import METHODS, MM, room_for
from stickers.pieces import pieces_of, size_of
from stickers.plan import choose
from stickers.profile import COMFORT, COMPACT
from stickers.sheets import Naming, items_of
from stickers.stock import STOCKS, Stock, on_its_side
from tests.each import each

SEVENTEEN = encode(17)  # 39.3 x 12.7 mm in comfort
BIG = size_of("200x200")


def label(width, height):
    return Stock("test", "a4", 1, 1, width, height, 5, 5, width, height)


def style(method="clear", profile=COMFORT, size=None, edge=False, language="en"):
    return Style(profile, METHODS[method], Typeface(language), size, edge)


def laid(width, height, text="seventeen", size=None, piece=BIG, mark=SEVENTEEN, **how):
    layout = fit([Item("n", mark, (text,), piece)], label(width, height), style(size=size, **how))
    return layout.labels["n"]


def items(game, language="en", card=None, **chosen):
    deck = open_deck(game)
    return items_of(choose(deck, **chosen), Naming(deck, language, 1), pieces_of(deck, card))


@each("width", [43.4, 45, 47, 49, 51, 55, 60, 70])
@each("height", [24, 30, 40])
def test_the_cut_corner_shrinks_or_goes_before_it_comes_within_two_millimetres_of_a_mark(width, height):
    found = laid(width, height, size=0)
    x, y = found.mark
    assert x >= 2 and y >= 2 and x + 39.3 <= width - 2 + 0.01
    if found.corner:
        assert (width - x - 39.3 + y - found.corner) / 2**0.5 >= 2 - 0.01
    else:
        # Even the smallest cut of 3 mm would be too near.
        assert (width - x - 39.3 + y - 3) / 2**0.5 < 2


def test_a_mark_stands_four_millimetres_from_the_edges_where_there_is_room():
    assert laid(63.5, 50).mark == (4, 4)


def test_words_shrink_from_sixteen_to_nine_points_then_go_to_the_key_and_the_code_is_never_refused():
    assert laid(63.5, 38.1).size == 16
    assert laid(63.5, 23.3).size == 15  # 23.3 - 4 - 12.7 - 1 = 5.6 mm; 15 points are 5.3, 16 are 5.64
    # 3.25 mm; 9 points are 3.18, 10 are 3.53, and the word is too wide for the place beside the mark.
    assert laid(63.5, 20.95, text="seventeenth card").size == 9
    assert laid(63.5, 20.8, text="seventeenthcard").size == 0
    layout = fit([Item("n", SEVENTEEN, ("seventeenthcard",), BIG)], label(63.5, 20.8), style())
    assert layout.unnamed == ("n",)


def test_a_wish_for_larger_words_shrinks_as_well_and_no_words_are_no_words():
    assert laid(63.5, 23.3, size=24).size == 15
    assert laid(63.5, 38.1, size=0).words is None


def test_words_stand_beside_a_mark_where_below_it_they_would_be_smaller():
    """On L7651 a four (6.6 mm high) leaves 9.6 mm below it, and 25 mm at its right."""
    four = laid(38.1, 21.2, text="glove", mark=("dot",) * 4)
    assert four.size == 16
    tall = laid(38.1, 17, text="glove", mark=("moon",))
    assert tall.words.x > tall.mark[0] + 6 and tall.size == 16


def test_long_words_take_two_lines_and_each_stays_inside_its_room():
    found = laid(63.5, 38.1, text="seventeen very long words")
    lines = found.lines("seventeen very long words")
    assert len(lines) == 2
    assert all(Typeface("en").width(line, found.size, "n") <= found.words.width * MM + 0.1 for line in lines)


def test_japanese_names_break_between_characters_only_where_they_may():
    lines = wrap(Typeface("ja"), "色抜けトウモロコシ（大）", 16, 40 * MM, "n")
    assert "".join(lines) == "色抜けトウモロコシ（大）"
    assert len(lines) > 1
    assert not any(line.startswith(("）", "ー")) for line in lines)


@each(
    ("stock", "profile", "count"),
    [("L7160", COMFORT, 59), ("L7159", COMFORT, 59), ("5160", COMFORT, 59), ("L7651", COMFORT, 39),
     ("L7651", COMPACT, 59), ("L4732", COMPACT, 59), ("5167", COMPACT, 59)],
)  # fmt: skip
def test_as_many_numbers_fit_each_label_as_were_calculated_for_it(stock, profile, count):
    fitting = fitting_numbers(STOCKS[stock], profile, METHODS["clear"])
    assert len(fitting) == count
    if stock == "L7651":
        assert set(range(2, 8)) <= set(fitting)


CARDS = ["poker", "bridge", "tarot", "63x88", "44x68"]


@each("card", CARDS)
@each("stock", ["L7160", "L7651", "L4732", "6570", "5160"])
@each("profile", [COMFORT, COMPACT])
def test_no_sticker_hangs_over_its_card_or_covers_more_than_a_quarter_of_it(card, stock, profile):
    for game in ("kameloot", "kami"):
        things = items(game, card=card)
        try:
            layout = fit(things, STOCKS[stock], style("dots", profile))
        except ValueError:
            continue  # a mark that is too large is refused, which another test looks at
        for item in things:
            found, piece = layout.labels[item.card], item.piece
            area = math.pi / 4 * piece.width**2 if piece.round else piece.width * piece.height
            assert found.outline.width <= piece.width and found.outline.height <= piece.height
            assert found.outline.width * found.outline.height <= area / 4 + 0.02
            whole = found.outline[2:] == (STOCKS[stock].width, STOCKS[stock].height)
            assert found.cut or whole


def test_the_usual_address_label_is_cut_smaller_because_it_would_hang_over_a_poker_card():
    layout = fit(items("kameloot"), STOCKS["L7160"], style("dots"))
    assert all(found.cut for found in layout.labels.values())
    whole = fit(items("kameloot", only={"ring": 1}), STOCKS["L7651"], style("dots"))
    assert not whole.cut


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("method", ["swell", "punch"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_sheet_that_is_cut_up_has_stickers_tight_around_mark_and_words(game, method, language):
    how = style(method, language=language)
    things = items(game, language)
    stock = own_sheet(things, "a4", how)
    layout = fit(things, stock, how)
    for item in things:
        found = layout.labels[item.card]
        width, height = room_for(METHODS[method], item.mark, layout.profile)
        right = max([found.mark[0] + width, *([found.words.x + found.words.width] if found.words else [])])
        bottom = max([found.mark[1] + height, *([found.words.y + found.words.height] if found.words else [])])
        assert found.cut and found.outline.height <= max(bottom + 2.01, 10)
        # A cut corner of 4 mm may need up to 3 mm more.
        assert found.outline.width <= max(right + 2 + 2.9, 10)
        assert found.size == 16 or item.piece.round


@each("game", GAMES)
@each("language", ["en", "fr", "ja"])
@each("stock", ["L7651", "72265", "28388", "6570"])
def test_small_labels_hold_every_box_in_comfort_with_names_of_nine_points_and_more(game, language, stock):
    layout = fit(items(game, language), STOCKS[stock], style("paint", language=language))
    named = [found for found in layout.labels.values() if found.size]
    assert all(found.size >= SMALLEST for found in named)
    tokens = {"tavern_token"} if game == "kameloot" else set()
    if language == "en" or stock in ("28388", "6570"):
        assert set(layout.unnamed) <= tokens
    # The longest French and Japanese names need a label of 45 mm.
    assert len(set(layout.unnamed) - tokens) <= 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stock", ["L4732", "5167", "8195"])
def test_the_smallest_labels_hold_every_box_in_the_compact_profile(game, stock):
    fit(items(game), STOCKS[stock], style("paint", COMPACT))


def test_signs_move_together_where_a_label_is_narrow_but_stay_apart_as_groups():
    """The red guardian is 1.9 + 12.7 + 10 mm and two gaps; L7651 leaves 34.1 mm."""
    layout = fit(items("kamimai"), STOCKS["L7651"], style("paint"))
    assert 3.6 <= layout.profile.gap < 4.76
    assert fit(items("kamimai"), STOCKS["L7160"], style("paint")).profile.gap == 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("method", ["swell", "punch", "dots"])
def test_at_the_edge_every_mark_ends_within_twelve_millimetres(game, method):
    things = items(game)
    how = style(method, edge=True)
    stock = own_sheet(things, "a4", how) if METHODS[method].cut else on_its_side(STOCKS["L4736"])
    layout = fit(things, stock, how)
    for item in things:
        found = layout.labels[item.card]
        width, _ = room_for(METHODS[method], item.mark, layout.profile, True)
        if not item.piece.round:
            assert found.mark[0] - found.outline.x + width <= 12.41, item.card  # guides stand 0.4 mm over
        assert layout.stacked


def test_a_card_that_is_too_small_for_its_mark_is_named_with_what_would_fit():
    with pytest.raises(
        ValueError, match=r"n: its mark needs a sticker of 43\.3 x 16\.7 mm.*44 x 68.*compact"
    ):
        laid(63.5, 38.1, piece=size_of("mini"))


@pytest.mark.parametrize(
    ("text", "size"), [("poker", (63.5, 88.9)), ("Bridge", (57.15, 88.9)), ("63,5 x 88", (63.5, 88))]
)
def test_a_card_size_is_a_name_or_width_and_height(text, size):
    assert (size_of(text).width, size_of(text).height) == size


@each("text", ["huge", "63", "5x5", "63x999", "x", ""])
def test_what_is_no_card_size_is_refused_with_those_that_are(text):
    with pytest.raises(ValueError, match="poker, bridge, tarot"):
        size_of(text)


def test_a_round_token_holds_a_sticker_only_inside_its_circle():
    token = size_of("token")
    assert covers(token, 10, 17, edge=False)
    assert not covers(token, 5, 31, edge=False)


def test_a_word_in_katakana_is_never_cut_in_two():
    typeface = Typeface("ja")
    assert wrap(typeface, "ナスの魔法薬", 16, 60, "test") == ["ナスの", "魔法薬"]
    # Room for one letter of a word of two: as in Latin script, the word is printed smaller.
    assert wrap(typeface, "ナス", 16, 20, "test") is None
