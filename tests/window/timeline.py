"""Keys at their times, and what is heard at which time: the real window, the real queue, a made-up clock.

Time goes on only while the window sleeps, so nothing here depends on how busy the machine is.
"""

from __future__ import annotations

import io
import time
from dataclasses import dataclass
from random import Random

import pygame
from pilot import Choices, Desktop, Pilot, Shelf, make_players, press, type_text

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.play.playing import TableSetup, play_game
from accessible_games.play.terminal import Terminal
from accessible_games.play.typed import EndOfInput
from audio.speech_queue import SpeechQueue, Utterance
from tests.recorder import RecorderVoice

LETTER_SECONDS = 0.06
"""How long a letter of a line sounds: about 200 words a minute."""


class Clock:
    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        return self.now


@dataclass(frozen=True)
class Heard:
    """A line that began to sound, or what became of it."""

    at: float
    what: str  # "begins", "ends", "stops"
    text: str
    kind: str


class TimedVoice(RecorderVoice):
    """A voice on the real queue, whose lines last as long as they are."""

    def __init__(self, clock, **how):
        super().__init__(devices=None)
        self.clock = clock
        self.queue = SpeechQueue(**how)
        self.heard = []
        self.ahead = []
        self._ticket = 0
        self._ends = 0.0

    # -- the voice ------------------------------------------------------------------------

    def say(self, text, *, kind, language, private=False, **how):
        self._ticket += 1
        running = self.queue.running
        if self.queue.push(Utterance(self._ticket, text, kind, language, private)):
            self._note("stops", running)
        self._go_on()
        return self._ticket

    def _changing(self, change):
        running = self.queue.running
        change()
        if running is not None and self.queue.running is not running:
            self._note("stops", running)

    def key_pressed(self):  # what waits goes on when the key has been served: its answer comes first
        self._changing(self.queue.key_pressed)

    def answered(self):
        self._changing(self.queue.answered)

    def silence(self):
        self._changing(self.queue.silence)

    def unsilence(self):
        self._changing(self.queue.unsilence)

    def purge(self):
        self._changing(self.queue.purge)

    def asks_again(self):
        self.queue.asks_again()

    def has_put(self, *what):
        return self.queue.has_put(*what)

    def take_skipped(self):
        return self.queue.take_skipped()

    def make_ahead(self, topic, texts, **how):
        self.ahead.append((topic, [text for text, _ in texts], how))

    def is_speaking(self):
        return not self.queue.idle

    def wait(self, timeout=None):
        while self._ends and not self.queue.idle:
            self.clock.now = self._ends
            self.let_end()
        return True

    def voices(self, language):
        return [language]

    def prepare(self, texts):
        """What is made ahead is of no account here."""

    # -- time ------------------------------------------------------------------------------

    @property
    def ends(self):
        """When the running line is over; None if none runs."""
        return self._ends if self.queue.running is not None else None

    def let_end(self):
        running = self.queue.running
        if running is not None and self.clock.now >= self._ends - 1e-9:
            self._note("ends", running)
            self.queue.end(running)
        self._go_on()

    def _go_on(self):
        if self.queue.running is None and (utterance := self.queue.begin_next()) is not None:
            self.queue.begin_sounding(utterance)
            self._ends = self.clock.now + 0.2 + LETTER_SECONDS * len(utterance.text)
            self._note("begins", utterance)

    def _note(self, what, utterance):
        self.heard.append(Heard(self.clock.now, what, utterance.text, utterance.kind))

    @property
    def said(self):
        return []


class Timeline(Pilot):
    """A pilot whose keys have their times.

    Args:
        monkeypatch: pytest's.
        keys: pairs of seconds since `ready` and a key, or a text in quotes that is typed, or a callable.
        ready: when the seconds begin to count, asked whenever the window would fall asleep.
        before: the key that is pressed until then, whenever nothing is being said; None: none.
        until: seconds after the last key after which nobody waits any longer.
        tells_again: whether events that a reply cut come again.
    """

    def __init__(
        self, monkeypatch, keys, ready=None, *, before="Enter", until=60.0, tells_again=True, **choice
    ):
        self.clock = Clock()
        monkeypatch.setattr(time, "monotonic", self.clock.monotonic)
        super().__init__(monkeypatch, **choice)
        self.voice = TimedVoice(self.clock, tells_again=tells_again)
        self.host.voice = self.voice
        self.cues.log = self.voice.log
        self._keys = list(keys)
        self._ready = ready or (lambda pilot: True)
        self._before = before
        self.start = None
        self._until = until
        self._last = 0.0

    def _sleep(self, milliseconds=0):
        self.sleeps += 1
        assert self.sleeps < 20_000, "the window never comes to an end"
        if pygame.event.peek():
            return
        self.voice.let_end()  # the keys so far have been served: what waits may go on
        times = [self.clock.now + milliseconds / 1000]
        if self.start is not None and self._keys:
            times.append(self.start + self._keys[0][0])
        if self.voice.ends is not None:
            times.append(self.voice.ends)
        self.clock.now = max(self.clock.now, min(times))
        self.voice.let_end()
        if self.start is None and self._ready(self):
            self.start = self.clock.now
            self.voice.heard.clear()
            self.voice.log.clear()
        if self.start is None:
            if not self.voice.is_speaking() and self._before:
                press(self._before)
        elif self._keys and self.clock.now >= self.start + self._keys[0][0] - 1e-9:
            self._press(self._keys.pop(0)[1])
            self._last = self.clock.now
        elif not self._keys and self.clock.now > self._last + self._until:
            raise EndOfInput

    def _press(self, key):
        if callable(key):
            key()
        elif key[0] == key[-1] == '"' and len(key) > 1:
            type_text(key[1:-1])
        else:
            press(key)

    # -- what was heard ---------------------------------------------------------------------

    def lines(self, what="begins"):
        """The lines that began, ended or stopped since `ready`, in order."""
        return [one.text for one in self.voice.heard if one.what == what]

    def at(self, text, what="begins", *, nth=0):
        """Seconds after `ready` at which a line that holds a text began, ended or stopped."""
        found = [one.at for one in self.voice.heard if one.what == what and text in one.text]
        return round(found[nth] - self.start, 3)


class TimedTerminal(Terminal):
    """The terminal with somebody at it whose lines have their times.

    Args:
        voice: what is heard; its clock is everybody's.
        lines: pairs of seconds since `ready` and a line.
        ready: when the seconds begin to count, asked whenever a line is waited for.
    """

    def __init__(self, voice, lines, ready, until=60.0):
        super().__init__(io.StringIO(), io.StringIO())
        self.interactive = True
        self.voice = voice
        self.start = None
        self._lines = list(lines)
        self._ready = ready
        self._until = until

    def next(self, seconds=None):
        clock, voice = self.voice.clock, self.voice
        end = clock.now + (self._until if seconds is None else seconds)
        voice.let_end()
        while True:
            if self.start is None and self._ready(self, seconds is None):
                self.start = clock.now
                voice.heard.clear()
            times = [end]
            if self.start is not None and self._lines:
                times.append(self.start + self._lines[0][0])
            if voice.ends is not None:
                times.append(voice.ends)
            clock.now = max(clock.now, min(times))
            voice.let_end()
            if self.start is not None and self._lines and clock.now >= self.start + self._lines[0][0] - 1e-9:
                return self._lines.pop(0)[1]
            if clock.now >= end:
                if seconds is None:
                    if self.start is None:
                        return "1"
                    raise EndOfInput
                return None


def sit_at_terminal(monkeypatch, lines, ready, *specs, seed=1, **kw):
    """A game of Kami in a terminal; returns what was heard, with times since `ready`."""
    voice = TimedVoice(Clock())
    monkeypatch.setattr(time, "monotonic", voice.clock.monotonic)
    front = TimedTerminal(voice, lines, ready)
    game, players = get_game("kami"), make_players(*specs)
    table = Table(
        game, len(players), options={"first_player": 1}, data={}, chance=RandomChance(Random(seed)), **kw
    )
    play_game(
        table,
        players,
        TableSetup(
            front=front,
            saves=Shelf(),
            preferences=Choices(clear=False),
            pages=Desktop(),
            voice=voice,
            # The weakest of the game, whatever the level: what these tests wait for is in its games.
            make_bot=lambda level, seat: next(iter(game.bots.values()))(seat, table.seats),
            rng=Random(seed),
        ),
    )
    return [(round(one.at - front.start, 2), one.what, one.text) for one in voice.heard if front.start]
