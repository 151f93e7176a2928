"""The order of speech, pair by pair, as docs/speech.md promises it."""

import re
from pathlib import Path

import pytest
from hearing import tones

from audio.speech_queue import SpeechQueue, Utterance
from tests.each import each

PAGE = Path(__file__).parents[2] / "docs" / "speech.md"
KINDS = ("echo", "focus", "answer", "entry", "question", "alert", "event")
KEY = "a key"


def table(corner):
    """A table of the page: (what arrives, what it meets) -> what then happens."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    start = next(n for n, line in enumerate(lines) if line.startswith(f"| arrives \\ {corner} "))
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    heads = rows[0][1:]
    return {(row[0], met): cell for row in rows[2:] for met, cell in zip(heads, row[1:], strict=True)}


SOUNDS, WAITS = table("sounds"), table("waits")


def line(text, kind, ticket=0, **how):
    return Utterance(ticket, text, kind, "en", **how)


def drained(queue):
    texts = []
    while (utterance := queue.begin_next()) is not None:
        texts.append(utterance.text)
        queue.end(utterance)
    return texts


def arrive(queue, kind):
    return queue.key_pressed() if kind == KEY else queue.push(line("new", kind))


def saying(*kinds, **how):
    """A queue in which the first of these sounds and the others wait, each named by its kind."""
    queue = SpeechQueue(**how)
    for n, kind in enumerate(kinds):
        queue.push(line(kind, kind, n + 1))
        if not n:
            queue.begin_next()
    return queue


def test_the_page_has_a_row_for_a_key_and_for_each_kind_and_a_column_for_each_kind():
    pairs = {(arriving, met) for arriving in (KEY, *KINDS) for met in KINDS}
    assert SOUNDS.keys() == pairs == WAITS.keys()
    text = PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^\| (\w+) \| [^|]{9,} \|$", text, re.M) == ["kind", *KINDS]


@each("arriving", (KEY, *KINDS))
@each("met", KINDS)
def test_what_sounds_stops_comes_again_or_goes_on_as_the_page_says(arriving, met):
    queue = saying(met)
    stops = arrive(queue, arriving)
    expected = SOUNDS[arriving, met]
    assert stops == (expected != "goes on") == (queue.running is None)
    new = [] if arriving == KEY else ["new"]
    assert drained(queue) == new + ([met] if expected == "again" else [])


@each("arriving", (KEY, *KINDS))
@each("met", KINDS)
def test_what_waits_is_dropped_or_comes_before_or_behind_as_the_page_says(arriving, met):
    queue = saying("question", met)
    arrive(queue, arriving)
    heard = [text for text in drained(queue) if text != "question" or met == "question"]
    if met == "question" and arriving == "echo":
        heard.remove("question")  # the one that sounded, and comes again before the one that waited
    expected = {
        "dropped": ["new"],
        "before": [met, "new"],
        "behind": ["new", met],
        "stays": [met],
    }[WAITS[arriving, met]]
    assert heard == ([one for one in expected if one != "new"] if arriving == KEY else expected)


def test_six_keys_are_six_answers_of_which_the_sixth_is_heard():
    queue = saying("event")
    for n in range(1, 7):
        queue.key_pressed()
        queue.push(line(f"line {n}", "answer"))
        queue.push(line(f"{n} of 34", "answer"))
        if n < 6:
            queue.begin_next()
    assert drained(queue) == ["line 6", "6 of 34", "event"]


def test_an_event_that_is_cut_over_and_over_is_told_once_and_whole_in_the_end():
    queue = saying("event")
    queue.push(line("later", "event"))
    for _ in range(5):
        queue.key_pressed()
        queue.push(line("card", "focus"))
        queue.end(queue.begin_next())
        assert queue.begin_next().text == "event"
    queue.running = None
    assert drained(queue) == ["later"]


def test_an_entry_goes_with_its_question_and_before_events_that_wait():
    queue = saying("event")
    queue.push(line("second event", "event"))
    queue.push(line("Your turn.", "question"))
    queue.push(line("Pass, 1 of 3.", "entry"))
    queue.push(line("The headset is gone.", "alert"))
    assert drained(queue) == ["Your turn.", "Pass, 1 of 3.", "The headset is gone.", "second event"]


def test_an_entry_that_comes_while_its_question_sounds_is_next():
    queue = saying("question", "event")
    queue.push(line("Your turn.", "question"))
    queue.running = None
    queue.begin_next()
    queue.push(line("Pass, 1 of 3.", "entry"))
    assert drained(queue) == ["Pass, 1 of 3.", "event"]


def test_an_entry_in_two_languages_is_heard_in_both():
    queue = saying("question")
    queue.push(line("Pass", "entry"))
    queue.push(line("Passer", "entry"))
    assert drained(queue) == ["Pass", "Passer"]


def test_a_question_that_was_answered_is_not_told_again_nor_its_entry():
    queue = saying("question", "event")
    queue.push(line("Your turn.", "question"))
    queue.push(line("Pass", "entry"))
    assert queue.answered()
    assert drained(queue) == ["event"]


def test_skipped_events_are_named_once_and_neither_alerts_nor_questions_are_skipped():
    queue = saying("event", "event", "alert", "question", tells_again=False)
    assert queue.push(line("hand", "answer", 9))
    assert drained(queue) == ["hand", "alert", "question"]
    assert queue.take_skipped() == {1, 2} and queue.take_skipped() == frozenset()


def test_a_key_without_a_reply_skips_nothing():
    queue = saying("event", "event", tells_again=False)
    queue.key_pressed()
    assert queue.running.text == "event" and not queue.take_skipped()


def test_silence_drops_all_and_names_what_had_not_begun():
    queue = saying("event", "event", "alert", "entry")
    queue.silence()
    assert queue.idle and queue.take_skipped() == {2, 3}


def test_what_a_chord_silenced_comes_back_in_its_order_and_is_not_counted_as_unheard():
    queue = saying("event", "event", "question", "entry")
    queue.silence()
    queue.push(line("late", "event", 9))
    queue.unsilence()
    queue.key_pressed()
    queue.push(line("saved", "answer"))
    assert not queue.take_skipped()
    assert drained(queue) == ["saved", "question", "event", "event", "late"]


def test_a_silence_that_was_no_chord_is_not_taken_back_by_a_later_one():
    queue = saying("event", "event")
    queue.silence()
    queue.silence()
    queue.unsilence()
    assert queue.idle


def test_nothing_that_was_purged_comes_back_and_what_was_private_is_not_even_counted():
    queue = saying("event", "event")
    queue.push(line("mine", "event", 9, private=True))
    queue.purge()
    queue.unsilence()
    assert queue.idle and queue.take_skipped() == {2}


def test_a_question_and_an_entry_count_as_put_once_they_sound_and_not_because_a_key_dropped_them():
    queue = saying("event")
    queue.push(line("Your turn.", "question", 2))
    queue.push(line("Pass", "entry", 3))
    queue.key_pressed()
    assert not queue.has_put("question") and not queue.has_put("entry")
    focus = line("Warrior", "focus", 4)
    queue.push(focus)
    queue.begin_sounding(focus)
    assert queue.has_put("entry") and not queue.has_put("question")
    queue.answered()
    assert queue.has_put("question", "entry")


def test_who_silences_a_question_needs_not_hear_it_but_the_entry_is_still_to_be_heard():
    queue = saying("event")
    queue.push(line("Your turn.", "question", 2))
    queue.push(line("Pass", "entry", 3))
    queue.silence()
    assert queue.has_put("question") and not queue.has_put("entry")
    queue.unsilence()
    assert not queue.has_put("question")


def test_a_question_that_is_asked_again_is_put_by_the_reply_before_it_and_a_new_one_is_not():
    for again in (True, False):
        queue = SpeechQueue()
        queue.push(line("Your name?", "question", 1))
        queue.answered()
        if again:
            queue.asks_again()
        told = line("Type a name.", "answer", 2)
        queue.push(told)
        queue.push(line("Your name?", "question", 3))
        assert not queue.has_put("question", "entry") or not again, "nothing has sounded yet"
        queue.begin_sounding(told)
        assert queue.has_put("question") == again


def test_a_question_that_is_asked_again_is_put_by_itself_where_a_key_drops_the_reply():
    queue = SpeechQueue()
    queue.asks_again()
    queue.push(line("Type a name.", "answer", 2))
    question = line("Your name?", "question", 3)
    queue.push(question)
    queue.key_pressed()
    assert not queue.has_put("question")
    queue.begin_sounding(question)
    assert queue.has_put("question")
    queue.push(line("Another entry", "focus", 4))
    assert not queue.has_put("entry"), "an arrow went on: that is to be heard"


def test_a_question_in_two_languages_is_put_when_the_first_sounds():
    queue = SpeechQueue()
    first = line("Your turn.", "question", 1)
    queue.push(first)
    queue.push(line("À vous.", "question", 2))
    queue.begin_sounding(first)
    assert queue.has_put("question")


def test_a_line_that_was_cut_does_not_end_the_one_after_it():
    queue = saying("focus")
    first = queue.running
    queue.key_pressed()
    queue.push(line("B", "focus"))
    second = queue.begin_next()
    queue.end(first)
    assert queue.running is second


@pytest.mark.parametrize("arriving", ("echo", "focus", "answer", "question"))
def test_the_voice_is_heard_as_the_page_says(stage, until, arriving):
    voice = stage.voice()
    expected = []
    for met in ("answer", "entry", "question", "event"):
        voice.say("tone 400 for 260", kind=met, language="en")
        until(stage.mixer.speaking)
        stage.pass_time(60)
        voice.say("tone 800 for 60", kind=arriving, language="en")
        assert voice.wait(30)
        cell = SOUNDS[arriving, met]
        expected += [
            ("whole" if cell == "goes on" else "cut"),
            "new",
            *(["whole"] if cell == "again" else []),
        ]
    stage.close()
    heard = [
        "new" if tone.hz == 800 else "whole" if tone.ms > 220 else "cut" for tone in tones(stage.recording)
    ]
    assert heard == expected
