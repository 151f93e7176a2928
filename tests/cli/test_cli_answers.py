"""What can be answered to a question outside of a game: numbers, words, the way back, a call for help."""

import contextlib
import sys
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest
from clerk import Speaker, session

from accessible_games.cli.answers import Back, as_number
from accessible_games.cli.choices import choose_settings
from accessible_games.cli.daily import choose_day
from accessible_games.cli.fields import PlayerSpec
from accessible_games.cli.firsttold import tell_aim, tell_first_rules
from accessible_games.cli.menu import _choose, _entries, _play
from accessible_games.cli.options import ask_options, tell_played
from accessible_games.cli.play import ask_names, ask_players
from accessible_games.cli.profiles import choose_players
from accessible_games.cli.seats import make_players
from accessible_games.engine.journal import Header
from accessible_games.games import get_game
from accessible_games.narration.rulespage import first_paragraphs
from accessible_games.play.typed import EndOfInput
from tests.each import each

MODES = [("cli-mono-no", {}), ("cli-mono-yes", {})]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("ACCESSIBLE_GAMES_HOME", str(tmp_path))


def chosen_in_menu(typed, language="en"):
    """The message of the entry of the menu that a line means; None if it means none, or several."""
    made = session(typed, language=language)
    made.front.next = lambda seconds=None, answers=[typed]: answers.pop(0) if answers else ended()
    entries = _entries(made)
    try:
        chosen = made.console.choose("cli-menu", [entry[:2] for entry in entries], back=False)
    except EndOfInput:
        return None
    return entries[chosen][0]


def ended():
    raise EndOfInput


@each(
    ("language", "typed", "entry"),
    [
        ("en", "new game", "cli-menu-new"),
        ("en", "NEW", "cli-menu-new"),
        ("en", "start", "cli-menu-new"),
        ("en", "kept", "cli-menu-resume"),
        ("en", "go on", "cli-menu-resume"),
        ("en", "settings", "cli-menu-settings"),
        ("en", "rules", "cli-menu-rules"),
        ("en", "sound", "cli-menu-doctor"),
        ("en", "leave", "cli-menu-leave"),
        ("en", "quit", "cli-menu-leave"),
        ("fr", "reglages", "cli-menu-settings"),
        ("fr", "nouvelle partie", "cli-menu-new"),
        ("fr", "reprendre", "cli-menu-resume"),
        ("ja", "設定", "cli-menu-settings"),
        ("ja", "せってい", "cli-menu-settings"),
        ("ja", "やめる", "cli-menu-leave"),
        ("ja", "２", "cli-menu-new"),
    ],
)
def test_an_entry_is_understood_by_its_words_or_by_those_that_no_other_entry_has(language, typed, entry):
    assert chosen_in_menu(typed, language) == entry


@pytest.mark.parametrize("typed", ["with", "99", "xyzzy", "0"])
def test_words_of_several_entries_or_of_none_choose_nothing(typed):
    assert chosen_in_menu(typed) is None


def test_a_wrong_answer_gets_one_sentence_and_enter_the_list_again():
    made = session("xyzzy", "", "2", voice=Speaker())
    assert made.console.choose("cli-mono", MODES) == 1
    behind = made.front.shown[made.front.shown.index("Type a number, then Enter. ? for help.") + 1 :]
    assert behind[0].startswith("Not understood.") and behind[1] == "One ear or two?"
    assert made.front.text().count("One ear or two?") == 2


def test_words_of_several_entries_are_answered_with_those_entries():
    made = session("ear", "ears", voice=Speaker())
    made.front.next = lambda seconds=None, answers=["e", "2"]: answers.pop(0)
    assert made.console.choose("cli-way", [("cli-yes", {}), ("cli-menu-keys", {}), ("cli-no", {})]) == 1
    made = session()
    made.front.next = lambda seconds=None, answers=["choose", "1"]: answers.pop(0)
    made.console.choose("cli-menu", [("cli-menu-language", {}), ("cli-menu-speech", {}), ("cli-no", {})])
    assert "Choose the language and Choose who speaks" in made.front.text()


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", ("?", "help"), "Type the number of an entry"),
        ("fr", ("?", "aide", "AIDE"), "Tapez le numéro d'une ligne"),
        ("ja", ("？", "ヘルプ", "へるぷ"), "項目の番号か"),
    ],
)
def test_help_says_what_can_be_typed_at_a_list(language, words, told):
    for word in words:
        made = session(word, "1", language=language, voice=Speaker())
        made.console.choose("cli-mono", MODES)
        assert told in made.front.text()
        assert len([text for text, *_ in made.sound.voice.said]) == 3  # the list, the help, the list again


def test_a_question_mark_is_no_name_but_asks_what_a_name_may_be():
    made = session("?", "Ana,Ben,Cleo,Dan")
    assert ask_players(made, get_game("kami"), get_game("kami").seats) == tuple(
        PlayerSpec(name=name) for name in ("Ana", "Ben", "Cleo", "Dan")
    )
    assert "Each name has up to 40 letters" in made.front.text()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "back"), ("fr", "Retour"), ("ja", "戻る"), ("ja", "もどる"), ("en", "0")]
)
def test_each_kind_of_question_has_a_way_back_by_a_word_and_by_0(language, word):
    with pytest.raises(Back):
        session(word, language=language).console.choose("cli-mono", MODES)
    with pytest.raises(Back):
        session(word, language=language).console.ask("cli-names")
    with pytest.raises(Back):
        session(word, language=language).console.number("cli-rate", 80, 500)


def test_0_is_a_number_where_it_is_allowed_and_the_word_leads_back():
    assert session("0").console.number("cli-volume", 0, 100) == 0
    with pytest.raises(Back):
        session("back").console.number("cli-volume", 0, 100)


def test_a_list_shows_its_way_back_as_its_last_entry():
    made = session("3")
    with pytest.raises(Back):
        made.console.choose("cli-mono", MODES)
    assert "3. Back" in made.front.shown


@each(
    "line",
    [
        ("en", "1,000", 1000), ("fr", "1\u202f000", 1000), ("fr", "1 000", 1000), ("ja", "１，０００", 1000),
        ("en", "1,5", None), ("en", "1 000", None), ("fr", "1,000", None), ("fr", "1 9", None), ("en", "10,00", None),
    ],
)  # fmt: skip
def test_thousands_may_be_parted_as_the_language_does_and_no_otherwise(line):
    language, typed, number = line
    assert as_number(typed, language) == number


def test_at_a_number_help_and_a_wrong_answer_name_the_bounds_and_do_not_repeat_the_question():
    made = session("?", "many", "9", "120")
    assert made.console.number("cli-rate", 80, 500) == 120
    text = made.front.text()
    assert "Type a number from 80 to 500, then Enter." in text and "the word back" in text
    assert text.count("How fast?") == 1 and text.count("Not understood.") == 2


def test_the_way_back_from_the_robots_leads_to_the_names_and_from_their_level_to_the_robots():
    made = session("Ana", "back", "Ben", "2", "back", "1", "Easy")
    assert ask_players(made, get_game("kami"), get_game("kami").seats) == [
        PlayerSpec(name="Ben"),
        PlayerSpec(bot="easy"),
    ]


def test_a_number_in_place_of_a_name_is_asked_about():
    kami = get_game("kami")
    made = session("2", "No", "Ana", "1", "Easy")
    assert ask_players(made, kami, kami.seats)[0] == PlayerSpec(name="Ana")
    assert "Here names are asked for, not how many play. Shall somebody be called 2?" in made.front.shown
    assert ask_players(session("2", "Yes", "1", "Easy"), kami, kami.seats)[0] == PlayerSpec(name="2")


@pytest.mark.parametrize("word", ["retour", "kameloot", "Quit", "Magi Kitchen", "aide", "もどる"])
def test_a_word_of_the_program_in_place_of_a_name_is_asked_about(word):
    kami = get_game("kami")
    made = session(word, "No", "Ana", "1", "Easy")
    assert ask_players(made, kami, kami.seats)[0] == PlayerSpec(name="Ana")
    assert any(f"Shall somebody be called {word}?" in line for line in made.front.shown)


def test_whoever_goes_back_from_a_setting_has_changed_nothing_and_is_in_the_settings():
    made = session("Voices", "English", "Speed of speech", "back", "Back", "Back", "Back to the menu")
    choose_settings(made)
    assert made.settings.voice("en").rate == 200
    assert not made.front.answers


def test_whoever_goes_back_from_a_players_choice_is_among_that_players_choices():
    made = session("Somebody else", "Ana", "Speed of speech", "back", "Back", "Back to the menu")
    choose_players(made)
    assert made.settings.player("Ana").rate == 0
    assert not made.front.answers


def test_a_new_game_is_announced_in_each_language_of_the_table_and_in_no_other():
    made = session(language="fr", voice=Speaker())
    specs = [
        PlayerSpec(name="Ana", language="en"),
        PlayerSpec(name="Ken", language="ja"),
        PlayerSpec(bot="easy"),
    ]
    players = make_players(specs, made.settings, "fr", "normal")
    for console in made.consoles(players):
        console.tell("cli-new", game=console.titled("kami"))
    assert made.front.shown == ["A new game of Kami.", "新しい神(Kami)のゲームです。"]
    assert [language for _, language, _ in made.sound.voice.said] == ["en", "ja"]


def test_a_table_of_robots_alone_is_announced_in_the_programs_language():
    made = session(language="fr")
    assert made.consoles(make_players([PlayerSpec(bot="easy")] * 2, made.settings, "fr", "normal")) == (
        made.console,
    )


def test_in_a_window_a_screen_reader_that_cannot_be_reached_is_not_remembered_and_is_asked_again(monkeypatch):
    monkeypatch.setitem(sys.modules, "prism", None)
    made = session("My screen reader", "back")
    made.in_window = True
    with pytest.raises(Back):
        made.ask_who_speaks()
    assert "cannot be reached from this window" in made.front.text()
    assert made.front.text().count("Who should speak?") == 2
    assert made.settings.speaks == ""


def test_the_first_start_has_no_way_back():
    made = session("back")
    with pytest.raises(EndOfInput):
        made.ask_who_speaks(back=False)
    assert not any(line.endswith("Back") for line in made.front.shown)


def test_enter_alone_at_a_number_tells_the_present_value_and_keeps_it():
    made = session("Voices", "English", "Speed of speech", "", "Back", "Back", "Back to the menu")
    before = made.settings.voice("en")
    choose_settings(made)
    assert made.settings.voice("en") == before and not made.front.answers
    text = made.front.text()
    assert "Now 200. Enter alone keeps it." in text and "It stays at 200." in text


def test_enter_alone_at_a_players_speed_leaves_it_with_the_language():
    made = session("Somebody else", "Ana", "Speed of speech", "", "Back", "Back to the menu")
    choose_players(made)
    assert made.settings.player("Ana").rate == 0 and "It stays at 200." in made.front.text()


@pytest.mark.parametrize(
    ("typed", "language"), [("two", "en"), ("Deux", "fr"), ("に", "ja"), ("二", "ja"), ("二つ", "ja")]
)
def test_a_number_may_be_said_in_a_word(typed, language):
    assert chosen_in_menu("2", language)
    assert chosen_in_menu(typed, language) == chosen_in_menu("2", language)


def test_the_focus_begins_at_as_many_robots_as_the_game_is_best_with(monkeypatch):
    made = session("Jo", "", "Easy")
    asked = []
    monkeypatch.setattr(
        made.console, "number", lambda key, least, most, *, first, **how: asked.append((least, most, first)) or most
    )
    ask_players(made, get_game("magi_kitchen"), get_game("magi_kitchen").seats)
    assert asked == [(1, 7, 3)]


def test_a_new_game_asks_how_it_is_played_says_the_last_answer_and_says_what_it_came_to():
    magi = get_game("magi_kitchen")
    made = session("Calm")
    assert ask_options(made, magi) == {"mode": "calm"}
    made.console.choose = lambda key, rows, **rest: pytest.fail("what nobody is asked for was asked")
    assert ask_options(made, get_game("kami")) == {}
    again = session("Buzz")  # another start of the program
    assert ask_options(again, magi) == {}
    assert again.front.shown[0] == "How do you play? Last time: calm, by memory, without hurry."
    numbers = session("2", "2")
    kamimai = get_game("kamimai")
    assert [ask_options(numbers, kamimai), ask_options(numbers, kamimai)] == [{"level": 2}] * 2
    tell_played(made.console, magi, {"mode": "calm"}, {}, typed=False)
    tell_played(made.console, magi, {}, {}, typed=True)
    assert made.front.shown[-2] == "Mode: calm, by memory, without hurry."
    assert made.front.shown[-1].endswith("A new game from the menu asks how.")


def test_a_rule_that_the_lesson_has_not_is_told_at_the_first_game_that_has_it_and_no_more():
    kami = get_game("kami")
    made = session()
    for seats in (2, 2, 3, 4):
        tell_first_rules(made, kami, Header("kami", seats, {}, {}, []), [made.console])
    heads = [line.split(".")[0].split(":")[0] for line in made.front.shown]
    intro, place = (
        "Rules that only such a table has, told this once",
        "These stand in the rules, from paragraph {} on",
    )
    two = ["Two players", "A covered stack still has its hidden card", "The end with two players"]
    assert heads == [intro, *two, place.format(9), intro, "Three players", place.format(8)]
    assert first_paragraphs("magi_kitchen", 4, {"mode": "calm"}) == {"mode-calm": [9]}
    assert first_paragraphs("magi_kitchen", 4, {}) == {}


def test_the_aim_of_a_game_is_told_to_somebody_for_whom_it_is_new_or_rare_and_not_to_an_old_hand():
    tamashii, made, begun = get_game("tamashii"), session(), date(2026, 3, 1)
    heard = []
    for days in (0, 1, 2, 3, 60, 121, 122):  # three times; then only after more than 60 days without a game
        told = len(made.front.shown)
        tell_aim(made, tamashii, [made.console], begun + timedelta(days))
        heard += [days] * (len(made.front.shown) - told)
    assert heard == [0, 1, 2, 121]
    assert made.front.shown[0].startswith("The aim. You play together: give as many of the six characters")


def test_two_names_with_and_between_them_are_two_players_if_that_is_what_was_meant():
    kami = get_game("kami")
    made = session("Lena and Tom", "1", "Lena and Tom", "2", "new game", "1", "Sandy", language="en")
    assert [person.name for person in ask_names(made, kami, 4)] == ["Lena", "Tom"]
    assert [person.name for person in ask_names(made, kami, 4)] == ["Lena and Tom"]
    assert [person.name for person in ask_names(made, kami, 4)] == [
        "Sandy"
    ]  # an entry of the menu is no name
    assert "Lena and Tom: are these two players?" in made.front.shown


def test_the_name_that_was_typed_last_is_offered_and_enter_takes_it():
    kami = get_game("kami")
    made = session("Ana", "1", "Easy", "", "1", "Easy")
    assert ask_players(made, kami, kami.seats)[0] == PlayerSpec(name="Ana")
    assert ask_players(made, kami, kami.seats)[0] == PlayerSpec(name="Ana")
    assert "Enter alone: Ana, as last time." in made.front.text()


def test_the_numbers_of_the_menu_stay_once_a_game_was_begun(monkeypatch):
    made = session()
    made.remember(last_game="kameloot")
    without = [entry[0] for entry in _entries(made)]
    made.remember(last_game="")
    at_first = [entry[0] for entry in _entries(made)]
    assert without == ["cli-menu-again", *at_first]
    cut = SimpleNamespace(kept=SimpleNamespace(path=Path("x")), row=("cli-menu-go-on", {}))
    monkeypatch.setattr("accessible_games.cli.menu.last_game", lambda *_: cut)
    assert [entry[0] for entry in _entries(made)] == ["cli-menu-go-on", *at_first]


def test_games_stand_in_one_order_everywhere_whichever_was_played_last():
    shown = []
    for last in ("", "tamashii"):
        made = session("0")
        made.remember(last_game=last)
        for choose in (_play, choose_day):
            made.front.answers[:] = ["0"]
            with contextlib.suppress(Back):
                choose(made)
        shown.append([line for line in made.front.shown if line[:1].isdigit()])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("typed", ["0", "Leave", "quit"])
def test_the_program_is_closed_only_after_it_was_asked(typed):
    made = session(typed, "No", typed, "Yes, close it")
    assert _choose(made) and not _choose(made)


def test_more_is_understood_at_a_list_outside_of_a_game():
    made = session("more", "1")
    made.console.choose("cli-mono", MODES)
    assert "Type the number of an entry" in made.front.text()


def test_an_entry_of_the_menu_is_typed_as_it_is_read_with_its_number():
    assert chosen_in_menu("2. New game.") == chosen_in_menu("new game")


@each(
    ("language", "typed", "answered"),
    [
        ("en", "what can I do?", "Type the number of an entry"),
        ("en", "what now", "Type the number of an entry"),
        ("en", "help", "Type the number of an entry"),
        ("en", "I don't understand", "Type the number of an entry"),
        ("en", "how do I win?", "Each game is won in its own way."),
        ("en", "where is the dragon?", "That question cannot be answered here."),
        ("fr", "que puis-je faire ?", "Tapez le numéro d'une ligne"),
        ("fr", "comment gagner ?", "Chaque jeu se gagne à sa manière."),
        ("fr", "où est le dragon ?", "il n'y a pas de réponse à cette question"),
        ("ja", "何ができますか。", "項目の番号か"),
        ("ja", "どうすれば勝てる？", "勝ち方はゲームごとに違います。"),
        ("ja", "竜はどこ？", "その質問に答えられません"),
    ],
)
def test_a_question_in_natural_words_is_answered_in_the_menu(language, typed, answered):
    made = session(typed, language=language)
    with contextlib.suppress(EndOfInput):
        made.console.choose("cli-mono", MODES)
    assert answered in " ".join(made.front.shown)


def test_how_a_game_is_won_is_told_where_its_questions_are_asked():
    made = session("how do I win?")
    with contextlib.suppress(EndOfInput):
        ask_players(made, get_game("kami"), range(2, 5))
    assert "Get rid of your whole hand before the others do" in " ".join(made.front.shown)


@each(
    ("language", "typed", "robots"),
    [
        ("en", ["Jo", "2 robots", "easy"], ["easy"] * 2),
        ("en", ["Jo", "1 robot", "hard"], ["hard"]),
        ("en", ["Jo", "two robots", "3"], ["medium"] * 2),
        ("en", ["Jo", "2 easy"], ["easy"] * 2),
        ("en", ["Jo", "three hard"], ["hard"] * 3),
        ("en", ["Jo", "2 dragons", "1", "2"], ["easy"]),
        ("fr", ["Jo", "2 robots", "facile"], ["easy"] * 2),
        ("ja", ["Jo", "2人", "1"], ["beginner"] * 2),
    ],
)
def test_a_number_is_understood_with_what_it_counts_and_with_how_well_they_play(language, typed, robots):
    made = session(*typed, language=language)
    players = ask_players(made, get_game("kami"), range(2, 5))
    assert [player.bot for player in players[1:]] == robots


@each(
    ("language", "line", "told"),
    [
        ("en", "2 easy", "2 robots join in. Level: Easy."),
        ("fr", "2 facile", "2 robots se joignent à la partie. Niveau : Facile."),
        ("ja", "2 やさしい", "ロボットが2人入ります。強さはやさしいです。"),
    ],
)
def test_a_level_that_was_said_along_with_the_number_is_told(language, line, told):
    made = session("Jo", line, language=language)
    with contextlib.suppress(EndOfInput):
        ask_players(made, get_game("kami"), range(2, 5))
    assert told in " ".join(made.front.shown).replace("\u00a0", " "), made.front.shown


@pytest.mark.parametrize(
    "typed", [["2 robots", "1"], ["2 robots", "0"], ["easy", "1"], ["what can I do?"], ["how do I play"], ["who plays?"]]
)
def test_what_is_no_name_is_not_taken_as_one_unasked(typed):
    made = session(*typed, "Jo")
    assert [person.name for person in ask_names(made, get_game("kami"), 4)] == ["Jo"]


@each(("language", "typed"), [("en", "duel"), ("en", "real time"), ("fr", "duel"), ("ja", "対決")])
def test_a_way_to_play_is_chosen_by_another_name_of_it(language, typed):
    made = session(typed, language=language)
    assert ask_options(made, get_game("magi_kitchen")) == {}
    assert made.settings.asked("magi_kitchen", "mode") == "buzz"
