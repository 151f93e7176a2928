"""What the page for printing tells works as it stands there."""

import re
import shlex
import shutil
from pathlib import Path

import pytest

from stickers.__main__ import main
from stickers.check.pdf import check_pdf
from stickers.decks import open_deck
from stickers.marks import GLYPHS
from stickers.stock import find_stock

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "printing.md").read_text(encoding="utf-8")
HARVEST = DOCS / "examples" / "harvest.toml"


def blocks(kind):
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def command(line):
    program, *words = shlex.split(line)
    assert program == "accessible-games"
    return words


def test_every_command_of_the_page_runs_in_the_order_of_the_page(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.chdir(tmp_path)
    shutil.copy(HARVEST, tmp_path)
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    ran = [line for line in lines if "--scan" not in line]  # a scan must be made first
    assert len(ran) > 15
    for line in ran:
        assert main(command(line)) == 0, (line, capsys.readouterr().err)


def test_the_sheet_described_on_the_page_is_accepted(tmp_path):
    (table,) = blocks("toml")
    path = tmp_path / "mine.toml"
    path.write_text(table, encoding="utf-8")
    assert find_stock(str(path)).cells == 24


def test_the_example_is_a_game_of_forty_cards():
    assert sum(card.copies for card in open_deck("harvest", HARVEST).cards) == 40


@pytest.mark.parametrize(("verb", "language"), [("stickers", "en"), ("stickers", "ja"), ("cards", "fr")])
def test_stickers_and_cards_of_the_example_read_back(tmp_path, capsys, verb, language):
    path = tmp_path / f"{verb}.pdf"
    words = [verb, "harvest", "--data", str(HARVEST), "-o", str(path), "--language", language]
    assert main([*words, "--paper", "a4"]) == 0
    report = check_pdf(path, 300, language)
    assert report.lines(language)[:-1] == []
    assert report.signs == 40


def test_the_page_lists_every_sign_there_is():
    listed = set(re.findall(r"`([a-z]+\d?)`", re.search(r"\| `mark` \|.*", PAGE)[0])) - {"mark"}
    squares = {f"square{n}" for n in range(1, 10)}
    assert listed - squares == set(GLYPHS) - squares
    assert {"square1", "square5"} <= listed
