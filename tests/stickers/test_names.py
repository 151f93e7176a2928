"""What components are called and what they do, and what `code` and `card` answer."""

import re
import subprocess
import sys
from argparse import ArgumentParser
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

from accessible_games.narration.catalogue import KANA, LANGUAGES, LOCALES, catalogue, source_of
from stickers.cli.data import VERBS
from stickers.decks import GAMES, open_deck
from stickers.key import find_cards, key_lines, key_notes
from stickers.names import count_of, name_of, text_of, title_of
from tests.each import each

EVERY_CARD = [(game, card) for game in GAMES for card in open_deck(game).cards]
FORMS = {"en": ("the", "a"), "fr": ("the", "a", "of"), "ja": ("the", "a"), KANA: ("the", "a")}


def message(game, card):
    return f"{game}-card-{card.id}".replace("_", "-")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_a_name_and_all_its_forms(locale):
    for game, card in EVERY_CARD:
        names = catalogue(locale, f"{game}-names")
        assert names.text(message(game, card))
        for form in FORMS[locale]:
            assert names.text(message(game, card), form)
        for count in (0, 1, 2, 21):
            told = names.text(message(game, card), "count", n=count)
            # A voice that reads kana alone is given number words, not digits.
            # Of nothing some are said without a number: "no Fire".
            digits = re.search("[0-9]", told)
            numbered = locale != KANA and (count or digits)
            assert str(count) in told if numbered else digits is None


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_components_of_a_box_share_a_name(locale):
    for game in GAMES:
        names = [
            catalogue(locale, f"{game}-names").text(message(game, card)) for card in open_deck(game).cards
        ]
        assert len(set(names)) == len(names)


def test_readings_are_kana_throughout():
    for game, card in EVERY_CARD:
        names = catalogue(KANA, f"{game}-names")
        said = [names.text(message(game, card))]
        said += [names.text(message(game, card), form) for form in FORMS[KANA]]
        said.append(names.text(message(game, card), "count", n=3))
        for text in said:
            assert re.fullmatch("[ぁ-ゖァ-ヺー ]+", text), text


def test_numbers_of_things_follow_each_language():
    kami, tamashii = open_deck("kami"), open_deck("tamashii")
    silver = next(card for card in kami.cards if card.id == "silver")
    blue = next(card for card in tamashii.cards if card.id == "blue")
    counts = [count_of(kami, silver, n, language) for language in LANGUAGES for n in (0, 1, 2)]
    assert counts == [
        "0 silver dragons",
        "1 silver dragon",
        "2 silver dragons",
        "0 dragon d'argent",
        "1 dragon d'argent",
        "2 dragons d'argent",
        "銀龍0枚",
        "銀龍1枚",
        "銀龍2枚",
    ]
    assert count_of(tamashii, blue, 3, "ja") == "青の宝石3個"


TERMS = {
    ("kami", "madman"): ("madman", "fou", "狂人"),
    ("kami", "lancer"): ("lancer", "lance", "槍兵"),
    ("kameloot", "ring"): ("magnet ring", "bague aimant", "磁石の指輪"),
    ("kameloot", "scroll"): ("permutation scroll", "parchemin de permutation", "交換の巻物"),
    ("kameloot", "unicorn"): ("unicorn horn", "corne de licorne", "ユニコーンの角"),
    ("kamimai", "fairy_air"): ("Air Fairy", "Fée de l'Air", "風の妖精"),
    ("kamimai", "sprite"): ("Keyring Sprite", "Lutin Porte-clé", "鍵の小人"),
    ("tamashii", "red"): ("red gem", "gemme rouge", "赤の宝石"),
    ("magi_kitchen", "rainbow"): ("rainbow potion", "potion arc-en-ciel", "虹の魔法薬"),
    ("magi_kitchen", "blank"): ("blank card", "carte vierge", "白紙カード"),
}


@each(("where", "terms"), TERMS.items())
def test_names_are_the_terms_of_the_rulebooks(where, terms):
    deck = open_deck(where[0])
    card = next(card for card in deck.cards if card.id == where[1])
    assert tuple(name_of(deck, card, language) for language in LANGUAGES) == terms


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def variables(path):
    """Message id -> the variables of the message, of one file."""
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content}"
        if isinstance(entry, Message):
            collector = Variables()
            collector.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            found[entry.id.name] = collector.names
    return found


@pytest.mark.parametrize("stem", ["marks", "marks-refusals", "learning"])
def test_all_languages_have_the_same_messages_with_the_same_variables(stem):
    folder = files("stickers").joinpath("locale")
    english, *others = (variables(folder.joinpath(language, f"{stem}.ftl")) for language in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("game", GAMES)
def test_all_locales_name_the_same_components_and_no_others(game):
    expected = {message(game, card) for card in open_deck(game).cards}
    for locale in LOCALES:
        named = variables(source_of(locale, f"{game}-names"))
        assert {name for name in named if "-card-" in name} == expected


def test_a_power_text_has_its_numbers_filled_in_and_fits_a_card():
    for language in LANGUAGES:
        for game, card in EVERY_CARD:
            text = text_of(open_deck(game), card, language)
            assert len(text) <= 180
            assert "{" not in text and "\u2068" not in text


def test_powers_say_what_the_rules_say():
    def text(game, card_id):
        deck = open_deck(game)
        return text_of(deck, next(card for card in deck.cards if card.id == card_id), "en")

    assert "draw 2 cards" in text("kameloot", "glove")
    assert text("kameloot", "cloak").startswith("6 or more make a collection.")
    assert "warrior and lancer" in text("kami", "empress")
    assert "ring finger" in text("kamimai", "guardian_grey")
    assert text("tamashii", "anna").startswith("Wants 2 blue gems, 2 pink gems.")
    assert "2 green gems back" in text("tamashii", "kristoff")
    assert text("kami", "horseman") == ""


@each(
    ("wanted", "language", "found"),
    [
        ("5", "en", ["potion"]),
        ("potion", "en", ["potion"]),
        ("circle 2", "en", ["scroll"]),
        ("rond pointé", "fr", ["potion"]),
        ("parchemin", "fr", ["scroll"]),
        ("PARCHEMIN DE PERMUTATION", "fr", ["scroll"]),
        ("six doigts", "fr", None),
        ("tavern token", "en", ["tavern_token"]),
        ("ユニコーン", "ja", ["unicorn"]),
        ("question", "en", ["unicorn"]),
        ("?", "en", ["unicorn"]),
        ("？", "ja", ["unicorn"]),
        ("moon", "en", ["tavern_token"]),
        ("丸 点1つ", "ja", ["cloak"]),
    ],
)
def test_a_card_is_found_by_id_name_number_code_corner_or_sign(wanted, language, found):
    deck = open_deck("kameloot")
    if found is None:
        with pytest.raises(ValueError, match="doigts"):
            find_cards(deck, wanted, language)
    else:
        assert [card.id for card in find_cards(deck, wanted, language)] == found


def test_a_number_that_two_kinds_share_finds_both():
    assert [card.id for card in find_cards(open_deck("kami"), "2", "en")] == ["horseman", "lancer"]


@pytest.mark.parametrize("game", GAMES)
def test_a_circle_or_a_square_with_dots_is_a_number_in_every_box_and_nothing_else(game):
    """Somebody who has learnt the code reads five; two circles would be no code at all."""
    for line in key_lines(open_deck(game), "en"):
        shapes = [name for name in line.mark if name.startswith(("circle", "square"))]
        printed = {"number", "points", "finger"} & set(line.card.extra)
        assert not shapes or printed, line.card.id
        assert len(shapes) < 2, line.card.id


def test_the_key_tells_which_cards_become_others_when_a_dot_is_lost():
    notes = " ".join(key_notes(open_deck("kameloot"), "en"))
    assert "permutation scroll like magic cloak" in notes
    assert "magic cloak like enchanting potion" in notes
    assert "unicorn" not in notes
    assert not any("comes off" in note for note in key_notes(open_deck("magi_kitchen"), "en"))


def test_a_familys_game_of_40_numbered_cards_has_a_key_of_short_notes(tmp_path):
    file = tmp_path / "family.csv"
    rows = [f"card{n},1,Card {n}" for n in range(1, 41)]
    file.write_text("\n".join(["id,copies,name", *rows]), encoding="utf-8")
    deck = open_deck("family", file)
    lines = key_lines(deck, "en")
    assert [line.number for line in lines] == list(range(1, 41))
    assert (
        lines[16].line("en").startswith("Card 17: 17, a square with one dot, a circle with a dot, two dots.")
    )
    notes = key_notes(deck, "en")
    assert len(notes) == 2 and "a smaller one" in notes[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_has_every_component_with_mark_and_count(game, language):
    deck = open_deck(game)
    lines = key_lines(deck, language)
    assert [line.card for line in lines] == list(deck.cards)
    for line in lines:
        told = line.line(language)
        assert line.words in told and line.text in told and str(line.card.copies) in told


def run(verb, *arguments):
    parser = ArgumentParser()
    _, add, answer = VERBS[verb]
    add(parser)
    return answer(parser.parse_args(arguments))


def test_card_says_which_card_a_code_means_and_what_it_does(capsys):
    assert run("card", "kameloot", "5", "--language", "en") == 0
    assert capsys.readouterr().out.split("\n") == [
        "Enchanting potion: 5, a circle with a dot. 16 in all. 5 or more make a",
        "collection. Discard it: turn over another player's tavern token.",
        "",
    ]


def test_code_says_every_number_that_has_a_code_since_no_fingertip_has_to_read_it(capsys):
    assert run("code", "60", "99", "--language", "en") == 0
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == ["60", "99"]


def test_code_says_a_number_and_reads_it_back(capsys):
    assert run("code", "17", "--language", "en") == 0
    assert run("code", "--read", "square circle 2", "--language", "fr") == 0
    assert capsys.readouterr().out.splitlines() == [
        "17: a square with one dot, a circle with a dot, two dots",
        "17 : un carré pointé, un rond pointé, deux points",
    ]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["code"], "--read"),
        (["code", "0"], "begins at 1"),
        (["code", "100"], "99"),
        (["code", "seventeen"], "seventeen"),
        (["code", "9" * 5000], "whole number"),
        (["code", "²"], "whole number"),
        (["code", "--read", "circle", "square"], "wrong order"),
        (["card", "poker", "--list"], "kameloot"),
        (["card", "kameloot"], "--list"),
        (["card", "kameloot", "9"], "number 9"),
        (["card", "kameloot", "x" * 300], "is no card"),
        (["card", "kameloot", ""], "no sign"),
        (["card", "kameloot", "--list", "--data", "absent.toml"], "absent.toml"),
    ],
)
def test_bad_input_gets_one_line_on_stderr_and_exit_code_2(arguments, said, capsys):
    assert run(*arguments, "--language", "en") == 2
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1 and said in err and len(err) < 300


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_list_keeps_within_80_columns(game, language, capsys):
    assert run("card", game, "--list", "--language", language) == 0
    out = capsys.readouterr().out
    assert title_of(open_deck(game), language) == out.splitlines()[0]
    for row in out.splitlines():
        # A Japanese stop may hang over the end of a row; nothing else may.
        columns = sum(2 if ord(character) > 0x2E7F else 1 for character in row.rstrip("、。"))
        assert columns <= 80, row


def test_the_commands_load_no_drawing_library():
    source = (
        "import sys\nfrom argparse import ArgumentParser\nfrom stickers.cli.data import VERBS\n"
        "parser = ArgumentParser()\nVERBS['card'][1](parser)\n"
        "VERBS['card'][2](parser.parse_args(['kami', '--list', '--language', 'en']))\n"
        "sys.exit(bool({'reportlab', 'pikepdf', 'pypdfium2', 'cv2'} & set(sys.modules)))\n"
    )
    assert subprocess.run([sys.executable, "-c", source], capture_output=True, check=False).returncode == 0
