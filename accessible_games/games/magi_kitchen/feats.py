"""What a player of Magi Kitchen may smile at after a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from accessible_games.engine import Event
from accessible_games.engine.feats import Feats, Story, longest_row

from .cards import TILES
from .events import (
    CardsWon,
    CardTurned,
    CustomTurned,
    GameWon,
    KeeperNamed,
    NothingNamed,
    PenaltyPaid,
    PileMisfired,
    PileSaved,
    PostureMisfired,
    TileMisfired,
    TileWon,
    TimeRanOut,
)

_FEAST: Final = 10
_POSTURES: Final = 3
_ROW: Final = 3
_GIFTS: Final = 3
_CRUMBS: Final = 3
_FIRES: Final = 3
_MISFIRES: Final[tuple[type[Event], ...]] = (
    TileMisfired,
    PileMisfired,
    PostureMisfired,
    NothingNamed,
    TimeRanOut,
)


def _in_one_duel(story: Story, counts: Callable[[Event], int], most: int) -> bool:
    """Whether what counts reaches a number between two cards that are turned over."""
    found = 0
    for event in story.events:
        found = 0 if isinstance(event, (CardTurned, CustomTurned)) else found + counts(event)
        if found >= most:
            return True
    return False


def _is_own(event: Event, kind: type[Event], story: Story) -> bool:
    return isinstance(event, kind) and getattr(event, "seat", None) == story.seat


def _cards(event: Event, story: Story) -> int:
    return event.n if isinstance(event, CardsWon) and event.seat == story.seat else 0


def _clean(story: Story) -> bool:
    return story.won and not any(story.own(kind) for kind in _MISFIRES)


def _light_footed(story: Story) -> bool:
    return len(story.all(KeeperNamed)) >= _POSTURES and not story.own(KeeperNamed)


def _comeback(story: Story) -> bool:
    turned = (*story.own(CardTurned), *story.own(CustomTurned))
    return story.won and any(card.left <= _CRUMBS for card in turned)


def _landslide(story: Story) -> bool:
    return any(2 * won.n > sum(deck.n for deck in won.decks) for won in story.own(GameWon))


FEATS: Final[Feats] = {
    "first-win": lambda story: story.won,
    "feast": lambda story: _in_one_duel(story, lambda event: _cards(event, story), _FEAST),
    "all-tiles": lambda story: {won.tile for won in story.own(TileWon)} >= set(TILES),
    "clean": _clean,
    "rainbow": lambda story: _in_one_duel(story, lambda event: _is_own(event, TileWon, story), 2),
    "firefighter": lambda story: len(story.own(PileSaved)) >= _FIRES,
    "own-pile": lambda story: bool(story.own(PileSaved, owner=story.seat)),
    "light-footed": _light_footed,
    "three-row": lambda story: longest_row([won.seat == story.seat for won in story.all(CardsWon)]) >= _ROW,
    "gift": lambda story: len(story.all(PenaltyPaid, receiver=story.seat)) >= _GIFTS,
    "comeback": _comeback,
    "landslide": _landslide,
}
