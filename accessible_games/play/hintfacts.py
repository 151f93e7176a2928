"""What is told to whoever asks what to do, and of such hints at the beginning and the end of a game."""

from __future__ import annotations

from accessible_games.engine import Answer, Fact


class HintsOff(Answer):
    """There are no hints at this table."""


class HintNotAsked(Answer):
    """Nothing is asked of this player now, so there is nothing to advise."""


class HintNoTime(Answer):
    """What goes on is played in real time."""


class HintBegins(Answer):
    """The first step, where a game has no words of its own for it: how the move begins."""

    choice: Fact


class HintGoesOn(Answer):
    """Behind the first step, once: that there are two more."""


class HintMove(Answer):
    """The second step: the whole move, as the lists say it."""

    choices: tuple[Fact, ...]


class HintOnly(Answer):
    """There is but one move."""

    choices: tuple[Fact, ...]


class HintWaits(Answer):
    """To do nothing, and let the others act."""


class HintByHeart(Answer):
    """The second step, where the rest of the move is to be remembered."""


class HintJudged(Answer):
    """The third step, where a game gives no reasons: a strong robot judges so."""


class HintsAllowed(Answer):
    """Said at the beginning, where several play: each may ask for hints, in private."""


class PlayedWithHints(Answer):
    """Said at the end: so many decisions were advised, so the game counts for nothing."""

    n: int
