"""Numbers of entries: digits that are pressed one after the other, in questions and in the window's own lists."""

import pygame
import pytest
from pilot import Pilot, following, sit
from test_window_keys import ask, event, in_game, since, text

from accessible_games.cli.console import Console
from accessible_games.play.typed import EndOfInput
from accessible_games.window.key_actions import TOGETHER, Digits

ROWS = [("cli-game-option", {"option": f"Level: {number}"}) for number in range(1, 16)]


def at_fifteen(monkeypatch, *keys, seconds=0.0):
    """Somebody at a list of fifteen entries; so much time goes by between two keys."""
    pilot = Pilot(monkeypatch, following(keys))
    times = iter(range(1000))
    pilot.window._actions._digits = Digits(lambda: next(times) * seconds)
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    try:
        return pilot, console.choose("cli-who-speaks", ROWS, back=False)
    except EndOfInput:
        return pilot, None


def test_two_digits_go_to_one_entry_each_is_told_and_enter_alone_takes_it(monkeypatch):
    pilot, chosen = at_fifteen(monkeypatch, "1", "3")
    assert chosen is None
    assert [text.rpartition(", ")[2] for text in pilot.heard.texts[-2:]] == [
        "entry 1 of 15.",
        "entry 13 of 15.",
    ], "a word parts the number of an entry from its place"
    pilot, chosen = at_fifteen(monkeypatch, "1", "3", "Enter")
    assert chosen == 12


def test_a_digit_that_comes_late_or_behind_another_key_begins_a_number(monkeypatch):
    assert at_fifteen(monkeypatch, "1", "3", "Enter", seconds=TOGETHER + 0.1)[1] == 2
    assert at_fifteen(monkeypatch, "1", "Right", "3", "Enter")[1] == 2
    assert at_fifteen(monkeypatch, "1", "Ctrl", "2", "Enter")[1] == 1


def test_a_digit_that_cannot_go_on_lets_the_next_one_begin(monkeypatch):
    assert at_fifteen(monkeypatch, "2", "3", "Enter")[1] == 2
    assert at_fifteen(monkeypatch, "1", "3", "5", "Enter")[1] == 4


def test_a_number_that_the_list_has_not_is_named_and_then_where_one_still_is(monkeypatch):
    pilot, _ = at_fifteen(monkeypatch, "1", "7")
    assert pilot.heard.texts[-2] == "There is no number 17 in the list."
    assert pilot.heard.last.endswith(" 1 of 15.")


def test_zero_goes_to_the_way_back_as_it_does_where_it_is_typed(monkeypatch):
    pilot = Pilot(monkeypatch, following(["0"]))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    with pytest.raises(EndOfInput):
        console.choose("cli-who-speaks", ROWS)
    assert pilot.heard.last.endswith(" 16 of 16.")


def test_in_a_list_of_numbers_a_digit_goes_to_the_first_number_that_begins_with_it(monkeypatch):
    def chosen(*keys):
        pilot = Pilot(monkeypatch, following(keys))
        return Console(pilot.window, "en", pilot.heard, pilot.cues).number("cli-bots", 5, 12)

    assert chosen("7", "Enter") == 7
    assert chosen("1", "Enter") == 10


def test_numbers_work_in_the_menu_and_in_the_help(monkeypatch):
    pilot = in_game(monkeypatch, ["Escape", "4", "F1", "1", "2"])
    assert any(text.startswith("Keys and commands, 4 of") for text in since(pilot))
    assert ", 12 of " in since(pilot)[-1]


def test_a_number_in_the_hand_goes_to_that_card_where_nothing_is_asked(monkeypatch):
    def decide(pilot):
        watching = pilot.window.state.moment == "watching"
        if watching and any("Your hand" in one for one in pilot.heard.texts):
            pilot.steps += 1
            return {1: "Right", 2: "5"}.get(pilot.steps)
        return "Enter"

    pilot = Pilot(monkeypatch, decide)
    pilot.steps = 0
    sit(pilot, "Ana", "bot1", "bot2", "bot3")
    assert any(text.endswith("5 of 8") for text in pilot.heard.texts)


def test_digits_of_another_list_do_not_go_on_with_those_of_this_one():
    digits, here, there = Digits(lambda: 0.0), object(), object()
    assert digits.add("1", ["1", "13"], here) == "1"
    assert digits.add("3", ["3", "13"], there) == "3"


def pad(name, *, locked=True):
    key = getattr(pygame, f"K_KP{name}" if name.isdecimal() else f"K_KP_{name}")
    return event(key, mod=pygame.KMOD_NUM if locked else 0)


def test_the_numeric_pad_has_digits_and_an_enter_and_arrows_without_num_lock(monkeypatch):
    assert at_fifteen(monkeypatch, pad("1"), pad("3"), pad("ENTER"))[1] == 12
    down, end = pad("2", locked=False), pad("1", locked=False)
    assert at_fifteen(monkeypatch, down, down, "Enter")[1] == 2
    assert at_fifteen(monkeypatch, end, pad("ENTER", locked=False))[1] == 14


def test_digits_of_the_numeric_pad_are_typed_in_a_field(monkeypatch):
    pilot, name = ask(monkeypatch, [text("Ana"), pad("2"), text("2"), pad("ENTER")])
    assert name == "Ana2" and pilot.heard.last == "2"


def test_a_numeric_pad_that_is_left_to_the_screen_reader_does_nothing_and_says_so(monkeypatch):
    for key in (pad("ENTER"), pad("5"), pad("8", locked=False), pad("PLUS")):
        pilot = Pilot(monkeypatch, following([key]))
        pilot.host.keep(number_pad=False)
        console = Console(pilot.window, "en", pilot.heard, pilot.cues)
        with pytest.raises(EndOfInput):
            console.choose("cli-who-speaks", ROWS, back=False)
        assert pilot.heard.last == (
            "The numeric pad is left to your screen reader, as the settings of the window say."
        )
