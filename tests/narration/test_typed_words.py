"""Typed commands in the player's own words become notation."""

import itertools
import os
from random import Random

import pytest
from catalogue_files import messages

from accessible_games.engine import CHANCE, Action
from accessible_games.engine.dealing import DealtGame
from accessible_games.games import GAMES, get_game
from accessible_games.narration.catalogue import LANGUAGES, LOCALES
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import (
    deal_vocabulary,
    name_tokens,
    normalise,
    to_notation,
    vocabulary,
    with_players,
)
from accessible_games.play.commands import CommandWords
from accessible_games.play.entries import as_read
from accessible_games.play.interpret import interpret
from accessible_games.play.menu import Menu
from tests.each import each

KAMI = get_game("kami")
WORDS = {language: vocabulary(KAMI, language) for language in LANGUAGES}


@each(
    ("text", "notation"),
    [
        ("pass", "pass"),
        ("I pass", "pass"),
        ("Defend with the lancer, attack with gold dragon 3", "defend lancer attack gold@3"),
        ("defend gold dragon from stack 3", "defend gold@3"),
        ("defend with stack 3's silver dragon", "defend silver@3"),
        ("face down warrior and attack with the Silver Dragon", "lead warrior attack silver"),
        ("hide nothing, attack with an empress", "lead - attack empress"),
        ("lead - attack empress", "lead - attack empress"),
        ("lead warrior attack gold@3", "lead warrior attack gold@3"),
        ("lancer defends, tower attacks", "defend lancer attack tower"),
        ("ready", "waive"),
        ("look at 2", "peek 2"),
        ("no redeal", "keep"),
    ],
)
def test_english_words(text, notation):
    assert to_notation(text, WORDS["en"]) == notation


@each(
    ("text", "notation"),
    [
        ("contrer lance attaquer dragon d'or", "defend lancer attack gold"),
        ("Je contre avec la lance, j’attaque avec le dragon d’argent", "defend lancer attack silver"),
        ("contre imperatrice attaque tour", "defend empress attack tower"),
        ("contrer le dragon d'or de la pile 3", "defend gold@3"),
        ("soldat face cachée puis attaque avec le fou", "lead warrior attack madman"),
        ("C'EST BON", "waive"),
        ("regarder la carte 2", "peek 2"),
        ("passe", "pass"),
    ],
)
def test_french_words_with_or_without_accents_and_capitals(text, notation):
    assert to_notation(text, WORDS["fr"]) == notation


@each(
    ("text", "notation"),
    [
        ("槍兵で防御、塔で攻撃", "defend lancer attack tower"),
        ("防御 槍兵 攻撃 塔", "defend lancer attack tower"),
        ("そうへいでぼうぎょ、とうでこうげき", "defend lancer attack tower"),
        ("傭兵３番の銀龍で防御", "defend silver@3"),
        ("戦士を裏向きに置いて、金龍で攻撃する", "lead warrior attack gold"),
        ("パス", "pass"),
        ("ぱす", "pass"),
        ("準備完了", "waive"),
        ("２番を見る", "peek 2"),
    ],
)
def test_japanese_words_in_kanji_or_kana_with_the_verb_at_the_end(text, notation):
    assert to_notation(text, WORDS["ja"]) == notation


@each("text", ["", "  ", "gold xyzzy", "defendlancer", "?", "the"])
def test_words_that_are_none_are_not_guessed(text):
    assert to_notation(text, WORDS["en"]) is None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_a_game_has_synonyms_in_every_language_and_no_other_is_there(name, locale):
    game = get_game(name)
    prefix = name.replace("_", "-")
    needed = {message for message in game.words() if "-word-" in message}
    named = game.words().keys() - needed
    if isinstance(game, DealtGame):  # what people deal by hand can be typed, too
        named |= {thing.message for thing in game.dealt().values()}
    things = {message.removeprefix(f"{prefix}-").partition("-")[2] for message in named}
    optional = {f"{prefix}-term-{name}" for name in things}
    found = messages(locale, f"{name}-words").keys()
    assert needed <= found
    assert found <= needed | optional | {f"{prefix}-term-place", f"{prefix}-term-nothing"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_singular_and_plural_names_of_a_card_mean_the_card(language):
    names = {"en": "horseman horsemen", "fr": "cavalier cavaliers", "ja": "騎兵 きへい"}[language].split()
    assert [WORDS[language][normalise(name)] for name in names] == ["horseman", "horseman"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_synonym_of_a_language_means_two_things(language):
    seen = {}
    for phrase, token in WORDS[language].items():
        assert seen.setdefault(phrase, token) == token
    commands = [m for m in messages(language, "kami-words") if "-word-" in m]
    said = [normalise(w) for m in commands for w in _synonyms(language, m)]
    assert len(said) == len(set(said))


def _synonyms(language, message):
    return messages(language, "kami-words")[message].value.elements[0].value.replace("、", ",").split(",")


# --- players' names

PLAYERS = [PlayerName("Ana"), PlayerName("Ben", "ベン"), PlayerName("Rose"), PlayerName("")]


@each(
    ("name", "language", "text", "notation"),
    [
        ("kameloot", "en", "use potion on Ben", "use potion 1"),
        ("kameloot", "fr", "utiliser potion sur ana", "use potion 0"),
        ("kameloot", "fr", "utiliser parchemin gant contre bague chez Ben", "use scroll glove for ring of 1"),
        ("kameloot", "ja", "ベンさんに 薬 使う", "use potion 1"),
        ("kamimai", "en", "give Fire to Ben", "give fire 1"),
        ("kamimai", "fr", "donner Feu à Rose", "give fire 2"),
        ("kamimai", "en", "cast fire Ana fire fire Ben fire fire", "cast fire 0 fire fire 1 fire fire"),
        ("kamimai", "ja", "火 Ana 火 火 ベン 火 火 使う", "use fire 0 fire fire 1 fire fire"),
        ("tamashii", "en", "give 3", "give 3"),
        ("tamashii", "ja", "3 渡す", "give 3"),
    ],
)
def test_a_player_is_named_in_a_move_by_name(name, language, text, notation):
    assert to_notation(text, Narrator(PLAYERS, language).vocabulary(get_game(name))) == notation


def test_a_name_takes_no_word_of_the_game_away():
    words = with_players(vocabulary(get_game("kameloot"), "en"), [PlayerName("Potion"), PlayerName("My")])
    assert words["potion"] == "potion"
    assert "my" not in words


# --- what people deal by hand


@each(
    ("language", "text", "named"),
    [
        ("en", "3 warriors, 1 tower", ["warrior"] * 3 + ["tower"]),
        ("en", "warrior warrior and a tower", ["warrior"] * 2 + ["tower"]),
        ("fr", "2 guerriers et une tour", ["warrior"] * 2 + ["tower"]),
        ("ja", "戦士3枚、塔1枚", ["warrior"] * 3 + ["tower"]),
        ("ja", "せんし さんまい、とう いちまい", ["warrior"] * 3 + ["tower"]),
        ("en", "3 warriors, 1 moon", None),
        ("en", "3 4 warriors", None),
        ("en", "100 warriors", None),
        ("en", "3", None),
        ("en", "", None),
    ],
)
def test_a_line_names_cards_one_by_one_or_with_numbers(language, text, named):
    assert name_tokens(text, deal_vocabulary(KAMI, language)) == named


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "blue"), ("fr", "bleue"), ("fr", "gemme bleue"), ("ja", "青"), ("ja", "あお")],
)
def test_a_gem_is_named_by_its_colour_alone_or_in_full(language, text):
    assert name_tokens(text, deal_vocabulary(get_game("tamashii"), language)) == ["blue"]


def test_a_game_that_nobody_deals_by_hand_has_no_words_for_it():
    assert not deal_vocabulary(get_game("kamimai"), "en").commands
    assert name_tokens("water", deal_vocabulary(get_game("kamimai"), "en")) is None


def _moments(game):
    """Each kind of question of a game, where it is asked first in a random one: its state, and who is asked."""
    rng, kinds = Random(7), set()
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new_state(seats, {}, {})
        for _ in range(250):
            while state.actors() == (CHANCE,):
                state.apply(CHANCE, state.due().sample(rng))
            if not state.actors():
                break
            seat = rng.choice([actor for actor in state.actors() if actor != CHANCE])
            kind = tuple((fact.key, fact.variant()) for fact in game.answer(state.view(seat), "turn"))
            if kind not in kinds:
                kinds.add(kind)
                yield state, seat
            state.apply(seat, rng.choice(list(state.legal_actions(seat))))


def _pairs(words, n):
    """Every two of some words at the `n`-th question; a share of them, or all if EVERY_PAIR is set."""
    places = enumerate(itertools.product(words, repeat=2))
    share = 1 if os.environ.get("EVERY_PAIR") else 24
    return [f"{one} {other}" for place, (one, other) in places if (place + n) % share == 0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_word_that_is_known_ends_the_program_alone_or_before_another(name, language):
    """Every phrase of the catalogue alone, and two things, verbs and signs of the notation."""
    game = get_game(name)
    commands = CommandWords(game, language)
    names = [PlayerName("Ana", "アナ", "アナ"), PlayerName("Ben", "ベン", "ベン")]
    seated = [*names, *(PlayerName(name) for name in ("Cleo", "Dan", "Eva", "Finn"))]
    words = with_players(vocabulary(game, language), names)
    phrases = sorted({*words, *words.fillers, *commands.phrases(), "@", "-", "7"})
    one_each = sorted({token: phrase for phrase, token in words.items()}.values()) + ["@", "-", "7"]
    asked = 0
    for n, (state, seat) in enumerate(_moments(game), LANGUAGES.index(language)):
        asked += 1
        menu = (game, state.view(seat), state.legal_actions(seat))
        read = as_read([Narrator(seated, language)], seat, Menu(*menu).entries())
        for line in [*phrases, *_pairs(one_each, n)]:
            meaning = interpret(line, Menu(*menu), game, commands, words, lambda entries, read=read: read)
            assert meaning is not None, line
            if isinstance(meaning, Action):
                state.check(seat, meaning)
    assert asked > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if isinstance(get_game(name), DealtGame)])
def test_no_word_ends_the_program_where_cards_are_typed(name, language):
    words = deal_vocabulary(get_game(name), language)
    phrases = sorted({*words, *words.fillers, "@", "-", "7"})
    for line in [*phrases, *(f"{first} {second}" for first in phrases[::9] for second in phrases[::7])]:
        name_tokens(line, words)
        to_notation(line, words)
