"""A pilot for the window: presses keys as somebody does who only hears, and keeps what was heard and drawn.

Keys are posted to the window's own queue at the moment when it would fall asleep, so nothing is timed.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "play"))

from hotseat import ENGLISH_CARDS, Choices, Desktop, Shelf, make_players  # noqa: E402, F401

from accessible_games.cli.front import faces  # noqa: E402
from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.play.look import WindowChoice  # noqa: E402
from accessible_games.play.playing import TableSetup, play_game  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.window.focusgate import FocusGate  # noqa: E402
from accessible_games.window.front import Window  # noqa: E402
from accessible_games.window.letters import Letters  # noqa: E402
from accessible_games.window.screen import Screen  # noqa: E402
from tests.recorder import RecorderVoice, Spoken  # noqa: E402, F401

KEYS = {
    "Left": pygame.K_LEFT, "Right": pygame.K_RIGHT, "Up": pygame.K_UP, "Down": pygame.K_DOWN,
    "Home": pygame.K_HOME, "End": pygame.K_END, "PageUp": pygame.K_PAGEUP, "PageDown": pygame.K_PAGEDOWN,
    "Enter": pygame.K_RETURN, "Space": pygame.K_SPACE, "Tab": pygame.K_TAB, "Escape": pygame.K_ESCAPE,
    "Backspace": pygame.K_BACKSPACE, "Ctrl": pygame.K_LCTRL, "Plus": pygame.K_PLUS, "Minus": pygame.K_MINUS,
    **{f"F{n}": getattr(pygame, f"K_F{n}") for n in range(1, 13)},
}  # fmt: skip


def press(key):
    """Post a key as the keymap writes it: "Shift+S", "Ctrl+Home", "H"."""
    *modifiers, name = key.split("+")
    mod = sum({"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT}[one] for one in modifiers)
    code = KEYS.get(name) or ord(name.lower())
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))


def type_text(text):
    """Post a text as an input method gives it."""
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))


class Heard(RecorderVoice):
    """The voice of a window, which may be made to speak on."""

    def __init__(self):
        super().__init__(devices=None)
        self.speaking = False

    def is_speaking(self):
        return self.speaking

    def voices(self, language):
        return [language]

    def prepare(self, texts):
        """What is made ahead is of no account here."""

    @property
    def said(self):
        return self.spoken()

    @property
    def texts(self):
        return [one.text for one in self.said]

    @property
    def last(self):
        return self.said[-1].text if self.said else ""


class HeardCues:
    def __init__(self, log):
        self.log = log

    def play(self, cue, pan=0.0):
        self.log.append(f"cue {cue}")


@dataclass
class FakeHost:
    """The start that a window belongs to; it remembers in memory."""

    language: str = "en"
    voice: object = None
    cues: object = None
    choice: WindowChoice = field(default_factory=WindowChoice)
    rates: dict = field(default_factory=dict)
    per_cents: dict = field(default_factory=lambda: {"speech": 100, "sounds": 80})

    def keep(self, **changes):
        self.choice = replace(self.choice, **changes)

    def change_rate(self, by):
        self.rates[self.language] = self.rates.get(self.language, 200) + by
        return self.rates[self.language]

    def change_loudness(self, what, by):
        self.per_cents[what] = max(0, min(100, self.per_cents[what] + by))
        return self.per_cents[what]


class Pilot:
    """A window with somebody at it.

    Args:
        decide: called whenever the window would fall asleep, with this pilot; it gives keys to press,
            or None to let the time that the window waits for go by.
        monkeypatch: pytest's.
    """

    def __init__(self, monkeypatch, decide=lambda pilot: None, *, gated=False, **choice):
        self.heard = Heard()
        self.cues = HeardCues(self.heard.log)
        self.host = FakeHost(voice=self.heard, cues=self.cues, choice=WindowChoice(**choice))
        self.gate = FocusGate(lambda: self.host.choice.unfocused)
        if gated:
            self.host.voice = self.gate.voice(self.heard)
            self.host.cues = self.gate.cues(self.cues)
        self.window = Window(Screen(full=False), Letters(faces()), self.host, self.gate)
        self.decide = decide
        self.sleeps = 0
        self.idle = 0
        self.drawn = []
        pygame.event.clear()
        monkeypatch.setattr(self.window._screen, "sleep", self._sleep)

    def _sleep(self, milliseconds=0):
        self.sleeps += 1
        assert self.sleeps < 20_000, "the window never comes to an end"
        self.drawn.append(self.window.scene())
        if not pygame.event.peek():
            keys = self.decide(self)
            self.idle = self.idle + 1 if keys is None else 0
            if keys is None and (milliseconds >= 500 or self.idle > 12_000):
                raise EndOfInput  # nobody would ever press anything
            for key in [keys] if isinstance(keys, str) or callable(keys) else keys or ():
                press(key) if isinstance(key, str) else key()

    @property
    def shown(self):
        """Everything that can be read on the window now."""
        return " ".join(self.window.scene().texts())

    def close(self):
        self.window.close()


def following(keys):
    """Presses these keys, one at each time that the window would fall asleep."""
    left = list(keys)
    return lambda pilot: left.pop(0) if left else None


def sit(pilot, *specs, seed=1, game="kami", choices=None, position=None, options=None, **kw):
    """A game in the pilot's window; returns its table."""
    game = get_game(game)
    players = make_players(*specs)
    table = Table(
        game, len(players), options=options or {}, data={}, chance=RandomChance(Random(seed)),
        position=position, **kw,
    )  # fmt: skip
    with contextlib.suppress(EndOfInput):
        play_game(
            table,
            players,
            TableSetup(
                front=pilot.window,
                saves=Shelf(),
                preferences=choices or Choices(clear=False),
                pages=Desktop(),
                voice=pilot.host.voice,
                cues=pilot.host.cues,
                # The weakest of the game, whatever the level: what these tests wait for is in its games.
                make_bot=lambda level, seat: next(iter(game.bots.values()))(seat, table.seats),
                rng=Random(seed),
            ),
        )
    return table


PLACED = re.compile(r"(\d+) of (\d+)$")
