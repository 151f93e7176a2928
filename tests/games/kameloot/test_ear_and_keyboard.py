"""The section "Audio and keyboard adaptation" of Kameloot's ledger, as far as rules and narration go."""

from functools import partial

from accessible_games.engine import CHANCE, HIDDEN
from accessible_games.narration.cues import cue_for
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.narration.words import to_notation, vocabulary
from accessible_games.play.commands import CommandWords
from accessible_games.play.entries import as_read
from accessible_games.play.interpret import Moved, interpret
from accessible_games.play.menu import Menu
from tests.each import each
from tests.games.kameloot.tables import KAMELOOT, at, do, names, new, told

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
ENGLISH = Narrator(NAMES, "en")
BASE = {"taverns": "owl cat owl cat", "hands": ["wand cloak cloak scroll", "cloak", "potion", "glove"]}


def four(options=None, **changes):
    return at(options, **(BASE | changes))


def heard(events, listener=None, language="en", verbosity=Verbosity.NORMAL):
    narrator = Narrator(NAMES, language, verbosity)
    return [narrator.tell(event, listener).text for event in told(events, listener)]


def asked(state, query, seat, language="en"):
    return [
        Narrator(NAMES, language).tell(fact, seat).text for fact in KAMELOOT.answer(state.view(seat), query)
    ]


def test_klt_a01_all_hear_the_card_the_tavern_total_the_draw_and_what_is_left():
    lines = heard(do(four(front=[{}, {}, {"wand": 1}, {}]), 0, "play wand"))
    assert lines == [
        "Ana puts down a wand: owl 2 of 3, one to go.",
        "Ana draws 1 card, 19 left.",
    ]


def test_klt_a01_all_hear_a_sale_and_each_share():
    lines = heard(do(four(front=[{}, {}, {"wand": 2}, {}]), 0, "play wand"))
    assert lines[1] == "Ana sells 3 wands in the owl tavern. Coins: Ana gets 2, Cleo gets 1."
    lines = heard(do(four(front=[{}, {}, {"wand": 2}, {}]), 0, "play wand"), 2)
    assert lines[1] == "Ana sells 3 wands in the owl tavern. Coins: Ana gets 2, you get 1."


def test_klt_a01_all_hear_whose_token_is_turned_and_how_collections_are_swapped():
    potion = four(hands=["potion cloak", "cloak", "potion", "glove"])
    assert heard(do(potion, 0, "use potion 1"))[0] == "Ana uses a potion: Ben goes to the owl tavern."
    potion = four(hands=["potion cloak", "cloak", "potion", "glove"])
    assert heard(do(potion, 0, "use potion 1"), 1)[0] == "Ana uses a potion: you go to the owl tavern."
    scroll = four(front=[{"glove": 2}, {"scroll": 5}, {}, {}])
    assert heard(do(scroll, 0, "use scroll glove for scroll of 1"))[0] == (
        "Ana uses a scroll: Ben gets 2 gloves, Ana gets 5 scrolls."
    )


def test_klt_a01_all_hear_the_named_number_and_how_many_cards_came_back():
    state = four(hands=["ring cloak", "cloak", "potion", "glove"], discard="glove glove")
    assert heard(do(state, 0, "use ring 4"))[0] == (
        "Ana uses a ring for number 4, gloves: 2 cards come back from the discard pile."
    )
    state = four(hands=["ring cloak", "cloak", "potion", "glove"])
    assert heard(do(state, 0, "use ring 7"))[0].endswith("7, scrolls: no such card was in the discard pile.")


def test_klt_a01_all_hear_that_the_end_is_near_and_who_still_has_a_turn():
    lines = heard(
        do(
            four(
                draw_pile="ring scroll", first_player=2, to_act=0, hands=["cloak", "cloak", "potion", "glove"]
            ),
            0,
            "play cloak",
        )
    )
    assert lines[-1] == "The draw pile is empty, and Ana has fewer than 4 cards. The last turns: Ben."


def test_klt_a02_drawn_cards_and_the_deal_are_for_one_ear():
    state = four(draw_pile="ring unicorn glove")
    events = do(state, 0, "play cloak cloak")
    (drawn,) = [event for event in told(events, 1) if type(event).__name__ == "CardsDrawn"]
    assert drawn.cards is HIDDEN
    assert heard(events, 0)[-1] == "You draw a ring and a unicorn, 1 left."
    deal = new(3)
    do(deal, CHANCE, "flip owl cat owl")
    events = do(deal, CHANCE, "deal ring ring ring ring | wand wand wand wand | glove glove glove glove")
    assert names(told(events)) == ["HandsDealt"]
    assert names(told(events, 1)) == ["HandsDealt", "HandDealt"]


def test_klt_a02_r21_coins_may_be_kept_to_their_owner():
    options = {"gold_visible": False}
    state = four(options, coins=[3, 5, 0, 0])
    assert state.view(0).coins == (3, HIDDEN, HIDDEN, HIDDEN)
    assert state.view(None).coins == (HIDDEN,) * 4
    assert asked(state, "scores", 0) == ["You have 3 coins. What the others have is not told in this game."]
    assert asked(state, "scores", None) == ["Coins are not told in this game before its end."]
    state = four(
        options,
        coins=[3, 5, 0, 0],
        hands=["cloak", "", "", ""],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    do(state, 0, "play cloak")
    assert state.view(2).coins == (3, 5, 0, 0)
    assert asked(state, "turn", 2) == ["The game is over. Ben has won with 5 coins."]
    assert asked(state, "turn", 1) == ["The game is over. You have won with 5 coins."]


def test_klt_r21_by_default_anybody_may_ask_for_the_coins_of_all():
    assert asked(four(coins=[3, 5, 0, 1]), "scores", 0) == [
        "Coins: you have 3, Ben has 5, Cleo has 0, Dan has 1."
    ]


def test_klt_a03_only_the_hand_is_private():
    state = four()
    assert asked(state, "hand", 0) == ["4 cards in hand: a wand, 2 cloaks and a scroll."]
    assert asked(state, "hand", None) == ["A spectator has no hand."]
    one, other = four(), four(hands=["wand scroll scroll scroll", "cloak", "potion", "glove"])
    assert one.view(1) == other.view(1)
    empty = four(hands=["", "cloak", "potion", "glove"])
    assert asked(empty, "hand", 0) == ["The hand is empty."]


def test_klt_a04_the_table_is_read_by_tavern_and_then_by_player():
    state = four(
        front=[{"wand": 1, "cloak": 2}, {"ring": 1}, {"wand": 1}, {}],
        front_unicorns=[{"cloak": 1}, {}, {}, {}],
        discard="glove",
    )
    assert asked(state, "table", 2) == [
        "Owl: Ana and you.",
        "Wands: 2 of 3, one to go.",
        "Cloaks: 2 of 6.",
        "Black cat: Ben and Dan.",
        "Rings: 1 of 2, one to go.",
        "On top of the discard pile: a glove.",
        "In front of Ana: a wand, 2 cloaks with 1 horn among them.",
        "In front of Ben: a ring.",
        "In front of you: a wand.",
        "In front of Dan: nothing.",
    ]
    bare = at(hands=["cloak", "scroll", "scroll"], taverns="owl owl owl", front=[{"ring": 2}, {}, {}])
    assert asked(bare, "table", None)[:4] == [
        "Owl: Ana, Ben and Cleo.",
        "Rings: 2, complete.",
        "Black cat: nobody.",
        "The discard pile is empty.",
    ]
    assert asked(at(hands=["cloak", "scroll", "scroll"], taverns="cat owl owl"), "table", 0)[:2] == [
        "Black cat: you.",
        "Nothing lies in front of them.",
    ]


def test_the_table_tells_who_has_chosen_while_others_still_choose():
    state = at(
        {"start_tavern": "choose"}, hands=["cloak", "scroll", "scroll"], taverns=["cat", "", ""], to_act=1
    )
    assert asked(state, "table", 1)[0] == "Chosen so far: Ana goes to the black cat."
    assert asked(state, "turn", 1) == ["Your turn: choose the tavern to start in, owl or black cat."]


def test_the_turn_and_the_counts_are_told():
    state = four()
    assert asked(state, "turn", 0) == ["Your turn, in the owl tavern."]
    assert asked(state, "turn", 1) == ["Ana's turn, in the owl tavern."]
    assert asked(state, "counts", 1) == [
        "Cards in hand: Ana has 4, you have 1, Cleo has 1, Dan has 1. Draw pile: 20."
    ]
    last = four(draw_pile="", last_turns=[0, 1, 2, 3])
    assert asked(last, "turn", 0)[0].startswith("Your last turn, in the owl tavern")
    assert asked(last, "counts", 1)[1] == "The last turns: Ana, you, Cleo and Dan."
    assert asked(new(3), "turn", 0) == ["Tokens, cards or the first player are about to be drawn."]


def test_a_shared_victory_is_told_to_those_who_share_it():
    state = four(
        coins=[3, 3, 0, 0],
        hands=["cloak", "", "", ""],
        draw_pile="",
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    lines = heard(do(state, 0, "play cloak"), 1)
    assert lines[-1].startswith("Ana and you share the victory with 3 coins each.")
    assert asked(state, "turn", 2) == ["The game is over. Ana and Ben share the victory with 3 coins each."]


def test_klt_a05_a_list_leads_to_every_action_with_as_many_questions_whatever_the_hand():
    for hand in ("wand wand cloak unicorn", "wand ring cloak scroll"):
        state = four(hands=[hand, "cloak", "potion", "glove"], front=[{"glove": 1}, {"ring": 1}, {}, {}])
        view = state.view(0)
        legal = state.legal_actions(0)
        menu = Menu(KAMELOOT, view, legal)
        assert len({tuple(KAMELOOT.steps(view, action)) for action in legal}) == len(legal)
        assert all(len(KAMELOOT.steps(view, a)) == 1 for a in legal if str(a).startswith("play"))
        labels = [ENGLISH.tell(choice, 0).text for choice in menu.choices()]
        assert labels[0] in ("Put down a wand: then 1 of 3", "Put down a ring: then 1 of 2")


@each(
    ("language", "line", "notation"),
    [
        ("en", "put down wand and unicorn", "play wand unicorn"),
        ("en", "use ring 5", "use ring 5"),
        ("en", "use potion 2", "use potion 2"),
        ("en", "use the wand with a cloak and a glove", "use wand cloak glove"),
        ("en", "use scroll gloves for scrolls of 1", "use scroll glove for scroll of 1"),
        ("en", "choose black cat", "choose cat"),
        ("fr", "poser deux capes", None),
        ("fr", "poser cape cape", "play cloak cloak"),
        ("fr", "utiliser la bague 4", "use ring 4"),
        ("fr", "poser licorne comme gant", "play unicorn as glove"),
        ("ja", "杖を出す", "play wand"),
        ("ja", "指輪を使う 4", "use ring 4"),
        ("ja", "黒猫を選ぶ", "choose cat"),
        ("ja", "つえをだす", "play wand"),
    ],
)
def test_klt_a05_moves_may_be_typed_in_ones_own_words(language, line, notation):
    assert to_notation(line, vocabulary(KAMELOOT, language)) == notation


def test_klt_a05_a_power_that_is_named_alone_opens_its_list_and_is_refused_with_its_reason_if_it_has_none():
    state = four(front=[{"glove": 1}, {"ring": 1}, {"wand": 1}, {}])
    words, own = CommandWords(KAMELOOT, "en"), vocabulary(KAMELOOT, "en")
    read = partial(as_read, [ENGLISH], 0)
    for line in ("use wand", "use scroll"):
        menu = Menu(KAMELOOT, state.view(0), state.legal_actions(0))
        assert isinstance(interpret(line, menu, KAMELOOT, words, own, read), Moved)
        assert menu.depth == 1
    bare = four()
    menu = Menu(KAMELOOT, bare.view(0), bare.legal_actions(0))
    meant = interpret("use scroll", menu, KAMELOOT, words, own, read)
    assert bare.check(0, meant).rule == "KLT-45"


def test_klt_a06_nothing_in_the_rules_knows_of_time():
    fields = {name for event in KAMELOOT.events for name in event.field_types}
    assert not fields & {"time", "ms", "seconds", "at", "clock", "duration"}


def cues(state, text, listener=None, seat=0):
    return [cue_for(event, listener) for event in told(do(state, seat, text), listener)]


def test_klt_a07_a_placed_card_taps_for_each_that_is_missing_and_a_sale_clinks_per_coin():
    assert cues(four(), "play cloak") == ["kameloot-cloak-5", "kameloot-draw"]
    assert cues(four(front=[{"wand": 1}, {}, {}, {}]), "play wand")[0] == "kameloot-wand-1"
    assert cues(four(front=[{"wand": 2}, {}, {}, {}]), "play wand")[:2] == [
        "kameloot-wand-0",
        "kameloot-sale-3",
    ]
    assert cues(four(front=[{"wand": 9}, {}, {}, {}]), "play wand")[1] == "kameloot-sale-many"
    horn = four(hands=["unicorn cloak", "cloak", "potion", "glove"])
    assert cues(horn, "play cloak unicorn")[0] == "kameloot-unicorn"


@each(
    ("hand", "text", "cue"),
    [
        ("ring cloak", "use ring 6", "kameloot-ring-none"),
        ("ring cloak", "use ring 4", "kameloot-ring"),
        ("wand ring cloak", "use wand cloak ring", "kameloot-wand"),
        ("glove", "use glove", "kameloot-glove"),
        ("potion", "use potion 1", "kameloot-potion-owl"),
        ("potion", "use potion 2", "kameloot-potion-cat"),
        ("cloak", "use cloak", "kameloot-cloak-cat"),
        ("scroll", "use scroll ring for wand of 1", "kameloot-scroll"),
    ],
)
def test_klt_a07_each_power_has_its_sound_with_the_voice_of_the_new_tavern(hand, text, cue):
    state = four(
        hands=[hand, "cloak", "potion", "glove"], front=[{"ring": 1}, {"wand": 1}, {}, {}], discard="glove"
    )
    assert cues(state, text)[0] == cue


def test_klt_a07_owl_or_cat_call_for_the_tavern_of_the_active_player():
    state = four()
    assert cue_for(KAMELOOT.answer(state.view(0), "turn")[0], 0) == "kameloot-owl"
    do(state, 0, "play cloak")
    assert cue_for(KAMELOOT.answer(state.view(1), "turn")[0], 1) == "kameloot-cat"


def test_klt_a07_a_low_pile_ticks_once_and_the_end_rings():
    pile = "cloak scroll " * 5 + "ring ring"
    state = four(
        draw_pile=pile, hands=["cloak cloak cloak scroll", "cloak scroll scroll scroll", "potion", "glove"]
    )
    assert cues(state, "play cloak cloak")[-1] == "kameloot-pile-low"
    assert "kameloot-pile-low" not in cues(state, "play cloak", seat=1)
    ending = four(draw_pile="", hands=["cloak", "cloak", "potion", "glove"])
    assert cues(ending, "play cloak")[-1] == "kameloot-end"
    over = four(
        coins=[3, 0, 0, 0],
        draw_pile="",
        hands=["cloak", "", "", ""],
        first_player=1,
        to_act=0,
        last_turns=[0],
    )
    events = do(over, 0, "play cloak")
    assert [cue_for(events[-1], seat) for seat in (0, 1, None)] == ["won", "lost", "won"]
