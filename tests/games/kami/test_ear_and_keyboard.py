"""The section "Audio and keyboard adaptation" of Kami's ledger, as far as rules and narration go."""

import re

import pytest

from accessible_games.engine import CHANCE
from accessible_games.games.kami.cards import Card
from accessible_games.games.kami.events import Attacked
from accessible_games.narration.cues import cue_for
from accessible_games.narration.names import PlayerName
from accessible_games.narration.narrator import Narrator
from tests.games.kami.tables import FULL_DEAL, KAMI, at, do, new, told

NAMES = [PlayerName(name) for name in ("Ana", "Ben", "Cid", "Dan")]
ENGLISH = Narrator(NAMES, "en")


def heard(events, listener=None):
    return " ".join(ENGLISH.tell(event, listener).text for event in told(events, listener))


def test_kami_a01_everybody_hears_who_attacks_with_what_for_how_many_points_and_what_is_left():
    state = at(4, hands=["silver gold tower warrior", "tower gold", "gold", "silver"], lead=0)
    line = heard(do(state, 0, "lead gold attack tower"))
    assert re.search(r"Ana .*tower, 4 points.* 2 cards left", line)
    assert "gold" not in line
    line = heard(do(state, 1, "pass"))
    assert "Ben passes" in line


def test_kami_a01_everybody_hears_the_turned_up_mercenary_before_the_attack_is_chosen():
    state = at(
        2,
        hands=["gold", "gold lancer"],
        attack={"seat": 0, "card": "silver"},
        to_act=1,
        mercenaries=["silver/tower"],
    )
    line = heard(do(state, 1, "defend silver@1"))
    assert "silver dragon" in line
    assert "tower" in line
    assert state.phase == "attack"


def test_kami_a02_passing_sounds_the_same_with_and_without_an_answer():
    lines = []
    for hand in ("silver gold", "warrior warrior"):
        state = at(4, hands=["tower", hand, "gold", "gold"], attack={"seat": 0, "card": "silver"}, to_act=1)
        events = do(state, 1, "pass")
        lines.append([heard(events, listener) for listener in (None, 0, 2, 3)])
    assert lines[0] == lines[1]


def test_kami_a02_everybody_is_asked_even_if_passing_is_the_only_move():
    state = at(
        4, hands=["tower", "warrior warrior", "gold", "gold"], attack={"seat": 0, "card": "silver"}, to_act=1
    )
    assert state.actors() == (1,)
    assert [str(action) for action in state.legal_actions(1)] == ["pass"]


def test_kami_a05_the_history_of_the_round_reads_hidden_cards_as_face_down():
    state = at(4, hands=["silver gold tower warrior", "tower", "gold", "silver"], lead=0)
    do(state, 0, "lead gold attack tower")
    lines = KAMI.answer(state.view(2), "table")
    text = " ".join(ENGLISH.tell(line, 2).text for line in lines)
    assert "face down" in text
    assert "gold" not in text


def test_kami_a06_nothing_in_the_rules_knows_of_time():
    fields = {name for event in KAMI.events for name in event.field_types}
    assert not fields & {"time", "ms", "seconds", "at", "clock", "duration"}


@pytest.mark.parametrize(
    ("move", "cues"),
    [
        ("lead silver attack tower", ["kami-hide", "kami-attack-tower"]),
        ("lead silver attack empress", ["kami-hide", "kami-attack-empress"]),
    ],
)
def test_kami_a07_each_kind_of_move_has_its_sound(move, cues):
    state = at(
        4,
        hands=["silver silver tower empress", "tower", "gold", "silver"],
        lead=0,
        defence=[[], ["empress"], [], []],
    )
    assert [cue_for(event) for event in told(do(state, 0, move))] == cues


def test_kami_a07_the_sounds_of_the_other_events():
    state = at(
        4,
        hands=["silver gold", "tower warrior gold silver", "gold", "silver"],
        attack={"seat": 3, "card": "tower"},
        to_act=1,
    )
    assert [cue_for(event) for event in told(do(state, 1, "defend tower attack gold"))] == [
        "kami-defend-tower",
        "kami-attack-gold",
    ]
    assert [cue_for(event) for event in told(do(state, 2, "pass"))] == ["kami-pass"]
    do(state, 3, "pass")
    assert [cue_for(event) for event in told(do(state, 0, "pass"))] == ["kami-pass", "kami-lead-returned"]
    ready = new(4, first_player=0)
    do(ready, CHANCE, FULL_DEAL)
    assert {cue_for(event) for seat in range(4) for event in told(do(ready, seat, "waive"))} == {"kami-ready"}
    strike = at(4, hands=["gold gold", "tower", "silver", "silver"], lead=0)
    assert cue_for(told(do(strike, 0, "lead gold attack gold"))[-1]) == "kami-master-strike"


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_kami_a08_every_kind_has_a_name_in_words_that_no_other_kind_has(language):
    narrator = Narrator(NAMES, language)
    lines = {narrator.tell(Attacked(0, card, 1, 0, 3), None).text for card in Card}
    assert len(lines) == 8
