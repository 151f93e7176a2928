"""The line of braille: cells by the tables' own rules, at the sizes of the standard, and read back."""

import json
import sys

import pikepdf
import pytest
from check_drawing import circle_operators, tampered

from stickers import braille
from stickers.__main__ import main
from stickers.braille import cells_of, lines_of, number_cells, shown
from stickers.check.pdf import check_pdf
from stickers.decks import GAMES, open_deck
from stickers.names import name_of
from tests.each import each


@each(
    ("table", "text", "cells"),
    [
        ("en-g1", "Ring 7", "⠠⠗⠊⠝⠛⠀⠼⠛"),
        ("en-g1", "É", "⠠⠘⠌⠑"),
        ("en-g1", "7a", "⠼⠛⠰⠁"),
        ("en-g1", "six-fingered", "⠎⠊⠭⠤⠋⠊⠝⠛⠑⠗⠑⠙"),
        ("en-g1", "Ace of SPADES", "⠠⠁⠉⠑⠀⠕⠋⠀⠠⠠⠎⠏⠁⠙⠑⠎"),
        ("fr-g1", "UNO +2", "⠨⠨⠥⠝⠕⠀⠠⠖⠣"),
        ("fr-g1", "Fée de l’Eau", "⠨⠋⠿⠑⠀⠙⠑⠀⠇⠄⠨⠑⠁⠥"),
        ("fr-g1", "cœur 20", "⠉⠪⠥⠗⠀⠠⠣⠼"),
        ("ja", "ゆびわ 2", "⠬⠐⠧⠄⠀⠼⠃"),
        ("ja", "ぎんりゅう", "⠐⠣⠴⠈⠙⠒"),
        ("ja", "きょうじん", "⠈⠪⠒⠐⠳⠴"),
        ("ja", "おおかみ", "⠊⠊⠡⠷"),
        ("ja", "みずうみ", "⠷⠐⠹⠉⠷"),
        ("ja", "UNO 3", "⠰⠠⠠⠥⠝⠕⠀⠼⠉"),
        ("ja", "ドラゴン", "⠐⠞⠑⠐⠪⠴"),
        ("ja", "フェアリー", "⠢⠯⠁⠓⠒"),
    ],
)
def test_a_name_is_written_as_the_code_writes_it(table, text, cells):
    assert shown(cells_of(text, table)) == cells


def test_a_minus_is_part_of_a_number():
    assert shown(number_cells(-2, "en-g1")) == "⠐⠤⠼⠃"
    assert shown(number_cells(-2, "fr-g1")) == "⠠⠤⠣"
    assert shown(number_cells(-2, "ja")) == "⠤⠼⠃"


@pytest.mark.parametrize("game", GAMES)
def test_every_name_of_every_box_can_be_written_in_each_table(game):
    deck = open_deck(game)
    for table, language in (("en-g1", "en"), ("fr-g1", "fr"), ("ja", "ja-Hrkt")):
        assert all(cells_of(name_of(deck, card, language), table) for card in deck.cards)


@pytest.mark.parametrize("failing", ["import nothing_of_that_name", "raise OSError", ""])
def test_contracted_french_is_uncontracted_where_there_is_no_liblouis_and_that_is_said(
    monkeypatch, tmp_path, capsys, failing
):
    """There is no Python module, or no library for it, or the library has no tables: it raises then."""
    (tmp_path / "louis.py").write_text(f"def translateString(*_):\n    raise RuntimeError\n{failing}\n")
    monkeypatch.delitem(sys.modules, "louis", raising=False)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    order = ["stickers", "kami", "-o", str(tmp_path / "k.pdf"), "--only", "tower:1", "--language", "en"]
    assert main([*order, "--braille", "fr-g2"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "liblouis" in said and "uncontracted braille (fr-g1)" in said
    with pikepdf.open(tmp_path / "k.pdf") as pdf:
        told = json.loads(pdf.attachments["accessible-games.json"].get_file().read_bytes())
    assert shown(cells_of("tour", "fr-g1")) in json.dumps(told, ensure_ascii=False)
    monkeypatch.delitem(sys.modules, "louis", raising=False)


def test_a_character_that_a_table_has_not_is_named():
    for table in ("en-g1", "fr-g1", "ja"):
        with pytest.raises(ValueError, match="龍"):
            cells_of("龍", table)


def test_lines_break_at_blanks_and_never_in_a_word():
    cells = cells_of("magic cloak", "en-g1")
    assert [shown(line) for line in lines_of(cells, 6)] == ["⠍⠁⠛⠊⠉", "⠉⠇⠕⠁⠅"]
    assert lines_of(cells, 4) is None


def test_the_sizes_lie_within_those_of_the_standard():
    assert 2.2 <= braille.PITCH <= 2.8 and 5.1 <= braille.CELL <= 6.8
    assert 10 <= braille.LINE <= 15 and 1.0 <= braille.DOT <= 1.7


@pytest.fixture(scope="module")
def brailled(tmp_path_factory):
    """One sticker of each card of Kami that has room for its name."""
    from stickers.__main__ import main

    path = tmp_path_factory.mktemp("braille") / "kami.pdf"
    words = ["stickers", "kami", "--only", "warrior,madman", "--braille", "en-g1", "--language", "en"]
    assert main([*words, "--paper", "a4", "-o", str(path), "--svg"]) == 0
    return path


def test_the_check_reads_the_braille_and_the_mark_beside_it(brailled):
    report = check_pdf(brailled, 300)
    assert report.faults == []
    with pikepdf.open(brailled) as document:
        listing = json.loads(document.attachments["accessible-games.json"].get_file().read_bytes())
    assert [entry["braille"] for entry in listing["pages"][0]] == ["⠺⠁⠗⠗⠊⠕⠗", "⠍⠁⠙⠍⠁⠝"]


def test_a_lost_dot_of_braille_is_found(brailled, tmp_path):
    with pikepdf.open(brailled) as document:
        listing = json.loads(document.attachments["accessible-games.json"].get_file().read_bytes())
    stock = listing["stock"]
    x, y = listing["braille"]["warrior"]
    # The w is dots 2, 4, 5, 6: dot 2 lies 2.5 mm below dot 1.
    wiped = circle_operators(stock["x0"] + x, stock["y0"] + y + 2.5, 1.7, 1)
    report = check_pdf(tampered(brailled, tmp_path / "bad.pdf", after=wiped), 300)
    assert [(fault.kind, fault.card) for fault in report.faults] == [("braille", "warrior")]


def test_what_cannot_have_braille_is_refused_in_one_line(capsys):
    from stickers.__main__ import main

    for words, said in ((["--braille", "de"], "en-g1, fr-g1, fr-g2, ja"),
                        (["--braille", "en-g1", "--edge"], "do not go together"),
                        (["--braille", "en-g1", "--method", "paint"], "swell, dots, punch")):  # fmt: skip
        assert main(["stickers", "kami", "--language", "en", "-o", "never.pdf", *words]) == 2
        error = capsys.readouterr().err
        assert said in error and error.count("\n") == 1
