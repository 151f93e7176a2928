"""The help behind F1: true here and now, short, and never talked over."""

import re
import time

import pytest
from pilot import Pilot, Spoken, following, sit
from test_window_keys import ROWS, at_menu, in_game, since

from accessible_games.cli.console import Console
from accessible_games.narration.catalogue import catalogue
from accessible_games.play.commands import REGISTRY
from accessible_games.play.typed import EndOfInput

ALL = ["F1", *["Right"] * 60]
OTHERS = ["F1", "End", "Enter", *["Right"] * 60]


def entries(texts):
    """Entries that were read, each once and without its place."""
    return list(dict.fromkeys(re.sub(r", \d+ of \d+\.?$", "", text) for text in texts))


def test_the_first_entry_says_what_the_keys_are_for_at_a_question(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["F1"])
    assert "Here: Up arrow and Down arrow go through the answers, Enter takes one" in pilot.heard.last


def test_the_first_entry_tells_of_the_hand_where_there_is_one(monkeypatch):
    assert "Tab goes to your cards" in since(in_game(monkeypatch, ["F1"]))[-1]
    assert (
        "Here: Left arrow and Right arrow go through your hand"
        in since(in_game(monkeypatch, ["Tab", "F1"]))[-1]
    )


def test_the_first_entry_names_the_keys_that_the_player_has_given(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["F1"], keys=("down=G",))
    assert "Up arrow and key G go through the answers" in pilot.heard.last


def test_where_a_list_has_lines_of_one_entry_the_help_says_that_up_and_down_go_through_it(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ALL)
    said = entries(pilot.heard.texts[1:])
    assert "Left arrow or Up arrow or Shift and Tab: the entry before" in said
    assert "Right arrow or Down arrow or Tab: the next entry" in said
    assert not any("inside" in text or "that can be played" in text for text in said)


def test_on_a_card_the_help_says_that_up_and_down_read_inside_it(monkeypatch):
    said = entries(since(in_game(monkeypatch, ["Tab", *ALL])))
    assert any(text.startswith("Up arrow: a line up inside the card") for text in said)


def test_only_what_is_live_is_in_the_list_and_the_rest_stands_under_its_last_entry(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ALL)
    said = entries(pilot.heard.texts[1:])
    assert not any("Not now" in text or "No key" in text or "key H" in text for text in said)
    *said, last, wrapped = said
    assert last == "All other keys, and why they are not there now" and wrapped.startswith("Here: ")
    assert len(said) < 27
    pilot, _ = at_menu(monkeypatch, OTHERS)
    said = entries(pilot.heard.texts)
    assert "Key H: your hand. Not now: no game is open" in said
    assert any("NVDA, Shift and S together" in text for text in said)
    assert any(text == "Back" for text in said)


def test_a_key_that_is_live_in_a_game_is_not_among_the_others(monkeypatch):
    live, others = (entries(since(in_game(monkeypatch, keys))) for keys in (ALL, OTHERS))
    assert "Key H: your hand" in live and not any(text.endswith(": your hand") for text in others)


@pytest.mark.parametrize("keys", [ALL, OTHERS])
def test_no_entry_says_no_key_what_has_none_is_typed(monkeypatch, keys):
    said = entries(since(in_game(monkeypatch, keys)))
    assert not any("No key" in text for text in said)
    assert (keys is OTHERS) == any(
        text.startswith("F3, then ") and text.endswith("how fast speech is") for text in said
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Control and plus"), ("fr", "Contrôle et plus"), ("ja", "Controlとプラス")],
)
def test_a_key_with_control_is_called_as_one_says_it(monkeypatch, language, said):
    pilot = Pilot(monkeypatch)
    pilot.host.language = language
    assert pilot.window.words.key("Ctrl+Plus").text == said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("keys", [ALL, OTHERS, ["Escape", *["Right"] * 9], ["Z"], ["F2"]])
def test_whatever_follows_a_full_stop_begins_with_a_capital(monkeypatch, language, keys):
    pilot = Pilot(monkeypatch, following(keys))
    pilot.host.language = language
    console = Console(pilot.window, language, pilot.heard, pilot.cues)
    with pytest.raises(EndOfInput):
        console.choose("cli-who-speaks", [(row, {}) for row in ROWS], back=False)
    for text in pilot.heard.texts:
        assert not re.search(r"(^|[.!?] )[a-zàâéèêëîïôùûç]", text), text
    for scene in pilot.drawn:
        assert not [row.text for row in scene.rows if row.text[:1].islower()]


@pytest.mark.parametrize("locale", ["en", "fr", "ja", "ja-Hrkt"])
def test_every_command_has_words_and_those_that_walk_a_list_have_two(locale):
    for command in REGISTRY:
        assert catalogue(locale, "window").text(f"window-command-{command.id}")
    for name in (
        "previous",
        "next",
        "up",
        "down",
        "first",
        "final",
        "choose",
        "next-playable",
        "previous-playable",
    ):
        assert catalogue(locale, "window").text(f"window-command-{name}-listed")


# --- over what lies beneath


def between_turns(monkeypatch, *keys, after=()):
    """Somebody who presses keys while others play, then waits until asked; returns what was heard from the first."""
    left, later = list(keys), list(after)

    def decide(pilot):
        state = pilot.window.state
        if not pilot.begun:
            if not (state.moment == "watching" and any("Your hand" in one for one in pilot.heard.texts)):
                return "Enter"
            pilot.begun = True
            pilot.heard.log.append("begun")
        if left:
            return left.pop(0)
        if state.overlays and not pilot.window._held_back:
            time.sleep(0.005)
            return ()  # until it is this player's turn beneath
        return later.pop(0) if later else None

    pilot = Pilot(monkeypatch, decide)
    pilot.begun = False
    sit(pilot, "Ana", "bot1", "bot2", "bot3")
    log = pilot.heard.log
    return [one.text for one in log[log.index("begun") :] if isinstance(one, Spoken)]


def test_escape_from_the_help_between_turns_is_answered(monkeypatch):
    said = between_turns(monkeypatch, "F1", "Escape")
    closed = said.index("Closed.")
    assert said[closed - 1].startswith("Keys.")


def test_a_list_that_comes_while_the_help_is_open_is_spoken_when_it_is_closed(monkeypatch):
    beneath = re.compile(r"\d+ of \d+$")
    open_still = between_turns(monkeypatch, "F1")
    helped = next(n for n, text in enumerate(open_still) if text.startswith("Keys."))
    assert not [text for text in open_still[helped + 1 :] if beneath.search(text)]
    closed = between_turns(monkeypatch, "F1", after=["Escape"])
    assert "Closed." not in closed
    assert [text for text in closed[helped + 1 :] if beneath.search(text)]


def test_what_was_chosen_in_the_menu_is_done_though_a_question_waits(monkeypatch):
    said = between_turns(monkeypatch, "Escape", after=["End", "Left", "Enter"])
    assert any(text.startswith("The game is saved") for text in said)
