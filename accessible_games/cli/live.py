"""Real time at a table: where the game has it, the window reads keys and cues are heard."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from accessible_games.engine.table import Table
from accessible_games.play.live import MakeLive
from accessible_games.play.ports import Cues, Speaker, Voice
from accessible_games.play.terminal import Terminal

from .duels import device_name
from .session import Session, TablePreferences

if TYPE_CHECKING:
    from accessible_games.window.edges import TimedCues


@dataclass(frozen=True, slots=True)
class LiveTable:
    """What a game in real time is played with.

    Attributes:
        cues: the cues of the start, which know when they are heard.
        preferences: those of the table.
        make_live: makes the host.
    """

    cues: Cues
    preferences: TablePreferences
    make_live: MakeLive


def live_table(session: Session, table: Table) -> LiveTable | None:
    """What a game needs to be played in real time; None where it is played by lines.

    Args:
        session: the start that it belongs to.
        table: the game's table.
    """
    from accessible_games.realtime.table import live_kind, speed_of

    cues, window = session.sound.cues, session.front
    kind = live_kind(table)
    if not kind:
        return None
    if isinstance(window, Terminal) or cues is None:
        if kind == "tone":
            session.console.tell("cli-no-skill")
        elif not isinstance(window, Terminal):
            session.console.tell("cli-no-live")
        return None
    from accessible_games.realtime.keyboard import Keyboard
    from accessible_games.realtime.live import Live
    from accessible_games.realtime.skill import PULSES, Skill
    from accessible_games.realtime.table import TableChoices
    from accessible_games.window.edges import TimedCues
    from accessible_games.window.realtime import RawTable

    duels = session.settings.duels
    timed = TimedCues(cues, duels.delay(device_name(session)))
    raw = RawTable(window, timed)
    if kind == "tone":
        make_skill = partial(Skill, keys=raw, onsets=timed, around=raw, pulse=PULSES[speed_of(table)])
        return LiveTable(timed, _Preferences(session, timed), make_skill)
    cluster = table.view(None).rules.mode == "cluster"
    make_live = partial(
        Live,
        keys=raw,
        onsets=timed,
        keyboard=Keyboard(table.seats, cluster=cluster, moves=duels.moves),
        choices=TableChoices(duels.tolerance, dark=duels.dark, practised=duels.practised),
        around=raw,
        keeper=_Keeper(session, timed),
    )
    return LiveTable(timed, _Preferences(session, timed), make_live)


class _Keeper:
    """Keeps what practice has found out in the settings."""

    def __init__(self, session: Session, timed: TimedCues) -> None:
        self._session = session
        self._timed = timed

    def keep_moves(self, moves: dict[str, str]) -> None:
        """Remember keys that were moved."""
        self._keep(moved=tuple(f"{home}={place}" for home, place in moves.items()))

    def keep_delay(self, ms: int) -> None:
        """Remember the delay of the sound device, and use it from now on."""
        self._timed.delay_ms = ms
        device = device_name(self._session)
        self._keep(delays=self._session.settings.duels.delays_with(device, ms))

    def keep_practised(self) -> None:
        """Remember that practice was offered."""
        self._keep(practised=True)

    def _keep(self, **changes: object) -> None:
        self._session.keep(self._session.settings.with_duels(**changes))


class _Preferences(TablePreferences):
    """A table's preferences; where another speaks from now on, its cues are timed, too."""

    def __init__(self, session: Session, timed: TimedCues) -> None:
        super().__init__(session)
        self._timed = timed

    def speak_by(self, speaker: Speaker) -> tuple[Voice | None, Cues | None]:
        """Let another speak, and keep it."""
        voice, cues = super().speak_by(speaker)
        if cues is None:
            return voice, None
        self._timed.cues = cues
        return voice, self._timed
