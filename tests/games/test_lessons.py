"""First games that teach: what is out of step is refused with the reason, and a gap in one is found.

That each names every sound and move, and is played whole in each language, the shipped suite holds
(`tests/suite/test_games.py`).
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessible_games.engine import IllegalActionError, Seat
from accessible_games.games import get_game
from accessible_games.play.lesson import (
    LEARNER,
    AnotherMove,
    KeyFirst,
    LessonTable,
    NothingMoreHere,
    TypeLetter,
    _read,
    kind_of,
    lesson_of,
)
from accessible_games.testing.lessons import faults_of

TAUGHT = ("kami", "kameloot", "kamimai", "magi_kitchen", "tamashii")


def table_of(name, part):
    game, lesson = get_game(name), lesson_of(name)
    chosen = next(one for one in lesson.parts if one.id == part)
    return LessonTable(game, lesson, chosen, lambda command: TypeLetter(command[0]))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_planted_gap_is_found(name):
    game, lesson = get_game(name), lesson_of(name)
    fewer = replace(lesson.sounds[0], cues=lesson.sounds[0].cues[1:])
    missing = lesson.sounds[0].cues[0]
    found = list(faults_of(game, replace(lesson, sounds=(fewer, *lesson.sounds[1:]))))
    assert found == [f"the sound {missing} is not named"]

    def untold(step):
        return replace(step, say=(), do="", wrong="", after=(), moves=())

    for part in lesson.parts:
        for kind in {kind_of(game, step.action) for step in part.steps if step.seat == LEARNER}:
            parts = tuple(
                replace(
                    one, steps=tuple(untold(s) if kind_of(game, s.action) == kind else s for s in one.steps)
                )
                for one in lesson.parts
            )
            assert f"the kind of move {kind!r} is not named" in faults_of(game, replace(lesson, parts=parts))

    broken = replace(lesson.parts[1], steps=lesson.parts[1].steps[1:])
    found = list(faults_of(game, replace(lesson, parts=(lesson.parts[0], broken, *lesson.parts[2:]))))
    assert any("does not replay" in fault for fault in found)


def test_a_move_out_of_step_is_refused_with_the_reason_and_changes_nothing():
    table = table_of("kami", "round")
    table.deal()
    table.submit(LEARNER, table.game.parse_action("waive"))
    for seat in (1, 2, 3):
        table.submit(Seat(seat), table.game.parse_action("waive"))
    before = table.count
    with pytest.raises(IllegalActionError) as refused:
        table.submit(LEARNER, table.game.parse_action("lead gold attack silver"))
    assert isinstance(refused.value.refused, AnotherMove)
    assert refused.value.refused.words.key == "kami-lesson-open-wrong"
    with pytest.raises(IllegalActionError) as refused:  # what the rules forbid, they say themselves
        table.submit(LEARNER, table.game.parse_action("lead gold attack empress"))
    assert not isinstance(refused.value.refused, AnotherMove)
    assert table.count == before


def test_a_move_where_the_lesson_only_lets_the_moment_end_is_refused_by_the_lesson_and_not_as_a_real_card():
    table = table_of("magi_kitchen", "duels")
    table.deal()
    table.submit(LEARNER, table.game.parse_action("flip"))
    with pytest.raises(IllegalActionError) as refused:
        table.submit(LEARNER, table.game.parse_action("buzz"))
    assert isinstance(refused.value.refused, NothingMoreHere)


def test_a_move_before_the_keys_that_are_asked_for_is_refused_and_the_keys_come_one_by_one():
    table = table_of("kami", "keys")
    table.deal()
    ready = table.game.parse_action("waive")
    for key in ("hand", "turn", "counts", "scores"):
        with pytest.raises(IllegalActionError) as refused:
            table.submit(LEARNER, ready)
        assert isinstance(refused.value.refused, KeyFirst)
        assert table.wanted_keys()[0] == key
        assert not table.follow(LEARNER, "table")
        assert table.follow(LEARNER, key)
    table.submit(LEARNER, ready)
    assert table.count == 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {"part": [{"id": "x", "seats": 2, "steps": [{"seat": -1, "action": "deal", "sai": []}]}]},
            "sai is unknown",
        ),
        (
            {"part": [{"id": "x", "seats": 2, "steps": [{"seat": 0, "action": "pass", "do": "x"}]}]},
            "begins with",
        ),
        ({"part": [{"id": "x", "steps": []}]}, "part 1"),
        ({"sounds": [{"say": "x", "cues": "y"}]}, "cues is a list of texts"),
    ],
)
def test_a_damaged_lesson_is_told_with_its_place(change, told):
    with pytest.raises(ValueError, match=told):
        _read("kami", {"free": {"seats": 2}, **change})
