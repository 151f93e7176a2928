"""The commands as people type them: what they say, what they write, and how they refuse."""

import argparse
import itertools
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stickers.__main__ import main
from stickers.cli import verbs
from stickers.cli.speaking import system_language, system_region

FAMILY = """
title = "Fox family"
[[card]]
id = "fox"
copies = 3
name = "Fox"
[[card]]
id = "hen"
copies = 2
name = { en = "Hen", fr = "Poule" }
number = 17
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    for name in ("LC_ALL", "LC_PAPER", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    folder = tmp_path / "work"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def left(folder):
    return sorted(path.name for path in folder.iterdir())


def test_a_game_becomes_a_pdf_and_a_list_and_the_paper_is_said(home, capsys):
    assert main(["stickers", "kameloot"]) == 0
    assert left(home) == ["kameloot-stickers.pdf", "kameloot-stickers.txt"]
    said = capsys.readouterr().out
    assert "102 stickers on 4 sheets" in said
    assert "A4 (210 x 297 mm)" in said and "a sheet to be cut up" in said
    assert "a guess; give --card" in said and "% of the face" in said
    assert all(len(line) <= 80 for line in said.splitlines())


@pytest.mark.parametrize(
    ("system", "paper"), [("en_US.UTF-8", "Letter"), ("en_GB.UTF-8", "A4"), ("C.UTF-8", "A4")]
)
def test_without_paper_and_stock_the_country_decides(monkeypatch, capsys, system, paper):
    monkeypatch.setenv("LANG", system)
    assert main(["stickers", "kami"]) == 0
    assert f"Paper {paper}" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["kami", "kameloot", "kamimai", "tamashii", "magi_kitchen"])
@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_box_has_a_stock_with_room_in_every_language_without_any_option(game, language, paper, capsys):
    assert main(["stickers", game, "--language", language, "--paper", paper]) == 0
    assert capsys.readouterr().err == ""


def test_drawings_and_a_picture_are_written_when_asked_for(home):
    assert main(["stickers", "kami", "-o", "k.pdf", "--svg", "--preview", "k.png"]) == 0
    assert left(home) == ["k-1.svg", "k.pdf", "k.png", "k.txt"]
    assert Path("k.png").read_bytes().startswith(b"\x89PNG")


def test_sets_only_start_and_skip_reach_the_sheets(capsys):
    assert main(["stickers", "kameloot", "--sets", "30", "-o", "sets.pdf"]) == 0
    assert "3060 stickers" in capsys.readouterr().out.replace(",", "")
    assert (
        main(
            [
                "stickers",
                "kameloot",
                "--only",
                "scroll:2,unicorn",
                "--start",
                "3",
                "--skip",
                "4",
                "-o",
                "o.pdf",
            ]
        )
        == 0
    )
    cells = re.findall(r"Cell (\d+): ([a-z ]+),", Path("o.txt").read_text(encoding="utf-8"))
    assert cells == [("3", "permutation scroll"), ("5", "permutation scroll"), ("6", "unicorn horn")]


def test_a_familys_own_deck_is_printed_with_its_names_in_each_language(home, capsys):
    Path("family.toml").write_text(FAMILY, encoding="utf-8")
    assert main(["stickers", "family", "--data", "family.toml", "--language", "fr", "-o", "f.pdf"]) == 0
    assert "5 autocollants" in capsys.readouterr().out
    text = Path("f.txt").read_text(encoding="utf-8")
    assert "Poule" in text and "Fox" in text
    assert "un carré" in text


def test_a_chosen_profile_is_kept_and_used(home, capsys):
    assert main(["test-sheet", "--sizes", "1.8,6,12,15,1.2", "-o", "mine.toml"]) == 0
    assert main(["stickers", "kami", "--profile", "mine.toml"]) == 0
    assert "profile mine" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("method", ["swell", "dots", "paint", "punch", "clear"])
def test_the_test_sheet_is_made_for_every_method(language, paper, method):
    command = ["test-sheet", "--method", method, "--language", language, "--paper", paper]
    assert main([*command, "-o", "t.pdf"]) == 0


def test_a_printer_is_calibrated_shown_and_used(home, capsys):
    assert main(["calibrate", "-o", "page.pdf"]) == 0
    assert main(["calibrate", "--printer", "office", "--measured", "21,20,19,20,21,20,19,20"]) == 0
    assert main(["calibrate", "--printer", "Office"]) == 0
    said = capsys.readouterr().out
    assert said.count("moved 1 mm to the left and 0 mm down") == 2
    assert main(["stickers", "kami", "--printer", "office"]) == 0
    assert "Calibrated for printer office" in capsys.readouterr().out


BAD = [
    (["stickers", "chess"], "chess"),
    (["stickers", "kami", "--stock", "L1"], "L7160"),
    (["stickers", "kami", "--stock", "none.toml"], "none.toml"),
    (["stickers", "kami", "--stock", "big.toml"], "300 mm high"),
    (["stickers", "kami", "--stock", "5160", "--paper", "a4"], "letter"),
    (["stickers", "kami", "--paper", "a5"], "a4, letter"),
    (["stickers", "kami", "--method", "braille"], "swell, dots"),
    (["stickers", "kami", "--profile", "tiny"], "comfort, compact"),
    (["stickers", "kami", "--language", "de"], "en, fr, ja"),
    (["stickers", "kami", "--printer", "nobody"], "nobody"),
    (["stickers", "kami", "--start", "0"], "no cell 0"),
    (["stickers", "kami", "--stock", "L7160", "--start", "22"], "cells 1 to 21"),
    (["stickers", "kameloot", "--method", "dots", "--text", "12"], "With --kind card all names"),
    (["stickers", "kami", "--stock", "L7561"], "Did you mean L7651?"),
    # The sheet that it is made on, not the last one that was looked at for a long name.
    (["stickers", "kameloot", "--method", "dots", "--paper", "a4", "--start", "70"], "cells 1 to 65"),
    (["stickers", "kami", "--start", "two"], "no whole number"),
    (["stickers", "kami", "--stock", "L7160", "--skip", "1-21"], "Nothing is left"),
    (["stickers", "kami", "--skip", "x"], "3,7"),
    (["stickers", "kami", "--card", "huge"], "poker, bridge"),
    (["stickers", "kami", "--card", "20x20"], "a quarter of a card of 20 x 20 mm"),
    (["stickers", "kami", "--skip", "5-2"], "3,7"),
    (["stickers", "kami", "--card", ""], "poker, bridge"),
    (["stickers", "kami", "--kind", ""], "Choose card"),
    (["stickers", "tamashii", "--kind", "token"], "card, character, gem"),
    (["stickers", "kami", "--sets", "0"], "1 to 999"),
    (["stickers", "kami", "--sets", "-1"], "no whole number"),
    (["stickers", "kami", "--only", "fox:1"], "warrior"),
    (["stickers", "kami", "--text", "8"], "9 to 40"),
    (["stickers", "kami", "--text", "nan"], "9 to 40"),
    (["stickers", "kami", "--stock", "L4731", "--method", "swell"], "27 x 15.4"),
    (["stickers", "kami", "-o", "k.doc"], ".pdf"),
    (["stickers", "kami", "-o", "gone/k.pdf"], "no folder"),
    (["stickers", "kami", "-o", "there.pdf"], "--force"),
    (["stickers", "kami", "-o", "k.pdf", "--preview", "there.png"], "--force"),
    (["stickers", "kami", "-o", "k.pdf", "--preview", "k.jpg"], ".png"),
    (["stickers", "crowd", "--data", "crowd.csv", "--allow-large", "--profile", "compact"], "comfort"),
    (["stickers", "kami", "--data", "missing.toml"], "missing.toml"),
    (["stickers", "big", "--data", "big.csv"], "--allow-large"),
    (["stickers", "zero", "--data", "zero.csv"], "copies"),
    (["stickers", "many", "--data", "many.csv"], "copies"),
    (["stickers", "long", "--data", "long.csv"], "name"),
    (["stickers", "rtl", "--data", "rtl.csv"], "U+05E9"),
    (["stickers", "emoji", "--data", "emoji.csv"], "U+1F98A"),
    (["stickers", "twice", "--data", "twice.csv"], "fox"),
    (["test-sheet", "--sizes", "1,2,3"], "1.6,5,10,12.7,1"),
    (["test-sheet", "--sizes", "0.2,5,10,12.7,1"], "dot"),
    (["test-sheet", "--sizes", "nan,5,10,12.7,1"], "1.6,5,10,12.7,1"),
    (["test-sheet", "-o", "there.pdf"], "--force"),
    (["calibrate"], "--printer"),
    (["calibrate", "--printer", "../x", "--dx", "1"], "name of a printer"),
    (["calibrate", "--printer", "p", "--dx", "99"], "-15 to 15"),
    (["calibrate", "--printer", "p", "--dx", "wide"], "no number"),
    (["calibrate", "--printer", "p", "--measured", "1,2"], "eight distances"),
    (["calibrate", "--printer", "p", "--measured", "26,26,26,26,26,26,26,26"], "fit to page"),
]


@pytest.mark.parametrize(("arguments", "said"), BAD, ids=[" ".join(arguments) for arguments, _ in BAD])
def test_bad_input_gets_one_line_and_leaves_nothing_behind(home, capsys, arguments, said):
    cards = {
        "big": "n,1,Ninety,99",
        "crowd": "n,1,Sixty,60",
        "zero": "fox,0,Fox,",
        "many": "fox,10000,Fox,",
        "long": f"fox,1,{'x' * 300},",
        "rtl": "fox,1,שועל,",
        "emoji": "fox,1,Fox 🦊,",
        "twice": "fox,1,Fox,\nfox,1,Fox,",
    }
    for name, rows in cards.items():
        Path(f"{name}.csv").write_text(f"id,copies,name,number\n{rows}\n", encoding="utf-8")
    sizes = "cols=1\nrows=4\nwidth=60\nheight=60\nx0=5\ny0=30\npx=60\npy=70\n"
    Path("big.toml").write_text(f'[stock]\npaper="a4"\n{sizes}', encoding="utf-8")
    Path("there.pdf").write_bytes(b"mine")
    Path("there.png").write_bytes(b"mine")
    before = left(home)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert said in err
    assert err.count("\n") == 1 and "Traceback" not in err
    assert out == ""
    assert left(home) == before
    assert Path("there.pdf").read_bytes() == b"mine"


@pytest.mark.parametrize(
    "verb", ["stickers kami", "cards kami", "learn-sheet kami", "test-sheet", "calibrate"]
)
def test_whatever_stands_behind_an_option_one_line_answers_it_and_nothing_is_written(home, capsys, verb):
    """Every option that takes a word is tried with each absurd one, whichever options there are."""
    words = verb.split()
    parser = argparse.ArgumentParser()
    verbs()[words[0]][1](parser)
    options = [action.option_strings[-1] for action in parser._actions if action.option_strings]
    takes = [option for option in options if parser._option_string_actions[option].nargs is None]
    printing = ["--printer=p"] if verb == "calibrate" else []
    before = left(home)
    for option, word in itertools.product(takes, ("", "nan", "9" * 400, "x" * 5000, "a\0b")):
        try:
            code = main([*words, *printing, f"{option}={word}"])
        except SystemExit as ended:
            code = ended.code
        out, err = capsys.readouterr()
        assert (code, out) in ((1, ""), (2, "")), (option, word[:9], out)
        assert err.count("\n") == 1 and "inside the program" not in err, (option, word[:9], err)
        assert left(home) == before, (option, word[:9])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "exists already"), ("fr", "existe déjà"), ("ja", "もうあります")]
)
def test_a_refusal_is_told_in_the_language_of_the_sheets(language, said, capsys):
    Path("k.pdf").write_bytes(b"")
    assert main(["stickers", "kami", "-o", "k.pdf", "--language", language]) == 2
    assert said in capsys.readouterr().err


def test_a_mistyped_command_gets_one_line(capsys):
    for arguments in (["sticker"], ["stickers"], ["stickers", "kami", "--colour"], []):
        with pytest.raises(SystemExit) as ended:
            main(arguments)
        assert ended.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(("language", "title"), [("ja", "神(Kami)：シール"), ("fr", "étiquettes")])
def test_what_goes_to_a_pipe_has_the_letters_of_its_language_whatever_the_code_page(language, title):
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-m", "stickers", "stickers", "kami", "--language", language, "-o", "x.pdf"]
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert title in done.stdout.decode("utf-8" if language == "ja" else "cp1252")


def test_another_process_makes_the_same_bytes():
    made = []
    for seed in ("1", "2"):
        command = [
            sys.executable,
            "-m",
            "stickers",
            "stickers",
            "magi_kitchen",
            "--language",
            "ja",
            "-o",
            f"{seed}.pdf",
        ]
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(Path(__file__).parents[2])}
        subprocess.run(command, check=True, env=environment, capture_output=True)
        made.append((Path(f"{seed}.pdf").read_bytes(), Path(f"{seed}.txt").read_bytes()))
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("system", "language", "region"),
    [("fr_CA.UTF-8", "fr", "CA"), ("ja_JP", "ja", "JP"), ("de_DE@euro", "en", "DE"), ("C", "en", None)],
)
def test_language_and_country_come_from_the_system(monkeypatch, system, language, region):
    monkeypatch.setenv("LANG", system)
    assert (system_language(), system_region()) == (language, region)


def test_long_work_tells_its_progress_at_most_once_a_second(capsys, monkeypatch):
    from stickers.cli.speaking import progress
    from stickers.texts import texts

    seconds = iter([0.0, 0.4, 1.1, 1.1, 1.5, 2.2, 2.2])  # asked once at each step, and again when it tells
    monkeypatch.setattr("time.monotonic", lambda: next(seconds))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    tell = progress(texts("en", "sheets"), "say-progress")
    for done in (1, 2, 3, 4):
        tell(done, 9)
    assert capsys.readouterr() == ("", "2 of 9 stickers drawn.\n4 of 9 stickers drawn.\n")


def test_whoever_reads_the_result_by_a_pipe_gets_no_progress_in_it(capsys, monkeypatch):
    from stickers.cli.speaking import progress
    from stickers.texts import texts

    monkeypatch.setattr("time.monotonic", iter(range(0, 100, 5)).__next__)
    progress(texts("en", "sheets"), "say-progress")(1, 9)
    assert capsys.readouterr() == ("", "")


def test_words_that_were_asked_for_and_have_no_room_at_9_points_are_refused_with_sheets_that_hold_them(
    tmp_path, capsys
):
    asked = ["kamimai", "-o", str(tmp_path / "s.pdf"), "--method", "dots", "--profile", "compact"]
    asked += ["--language", "fr"]
    code = main(["stickers", *asked, "--stock", "L4732", "--text", "12"])
    said = " ".join(capsys.readouterr().err.split())
    assert code == 2 and "dragonflies" in said and not (tmp_path / "s.pdf").exists()
    sheet = re.search(r"(L\d{4}), ", said)[1]
    assert main(["stickers", *asked, "--stock", sheet, "--text", "12"]) == 0
    # Unasked, the code is not refused for its words.
    assert main(["stickers", *asked, "--stock", "L4732", "--force"]) == 0


def test_labels_without_a_word_on_the_way_are_made_with_dots_which_is_said_once_with_what_is_filled(capsys):
    assert main(["stickers", "tamashii", "--stock", "L7160", "-o", "t.pdf", "--language", "en"]) == 0
    said, text = capsys.readouterr().out, Path("t.txt").read_text(encoding="utf-8")
    assert "L7160, stick-on dots" in said and said.count("do not swell") == 1
    # Which shapes have a single outline, beside which squares and circles have two.
    (solid,) = [
        line for line in text.splitlines() if line.startswith("Some signs here have a single outline")
    ]
    assert "a solid square" in solid and "star" in solid and "with one dot" not in solid
    main(["stickers", "tamashii", "--stock", "L7160", "-o", "t.pdf", "--force", "--method", "paint"])
    assert "swell" not in capsys.readouterr().out


def test_each_set_of_a_school_gets_a_page_that_says_what_is_in_it_and_where_its_stickers_are(tmp_path):
    from pypdfium2 import PdfDocument

    path = tmp_path / "school.pdf"
    words = [
        "stickers",
        "kami",
        "-o",
        str(path),
        "--sets",
        "3",
        "--covers",
        "--stock",
        "L7160",
        "--method",
        "dots",
    ]
    assert main([*words, "--language", "en"]) == 0
    with PdfDocument(str(path)) as document:
        pages = [" ".join(page.get_textpage().get_text_range().split()) for page in document]
    covers = pages[-3:]
    assert [cover.startswith(f"Kami: set {number} of 3") for number, cover in enumerate(covers, 1)] == [
        True
    ] * 3
    # 32 stickers a set, 21 on a sheet: the second set begins at the 33rd of all, which is cell 12 of sheet 2.
    assert "32 stickers: from sheet 2, cell 12, to sheet 4, cell 1." in covers[1]
    assert "10 warriors" in covers[1] and "belongs to" in covers[1]
    assert not any("belongs to" in page for page in pages[:-3])
