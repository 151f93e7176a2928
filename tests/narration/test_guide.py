"""The pages for players: the same in every language, speakable, and true of commands, words, keys and entries."""

import argparse
import re
from functools import cache
from importlib import import_module
from importlib.resources import files

import pytest
from catalogue_files import messages, wordings
from fluent.syntax import FluentParser, ast

from accessible_games.cli.parser import Parser
from accessible_games.cli.verbs import _PRINT_MODULES, PRINT_VERBS
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue
from accessible_games.narration.guide import PAGES, guide_page, read_command
from accessible_games.play.commands import COMMANDS, REGISTRY
from tests.each import each

EVERYWHERE = [(page, locale) for page in PAGES for locale in LOCALES]
QUOTED = {"en": '"([^"`]*)"', "fr": "« ([^»`]*) »", "ja": "「([^」`]*)」", KANA: "「([^」`]*)」"}


def source(page, locale):
    return files("accessible_games").joinpath("guide", locale, f"{page}.md").read_text(encoding="utf-8")


def every_page():
    return pytest.mark.parametrize(("page", "locale"), EVERYWHERE)


def shape(page, locale):
    """What each line is, and what it says to be typed that no language has words for."""
    kinds = [re.match(r"(#+ |- |[0-9]+\. |```\w*|)", line)[1] for line in source(page, locale).splitlines()]
    return kinds, [code for code in codes(page, locale) if code.startswith(("accessible", "pip", "sudo"))]


def codes(page, locale):
    text = source(page, locale)
    fenced = re.findall(r"```\w+\n(.*?)\n```", text, flags=re.DOTALL)
    return [*fenced, *re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))]


@every_page()
def test_every_language_has_the_same_headings_lines_items_and_commands_in_the_same_order(page, locale):
    assert shape(page, locale) == shape(page, "en")


@each("page", PAGES)
def test_japanese_and_its_reading_have_the_same_sentences(page):
    written, read = guide_page(page, "ja"), guide_page(page, KANA)
    assert [len(section.lines) for section in written] == [len(section.lines) for section in read]


@every_page()
def test_no_mark_of_markdown_is_left_in_what_is_shown(page, locale):
    for section in guide_page(page, locale):
        for text in (section.heading, *(line.text for line in section.lines)):
            assert not re.search(r"`|\*\*|\]\(|\|", text), text


@every_page()
def test_each_line_has_nothing_that_a_voice_would_pass_over_or_spell(page, locale):
    letters = "[ぁ-ヺー、。：「」（）？ ]" if locale == KANA else r"[\w ,.;:!?'\"«»()%+²-]"
    if locale == "ja":
        letters = r"[\w、。：「」（）？・ ,.'+-]"
    for section in guide_page(page, locale):
        for text in (section.heading, *(line.read for line in section.lines)):
            assert re.fullmatch(f"{letters}+", text.replace("\u00a0", " ")), re.sub(letters, "", text) + text
            assert not re.search(r"\d[ ,.\u00a0]\d{3}", text), text  # 2 000 is read two, zero zero zero


@every_page()
def test_no_line_is_longer_than_large_letters_have_room_for(page, locale):
    most = 170 if locale in ("ja", KANA) else 330
    for section in guide_page(page, locale):
        for line in section.lines:
            assert len(line.text) <= most, line.text


@each("page", PAGES)
def test_each_command_that_is_named_is_taken_by_the_program(page):
    for code in codes(page, "en"):
        verb, _, rest = code.partition(" ")[2].partition(" ")
        if not code.startswith("accessible-games ") or verb.startswith("-"):
            continue
        words = rest.replace(" FILE", "").split()
        if verb in PRINT_VERBS:
            _, add, _ = import_module(f"stickers.cli.{_PRINT_MODULES[verb]}").VERBS[verb]
        else:
            add = import_module(f"accessible_games.cli.{verb.replace('-', '_')}").add_arguments
        parser = Parser(verb, "")
        add(parser)
        assert isinstance(parser.parse(words), argparse.Namespace), code


@pytest.mark.parametrize("locale", LANGUAGES)
def test_each_word_that_is_to_be_typed_in_a_game_is_a_command_in_that_language(locale):
    words = catalogue(locale, "play")
    known = {
        name.strip()
        for command in COMMANDS
        if words.has(f"play-word-{command.id}")
        for name in re.split("[,、]", words.text(f"play-word-{command.id}"))
    }
    foreign = re.compile(r"[A-Za-z0-9_.'\[\]-]*[/_.=\\-][A-Za-z0-9_.'\[\]=-]*|low|packs|sounds|[?].*")
    for code in codes("players", locale):
        if not code.startswith(("accessible-games", "pip ")) and not foreign.fullmatch(code):
            assert any(code == word or code.startswith(f"{word} ") for word in known), code


@cache
def said(locale):
    """Whatever entries and questions say, as far as no variable comes."""
    found = set()
    stems = [messages(locale, stem) for stem in ("cli", "window", "play", "shared", "host")]
    printing = files("stickers").joinpath("locale", locale, "printing.ftl").read_text(encoding="utf-8")
    own = [entry for entry in FluentParser().parse(printing).body if isinstance(entry, ast.Message)]
    for stem in [*stems, {entry.id.name: entry for entry in own}]:
        for message in stem.values():
            for pattern in wordings(message).values():
                text = "".join(
                    element.value if isinstance(element, ast.TextElement) else "\0"
                    for element in pattern.elements
                )
                found.add(text)
    return found


@every_page()
def test_each_entry_and_sentence_that_is_quoted_is_said_by_the_program(page, locale):
    text = re.sub(r"```.*?```", "", source(page, locale), flags=re.DOTALL)
    if locale == KANA:
        return  # its messages part their words in their own way; what it quotes is held by the reading
    for quoted in re.findall(QUOTED[locale], text):
        plain = quoted.rstrip(".。,")
        assert any(one.startswith(plain) for one in said(locale)), quoted


def keys():
    named = {key for command in REGISTRY for key in command.keys}
    return named | {key.split("+")[-1] for key in named} | {"1", "3", "0"}


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("page", ["first-hour", "players", "window"])
def test_each_key_that_is_named_is_one(page, locale):
    text = re.sub(r"```.*?```|`[^`]*`", "", source(page, locale), flags=re.DOTALL)
    latin = re.findall(r"(?<![A-Za-zÀ-ÿ'.])(F[0-9]{1,2}|[B-HJ-Z]|Page ?Up|Page ?Down)(?![A-Za-zÀ-ÿ'])", text)
    for key in latin:
        assert key.replace(" ", "") in keys() or (key, page) == ("B", "players"), key  # B, heard again


def test_what_is_typed_is_read_out_sign_by_sign_and_words_as_they_are():
    assert read_command("en", "card unicorn") == "card unicorn"
    assert read_command("en", "Ana, Ben:fr") == "Ana, Ben colon fr"
    assert read_command("fr", "contrer lance attaquer dragon d'or") == "contrer lance attaquer dragon d'or"
    assert read_command("en", "--option mode=calm") == "dash dash option mode equals calm"
    assert read_command("fr", "pip install '.[voices]'") == (
        "pip install apostrophe point crochet ouvrant voices crochet fermant apostrophe"
    )
    assert (
        read_command(KANA, "play kami --front window") == "プレイ カミ ハイフン ハイフン フロント ウィンドウ"
    )
    assert read_command(KANA, "はやさ 320") == "はやさ さんびゃくにじゅう"


def test_the_readme_and_the_first_page_teach_the_first_game_in_the_same_words():
    readme = (files("accessible_games") / ".." / "README.md").resolve().read_text(encoding="utf-8")
    page = source("first-hour", "en")
    heading = "## Your first game, by ear\n\n"
    steps = [text.split(heading)[1].split("\n\nIn the window, ")[0] for text in (readme, page)]
    assert steps[0] == steps[1] and len(re.findall("^[1-5]\\. ", steps[0], flags=re.MULTILINE)) == 10


def test_the_pages_are_about_all_games():
    text = source("first-hour", "en")
    assert all(
        catalogue("en", f"{game}-menu").text(f"{game.replace('_', '-')}-title") in text for game in GAMES
    )
