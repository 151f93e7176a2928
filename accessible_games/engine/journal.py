"""The journal: a game as lines of JSON, one action each, from which it can be played again.

    {"accessible-games": "journal", "format": 1, "game": "kami", "seats": 4, "options": {}, ...}
    {"n": 1, "seat": -1, "action": "starter 2"}
    {"n": 2, "seat": -1, "action": "deal ..."}
    {"undo": 1}
    {"undo": 1, "revealed": true}

The last of these took a decision back although something had been revealed, as one person against robots
may where the header says `take_back`: what stood before it is a line of play of its own, which is kept.

It holds the deals, so it is private.  This module reads and writes the lines; files, their rights
and their flushing are the host's affair.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from .core import Action, Game, IllegalActionError, Position
from .errors import GameError, NotationError
from .secrets import CHANCE, Seat
from .table import ChanceSource, Log, Table

FORMAT: Final = 1
MARK: Final = "accessible-games"
TYPED: Final = "typed"
"""Deals of a game whose cards are real."""


class JournalError(GameError):
    """A journal that cannot be read: one sentence with the line number."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line of a journal.

    Attributes:
        game: id of the game.
        seats: number of players.
        options, data: what the game was set up with, the data itself and not its file's name.
        players: what the host keeps about each seat.
        position: where the game began, if not at the beginning.
        deals: "typed" if people deal real cards and type what came; else "".
        take_back: whether a decision may be taken back even after something was revealed.
    """

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    players: Sequence[Mapping[str, Any]] = ()
    position: Position | None = None
    deals: str = ""
    take_back: bool = False


Entry = tuple[Seat, str, int]
"""Whose action, its notation, and the number of its line."""


@dataclass(frozen=True, slots=True)
class GivenUp:
    """A line of play that was given up after something had been revealed.

    Attributes:
        entries: all of it, from the first action on.
        kept: how many of them counted on.
    """

    entries: tuple[Entry, ...]
    kept: int


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal that was read.

    Attributes:
        header: the first line.
        entries: every action that still counts.
        torn: whether a torn last line was dropped.
        good: length in bytes of what was read without it.
        given_up: the lines of play before it; a game that has any counts for no ladder and no streak.
    """

    header: Header
    entries: tuple[Entry, ...]
    torn: bool
    good: int
    given_up: tuple[GivenUp, ...] = ()


def header_line(header: Header) -> str:
    """The first line of a journal, with its line feed."""
    table: dict[str, Any] = {
        MARK: "journal",
        "format": FORMAT,
        "game": header.game,
        "seats": header.seats,
        "options": dict(header.options),
        "data": dict(header.data),
        "players": [dict(player) for player in header.players],
    }
    if header.position is not None:
        table["position"] = dict(header.position)
    if header.deals:
        table["deals"] = header.deals
    if header.take_back:
        table["take_back"] = True
    return json.dumps(table, ensure_ascii=False) + "\n"


def action_line(n: int, seat: Seat, action: Action) -> str:
    """The line of action number `n`, with its line feed."""
    return json.dumps({"n": n, "seat": seat, "action": str(action)}, ensure_ascii=False) + "\n"


def undo_line(kept: int, *, revealed: bool = False) -> str:
    """The line that takes actions back: only the first `kept` still count.

    Args:
        kept: how many.
        revealed: whether somebody had learnt something by those that count no more.
    """
    return json.dumps({"undo": kept, **({"revealed": True} if revealed else {})}) + "\n"


def read_journal(content: bytes) -> Journal:
    """A journal from the bytes of its file.

    A last line without its line feed was torn by a crash, and is left out: the action was never
    announced.

    Raises:
        JournalError: foreign, newer or damaged; the message names the line.
    """
    torn = not content.endswith(b"\n")
    good = content.rfind(b"\n") + 1
    lines = content[:good].split(b"\n")[:-1]
    if not lines:
        raise JournalError("line 1: this is no journal of this program, or it is empty")
    header = _header(_table(lines[0], 1))
    entries: list[Entry] = []
    given_up: list[GivenUp] = []
    for number, line in enumerate(lines[1:], 2):
        table = _table(line, number)
        kept = table.get("undo")
        if type(kept) is int and 0 <= kept <= len(entries):
            if table.get("revealed") is True:
                given_up.append(GivenUp(tuple(entries), kept))
            del entries[kept:]
            continue
        seat, text = table.get("seat"), table.get("action")
        if type(seat) is not int or type(text) is not str or table.get("n") != len(entries) + 1:
            raise JournalError(f"line {number}: damaged, action number {len(entries) + 1} is expected here")
        entries.append((Seat(seat), text, number))
    return Journal(header, tuple(entries), torn, good, tuple(given_up))


def _table(line: bytes, number: int) -> dict[str, Any]:
    try:
        table = json.loads(line)
    except (ValueError, RecursionError):
        table = None
    if not isinstance(table, dict):
        what = "this is no journal of this program" if number == 1 else "damaged, it cannot be read"
        raise JournalError(f"line {number}: {what}")
    return table


def _header(table: dict[str, Any]) -> Header:
    if table.get(MARK) != "journal":
        raise JournalError("line 1: this is no journal of this program")
    version = table.get("format")
    if type(version) is not int:
        raise JournalError("line 1: damaged, the format number is missing")
    if version < 1:
        raise JournalError(f"line 1: damaged, there is no format {version}")
    if version > FORMAT:
        raise JournalError(
            f"line 1: written by a newer version of the program (format {version}); this one reads "
            f"up to format {FORMAT}"
        )
    shapes: dict[str, type] = {"game": str, "seats": int, "options": dict, "data": dict, "players": list}
    for key, shape in shapes.items():
        if type(table.get(key)) is not shape:
            raise JournalError(f"line 1: damaged, {key} is missing")
    if not all(isinstance(player, dict) for player in table["players"]):
        raise JournalError("line 1: damaged, players must be tables")
    position = table.get("position")
    if position is not None and not isinstance(position, dict):
        raise JournalError("line 1: damaged, the position must be a table")
    deals = table.get("deals", "")
    if deals not in ("", TYPED):
        raise JournalError(f"line 1: damaged, deals can be {TYPED} alone")
    take_back = table.get("take_back", False)
    if type(take_back) is not bool:
        raise JournalError("line 1: damaged, take_back can be true or false")
    return Header(
        **{key: table[key] for key in shapes}, position=position, deals=deals, take_back=take_back
    )


def parse_entries(
    game: Game, journal: Journal, entries: Sequence[Entry] | None = None
) -> list[tuple[Seat, Action]]:
    """The actions of a journal.

    Args:
        game: the game that it is of.
        journal: the journal.
        entries: those of a line that was given up; None: those that count.

    Raises:
        JournalError: a notation cannot be read; the message names the line, and quotes nothing of
            it, since it may hold a hand or a card that lies face down.
    """
    actions = []
    for seat, text, number in journal.entries if entries is None else entries:
        try:
            actions.append((seat, game.parse_action(text)))
        except NotationError:
            raise JournalError(f"line {number}: damaged, this is no action of {game.name}") from None
    return actions


def open_table(game: Game, journal: Journal, chance: ChanceSource, log: Log | None = None) -> Table:
    """A table at which everything that the journal holds has been done.

    Raises:
        JournalError: an action is not legal there, or options, data or a position that the game does
            not take; the message names the line.
    """
    header = journal.header
    actions = parse_entries(game, journal)
    try:
        table = Table(
            game,
            header.seats,
            options=header.options,
            data=header.data,
            chance=chance,
            log=log,
            position=header.position,
            take_back=header.take_back,
        )
    except GameError as problem:
        raise JournalError(f"line 1: {problem}") from None
    try:
        table.restore(actions)
    except IllegalActionError as problem:
        number = journal.entries[table.count][2]
        whose = "an outcome of chance" if actions[table.count][0] == CHANCE else "an action"
        raise JournalError(f"line {number}: damaged, {whose} is not possible there ({problem})") from None
    return table
