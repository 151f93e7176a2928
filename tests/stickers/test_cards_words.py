"""Printed words, rules sheets and texts of the cards are complete in all three languages and fit."""

import re
from importlib.resources import files

import pytest

from accessible_games.games.looks import COLOURS, PATTERNS, look_of
from accessible_games.narration.catalogue import source_of
from accessible_games.window.themes import contrast
from stickers.cards.content import Content
from stickers.cards.faces import FacePainter
from stickers.cards.flow import MARGIN, turn_page
from stickers.cards.paint import Writer
from stickers.cards.production import TURN_AID, rules_of, turn_of
from stickers.cards.sizes import MM, PRESETS, SIZES
from stickers.decks import GAMES, open_deck
from stickers.folio import Folio
from stickers.refusal import CardError
from tests.each import each

LANGUAGES = ("en", "fr", "ja")
STEMS = ("cards", "fonts", *(f"{game}-{part}" for game in GAMES for part in ("print", "sheet", "menu")))


def messages(language, stem):
    """Message ids and the variables of each, of one file."""
    own = files("stickers").joinpath("locale", language, f"{stem}.ftl")
    text = (own if own.is_file() else source_of(language, stem)).read_text(encoding="utf-8")
    found, key = {}, ""
    for line in text.splitlines():
        start = re.match(r"([a-z][a-z0-9-]*) =", line)
        if start:
            key = start[1]
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= set(re.findall(r"\$([a-z]+)", line))
    return found


@each("stem", STEMS)
@each("language", ["fr", "ja"])
def test_all_languages_have_the_same_messages_with_the_same_variables(stem, language):
    english, other = messages("en", stem), messages(language, stem)
    # Texts for small formats exist only where a language is too long for the full one.
    keys = {key for key in english.keys() | other.keys() if "-short-" not in key}
    assert {key: english.get(key) for key in keys} == {key: other.get(key) for key in keys}


BY_TURNS = [
    (LANGUAGES[(at + row) % len(LANGUAGES)], size, preset)
    for row, size in enumerate(SIZES)
    for at, preset in enumerate(PRESETS)
]
"""Each size at each preset, in a language by turns, so that each of them meets all sizes and presets."""


@pytest.mark.parametrize(("language", "size", "preset"), BY_TURNS)
def test_every_card_of_every_box_fits_every_format_at_every_preset(language, size, preset):
    """`bench/print/readback.py cards` prints and reads all of them in every language."""
    folio = Folio("a4", "x", language)
    painter = FacePainter(SIZES[size], PRESETS[preset], Writer(folio.lettering))
    for game in GAMES:
        content = Content(open_deck(game), language)
        for spec in content.deck.cards:
            card = content.card(spec)
            assert painter.draw(spec.id, card.front) and painter.draw(spec.id, card.back)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rules_sheet_and_a_turn_aid_that_fits_one_page_at_24_points_or_more(game, language):
    deck = open_deck(game)
    sections, turn = rules_of(deck, language), turn_of(deck, language)
    assert len(sections) >= 7 and all(section.heading and section.paragraphs for section in sections)
    assert 3 <= len(turn.paragraphs) <= 5
    folio = Folio("a4", "x", language)
    turn_page(folio, turn.heading, turn.paragraphs, TURN_AID, "x")
    assert folio.page_count == 1
    import pypdfium2
    import pypdfium2.raw as raw

    document = pypdfium2.PdfDocument(folio.finish({}))
    page = document[0]
    text = page.get_textpage()
    for index in range(text.count_chars()):
        if text.get_text_range(index, 1).isspace():
            continue
        left, bottom, right, top = text.get_charbox(index)
        assert left >= MARGIN - 2 and right <= page.get_width() - MARGIN + 2
        assert bottom >= MARGIN - 2 * MM and top <= page.get_height() - MARGIN + 2 * MM
        assert raw.FPDFText_GetFontSize(text.raw, index) >= 24
    document.close()


def test_rules_sections_are_as_many_in_each_language():
    for game in GAMES:
        counts = {
            tuple(len(section.paragraphs) for section in rules_of(open_deck(game), language))
            for language in LANGUAGES
        }
        assert len({len(count) for count in counts}) == 1, game


def test_a_deck_of_ones_own_has_no_rules_sheet_and_is_told_so(tmp_path):
    path = tmp_path / "family.toml"
    path.write_text('[[card]]\nid = "fox"\ncopies = 2\nname = "Fox"\n', encoding="utf-8")
    with pytest.raises(CardError, match="no rules sheet for family"):
        rules_of(open_deck("family", path), "en")


@pytest.mark.parametrize("name", COLOURS)
def test_black_text_has_a_contrast_of_seven_to_one_or_more_on_every_band(name):
    assert contrast((0, 0, 0), COLOURS[name]) >= 7


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_box_share_index_and_mark_and_name(game, language):
    content = Content(open_deck(game), language)
    faces = [content.card(spec).front for spec in content.deck.cards]
    assert len({face.name for face in faces}) == len(faces)
    assert len({(face.index, face.mark) for face in faces}) == len(faces)


def test_cards_of_ones_own_take_turns_through_twenty_looks(tmp_path):
    rows = "".join(f'[[card]]\nid = "c{n}"\ncopies = 1\nname = "Card {n}"\n' for n in range(20))
    path = tmp_path / "family.toml"
    path.write_text(rows, encoding="utf-8")
    deck = open_deck("family", path)
    looks = {look_of(card, place) for place, card in enumerate(deck.cards)}
    assert len(looks) == len(COLOURS) * len(PATTERNS) == 20
