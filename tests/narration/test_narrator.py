"""One fact, several listeners: perspective, verbosity, lists, names, and what must not be told."""

import re

import pytest

from accessible_games.engine import HIDDEN, CountOf, NotReadable, NotYourTurn, Sealed, Seat, SecretSpokenError
from accessible_games.games.kami.answers import CountsAre, HandHeld, SeatCount
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.choices import AttackChoice
from accessible_games.games.kami.events import (
    Attacked,
    CardHidden,
    DrawTied,
    GameWon,
    HandDealt,
    RedealClaimed,
    RoundDealt,
    RoundWon,
    SideScore,
)
from accessible_games.games.kami.refusals import CardNotHeld, EmpressCannotAnswer
from accessible_games.narration.catalogue import KANA
from accessible_games.narration.names import PlayerName, distinct
from accessible_games.narration.narrator import Line, Narrator, Verbosity
from accessible_games.narration.text import join_list, join_sentences, tidy
from accessible_games.narration.typography import plain_blanks
from tests.each import each

ANA, BEN, CLEO, DAN = map(Seat, range(4))
NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
HAND = (CountOf(Card.WARRIOR, 3), CountOf(Card.LANCER, 1), CountOf(Card.GOLD, 1))


def said(fact, listener=None, language="en", verbosity=Verbosity.NORMAL, names=NAMES):
    """The text, with plain blanks: where French has others is tested by itself."""
    return plain_blanks(Narrator(names, language, verbosity).tell(fact, listener).text)


def spoken(fact, listener=None, names=NAMES):
    return Narrator(names, "ja").tell(fact, listener).spoken


ATTACK = Attacked(BEN, Card.LANCER, 2, 0, 6)


def test_a_colon_that_opens_the_next_sentence_gets_no_stop():
    assert (
        join_sentences("en", ["One of these:", "h or hand: your hand"])
        == "One of these: h or hand: your hand."
    )
    assert join_sentences("ja", ["次を入力：", "手札"]) == "次を入力：手札。"


def test_the_actor_hears_you_and_everybody_else_hears_the_name():
    assert said(ATTACK, BEN) == "You attack with a lancer, 2 points. 6 cards left."
    assert said(ATTACK, ANA) == said(ATTACK, None) == "Ben attacks with a lancer, 2 points. 6 cards left."


def test_brief_and_full_cut_and_add_words_but_no_number():
    assert said(ATTACK, None, verbosity=Verbosity.BRIEF) == "Ben attacks: lancer."
    full = "You attack with a lancer, worth 2 points, and have 6 cards left in hand."
    assert said(ATTACK, BEN, verbosity=Verbosity.FULL) == full


def test_the_starting_player_hears_you_at_the_deal():
    dealt = RoundDealt(2, BEN, 8, False)
    assert said(dealt, BEN) == "Round 2, 8 cards each. You start."
    assert said(dealt, ANA) == said(dealt) == "Round 2, 8 cards each. Ben starts."


def test_one_of_several_who_are_named_hears_you_in_the_list():
    tied = DrawTied((ANA, BEN, CLEO))
    assert said(tied, BEN) == "A tie: Ana, you and Cleo draw again."
    assert said(tied, ANA, verbosity=Verbosity.BRIEF) == "You, Ben and Cleo draw again."
    assert said(tied, CLEO, "fr") == "Égalité : Ana, Ben et vous tirez à nouveau."
    assert said(tied, BEN, "ja") == "同点です。Anaさん、あなたとCleoさんがもう一度引きます。"
    assert said(tied, DAN) == said(tied) == "A tie: Ana, Ben and Cleo draw again."


def test_a_partner_is_spoken_to_as_a_partner():
    claim = RedealClaimed(ANA, CLEO, CountOf(Card.WARRIOR, 5))
    assert said(claim, CLEO) == "Ana shows 5 warriors and asks you for a redeal."
    assert said(claim, ANA) == "You show 5 warriors and ask Cleo for a redeal."
    assert said(claim, BEN) == "Ana shows 5 warriors and asks Cleo for a redeal."
    assert said(GameWon(ANA, CLEO, 16), CLEO) == "You and Ana win the game with 16 points."


def test_items_of_a_list_speak_to_their_own_seat():
    scores = (SideScore(ANA, ANA, 8), SideScore(BEN, BEN, 0))
    line = said(RoundWon(ANA, ANA, Card.TOWER, 8, True, scores), BEN)
    assert line == (
        "Master strike! Ana wins the round with a tower, doubled to 8 points. Scores: Ana has 8, you have 0."
    )


def test_a_hand_is_read_grouped_with_a_real_and_at_its_end():
    hand = HandHeld(HAND, 5)
    assert said(hand, ANA) == "5 cards in hand: 3 warriors, a lancer and a gold dragon."
    assert said(hand, ANA, "fr") == "5 cartes en main : 3 soldats, une lance et un dragon d'or."
    assert said(hand, ANA, "ja") == "手札は5枚。戦士3枚、槍兵1枚と金龍1枚です。"


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", ("none", "a", "a and b", "a, b and c")), ("fr", ("rien", "a", "a et b", "a, b et c"))],
)
def test_lists_of_no_one_two_and_three_things(language, expected):
    assert tuple(join_list(language, list("abc")[:n]) for n in range(4)) == expected


def test_a_list_of_rows_needs_no_and():
    assert join_list("en", ["Ana 4", "Ben 3"], rows=True) == "Ana 4, Ben 3"


def test_rows_with_commas_of_their_own_are_parted_by_more_than_a_comma():
    assert join_list("en", ["A: Fire, Air", "B: Air", "C"], rows=True) == "A: Fire, Air; B: Air; C"
    assert join_list("ja", ["Aは火、風", "Bは風"], rows=True) == "Aは火、風。Bは風"
    assert join_list("en", ["Ana, Ben", "Chloé"]) == "Ana, Ben and Chloé"


def test_counts_take_the_plural_of_their_language():
    def cards_left(language, n):
        return said(Attacked(BEN, Card.LANCER, 2, 0, n), None, language).split(". ")[1].rstrip(".")

    numbers = (0, 1, 2, 5, 21, 1_000_000)
    assert [cards_left("en", n) for n in numbers] == [
        "No card left",
        "1 card left",
        "2 cards left",
        "5 cards left",
        "21 cards left",
        "1000000 cards left",
    ]
    assert [cards_left("fr", n) for n in numbers] == [
        "Aucune carte en main",
        "Encore 1 carte en main",
        "Encore 2 cartes en main",
        "Encore 5 cartes en main",
        "Encore 21 cartes en main",
        "Encore 1000000 cartes en main",
    ]
    assert [said(HandHeld(HAND, n), ANA, "ja").split("。")[0] for n in numbers] == [
        "手札は0枚",
        "手札は1枚",
        "手札は2枚",
        "手札は5枚",
        "手札は21枚",
        "手札は1000000枚",
    ]


def test_zero_and_one_are_singular_in_french_and_only_one_is_in_english():
    points = [Attacked(BEN, Card.LANCER, n, 0, 3) for n in (0, 1, 2)]
    assert [re.search(r"\d points?", said(p))[0] for p in points] == ["0 points", "1 point", "2 points"]
    assert [re.search(r"\d points?", said(p, None, "fr"))[0] for p in points] == [
        "0 point",
        "1 point",
        "2 points",
    ]


def test_a_hand_counts_its_cards_in_the_plural():
    def counted(language, n):
        return said(HandDealt(ANA, (CountOf(Card.HORSEMAN, n),)), ANA, language).split(": ")[-1].rstrip(".")

    assert [counted("en", n) for n in (0, 1, 2, 21)] == [
        "0 horsemen",
        "a horseman",
        "2 horsemen",
        "21 horsemen",
    ]
    assert [counted("fr", n) for n in (0, 1, 2, 21)] == [
        "0 cavalier",
        "un cavalier",
        "2 cavaliers",
        "21 cavaliers",
    ]


def test_what_is_hidden_is_never_told_and_what_is_sealed_not_even_looked_at():
    assert said(CardHidden(BEN, HIDDEN, 0), ANA) == "Ben lays a card face down."
    with pytest.raises(SecretSpokenError):
        said(HandDealt(BEN, HIDDEN), ANA)  # a whisper to somebody else: it has no words for this ear
    with pytest.raises(SecretSpokenError):
        said(CardHidden(BEN, Sealed(Card.TOWER, (BEN,)), 0), BEN)


def test_a_refusal_says_what_is_wrong_and_what_is_allowed():
    refused = EmpressCannotAnswer(Card.LANCER)
    assert said(refused, ANA) == (
        "An empress cannot answer a lancer. Only another lancer can. Defend with one, or pass."
    )
    assert said(refused, ANA, "fr") == (
        "Une impératrice ne contre pas une lance. Seule une lance le peut. Jouez-en une, ou passez."
    )
    assert said(CardNotHeld(Card.EMPRESS), ANA, "fr").startswith("Une impératrice ? Cette main n'en a pas")


def test_the_engines_own_refusals_are_told_too():
    assert said(NotYourTurn(BEN), ANA) == "Not now: it is Ben's turn."


def test_several_facts_become_one_line_of_whole_sentences():
    narrator = Narrator(NAMES, "en")
    choices = [AttackChoice(Card.SILVER, 3, 0, False), NotYourTurn(BEN)]
    assert narrator.tell_all(choices, ANA).text == (
        "Silver dragon attacks, 3 points. Not now: it is Ben's turn."
    )
    line = Narrator(NAMES, "ja").tell_all([CountsAre((SeatCount(ANA, 6),)), NotYourTurn(BEN)], BEN)
    assert line.text == "手札の数は、Anaさんは6枚です。今はできません。Benさんの番です。"
    assert (
        line.spoken == "てふだの かずわ、 アナさんわ ろくまいです。 いまわ できません。 ベンさんの ばんです。"
    )


def test_a_line_carries_its_language_and_how_it_is_spoken():
    assert Narrator(NAMES, "fr").tell(ATTACK, BEN) == Line(
        text="Vous attaquez avec une lance, 2 points. Encore 6 cartes en main.",
        spoken="Vous attaquez avec une lance, 2 points. Encore 6 cartes en main.",
        language="fr",
    )


def test_japanese_names_get_one_honorific_and_their_reading():
    names = [PlayerName("山田", "やまだ"), PlayerName("お母さん"), PlayerName("さくら"), PlayerName("Zoé")]
    tied = DrawTied((ANA, BEN, CLEO, DAN))
    assert said(tied, None, "ja", names=names) == (
        "同点です。山田さん、お母さん、さくらさんとZoéさんがもう一度引きます。"
    )
    assert spoken(NotYourTurn(ANA), names=names) == "いまわ できません。 やまださんの ばんです。"
    assert spoken(NotYourTurn(DAN), names=names) == "いまわ できません。 ゾエさんの ばんです。"


def test_a_name_that_kana_cannot_write_is_spoken_as_its_place():
    names = [PlayerName("田中"), PlayerName("Ben")]
    assert spoken(NotYourTurn(ANA), names=names) == "いまわ できません。 いちばんの せきの かたの ばんです。"


def test_what_was_typed_is_spoken_in_kana_or_called_unreadable():
    said_in_kana = "「タマ」わ よみとれません。 コマンドでも、 いま できる てでも ありません。"
    assert spoken(NotReadable("tama")) == said_in_kana
    assert spoken(NotReadable("傭兵")).startswith("「よめない もじ」わ")


@each("name", ["J.R.", "Wow!", "A" * 40, "{ $seat }", "Ana\u2067\n x", "-card"])
def test_odd_names_come_through_as_plain_text_on_one_line(name):
    names = [PlayerName(name), *NAMES[1:]]
    line = said(NotYourTurn(ANA), BEN, names=names)
    assert tidy(name).rstrip(".") in line
    assert "\n" not in line and "\u2067" not in line and ".." not in line


def test_equal_names_are_told_apart_by_a_number():
    def apart(*names):
        return [name.text for name in distinct([PlayerName(*n.split("/")) for n in names])]

    assert apart("Ana", "Ben", "Ana") == ["Ana", "Ben", "Ana 2"]
    assert apart("Ana", "ana", "Ana 2") == ["Ana", "ana 3", "Ana 2"]
    assert apart("Jo 1", "Jo 1", "jo 1") == ["Jo 1", "Jo 1 B", "jo 1 C"], "two numbers would be heard as one"
    assert apart("田中/たなか", "田仲/たなか") == ["田中", "田仲 2"]
    assert distinct([PlayerName("田中", "たなか")] * 2)[1] == PlayerName("田中 2", "たなか 2")


def test_numbers_in_a_list_are_read_in_kana_too():
    assert join_list(KANA, [3, 8, 21]) == "さん、 はちと にじゅういち"
    assert join_list(KANA, [3]) == "さん"
    assert join_list("ja", [3, 8]) == "3と8"


def test_an_unknown_language_is_refused_with_those_that_there_are():
    with pytest.raises(ValueError, match="en, fr, ja are allowed"):
        Narrator(NAMES, "de")
