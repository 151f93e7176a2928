"""The sheet to learn on: the numbers, the game's signs, an exam, and its answers behind it."""

import pypdfium2 as pdfium
import pytest

from stickers.__main__ import main
from stickers.calibration import NEUTRAL
from stickers.check.pdf import check_pdf
from stickers.code import decode
from stickers.decks import GAMES, open_deck
from stickers.learning import Lesson, answers_of, learn_sheet, sections_of
from stickers.marks import describe, mark_of
from stickers.methods import METHODS
from stickers.profile import COMFORT


def lesson(game="kami", method="swell", language="en"):
    return Lesson(open_deck(game), COMFORT, METHODS[method], "a4", language, NEUTRAL)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_come_first_then_every_sign_of_the_game_then_the_exam(game):
    numbers, signs, exam = sections_of(lesson(game))
    assert [decode(mark) for _, _, mark in numbers.entries] == list(range(1, 21))
    assert [mark for _, _, mark in signs.entries] == [mark_of(card) for card in open_deck(game).cards]
    assert (
        6 <= len(exam.entries) <= 8
        and [word for _, word, _ in exam.entries] == list("abcdefgh")[: len(exam.entries)]
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_exam_asks_numbers_and_signs_none_twice_and_the_answers_fit(game):
    *_, exam = sections_of(lesson(game))
    marks = [mark for _, _, mark in exam.entries]
    assert len(set(marks)) == len(marks)
    for (_, letter, mark), answer in zip(exam.entries, answers_of(lesson(game)), strict=True):
        assert answer.startswith(f"{letter}: ") and answer.endswith(describe(mark, "en"))


@pytest.mark.parametrize(
    ("game", "method"), [("kami", "swell"), ("tamashii", "punch"), ("magi_kitchen", "dots")]
)
def test_every_mark_of_the_sheet_is_read_back(tmp_path, game, method):
    pdf, _ = learn_sheet(lesson(game, method, "fr"))
    (tmp_path / "l.pdf").write_bytes(pdf)
    report = check_pdf(tmp_path / "l.pdf", 300, "en")
    assert report.faults == []
    assert report.signs == sum(len(section.entries) for section in sections_of(lesson(game)))


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_answers_lie_behind_the_exam_and_at_the_end_of_the_list(language):
    pdf, text = learn_sheet(lesson("magi_kitchen", language=language))
    answers = answers_of(lesson("magi_kitchen", language=language))
    document = pdfium.PdfDocument(pdf)
    last = "".join(document[len(document) - 1].get_textpage().get_text_range().split())
    assert len(document) % 2 == 0, "the exam is the front of the last sheet of paper"
    document.close()
    assert all("".join(answer.split()) in last for answer in answers)
    assert text.rstrip().splitlines()[-len(answers) :] == answers


@pytest.mark.parametrize("game", ["kameloot", "magi_kitchen"])
def test_each_punched_front_has_its_back_on_the_same_sheet_of_paper_and_no_page_says_otherwise(game):
    pdf, text = learn_sheet(lesson(game, "punch"))
    document = pdfium.PdfDocument(pdf)
    words = [page.get_textpage().get_text_range() for page in document]
    document.close()
    fronts = [number for number, said in enumerate(words, 1) if said.startswith("Front.")]
    assert len(fronts) >= 3 and all(number % 2 for number in fronts)
    assert "Answers to the exam" in words[-1] and len(words) == fronts[-1] + 2
    assert "on the back" not in "".join([*words, text])


def test_the_command_says_what_it_made_and_writes_both_files(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["learn-sheet", "kami", "--language", "en", "--paper", "a4"]) == 0
    assert "36 marks to feel" in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kami-learn.pdf", "kami-learn.txt"]
