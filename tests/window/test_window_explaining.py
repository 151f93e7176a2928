"""K, Shift+K and W: what a card does, the rules at what is asked now, and why not; without leaving the game."""

from pilot import Pilot, sit, type_text

from accessible_games.games.kameloot.cards import Card
from accessible_games.games.kameloot.refusals import CardNotHeld
from tests.refused import sentence

SEAT = ("Jo", "bot", "bot")


def heard_behind(monkeypatch, keys, game="kameloot", seed=5):
    """What is spoken behind some keys that follow each other, once it is one's turn."""
    marks = []
    left = list(keys)

    def decide(pilot):
        if pilot.window.state.moment != "turn" and not marks:
            return "Enter"
        marks.append(len(pilot.heard.said))
        return left.pop(0) if left else None

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, *SEAT, game=game, seed=seed)
    pilot.close()
    said = [one.text for one in pilot.heard.said[marks[0] :]]
    return [text for text in said if not text.startswith("The game is saved.")]


def test_k_on_a_card_of_the_hand_tells_what_it_is_and_does(monkeypatch):
    assert heard_behind(monkeypatch, ["Tab", "K"]) == [
        "Ring, number 2, playable, 1 of 4",
        "Magnet ring. 2 or more make a collection. Discard it: name a number from 2 to 7, and all cards of "
        "that object in the discard pile come in front of you. In the game: 8. In view now: 1.",
    ]


def test_k_on_an_entry_of_the_list_tells_of_the_card_that_it_uses(monkeypatch):
    said = heard_behind(monkeypatch, ["End", "K"])
    assert said[0] == "Use glove: draw two cards, 7 of 7"
    assert said[1].startswith("Six-fingered glove. 4 or more make a collection. Discard it: draw 2 cards.")


def test_k_where_no_card_is_in_focus_says_which_keys_lead_to_one(monkeypatch):
    said = heard_behind(
        monkeypatch, ["K", "F3", lambda: type_text("card pink troll"), "Enter"], "tamashii", seed=2
    )
    assert said[0] == (
        "No card is in focus. F3 types a line: card, and a name. All cards are in the menu, Escape."
    )
    assert said[-1].startswith("No card of this game is called pink troll. There are: ")


def test_k_after_the_table_was_told_tells_of_the_entry_in_focus_and_arrows_go_on_from_there(monkeypatch):
    said = heard_behind(monkeypatch, ["End", "C", "K", "Up"])
    assert said[-2].startswith("Six-fingered glove.")
    assert said[-1].endswith("entry 6 of 7") or said[-1].endswith(", 6 of 7")


def test_d_stays_the_pace_and_a_key_that_a_player_has_moved_stays_moved(monkeypatch):
    listed = heard_behind(monkeypatch, ["D", "Down", "Down", "Enter", "D"])
    assert listed[0] == "When does the next event come? When the last one has been spoken, 1 of 7."
    assert "The next event waits for Enter." in listed and listed[-1].endswith("3 of 7.")
    pilot = Pilot(monkeypatch, keys=("hand=K",))
    assert pilot.window.keymap.command("K").id == "hand"
    assert pilot.window.keymap.keys("card") == ()
    pilot.close()


def test_the_rules_open_in_sentences_at_what_is_asked_and_escape_goes_on_with_the_question(monkeypatch):
    rule, next_one, question = heard_behind(monkeypatch, ["Shift+K", "Down", "Escape"])
    assert rule == "The rules. Your turn, first step, 12 of 46."
    assert next_one.startswith("Either put one or more identical cards face up in front of you")
    assert question == "Put down a ring: then 1 of 2, entry 1 of 7"


def test_the_menu_of_a_running_game_has_the_rules_and_the_cards(monkeypatch):
    keys = ["Escape", "Down", "Enter", "Escape", "Down", "Enter"]
    said = heard_behind(monkeypatch, keys)
    assert "The rules, from what is asked now, 2 of 11." in said
    assert "The rules. Your turn, first step, 12 of 46." in said
    assert said[-1].startswith("The cards. Magnet ring. 2 or more make a collection.")


def test_w_tells_once_more_what_was_refused_and_its_rule_in_full(monkeypatch):
    said = heard_behind(monkeypatch, ["F3", lambda: type_text("use unicorn"), "Enter", "W"])
    refused, why = said[-2:]
    assert refused == sentence(CardNotHeld(Card.UNICORN))
    assert why.startswith(f"{refused} Your turn, first step. Either put one or more identical cards")
