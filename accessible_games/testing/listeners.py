"""What a listener gets of what happens: opened events, and lines and cues in every language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from accessible_games.engine import Action, Event, Fact, Game, Seat, State
from accessible_games.narration.catalogue import languages_of
from accessible_games.narration.cues import cue_for
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity

NAMES = tuple(PlayerName(name) for name in ("Ana", "Ben", "Chloé", "Dai", "Eva", "Finn", "Gus", "Hana"))

Told = tuple[tuple[str, str, str | None], ...]
"""Lines of one narrator: text, its reading for speech, and the cue beside it."""


def narrators(game: Game) -> tuple[Narrator, ...]:
    """One for each language that the game promises, and each verbosity."""
    return _narrators(languages_of(game))


@cache
def _narrators(languages: tuple[str, ...]) -> tuple[Narrator, ...]:
    return tuple(Narrator(NAMES, language, level) for language in languages for level in Verbosity)


def events_of(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, on a copy, and what happened, with its seals."""
    after = state.copy()
    events: list[Event] = []
    after.apply(seat, action, events.append)
    return after, events


def heard_by(events: Iterable[Event], listener: Seat | None) -> list[Event]:
    """The events as one listener perceives them."""
    opened = (event.heard_by(listener) for event in events)
    return [event for event in opened if event is not None]


def told(narrator: Narrator, facts: Sequence[Fact], listener: Seat | None) -> Told:
    """Facts in one narrator's words, in a player's own ear or (None) at the table."""
    return tuple(_told(narrator, fact, listener) for fact in facts)


@lru_cache(maxsize=1 << 15)
def _told(narrator: Narrator, fact: Fact, listener: Seat | None) -> tuple[str, str, str | None]:
    # Whoever a fact does not name hears the words of the table, and those were most likely told before.
    words = _words(narrator, fact, listener if names(fact, listener) else None)
    return (*words, cue_for(fact, listener))


@lru_cache(maxsize=1 << 15)
def _words(narrator: Narrator, fact: Fact, listener: Seat | None) -> tuple[str, str]:
    line = narrator.tell(fact, listener)
    return line.text, line.spoken


def names(fact: Fact, listener: Seat | None) -> bool:
    """Whether the listener stands anywhere in a fact."""
    for field, hint in fact.field_types.items():
        value = getattr(fact, field)
        for one in value if isinstance(value, tuple) else (value,):
            if names(one, listener) if isinstance(one, Fact) else "Seat" in hint and one == listener:
                return True
    return False
