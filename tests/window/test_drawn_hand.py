"""In a hot seat the window draws a hand only if its player lets it, only in that player's turn."""

from dataclasses import replace

import pilot as piloting
import pytest
from pilot import EndOfInput, Pilot, sit

from accessible_games.cli.seats import PlayerSpec, make_players
from accessible_games.play.settings import Settings


@pytest.fixture
def table(monkeypatch):
    """Sits two people who may be asked down to Kami; returns what was drawn at each moment."""
    make = piloting.make_players

    def seated(answers, specs, *, drawn="", moments=30):
        monkeypatch.setattr(
            piloting, "make_players", lambda *given: tuple(replace(one, drawn_hand=drawn) for one in make(*given))
        )
        seen = []
        left = list(answers)

        def decide(pilot):
            state, scene = pilot.window.state, pilot.window.scene()
            seat = state.holder._seat if state.holder is not None else None
            seen.append((seat, [held.piece.text for held in scene.hand]))
            if len(seen) > moments:
                raise EndOfInput
            if "Shall the screen" in scene.title or any("shall the screen" in text for text in scene.texts()):
                return left.pop(0) if left else "Enter"
            return "Enter"

        pilot = Pilot(monkeypatch, decide)
        choices = piloting.Choices(clear=False)
        sit(pilot, *specs, choices=choices)
        pilot.close()
        return seen, pilot, choices

    return seated


def test_a_player_is_asked_once_and_a_yes_draws_the_hand_in_the_own_turn_alone(table):
    seen, pilot, choices = table(["Down", "Enter", "Enter"], ["Ana:en:ear", "Ben:en:ear"])
    asked = [text for text in pilot.heard.texts if "shall the screen show your hand in your turn?" in text]
    assert [text.partition(":")[0] for text in asked] == ["Ana", "Ben"]
    assert ("Ana", {"drawn_hand": "yes"}) in choices.players
    assert ("Ben", {"drawn_hand": "no"}) in choices.players
    assert any(seat == 0 and hand for seat, hand in seen)
    assert not [hand for seat, hand in seen if seat != 0 and hand]


def test_who_has_chosen_the_ear_alone_is_neither_asked_nor_shown(table):
    seen, pilot, _ = table([], ["Ana:en:ear", "Ben:en:ear"], drawn="no")
    assert not any("shall the screen" in text for text in pilot.heard.texts)
    assert not [hand for _, hand in seen if hand]


def test_whose_private_words_go_to_the_screen_is_not_asked_and_sees_the_hand(table):
    seen, pilot, _ = table([], ["Ana:en:ear+screen", "Ben:en:ear+screen"])
    assert not any("shall the screen" in text for text in pilot.heard.texts)
    assert {seat for seat, hand in seen if hand} == {0, 1}


def test_a_hand_is_off_the_screen_before_the_keyboard_is_passed_on(table):
    seen, _, _ = table([], ["Ana:en:ear+screen", "Ben:en:ear+screen"])
    assert [hand for seat, hand in seen if seat is None and hand] == []


def test_a_choice_of_the_ear_in_the_profile_means_never_and_no_choice_means_to_ask():
    usual = Settings()
    ear = usual.with_player("Ana", private=("ear",), drawn_hand="yes")
    screen = usual.with_player("Ana", private=("ear", "screen"))

    def drawn(settings):
        return make_players([PlayerSpec("Ana")], settings, "en", "normal", speaks=True)[0].drawn_hand

    assert (drawn(usual), drawn(ear), drawn(screen)) == ("", "no", "")
