"""What a player of Kami may smile at after a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from accessible_games.engine import Event
from accessible_games.engine.feats import Feats, Story, longest_row

from .cards import Card
from .events import Attacked, CardHidden, Defended, GameWon, Passed, RoundDealt, RoundWon, SideScore

_FAR: Final = 10
_HAIR: Final = 2
_HIRED: Final = 3
_ROW: Final = 3


def _rounds(story: Story) -> list[RoundWon]:
    """The rounds that this player's side has won."""
    return [won for won in story.all(RoundWon) if story.seat in (won.seat, won.partner)]


def _played(story: Story) -> Iterator[tuple[list[Event], RoundWon]]:
    """The rounds that this player has won, each with what happened in it."""
    happened: list[Event] = []
    for event in story.events:
        if isinstance(event, RoundDealt):
            happened = []
        happened.append(event)
        if isinstance(event, RoundWon) and event.seat == story.seat:
            yield happened, event


def _is_mine(score: SideScore, story: Story) -> bool:
    return story.seat in (score.seat, score.partner)


def _ahead(story: Story, won: RoundWon) -> int:
    """By how much this side is ahead of the best other one, behind a round; negative if it is behind."""
    mine = next(score.points for score in won.scores if _is_mine(score, story))
    return mine - _best_other(story, won)


def _best_other(story: Story, won: RoundWon) -> int:
    return max(score.points for score in won.scores if not _is_mine(score, story))


def _last(story: Story) -> RoundWon | None:
    """The round that won the game for this player's side."""
    rounds = story.all(RoundWon)
    return rounds[-1] if story.won and rounds else None


def _clean_sheet(story: Story) -> bool:
    last = _last(story)
    return last is not None and _best_other(story, last) == 0


def _comeback(story: Story) -> bool:
    return story.won and any(_ahead(story, won) <= -_FAR for won in story.all(RoundWon))


def _exact(story: Story) -> bool:
    return story.won and any(won.points == story.view.target for won in story.all(GameWon))


def _by_a_hair(story: Story) -> bool:
    last = _last(story)
    return last is not None and _best_other(story, last) >= max(1, story.view.target - _HAIR)


def _no_pass(story: Story) -> bool:
    return any(
        not any(isinstance(event, Passed) and event.seat == story.seat for event in happened)
        for happened, _ in _played(story)
    )


def _teamwork(story: Story) -> bool:
    winners = {won.seat for won in _rounds(story) if won.partner != won.seat}
    return story.won and len(winners) == 2


def _hired(story: Story) -> bool:
    return any(
        sum(
            event.stack > 0 and event.seat == story.seat
            for event in happened
            if isinstance(event, (Attacked, Defended, CardHidden))
        )
        >= _HIRED
        for happened, _ in _played(story)
    )


FEATS: Final[Feats] = {
    "first-win": lambda story: story.won,
    "master-strike": lambda story: bool(story.own(RoundWon, master_strike=True)),
    "imperial": lambda story: bool(story.own(RoundWon, master_strike=True, card=Card.EMPRESS)),
    "humble": lambda story: bool(story.own(RoundWon, card=Card.WARRIOR)),
    "clean-sheet": _clean_sheet,
    "comeback": _comeback,
    "in-a-row": lambda story: longest_row([won in _rounds(story) for won in story.all(RoundWon)]) >= _ROW,
    "exact": _exact,
    "by-a-hair": _by_a_hair,
    "no-pass": _no_pass,
    "teamwork": _teamwork,
    "hired": _hired,
}
