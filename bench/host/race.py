"""Who wins duels of Magi Kitchen on devices apart, at different delays of the network, by the same players.

    python bench/host/race.py --duels 1000

Time is driven: no clock is read, nothing sleeps.  The table, its races and the comparison of clocks are
those of the program.  A simulated device has a clock of its own, which is off by minutes and runs up to
100 ppm wrong; each message takes the delay given, more or less by the jitter, one way, and none overtakes
another.  Three players react after 450, 480 and 520 ms on average (normal, SD 80), and duel by duel the
same at every delay.  A press within 120 ms is none.
"""

from __future__ import annotations

import argparse
import heapq
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random

from accessible_games.engine import Event, Seat
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game, live_part
from accessible_games.games.magi_kitchen.events import Buzzed
from accessible_games.hosting.clocks import Comparison
from accessible_games.hosting.hosted import Hosted, Opened
from accessible_games.hosting.places import Newcomer
from accessible_games.narration.names import PlayerName
from accessible_games.play.players import Player
from accessible_games.play.race import Pressed

MEANS = (450, 480, 520)
SPREAD = 80
DELAYS = ((0, 0), (50, 10), (200, 50))
"""One way, in milliseconds, and how much more or less."""
_ANSWERS = 0.03
"""Seconds after which a page says that nothing was pressed: what was pressed before has been noticed."""
POSITION = {
    "decks": [["tomato", "corn"], ["corn", "corn"], ["corn", "corn"]],
    "piles": [[], ["potion_tomato"], ["mushroom"]],
    "to_act": 0,
    "phase": "flip",
}


class Shelf:
    command = ""

    def keep_as(self, name: str) -> str:
        return ""

    def stop_keeping(self) -> None:
        pass


class Timeline:
    """Things that happen at their times."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._next = count()
        self._events: list[tuple[float, int, Callable[[], None]]] = []

    def at(self, time: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._events, (max(self.now, time), next(self._next), act))

    def run(self, hosted: Hosted, over: Callable[[], bool], most: float = 20.0) -> None:
        end = self.now + most
        while not over() and self.now < end:
            due = hosted.advance(self.now)
            if over():
                return
            times = [time for time, _, _ in self._events[:1]] + ([] if due is None else [due])
            if not times:
                return
            self.now = max(self.now, min(times))
            while self._events and self._events[0][0] <= self.now:
                heapq.heappop(self._events)[2]()


@dataclass
class Phone:
    """A device of one player at the end of a slow line."""

    duel: Simulated
    seat: Seat
    rng: Random
    delay: float
    jitter: float
    reaction: float
    clock: Comparison = field(default_factory=Comparison)
    fetched: int = 0
    lines: int = 0
    asked: dict | None = None
    race: int = 0
    onset: float = 0.0
    arrives: float = 0.0
    returns: float = 0.0

    def __post_init__(self) -> None:
        self.timeline, self.hosted = self.duel.timeline, self.duel.hosted
        self.offset, self.drift = self.rng.uniform(-300, 300), self.rng.uniform(-1e-4, 1e-4)
        for _ in range(8):
            sent = self.timeline.now
            there = sent + self.way()
            back = there + self.way()
            self.clock.add(sent, self.time(there), back)
            self.timeline.now = back + 0.1

    def time(self, now: float) -> float:
        """What its own clock shows."""
        return now * (1 + self.drift) + self.offset

    def way(self) -> float:
        return max(0.0, self.delay + self.rng.uniform(-self.jitter, self.jitter)) / 1000

    def fetch(self) -> None:
        """Records set out to it."""
        records = self.hosted.places[self.seat].device.records
        for record in records[self.fetched :]:
            self.arrives = max(self.arrives, self.timeline.now + self.way())
            self.timeline.at(self.arrives, lambda record=record: self.take(record))
        self.fetched = len(records)

    def send(self, act: Callable[[float], None]) -> None:
        self.returns = max(self.returns, self.timeline.now + self.way())
        self.timeline.at(self.returns, lambda: act(self.timeline.now))

    def take(self, record: dict) -> None:
        if record["is"] == "race" and record["race"]:
            self.race = record["race"]
            opens = (self.clock.on_device(record["at"]) - self.offset) / (1 + self.drift)
            self.onset = max(self.timeline.now, opens)
            self.timeline.at(self.onset + self.reaction / 1000, self.press)
        elif record["is"] == "until" and self.seat not in self.duel.silent:
            ms = round((self.timeline.now - self.onset) * 1000)
            self.timeline.at(
                self.timeline.now + _ANSWERS,
                lambda: self.send(lambda now: self.hosted.known(self.seat, self.race, ms)),
            )
        elif record["is"] in ("ask", "close"):
            self.asked = record if record["is"] == "ask" else None
            if self.asked and not self.race:
                self.answer("1", None)

    def answer(self, line: str, pressed: Callable[[float], Pressed] | None) -> None:
        self.lines += 1
        number, question = self.lines, self.asked["id"]
        self.send(
            lambda now: self.hosted.take(self.seat, number, line, question, pressed and pressed(now), now)
        )

    def press(self) -> None:
        if self.asked is None:
            return
        at, number = self.time(self.timeline.now), self.race
        ms = self.reaction - self.duel.cheats.get(self.seat, 0)
        self.duel.pressed_at[self.seat] = self.timeline.now

        def pressed(now: float) -> Pressed:
            opened = self.hosted.places[self.seat].device.race
            return Pressed(number, round(ms), self.clock.fits(opened, ms, at, now))

        self.answer("buzz", pressed)


class Simulated:
    """One duel.

    Args:
        delay, jitter: of the network, in milliseconds.
        reactions: by seat, in milliseconds.
        seed: of the network.
        cheats: by seat: milliseconds that its device takes off what it measured.
        silent: seats whose devices never say what was pressed by when.
    """

    def __init__(
        self,
        delay: float,
        jitter: float,
        reactions: Sequence[float],
        seed: int = 0,
        cheats: Mapping[Seat, float] | None = None,
        silent: Collection[Seat] = (),
    ) -> None:
        self.first: Seat | None = None
        """Who had the floor first."""
        self.pressed_at: dict[Seat, float] = {}
        self.cheats, self.silent = cheats or {}, silent
        self.timeline = Timeline()
        self.table = Table(
            get_game("magi_kitchen"), len(reactions), options={}, data={}, position=POSITION,
            chance=RandomChance(Random(seed)),
        )  # fmt: skip
        self.table.listen(None, self)
        self.hosted = Hosted({Seat(seat): "en" for seat in range(len(reactions))}, self.open_game)
        for name in ("Ana", "Ben", "Cleo"):
            self.hosted.sit_down(Newcomer(name, "en"))
        rng = Random(f"{seed} network")
        self.phones = {
            seat: Phone(self, seat, rng, delay, jitter, reactions[seat]) for seat in self.hosted.places
        }
        for seat, phone in self.phones.items():
            self.hosted.places[seat].device.clock = phone.clock
        self.hosted.records_of = lambda seat: self.phones[seat].fetch()

    def open_game(self, newcomers: Mapping[Seat, Newcomer]) -> Opened:
        players = [Player(PlayerName(one.name)) for one in newcomers.values()]
        referee = live_part("magi_kitchen", "apart").make_referee
        return Opened(self.table, players, Shelf(), lambda level, seat: None, Random(1), None, referee)

    def hear(self, event: Event) -> None:
        """The first buzz is the first of the duel."""
        if isinstance(event, Buzzed) and self.first is None:
            self.first = event.seat

    def run(self, over: Callable[[], bool]) -> None:
        self.timeline.run(self.hosted, over)

    def lines(self, seat: Seat) -> list[str]:
        """What a device was told."""
        records = self.hosted.places[seat].device.records
        return [record["text"] for record in records if record["is"] == "line"]


def duel(delay: float, jitter: float, seed: int) -> Seat | None:
    """One duel by the three players; who had the floor first."""
    reactions = [Random(f"{seed} {seat}").gauss(mean, SPREAD) for seat, mean in enumerate(MEANS)]
    one = Simulated(delay, jitter, reactions, seed)
    one.run(lambda: one.first is not None)
    return one.first


def shares(delay: float, jitter: float, duels: int) -> Counter[Seat | None]:
    """Who was first in so many duels."""
    return Counter(duel(delay, jitter, seed) for seed in range(duels))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--duels", type=int, default=1000)
    duels = parser.parse_args().duels
    print("| delay one way | " + " | ".join(f"mean {mean} ms" for mean in MEANS) + " | nobody |")
    print("|---|---|---|---|---|")
    for delay, jitter in DELAYS:
        won = shares(delay, jitter, duels)
        cells = [f"{won[Seat(seat)] / duels:.1%}" for seat in range(len(MEANS))]
        print(f"| {delay} +-{jitter} ms | {' | '.join(cells)} | {won[None] / duels:.1%} |", flush=True)


if __name__ == "__main__":
    main()
