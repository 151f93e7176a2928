"""The table: it keeps before it tells, opens events per ear, and goes back only if nothing was learnt."""

from random import Random

import pytest

from accessible_games.engine import CHANCE, HIDDEN, IllegalActionError, NotYourTurn, Seat
from accessible_games.engine.table import RandomChance, Table, TypedChance, UndoRefusedError
from accessible_games.games import get_game

KAMI = get_game("kami")
PASS = KAMI.parse_action("pass")

# Seat 0 may lead; everybody holds plain cards.
POSITION = {
    "hands": [
        ["warrior", "silver", "gold", "tower"],
        ["warrior", "lancer", "lancer", "gold"],
        ["warrior", "silver"],
        ["warrior", "horseman", "madman", "tower"],
    ],
    "lead": 0,
}
LEAD = KAMI.parse_action("lead warrior attack silver")
DEFEND = KAMI.parse_action("defend silver attack warrior")


class Ear:
    def __init__(self):
        self.heard = []

    def hear(self, event):
        self.heard.append(event)

    def keys(self):
        return [event.key for event in self.heard]


class Log:
    """A log that writes down its calls, and what had been told by then."""

    def __init__(self, ear=None, full=False):
        self.lines = []
        self.ear = ear
        self.full = full
        self.told_before = []

    def write(self, seat, action):
        if self.full:
            raise OSError(28, "No space left on device")
        self.told_before.append(list(self.ear.keys()) if self.ear else [])
        self.lines.append((seat, str(action)))

    def undo(self, kept):
        if self.full:
            raise OSError(28, "No space left on device")
        self.lines.append(("undo", kept))

    def take_back(self, kept):
        self.lines.append(("take back", kept))

    def advise(self, seat):
        self.lines.append(("advised", seat))


def make_table(position=POSITION, log=None, chance=None, **kw):
    chance = chance or TypedChance()
    return Table(KAMI, 4, options={}, data={}, chance=chance, log=log, position=position, **kw)


# --- asking and acting


def test_an_action_is_kept_before_anybody_hears_of_it():
    ear = Ear()
    log = Log(ear)
    table = make_table(log=log)
    table.listen(None, ear)
    table.submit(Seat(0), LEAD)
    assert log.lines == [(0, "lead warrior attack silver")]
    assert log.told_before == [[]]
    assert ear.keys() == ["card-hidden", "attacked"]


def test_an_action_that_cannot_be_kept_was_not_done_and_nobody_hears_of_it():
    ear = Ear()
    table = make_table(log=Log(full=True))
    table.listen(None, ear)
    before = table.view(Seat(0))
    with pytest.raises(OSError):
        table.submit(Seat(0), LEAD)
    assert ear.heard == []
    assert table.count == 0
    assert table.view(Seat(0)) == before
    assert table.actors() == (0,)


def test_a_refused_action_raises_its_reason_and_neither_changes_nor_keeps_nor_tells_anything():
    ear = Ear()
    log = Log(ear)
    table = make_table(log=log)
    table.listen(None, ear)
    with pytest.raises(IllegalActionError) as caught:
        table.submit(Seat(1), PASS)
    assert caught.value.refused == NotYourTurn(Seat(0))
    assert (ear.heard, log.lines, table.count) == ([], [], 0)


def test_each_ear_hears_what_its_seat_may_know():
    ears = {seat: Ear() for seat in (Seat(0), Seat(1), None)}
    table = make_table()
    for seat, ear in ears.items():
        table.listen(seat, ear)
    table.submit(Seat(0), LEAD)
    assert ears[Seat(0)].heard[0].card.id == "warrior"
    assert ears[Seat(1)].heard[0].card is HIDDEN
    assert ears[None].heard[0].card is HIDDEN


def test_a_new_hand_is_heard_by_its_owner_alone():
    ears = {seat: Ear() for seat in (*map(Seat, range(4)), None)}
    table = make_table(position=None, chance=RandomChance(Random(1)))
    for seat, ear in ears.items():
        table.listen(seat, ear)
    table.deal()
    for seat, ear in ears.items():
        hands = [event.seat for event in ear.heard if event.key == "hand-dealt"]
        assert hands == ([] if seat is None else [seat])


def test_outcomes_that_are_due_are_drawn_and_kept_one_line_each():
    log = Log()
    table = make_table(position=None, log=log, chance=RandomChance(Random(1)))
    assert table.actors() == (CHANCE,)
    table.deal()
    assert [(seat, text.split()[0]) for seat, text in log.lines] == [(-1, "starter"), (-1, "deal")]
    assert table.actors()[0] >= 0


def test_the_table_waits_for_outcomes_that_people_enter():
    table = make_table(position=None)
    table.deal()
    assert table.actors() == (CHANCE,)
    table.submit(CHANCE, KAMI.parse_action("starter 2"))
    assert table.actors() == (CHANCE,)
    with pytest.raises(IllegalActionError):
        table.submit(CHANCE, KAMI.parse_action("deal warrior"))
    assert table.count == 1


def test_whoever_listens_late_can_be_told_everything_from_the_beginning():
    early, late = Ear(), Ear()
    table = make_table()
    table.listen(Seat(2), early)
    table.submit(Seat(0), LEAD)
    table.submit(Seat(1), PASS)
    table.retell(Seat(2), late)
    assert late.heard == early.heard != []


# --- undo


def test_a_pass_can_be_undone_and_the_undo_is_kept():
    log = Log()
    table = make_table(log=log)
    table.submit(Seat(0), LEAD)
    before = [table.view(seat) for seat in (0, 1, 2, 3, None)]
    table.submit(Seat(1), PASS)
    assert table.undo() == 1
    assert [table.view(seat) for seat in (0, 1, 2, 3, None)] == before
    assert log.lines[-1] == ("undo", 1)
    assert table.count == 1


def test_what_was_undone_can_be_done_again_or_otherwise():
    table = make_table()
    table.submit(Seat(0), LEAD)
    table.submit(Seat(1), PASS)
    table.undo()
    table.submit(Seat(1), PASS)
    table.submit(Seat(2), DEFEND)
    assert table.count == 3


def test_a_move_that_has_shown_a_card_is_not_undone():
    log = Log()
    table = make_table(log=log)
    table.submit(Seat(0), LEAD)
    with pytest.raises(UndoRefusedError):
        table.undo()
    assert (table.count, len(log.lines)) == (1, 1)


def test_nothing_can_be_undone_before_the_first_decision():
    table = make_table(position=None, chance=RandomChance(Random(1)))
    with pytest.raises(UndoRefusedError):
        table.undo()
    table.deal()
    with pytest.raises(UndoRefusedError):
        table.undo()
    assert table.count == 2


def test_several_passes_are_undone_one_after_the_other_down_to_the_attack():
    table = make_table()
    table.submit(Seat(0), LEAD)
    table.submit(Seat(1), PASS)
    table.submit(Seat(2), PASS)
    assert [table.undo(), table.undo()] == [2, 1]
    with pytest.raises(UndoRefusedError):
        table.undo()


def test_an_undo_that_cannot_be_kept_has_not_happened():
    log = Log()
    table = make_table(log=log)
    table.submit(Seat(0), LEAD)
    table.submit(Seat(1), PASS)
    log.full = True
    with pytest.raises(OSError):
        table.undo()
    assert table.count == 2
    assert table.actors() == (2,)


def test_where_decisions_may_be_taken_back_one_that_has_shown_a_card_is_and_the_log_says_so():
    log = Log()
    table = make_table(log=log, take_back=True)
    table.submit(Seat(0), LEAD)
    assert table.undo() == 0
    assert (table.count, table.actors(), log.lines[-1]) == (0, (0,), ("take back", 0))


def test_chance_meets_the_same_decisions_in_the_same_way_after_they_were_taken_back():
    def play(*, twice):
        table = make_table(position=None, chance=RandomChance(Random(1)), take_back=True)
        table.deal()
        decided = []
        while table.count < 60:
            seat = table.actors()[0]
            decided.append(table.legal_actions(seat)[0])
            table.submit(seat, decided[-1])
        if twice:
            again = len(table.decisions())
            table.undo(again)
            for action in decided:
                table.submit(table.actors()[0], action)
        return [table.view(Seat(seat)) for seat in range(4)]

    assert play(twice=True) == play(twice=False)


# --- restore


def test_restored_actions_are_checked_told_to_nobody_and_not_kept_again():
    ear, log = Ear(), Log()
    table = make_table(log=log)
    table.listen(None, ear)
    table.restore([(Seat(0), LEAD), (Seat(1), PASS)])
    assert (table.count, ear.heard, log.lines) == (2, [], [])
    with pytest.raises(IllegalActionError):
        table.restore([(Seat(2), PASS), (Seat(2), PASS)])
    assert table.count == 3


def test_what_a_restored_action_has_revealed_cannot_be_undone_either():
    table = make_table()
    table.restore([(Seat(0), LEAD)])
    with pytest.raises(UndoRefusedError):
        table.undo()
