"""Pace: what the next event waits for, and what Enter does meanwhile."""

import dataclasses

import pytest
from hotseat import Choices, RecorderVoice, make_players, play, sit

from accessible_games.games import get_game
from accessible_games.play import facts as no
from accessible_games.play.players import KEY
from accessible_games.play.prompter import PATIENCE
from accessible_games.play.turns import THINKING
from tests.refused import sentence

ANSWER = {
    "hands": [["horseman", "gold"], ["lancer", "tower"], ["warrior"] * 4, ["silver"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}


class Talker(RecorderVoice):
    """A voice that goes on until somebody silences it."""

    def __init__(self, until_asked=10**9):
        super().__init__()
        self.left = 0
        self.until_asked = until_asked

    def say(self, text, **rest):
        super().say(text, **rest)
        self.left = self.until_asked

    def is_speaking(self):
        self.left = max(0, self.left - 1)
        return self.left > 0

    def silence(self):
        super().silence()
        self.left = 0

    def purge(self):
        super().purge()
        self.left = 0


def paced(pace):
    return tuple(
        dataclasses.replace(player, pace=pace) for player in make_players("Ana", "bot1", "bot2", "bot3")
    )


def test_enter_while_a_question_is_spoken_silences_and_asks_nothing_again():
    voice = Talker()
    typist = sit(["", "", "", ""], "Ana", "Ben:en:ear+screen", "Cid", "Dan", voice=voice, position=ANSWER)
    # The first Enter silences the hand-over, the second takes the keyboard, the third silences the
    # question, and the fourth hears it again.
    assert voice.log.count("silence") == 2
    assert typist.shown.count("Your turn: answer Ana's lancer, 2 points.") == 2


def test_enter_that_silences_the_hand_over_does_not_take_the_keyboard():
    typist = sit([""], "Ana", "Ben", "Cid", "Dan", voice=Talker(), position=ANSWER)
    assert "cards in hand" not in " ".join(typist.shown)


def test_by_key_enter_is_asked_for_between_events_and_commands_are_served_meanwhile():
    players = paced(KEY)
    typist = sit([None, "hand", ""], players=players, position=ANSWER | {"to_act": 2})
    assert typist.shown[1:6] == [
        "bot2 passes.",
        "Enter goes on. To change that, type for example: pace speech, or pace 3 for seconds.",
        "2 cards in hand: a horseman and a gold dragon.",
        "Already laid face down: a warrior.",
        "Enter goes on.",
    ]


def test_by_groups_enter_is_asked_for_only_where_much_was_said(monkeypatch):
    typist = sit([None] * 3 + [""], players=paced("groups"), seed=3)
    assert "bot3 defends with a warrior." in typist.shown
    assert not any("Enter goes on" in line for line in typist.shown), "three robots played, and that is not much"
    monkeypatch.setattr("accessible_games.play.reporting.MUCH", 150)
    typist = sit([None] * 3 + [""], players=paced("groups"), seed=3)
    asked = next(n for n, line in enumerate(typist.shown) if "Enter goes on" in line)
    assert 150 < len("".join(typist.shown[:asked])) < 250


@pytest.mark.parametrize("pace", [KEY, 7.0])
def test_what_is_asked_while_events_wait_is_answered_behind_them(pace):
    position = ANSWER | {"to_act": 2, "hands": [["horseman", "gold"], ["silver"] * 2, ["lancer", "tower"], ["empress", "madman"]]}
    robots = sit([], players=paced("speech"), position=position).shown
    told = [line for line in robots if line.startswith(("bot2 defends", "bot2 attacks"))]
    assert len(told) == 2
    typist = sit([None, "counts"], players=paced(pace), position=position)
    counts = next(n for n, line in enumerate(typist.shown) if line.startswith("Cards in hand"))
    assert [line for line in typist.shown[:counts] if line in told] == told


@pytest.mark.parametrize("line", ["card lancer", "what is a lancer", "rules empress", "why", "help"])
def test_what_asks_for_no_state_is_answered_at_once_and_what_waits_goes_on_waiting(line):
    position = ANSWER | {"to_act": 2, "hands": [["horseman", "gold"], ["silver"] * 2, ["lancer", "tower"], ["empress", "madman"]]}
    typist = sit([None, line], players=paced(KEY), position=position)
    first = typist.shown.index("bot2 defends with a lancer.")
    answer = typist.shown[first + 2]
    assert answer and not any(text.startswith("bot2 attacks") for text in typist.shown[: first + 4])
    # One lancer lies on the table, and one more has just been told: of the four no more is counted before its time.
    assert "out" not in answer


def test_by_speech_an_event_waits_until_the_one_before_was_spoken():
    voice = Talker(until_asked=10)
    typist = sit([], players=paced("speech"), voice=voice, position=ANSWER | {"to_act": 2})
    told = [line.text for line in voice.spoken() if line.kind == "event"]
    assert told[1:3] == ["bot2 passes.", "bot3 passes."]
    looks = [wait for wait in typist.waits if wait is not None]
    assert looks == pytest.approx([THINKING, *[0.02] * 9, THINKING, *[0.02] * 9])


def test_a_voice_that_never_ends_holds_the_game_up_only_for_a_while():
    typist = sit([], players=paced("speech"), voice=Talker(), position=ANSWER | {"to_act": 2})
    assert typist.shown[1:3] == ["bot2 passes.", "bot3 passes."]
    assert 2 * PATIENCE <= typist.now < 2 * PATIENCE + 2  # between three events


def test_in_seconds_each_event_stands_for_so_long():
    typist = sit([], players=paced(7.0), position=ANSWER | {"to_act": 2})
    assert [wait for wait in typist.waits if wait is not None].count(7.0) == 2  # between three events


@pytest.mark.parametrize("hand", [["warrior"] * 4, ["lancer", "tower", "tower", "madman"]])
def test_a_bot_takes_the_same_time_with_one_move_and_with_many(hand):
    hands = [["horseman", "gold"], ["silver"] * 2, hand, ["silver"] * 2]
    typist = sit([], "Ana", "Ben", "bot", "Dan", position=ANSWER | {"hands": hands, "to_act": 2})
    assert [wait for wait in typist.waits if wait is not None] == [THINKING]


def test_a_script_is_never_waited_for():
    voice = Talker()
    played = play(["1"] * 3, "Ana", "bot1", "bot2", "bot3", seed=2, voice=voice)
    assert played.table.count > 3  # it would hang on the voice that never ends


def test_commands_are_served_while_bots_act():
    typist = sit(["counts"], "Ana", "bot1", "bot2", "bot3", position=ANSWER | {"to_act": 1})
    shown = " ".join(typist.shown)
    assert shown.index("Cards in hand") < shown.index("Your turn")


@pytest.mark.parametrize("pace", [KEY, "speech", 7.0])
def test_a_move_that_is_typed_while_events_are_told_is_refused_and_not_kept_for_a_later_question(pace):
    voice = Talker(until_asked=10)
    lines = [None] * (pace != KEY) + ["pass", "", "", ""]
    typist = sit(lines, players=paced(pace), voice=voice, position=ANSWER | {"to_act": 2})
    assert typist.shown.count(sentence(no.TooSoon())) == 1
    assert "You pass." not in typist.shown


def test_the_table_is_asked_once_whether_to_clear_and_it_is_remembered():
    choices = Choices()
    typist = sit(["1", "", ""], "Ana", "Ben", "Cid", "Dan", choices=choices, position=ANSWER)
    assert choices.clear is True and choices.remembered == 1
    question = next(n for n, text in enumerate(typist.shown) if text.startswith("Clear the screen"))
    assert typist.shown[question + 1 : question + 4] == ["1. Yes", "2. No", "Type a number."]
    again = sit([""], "Ana", "Ben", "Cid", "Dan", choices=choices, position=ANSWER)
    assert not any(text.startswith("Clear the screen") for text in again.shown)


@pytest.mark.parametrize("clear", [None, True, False])
def test_a_terminal_says_that_what_is_to_be_remembered_can_be_read_back_and_offers_to_clear_it(clear):
    choices = Choices(clear=clear)
    moves = [*["1"] * (clear is None), "turn a card", "pass", "pass"]
    shown = sit(
        moves, "Ana", "Ben", choices=choices, game=get_game("magi_kitchen"),
        options={"mode": "calm", "first_player": 0},
    ).shown  # fmt: skip
    told = "\n".join(shown)
    assert ("stay readable higher up in this terminal" in told) == (clear is not True)
    assert ("Clear it whenever the game goes on?" in told) == (clear is None)
    turned = next(n for n, text in enumerate(shown) if text.endswith("Ana has 41 left."))
    asked = shown.index("Ben: number or words.", turned)
    assert "<clear>" not in shown[turned:asked]  # it can be read for as long as it is news
    assert (shown[asked + 1] == "<clear>") == (clear is not False)


def test_a_line_that_answers_no_question_of_the_table_is_told_so_without_being_quoted():
    choices = Choices()
    typist = sit(
        ["lancer", "hand", "1", "", ""], "Ana", "Ben", "Cid", "Dan", choices=choices, position=ANSWER
    )
    assert typist.shown.count(sentence(no.AnswerFirst())) == 2
    assert not any("lancer" in text for text in typist.shown[: typist.shown.index("<forget typed>")][1:])
    assert choices.clear is True


def test_what_was_typed_ahead_is_dropped_at_the_hand_over():
    typist = sit(["", "pass", ""], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    taken = [n for n, text in enumerate(typist.shown) if text == "<forget typed>"]
    assert len(taken) == 2
    assert "Pass the keyboard to Cid." in typist.shown[: taken[1]]
    assert "4 cards in hand: 4 warriors." in typist.shown[taken[1] :]


def test_typing_is_hidden_only_while_the_private_part_goes_to_the_ear_alone():
    hidden = sit(["", "pass"], "Ana", "Ben:en:ear", "Cid", "Dan", voice=RecorderVoice(), position=ANSWER)
    begin = hidden.shown.index("<typing hidden>")
    assert "<typing shown>" in hidden.shown[begin : hidden.shown.index("Pass the keyboard to Cid.")]
    shown = sit(
        ["", "pass"], "Ana", "Ben:en:ear+screen", "Cid", "Dan", voice=RecorderVoice(), position=ANSWER
    )
    assert "<typing hidden>" not in shown.shown


def test_seats_are_asked_in_the_order_of_the_table():
    typist = sit(["", "pass", "", "pass"], "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    passed_on = [text for text in typist.shown if text.startswith("Pass the keyboard")]
    assert passed_on == [f"Pass the keyboard to {name}." for name in ("Ben", "Cid", "Dan")]
