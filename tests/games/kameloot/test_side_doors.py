"""Side doors at one keyboard: once the next turn begins, nobody can ask what was discarded (KLT-14, R22)."""

import re
from random import Random

import pytest

from accessible_games.engine.table import RandomChance, Table
from tests.each import each
from tests.games.kameloot.tables import KAMELOOT
from tests.play.hotseat import Choices, Desktop, RecorderVoice, play

HANDS = [["glove", "potion", "scroll", "scroll"], ["wand", "ring"] * 2, ["wand", "ring"] * 2]
"""Ana's power is a glove, a kind that nobody else holds and that lies nowhere else."""

POSITION = {
    "hands": HANDS,
    "taverns": ["owl", "cat", "owl"],
    "draw_pile": ["potion", "cloak", "cloak", "potion", "cloak", "cloak"],
    "first_player": 0,
    "to_act": 0,
}
ASKED = (
    "repeat", "last", "history", "older", "older", "newer", "oldest", "newest", "find glove", "find used",
    "table", "counts", "scores", "turn", "copy", "transcript", "undo",
)  # fmt: skip
"""What the next player could try, to hear the discard again."""


def table():
    return Table(KAMELOOT, 3, options={}, data={}, chance=RandomChance(Random(1)), position=POSITION)


def bot(level, seat):
    return KAMELOOT.bots[level](seat, 3)


def told_after(text, mark):
    return re.sub(r"\s+", " ", text.partition(mark)[2])


def test_the_power_is_told_to_all_when_it_is_used():
    played = play(["", "use glove"], "Ana", "Ben", "Cid", table=table(), make_bot=bot)
    assert "Ana uses a glove to draw two cards." in re.sub(r"\s+", " ", played.text)


@each("asked", ASKED)
def test_no_question_of_the_next_player_tells_it_again(asked):
    desktop, voice = Desktop(), RecorderVoice()
    # Ben puts a card down first, so that another card's turn is the last thing that happened.
    lines = ["", "use glove", "", asked, "play wand", "", asked, asked]
    played = play(lines, "Ana", "Ben", "Cid", table=table(), make_bot=bot, desktop=desktop, voice=voice)
    told = told_after(played.text, "Ben: press Enter.").replace('"glove"', "").replace("has glove", "")
    # The top of the pile lies open until it is covered: its own answer may name it, nothing else may.
    told = told.replace("On top of the discard pile lies a glove.", "")
    told = re.sub(r"[^.]*discard pile[^.]*\.", "", told)
    assert "glove" not in told, told
    assert "draws" not in told.partition("Ben puts down")[0]
    assert not any("glove" in text for text in (*desktop.copied, *desktop.written))


@pytest.mark.parametrize("asked", ["repeat", "history", "last", "older"])
def test_not_even_the_player_who_used_it_can_ask_afterwards(asked):
    lines = ["", "use glove", "", "play wand", "", "play wand", "", asked]
    played = play(lines, "Ana", "Ben", "Cid", table=table(), make_bot=bot)
    told = told_after(played.text.rpartition("Ana: press Enter.")[2], "number or words")
    assert "glove" not in told.partition("1. ")[0]


def test_what_is_taken_back_and_told_anew_does_not_tell_it_either():
    lines = ["", "use glove", "", "play wand", "undo", "history", "quit"]
    played = play(lines, "Ana", "Ben", "Cid", table=table(), make_bot=bot)
    assert "glove" not in told_after(played.text, "Ben: press Enter.")


def test_a_player_alone_with_bots_hears_it_once_and_cannot_ask_in_the_next_turn():
    lines = ["use glove", "history", "last", "repeat", "quit"]
    played = play(lines, "Ana", "bot 1", "bot 2", table=table(), make_bot=bot)
    assert played.text.count("You use a glove to draw") == 1
    assert "used a power" in played.text


def test_cleared_lines_are_gone_and_the_history_has_no_other():
    played = play(
        ["", "use glove", "", "history"], "Ana", "Ben", "Cid", table=table(), make_bot=bot,
        choices=Choices(clear=True),
    )  # fmt: skip
    assert "Ana used a power." in played.text
