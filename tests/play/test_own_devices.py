"""Players with a device each: whole games without a thread, a socket or a sleep, and nothing of anybody else."""

import contextlib
from random import Random

import pytest
from hotseat import Choices, Desktop, Shelf

from accessible_games.engine import CHANCE, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game, live_part
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.play import facts as no
from accessible_games.play.board import Board
from accessible_games.play.match import Match
from accessible_games.play.menu import Menu
from accessible_games.play.output import Output
from accessible_games.play.own_device import OwnDevice
from accessible_games.play.players import Player
from accessible_games.play.service import Service
from accessible_games.play.turns import PATIENCE, THINKING, UNDO_WAITS, Turns
from accessible_games.testing.cases import Case
from accessible_games.testing.secrecy import twin_games
from tests.refused import sentence

NAMES = ("Ana", "Ben", "Cleo", "Dai", "Eva", "Finn")
LANGUAGES = ("en", "fr", "ja")


class Device:
    """A board in memory: it writes down all that reaches it, and what can be pressed on it now."""

    focus = 0
    places = True

    def __init__(self):
        self.records = []
        self.buttons = []
        self.party = None

    def show(self, text):
        self.records.append(text)

    def show_event(self, text, kept):
        self.show(text)

    def show_own(self, text, kept=None):
        self.show(text)

    def pass_on(self):
        pass

    def play(self, cue, pan=0.0):
        self.records.append((cue, pan))

    def offer(self, listing):
        self.buttons = [item.typed for item in listing.items]
        self.records.append(tuple(item.text for item in listing.items))
        return 0

    def withdraw(self):
        self.buttons = []

    def reopen(self):
        return bool(self.buttons)

    def ask(self, text, again, *, typed, back="", hurries=False):
        self.withdraw()
        self.records.append(("asked", text))

    occupied = False

    def await_keys(self, text, spoken, again):
        pass

    def walk_answer(self, query):
        pass

    def attend(self, holder):
        pass

    def cover(self):
        pass

    @property
    def text(self):
        return "\n".join(map(str, self.records))

    @property
    def must_read(self):
        """Whether a line that is kept nowhere waits for Enter."""
        return any(question.stays for question in self.party._questions.values())


class Room:
    """A table at which every person has a device of their own."""

    def __init__(
        self, game, *levels, options=None, position=None, chance=None, seed=1, log=None, languages=LANGUAGES,
        make_device=None, races=True,
    ):  # fmt: skip
        self.make_device = make_device or (lambda language: Device())
        self.game = get_game(game) if isinstance(game, str) else game
        self.now = 0.0
        self.shelf = Shelf()
        self.players = [
            Player(PlayerName(name), level=level, language=languages[seat % len(languages)])
            for seat, (name, level) in enumerate(zip(NAMES, levels, strict=False))
        ]
        self.table = Table(
            self.game, len(levels), options=options or {}, data={}, position=position, log=log,
            chance=chance or RandomChance(Random(seed)),
        )  # fmt: skip
        match = Match(
            self.table,
            self.players,
            lambda level, seat: self.game.bots[level](seat, len(levels)),
            Random(seed),
        )
        self.turns = Turns(match, self.shelf)
        apart = live_part(self.game.name, "apart")
        if races and hasattr(apart, "make_referee"):
            self.turns.race_by(apart.make_referee(match))
        self.devices = {Seat(seat): self.sit(Seat(seat)) for seat, level in enumerate(levels) if not level}
        self.go_on()

    def sit(self, seat):
        device = self.make_device(self.players[seat].language)
        assert isinstance(device, Board)
        voice = device if hasattr(device, "say") else None
        output = Output(self.players, device, voice, device, here=(seat,))
        service = Service(self.table, output, self.shelf, Choices(), Desktop())
        device.party = OwnDevice(self.turns, output, service)
        device.output = output
        return device

    def go_on(self, seconds=0.0):
        """Let time go by, and robots act in it."""
        self.now += seconds
        due = self.turns.advance(self.now)
        for device in self.devices.values():
            if hasattr(device, "put"):
                device.put(device.party.question)
        return due

    def hear_out(self):
        """Let robots act until people are waited for."""
        while (due := self.go_on()) is not None:
            self.now = max(self.now, due)

    def press(self, seat, line, question=None):
        """A line of a seat, as the answer to what it is asked now."""
        asked = self.devices[seat].party.question if question is None else question
        if self.turns.racing and self.turns.racing.opens is not None:  # nobody presses before anything sounds
            self.now = max(self.now, self.turns.racing.opens + 0.5)
        self.turns.take(seat, line, asked, self.now)
        self.go_on(0.01 if self.turns.racing else 0.0)  # then nobody else can have been earlier

    def say(self, seat, command):
        self.turns.take(seat, command, None, self.now)
        self.go_on()

    def asked(self):
        return [seat for seat, device in self.devices.items() if device.party.question]

    def play(self, rng, most=4000):
        """Let everybody press something that is offered, until the game is over."""
        for _ in range(most):
            self.hear_out()
            if self.turns.over:
                return
            seat = rng.choice(self.asked())
            buttons = self.devices[seat].buttons
            wants_more = not (self.turns.open and len(self.table.actors()) > 1) or rng.random() < 0.5
            self.press(seat, rng.choice(buttons) if buttons and wants_more else "")
        raise AssertionError("the game does not end")


MIDDLE = {
    "hands": [["horseman", "gold"], ["lancer", "tower"], ["warrior"] * 4, ["silver"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}
"""Kami: Ben answers Ana's lancer."""
ANA, BEN, CLEO, DAI = map(Seat, range(4))

SHORT = {
    "magi_kitchen": {
        "decks": [["tomato", "corn", "corn", "mushroom"], ["corn", "broccoli"], ["broccoli", "tomato"]],
        "piles": [[], ["potion_tomato"], ["mushroom"]],
        "to_act": 0,
        "phase": "flip",
    }
}
"""Where a game is begun that takes long."""

TABLES = [
    ("kami", ("", "", "", ""), {}),
    ("kameloot", ("", "", "easy"), {}),
    ("tamashii", ("", ""), {}),
    ("kamimai", ("", ""), {}),
    ("magi_kitchen", ("", "", ""), {"mode": "buzz"}),
    ("magi_kitchen", ("", "", "easy"), {"mode": "calm"}),
]


@pytest.fixture(
    scope="module",
    params=TABLES,
    ids=[f"{name}{'-'.join(map(str, options.values()))}" for name, _, options in TABLES],
)
def played(request):
    name, levels, options = request.param
    room = Room(name, *levels, options=options, position=SHORT.get(name) and SHORT[name] | options)
    room.play(Random(5))
    return room


def test_a_whole_game_is_played_by_what_each_device_offers(played):
    assert played.turns.over
    assert not played.asked()


class Ear:
    def __init__(self):
        self.heard = []

    def hear(self, event):
        self.heard.append(event)


def test_each_device_is_told_what_its_seat_heard_in_its_own_language_and_keeps_it(played):
    for seat, device in played.devices.items():
        ear = Ear()
        played.table.retell(seat, ear)
        heard = ear.heard
        lasting = [kept for event in heard if (kept := event.lasting()) is not None]
        filed = [entry.event for entry in device.output.history.entries(seat)]
        assert [one for one in filed if not one.restates] == [one for one in lasting if not one.restates]
        player = played.players[seat]
        words = Narrator([one.name for one in played.players], player.language, player.verbosity)
        told = iter(device.records)
        lines = [words.tell(event, seat).text for event in heard if not event.restates]
        assert all(line in told for line in lines), "a line is missing, or not in order"


class Ended(Exception):
    """The game that was played before went no further."""


class Script:
    """The chance of a game that has been played before."""

    def __init__(self, steps):
        self._outcomes = iter([action for seat, action in steps if seat == CHANCE])

    def outcome(self, due):
        for action in self._outcomes:
            return action
        raise Ended


ASKED_OF_SELF = ("r", "h", "t", "s", "c", "e", "l", "y", "p", "find a", "copy", "transcript", "xyzzy 12")
ASKED_BY_OTHERS = ("h", "c", "p")


def follow(case, steps, listener, make_device=None):
    """Play a game that was played before, each seat at its device; returns what one seat's has recorded."""
    room = Room(
        case.game, *[""] * case.seats, options=case.options, chance=Script(steps), make_device=make_device,
        races=False,  # its moments are those of the script
    )  # fmt: skip
    with contextlib.suppress(Ended):
        press_all(room, case, steps, listener)
    assert room.table.count == len(steps)
    return room.devices[listener].records


def press_all(room, case, steps, listener):
    """Press at each device what leads to the steps, and ask all that one can ask meanwhile."""
    for seat, action in steps:
        while read := [one for one in room.asked() if room.devices[one].must_read]:
            room.press(read[0], "")
        if seat == CHANCE:
            for other in room.asked() if CHANCE in room.table.actors() else ():
                room.press(other, "")
            continue
        for command in ASKED_OF_SELF if seat == listener else ASKED_BY_OTHERS:
            room.say(seat, command)
        menu = Menu(case.game, room.table.view(seat), room.table.legal_actions(seat))
        for step in case.game.steps(room.table.view(seat), action):
            number = next(number for number, choice in menu.numbered().items() if choice == step)
            room.press(seat, str(number))
            menu.choose(number)
        if menu.confirming:
            room.press(seat, "1")


# KamiMaï hides the order of its grimoire alone: two worlds come apart with the first card.
@pytest.mark.parametrize(
    ("game", "seats"), [("kami", 4), ("kameloot", 4), ("tamashii", 4), ("magi_kitchen", 3)]
)
def test_nothing_of_another_seat_ever_reaches_a_device(game, seats):
    case, rng, compared = Case(get_game(game), seats), Random(11), 0
    for listener in case.players:
        pairs = [twin_games(case, listener, rng, 24) for _ in range(3)]  # some come apart while it is dealt
        left, right = max(pairs, key=lambda pair: len(pair[0].steps))
        if len(left.steps) > 2:
            assert follow(case, left.steps, listener) == follow(case, right.steps, listener)
            compared += len(left.steps)
    assert compared > 2 * seats


def middle(**changes):
    return Room(
        "kami", *changes.pop("levels", ("", "", "", "")), position=MIDDLE, languages=("en",), **changes
    )


OVER = sentence(no.QuestionOver())


def test_an_answer_to_a_question_that_is_over_is_told_so_and_does_nothing():
    room = middle()
    first = room.devices[BEN].party.question
    room.press(BEN, "pass")
    count = room.table.count
    room.press(BEN, "1", first)
    assert room.devices[BEN].records[-1] == OVER
    assert room.table.count == count
    assert OVER not in room.devices[CLEO].text


def test_an_answer_of_somebody_who_is_not_asked_is_told_so_and_an_old_number_counts_for_nobody_else():
    room = middle()
    room.press(CLEO, "pass", room.devices[BEN].party.question + 7)
    assert room.devices[CLEO].records[-1] == OVER
    room.say(CLEO, "pass")
    assert room.devices[CLEO].records[-1] == sentence(no.TooSoon())
    assert room.asked() == [BEN] and room.table.count == 0


def test_a_move_without_a_question_is_no_command():
    room = middle()
    room.say(BEN, "pass")
    assert sentence(no.AnswerFirst()) in room.devices[BEN].text
    assert room.table.count == 0


def test_commands_are_served_at_any_device_whoever_is_asked():
    room = middle()
    room.say(DAI, "hand")
    assert "4 cards in hand" in room.devices[DAI].text
    assert all("silver" not in room.devices[seat].text for seat in (ANA, BEN, CLEO))


def test_a_refused_answer_says_the_rule_and_leaves_the_question_open():
    room = middle()
    before = room.devices[BEN].party.question
    room.press(BEN, "play empress")
    assert room.devices[BEN].party.question == before
    room.press(BEN, "pass", before)
    assert room.table.count == 1


def test_an_undo_is_a_question_to_all_others_and_is_done_once_all_have_said_yes():
    room = middle()
    ben_asked = room.devices[BEN].party.question
    room.press(BEN, "pass")
    cleo_asked = room.devices[CLEO].party.question
    room.say(BEN, "undo")
    assert room.asked() == [ANA, CLEO, DAI]
    assert all(
        "Ben asks to take the last decision back, if it can be." in room.devices[seat].text for seat in (ANA, CLEO, DAI)
    )
    room.press(ANA, "yes")
    room.press(DAI, "1")
    assert room.table.count == 1
    room.press(CLEO, "yes")
    assert room.table.count == 0
    assert room.asked() == [BEN]
    for device in room.devices.values():
        assert "Ben's last decision is taken back." in device.text
        assert device.output.history.entries(device.party.seat) == ()
    room.press(CLEO, "pass", cleo_asked)
    assert room.devices[CLEO].records[-1] == OVER
    room.press(BEN, "pass", ben_asked)
    assert OVER in room.devices[BEN].records[-2:] and room.table.count == 0


def test_one_no_ends_a_wish_to_undo_and_what_was_asked_before_is_asked_again():
    room = middle()
    room.press(BEN, "pass")
    room.say(BEN, "undo")
    room.press(DAI, "no")
    refused = sentence(no.UndoNotGranted("no"))
    assert all(refused in device.text for device in room.devices.values())
    assert room.asked() == [CLEO]
    room.press(CLEO, "pass")
    assert room.table.count == 2


def test_a_wish_to_undo_ends_by_itself():
    room = middle()
    room.press(BEN, "pass")
    room.say(BEN, "undo")
    room.go_on(UNDO_WAITS - 1)
    assert room.asked() == [ANA, CLEO, DAI]
    room.go_on(1)
    assert sentence(no.UndoNotGranted("late")) in room.devices[ANA].text
    assert room.asked() == [CLEO] and room.table.count == 1


def test_a_wish_to_undo_is_over_when_the_game_goes_on():
    room = middle()
    room.press(BEN, "pass")
    room.say(BEN, "undo")
    turn = min(room.devices[CLEO].party._questions)
    room.press(CLEO, "pass", turn)
    assert room.table.count == 2
    assert sentence(no.UndoNotGranted("over")) in room.devices[BEN].text
    assert room.asked() == [DAI]


def test_what_cannot_be_taken_back_is_asked_of_nobody():
    room = middle()
    room.say(BEN, "undo")
    assert sentence(no.UndoNotPossible(False)) in room.devices[BEN].text
    assert room.asked() == [BEN]


def test_all_are_asked_in_the_same_way_where_something_was_revealed_and_then_it_is_refused():
    room = middle()
    room.press(BEN, "defend lancer attack tower")  # which ends the round, and deals new hands
    done = room.table.count
    room.say(BEN, "undo")
    asked = "Ben asks to take the last decision back, if it can be."
    assert all(asked in room.devices[seat].text for seat in (ANA, CLEO, DAI))
    for seat in (ANA, CLEO, DAI):
        room.press(seat, "yes")
    refused = sentence(no.UndoNotPossible(True))
    assert all(refused in device.text for device in room.devices.values())
    assert room.asked() == [BEN] and room.table.count == done


def test_who_leaves_is_waited_for_and_comes_back_to_the_open_question_with_the_whole_history():
    room = middle()
    room.press(BEN, "pass")
    room.say(CLEO, "quit")
    assert "Cleo has left" in room.devices[ANA].text
    room.go_on(1000)
    assert room.table.count == 1
    room.devices[CLEO] = room.sit(CLEO)
    room.go_on()
    assert "Cleo is back." in room.devices[ANA].text
    assert len(room.devices[CLEO].output.history.entries(CLEO)) == 1
    room.press(CLEO, "pass")
    assert room.table.count == 2


def test_a_robot_thinks_and_acts_at_its_time_and_no_device_is_waited_for():
    room = middle(levels=("", "", "easy", ""))
    room.press(BEN, "pass")
    assert room.go_on() == pytest.approx(THINKING)
    room.go_on(THINKING - 0.1)
    assert room.table.count == 1
    assert room.go_on(0.1) is None
    assert room.table.count == 2 and room.asked() == [DAI]


class FullDisk:
    """A journal that cannot be written so many times."""

    def __init__(self, times):
        self.times = times

    def write(self, seat, action):
        if self.times:
            self.times -= 1
            raise OSError(28, "No space left on device")

    def undo(self, kept):
        self.write(None, None)


def test_a_disk_that_refuses_is_asked_about_and_the_action_is_done_once_it_can_be_kept():
    room = middle(log=FullDisk(2))
    room.press(BEN, "pass")
    assert room.table.count == 0 and room.asked() == [ANA]
    room.press(ANA, "1")
    assert room.table.count == 0 and room.asked() == [ANA]
    room.press(ANA, "1")
    assert room.table.count == 1 and room.asked() == [CLEO]
    assert not room.shelf.stopped


def test_a_game_that_cannot_be_kept_goes_on_unkept_if_somebody_says_so():
    room = middle(log=FullDisk(1))
    room.press(BEN, "pass")
    room.press(ANA, "2")
    assert room.shelf.stopped and room.table.count == 1


DUEL = {
    "decks": [["tomato", "corn", "corn"], ["corn", "corn"], ["broccoli", "broccoli"]],
    "piles": [[], ["potion_tomato"], ["mushroom"]],
    "to_act": 0,
    "phase": "flip",
    "mode": "buzz",
}


def test_where_several_may_act_each_answers_without_a_number_and_the_first_is_first():
    room = Room("magi_kitchen", "", "", "", position=DUEL, languages=("en",))
    room.press(ANA, "flip")
    assert room.asked() == [ANA, BEN, CLEO]
    room.press(CLEO, "buzz")
    assert "You buzz and have the floor." in room.devices[CLEO].text
    assert "Cleo buzzes and has the floor." in room.devices[BEN].text


def test_a_moment_is_over_once_all_at_their_devices_want_nothing_more():
    room = Room("magi_kitchen", "", "", "", position=DUEL, languages=("en",), races=False)
    room.press(ANA, "flip")
    room.press(ANA, "")
    room.press(CLEO, "")
    assert room.table.view(None).phase == "duel"
    room.press(BEN, "")
    assert "Nothing won." in room.devices[ANA].text
    assert room.table.view(None).to_act == (BEN,)


def test_a_robot_plays_on_for_who_has_gone_if_all_others_agree_and_gives_the_seat_back():
    room = middle()
    room.hear_out()
    room.turns.lost(BEN, room.now)
    assert room.devices[ANA].text.count("Ben cannot be reached; the seat is kept.") == 1
    room.turns.lost(BEN, room.now)
    assert room.devices[ANA].text.count("Ben cannot be reached") == 1 and "Ben cannot" not in room.devices[BEN].text
    count = room.table.count
    room.go_on(PATIENCE - 1)
    assert "Shall a robot" not in room.devices[ANA].text
    room.go_on(2)
    for seat in (ANA, CLEO):
        assert "Ben is away. Shall a robot play on until Ben is back?" in room.devices[seat].text
        room.press(seat, "1")
    assert room.table.count == count and room.turns.match.is_person(BEN), "Dai has not answered"
    room.press(DAI, "1")
    assert "A robot plays on for Ben." in room.devices[CLEO].text
    room.hear_out()
    assert room.table.count > count and not room.turns.match.is_person(BEN)
    room.turns.found(BEN)
    assert room.turns.match.is_person(BEN) and "Ben plays again" in room.devices[BEN].text
    room.hear_out()
    while not (room.asked() and room.table.actors()[0] == BEN):
        room.press(room.asked()[0], room.devices[room.asked()[0]].buttons[0])
        room.hear_out()
    assert room.asked() == [BEN]


def test_one_no_keeps_the_robot_away_and_whoever_leaves_is_asked_about_at_once():
    room = middle()
    room.hear_out()
    room.turns.leave(BEN)
    del room.devices[BEN]
    room.go_on()
    room.press(ANA, "2")
    assert "No robot plays on; Ben is waited for." in room.devices[CLEO].text
    assert room.turns.match.is_person(BEN)
