"""What the table says while people deal real cards and type what came."""

from __future__ import annotations

from accessible_games.engine import Answer, CountOf, Refused


class DealerTakes(Answer):
    """Somebody who does not play is to type what no player may know."""


class DealerPrompt(Answer):
    """The dealer presses Enter."""


class DealerDone(Answer):
    """The dealer has typed it."""


class OutcomePrompt(Answer):
    """What came is to be typed."""


class ReadBack(Answer):
    """What was typed; Enter keeps it."""

    items: tuple[CountOf, ...]


class StillToType(Answer):
    """So many things of those that are asked for are still to be typed."""

    n: int


class _Unread(Refused, rule="NOTATION", kind="notation"):
    """A typed outcome that cannot be taken."""

    __slots__ = ()


class OutcomeUnreadable(_Unread):
    """The line names nothing that can be dealt; it is not quoted, since it may hold a secret."""


class TooManyTyped(_Unread):
    """More things were typed than are asked for."""

    n: int


class NoSuchPlayerTyped(_Unread):
    """The line names no player."""

    last: int
