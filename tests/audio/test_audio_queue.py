"""The four speech classes: who goes before whom, and who is cut."""

from audio.speech_queue import SpeechQueue, Utterance


def line(text, kind):
    return Utterance(0, text, kind, "en")


def drained(queue):
    texts = []
    while (utterance := queue.begin_next()) is not None:
        texts.append(utterance.text)
        queue.end(utterance)
    return texts


def test_focus_speech_replaces_waiting_and_running_focus_speech_at_once():
    queue = SpeechQueue()
    queue.push(line("A", "focus"))
    queue.begin_next()
    assert queue.push(line("B", "focus"))
    assert not queue.push(line("C", "focus"))
    assert drained(queue) == ["C"]


def test_focus_speech_neither_cuts_nor_drops_nor_overtakes_events():
    queue = SpeechQueue()
    queue.push(line("E1", "event"))
    queue.begin_next()
    queue.push(line("E2", "event"))
    assert not queue.push(line("A", "focus"))
    assert not queue.push(line("B", "focus"))
    assert queue.running.text == "E1"
    assert drained(queue) == ["E2", "B"]


def test_an_event_that_waits_behind_cut_focus_speech_is_kept():
    queue = SpeechQueue()
    queue.push(line("A", "focus"))
    queue.begin_next()
    queue.push(line("E", "event"))
    assert queue.push(line("B", "focus"))
    assert drained(queue) == ["E", "B"]


def test_alerts_go_before_waiting_events_after_the_running_line_and_keep_their_order():
    queue = SpeechQueue()
    queue.push(line("E1", "event"))
    queue.begin_next()
    queue.push(line("E2", "event"))
    assert not queue.push(line("first", "alert"))
    assert not queue.push(line("second", "alert"))
    assert queue.running.text == "E1"
    assert drained(queue) == ["first", "second", "E2"]


def test_an_answer_cuts_the_running_event_but_none_that_waits():
    queue = SpeechQueue()
    queue.push(line("E1", "event"))
    queue.begin_next()
    queue.push(line("E2", "event"))
    assert queue.push(line("hand", "answer"))
    assert drained(queue) == ["hand", "E2"]


def test_an_answer_drops_focus_speech_and_lets_a_running_alert_end():
    queue = SpeechQueue()
    queue.push(line("your turn", "alert"))
    queue.begin_next()
    queue.push(line("card", "focus"))
    assert not queue.push(line("hand", "answer"))
    assert queue.running.text == "your turn"
    assert drained(queue) == ["hand"]


def test_several_lines_of_one_answer_keep_their_order():
    queue = SpeechQueue()
    for text in ("one", "two", "three"):
        queue.push(line(text, "answer"))
    assert drained(queue) == ["one", "two", "three"]


def test_cutting_a_class_leaves_the_others():
    queue = SpeechQueue()
    queue.push(line("E", "event"))
    queue.begin_next()
    queue.push(line("card", "focus"))
    queue.push(line("hand", "answer"))
    assert not queue.cut({"focus", "answer"})
    assert queue.running is None  # the answer had cut the event
    assert queue.idle


def test_a_line_that_was_cut_does_not_end_the_one_after_it():
    queue = SpeechQueue()
    queue.push(line("A", "focus"))
    first = queue.begin_next()
    queue.push(line("B", "focus"))
    second = queue.begin_next()
    queue.end(first)
    assert queue.running is second
