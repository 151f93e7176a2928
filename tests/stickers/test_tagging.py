"""Tagging a finished PDF: what a screen reader finds in it, asked of pikepdf anew."""

import io

import pikepdf
import pytest
from reportlab.pdfgen.canvas import Canvas

from stickers.tagging import finish
from stickers.tags import Element, Facts

FACTS = Facts("A & B <c>", "en")


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


def tree(*pages):
    """A document with a section a page, which holds these elements."""
    top = Element("Document")
    for page, elements in enumerate(pages):
        top.kids.append(Element("Sect", kids=list(elements)))
        for mcid, element in enumerate(elements):
            element.page, element.mcid = page, mcid
    return top


def opened(data):
    return pikepdf.open(io.BytesIO(data))


def elements(document):
    return [list(section.K) for section in document.Root.StructTreeRoot.K.K]


def two():
    return [Element("P"), Element("P")]


def test_elements_come_in_reading_order_with_their_alternative_texts():
    pages = [[Element("H1"), Element("Figure", f"mark {page} (é) \\ 龍")] for page in range(3)]
    document = opened(finish(drawn(3), tree(*pages), FACTS, {}))
    for page, section in enumerate(elements(document)):
        assert [str(element.S) for element in section] == ["/H1", "/Figure"]
        assert [int(element.K) for element in section] == [0, 1]
        assert str(section[1].Alt) == f"mark {page} (é) \\ 龍"
        assert "/Alt" not in section[0]
        assert section[0].Pg.objgen == document.pages[page].objgen


def test_each_mark_leads_back_to_its_element():
    document = opened(finish(drawn(2), tree(two(), two()), FACTS, {}))
    numbers = list(document.Root.StructTreeRoot.ParentTree.Nums)
    for page in document.pages:
        key = int(page.StructParents)
        row = numbers[2 * [int(n) for n in numbers[::2]].index(key) + 1]
        assert [int(element.K) for element in row] == [0, 1]
        assert all(element.Pg.objgen == page.objgen for element in row)


def test_the_file_says_that_it_is_tagged_and_no_checker_objects():
    document = opened(finish(drawn(1), tree(two()), FACTS, {}))
    assert bool(document.Root.MarkInfo.Marked)
    assert str(document.Root.Lang) == "en"
    assert document.check_pdf_syntax() == []


def test_pages_are_painted_with_the_same_operators_as_before():
    before = drawn(2)
    after = opened(finish(before, tree(two(), two()), FACTS, {}))
    for old, new in zip(opened(before).pages, after.pages, strict=True):
        assert old.Contents.read_bytes() == new.Contents.read_bytes()


def test_attachments_are_found_by_name():
    document = opened(finish(drawn(1), tree(two()), FACTS, {"list.json": b'{"a": "\xc3\xa9"}'}))
    assert document.attachments["list.json"].get_file().read_bytes() == b'{"a": "\xc3\xa9"}'


def test_thousands_of_elements_are_all_found_in_their_order():
    figures = [Element("Figure", f"n {n}") for n in range(2500)]
    document = opened(finish(drawn(1), tree(figures), FACTS, {}))
    assert [str(element.Alt) for element in elements(document)[0]] == [f"n {n}" for n in range(2500)]


def test_the_metadata_name_the_standard_and_hold_the_title_whatever_its_letters():
    document = opened(finish(drawn(1), tree(two()), FACTS, {}))
    with document.open_metadata() as metadata:
        assert metadata["pdfuaid:part"] == "1"
        assert metadata["dc:title"] == "A & B <c>"
        assert list(metadata["dc:language"]) == ["en"]


def test_headings_become_bookmarks_one_below_the_other():
    page = [Element("H1", text="one"), Element("H2", text="inner"), Element("H1", text="two")]
    with opened(finish(drawn(1), tree(page), FACTS, {})).open_outline() as outline:
        assert [item.title for item in outline.root] == ["one", "two"]
        assert [item.title for item in outline.root[0].children] == ["inner"]


@pytest.mark.parametrize(
    ("text", "language"), [("銀龍", "ja"), ("Dragon 銀龍", "ja"), ("Cœur d'été", None), ("☾ 7", None)]
)
def test_words_in_japanese_letters_say_so_in_a_document_of_another_language(text, language):
    document = opened(finish(drawn(1), tree([Element("P", text=text), Element("P")]), FACTS, {}))
    ((first, _),) = elements(document)
    assert (str(first.Lang) if "/Lang" in first else None) == language


def test_the_same_content_makes_the_same_bytes():
    made = [finish(drawn(1), tree(two()), FACTS, {"a": b"b"}) for _ in range(2)]
    assert made[0] == made[1]
