"""What is waited for in a duel is told when it is needed, again after four seconds, and nobody is nagged."""

from dataclasses import replace

import pytest
from livetable import Clock, Ears, Front, Speech, players_of

from accessible_games.engine import Seat
from accessible_games.games.magi_kitchen.live.facts import FlipPrompt
from accessible_games.games.magi_kitchen.live.waiting import AGAIN, OFTEN, Waiting, Wanted
from accessible_games.narration.wording import Verbosity
from accessible_games.play.output import Output

WHOLE, SHORT = "Space turns over a card, Escape opens the menu.", "Space for a card."
FLIP = Wanted("flip", [FlipPrompt(Seat(0), False)], [FlipPrompt(Seat(0), True)])


class Table:
    """A wait for one person, whose seconds go by as they are let."""

    def __init__(self, verbosity=Verbosity.NORMAL, seconds=0.0, *, reminds=True):
        self.clock = Clock()
        self.speech = Speech(self.clock, seconds)
        players = [replace(player, verbosity=verbosity) for player in players_of(("Ana", "Bot"))]
        output = Output(players, Front([]), self.speech, Ears(self.clock, lambda onset: None))
        self.waiting = Waiting(output, self.clock, reminds=reminds)

    def let_pass(self, seconds):
        """Wake up whenever it wants to; returns what was said, with its seconds from now."""
        begun, before, said = self.clock.now, len(self.speech.said), []
        while (left := begun + seconds - self.clock.now) > 1e-6:
            wanted = self.waiting.seconds()
            self.clock.now += left if wanted is None else min(left, max(wanted, 0.001))
            self.waiting.go_on()
            said += [(round(self.clock.now - begun, 1), text) for text in self.speech.said[before:]]
            before = len(self.speech.said)
        return said

    def wait(self, seconds=60.0):
        """What is said by itself when the wait begins, and then."""
        before = len(self.speech.said)
        self.waiting.begin(FLIP)
        return [(0.0, text) for text in self.speech.said[before:]] + self.let_pass(seconds)


def test_a_key_is_told_when_it_is_waited_for_and_once_more_after_four_seconds():
    assert Table().wait() == [(0.0, WHOLE), (AGAIN, WHOLE)]


def test_who_has_used_a_key_is_told_only_after_four_seconds_of_waiting():
    table = Table()
    table.waiting.use("flip", Seat(0))
    assert table.wait() == [(AGAIN, WHOLE)]


def test_who_has_been_told_in_three_duels_is_told_only_after_four_seconds_of_waiting():
    table = Table()
    for _ in range(3):
        assert table.wait(1.0) == [(0.0, WHOLE)]
        table.waiting.end_duel()
    assert table.wait() == [(AGAIN, WHOLE)]


def test_the_four_seconds_begin_when_speech_is_over():
    table = Table(seconds=3.0)
    ((at_once, _), (again, _)) = table.wait()
    assert at_once == 0.0
    assert again == pytest.approx(3.0 + AGAIN, abs=0.5)


def test_who_chose_to_hear_everything_is_told_each_time_and_again_and_again():
    table = Table(Verbosity.FULL)
    table.waiting.use("flip", Seat(0))
    assert table.wait(AGAIN + 2 * OFTEN + 1) == [
        (0.0, WHOLE),
        (AGAIN, WHOLE),
        (AGAIN + OFTEN, WHOLE),
        (AGAIN + 2 * OFTEN, WHOLE),
    ]


def test_who_chose_to_hear_little_gets_the_short_form_after_the_first_duel():
    table = Table(Verbosity.BRIEF)
    assert table.wait(1.0) == [(0.0, WHOLE)]
    table.waiting.end_duel()
    assert table.wait() == [(AGAIN, SHORT)]


def test_a_table_can_do_without_reminders_and_is_told_what_it_asks_for():
    table = Table(reminds=False)
    assert table.wait() == [(0.0, WHOLE)]
    table.waiting.tell()
    assert table.speech.said[-1] == WHOLE


def test_when_something_happens_nothing_is_told_of_what_was_waited_for_before():
    table = Table()
    table.wait(1.0)
    table.waiting.end()
    assert table.let_pass(60.0) == []


def test_others_wait_for_what_is_told_by_itself_and_not_for_what_a_key_asks_for():
    table = Table(seconds=3.0)
    table.waiting.begin(FLIP)
    assert table.waiting.lingers
    table.waiting.tell()
    assert table.speech.is_speaking() and not table.waiting.lingers
