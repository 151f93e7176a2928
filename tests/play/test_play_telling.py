"""Private lines that wait for their seat."""

from hotseat import Typist, make_players

from accessible_games.engine import Event, Seat
from accessible_games.play.match import Heard
from accessible_games.play.output import Output
from accessible_games.play.prompter import Prompter
from accessible_games.play.reporting import Reporter

ANA, BEN = Seat(0), Seat(1)


class Whispered(Event):
    whispered = True
    n: int


class Noticed(Event):
    n: int


class Ears:
    """Ears that heard this."""

    def __init__(self, *heard):
        self.heard = list(heard)

    def take(self):
        heard, self.heard = self.heard, []
        return heard


def telling(*heard):
    prompter = Prompter(Typist([]), Output(make_players("Ana", "Ben"), Typist([]), None, None))
    told = Reporter(Ears(*heard), prompter, lambda: None)
    assert list(told.tell(None, None)) == []  # nothing of this takes time
    return told


def test_a_private_line_waits_for_its_own_seat_and_is_taken_once():
    told = telling(Heard(BEN, Noticed(1)), Heard(BEN, Noticed(2)))
    assert told.take_waiting(ANA) == []
    assert told.take_waiting(BEN) == [Noticed(1), Noticed(2)]
    assert told.take_waiting(BEN) == []


def test_a_new_whisper_of_one_kind_takes_the_place_of_the_old_one():
    told = telling(Heard(BEN, Whispered(1)), Heard(BEN, Noticed(2)), Heard(BEN, Whispered(3)))
    assert told.take_waiting(BEN) == [Noticed(2), Whispered(3)]


def test_what_waits_is_forgotten_when_the_game_goes_back():
    told = telling(Heard(BEN, Noticed(1)))
    told.forget()
    assert told.take_waiting(BEN) == []
