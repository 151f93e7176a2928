"""`learn`: where one was is where one goes on, parts can be skipped, and whoever leaves comes back to the list."""

from __future__ import annotations

import pytest
from clerk import Speaker, session
from commandline import run

from accessible_games.cli.learn import choose_lesson, learn, taught
from accessible_games.games import GAMES, get_game
from accessible_games.play.lesson import lesson_of
from accessible_games.play.settings import load_settings
from accessible_games.play.typed import EndOfInput

KAMI, LESSON = get_game("kami"), lesson_of("kami")
SOUNDS = [*["The next sounds"] * len(LESSON.sounds), "That was all of them"]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    return tmp_path


class Sounds:
    def expect(self, game):
        """There is nothing to make ready."""

    def play(self, cue, pan=0.0):
        """Each is heard at once."""


def taught_so(*answers, sounds=True, **how):
    made = session(*answers, **how)
    made.interactive = False  # nobody waits here until a sound has ended
    made.sound.cues = Sounds() if sounds else None
    try:
        learn(made, KAMI, LESSON, back="cli-back-lessons")
    except EndOfInput:
        made.front.shown.append("the input ended")
    return made


def test_after_the_sounds_the_next_part_is_in_focus_under_its_own_number_and_another_day_too(home):
    made = taught_so("Begin with part 1", "The same again", *SOUNDS, "Back")
    text = made.front.text()
    assert text.count("The cards are dealt.") == 2  # once again, as was asked
    assert "2. Go on with part 2: the keys" in text and "the input ended" not in text
    assert load_settings(home / "settings.toml").settings.lessons == ("kami=1",)
    again = taught_so("Back").front.text()
    assert "2. Go on with part 2: the keys" in again and "Hello, I am Mika" not in again


def test_where_nothing_sounds_the_sounds_are_left_out_with_a_word_and_can_be_heard_later(home):
    text = taught_so("Begin with part 1", "Back", sounds=False).front.text()
    assert (
        "Nothing can be heard now, so the sounds are left out." in text and "The cards are dealt." not in text
    )
    assert "2. Go on with part 2: the keys" in text and ". Part 1: the sounds" in text


def test_a_part_that_was_left_is_not_done_and_any_part_can_be_skipped(home):
    made = taught_so("Begin with part 1", "Back", "Part 2", "hand", "quit", "Part 4", "quit", "Back")
    text = made.front.text()
    assert text.count("1. Begin with part 1: the sounds") == 4
    assert text.count("You have left this part of the lesson.") == 2
    assert load_settings(home / "settings.toml").settings.lessons == ()


def test_every_part_can_be_left_at_any_question_by_the_word_for_it(home):
    for part in LESSON.parts:
        made = taught_so(f"Part {LESSON.names.index(part.id) + 1}", "quit", "Back")
        assert "You have left this part" in made.front.text() and made.front.answers == []


def test_a_voice_that_reads_kana_alone_gets_kana_of_a_lesson(home):
    voice = Speaker()
    taught_so("1", *["1"] * len(SOUNDS), "4", voice=voice, language="ja")
    said = [text for text, *_ in voice.said]
    assert any(text.startswith("こんにちわ、") for text in said)
    assert any("せんしの こうげきです" in text for text in said)


def test_all_our_games_are_taught_and_a_game_that_is_not_says_which_are(tmp_path):
    assert set(taught()) == {name for name in GAMES if lesson_of(name) is not None}
    assert {"kami", "kameloot", "kamimai", "magi_kitchen", "tamashii"} <= set(taught())
    assert "no command" not in run(tmp_path, "learn", "no_such_game").error


def test_an_empty_line_says_the_task_that_is_pending_once_more(home):
    text = taught_so("Part 3", "", "quit", "Back").front.text()
    assert text.count("You know this one: say ready.") == 2


def test_the_way_out_of_a_lesson_says_where_it_leads():
    made = session(f"{taught().index('kami') + 1}", "Back to the lessons", "Back to the menu")
    made.interactive = False
    choose_lesson(made)
    assert not made.front.answers
