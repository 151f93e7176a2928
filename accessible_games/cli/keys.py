"""The settings of speech and keys: what a key skips, what is said of typing, hands that tremble."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from accessible_games.play.look import ECHOES
from accessible_games.play.settings import SKIPPED

from .answers import Back
from .console import Message
from .session import Session

BOUNCES: Final = range(501)
HOLDS: Final = range(1001)
"""Milliseconds."""


def choose_keys(session: Session) -> None:
    """Show the settings until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    entries = {
        "cli-skipped-entry": _skipped,
        "cli-echo-entry": _echo,
        "cli-bounce-entry": _bounce,
        "cli-hold-entry": _hold,
        "cli-bounce-in-duels-entry": _bounce_in_duels,
    }
    while True:
        keys = [*entries, "cli-back-one"]
        chosen = session.console.choose("cli-menu-speech-keys", [(key, {}) for key in keys])
        if keys[chosen] not in entries:
            return
        with suppress(Back):
            entries[keys[chosen]](session)
            session.console.tell("cli-chosen")


def _skipped(session: Session) -> None:
    session.remember(skipped=SKIPPED[_pick(session, "cli-skipped", SKIPPED)])
    session.reopen_sound()


def _echo(session: Session) -> None:
    _keep(session, echo=ECHOES[_pick(session, "cli-echo", ECHOES)])


def _bounce(session: Session) -> None:
    now = session.settings.window.bounce_ms
    _keep(session, bounce_ms=session.console.number("cli-bounce", BOUNCES[0], BOUNCES[-1], now=now))


def _hold(session: Session) -> None:
    now = session.settings.window.hold_ms
    _keep(session, hold_ms=session.console.number("cli-hold", HOLDS[0], HOLDS[-1], now=now))


def _bounce_in_duels(session: Session) -> None:
    rows: list[Message] = [("cli-bounce-in-duels-no", {}), ("cli-bounce-in-duels-yes", {})]
    _keep(session, bounce_in_duels=bool(session.console.choose("cli-bounce-in-duels", rows)))


def _pick(session: Session, key: str, values: tuple[str, ...]) -> int:
    return session.console.choose(key, [(f"{key}-{value}", {}) for value in values])


def _keep(session: Session, **changes: object) -> None:
    session.keep(session.settings.with_window(**changes))
