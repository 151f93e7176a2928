"""The help: what the keys do here and now, and under one entry all others, with the reason of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from accessible_games.play.commands import REGISTRY, Command

from .stage import Entry, Overlay
from .words import Phrase

if TYPE_CHECKING:
    from .deeds import Deeds
    from .front import Window
    from .overlays import Overlays

_WALKING: Final = frozenset(("previous", "next", "up", "down", "first", "final", "choose"))
"""Commands that have words of their own where a list of one-line entries is walked through."""

_SEEKING: Final = frozenset(("next-playable", "previous-playable"))
"""The same, where there is no hand either."""


class KeyHelp:
    """Opens the list of keys.

    Args:
        window: whose keys they are.
        deeds: what they do.
        overlays: what opens lists.
    """

    def __init__(self, window: Window, deeds: Deeds, overlays: Overlays) -> None:
        self._window = window
        self._deeds = deeds
        self._overlays = overlays
        self._stage = window.stage
        self._words = window.words

    def open(self) -> None:
        """What counts here and now, then the keys that are live."""
        self._overlays.open(Overlay(self._words.phrase("help"), self._live_entries))

    def _open_others(self) -> None:
        self._overlays.open(Overlay(self._words.phrase("help-absent-title"), self._other_entries))

    def _live_entries(self) -> list[Entry]:
        by_words: dict[str, list[Command]] = {}
        for command in REGISTRY:
            if not self._deeds.lacks(command) and self._window.keymap.keys(command.id):
                by_words.setdefault(self._what(command).text, []).append(command)
        rows = [self._live_row(*commands) for commands in by_words.values()]
        if self._stage.offered or self._stage.in_hand:
            rows.append(self._read_again("digits", "help-digits"))
        others = Entry("others", self._words.phrase("help-others"), self._open_others)
        return [Entry("here", self._here(), self._again), *rows, others]

    def _live_row(self, first: Command, *same: Command) -> Entry:
        """One entry for all commands that do the same here."""
        key = self._key(first)
        for command in same:
            key = self._words.phrase("help-or", one=key, other=self._key(command))
        return Entry(
            first.id, self._words.phrase("help-live", key=key, what=self._what(first)), self._doing(first)
        )

    def _other_entries(self) -> list[Entry]:
        rows = []
        for command in REGISTRY:
            lacks = self._deeds.lacks(command)
            if not lacks and self._window.keymap.keys(command.id):
                continue
            key, what = self._key(command), self._what(command)
            if lacks:
                reason = self._words.phrase(f"lacks-{lacks}")
                phrase = self._words.phrase("help-absent", key=key, what=what, reason=reason)
            else:
                phrase = self._words.phrase("help-live", key=key, what=what)
            rows.append(Entry(command.id, phrase, self._doing(command)))
        back = Entry("back", self._words.phrase("back"), self._overlays.close)
        return [*rows, self._read_again("reader", "help-reader"), back]

    def _read_again(self, key: str, message: str) -> Entry:
        return Entry(key, self._words.phrase(message), self._again)

    def _again(self) -> None:
        self._overlays.read(self._stage.overlays[-1])

    def _doing(self, command: Command) -> Callable[[], str | None]:
        def act() -> str | None:
            if not self._deeds.lacks(command):
                self._overlays.close_all()
            return self._deeds.do(command)

        return act

    # -- words ------------------------------------------------------------------------------

    def _key(self, command: Command) -> Phrase:
        """The key of a command, or what is typed for it."""
        keys = self._window.keymap.keys(command.id)
        if keys:
            return self._words.key(keys[0])
        field = self._words.key(self._window.keymap.keys("type")[0])
        return self._words.phrase("help-typed", key=field, word=self._words.typed_word(command.id))

    def _named(self, command: str) -> Phrase:
        keys = self._window.keymap.keys(command)
        return self._words.key(keys[0]) if keys else self._words.phrase("no-key")

    def _what(self, command: Command) -> Phrase:
        """What a command does, in words that are true of what is walked through now."""
        stage = self._stage
        plain = bool(stage.offered) and not stage.in_hand
        plain = plain and not any(item.details for item in stage.offered)
        listed = plain and (command.id in _WALKING or (command.id in _SEEKING and stage.held is None))
        return self._words.phrase(f"command-{command.id}{'-listed' if listed else ''}")

    def _here(self) -> Phrase:
        """The keys that matter most now, in a sentence."""
        stage = self._stage
        hand = stage.take_up_hand() is not None
        if stage.moment == "waiting":
            name = "waiting"
        elif self._overlays.resumes:
            name = "field"
        elif stage.in_hand:
            name = "hand"
        elif stage.offered:
            name = "list-hand" if hand else "list"
        elif stage.question:
            name = "question"
        else:
            name = "watching-hand" if hand else "watching"
        keys = {name: self._named(name) for name in ("previous", "next", "up", "down", "choose", "menu")}
        return self._words.phrase(f"here-{name}", **keys, tab=self._named("next-playable"))
