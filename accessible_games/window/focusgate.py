"""What is heard while another window has the keyboard: all, sounds, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from accessible_games.play.ports import Cues, Voice


class FocusGate:
    """Lets speech and sounds through, or not; what is not heard is counted, and is in the history.

    Args:
        heard: what is heard of a window that has not the keyboard: one of `UNFOCUSED`.
    """

    def __init__(self, heard: Callable[[], str]) -> None:
        self._heard = heard
        self.away = False
        self.missed = 0
        """Lines of events and alerts that were not heard since the window lost the keyboard."""
        self.on_turn: Callable[[], None] = lambda: None
        """Called when the window has lost the keyboard, or has it again."""

    @property
    def speaks(self) -> bool:
        """Whether speech goes through now."""
        return not self.away or self._heard() == "all"

    @property
    def sounds(self) -> bool:
        """Whether sounds go through now."""
        return not self.away or self._heard() != "nothing"

    def leave(self) -> None:
        """Another window has the keyboard."""
        self.away, self.missed = True, 0
        self.on_turn()

    def come_back(self) -> int:
        """This window has it again; returns how many lines were missed."""
        self.away = False
        self.on_turn()
        return self.missed

    def voice(self, voice: Voice) -> Voice:
        """A voice behind the gate."""
        return cast(Voice, _GatedVoice(self, voice))

    def cues(self, cues: Cues) -> Cues:
        """Sounds behind the gate."""
        return _GatedCues(self, cues)


class _GatedVoice:
    def __init__(self, gate: FocusGate, voice: Voice) -> None:
        self._gate = gate
        self._voice = voice

    def say(self, text: str, *, kind: str, **how: Any) -> object:
        """Speak it, or count it."""
        if self._gate.speaks:
            return self._voice.say(text, kind=kind, **how)  # type: ignore[arg-type]
        if kind in ("event", "alert", "question"):
            self._gate.missed += 1
        return None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._voice, name)


class _GatedCues:
    def __init__(self, gate: FocusGate, cues: Cues) -> None:
        self._gate = gate
        self._cues = cues

    def play(self, cue: str, pan: float = 0.0) -> object:
        """Sound it, or not."""
        return self._cues.play(cue, pan) if self._gate.sounds else None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cues, name)
