"""Topics: the kinds of events that a player can turn on and off, from `topics.toml` of each game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from accessible_games.engine import Event, Seat
from accessible_games.engine.toml import TomlError, parse_toml

from .wording import package_of, perspective

TOPICS: Final = ("deals", "moves", "effects", "turns", "scores")
"""Deals and draws; what players do; what follows from it by itself; whose turn; points."""

ALWAYS: Final = "always"
"""The key of events that cannot be turned off: how a game ends."""

MINE: Final = "mine"
OTHERS: Final = "others"
SOURCES: Final = (MINE, OTHERS)
"""Events of the listener, and of everybody else or of nobody in particular."""


def switch_of(event: Event, listener: Seat) -> str:
    """The switch for an event as one listener hears it, e.g. "moves.others"; "" if there is none."""
    topic = topics_in(package_of(type(event))).get(event.key, ALWAYS)
    if topic == ALWAYS:
        return ""
    return f"{topic}.{MINE if perspective(event, listener) else OTHERS}"


@cache
def topics_in(package: str) -> Mapping[str, str]:
    """Fact key -> its topic, or `ALWAYS`, from the package's `topics.toml`; nothing where there is none.

    Raises:
        ValueError: it names a topic that there is not, or an event twice.
    """
    source = files(package).joinpath("topics.toml")
    if not source.is_file():
        return {}
    found: dict[str, str] = {}
    try:
        table = parse_toml(source.read_bytes())
    except TomlError as problem:
        raise ValueError(f"{source}: {problem}") from None
    for topic, keys in table.items():
        if topic not in (*TOPICS, ALWAYS):
            raise ValueError(f"{source}: topic {topic}: {', '.join((*TOPICS, ALWAYS))} are allowed")
        for key in keys:
            if key in found:
                raise ValueError(f"{source}: topic of {key}: it stands in {found[key]} and in {topic}")
            found[key] = topic
    return found
