"""What is waited for in a duel: told when it is needed, again after four seconds, and to whoever asks.

Nobody who knows the keys is nagged.  A key is told by itself until everybody here has used it, or has
been told three times; from then on only after four seconds in which nothing happens, once.  Players who
chose to hear little get the short form after their first duel; those who chose to hear all are told each
time.  What is said is dropped at the next key and before anything else is told, so that it covers no cue.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

from accessible_games.engine import Fact, Seat
from accessible_games.narration.wording import Verbosity
from accessible_games.play.output import Output
from accessible_games.play.ports import Clock, SpeechKind

AGAIN: Final = 4.0
"""Seconds in which nothing happens after which what is waited for is told again."""
OFTEN: Final = 12.0
"""The same from then on, for those who chose to hear everything."""
_GLANCE: Final = 0.5
"""Seconds after which it is looked whether speech is over, from when on nothing happens."""
_TIMES: Final = 3
"""How often a key is told by itself to people who have never used it."""
_LINGERING: Final = 15.0
"""Seconds after which speech that does not end holds nothing up any more."""


class Wanted(NamedTuple):
    """A thing that somebody may or must do now.

    Attributes:
        skill: a word for it, such as "buzz-rainbow"; "": nothing is to be pressed, so it is told on demand.
        whole, short: what tells it.
        urgent: whether it is told before what has happened meanwhile.
    """

    skill: str
    whole: Sequence[Fact]
    short: Sequence[Fact]
    urgent: bool = False


class Waiting:
    """Says what is waited for.

    Args:
        output: where it is told.
        clock: for the four seconds.
        reminds: whether anything is told again by itself.
    """

    def __init__(self, output: Output, clock: Clock, *, reminds: bool) -> None:
        self._output = output
        self._clock = clock
        self._reminds = reminds
        self._wanted: Sequence[Wanted] = ()
        self._used: dict[str, set[Seat]] = {}
        self._told: Counter[str] = Counter()
        """In how many duels a thing was told by itself."""
        self._told_here: set[str] = set()
        """What was, since the last duel ended."""
        self._duels = 0
        """Duels that are over, in this sitting."""
        self._since = 0.0
        """Since when nothing has happened and nothing was said."""
        self._begun = 0.0
        self._reminded = 0
        self._spoke = False
        """Whether this wait began with words."""

    # -- what is waited for ---------------------------------------------------------------

    def begin(self, *wanted: Wanted) -> None:
        """Something is waited for from now on; what is new to somebody is told.

        The same as before goes on as it is while it is still being said.
        """
        if wanted == self._wanted and self.lingers:
            self._output.await_keys(self._facts(wanted), spoken=None)  # what happened has covered it
            return
        self.end()
        self._wanted = wanted
        self._begun = self._since = self._clock.monotonic()
        self._reminded = 0
        new = [one for one in wanted if one.skill and self.is_new(one.skill)]
        self._spoke = bool(new)
        self._told_here.update(one.skill for one in new)
        if wanted:
            kind: SpeechKind = "question" if any(one.urgent for one in new) else "entry"
            self._output.await_keys(self._facts(new or wanted), spoken=kind if new else None)
        if new and len(new) < len(wanted):
            self._output.await_keys(self._facts(wanted), spoken=None)

    def end(self) -> None:
        """Nothing is waited for; what was being said of it is dropped."""
        self._wanted, self._spoke = (), False
        self._output.key_pressed()
        self._output.answered()

    def use(self, skill: str, seat: Seat) -> None:
        """Somebody has done it, and so knows how."""
        self._used.setdefault(skill, set()).add(seat)

    def end_duel(self) -> None:
        """A duel is over."""
        self.end()
        self._duels += 1
        self._told.update(self._told_here)
        self._told_here.clear()

    def is_new(self, skill: str) -> bool:
        """Whether a key is to be told by itself: somebody may not know it, or wants to hear everything."""
        levels = self._levels()
        if Verbosity.FULL in levels:
            return True
        times = 1 if levels == {Verbosity.BRIEF} else _TIMES
        return self._told[skill] < times and not self._used.get(skill, set()).issuperset(self._output.people)

    def _levels(self) -> Collection[Verbosity]:
        return {self._output.player(seat).verbosity for seat in self._output.people}

    def _facts(self, wanted: Sequence[Wanted]) -> Sequence[Fact]:
        short = self._duels > 0 and self._levels() == {Verbosity.BRIEF}
        return [fact for one in wanted for fact in (one.short if short else one.whole)]

    # -- in time --------------------------------------------------------------------------

    @property
    def lingers(self) -> bool:
        """Whether what is waited for is still being said, so that nobody should be hurried.

        What is said later, such as that time is short, holds nobody up.
        """
        late = self._clock.monotonic() > self._begun + _LINGERING
        self._spoke = self._spoke and not late and self._output.is_speaking()
        return self._spoke

    def seconds(self) -> float | None:
        """When `go_on` is to be called again, at the latest; None: it need not be."""
        if not self._is_due_some_time():
            return _GLANCE if self.lingers else None
        if self._output.is_speaking():
            return _GLANCE
        return max(0.0, self._since + self._patience() - self._clock.monotonic())

    def go_on(self) -> None:
        """Tell again what is waited for, if it is time."""
        if not self._is_due_some_time():
            return
        now = self._clock.monotonic()
        if self._output.is_speaking():
            self._since = now
        elif now >= self._since + self._patience() - 1e-6:
            self._reminded += 1
            self.tell("entry")

    def tell(self, kind: Literal["entry", "answer"] = "answer") -> None:
        """Tell what is waited for: somebody asks, or has pressed a key that does nothing now."""
        self._since = self._clock.monotonic()
        self._spoke = False  # nobody waits for an answer: else each key would hold the others up
        if self._wanted:
            self._output.await_keys(self._facts(self._wanted), spoken=kind)

    def _is_due_some_time(self) -> bool:
        wanted = any(one.skill for one in self._wanted)
        often = Verbosity.FULL in self._levels()
        return self._reminds and wanted and (often or not self._reminded)

    def _patience(self) -> float:
        return OFTEN if self._reminded else AGAIN
