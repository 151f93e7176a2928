"""Every key of the registry, at every moment: it is answered, whatever it is for.  Silence is a bug."""

import contextlib

import pytest
from pilot import Pilot, Spoken, sit

from accessible_games.cli.console import Console
from accessible_games.play.commands import COMMANDS, REGISTRY
from accessible_games.play.settings import load_settings
from accessible_games.play.typed import EndOfInput
from accessible_games.window.keymap import writes

KEYS = [(command.id, command.keys[0]) for command in REGISTRY if command.keys]


def answers(log):
    """What answered a key: speech, a sound, or silence where that was asked for."""
    said = [one for one in log if isinstance(one, Spoken) or str(one).startswith(("cue", "silence"))]
    return [one for one in said if not getattr(one, "text", "").startswith("The game is saved.")]  # the end


def pressed_at(monkeypatch, moment, key, *specs, **kw):
    """Press one key once it is that moment in a game; returns what came of it."""
    mark = []

    def decide(pilot):
        state = pilot.window.state
        there = state.moment == moment and (moment != "turn" or state.offered)
        if mark:
            return None
        if there and any("Your hand" in text or moment == "waiting" for text in pilot.heard.texts):
            mark.append(len(pilot.heard.log))
            return key
        return "Enter"

    pilot = Pilot(monkeypatch, decide)
    sleep = pilot.window._screen.sleep

    def stop(milliseconds=0):
        if mark and len(mark) == 1 and len(pilot.heard.log) > mark[0]:
            mark.append(len(pilot.heard.log))
            raise EndOfInput
        sleep(milliseconds)

    monkeypatch.setattr(pilot.window._screen, "sleep", stop)
    sit(pilot, *specs, **kw)
    assert mark, f"it is never {moment}"
    return pilot.heard.log[mark[0] :]


@pytest.mark.parametrize(("command", "key"), KEYS)
def test_every_key_is_answered_when_something_is_asked(monkeypatch, command, key):
    assert answers(pressed_at(monkeypatch, "turn", key, "Ana", "bot1", "bot2", "bot3")), command


@pytest.mark.parametrize(("command", "key"), KEYS)
def test_every_key_is_answered_while_a_player_is_waited_for_and_tells_nothing_private(
    monkeypatch, command, key
):
    said = answers(pressed_at(monkeypatch, "waiting", key, "Ana:en:ear+screen", "Ben:en:ear+screen"))
    assert said, command
    until_taken = said if command != "choose" else []
    assert not [one for one in until_taken if isinstance(one, Spoken) and one.private], command


@pytest.mark.parametrize(("command", "key"), KEYS)
def test_every_key_is_answered_outside_of_a_game(monkeypatch, command, key):
    presses = iter([key])
    pilot = Pilot(monkeypatch, lambda pilot: next(presses, None))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    try:
        console.choose("cli-who-speaks", [("cli-speaks-program", {}), ("cli-speaks-nobody", {})], back=False)
    except EndOfInput:
        assert len(answers(pilot.heard.log)) > 1, command
    else:
        assert command == "choose"


UNSEEN = {"Enter", "Space", "U", "Ctrl", "R", "F4", "F11", "Ctrl+0", "Home"}
"""Keys that play on, are for speech alone, change what is seen but no word, or lead to where one is."""


@pytest.mark.parametrize("keys", [[key for _, key in KEYS if key not in UNSEEN], ["7", "Q", "G"]])
def test_every_key_is_answered_in_letters_for_whoever_has_no_speech(monkeypatch, keys):
    left, unanswered, pressed = [*keys], [], []

    def decide(pilot):
        state, drawn = pilot.window.state, pilot.window.scene()
        if pressed and pressed[1] == drawn:
            unanswered.append(pressed[0])
        pressed.clear()
        if state.overlays or state.field is not None:
            return "Escape"
        if not state.offered:
            return "Enter"
        if not left:
            raise EndOfInput
        pressed[:] = [left.pop(0), drawn]
        return pressed[0]

    pilot = Pilot(monkeypatch, decide)
    pilot.host.voice = None
    sit(pilot, "Ana", "bot1", "bot2")
    assert not left and unanswered == []


@pytest.mark.parametrize("key", ["C", "E", "S", "T"])
def test_where_nothing_is_hidden_a_query_is_answered_for_all_while_events_are_told(monkeypatch, key):
    mark = []

    def decide(pilot):
        if mark:
            raise EndOfInput
        assert pilot.window.state.moment == "watching"
        if any("Level" in text for text in pilot.heard.texts):
            mark.append(len(pilot.heard.texts))
            return key
        return []

    pilot = Pilot(monkeypatch, decide)
    pilot.heard.speaking = True  # so that the next event waits
    sit(pilot, "Ana", "Ben", game="kamimai", options={"companion": True})
    said = " ".join(pilot.heard.texts[mark[0] :])
    told = {
        "C": "The real Grimoire has 64",
        "E": "Water: Ana",
        "S": "5 Energy Points",
        "T": "draws from the real",
    }[key]
    assert told in said and "Too soon" not in said, said


WRITE = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "Space", "Shift+S", "Shift+K", "Plus", "Minus"]
ON_LETTERS = [command for command in COMMANDS if command.keys and writes(command.keys[0])]


def answered_at_turn(monkeypatch, presses, **choice):
    """Press keys at a question, the last of each to be answered; gives what was heard and drawn of it."""
    heard = []

    def steps(pilot):
        state = pilot.window.state
        for keys in presses:
            while state.overlays or state.field is not None or not state.offered:
                yield "Enter" if not (state.overlays or state.field is not None) else "Escape"
            yield from keys[:-1]
            before, place = len(pilot.heard.texts), state.place
            yield keys[-1]
            heard.append((pilot.heard.texts[before:], pilot.window.scene(), state.place == place))

    going = []

    def decide(pilot):
        going[:] = going or [steps(pilot)]
        return next(going[0], None)

    sit(Pilot(monkeypatch, decide, **choice), "Ana", "bot1", "bot2", seed=4)
    assert len(heard) == len(presses)
    return heard


def test_with_letters_turned_off_no_key_that_writes_does_anything_and_each_is_answered(monkeypatch):
    heard = answered_at_turn(monkeypatch, [[key] for key in WRITE], letters=False)
    for key, (said, drawn, stays) in zip(WRITE, heard, strict=True):
        assert stays, key
        assert len(said) == 1 and "does nothing alone" in said[0] and said[0] in drawn.said, (key, said)


def test_a_letter_that_is_turned_off_cuts_nothing_and_is_not_said_over_it(monkeypatch):
    def speaks(pilot):
        pilot.heard.speaking = True
        pilot.heard.log.clear()
        return "Q"

    keys = iter([speaks])
    pilot = Pilot(monkeypatch, lambda pilot: next(keys, lambda pilot: None)(pilot), letters=False)
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    with contextlib.suppress(EndOfInput):
        console.choose("cli-who-speaks", [("cli-speaks-program", {}), ("cli-speaks-nobody", {})], back=False)
    assert pilot.heard.log == ["cue refused-now"], "no key press that drops what sounds"
    assert "does nothing alone" in pilot.shown


def test_with_letters_turned_off_the_list_of_commands_does_all_that_letters_do(monkeypatch):
    by_letter = answered_at_turn(monkeypatch, [[command.keys[0]] for command in ON_LETTERS])
    listed = [command.id for command in COMMANDS if command.id not in ("help", "more")]
    ways = [["F12", ["Down"] * listed.index(command.id), "Enter"] for command in ON_LETTERS]
    by_list = answered_at_turn(monkeypatch, ways, letters=False)
    assert [said for said, *_ in by_list] == [said for said, *_ in by_letter]
    assert sum(bool(said) for said, *_ in by_list) > 15, "one that thinks answers later"


def test_help_at_a_hand_over_marks_what_nobody_may_ask(monkeypatch):
    keys = iter(["F1", *["Right"] * 25, "F1", "End", "Enter", *["Right"] * 40])
    heard = []

    def decide(pilot):
        if pilot.window.state.moment != "waiting":
            return "Enter"
        heard[:] = pilot.heard.texts
        return next(keys, None)

    sit(Pilot(monkeypatch, decide), "Ana", "Ben")
    assert any(text.startswith("Key H: your hand. Not now: nobody has the keyboard") for text in heard)
    assert any(text.startswith("Enter: do it, ") for text in heard)


def test_a_key_that_is_held_does_once_what_it_is_for(monkeypatch):
    import pygame

    Pilot(monkeypatch)
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize(
    "line", ['theme = "pink"', "size = 99", "wrapping = 1", 'keys = ["hand"]', "colour = 3", "places = []"]
)
def test_a_broken_setting_of_the_window_is_said_and_the_others_stay(tmp_path, line):
    path = tmp_path / "settings.toml"
    path.write_text(f'language = "fr"\n[window]\nfull_screen = true\n{line}\n', encoding="utf-8")
    loaded = load_settings(path)
    assert f"window.{line.split()[0]}" in loaded.fault
    assert loaded.settings.language == "fr" and loaded.settings.window.full_screen
    assert loaded.aside is not None and loaded.aside.exists()
