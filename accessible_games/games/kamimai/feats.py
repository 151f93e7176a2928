"""What an invoker of KamiMaï may smile at after a game."""

from __future__ import annotations

from typing import Final

from accessible_games.engine.feats import Feats, Story

from .events import (
    CardDrawn,
    CastingEnded,
    CollapsedInDraw,
    DrawingSkipped,
    GameWon,
    GrimoireFell,
    GrimoireHeld,
    GuardiansFreed,
    SpellCast,
    ZoneSealed,
)

_STEEL: Final = 7
_GIFTS: Final = 3


def _at_level(story: Story, level: int) -> bool:
    return story.won and story.view.level >= level


def _seven_cards(story: Story) -> bool:
    """Whether this player drew so many cards in one turn, and the Grimoire stood at its end."""
    drawn = 0
    for event in story.events:
        if isinstance(event, CardDrawn) and event.seat == story.seat:
            drawn += 1
        elif isinstance(event, GrimoireHeld) and event.seat == story.seat:
            if drawn >= _STEEL:
                return True
            drawn = 0
        elif isinstance(event, (GrimoireFell, CollapsedInDraw)):
            drawn = 0
    return False


def _two_spells(story: Story) -> bool:
    cast = 0
    for event in story.events:
        if isinstance(event, SpellCast) and event.seat == story.seat:
            cast += 1
            if cast == 2:
                return True
        elif isinstance(event, (GrimoireHeld, DrawingSkipped, CastingEnded)):
            cast = 0
    return False


def _generous(story: Story) -> bool:
    helped = [
        cast
        for cast in story.all(SpellCast)
        if cast.seat != story.seat and any(gift.seat == story.seat for gift in cast.gifts)
    ]
    return len(helped) >= _GIFTS


def _last_seal(story: Story) -> bool:
    spells = story.all(SpellCast)
    sealed = story.all(ZoneSealed)
    return bool(
        story.won and spells and spells[-1].seat == story.seat and sealed and not sealed[-1].zones_left
    )


FEATS: Final[Feats] = {
    "first-win": lambda story: story.won,
    "level-2": lambda story: _at_level(story, 2),
    "level-3": lambda story: _at_level(story, 3),
    "unshaken": lambda story: story.won and not story.some(GrimoireFell),
    "last-breath": lambda story: story.won and story.some(GameWon, energy=1),
    "seven-cards": _seven_cards,
    "generous": _generous,
    "two-spells": _two_spells,
    "blessed": lambda story: bool(story.own(CollapsedInDraw, blessed=True)),
    "liberator": lambda story: any(freed.losses for freed in story.own(GuardiansFreed)),
    "alone": lambda story: story.won and story.seats == 1,
    "last-seal": _last_seal,
}
