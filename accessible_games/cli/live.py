"""Real time at a table and in the settings: where a game has it, the window reads keys and cues are heard."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessible_games.engine import LiveGame
from accessible_games.engine.table import Table
from accessible_games.games import GAMES, live_part
from accessible_games.narration.catalogue import MessageError
from accessible_games.play.live import MakeLive
from accessible_games.play.ports import Cues, Speaker, Voice
from accessible_games.play.settings import live_choices
from accessible_games.play.terminal import Terminal

from .answers import Back
from .console import SAID, Message, Said
from .session import Session, TablePreferences

if TYPE_CHECKING:
    from accessible_games.window.realtime import TimedCues

DELAYS: Final = range(601)
"""Milliseconds; what a headset without a wire may be late."""


def device_name(session: Session) -> str:
    """The sound devices that are there: a delay that was measured counts as long as they are the same."""
    return " + ".join(sorted(session.sound.outputs())) or "default"


# -- at a table -----------------------------------------------------------------------------------


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


def live_table(session: Session, table: Table, **chosen: Any) -> LiveTable | None:
    """What a game needs to be played in real time; None where it is played by lines.

    Args:
        session: the start that it belongs to.
        table: the game's table.
        chosen: choices of the game's own that count for this table, where it has them.

    Raises:
        OptionError: the game's real-time part does not load.
    """
    game, cues, window = table.game, session.sound.cues, session.front
    if not isinstance(game, LiveGame) or not game.live(table.view(None)):
        return None
    if isinstance(window, Terminal) or cues is None:
        lacks = "live-no-window" if isinstance(window, Terminal) else "live-no-sounds"
        with suppress(MessageError):  # nothing is to be said of it
            session.console.tell(SAID, text=session.console.menu_words(game.name, lacks))
        return None
    from accessible_games.realtime.ports import Equipment
    from accessible_games.window.realtime import RawTable, TimedCues

    timed = TimedCues(cues, session.settings.delay(device_name(session)), mark=cues.mark)
    raw = RawTable(window, timed)
    choices = session.settings.live_of(game.name)
    own = {key: value for key, value in chosen.items() if hasattr(choices, key)}
    choices = dataclasses.replace(choices, **own) if own else choices
    equipment = Equipment(raw, timed, raw, _Keeper(session, game.name, timed), choices)
    make_live = live_part(game.name, "host").make_live(table, equipment)
    return LiveTable(timed, _Preferences(session, timed), make_live)


class _Keeper:
    """Keeps in the settings what was found out about the keyboard and the device."""

    def __init__(self, session: Session, game: str, timed: TimedCues) -> None:
        self._session = session
        self._game = game
        self._timed = timed

    def keep(self, **changes: object) -> None:
        """Remember choices of the game's own."""
        self._session.keep(self._session.settings.with_live(self._game, **changes))

    def keep_delay(self, ms: int) -> None:
        """Remember the delay of the sound device, and use it from now on."""
        self._timed.delay_ms = ms
        self._session.keep(self._session.settings.with_delay(device_name(self._session), ms))


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


# -- in the settings ------------------------------------------------------------------------------


def live_entries(session: Session) -> list[tuple[Message, Callable[[Session], None]]]:
    """An entry of the settings for each game that remembers something about real time."""
    games = [name for name in GAMES if live_choices(name) is not None]
    return [
        ((SAID, {"text": session.console.menu_words(game, "live")}), partial(choose_live, game=game))
        for game in games
    ]


def choose_live(session: Session, game: str) -> None:
    """Show what a game remembers about real time until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    words = partial(session.console.menu_words, game)
    entries = _entries(session, game, words)
    rows: list[Message] = [row for row, _ in entries]
    while True:
        chosen = session.console.choose(SAID, [*rows, ("cli-back-one", {})], text=words("live"))
        if chosen == len(entries):
            return
        with suppress(Back):
            entries[chosen][1]()
            session.console.tell("cli-chosen")


def _entries(
    session: Session, game: str, words: Callable[..., Said]
) -> list[tuple[Message, Callable[[], None]]]:
    kind = live_choices(game)
    assert kind is not None and dataclasses.is_dataclass(kind)
    entries: list[tuple[Message, Callable[[], None]]] = []
    for described in dataclasses.fields(kind):
        with suppress(MessageError):  # nobody is asked for it
            row: Message = (SAID, {"text": words(f"live-{described.name}")})
            entries.append((row, partial(_ask, session, game, described, words)))
    entries.append((("cli-live-delay", {}), partial(_delay, session)))
    first = kind()
    for name, fields in kind.renewed.items():
        changes = {field: getattr(first, field) for field in fields}
        entries.append(((SAID, {"text": words(f"live-{name}")}), partial(_keep, session, game, **changes)))
    return entries


def _ask(session: Session, game: str, described: dataclasses.Field[Any], words: Callable[..., Said]) -> None:
    """Ask for one field: a number, or a switch."""
    numbers, question = described.metadata["numbers"], f"live-{described.name}-question"
    value: int | bool
    if numbers is not None:
        text = words(question, least=numbers[0], most=numbers[-1])
        value = session.console.number(SAID, numbers[0], numbers[-1], text=text)
    else:
        answers: list[Message] = [
            (SAID, {"text": words(f"live-{described.name}-{answer}")}) for answer in ("no", "yes")
        ]
        now = bool(getattr(session.settings.live_of(game), described.name))
        value = bool(session.console.choose(SAID, answers, first=now, text=words(question)))
    _keep(session, game, **{described.name: value})


def _delay(session: Session) -> None:
    ms = session.console.number("cli-delay", DELAYS[0], DELAYS[-1])
    session.keep(session.settings.with_delay(device_name(session), ms))


def _keep(session: Session, game: str, **changes: object) -> None:
    session.keep(session.settings.with_live(game, **changes))
