"""What somebody has played: a text file for each player, and what can be told from it.

A line is one game that was played to its end, as JSON; nothing is counted anywhere else, so that whoever
takes lines out, or the whole file, has forgotten them.  Nothing here leaves the computer.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from accessible_games.files import is_device
from accessible_games.narration.words import normalise

from .wholefile import PRIVATE, write_all

ENDING: Final = ".jsonl"
_LONGEST_FILE: Final = 32 << 20
"""Bytes of such a file that are read; a hundred thousand games."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game, as one player played it to its end.

    Attributes:
        day: when it was over, by the calendar.
        game: the game's id.
        seats: how many played.
        levels: of the robots among the others, by seat; people are left out.
        won: 1 won, alone or with others, 0 even, -1 lost.
        share: which part of the players has won.
        minutes: how long it took since it was last begun or gone on with.
        whole: whether that is all of it.
        score: the player's points at the end, where the game counts any.
        daily: the day whose game of the day it was, "" for none.
        counts: whether it counts: without a hint, and without a decision taken back after a reveal.
        feats: what was achieved in it, by the game's names for them.
    """

    day: str
    game: str
    seats: int
    levels: tuple[str, ...] = ()
    won: int = 0
    share: float = 0.5
    minutes: int = 0
    whole: bool = True
    score: int | None = None
    daily: str = ""
    counts: bool = True
    feats: tuple[str, ...] = ()


_MOST: Final = 10**6
"""Of minutes and of points; a game with more of them was not played."""


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable()


def _is_count(value: object, least: int = -_MOST) -> bool:
    return type(value) is int and least <= value <= _MOST


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_SOUND: Final[dict[str, Callable[[Any], bool]]] = {
    "day": _is_day,
    "game": _is_text,
    "seats": lambda value: _is_count(value, 1) and value < 100,
    "levels": _are_texts,
    "won": lambda value: type(value) is int and value in (-1, 0, 1),
    "share": lambda value: type(value) in (int, float) and 0 < value <= 1,
    "minutes": lambda value: _is_count(value, 0),
    "whole": lambda value: isinstance(value, bool),
    "score": lambda value: value is None or _is_count(value),
    "daily": lambda value: value == "" or _is_day(value),
    "counts": lambda value: isinstance(value, bool),
    "feats": _are_texts,
}
"""What each field may hold in a file that anybody may have written in."""


def _read_line(line: bytes) -> PlayedGame | None:
    """A game; None if the line is none."""
    try:
        table = json.loads(line)
        fields = {name: table[name] for name in _SOUND if name in table}
        if not all(_SOUND[name](value) for name, value in fields.items()):
            return None
        for name in ("levels", "feats"):
            fields[name] = tuple(fields.get(name, ()))
        return PlayedGame(**fields)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None


def _name_in(path: Path) -> str:
    """Whose file it is; "" if no line says so."""
    try:
        with open(path, "rb") as file:
            lines = file.read(_LONGEST_FILE).splitlines()
    except OSError:
        return ""
    for line in reversed(lines):
        with contextlib.suppress(ValueError, AttributeError, RecursionError):
            name = json.loads(line).get("player")
            if isinstance(name, str) and name and name.isprintable():
                return name
    return ""


class Records:
    """The files of one computer's players.

    Args:
        folder: where they are; made with the first game.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, player: str) -> Path:
        """The file of a player; names that sound alike but for case and marks share one."""
        plain = normalise(player) or "player"
        safe = "".join(char if char.isalnum() else f"-{ord(char):x}-" for char in plain)
        safe = f"-{safe}" if is_device(safe) else safe
        return self._folder / f"{safe[:120]}{ENDING}"

    def of(self, player: str) -> list[PlayedGame]:
        """All that a player has played, the oldest first; lines that cannot be read are passed by."""
        try:
            with open(self.path(player), "rb") as file:
                lines = file.read(_LONGEST_FILE).splitlines()
        except OSError:
            return []
        return [played for line in lines if (played := _read_line(line)) is not None]

    def called(self, player: str) -> str:
        """A player as their file calls them; as they are given where it says nothing."""
        return _name_in(self.path(player)) or player

    def players(self) -> list[str]:
        """Whose files there are, each as the last line calls them, by name."""
        try:
            paths = sorted(self._folder.glob(f"*{ENDING}"))
        except OSError:
            return []
        names = (_name_in(path) for path in paths)
        return sorted({name for name in names if name})

    def add(self, player: str, played: PlayedGame) -> None:
        """Keep a game; OSError if that is not possible."""
        path = self.path(player)
        path.parent.mkdir(parents=True, exist_ok=True)
        table = {"player": player, **dataclasses.asdict(played)}
        text = json.dumps(table, ensure_ascii=False) + "\n"
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), PRIVATE)
        try:
            end = os.lseek(handle, 0, os.SEEK_END)
            # Whatever a full disk cut off stays a line of its own, and is passed by.
            if end and (os.lseek(handle, end - 1, os.SEEK_SET), os.read(handle, 1))[1] != b"\n":
                text = "\n" + text
            write_all(handle, text.encode("utf-8"))
            os.fsync(handle)
        finally:
            os.close(handle)

    def forget(self, player: str) -> None:
        """Take a player's file away; OSError if that is not possible."""
        with contextlib.suppress(FileNotFoundError):
            self.path(player).unlink()


# -- what can be told of it ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tally:
    """Games of one kind.

    Attributes:
        played, won: how many.
        streak: how many of the latest in a row were won.
        longest: how many in a row at most.
        minutes: in all.
        quickest: minutes of the shortest that was won without a break, None where none was.
        best: the highest score, None where none is counted.
    """

    played: int = 0
    won: int = 0
    streak: int = 0
    longest: int = 0
    minutes: int = 0
    quickest: int | None = None
    best: int | None = None


def tally(games: Iterable[PlayedGame]) -> Tally:
    """Count games, the oldest first; those that do not count are left out."""
    played = won = streak = longest = minutes = 0
    quickest: int | None = None
    best: int | None = None
    for one in games:
        if not one.counts:
            continue
        played, minutes = played + 1, minutes + one.minutes
        streak = streak + 1 if one.won > 0 else 0
        won, longest = won + (one.won > 0), max(longest, streak)
        if one.won > 0 and one.whole:
            quickest = one.minutes if quickest is None else min(quickest, one.minutes)
        if one.score is not None:
            best = one.score if best is None else max(best, one.score)
    return Tally(played, won, streak, longest, minutes, quickest, best)


def level_of(played: PlayedGame) -> str:
    """The level of the robots in a game; "" for none, or for several."""
    levels = set(played.levels)
    return levels.pop() if len(levels) == 1 else ""


def days_in_a_row(games: Iterable[PlayedGame], today: date) -> int:
    """On how many days up to today, or yesterday, the game of the day was played without a gap."""
    days = {one.daily for one in games if one.daily}
    day = today if today.isoformat() in days else today - timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - timedelta(days=1)
    return count


def feats_of(games: Iterable[PlayedGame], game: str) -> dict[str, str]:
    """What was achieved in a game, in order: its name, and the day of the first time."""
    found: dict[str, str] = {}
    for one in games:
        if one.game == game and one.counts:
            for feat in one.feats:
                found.setdefault(feat, one.day)
    return found


def new_feats(before: Sequence[PlayedGame], played: PlayedGame) -> tuple[str, ...]:
    """What was achieved for the first time in a game."""
    known = feats_of(before, played.game)
    return tuple(feat for feat in played.feats if feat not in known) if played.counts else ()
