"""Keys in the window: what is heard and drawn when they are posted, under the dummy driver."""

import re

import pygame
import pytest
from pilot import Choices, Pilot, Spoken, following, press, sit, type_text

from accessible_games.cli.answers import Back
from accessible_games.cli.console import Console, Said
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.refusals import WrongDefence
from accessible_games.play.typed import EndOfInput
from tests.refused import sentence

ROWS = ["cli-speaks-program", "cli-speaks-reader", "cli-speaks-nobody"]


def at_menu(monkeypatch, pressed, answers=ROWS, question="cli-who-speaks", **choice):
    """Somebody at a question outside of a game; returns the pilot and what was chosen, if anything was."""
    pilot = Pilot(monkeypatch, following(pressed), **choice)
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    try:
        chosen = console.choose(question, [(answer, {}) for answer in answers], back=False)
    except EndOfInput:
        chosen = None
    return pilot, chosen


def in_game(monkeypatch, keys, *specs, gated=False, **kw):
    """Somebody in a game of Kami, at the first question that offers more than one answer."""
    left = list(keys)

    def decide(pilot):
        if not pilot.ready:
            if pilot.window.state.moment == "turn" and len(pilot.window.state.offered) > 1:
                pilot.ready = True
                pilot.heard.log.append("ready")
            else:
                return "Enter"
        if not left:
            pilot.heard.log.append("over")
            return None
        return left.pop(0)

    pilot = Pilot(monkeypatch, decide, gated=gated)
    pilot.ready = False
    pilot.end = None
    cover = pilot.window.cover

    def keep_end():
        pilot.end = pilot.end or pilot.window.scene()
        cover()

    monkeypatch.setattr(pilot.window, "cover", keep_end)
    pilot.table = sit(pilot, *(specs or ("Ana", "bot1", "bot2", "bot3")), **kw)
    return pilot


def since(pilot):
    """What was said from when the question was there to when no more keys were pressed."""
    log = pilot.heard.log
    end = log.index("over") if "over" in log else len(log)
    return [one.text for one in log[log.index("ready") : end] if isinstance(one, Spoken)]


# --- lists


def test_a_question_its_place_and_the_entry_in_focus_are_one_utterance(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [])
    (said,) = pilot.heard.texts
    assert said.startswith("Who should speak?") and said.endswith("This program speaks, 1 of 3.")


def test_enter_takes_the_entry_in_focus(monkeypatch):
    assert at_menu(monkeypatch, ["Right", "Right", "Enter"])[1] == 2
    assert at_menu(monkeypatch, ["Down", "Up", "End", "Home", "Right", "Enter"])[1] == 1


def test_the_focus_is_read_with_its_place_last_and_without_it_where_that_is_off(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Right"])
    assert pilot.heard.last == "My screen reader speaks; this program stays silent, 2 of 3."
    pilot, _ = at_menu(monkeypatch, ["Right"], places=False)
    assert pilot.heard.last == "My screen reader speaks; this program stays silent."
    assert not any("1 of 3" in text for text in pilot.heard.texts)


def test_a_list_of_one_is_read_again_at_every_arrow_with_the_cue_of_an_end(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Down", "Down", "Down"], answers=ROWS[:1])
    assert len(pilot.heard.texts) == 4 and pilot.heard.log.count("cue edge") == 3


def test_past_the_end_a_list_goes_on_at_its_beginning_or_stays_and_either_way_one_hears_it(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["End", "Right"])
    assert pilot.heard.last.endswith("1 of 3.") and pilot.heard.log.count("cue edge") == 1
    pilot, _ = at_menu(monkeypatch, ["End", "Right"], wrapping=False)
    assert pilot.heard.last.endswith("3 of 3.") and pilot.heard.log.count("cue edge") == 1


def test_two_hundred_arrows_end_on_the_right_entry_and_only_the_last_is_spoken(monkeypatch):
    burst = lambda: [press("Right") for _ in range(200)]  # noqa: E731
    pilot, _ = at_menu(monkeypatch, [burst])
    assert len(pilot.heard.texts) == 2
    assert pilot.heard.last.endswith(f"{200 % 3 + 1} of 3.")


def test_a_digit_goes_to_the_entry_of_that_number(monkeypatch):
    pilot, chosen = at_menu(monkeypatch, ["3", "Enter"])
    assert chosen == 2
    pilot, chosen = at_menu(monkeypatch, ["7"])
    assert pilot.heard.texts[-2] == "There is no number 7 in the list."


def test_a_key_without_a_command_says_so(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Shift+F12"])
    assert pilot.heard.last == "Shift and F12: no command. F1 for help."


def test_a_letter_goes_to_the_next_entry_that_begins_so_and_round_and_round(monkeypatch):
    rows = ["cli-menu-settings", "cli-menu-sounds", "cli-menu-players", "cli-menu-soundscape"]
    pilot, chosen = at_menu(monkeypatch, ["S", "S", "S", "P", "Z", "L", "Enter"], answers=rows)
    assert chosen == 1
    assert [text.split(",")[0] for text in pilot.heard.texts[1:]] == [
        "Sounds", "Settings", "Sounds", "Players and what they chose",
        "No entry begins with Z.", "Players and what they chose", "Learn the sounds",
    ][:5] + ["Learn the sounds"]  # fmt: skip


def test_page_keys_go_on_by_ten_in_a_long_list_and_to_its_ends(monkeypatch):
    rows = ["cli-said"] * 25
    pilot = Pilot(monkeypatch, following(["PageDown", "PageDown", "PageDown", "PageUp", "Home", "End"]))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    with pytest.raises(EndOfInput):
        said = [Said(f"entry {n}", f"entry {n}") for n, _ in enumerate(rows)]
        console.choose("cli-menu", [(row, {"text": one}) for row, one in zip(rows, said, strict=True)], back=False)
    places = [int(found[1]) for text in pilot.heard.texts if (found := re.search(r"(\d+) of 25", text))][1:]
    assert places == [11, 21, 25, 15, 1, 25]


def test_in_a_game_the_page_keys_walk_the_history_and_letters_are_commands(monkeypatch):
    pilot = in_game(monkeypatch, ["PageUp", "T"])
    said = since(pilot)
    assert re.search(r"\d+ of \d+\.$", said[1]) and said[-1].startswith("Your turn"), said


# --- layouts and foreign keys


def event(key, *, mod=0, scancode=0):
    return lambda: pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=scancode)
    )


def test_a_command_follows_the_letter_on_the_cap_wherever_the_key_lies(monkeypatch):
    azerty_t_place = event(pygame.K_t, scancode=pygame.KSCAN_K)  # as on Dvorak, where T lies on QWERTY's K
    pilot = in_game(monkeypatch, [azerty_t_place])
    assert since(pilot)[-1].startswith("Your turn")


def test_where_the_caps_have_no_latin_letters_a_command_is_found_by_its_place(monkeypatch):
    cyrillic = event(0x0435, scancode=pygame.KSCAN_T)  # "е", where T lies on other layouts
    assert since(in_game(monkeypatch, [cyrillic]))[-1].startswith("Your turn")
    accented = event(0xE9, scancode=pygame.KSCAN_T)  # a layout that has T elsewhere
    assert since(in_game(monkeypatch, [accented])) == ["Key É: no command. F1 for help."]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (pygame.K_PERIOD, "Full stop"),
        (pygame.K_SLASH, "Slash"),
        (pygame.K_QUOTE, "Apostrophe"),
        (pygame.K_LEFTBRACKET, "Opening bracket"),
        (pygame.K_KP_MULTIPLY, "Star"),
        (0xF6, "Key Ö"),
    ],
)
def test_a_key_with_a_sign_or_a_letter_that_is_no_command_is_answered(monkeypatch, key, told):
    assert since(in_game(monkeypatch, [event(key)])) == [f"{told}: no command. F1 for help."]


def test_digits_of_the_upper_row_count_where_the_layout_wants_shift_for_them(monkeypatch):
    azerty_2 = event(0xE9, scancode=pygame.KSCAN_2)  # the key of "é"
    pilot, _ = at_menu(monkeypatch, [azerty_2])
    assert pilot.heard.last.endswith("2 of 3.")


@pytest.mark.parametrize(
    "foreign",
    [
        event(pygame.K_INSERT),
        event(pygame.K_CAPSLOCK),
        event(pygame.K_KP5),
        event(pygame.K_t, mod=pygame.KMOD_LALT),
        event(pygame.K_h, mod=pygame.KMOD_RALT),
        event(pygame.K_h, mod=pygame.KMOD_LMETA),
        event(pygame.K_LSHIFT),
    ],
)
def test_keys_of_screen_readers_and_of_the_system_do_nothing(monkeypatch, foreign):
    pilot = in_game(monkeypatch, [foreign])
    assert since(pilot) == []


@pytest.mark.parametrize(
    ("key", "mod", "size"),
    [
        (pygame.K_PLUS, pygame.KMOD_LCTRL, 120),
        (pygame.K_EQUALS, pygame.KMOD_LCTRL, 120),
        (pygame.K_EQUALS, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, 120),
        (pygame.K_SEMICOLON, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, 120),  # Japanese
    ],
)
def test_larger_text_is_reached_on_every_layout(monkeypatch, key, mod, size):
    pilot, _ = at_menu(monkeypatch, [event(key, mod=mod)])
    assert pilot.host.choice.size == size and pilot.heard.last == f"Text {size} per cent."


def test_text_grows_in_five_steps_to_over_200_per_cent_shrinks_and_comes_back(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Ctrl+Plus"] * 5)
    assert pilot.host.choice.size >= 200
    pilot, _ = at_menu(monkeypatch, ["Ctrl+Plus", "Ctrl+Plus", "Ctrl+Minus"])
    assert pilot.host.choice.size == 120
    pilot, _ = at_menu(monkeypatch, ["Ctrl+Plus", "Ctrl+Plus", "Ctrl+0"])
    assert pilot.host.choice.size == 100


def test_speech_and_sounds_are_set_by_keys_said_and_kept(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["F6", "F5", "F5", "F9", "F9", "F10", "F7", "F8", "F7"])
    assert pilot.heard.texts[1:] == [
        "Speech at 220 words a minute.", "Speech at 200 words a minute.", "Speech at 180 words a minute.",
        "Speech at 90 per cent.", "Speech at 80 per cent.", "Speech at 90 per cent.",
        "Sounds at 70 per cent.", "Sounds at 80 per cent.", "Sounds at 70 per cent.",
    ]  # fmt: skip
    assert pilot.host.rates == {"en": 180} and pilot.host.per_cents == {"speech": 90, "sounds": 70}


def test_control_alone_silences(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Ctrl"])
    assert pilot.heard.log[-1] == "silence"


def test_a_key_at_the_menu_that_needs_a_game_says_why_it_is_not_there(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["Y", "Shift+S", "Space", "F2"], answers=["cli-menu-keys"])
    assert pilot.heard.texts[1:] == [
        "No entry begins with Y.", *["Not now: no game is open."] * 2, "No game open. White on black, text 100 per cent.",
    ]  # fmt: skip
    assert pilot.heard.log.count("cue refused-now") == 2


# --- focus of the system


def lose():
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))


def gain():
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))


def test_alt_that_went_up_in_another_window_is_not_held_in_this_one(monkeypatch):
    alt = event(pygame.K_LALT, mod=pygame.KMOD_LALT)
    pilot = in_game(monkeypatch, [alt, lose, gain, event(pygame.K_t)])
    assert since(pilot)[-1].startswith("Your turn")


def test_coming_back_says_where_one_is(monkeypatch):
    pilot = in_game(monkeypatch, [lose, gain])
    back, where = since(pilot)
    assert back == "Welcome back." and ", 2 of" in where  # where it began: nobody begins at passing


@pytest.mark.parametrize(
    ("unfocused", "speech", "sounds"), [("all", 5, 5), ("sounds", 0, 5), ("nothing", 0, 0)]
)
def test_while_another_window_is_in_front_one_hears_what_was_chosen_and_is_told_on_return(
    monkeypatch, unfocused, speech, sounds
):
    pilot = Pilot(monkeypatch, following([lose]), gated=True, unfocused=unfocused)
    with pytest.raises(EndOfInput):
        pilot.window.next()
    pilot.heard.log.clear()
    for number in range(5):
        pilot.host.cues.play("kami-pass")
        pilot.host.voice.say(f"Event {number}.", kind="event", language="en")
    assert len(pilot.heard.said) == speech and pilot.heard.log.count("cue kami-pass") == sounds
    pilot.heard.log.clear()
    pilot.decide = following([gain])
    with pytest.raises(EndOfInput):
        pilot.window.next()
    missed = 5 - speech
    assert pilot.heard.texts == [
        f"Welcome back. {missed} new lines in the history." if missed else "Welcome back."
    ]


# --- the menu, and leaving


def test_escape_then_enter_goes_on_where_one_was(monkeypatch):
    pilot = in_game(monkeypatch, ["Right", "Escape", "Enter"])
    first, menu, back = since(pilot)
    assert menu.startswith("Menu. Continue, 1 of") and back == first


def test_escape_twice_goes_on_too(monkeypatch):
    pilot = in_game(monkeypatch, ["Escape", "Escape"])
    assert ", 2 of" in since(pilot)[-1]


def test_leaving_is_in_the_menu_and_says_that_the_game_is_kept(monkeypatch):
    pilot = in_game(monkeypatch, ["Escape", "End", "Up", "Enter"])
    assert pilot.heard.last == "The game is saved. In the menu it stands first."


def test_the_close_button_leaves_the_game_and_says_that_it_is_kept(monkeypatch):
    close = lambda: pygame.event.post(pygame.event.Event(pygame.QUIT))  # noqa: E731
    pilot = in_game(monkeypatch, [close])
    assert pilot.heard.last == "The game is saved. In the menu it stands first."
    with pytest.raises(EndOfInput):
        pilot.window.next()


def test_help_does_what_its_entry_says(monkeypatch):
    to_turn = ["F1", "End", "Left"]
    pilot = in_game(monkeypatch, to_turn + ["Left"] * 12 + ["Home"] + ["Right"] * 23 + ["Enter"])
    assert pilot.window.state.overlays == []


# --- changing keys


KEYS_MENU = ["Escape", *["Right"] * 3, "Enter", "Right", "Enter"]
"""To the keys, among the settings; the first entry is a command."""


def test_a_key_is_changed_by_pressing_the_new_one_and_counts_at_once(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [*KEYS_MENU, "Enter", "Ctrl+G", *["Escape"] * 3, "End", "Ctrl+G"])
    assert pilot.host.choice.keys == ("previous=Ctrl+G",)
    texts = pilot.heard.texts
    assert "The card or entry before: Control and key G from now on." in texts
    assert texts[-1].endswith("2 of 3.")


def test_a_key_that_is_taken_or_forbidden_is_refused_with_the_reason_and_nothing_is_changed(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [*KEYS_MENU, "Enter", "T", "Enter", "Escape"])
    assert pilot.host.choice.keys == ()
    taken, forbidden, kept = pilot.heard.texts[-3:]
    assert taken.startswith("Key T is taken already, for: whose turn")
    assert forbidden.startswith("That key can't be used.")
    assert kept == "The old key is kept."


def test_all_keys_come_back_at_one_press(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [*KEYS_MENU, "End", "Left", "Enter"], keys=("hand=G", "turn=Z"))
    assert pilot.host.choice.keys == () and pilot.window.keymap.command("H").id == "hand"


def test_help_names_the_key_that_the_player_has_given(monkeypatch):
    pilot, _ = at_menu(monkeypatch, ["F1", "End", "Enter", *["Right"] * 60], keys=("hand=G",))
    assert any(text.startswith("Key G: your hand") for text in pilot.heard.texts)
    assert not any(text.startswith("Key H:") for text in pilot.heard.texts)


def test_every_theme_and_setting_of_the_window_is_in_the_menu_and_is_kept(monkeypatch):
    look = ["Escape", *["Right"] * 3, "Enter", "Enter"]
    pilot, _ = at_menu(monkeypatch, [*look, "Enter", "Enter"])
    assert pilot.host.choice.theme == "yellow-on-black"
    pilot, _ = at_menu(monkeypatch, [*look, *["Right"] * 3, "Enter", "Right", "Enter", "Right", "Enter"])
    choice = pilot.host.choice
    assert (choice.wrapping, choice.places, choice.unfocused) == (False, False, "all")


# --- typing


def ask(monkeypatch, keys):
    pilot = Pilot(monkeypatch, following(keys))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    try:
        return pilot, console.ask("cli-names")
    except EndOfInput:
        return pilot, None


def text(letters):
    return lambda: type_text(letters)


def test_a_name_with_an_accent_comes_as_the_input_method_settles_it_and_is_echoed(monkeypatch):
    editing = lambda: pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text="^", start=0, length=1))  # noqa: E731
    pilot, name = ask(monkeypatch, [text("Zo"), editing, text("ê"), "Enter"])
    assert name == "Zoê"
    assert pilot.heard.texts[-1] == "ê"


def test_backspace_says_what_it_takes_and_arrows_read_the_whole(monkeypatch):
    pilot, name = ask(monkeypatch, [text("Anab"), "Backspace", "Up", "Enter"])
    assert name == "Ana" and pilot.heard.texts[-2:] == ["b deleted", "Ana"]


def test_letters_are_no_commands_in_a_field_and_text_is_nothing_outside(monkeypatch):
    pilot, name = ask(monkeypatch, ["H", text("h"), "T", text("t"), "Enter"])
    assert name == "ht" and not any("Not now" in one for one in pilot.heard.texts)
    pilot, _ = at_menu(monkeypatch, [text("abc"), "Right"])
    assert len(pilot.heard.texts) == 2 and "abc" not in pilot.shown


def test_after_a_field_all_keys_work_again(monkeypatch):
    pilot = in_game(monkeypatch, ["F3", text("x"), "Escape", "T"])
    assert since(pilot)[-1].startswith("Your turn")
    assert "Nothing was typed." in since(pilot)


def test_escape_leads_back_where_words_are_wanted(monkeypatch):
    with pytest.raises(Back):
        ask(monkeypatch, [text("An"), "Escape"])


def test_a_whole_move_is_typed_as_in_a_terminal(monkeypatch):
    pilot = in_game(monkeypatch, ["F3", text("pass"), "Enter"])
    assert "You pass." in since(pilot)


def test_saving_asks_for_a_name_and_keeps_the_game_under_it(monkeypatch):
    pilot = in_game(monkeypatch, ["Ctrl+S", text("friday"), "Enter"])
    assert "Saved as friday. In the menu it is among the kept games." in since(pilot)


# --- the hand


def test_tab_goes_to_the_next_playable_card_and_past_the_last_back_to_the_list(monkeypatch):
    pilot = in_game(monkeypatch, ["Tab"] * 12)
    said = since(pilot)
    cards = [one for one in said if ", playable, " in one]
    assert cards and all(one[-6:].startswith((" ", "1", "2", ",")) or " of " in one for one in cards)
    assert any(", 2 of 2" in one and "playable" not in one for one in said)  # the list, where it began


def test_a_card_is_read_with_its_name_value_state_and_place_last(monkeypatch):
    pilot = in_game(monkeypatch, ["Tab", "Home"])
    assert all(" point" in one and one[-6:].count("of") == 1 for one in since(pilot) if "playable" in one)
    first = since(pilot)[-1]
    assert first.split(", ")[0] and first.endswith("1 of 8")


def test_enter_on_a_card_that_cannot_be_played_says_why_and_changes_nothing(monkeypatch):
    steps = []

    def decide(pilot):
        state, heard = pilot.window.state, pilot.heard
        if not (state.moment == "turn" and len(state.offered) > 1):
            return "Enter"
        if steps and steps[-1] == "Enter":
            return None
        if not steps:
            heard.log.append("ready")
        steps.append("Tab" if not steps else "Enter" if "not playable" in heard.last else "Right")
        return steps[-1]

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, "Ana", "bot1", "bot2", "bot3")
    card, reason, _ = since(pilot)[-3:]
    assert card == "Warrior, 1 point, not playable, 1 of 8"
    assert reason == sentence(WrongDefence(Card.WARRIOR, Card.SILVER))
    assert "cue refused-rule" in pilot.heard.log and not any("You " in one for one in since(pilot))


def test_off_turn_the_hand_is_walked_and_enter_says_whose_turn_it_is(monkeypatch):
    def decide(pilot):
        state = pilot.window.state
        if state.moment == "watching" and any("Your hand" in one for one in pilot.heard.texts):
            pilot.steps += 1
            return {1: "Right", 2: "Right", 3: "Enter"}.get(pilot.steps)
        return "Enter"

    pilot = Pilot(monkeypatch, decide)
    pilot.steps = 0
    sit(pilot, "Ana", "bot1", "bot2", "bot3")
    said = pilot.heard.texts
    card = next(n for n, one in enumerate(said) if one.endswith("of 8"))
    assert "playable" not in said[card]
    assert said[card + 2].startswith("Not possible") or "turn" in said[card + 2], said[card : card + 4]


def test_sorting_keeps_the_focus_on_its_card_and_says_the_order(monkeypatch):
    pilot = in_game(monkeypatch, ["Tab", "Home", "O", "Right", "Left"])
    said = since(pilot)
    named = [one for one in said if one.endswith("of 8")]
    assert any(one.startswith("Hand in reverse order.") for one in said)
    named = named[1:]  # behind that of Tab
    assert named[0].split(",")[0] == named[-1].split(",")[0]
    assert named[0].endswith("1 of 8") and not named[-1].endswith("1 of 8")


# --- drawing


def test_what_is_drawn_mirrors_what_was_said(monkeypatch):
    pilot = in_game(monkeypatch, ["Right"])
    texts = list(pilot.end.texts())
    for said in pilot.heard.said:
        if said.kind in ("event", "alert") and said.text in texts:
            break
    else:
        raise AssertionError("no line that was said is drawn")
    assert since(pilot)[-1].startswith(pilot.end.rows[pilot.end.row].text.partition(" ")[2])


def test_nothing_is_drawn_while_nothing_changes(monkeypatch):
    pilot, _ = at_menu(monkeypatch, [])
    drawn = []
    monkeypatch.setattr(pilot.window._screen, "show", lambda: drawn.append(1))
    pilot.window.next(0.01)
    first = len(drawn)
    pilot.window.next(0.01)
    assert len(drawn) == first


def test_a_menu_that_comes_back_has_the_focus_where_it_was_left(monkeypatch):
    pilot = Pilot(monkeypatch, following(["Right", "Right", "Enter", "Enter", "Enter"]))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)
    menu = [("cli-speaks-program", {}), ("cli-speaks-reader", {}), ("cli-speaks-nobody", {})]
    assert console.choose("cli-who-speaks", menu, back=False) == 2
    assert console.choose("cli-mono", [("cli-mono-no", {}), ("cli-mono-yes", {})], back=False) == 0
    assert console.choose("cli-who-speaks", menu, back=False) == 2


def test_an_entry_whose_words_change_keeps_the_focus(monkeypatch):
    pilot = Pilot(monkeypatch, following(["Right", "Enter", "Enter"]))
    console = Console(pilot.window, "en", pilot.heard, pilot.cues)

    def rows(level):
        return [("cli-game-option", {"option": text}) for text in ("Points: 15", f"Level: {level}")]

    assert console.choose("cli-who-speaks", rows(1), back=False) == 1
    assert console.choose("cli-who-speaks", rows(2), back=False) == 1
    assert pilot.heard.last.endswith("Level: 2, entry 2 of 2.")


def test_what_is_held_when_the_window_loses_the_keyboard_is_let_go(monkeypatch):
    pilot = Pilot(monkeypatch, following([lose]))
    pygame.key.set_mods(pygame.KMOD_LALT)
    with pytest.raises(EndOfInput):
        pilot.window.next()
    assert pygame.key.get_mods() == 0


def test_what_a_player_types_for_the_ear_alone_is_drawn_as_stars_and_echoed_in_that_ear(monkeypatch):
    pilot = in_game(monkeypatch, ["F3", text("defend")], "Ana:en:ear", "Ben:en:ear", seed=5)
    assert "******" in pilot.drawn[-1].focus and "defend" not in " ".join(pilot.drawn[-1].texts())
    echoed = [one for one in pilot.heard.said if one.text == "defend"]
    assert echoed and all(one.private and one.ear == "left" for one in echoed)


def test_in_a_game_speech_is_set_for_whoever_has_the_keyboard_and_kept(monkeypatch):
    choices = Choices(clear=False)
    pilot = in_game(monkeypatch, ["F6", "F6", "F5"], choices=choices)
    assert [one for one in since(pilot) if "minute" in one or "220" in one or "240" in one]
    assert choices.readings["en"].rate == 220


def test_one_enter_too_many_does_not_open_the_hand_of_the_next_player(monkeypatch):
    bursts = []

    def decide(pilot):
        if pilot.window.state.moment == "waiting" and bursts:
            pilot.heard.log.append("over")
            return None
        if pilot.window.state.moment == "turn":
            bursts.append(1)
            return ["Enter"] * 4
        return "Enter"

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, "Ana:en:ear", "Ben:en:ear", seed=5)
    log = pilot.heard.log
    last = max(
        n for n, one in enumerate(log) if isinstance(one, Spoken) and one.text.startswith("Pass the keyboard")
    )
    assert not [
        one for one in log[last : log.index("over")] if one == "purge" or getattr(one, "private", False)
    ]


def test_the_lines_inside_a_card_are_read_without_the_sound_of_a_refusal(monkeypatch):
    pilot = in_game(monkeypatch, ["Tab", "Home", "Down", "Up"])
    card, reason, again = since(pilot)[-3:]
    assert card == again == "Warrior, 1 point, not playable, 1 of 8"
    assert reason == sentence(WrongDefence(Card.WARRIOR, Card.SILVER))
    assert not [one for one in pilot.heard.log if str(one).startswith("cue refused")]


@pytest.mark.parametrize("key", ["F1", "Tab", "PageUp", "F2", "Ctrl+S"])
def test_a_key_that_leads_nowhere_while_one_types_says_the_question_again(monkeypatch, key):
    pilot, name = ask(monkeypatch, [text("Ana"), key, "Enter"])
    assert name == "Ana" and pilot.heard.last.startswith("Who plays at this computer?")


def test_size_and_speed_can_be_changed_while_one_types_and_blanks_are_text(monkeypatch):
    pilot, name = ask(monkeypatch, [text("Ana"), "Space", text(" B"), "Ctrl+Plus", "F6", "Enter"])
    assert name == "Ana B"
    assert pilot.heard.texts[-2:] == ["Text 120 per cent.", "Speech at 220 words a minute."]
