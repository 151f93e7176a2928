"""The registry: one meaning per word, in every language."""

import re
from functools import partial

import pytest
from hotseat import KAMI

from accessible_games.engine.table import Table
from accessible_games.games import get_game
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue
from accessible_games.narration.narrator import Narrator, PlayerName
from accessible_games.narration.words import normalise, vocabulary
from accessible_games.play.commands import COMMANDS, CommandWords
from accessible_games.play.entries import as_read
from accessible_games.play.facts import CommandHelp
from accessible_games.play.interpret import Moved, interpret
from accessible_games.play.menu import Menu

NAMES = tuple(map(PlayerName, ("Ana", "Ben", "Cleo", "Dai")))


def synonyms(locale, message):
    return [word.strip() for word in re.split("[,、]", catalogue(locale, "play").text(message))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_word_or_a_letter(language):
    meanings = {}
    for command in COMMANDS:
        locales = (language, KANA) if language == "ja" else (language,)
        words = {normalise(w) for locale in locales for w in synonyms(locale, f"play-word-{command.id}")}
        for word in words | ({command.letter} - {""}):
            assert meanings.setdefault(word, command.id) == command.id, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_a_word_of_the_game(language):
    shared = CommandWords(KAMI, language).phrases() & set(vocabulary(KAMI, language))
    assert not shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_letter_of_the_help_is_understood_as_its_command(language):
    words = CommandWords(KAMI, language)
    for line in (*words.help_lines(waiting=False), *words.help_lines(waiting=False, more=True)):
        assert words.find(line.keys.letter or line.keys.word)[0].id == line.command
        assert words.find(line.keys.word)[0].id == line.command
        assert words.find(line.keys.word.upper())[0].id == line.command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_synonym_is_understood(language):
    words = CommandWords(KAMI, language)
    for locale in (language, KANA) if language == "ja" else (language,):
        for command in COMMANDS:
            for word in synonyms(locale, f"play-word-{command.id}"):
                assert words.find(word)[0] is command, word


def test_accents_and_capitals_are_free():
    words = CommandWords(KAMI, "fr")
    assert words.find("REPETER")[0].id == words.find("répéter")[0].id == "repeat"


LANCER = {
    "hands": [["gold"] * 3, ["silver"] * 3, ["horseman"] * 3, ["lancer"] * 2],
    "attack": {"seat": 3, "card": "lancer"},
    "to_act": 0,
    "attacks": [[], [], [], ["lancer"]],
    "defence": [[], [], [], ["(gold)"]],
}
DRAWN = {
    "characters": ["trolls", "olaf", "anna", "elsa", "kristoff", "sven"],
    "bag": {"blue": 7, "pink": 9, "green": 9, "red": 2},
    "held": {"blue": 1},
    "phase": "draw",
    "to_act": 0,
}
TRASH = {
    "decks": [["tomato", "corn"], ["tomato", "corn"]],
    "piles": [["broccoli"], ["trash"]],
    "mode": "calm",
    "phase": "duel",
    "flipper": 1,
    "to_act": 0,
}


@pytest.mark.parametrize(
    ("name", "seats", "position", "language", "typed", "meant"),
    [
        ("kami", 4, LANCER, "en", "I pass", "pass"),
        ("magi_kitchen", 2, TRASH, "en", "save 1", "cover 1"),
        ("tamashii", 2, DRAWN, "ja", "やめる", Moved()),
    ],
)
def test_a_move_that_can_be_done_is_meant_rather_than_a_setting_or_the_end(
    name, seats, position, language, typed, meant
):
    game = get_game(name)
    table = Table(game, seats, options={}, data={}, chance=None, position=position)
    lists = Menu(game, table.view(0), table.legal_actions(0))
    words = CommandWords(game, language), vocabulary(game, language)
    meaning = interpret(typed, lists, game, *words, partial(as_read, [Narrator(NAMES, language)], 0))
    assert meaning == meant or str(meaning) == meant


def test_a_setting_named_by_its_word_says_what_it_can_be():
    words = CommandWords(KAMI, "en")
    assert words.find("i pass") is None
    assert words.find("private pass") == (words.find("private")[0], "pass")
    assert words.find("i ear") == (words.find("private")[0], "ear")
    assert words.find("d 3") == (words.find("pace")[0], "3")


def test_only_some_commands_take_what_follows():
    words = CommandWords(KAMI, "en")
    assert words.find("save Friday night") == (words.find("save")[0], "Friday night")
    assert words.find("hand lancer") is None


def test_zero_and_the_words_for_it_go_back():
    assert CommandWords(KAMI, "en").is_back("0") and CommandWords(KAMI, "fr").is_back("Retour")


def test_every_command_has_a_help_line_in_every_locale():
    assert {command.id for command in COMMANDS} == set(CommandHelp.variants)
    for locale in LOCALES:
        for command in COMMANDS:
            assert catalogue(locale, "play").has(f"play-command-help-{command.id}")


def test_while_somebody_is_waited_for_no_query_and_no_history_is_offered():
    offered = {line.command for line in CommandWords(KAMI, "en").help_lines(waiting=True)}
    assert offered == {"help", "repeat", "silence", "undo", "save", "quit", "phone"}


def test_the_help_names_at_once_what_a_turn_needs_and_behind_more_all_the_rest_once():
    words = CommandWords(KAMI, "en")
    first, rest = ([line.command for line in words.help_lines(waiting=False, more=more)] for more in (0, 1))
    assert len(first) <= 13 and first[-1] == "more"
    assert "counts" in first, "a newcomer looks there for the key of whatever the answers name"
    assert sorted(first + rest) == sorted(command.id for command in COMMANDS)


def test_a_query_that_the_game_does_not_know_is_no_command():
    class Quiet:
        name = "kami"
        queries = ("hand",)

    words = CommandWords(Quiet(), "en")
    assert words.find("hand") is not None and words.find("counts") is None
