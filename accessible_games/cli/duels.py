"""The settings of duels in real time: what counts as equal, the screen, the delay of a device, the keys."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from .answers import Back
from .session import Session

TOLERANCES: Final = range(201)
DELAYS: Final = range(601)
"""Milliseconds; what a headset without a wire may be late."""


def choose_duels(session: Session) -> None:
    """Show the settings until somebody goes back.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    entries = {
        "cli-duels-tolerance": _tolerance,
        "cli-duels-dark": _dark,
        "cli-duels-delay": _delay,
        "cli-duels-practice": _practice,
    }
    while True:
        keys = [*entries, "cli-back-one"]
        chosen = session.console.choose("cli-menu-duels", [(key, {}) for key in keys])
        if keys[chosen] not in entries:
            return
        with suppress(Back):
            entries[keys[chosen]](session)
            session.console.tell("cli-chosen")


def device_name(session: Session) -> str:
    """The sound devices that are there: a delay that was measured counts as long as they are the same."""
    return " + ".join(sorted(session.sound.outputs())) or "default"


def _tolerance(session: Session) -> None:
    _keep(session, tolerance=session.console.number("cli-tolerance", TOLERANCES[0], TOLERANCES[-1]))


def _dark(session: Session) -> None:
    chosen = session.console.choose("cli-dark", [("cli-dark-no", {}), ("cli-dark-yes", {})])
    _keep(session, dark=bool(chosen))


def _delay(session: Session) -> None:
    ms = session.console.number("cli-delay", DELAYS[0], DELAYS[-1])
    _keep(session, delays=session.settings.duels.delays_with(device_name(session), ms))


def _practice(session: Session) -> None:
    _keep(session, practised=False, moved=())


def _keep(session: Session, **changes: object) -> None:
    session.keep(session.settings.with_duels(**changes))
