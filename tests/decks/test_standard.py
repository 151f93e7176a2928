"""The standard deck: its cuts, its orders, a name for each card in every locale, marks that feel apart."""

import re

import pytest

from accessible_games.decks import standard
from accessible_games.decks.standard import ALL, BY_ID, CUTS, RANKS, SUITS, cards
from accessible_games.narration.catalogue import LOCALES, catalogue
from accessible_games.narration.wording import stem_of
from stickers.cards.content import Content
from stickers.decks import STANDARD_DECKS, open_deck
from stickers.marks import feel, mark_of


@pytest.mark.parametrize("cut", CUTS)
def test_a_cut_has_so_many_cards_no_two_alike_and_aces_and_kings_in_each(cut):
    ids = [card.id for card in cards(cut)]
    assert len(set(ids)) == len(ids) == cut
    assert {"as", "kd", "7h"} <= set(ids)
    assert ("joker_red" in ids) == (cut == 54)
    assert {"6c", "10c", "2c"} & set(ids) == {
        32: {"10c"}, 36: {"6c", "10c"}, 40: {"6c", "2c"}, 52: {"6c", "10c", "2c"}, 54: {"6c", "10c", "2c"},
    }[cut]  # fmt: skip


def test_two_packs_hold_every_card_twice_and_no_other_number_of_cards_is_known():
    assert sorted(cards(52, packs=2)) == sorted((*cards(), *cards()))
    with pytest.raises(ValueError, match="33 cards.*32, 36, 40, 52, 54"):
        cards(33)


def test_hands_are_sorted_by_suit_by_rank_or_with_the_ace_high():
    hand = [BY_ID[word] for word in ["joker_black", "kh", "as", "2h", "10s", "joker_red", "ah"]]
    told = {name: standard.ids(sorted(hand, key=getattr(standard, name)))
            for name in ("by_suit", "by_suit_ace_high", "by_rank")}  # fmt: skip
    assert told == {
        "by_suit": "as 10s ah 2h kh joker_red joker_black",
        "by_suit_ace_high": "10s as 2h kh ah joker_red joker_black",
        "by_rank": "as ah 2h 10s kh joker_red joker_black",
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_suit_and_rank_has_a_name_of_its_own_and_can_be_counted(locale):
    names = catalogue(locale, f"{stem_of(standard.Card)}-names")
    for things in (ALL, SUITS, RANKS):
        told = [names.text(thing.message) for thing in things]
        assert len(set(told)) == len(told)
    for card in ALL:
        assert {names.has(card.message, form) for form in ("the", "a", "count")} == {True}
        assert names.text(card.message, "count", n=2)


def test_names_are_said_as_players_say_them():
    def name(locale, card, form=None, **values):
        return catalogue(locale, "standard-names").text(f"standard-card-{card}", form, **values)

    assert name("en", "8h", "a") == "an 8 of hearts"
    assert name("en", "6c", "count", n=2) == "2 sixes of clubs"
    assert name("fr", "as", "of") == "de l'as de pique"
    assert name("fr", "qd", "count", n=2) == "2 dames de carreau"
    assert name("ja", "10s") == "スペードの10"
    assert name("ja-Hrkt", "10s") == "スペードの じゅう"


@pytest.mark.parametrize("deck", STANDARD_DECKS)
def test_no_two_cards_of_a_deck_feel_alike_or_look_alike(deck):
    cut, packs = STANDARD_DECKS[deck]
    found = open_deck(deck)
    assert sum(card.copies for card in found.cards) == cut * packs
    assert len({feel(mark_of(card)) for card in found.cards}) == cut
    for language in ("en", "fr", "ja"):
        content = Content(found, language)
        faces = [content.card(card).front for card in found.cards]
        assert len({(face.index, face.mark) for face in faces}) == cut
        assert all(re.fullmatch(r"[AJQKVDR]|JO|\d+", face.index) for face in faces)
