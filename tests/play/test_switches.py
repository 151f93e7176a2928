"""Kinds of events turned off, or told by a sound: for each player, and of one's own or of others' events."""

from dataclasses import replace

from hotseat import RecorderCues, RecorderVoice, make_players, sit

from accessible_games.engine import Seat
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import Attacked, GameWon, Passed
from accessible_games.play.output import Output

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
ATTACK = Attacked(BEN, Card.LANCER, 2, 0, 6)


class Paper:
    def __init__(self):
        self.lines = []

    def show(self, text):
        self.lines.append(text)


class Room:
    """A table at which each player wants other things told."""

    def __init__(self, *specs, cues=True, **choices):
        players = [replace(player, **choices.get(player.name.text, {})) for player in make_players(*specs)]
        self.voice, self.paper, self.cues = RecorderVoice(), Paper(), RecorderCues() if cues else None
        self.output = Output(players, self.paper, self.voice, self.cues)

    def tell(self, event):
        told = self.output.tell_event(event)
        return (
            told,
            [line.language for line in self.voice.spoken()],
            self.cues and [c for c, _ in self.cues.log],
        )


OFF = {"untold": frozenset({"moves.others"})}
SOUND = {"sound_only": frozenset({"moves.others"})}


def test_an_event_whose_kind_the_only_player_turned_off_is_neither_told_nor_sounded_but_kept():
    room = Room("Ana", "bot", Ana=OFF)
    assert room.tell(ATTACK) == (False, [], [])
    assert room.paper.lines == []
    assert [entry.event for entry in room.output.history.entries(ANA)] == [ATTACK]


def test_ones_own_events_have_a_switch_of_their_own():
    room = Room("Ana", "bot", Ana=OFF)
    told, spoken, cues = room.tell(Passed(ANA))
    assert told and spoken == ["en"] and cues == ["kami-pass"]


def test_a_sound_in_place_of_words_is_a_sound_alone():
    room = Room("Ana", "bot", Ana=SOUND)
    assert room.tell(ATTACK) == (False, [], ["kami-attack-lancer"])
    assert room.paper.lines == []


def test_where_no_sound_can_be_heard_the_words_stay():
    room = Room("Ana", "bot", cues=False, Ana=SOUND)
    told, spoken, _ = room.tell(ATTACK)
    assert told and spoken == ["en"]


def test_a_line_for_the_table_is_told_as_long_as_one_who_reads_its_language_wants_it():
    room = Room("Ana", "bot", "Cid", "Dora:fr", Ana=OFF)
    assert room.tell(ATTACK)[1] == ["en", "fr"]
    room = Room("Ana", "bot", "Cid", "Dora:fr", Ana=OFF, Cid=SOUND)
    assert room.tell(ATTACK)[1] == ["fr"]
    room = Room("Ana", "bot", "Cid", "Dora:fr", Ana=OFF, Cid=SOUND, Dora=OFF)
    assert room.tell(ATTACK) == (False, [], ["kami-attack-lancer"])


def test_how_the_game_ends_is_told_whatever_is_turned_off():
    everything = frozenset(
        f"{t}.{s}" for t in ("deals", "moves", "effects", "turns", "scores") for s in ("mine", "others")
    )
    room = Room("Ana", "bot", Ana={"untold": everything})
    assert room.tell(GameWon(BEN, BEN, 15))[0]


def test_repeat_gives_the_last_line_that_was_told_not_the_one_that_was_turned_off():
    room = Room("Ana", "bot", Ana=OFF)
    room.tell(Passed(ANA))
    room.tell(ATTACK)
    room.output.repeat()
    assert room.voice.spoken()[-1].text == room.voice.spoken()[0].text


def test_what_is_turned_off_is_not_waited_for():
    players = make_players("Ana", "bot", "bot", "bot")
    loud = sit([None] * 400, players=players, seed=5)
    quiet = (
        replace(players[0], pace="key", untold=frozenset({"moves.others", "turns.others", "deals.others"})),
        *players[1:],
    )
    keyed = (replace(players[0], pace="key"), *players[1:])
    turns = [
        sum(line.startswith("Your turn") for line in sit([""] * 60, players=players, seed=5).shown)
        for players in (quiet, keyed)
    ]
    assert turns[0] > turns[1]  # of as many presses of Enter fewer went on to the next event
    assert loud.shown
