"""Taking back in the window: all others at the keyboard are asked, and the key is answered at once."""

from pilot import Pilot, following, sit

from accessible_games.play.facts import UndoNotPossible
from tests.refused import sentence

ANSWER = {
    "hands": [["horseman", "gold"], ["lancer", "tower", "tower", "madman"], ["warrior"] * 4, ["silver"] * 4],
    "attack": {"seat": 0, "card": "lancer"},
    "to_act": 1,
    "defence": [["(warrior)"], [], [], []],
    "attacks": [["lancer"], [], [], []],
}


def test_all_others_at_the_keyboard_are_asked_and_nothing_private_is_drawn_meanwhile(monkeypatch):
    keys = ["Enter", "Enter", "Enter", "U", "Enter", "Enter", "Enter"]
    pilot = Pilot(monkeypatch, following(keys))
    table = sit(pilot, "Ana", "Ben", "Cid", "Dan", position=ANSWER)
    assert [text for text in pilot.heard.texts if text.endswith("Is that all right?")] == [
        f"{name}: Ben asks to take the last decision back, if it can be. Is that all right?"
        for name in ("Ana", "Cid", "Dan")
    ]
    assert any(sentence(UndoNotPossible(True)) in text for text in pilot.heard.texts)
    assert table.count == 1
    drawn = [" ".join(scene.texts()) for scene in pilot.drawn]
    assert any("tower" in scene for scene in drawn), "Ben's hand was drawn in Ben's turn"
    assert not [scene for scene in drawn if "Is that all right?" in scene and "tower" in scene]
    pilot.close()


def test_the_key_is_answered_while_a_robot_acts(monkeypatch):
    pilot = Pilot(monkeypatch, following(["U"]))
    position = ANSWER | {"to_act": 2}
    sit(pilot, "Ana", "bot1", "bot2", "bot3", position=position)
    told = sentence(UndoNotPossible(False))
    assert any(told in text for text in pilot.heard.texts)
    pilot.close()
