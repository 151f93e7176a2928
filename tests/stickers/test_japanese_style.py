"""All Japanese that is printed, and all that printing says, is polite and set one way."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLACES = [
    *sorted((ROOT / "stickers/locale/ja").glob("*.ftl")),
    *sorted((ROOT / "accessible_games/games").glob("*/locale/ja/print.ftl")),
    *sorted((ROOT / "accessible_games/games").glob("*/locale/ja/sheet.ftl")),
]
POLITE = (
    "ます",
    "です",
    "ません",
    "ました",
    "でした",
    "ましょう",
    "でしょう",
    "ください",
    "ますか",
    "ですか",
    "ずつ",
)
INFLECTED = "うくぐすつぬぶむるいただなか"
"""What verbs, adjectives and "da" end in; what ends in a noun or a number is as good in either style."""


def lines(path):
    text = path.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def test_the_texts_looked_at_are_there():
    assert len(PLACES) == 10 + 5 + 5


@pytest.mark.parametrize("path", PLACES, ids=lambda path: "/".join(path.parts[-4:]))
def test_a_sentence_that_ends_in_a_verb_is_polite(path):
    plain = [
        sentence
        for line in lines(path)
        for sentence in re.findall(r"[^。]+(?=。)", line)
        if sentence[-1] in INFLECTED and not sentence.endswith(POLITE)
    ]
    assert plain == []


@pytest.mark.parametrize("path", PLACES, ids=lambda path: "/".join(path.parts[-4:]))
def test_one_word_and_one_sign_stand_for_one_thing(path):
    """A mark is 印, and colons, percent and "times" are the wide ones between Japanese words."""
    odd = [
        line
        for line in lines(path)
        if re.search(r"しるし|[^a-z]: |\} x \{|\}%|パーセント|\} mm|\d mm", line.split(" = ", 1)[-1])
    ]
    assert odd == []
