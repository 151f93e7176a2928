"""A game that is put together from its parts refuses in one sentence what it does not take."""

import sys
from types import ModuleType

import pytest

from accessible_games.engine import (
    Action,
    Answer,
    Choice,
    Event,
    Fact,
    Option,
    OptionError,
    PositionError,
    Refused,
    Seat,
)
from accessible_games.engine.board import Board
from accessible_games.engine.layout import Key, Layout, ListOf, Whole
from accessible_games.engine.notation import Grammar
from accessible_games.games.base import BaseGame


class Rolled(Event):
    """Something happened."""


class TooHigh(Refused, rule="HIGH"):
    """Something did not."""


class Total(Answer):
    """Something was asked."""


class RollChoice(Fact):
    """Something can be chosen."""


class Roll(Action, written="roll"):
    """Something is done."""


class Dice(Board):
    """Two dice."""

    dice: tuple[int, ...]

    def __init__(self):
        self.dice = ()


class Game(BaseGame, facts=sys.modules[__name__]):
    name = "dice"
    seats = range(2, 5)
    grammar = Grammar("dice", (Roll,))
    layout = Layout("dice", dice=Key(ListOf(Whole(1, 6), tuple, n=2), "what lies"))
    begun: dict = {}

    def begin(self, seats, settings):
        self.begun = settings
        return Dice()

    def fit(self, state, position):
        if state.dice == (6, 6):
            raise PositionError("position.dice: two sixes end the game")

    def determinise(self, view, rng): ...

    def answer(self, view, query): ...

    def steps(self, view, action): ...


class WithOption(Game):
    options = {"high": Option(6, "6 or 8", lambda value: value in (6, 8))}


def test_its_registers_follow_from_the_module_of_its_facts():
    game = Game()
    assert (game.events, game.refusals, game.answers) == ((Rolled,), (TooHigh,), (Total,))
    assert game.choices == (RollChoice,)
    assert game.parse_action("roll") == Roll() and game.words() == {"dice-word-roll": "roll"}


def test_a_game_below_it_keeps_them_and_gets_the_value_of_each_option():
    game = WithOption()
    game.new_state(2, {"high": 8}, {})
    assert game.begun == {"high": 8} and game.events == (Rolled,)


@pytest.mark.parametrize(
    ("game", "seats", "options", "data", "told"),
    [
        (Game, 5, {}, {}, "dice: 5 players; 2 to 4 are allowed"),
        (Game, 2, {"high": 6}, {}, "option high: not known; dice has none"),
        (WithOption, 2, {"low": 6}, {}, "option low: not known; dice has high"),
        (WithOption, 2, {"high": 7}, {}, "option high: 7 is not allowed; 6 or 8"),
        (Game, 2, {}, {"card": []}, "dice: card: it takes no data file"),
    ],
)
def test_what_it_does_not_take_is_one_sentence(game, seats, options, data, told):
    with pytest.raises(OptionError) as refused:
        game().new_state(seats, options, data)
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"dice": [1]}, "position.dice: 1 are given; 2 are needed"),
        ({"dice": [1, 7]}, "position.dice: 7; a whole number from 1 to 6 is needed"),
        ({"cards": []}, "position.cards: not known; dice has dice"),
        ({"dice": [6, 6]}, "position.dice: two sixes end the game"),
    ],
)
def test_a_position_is_loaded_by_its_layout_and_then_by_the_game(position, told):
    with pytest.raises(PositionError) as refused:
        Game().load(2, position, {}, {})
    assert str(refused.value) == told
    assert Game().load(2, {"dice": [1, 2]}, {}, {}).dice == (1, 2)


class Show(Action, written="show {seat}"):
    """Something is done with somebody."""

    seat: Seat


class Hide(Action, written="hide"):
    """Something is done, and undone."""


@pytest.fixture
def menu_of(monkeypatch):
    """Makes a game with `roll`, `show` and `hide` whose choices stand in a module of this text."""

    def made(text):
        module = ModuleType("choices_of_dice")
        monkeypatch.setitem(sys.modules, module.__name__, module)
        module.__dict__.update(Choice=Choice, Roll=Roll, Show=Show, Hide=Hide, Seat=Seat)
        exec(compile(text, "choices_of_dice", "exec"), module.__dict__)

        class WithMenu(BaseGame, facts=module):
            name = "dice"
            seats = range(2, 5)
            grammar = Grammar("dice", (Roll, Show, Hide))
            layout = Layout("dice")

            def begin(self, seats, settings): ...

            def determinise(self, view, rng): ...

            def answer(self, view, query): ...

        return WithMenu()

    return made


def test_the_levels_of_an_action_are_the_choices_that_name_it_in_their_order(menu_of):
    game = menu_of(
        """
class RollChoice(Choice, of=Roll): ...

class WhatChoice(Choice, of=(Show, Hide)):
    @classmethod
    def levels(cls, view, action):
        return (cls(),) if view == "asked" else ()

class SeatChoice(Choice, of=Show):
    seat: Seat

class HideChoice(Choice, of=Hide): ...
"""
    )
    told = lambda view, text: [str(one) for one in game.steps(view, game.parse_action(text))]  # noqa: E731
    assert told("", "roll") == ["RollChoice()"]
    assert told("asked", "show 1") == ["WhatChoice()", "SeatChoice(seat=1)"]
    assert told("", "hide") == ["HideChoice()"]


def test_a_game_of_which_an_action_stands_in_no_menu_is_refused_by_name(menu_of):
    with pytest.raises(TypeError, match=r"no choice leads to Hide; class HideChoice\(Choice, of=Hide\) does"):
        menu_of("class RollChoice(Choice, of=(Roll, Show)): ...")
