"""Which lists whoever listens has heard: none is told again while it is the same.

A list belongs to its question: the same sort of question, reached by the same sort of choices.  It
is told whole the first time, whenever somebody asks for it, and where it has become shorter, so that
nobody counts on an entry that has gone.  Else what is new under its number is told, and of the same
list nothing; the way back is told once.  What an entry is known by, the game says (`Fact.standing`):
an entry whose numbers are told by its question stays the same entry.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from accessible_games.engine import Fact
from accessible_games.narration.wording import message_of

from .asking import Numbered

Known = dict[int, Hashable]


class Heard:
    """The lists that one listener, or one table, has heard since the keyboard came."""

    def __init__(self) -> None:
        self._lists: dict[Hashable, Known] = {}
        self._knows_back = False
        self._told: tuple[Hashable, Known, bool] | None = None

    def news(self, question: Sequence[Fact], entries: Sequence[Numbered]) -> Sequence[Numbered]:
        """The entries that have to be told, and are told now.

        Args:
            question: what is asked, with the choices that led to it.
            entries: the whole list.
        """
        kind = tuple(message_of(type(one), one.variant()) for one in question)
        whole: Known = {one.number: one.choice.standing for one in entries if one.number}
        known = self._lists.get(kind, {})
        self._told = (kind, whole, any(not one.number for one in entries))
        if known.keys() - whole.keys():
            known = {}
        return [
            one
            for one in entries
            if (known.get(one.number) != one.choice.standing if one.number else not self._knows_back)
        ]

    def settle(self, *, cut: bool) -> None:
        """The list that was told has been answered.

        Args:
            cut: whether it still sounded, so that its end was not heard.
        """
        if self._told is not None and not cut:
            kind, whole, back = self._told
            self._lists[kind] = whole
            self._knows_back |= back
        self._told = None

    def forget(self) -> None:
        """Somebody else listens from now on."""
        self._lists.clear()
        self._knows_back = False
        self._told = None
