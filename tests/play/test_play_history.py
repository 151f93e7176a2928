"""The history: one part per listener, and a reading position that stays where it is."""

from accessible_games.engine import Event, Sealed, Seat
from accessible_games.play.history import Entry, History, told_to

ANA, BEN = Seat(0), Seat(1)


class Said(Event):
    n: int


class Looked(Event):
    fleeting = True
    n: int


class Laid(Event):
    seat: Seat
    card: "Sealed[str] | str"


class Dealt(Event):
    whispered = True
    seat: Seat
    card: "Sealed[str] | str"


def full(n):
    history = History((ANA, BEN))
    for number in range(1, n + 1):
        history.file(Said(number))
    return history


def test_after_sixty_events_five_steps_back_read_number_fifty_five():
    history = full(60)
    for _ in range(5):
        place = history.step(ANA, -1)
    assert (place.entry.event.n, place.number, place.count) == (55, 55, 60)


def test_the_oldest_is_number_one_and_the_newest_the_last():
    history = full(60)
    assert history.jump(ANA, newest=False).entry.event.n == 1
    assert history.jump(ANA, newest=True).entry.event.n == 60


def test_new_events_do_not_move_the_reading_position():
    history = full(10)
    history.step(ANA, -1)
    history.file(Said(11))
    place = history.step(ANA, -1)
    assert (place.number, place.count) == (8, 11)


def test_at_an_end_the_same_entry_is_read_again_and_called_an_edge():
    history = full(2)
    assert not history.step(ANA, -1).edge
    place = history.step(ANA, -1)
    assert place.edge and place.number == 1
    history.jump(ANA, newest=True)
    assert history.step(ANA, 1).edge


def test_each_listener_has_an_own_reading_position():
    history = full(10)
    history.step(ANA, -3)
    assert history.step(BEN, -1).number == 9


def test_what_one_seat_heard_is_in_no_other_part():
    history = full(1)
    history.file(Laid(ANA, "lancer"), ANA)
    assert history.entries(ANA)[-1] == Entry(Laid(ANA, "lancer"), ANA)
    assert history.entries(BEN) == history.entries(None) == (Entry(Said(1), None),)


def test_fleeting_events_never_enter_not_even_when_the_log_is_filled_anew():
    history = History((ANA,))
    history.file(Looked(1))
    history.refill(ANA, [Entry(Looked(2), ANA), Entry(Said(3), None)])
    assert [entry.event for entry in history.entries(ANA)] == [Said(3)]


def test_a_cleared_history_is_empty_in_every_part():
    history = full(3)
    history.step(ANA, -1)
    history.clear()
    assert history.step(ANA, -1) is None and history.jump(None, newest=True) is None


def test_a_seat_is_told_the_public_form_and_then_its_own_where_that_says_more():
    events = [Dealt(ANA, Sealed("tower", (ANA,))), Laid(ANA, Sealed("lancer", (ANA,))), Said(1)]
    public = [heard for event in events if (heard := event.heard_by(None)) is not None]
    own = [heard for event in events if (heard := event.heard_by(ANA)) is not None]
    assert told_to(ANA, public, own) == [
        Entry(Dealt(ANA, "tower"), ANA),
        Entry(events[1].heard_by(None), None),
        Entry(Laid(ANA, "lancer"), ANA),
        Entry(Said(1), None),
    ]


def test_a_search_goes_from_older_entry_to_older_entry_and_stays_where_there_is_none():
    history = full(9)

    def third(entry):
        return entry.event.n % 3 == 0

    assert [history.find(ANA, third).number for _ in range(3)] == [9, 6, 3]
    assert history.find(ANA, third) is None
    assert history.here(ANA).number == 3


def test_a_search_reaches_the_oldest_entry():
    assert full(3).find(ANA, lambda entry: entry.event.n == 1).number == 1


def test_a_search_begins_where_one_reads():
    history = full(9)
    history.step(ANA, -4)
    assert history.find(ANA, lambda entry: True).number == 4


def test_before_the_first_step_one_reads_the_newest_entry():
    history = full(3)
    assert history.here(ANA).number == 3
    history.file(Said(4))
    assert history.here(ANA).number == 4
    assert History((ANA,)).here(ANA) is None
