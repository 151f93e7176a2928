"""Tagging a finished PDF: what a screen reader finds in it, asked of another library."""

import io

import pikepdf
import pytest
from reportlab.pdfgen.canvas import Canvas

from stickers.tagging import Tag, finish, text_string


def drawn(pages):
    file = io.BytesIO()
    canvas = Canvas(file, invariant=1, lang="en")
    for page in range(pages):
        for place in range(2):
            canvas._code.append(f"/P<</MCID {place}>>BDC")
            canvas.drawString(100, 700 - 20 * place, f"page {page} line {place}")
            canvas._code.append("EMC")
        canvas.showPage()
    canvas.save()
    return file.getvalue()


def opened(data):
    return pikepdf.open(io.BytesIO(data))


def elements(document):
    tree = document.Root.StructTreeRoot.K
    return [list(section.K) for section in tree.K]


def test_elements_come_in_reading_order_with_their_alternative_texts():
    tags = [[Tag("H1"), Tag("Figure", f"mark {page} (é) \\ 龍")] for page in range(3)]
    document = opened(finish(drawn(3), tags, {}))
    for page, section in enumerate(elements(document)):
        assert [str(element.S) for element in section] == ["/H1", "/Figure"]
        assert [int(element.K) for element in section] == [0, 1]
        assert str(section[1].Alt) == f"mark {page} (é) \\ 龍"
        assert "/Alt" not in section[0]
        assert section[0].Pg.objgen == document.pages[page].objgen


def test_each_mark_leads_back_to_its_element():
    document = opened(finish(drawn(2), [[Tag("P"), Tag("P")]] * 2, {}))
    numbers = list(document.Root.StructTreeRoot.ParentTree.Nums)
    for page in document.pages:
        key = int(page.StructParents)
        row = numbers[2 * [int(n) for n in numbers[::2]].index(key) + 1]
        assert [int(element.K) for element in row] == [0, 1]
        assert all(element.Pg.objgen == page.objgen for element in row)


def test_the_file_says_that_it_is_tagged_and_no_checker_objects():
    document = opened(finish(drawn(1), [[Tag("P"), Tag("P")]], {}))
    assert bool(document.Root.MarkInfo.Marked)
    assert str(document.Root.Lang) == "en"
    assert document.check_pdf_syntax() == []


def test_pages_are_painted_with_the_same_operators_as_before():
    before = drawn(2)
    after = opened(finish(before, [[Tag("P"), Tag("P")]] * 2, {}))
    for old, new in zip(opened(before).pages, after.pages, strict=True):
        assert old.Contents.read_bytes() == new.Contents.read_bytes()


def test_attachments_are_found_by_name():
    document = opened(finish(drawn(1), [[Tag("P"), Tag("P")]], {"list.json": b'{"a": "\xc3\xa9"}'}))
    assert document.attachments["list.json"].get_file().read_bytes() == b'{"a": "\xc3\xa9"}'


def test_more_objects_than_one_object_stream_holds_are_all_found():
    count = 2500
    document = opened(finish(drawn(1), [[Tag("Figure", f"n {n}") for n in range(count)]], {}))
    assert [str(element.Alt) for element in elements(document)[0]] == [f"n {n}" for n in range(count)]


@pytest.mark.parametrize("text", ["plain", "par(en)s \\ back", "Cœur", "銀龍", "🂡"])
def test_any_text_survives_as_a_pdf_string(text):
    assert str(pikepdf.Object.parse(text_string(text))) == text
