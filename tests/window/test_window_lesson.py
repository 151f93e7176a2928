"""A lesson in the window, by keys alone: what is asked for is pressed, and first something else is chosen."""

from random import Random

import pytest
from pilot import Choices, Desktop, Pilot, Shelf, make_players

from accessible_games.games import get_game
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.narrator import Narrator
from accessible_games.play.lesson import LEARNER, LessonTable, PressKey, lesson_of
from accessible_games.play.playing import TableSetup, play_game

LETTERS = {"hand": "H", "turn": "T", "table": "C", "counts": "E", "scores": "S"}
ELSEWHERE = "The rules allow that."


class Learner:
    """Somebody who hears: walks to the entry that is asked for, after having taken another one."""

    def __init__(self, table, names):
        self.table = table
        self.narrator = Narrator(names, "en")
        self.count = -1
        self.level = 0
        self.erring = False
        self.refused = 0

    def __call__(self, pilot):
        table = self.table
        if table.count != self.count:
            self.count, self.level = table.count, 0
            self.erring = len(table.legal_actions(LEARNER)) > 1 if table.wanted_move() else False
        if table.wanted_keys():
            return LETTERS[table.wanted_keys()[0]]
        move = table.wanted_move()
        if move is None:
            return "Enter"  # hurries on
        refused = sum(text.startswith(ELSEWHERE) for text in pilot.heard.texts)
        if refused > self.refused:
            self.refused, self.erring, self.level = refused, False, 0
        steps = table.game.steps(table.view(LEARNER), move)
        label = self.narrator.tell(steps[min(self.level, len(steps) - 1)], LEARNER).text.rstrip(".")
        found = pilot.heard.last.startswith(label)
        if found == self.erring:
            return "Right"
        self.level += found
        return "Enter"


PARTS = [
    (name, part)
    for name in ("kami", "kameloot", "kamimai", "tamashii")  # by lists; Magi Kitchen's has keys of its own
    for part in lesson_of(name).parts[:-1]
]


@pytest.mark.parametrize(("name", "part"), PARTS, ids=[f"{name}-{part.id}" for name, part in PARTS])
def test_a_lesson_is_played_whole_by_ear_and_keys(monkeypatch, name, part):
    game, lesson = get_game(name), lesson_of(name)
    table = LessonTable(game, lesson, part, lambda command: PressKey(LETTERS[command]))
    players = make_players("Ana", "bot1", "bot2", "bot3")[: part.setting.seats]
    pilot = Pilot(monkeypatch, Learner(table, [player.name for player in players]))
    setup = TableSetup(
        front=pilot.window,
        saves=Shelf(),
        preferences=Choices(clear=False),
        pages=Desktop(),
        voice=pilot.host.voice,
        cues=pilot.host.cues,
        make_bot=table.make_bot,
        rng=Random(1),
    )
    play_game(table, players, setup)
    assert table.over, pilot.heard.texts[-5:]
    words = catalogue("en", lesson.stem)
    for step in part.steps:
        for message in step.messages:
            told = any(words.text(lesson.key(message)) in text for text in pilot.heard.texts)
            assert told or message == step.wrong, message
    if part.id == "keys":
        assert any("Press T." in text for text in pilot.heard.texts)
    else:
        assert sum(text.startswith(ELSEWHERE) for text in pilot.heard.texts) >= 3
    assert not any("Type" in text for text in pilot.heard.texts)
    pilot.close()
