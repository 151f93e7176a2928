"""Real cards on the table: each types what only that person may know, and the program referees."""

import re
from random import Random

import pytest
from hotseat import ENGLISH_CARDS, Choices, RecorderVoice, make_players, play
from test_hosted_device import Page

from accessible_games.engine import CHANCE, OutcomeNotPossible
from accessible_games.engine.dealing import DealtGame
from accessible_games.engine.table import RandomChance, Table, TypedChance
from accessible_games.games import GAMES, get_game
from accessible_games.play import facts as no
from accessible_games.play.menu import Menu
from accessible_games.testing.listeners import heard_by
from tests.realcards import named, parts_of
from tests.refused import sentence, times_told

LANGUAGES = ("en", "fr", "ja")
DEALT = [name for name in GAMES if isinstance(get_game(name), DealtGame)]


def typed_table(name, seats, **options):
    return Table(get_game(name), seats, options=options, data={}, chance=TypedChance())


def whole_game(name, seats, language, seed, **options):
    """The typed lines of a random game with real cards, and the table as it stands in the end."""
    game = get_game(name)
    rng = Random(seed)
    state = game.new_state(seats, options, {})
    lines, holder = [], None
    while actors := state.actors():
        seat, events = actors[0], []
        if seat == CHANCE:
            due = state.due()
            action = due.sample(rng)
            for part, words in zip(game.parts(due), parts_of(name, action), strict=True):
                if part.secret:
                    holder = None
                    lines.append("")
                elif part.owner is not None and part.owner != holder:
                    holder = part.owner
                    lines.append("")
                lines.append(named(game, words, language))
                lines += [""] if part.items > 1 else []
            state.apply(CHANCE, action, events.append)
            if any(event.begins for event in events):  # whoever begins takes up the new hand with an Enter
                holder = None
            continue
        if holder != seat:
            holder = seat
            lines.append("")
        view, legal = state.view(seat), state.legal_actions(seat)
        action = rng.choice(legal)
        menu = Menu(game, view, legal)
        for step in game.steps(view, action):
            number = next(number for number, choice in menu.numbered().items() if choice == step)
            lines.append(str(number))
            menu.choose(number)
        lines += ["1"] if menu.confirming else []
        state.apply(seat, action, events.append)
        lines += ["" for event in heard_by(events, seat) if event.fleeting and event.whispered]
    return lines, state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DEALT)
def test_a_whole_game_is_dealt_by_hand_in_the_words_of_each_language(name, language):
    game, turn = get_game(name), LANGUAGES.index(language)
    # The numbers of players take turns: each is dealt in one language, each language at least once.
    for seats in game.seats[turn :: len(LANGUAGES)] or game.seats[:1]:
        lines, state = whole_game(name, seats, language, seats)
        specs = [f"{who}:{language}" for who in ("Ana", "Ben", "Cid", "Dan", "Eve", "Fay")[:seats]]
        table = typed_table(name, seats)
        played = play(lines, *specs, table=table, make_bot=None)
        assert table.actors() == () == state.actors(), played.text[-600:]
        assert table.returns() == state.returns()
        assert table.view(None) == state.view(None)


# --- each at a device of their own


def types_at(room, part):
    """At which device a part is typed: its owner's, or the first one."""
    return part.owner if part.owner is not None and not room.players[part.owner].level else 0


def deal_at_devices(room, due, action):
    """Type an outcome part by part, each on the device of who may know it; gives what was read back there."""
    read_back = {seat: [] for seat in room.devices}
    for part, words in zip(room.game.parts(due), parts_of(room.game.name, action), strict=True):
        seat = types_at(room, part)
        if part.secret or (part.owner is not None and seat != part.owner):
            room.press(seat, "")
        room.press(seat, named(room.game, words, room.players[seat].language))
        if part.items > 1:
            told = room.devices[seat].asked["title"] if part.owner == seat or not part.secret else ""
            read_back[seat].append(told)
            room.press(seat, "1")
    return read_back


def play_at_devices(room, rng, state):
    """Play a game whose cards are those of a state that nobody at the devices has."""
    done, everything = 0, {seat: [] for seat in room.devices}
    while actors := state.actors():
        while read := [one for one in room.asked() if room.devices[one].must_read]:
            room.press(read[0], "")
        seat = actors[0]
        if seat == CHANCE:
            due = state.due()
            action = due.sample(rng)
            for one, told in deal_at_devices(room, due, action).items():
                everything[one] += told
        else:
            view, legal = state.view(seat), state.legal_actions(seat)
            action = rng.choice(legal)
            menu = Menu(room.game, view, legal)
            for step in room.game.steps(view, action):
                number = next(number for number, choice in menu.numbered().items() if choice == step)
                room.press(seat, str(number))
                menu.choose(number)
            if menu.confirming:
                room.press(seat, "1")
        state.apply(seat, action)
        done += 1
        assert room.table.count == done, (action, {seat: one.lines[-4:] for seat, one in room.devices.items()})
    return everything


@pytest.mark.parametrize("name", DEALT)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_with_real_cards_is_typed_at_devices_and_each_has_its_own_cards_alone(name, seats):
    game = get_game(name)
    seats = max(seats, min(game.seats))
    room = Page(name, *[""] * seats, chance=TypedChance())
    state = game.new_state(seats, {}, {})
    read_back = play_at_devices(room, Random(seats), state)
    assert room.turns.over and room.table.returns() == state.returns()
    everything = {seat: "\n".join(device.lines) for seat, device in room.devices.items()}
    for seat, told in read_back.items():
        for line in filter(None, told):
            assert line in everything[seat]
            others = [words for other, words in everything.items() if other != seat]
            assert not any(line in words for words in others)
    for device in room.devices.values():
        assert not any("once" in record for record in device.records), "what a dealer typed stayed there"


def two_with_real_cards(**more):
    return Page("kami", "", "", "", "", chance=TypedChance(), languages=("en",), **more)


def test_the_others_type_at_the_same_time_and_whoever_is_done_is_told_who_is_not():
    room = two_with_real_cards()
    for seat in range(4):
        assert "starts" in room.devices[seat].asked["title"]
    room.press(2, "1")
    assert all("Ana starts the first round." in room.devices[seat].lines for seat in (1, 2, 3))
    for seat in (3, 1, 0):
        room.press(seat, HANDS[seat])
        assert room.devices[seat].buttons == ["1"]
        room.press(seat, "1")
        assert room.devices[seat].lines[-1] == sentence(no.OthersType())
        assert room.devices[seat].asked is None
    room.say(3, "scores")
    room.press(2, "2 warriors")
    assert room.devices[2].asked["title"] == "6 more to type."
    room.press(2, "scores")
    room.press(2, "2 horsemen, 2 lancers")
    room.press(2, "silver, gold")
    room.press(2, "1")
    assert room.table.count == 2 and room.asked() == [0]
    assert not any("silver" in line for line in room.devices[3].lines)


def test_a_deal_that_cannot_be_is_told_to_all_and_all_type_again():
    room = two_with_real_cards()
    room.press(0, "1")
    for seat in range(4):
        room.press(seat, "8 warriors")
        room.press(seat, "1")
    for device in room.devices.values():
        assert sentence(OutcomeNotPossible()) in device.lines
        assert device.asked["title"] == "Type your hand, 8 cards."
    assert room.table.count == 1


def test_the_hand_of_a_robot_is_typed_at_the_first_device_and_stays_in_no_record_of_it():
    room = Page("kami", "", "easy", "", "easy", chance=TypedChance(), languages=("en",))
    room.press(0, "1")
    room.press(0, HANDS[0])
    room.press(0, "1")
    for robot in (1, 3):
        assert room.devices[0].asked["title"] == "Dealer: press Enter."
        room.press(0, "")
        room.press(0, HANDS[robot])
        assert any("once" in record for record in room.devices[0].records)
        room.press(0, "1")
        assert not any("once" in record for record in room.devices[0].records)
    assert not any("empress" in line for line in room.devices[0].lines)
    room.press(2, HANDS[2])
    room.press(2, "1")
    assert room.table.count >= 2


def test_what_was_typed_stays_when_somebody_goes_and_comes_back_meanwhile():
    room = two_with_real_cards()
    room.press(0, "1")
    room.press(0, "3 warriors")
    room.press(1, HANDS[1])
    room.turns.lost(2, room.now)
    room.go_on()
    assert room.devices[0].asked["title"] == "5 more to type."
    room.turns.found(2)
    room.press(1, "1")
    room.press(0, "2 lancers, tower, gold, silver")
    room.press(0, "1")
    assert room.asked() == [2, 3]


# --- secrets

HANDS = (
    "3 warriors, 2 lancers, tower, gold, silver",
    "3 warriors, 2 gold dragons, 2 silver dragons, madman",
    "2 warriors, 2 horsemen, 2 lancers, silver, gold",
    "2 warriors, 2 empresses, madman, tower, 2 horsemen",
)


def test_a_hand_is_typed_by_its_player_and_no_other_ear_and_no_screen_has_it():
    voice = RecorderVoice()
    lines = ["ana", *(line for hand in HANDS for line in ("", hand, ""))]
    specs = [f"{name}:en:ear" for name in ("Ana", "Ben", "Cid", "Dan")]
    played = play(lines, *specs, table=typed_table("kami", 4), voice=voice)
    assert not any(card in played.text.lower() for card in ENGLISH_CARDS)
    public = " ".join(one.text for one in voice.spoken() if not one.private)
    assert not any(card in public.lower() for card in ENGLISH_CARDS)
    read_back = [one.text for one in voice.spoken() if one.text.startswith("Typed:")]
    assert len(read_back) == 4
    assert all(one.private for one in voice.spoken() if one.text in read_back)


def test_what_nobody_may_know_is_typed_by_a_dealer_shown_only_and_cleared_where_the_table_clears():
    voice = RecorderVoice()
    lines = ["", "trolls olaf anna elsa kristoff sven", "", "ana"]
    table = typed_table("tamashii", 2)
    played = play(lines, "Ana", "Ben", table=table, voice=voice, choices=Choices(clear=False))
    assert "Now for somebody who does not play" in played.text
    assert "Typed: 1 Trolls card, 1 Olaf card" in played.text
    spoken = " ".join(one.text for one in voice.spoken())
    assert "Olaf" not in spoken
    assert "the players may look again" in spoken
    assert "Private lines stay readable" in played.text


def test_the_hand_of_a_bot_is_typed_by_the_dealer():
    lines = ["ana", HANDS[0], "", "", HANDS[1], "", "", HANDS[2], "", "", HANDS[3], ""]
    table = typed_table("kami", 4)
    played = play(lines, "Ana", "bot 1", "bot 2", "bot 3", table=table)
    assert played.text.count("Now for somebody who does not play") == 3
    assert table.count == 2  # who starts, and the deal


# --- mistakes


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9 moons", sentence(no.OutcomeUnreadable())),
        ("9 warriors", sentence(no.TooManyTyped(8))),
        ("3 warriors", "5 more to type."),
        ("", "Type your hand, 8 cards."),
    ],
)
def test_a_mistake_in_a_hand_gets_one_sentence_and_the_question_stands(typed, answer):
    table = typed_table("kami", 4)
    played = play(["ana", "", typed], *["Ana", "Ben", "Cid", "Dan"], table=table)
    told = re.sub(r"\s+", " ", played.text.rpartition("Ana: press Enter.")[2])
    assert answer in told
    assert "moons" not in told  # it may have been a card's name, nearly
    assert table.count == 1


def test_a_deal_that_cannot_be_is_refused_and_typed_again():
    hand = "8 warriors"
    lines = ["ana", *(line for _ in range(4) for line in ("", hand, ""))]
    table = typed_table("kami", 4)
    played = play(lines, *["Ana", "Ben", "Cid", "Dan"], table=table)
    assert times_told(played.text, OutcomeNotPossible())
    assert played.text.rstrip().count("Type your hand, 8 cards.") == 4
    assert table.count == 1


def test_a_hand_that_is_typed_again_replaces_what_was_read_back():
    lines = ["ana", "", "8 lancers", HANDS[0], ""]
    played = play(lines, *["Ana", "Ben", "Cid", "Dan"], table=typed_table("kami", 4))
    assert "Typed: 8 lancers." in played.text
    assert "Typed: 3 warriors, 2 lancers" in re.sub(r"\s+", " ", played.text)
    assert "Pass the keyboard to Ben." in played.text


@pytest.mark.parametrize("typed", ["ben", "Ben", "2"])
def test_a_player_is_named_by_name_or_place(typed):
    played = play([typed], "Ana", "Ben", "Cid", "Dan", table=typed_table("kami", 4))
    assert "Ben starts the first round." in played.text


def test_nobody_of_that_name_is_said_and_commands_still_work():
    played = play(["Zoe", "?", "quit"], "Ana", "Ben", "Cid", "Dan", table=typed_table("kami", 4))
    assert sentence(no.NoSuchPlayerTyped(4)) in played.text
    assert "The game is saved." in played.text


def test_outcomes_that_come_by_themselves_are_asked_of_nobody():
    table = Table(get_game("kami"), 4, options={}, data={}, chance=RandomChance(Random(1)))
    assert table.awaited is None
    table.deal()
    assert table.awaited is None
    asked = typed_table("kami", 4)
    asked.deal()
    assert asked.awaited is not None
    assert make_players("Ana")[0].person


LAID = ["", "trolls olaf anna elsa kristoff sven", "", "ana", ""]
"""The dealer's layout; Ana has the first turn and the keyboard."""


def test_a_draw_by_mistake_is_taken_back_before_its_gem_is_typed():
    table = typed_table("tamashii", 2)
    played = play([*LAID, "draw", "undo", "yes", "", "look 4"], "Ana", "Ben", table=table)
    told = re.sub(r"\s+", " ", played.text)
    assert "Which gem came out of the bag?" in told
    assert "Ana's last decision is taken back." in told
    assert "Position 4: Elsa." in told.partition("taken back.")[2]
    assert table.count == 3, "the layout, who starts, and the look"


def test_taking_back_while_a_hand_is_awaited_says_that_there_is_nothing():
    played = play(["ana", "", "undo", HANDS[0], ""], "Ana", "Ben", "Cid", "Dan", table=typed_table("kami", 4))
    told = re.sub(r"\s+", " ", played.text)
    assert "taken back" in told or "cannot be" in told
    assert "Pass the keyboard to Ben." in told


@pytest.mark.parametrize("typed", ["table", "scores", "xyzzy"])
def test_no_line_stays_unanswered_while_a_gem_is_awaited(typed):
    table = typed_table("tamashii", 2)
    before = play([*LAID, "draw"], "Ana", "Ben", table=typed_table("tamashii", 2)).text
    after = play([*LAID, "draw", typed], "Ana", "Ben", table=table).text
    assert times_told(after, no.OutcomeUnreadable())
    assert not times_told(before, no.OutcomeUnreadable())


def test_a_dealer_who_is_waited_for_is_called_again_by_any_other_line():
    played = play(["hello", "", "trolls"], "Ana", "Ben", table=typed_table("tamashii", 2))
    assert played.text.count("Now for somebody who does not play") == 2
    assert "5 more to type." in played.text
