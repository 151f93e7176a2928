"""Numbers, words and ways back: what a typed line means in a turn."""

from functools import partial
from random import Random

import pytest
from hotseat import KAMI

from accessible_games.engine import CHANCE, Fact, NotReadable, Seat, facts_of
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import OWN_GAMES, get_game, package_of_game
from accessible_games.games.kamimai.choices import KeepChoice
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import vocabulary
from accessible_games.play import facts
from accessible_games.play.board import Item
from accessible_games.play.commands import CommandWords
from accessible_games.play.entries import as_read
from accessible_games.play.interpret import Asked, Moved, interpret
from accessible_games.play.menu import Menu
from accessible_games.window.walk import Walk
from tests.each import each

BEN = Seat(1)
PASSING = {
    "kami": {"PassChoice"},
    "kameloot": {"PassChoice"},
    "kamimai": {"HoldChoice", "DoneChoice", "TakeNothingChoice", "NoMoreTakersChoice"},
    "tamashii": {"LeaveChoice", "NoEffectChoice"},
    "magi_kitchen": {"FinishChoice", "PassChoice"},
}


def choices_of(name):
    """The entries of a game's menus."""
    get_game(name)
    return facts_of(f"{package_of_game(name)}.choices", Fact)


POSITION = {
    "hands": [["horseman"] * 2, ["lancer", "tower", "tower", "gold"], ["warrior"] * 4, ["warrior"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}
"""Ben may pass, or defend with the lancer and then attack with the gold dragon or the tower."""


@pytest.fixture
def menu():
    state = KAMI.load(4, POSITION, {}, {})
    return Menu(KAMI, state.view(BEN), state.legal_actions(BEN))


NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]


def read_to(language, seat=BEN):
    return partial(as_read, [Narrator(NAMES, language)], seat)


def meaning(menu, line, language="en"):
    words = CommandWords(KAMI, language), vocabulary(KAMI, language)
    return interpret(line, menu, KAMI, *words, read_to(language))


def test_the_first_list_holds_the_first_cards_and_the_second_the_attacks(menu):
    assert [choice.key for choice in menu.choices()] == ["pass-choice", "defend-choice"]
    assert isinstance(meaning(menu, "2"), Moved)
    assert [choice.card.id for choice in menu.choices()] == ["gold", "tower"]
    assert str(meaning(menu, "2")) == "defend lancer attack tower"


def test_several_numbers_of_one_line_follow_each_other(menu):
    assert str(meaning(menu, "2 1")) == "defend lancer attack gold"


def test_zero_goes_back_until_there_is_nothing_to_go_back_to(menu):
    meaning(menu, "2")
    assert isinstance(meaning(menu, "0"), Moved)
    assert len(menu.choices()) == 2
    assert meaning(menu, "back") == facts.NothingToGoBack()


def test_a_number_that_is_not_there_says_which_are(menu):
    assert meaning(menu, "9") == facts.NoSuchChoice(2)
    assert meaning(menu, "12345678901234567890") == NotReadable("12345678901234567890")


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("defend lancer attack tower", "en"),
        ("Defend with the lancer, attack with a tower!", "en"),
        ("contrer lance attaquer tour", "fr"),
        ("defend lancer attack tower", "fr"),
        ("槍兵で防御、塔で攻撃", "ja"),
        ("そうへいでぼうぎょ、とうでこうげき", "ja"),
    ],
)
def test_a_whole_move_is_understood_in_the_players_language_and_in_notation(menu, line, language):
    assert str(meaning(menu, line, language)) == "defend lancer attack tower"


def test_one_word_chooses_the_entry_that_it_names(menu):
    assert isinstance(meaning(menu, "lancer"), Moved)
    assert str(meaning(menu, "tower")) == "defend lancer attack tower"


def test_the_second_half_of_a_move_is_understood_in_the_second_list(menu):
    meaning(menu, "2")
    assert str(meaning(menu, "attack gold")) == "defend lancer attack gold"


def test_a_whole_move_is_understood_in_the_second_list_too(menu):
    meaning(menu, "2")
    assert str(meaning(menu, "pass")) == "pass"


def test_words_that_fit_several_entries_choose_none():
    position = POSITION | {"attack": {"seat": 0, "card": "gold"}, "attacks": [["gold"], [], [], []]}
    hands = [["horseman"] * 2, ["gold", "empress", "tower", "tower"], ["warrior"] * 4, ["warrior"] * 4]
    state = KAMI.load(4, position | {"hands": hands}, {}, {})
    menu = Menu(KAMI, state.view(BEN), state.legal_actions(BEN))
    fit = tuple(facts.Numbered(number, choice) for number, choice in menu.numbered().items() if number > 1)
    assert len(fit) == 2
    assert meaning(menu, "defend") == facts.SeveralChoices(fit, 0)
    assert menu.depth == 0


STACKS = {
    "hands": [["empress", "gold", "gold", "madman"], ["warrior"] * 4],
    "mercenaries": ["empress/warrior", "lancer/warrior", "", "", "lancer/", "", "tower/horseman", ""],
    "lead": 0,
}
"""Two players; lancers lie on stacks 2 and 5, and only the lone one of stack 5 is laid down with an attack."""


def lists_at(name, seats, position, seat=0):
    game = get_game(name)
    state = game.load(seats, position, {}, {})
    return game, Menu(game, state.view(seat), state.legal_actions(seat))


@each(
    ("language", "line", "meant"),
    [
        ("en", "lead gold, madman attacks", "lead gold attack madman"),
        ("en", "gold face down, attack madman", "lead gold attack madman"),
        ("en", "madman attacks, gold face down", "lead gold attack madman"),
        ("en", "Ben lays a gold dragon face down and attacks with a madman, 4 points. 2 cards left.",
         "lead gold attack madman"),
        ("en", "you hide a gold dragon and attack with the lancer of stack 5", "lead gold attack lancer@5"),
        ("fr", "Ben pose un dragon d'or face cachée, attaque avec le fou", "lead gold attack madman"),
        ("ja", "Benさんが金を裏向きに置き、狂人で攻撃しました", "lead gold attack madman"),
    ],
)  # fmt: skip
def test_a_move_is_understood_in_the_order_of_its_player_and_as_it_is_told(language, line, meant):
    game, lists = lists_at("kami", 2, STACKS)
    words = CommandWords(game, language), Narrator(NAMES, language).vocabulary(game), read_to(language, 0)
    assert str(interpret(line, lists, game, *words)) == meant


@each(
    ("line", "asked", "answer", "meant"),
    [
        ("lead gold attack lancer", ["Lancer of stack 2", "Lancer of stack 5"], "2", "lead gold attack lancer@5"),
        ("lead gold, lancer attacks", ["Lancer of stack 2", "Lancer of stack 5"], "stack 5", "lead gold attack lancer@5"),
        ("attack madman", ["Gold dragon", "Empress", "Lancer of stack 5"], "empress", "lead empress attack madman"),
    ],
)  # fmt: skip
def test_words_that_fit_several_moves_are_asked_about_from_where_those_part(line, asked, answer, meant):
    game, lists = lists_at("kami", 2, STACKS)
    words = CommandWords(game, "en"), vocabulary(game, "en"), read_to("en", 0)
    assert isinstance(interpret(line, lists, game, *words), Moved) and lists.which is not None
    read = [one.forms[0][1] for one in read_to("en", 0)(lists.entries())]
    assert read[-1] == "Choose again" and len(read) == len(asked) + 1
    assert all(one.startswith(begins) for one, begins in zip(read, asked, strict=False)), read
    assert str(interpret(answer, lists, game, *words)) == meant
    assert isinstance(interpret("0", lists, game, *words), Moved) and lists.depth == 0


@each(
    "line",
    ["gold face down, empress attacks", "lead madman attack lancer of stack 1", "Ben attacks with a warrior, 1 point."],
)  # fmt: skip
def test_words_of_a_move_that_is_not_possible_are_no_other_move(line):
    game, lists = lists_at("kami", 2, STACKS)
    words = CommandWords(game, "en"), Narrator(NAMES, "en").vocabulary(game), read_to("en", 0)
    meant = interpret(line, lists, game, *words)
    assert lists.depth == 0 and not lists.offers(meant)


def test_of_two_cards_in_either_order_a_name_means_the_first():
    hands = [["gold", "tower"], ["warrior"] * 4, ["warrior"] * 4, ["lancer"] * 2]
    state = KAMI.load(4, {"hands": hands, "lead": 0}, {}, {})
    menu = Menu(KAMI, state.view(Seat(0)), state.legal_actions(Seat(0)))
    assert isinstance(meaning(menu, "gold"), Moved)
    assert str(meaning(menu, "1")) == "lead gold attack tower"


KAMELOOT_LIST = {
    "taverns": ["owl", "cat", "owl", "cat"],
    "hands": [["ring", "potion", "scroll", "scroll"], ["cloak"], ["potion"], ["glove"]],
}


@each(
    ("language", "line", "meant"),
    [
        ("en", "put down 2 scrolls", "play scroll scroll"),
        ("en", "Put down two scrolls: then 2 of 7.", "play scroll scroll"),
        ("en", "4. put down 2 scrolls", "play scroll scroll"),
        ("en", "2 scrolls", "play scroll scroll"),
        ("en", "put down a scroll", "play scroll"),
        ("en", "put down 3 scrolls", "play scroll scroll scroll"),
        ("fr", "poser deux parchemins", "play scroll scroll"),
        ("ja", "巻物２枚を出す", "play scroll scroll"),
        ("ja", "巻物二枚を出す", "play scroll scroll"),
    ],
)
def test_an_entry_may_be_typed_as_it_is_read_and_a_number_before_cards_says_how_many(language, line, meant):
    game = get_game("kameloot")
    state = game.load(4, KAMELOOT_LIST, {}, {})
    lists = Menu(game, state.view(0), state.legal_actions(0))
    words = CommandWords(game, language), vocabulary(game, language), read_to(language, 0)
    assert str(interpret(line, lists, game, *words)) == meant


def test_an_entry_of_the_list_before_leads_back_to_it_and_is_chosen():
    game = get_game("kameloot")
    state = game.load(4, KAMELOOT_LIST, {}, {})
    lists = Menu(game, state.view(0), state.legal_actions(0))
    words = CommandWords(game, "en"), vocabulary(game, "en"), read_to("en", 0)
    assert isinstance(interpret("use potion", lists, game, *words), Moved) and lists.depth == 1
    assert str(interpret("put down 2 scrolls: then 2 of 7", lists, game, *words)) == "play scroll scroll"
    assert lists.depth == 0


def test_the_number_of_one_entry_with_the_words_of_another_is_asked_about(menu):
    fit = tuple(facts.Numbered(number, choice) for number, choice in menu.numbered().items())
    assert meaning(menu, "2. pass") == facts.SeveralChoices(fit, 0)


def test_a_card_whose_name_is_in_the_part_that_was_chosen_is_named_in_the_second_list_too():
    hands = [["warrior", "warrior", "silver"], ["lancer"] * 3, ["gold"] * 3, ["horseman"] * 3]
    state = KAMI.load(4, {"hands": hands, "to_act": 0, "lead": 0}, {}, {})
    for line in ("attack warrior", "warrior attacks", "Warrior", "warrior attacks, 1 point"):
        lists = Menu(KAMI, state.view(0), state.legal_actions(0))
        meaning(lists, "warrior")
        assert str(meaning(lists, line)) == "lead warrior attack warrior", line


def test_an_only_entry_is_chosen_by_its_own_name_and_by_no_other():
    hands = [["gold", "tower"], ["warrior"] * 4, ["warrior"] * 4, ["lancer"] * 2]
    state = KAMI.load(4, {"hands": hands, "lead": 0}, {}, {})
    menu = Menu(KAMI, state.view(Seat(0)), state.legal_actions(Seat(0)))
    meaning(menu, "1")
    assert isinstance(meaning(menu, "gold"), NotReadable)
    assert str(meaning(menu, "attack tower")) == "lead gold attack tower"


@pytest.mark.parametrize("line", ["1.5", "1,7", "+1", "-1", "1/2", "１．５", "1;", "(1)", "#1", "1..", ". 1"])
def test_what_is_not_exactly_a_number_of_the_list_does_nothing(menu, line):
    assert meaning(menu, line) == NotReadable(line)
    assert menu.depth == 0


@pytest.mark.parametrize("line", ["1x", "x1", "1 x", "pass 9 9"])
def test_a_number_with_something_else_does_nothing(menu, line):
    assert isinstance(meaning(menu, line), NotReadable)
    assert menu.depth == 0


@pytest.mark.parametrize("line", ["pass pass", "attack gold gold gold"])
def test_a_word_that_is_said_more_often_than_a_move_has_it_does_nothing(menu, line):
    assert isinstance(meaning(menu, line), NotReadable)
    assert menu.depth == 0


@pytest.mark.parametrize("line", ["1 9", "1 1", "2 1 7"])
def test_more_numbers_than_lists_do_nothing(menu, line):
    assert meaning(menu, line) == facts.TooManyNumbers(line)
    assert menu.depth == 0


@pytest.mark.parametrize("line", ["1", " 1 ", "1.", "1:", "１", "01", "one", "One "])
def test_the_number_of_an_entry_may_stand_as_it_stands_in_the_list(menu, line):
    assert str(meaning(menu, line)) == "pass"


def test_a_command_is_no_move(menu):
    asked = meaning(menu, "save friday")
    assert isinstance(asked, Asked) and (asked.command.id, asked.rest) == ("save", "friday")


def test_what_cannot_be_read_is_quoted_and_shortened(menu):
    assert meaning(menu, "xyzzy") == NotReadable("xyzzy")
    assert meaning(menu, "z" * 60) == NotReadable("z" * 37 + "...")


class Open(Fact):
    binding = True
    n: int


class Plain(Fact):
    n: int


class Act:
    def __init__(self, *steps):
        self.steps = steps

    def __str__(self):
        return " ".join(str(step.n) for step in self.steps)


class Toy:
    def steps(self, view, action):
        return action.steps


def test_a_binding_action_is_asked_about_on_its_own():
    binding, plain = Act(Open(1)), Act(Plain(2))
    menu = Menu(Toy(), None, [binding, plain])
    assert menu.choose(1) is None and menu.confirming
    assert menu.choices() == (facts.DoItChoice(), facts.GoBackChoice())
    assert menu.choose(2) is None and not menu.confirming
    assert menu.choose(2) is plain
    menu.back()
    menu.choose(1)
    assert menu.choose(1) is binding


def test_a_binding_action_that_is_typed_whole_is_asked_about_too():
    binding = Act(Open(1))
    menu = Menu(Toy(), None, [binding, Act(Plain(2))])
    assert menu.ask_first(binding) and menu.confirming
    assert menu.choose(1) is binding


@pytest.mark.parametrize(
    ("language", "line", "word"),
    [("en", "fire air", "drew"), ("fr", "feu air", "pioché"), ("ja", "火 風", "引いた")],
)
def test_cards_without_their_verb_are_answered_with_the_word_that_comes_first(language, line, word):
    """KamiMaï with the real Grimoire: what was drawn is typed behind "drew"."""
    game = get_game("kamimai")
    state = game.new_state(2, {"companion": True}, {})
    for action in ("starter 0", "target A"):
        seat = state.actors()[0]
        state.apply(seat, game.parse_action(action))
    seat = state.actors()[0]
    lists = Menu(game, state.view(seat), state.legal_actions(seat))
    words = CommandWords(game, language), vocabulary(game, language), read_to(language, seat)
    assert interpret(line, lists, game, *words) == facts.WordFirst(word, line)
    assert str(interpret(f"{word} {line}", lists, game, *words)).startswith("drew ")
    assert interpret("xyzzy", lists, game, *words) == NotReadable("xyzzy")


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_game_says_which_entries_let_a_chance_go_by_and_no_focus_begins_there(name):
    passing = {fact for fact in choices_of(name) if fact.passes}
    assert {fact.__name__ for fact in passing} == PASSING[name]
    acting = Item("act", "2", "act")
    walk = Walk()
    assert walk.open((Item("pass", "1", "pass", passes=True), acting)) == 1
    assert Walk().open((Item("pass", "1", "pass", passes=True),)) == 0


def test_how_many_of_a_kind_are_kept_is_chosen_by_that_number_and_none_comes_last():
    game, seen = get_game("kamimai"), set()
    for seed in range(6):
        rng = Random(seed)
        table = Table(game, 3, options={}, data={}, chance=RandomChance(rng))
        for _ in range(400):
            actors = table.actors()
            if not actors:
                break
            if actors[0] == CHANCE:
                table.deal()
                continue
            view, legal = table.view(actors[0]), table.legal_actions(actors[0])
            numbered = Menu(game, view, legal).numbered()
            if any(isinstance(choice, KeepChoice) for choice in numbered.values()):
                counts = [(number, choice.cards.n) for number, choice in numbered.items()]
                assert all(n in (number, 0) for number, n in counts), counts
                assert [n for _, n in counts if not n] == [n for _, n in counts[-1:] if not n]
                seen.update(bool(choice.cards.n) for choice in numbered.values())
            table.submit(actors[0], rng.choice(legal))
    assert seen == {True, False}
