"""Many tables in one thread, each found by its code: what a club or a school serves.

Tables know nothing of each other, and share an inbox, a clock and nothing else.  So they grow past one
machine by codes: whoever stands before them sends each code, and each table's id, to its process.
"""

from __future__ import annotations

import gc
import hmac
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from .doorkeeper import Doorkeeper, new_code
from .hosted import Hosted
from .inbox import Inbox
from .server import Refusal, ServedTable

DIGITS: Final = 8
"""Of a table's code: with many tables open, four would be guessed."""
MOST_TABLES: Final = 500
_EMPTY_SECONDS: Final = 3600.0
"""A table at which nobody has sat down for so long is closed."""
_OVER_SECONDS: Final = 120.0
"""For so long those at a table may still read how the game ended."""
_GLANCE: Final = 0.25
_TIDY_SECONDS: Final = 300.0
"""After so long it is looked for what closed tables have left, which Python by itself does too seldom here:
a process that is asked to do so rarely (`serve`) would never.  With 200 tables it takes 0.3 seconds."""


class ClosingTable(Protocol):
    """A game that is kept somewhere, and let go of once."""

    @property
    def hosted(self) -> Hosted:
        """Its table."""
        ...

    def close(self) -> None:
        """Let go of it; what is not over can be gone on with."""
        ...


class Club:
    """The tables of one process (`Tables`), and the thread that turns them.

    Args:
        serve: called with each table that opens, so that its devices are told.
    """

    def __init__(self, serve: Callable[[ServedTable], None] = lambda table: None) -> None:
        self.inbox = Inbox(most=20_000)
        self.serve = serve
        self._served: dict[str, ServedTable] = {}
        self._games: dict[str, ClosingTable] = {}
        self._codes: dict[str, str] = {}
        self._due: dict[str, float] = {}
        self._idle_since: dict[str, float] = {}
        self._doorkeeper = Doorkeeper("")  # it counts wrong codes; which are right is known here
        self._stopping = False
        self._tidy_at: float | None = None
        """When what closed tables have left is looked for; None: none has closed since."""

    def __len__(self) -> int:
        """How many tables there are."""
        return len(self._served)

    # -- tables, as the server sees them (any thread) ----------------------------------------------------

    def table(self, table_id: str) -> ServedTable | None:
        """The table of an id."""
        return self._served.get(table_id)

    def admit(self, code: str, address: str, now: float) -> ServedTable | Refusal:
        """The table of a code; whoever guesses has to wait, and nobody else for them."""
        if waits := self._doorkeeper.waits(address, now):
            return Refusal("wait", int(waits) + 1)
        for known, table_id in list(self._codes.items()):
            if hmac.compare_digest(known, code.strip()[:64].encode("ascii", "replace").decode()):
                table = self._served.get(table_id)
                return table if table is not None else Refusal("code")
        self._doorkeeper.admits("-", address, now)
        return Refusal("code")

    # -- opening and closing (the tables' thread, or before it runs) -----------------------------------------

    def free_code(self) -> str:
        """A code that no table has."""
        while (code := new_code(DIGITS)) in self._codes:
            pass
        return code

    @property
    def full(self) -> bool:
        """Whether no further table can be opened."""
        return len(self._served) >= MOST_TABLES

    def add(
        self,
        table_id: str,
        code: str,
        game: str,
        kept: ClosingTable,
        titles: Mapping[str, str] | None = None,
        queries: Sequence[str] | None = None,
        cues: Sequence[str] = (),
    ) -> ServedTable:
        """Open a table; titles, queries and cues are those of its game, as `ServedTable` has them."""
        table = ServedTable(table_id, game, kept.hosted, titles or {}, queries, cues)
        self._served[table_id], self._games[table_id], self._codes[code] = table, kept, table_id
        self._due[table_id] = 0.0
        self.serve(table)
        return table

    def _remove(self, table_id: str) -> None:
        game = self._games.pop(table_id)
        game.close()
        game.hosted.let_go()
        del self._served[table_id], self._due[table_id]
        self._idle_since.pop(table_id, None)
        self._codes = {code: known for code, known in self._codes.items() if known != table_id}

    # -- their thread --------------------------------------------------------------------------------------

    def run(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Turn the tables until `stop`; then let go of all, so that they can be gone on with."""
        ids = {}
        while not self._stopping:
            now = clock()
            due = min(self._due.values(), default=now + _GLANCE)
            touched = self.inbox.empty(min(_GLANCE, max(0.0005, due - now)))
            now = clock()
            ids = {table.hosted: table_id for table_id, table in self._served.items()}
            ready = {ids[hosted] for hosted in touched if hosted in ids}
            ready |= {table_id for table_id, due in self._due.items() if due <= now}
            for table_id in ready:
                self._advance(table_id, now)
            self._tidy(now)
        for table_id in list(self._served):
            self._remove(table_id)

    def _tidy(self, now: float) -> None:
        if self._tidy_at is not None and now >= self._tidy_at:
            self._tidy_at = None
            gc.collect()

    def _advance(self, table_id: str, now: float) -> None:
        hosted = self._served[table_id].hosted
        due = hosted.advance(now)
        resting = hosted.over or hosted.awaited == len(hosted.places)  # also where all have left
        if not resting:
            self._idle_since.pop(table_id, None)
            self._due[table_id] = now + _EMPTY_SECONDS if due is None else due
            return
        since = self._idle_since.setdefault(table_id, now)
        closes = since + (_OVER_SECONDS if hosted.over else _EMPTY_SECONDS)
        if now >= closes:
            self._remove(table_id)
            self._tidy_at = self._tidy_at or now + _TIDY_SECONDS
        else:
            self._due[table_id] = closes

    def stop(self) -> None:
        """Let `run` end; from any thread."""
        self._stopping = True
