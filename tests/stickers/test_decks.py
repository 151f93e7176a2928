"""Decks to print: the five boxes, what a file changes in them, and decks of one's own."""

import pytest

from accessible_games.engine import OptionError
from stickers.decks import GAMES, open_deck
from stickers.marks import mark_of
from stickers.names import count_of, name_of, text_of, title_of
from stickers.refusal import DeckError

FOX = '[[card]]\nid = "fox"\ncopies = 3\nname = "Fox"\n'
HEN = '[[card]]\nid = "hen"\ncopies = 2\nname = "Hen"\n'


def write(folder, text, name="family.toml", encoding="utf-8"):
    path = folder / name
    path.write_text(text, encoding=encoding, newline="\n")
    return path


def refusal(folder, text, name="family.toml", game="family"):
    with pytest.raises(OptionError) as refused:
        open_deck(game, write(folder, text, name))
    problem = refused.value
    told = [problem.sentence(lang) for lang in ("en", "fr", "ja")] if isinstance(problem, DeckError) else []
    for sentence in [str(problem), *told]:
        assert len(sentence.splitlines()) == 1
        assert name in sentence or "fox" in sentence
    return problem


BOXES = {
    "kameloot": {
        "ring": 8,
        "wand": 11,
        "glove": 13,
        "potion": 16,
        "cloak": 24,
        "scroll": 21,
        "unicorn": 3,
        "tavern_token": 6,
    },
    "kami": {
        "warrior": 10,
        "horseman": 4,
        "lancer": 4,
        "silver": 4,
        "gold": 4,
        "madman": 2,
        "tower": 2,
        "empress": 2,
    },
    "kamimai": dict.fromkeys(["water", "fire", "earth", "air"], 12)
    | dict.fromkeys([f"guardian_{colour}" for colour in ("blue", "grey", "red", "green")], 2)
    | dict.fromkeys([f"fairy_{element}" for element in ("water", "fire", "earth", "air")], 1)
    | dict.fromkeys(["wolf", "sprite", "dragonflies", "mouse"], 1),
    "tamashii": dict.fromkeys(["trolls", "olaf", "anna", "elsa", "kristoff", "sven"], 1)
    | {"blue": 10, "pink": 10, "green": 10, "red": 2},
}


@pytest.mark.parametrize("game", BOXES)
def test_a_box_holds_what_its_rulebook_lists(game):
    assert {card.id: card.copies for card in open_deck(game).cards} == BOXES[game]


def test_the_magi_kitchen_box_holds_what_its_rulebook_lists():
    totals = {}
    for card in open_deck("magi_kitchen").cards:
        totals[card.extra["kind"]] = totals.get(card.extra["kind"], 0) + card.copies
    assert totals == {
        "ingredient": 35,
        "potion": 35,
        "rainbow": 2,
        "trash": 4,
        "posture": 9,
        "blank": 10,
        "tile": 5,
    }


def test_an_unknown_game_is_told_which_there_are():
    with pytest.raises(DeckError) as refused:
        open_deck("poker")
    assert all(game in str(refused.value) for game in ("poker", *GAMES, "--data"))


def test_a_deck_of_ones_own_needs_no_more_than_id_copies_and_name(tmp_path):
    deck = open_deck("family", write(tmp_path, FOX + HEN))
    assert [(card.id, card.copies, mark_of(card)) for card in deck.cards] == [
        ("fox", 3, ("triangle",)),
        ("hen", 2, ("drop",)),
    ]
    assert title_of(deck, "fr") == "family"
    assert text_of(deck, deck.cards[0], "en") == ""


def test_no_number_is_invented_for_a_card_that_has_none(tmp_path):
    deck = open_deck("family", write(tmp_path, FOX + HEN + "number = 1\n"))
    assert [mark_of(card) for card in deck.cards] == [("triangle",), ("dot",)]
    assert "number" not in deck.cards[0].extra


def test_names_and_texts_may_differ_by_language(tmp_path):
    text = (
        'title = { en = "Farm", ja = "農場" }\n[[card]]\nid = "fox"\ncopies = 1\nmark = ["star"]\n'
        'name = { en = "Fox", fr = "Renard" }\ntext = { fr = "Rusé." }\n'
    )
    deck = open_deck("farm", write(tmp_path, text))
    fox = deck.cards[0]
    assert [name_of(deck, fox, language) for language in ("en", "fr", "ja")] == ["Fox", "Renard", "Fox"]
    assert text_of(deck, fox, "en") == "Rusé."
    assert [title_of(deck, language) for language in ("fr", "ja")] == ["Farm", "農場"]
    assert count_of(deck, fox, 2, "fr") == "2 × Renard"


def test_a_spreadsheet_gives_the_same_deck_as_the_toml_file(tmp_path):
    toml = '[[card]]\nid = "fox"\ncopies = 3\nname = { en = "Fox", fr = "Renard" }\nmark = ["star", "dot"]\n'
    table = "id;copies;name_en;name_fr;mark\nfox;3;Fox;Renard;star dot\n\n"
    for name, text in (
        ("a.csv", table),
        ("b.csv", table.replace(";", ",")),
        ("c.CSV", table.replace(";", "\t")),
    ):
        written = write(tmp_path, text, name, encoding="utf-8-sig")
        assert open_deck("farm", written).cards == open_deck("farm", write(tmp_path, toml)).cards


def test_a_plain_name_beside_a_translation_is_the_english_one(tmp_path):
    deck = open_deck("farm", write(tmp_path, "id,copies,name,name_fr\nfox,1,Fox,Renard\n", "farm.csv"))
    assert [name_of(deck, deck.cards[0], language) for language in ("en", "fr")] == ["Fox", "Renard"]


def test_a_mistyped_id_of_a_box_is_refused_with_the_one_that_was_meant(tmp_path):
    """With a name and a count it would else be one card more, and the one that was meant unchanged."""
    rows = [("silvr", 'copies = 2\nname = "Silver"', "Is it “silver”"), ("moat", 'text = "x"', "tower")]
    for id_, keys, told in rows:
        with pytest.raises(DeckError, match=told) as refused:
            open_deck("kami", write(tmp_path, f'[[card]]\nid = "{id_}"\n{keys}\n'))
        assert refused.value.key == "deck-not-in-box"


def test_a_file_for_a_box_changes_what_it_names_and_adds_what_is_new(tmp_path):
    text = (
        '[[card]]\nid = "ring"\ncopies = 9\n[[card]]\nid = "fox"\ncopies = 1\nname = "Fox"\nmark = ["star"]\n'
    )
    box, deck = open_deck("kameloot"), open_deck("kameloot", write(tmp_path, text))
    assert [card.id for card in deck.cards] == [card.id for card in box.cards] + ["fox"]
    assert deck.cards[0].copies == 9 and mark_of(deck.cards[0]) == ("dot", "dot")
    assert deck.cards[1:-1] == box.cards[1:]
    assert name_of(deck, deck.cards[0], "fr") == "bague aimant"


def test_the_wishes_of_ones_own_tamashii_box_are_printed(tmp_path):
    text = '[[card]]\nid = "elsa"\nneed = { pink = 1, blue = 2 }\n'
    deck = open_deck("tamashii", write(tmp_path, text))
    elsa = next(card for card in deck.cards if card.id == "elsa")
    assert text_of(deck, elsa, "en").startswith("Wants 2 blue gems, 1 pink gem.")


def test_a_file_that_also_sets_rules_for_play_is_read_for_print(tmp_path):
    assert open_deck("kami", write(tmp_path, '[kami]\ntarget = 20\n[[card]]\nid = "gold"\ncopies = 5\n'))


CARD = '[[card]]\nid = "fox"\ncopies = 3\n'


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ("", "deck-no-cards", "[[card]]"),
        ("card = 3", "deck-no-cards", "[[card]]"),
        ("card = [1]", "deck-no-cards", "[[card]]"),
        ("format = 2\n" + FOX, "deck-format", "format 1"),
        ('game = "farm"\n' + FOX, "deck-game", "farm"),
        ("colour = 1\n" + FOX, "deck-key", "format, game, title, size, card"),
        ("title = 4\n" + FOX, "deck-text", "title"),
        ("[[card]]\ncopies = 1\nname = 'Fox'", "deck-missing", "id"),
        ("[[card]]\nid = 'fox'\nname = 'Fox'", "deck-missing", "copies"),
        (CARD, "deck-missing", "name"),
        (FOX + "copy = 3", "deck-key", "copy"),
        (FOX + FOX, "deck-twice", "fox"),
        ("[[card]]\nid = 'Red Fox'\ncopies = 1\nname = 'Fox'", "deck-id", "Red Fox"),
        ("[[card]]\nid = 3\ncopies = 1\nname = 'Fox'", "deck-id", "3"),
        (FOX.replace("3", "0"), "deck-copies", "1 to 999"),
        (FOX.replace("3", "10_000"), "deck-copies", "10000"),
        (FOX.replace("3", "-1"), "deck-copies", "-1"),
        (FOX.replace("3", "1.5"), "deck-copies", "1.5"),
        (FOX.replace("3", "true"), "deck-copies", "True"),
        (FOX.replace("3", "'three'"), "deck-copies", "three"),
        (FOX.replace("Fox", "x" * 300), "deck-long", "300"),
        (FOX.replace("Fox", " "), "deck-text", "name"),
        (FOX.replace('"Fox"', "5"), "deck-text", "name"),
        (FOX.replace('"Fox"', "{}"), "deck-text", "name"),
        (FOX.replace('"Fox"', '{ de = "Fuchs" }'), "deck-language", "en, fr, ja"),
        (FOX.replace("Fox", "שועל"), "deck-right-to-left", "U+05E9"),
        (FOX.replace("Fox", "ثعلب"), "deck-right-to-left", "U+062B"),
        (FOX.replace("Fox", "🦊"), "deck-emoji", "U+1F98A"),
        (FOX.replace("Fox", "Red\\nFox"), "deck-control", "U+000A"),
        (FOX.replace("Fox", "Fo\u200bx"), "deck-control", "U+200B"),
        (FOX + "number = -100", "deck-number", "-99 to 199"),
        (FOX + "number = 200", "deck-number", "200"),
        (FOX + "number = 'A'", "deck-number", "letter"),
        (FOX + "letter = 'a'", "deck-letter", "A to Z"),
        (FOX + "letter = 'A'\nnumber = 1", "deck-both", "number and letter"),
        (FOX + "number = 3\nmark = ['star', 'dot']", "deck-mark-number", "dot dot dot"),
        (FOX + "mark = ['circle1']", "deck-mark-code", "number = 5"),
        (FOX + "mark = ['circle1', 'circle1']", "deck-mark", "two fives"),
        (FOX + "number = 3\nsign = ['circle1']", "deck-sign-code", "allowed are cross, star,"),
        (FOX + "size = 'huge'", "deck-size", "poker"),
        (FOX + "kind = ''", "deck-kind-word", "at most 30"),
        (FOX + "place = 'middle'", "deck-place", "top-left, top-centre"),
        (FOX + "colour = 'mauve'", "deck-colour", "mauve"),
        (FOX + "mark = 'star'", "deck-mark-list", "list"),
        (FOX + "mark = ['diamond']", "deck-mark", "diamond"),
        (FOX + "mark = []", "deck-mark", "no sign"),
        (FOX + "mark = ['star', 'dot']\n" + HEN + "mark = ['dot', 'star']", "deck-alike", "hen"),
        (FOX + "number = 2\n" + HEN + "mark = ['dot', 'dot']", "deck-alike", "fox"),
    ],
)
def test_a_faulty_deck_gets_one_line_with_file_card_and_what_is_allowed(tmp_path, text, fault, said):
    problem = refusal(tmp_path, text)
    assert problem.key == fault
    assert said in str(problem)


def test_the_place_of_a_faulty_card_is_told(tmp_path):
    assert "family.toml, [[card]] 2" in str(refusal(tmp_path, FOX + HEN.replace("2", "0")))


def test_a_key_written_twice_is_told_with_its_line(tmp_path):
    assert "line 4" in str(refusal(tmp_path, CARD + "copies = 4\n"))


def test_more_kinds_than_signs_are_refused(tmp_path):
    many = "".join(FOX.replace("fox", f"fox{n}") for n in range(300))
    assert refusal(tmp_path, many).key == "deck-signs-out"


@pytest.mark.parametrize(
    ("text", "fault", "said"),
    [
        ("", "deck-no-rows", "heading"),
        ("id,copies,name\n", "deck-no-rows", "heading"),
        ("id,copies,nmae\nfox,1,Fox\n", "deck-column", "nmae"),
        ("id,copies,name,nom\nfox,1,Fox,Fox\n", "deck-column-twice", "nom"),
        ("id,copies,name\nfox,1,Fox,red\n", "deck-cells", "line 2"),
        ("id,copies,name,number\nfox,1,Fox,A\n", "deck-number", "line 2, column D, number"),
        ("id,copies,name\n\nfox,1,\n", "deck-missing", "line 3"),
        ("id,copies,name\nfox,0,Fox\n", "deck-copies", "line 2"),
        ("id,copies,name\nfox,many,Fox\n", "deck-copies", "many"),
        (f"id,copies,name\nfox,{'9' * 5000},Fox\n", "deck-copies", "999"),
        ("id,copies,name\nfox,1,Fox\nfox,1,Hen\n", "deck-twice", "line 3"),
        ('id,copies,name\nfox,1,"Fox\n', "deck-csv", "CSV"),
        ('id,copies,name\nfox,1,"Red\nFox"\n', "deck-control", "U+000A"),
        ("id,copies,name,mark\nfox,1,Fox,star diamond\n", "deck-mark", "diamond"),
    ],
)
def test_a_faulty_spreadsheet_gets_one_line_with_its_line_number(tmp_path, text, fault, said):
    problem = refusal(tmp_path, text, "family.csv")
    assert problem.key == fault
    assert said in str(problem)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[card]]\nid = "elsa"\nneed = { gold = 1 }', "deck-need"),
        ('[[card]]\nid = "elsa"\nneed = { blue = 0 }', "deck-need"),
        ('[[card]]\nid = "elsa"\nneed = 3', "deck-kind"),
        ('[[card]]\nid = "elsa"\ncolor = "blue"', "deck-key"),
        ('[[card]]\nid = "elsa"\nmark = ["window"]', "deck-alike"),
        ('[[card]]\nid = "frog"\ncopies = 1', "deck-not-in-box"),
    ],
)
def test_a_faulty_change_of_a_box_gets_one_line(tmp_path, text, fault):
    assert refusal(tmp_path, text, game="tamashii").key == fault


def test_a_key_of_the_wrong_kind_is_shown_as_the_file_should_have_it(tmp_path):
    problem = refusal(tmp_path, '[[card]]\nid = "elsa"\nneed = 3', game="tamashii")
    assert "{ blue = 3 }" in str(problem)


@pytest.mark.parametrize(
    "text", [f"{'k' * 5000} = 1\n{FOX}", FOX + f"mark = ['{'m' * 5000}']", FOX + "k" * 500 + " = 1"]
)
def test_what_is_repeated_of_a_faulty_file_is_cut_short(tmp_path, text):
    assert len(str(refusal(tmp_path, text)).replace(str(tmp_path), "")) < 400


@pytest.mark.parametrize("name", ["family.toml", "family.csv"])
def test_a_file_that_cannot_be_read_gets_one_line(tmp_path, name):
    with pytest.raises(OptionError, match=name):
        open_deck("family", tmp_path / name)
    (tmp_path / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError, match="UTF-8"):
        open_deck("family", tmp_path / name)
    with pytest.raises(OptionError, match="data file"):
        open_deck("family", tmp_path)
    (tmp_path / "family.csv").unlink(missing_ok=True)
    (tmp_path / "family.csv").mkdir()
    with pytest.raises(OptionError, match=r"family\.csv cannot be read"):
        open_deck("family", tmp_path / "family.csv")
