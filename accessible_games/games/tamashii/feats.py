"""What a player of Tamashii may smile at after a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessible_games.engine import Event
from accessible_games.engine.feats import Feats, Story, longest_row

from .cards import PLACES, Level
from .events import (
    CharacterSatisfied,
    CharacterSeen,
    FlipFailed,
    GameEnded,
    GemRemoved,
    GemsGiven,
    Looked,
    NothingRemoved,
    RedDrawn,
    RedTaken,
)

_BRAVE: Final = 6
_MINE: Final = 3
_LONG_AGO: Final = 6


def _turns(story: Story) -> Iterator[list[Event]]:
    """What happened, turn by turn: each ends with a gem that leaves the game, or with none to leave it."""
    turn: list[Event] = []
    for event in story.events:
        turn.append(event)
        if isinstance(event, (GemRemoved, NothingRemoved)):
            yield turn
            turn = []
    yield turn


def _faces(story: Story) -> int:
    return max((ended.n for ended in story.all(GameEnded)), default=0)


def _brave(story: Story) -> bool:
    return any(sum(count.n for count in given.gems) >= _BRAVE for given in story.own(GemsGiven))


def _satisfied(event: Event, story: Story) -> int:
    """The place of a character that this player satisfied, from 1; 0 for any other event."""
    own = isinstance(event, CharacterSatisfied) and event.seat == story.seat
    return event.position if own and isinstance(event, CharacterSatisfied) else 0


def _blind(story: Story) -> bool:
    known: set[int] = set()
    for event in story.events:
        if isinstance(event, (Looked, FlipFailed)):
            known.add(event.position)
        elif _satisfied(event, story) not in {0, *known}:
            return True
    return False


def _hand_in_hand(story: Story) -> bool:
    turns = [any(isinstance(event, CharacterSatisfied) for event in turn) for turn in _turns(story)]
    return longest_row(turns) >= 2


def _elephant(story: Story) -> bool:
    seen: dict[int, int] = {}
    for number, turn in enumerate(_turns(story)):
        for event in turn:
            if isinstance(event, CharacterSeen) and event.seat == story.seat:
                seen[event.position] = number
            elif number - seen.get(_satisfied(event, story), number) >= _LONG_AGO:
                return True
    return False


FEATS: Final[Feats] = {
    "first-win": lambda story: story.won,
    "five": lambda story: _faces(story) >= PLACES - 1,
    "six": lambda story: _faces(story) == PLACES,
    "expert": lambda story: story.won and story.view.rules.level is Level.EXPERT,
    "flawless": lambda story: story.won and not story.some(FlipFailed),
    "brave": _brave,
    "blind": _blind,
    "no-red": lambda story: story.won and not story.some(RedDrawn),
    "three-mine": lambda story: len(story.own(CharacterSatisfied)) >= _MINE,
    "hand-in-hand": _hand_in_hand,
    "one-less": lambda story: any(taken.gems for taken in story.all(RedTaken)),
    "elephant": _elephant,
}
