"""A game's feats: where they are, what a player has reached in a game, and how they are told."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from accessible_games.engine import Event, Seat
from accessible_games.engine.feats import Feats, Story
from accessible_games.engine.table import Table
from accessible_games.games import GAMES, package_of_game

PART = "feats"
"""The module in a game's folder, and the file of what it says."""


def feats_in(game: str) -> Feats:
    """The feats of a game, by id; none where it has none, or its package is damaged."""
    if game not in GAMES:
        return {}
    try:
        found: Feats = import_module(f"{package_of_game(game)}.{PART}").FEATS
    except Exception:  # a stranger's package may fail in any way, and no game is held up by a smile
        return {}
    return found if isinstance(found, Mapping) else {}


def message_of_feat(game: str, feat: str) -> tuple[str, str]:
    """The file of messages that says what a feat is called, and the message."""
    return f"{game}-{PART}", f"{game}-feat-{feat}".replace("_", "-")


class _Notes:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event) -> None:
        self.events.append(event)


def story_of(table: Table, seat: Seat) -> Story:
    """A game that is over, as one player perceived it; what was taken back is not part of it."""
    notes = _Notes()
    table.retell(seat, notes)
    return Story(seat, table.seats, tuple(notes.events), table.view(seat), table.returns()[seat])


def reached(game: str, story: Story) -> tuple[str, ...]:
    """The feats that a game shows, in the order of the game."""
    return tuple(feat for feat, shows in feats_in(game).items() if _shows(shows, story))


def _shows(shows: object, story: Story) -> bool:
    try:
        return callable(shows) and bool(shows(story))
    except Exception:  # as above: a fault of a stranger's package is no reason to lose a game
        return False
