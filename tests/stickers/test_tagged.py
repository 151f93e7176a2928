"""The walk through a tagged file: a fault planted for each condition is found, and in good files none."""

import io
import warnings
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Name
from ua_plants import PLANTS, elements

from stickers.__main__ import main
from stickers.check.tagged.conditions import ALL, BY_PEOPLE, CONDITIONS, OWN, UNTESTED, table
from stickers.check.tagged.content import Content
from stickers.check.tagged.document import ua_findings
from stickers.check.tagged.structure import Tree

STRICTER = {
    "no page may have an annotation": ("foreign", "Annot"),
    "the file may have no form": ("foreign", "AcroForm"),
    "there may be no formula": ("foreign", "Formula"),
    "the file may not be encrypted": ("foreign", "Encrypt"),
    "words may be set in TrueType fonts of one byte a character alone": ("font-kind", ""),
    "fonts are subsets with an encoding of their own (symbolic)": ("font-kind", ""),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    """A sheet and its key, two pages of each."""
    target = tmp_path_factory.mktemp("tagged") / "k.pdf"
    assert (
        main(["stickers", "kameloot", "--only", "ring:2,cloak:1", "--language", "en", "-o", str(target)]) == 0
    )
    return target.read_bytes()


def spoilt(good, plant):
    pdf = pikepdf.open(io.BytesIO(good))
    plant(pdf)
    file = io.BytesIO()
    locked = getattr(pdf, "encrypt_when_saved", False)
    with warnings.catch_warnings():
        # A form field without a form is just what some plants are about.
        warnings.simplefilter("ignore")
        pdf.save(file, encryption=pikepdf.Encryption(owner="o", user="") if locked else False)
    return findings(file.getvalue())


def findings(data):
    document = pikepdf.open(io.BytesIO(data))
    return ua_findings(document, Tree(document), Content(document))


def test_a_good_file_has_nothing_to_tell(good):
    assert findings(good) == []


@pytest.mark.parametrize("condition", CONDITIONS)
def test_what_is_planted_for_a_condition_is_found(good, condition):
    found = spoilt(good, PLANTS[condition])
    stricter = CONDITIONS[condition][1]
    if not stricter:
        assert condition in {finding.condition for finding in found}
        return
    kind, what = STRICTER[stricter]
    assert any(finding.kind == kind and finding.what.startswith(what) for finding in found)


def test_the_table_has_each_condition_that_a_program_can_judge():
    assert len(CONDITIONS) == ALL - BY_PEOPLE - UNTESTED == 87
    assert set(PLANTS) == set(CONDITIONS)


def test_the_page_about_it_has_the_table_of_the_code_and_claims_no_more():
    page = (Path(__file__).parents[2] / "docs" / "pdf-ua.md").read_text(encoding="utf-8")
    assert table() in page
    assert "certifi" not in page.lower()


def _no_tree(pdf):
    del pdf.Root["/StructTreeRoot"]


def _lost_mark(pdf):
    elements(pdf, "P")[0].K = 800


def _wrong_way_back(pdf):
    numbers = pdf.Root.StructTreeRoot.ParentTree.Nums
    numbers[1], numbers[3] = numbers[3], numbers[1]


def _no_box(pdf):
    del elements(pdf, "Figure")[0]["/A"]


def _box_elsewhere(pdf):
    elements(pdf, "Figure")[0].A.BBox[2] = 900


def _no_bookmarks(pdf):
    del pdf.Root["/Outlines"]


def _bookmark_elsewhere(pdf):
    pdf.Root.Outlines.First.Dest[0] = pdf.pages[-1].obj


def _no_tabs(pdf):
    del pdf.pages[0].obj["/Tabs"]


def _opening(pdf):
    pdf.Root.OpenAction = pikepdf.Dictionary(S=Name.JavaScript, JS="app.beep()")


def _turned(pdf):
    section = elements(pdf, "Figure")[0].P
    section.K = pikepdf.Array(list(section.K)[::-1])


def _no_headings(pdf):
    for item in [*elements(pdf, "H1"), *elements(pdf, "H2")]:
        item.S = Name.P


@pytest.mark.parametrize(
    ("number", "plant"),
    [
        ("7.1", _no_tree),
        ("7.1", _lost_mark),
        ("7.1", _wrong_way_back),
        ("7.3", _no_box),
        ("7.3", _box_elsewhere),
        ("7.17", _no_bookmarks),
        ("7.17", _bookmark_elsewhere),
        ("7.18.3", _no_tabs),
        ("7.19", _opening),
        ("09-001", _turned),
        ("14-001", _no_headings),
    ],
)
def test_what_is_judged_besides_is_found_too(good, number, plant):
    assert number in dict(OWN)
    assert number in {finding.condition for finding in spoilt(good, plant)}
