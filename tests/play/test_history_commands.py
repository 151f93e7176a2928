"""Reading what happened: searched, copied and written, and nobody else's lines in it."""

import re

import pytest
from hotseat import Choices, Desktop, play

from accessible_games.play import facts as no
from tests.refused import sentence

LEAD = {
    "hands": [["madman", "tower", "gold", "gold"], ["lancer"] * 4, ["warrior"] * 4, ["silver"] * 4],
    "lead": 0,
}
HIDE = ["", "lead madman attack gold"]
ROUND = [*HIDE, *["", "pass"] * 3, ""]
FOUR = ("Ana", "Ben", "Cid", "Dan")
ALONE = ("Ana", "bot", "bot", "bot")


def after(played, mark):
    return played.text[played.text.rindex(mark) + len(mark) :]


def last(played):
    return [
        line
        for line in played.lines
        if line and "number or words" not in line and "game is saved" not in line
    ][-1]


def test_a_word_is_found_in_ever_older_events_and_then_it_is_said_that_there_are_no_more():
    played = play([*ROUND, "find passes", "find passes", "find", "find"], *FOUR, position=LEAD)
    back = after(played, "Pass the keyboard to Ana.")
    found = [line for line in back.splitlines() if "passes" in line]
    assert [name for line in found for name in ("Dan", "Cid", "Ben") if name in line] == ["Dan", "Cid", "Ben"]
    assert found[-1] == sentence(no.NotInHistory("passes"))


def test_accents_and_capitals_are_free_in_a_search_and_the_language_is_the_players():
    played = play([*ROUND, "chercher LANCE"], "Ana:fr", "Ben", "Cid", "Dan", position=LEAD)
    assert sentence(no.NotInHistory("LANCE"), language="fr") in played.text
    lines = ["", "lead tower attack gold", *["", "pass"] * 3, "", "chercher ATTAQUE"]
    played = play(lines, "Ana:fr", "Ben", "Cid", "Dan", position=LEAD)
    assert re.search(r"tour, .*\. \d+ sur \d+\.|\d+ sur \d+\.", after(played, "Passez le clavier"))


@pytest.mark.parametrize(
    ("player", "typed", "found"),
    [
        ("Ana:fr", "chercher a nouveau", "Ana entame à nouveau."),
        ("Ana:ja", "検索　ぱす", "パス"),
        ("Ana:ja", "けんさく パス", "パス"),
    ],
)
def test_a_search_needs_neither_accents_nor_the_right_kana_nor_a_narrow_blank(player, typed, found):
    played = play([*ROUND, typed], player, "Ben", "Cid", "Dan", position=LEAD)
    prompts = [
        n for n, line in enumerate(played.lines) if line.startswith(("Ana\u00a0: numéro", "Anaさん、番号"))
    ]
    assert found in "".join(played.lines[prompts[-2] + 1 : prompts[-1]])


def test_a_search_without_a_word_asks_for_one():
    played = play([*HIDE[:1], "find"], *FOUR, position=LEAD)
    assert sentence(no.FindNeedsWord()) in played.text


def test_a_word_that_is_too_long_to_hear_is_shortened():
    played = play([*ROUND, "find " + "x" * 200], *FOUR, position=LEAD)
    assert "No older event has xxx" in played.text and "x" * 38 not in played.text


def test_ones_own_hidden_card_is_found_by_oneself_and_by_nobody_else():
    lines = [*HIDE, "", "find madman", "pass", "", "pass", "", "pass", "", "find madman"]
    played = play(lines, *FOUR, position=LEAD)
    bens = played.text[
        played.text.index("Pass the keyboard to Ben.") : played.text.index("Pass the keyboard to Cid.")
    ]
    assert sentence(no.NotInHistory("madman")) in bens
    assert "You lay a madman" in after(played, "Pass the keyboard to Ana.")


def test_the_event_that_is_read_is_copied():
    desktop = Desktop()
    played = play([*ROUND, "older", "older", "copy"], *FOUR, position=LEAD, desktop=desktop)
    assert desktop.copied == ["Cid passes."]
    assert last(played) == "Copied."


def test_the_history_reads_the_last_events_first_and_as_many_as_are_asked_for():
    def told(command):
        lines = play([*ROUND, command], *FOUR, position=LEAD).lines
        return [line for line in lines if line][-12:]

    assert "The last 1 of " in " ".join(told("history 1")) and "The last 2 of " in " ".join(told("y two"))
    assert "The last " not in " ".join(told("history all"))


def test_without_a_clipboard_the_file_is_named():
    played = play([*ROUND, "copy"], *FOUR, position=LEAD, desktop=Desktop(clipboard=False))
    assert last(played) == "Copied into the file /folder/copied.txt"


def test_what_one_player_alone_was_told_is_neither_copied_nor_written_at_a_table_of_several():
    desktop = Desktop()
    lines = [*ROUND, "find madman", "copy", "transcript"]
    played = play(lines, *FOUR, position=LEAD, desktop=desktop)
    assert sentence(no.OwnLinesStay()) in played.text
    assert desktop.copied == []
    (text,) = desktop.written
    assert "madman" not in text and "passes" in text
    assert "All events are in the file /folder/history.txt" in played.text


def test_whoever_plays_alone_takes_everything_along():
    desktop = Desktop()
    play(["lead madman attack gold", "transcript"], *ALONE, position=LEAD, desktop=desktop)
    assert "madman" in desktop.written[0]


@pytest.mark.parametrize("command", ["copy", "transcript"])
def test_a_disk_that_cannot_is_one_sentence(command):
    class Full(Desktop):
        def copy(self, text):
            raise OSError(28, "No space left on device")

        write = copy

    played = play([*ROUND, command, "hand"], *FOUR, position=LEAD, desktop=Full())
    told = "It could not be written: the disk is full."
    assert told in played.text
    assert "in hand" in after(played, told)


@pytest.mark.parametrize("command", ["find lancer", "copy", "transcript"])
def test_while_somebody_is_waited_for_nothing_of_the_history_is_served(command):
    desktop = Desktop()
    played = play([command], *FOUR, position=LEAD, desktop=desktop, choices=Choices())
    assert "Waiting for Ana" in played.text
    assert desktop.copied == desktop.written == []
