"""How late a sound device is: from taps along with a regular cue."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Final

BEATS: Final = 12
PERIOD: Final = 0.9
"""Seconds from beat to beat; longer than any device is late, so that no tap fits two beats."""

_EARLY: Final = 0.15
"""Seconds by which a hand may be before the sound."""
_FEWEST: Final = 6
_SETTLING: Final = 3
"""Beats until a hand has found the beat."""
_UNEVEN: Final = 0.06
"""Seconds by which three quarters of the taps may differ from their middle."""
MOST_MS: Final = 600


def delay_of(beats: Sequence[float], taps: Sequence[float]) -> int | None:
    """The delay of the device in whole milliseconds; None if the taps do not tell.

    Each beat is compared with the tap that follows it, or comes just before it.  The middle one of the
    differences counts, so that one tap gone wrong does no harm; hands are a little early rather than
    late, and less than no delay is none.

    Args:
        beats: when each beat was sent to the device, in seconds, `PERIOD` apart.
        taps: when each tap came, on the same clock.
    """
    lags = []
    for beat in beats[_SETTLING:]:
        near = [tap - beat for tap in taps if -_EARLY <= tap - beat < PERIOD - _EARLY]
        lags += near[:1]
    if len(lags) < _FEWEST:
        return None
    middle = median(lags)
    apart = sorted(abs(lag - middle) for lag in lags)
    if apart[len(apart) * 3 // 4] > _UNEVEN:
        return None
    return min(MOST_MS, max(0, round(middle * 1000)))
