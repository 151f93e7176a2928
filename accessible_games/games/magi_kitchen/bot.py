"""placeholder"""

from collections.abc import Callable, Mapping

from accessible_games.engine import Bot, Seat

BOTS: Mapping[str, Callable[[Seat, int], Bot]] = {}
