"""Running text ends its pages so that none of them holds a line or two alone."""

from itertools import pairwise

import pytest

from stickers.__main__ import main
from stickers.check.listing import read_listing
from stickers.check.render import opened
from stickers.pagination import Passage, breaks
from stickers.texts import texts


def lines_on_pages(passages, room):
    """How many lines stand on each page, counted anew, and how high they are."""
    places = [(number, row) for number, passage in enumerate(passages) for row in range(passage.rows)]
    starts = [0, *sorted(places.index(place) for place in breaks(passages, room)), len(places)]
    pages = [places[first:last] for first, last in pairwise(starts)]
    for page in pages:
        befores = sum(passages[number].before for number, row in page[1:] if row == 0)
        assert befores + sum(passages[number].step for number, _ in page) <= room + 1e-6
    return [len(page) for page in pages]


@pytest.mark.parametrize("each", [1, 2, 3, 5, 9])
def test_no_page_after_the_first_holds_fewer_than_three_lines(each):
    passages = [Passage(1, 12.0, tied=True)]
    for _ in range(60):
        passages.append(Passage(each, 10.0, 4.0))
        assert min(lines_on_pages(passages, 150.0)[1:], default=3) >= 3


def test_a_list_that_is_one_line_too_long_takes_two_lines_along():
    """Ten lines fit; of eleven, eight stay and three go over, not ten and one."""
    assert breaks([Passage(1, 10.0)] * 10, 100.0) == set()
    assert breaks([Passage(1, 10.0)] * 11, 100.0) == {(8, 0)}


def test_a_heading_stays_with_what_follows_it_and_two_lines_of_a_long_paragraph_stay_together():
    heading, long = Passage(1, 10.0, tied=True), Passage(8, 10.0)
    assert breaks([Passage(4, 10.0), Passage(4, 10.0), heading, long], 100.0) == {(2, 0)}
    assert breaks([Passage(4, 10.0), heading, long], 100.0) == {(2, 5)}
    assert breaks([Passage(4, 10.0), heading, long], 120.0) == {(2, 5)}


def test_a_mark_is_not_torn_from_the_words_beside_it():
    """Nine lines beside a mark of 50 go over whole, though four would fit."""
    assert breaks([Passage(6, 10.0), Passage(9, 10.0, height=50.0)], 100.0) == {(1, 0)}


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("game", ["kami", "kameloot", "kamimai", "tamashii", "magi_kitchen"])
def test_key_lists_and_rules_of_each_game_end_with_three_lines_or_more(tmp_path, capsys, game, language):
    card = {
        "kami": "tower",
        "kameloot": "glove",
        "kamimai": "wolf",
        "tamashii": "anna",
        "magi_kitchen": "corn",
    }
    paths = tmp_path / "stickers.pdf", tmp_path / "cards.pdf"
    order = [game, "--language", language, "--paper", "a4"]
    assert main(["stickers", *order, "-o", str(paths[0])]) == 0
    assert main(["cards", *order, "-o", str(paths[1]), "--rules", "--only", f"{card[game]}:1"]) == 0
    empty = texts(language, "cards").text("cards-empty-page")
    for path in paths:
        with opened(path) as document:
            sheets = set(read_listing(document, path.name).sheet_pages)
            sheets |= {page + 1 for page in sheets} if path.stem == "cards" else set()
            text = {n: page.get_textpage().get_text_range() for n, page in enumerate(document, 1)}
        after = [n for n in text if n - 1 in text and not {n - 1, n} & sheets and text[n].strip() != empty]
        assert after or path.stem == "cards"
        assert [text[n] for n in after if len(text[n].splitlines()) < 3] == []
