"""Whatever rules, help and messages say can be typed or given, can be, where it is read."""

import argparse
import re
from importlib import import_module

import pytest
from catalogue_files import messages, wordings
from fluent.syntax import ast

from accessible_games.cli.fields import read_options
from accessible_games.cli.parser import Parser
from accessible_games.cli.verbs import _PRINT_MODULES, PRINT_VERBS
from accessible_games.games import GAMES, get_game
from accessible_games.narration.catalogue import LANGUAGES, catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.words import normalise, to_notation, vocabulary, with_players
from accessible_games.play.commands import COMMANDS
from tests.each import each

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "アナ", "ベン", "ジェニー")]
SPOKEN_OF = ("rules", "lesson", "live", "menu", "feats")
TYPED = {
    "en": r"(?:\b[Tt]ypes?:? (?:for example: )?|for example: )([a-z][a-z ]*[0-9]*)(?=[,.]| to | for | a |$)",
    "fr": r"(?:\b[Tt]ape[zr]? (?:par exemple : )?|par exemple : )([a-zéè][a-zéè ]*[0-9]*)(?=[,.]| pour |$)",
    "ja": "「([^」]*)」と入力して(?:くださ|も|お)|例：(.*)$|例えば「([^」]*)」",
}
PLAIN = r"(?:a|un|une|one|the|le|what|or|ce) .*|un|le|or|what"
"""What is no word of the program, but says what kind of thing is to be typed."""


def sentences(locale, stem):
    for key, message in messages(locale, stem).items():
        for pattern in wordings(message).values():
            text = "".join(
                element.value if isinstance(element, ast.TextElement) else "\0"
                for element in pattern.elements
            )
            yield key, text.replace("\u00a0", " ")


def every_sentence(locale):
    stems = ["cli", "play", "window", "host", "shared"]
    for game in GAMES:
        stems += [f"{game}-{part}" for part in SPOKEN_OF]
        stems.append(game)
    for stem in stems:
        yield from sentences(locale, stem)


def flags_of(code):
    """The option words that any command takes."""
    for verb in PRINT_VERBS:
        _, add, _ = import_module(f"stickers.cli.{_PRINT_MODULES[verb]}").VERBS[verb]
        yield from _flags(verb, add)
    for verb in ("play", "menu", "learn", "host", "resume", "daily"):
        yield from _flags(verb, import_module(f"accessible_games.cli.{verb}").add_arguments)


def _flags(verb, add):
    parser = Parser(verb, "")
    add(parser)
    for action in parser._actions if isinstance(parser, argparse.ArgumentParser) else ():
        yield from action.option_strings


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_option_that_is_named_is_taken_where_it_is_named(language):
    known = set(flags_of(language)) | {"--force-reinstall"}
    for key, text in every_sentence(language):
        for flag in re.findall(r"--[a-z-]+", text):
            assert flag in known, (key, flag)
        for given in re.findall(r"\b[a-z_]+=[\w.]+", text):  # nothing reads that in a game, nor in the menu
            assert f"--option {given}" in text, (key, given)
            assert any(set(read_options([given])) <= set(get_game(game).options) for game in GAMES), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_that_a_message_of_the_table_says_to_type_is_a_command(language):
    words = catalogue(language, "play")
    known = {
        normalise(name)
        for command in COMMANDS
        if words.has(f"play-word-{command.id}")
        for name in re.split("[,、]", words.text(f"play-word-{command.id}"))
    }
    found = set()
    for key, text in sentences(language, "play"):
        if re.match("play-(word|term)-", key):  # what is typed, and no sentence that says so
            continue
        for groups in re.findall(TYPED[language], text):
            named = groups if isinstance(groups, str) else "".join(groups)
            if "\0" in named or not named or re.fullmatch(PLAIN, named):
                continue
            found.add(named)
            first = normalise(named)
            assert any(first == word or first.startswith(word) for word in known), (key, named)
    assert len(found) >= 3, found


MOVES = {
    "en": r"(?:words|types): (.*?)\.",
    "fr": r"(?:mots|lettres|tape) : (.*?)\.",
    "ja": r"たとえば、?(.*?)[。]",
}
LETTERS = {"en": r"\b([B-Z])(?= [a-z])", "fr": r"\b([B-Z])(?= [a-zà])", "ja": r"([A-Z])(?=は)"}


@each("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_page_says_to_type_is_understood(game, language):
    page = [text for _, text in sentences(language, f"{game}-rules")]
    words = with_players(vocabulary(get_game(game), language), NAMES)
    moves = re.findall(MOVES[language], " ".join(page))
    assert moves
    for move in (move for several in moves for move in named_in(several)):
        if move not in ("or the taps of a posture", "ou les appuis d'une posture"):
            plain = re.sub("^(or|ou|such as|par exemple|またはポーズの押し方を|[0-9]) | ?のように", "", move)
            assert get_game(game).parse_action(to_notation(plain, words) or plain), move


def named_in(several):
    """The moves that a sentence lists."""
    quoted = re.findall("「(.*?)」", several)
    parts = re.split(", |、|のあとに", several.replace("です", ""))
    return quoted or [move for move in map(str.strip, parts) if len(move) > 1]


@each("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_that_the_rules_page_names_is_a_question_that_the_game_answers(game, language):
    last = [text for _, text in sentences(language, f"{game}-rules")][-1]
    letters = re.findall(LETTERS[language], last)
    by_letter = {command.letter.upper(): command for command in COMMANDS if command.letter}
    assert len(letters) >= 3
    for letter in letters:
        assert by_letter[letter].needs in get_game(game).queries, letter
