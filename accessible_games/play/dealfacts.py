"""What the table says while people deal real cards and type what came."""

from __future__ import annotations

from typing import ClassVar

from accessible_games.engine import Answer, CountOf, RefusalKind, Refused, fact


@fact
class DealerTakes(Answer):
    """Somebody who does not play is to type what no player may know."""


@fact
class DealerPrompt(Answer):
    """The dealer presses Enter."""


@fact
class DealerDone(Answer):
    """The dealer has typed it."""


@fact
class OutcomePrompt(Answer):
    """What came is to be typed."""


@fact
class ReadBack(Answer):
    """What was typed; Enter keeps it."""

    items: tuple[CountOf, ...]


@fact
class StillToType(Answer):
    """So many things of those that are asked for are still to be typed."""

    n: int


class _Unread(Refused):
    """A typed outcome that cannot be taken."""

    __slots__ = ()
    rule: ClassVar[str] = "NOTATION"
    kind: ClassVar[RefusalKind] = RefusalKind.NOTATION


@fact
class OutcomeUnreadable(_Unread):
    """The line names nothing that can be dealt; it is not quoted, since it may hold a secret."""


@fact
class TooManyTyped(_Unread):
    """More things were typed than are asked for."""

    n: int


@fact
class NoSuchPlayerTyped(_Unread):
    """The line names no player."""

    last: int
