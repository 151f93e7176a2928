"""Moments of the window: what it shows where, in each game and language, gathered by playing.

Somebody presses keys that between them open everything (`WALK`), at the menu, at the tables of all games,
in lessons, in duels in real time and at a hand-over.  What would be drawn is kept as scenes.
"""

from __future__ import annotations

import contextlib
import pickle
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "window")]

import pytest  # noqa: E402
from live_table import LiveTable  # noqa: E402
from pilot import Choices, Desktop, Pilot, Shelf, make_players, sit  # noqa: E402
from test_every_menu_page import Walker, around, at_the_menu  # noqa: E402

from accessible_games.cli.answers import Back  # noqa: E402
from accessible_games.cli.console import Console  # noqa: E402
from accessible_games.cli.menu import _choose  # noqa: E402
from accessible_games.games import get_game  # noqa: E402
from accessible_games.games.magi_kitchen.live.choices import Choices as LiveChoices  # noqa: E402
from accessible_games.play.lesson import LessonTable, PressKey, lesson_of  # noqa: E402
from accessible_games.play.playing import TableSetup, play_game  # noqa: E402
from accessible_games.play.typed import EndOfInput  # noqa: E402
from accessible_games.window.scene import Scene  # noqa: E402

Moments = dict[str, Scene]
"""What is drawn, by what goes on."""

WALK: Final = (
    *("Enter", "H", "T", "C", "K", "Shift+K", "Escape", "Down", "Enter", "W", "Escape", "S", "Shift+S", "E"),
    *("Right", "K", "F1", "Down", "Escape", "Escape", "Down", "Down", "Enter", "Down", "Escape", "Escape"),
    *("PageUp", "PageUp", "Y", "Ctrl+F", "Escape", "F3", "Escape", "Tab", "Enter", "Enter"),
)
"""Keys that between them open everything that a window has in a game."""

MARCH: Final = 6
"""After a walk as many keys in a row go on in the game, so that it comes further."""

DUEL: Final = (
    "Space",
    "W",
    "A",
    "3",
    "Enter",
    "W",
    "A",
    "W",
    "F1",
    "Escape",
    "Space",
    "W",
    "Escape",
    "Escape",
)
"""Keys that do something in an open duel and between two."""

NAMES: Final = {"en": "Jo", "fr": "Zoé:fr", "ja": "さくら:ja"}
LETTERS: Final = {"hand": "H", "turn": "T", "table": "C", "counts": "E", "scores": "S"}


class Keeper:
    """Keeps a scene of each kind: where the window is, what was pressed before, and how much lies there."""

    def __init__(self, moments: Moments, name: str, most: int) -> None:
        self._moments, self._name, self._most = moments, name, most
        self._kinds: set[Any] = set()
        self.pressed = ""

    def look(self, pilot: Pilot) -> None:
        """Keep what is drawn now, if nothing of its kind was kept."""
        state, scene = pilot.window.state, pilot.window.scene()
        title = state.overlays[-1].title.text if state.overlays else ""
        tableau = scene.tableau
        laid = 0 if tableau is None else len(tableau.middle) + sum(len(one.strips) for one in tableau.places)
        kind = (
            state.moment,
            title,
            state.field is not None,
            state.in_hand,
            self.pressed,
            len(scene.said),
            laid // 3,
        )
        kind = kind if tableau is not None else (scene.title, scene.row == 0)
        if kind not in self._kinds and len(self._kinds) < self._most:
            self._kinds.add(kind)
            what = "overlay" if state.overlays else "typing" if state.field else state.moment
            self._moments[f"{self._name} {len(self._kinds):02} {what} {self.pressed}"] = scene


def at_tables(
    monkeypatch: Any, moments: Moments, game: str, language: str, most: int = 40, steps: int = 150
) -> None:
    """A game with two robots, or with one more person who shares the keyboard."""
    keep = Keeper(moments, f"{game} {language}", most)
    left: list[str] = []

    def decide(pilot: Pilot) -> str:
        keep.look(pilot)
        if pilot.sleeps > steps:
            raise EndOfInput
        if not left:
            left.extend([*WALK, *["Enter"] * MARCH])
        keep.pressed = left[0]
        return left.pop(0)

    pilot = Pilot(monkeypatch, decide)
    sit(pilot, NAMES[language], "bot", "bot", game=game)
    pilot.close()


def hand_over(monkeypatch: Any, moments: Moments, game: str, language: str, most: int = 8) -> None:
    """Two people at one keyboard."""
    keep = Keeper(moments, f"{game} {language} shared", most)

    def decide(pilot: Pilot) -> str:
        keep.look(pilot)
        if pilot.sleeps > 40:
            raise EndOfInput
        return "Enter"

    pilot = Pilot(monkeypatch, decide)
    other = {"en": "Ben:en:ear", "fr": "Luc:fr:ear", "ja": "けん:ja:ear"}[language]
    first = NAMES[language] if ":" in NAMES[language] else NAMES[language] + ":en"
    sit(pilot, first + ":ear+screen", other, "bot", game=game)
    pilot.close()


def lessons(monkeypatch: Any, moments: Moments, name: str, language: str, most: int = 6) -> None:
    """The parts of a lesson, each as far as it comes by its own keys."""
    game, lesson = get_game(name), lesson_of(name)
    for part in lesson.parts[:-1]:
        keep = Keeper(moments, f"{name} {language} lesson {part.id}", most)
        table = LessonTable(game, lesson, part, lambda command: PressKey(LETTERS[command]))
        people = make_players(NAMES[language], "bot1", "bot2", "bot3")[: part.setting.seats]

        def decide(pilot: Pilot, table: Any = table, keep: Keeper = keep) -> str:
            keep.look(pilot)
            if pilot.sleeps > 25:
                raise EndOfInput
            return LETTERS[table.wanted_keys()[0]] if table.wanted_keys() else "Enter"

        pilot = Pilot(monkeypatch, decide)
        setup = TableSetup(
            front=pilot.window, saves=Shelf(), preferences=Choices(clear=False), pages=Desktop(),
            voice=pilot.host.voice, cues=pilot.host.cues, make_bot=table.make_bot, rng=Random(1),
        )  # fmt: skip
        with contextlib.suppress(EndOfInput):
            play_game(table, people, setup)
        pilot.close()


def duels(moments: Moments, mode: str, language: str, most: int = 16) -> None:
    """Duels in real time."""
    keep = Keeper(moments, f"magi_kitchen {language} {mode}", most)
    keys: list[str] = []
    due = [0.0]

    def decide(table: LiveTable) -> str | None:
        if table.window.state.holder is None:
            return None
        keep.look(table)
        if table.now < due[0]:
            return None
        due[0] = table.now + 1.3
        keys[:] = keys or DUEL
        keep.pressed = keys[0]
        return keys.pop(0)

    with pytest.MonkeyPatch.context() as monkeypatch:
        table = LiveTable(monkeypatch, decide, until=120.0)
        table.sit(NAMES[language], "bot", options={"mode": mode}, live=LiveChoices(practised=True), seed=3)


def menus(monkeypatch: Any, moments: Moments, language: str, most: int = 80) -> None:
    """Every page of the menu."""
    keep = Keeper(moments, f"menu {language}", most)
    with tempfile.TemporaryDirectory() as folder:
        pilot, made = at_the_menu(Path(folder), monkeypatch)
        made.language = language
        made.console = Console(pilot.window, language, pilot.heard, None)
        walker: list[Walker] = []

        def decide(pilot: Pilot) -> Any:
            if not walker:
                walker.append(Walker(pilot, Walker(pilot, "").here()))
            keep.look(pilot)
            return walker[0](pilot)

        pilot.decide = decide
        with contextlib.suppress(EndOfInput):
            while _choose(made):
                pass
        pilot.close()


def around_games(monkeypatch: Any, moments: Moments, game: str, language: str, most: int = 30) -> None:
    """What stands around a game: printing, friends' devices, its lesson, statistics, a look back."""
    keep = Keeper(moments, f"{game} {language} around", most)
    with tempfile.TemporaryDirectory() as folder:
        pilot, made = at_the_menu(Path(folder), monkeypatch)
        made.language = language
        made.console = Console(pilot.window, language, pilot.heard, None)
        for opened, keys in around(pilot, made, game):
            left = iter(keys)

            def decide(pilot: Pilot, left: Any = left) -> Any:
                keep.look(pilot)
                for key in left:
                    return key
                raise EndOfInput

            pilot.decide = decide
            with contextlib.suppress(EndOfInput, Back):
                opened()
            pilot.window.withdraw()
        pilot.close()


def gather(languages: tuple[str, ...], games: tuple[str, ...], *, menu: bool = True) -> Moments:
    """All moments of some languages and games."""
    moments: Moments = {}
    for language in languages:
        for game in games:
            for make in (at_tables, hand_over, lessons, around_games):
                with pytest.MonkeyPatch.context() as monkeypatch:
                    make(monkeypatch, moments, game, language)
        for mode in ("buzz", "cluster") if "magi_kitchen" in games else ():
            duels(moments, mode, language)
        if menu:
            with pytest.MonkeyPatch.context() as monkeypatch:
                menus(monkeypatch, moments, language)
    return moments


def kept(path: Path, languages: tuple[str, ...], games: tuple[str, ...], *, menu: bool) -> Moments:
    """Those of a file, gathered anew where there is none."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pickle.dumps(gather(languages, games, menu=menu)))
    return pickle.loads(path.read_bytes())  # ours, from a moment ago
