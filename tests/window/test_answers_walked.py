"""Arrows off turn go through the own hand, and after T, C, S or E through what was told, part by part."""

import re

import pytest
from pilot import EndOfInput, Pilot, sit

PLACE = re.compile(r"(?:, (?:entry )?|\. )(\d+) of (\d+)\.?$")

TABLES = {
    "kami": "attack",
    "kameloot": "Owl",
    "tamashii": "Position|position|On it",
    "kamimai": "Grimoire",
    "magi_kitchen": "Visible cards|Cards in the piles",
}
"""By game: words of a part of its table."""


class Walker:
    """At its turn presses a query key, then Down as often as there are parts, and Enter."""

    def __init__(self, key):
        self.key = key
        self.walked, self.back = [], None
        self.begun = 0
        self.total = None

    def __call__(self, pilot):
        state = pilot.window.state
        if not self.begun:
            if not state.offered:
                return "Enter"
            self.begun = 1
            self.focus = pilot.heard.last
            return self.key
        if self.begun == 1:
            self.begun, self.listed = 2, state.choices.item.key
            return "Down"
        found = PLACE.search(pilot.heard.last)
        if self.begun == 2:
            assert found, pilot.heard.last
            self.walked.append(pilot.heard.last)
            if found[1] != found[2]:
                return "Down"
            self.begun = 3
            return "Enter"
        assert state.parts is None and state.choices.item.key == self.listed
        self.back = pilot.heard.last
        raise EndOfInput


@pytest.mark.parametrize("game", TABLES)
def test_after_the_key_of_the_table_arrows_walk_its_parts_and_enter_leads_back(monkeypatch, game):
    walker = Walker("C")
    pilot = Pilot(monkeypatch, walker)
    sit(pilot, "Jo", "bot", "bot", game=game, options={"mode": "calm"} if game == "magi_kitchen" else None)
    pilot.close()
    assert len(walker.walked) >= 3
    assert [int(PLACE.search(text)[1]) for text in walker.walked] == list(range(1, len(walker.walked) + 1))
    assert any(re.search(TABLES[game], text) for text in walker.walked), walker.walked
    assert PLACE.sub("", walker.back) in walker.focus or walker.back in walker.focus


def test_in_calm_mode_piles_are_walked_by_owner_and_size_and_no_top_is_told(monkeypatch):
    walker = Walker("C")
    pilot = Pilot(monkeypatch, walker)
    position = {
        "decks": [["corn", "corn"], ["corn", "corn"]],
        "piles": [["mushroom", "eggplant"], ["broccoli"]],
        "to_act": 0, "phase": "flip", "mode": "calm",
    }  # fmt: skip
    sit(pilot, "Jo", "bot", game="magi_kitchen", position=position)
    pilot.close()
    parts = [PLACE.sub("", text) for text in walker.walked]
    assert "You have 2" in parts or "you have 2" in parts
    assert not any(re.search("mushroom|eggplant|broccoli", text) for text in parts)


class Idler:
    """Presses Down whenever the robots play, and never plays."""

    def __init__(self, presses, *, holds=True):
        self.presses, self.holds = presses, holds
        self.heard = []
        self.pressed = False

    def __call__(self, pilot):
        if self.pressed:
            self.heard.append(pilot.heard.last)
        if len(self.heard) >= self.presses:
            raise EndOfInput
        state = pilot.window.state
        holds = state.holder is not None and (state.take_up_hand() is not None) == self.holds
        self.pressed = state.moment == "watching" and holds
        return "Down" if self.pressed else "Enter"


@pytest.mark.parametrize("game", ["kami", "kameloot"])
def test_off_turn_arrows_walk_the_own_hand_card_by_card(monkeypatch, game):
    idler = Idler(6)
    pilot = Pilot(monkeypatch, idler)
    sit(pilot, "Jo", "bot", "bot", game=game, options={"first_player": 1} if game == "kami" else None)
    pilot.close()
    assert not any("Not now" in text for text in pilot.heard.texts)
    walked = [PLACE.search(text) for text in idler.heard if PLACE.search(text)]
    assert len({found[1] for found in walked}) >= 4, idler.heard


@pytest.mark.parametrize("game", ["tamashii", "kamimai"])
def test_off_turn_arrows_walk_the_table_where_nothing_is_held(monkeypatch, game):
    idler = Idler(3, holds=False)
    pilot = Pilot(monkeypatch, idler)
    sit(pilot, "Jo", "bot", "bot", game=game, seed=2)
    pilot.close()
    assert [int(PLACE.search(text)[1]) for text in idler.heard] == [1, 2, 3], idler.heard
    assert any(re.search("On it|position|Grimoire", text) for text in idler.heard)
