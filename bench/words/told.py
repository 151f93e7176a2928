"""What is told of the kept games: beats of every event, by listener, language and verbosity."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from sounds import heard

from accessible_games.engine import Event, Seat
from accessible_games.engine.journal import Journal, parse_entries, read_journal
from accessible_games.games import get_game
from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity

LISTENERS: Final = {"spectator": None, "player": Seat(0)}
"""Who listens: the table, and the player of the first seat."""

Told = dict[str, int]
"""`language listener verbosity` -> beats of all events of one game."""


def told(path: Path, levels: Sequence[Verbosity] = tuple(Verbosity)) -> Told:
    """What a kept game says.

    Args:
        path: its journal.
        levels: the verbosities that are wanted.

    Returns:
        Syllables (en, fr) or morae (ja) for each language, listener and verbosity.
    """
    journal = read_journal(path.read_bytes())
    names = [PlayerName(row["name"], row.get("kana", "")) for row in journal.header.players]
    found = {}
    for who, listener in LISTENERS.items():
        batches = list(_heard(journal, listener))
        for language in LANGUAGES:
            for level in levels:
                narrator = Narrator(names, language, level)
                found[f"{language} {who} {level.value}"] = sum(
                    heard(language, narrator.tell_all(batch, listener)) for batch in batches
                )
    return found


def _heard(journal: Journal, listener: Seat | None) -> Iterator[list[Event]]:
    """The events of each action, as they are told one after the other."""
    game = get_game(journal.header.game)
    header = journal.header
    state = (
        game.new_state(header.seats, header.options, header.data)
        if header.position is None
        else game.load(header.seats, header.position, header.options, header.data)
    )
    for seat, action in parse_entries(game, journal):
        events: list[Event] = []
        state.apply(seat, action, events.append)
        heard = [event.heard_by(listener) for event in events]
        yield [event for event in heard if event is not None]
