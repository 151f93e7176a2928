"""The PDF of large-print cards, read back by pdfium and pikepdf; the drawing code is not asked."""

import io
from itertools import combinations, pairwise
from types import MappingProxyType

import pikepdf
import pypdfium2
import pypdfium2.raw as raw
import pytest
from printed_cards import MM, Page, boxes, manifest, order, own, plain, read, words

from accessible_games.games.deck import CardSpec, Deck
from stickers.cards.production import produce
from stickers.cards.sizes import PRESETS, SIZES
from stickers.check.pdf import check_pdf
from stickers.decks import GAMES, open_deck
from stickers.fonts import GlyphError
from stickers.names import name_of, text_of
from stickers.refusal import FitError

# Every format, preset and paper occurs, and each game in each language.
SAMPLES = [
    (game, language, size, preset, paper)
    for number, (game, language) in enumerate((g, lang) for g in GAMES for lang in ("en", "fr", "ja"))
    for size in [tuple(SIZES)[number % 4]]
    for preset in [tuple(PRESETS)[number % 3]]
    for paper in [("a4", "letter")[number // 2 % 2]]
]
samples = pytest.mark.parametrize(("game", "language", "size", "preset", "paper"), SAMPLES)


@samples
def test_all_text_lies_inside_its_card_large_enough_and_clear_of_other_text(
    game, language, size, preset, paper
):
    pdf = produce(order(game, language, size, preset, paper)).pdf
    told, pages = manifest(pdf), read(pdf)
    for number in told["sheet_pages"]:
        for page, back in ((pages[number - 1], False), (pages[number], True)):
            seen = 0
            for box in boxes(told, page.width, back=back):
                characters = page.inside(box)
                seen += len(characters)
                left, bottom, right, top = (
                    edge + sign * 1.5 * MM for edge, sign in zip(box, (1, 1, -1, -1), strict=True)
                )
                for character, (x0, y0, x1, y1), points, _, _ in characters:
                    assert left <= x0 and right >= x1 and bottom <= y0 and top >= y1, character
                    assert points >= 16 - 0.01
                for (_, one, _, _, at), (_, other, _, _, there) in combinations(characters, 2):
                    if at[0] == there[0] or at[1] == there[1]:
                        continue  # on one line: letters may overhang their neighbours
                    across = min(one[2], other[2]) - max(one[0], other[0])
                    along = min(one[3], other[3]) - max(one[1], other[1])
                    assert across < 0.4 or along < 0.4, "characters lie on each other"
            assert seen == len(page.characters), "text outside all cards"


@samples
def test_each_card_shows_its_name_and_its_text_and_its_index_twice(game, language, size, preset, paper):
    job = order(game, language, size, preset, paper)
    pdf = produce(job).pdf
    told, pages = manifest(pdf), read(pdf)
    specs = {card.id: card for card in job.deck.cards}
    notes = "".join(plain(words(page.characters)) for page in pages[: told["sheet_pages"][0] - 1]).lower()
    for number, entries in zip(told["sheet_pages"], told["pages"], strict=True):
        page = pages[number - 1]
        places = boxes(told, page.width)
        for entry in entries:
            spec = specs[entry["card"]]
            characters = page.inside(places[entry["cell"] - 1])
            shown = plain(words(characters)).lower()
            assert plain(name_of(job.deck, spec, language)).lower() in shown
            full = plain(text_of(job.deck, spec, language)).lower()
            assert spec.extra.get("faces") or full in shown or full in notes
            large = {round(c[2], 1) for c in characters}
            assert max(large) >= 28, "the corner index"


def test_the_corner_index_stands_top_left_and_turned_by_180_degrees_bottom_right():
    pdf = produce(order("kameloot", only={"scroll": 1})).pdf
    told, pages = manifest(pdf), read(pdf)
    page = pages[told["sheet_pages"][0] - 1]
    left, bottom, right, top = boxes(told, page.width)[0]
    sevens = [c for c in page.inside((left, bottom, right, top)) if c[0] == "7" and c[2] >= 28]
    assert len(sevens) == 2
    (first, other) = sorted(sevens, key=lambda c: -c[1][3])
    assert first[3] == pytest.approx(0, abs=0.01) and other[3] == pytest.approx(3.14159, abs=0.01)
    # What one is from the top-left corner, the other is from the bottom-right corner.
    assert first[1][0] - left == pytest.approx(right - other[1][2], abs=0.05)
    assert top - first[1][3] == pytest.approx(other[1][1] - bottom, abs=0.05)


@pytest.mark.parametrize(("size", "paper"), [("poker", "a4"), ("poker", "letter"), ("a6", "a4")])
def test_every_back_lies_behind_its_front_with_the_same_end_up(size, paper):
    """Tokens show an owl in front and a cat behind, all other cards a coin behind."""
    pdf = produce(order("kameloot", "en", size, "large", paper, only={"unicorn": 2, "tavern_token": 3})).pdf
    told, pages = manifest(pdf), read(pdf)
    for number, entries in zip(told["sheet_pages"], told["pages"], strict=True):
        front, back = pages[number - 1], pages[number]
        fronts, backs = boxes(told, front.width), boxes(told, back.width, back=True)
        for entry in entries:
            on_front = front.inside(fronts[entry["cell"] - 1])
            on_back = back.inside(backs[entry["cell"] - 1])
            token = entry["card"] == "tavern_token"
            assert ("Owl" in words(on_front)) == token
            assert ("Blackcat" in words(on_back)) == token
            assert all(word in words(on_back) for word in ("Gold", "coin")) != token
            # Paper turned over on its long edge swaps left and right.
            up, up_behind = upwards(on_front), upwards(on_back)
            assert up_behind == (-up[0], up[1])


def upwards(characters):
    """Where the top of a card is: to the left of the direction in which its heading is read."""
    letters = [c for c in characters if c[0].isalpha()]
    (x, y), (x2, y2) = next(
        (a[4], b[4]) for a, b in pairwise(letters) if a[2] == b[2] and a[0].isupper() and b[0].islower()
    )
    along = (round(x2 - x), round(y2 - y))
    return (
        -1 if along[1] > 0 else 1 if along[1] < 0 else 0,
        1 if along[0] > 0 else -1 if along[0] < 0 else 0,
    )


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("only", [None, {"tower": 1}])
def test_fronts_and_the_turn_aid_begin_a_sheet_of_paper_however_long_the_notes_are(preset, only):
    pdf = produce(order("kami", preset=preset, only=only, rules=True)).pdf
    assert all(number % 2 == 1 for number in manifest(pdf)["sheet_pages"])
    pages = read(pdf)
    assert "Yourturn" in words(pages[-1].characters) and len(pages) % 2 == 1


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_fonts_are_embedded_and_the_file_tells_language_title_and_alternatives(language):
    pdf = produce(order("kami", language, rules=True)).pdf
    assert b"ASCII85" not in pdf
    with pikepdf.open(io.BytesIO(pdf)) as document:
        assert str(document.Root.Lang) == language
        assert "Kami" in str(document.docinfo.Title)
        assert document.Root.ViewerPreferences.PrintScaling == "/None"
        assert document.Root.MarkInfo.Marked
        fonts = [item for item in document.objects if _is(item, "/Font")]
        assert fonts
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor
        figures = [
            item
            for item in document.objects
            if isinstance(item, pikepdf.Dictionary) and item.get("/S") == "/Figure"
        ]
        assert len(figures) == 32 * 2 + 1, "a figure per front, per back, and the ruler"
        assert all(str(figure.Alt) for figure in figures)


def _is(item, kind):
    return isinstance(item, pikepdf.Dictionary) and item.get("/Type") == kind


def test_the_alternative_text_says_name_corner_text_and_mark():
    with pikepdf.open(io.BytesIO(produce(order("kami", only={"tower": 1})).pdf)) as document:
        alts = [
            str(item.Alt)
            for item in document.objects
            if isinstance(item, pikepdf.Dictionary) and "/Alt" in item
        ]
    assert "Tower, in the corner 4. 4 points. Sign: four dots, a window with four panes." in alts
    assert "Back of a card: Kami." in alts


def test_text_is_black_on_nothing_darker_than_seven_to_one():
    """Pixels around every character of a sheet, against black, by the WCAG formula."""
    pdf = produce(order("kami")).pdf
    told = manifest(pdf)
    document = pypdfium2.PdfDocument(pdf)
    for number in told["sheet_pages"]:
        page = document[number - 1]
        picture, height = page.render(scale=2).to_pil(), page.get_height()
        for character, (x0, y0, x1, y1), _, _, _ in Page(document, number - 1).characters:
            around = picture.crop(
                (
                    round(2 * x0 - 2),
                    round(2 * (height - y1) - 2),
                    round(2 * x1 + 2),
                    round(2 * (height - y0) + 2),
                )
            )
            colours = [(count, colour) for count, colour in around.getcolors() if sum(colour) > 60]
            assert _contrast(max(colours)[1]) >= 7, character
    document.close()


def _contrast(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return (0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2] + 0.05) / 0.05


def outlines(pdf, number):
    """Bounds of the lines and areas of a page, in points from the lower left."""
    document = pypdfium2.PdfDocument(pdf)
    found = [item.get_bounds() for item in document[number].get_objects(filter=[raw.FPDF_PAGEOBJ_PATH])]
    document.close()
    return found


def near(bounds, wanted):
    return all(abs(one - other) <= 0.3 * MM for one, other in zip(bounds, wanted, strict=True))


@pytest.mark.parametrize(("size", "paper"), [("poker", "a4"), ("tarot", "letter")])
def test_every_card_has_round_corner_guides_of_3_mm_and_a_cut_of_6_mm_at_its_top_right(size, paper):
    pdf = produce(order("kami", "en", size, "large", paper)).pdf
    told, first = manifest(pdf), manifest(pdf)["sheet_pages"][0] - 1
    page, lines = read(pdf)[first], outlines(pdf, first)
    for left, bottom, right, top in boxes(told, page.width)[: len(told["pages"][0])]:
        r, leg = 3 * MM, 6 * MM
        for corner in (
            (left, bottom, left + r, bottom + r),
            (right - r, bottom, right, bottom + r),
            (left, top - r, left + r, top),
            (right - leg, top - leg, right, top),
        ):
            assert any(near(line, corner) for line in lines)


@pytest.mark.parametrize(("size", "paper"), [("poker", "a4"), ("bridge", "letter")])
def test_crop_marks_of_every_edge_are_drawn_outside_all_cards(size, paper):
    pdf = produce(order("kami", "en", size, "large", paper)).pdf
    told, first = manifest(pdf), manifest(pdf)["sheet_pages"][0] - 1
    page = read(pdf)[first]
    places = boxes(told, page.width)
    hull = [f(box[side] for box in places) for side, f in enumerate((min, min, max, max))]
    marks = [
        line
        for line in outlines(pdf, first)
        if line[2] < hull[0] or line[0] > hull[2] or line[3] < hull[1] or line[1] > hull[3]
    ]
    upright = [(left + right) / 2 for left, bottom, right, top in marks if top - bottom > right - left]
    level = [(bottom + top) / 2 for left, bottom, right, top in marks if top - bottom < right - left]
    for left, bottom, right, top in places:
        for edge, cuts in ((left, upright), (right, upright), (bottom, level), (top, level)):
            assert sum(abs(cut - edge) <= 0.01 * MM for cut in cuts) == 2


@pytest.mark.parametrize("preset", ["large", "giant"])
def test_the_ruler_is_100_mm_long_and_lies_right_below_the_words_that_say_so(preset):
    document = pypdfium2.PdfDocument(produce(order("kami", preset=preset)).pdf)
    page = document[0].get_textpage()
    above = min(
        box[1]
        for box in map(page.get_rect, range(page.count_rects()))
        if "100 mm" in page.get_text_bounded(*box)
    )
    bounds = [item.get_bounds() for item in document[0].get_objects(filter=[raw.FPDF_PAGEOBJ_PATH])]
    page.close()
    document.close()
    # The ruler's ticks are the only lines of the page that stand upright.
    ticks = sorted((left + right) / 2 for left, bottom, right, top in bounds if top - bottom > right - left)
    assert len(ticks) == 11
    assert 0 < (above - max(top for *_, top in bounds)) / MM < 12
    assert (ticks[-1] - ticks[0]) / MM == pytest.approx(100, abs=0.05)
    assert [(b - a) / MM for a, b in pairwise(ticks)] == pytest.approx([10] * 10, abs=0.05)


def test_the_same_order_gives_the_same_bytes():
    one, other = (produce(order("tamashii", "ja", rules=True)).pdf for _ in range(2))
    assert one == other


def test_names_of_many_scripts_are_printed_and_read_back_as_given():
    names = ["Zoé", "Šimůnek", "さくら", "山田", "Œuvre naïve"]
    deck = own(*[(f"card{n}", name, "") for n, name in enumerate(names)])
    pdf = produce(order(deck)).pdf
    shown = words(read(pdf)[manifest(pdf)["sheet_pages"][0] - 1].characters)
    assert all(plain(name) in shown for name in names)


def test_a_character_without_glyph_is_refused_naming_card_character_and_code():
    deck = own(("fox", "Fox", ""), ("owl", "Owl ᚠ", ""))
    with pytest.raises(GlyphError, match="owl.*ᚠ.*U\\+16A0"):
        produce(order(deck))


def test_a_text_that_does_not_fit_is_refused_naming_the_card():
    deck = own(("fox", "Fox", ""), ("owl", "Owl", "many words " * 50))
    with pytest.raises(FitError, match="Card “owl”: at 16 points"):
        produce(order(deck))


def test_two_sets_follow_without_a_gap_and_carry_their_number_on_the_back():
    pdf = produce(order("tamashii", sets=2)).pdf
    told, pages = manifest(pdf), read(pdf)
    entries = [entry for page in told["pages"] for entry in page]
    assert [entry["set"] for entry in entries] == [1] * 6 + [2] * 6
    assert [len(page) for page in told["pages"]] == [9, 3]
    backs = [words(pages[number].characters) for number in told["sheet_pages"]]
    assert backs[0].count("Set1") == 6 and backs[0].count("Set2") == 3 and backs[1].count("Set2") == 3


def test_gems_are_printed_only_when_asked_for():
    assert produce(order("tamashii")).cards == 6
    assert produce(order("tamashii", only={"red": 2})).cards == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_box_is_printed_in_full_in_the_order_of_its_list(game):
    deck = open_deck(game)
    told = manifest(produce(order(game)).pdf)
    wanted = [
        (card.id, copy)
        for card in deck.cards
        if card.extra.get("kind") != "gem"
        for copy in range(1, card.copies + 1)
    ]
    assert [(entry["card"], entry["copy"]) for page in told["pages"] for entry in page] == wanted


@pytest.mark.parametrize("size", ["poker", "bridge", "a6"])
def test_an_accent_on_the_corner_index_stays_clear_of_the_cut(tmp_path, size):
    """A card without a number has the first letter of its name as its index."""
    cards = tuple(
        CardSpec(f"x{n}", 1, MappingProxyType({"name": name, "mark": ["cross"]}))
        for n, name in enumerate(("Épouvantail", "Çelik", "Škoda", "Ångström"))
    )
    path = tmp_path / "c.pdf"
    path.write_bytes(produce(order(Deck("family", cards, MappingProxyType({})), "fr", size)).pdf)
    assert [fault.kind for fault in check_pdf(path, 300).faults] == []
