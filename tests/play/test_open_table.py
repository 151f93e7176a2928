"""A game in which nothing is hidden: no hand-over, lines that begin with a number, bots by their times."""

import contextlib
import io
from random import Random

from hotseat import Choices, Desktop, Shelf, Typist

from accessible_games.engine import NotReadable, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.games.magi_kitchen.refusals import FloorIsTaken
from accessible_games.narration.names import PlayerName
from accessible_games.play import facts as no
from accessible_games.play.hot_seat import HotSeat
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.prompter import Prompter
from accessible_games.play.service import Service
from accessible_games.play.terminal import Terminal
from accessible_games.play.turns import FAIR_START, Turns
from accessible_games.play.typed import EndOfInput
from tests.refused import times_told

GAME = get_game("magi_kitchen")


def play(lines, *names, mode="buzz", keep=None, **position):
    """Play typed lines from a position; returns the transcript and the table."""
    seats = len(position["decks"])
    table = Table(
        GAME, seats, options={}, data={}, chance=RandomChance(Random(1)), position=position | {"mode": mode}
    )
    players = [
        Player(
            PlayerName(name), level="hard" if name.startswith("Bot") else "", private=frozenset({"screen"})
        )
        for name in names
    ]
    out = io.StringIO()
    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=Shelf(),
            preferences=Choices(clear=True),
            pages=Desktop(),
            make_bot=lambda level, seat: GAME.bots[level](seat, seats),
            rng=Random(1),
        ),
    )
    return out.getvalue(), table


MATCH = {
    "decks": [["tomato", "corn", "corn"], ["corn", "corn"], ["broccoli", "broccoli"]],
    "piles": [[], ["potion_tomato"], ["mushroom"]],
    "to_act": 0,
    "phase": "flip",
}


def test_nobody_hands_the_keyboard_over_and_the_one_who_is_asked_needs_no_number():
    text, table = play(["1"], "Ana", "Ben", "Cid", **MATCH)
    assert "Tomato, Ana has 2 left." in text
    assert "Pass" not in text
    assert "press Enter" not in text
    assert table.view(None).phase == "duel"


def test_a_number_alone_buzzes_and_with_a_tile_it_names():
    text, table = play(["flip", "3", "2", "3 tomato", "2 corn", "", ""], "Ana", "Ben", "Cid", **MATCH)
    assert text.index("Cid buzzes and has the floor.") < text.index("Ben buzzes too, number 2 in the queue.")
    assert "Cid gets the tomato tile first." in text
    assert "Misfire! Ben slaps the corn tile. Corn and its potion do not both lie open." in text
    assert "Cid takes 2 cards in front of Ana and Ben" in text
    assert table.view(None).phase == "penalty"
    assert table.view(None).to_act == (1,)


def test_one_line_buzzes_and_names_and_a_word_that_is_none_of_the_game_buzzes_not():
    text, table = play(["flip", "buzz tomato", ""], "Ana", "Bot2", "Bot3", **MATCH)
    assert text.index("You buzz and have the floor.") < text.index("You get the tomato tile first.")
    assert table.view(None).deck_sizes[0] == 4  # her two that are left, and the piles of tomato and potion
    text, _ = play(["flip", "buzz xyzzy"], "Ana", "Bot2", "Bot3", **MATCH)
    assert "You buzz" not in text


def test_enter_alone_goes_on_at_once_where_nothing_can_be_lost():
    text, table = play(["flip", "xyzzy", ""], "Ana", "Ben", "Cid", **MATCH)
    assert "Nothing won." in text and "Enter once more" not in text
    assert table.view(None).to_act == (1,)


def test_enter_turns_the_only_card_there_is_to_turn_and_the_list_says_so():
    text, table = play([""], "Ana", "Ben", "Cid", **MATCH)
    assert "1 or Enter: Turn a card\n" in text
    assert table.view(None).phase == "duel"


def test_enter_tells_whoever_has_the_floor_what_can_be_named_and_once_more_is_a_misfire():
    text, _ = play(["flip", "2", ""], "Ana", "Ben", "Cid", **MATCH)
    assert "1. Tomato tile" in text and "Misfire" not in text
    assert "Enter once more goes on without an answer." in text
    text, _ = play(["flip", "2", "", ""], "Ana", "Ben", "Cid", **MATCH)
    assert "Misfire! Time is up, and Ben has named nothing." in text


def test_what_can_be_typed_in_a_duel_is_told_with_its_question_once():
    text, _ = play(["flip", "buzz", "corn"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "buzz, then name its tile.\n1. Buzz\n" in text
    assert "You have the floor: one tile or pile.\n1. Tomato tile\n" in text
    assert text.count("\n1. Buzz\nEnter: nothing, go on\n") == 1
    assert text.count("The same entries as before: ? reads them.\n") == 1
    assert text.count("Enter: nothing") == 1, "whoever has the floor would give it up, and of a list that is known the line that asks says so"


def test_a_mistyped_word_of_the_only_person_is_done_by_a_yes_in_a_moment_of_several_too():
    text, _ = play(["flip", "buz", "yes"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "Did you mean buzz? Yes does it." in text and "You buzz and have the floor." in text


def test_a_no_to_the_word_that_was_perhaps_meant_does_nothing_and_reads_what_is_asked():
    text, table = play(["flip", "buz", "no"], "Ana", "Bot 2", "Bot 3", **MATCH)
    after = text.partition("Did you mean buzz?")[2]
    assert "1. Buzz" in after and "Not understood" not in after and "You buzz" not in after


def test_whoever_has_looked_at_something_first_may_still_say_yes_to_the_word_that_was_meant():
    text, _ = play(["flip", "buz", "scores", "yes"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "You buzz and have the floor." in text.partition("Did you mean buzz?")[2]


def test_the_word_of_the_only_thing_to_do_is_done_though_a_command_is_called_so_too():
    text, table = play(["turn"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert table.view(None).phase == "duel"


def test_my_pile_is_the_own_one():
    text, _ = play(["flip", "buzz", "my pile"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "You cover your own pile" in text


def test_help_says_how_one_is_first():
    text, _ = play(["flip", "?"], "Ana", "Ben", "Cid", **MATCH)
    assert "Nobody's turn: first come, first served." in text
    text, _ = play(["flip", "?"], "Ana", "Bot1", "Bot2", **MATCH)
    assert "First come, first served. Type what you do" in " ".join(text.split())


def test_a_line_without_a_number_is_answered_with_what_it_needs():
    text, table = play(["flip", "tomato", "7 tomato", "0"], "Ana", "Ben", "Cid", **MATCH)
    assert text.count("Begin with the player's number, 1 to 3") == 3
    assert table.view(None).duel.queue == ()


def test_several_choices_are_listed_when_only_the_number_is_typed():
    text, _ = play(["flip", "2", "2"], "Ana", "Ben", "Cid", **MATCH)
    assert "1. Tomato tile" in text
    assert "9. Name nothing, which is a misfire" in text
    assert "8. Cid's pile" in text


def test_who_may_not_act_is_told_why_and_hears_the_rule():
    text, _ = play(["flip", "2", "3", "3 tomato", "3"], "Ana", "Ben", "Cid", **MATCH)
    assert times_told(text, FloorIsTaken(Seat(1)), "Ana", "Ben")
    assert times_told(text, no.WhoFirst(3)) == 1


def test_questions_are_answered_for_all_while_several_may_act():
    text, _ = play(["flip", "c", "e", "t", "r", "?", "xyzzy"], "Ana", "Ben", "Cid", **MATCH)
    assert "During a duel, the visible cards are not read again." in text
    assert "Cards in the decks: Ana has 2, Ben has 2, Cid has 2." in text
    assert text.count("with its own potion, buzz, then name its tile.") >= 3
    assert times_told(text, no.WhoFirst(3)) == 1


def test_what_was_asked_is_asked_again_only_when_it_changes():
    text, _ = play(["flip", "2", "3"], "Ana", "Ben", "Cid", **MATCH)
    assert text.count("with its own potion, buzz") == 1
    assert text.count("Ben has the floor: one tile or pile.") == 1


def test_the_only_person_types_without_a_number_and_hears_you():
    text, table = play(["flip", "buzz", "tomato"], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "You buzz and have the floor." in text
    assert "You get the tomato tile first." in text
    assert table.view(None).duel.claims == ((0, 0),)


def test_enter_lets_the_bots_act_one_by_one_before_the_duel_is_closed():
    text, table = play(["flip", *[""] * 16], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert "the tomato tile first." in text
    assert "takes 2 cards" in text
    assert table.view(None).phase in ("flip", "duel", "penalty", "over")


def test_a_person_who_types_first_is_before_the_bots():
    text, _ = play(["flip", "buzz", "tomato", "", "", "", ""], "Ana", "Bot 2", "Bot 3", **MATCH)
    assert text.index("You get the tomato tile first.") < text.index("You take 2 cards")


def test_quitting_works_at_any_moment():
    for lines in (["q"], ["flip", "q"]):
        text, _ = play([*lines, "2", "2 tomato"], "Ana", "Ben", "Cid", **MATCH)
        assert "Ben buzzes" not in text


def test_a_decision_is_taken_back_for_all():
    text, table = play(["flip", "2", "u", "yes", "yes"], "Ana", "Ben", "Cid", **MATCH)
    assert "Ben's last decision is taken back." in text
    assert table.view(None).duel.queue == ()
    text, _ = play(["flip", "u", "yes", "yes"], "Ana", "Ben", "Cid", **MATCH)
    assert times_told(text, no.UndoNotPossible(True))


CALM = MATCH | {"piles": [[], ["potion_tomato"], []]}


def test_calm_mode_asks_one_openly_with_a_numbered_list_and_no_time():
    text, table = play(["1", "1", "6"], "Ana", "Ben", "Cid", mode="calm", **CALM)
    assert "Ben: a tile that matches, or pass." in text
    assert "6. Pass" in text
    assert "Ben gets the tomato tile first." in text
    assert "Ben passes." in text
    assert table.view(None).to_act == (1,)


def test_in_calm_mode_words_do_as_well_as_numbers_and_an_empty_line_asks_again():
    text, _ = play(["flip", "", "potato", "tomato", "back", "pass"], "Ana", "Ben", "Cid", mode="calm", **CALM)
    assert text.count("Ben: a tile that matches, or pass.") == 3  # at first, after the empty line, and after the tomato
    assert times_told(text, NotReadable("potato"))
    assert "Ben passes" in text


def test_bots_take_their_turns_in_calm_mode_by_themselves():
    text, _ = play(["flip", "flip", "pass", "flip"], "Ana", "Bot 2", "Bot 3", mode="calm", **CALM)
    assert "Bot 2 " in text


class Room(Typist):
    """A keyboard whose lines come at their times, and a clock that says when each line was shown."""

    def __init__(self, lines):
        super().__init__([])
        self.due = sorted(lines.items())
        self.seen = []

    def show(self, text):
        self.seen.append((self.now, text))

    def next(self, seconds=None):
        if self.due and (seconds is None or self.due[0][0] <= self.now + seconds):
            at, line = self.due.pop(0)
            self.now = max(self.now, at)
            return line
        if seconds is None or self.now > 60:
            raise EndOfInput
        self.now += seconds
        return None

    def shown_at(self, words):
        return next((at for at, text in self.seen if words in text), None)


def in_time(lines, voice=None, **position):
    """A table of Ana and two robots, of whom the last turned a card; lines by the second they are typed."""
    room = Room(lines)
    chance = RandomChance(Random(1))
    table = Table(GAME, 3, options={}, data={}, chance=chance, position=position | {"mode": "buzz"})
    players = [
        Player(PlayerName(name), level="hard" if name != "Ana" else "", private=frozenset({"screen"}))
        for name in ("Ana", "Bot 2", "Bot 3")
    ]
    output = Output(players, room, voice, None)
    match = Match(table, players, lambda level, seat: GAME.bots[level](seat, 3), Random(1))
    hot_seat = HotSeat(
        Turns(match, Shelf()),
        Prompter(room, output, room),
        Service(table, output, Shelf(), Choices(clear=False), Desktop()),
        Choices(clear=False),
    )
    with contextlib.suppress(EndOfInput):
        hot_seat.run()
    return room


ROBOTS_FLIP = {
    "decks": [["broccoli", "broccoli"], ["tomato", "eggplant", "eggplant"], ["corn", "broccoli", "broccoli"]],
    "piles": [["potion_corn"], [], ["potion_tomato"]],
    "to_act": 1,
    "phase": "flip",
}
"""Bot 2 turns a tomato, which goes with Bot 3's potion, and Bot 3 then corn, which goes with Ana's."""


def test_a_robots_time_begins_when_the_card_was_told_also_of_the_second_card_that_robots_turn():
    room = in_time({10.0: ""}, **ROBOTS_FLIP)
    for card in ("Tomato, Bot 2", "Corn, Bot 3"):
        turned = room.shown_at(card)
        buzzed = next(at for at, text in room.seen if at >= turned and "buzzes" in text)
        assert buzzed - turned >= FAIR_START + 0.3, card


def test_a_person_by_lines_can_be_first_on_a_robots_card():
    told = in_time({}, **ROBOTS_FLIP).shown_at("Tomato, Bot 2")
    room = in_time({told + FAIR_START: "buzz"}, **ROBOTS_FLIP)
    assert next(text for _, text in room.seen if "buzz" in text and "floor" in text).startswith("You")


def test_enter_hurries_robots_that_alone_are_waited_for():
    posture = {**ROBOTS_FLIP, "decks": [["broccoli"] * 2, ["posture_owl", "eggplant"], ["corn"] * 2]}
    told = in_time({}, **posture).shown_at("Owl posture, Bot 2")
    posed, hurried = told + 1.0, told + 1.2
    room = in_time({posed: "sss", hurried: "", hurried + 0.1: ""}, **posture)
    assert room.shown_at("You take the posture") == posed
    assert room.shown_at("was last, and keeps") <= hurried + 0.2


def test_the_same_question_is_asked_in_words_three_times_then_the_line_that_asks_does():
    decks = [["corn", "corn"] * 3, ["eggplant", "mushroom"] * 3, ["broccoli", "broccoli"] * 3]
    text, _ = play([""] * 40, "Ana", "Bot 2", "Bot 3", decks=decks, piles=[[], [], []], to_act=0, phase="flip")
    assert text.count("If an ingredient lies open with its own potion") == 3
    assert text.count("Ana: number or words. Enter goes on.") > 3
