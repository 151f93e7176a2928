"""The program that is measured: duels of Magi Kitchen one after the other, in a small window, with speech.

    python bench/fairness/table.py MODE PLAYERS DUELS

Prints READY when a flip is waited for, and after each duel DUEL and its journal as JSON.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pygame

sys.path.insert(0, str(Path(__file__).parents[2]))

from accessible_games.engine import Seat  # noqa: E402
from accessible_games.engine.journal import Header  # noqa: E402
from accessible_games.engine.table import RandomChance, Table  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.games.magi_kitchen.live.choices import Choices  # noqa: E402
from accessible_games.games.magi_kitchen.live.host import Live  # noqa: E402
from accessible_games.games.magi_kitchen.live.keyboard import Keyboard  # noqa: E402
from accessible_games.narration.names import PlayerName  # noqa: E402
from accessible_games.play.commands import CommandWords  # noqa: E402
from accessible_games.play.journalfile import JournalFile  # noqa: E402
from accessible_games.play.live import LivePlace  # noqa: E402
from accessible_games.play.match import Ears, Match  # noqa: E402
from accessible_games.play.output import Output  # noqa: E402
from accessible_games.play.players import Player  # noqa: E402
from accessible_games.realtime.ports import Equipment  # noqa: E402
from accessible_games.window.realtime import PygameEdges, TimedCues  # noqa: E402
from audio.cues import Cues  # noqa: E402
from audio.mixer import Mixer  # noqa: E402
from audio.voice import Voice  # noqa: E402

GAME = get_game("magi_kitchen")
NAMES = ("Ana", "Ben", "Cid", "Dora", "Emil", "Fay", "Gus", "Hana")


class Lines:
    """A screen that draws nothing."""

    def show(self, text: str) -> None:
        """Drop a line."""


class Log:
    """Keeps actions on disk as a game does, and in memory."""

    def __init__(self, journal: JournalFile) -> None:
        self.journal = journal
        self.lines: list[str] = []

    def write(self, seat: Seat, action: object) -> None:
        self.journal.write(seat, action)  # type: ignore[arg-type]
        self.lines.append(f"{seat} {action}")

    def undo(self, kept: int) -> None:
        self.journal.undo(kept)


def play(mode: str, seats: int, keys: PygameEdges, cues: TimedCues, voice: Voice, folder: Path) -> list[str]:
    """One duel: a tomato that matches the potion of the second player."""
    position = {
        "decks": [["tomato", "corn", "corn"], *[["corn", "corn"]] * (seats - 1)],
        "piles": [[], ["potion_tomato"], *[[]] * (seats - 2)],
        "to_act": 0,
        "phase": "flip",
        "mode": mode,
    }
    options = {"answer_seconds": 0, "copies_ingredient": 20}
    path = folder / "duel.journal"
    path.unlink(missing_ok=True)
    rows = [{"name": name} for name in NAMES[:seats]]
    header = Header(GAME.name, seats, options, {}, rows, position=position)
    log = Log(JournalFile.create(path, header))
    table = Table(
        GAME, seats, options=options, data={}, chance=RandomChance(Random(1)), log=log, position=position
    )
    output = Output([Player(PlayerName(name)) for name in NAMES[:seats]], Lines(), voice, cues)
    match = Match(table, [output.player(Seat(seat)) for seat in range(seats)], lambda *_: None, Random(1))
    live = Live(
        LivePlace(
            match,
            Ears(table, output.people),
            output,
            SimpleNamespace(words=lambda _: CommandWords(GAME, "en")),
            lambda act: act(),
            lambda *_: False,
        ),
        equipment=Equipment(
            keys,
            cues,
            SimpleNamespace(
                rest=lambda resting, **_: keys.steady(resting),
                own=lambda _: None,
                occupied=False,
                open_menu=lambda: None,
            ),
            SimpleNamespace(),
            Choices(practised=True),
        ),
        keyboard=Keyboard(seats, cluster=mode == "cluster"),
    )
    print("READY", flush=True)
    live.go_on()
    log.journal.close()
    return log.lines


def main() -> None:
    """Play as many duels as were asked for."""
    mode, seats, duels = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    pygame.display.init()
    pygame.display.set_mode((400, 300))
    pygame.key.stop_text_input()
    mixer = Mixer(cue_volume=0.8)
    voice = Voice(mixer)
    cues = Cues(mixer)
    voice.needs_kana("en")
    mixer.open()
    timed = TimedCues(cues, mark=cues.mark)
    keys = PygameEdges(timed.hear)
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(duels):
            lines = play(mode, seats, keys, timed, voice, Path(folder))
            print("DUEL", json.dumps(lines), flush=True)
            voice.silence()
    cues.close()
    voice.close()


if __name__ == "__main__":
    main()
