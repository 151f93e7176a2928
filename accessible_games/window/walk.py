"""The focus in a list: where it stands, where it goes, and that it stays on the same thing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from accessible_games.play.board import Item

from .initials import initials


class Walk:
    """A focus that is anchored to what it stands on, not to a place."""

    def __init__(self) -> None:
        self.items: tuple[Item, ...] = ()
        self.index = 0
        self.line = 0
        """0 on the entry itself, 1 and up in its details."""

    @property
    def item(self) -> Item | None:
        """The entry in focus."""
        return self.items[self.index] if self.items else None

    def open(
        self,
        items: Sequence[Item],
        *,
        beside: bool = False,
        key: Hashable = None,
        first: int | None = None,
    ) -> int:
        """Walk another list, or the same one as it is now; returns the index in focus.

        Args:
            items: the entries.
            beside: what to do if the entry in focus is gone: go to the one in its place (of a hand
                from which it was played), else to where the focus begins (of another list).
            key: the entry to go to, if it is there.
            first: where the focus begins; None: at the first entry that lets no chance go by.
        """
        before = self.item
        self.items = tuple(items)
        keys = [item.key for item in self.items]
        if key is not None and key in keys:
            index = keys.index(key)
        elif before is not None and before.key in keys:
            index = keys.index(before.key)
        else:
            index = min(self.index, len(keys) - 1) if beside and keys else self._begin(first)
        if index != self.index or before is None or before.key not in keys:
            self.line = 0
        self.index = max(0, index)
        self.line = min(self.line, len(self.items[self.index].details)) if self.items else 0
        return self.index

    def _begin(self, first: int | None) -> int:
        acting = [index for index, item in enumerate(self.items) if not item.passes]
        return first if first is not None else acting[0] if acting else 0

    def close(self) -> None:
        """Walk nothing."""
        self.items, self.index, self.line = (), 0, 0

    def move(self, by: int, *, wrapping: bool) -> bool:
        """Go on by one entry, or back; returns whether an end was met."""
        self.line = 0
        wanted, count = self.index + by, len(self.items)
        if 0 <= wanted < count:
            self.index = wanted
            return False
        if wrapping and count:
            self.index = wanted % count
        return True

    def step(self, by: int, *, wrapping: bool) -> bool:
        """Go on line by line inside the entry; where it has one line, from entry to entry."""
        details = len(self.items[self.index].details) if self.items else 0
        if not details:
            return self.move(by, wrapping=wrapping)
        wanted = self.line + by
        self.line = max(0, min(wanted, details))
        return wanted != self.line

    def jump(self, *, last: bool) -> None:
        """Go to the first or the last entry."""
        self.go(len(self.items) - 1 if last else 0)

    def page(self, by: int) -> bool:
        """Go on by so many entries, or back, as far as there are any; returns whether an end was met."""
        wanted = self.index + by
        self.go(max(0, min(wanted, len(self.items) - 1)))
        return wanted != self.index

    def go(self, index: int) -> None:
        """Go to an entry."""
        self.index, self.line = index, 0

    def seek(self, typed: str) -> bool:
        """Go to the entry that a typed line stands for; False if there is none."""
        return self._go([index for index, item in enumerate(self.items) if item.typed == typed])

    def seek_letter(self, letter: str, *, wrapping: bool = True) -> bool:
        """Go to the next entry that begins with a letter; False if none does.

        Args:
            letter: a Latin capital.
            wrapping: whether the first entries come again behind the last one.
        """
        after = range(self.index + 1, len(self.items))
        way = (*after, *range(self.index + 1)) if wrapping else after
        return self._go([index for index in way if letter in initials(self.items[index])])

    def seek_playable(self, by: int) -> bool:
        """Go to the next playable entry in a direction; False if there is none further on."""
        way = range(self.index + by, len(self.items) if by > 0 else -1, by)
        return self._go([index for index in way if self.items[index].state == "playable"])

    def _go(self, found: Sequence[int]) -> bool:
        if found:
            self.go(found[0])
        return bool(found)
