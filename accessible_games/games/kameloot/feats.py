"""What a player of Kameloot may smile at after a game."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from accessible_games.engine import Event
from accessible_games.engine.feats import Feats, Story

from .cards import KINDS
from .events import (
    CardsPlaced,
    CloakUsed,
    CollectionSold,
    DiscardEmptied,
    DiscardTopShown,
    GameWon,
    PotionUsed,
    RingUsed,
    VictoryShared,
)

_BIG: Final = 8
_FREE: Final = 3
_TURNS: Final = 3
_DRAWN: Final = 4


def _got(sale: CollectionSold, story: Story) -> int:
    """The coins that this player got of a sale."""
    return sum(share.coins for share in sale.shares if share.seat == story.seat)


def _brings_a_sale(story: Story, kind: type[Event], **fields: object) -> bool:
    """Whether something that this player did was at once followed by a sale of theirs."""
    told = [event for event in story.events if not isinstance(event, (DiscardTopShown, DiscardEmptied))]
    sales = {id(sale) for sale in story.own(CollectionSold)}
    deeds = {id(deed) for deed in story.own(kind, **fields)}
    return any(id(deed) in deeds and id(sale) in sales for deed, sale in pairwise(told))


def _lone_wolf(story: Story) -> bool:
    return any(sale.coins and _got(sale, story) == sale.coins for sale in story.all(CollectionSold))


def _free_rider(story: Story) -> bool:
    others = (sale for sale in story.all(CollectionSold) if sale.seat != story.seat)
    return any(_got(sale, story) >= _FREE for sale in others)


def _loyal(story: Story) -> bool:
    return story.won and not story.own(CloakUsed) and not story.some(PotionUsed, partner=story.seat)


def _all_kinds(story: Story) -> bool:
    sold = {sale.sold.item for sale in story.all(CollectionSold) if _got(sale, story)}
    return sold >= set(KINDS)


def _one_coin(story: Story) -> bool:
    for won in story.own(GameWon):
        others = [share.coins for share in won.shares if share.seat != story.seat]
        return won.coins - max(others) == 1
    return False


FEATS: Final[Feats] = {
    "first-win": lambda story: story.won,
    "shared": lambda story: any(story.seat in shared.seats for shared in story.all(VictoryShared)),
    "big-sale": lambda story: any(sale.coins >= _BIG for sale in story.own(CollectionSold)),
    "lone-wolf": _lone_wolf,
    "free-rider": _free_rider,
    "turncoat": lambda story: len(story.own(CloakUsed)) >= _TURNS,
    "loyal": _loyal,
    "magnet": lambda story: any(used.taken >= _DRAWN for used in story.own(RingUsed)),
    "alchemist": lambda story: _brings_a_sale(story, PotionUsed),
    "horn": lambda story: _brings_a_sale(story, CardsPlaced, horned=True),
    "all-kinds": _all_kinds,
    "one-coin": _one_coin,
}
