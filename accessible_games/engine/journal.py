"""The journal: a game as lines of JSON, from which it can be played again.

    {"accessible-games": "journal", "format": 2, "game": "kami", "seats": 4, ..., "crc": "1c2f9a07"}
    {"n": 1, "seat": -1, "action": "starter 2", "crc": "8f1d02aa"}
    {"n": 2, "seat": -1, "action": "deal ...", "crc": "07b1e3d9"}
    {"undo": 1, "crc": "5d90c2f4"}
    {"undo": 1, "revealed": true, "crc": "90c2f45d"}
    {"advised": 2, "crc": "1b07e5c3"}

The first line is the header; each line behind it is one record, and nothing else stands there.  A line
carries the checksum of all lines up to its end (`checkedlines`), which holds it in its place; `n` is
the number that an action has in the game, for people who look.  The last but one of these took a decision
back although something had been revealed, as one person against robots may where the header says
`take_back`: what stood before it is a line of play of its own, which is kept.  The last one says that the
player of a seat was told what to do.

It holds the deals, so it is private.  This module reads and writes the lines; files, their rights and
their flushing are the host's affair.

What a record may be is listed in `_RECORDS`, by its keys.  To add one: write what it does with what
was read so far (a method of `_Reading`), add it to the list, and give `Place` a method that writes it.
No reader passes by a record that it does not know, so once a format has been released, a new record
makes a new `FORMAT`.

Format 1 had no checksums.  Its journals are read, and gone on with as they are: lines with checksums
are put behind those without, and the first one covers all that was there, so that nothing is written
anew, and an earlier release still reads the file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from .checkedlines import BEGINNING, KEY, check_line, checked_line, is_torn, read_table
from .core import Action, Game, IllegalActionError, Position
from .errors import GameError, NotationError, shown
from .secrets import CHANCE, Seat
from .table import ChanceSource, Log, Table

FORMAT: Final = 2
MARK: Final = "accessible-games"
TYPED: Final = "typed"
"""Deals of a game whose cards are real."""

MOST_SEATS: Final = 99

Kind = Literal["foreign", "newer", "damaged", "setup"]
"""What is wrong with a journal: it is none, it is of a newer program, it is not as it was written, or
the game does not take what it is set up with."""


class JournalError(GameError):
    """A journal that cannot be read: one sentence with the line number.

    Args:
        line: the number of the line, from 1.  What stands before it is whole.
        problem: what is wrong there, in a few words.
        kind: of what kind that is.
        file: its name and a colon, "" while it has none.
    """

    def __init__(self, line: int, problem: str, kind: Kind = "damaged", file: str = "") -> None:
        super().__init__(f"{file}line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.kind: Kind = kind

    def within(self, file: str) -> JournalError:
        """The same, said with the name of the file."""
        return JournalError(self.line, self.problem, self.kind, f"{file}: ")


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
        hints: whether players may ask what to do; None, as in older journals: who plays alone may.
    """

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    data: Mapping[str, Any] = field(default_factory=dict)
    players: Sequence[Mapping[str, Any]] = ()
    position: Position | None = None
    deals: str = ""
    take_back: bool = False
    hints: bool | None = None

    @property
    def advises(self) -> bool:
        """Whether players may ask what to do."""
        if self.hints is not None:
            return self.hints
        return sum(not player.get("bot") for player in self.players) == 1


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
class Line:
    """A line to be written.

    Attributes:
        text: the line, with its line feed.
        place: where the journal stands once it is written.
    """

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Place:
    """Where a journal stands: what its next line goes on from.

    Attributes:
        count: actions that count.
        check: the checksum of all lines.
    """

    count: int
    check: int

    def action(self, seat: Seat, action: Action) -> Line:
        """The line of the next action."""
        n = self.count + 1
        return self._line({"n": n, "seat": seat, "action": str(action)}, n)

    def undo(self, kept: int, *, revealed: bool = False) -> Line:
        """The line that takes actions back.

        Args:
            kept: how many, from the first one on, still count.
            revealed: whether somebody had learnt something by those that count no more.
        """
        return self._line({"undo": kept, **({"revealed": True} if revealed else {})}, kept)

    def advise(self, seat: Seat) -> Line:
        """The line that says that somebody was told what to do."""
        return self._line({"advised": seat}, self.count)

    def _line(self, table: Mapping[str, Any], count: int) -> Line:
        text, check = checked_line(table, self.check)
        return Line(text, Place(count, check))


@dataclass(frozen=True, slots=True)
class Journal:
    """A journal that was read.

    Attributes:
        header: the first line.
        entries: every action that still counts.
        torn: whether a torn last line was dropped.
        good: length in bytes of what was read without it.
        place: where it is to be gone on with.
        given_up: the lines of play before it; a game that has any counts for no ladder and no streak.
        advised: how many decisions somebody was advised about; such a game counts for none, either.
    """

    header: Header
    entries: tuple[Entry, ...]
    torn: bool
    good: int
    place: Place
    given_up: tuple[GivenUp, ...] = ()
    advised: int = 0


def header_line(header: Header) -> Line:
    """The first line of a journal."""
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
    if header.hints is not None:
        table["hints"] = header.hints
    text, check = checked_line(table, BEGINNING)
    return Line(text, Place(0, check))


def journal_lines(header: Header, steps: Iterable[tuple[Seat, Action]]) -> list[str]:
    """The lines of a whole journal: its header, then one for each step."""
    line = header_line(header)
    lines = [line.text]
    for seat, action in steps:
        line = line.place.action(seat, action)
        lines.append(line.text)
    return lines


def read_header(line: bytes) -> Header:
    """The header alone, from the first line of a file.

    Raises:
        JournalError: foreign, newer or damaged.
    """
    return _first_line(line)[0]


def read_journal(content: bytes) -> Journal:
    """A journal from the bytes of its file.

    A last line whose writing was cut off is left out: the action was never announced.

    Raises:
        JournalError: foreign, newer or damaged; the message names the line.
    """
    good = content.rfind(b"\n") + 1
    lines = content[:good].split(b"\n")[:-1]
    header, check, checked = _first_line(lines[0] if lines else b"")
    reading = _Reading(header)
    for number, line in enumerate(lines[1:], 2):
        fits, check = check_line(line, check)
        if fits is False and not checked:
            # Any of them may be what has changed, so none can be relied on.
            raise JournalError(1, f"damaged, this line or another one up to line {number} was changed")
        if fits is False or (fits is None and checked):
            raise JournalError(number, "damaged, it is not as it was written, or not in its place")
        checked = fits is True
        reading.follow(line, number, checked=checked)
    tail = content[good:]
    if tail and not is_torn(tail):
        raise JournalError(len(lines) + 1, "damaged, it does not end as it was written")
    place = Place(len(reading.entries), check)
    given_up = tuple(reading.given_up)
    return Journal(header, tuple(reading.entries), bool(tail), good, place, given_up, reading.advised)


def before_line(content: bytes, line: int) -> bytes:
    """What stands before a line of a journal, the number of which is from 1."""
    return b"".join(part + b"\n" for part in content.split(b"\n")[: line - 1])


class _Reading:
    """What was read of a journal so far."""

    def __init__(self, header: Header) -> None:
        self._seats = header.seats
        self.entries: list[Entry] = []
        self.given_up: list[GivenUp] = []
        self.advised = 0

    def follow(self, line: bytes, number: int, *, checked: bool) -> None:
        """Let one record count."""
        table = read_table(line)
        if table is None:
            raise JournalError(number, "damaged, it cannot be read")
        if checked:
            del table[KEY]
        for keys, let_count in _RECORDS:
            if table.keys() == keys.keys() and all(type(table[key]) is kind for key, kind in keys.items()):
                if let_count(self, table, number):
                    return
                break
        raise JournalError(number, f"damaged, action number {len(self.entries) + 1} is expected here")

    def act(self, table: dict[str, Any], number: int) -> bool:
        """An action; False if it does not fit behind those before it."""
        seat = table["seat"]
        if table["n"] != len(self.entries) + 1 or (seat != CHANCE and seat not in range(self._seats)):
            return False
        self.entries.append((Seat(seat), table["action"], number))
        return True

    def undo(self, table: dict[str, Any], _: int) -> bool:
        """Actions are taken back; False if there are not so many."""
        kept = table["undo"]
        if kept not in range(len(self.entries) + 1):
            return False
        del self.entries[kept:]
        return True

    def take_back(self, table: dict[str, Any], number: int) -> bool:
        """The same, and what they were is a line of play of its own."""
        before = tuple(self.entries)
        if not table["revealed"] or not self.undo(table, number):
            return False
        self.given_up.append(GivenUp(before, table["undo"]))
        return True

    def advise(self, table: dict[str, Any], _: int) -> bool:
        """Somebody was told what to do; False if nobody sits there."""
        self.advised += 1
        return table["advised"] in range(self._seats)


_Keys = Mapping[str, type]

_RECORDS: Final[tuple[tuple[_Keys, Callable[[_Reading, dict[str, Any], int], bool]], ...]] = (
    ({"n": int, "seat": int, "action": str}, _Reading.act),
    ({"undo": int}, _Reading.undo),
    ({"undo": int, "revealed": bool}, _Reading.take_back),
    ({"advised": int}, _Reading.advise),
)


def _first_line(line: bytes) -> tuple[Header, int, bool]:
    """The header, the checksum with which the next line goes on, and whether checksums are demanded."""
    fits, check = check_line(line, BEGINNING)
    table = read_table(line)
    if table is None or table.get(MARK) != "journal":
        # With the beginning or the end of one it is somebody's game; else it never was a journal.
        if line.startswith(_OPENING) or fits is not None:
            raise JournalError(1, "damaged, it cannot be read")
        raise JournalError(1, "this is no journal of this program, or it is empty", "foreign")
    version = table.get("format")
    if fits is False:
        raise JournalError(1, "damaged, it is not as it was written")
    if type(version) is not int:
        raise JournalError(1, "damaged, the format number is missing")
    if version < 1:
        raise JournalError(1, f"damaged, there is no format {shown(version)}")
    if version > FORMAT:
        raise JournalError(
            1,
            f"written by a newer version of the program (format {shown(version)}); this one reads "
            f"up to format {FORMAT}",
            "newer",
        )
    if version > 1 and not fits:
        raise JournalError(1, "damaged, it is not as it was written")
    if fits:
        del table[KEY]
    return _header(table), check, fits is True


_OPENING: Final = b'{"accessible-games": "journal"'


def _header(table: dict[str, Any]) -> Header:
    shapes: dict[str, type] = {"game": str, "seats": int, "options": dict, "data": dict, "players": list}
    for key, shape in shapes.items():
        if type(table.get(key)) is not shape:
            raise JournalError(1, f"damaged, {key} is missing")
    if table["seats"] not in range(1, MOST_SEATS + 1):
        raise JournalError(1, f"damaged, seats can be 1 to {MOST_SEATS}")
    if not all(isinstance(player, dict) for player in table["players"]):
        raise JournalError(1, "damaged, players must be tables")
    position = table.get("position")
    if position is not None and not isinstance(position, dict):
        raise JournalError(1, "damaged, the position must be a table")
    deals = table.get("deals", "")
    if deals not in ("", TYPED):
        raise JournalError(1, f"damaged, deals can be {TYPED} alone")
    take_back = table.get("take_back", False)
    if type(take_back) is not bool:
        raise JournalError(1, "damaged, take_back can be true or false")
    hints = table.get("hints")
    if hints is not None and type(hints) is not bool:
        raise JournalError(1, "damaged, hints can be true or false")
    for key in table:
        if key not in (MARK, "format", "position", "deals", "take_back", "hints", *shapes):
            raise JournalError(1, f"damaged, {shown(key)} is no key of it")
    given = {key: table[key] for key in shapes}
    return Header(**given, position=position, deals=deals, take_back=take_back, hints=hints)


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
            raise JournalError(number, f"damaged, this is no action of {game.name}") from None
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
            hints=header.advises,
        )
    except GameError as problem:
        raise JournalError(1, str(problem), "setup") from None
    table.taken_back = len(journal.given_up)
    table.advised = journal.advised
    try:
        table.restore(actions)
    except IllegalActionError as problem:
        number = journal.entries[table.count][2]
        whose = "an outcome of chance" if actions[table.count][0] == CHANCE else "an action"
        raise JournalError(number, f"damaged, {whose} is not possible there ({problem})") from None
    return table
