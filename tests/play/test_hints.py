"""Hints: what a strong player would do, in three steps, for one ear alone; such a game counts for nothing."""

import re
from weakref import ref

import pytest
from hotseat import play, sit
from test_own_devices import ANA, MIDDLE, Room

from accessible_games.engine.journal import Header, header_line, read_journal
from accessible_games.engine.table import Table
from accessible_games.games import get_game
from accessible_games.play.hints import Hints

OUT = {
    "hands": [["warrior"] * 3, ["warrior", "gold"], ["silver"] * 3, ["lancer"] * 3],
    "attack": {"seat": 0, "card": "warrior"},
    "to_act": 1,
    "defence": [["(horseman)"], [], [], []],
    "attacks": [["warrior"], [], [], []],
}
"""Kami: Ben answers with the warrior, attacks with the last card, and has won the round (KAMI-40)."""
KIND = "Answer the attack. Ask once more for the move itself, and a third time for the reason. A game with hints does not count for statistics, achievements or the ladder."
MOVE = "My advice: Warrior defends; Gold dragon attacks, 3 points."
WHY = "It is the last card in hand: the round is won, for 3 points."


def table_at(position, **options):
    return Table(get_game("kami"), 4, options={}, data={}, chance=None, position=position, **options)


def told(lines, *who, position=OUT, **options):
    table = table_at(position, **options)
    return table, re.sub(r"\s+", " ", play(lines, *who, table=table).text)


def test_a_hint_comes_in_three_steps_and_is_counted_once_for_a_decision():
    table, text = told(["hint"] * 4, "bot", "Ben", "bot", "bot")
    assert text.count("Ask once more") == 1
    assert text.index(KIND) < text.index(MOVE) < text.index(f"{MOVE} {WHY}")
    assert text.count(WHY) == 2  # asked again, it is told again
    assert table.advised == 1


def test_a_hint_stands_between_the_line_that_asked_and_one_prompt():
    typist = sit(["hint", None, None, None], "bot", "Ben", "bot", "bot", position=OUT)
    asked = [n for n, line in enumerate(typist.shown) if line.startswith("Ben: number or words")]
    advice = next(n for n, line in enumerate(typist.shown) if line.startswith("Answer the attack."))
    assert len([n for n in asked if n > asked[0]]) == 1 and asked[0] < advice < asked[1]


def test_no_hint_is_told_where_the_table_has_none_or_there_is_nothing_to_choose():
    table, text = told(["hint"], "bot", "Ben", "bot", "bot", hints=False)
    assert "There are no hints at this table." in text and not table.advised
    alone = OUT | {"hands": [["warrior"] * 3, ["horseman"] * 3, ["silver"] * 3, ["lancer"] * 3]}
    table, text = told(["hint"], "bot", "Ben", "bot", "bot", position=alone)
    assert "There is only one thing to do: Pass." in text and not table.advised


def test_a_hint_goes_with_the_player_who_asked_when_the_keyboard_goes_round():
    lines = ["", "hint", "hint", "hint", "pass", "", "r", "l", "y", "hint"]
    _, text = told(lines, "bot", "Ben", "Cleo", "bot")
    assert "each player may ask for hints" in text
    theirs = text[text.index("Pass the keyboard to Cleo") :]
    assert WHY in text and MOVE not in theirs and WHY not in theirs


POSTURE = {
    "mode": "calm",
    "decks": [["posture_owl", "corn", "corn"], ["corn", "tomato", "corn"], ["corn", "corn", "corn"]],
    "to_act": 0,
}


def test_a_posture_that_is_asked_for_from_memory_is_advised_and_one_player_is_asked_on():
    table = Table(get_game("magi_kitchen"), 3, options={"mode": "calm"}, data={}, chance=None, position=POSTURE)
    text = play(["flip", "hint", "hint"], "Ana", "Ben", "Cleo", table=table).text
    assert "My advice: Tap short, short, short.\nBen: number or words." in text
    assert "Who is first" not in text


def test_nothing_that_a_player_saw_or_was_advised_is_kept_when_the_decision_or_the_keyboard_goes_on():
    table, thoughts = table_at(OUT), []

    class Thought:
        def __init__(self, think):
            self.think = think
            thoughts.append(ref(self))

        def done(self):
            return True

        def result(self):
            return self.think()

    hints = Hints(table, Thought)
    hints.ask(1)
    first = hints.take()
    hints.ask(1)
    second = hints.take()
    assert thoughts[0]() is not None
    hints.forget((1,))
    assert thoughts[0]() is None and not hints.waiting
    hints.ask(1)  # the same decision: the third step, and counted once
    third = hints.take()
    assert [len(told) for ((_, told),) in (first, second, third)] == [2, 1, 2]
    assert table.advised == 1
    table.submit(1, table.legal_actions(1)[0])
    assert hints.take() == []
    assert thoughts[1]() is None


def test_a_hand_over_forgets_what_was_advised_and_the_decision_counts_once_all_the_same(monkeypatch):
    forgotten = []
    forget = Hints.forget
    monkeypatch.setattr(
        Hints, "forget", lambda self, seats: (forgotten.append(set(seats)), forget(self, seats))
    )
    table, text = told(["", "hint", "hint", "a", "", "hint"], "bot", "Ben", "Cleo", "bot")
    assert {1, 2} in forgotten
    assert text.count(MOVE) == 2 and text.count(WHY) == 1 and table.advised == 1


def test_a_hint_reaches_the_device_of_whoever_asked_and_no_other():
    room = Room("kami", "", "", "", "", position=MIDDLE, languages=("en",))
    room.say(ANA, "hint")
    assert "Nothing is asked of you now" in room.devices[ANA].text
    before = {seat: device.text for seat, device in room.devices.items() if seat != 1}
    room.say(1, "hint")
    room.say(1, "hint")
    assert "My advice: " in room.devices[1].text
    assert before == {seat: device.text for seat, device in room.devices.items() if seat != 1}
    assert room.table.advised == 1


@pytest.mark.parametrize(("hints", "people", "allowed"), [(None, 1, True), (None, 2, False), (True, 2, True)])
def test_a_journal_keeps_that_somebody_was_advised_and_whether_that_is_allowed(hints, people, allowed):
    players = [{"name": "Ana"}] * people + [{"bot": "easy"}] * (4 - people)
    line = header_line(Header("kami", 4, players=players, hints=hints))
    journal = read_journal((line.text + line.place.advise(2).text).encode())
    assert journal.header.advises is allowed
    assert journal.advised == 1 and journal.place.count == 0
