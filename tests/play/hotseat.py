"""Plays the hot seat for the tests: in this process with recorders, or in a child over real pipes.

Run as a program it is the smallest host there is: `hotseat.py SEED NAME[:LANGUAGE[:CHANNELS]]...`,
a name that begins with "bot" being a bot.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.narration.names import PlayerName, distinct  # noqa: E402
from accessible_games.play.hot_seat import HotSeat  # noqa: E402
from accessible_games.play.match import Match  # noqa: E402
from accessible_games.play.menu import Menu  # noqa: E402
from accessible_games.play.output import Output  # noqa: E402
from accessible_games.play.players import Player  # noqa: E402
from accessible_games.play.playing import TableSetup, play_game  # noqa: E402
from accessible_games.play.prompter import Prompter  # noqa: E402
from accessible_games.play.service import Service  # noqa: E402
from accessible_games.play.settings import VoiceChoice  # noqa: E402
from accessible_games.play.terminal import Terminal  # noqa: E402
from accessible_games.play.turns import Turns  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from tests import nursery  # noqa: E402
from tests.recorder import RecorderVoice, Spoken  # noqa: E402, F401

KAMI = get_game("kami")
ENGLISH_CARDS = ("warrior", "horse", "lancer", "silver", "gold", "madman", "tower", "empress")


@dataclass
class Shelf:
    """Where a game is saved: nowhere, but it answers as a shelf does."""

    command: str = "accessible-games resume"
    kept: list = field(default_factory=list)
    stopped: bool = False

    def keep_as(self, name):
        if "/" in name:
            raise ValueError(f"name {name}: letters and digits are allowed")
        self.kept.append(name)
        return f"accessible-games resume {name}"

    def stop_keeping(self):
        self.stopped = True


@dataclass
class Choices:
    clear: bool | None = None
    reader: bool = False
    remembered: int = 0
    players: list = field(default_factory=list)
    speaker: str = "program"
    voices: dict = field(default_factory=lambda: dict.fromkeys(("program", "reader", "nobody"), (None, None)))
    readings: dict = field(default_factory=dict)
    unreachable: str = ""
    playable_cue: bool = True
    levels: dict = field(default_factory=lambda: {"speech": 100, "sounds": 80})

    def remember(self):
        self.remembered += 1

    def keep_player(self, player, changed):
        self.players.append((player.name.text, {name: getattr(player, name) for name in changed}))

    def can_speak(self, speaker):
        return speaker != self.unreachable

    def speak_by(self, speaker):
        self.speaker = speaker
        return self.voices[speaker]

    def reading(self, language):
        return self.readings.get(language, VoiceChoice())

    def set_reading(self, language, **changes):
        self.readings[language] = replace(self.reading(language), **changes)

    def loudness(self, what):
        return self.levels[what]

    def set_loudness(self, what, per_cent):
        self.levels[what] = per_cent


class Desktop:
    """A clipboard, or none, and a folder."""

    def __init__(self, clipboard=True):
        self.clipboard = clipboard
        self.copied = []
        self.written = []

    def copy(self, text):
        self.copied.append(text)
        return "" if self.clipboard else "/folder/copied.txt"

    def write(self, text):
        self.written.append(text)
        return "/folder/history.txt"


class RecorderCues:
    def __init__(self, log=None):
        self.log = [] if log is None else log

    def play(self, cue, pan=0.0):
        self.log.append((cue, pan))


def make_players(*specs):
    """Players from NAME[:LANGUAGE[:CHANNEL+CHANNEL]]."""
    players = []
    names = distinct([PlayerName(spec.partition(":")[0]) for spec in specs])
    for spec, told in zip(specs, names, strict=True):
        name, language, channels = (spec.split(":") + ["", ""])[:3]
        players.append(
            Player(
                told,
                level="easy" if name.startswith("bot") else "",
                language=language or "en",
                private=frozenset((channels or "screen").split("+")),
                ear="left",
            )
        )
    return tuple(players)


@dataclass
class Played:
    text: str
    table: Table
    shelf: Shelf

    @property
    def lines(self):
        return self.text.splitlines()


def play(
    lines, *specs, seed=1, voice=None, cues=None, choices=None, shelf=None, table=None, log=None,
    make_bot=None, desktop=None, **kw,
):  # fmt: skip
    """A game in this process, from typed lines, until they end."""
    players = make_players(*specs)
    if table is None:
        table = Table(
            KAMI, len(players), options={}, data={}, chance=RandomChance(Random(seed)), log=log, **kw
        )
    out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n", write_through=True)
    shelf = shelf or Shelf()
    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(io.StringIO("".join(f"{line}\n" for line in lines)), out),
            saves=shelf,
            preferences=choices or Choices(),
            pages=desktop or Desktop(),
            voice=voice,
            cues=cues,
            make_bot=make_bot or (lambda level, seat: KAMI.bots[level](seat, table.seats)),
            rng=Random(seed),
        ),
    )
    return Played(out.buffer.getvalue().decode("utf-8"), table, shelf)


def play_piped(lines, *specs, seed=1, environment=None, encoding="utf-8"):
    """The same in a child process, over real pipes; returns the completed process, output decoded."""
    return nursery.run(
        __file__,
        [str(seed), *specs],
        typed="".join(f"{line}\n" for line in lines).encode(encoding),
        env={**os.environ, "PYTHONIOENCODING": encoding, **(environment or {})},
    )


def script_for(specs, seed, target=None):
    """The typed lines of a whole game in which every person always takes the first choice.

    Returns:
        The lines, and the table as it stands in the end.
    """
    players = make_players(*specs)
    table = Table(KAMI, len(players), options={}, data={}, chance=RandomChance(Random(seed)))
    several = sum(player.person for player in players) > 1
    bots = {n: KAMI.bots["easy"](n, table.seats) for n, player in enumerate(players) if not player.person}
    for seat, bot in bots.items():
        table.listen(seat, bot)
    rng = Random(seed)
    lines, holder = [], None
    table.deal()
    while table.actors():
        seat = table.actors()[0]
        if seat in bots:
            table.submit(seat, bots[seat].choose(table.view(seat), table.legal_actions(seat), rng))
            continue
        if several and holder != seat:
            lines.append("")
            holder = seat
        menu = Menu(KAMI, table.view(seat), table.legal_actions(seat))
        action = None
        while action is None:
            lines.append("1")
            action = menu.choose(1)
        table.submit(seat, action)
    return lines, table


class Typist:
    """A front end with somebody at it: lines come when they are asked for, time when it is waited for.

    Args:
        lines: what is typed; None stands for time going by without a line.
    """

    interactive = True
    clears = True

    def __init__(self, lines):
        self.lines = list(lines)
        self.shown = []
        self.now = 0.0
        self.waits = []

    def monotonic(self):
        return self.now

    def show(self, text):
        self.shown.append(text)

    def next(self, seconds=None):
        self.waits.append(seconds)
        if seconds is not None:
            if self.lines and self.lines[0] is not None:
                return self.lines.pop(0)
            if self.lines:
                self.lines.pop(0)
            self.now += seconds
            return None
        while self.lines and self.lines[0] is None:
            self.lines.pop(0)
        if not self.lines:
            raise EndOfInput
        return self.lines.pop(0)

    def forget_typed(self):
        self.shown.append("<forget typed>")

    def hide_typing(self, hidden):
        self.shown.append(f"<typing {'hidden' if hidden else 'shown'}>")

    def clear(self):
        self.shown.append("<clear>")
        return True


def sit(
    lines, *specs, voice=None, choices=None, seed=1, make_bot=None, players=None, desktop=None, game=KAMI,
    options=None, **kw,
):  # fmt: skip
    """A game in this process with somebody at the keyboard; returns the typist."""
    players = players or make_players(*specs)
    choices = choices or Choices(clear=False)
    typist = Typist(lines)
    table = Table(game, len(players), options=options or {}, data={}, chance=RandomChance(Random(seed)), **kw)
    output = Output(players, typist, voice, None)
    make_bot = make_bot or (lambda level, seat: game.bots[level](seat, table.seats))
    hot_seat = HotSeat(
        Turns(Match(table, players, make_bot, Random(seed)), Shelf()),
        Prompter(typist, output, typist),
        Service(table, output, Shelf(), choices, desktop or Desktop()),
        choices,
    )
    with contextlib.suppress(EndOfInput):
        hot_seat.run()
    return typist


def main():
    seed, specs = int(sys.argv[1]), sys.argv[2:]
    players = make_players(*specs)
    table = Table(KAMI, len(players), options={}, data={}, chance=RandomChance(Random(seed)))
    play_game(
        table,
        players,
        TableSetup(
            front=Terminal(sys.stdin, sys.stdout),
            saves=Shelf(),
            pages=Desktop(),
            preferences=Choices(clear="HOTSEAT_CLEAR" in os.environ),
            voice=RecorderVoice() if "HOTSEAT_VOICE" in os.environ else None,
            make_bot=lambda level, seat: KAMI.bots[level](seat, table.seats),
            rng=Random(seed),
        ),
    )


if __name__ == "__main__":
    main()
