"""The command `cards`: what it writes, what it says, and how it refuses."""

import json

import pikepdf
import pytest

from stickers.__main__ import main
from stickers.check.pdf import check_pdf

FAMILY = """
title = "Our animals"
[[card]]
id = "fox"
copies = 3
name = { en = "Fox", fr = "Renard" }
text = "Take a card from your neighbour."
[[card]]
id = "owl"
copies = 1
name = "Owl"
"""


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_PAPER", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def command(*arguments):
        try:
            code = main(["cards", *arguments])
        except SystemExit as stop:
            code = stop.code
        told = capsys.readouterr()
        return code, told.out, told.err

    command.folder = tmp_path
    return command


def told(path):
    with pikepdf.open(path) as document:
        return json.loads(document.attachments["accessible-games.json"].get_file().read_bytes())


def test_it_writes_the_pdf_and_says_cards_paper_and_sheets(run):
    code, out, err = run("kami", "-o", "kami.pdf")
    assert (code, err) == (0, "")
    assert out == "32 cards on A4 paper, 5 sheets with the notes:\nkami.pdf\n"
    assert len(told(run.folder / "kami.pdf")["pages"]) == 4


def test_paper_follows_the_region_and_can_be_chosen(run, monkeypatch):
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert "Letter paper" in run("kami", "-o", "us.pdf")[1]
    assert "A4 paper" in run("kami", "-o", "a4.pdf", "--paper", "A4")[1]
    with pikepdf.open(run.folder / "us.pdf") as document:
        assert [float(edge) for edge in document.pages[0].MediaBox] == [0, 0, 612, 792]


def test_a_picture_of_the_first_cards_is_written_on_request(run):
    code, out, _ = run("kami", "-o", "kami.pdf", "--preview", "kami.png")
    assert code == 0 and "kami.png" in out
    assert (run.folder / "kami.png").read_bytes().startswith(b"\x89PNG")


def test_an_existing_file_is_kept_unless_forced(run):
    (run.folder / "kami.pdf").write_text("mine")
    code, _, err = run("kami", "-o", "kami.pdf")
    assert code == 2 and "--force" in err and err.count("\n") == 1
    assert (run.folder / "kami.pdf").read_text() == "mine"
    assert run("kami", "-o", "kami.pdf", "--force")[0] == 0


def test_only_prints_the_lost_cards(run):
    assert run("kami", "-o", "k.pdf", "--only", "tower:3,empress")[0] == 0
    cards = [entry["card"] for page in told(run.folder / "k.pdf")["pages"] for entry in page]
    assert cards == ["tower"] * 3 + ["empress"]


def test_rules_are_added_or_printed_alone(run):
    run("kami", "-o", "cards.pdf")
    run("kami", "-o", "both.pdf", "--rules")
    code, out, _ = run("kami", "-o", "rules.pdf", "--rules-only")
    assert code == 0 and "turn aid" in out
    pages = {}
    for name in ("cards", "both", "rules"):
        with pikepdf.open(run.folder / f"{name}.pdf") as document:
            pages[name] = len(document.pages)
    assert pages["both"] == pages["cards"] + pages["rules"]


def test_a_family_deck_is_printed_from_toml_and_from_csv(run):
    (run.folder / "ours.toml").write_text(FAMILY, encoding="utf-8")
    assert run("ours", "-o", "t.pdf", "--data", "ours.toml", "--language", "fr")[0] == 0
    entries = told(run.folder / "t.pdf")["pages"][0]
    assert [entry["text"] for entry in entries] == ["Renard"] * 3 + ["Owl"]
    (run.folder / "ours.csv").write_text("id,copies,name\nfox,3,Fox\nowl,1,Owl\n", encoding="utf-8")
    assert run("ours", "-o", "c.pdf", "--data", "ours.csv")[0] == 0
    assert len(told(run.folder / "c.pdf")["pages"][0]) == 4


LONG = "x" * 70


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess", "-o", "k.pdf"), "kami, kameloot"),
        (("kami", "-o", "k.pdf", "--size", "b5"), "poker, bridge, tarot, a6"),
        (("kami", "-o", "k.pdf", "--print", "tiny"), "large, xlarge, giant"),
        (("kami", "-o", "k.pdf", "--paper", "a3"), "a4, letter"),
        (("kami", "-o", "k.pdf", "--sets", "0"), "1 to 999"),
        (("kami", "-o", "k.pdf", "--sets", "many"), "1 or more"),
        (("kami", "-o", "k.pdf", "--only", "dragon"), "warrior, horseman"),
        (("kami", "-o", "k.pdf", "--only", "tower:x"), "tower:x"),
        (("kami", "-o", "k.doc"), ".pdf"),
        (("kami", "-o", "nowhere/k.pdf"), "nowhere"),
        (("kami", "-o", "k.pdf", "--preview", "k.jpg"), ".png"),
        (("kami",), "-o"),
        (("ours", "-o", "k.pdf", "--data", "long.csv"), "Card “fox”: at 16 points the word “xxx"),
        (("ours", "-o", "k.pdf", "--data", "rune.csv"), "U+16A0"),
        (("ours", "-o", "k.pdf", "--data", "plain.csv", "--rules"), "rules sheet"),
    ],
)
def test_bad_input_is_one_line_that_says_what_is_allowed_and_leaves_no_file(run, arguments, said):
    (run.folder / "long.csv").write_text(f"id,copies,name\nfox,3,{LONG}\n", encoding="utf-8")
    (run.folder / "rune.csv").write_text("id,copies,name\nfox,3,Fox ᚠ\n", encoding="utf-8")
    (run.folder / "plain.csv").write_text("id,copies,name\nfox,3,Fox\n", encoding="utf-8")
    before = sorted(run.folder.iterdir())
    code, out, err = run(*arguments)
    assert code == 2 and out == ""
    assert said in err and err.count("\n") == 1 and "Traceback" not in err
    assert sorted(run.folder.iterdir()) == before


@pytest.mark.parametrize(("language", "said"), [("fr", "points"), ("ja", "ポイント")])
def test_a_refusal_speaks_the_language_of_the_command(run, language, said):
    (run.folder / "long.csv").write_text(f"id,copies,name\nfox,3,{LONG}\n", encoding="utf-8")
    code, _, err = run("ours", "-o", "k.pdf", "--data", "long.csv", "--language", language)
    assert code == 2 and said in err and "needed" not in err


def test_a_letter_that_reaches_to_the_left_of_its_place_stays_inside_of_the_frame(run, tmp_path):
    table = tmp_path / "jokers.csv"
    table.write_text("id,name,copies\njoker,joker,1\n", encoding="utf-8")
    run("jokers", "--data", str(table), "--print", "giant", "--size", "a6", "-o", "j.pdf")
    assert check_pdf(tmp_path / "j.pdf", 300, "en").lines("en")[:-1] == []
