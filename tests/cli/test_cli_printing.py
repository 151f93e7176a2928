"""Printing from the menu, by ear alone: in the terminal by lines, each step spoken, the way back one step."""

import contextlib
import os
import stat
import sys

import pytest
from clerk import Speaker, session
from commandline import run

from accessible_games.cli.answers import Back
from accessible_games.cli.printing import choose_printing
from accessible_games.narration.catalogue import KANA
from accessible_games.play.typed import EndOfInput
from stickers.texts import texts

KANA_LETTERS = "ぁ-ゖァ-ヺー"


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))  # no printer and no viewer but those of the test
    (tmp_path / "bin").mkdir()
    return tmp_path


def program(home, name, script):
    path = home / "bin" / name
    path.write_text(f"#!{sys.executable}\nimport sys\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def at(*answers, language="en"):
    voice = Speaker()
    made = session(*answers, voice=voice, language=language)
    with contextlib.suppress(EndOfInput):
        choose_printing(made)
    return made.front.text(), [text for text, *_ in (one for one in voice.said if isinstance(one, tuple))]


def test_somebody_who_only_hears_prints_stickers_for_a_box(home):
    shown, said = at("Stickers", "Kameloot", "Stick-on", "A4", "The smallest", "Write")
    assert (home / "texts" / "kameloot-stickers.pdf").read_bytes().startswith(b"%PDF")
    assert "Cell 1: magnet ring" in (home / "texts" / "kameloot-stickers.txt").read_text(encoding="utf-8")
    heard = " ".join(said)
    for sentence in (
        "What shall be printed?",
        "102 stickers on 2 sheets.",
        "The first sheet: 8 magnet rings, 11 two-branched wands",
        "Written: kameloot-stickers.pdf, in the folder texts.",
        str(home / "texts" / "kameloot-stickers.pdf"),
        "What shall be done with it?",
    ):
        assert sentence in heard and sentence in shown


def test_what_will_be_made_can_be_walked_through_line_by_line(home):
    shown, _ = at("Stickers", "Kameloot", "Stick-on", "A4", "The smallest", "line by line", "Back", "Write")
    told, listed = shown.index("102 stickers on 2 sheets."), shown.index("What will be made")
    assert "1. Kameloot: 102 stickers on 2 sheets" in shown[listed:] and told < listed
    assert (home / "texts" / "kameloot-stickers.pdf").exists()


def test_the_way_back_leads_one_step_back_at_each_step(home):
    shown, _ = at(
        "Stickers", "Kami", "Puffy", "A4", "L7160", "Back", "Back", "Back", "Back", "Back", "Large-print"
    )
    asked = [line for line in shown.splitlines() if line.endswith("?")]
    assert asked == [
        "What shall be printed?",
        "For which cards?",
        "How are the marks to be made?",
        "On which paper?",
        "On which labels?",
        "Shall it be written?",
        "On which labels?",
        "On which paper?",
        "How are the marks to be made?",
        "For which cards?",
        "What shall be printed?",
        "For which cards?",
    ]
    assert not (home / "texts" / "kami-stickers.pdf").exists()
    with pytest.raises(Back):
        at("Stickers", "Back", "Back")


def test_a_second_order_does_not_replace_the_first(home):
    for _ in range(2):
        at("A page", "A4", "Write")
    assert sorted(path.name for path in (home / "texts").iterdir()) == [
        "calibration-2.pdf",
        "calibration.pdf",
    ]


@pytest.mark.parametrize(
    ("answers", "name", "told"),
    [
        (("A sheet to learn", "Kami", "Swell", "A4", "Write"), "kami-learn", "pages."),
        (("Large-print", "Kami", "As poker", "Large", "Write"), "kami-cards", "32 cards on"),
        (("A page", "Letter", "Write"), "calibration", "1 page."),
    ],
)
def test_everything_that_is_printed_can_be_printed_from_the_menu(home, answers, name, told):
    shown, _ = at(*answers)
    assert (home / "texts" / f"{name}.pdf").exists()
    assert told in shown


@pytest.mark.parametrize(
    ("language", "choices", "told", "instead"),
    [
        ("en", ("Large-print", "Kameloot", "As poker", "Giant"), "kinds of cards are not", "“A6, 105 by 148"),
        ("fr", ("Des cartes", "Kameloot", "poker", "Géants"), "sortes de cartes sur 8", "« A6, 105 milli"),
        ("ja", ("大きな文字", "カメルート", "ポーカー", "特大"), "8種類のうち7種類は", "「A6、105×148ミリ」"),
    ],
)
def test_what_a_size_of_print_does_not_keep_is_said_before_it_is_written_with_the_size_of_cards_that_would(
    home, language, choices, told, instead
):
    shown = " ".join(at(*choices, language=language)[0].split())
    assert shown.index(told) < shown.index(instead) < shown.rindex("1. ")
    assert not (home / "texts").exists() or not list((home / "texts").iterdir())


def test_a_table_of_ones_own_is_found_among_the_texts_and_its_fault_is_said_before_more_is_asked(home):
    (home / "texts").mkdir()
    (home / "texts" / "house.csv").write_text("name,number\nFox,3\nOwl,4\n", encoding="utf-8")
    shown, _ = at("Stickers", "Cards of your own", "house.csv", "Swell", "A4", "Write")
    assert "house: 2 stickers" in shown and (home / "texts" / "house-stickers.pdf").exists()
    assert "above 59" not in shown
    (home / "texts" / "house.csv").write_text("name,number\nFox,300\n", encoding="utf-8")
    shown, said = at("Stickers", "Cards of your own", "house.csv")
    fault = next(line for line in shown.splitlines() if "300" in line)
    assert fault in said and shown.splitlines().count("Which table?") == 2
    assert "How are the marks to be made?" not in shown


def test_numbers_above_59_are_printed_from_the_menu_which_has_no_word_to_allow_them(home):
    (home / "texts").mkdir()
    (home / "texts" / "house.csv").write_text("name,number\nFox,75\n", encoding="utf-8")
    shown, said = at("Stickers", "Cards of your own", "house.csv", "Swell", "A4", "Write")
    assert "--" not in shown, "a menu names no option of a command"
    told = "Numbers above 59 need a square with more than five dots, which is hard to read by touch."
    assert told in said and (home / "texts" / "house-stickers.pdf").exists()


def test_a_deck_of_many_single_cards_is_told_in_short_and_name_by_name_when_asked(home):
    rows = "".join(f"Card {letter}\n" for letter in "ABCDEFGHIJKL")
    (home / "texts").mkdir()
    (home / "texts" / "mine.csv").write_text(f"name\n{rows}", encoding="utf-8")
    order = ("Stickers", "Cards of your own", "mine", "Swell", "A4")
    shown, _ = at(*order, "Write")
    assert "The first sheet has 12 stickers of 12 kinds, from Card A to Card L." in shown
    assert "Card F" not in shown
    shown, _ = at(*order, "The names", "Write")
    assert "Cells 1 to 10: Card A, Card B" in shown and "Cells 11 to 12: Card K, Card L." in shown


def test_a_path_is_typed_where_there_is_no_table(home):
    table = home / "elsewhere" / "deck of mine.csv"
    table.parent.mkdir()
    table.write_text("name,number\nFox,3\n", encoding="utf-8")
    shown, _ = at("Stickers", "Cards of your own", f'"{table}"', "Swell", "A4", "Write")
    assert "1 sticker on 1 sheet" in shown


def test_a_table_is_found_without_its_ending_and_one_that_is_not_there_is_asked_for_again(home):
    own = ("シール", "一覧に書いた", "huno")
    shown, _ = at(*own, language="ja")
    assert shown.count("表はどこにありますか") == 2 and "huno というファイルはありません" in shown
    (home / "huno.csv").write_text("name,number\nFox,3\n", encoding="utf-8")
    (home / "texts").mkdir()
    shown, _ = at("Stickers", "Cards of your own", "Another", "huno", "Swell", "A4", "Write")
    assert (home / "texts" / "huno-stickers.pdf").exists()


def test_labels_are_named_by_what_stands_on_their_box_and_unknown_ones_are_refused_aloud(home):
    shown, _ = at("Stickers", "Kami", "Puffy", "A4", "Others", "Herma 4677")
    assert "labels Herma 4677" in shown
    shown, said = at("Stickers", "Kami", "Puffy", "A4", "Others", "banana")
    refusal = next(line for line in shown.splitlines() if "banana" in line)
    assert refusal in said and shown.splitlines().count("On which labels?") == 2


def test_the_size_of_the_cards_and_the_number_of_sets_are_chosen_before_it_is_written(home):
    shown, _ = at("Stickers", "Kami", "Swell", "A4", "The size of", "As bridge", "Several", "3", "Write")
    assert "Cards of 57.15 x 88.9 mm." in shown
    assert "96 stickers" in shown


def test_the_file_is_opened_and_its_pages_go_to_the_printer_without_scaling(home):
    program(home, "lp", f"open({str(home / 'lp.txt')!r}, 'a').write(' '.join(sys.argv[1:]) + chr(10))")
    program(home, "xdg-open", f"open({str(home / 'open.txt')!r}, 'a').write(sys.argv[1] + chr(10))")
    order = ("Stickers", "Kameloot", "Stick-on", "A4", "L7651", "Write")
    shown, said = at(*order, "Open the file", "Open its folder", "Print it", "Print the key")
    pdf = str(home / "texts" / "kameloot-stickers.pdf")
    assert (home / "open.txt").read_text().split() == [pdf, str(home / "texts")]
    sent = (home / "lp.txt").read_text().splitlines()
    assert [line.rpartition(" ")[2] for line in sent] == [pdf, pdf]
    assert all("print-scaling=none" in line for line in sent)
    assert "page-ranges=1-2" in sent[0] and "page-ranges=3-" in sent[1]
    assert any("on their way to the printer" in line for line in said)


def test_a_printer_that_refuses_and_a_viewer_that_is_missing_are_told_in_one_sentence(home):
    program(home, "lp", "sys.exit('lp: Error - no default destination available.')")
    _, said = at("A page", "A4", "Write", "Print it", "Open the file")
    assert any("no default destination available" in line for line in said)
    assert any("xdg-open has nothing that opens it" in line for line in said)


DIALOGS = {
    "en": ("Actual size", "Actual size", "100", "Scale", "None"),
    "fr": ("Taille réelle", "Taille réelle", "100", "Échelle", "Aucun"),
    "ja": ("実際のサイズ", "実際のサイズ", "100", "倍率", "なし"),
}
"""What Acrobat, Edge, Preview, Firefox and CUPS call it."""


@pytest.mark.parametrize("language", DIALOGS)
def test_each_print_dialog_is_told_in_the_words_that_it_has_in_that_language(home, language):
    words = texts(language, "printing")
    titles = [
        words.text(f"dialog-title-{name}") for name in ("acrobat", "edge", "preview", "firefox", "cups")
    ]
    for title, wanted in zip(titles, DIALOGS[language], strict=True):
        shown, said = at("4", "1", "1", words.text("next-dialog"), title, language=language)
        told = shown[shown.rindex(title) :]
        assert wanted in told
        if language != "ja":
            assert any(wanted in line for line in said)


@pytest.mark.parametrize("what", ["1 2 2 1 2 1", "1 2 1 1 1", "3 1 1 1 1", "4 1 1", "2 2 1 1 1"])
def test_a_voice_of_kana_is_given_nothing_that_it_cannot_read(home, what):
    import re

    order = what.split()
    _, said = at(*order, "3", "4", "1", "5", language="ja")
    assert len(said) > len(order)
    for line in said:
        path = re.sub(r"\S*texts\S*|/\S+", "", line)
        assert not re.search(rf"[^{KANA_LETTERS}\s、。]", path), line


def test_what_the_menu_says_has_the_same_messages_in_kana_with_the_same_variables():
    from stickers_words import messages_of

    assert messages_of(KANA, "printing") == messages_of("ja", "printing") == messages_of("en", "printing")
    for stem in ("sheets", "marks", "sheets-refusals", "marks-refusals"):
        kana, kanji = messages_of(KANA, stem), messages_of("ja", stem)
        for key, names in kana.items():
            assert names <= kanji[key], key


@pytest.mark.parametrize(("flag", "name"), [("--open", "xdg-open"), ("--print", "lp")])
def test_a_command_hands_its_file_to_the_system(home, flag, name):
    program(home, name, f"open({str(home / 'got.txt')!r}, 'w').write(' '.join(sys.argv[1:]))")
    path = os.environ["PATH"]
    done = run(home, "stickers", "kami", "-o", str(home / "k.pdf"), "--method", "dots", flag, PATH=path)
    assert done.code == 0
    assert (home / "got.txt").read_text().endswith("k.pdf")


def test_large_print_cards_are_sent_by_another_word_because_print_is_their_size(home):
    program(home, "lp", f"open({str(home / 'got.txt')!r}, 'w').write(' '.join(sys.argv[1:]))")
    done = run(home, "cards", "kami", "-o", str(home / "k.pdf"), "--send", PATH=os.environ["PATH"])
    assert done.code == 0
    assert "sides=two-sided-long-edge" in (home / "got.txt").read_text()


def test_a_command_whose_file_cannot_be_printed_says_so_and_has_written_it(home):
    done = run(home, "stickers", "kami", "-o", str(home / "k.pdf"), "--print", PATH=os.environ["PATH"])
    assert done.code == 2 and "(lp is missing)" in done.error
    assert (home / "k.pdf").exists()
