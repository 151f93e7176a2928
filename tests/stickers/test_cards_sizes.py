"""How large everything on a card is, read from the finished PDF; what a preset promises is kept or told."""

import re

import pypdfium2
import pypdfium2.raw as raw
import pytest
from printed_cards import MM, boxes, manifest, order, own, plain, read, words

from stickers.__main__ import main
from stickers.cards.production import produce
from stickers.cards.sizes import PRESETS, SIZES
from stickers.decks import GAMES, open_deck
from stickers.fields import Place, Row, read_row
from stickers.names import count_of, name_of
from stickers.refusal import DeckError

JUMBO = {"poker": 15, "bridge": 15, "tarot": 18, "a6": 24}
"""Millimetres in the corner that `--print index` promises; docs/printing.md says them."""


class Read:
    """One card of each kind of a deck, printed and read again."""

    def __init__(self, game, language="en", size="poker", preset="large", **more):
        self.job = order(game, language, size, preset, **more)
        if self.job.only is None:
            one_each = {card.id: 1 for card in self.job.deck.cards}
            self.job = order(self.job.deck, language, size, preset, only=one_each)
        self.pdf = produce(self.job).pdf
        self.told, self.pages = manifest(self.pdf), read(self.pdf)
        self.turned = self.told["stock"]["turned"]

    def cards(self):
        """Id, characters of the index at the top left, of the one at the bottom right, and of the rest."""
        for number, entries in zip(self.told["sheet_pages"], self.told["pages"], strict=True):
            places = boxes(self.told, self.pages[number - 1].width)
            for entry in entries:
                letters = self.pages[number - 1].inside(places[entry["cell"] - 1])
                upright = round(letters[0][3], 2)
                other = next(at for at, one in enumerate(letters) if round(one[3], 2) != upright)
                yield entry["card"], letters[:other], letters[other : 2 * other], letters[2 * other :]

    def height(self, letters):
        """Of the highest of some letters, in mm."""
        across, up = (0, 2) if self.turned else (1, 3)
        return max(box[up] - box[across] for _, box, _, _, _ in letters) / MM

    def notes(self):
        """All words before the cards, without blanks."""
        first = self.told["sheet_pages"][0] - 1
        return plain("".join(words(page.characters) for page in self.pages[:first]))

    def line(self, card):
        """What the list says of one card, from its name to the next card's."""
        deck, language = self.job.deck, self.job.language
        lines = [plain(count_of(deck, spec, 1, language)) for spec in deck.cards]
        mine = lines[[spec.id for spec in deck.cards].index(card)]
        rest = self.notes()
        rest = rest[rest.lower().index(plain("The cards").lower()) :] if language == "en" else rest
        rest = rest.lower().partition(mine.lower())[2]
        return re.split("|".join(re.escape(line.lower()) for line in lines), rest)[0]


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("kami", "ja", "poker"),
        ("kameloot", "en", "bridge"),
        ("kamimai", "fr", "poker"),
        ("tamashii", "fr", "bridge"),
        ("magi_kitchen", "ja", "tarot"),
        ("kamimai", "en", "a6"),
    ],
)
def test_jumbo_letters_stand_in_both_corners_in_the_promised_height(game, language, size):
    printed = Read(game, language, size, "index")
    for card, first, other, _ in printed.cards():
        assert words(first) == words(other), card
        assert printed.height(first) >= JUMBO[size] - 0.05, card
        assert printed.height(other) == pytest.approx(printed.height(first), abs=0.05)


@pytest.mark.parametrize("size", ["poker", "bridge"])
def test_a_jumbo_index_that_finds_no_room_is_told_with_its_millimetres(size):
    printed = Read(own(("x", "Xylophone", ""), ("mm", "Mmm", "")), size=size, preset="index")
    assert [card for card, *_ in printed.cards()] == ["x", "mm"]
    deck = own(("fox", "Fox", ""))
    wide = deck.cards[0].extra | {"index": "WMWM"}
    wide = type(deck)(deck.game, (type(deck.cards[0])("fox", 1, wide),), deck.extra)
    printed = Read(wide, size=size, preset="index")
    ((_, first, _, _),) = printed.cards()
    measured = printed.height(first)
    assert measured < 15
    said = float(re.search(r"corner([\d.]+)mm", printed.notes())[1])
    assert said == pytest.approx(measured, abs=0.4) and "Onekindofcardsdoesnot" not in printed.notes()
    assert "Thecardsdonotkeepit" in printed.notes()


@pytest.mark.parametrize(
    ("game", "size", "preset"),
    [
        ("kameloot", "poker", "giant"),
        ("kameloot", "poker", "large"),
        ("kami", "bridge", "xlarge"),
        ("kamimai", "poker", "xlarge"),
        ("tamashii", "poker", "giant"),
        ("magi_kitchen", "tarot", "giant"),
        ("kamimai", "a6", "giant"),
    ],
)
def test_letters_smaller_than_promised_are_told_in_the_list_of_that_card_and_of_no_other(game, size, preset):
    printed, promised = Read(game, "en", size, preset), PRESETS[preset].size
    small = 0
    for card, _, _, rest in printed.cards():
        sizes = {round(letter[2], 1) for letter in rest}
        line = printed.line(card)
        told = {float(number) for number in re.findall(r"(?:name|text)([\d.]+)points", line)}
        assert told == {size for size in sizes if size < promised - 0.01}, (card, line)
        small += bool(told)
    assert ("Allcardskeepit" in printed.notes()) == (small == 0)


def test_a_text_in_short_or_left_out_stands_in_full_in_the_list_and_no_other_does():
    printed = Read("kameloot", "en", "poker", "index")
    deck, notes = printed.job.deck, printed.notes()
    full = notes[notes.index("Textsinfull") :]
    for card, _, _, rest in printed.cards():
        spec = next(spec for spec in deck.cards if spec.id == card)
        name, line = plain(name_of(deck, spec, "en")), printed.line(card)
        shown = words(rest)
        assert ("notextonthecard" in line) == (plain(shown).lower() == name.lower()), card
        assert ("textinshort" in line or "notextonthecard" in line) == (f"{name}:".lower() in full.lower()), (
            card
        )
    assert "namea number from 2 to 7".replace(" ", "") in full


def test_a_card_with_little_to_say_says_it_larger_than_one_with_much():
    printed = Read("kameloot")
    found = {card: (printed.height(first), rest[0][2]) for card, first, _, rest in printed.cards()}
    least = min(height for height, _ in found.values())
    assert found["tavern_token"][0] > 1.5 * least and found["tavern_token"][1] > 1.5 * found["unicorn"][1]
    # Before cards grew, every index was 28 points: 6.6 mm.
    assert found["ring"][0] > 8 and least > 6.5


def test_an_a6_card_is_filled():
    """It had an index of 10 mm and a name of 18 points, and nothing on half of it."""
    printed = Read("kamimai", "en", "a6")
    for card, first, _, rest in printed.cards():
        assert printed.height(first) >= 15, card
        assert rest[0][2] >= 36, card
    water = next(rest for card, _, _, rest in printed.cards() if card == "water")
    assert water[0][2] >= 60 and min(letter[2] for letter in water) >= 34


def pictures(pdf, number):
    """Bounds of what is filled in black and smaller than a card, in points from the lower left."""
    document = pypdfium2.PdfDocument(pdf)
    found = []
    for item in document[number].get_objects(filter=[raw.FPDF_PAGEOBJ_PATH]):
        red, green, blue, alpha = (raw.c_uint() for _ in range(4))
        raw.FPDFPageObj_GetFillColor(item.raw, red, green, blue, alpha)
        mode, stroked = raw.c_int(), raw.c_int()
        raw.FPDFPath_GetDrawMode(item.raw, mode, stroked)
        if mode.value and not red.value + green.value + blue.value:
            found.append(item.get_bounds())
    document.close()
    return found


@pytest.mark.parametrize(
    ("game", "size", "preset"),
    [("kami", "poker", "index"), ("kamimai", "bridge", "index"), ("tamashii", "a6", "large")],
)
def test_signs_lie_on_no_letter_and_keep_clear_of_the_cut_and_of_the_corner_that_is_cut_off(
    game, size, preset
):
    printed = Read(game, "en", size, preset)
    seen = 0
    for number in printed.told["sheet_pages"]:
        page = printed.pages[number - 1]
        shapes = pictures(printed.pdf, number - 1)
        for left, bottom, right, top in boxes(printed.told, page.width):
            letters = [letter[1] for letter in page.inside((left, bottom, right, top))]
            for x0, y0, x1, y1 in shapes:
                # Strips of pattern lie along the long sides.
                aside = (0, 3 * MM) if printed.turned else (3 * MM, 0)
                inside = left + aside[0] < x0 and x1 < right - aside[0]
                inside = inside and bottom + aside[1] < y0 and y1 < top - aside[1]
                whole = (x1 - x0) * (y1 - y0) / ((right - left) * (top - bottom))
                if not inside or max(x1 - x0, y1 - y0) < 2 * MM or whole > 0.38:
                    continue  # a letter's dot, the frame
                seen += 1
                assert min(y0 - bottom, top - y1, x0 - left, right - x1) >= 1.5 * MM
                if not printed.turned:
                    assert (right - x1) + (top - y1) >= 6 * MM, "the corner that is cut off"
                for a0, b0, a1, b1 in letters:
                    assert min(x1, a1) - max(x0, a0) < 0.3 or min(y1, b1) - max(y0, b0) < 0.3
    assert seen >= 3


def diagonals(pdf, number):
    """Bounds of stroked lines of 6 mm both ways: the corners to be cut off."""
    document = pypdfium2.PdfDocument(pdf)
    found = [item.get_bounds() for item in document[number].get_objects(filter=[raw.FPDF_PAGEOBJ_PATH])]
    document.close()
    # The bounds of a stroke are a little wider than its line.
    return [
        (x0, y0, x1, y1)
        for x0, y0, x1, y1 in found
        if all(5.9 * MM < side < 6.8 * MM for side in (x1 - x0, y1 - y0))
    ]


@pytest.mark.parametrize("game", ["kameloot", "kami"])
def test_the_corner_to_be_cut_off_is_the_same_one_on_both_sides_of_the_paper(game):
    pdf = produce(order(game)).pdf
    told, pages = manifest(pdf), read(pdf)
    first = told["sheet_pages"][0] - 1
    front, back = diagonals(pdf, first), diagonals(pdf, first + 1)
    width = pages[first].width
    fronts = boxes(told, width)[: len(told["pages"][0])]
    for _, _, right, top in fronts:
        assert sum(abs(x1 - right) < MM and abs(y1 - top) < MM for _, _, x1, y1 in front) == 1
        # Paper turned over on its long edge: what lies at x lies at width - x.
        assert sum(abs(width - x0 - right) < MM and abs(y1 - top) < MM for x0, _, _, y1 in back) == 1


def test_nothing_on_a_back_lies_where_its_corner_is_cut_off():
    pdf = produce(order("kameloot", only={"ring": 9})).pdf
    told = manifest(pdf)
    page = read(pdf)[told["sheet_pages"][0]]
    for left, bottom, right, top in boxes(told, page.width, back=True):
        letters = page.inside((left, bottom, right, top))
        assert letters
        # The cut takes 6 mm along both edges, and scissors are not exact: 2 mm from it, across.
        assert all((x0 - left) + (top - y1) >= 9 * MM for _, (x0, _, _, y1), _, _, _ in letters)


TABLE = """name,index,number,sign,colour
Jack of hearts,J♥,11,drop,red
10 of hearts,10♥,10,drop,red
Red 3,,,,
Fox,,,,
-2,,,,
"""


def test_a_corner_says_the_name_or_the_value_and_no_number_that_was_made_up(tmp_path):
    path = tmp_path / "house.csv"
    path.write_text(TABLE, encoding="utf-8")
    printed = Read(open_deck("house", path), preset="index")
    corners = [words(first) for _, first, _, _ in printed.cards()]
    assert corners == ["J", "10", "3", "F", "−2"]


def test_a_suit_is_as_high_as_the_rank_beside_it(tmp_path):
    path = tmp_path / "house.csv"
    path.write_text(TABLE, encoding="utf-8")
    printed = Read(open_deck("house", path), preset="index", only={"jack_of_hearts": 1})
    number = printed.told["sheet_pages"][0] - 1
    ((_, first, _, _),) = printed.cards()
    x1 = max(box[2] for _, box, _, _, _ in first)
    suit = [
        (bottom, top)
        for left, bottom, right, top in pictures(printed.pdf, number)
        if x1 < left < x1 + 6 * MM and top - bottom > 5 * MM and right - left > 5 * MM
    ]
    assert suit and (suit[0][1] - suit[0][0]) / MM == pytest.approx(printed.height(first), rel=0.15)


@pytest.mark.parametrize(("key", "value"), [("band", "pink"), ("edge", "stars"), ("band", ["sky"])])
def test_a_look_that_there_is_not_is_refused_by_name(key, value):
    deck = open_deck("kami")
    known = {card.id: card for card in deck.cards}
    row = Row(Place("mine.toml", card=1), {"id": "tower", key: value})
    with pytest.raises(DeckError, match=f"mine.toml.*{key}.*allowed are"):
        read_row(row, known, {"band", "edge"})


def test_the_command_says_that_a_promise_is_not_kept_and_nothing_where_it_is(tmp_path, capsys):
    path = str(tmp_path / "c.pdf")
    assert main(["cards", "kameloot", "-o", path, "--print", "giant", "--language", "en"]) == 0
    assert "kinds of cards do not keep it" in " ".join(capsys.readouterr().out.split())
    assert main(["cards", "kami", "-o", path, "--print", "index", "--force", "--language", "en"]) == 0
    assert "keep it" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "preset", "size"), [("kami", "xlarge", "tarot"), ("kameloot", "giant", "a6")]
)
def test_the_format_that_is_named_keeps_the_promise_that_is_broken(tmp_path, capsys, game, preset, size):
    path = str(tmp_path / "c.pdf")
    order = ["cards", game, "-o", path, "--print", preset, "--language", "en", "--force"]
    assert main(order) == 0
    assert f"With --size {size} all would keep it." in " ".join(capsys.readouterr().out.split())
    assert main([*order, "--size", size]) == 0
    assert "keep it" not in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_every_format_has_a_promise_for_the_corner(game):
    assert {name: size.jumbo for name, size in SIZES.items()} == JUMBO
