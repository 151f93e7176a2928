"""What is heard of lines that players really type one soon after the other, in the terminal, and when."""

from timeline import sit_at_terminal

FOUR = ("Ana", "bot1", "bot2", "bot3")


def is_asked(front, waits):
    """Somebody is asked who has a choice: the second question of the game, and all is quiet."""
    asked = [
        one
        for one in front.voice.heard
        if one.what == "ends" and "madman" in one.text and one.kind == "question"
    ]
    return waits and bool(asked) and not front.voice.is_speaking()


def is_told_of_the_attack(front, _):
    running = front.voice.queue.running
    return running is not None and running.kind == "event" and "bot1 attacks" in running.text


def played(monkeypatch, lines, ready=is_asked):
    return sit_at_terminal(monkeypatch, lines, ready, *FOUR)


def texts(heard, what):
    return [text for _, did, text in heard if did == what and "To go on" not in text]


def test_of_six_lines_of_the_history_in_a_second_the_sixth_is_heard_when_it_is_typed(monkeypatch):
    heard = played(monkeypatch, [(0.2 * n, "p") for n in range(6)])
    assert texts(heard, "ends") == ["Ready: bot2.", "4 of 10."]
    assert (1.0, "begins", "Ready: bot2.") in heard and len(texts(heard, "stops")) == 5


def test_a_query_ends_the_history_that_is_being_read(monkeypatch):
    heard = played(monkeypatch, [(0, "y"), (2.5, "h")])
    assert [text[:12] for text in texts(heard, "ends")][-1] == "8 cards in h"
    assert next(at for at, what, text in heard if what == "begins" and text.startswith("8 cards")) == 2.5


def test_an_event_that_a_query_cut_is_told_again(monkeypatch):
    heard = played(monkeypatch, [(0.5, "h")], is_told_of_the_attack)
    attack = [(at, what) for at, what, text in heard if "bot1 attacks" in text and "Your" not in text]
    assert [what for _, what in attack[:3]] == ["stops", "begins", "ends"] and attack[0][0] == 0.5
    assert attack[1][0] > 2


def test_lines_that_mean_nothing_do_not_queue_up(monkeypatch):
    heard = played(monkeypatch, [(0.3 * n, "zzz") for n in range(4)])
    assert len(texts(heard, "stops")) == 3
    last = [at for at, what, _ in heard if what == "begins"][3]
    assert round(last, 2) == 0.9


def test_a_question_is_not_lost_to_a_query_that_is_typed_over_it(monkeypatch):
    def asks(front, waits):
        running = front.voice.queue.running
        return running is not None and running.kind == "question" and "madman" in running.text

    heard = played(monkeypatch, [(0.4, "s")], asks)
    done = texts(heard, "ends")
    assert done[0].startswith("Your turn") and done[1] != done[0] and not texts(heard, "stops")
