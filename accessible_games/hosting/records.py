"""What a device was sent: kept whole for whoever comes back, and small, since a table has thousands of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, overload

Record = dict[str, Any]

_AT_HAND: Final = 40
"""So many of the latest are kept as they are: what is sent next is among them."""


class Records:
    """Records in their order; older ones are kept as text, a third of the size.

    One thread adds to it and exchanges records, others read: a record itself never changes.
    """

    def __init__(self) -> None:
        self._kept: list[Record | bytes] = []

    def append(self, record: Record) -> None:
        """Add one."""
        self._kept.append(record)
        old = len(self._kept) - _AT_HAND - 1
        if old >= 0:
            self._kept[old] = _packed(self._kept[old])

    def clear(self) -> None:
        """Keep none."""
        self._kept.clear()

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Record]:
        return map(_whole, self._kept)

    @overload
    def __getitem__(self, index: int) -> Record: ...

    @overload
    def __getitem__(self, index: slice) -> list[Record]: ...

    def __getitem__(self, index: int | slice) -> Record | list[Record]:
        if isinstance(index, slice):
            return [_whole(one) for one in self._kept[index]]
        return _whole(self._kept[index])

    def __setitem__(self, index: int, record: Record) -> None:
        self._kept[index] = record

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Records | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def _packed(record: Record | bytes) -> bytes:
    return record if isinstance(record, bytes) else json.dumps(record, ensure_ascii=False).encode()


def _whole(record: Record | bytes) -> Record:
    whole: Record = json.loads(record) if isinstance(record, bytes) else record
    return whole
