"""The duels of Magi Kitchen's lesson by keys: each press that is asked for is one that is named, and it ends."""

from __future__ import annotations

import pytest
from livetable import GAME, Fingers, sit

from accessible_games.games.magi_kitchen.cards import TILES
from accessible_games.narration.catalogue import catalogue
from accessible_games.play.lesson import LessonTable, PressKey, lesson_of
from accessible_games.realtime.ports import Edge

LESSON = lesson_of("magi_kitchen")
OWN = "KeyQ"
LETTERS = {"turn": "t", "table": "c", "counts": "e", "scores": "s"}


class Learner(Fingers):
    """Presses what the lesson asks for, a while after it was asked, and first something else.

    A wrong press is tried once before each own move.
    """

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.tried = -1
        self.waits = 0
        self.idle = 0.0

    def wake(self, onset):
        """A card is turned over: what is pressed depends on what is asked."""

    def edges(self, seconds):
        self.waits += 1
        assert self.waits < 5000, self.table.count
        if self.moves:
            at, _, place, down = self.moves.pop(0)
            self.clock.now = max(self.clock.now, at)
            letter = place.removeprefix("Key").lower() if place.startswith("Key") and down else ""
            return [Edge(place, down, self.clock.now, letter)]
        pause = 0.3 if seconds is None else min(seconds, 0.3)
        self.clock.now += pause
        self.idle += pause
        if self.idle < 0.3:  # nobody presses faster than that
            return []
        self.idle = 0.0
        self.moves = [
            (self.clock.now + n * 0.05, n, place, down) for n, (place, down) in enumerate(self.presses())
        ]
        return []

    def presses(self):
        table = self.table
        keys, move = table.wanted_keys(), table.wanted_move()
        if keys:
            return [(f"Key{LETTERS[keys[0]].upper()}", True), (f"Key{LETTERS[keys[0]].upper()}", False)]
        if move is None:
            # Nothing is asked: Space closes a duel whose next card is the learner's, and else knocks.
            return [("Space", True), ("Space", False)]
        wrong, self.tried = self.tried != table.count, table.count
        verb, _, rest = str(move).partition(" ")
        if verb == "flip":
            return [("Space", True), ("Space", False)]
        if verb == "buzz":
            return [("Space" if wrong else OWN, True), ("Space" if wrong else OWN, False)]
        if verb == "pose":
            return [(OWN, down) for _ in rest for down in (True, False)]
        number = (
            2 if wrong else 1 + [tile.id for tile in TILES].index(rest) if verb == "slap" else int(rest) + 1
        )
        number = 2 if wrong and verb == "cover" else number
        return [(f"Digit{number}", True), (f"Digit{number}", False)]


@pytest.mark.parametrize("part", LESSON.parts[:-1], ids=lambda part: part.id)
def test_the_duels_of_the_lesson_are_played_whole_by_the_keys_that_it_names(part):
    table = LessonTable(GAME, LESSON, part, lambda command: PressKey(LETTERS.get(command, "h").upper()))
    sat = sit(["Ana", "Bot", "Bot 2"], (), table=table, hands=Learner)
    assert table.over, (table.count, sat.front.shown[-6:])
    words = catalogue("en", LESSON.stem)
    for step in part.steps:
        for message in step.messages:
            key = LESSON.key(message)
            said = words.text(key, "keys") if words.has(key, "keys") else words.text(key)
            assert message == step.wrong or said in sat.front.shown, message
