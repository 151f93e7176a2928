"""The way back in the window: from each kind of question outside of a game, and out of what is only heard."""

import sys
from pathlib import Path

import pytest
from pilot import Pilot, following, type_text

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))

from clerk import session  # noqa: E402

from accessible_games.cli.answers import Back  # noqa: E402
from accessible_games.cli.choices import choose_settings  # noqa: E402
from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402


def at(monkeypatch, keys, **choice):
    pilot = Pilot(monkeypatch, following(keys), **choice)
    return pilot, Console(pilot.window, "en", pilot.heard, pilot.cues)


def test_a_list_has_its_way_back_as_its_last_entry(monkeypatch):
    _, console = at(monkeypatch, ["End", "Enter"])
    with pytest.raises(Back):
        console.choose("cli-mono", [("cli-mono-no", {}), ("cli-mono-yes", {})])


def test_escape_leads_back_from_a_question_for_words(monkeypatch):
    pilot, console = at(monkeypatch, [lambda: type_text("An"), "Escape"])
    with pytest.raises(Back):
        console.ask("cli-names")
    assert pilot.window.state.field is None  # the next question is not typed into


def test_escape_leads_back_from_a_number_that_may_be_0(monkeypatch):
    _, console = at(monkeypatch, ["Escape"])
    with pytest.raises(Back):
        console.number("cli-volume", 0, 100)


def test_few_numbers_are_a_list_with_a_way_back_and_their_places_are_not_said_twice(monkeypatch):
    pilot, console = at(monkeypatch, ["Down", "End", "Enter"])
    with pytest.raises(Back):
        console.number("cli-bots", 1, 3)
    assert pilot.heard.texts == ["How many robots join in? 1.", "2.", "Back."]


def test_escape_ends_what_is_only_heard_and_leaves_nothing_to_be_answered(monkeypatch):
    pilot, console = at(monkeypatch, ["Escape"])
    pilot.heard.speaking = True
    assert not console.hear_out(question="cli-doctor-end-key")
    assert pilot.heard.log[-1] == "silence" and not pilot.window.state.asks


def test_other_keys_are_answered_at_once_while_something_is_heard(monkeypatch):
    pilot, console = at(monkeypatch, ["H", "Enter"])
    pilot.heard.speaking = True
    assert not console.hear_out(question="cli-doctor-end-key")
    assert pilot.heard.texts  # "H" was told that it is of no use here; Enter ended it
    assert not pilot.window._events


def test_a_window_that_is_closed_meanwhile_is_not_waited_for(monkeypatch):
    pilot, console = at(monkeypatch, [])
    pilot.heard.speaking = True
    pilot.window.end()
    with pytest.raises(EndOfInput):
        console.hear_out(question="cli-doctor-end-key")


def test_a_row_that_was_chosen_is_read_again_without_the_title(monkeypatch):
    pilot, console = at(monkeypatch, ["Enter", "End", "Enter"])
    rows = [console.said("cli-mono-no", {}), console.said("cli-mono-yes", {})]
    assert list(console.browse(pilot.window, console.said("cli-sounds", {"n": 2}), rows)) == [0]
    assert sum("2 sounds." in text for text in pilot.heard.texts) == 1


def test_the_look_can_be_changed_from_the_settings_and_left_with_escape(monkeypatch):
    pilot, _ = at(monkeypatch, ["Down", "Enter", "Escape"])
    size = pilot.host.choice.size
    pilot.window.browse_look()
    assert pilot.host.choice.size > size and not pilot.window.state.overlays


@pytest.mark.parametrize(("window", "offered"), [(True, True), (False, False)])
def test_the_settings_offer_the_look_of_the_window_where_there_is_one(tmp_path, monkeypatch, window, offered):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))
    made = session("Back to the menu")
    made.in_window = window
    choose_settings(made)
    assert ("size of the text" in made.front.text()) == offered
