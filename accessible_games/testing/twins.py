"""Twin worlds: two games that differ only in what one seat has not seen, so it cannot tell them apart.

They are made through the public API alone: outcomes of chance whose words are exchanged, other
decisions of other seats, and `Game.determinise` where the two have come apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from accessible_games.engine import CHANCE, Action, Event, NotationError, Seat, State

from .cases import Case
from .listeners import events_of, heard_by

SWAPS = 24
"""Exchanges of two words that are tried for one outcome."""

OTHERS = 6
"""Other decisions that are tried beside the one that was taken."""


@dataclass
class Twin:
    """One of two worlds.

    Attributes:
        state: where it stands.
        steps: what was done since the beginning.
    """

    state: State
    steps: list[tuple[Seat, Action]] = field(default_factory=list)


@dataclass(frozen=True)
class Outcome:
    """What one step did in one world, for the listener.

    Attributes:
        action: the step.
        state: the world after it.
        events: what happened, with its seals.
        heard: what the listener perceives of it.
    """

    action: Action
    state: State
    events: list[Event]
    heard: list[Event]


def outcome_of(state: State, seat: Seat, action: Action, listener: Seat | None) -> Outcome:
    """Do a step on a copy."""
    after, events = events_of(state, seat, action)
    return Outcome(action, after, events, heard_by(events, listener))


def exchanged(case: Case, action: Action, rng: Random) -> Iterator[Action]:
    """The same outcome of chance with two of its parts or words exchanged, e.g. two hands or cards of a deal.

    Hands first: where a hand is written in order, two single cards that change places are hardly ever
    in order, too, and then nothing of a deal would differ.
    """
    text = str(action)
    yield from _parts_exchanged(case, text)
    words = list(re.finditer(r"\w+", text))[1:]
    places = {word.group() for word in words}
    if len(places) < 2:
        return
    for _ in range(SWAPS):
        one, other = sorted(rng.sample(words, 2), key=lambda word: word.start())
        if one.group() != other.group():
            between = text[one.end() : other.start()]
            swapped = text[: one.start()] + other.group() + between + one.group() + text[other.end() :]
            try:
                yield case.game.parse_action(swapped)
            except NotationError:
                continue


def _parts_exchanged(case: Case, text: str) -> Iterator[Action]:
    verb, _, rest = text.partition(" ")
    parts = rest.split(" | ")
    for one, other in combinations(range(len(parts)), 2):
        if parts[one] != parts[other]:
            swapped = parts[:]
            swapped[one], swapped[other] = parts[other], parts[one]
            with suppress(NotationError):
                yield case.game.parse_action(f"{verb} {' | '.join(swapped)}")


def candidates(
    case: Case, world: State, seat: Seat, action: Action, listener: Seat | None, rng: Random
) -> Iterator[Action]:
    """Steps of one world that may look to the listener like `action` in the other.

    Different ones come first, so that the worlds grow apart where nobody can see it.  What the
    listener does itself is the same in both.
    """
    others: list[Action] = []
    if seat == CHANCE:
        others = [*exchanged(case, action, rng), world.due().sample(rng)]
    elif seat != listener and seat in world.actors():
        legal = list(world.legal_actions(seat))
        others = rng.sample(legal, min(OTHERS, len(legal)))
    for other in (*others, action):
        if world.check(seat, other) is None:
            yield other
