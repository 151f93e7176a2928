"""Large-print cards as a PDF, read back by pdfium and pikepdf: characters with boxes, sizes and angles."""

import io
import json
from ctypes import c_double
from types import MappingProxyType

import pikepdf
import pypdfium2
import pypdfium2.raw as raw

from accessible_games.games.deck import CardSpec, Deck
from stickers.cards.production import Order
from stickers.cards.sizes import PRESETS, SIZES
from stickers.decks import open_deck

MM = 72 / 25.4


def order(game="kami", language="en", size="poker", preset="large", paper="a4", **more):
    deck = open_deck(game) if isinstance(game, str) else game
    return Order(deck, language, paper, SIZES[size], PRESETS[preset], **more)


def own(*cards):
    """A deck of one's own: (id, name, text) each."""
    specs = [
        CardSpec(id_, 1, MappingProxyType({"name": name, "text": text, "number": number}))
        for number, (id_, name, text) in enumerate(cards, 1)
    ]
    return Deck("family", tuple(specs), MappingProxyType({}))


def manifest(pdf):
    with pikepdf.open(io.BytesIO(pdf)) as document:
        return json.loads(document.attachments["accessible-games.json"].get_file().read_bytes())


def boxes(told, page_width, *, back=False):
    """Card boxes of a sheet in points from the lower left: (left, bottom, right, top), cell by cell."""
    stock, height = told["stock"], {"a4": 297, "letter": 279.4}[told["paper"]] * MM
    width, tall = stock["width"], stock["height"]
    if stock["turned"]:
        width, tall = tall, width
    found = []
    for cell in range(stock["cols"] * stock["rows"]):
        row, column = divmod(cell, stock["cols"])
        left = (stock["x0"] + column * stock["px"]) * MM
        if back:
            left = page_width - left - width * MM
        top = height - (stock["y0"] + row * stock["py"]) * MM
        found.append((left, top - tall * MM, left + width * MM, top))
    return found


class Page:
    """Characters of a page with their boxes, sizes and angles."""

    def __init__(self, document, number):
        page = document[number]
        self.width = page.get_width()
        text = page.get_textpage()
        self.characters = []
        for index in range(text.count_chars()):
            character = chr(raw.FPDFText_GetUnicode(text.raw, index))
            if raw.FPDFText_IsGenerated(text.raw, index) or character.isspace():
                continue
            box = text.get_charbox(index)
            x, y = c_double(), c_double()
            raw.FPDFText_GetCharOrigin(text.raw, index, x, y)
            size = raw.FPDFText_GetFontSize(text.raw, index)
            angle = raw.FPDFText_GetCharAngle(text.raw, index)
            self.characters.append((character, box, size, angle, (x.value, y.value)))

    def inside(self, box):
        left, bottom, right, top = box
        return [
            c
            for c in self.characters
            if left <= (c[1][0] + c[1][2]) / 2 <= right and bottom <= (c[1][1] + c[1][3]) / 2 <= top
        ]


def read(pdf):
    document = pypdfium2.PdfDocument(pdf)
    pages = [Page(document, number) for number in range(len(document))]
    document.close()
    return pages


def words(characters):
    return "".join(c[0] for c in characters)


def plain(text):
    """Letters alone, however the words are set: paper has the apostrophe of print."""
    return "".join(text.split()).replace("\u2019", "'")
