"""KamiMaï's notation: what can be typed, and the one sentence about what cannot be read."""

from random import Random

import pytest

from accessible_games.engine import CountOf, NotationError, Seat
from accessible_games.games.kamimai.balance import Force
from accessible_games.games.kamimai.cards import Card
from accessible_games.games.kamimai.rows import (
    ForceOf,
    ForceRow,
    GiftRow,
    LossRow,
    PaidRow,
    force_of,
    gift_rows,
    loss_rows,
)
from tests.each import each
from tests.games.kamimai.tables import KAMIMAI, at, do, legal

USAGE = (
    "is no action of kamimai; target ZONE, guardian COLOUR, draw HALF, draw HALF near PULSE, hold, "
    "discard CARD ..., cast ELEMENT from SEAT:CARD,CARD ..., use sprite, use dragonflies SEAT, use mouse SEAT ..., "
    "giver SEAT, give CARD to SEAT, take CARD, done, keep CARD ..., drew CARD ... and collapse are"
)
CARDS = (
    "water, fire, earth, air, guardian_blue, guardian_grey, guardian_red, guardian_green, "
    "fairy_water, fairy_fire, fairy_earth, fairy_air, wolf, sprite, dragonflies, mouse"
)
ELEMENT = "is no element; water, fire, earth, air are"
WRITTEN = "who gives what is written SEAT:CARD,CARD"
SEAT = "is no seat; 0 to 7 are"
GIVE = f"it is written give CARD to SEAT; CARD is {CARDS}; SEAT is 0 to 7"
FORTY, LONG, CUT = "x" * 40, "x" * 41, "x" * 37 + "..."


@each(
    ("text", "words"),
    [
        ("", f"'' {USAGE}"),
        (FORTY, f"'{FORTY}' {USAGE}"),
        (LONG, f"'{CUT}' {USAGE}"),
        ("draw up", "'up' is no half; left, right are"),
        ("target", "'target': it is written target ZONE; ZONE is a zone of the sheet"),
        ("target A B", "'target A B': it is written target ZONE; ZONE is a zone of the sheet"),
        ("guardian pink", "'pink' is no colour; blue, grey, red, green are"),
        ("discard", "'discard' needs a card behind it"),
        ("drew", "'drew' needs a card behind it"),
        ("use wolf", f"'use wolf' {USAGE}"),
        ("use dragonflies", "'use dragonflies': it is written use dragonflies SEAT; SEAT is 0 to 7"),
        ("use dragonflies 1 2", "'use dragonflies 1 2': it is written use dragonflies SEAT; SEAT is 0 to 7"),
        ("use mouse", "'use mouse' needs a seat behind it"),
        ("giver", "'giver': it is written giver SEAT; SEAT is 0 to 7"),
        ("giver 1 2", "'giver 1 2': it is written giver SEAT; SEAT is 0 to 7"),
        ("give fire", f"'give fire': {GIVE}"),
        ("give fire at 2", f"'give fire at 2': {GIVE}"),
        ("give fire to", f"'give fire to': {GIVE}"),
        ("take ice", f"'ice' is no card; {CARDS} are"),
        ("cast fire", f"{WRITTEN}, behind the Element"),
        ("cast fire from", f"{WRITTEN}, behind the Element"),
        ("use mouse 0 1 0", "'0 1 0': as many as one likes, each once"),
        ("use mouse 9", f"'9' {SEAT}"),
        ("use mouse 12", f"'12' {SEAT}"),
        ("use dragonflies X", f"'X' {SEAT}"),
        ("giver 8", f"'8' {SEAT}"),
        (f"giver {LONG}", f"'{CUT}' {SEAT}"),
        (f"keep {LONG}", f"'{CUT}' is no card; {CARDS} are"),
        ("give ice to 1", f"'ice' is no card; {CARDS} are"),
        ("keep " + "fire " * 16, "16 times fire: 15 at most"),
        ("discard " + "air " * 17, "17 times air: 15 at most"),
        ("drew " + "air " * 16, "16 times air: 15 at most"),
        ("cast", f"'' {ELEMENT}"),
        ("cast ice from 0:fire", f"'ice' {ELEMENT}"),
        ("cast team from 0:fire", f"'from' {ELEMENT}"),
        ("cast team team from 0:fire", f"'team' {ELEMENT}"),
        (f"cast {LONG}", f"'{CUT}' {ELEMENT}"),
        ("cast fire from 0:fire fire", f"'fire': {WRITTEN}"),
        ("cast fire from 0:fire 1:", f"'1:': {WRITTEN}"),
        ("cast fire from fire 0", f"'fire': {WRITTEN}"),
        (f"cast fire {LONG}", f"'{CUT}': {WRITTEN}"),
        ("cast fire 0", f"{WRITTEN}; a seat without a card is left out"),
        ("cast fire 0 fire 1", f"{WRITTEN}; a seat without a card is left out"),
        ("cast fire 8 fire", f"'8' {SEAT}"),
        ("cast fire from 8:fire", f"'8' {SEAT}"),
        ("cast fire 0 ice", f"'ice' is no card; {CARDS} are"),
        ("cast fire from 0:ice", f"'ice' is no card; {CARDS} are"),
        ("cast fire from 0:fire:air", f"'fire:air' is no card; {CARDS} are"),
        ("cast fire from 0:fire=2", "'fire=2': only a Creature carries a value"),
        ("cast fire from 0:guardian_red=2", "'guardian_red=2': only a Creature carries a value"),
        ("cast fire from 0:wolf", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire from 0:wolf=", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire from 0:wolf=x", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire from 0:wolf=²", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire from 0:wolf=100", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire 0 fairy_fire", "fairy_fire: a Creature in a spell carries its value, e.g. fairy_fire=1"),
        ("cast fire 0 wolf fire", "wolf: a Creature in a spell carries its value, e.g. wolf=1"),
        ("cast fire from 0:" + ",".join(["fire"] * 16), "16 times fire: 15 at most"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_one_sentence(text, words):
    with pytest.raises(NotationError) as caught:
        KAMIMAI.parse_action(text)
    assert str(caught.value) == words


@each(
    ("typed", "written"),
    [
        ("cast fire 0 fire fire 1 fire, fire", "cast fire from 0:fire,fire 1:fire,fire"),
        ("cast fire from 0 fire fire 1 fire fire", "cast fire from 0:fire,fire 1:fire,fire"),
        ("cast fire 0:fire 1:wolf=2 0:fire", "cast fire from 0:fire,fire 1:wolf=2"),
        ("cast fire 0 wolf=2 fairy_fire 2", "cast fire from 0:fairy_fire=2,wolf=2"),
        ("cast fire 1 fire 0 fire 1 fire fire", "cast fire from 0:fire 1:fire,fire,fire"),
        ("cast team air from 0:wolf=1,air", "cast team air from 0:air,wolf=1"),
        ("cast fire from 0:guardian_blue,fire", "cast fire from 0:fire,guardian_blue"),
        ("cast fire from 0:wolf=99", "cast fire from 0:wolf=99"),
        ("give  wolf to 7", "give wolf to 7"),
        ("give wolf 7", "give wolf to 7"),
        ("use mouse 2 0 1", "use mouse 2 0 1"),
        ("use dragonflies 7", "use dragonflies 7"),
        ("giver 0", "giver 0"),
        ("discard wolf fire", "discard fire wolf"),
        ("drew mouse water", "drew water mouse"),
        ("keep " + "fire " * 15, "keep" + " fire" * 15),
        ("take none", "take none"),
        ("take wolf", "take wolf"),
        ("guardian grey", "guardian grey"),
        ("target heart", "target heart"),
        (" draw   left ", "draw left"),
    ],
)
def test_what_can_be_read_has_one_notation(typed, written):
    assert str(KAMIMAI.parse_action(typed)) == written
    assert KAMIMAI.parse_action(written) == KAMIMAI.parse_action(typed)


# --- rows of what is told, and views


def test_the_gifts_of_a_spell_are_told_seat_by_seat_elements_first_then_each_creature_with_its_worth():
    cast = KAMIMAI.parse_action("cast fire from 0:fire,fire,fairy_fire=1 2:wolf=2")
    assert gift_rows(cast) == (
        GiftRow(Seat(0), (PaidRow(CountOf(Card.FIRE, 2), 0), PaidRow(CountOf(Card.FAIRY_FIRE, 1), 1))),
        GiftRow(Seat(2), (PaidRow(CountOf(Card.WOLF, 1), 2),)),
    )
    assert [PaidRow(CountOf(Card.WOLF, 1), worth).variant() for worth in (0, 1)] == ["", "creature"]


@each(
    ("colour", "force", "companion", "card", "row"),
    [
        (0, Force(risk=2), False, Card.GUARDIAN_BLUE, ("risk", 2)),
        (1, Force(blind=True), False, Card.GUARDIAN_GREY, ("blind", 1)),
        (2, Force(max_cards=3), False, Card.GUARDIAN_RED, ("most", 3)),
        (3, Force(half="left"), False, Card.GUARDIAN_GREEN, ("left", 0)),
        (3, Force(half="right"), False, Card.GUARDIAN_GREEN, ("right", 0)),
        (0, Force(), False, Card.GUARDIAN_BLUE, ("free", 0)),
        (1, Force(blind=True), True, Card.GUARDIAN_GREY, ("grey", 0)),
    ],
)
def test_kmi_a05_what_a_guardian_does_is_told_row_by_row(colour, force, companion, card, row):
    assert force_of(colour, force, companion) == ForceOf(card, (ForceRow(*row),))


def test_losses_are_told_by_kind_of_those_who_lost_something():
    fire, wolf = 1 << 4 * Card.FIRE, 1 << 4 * Card.WOLF
    assert loss_rows((0, 2 * fire + wolf, wolf)) == (
        LossRow(Seat(1), (CountOf(Card.FIRE, 2), CountOf(Card.WOLF, 1))),
        LossRow(Seat(2), (CountOf(Card.WOLF, 1),)),
    )


def test_the_activator_is_seen_to_hold_the_drawn_cards_too():
    view = at(["fire", "air"], "cast", activator=1, drawn="wolf").view(Seat(0))
    fire, air, wolf = (1 << 4 * card for card in (Card.FIRE, Card.AIR, Card.WOLF))
    assert [view.hand(Seat(seat)) for seat in (0, 1)] == [fire, air + wolf]


def test_the_end_of_a_game_can_be_imagined_too():
    sheet = [{"id": "A", "effect": "none", "spells": ["fire"]}]
    state = at(["fire fire fire fire", ""], sheet=sheet)
    do(state, 0, "cast fire from 0:fire,fire,fire,fire")
    imagined = KAMIMAI.determinise(state.view(Seat(1)), Random(1))
    assert imagined.actors() == ()
    assert imagined.view(Seat(1)) == state.view(Seat(1))


def test_a_view_with_more_cards_than_are_unseen_is_refused_in_a_sentence():
    view = at(["", ""], "draw", grimoire={"left": 20, "right": 20}).view(Seat(0))
    assert len(KAMIMAI.determinise(view.but(sizes=(32, 32)), Random(1)).left) == 32
    with pytest.raises(
        ValueError, match="^the view leaves too few unseen cards: was the position partial\\?$"
    ):
        KAMIMAI.determinise(view.but(sizes=(33, 32)), Random(1))


def test_a_payment_with_a_creature_is_offered_wherever_the_activator_holds_one():
    sheet = [{"id": "A", "effect": "none", "spells": ["fire"]}]
    for creature in ("wolf", "fairy_fire"):
        for own, others, offered in (
            (f"fire fire fire fire {creature}", "", True),
            ("fire fire fire fire", creature, False),
            ("fire fire fire", creature, True),
        ):
            casts = legal(at([own, others], sheet=sheet), 0)
            assert any(creature in cast for cast in casts) == offered


def test_a_giver_who_is_named_is_no_longer_to_be_named():
    state = at(["", "air fire"], "give")
    assert state.view(Seat(0)).naming is True
    do(state, 0, "giver 1")
    assert state.view(Seat(0)).naming is False
