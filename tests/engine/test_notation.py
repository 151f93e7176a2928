"""An action says once how it is written: its text, the reading of it and its errors follow."""

from enum import IntEnum
from typing import Annotated

import pytest

from accessible_games.engine import Action, NotationError, Seat, derived
from accessible_games.engine.notation import AnyWord, Grammar, Many, Number, OneOf, OrNone, Phrase, Words
from accessible_games.engine.pile import Piles
from tests.each import each


class Fruit(IntEnum):
    APPLE = 0
    PEAR = 1

    @property
    def id(self):
        return self.name.lower()

    @property
    def message(self):
        return f"market-card-{self.id}"


class Sell(Action, written="sell {fruit} [to] {buyer}"):
    """Sell a fruit (MKT-1)."""

    fruit: Fruit
    buyer: Seat


class Eat(Action, written=("eat {fruit} then {other}", "eat {fruit}")):
    fruit: Annotated[Fruit | None, OrNone("-")]
    other: Fruit | None = None
    bites: int = derived(lambda self: 2 if self.other is None else 4)


class Heap(Action, written="heap up {fruits}"):
    fruits: Annotated[tuple[int, ...], Many(Number("PLACE", 1, 3), n=2, different=True)]


class Row(Action, written="row {fruits} end"):
    fruits: tuple[Fruit, ...]


class Go(Action, written="go home"):
    pass


class Wait(Action, written="go {hours}"):
    hours: Annotated[int, Number("HOURS", 1, 12)]


class Weigh(Action, written="weigh {fruit}"):
    fruit: Annotated[Fruit, OneOf("FRUIT", Fruit, also={"1": Fruit.APPLE, "2": Fruit.PEAR})]


class Turn(Action, written="turn {right}"):
    right: Annotated[bool, Words("SIDE", {"left": False, "right": True})]


class Mix(Action, begins="mix", usage="FRUIT ...", of=OneOf("FRUIT", Fruit)):
    fruits: tuple[Fruit, ...]

    def __str__(self):
        return " ".join(("mix", *(fruit.id for fruit in self.fruits)))

    @classmethod
    def read(cls, words):
        return cls(tuple(Fruit[word.upper()] for word in sorted(words)))


PILES = Piles(Fruit, bits=2, most=3)


class Pack(Action, written="pack {fruits}"):
    fruits: Annotated[int, Many(OneOf("FRUIT", Fruit), piles=PILES)]


class Call(Action, written="call {name}"):
    name: Annotated[str, AnyWord("NAME", "any name")]


MARKET = Grammar(
    "market",
    (Sell, Eat, Heap, Row, Go, Wait, Weigh, Turn, Mix, Pack, Call),
    shared=(Go(),),
    also={"walk": "go", "put on": "weigh"},
    words=("then",),
    named={"market-thing-left": "left"},
)


@each(
    ("action", "text"),
    [
        (Sell(Fruit.PEAR, Seat(2)), "sell pear to 2"),
        (Eat(Fruit.APPLE), "eat apple"),
        (Eat(None, Fruit.PEAR), "eat - then pear"),
        (Heap((3, 1)), "heap up 3 1"),
        (Row(()), "row  end"),
        (Row((Fruit.PEAR, Fruit.PEAR)), "row pear pear end"),
        (Go(), "go home"),
        (Wait(12), "go 12"),
        (Weigh(Fruit.PEAR), "weigh pear"),
        (Turn(False), "turn left"),
        (Turn(True), "turn right"),
        (Mix((Fruit.APPLE, Fruit.PEAR)), "mix apple pear"),
        (Pack(PILES.pack((2, 1))), "pack apple apple pear"),
        (Pack(0), "pack"),
        (Call("anna"), "call anna"),
    ],
)
def test_what_is_written_is_read_back(action, text):
    assert str(action) == text
    assert MARKET.parse(text) == action
    assert MARKET.parse(f"  {text.replace(' ', '   ')} ") == action


def test_a_word_in_brackets_need_not_be_typed_and_a_shared_action_is_found_again():
    assert MARKET.parse("sell pear 2") == Sell(Fruit.PEAR, Seat(2))
    assert MARKET.parse("go home") is MARKET.parse("go  home")


@each(
    ("text", "written"),
    [
        ("weigh 2", "weigh pear"),
        ("put on 1", "weigh apple"),
        ("walk  home", "go home"),
        ("walk 3", "go 3"),
        ("mix pear apple", "mix apple pear"),
        ("pack pear apple pear", "pack apple pear pear"),
    ],
)
def test_what_may_be_said_otherwise_is_read_and_never_written(text, written):
    assert str(MARKET.parse(text)) == written


@each(
    ("text", "said"),
    [
        ("", "'' is no action of market; sell FRUIT to SEAT, eat FRUIT, "
             "heap up PLACE ..., row FRUIT ... end, go home, go HOURS, weigh FRUIT, turn SIDE, mix FRUIT ..., pack FRUIT ... and call NAME are"),
        ("pack pear apple pear pear pear", "4 times pear: 3 at most"),
        ("call anna bob", "'call anna bob': it is written call NAME; NAME is any name"),
        ("weigh 3", "'3' is no fruit; apple, pear are"),
        ("turn back", "'back' is no side; left, right are"),
        ("walk 13", "'13' is no hours; 1 to 12 are"),
        ("sell", "'sell': it is written sell FRUIT to SEAT; FRUIT is apple, pear; SEAT is 0 to 7"),
        ("sell fig 1", "'fig' is no fruit; apple, pear are"),
        ("sell pear 8", "'8' is no seat; 0 to 7 are"),
        ("sell pear ²", "'²' is no seat; 0 to 7 are"),
        ("sell pear 01", "'01' is no seat; 0 to 7 are"),
        ("eat pear apple", "'eat pear apple': it is written eat FRUIT then FRUIT or eat FRUIT; "
                           "FRUIT is apple, pear, or -; FRUIT is apple, pear"),
        ("heap up 1 1", "'1 1': exactly 2 are needed, each once"),
        ("heap up 1", "'1': exactly 2 are needed, each once"),
        ("go 13", "'13' is no hours; 1 to 12 are"),
        ("heap", "'heap' is no action of market; sell"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_gets_one_sentence_that_says_what_could(text, said):
    with pytest.raises(NotationError) as problem:
        MARKET.parse(text)
    assert str(problem.value).startswith(said)
    assert "\n" not in str(problem.value)


def test_what_can_be_typed_are_the_verbs_and_the_things_that_have_a_name():
    verbs = ("sell", "eat", "heap up", "row", "go home", "go", "weigh", "turn", "mix", "pack", "call")
    assert MARKET.verbs() == verbs
    fruits = {"market-card-apple": "apple", "market-card-pear": "pear"}
    words = {f"market-word-{verb.replace(' ', '-')}": verb for verb in (*verbs, "then")}
    assert MARKET.words() == words | fruits | {"market-thing-left": "left"}


def test_a_thing_that_a_verb_ends_in_is_a_word_by_itself():
    class Pick(Action, written="pick pear"):
        pass

    class Show(Action, written="show {fruit}"):
        fruit: Annotated[Fruit, OneOf("FRUIT", Fruit)]

    words = Grammar("market", (Pick, Show)).words()
    assert {key: word for key, word in words.items() if "-word-" in key} == {
        "market-word-pick": "pick",
        "market-word-show": "show",
    }


def test_a_field_that_follows_from_the_others_is_no_part_of_the_value():
    assert (Eat(Fruit.APPLE).bites, Eat(Fruit.APPLE, Fruit.PEAR).bites) == (2, 4)
    with pytest.raises(TypeError):
        Eat(Fruit.APPLE, None, 3)
    assert hash(Eat(Fruit.APPLE)) == hash(Eat(Fruit.APPLE))


def test_a_field_of_a_type_that_is_no_word_is_refused_when_it_is_first_written_or_read():
    odd = type(Action)(
        "Odd", (Action,), {"__module__": __name__, "__annotations__": {"x": float}}, written="odd {x}"
    )
    with pytest.raises(TypeError, match="no word of a notation"):
        str(odd(1.5))
    with pytest.raises(TypeError, match="no word of a notation"):
        Grammar("odd", (odd,)).parse("odd 1.5")


def shout(words):
    if not words:
        raise NotationError("nothing is shouted")
    return " ".join(words).upper()


class Shout(Action, written=("shout {what} at {hours}", "shout {what}")):
    what: Annotated[str, Phrase("WORDS", Words("WORD", {"oi": "oi"}), shout)]
    hours: Annotated[int | None, Number("HOURS", 1, 12)] = None


class Sleep(Action, written=("sleep at {hours}", "sleep")):
    hours: Annotated[int | None, Number("HOURS", 1, 12)] = None


STREET = Grammar("street", (Shout, Sleep))


def test_words_that_mean_one_thing_together_go_up_to_the_next_fixed_word():
    assert STREET.parse("shout fresh figs at 7") == Shout("FRESH FIGS", 7)
    assert str(STREET.parse("shout fresh figs")) == "shout FRESH FIGS"
    assert str(Shout("FIGS", 7)) == "shout FIGS at 7"
    with pytest.raises(NotationError, match="^nothing is shouted$"):
        STREET.parse("shout")


def test_a_form_that_only_goes_on_from_another_is_no_verb_and_is_told_where_its_verb_is_known():
    assert STREET.verbs() == ("shout", "sleep")
    assert set(STREET.words()) == {"street-word-shout", "street-word-sleep"}
    assert STREET.parse("sleep at 7") == Sleep(7)
    with pytest.raises(NotationError) as problem:
        STREET.parse("sleep 7")
    assert str(problem.value) == "'sleep 7': it is written sleep at HOURS or sleep; HOURS is 1 to 12"
    with pytest.raises(NotationError) as problem:
        STREET.parse("wake")
    assert str(problem.value) == "'wake' is no action of street; shout WORDS and sleep are"
