"""The registry as keys: one meaning per key, the defaults that are promised, and keys that players change."""

import itertools
import re
from pathlib import Path
from typing import get_args

from accessible_games.narration.catalogue import KANA, LOCALES, catalogue
from accessible_games.play.commands import COMMANDS, REGISTRY, Command, Moment
from accessible_games.window.keymap import FIXED, KeyMap, changeable, is_key, keys_page, read_keys
from accessible_games.window.words import Words
from tests.each import each

ROOT = Path(__file__).parents[2]
MOMENTS = get_args(Moment)
EVERYTHING = {command.id for command in REGISTRY}

# The table of the design: its defaults are fixed.
PROMISED = {
    "Left": "previous", "Right": "next", "Up": "up", "Down": "down", "Home": "first", "End": "final",
    "Enter": "choose", "Space": "draw", "Tab": "next-playable", "Shift+Tab": "previous-playable",
    "Escape": "menu", "F1": "help", "F2": "status", "F5": "slower", "F6": "faster", "O": "sort", "Ctrl": "silence",
    "F11": "full-screen", "H": "hand", "T": "turn", "S": "scores", "Shift+S": "details", "C": "table",
    "E": "counts", "L": "last", "R": "repeat", "PageUp": "older", "PageDown": "newer", "Ctrl+Home": "oldest",
    "Ctrl+End": "newest", "F7": "sounds-softer", "F8": "sounds-louder", "F9": "softer", "F10": "louder",
    "V": "verbosity", "U": "undo", "Ctrl+Plus": "larger", "Ctrl+Minus": "smaller", "Ctrl+0": "usual-size",
    "Ctrl+S": "save",
}  # fmt: skip


def clashes(registry, keys_of):
    """Pairs of commands that a key could mean at one moment."""
    for moment in MOMENTS:
        there = [command for command in registry if not command.lacks(moment, EVERYTHING)]
        for one, other in itertools.combinations(there, 2):
            if set(keys_of(one)) & set(keys_of(other)):
                yield moment, one.id, other.id


def test_no_key_means_two_commands_at_one_moment():
    assert list(clashes(REGISTRY, lambda command: command.keys)) == []


def test_two_commands_on_one_key_would_be_found():
    planted = (*REGISTRY, Command("planted", keys=("H",), query=True))
    found = list(clashes(planted, lambda command: command.keys))
    assert ("turn", "hand", "planted") not in found  # the game has no such query: never at one moment
    planted = (*REGISTRY, Command("planted", keys=("H",)))
    assert ("turn", "hand", "planted") in list(clashes(planted, lambda command: command.keys))


def test_every_promised_key_has_its_command():
    keymap = KeyMap()
    assert {key: keymap.command(key).id for key in PROMISED} == PROMISED


def test_no_command_is_on_a_key_of_screen_readers_or_of_the_system():
    for command in REGISTRY:
        for key in command.keys:
            assert is_key(key), key
    for key in ("Insert", "CapsLock", "Alt+H", "KP5", "Shift", "Meta+H", "", "HH", "F13"):
        assert not is_key(key), key


def test_every_command_has_a_name_in_every_locale_and_its_keys_have_one_too():
    for locale in LOCALES:
        words = catalogue(locale, "window")
        for command in REGISTRY:
            assert words.has(f"window-command-{command.id}"), (locale, command.id)
    for language in ("en", "fr", "ja"):
        speaker = Words(lambda language=language: language, lambda: None)
        for key in (*PROMISED, "Ctrl+Shift+F12", "7"):
            assert speaker.key(key).text


def test_keys_are_read_in_kana_where_a_voice_reads_nothing_else():
    words = Words(lambda: "ja", lambda: None)
    assert words.key("Ctrl+S").kana == "コントロールと エスの キー"
    for key in (*PROMISED, "7", "Shift+F12"):
        assert re.fullmatch("[ぁ-ゖァ-ヺー ]+", words.key(key).kana), key


@each("own", [(), ("hand=Space", "turn=7", "undo=F2", "older=Shift+Q")])
def test_with_letters_turned_off_nothing_that_writes_is_a_key_and_no_key_means_two_commands(own):
    keymap = read_keys(own, letters=False)
    keys = [key for command in REGISTRY for key in keymap.keys(command.id)]
    assert keys and not [key for key in keys if re.fullmatch(r"(Shift\+)?(.|Space|Plus|Minus)", key)]
    assert not list(clashes(REGISTRY, lambda command: keymap.keys(command.id)))
    assert keymap.command("H") is None and keymap.command("Ctrl+S").id == "save"
    assert read_keys(own, letters=False).lines() == read_keys(own).lines(), "what a player chose is kept"


def test_with_letters_turned_off_each_counts_with_ctrl_or_where_that_is_taken_with_shift_too():
    keymap = KeyMap(letters=False)
    assert [keymap.keys(one) for one in ("hand", "turn", "scores", "table", "rules")] == [
        ("Ctrl+H",), ("Ctrl+Shift+T",), ("Ctrl+Shift+S",), ("Ctrl+Shift+C",), ("Ctrl+Shift+K",)
    ]  # fmt: skip
    assert keymap.keys("details") == keymap.keys("draw") == (), "an entry of a list, both of them"


def test_a_changed_key_leads_to_its_command_and_the_old_one_nowhere():
    keymap = KeyMap().with_key("hand", "G")
    assert keymap.command("G").id == "hand" and keymap.command("H") is None
    assert keymap.keys("hand") == ("G",)


def test_what_is_changed_comes_back_from_the_settings_as_it_was():
    keymap = KeyMap().with_key("hand", "G").with_key("turn", "Ctrl+Shift+F3")
    assert read_keys(keymap.lines()).changes == keymap.changes
    assert set(keymap.lines()) == {"hand=G", "turn=Ctrl+Shift+F3"}


def test_a_key_that_is_given_back_its_default_leaves_nothing_to_remember():
    assert KeyMap().with_key("hand", "G").with_key("hand", "H").lines() == ()


def test_a_key_that_is_taken_is_named_with_the_command_that_has_it():
    keymap = KeyMap()
    assert keymap.clash("hand", "T").id == "turn"
    assert keymap.clash("hand", "H") is None and keymap.clash("hand", "G") is None
    assert keymap.with_key("turn", "G").clash("hand", "T") is None


@each("line", ["hand=", "hand=Insert", "nothing=G", "menu=G", "choose=G", "help=G"])
def test_a_changed_key_that_cannot_be_counts_for_nothing(line):
    keymap = read_keys([line])
    assert keymap.lines() == ()
    assert [keymap.command(key).id for key in ("H", "Escape", "Enter", "F1")] == ["hand", *FIXED]


def test_every_command_can_be_given_another_key_but_the_three_that_lead_everywhere():
    assert {command.id for command in changeable()} == EVERYTHING - set(FIXED)


def test_two_settings_for_one_key_leave_it_one_meaning():
    keymap = read_keys(["hand=G", "turn=G"])
    assert keymap.command("G").id in ("hand", "turn")
    assert sum(bool(keymap.keys(command)) for command in ("hand", "turn")) == 1


def test_the_page_of_keys_is_as_the_registry_makes_it():
    assert (ROOT / "docs" / "keys.md").read_text(encoding="utf-8") == keys_page()


def test_all_locales_of_the_window_have_the_same_messages_and_variables():
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    def messages(locale):
        path = ROOT / "accessible_games" / "narration" / "locale" / locale / "window.ftl"
        found = FluentParser().parse(path.read_text(encoding="utf-8")).body
        return {
            entry.id.name: set(re.findall(r"\$([a-z]+)", path_text(entry)))
            for entry in found
            if isinstance(entry, Message)
        }

    def path_text(entry):
        from fluent.syntax import serialize
        from fluent.syntax.ast import Resource

        return serialize(Resource([entry]))

    assert all(messages(locale) == messages("en") for locale in LOCALES)


def test_every_typed_command_is_one_of_the_registry_too():
    assert {command.id for command in COMMANDS} <= EVERYTHING
    assert catalogue(KANA, "window").text("window-letter-h") == "エイチ"
