"""A text field by ear: each key is told, and what was typed stays."""

import contextlib
import re
import string

import pygame
import pytest
from pilot import Pilot, following
from test_window_keys import ask, event, in_game, since, text

from accessible_games.cli.answers import Back
from accessible_games.cli.console import Console
from accessible_games.play.typed import EndOfInput
from accessible_games.window.typing_field import TypingField

QUESTION = "Who plays at this computer?"
DELETE = event(pygame.K_DELETE)


def test_a_blank_and_a_sign_are_heard_by_their_names(monkeypatch):
    typed = [text("A"), "Space", text(" "), text(","), text("\u3000"), text("-")]
    pilot, _ = ask(monkeypatch, typed)
    assert pilot.heard.texts[1:] == ["A", "space", "comma", "space", "hyphen"]


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_sign_of_a_keyboard_is_heard_by_a_name_that_a_voice_can_say(monkeypatch, language):
    signs = [*string.punctuation, *"€£¥°§«»–—“”・「」！？，※✓"]
    left = [text(sign) for sign in signs]
    pilot = Pilot(monkeypatch, lambda pilot: left.pop(0) if left else None)
    pilot.host.language = language
    pilot.window._actions.ask("?")
    with contextlib.suppress(EndOfInput):
        pilot.window.next(None)
    heard = pilot.heard.texts
    assert len(heard) == len(signs)
    assert not [(sign, name) for sign, name in zip(signs, heard, strict=True) if not re.search(r"[^\W_]", name)]


@pytest.mark.parametrize(("language", "said"), [("fr", "espace"), ("ja", "スペース"), ("en", "space")])
def test_a_blank_is_heard_in_each_language(monkeypatch, language, said):
    pilot = Pilot(monkeypatch, following([text(" ")]))
    pilot.host.language = language
    pilot.window._actions.ask("?")
    assert pilot.window.next(0.01) is None
    assert pilot.heard.last == said


def test_what_is_deleted_is_told_apart_from_what_is_typed(monkeypatch):
    pilot, name = ask(monkeypatch, [text("Ane"), "Backspace", "Backspace", "Backspace", "Backspace"])
    assert pilot.heard.texts[-4:] == ["e deleted", "n deleted", "A deleted", "Nothing to delete."]


def test_the_cursor_goes_letter_by_letter_says_each_and_letters_are_typed_there(monkeypatch):
    pilot, name = ask(
        monkeypatch, [text("Aba"), "Left", "Left", "Home", "Right", text("n"), DELETE, "End", "Left", "Enter"]
    )
    assert name == "Ana"
    assert pilot.heard.texts[2:] == ["a", "b", "A", "b", "n", "b deleted", "end", "a"]


def test_at_an_end_the_cursor_stays_says_where_it_is_and_sounds(monkeypatch):
    pilot, _ = ask(monkeypatch, [text("An"), "Right", "Home", "Left"])
    assert pilot.heard.texts[-3:] == ["end", "A", "A"] and pilot.heard.log.count("cue edge") == 2
    pilot, _ = ask(monkeypatch, ["Left"])
    assert pilot.heard.last == "empty"


def test_the_cursor_is_drawn_where_it_is_and_stars_hide_letters_alone():
    field = TypingField("?", wanted=True)
    field.add("Ana")
    field.move(-1)
    assert field.shown(hidden=False) == "An|a" and field.shown(hidden=True) == "**|*"


def test_a_field_that_is_full_says_so(monkeypatch):
    pilot, name = ask(monkeypatch, [text("x" * 200), text("y"), "Enter"])
    assert name == "x" * 200 and pilot.heard.last == "No more letters fit."


def test_help_in_a_field_tells_its_keys_and_what_is_wanted_and_what_was_typed_stays(monkeypatch):
    pilot, name = ask(monkeypatch, [text("An"), "Left", "F1", text("i"), "Enter"])
    assert name == "Ain"
    keys, wanted, question = pilot.heard.texts[3:6]
    assert keys.startswith("Type letters; Enter ends the line.") and keys.endswith("Typed so far: An.")
    assert wanted.startswith("Type the answer") and question.startswith(QUESTION)


def test_help_in_a_field_that_was_opened_by_a_key_says_its_question_and_its_keys(monkeypatch):
    pilot = in_game(monkeypatch, ["F3", "F1"])
    said = since(pilot)[-1]
    assert said.startswith("Type a command, a move or a number.") and "Backspace deletes" in said


def test_escape_in_a_field_leads_back_at_once(monkeypatch):
    with pytest.raises(Back):
        ask(monkeypatch, [text("An"), "Escape"])


def test_escape_at_a_list_outside_of_a_game_leads_back_at_once(monkeypatch):
    pilot = Pilot(monkeypatch, following(["Escape"]))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    with pytest.raises(Back):
        console.choose("cli-who-speaks", [("cli-speaks-program", {}), ("cli-speaks-nobody", {})])
    assert len(pilot.heard.texts) == 1


def composing(letters):
    return lambda: pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=letters, start=0, length=1))


def test_while_an_input_method_composes_its_keys_are_its_own_and_what_stands_there_is_heard(monkeypatch):
    keys = [text("Ana "), composing("さ"), composing("さくら"), "Backspace", "Left", "Escape", "Enter", "Up"]
    pilot, name = ask(monkeypatch, [*keys, text("さくら"), "Enter"])
    assert name == "Ana さくら"
    assert pilot.heard.texts[-3:] == ["Sa", "Sakura", "Sakura"]


def test_an_input_method_that_gives_up_leaves_the_keys_to_the_field(monkeypatch):
    pilot, name = ask(monkeypatch, [text("Ana"), composing("さ"), composing(""), "Backspace", "Enter"])
    assert name == "An"
