"""A table in real time in the real window: raw keys, the real queue of speech, and a made-up clock.

Time goes on only while the window sleeps, so nothing here depends on how busy the machine is.
"""

from __future__ import annotations

import contextlib
import time
from random import Random

import pygame
from pilot import Choices, Desktop, Pilot, Shelf, make_players
from timeline import TimedVoice

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game, live_part
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.typed import EndOfInput
from accessible_games.realtime.ports import Equipment
from accessible_games.window import realtime
from accessible_games.window.realtime import PLACES, RawTable, TimedCues

PLACED = {"Space": pygame.K_SPACE, "Enter": pygame.K_RETURN, "Escape": pygame.K_ESCAPE}
UNPLACED = {"F1": pygame.K_F1, "Down": pygame.K_DOWN, "Up": pygame.K_UP}
SHORT, LONG = 0.05, 0.5
LOOKS = 0.6
"""Seconds after which somebody who waits thinks again, at the latest."""


class Clock:
    """Time that goes on while somebody sleeps, and a very little at each look at it."""

    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        self.now += 2e-5
        return self.now


class Kept:
    def __init__(self):
        self.kept = {}

    def keep(self, **changes):
        self.kept |= changes

    def keep_delay(self, ms):
        self.kept["delay"] = ms


class LiveTable(Pilot):
    """A window at which somebody with fingers and ears sits, whose time is made up.

    Args:
        monkeypatch: pytest's.
        decide: called whenever the window would fall asleep and nothing is pressed, with this table; gives
            keys to press, such as "Space", "A" or "A long"; None lets time go by.
        until: seconds after which nobody waits any longer.
        seconds: of silence, in which nothing is pressed and nothing happens, after which it is a dead end.
    """

    def __init__(self, monkeypatch, decide, *, until=600.0, **choice):
        self.clock = Clock()
        monkeypatch.setattr(time, "monotonic", self.clock.monotonic)
        super().__init__(monkeypatch, decide, **choice)
        self.voice = TimedVoice(self.clock)
        self.host.voice = self.voice
        self.cues.log = self.voice.log
        self.start = self.clock.now
        self.until = until
        self._later = []
        monkeypatch.setattr(realtime, "sleep_until_event", self._sleep)
        monkeypatch.setattr(realtime.PygameEdges, "meanwhile", lambda edges, work: work())

    @property
    def now(self):
        """Seconds since the start."""
        return self.clock.now - self.start

    def press(self, keys):
        """Press keys one after the other; each comes up again before the next one."""
        at = self.clock.now
        for key in [keys] if isinstance(keys, str) else keys:
            name, _, how = key.partition(" ")
            event = self._event(name)
            held = LONG if how == "long" else SHORT
            self._later += [(at, pygame.KEYDOWN, event), (at + held, pygame.KEYUP, event)]
            at += held + SHORT

    def _event(self, name):
        if name in UNPLACED:
            return {"key": UNPLACED[name], "scancode": 0}
        digits = name.isdecimal()
        place = name if name in PLACED else f"{'Digit' if digits else 'Key'}{name}"
        return {"key": PLACED.get(name) or ord(name.lower()), "scancode": PLACES[place]}

    def _post_due(self):
        while self._later and self._later[0][0] <= self.clock.now + 1e-9:
            _, kind, event = self._later.pop(0)
            text = {"unicode": ""} if kind == pygame.KEYDOWN else {}
            pygame.event.post(pygame.event.Event(kind, mod=0, **event, **text))

    def _sleep(self, milliseconds=0):
        self.sleeps += 1
        assert self.sleeps < 200_000, "the window never comes to an end"
        if pygame.event.peek():
            return
        self.voice.let_end()
        if not self._later and (keys := self.decide(self)):
            self.press(keys)
        self._post_due()
        if pygame.event.peek():
            return
        if self.now > self.until:
            raise EndOfInput
        times = [self.clock.now + min(milliseconds / 1000, LOOKS)]
        times += [at for at, *_ in self._later[:1]]
        if self.voice.ends is not None:
            times.append(self.voice.ends)
        self.clock.now = max(self.clock.now, min(times))
        self.voice.let_end()
        self._post_due()

    @property
    def heard_texts(self):
        """All lines that began to sound."""
        return [one.text for one in self.voice.heard if one.what == "begins"]

    def spoken(self):
        """All that was heard: (seconds, "begins" or "ends" or "stops", text)."""
        return [(round(one.at - self.start, 2), one.what, one.text) for one in self.voice.heard]

    def sit(self, *specs, game="magi_kitchen", seed=1, options=None, position=None, live=None, **players):
        """Play until nobody waits any longer; returns the table."""
        game, seated = get_game(game), make_players(*specs, **players)
        table = Table(
            game, len(seated), options=options or {}, data={}, chance=RandomChance(Random(seed)),
            position=position,
        )  # fmt: skip
        cues, make_live = TimedCues(self.cues), None
        if game.live(table.view(None)):
            raw = RawTable(self.window, cues)
            make_live = live_part(game.name, "host").make_live(table, Equipment(raw, cues, raw, Kept(), live))
        self.table = table
        with contextlib.suppress(EndOfInput):
            play_game(
                table,
                seated,
                TableSetup(
                    front=self.window,
                    saves=Shelf(),
                    preferences=Choices(clear=False),
                    pages=Desktop(),
                    voice=self.voice,
                    cues=cues,
                    make_bot=lambda level, seat: game.bots[level](seat, table.seats),
                    rng=Random(seed),
                    make_live=make_live,
                ),
            )
        self.close()
        return table
