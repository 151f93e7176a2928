"""What a browser is sent of a game: finished words, sounds and choices, each once, and nothing of others."""

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hotseat import Shelf
from test_own_devices import (
    ANA,
    BEN,
    LANGUAGES,
    SHORT,
    TABLES,
    Ear,
    Ended,
    Room,
    Script,
    follow,
    press_all,
)

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.hosting.device import Device
from accessible_games.hosting.doorkeeper import sealed
from accessible_games.hosting.hosted import Hosted, Opened
from accessible_games.hosting.places import Newcomer, Seated
from accessible_games.narration.names import PlayerName
from accessible_games.play.board import Board, ForgettingBoard
from accessible_games.play.lookback import Course, around, costly_decisions, story
from accessible_games.play.output import Output
from accessible_games.play.players import Player
from accessible_games.play.watching import Watcher
from accessible_games.testing.cases import Case
from accessible_games.testing.secrecy import twin_games


class Browser(Device):
    """A device that presses what the record `ask` offers, as a page does."""

    @property
    def asked(self):
        """The question that stands, as its records tell."""
        for record in reversed(self.records):
            if record["is"] == "ask":
                return record
            if record["is"] == "close":
                return None
        return None

    @property
    def buttons(self):
        return [choice["typed"] for choice in self.asked["choices"]]

    @property
    def must_read(self):
        return any(question.stays for question in self.party._questions.values())

    @property
    def lines(self):
        return [record["text"] for record in self.records if record["is"] == "line"]


class Page(Room):
    """A room whose devices are browsers."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, make_device=Browser, **named)


@pytest.mark.parametrize(("game", "levels", "options"), TABLES)
def test_a_whole_game_is_played_by_the_records_alone(game, levels, options):
    room = Page(game, *levels, options=options, position=SHORT.get(game) and SHORT[game] | options)
    room.play(Random(5))
    assert room.turns.over
    for seat, device in room.devices.items():
        assert [record["n"] for record in device.records] == list(range(1, len(device.records) + 1))
        assert device.asked is None
        events = [
            record["event"] for record in device.records if record["is"] == "line" and "event" in record
        ]
        assert events == sorted(events)
        ear = Ear()
        room.table.retell(seat, ear)
        words, heard = device.output.own_words(seat), iter(device.lines)
        lasting = [event for event in ear.heard if not (event.restates or event.fleeting)]
        assert all(words.tell(event, seat).text in heard for event in lasting)
        assert {record["lang"] for record in device.records if record["is"] == "line"} == {
            LANGUAGES[seat % len(LANGUAGES)]
        }


@pytest.mark.parametrize(
    ("game", "levels", "seed"), [("kami", ("", "easy", "easy"), 5), ("tamashii", ("", ""), 3)]
)
def test_behind_a_game_its_story_and_what_cost_most_are_told_at_the_device_moment_by_moment(
    game, levels, seed
):
    room = Page(game, *levels, seed=seed, languages=("en",))
    room.play(Random(seed))
    browser = room.devices[ANA]
    browser.party.offer_to_look_back()
    room.go_on()
    asked, before = browser.asked, len(browser.lines)
    assert [choice["text"] for choice in asked["choices"]] == [
        "The story of this game",
        "Look back at what cost most",
    ]
    room.press(ANA, "1")
    words = browser.output.own_words(ANA)
    begin, actions = room.table.course()
    course = Course(room.game, begin, len(levels), actions)
    assert " ".join(browser.lines[before:]).startswith(words.tell_all(story(course), ANA).text)
    assert browser.asked["title"] == asked["title"], "and it is asked again"
    room.press(ANA, "2")
    costly = costly_decisions(course, ANA)
    moments = around(course, ANA, costly[0])
    assert [choice["text"] for choice in browser.asked["choices"]] == [
        *(words.tell(one.told, ANA).text for one in costly),
        "That is enough",
    ]
    for moment in moments:
        before = len(browser.lines)
        room.press(ANA, "1")
        assert " ".join(browser.lines[before:]).startswith(words.tell_all(moment, ANA).text)
    room.press(ANA, str(len(costly) + 1))
    assert browser.asked["title"] == asked["title"]


@pytest.mark.parametrize(("game", "seats"), [("kami", 3), ("kameloot", 3), ("tamashii", 3)])
def test_what_is_sent_to_a_seat_is_the_same_in_two_worlds_that_it_cannot_tell_apart(game, seats):
    case, rng, compared = Case(get_game(game), seats), Random(11), 0
    for listener in case.players:
        left, right = twin_games(case, listener, rng, 24)
        if len(left.steps) > 2:
            assert follow(case, left.steps, listener, Browser) == follow(case, right.steps, listener, Browser)
            compared += len(left.steps)
    assert compared > seats


def peeked():
    """A table of Tamashii at which Ana has just been told what is told once."""
    for seed in range(40):
        room = Page("tamashii", "", "", seed=seed, languages=("en",))
        rng = Random(seed)
        for _ in range(400):
            room.hear_out()
            if room.turns.over:
                break
            if read := [seat for seat in room.asked() if room.devices[seat].must_read]:
                return room, read[0]
            seat = rng.choice(room.asked())
            buttons = room.devices[seat].buttons
            room.press(seat, rng.choice(buttons) if buttons else "")
    raise AssertionError("nobody looked at anything")


def test_what_is_told_once_is_in_no_record_any_more_once_it_was_read_also_if_it_was_repeated():
    room, seat = peeked()
    device = room.devices[seat]
    (once,) = [record["text"] for record in device.records if "once" in record][:1]
    room.say(seat, "r")
    assert [record["text"] for record in device.records if "once" in record].count(once) == 2
    room.press(seat, "")
    assert once not in device.lines
    assert not any(once in str(record) for record in device.records)
    assert sum(record["is"] == "forget" for record in device.records) == 1


def test_a_device_is_a_board_that_forgets():
    assert isinstance(Device("en"), Board) and isinstance(Device("en"), ForgettingBoard)


# -- who comes, leaves and comes back ---------------------------------------------------------------


def owner(evening, token):
    """Whose token it is."""
    place = evening.hosted.place_of(sealed(token))
    return None if place is None else place.seat


class Evening:
    """A table for two with devices and a robot, in memory."""

    def __init__(self):
        self.now = 0.0
        self.hosted = Hosted({ANA: "en", BEN: "fr"}, self.open_game)

    def open_game(self, newcomers):
        self.came = newcomers
        names = [newcomers[seat].name for seat in sorted(newcomers)]
        kami = get_game("kami")
        players = [
            Player(PlayerName(name), language=newcomers[seat].language) for seat, name in enumerate(names)
        ]
        players.append(Player(PlayerName("Robot"), level="easy"))
        table = Table(kami, 3, options={}, data={}, chance=RandomChance(Random(1)))
        return Opened(table, players, Shelf(), lambda level, seat: kami.bots[level](seat, 3), Random(1))

    def sit(self, name, language="en"):
        return self.hosted.sit_down(Newcomer(name, language))

    def device(self, seat):
        return self.hosted.places[seat].device

    def go_on(self, seconds=0.0):
        self.now += seconds
        due = self.hosted.advance(self.now)
        while due is not None:
            self.now = max(self.now, due)
            due = self.hosted.advance(self.now)

    def question(self, seat):
        asked = [record for record in self.device(seat).records if record["is"] in ("ask", "close")]
        return asked[-1] if asked and asked[-1]["is"] == "ask" else None


@pytest.fixture
def evening():
    return Evening()


def test_whoever_speaks_the_language_of_a_place_gets_it_and_the_game_begins_with_the_last_who_comes(evening):
    ben = evening.sit("Ben", "fr")
    assert ben.seat == BEN
    evening.go_on()
    assert (
        evening.hosted.turns is None
        and "On attend encore une personne." in evening.device(BEN).records[0]["text"]
    )
    assert evening.sit("ben") == "taken"
    ana = evening.sit("  Ana \t Maria ")
    assert ana.seat == ANA
    assert evening.sit("Cleo") == "full"
    evening.go_on()
    assert evening.came[ANA] == Newcomer("Ana Maria", "en")
    assert any(evening.question(seat) for seat in (ANA, BEN))
    assert owner(evening, ana.token) == ANA and owner(evening, ben.token) == BEN
    assert owner(evening, ana.token[:-1]) is None


def both_there(evening):
    ana, ben = evening.sit("Ana"), evening.sit("Ben", "fr")
    assert isinstance(ana, Seated) and isinstance(ben, Seated)
    evening.go_on()
    seat = next(seat for seat in (ANA, BEN) if evening.question(seat))
    return seat, {ANA: ana, BEN: ben}


def test_a_line_that_is_sent_twice_is_followed_once(evening):
    seat, _ = both_there(evening)
    asked = evening.question(seat)
    count = evening.hosted.turns.table.count
    evening.hosted.take(seat, 1, asked["choices"][0]["typed"], asked["id"])
    before = len(evening.device(seat).records)
    evening.hosted.take(seat, 1, asked["choices"][0]["typed"], asked["id"])
    assert len(evening.device(seat).records) == before
    assert evening.hosted.turns.table.count <= count + 1


def test_a_line_before_the_game_is_answered(evening):
    evening.sit("Ana")
    evening.hosted.take(ANA, 1, "hand", None)
    assert evening.device(ANA).records[-1]["text"] == "The game begins when one more has come."


def test_whoever_leaves_frees_the_seat_and_the_token_and_whoever_takes_it_is_asked(evening):
    seat, seated = both_there(evening)
    evening.hosted.take(seat, 1, "quit", None)
    assert evening.device(seat).records[-1] == {"n": len(evening.device(seat).records), "is": "left"}
    assert owner(evening, seated[seat].token) is None
    again = evening.sit("Zoe", "en")
    assert again.seat == seat and again.token != seated[seat].token
    evening.go_on()
    assert evening.question(seat)
    other = BEN if seat == ANA else ANA
    assert any(
        "left" in line or "quitté" in line
        for line in (r.get("text", "") for r in evening.device(other).records)
    )


def test_what_was_missed_is_what_was_told_since(evening):
    seat, _ = both_there(evening)
    device = evening.device(seat)
    events = [record for record in device.records if record["is"] == "line" and record["kind"] == "event"]
    half = events[len(events) // 2]
    missed = evening.hosted.missed(seat, half["event"])
    later = [record["text"] for record in events if record["event"] > half["event"]]
    assert missed == later
    assert evening.hosted.missed(seat, 10**6) == []


# -- other people, and other devices ------------------------------------------------------------------


def test_a_second_device_of_a_seat_is_asked_about_at_the_first_and_all_are_told(evening):
    both_there(evening)
    evening.go_on()
    answers = []
    evening.hosted.sit_beside(Newcomer("ANA", "en"), answers.append)
    evening.go_on()
    asked = evening.question(ANA)
    assert "Is it yours?" in asked["title"] and not answers
    evening.hosted.take(ANA, 1, "1", asked["id"])
    (second,) = answers
    seals = evening.hosted.places[ANA].seals
    assert second.seat == ANA and len(seals) == 2
    assert any("sits at another device" in line for line in lines_of(evening, ANA))
    assert any("joue sur un autre appareil" in line for line in lines_of(evening, BEN))
    evening.hosted.sit_beside(Newcomer("Ana", "en"), answers.append)
    evening.go_on()
    evening.hosted.take(ANA, 2, "3", evening.question(ANA)["id"])
    assert answers[1] == "taken" and evening.hosted.places[ANA].seals == seals
    evening.hosted.connected = lambda seat: False
    evening.hosted.sit_beside(Newcomer("Ana", "en"), answers.append)
    assert answers[2].seat == ANA and len(evening.hosted.places[ANA].seals) == 1
    evening.hosted.sit_beside(Newcomer("Eve", "en"), answers.append)
    assert answers[3] == "taken"


def test_two_devices_of_a_seat_count_their_lines_apart(evening):
    seat, _ = both_there(evening)
    said = len(lines_of(evening, seat))
    evening.hosted.take(seat, 500, "scores", None, of="one")
    evening.hosted.take(seat, 3, "scores", None, of="other")
    evening.hosted.take(seat, 3, "scores", None, of="other")
    first, second = lines_of(evening, seat)[said:]  # the third had come before
    assert first == second


def lines_of(evening, seat):
    place = evening.hosted.places.get(seat) or evening.hosted.watchers[seat]
    return [record["text"] for record in place.device.records if record["is"] == "line"]


def test_a_line_to_all_reaches_everybody_marked_so_that_it_can_be_muted_and_not_too_many_of_them(evening):
    both_there(evening)
    for number in range(1, 8):
        evening.hosted.chat(ANA, number, f"hello {number}", 0.0)
    written = [r for r in evening.device(BEN).records if r.get("chat") and r["is"] == "line"]
    assert [r["text"] for r in written] == [f"Ana écrit\xa0: hello {n}" for n in range(1, 6)]
    assert sum("was not sent" in line for line in lines_of(evening, ANA)) == 2
    evening.hosted.chat(ANA, 8, "again", 60.0)
    assert "Ana écrit\xa0: again" in lines_of(evening, BEN)
    assert not any(
        r.get("chat") for r in evening.device(BEN).records if "écrit" not in r.get("text", "écrit")
    )


def test_whoever_watches_hears_what_everybody_may_know_asks_for_no_hand_and_goes(evening):
    both_there(evening)
    seated = evening.sit("Wes", "fr")
    assert seated == "full"
    watcher = evening.hosted.sit_down(Newcomer("Wes", "fr", watches=True))
    assert watcher.seat < -1
    assert "Wes has come to watch." in lines_of(evening, ANA)
    evening.go_on()
    before = len(lines_of(evening, watcher.seat))
    evening.hosted.take(watcher.seat, 1, "hand", None)
    evening.hosted.take(watcher.seat, 2, "scores", None)
    refused, *scores = lines_of(evening, watcher.seat)[before:]
    assert refused.startswith("En regardant") and scores
    evening.hosted.take(watcher.seat, 3, "quitter", None)
    assert not evening.hosted.watchers and not [p for p in evening.hosted.turns._parties if not p.seats]


def test_what_is_sent_to_a_watcher_is_the_same_in_two_worlds_that_no_watcher_can_tell_apart():
    for game in ("kami", "kameloot", "tamashii"):
        case, rng = Case(get_game(game), 3), Random(7)
        left, right = twin_games(case, None, rng, 30)
        assert len(left.steps) > 2
        assert watched(case, left.steps) == watched(case, right.steps)


def watched(case, steps):
    """What a watcher is sent of a game, asking all that one can ask."""
    room = Page(case.game, *[""] * case.seats, options=case.options, chance=Script(steps), races=False)
    device = Device("en")
    told = [replace(player, language="en") for player in room.players]
    watcher = Watcher(room.turns, Output(told, device, device, device, here=()), "en")
    with suppress(Ended):
        for step in steps:
            press_all(room, case, [step], None)
            for command in ("h", "t", "s", "c", "e", "y", "r", "x"):
                watcher.take(command)
    return device.records


def test_the_same_people_play_once_more_if_all_want_it(evening):
    both_there(evening)
    evening.hosted.plays_again = True
    turns = evening.hosted.turns
    turns.table.actors = lambda: ()
    evening.hosted.put()
    assert "same people" in evening.question(ANA)["title"]
    evening.hosted.take(ANA, 1, "1", evening.question(ANA)["id"])
    assert evening.hosted.turns is turns
    evening.hosted.take(BEN, 1, "1", evening.question(BEN)["id"])
    assert evening.hosted.turns is not turns and not evening.hosted.over
    evening.go_on()
    kinds = [record["is"] for record in evening.device(BEN).records]
    assert kinds.index("over") < kinds.index("begin")
    assert any(evening.question(seat) for seat in (ANA, BEN))


def test_those_at_the_keyboard_take_hand_and_questions_to_a_phone_by_their_names_and_hear_the_rest_there():
    evening = Evening()
    evening.hosted = Hosted({}, evening.open_game, kept_for={ANA: "Ana", BEN: "Ben"})
    assert evening.hosted.awaited == 0
    assert evening.sit("Eve") == "full"
    assert evening.sit("ben", "fr").seat == BEN
    assert evening.sit("ana", "en").seat == ANA
    evening.go_on()
    lines = [record for record in evening.device(BEN).records if record["is"] == "line"]
    aloud = [record["text"] for record in lines if record.get("aloud")]
    own = [record["text"] for record in lines if not record.get("aloud")]
    assert any("dragon" in text for text in own) and any("C'est à vous" in text for text in own)
    assert aloud and not any("dragon" in text or "vous" in text for text in aloud)
    assert not any(record.get("aloud") for record in evening.device(BEN).records if record["is"] == "ask")


def test_whoever_has_taken_nothing_to_a_phone_plays_at_the_keyboard():
    evening = Evening()
    evening.hosted = Hosted({}, evening.open_game, kept_for={ANA: "Ana", BEN: "Ben"})
    evening.sit("Ben")
    evening.hosted.leave_at_keyboard()
    assert list(evening.hosted.places) == [BEN]


def test_the_help_of_a_device_names_no_command_that_only_a_keyboard_has(evening):
    seat, _ = both_there(evening)
    before = len(lines_of(evening, seat))
    evening.hosted.take(seat, 1, "?", None)
    evening.hosted.take(seat, 2, "plus" if seat == BEN else "more", None)
    words = " ".join(lines_of(evening, seat)[before:])
    assert "hand" in words or "main" in words
    assert (
        "headset" not in words
        and "braille" not in words
        and "w or save" not in words
        and "oreille" not in words
    )


def test_what_is_kept_in_other_words_is_put_so_once_the_page_says_that_it_has_shown_it():
    device = Device("en")
    device.show_event("the fox lies on 3", "a card is turned")
    device.pass_on()
    device.show("next")
    assert device.records[0]["text"] == "the fox lies on 3", "sending alone is not showing"
    device.fetched = 2
    device.show("next")
    assert device.records[0]["text"] == "a card is turned"
