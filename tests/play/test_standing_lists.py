"""A list that has not changed is not read again: what is new of it is, and all of it on request."""

import io
import itertools
import re
from random import Random

from hotseat import Choices, Desktop, Shelf
from hotseat import play as hotseat_play

from accessible_games.engine import Seat
from accessible_games.engine.facts import Answer, Fact
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.narration.names import PlayerName
from accessible_games.play.facts import GoBackChoice, NoChoice, Numbered, YesChoice
from accessible_games.play.match import NewsFilter
from accessible_games.play.players import Player
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.sitting import KnownLists
from accessible_games.play.terminal import Terminal


class Asks(Answer):
    """A question."""


class Entry(Fact):
    """An entry with a number that its question tells."""

    name: str
    risk: int

    @property
    def standing(self):
        return self.name


def entries(*choices):
    return [Numbered(number, choice) for number, choice in enumerate(choices, 1)]


ASKED = (Asks(),)


def told(heard, *choices, cut=False, question=ASKED):
    news = heard.news(question, entries(*choices))
    heard.settle(cut=cut)
    return [one.number for one in news]


def test_the_same_list_is_told_once_and_only_what_is_new_of_a_longer_one():
    heard = KnownLists()
    assert told(heard, YesChoice(), NoChoice()) == [1, 2]
    assert told(heard, YesChoice(), NoChoice()) == []
    assert told(heard, YesChoice(), NoChoice(), Entry("a", 1)) == [3]
    assert told(heard, Entry("b", 1), NoChoice(), Entry("a", 1)) == [1]


def test_a_list_that_has_become_shorter_is_told_whole_so_that_nobody_counts_on_what_has_gone():
    heard = KnownLists()
    told(heard, YesChoice(), NoChoice(), Entry("a", 1))
    assert told(heard, YesChoice(), NoChoice()) == [1, 2]


def test_numbers_that_the_question_tells_make_no_entry_new():
    heard = KnownLists()
    told(heard, Entry("left", 2))
    assert told(heard, Entry("left", 5)) == []
    assert told(heard, Entry("right", 5)) == [1]


def test_a_list_that_was_cut_off_is_told_again_and_so_is_every_list_to_somebody_else():
    heard = KnownLists()
    assert told(heard, YesChoice(), cut=True) == [1]
    assert told(heard, YesChoice()) == [1]
    assert told(heard, YesChoice()) == []
    heard.forget()
    assert told(heard, YesChoice()) == [1]


def test_another_question_has_a_list_of_its_own_and_the_way_back_is_told_with_each():
    heard = KnownLists()
    told(heard, YesChoice())
    assert told(heard, YesChoice(), question=(Asks(), NoChoice())) == [1]
    back = [*entries(YesChoice(), NoChoice()), Numbered(0, GoBackChoice())]
    assert [one.number for one in heard.news((Asks(), Asks()), back)] == [1, 2, 0]
    heard.settle(cut=False)
    assert [one.number for one in heard.news((Asks(), YesChoice()), back)] == [1, 2, 0]
    heard.settle(cut=False)
    assert [one.number for one in heard.news((Asks(), YesChoice()), back)] == [0]


# --- the same at a table


GRIMOIRE = {"left": ["fire"] * 9, "right": ["air"] * 9}


def play(lines, *names, game="kamimai", **position):
    """Play typed lines from a position in the terminal; returns the transcript."""
    found = get_game(game)
    table = Table(found, len(names), options={}, data={}, chance=RandomChance(Random(2)), position=position)
    players = [Player(PlayerName(name), private=frozenset({"screen"})) for name in names]
    out = io.StringIO()
    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=Shelf(),
            preferences=Choices(clear=True),
            pages=Desktop(),
            make_bot=lambda level, seat: found.bots[level](seat, len(names)),
            rng=Random(1),
        ),
    )
    return out.getvalue()


def drawing(lines):
    return play(lines, "Ana", "Ben", phase="draw", targeted="A", reserves=[[], []], grimoire=GRIMOIRE)


def test_each_draw_asks_with_the_two_risks_and_reads_no_entry_that_is_known():
    text = drawing(["left", "right", "right"])
    assert text.count("1. Left: Fire") == 2  # the first card, and the question that may stop
    assert text.count("3. Stop drawing") == 1
    assert text.count("Ana: risk left ") == 3


def test_a_question_mark_and_an_empty_line_read_the_whole_list_again():
    once = drawing(["left", "right"]).count("Stop drawing")
    assert drawing(["left", "right", "?"]).count("Stop drawing") == once + 1
    assert drawing(["left", "right", ""]).count("Stop drawing") == once + 1


def test_the_outer_cards_of_a_new_grimoire_are_told_once_on_the_way_to_its_first_card():
    from accessible_games.games.kamimai.cards import Card
    from accessible_games.games.kamimai.events import OuterTold, StarterChosen
    from accessible_games.games.kamimai.rows import OuterCard

    news = NewsFilter()
    outer = OuterTold((OuterCard("left", Card.FIRE),))
    other = OuterTold((OuterCard("left", Card.AIR),))
    starter = StarterChosen(Seat(0))
    assert [news.is_news(event) for event in (outer, starter, outer)] == [True, True, False]
    assert news.is_news(other) and news.is_news(outer)
    # A card was drawn and held: the next one may be of the same kind, and is another.
    assert [news.is_news(event) for event in (starter, starter, outer)] == [True] * 3


def test_what_is_held_is_said_where_it_is_kept_or_given_to_a_curse():
    held = {"reserves": [["fire", "fire", "wolf"], []], "drawn": ["air", "air", "water"]}
    keeping = play([], "Ana", "Ben", phase="store", targeted="A", grimoire=GRIMOIRE, **held)
    assert "Ana keeps 4 of: 1 Water, 2 Fire, 2 Air and 1 Sacred Wolf." in keeping
    sheet = [{"id": "A", "effect": "curse_discard", "spells": ["water"]}]
    cursed = play(
        [], "Ana", "Ben", phase="curse", targeted="A", sheet=sheet, grimoire=GRIMOIRE,
        reserves=[["fire", "fire", "air"], []], drawn=["guardian_red"],
    )  # fmt: skip
    assert "Ana discards 1 of: 2 Fire and 1 Air." in cursed


class AsksVariously(Answer, variants=("first", "more")):
    """A question whose two sentences ask from one list."""

    drawn: int

    def variant(self):
        return "more" if self.drawn else "first"

    @property
    def listed_as(self):
        return "first"


def test_two_sentences_that_ask_from_one_list_have_it_read_once():
    heard = KnownLists()
    assert told(heard, Entry("a", 1), Entry("b", 1), question=(AsksVariously(0),)) == [1, 2]
    more = (Entry("a", 1), Entry("b", 1), Entry("stop", 0))
    assert told(heard, *more, question=(AsksVariously(1),)) == [3]
    assert told(heard, *more, question=(AsksVariously(2),)) == []


def test_a_list_whose_numbers_have_shifted_is_told_whole():
    heard = KnownLists()
    told(heard, Entry("a", 1), Entry("b", 1), Entry("c", 1))
    assert told(heard, Entry("a", 1), Entry("x", 1), Entry("b", 1), Entry("c", 1)) == [1, 2, 3, 4]
    assert told(heard, Entry("a", 1), Entry("y", 1), Entry("b", 1), Entry("c", 1)) == [2]


def test_no_list_begins_in_its_middle_or_is_left_out_without_a_word_that_says_what_reads_all_of_it():
    lines = hotseat_play(["1"] * 60, "Ana", "bot", "bot", seed=7).lines
    begins = [
        before
        for before, line in itertools.pairwise(lines)
        if re.match(r"[2-9]\. ", line) and not re.match(r"\d+\. ", before)
    ]
    assert begins and all(before == "New in the list; Enter alone reads all of it:" for before in begins)
    asked = [n for n, line in enumerate(lines) if line == "Ana: number or words." and n]
    unlisted = [lines[n - 1] for n in asked if not re.match(r"\d+(\.| or Enter:) ", lines[n - 1])]
    assert {line for line in unlisted if not line.startswith("No such number")} <= {SAME}


SAME = "The same entries as before: Enter alone reads them."


def test_the_whole_list_is_told_after_each_deal():
    lines = hotseat_play(["1"] * 90, "Ana", "bot", "bot", "bot", seed=7).lines
    dealt = [n for n, line in enumerate(lines) if line.startswith("Round ")]
    first = [next((line for line in lines[n:] if re.match(r"\d+\.? |The list|New in", line)), "1 ") for n in dealt]
    assert len(dealt) > 2 and all(line.startswith("1") for line in first)
