"""Decks of one's own as people bring them: any spreadsheet, any of the languages, and no number made up."""

import csv
import io

import pytest

from stickers.__main__ import main
from stickers.allotment import number_in
from stickers.cards.content import Content
from stickers.decks import open_deck
from stickers.key import allotted, find_cards, key_lines, key_notes
from stickers.marks import GLYPHS, describe, feel, mark_of
from stickers.refusal import DeckError
from stickers.templates import LARGE, TEMPLATES, template_csv
from tests.each import each

LANGUAGES = ("en", "fr", "ja")


def deck_of(folder, text, name="mine.csv", encoding="utf-8"):
    path = folder / name
    path.write_bytes(text.encode(encoding))
    return open_deck("mine", path)


def marks(deck):
    return [mark_of(card) for card in deck.cards]


@each(
    ("name", "found"),
    [("Rouge 3", (3, "Rouge")), ("7 de cœur", (7, "de cœur")), ("-2", (-2, "")), ("Moins −4", (-4, "Moins")),
     ("ハートの3", (3, "ハートの")), ("赤１２", (12, "赤")), ("104", (104, "")), ("+2", None), ("R2D2", None),
     ("Rouge +2", None), ("1 2", None), ("Les 3 vœux", None), ("As", None), ("250", None)],
)  # fmt: skip
def test_a_number_is_read_in_a_name_only_where_it_is_plain(name, found):
    assert number_in(name) == found


def test_a_card_of_uno_shows_its_own_number_by_touch_and_in_the_corner(tmp_path):
    """Once "Rouge 0" became 1 and "Rouge 3" became 4, on the sticker and in large print."""
    deck = deck_of(tmp_path, "Nom;Nombre\nRouge 0;1\nRouge 3;2\nBleu 3;2\nJoker;4\n")
    assert marks(deck) == [
        ("triangle", "cross"),
        ("triangle", "dot", "dot", "dot"),
        ("drop", "dot", "dot", "dot"),
        ("block",),
    ]
    content = Content(deck, "fr")
    assert [content.card(card).front.index for card in deck.cards] == ["0", "3", "3", "J"]
    assert [card.copies for card in deck.cards] == [1, 2, 2, 4]


def test_zero_and_minus_have_signs_that_the_key_explains(tmp_path):
    deck = deck_of(tmp_path, "name,copies,number\nminus two,5,-2\nzero,15,0\ntwelve,10,12\nhigh,1,104\n")
    assert marks(deck) == [
        ("bar", "dot", "dot"),
        ("cross",),
        ("square1", "dot", "dot"),
        ("block", "dot", "dot", "dot", "dot"),
    ]
    assert [line.number for line in key_lines(deck, "en")] == [-2, 0, 12, 104]
    notes = " ".join(key_notes(deck, "en"))
    assert "A cross is 0" in notes and "minus" in notes and "adds 100" in notes
    assert [card.id for card in find_cards(deck, "-2", "en")] == ["minus_two"]
    assert [card.id for card in find_cards(deck, "0", "en")] == ["zero"]
    assert Content(deck, "en").card(deck.cards[0]).front.index == "\N{MINUS SIGN}2"


def test_numbers_in_names_are_taken_without_signs_where_no_two_are_equal(tmp_path):
    deck = deck_of(tmp_path, "name\nCard 1\nCard 2\nCard 17\n")
    assert marks(deck) == [("dot",), ("dot", "dot"), ("square1", "circle1", "dot", "dot")]
    assert allotted(deck, "en") == ["The numbers of 3 cards are those that stand in their names."]


def test_cards_that_are_added_at_the_end_change_no_sign_before_them(tmp_path):
    short = deck_of(tmp_path, "name\nFox\nHen\n")
    longer = deck_of(tmp_path, "name\nFox\nHen\nOwl\nRed 3\nBlue 3\n")
    assert marks(longer)[:2] == marks(short) == [("triangle",), ("drop",)]
    assert "signs of their own" in allotted(longer, "en")[0]


def test_a_family_never_gets_the_sign_of_zero_of_a_minus_or_of_a_hundred(tmp_path):
    families = "".join(f"{name} 0\n{name} -1\n{name} 104\n" for name in "ABCDEFGHIJ")
    given = {sign for card in deck_of(tmp_path, f"name\n{families}").cards for sign in card.extra["sign"]}
    assert not given & {"cross", "bar", "block", "window"}


def test_a_given_mark_is_never_given_again(tmp_path):
    deck = deck_of(tmp_path, "name,mark\nFox,\nHen,triangle\nOwl,drop\n")
    assert len({feel(mark) for mark in marks(deck)}) == 3


def test_excels_own_csv_of_france_and_of_japan_is_read(tmp_path):
    french = deck_of(tmp_path, "Nom;Nombre;Couleur\nÉpée à 3;2;rouge\nBœuf;1;\n", encoding="cp1252")
    assert [card.extra["name"] for card in french.cards] == ["Épée à 3", "Bœuf"]
    assert french.cards[0].extra["colour"] == "red"
    # These bytes are a kanji in the code page of Japan.
    head = deck_of(tmp_path, "Nom\nTête\n", encoding="cp1252")
    assert head.cards[0].extra["name"] == "Tête"
    japanese = deck_of(tmp_path, "名前,枚数,印\nきつね,3,三角 点 点\n", encoding="cp932")
    assert japanese.cards[0].extra["name"] == "きつね" and marks(japanese) == [("triangle", "dot", "dot")]


@pytest.mark.parametrize(
    ("name", "encoding", "delimiter"),
    [
        ("a.csv", "utf-8-sig", ";"),
        ("a.csv", "utf-8", ","),
        ("a.tsv", "utf-16", "\t"),
        ("a.txt", "utf-8", "\t"),
    ],
)
def test_every_way_to_save_a_table_gives_the_same_cards(tmp_path, name, encoding, delimiter):
    text = "Nom|Exemplaires|Numéro|Marque\r\nÂne|2|3|\r\nOie|1||étoile, point\r\n".replace("|", delimiter)
    quoted = text.replace("étoile, point", '"étoile, point"') if delimiter == "," else text
    deck = deck_of(tmp_path, quoted, name, encoding)
    assert [(card.id, card.copies, mark_of(card)) for card in deck.cards] == [
        ("ane", 2, ("dot", "dot", "dot")),
        ("oie", 1, ("star", "dot")),
    ]


def test_a_line_that_names_the_separator_is_passed_over(tmp_path):
    assert marks(deck_of(tmp_path, "sep=;\nNom;Numéro\nÂne;3\n")) == [("dot", "dot", "dot")]


def test_nombre_is_the_number_where_the_copies_have_a_column_of_their_own(tmp_path):
    deck = deck_of(tmp_path, "Nom;Nombre;Exemplaires\nÂne;4;2\n")
    assert (deck.cards[0].copies, deck.cards[0].extra["number"]) == (2, 4)


def test_nombre_is_the_number_where_a_cell_cannot_be_a_number_of_copies(tmp_path):
    deck = deck_of(tmp_path, "Nom;Nombre\nRouge 0;0\nRouge 3;3\nMoins deux;-2\n")
    assert [(card.copies, card.extra["number"]) for card in deck.cards] == [(1, 0), (1, 3), (1, -2)]
    deck = deck_of(tmp_path, "Nom;Nombre\nRouge 3;\n")
    assert deck.cards[0].copies == 1 and deck.cards[0].extra["number"] == 3


def test_a_table_for_a_box_leaves_alone_what_it_does_not_say(tmp_path):
    (tmp_path / "kami.csv").write_text("id,name\nwarrior,Fighter\n", encoding="utf-8")
    warrior = open_deck("kami", tmp_path / "kami.csv").cards[0]
    assert (warrior.copies, warrior.extra["name"]) == (10, "Fighter")


REFUSED = [
    ("Nom;Nombre;Marque\nÂne;1;losange\n", "deck-mark", {"fr": ["ligne 2", "colonne C, Marque", "étoile"],
                                                       "en": ["line 2", "star"], "ja": ["2行目", "星"]}),
    ("Nom;Numéro\nÂne;A\n", "deck-number", {"fr": ["ligne 2, colonne B, Numéro", "-99 à 199"],
                                           "ja": ["列 B"], "en": ["column B"]}),
    ("Nom;Couleur\nÂne;mauve\n", "deck-colour", {"fr": ["bleu, jaune"], "en": ["blue"], "ja": ["青、黄"]}),
    ("Nom;Quoi\nÂne;1\n", "deck-column", {"fr": ["Quoi", "exemplaires, nom"], "ja": ["枚数"], "en": ["copies"]}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "key", "said"), REFUSED)
def test_a_fault_is_told_in_the_readers_language_with_row_column_and_what_is_allowed(
    tmp_path, text, key, said
):
    with pytest.raises(DeckError) as refused:
        deck_of(tmp_path, text)
    assert refused.value.key == key
    for language in LANGUAGES:
        sentence = refused.value.sentence(language)
        assert all(part in sentence for part in said[language]), sentence
        assert "\n" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_is_no_table_is_refused_with_how_to_save_it(tmp_path, language):
    for name, content in (("deck.xlsx", b"PK\3\4"), ("deck.ods", b"PK"), ("deck.csv", b"\xff\xfe\0\xd8")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(DeckError) as refused:
            open_deck("mine", tmp_path / name)
        assert "CSV UTF-8" in refused.value.sentence(language)


KINDS = {"52": (53, 54), "54": (54, 54), "32": (32, 32), "tarot": (78, 78), "uno": (54, 108),
         "skyjo": (15, 150), "numbers": (104, 104), "letters": (26, 26)}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", TEMPLATES)
def test_every_template_becomes_a_deck_in_which_no_two_cards_feel_alike(tmp_path, template, language):
    (tmp_path / "t.csv").write_bytes(template_csv(template, language))
    deck = open_deck("t", tmp_path / "t.csv")
    kinds, cards = KINDS[template]
    assert len(deck.cards) == kinds and sum(card.copies for card in deck.cards) == cards
    assert len({feel(mark_of(card)) for card in deck.cards}) == kinds
    assert len({card.extra["name"] for card in deck.cards}) == kinds
    assert not any("told" in card.extra for card in deck.cards), "a template says its marks itself"


def test_a_suit_is_one_shape_and_the_rank_follows_in_the_code(tmp_path):
    (tmp_path / "t.csv").write_bytes(template_csv("52", "fr"))
    cards = {card.id: card for card in open_deck("t", tmp_path / "t.csv").cards}
    assert mark_of(cards["hearts_7"]) == ("drop", "circle1", "dot", "dot")
    assert cards["hearts_1"].extra["name"] == "As de cœur"
    assert describe(mark_of(cards["spades_13"]), "en") == "a triangle, a square with one dot, three dots"


def test_the_command_that_a_new_deck_is_told_prints_it(tmp_path, monkeypatch, capsys):
    """Numbers above 59 are refused unless they are asked for, and the command did not ask."""
    monkeypatch.chdir(tmp_path)
    assert main(["deck", "new", "mine", "--template", "numbers", "--language", "en"]) == 0
    told = capsys.readouterr().out.splitlines()[-1].split()
    assert told[:2] == ["accessible-games", "stickers"]
    assert main([*told[1:], "--only", "card_104:1", "--language", "en"]) == 0


@each("template", TEMPLATES)
def test_a_template_with_numbers_above_59_is_told_with_what_allows_them(template):
    rows = csv.DictReader(io.StringIO(template_csv(template, "en").decode("utf-8-sig")))
    assert any(int(row.get("number") or 0) > 59 for row in rows) == (template in LARGE)


def test_a_french_template_opens_in_a_french_excel():
    text = template_csv("uno", "fr").decode("utf-8-sig")
    rows = list(csv.reader(io.StringIO(text), delimiter=";"))
    assert rows[0] == ["id", "exemplaires", "nom", "index", "numéro", "signe", "marque", "couleur"]
    assert rows[1] == ["red_0", "1", "Rouge 0", "", "0", "triangle", "", "rouge"]
    assert template_csv("uno", "fr").startswith(b"\xef\xbb\xbf")


def test_a_template_is_written_told_and_never_over_another_file(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["deck", "new", "belote", "--template", "32", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "32 sortes" in said and "stickers belote --data belote.csv" in said
    assert main(["deck", "new", "belote", "--template", "32", "--language", "fr"]) == 2
    assert "existe déjà" in capsys.readouterr().err
    for words in (["deck", "new", "x"], ["deck", "old", "x"], ["deck", "new", "../x", "--template", "32"]):
        assert main(words) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_help_of_the_command_names_every_template():
    from stickers.cli.deck import KNOWN

    assert KNOWN.split(", ") == list(TEMPLATES)


def test_everything_that_can_be_given_to_a_card_is_a_sign():
    from stickers.allotment import _SIGNS

    assert set(_SIGNS) <= set(GLYPHS)
