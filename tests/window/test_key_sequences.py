"""What is heard of keys that players really press one soon after the other, in the window, and when."""

import contextlib

import pygame
import pytest
from pilot import press, sit
from timeline import Timeline

from accessible_games.cli.console import Console
from accessible_games.engine.table import Table
from accessible_games.play.typed import EndOfInput

FOUR = ("Ana", "bot1", "bot2", "bot3")
SOON = 0.05


def is_asked(pilot):
    """Somebody is asked who has a choice, and all is quiet."""
    state = pilot.window.state
    return state.moment == "turn" and len(state.offered) > 1 and not pilot.voice.is_speaking()


def is_being_asked(pilot):
    """The question of a choice sounds."""
    state, running = pilot.window.state, pilot.voice.queue.running
    return len(state.offered) > 1 and running is not None and running.kind == "question"


def is_told(text):
    """An event with these words sounds."""

    def told(pilot):
        running = pilot.voice.queue.running
        return running is not None and running.kind == "event" and text in running.text

    return told


def in_game(monkeypatch, keys, ready=is_asked, players=FOUR, **how):
    """A game of Kami with these keys after its first choice."""
    pilot = Timeline(monkeypatch, keys, ready, **how)
    pilot.table = sit(pilot, *players, options={"first_player": 1})
    return pilot


def at_menu(monkeypatch, keys, ask, ready=None, **how):
    """A question outside of a game with these keys; returns the pilot, and what was answered."""
    pilot = Timeline(monkeypatch, keys, ready, **how)
    answer = None
    with contextlib.suppress(EndOfInput):
        answer = ask(Console(pilot.window, "en", pilot.voice, pilot.cues))
    return pilot, answer


def chooses(console):
    rows = ["cli-speaks-program", "cli-speaks-reader", "cli-speaks-nobody"]
    return console.choose("cli-who-speaks", [(row, {}) for row in rows], back=False)


def asks_name(console):
    return console.ask("cli-names")


# --- 1 to 6: the newest key is answered at once


def test_of_six_pageups_in_a_second_the_sixth_line_is_heard_at_the_sixth_key(monkeypatch):
    pilot = in_game(monkeypatch, [(0.2 * n, "PageUp") for n in range(6)])
    assert len(pilot.lines("stops")) == 5
    whole = [text for text in pilot.lines("ends") if "is saved" not in text]
    assert whole == ["Ready: bot2.", "4 of 10."]
    assert pilot.at("Ready: bot2.") == 1.0


def test_the_whole_history_is_left_by_the_first_arrow_and_the_menu_is_heard(monkeypatch):
    keys = [(0, "Y"), (1.0, "Down"), (1.3, "Down"), (1.6, "Escape"), (1.9, "Down")]
    pilot = in_game(monkeypatch, keys)
    assert pilot.at("Menu") == 1.6
    assert pilot.lines()[-2].startswith("Keys and help") or "2 of" in pilot.lines()[-2]
    heard_after = pilot.lines()[pilot.lines().index(next(x for x in pilot.lines() if "Menu" in x)) :]
    assert len(heard_after) == 3  # the menu, its second entry, and that the game is kept


def test_an_arrow_leaves_the_hand_that_is_being_read(monkeypatch):
    pilot = in_game(monkeypatch, [(0, "H"), (2.0, "Down")])
    assert pilot.at("8 cards", "stops") == pilot.at("1 of 2") == 2.0


def test_six_queries_are_one_answer_the_last(monkeypatch):
    pilot = in_game(monkeypatch, [(0.1 * n, key) for n, key in enumerate("HTSCEL")])
    assert len(pilot.lines("stops")) == 5 and pilot.at("bot3 passes.") == 0.5
    assert pilot.lines("ends")[0] == "bot3 passes."


def test_wrong_keys_do_not_queue_up(monkeypatch):
    pilot = in_game(monkeypatch, [(0.1 * n, key) for n, key in enumerate(["Z", "Z", "Z", "W", "Space"])])
    assert pilot.lines("ends")[0] == pilot.lines()[4] and pilot.at(pilot.lines()[4]) == 0.4


def test_repeating_over_and_over_begins_anew_each_time(monkeypatch):
    pilot = in_game(monkeypatch, [(0.3 * n, "R") for n in range(4)])
    assert pilot.at("Your turn", nth=3) == pytest.approx(0.9) and len(pilot.lines("stops")) == 3


# --- 7 to 11: what happens, and what is asked, is not lost by it


def test_an_arrow_while_a_question_sounds_is_read_behind_it_and_the_question_whole(monkeypatch):
    pilot = in_game(monkeypatch, [(0.5, "Down")], is_being_asked)
    assert not pilot.lines("stops")
    assert [text for text in pilot.lines("ends")][:2] == [
        "Your turn: answer bot1's madman, 4 points.",
        pilot.lines()[0],
    ]
    assert "1 of 2" in pilot.lines()[0]


def test_an_event_that_a_query_cut_is_told_again_behind_the_answer(monkeypatch):
    pilot = in_game(monkeypatch, [(0.5, "H")], is_told("bot1 attacks"))
    assert pilot.at("bot1 attacks", "stops") == pilot.at("8 cards") == 0.5
    again = pilot.at("bot1 attacks")
    assert again == pilot.at("8 cards", "ends") and pilot.at("bot1 attacks", "ends") > again


def test_where_that_is_wanted_it_is_skipped_and_the_history_says_how_many_lines_were_not_heard(monkeypatch):
    keys = [(0.5, "H"), (0.9, "PageUp"), (4.0, "PageUp")]
    pilot = in_game(monkeypatch, keys, is_told("bot1 attacks"), tells_again=False)
    assert not [text for text in pilot.lines() if "bot1 attacks" in text and pilot.at(text) < 0.9]
    assert pilot.at("1 line was not heard.") > 0.9
    assert sum("not heard" in text for text in pilot.lines()) == 1


def test_control_alone_silences_and_what_waited_is_counted(monkeypatch):
    def two_wait(pilot):
        if pilot.start is None and is_told("bot1 attacks")(pilot):
            pilot.voice.say("An event more.", kind="event", language="en")
            return True
        return False

    pilot = in_game(monkeypatch, [(0.5, "Ctrl")], two_wait)
    assert pilot.at("bot1 attacks", "stops") == 0.5
    assert "An event more." not in pilot.lines() and pilot.voice.take_skipped()


def test_control_with_another_key_loses_nothing(monkeypatch):
    pilot = in_game(monkeypatch, [(0.5, "Ctrl"), (0.6, "Ctrl+S")], is_told("bot1 attacks"))
    assert pilot.at("bot1 attacks", "stops") == 0.5
    assert pilot.at("name") == 0.6  # the field that Control with S opens
    assert pilot.at("bot1 attacks") == pilot.at("name", "ends")
    assert not pilot.voice.take_skipped()


def test_a_chord_of_a_screen_reader_loses_nothing_either(monkeypatch):
    def shift():
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LCTRL, unicode="")
        )

    pilot = in_game(monkeypatch, [(0.5, "Ctrl"), (0.6, shift), (0.7, "F2")], is_told("bot1 attacks"))
    assert any("bot1 attacks" in text for text in pilot.lines("ends"))


def test_a_chord_of_a_screen_reader_loses_no_answer_and_no_entry(monkeypatch):
    def shift():
        pygame.event.post(
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LCTRL, unicode="")
        )

    pilot = in_game(monkeypatch, [(0, "H"), (0.5, "Ctrl"), (0.6, shift)], until=9)
    assert pilot.at("8 cards", "stops") == 0.5 and pilot.at("8 cards", nth=1) == 0.6
    assert pilot.at("8 cards", "ends") > 1


# --- 12 to 18: nothing is done unheard


def moves_of(monkeypatch, pilot):
    """Notes when whose actions are done."""
    submit, done = Table.submit, []

    def noted(table, seat, action):
        done.append((pilot.clock.now, seat))
        return submit(table, seat, action)

    monkeypatch.setattr(Table, "submit", noted)
    return lambda: [
        round(at - pilot.start, 2) for at, seat in done if seat == 0 and pilot.start and at >= pilot.start
    ]


def test_two_returns_within_a_blink_at_the_card_to_be_laid_do_not_attack_with_one_nobody_has_heard(
    monkeypatch,
):
    pilot = Timeline(monkeypatch, [(0, "Enter"), (SOON, "Enter"), (9, "Enter")], is_asked, until=1)
    moves = moves_of(monkeypatch, pilot)
    sit(pilot, "Ana", "bot1", "bot2", "bot3", options={"first_player": 0})
    first = pilot.voice.heard[0]
    assert (first.at, first.kind) == (pilot.start, "answer")
    assert pilot.at("Too soon") == SOON
    assert pilot.at("Warrior attacks") < 9 and moves() == [9]


def test_a_return_before_its_question_sounds_is_too_soon_and_counts_once_it_was_heard(monkeypatch):
    def waits_behind_an_event(pilot):
        if not is_being_asked(pilot):
            return False
        question = pilot.voice.queue.running
        pilot.window.state.choices.go(0)
        pilot.voice.purge()
        pilot.voice.say("A long event that happened just before.", kind="event", language="en")
        pilot.voice.say(question.text, kind="question", language="en")
        pilot.voice.say("Pass, 1 of 2", kind="entry", language="en")
        return True

    pilot = Timeline(monkeypatch, [(SOON, "Enter"), (12, "Enter")], waits_behind_an_event)
    moves = moves_of(monkeypatch, pilot)
    sit(pilot, *FOUR, options={"first_player": 1})
    assert moves()[0] == 12
    heard = [one.text for one in pilot.voice.heard if one.what == "begins" and one.at - pilot.start < 12]
    assert [text[:8] for text in heard] == ["Too soon", "Pass, 1 ", "Your tur", "A long e"]
    assert pilot.at("Too soon") == SOON


def test_an_alert_cannot_hold_a_return_back_for_ever_where_nothing_can_be_heard(monkeypatch):
    keys = [(0, "Home"), (0.1, "Enter")]  # where one passes
    pilot = Timeline(monkeypatch, keys, lambda pilot: len(pilot.window.state.offered) > 1)
    moves = moves_of(monkeypatch, pilot)
    pilot.host.voice = None
    sit(pilot, *FOUR, options={"first_player": 1})
    assert moves()[0] == 0.1


def test_an_arrow_and_a_return_before_the_entry_is_drawn_or_heard_do_nothing(monkeypatch):
    def both():
        press("Down")
        press("Enter")

    pilot, chosen = at_menu(
        monkeypatch, [(0, both)], chooses, lambda pilot: not pilot.voice.is_speaking(), before=None, until=5
    )
    assert chosen is None and "Too soon, nothing was done." in pilot.lines()
    assert any("2 of 3" in text for text in pilot.lines())


def test_an_arrow_and_a_return_a_moment_later_choose(monkeypatch):
    quiet = lambda pilot: not pilot.voice.is_speaking()  # noqa: E731
    pilot, chosen = at_menu(monkeypatch, [(0, "Down"), (0.1, "Enter")], chooses, quiet, before=None)
    assert chosen == 1


def test_an_entry_of_the_menu_that_control_silenced_unheard_is_said_before_it_counts(monkeypatch):
    def waits(pilot):
        pilot.voice.purge()
        pilot.voice.say("An alert, which no arrow cuts.", kind="alert", language="en")
        return True

    keys = [(0.1, "Escape"), (0.2, "End"), (0.3, "Ctrl"), (0.4, "Enter"), (4.0, "Enter")]
    pilot, chosen = at_menu(monkeypatch, keys, chooses, waits, before=None)
    assert pilot.at("Too soon") == 0.4 < pilot.at("Close the program") < 4
    assert pilot.window._ended and pilot.clock.now < pilot.start + 5


def test_the_keyboard_is_not_taken_unheard_and_no_arrow_cuts_who_takes_it(monkeypatch):
    def is_handed_over(pilot):
        running = pilot.voice.queue.running
        return running is not None and running.kind == "alert"

    pilot = Timeline(monkeypatch, [(0.1, "Down"), (0.2, "Enter")], is_handed_over, until=9)
    sit(pilot, "Ana:en:ear", "Ben:en:ear", "bot1", "bot2")
    assert not [one for one in pilot.voice.heard if one.what == "stops" and one.kind == "alert"]
    assert pilot.at("Too soon") > 0.2 and pilot.window.state.moment == "menu"
    assert not any(one.kind == "question" for one in pilot.voice.heard)


# --- 19 to 25: typing


def test_help_in_a_field_is_left_by_the_first_letter_and_each_letter_is_heard_at_its_key(monkeypatch):
    keys = [(3, "F1"), (5, '"J"'), (5.3, '"o"'), (7, "Enter")]
    pilot, name = at_menu(monkeypatch, keys, asks_name, before=None)
    assert name == "Jo"
    assert pilot.at("J") and [one.at - pilot.start for one in pilot.voice.heard if one.kind == "echo"][0] == 5
    stopped = [one for one in pilot.voice.heard if one.what == "stops" and one.at - pilot.start == 5]
    assert [one.kind for one in stopped] == ["answer"]


def test_return_ends_a_field_while_the_help_that_was_asked_for_in_it_is_still_read(monkeypatch):
    pilot, name = at_menu(monkeypatch, [(3, '"J"'), (4, "F1"), (7, "Enter")], asks_name, before=None)
    assert name == "J"
    assert not [text for text in pilot.lines() if text.startswith("Too soon")]
    assert pilot.at("Type letters", "stops") == 7, "the question that comes again had not sounded yet"


def test_a_letter_that_is_not_echoed_ends_the_help_all_the_same(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [(3, "F1"), (5, '"J"')], asks_name, before=None, until=3, echo="none")
    assert pilot.at("Type letters", "stops") == 5


def test_letters_are_heard_over_a_question_which_comes_again_until_it_is_answered(monkeypatch):
    pilot, name = at_menu(monkeypatch, [(0.5, '"J"'), (0.6, '"o"')], asks_name, before=None, until=9)
    echoes = [(one.text, round(one.at - pilot.start, 2)) for one in pilot.voice.heard if one.kind == "echo"]
    assert [echo for echo in echoes if echo[0] in "Jo"][0] == ("J", 0.5)
    question = next(one.text for one in pilot.voice.heard if one.kind == "question")
    assert pilot.lines("stops").count(question) >= 1 and question in pilot.lines("ends")


def test_an_alert_is_cut_by_a_letter_alone_and_comes_again(monkeypatch):
    def alarmed(pilot):
        if not pilot.voice.is_speaking():
            pilot.voice.say("The headset is gone, and this takes a while.", kind="alert", language="en")
            return True
        return False

    pilot, _ = at_menu(monkeypatch, [(0.2, "Left"), (0.8, '"x"')], asks_name, alarmed, before=None, until=6)
    assert pilot.at("The headset", "ends") > pilot.at("x")


@pytest.mark.parametrize(
    ("echo", "heard"),
    [
        ("letters", ["A", "n", "space", "B"]),
        ("words", ["An", "B"]),
        ("both", ["A", "n", "space, An", "B", "B"]),
        ("none", []),
    ],
)
def test_what_is_said_of_typing_is_as_the_player_chose(monkeypatch, echo, heard):
    letters = ['"A"', '"n"', '" "', '"B"', "Enter"]
    keys = [(5 + n, key) for n, key in enumerate(letters)]
    pilot, name = at_menu(monkeypatch, keys, asks_name, before=None, echo=echo)
    assert name == "An B"
    assert [one.text for one in pilot.voice.heard if one.kind == "echo" and one.what == "begins"] == heard


def test_what_a_private_player_types_is_heard_in_private(monkeypatch):
    private = []

    class Holder:
        language, awaited, shown, commands, rate = "en", False, False, frozenset(), 200

        def echo(self, text):
            private.append(text)

        def hand(self, offered):
            return None

        def tableau(self):
            return None

        def held(self):
            return ()

    pilot = Timeline(monkeypatch, [(0, '"k"'), (0.5, "Backspace")], before=None, until=1, echo="both")
    pilot.window.state.holder = Holder()
    pilot.window._actions.ask("?")
    with contextlib.suppress(EndOfInput):
        pilot.window.next()
    assert private == ["k", "k deleted"] and not pilot.lines()


# --- 26 to 29: hands that tremble


def quiet(pilot):
    return not pilot.voice.is_speaking()


def up(key):
    return lambda: pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def test_a_bouncing_key_counts_once_and_another_key_at_once(monkeypatch):
    down = pygame.K_DOWN
    keys = [(0, "Down"), (0.03, up(down)), (0.05, "Down"), (0.08, up(down)), (0.1, "Up"), (0.5, "Down")]
    pilot, _ = at_menu(monkeypatch, keys, chooses, quiet, before=None, until=3, bounce_ms=100)
    assert [text[-7:] for text in pilot.lines()] == ["2 of 3.", "1 of 3.", "2 of 3."]


def test_where_bouncing_keys_count_each_counts(monkeypatch):
    keys = [(0, "Down"), (0.03, up(pygame.K_DOWN)), (0.05, "Down")]
    pilot, _ = at_menu(monkeypatch, keys, chooses, quiet, before=None, until=3)
    assert [text[-7:] for text in pilot.lines()] == ["2 of 3.", "3 of 3."]


def test_a_key_counts_when_it_has_been_held_so_long_and_not_before(monkeypatch):
    keys = [(0, "Down"), (0.2, up(pygame.K_DOWN)), (1, "End"), (2, up(pygame.K_END))]
    pilot, _ = at_menu(monkeypatch, keys, chooses, quiet, before=None, until=3, hold_ms=300)
    assert [text[-7:] for text in pilot.lines()] == ["3 of 3."] and pilot.at("3 of 3.") == 1.3


def test_control_silences_at_once_however_long_keys_must_be_held(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [(0.2, "Ctrl")], chooses, before=None, until=3, hold_ms=1000)
    assert pilot.voice.heard[-1].what == "stops" and round(pilot.voice.heard[-1].at - pilot.start, 2) == 0.2


def test_a_letter_whose_key_bounced_or_was_not_held_is_not_typed(monkeypatch):
    def letter(name):
        def post():
            key = ord(name)
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=name, scancode=0))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=name))

        return post

    keys = [(0, letter("a")), (0.02, up(ord("a"))), (0.05, letter("a")), (0.07, up(ord("a"))), (3, "Enter")]
    pilot, name = at_menu(monkeypatch, keys, asks_name, quiet, before=None, bounce_ms=100)
    assert name == "a"
    pilot, name = at_menu(monkeypatch, keys, asks_name, quiet, before=None, hold_ms=30)
    assert name == ""
    keys = [(0, letter("a")), (0.2, up(ord("a"))), (3, "Enter"), (3.5, up(pygame.K_RETURN))]
    pilot, name = at_menu(monkeypatch, keys, asks_name, quiet, before=None, hold_ms=100)
    assert name == "a"


# --- made ahead


def test_the_entries_of_the_open_list_are_made_ahead_and_the_history_newest_first(monkeypatch):
    pilot = in_game(monkeypatch, [(0, "Down")])
    lists = [texts for topic, texts, _ in pilot.voice.ahead if topic == "list"]
    assert any("Pass, 1 of 2" in texts for texts in lists)
    topic, newest, _ = next(
        one for one in pilot.voice.ahead if one[0] == "history" and "bot3 passes." in one[1]
    )
    assert newest[:3] == [
        "bot3 passes.",
        "bot2 passes.",
        "bot1 attacks with a madman, 4 points. 6 cards left.",
    ]
    assert len(newest) <= 20


def test_what_is_one_players_own_is_made_ahead_in_private(monkeypatch):
    pilot = Timeline(monkeypatch, [(0, "Down")], is_asked)
    sit(pilot, "Ana:en:ear", "Ben:en:ear", "bot1", "bot2")
    assert pilot.voice.ahead and all(how.get("private") for _, _, how in pilot.voice.ahead)


def made_ahead(pilot):
    """The pieces of text that were made ahead."""
    from audio.clauses import speakable, split_clauses

    texts = [text for _, texts, _ in pilot.voice.ahead for text in texts]
    return {piece for text in texts for piece in split_clauses(speakable(text))}


def not_made_ahead(pilot, lines):
    from audio.clauses import speakable, split_clauses

    made = made_ahead(pilot)
    return [piece for line in lines for piece in split_clauses(speakable(line)) if piece not in made]


def test_what_an_arrow_says_in_a_menu_was_made_ahead_to_the_letter(monkeypatch):
    keys = [(1.5, "Down"), (3, "Down"), (4.5, "Up"), (6, "Up")]
    pilot, _ = at_menu(monkeypatch, keys, chooses)
    walked = pilot.lines()[-4:]
    assert len(set(walked)) > 2
    assert not_made_ahead(pilot, walked) == []


def test_what_an_arrow_says_of_choices_and_in_a_list_was_made_ahead_to_the_letter(monkeypatch):
    keys = [(1.5, "Down"), (3, "Up"), (5, "Y"), (8, "Down"), (9.5, "Up"), (11, "Escape"), (13, "F1"), (16, "Down")]
    pilot = in_game(monkeypatch, keys)
    heard = [(one.at - pilot.start, one.text) for one in pilot.voice.heard if one.what == "begins"]
    arrows = [at for at, key in keys if key in ("Down", "Up")]
    walked = [text for at, text in heard if any(abs(at - arrow) < 0.02 for arrow in arrows)]
    assert len(walked) == len(arrows)
    assert not_made_ahead(pilot, walked) == []


def test_too_soon_is_said_once_in_a_row_so_that_what_is_asked_is_heard_and_counts(monkeypatch):
    def waits(pilot):
        pilot.voice.purge()
        pilot.voice.say("An alert, which no arrow cuts.", kind="alert", language="en")
        return True

    keys = [(0.1, "Escape"), (0.2, "End"), (0.3, "Ctrl"), *((0.4 + n / 2, "Enter") for n in range(9))]
    pilot, _ = at_menu(monkeypatch, keys, chooses, waits, before=None)
    assert sum("Too soon" in text for text in pilot.lines()) == 1
    assert pilot.window._ended
