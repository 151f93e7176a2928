"""The finished PDF, asked of other libraries: paper, inks, words, tags, places, and what lies beside it."""

import io
import json
import xml.etree.ElementTree as ElementTree

import pikepdf
import pypdfium2 as pdfium
import pytest

from accessible_games.engine import OptionError
from stickers.calibration import NEUTRAL, Calibration
from stickers.decks import GAMES, open_deck
from stickers.job import make
from stickers.manifest import ATTACHMENT
from stickers.marks import describe, mark_of
from stickers.methods import METHODS, room_for
from stickers.names import name_of
from stickers.plan import choose, impose
from stickers.profile import COMFORT, COMPACT
from stickers.sheets import Job
from stickers.stock import STOCKS, cell_rect

MM = 72 / 25.4


def job(game="kami", stock="L7160", method="swell", language="en", sets=1, **changes):
    deck = open_deck(game)
    only = changes.pop("only", None)
    places = {key: changes.pop(key) for key in ("start", "skip") if key in changes}
    sheets = tuple(impose(choose(deck, sets=sets, only=only), STOCKS[stock], **places))
    values = {"profile": COMFORT, "size": None, "calibration": NEUTRAL, **changes}
    return Job(
        deck, STOCKS[stock], method=METHODS[method], language=language, sheets=sheets, sets=sets, **values
    )


def made(*arguments, svg=False, **changes):
    return make(job(*arguments, **changes), lambda done, total: None, svg=svg)


def opened(product):
    return pikepdf.open(io.BytesIO(product.pdf))


def manifest(product):
    with opened(product) as document:
        return json.loads(document.attachments[ATTACHMENT].get_file().read_bytes())


def structure(product):
    """Per page the kinds and alternative texts of what is read."""
    with opened(product) as document:
        return [
            [(str(element.S), str(element.get("/Alt", ""))) for element in section.K]
            for section in document.Root.StructTreeRoot.K.K
        ]


def page_text(product, page):
    document = pdfium.PdfDocument(product.pdf)
    try:
        return document[page].get_textpage().get_text_range()
    finally:
        document.close()


def scaling(page):
    """Every matrix of a page that does more than move."""
    for instruction in pikepdf.parse_content_stream(page):
        if str(instruction.operator) == "cm":
            numbers = [float(n) for n in instruction.operands]
            if numbers[:4] != [1, 0, 0, 1]:
                yield numbers


def ink(product, page, dpi=300):
    """Rows of pixels that are not white, as (y, first x, last x) in mm."""
    document = pdfium.PdfDocument(product.pdf)
    image = document[page].render(scale=dpi / 72).to_pil().convert("L")
    document.close()
    width, height = image.size
    level = image.tobytes()
    for y in range(height):
        row = level[y * width : (y + 1) * width]
        dark = [x for x in range(width) if row[x] < 128]
        if dark:
            yield y / dpi * 25.4, dark, dpi


@pytest.mark.parametrize(
    ("stock", "size"), [("L7160", (595.28, 841.89)), ("5163", (612, 792))], ids=["a4", "letter"]
)
def test_the_page_is_the_paper_and_must_not_be_scaled(stock, size):
    document = opened(made(stock=stock))
    for page in document.pages:
        assert [float(n) for n in page.MediaBox[2:]] == pytest.approx(size, abs=0.01)
    assert str(document.Root.ViewerPreferences.PrintScaling) == "/None"


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_file_names_its_language_and_its_title_and_embeds_every_font(language):
    document = opened(made("kameloot", language=language))
    assert str(document.Root.Lang) == language
    assert "Kameloot" in str(document.docinfo.Title)
    assert bool(document.Root.ViewerPreferences.DisplayDocTitle)
    fonts = [font for page in document.pages for font in page.Resources.Font.values()]
    assert fonts
    assert all("/FontFile2" in font.FontDescriptor for font in fonts)
    assert document.check_pdf_syntax() == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_screen_reader_meets_the_stickers_in_the_order_of_the_cards(game, language):
    product = made(game, language=language)
    deck = open_deck(game)
    expected = [sticker.card for sticker in choose(deck)]
    figures = [alt for page in structure(product) for kind, alt in page if kind == "/Figure"]
    told = figures[: len(expected)]
    for alt, card in zip(told, expected, strict=True):
        assert name_of(deck, card, language) in alt
        assert describe(mark_of(card), language) in alt


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_words_on_the_sheets_can_be_read_back(language):
    product = made("tamashii", language=language)
    deck = open_deck("tamashii")
    text = "".join(page_text(product, 0).split())
    for card in deck.cards[:6]:
        assert "".join(name_of(deck, card, language).split()) in text


def test_the_same_order_gives_the_same_bytes():
    assert made("kamimai", language="ja").pdf == made("kamimai", language="ja").pdf


def test_the_ruler_is_a_hundred_millimetres_long():
    product = made()
    bottom = [(y, dark, dpi) for y, dark, dpi in ink(product, 0) if y > 285]
    longest = 0.0
    for _, dark, dpi in bottom:
        run = 1
        for a, b in zip(dark, dark[1:], strict=False):
            run = run + 1 if b == a + 1 else 1
            longest = max(longest, run / dpi * 25.4)
    assert longest == pytest.approx(100, abs=0.3)


def test_on_swell_paper_only_what_is_to_be_felt_is_black():
    document = opened(made("kameloot"))
    for page in document.pages:
        holders = [page, *page.Resources.XObject.values()]
        for holder in holders:
            for instruction in pikepdf.parse_content_stream(holder):
                operator = str(instruction.operator)
                colours = ("g", "G", "rg", "RG")
                operands = [float(n) for n in instruction.operands] if operator in colours else []
                if operator in ("g", "G"):
                    assert operands == [0]
                elif operator in ("rg", "RG"):
                    assert max(operands) == 1
                assert operator not in ("k", "K")
    for page in list(document.pages)[: len(manifest(made("kameloot"))["pages"])]:
        # Words are coloured from the start; black is set nowhere but inside the marks themselves.
        operators = [str(i.operator) for i in pikepdf.parse_content_stream(page)]
        assert "rg" in operators and "g" not in operators


def test_a_punched_sheet_is_mirrored_as_a_whole_behind_its_readable_front():
    product = made(method="punch")
    pages = manifest(product)["sheet_pages"]
    assert pages == [2, 4]
    document = opened(product)
    front, back = document.pages[0].Contents.read_bytes(), document.pages[1].Contents.read_bytes()
    assert b"-1 0 0 1 595.27" in back and b"-1 0 0 1" not in front
    assert "warrior" in page_text(product, 0)
    marks = manifest(product)["fiducials"]
    assert sorted((210 - x, y) for x, y in marks) == sorted(tuple(mark) for mark in marks)


def test_a_calibrated_printer_gets_every_sheet_through_one_matrix_and_the_key_without():
    product = made(calibration=Calibration(2, -1, 1.005, 1.005, 0))
    document = opened(product)
    matrices = [next(iter(scaling(page)), None) for page in document.pages]
    expected = [1.005, 0, 0, 1.005, 2 * MM, 841.8898 + MM - 1.005 * 841.8898]
    assert matrices[0] == pytest.approx(expected, abs=1e-3)
    assert matrices[1] == pytest.approx(expected, abs=1e-3)
    assert matrices[2:] == [None] * (len(document.pages) - 2)
    assert manifest(product)["calibration"] == {"dx": 2, "dy": -1, "sx": 1.005, "sy": 1.005, "rotation": 0}


def test_skipped_cells_stay_free_of_ink():
    product = made(start=2, skip=frozenset({5}))
    assert [entry["cell"] for entry in manifest(product)["pages"][0]][:4] == [2, 3, 4, 6]
    for cell in (1, 5):
        x, y, width, height = cell_rect(STOCKS["L7160"], cell)
        for row, dark, dpi in ink(product, 0, dpi=100):
            if y + 0.5 < row < y + height - 0.5:
                inside = [px for px in dark if x + 0.5 < px / dpi * 25.4 < x + width - 0.5]
                assert inside == []


def test_with_several_sets_each_sticker_carries_its_sets_number():
    product = made(sets=3)
    entries = [entry for page in manifest(product)["pages"] for entry in page]
    assert [entry["set"] for entry in entries] == [n for n in (1, 2, 3) for _ in range(32)]
    assert entries[40]["text"] == "warrior, set 2"
    assert "warrior, set 1" in " ".join(page_text(product, 0).split())


def test_sheets_without_free_edges_have_neither_corner_marks_nor_ruler_and_say_so():
    product = made(stock="3474", method="dots")
    assert manifest(product)["fiducials"] == []
    assert "100 mm" not in page_text(product, 0)
    assert "no room for a ruler" in product.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_list_begins_with_sorting_and_with_what_needs_eyes_and_then_names_every_cell(game, language):
    product = made(game, language=language)
    blocks = product.text.split("\n\n")
    deck = open_deck(game)
    cards = list({sticker.card.id: sticker.card for sticker in choose(deck)}.values())
    assert all(name_of(deck, card, language) in blocks[1] or card.copies > 1 for card in cards)
    assert len(blocks[1].splitlines()) == len(cards) + 3
    sheets = [
        block
        for block in blocks
        if len(block.splitlines()) > 5 and block.splitlines()[2].count("：" if language == "ja" else ":") >= 1
    ]
    cells = sum(len(page) for page in manifest(product)["pages"])
    lines = [line for block in blocks[5:-1] for line in block.splitlines()[1:]]
    assert sheets
    assert len(lines) == cells


@pytest.mark.parametrize(
    ("language", "said"), [("en", "from cell 8 "), ("fr", "case 8"), ("ja", "マス8から")]
)
def test_the_list_begins_at_the_cell_where_the_sheet_begins(language, said):
    assert said in made(stock="L7159", language=language, start=6, skip=frozenset({6, 7})).text
    assert said in made(stock="L7159", language=language, start=8, sets=2).text


def test_the_list_says_where_a_sticker_goes_that_does_not_go_at_the_top_left():
    text = made("kameloot").text
    assert "Unicorn horn: The sticker goes at the top, in the middle." in text
    assert "Tavern token: The sticker goes on the owl face only" in text
    assert "4 mm from its left edge and 26 mm from its top" in text
    assert "63.5 x 88.9 mm, which is a guess" in text


def test_the_key_is_part_of_the_file_and_of_the_list():
    product = made("kameloot")
    kinds = [kind for page in structure(product)[5:] for kind, _ in page]
    assert kinds.count("/H1") == 1
    assert "Permutation scroll" in page_text(product, 5) + page_text(product, 6)
    assert "Permutation scroll: 7, a circle with a dot, two dots" in product.text


def test_drawings_are_in_millimetres_and_every_stroke_is_a_closed_path():
    product = made("kami", svg=True)
    assert len(product.svgs) == 2
    root = ElementTree.fromstring(product.svgs[0])
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    svg = "{http://www.w3.org/2000/svg}"
    groups = {group.get("id"): group for group in root.iter(f"{svg}g")}
    assert len([name for name in groups if name.startswith("cell-")]) == 21
    for path in groups["raise"].iter(f"{svg}path"):
        d = path.get("d")
        assert d.count("M") == d.count("Z") > 0
    titles = [title.text for title in groups["cell-1"].iter(f"{svg}title")]
    assert titles == ["Sticker warrior. one dot."]


@pytest.mark.parametrize(
    ("game", "stock", "profile", "said"),
    [
        (
            "kami",
            "L4731",
            COMFORT,
            ["lancer", "27 x 15.4 mm", "25.4 x 10 mm", "Stocks that fit: L4732, L7651"],
        ),
        ("kamimai", "L4732", COMFORT, ["guardian", "Profiles that fit: compact"]),
        ("kameloot", "5167", COMFORT, ["potion", "Numbers that fit: 1-4", "Profiles that fit: compact"]),
    ],
)
def test_a_mark_that_does_not_fit_is_refused_with_what_would(game, stock, profile, said):
    with pytest.raises(OptionError) as refused:
        made(game, stock=stock, profile=profile, only=None)
    for words in said:
        assert words in str(refused.value)


def test_what_would_fit_holds_the_marks_of_all_cards_not_of_the_first_one_alone():
    with pytest.raises(OptionError, match="lancer.*No profile makes it fit. Stocks that fit: 6570"):
        made("kami", stock="5167", method="dots", only=None)  # the lancer would fit in compact, the tower not


def test_a_sheet_names_what_has_no_words_and_the_code_is_there_all_the_same():
    product = made("kameloot", stock="L7651", method="dots", language="fr")
    entries = {entry["card"]: entry for page in manifest(product)["pages"] for entry in page}
    assert entries["tavern_token"]["text"] == "" and entries["tavern_token"]["mark"] == ["moon"]
    assert "stand in the key alone" in made("kameloot", stock="L7651", method="dots").text
    assert "jeton taverne" in product.text.split("dans la légende\u00a0: ")[1].splitlines()[0].lower()


def test_every_name_that_stands_on_a_sheet_has_nine_points_or_more():
    for stock in ("L7651", "L4736", "28388"):
        assert made("kameloot", stock=stock, method="paint").layout.sizes[0] >= 9
    assert made("kameloot").layout.sizes == (16, 16)
    assert made("kameloot", size=0).layout.sizes == (0, 0)


@pytest.mark.parametrize("stock", ["8293", "5293"])
def test_round_labels_hold_marks_and_words_inside_their_circle(stock):
    product = made("tamashii", stock=stock, profile=COMPACT, size=9)
    label = STOCKS[stock]
    for cell in (1, 2, 3):
        x, y, width, _ = cell_rect(label, cell)
        cx, cy = x + width / 2, y + width / 2
        for row, dark, dpi in ink(product, 0, dpi=100):
            if abs(row - cy) < width / 2:
                for px in dark:
                    place = px / dpi * 25.4
                    # The corner marks for cutting stand outside the circle.
                    if abs(place - cx) < width / 2 - 4 and abs(row - cy) < width / 2 - 4:
                        assert (place - cx) ** 2 + (row - cy) ** 2 <= (width / 2 - 1) ** 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("method", METHODS)
def test_every_mark_keeps_two_millimetres_to_the_edge_and_to_the_cut_corner(game, method):
    product = made(game, method=method)
    for card in open_deck(game).cards:
        if card.id not in product.layout.labels:
            continue
        label = product.layout.labels[card.id]
        width, height = room_for(METHODS[method], mark_of(card), product.layout.profile)
        x, y = label.mark[0] - label.outline.x, label.mark[1] - label.outline.y
        assert x >= 1.99 and y >= 1.99
        assert x + width <= label.outline.width - 1.99 and y + height <= label.outline.height - 1.99
        # Distance of the mark's top-right corner from the line of the cut.
        assert not label.corner or ((label.outline.width - x - width) + y - label.corner) / 2**0.5 >= 1.99


@pytest.mark.parametrize("method", METHODS)
def test_the_key_shows_its_marks_in_full_black_however_pale_the_guides_of_the_labels_are(method):
    """The first mark is the warrior's dot: 1.6 mm wide, at the left of the first line."""
    document = pdfium.PdfDocument(made("kami", method=method, only={"empress": 1}).pdf)
    page = document[2 if method == "punch" else 1].render(scale=300 / 72).to_pil().convert("L")
    document.close()
    # Below the title, left of the words, above the second line.
    dot = page.crop([round(mm * 300 / 25.4) for mm in (17, 32, 21, 46)])
    black = sum(dot.histogram()[:30]) / (300 / 25.4) ** 2
    assert black == pytest.approx(2.01, abs=0.25)


def test_the_size_that_is_told_is_that_of_the_cards_and_not_of_a_few_tiles():
    text = made("magi_kitchen", stock="L7651", method="dots").text
    assert "63.5 x 88.9 mm, which is a guess" in text and "covers 17 %" in text


@pytest.mark.parametrize("method", ["dots", "paint", "punch", "clear"])
def test_a_printer_without_colour_makes_words_nearly_black(method):
    red, green, blue = (float(part) for part in METHODS[method].words.split())

    # The palest that drivers make of a colour is the mean of red, green and blue.
    assert _contrast((red + green + blue) / 3) >= 11
    # Above a half, or the check would take words for marks.
    assert (red, green) == (0, 0) and blue > 0.5


def test_words_on_swell_paper_hold_no_black():
    assert METHODS["swell"].words == "0 0 1"


def _contrast(grey):
    """Of a grey of sRGB, 0 to 1, to white paper (WCAG 2.2)."""
    return 1.05 / (((grey + 0.055) / 1.055) ** 2.4 + 0.05)
