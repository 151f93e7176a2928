"""Questions to the whole table: each language in order, answers in words, and what "?" tells there."""

from hotseat import Choices, Typist, make_players, sit

from accessible_games.engine import Seat
from accessible_games.play.facts import GoOnPrompt
from accessible_games.play.output import Output

EN, FR = "Clear the screen whenever", "Effacer l'écran après"


def asked(*lines, people=("Ana", "Ben:fr", "bot1", "bot2")):
    choices = Choices()
    return sit(lines, *people, choices=choices).shown, choices


def test_a_question_and_its_list_come_in_one_language_before_they_come_in_the_next():
    shown, _ = asked("1")
    first = next(n for n, text in enumerate(shown) if text.startswith(EN))
    assert shown[first + 1 : first + 3] == ["1. Yes", "2. No"]
    assert shown[first + 3].startswith(FR)
    assert shown[first + 4 : first + 6] == ["1. Oui", "2. Non"]


def test_what_is_to_be_typed_is_said_in_each_language_of_the_table():
    shown, _ = asked("1")
    place = shown.index("Type a number.")
    assert shown[place + 1] == "Tapez un numéro."


def test_enter_to_go_on_is_asked_for_in_each_language_where_nobody_alone_is_asked():
    typist = Typist([])
    people = make_players("Ana", "Ben:fr")
    output = Output(people, typist, None, None)
    output.prompt(GoOnPrompt())
    output.prompt(GoOnPrompt(), Seat(1))
    assert typist.shown == ["Enter goes on.", "Entrée pour continuer.", "Entrée pour continuer."]


def test_the_words_of_an_answer_are_an_answer_in_any_language_of_the_table():
    for word, clear in (("yes", True), ("No", False), ("oui", True), ("non", False), ("y", True)):
        _, choices = asked(word)
        assert choices.clear is clear, word


def test_a_question_mark_tells_what_can_be_answered_and_not_what_a_hand_over_takes():
    for help_word in ("?", "help", "aide"):
        shown, choices = asked(help_word, "2")
        assert "Type a number from 1 to 2, or the beginning of an answer. Enter alone repeats them." in shown
        assert not any("While a player is waited for" in text for text in shown)
        assert choices.clear is False


def test_enter_repeats_the_question_with_its_list():
    shown, _ = asked("", "2")
    assert sum(text.startswith(EN) for text in shown) == 2
