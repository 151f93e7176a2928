"""KamiMaï's skill mode on a device of one's own: the device plays the tone, and says when was pressed."""

from __future__ import annotations

from accessible_games.engine import Action, Fact, Seat
from accessible_games.play.match import Match
from accessible_games.play.tone import Tone

from ..actions import Draw, SteadyDraw
from ..balance import FARTHEST, TAKEN_OFF
from .host import PULSES, TONES, WAY, DrawnPlainly, SkillIntro


def make_tones(match: Match) -> Draws:
    """What has draws wait for a tone; see `accessible_games.games.live_part`."""
    return Draws(match)


class Draws:
    """The `Tones` of draws.

    Args:
        match: the game.
    """

    def __init__(self, match: Match) -> None:
        self._table = match.table
        self._told: set[Seat] = set()
        """Who was told how it goes."""

    def tone(self, seat: Seat, action: Action) -> Tone | None:
        """The tone that goes along with a draw in skill mode; what tells of it, the first time."""
        skill = self._table.view(None).rules.skill
        if not isinstance(action, Draw) or skill not in PULSES:
            return None
        first = seat not in self._told
        self._told.add(seat)
        cues = tuple((TONES[abs(place)], place / FARTHEST) for place in WAY)
        return Tone(cues, PULSES[skill], SkillIntro(*TAKEN_OFF) if first else None)

    def followed(self, action: Action, ms: int | None) -> tuple[Action, Fact | None]:
        """The draw with how near the centre was pressed: that pulse counts which lies nearest.

        The one that comes next counts, too: who presses a little early means that one.
        """
        if ms is None or not isinstance(action, Draw):
            return action, DrawnPlainly()
        pulse = PULSES[self._table.view(None).rules.skill] * 1000
        nearest = min(len(WAY) - 1, max(0, round(ms / pulse)))
        return SteadyDraw(action.right, abs(WAY[nearest])), None
