"""The words of the command line: the same messages everywhere, in letters that each locale reads."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from accessible_games.cli import choices, profiles
from accessible_games.cli.doctor import _INSTALLED
from accessible_games.cli.options import _word, offered_by
from accessible_games.cli.session import SPEAKERS
from accessible_games.engine.journal import Kind
from accessible_games.games import GAMES, get_game
from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue
from accessible_games.play import settings
from accessible_games.play.journalfile import Obstacle
from accessible_games.play.look import ECHOES
from accessible_games.play.profiles import EARS, ORDERS, PACES, PRIVATE_TEXT, VERBOSITIES
from accessible_games.play.settings import SKIPPED
from tests.each import each

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "accessible_games" / "narration" / "locale"


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node: VariableReference):
        self.names.add(node.id.name)


@cache
def messages(locale):
    """Message id -> the variables of it."""
    found = {}
    for entry in FluentParser().parse((LOCALE / locale / "cli.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{locale}: {entry.id.name} twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def test_the_languages_that_can_be_chosen_are_those_that_are_told():
    assert settings.LANGUAGES == LANGUAGES


def test_all_locales_have_the_same_messages():
    assert {frozenset(messages(locale)) for locale in LOCALES} == {frozenset(messages("en"))}


@pytest.mark.parametrize("locale", ["fr", "ja"])
def test_a_translation_tells_the_same_variables(locale):
    assert messages(locale) == messages("en")


def test_the_kana_reading_asks_for_no_variable_that_the_text_has_not():
    """It may leave out paths and commands, which nobody wants spelt."""
    written = messages("ja")
    for key, names in messages(KANA).items():
        assert names <= written[key], key


def test_kana_has_neither_kanji_nor_latin_letters():
    for entry in FluentParser().parse((LOCALE / KANA / "cli.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            text = re.sub(
                r"\{[^}]*\}|\[[a-z0-9]+\]|\$[a-z-]+", "", entry.value and "".join(literals(entry)) or ""
            )
            assert not re.search(r"[\u4e00-\u9fffA-Za-z0-9]", text), entry.id.name


def literals(entry):
    class Texts(Visitor):
        def __init__(self):
            self.found = []

        def visit_TextElement(self, node):
            self.found.append(node.value)

    visitor = Texts()
    visitor.visit(entry)
    return visitor.found


def asked_for():
    """Every message that the code names, whole or by its parts."""
    keys = set()
    for path in (ROOT / "accessible_games" / "cli").glob("*.py"):
        keys |= set(re.findall(r'"(cli-[a-z-]*[a-z])"', path.read_text(encoding="utf-8")))
    keys |= {f"cli-speaks-{who}" for who in SPEAKERS}
    keys |= {f"cli-language-{language}" for language in LANGUAGES}
    keys |= {f"cli-verbosity-{level}" for level in VERBOSITIES}
    keys |= {f"cli-echo-{echo}" for echo in ECHOES} | {f"cli-skipped-{what}" for what in SKIPPED}
    keys |= {f"cli-ear-{ear}" for ear in EARS} | {f"cli-pace-{pace}" for pace in PACES}
    keys |= {f"cli-private-{'-'.join(way)}" for way in profiles._PRIVATE}
    keys |= {f"cli-way-{way}" for way in profiles._WAYS} | {"cli-pace-seconds"}
    keys |= {f"cli-order-{order}" for order in ORDERS}
    keys |= {f"cli-channel-{channel}" for channel in PRIVATE_TEXT}
    keys |= {f"cli-level-{level}" for game in GAMES for level in get_game(game).bots}
    finding = ("speech-engine", "voice", "device", "outputs", "reader", "extra")
    keys |= {f"cli-doctor-{what}-{how}" for what in finding for how in ("ok", "missing")}
    keys |= {f"cli-doctor-{what}-absent" for what in _INSTALLED} | {"cli-doctor-mute-voice-missing"}
    keys |= {"cli-doctor-broken-extra-missing", "cli-bots-listed", "cli-host-joining-listed"}
    keys |= {"cli-doctor-settings", "cli-doctor-games", "cli-not-a-choice-keys", "cli-not-an-entry-keys"}
    keys |= {f"cli-backdrop-{of}{what}" for of in ("", "of-") for what in choices.WITH}
    keys |= {f"cli-journal-{what or 'system'}" for what in (*get_args(Kind), *get_args(Obstacle))}
    return keys


def test_every_message_that_is_asked_for_exists_and_no_other():
    notices = {key for key in messages("en") if key.startswith("cli-notice-")}
    synonyms = {key for key in messages("en") if key.endswith("-synonyms")}
    assert {key.removesuffix("-synonyms") for key in synonyms} <= asked_for()
    assert asked_for() == set(messages("en")) - notices - synonyms


@each("key", sorted(key for key in messages("en") if key.startswith("cli-notice-")))
def test_a_translated_notice_is_one_that_speech_or_sound_can_give(key):
    givers = (*(ROOT / "audio").glob("*.py"), ROOT / "accessible_games" / "cli" / "session.py")
    sources = "".join(path.read_text(encoding="utf-8") for path in givers)
    assert f'"{key.removeprefix("cli-notice-")}"' in sources


def test_whatever_speech_or_sound_finds_missing_is_told_in_each_language():
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "audio").glob("*.py"))
    found = set(re.findall(r'(?:post|post_again|_report)\(\s*"([a-z-]+)"', sources))
    assert len(found) > 10
    assert {f"cli-notice-{id}" for id in found} <= set(messages("en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_counts_are_said_as_the_language_counts(locale):
    said = [catalogue(locale, "cli").text("cli-sounds", n=n) for n in (0, 1, 2, 21)]
    assert (
        said
        == {
            "en": ["0 sounds.", "One sound.", "2 sounds.", "21 sounds."],
            "fr": ["0 son.", "1 son.", "2 sons.", "21 sons."],
            "ja": [f"効果音は{n}個あります。" for n in (0, 1, 2, 21)],
            KANA: [f"こうかおんわ{n}あります。" for n in ("ゼロこ", "いっこ", "にこ", "にじゅういっこ")],
        }[locale]
    )


@pytest.mark.parametrize("name", GAMES)
def test_every_option_that_a_menu_offers_has_its_default_among_its_values_and_words_for_each(name):
    offered = offered_by(get_game(name))
    assert offered
    for key, option in offered.items():
        values = option.offered
        assert option.default in values and all(option.accepts(value) for value in values)
        for locale in LOCALES:
            message = f"{name}-option-{key}".replace("_", "-")
            told = [catalogue(locale, f"{name}-menu").text(message, value=_word(value)) for value in values]
            assert len(set(told)) == len(values), (locale, key)
