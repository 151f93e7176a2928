"""Taking back, and what stays in sight: the others are asked, robots begin anew, nothing private behind a clear."""

import contextlib
import dataclasses
from random import Random

import pytest
from hotseat import KAMI, Choices, Desktop, RecorderVoice, Shelf, Typist, make_players, play, sit

from accessible_games.cli.rehear import told
from accessible_games.engine import Seat
from accessible_games.engine.journal import Header, open_table
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.narration.narrator import Narrator
from accessible_games.play import facts as no
from accessible_games.play.hot_seat import HotSeat
from accessible_games.play.journalfile import JournalFile, read_file
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.play.players import KEY
from accessible_games.play.prompter import Prompter
from accessible_games.play.service import Service
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput
from tests.refused import sentence

ANSWER = {
    "hands": [["horseman", "gold"], ["lancer", "tower", "tower", "madman"], ["warrior"] * 4, ["silver"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}
"""Ben (seat 1) answers Ana's lancer."""

LEAD = {
    "hands": [["lancer"] * 4, ["madman", "tower", "gold", "gold"], ["warrior"] * 4, ["silver"] * 4],
    "lead": 1,
}
"""Ben leads, which shows a card."""

REVEALED = sentence(no.UndoNotPossible(True))
NOT_AGREED = sentence(no.UndoNotGranted("no"))
NOTHING_DECIDED = sentence(no.UndoNotPossible(False))


def questions(lines):
    return [line for line in lines if line.endswith("Is that all right?")]


# --- everybody else is asked


@pytest.mark.parametrize(
    ("position", "move", "end"),
    [
        (ANSWER, "pass", "Ben's last decision is taken back."),
        (LEAD, "lead madman attack gold", REVEALED),
    ],
)
def test_each_other_person_is_asked_in_the_same_words_whatever_was_decided(position, move, end):
    lines = ["", move, "undo", "yes", "1", "yes"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=position)
    assert questions(played.lines) == [
        f"{name}: Ben asks to take the last decision back, if it can be. Is that all right?"
        for name in ("Ana", "Cid", "Dan")
    ]
    assert end in " ".join(played.lines)
    assert played.table.count == (end == REVEALED)


def test_one_no_ends_it_and_nobody_behind_is_asked():
    lines = ["", "pass", "undo", "yes", "no"]
    played = play(lines, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert len(questions(played.lines)) == 2
    assert NOT_AGREED in played.text
    assert played.table.count == 1
    assert "Pass the keyboard to Cid." in played.text.partition(NOT_AGREED)[2]


def test_robots_do_not_vote_and_whoever_plays_with_robots_alone_asks_nobody():
    played = play(["", "pass", "undo", "yes"], "Ana", "Ben", "bot1", "bot2", position=ANSWER)
    assert questions(played.lines) == ["Ana: Ben asks to take the last decision back, if it can be. Is that all right?"]
    played = play(["undo"], "bot1", "Ben", "bot2", "bot3", position=ANSWER)
    assert not questions(played.lines) and NOTHING_DECIDED in played.text
    played = play(["pass", "undo"], "bot1", "Ben", "bot2", "bot3", position=ANSWER)
    assert not questions(played.lines) and "aken back" in played.text


def test_whoever_is_asked_sees_and_hears_nothing_private_and_a_no_hands_the_keyboard_over_again():
    voice, choices = RecorderVoice(), Choices(clear=True)
    lines = ["", "pass", "", "undo", "no", "hand", ""]
    specs = [f"{name}:en:screen+ear" for name in ("Ana", "Ben", "Cid", "Dan")]
    typist = sit(lines, *specs, voice=voice, choices=choices, position=ANSWER)
    asked = typist.shown.index("Ana: Cid asks to take the last decision back, if it can be. Is that all right?")
    assert typist.shown[asked - 1] == "<clear>"
    passed = typist.shown.index("Pass the keyboard to Cid.", asked)
    assert typist.shown[asked:passed] == [
        typist.shown[asked],
        "1. Yes",
        "2. No",
        "Type a number.",
        NOT_AGREED,
    ] + ["<typing shown>"]
    assert sentence(no.WaitingFor(Seat(2)), "Ana", "Ben", "Cid") in typist.shown[passed:]
    said = [getattr(entry, "text", entry) for entry in voice.log]
    question = next(n for n, text in enumerate(said) if str(text).startswith("Ana: Cid asks"))
    assert said[question - 1] == "purge"


# --- it is answered when it is typed


def test_undo_while_events_are_told_is_answered_at_once():
    players = tuple(
        dataclasses.replace(player, pace=KEY) for player in make_players("Ana", "bot1", "bot2", "bot3")
    )
    refused = sit([None, "undo"], players=players, position=ANSWER | {"to_act": 2})
    go_on = next(n for n, line in enumerate(refused.shown) if line.startswith("Enter goes on."))
    assert refused.shown[go_on + 1] == NOTHING_DECIDED

    position = ANSWER | {"to_act": 0, "attack": {"seat": 3, "card": "lancer"}}
    done = sit(["pass", None, "undo"], players=players, position=position)
    go_on = next(n for n, line in enumerate(done.shown) if line.startswith("Enter goes on."))
    assert done.shown[go_on + 1] == "Ana's last decision is taken back."
    assert not [line for line in done.shown[go_on:] if "passes" in line], "what was taken back is not told"


def test_among_several_the_others_are_asked_at_once_and_after_a_no_the_rest_is_told():
    players = tuple(
        dataclasses.replace(player, pace=KEY) for player in make_players("Ana", "Ben", "bot1", "bot2")
    )
    typist = sit(["", "pass", None, "undo", "no", "", "", ""], players=players, position=ANSWER)
    go_on = next(n for n, line in enumerate(typist.shown) if line.startswith("Enter goes on."))
    assert (
        "Ana: Ben asks to take the last decision back, if it can be. Is that all right?" in typist.shown[go_on : go_on + 4]
    )
    rest = typist.shown[typist.shown.index(NOT_AGREED) :]
    assert "bot1 passes." in typist.shown and "bot2 passes." in rest
    assert not [line for line in rest if line.startswith("You")]


def test_whoever_plays_alone_is_told_that_nobody_looks_and_hands_nothing_over():
    played = play(["a"], "Ana", "bot", position=None)
    assert "You play alone here: there is nobody to hide anything from." in played.text
    assert "Pass the keyboard" not in played.text


# --- against robots alone, after a reveal, too


def robots_table(log=None, seed=5):
    return Table(
        KAMI, 4, options={"target": 3}, data={}, chance=RandomChance(Random(seed)), log=log, take_back=True
    )


SPECS = ("Ana", "bot1", "bot2", "bot3")


class Mover(Typist):
    """Takes the first of its moves always, and once takes one back.

    Args:
        table: where.
        slips: after so many of its own moves a wrong one is taken back; None: never.
    """

    def __init__(self, table, slips=None):
        super().__init__([])
        self.table, self.slips, self.moves, self.slipped = table, slips, 0, False

    def next(self, seconds=None):
        if seconds is not None:
            self.now += seconds
            return None
        if "Enter" in self.shown[-1] and "number or words" not in self.shown[-1]:
            return ""
        legal = self.table.legal_actions(self.table.actors()[0])
        if self.slipped:
            self.slipped, self.slips = False, None
            return "undo"
        if self.moves == self.slips and len(legal) > 1:
            self.slipped = True
            return str(legal[-1])
        self.moves += 1
        return str(legal[0])


def play_robots(table, slips=None):
    players = make_players(*SPECS)
    typist = Mover(table, slips)
    output = Output(players, typist, None, None)
    turns = Turns(
        Match(table, players, lambda level, seat: KAMI.bots[level](seat, table.seats), Random(9)), Shelf()
    )
    choices = Choices(clear=False)
    service = Service(table, output, Shelf(), choices, Desktop())
    HotSeat(turns, Prompter(typist, output, typist), service, choices).run()
    return typist.shown


def test_after_a_slip_was_taken_back_the_game_is_the_one_that_would_have_been_without_it():
    slipped = play_robots(table := robots_table(), slips=2)
    assert table.taken_back == 1
    straight = play_robots(robots_table())
    told = "Ana's last decision is taken back, although something had been revealed."
    undone = next(n for n, line in enumerate(slipped) if line.startswith(told))
    # How a list is shortened was said before the slip, in the other game later.
    rest, straight = (
        [line for line in lines if not line.startswith(("New in the list", "The same entries as before"))]
        for lines in (slipped[undone + 1 : -1], straight)
    )
    assert rest == straight[-len(rest) :]


def test_a_game_in_which_a_slip_can_be_taken_back_says_so_first_and_what_was_taken_back_last():
    shown = play_robots(robots_table(), slips=2)
    assert shown[1].startswith("In this game a decision can be taken back even after something was revealed.")
    assert shown[-1] == (
        "In this game 1 decision was taken back after something had been revealed, so it counts for no ladder "
        "and no streak."
    )
    assert not [line for line in play_robots(robots_table())[2:] if "ladder" in line]


def test_the_journal_keeps_both_lines_of_play_and_a_game_that_goes_on_knows_of_it(tmp_path):
    path = tmp_path / "game.jsonl"
    file = JournalFile.create(path, Header("kami", 4, {"target": 3}, take_back=True))
    play_robots(robots_table(file), slips=2)
    file.close()
    journal = read_file(path)
    (given_up,) = journal.given_up
    assert given_up.entries[: given_up.kept] == journal.entries[: given_up.kept]
    assert given_up.entries[given_up.kept][1] != journal.entries[given_up.kept][1]
    table = open_table(KAMI, journal, RandomChance(Random(0)))
    assert table.take_back and table.taken_back == 1
    narrator = Narrator([player.name for player in make_players(*SPECS)], "en")
    assert "counts for no ladder" in told(KAMI, journal, None, narrator)[-1][0].text, (
        "who hears it again knows, too"
    )


# --- nothing private behind a clear


def behind_clears(shown, public):
    """Lines between a clear and the next hand-over that not everybody may read."""
    found, covered = [], False
    for line in shown:
        if line == "<clear>":
            covered = True
        elif line.startswith("Pass the keyboard to "):
            covered = False
        elif covered and not line.startswith("<") and line not in public:
            found.append(line)
    return found


class Anybody(Typist):
    """Plays moves at random for everybody, so many of them."""

    def __init__(self, table, moves):
        super().__init__([])
        self.table, self.moves, self.rng, self.asked = table, moves, Random(3), ""

    def next(self, seconds=None):
        if seconds is not None:
            self.now += seconds
            return None
        if "Enter" in self.shown[-1] and "number or words" not in self.shown[-1]:
            return ""
        if self.asked and self.asked == str(self.table.count):  # a binding move is asked about once more
            self.asked = ""
            return "1"
        if not self.moves:
            raise EndOfInput
        self.moves -= 1
        self.asked = str(self.table.count)
        return str(self.rng.choice(self.table.legal_actions(self.table.actors()[0])))


class PublicEar:
    def __init__(self, words):
        self.words, self.texts = words, set()

    def hear(self, event):
        self.texts.add(self.words.tell(event, None).text)


def hot_seat_of(name, moves=40):
    """What is printed of a game of people who clear the screen, and which lines of it all may read."""
    game = get_game(name)
    table = Table(game, 3, options={}, data={}, chance=RandomChance(Random(4)))
    players = make_players("Ana", "Ben", "Cid")
    typist = Anybody(table, moves)
    output = Output(players, typist, None, None)
    choices = Choices(clear=True)
    match = Match(table, players, lambda level, seat: game.bots[level](seat, 3), Random(1))
    ear = PublicEar(output.common_words())
    table.listen(None, ear)
    service = Service(table, output, Shelf(), choices, Desktop())
    with contextlib.suppress(EndOfInput):
        HotSeat(Turns(match, Shelf()), Prompter(typist, output, typist), service, choices).run()
        ear.texts |= {ear.words.tell(fact, None).text for fact in game.answer(table.view(None), "scores")}
    return typist.shown, ear.texts


@pytest.mark.parametrize("name", ["kami", "kameloot", "kamimai", "magi_kitchen", "tamashii"])
def test_between_a_clear_and_the_next_hand_over_nothing_private_is_printed(name):
    shown, public = hot_seat_of(name)
    assert behind_clears(shown, public) == []
    hides = name in ("kami", "kameloot", "tamashii")
    assert (shown.count("<clear>") > 5) == hides


def test_a_private_line_behind_a_clear_is_found():
    planted = ["<clear>", "Ana lays a card face down.", "You lay a warrior face down."]
    assert behind_clears(planted, {"Ana lays a card face down."}) == ["You lay a warrior face down."]


def test_what_is_private_in_the_own_move_is_told_and_taken_in_before_the_screen_is_cleared():
    shown, _ = hot_seat_of("kami")
    own = next(n for n, line in enumerate(shown) if line.startswith("You lay ") and "face down" in line)
    assert shown[own + 1].endswith(": Enter clears the screen.")
    assert shown[own + 2 : own + 4] == ["<typing shown>", "<clear>"]
