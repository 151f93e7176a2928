"""Seals, hidden values, and how an event is heard."""

import copy
import pickle
from typing import Literal

import pytest

from accessible_games.engine import (
    CHANCE,
    HIDDEN,
    Answer,
    Event,
    Fact,
    Hidden,
    IllegalActionError,
    NotYourTurn,
    RefusalKind,
    Refused,
    Sealed,
    Seat,
    SecretSpokenError,
    facts_of,
)
from tests.each import each

ANA, BEN, CLEO = Seat(0), Seat(1), Seat(2)


class Whispered(Event, whispered=True):
    seat: Seat
    word: Sealed[str] | str | Hidden


class PassedOn(Event, whispered=True):
    """Whispered, and two seats know a part of it each."""

    given: Sealed[str] | str | Hidden
    taken: Sealed[str] | str | Hidden


class Swapped(Event):
    """Two seals of different seats in one event."""

    given: Sealed[str] | str | Hidden
    taken: Sealed[str] | str | Hidden
    count: int


class Rang(Event):
    bell: str


class FoundNothing(Event):
    """`None` is a value that can be hidden, and is not the same as a hidden one."""

    card: Sealed[str | None] | str | None | Hidden


# --- seals


@each(
    "use",
    [
        str,
        "{}".format,
        "{:>10}".format,
        lambda seal: f"{seal}",
        lambda seal: "%s" % seal,  # noqa: UP031
        lambda seal: "".join([seal]),
        hash,
        bool,
        lambda seal: seal == "tower",
        lambda seal: seal != "tower",
        lambda seal: seal in ["tower"],
        lambda seal: {seal},
        pickle.dumps,
        copy.copy,
        copy.deepcopy,
        lambda seal: print(seal),
    ],
)
def test_a_seal_refuses_to_become_text_to_be_compared_or_to_be_kept(use):
    with pytest.raises((SecretSpokenError, TypeError)) as caught:
        use(Sealed("tower", [ANA]))
    assert "tower" not in str(caught.value)


def test_a_seal_that_is_printed_by_a_debugger_shows_nothing_of_its_value():
    assert repr(Sealed("tower", [ANA])) == "Sealed(...)"
    assert "tower" not in repr(Swapped(Sealed("tower", [ANA]), Sealed("gold", [BEN]), 1))


def test_a_seal_opens_for_those_who_know_and_never_for_the_spectator():
    seal = Sealed("tower", [ANA, CLEO])
    assert [seal.open_for(seat) for seat in (ANA, BEN, CLEO)] == ["tower", HIDDEN, "tower"]
    assert seal.open_for(None) is HIDDEN
    assert Sealed("tower", [None]).open_for(ANA) is HIDDEN


def test_a_seal_has_no_attribute_dictionary_to_look_into():
    assert not hasattr(Sealed("tower", [ANA]), "__dict__")


def test_hidden_is_not_none_and_says_nothing():
    assert HIDDEN is not None
    assert HIDDEN != None  # noqa: E711
    assert repr(HIDDEN) == "HIDDEN"
    assert pickle.loads(pickle.dumps(HIDDEN)) is HIDDEN


# --- how an event is heard


def test_each_sealed_field_is_opened_for_those_who_know_that_one():
    event = Swapped(Sealed("tower", [ANA]), Sealed("gold", [BEN]), 2)
    assert event.heard_by(ANA) == Swapped("tower", HIDDEN, 2)
    assert event.heard_by(BEN) == Swapped(HIDDEN, "gold", 2)
    assert event.heard_by(None) == Swapped(HIDDEN, HIDDEN, 2)


def test_a_whispered_event_is_not_heard_at_all_by_those_who_know_nothing_of_it():
    event = Whispered(ANA, Sealed("tower", [ANA]))
    assert event.heard_by(ANA) == Whispered(ANA, "tower")
    assert event.heard_by(BEN) is None
    assert event.heard_by(None) is None


def test_a_whisper_is_heard_by_whoever_knows_a_part_of_it():
    event = PassedOn(Sealed("tower", [ANA]), Sealed("gold", [BEN]))
    assert event.heard_by(ANA) == PassedOn("tower", HIDDEN)
    assert event.heard_by(BEN) == PassedOn(HIDDEN, "gold")
    assert event.heard_by(CLEO) is None


def test_a_hidden_none_is_told_apart_from_a_hidden_card():
    event = FoundNothing(Sealed(None, [ANA]))
    assert event.heard_by(ANA) == FoundNothing(None)
    assert event.heard_by(BEN) == FoundNothing(HIDDEN)


def test_a_field_that_is_open_to_all_stays_as_it_is():
    assert Swapped("tower", Sealed("gold", [BEN]), 2).heard_by(ANA) == Swapped("tower", HIDDEN, 2)


def test_an_event_without_a_seal_is_heard_as_the_same_object():
    event = Rang("small")
    assert event.heard_by(ANA) is event
    assert event.heard_by(None) is event


def test_hearing_is_made_for_each_class_from_its_annotations():
    assert "heard_by" in vars(Swapped)
    assert "heard_by" not in vars(Rang)
    assert "heard_by" not in vars(NotYourTurn)


def test_an_opened_event_can_be_heard_again_and_stays_opened():
    opened = Swapped(Sealed("tower", [ANA]), Sealed("gold", [BEN]), 2).heard_by(ANA)
    assert opened.heard_by(BEN) == Swapped("tower", HIDDEN, 2)


# --- facts


def test_the_key_of_a_fact_is_its_class_name_in_small_letters_with_hyphens():
    assert [cls.key for cls in (Rang, FoundNothing, NotYourTurn)] == [
        "rang",
        "found-nothing",
        "not-your-turn",
    ]


def test_a_fact_knows_its_fields_in_order_and_class_variables_are_none():
    assert list(Swapped.field_types) == ["given", "taken", "count"]
    assert list(Whispered.field_types) == ["seat", "word"]


def test_facts_are_equal_by_value_hashable_and_cannot_be_changed():
    assert Rang("small") == Rang("small") != Rang("big")
    assert len({Rang("small"), Rang("small")}) == 1
    with pytest.raises(AttributeError):
        Rang("small").bell = "big"
    with pytest.raises((AttributeError, TypeError)):  # which one depends on the version of Python
        Rang("small").other = 1


def test_facts_are_made_by_position_or_by_name_and_miss_no_field():
    assert Swapped(given="a", taken="b", count=1) == Swapped("a", "b", 1)
    with pytest.raises(TypeError):
        Swapped("a", "b")


def test_the_plain_variant_is_the_only_one_unless_a_class_says_more():
    assert Rang("small").variant() == ""
    assert Rang.variants == ("",)
    assert Fact.key == ""


def test_an_illegal_action_carries_its_refusal_and_its_rule():
    refused = NotYourTurn(BEN)
    problem = IllegalActionError(refused)
    assert problem.refused is refused
    assert isinstance(problem.refused, Refused)
    assert str(problem) == "TURN: not-your-turn"


def test_the_seat_of_chance_is_no_place_at_the_table():
    assert CHANCE < 0


# --- what a class says of itself


class Cast(Event, reveals=True, row=3, variant="how"):
    how: Literal["alone", "together"]
    position: int


class Kept(Answer, variant="again"):
    again: bool


class Counted(Answer):
    n: int

    def variant(self) -> Literal["", "one"]:
        return "one" if self.n == 1 else ""


class TooFew(Refused, rule="X-1", kind="now"):
    n: int


def test_what_distinguishes_a_fact_stands_behind_its_base():
    assert (Cast.reveals, Cast.row, Cast.fleeting, Rang.reveals) == (True, 3, False, False)
    assert (TooFew.rule, TooFew.kind) == ("X-1", RefusalKind.NOW)
    with pytest.raises(TypeError, match="Loud: volume is nothing that its base declares"):
        type(Event)("Loud", (Event,), {"__module__": __name__}, volume=11)


def test_the_sentences_of_a_fact_follow_from_a_field_or_from_what_its_method_can_give():
    assert (Cast.variants, Cast("together", 1).variant()) == (("alone", "together"), "together")
    assert (Kept.variants, Kept(True).variant(), Kept(False).variant()) == (("", "again"), "again", "")
    assert (Counted.variants, Counted(1).variant(), Counted(2).variant()) == (("", "one"), "one", "")
    with pytest.raises(TypeError, match="no Literal"):
        type(Event)(
            "Vague", (Event,), {"__module__": __name__, "__annotations__": {"how": "str"}}, variant="how"
        )


def test_a_module_knows_its_facts_of_a_kind_in_order_and_none_that_others_build_on():
    assert facts_of(__name__, Refused) == (TooFew,)
    assert facts_of(__name__, Answer) == (Kept, Counted)
