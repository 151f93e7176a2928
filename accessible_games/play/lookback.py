"""Looking back at a game that is over: its story in a few sentences, and the decisions that cost most.

A `Course` holds all that was hidden, so there is none of a game that goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import CHANCE, Action, Event, Fact, Game, ScoredGame, Seat, State
from accessible_games.engine.table import Table
from accessible_games.narration.names import PlayerName

from . import storyfacts as facts
from .advising import adviser_of
from .match import NewsFilter

MOST: Final = 3
"""So many decisions are looked back at."""
AROUND: Final = 8
"""So many actions before a decision, and behind it, are walked through."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game that is over, from its beginning.

    Attributes:
        game: the game.
        begin: gives the state in which it began, a new one each time.
        seats: number of players.
        actions: all that was done.
    """

    game: Game
    begin: Callable[[], State]
    seats: int
    actions: Sequence[tuple[Seat, Action]]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and who may look at it.

    Attributes:
        course: all of it.
        names: of its players, by seat.
        seats: those who look: the people of a keyboard, or everybody.
    """

    course: Course
    names: tuple[PlayerName, ...]
    seats: tuple[Seat, ...]


def finished_at(table: Table, names: Sequence[PlayerName], seats: Sequence[Seat]) -> Finished:
    """The game of a table; ValueError where it goes on."""
    begin, actions = table.course()
    return Finished(Course(table.game, begin, table.seats, actions), tuple(names), tuple(seats))


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that cost much.

    Attributes:
        step: the number of the action, from 0.
        at: which decision it was.
        count: how many the game had.
        done, better: what was done, and what would have been better, as the lists say it.
        price: what it cost, in the game's words.
        why: the reason, where the game gives one.
        cost: in the game's unit.
    """

    step: int
    at: facts.DecisionAt
    count: int
    done: tuple[Fact, ...]
    better: tuple[Fact, ...]
    price: Fact
    why: tuple[Fact, ...]
    cost: float

    @property
    def told(self) -> Fact:
        """As an entry of a list."""
        return facts.CostlyDecision(self.at, self.count, self.done, self.better, self.price)

    @property
    def explained(self) -> Fact:
        """As a remark where the game is walked through."""
        return facts.BetterSo(self.done, self.better, self.price, self.why)


def costly_decisions(course: Course, seat: Seat) -> Sequence[Costly] | None:
    """The decisions of a player that cost most, the dearest first; by what that player knew, remembering all.

    None: the game's adviser weighs nothing.
    """
    game, adviser = course.game, adviser_of(course.game, seat, course.seats)
    state, found, weighed, places = course.begin(), [], False, _places(course)

    def hear(event: Event) -> None:
        opened = event.heard_by(seat)
        if opened is not None:
            adviser.hear(opened)

    for step, (who, action) in enumerate(course.actions):
        legal = state.legal_actions(seat) if who == seat else ()
        if len(legal) > 1:
            view = state.view(seat)
            weights = adviser.weigh(view, legal)
            if weights is not None and action in legal:
                weighed = True
                best = max(range(len(legal)), key=weights.__getitem__)
                cost = weights[best] - weights[list(legal).index(action)]
                price = adviser.price(cost)
                if price is not None:
                    why = adviser.why(view, legal, legal[best])
                    steps = [tuple(game.steps(view, one)) for one in (action, legal[best])]
                    found.append((cost, step, steps, price, () if why is None else (why,)))
        state.apply(who, action, hear)
    if not weighed:
        return None
    found.sort(key=lambda one: -one[0])
    return [
        Costly(step, places[step], places[-1].number, done, better, price, why, cost)
        for cost, step, (done, better), price, why in found[:MOST]
    ]


def around(course: Course, seat: Seat, costly: Costly) -> list[tuple[Fact, ...]]:
    """What a player heard around a decision, moment by moment, and before it what would have been better."""
    state, news, moments = course.begin(), NewsFilter(), list[tuple[Fact, ...]]()
    for number, (who, action) in enumerate(course.actions):
        if number == costly.step:
            moments.append((costly.explained,))
        events: list[Event] = []
        state.apply(who, action, events.append)
        own = [event.heard_by(seat) for event in events]
        heard = tuple(event for event in own if event is not None and news.is_news(event))
        if heard and abs(number - costly.step) <= AROUND:
            moments.append(heard)
    return moments


def _places(course: Course) -> Sequence[facts.DecisionAt]:
    """Of each action which decision it is, counted through the game; the one before where chance acts."""
    state, number, begun, found = course.begin(), 0, [0], []

    def hear(event: Event) -> None:
        begun[0] += event.begins

    for who, action in course.actions:
        number += who != CHANCE
        state.apply(who, action, hear)
        found.append((number, max(1, begun[0])))
    return [facts.DecisionAt(number, one if begun[0] > 1 else 0) for number, one in found]


def story(course: Course) -> Sequence[Fact]:
    """The story of a game in at most five sentences, of what everybody heard."""
    told = list(_moments(course))
    decisions = [moment for moment in told if moment.decision]
    people = tuple(Seat(seat) for seat in range(course.seats))
    sentences: list[Fact] = [facts.StoryBegins(people, len(decisions))]
    last = next((moment for moment in reversed(told) if moment.events), None)
    moved = [moment for moment in told if moment.change and moment.events]
    if moved:
        scoring = _scoring(told, moved)
        peak = max(moved[:-1] if moved[-1] is last and moved[1:] else moved, key=lambda moment: moment.change)
        if moved[0] is not peak:
            sentences.append(facts.StoryFirst(moved[0].at, scoring(moved[0])))
        sentences.append(facts.StoryPeak(peak.at, scoring(peak)))
        lead = _lead(course, told)
        if lead is not None:
            sentences.append(lead)
    if last is not None:
        sentences.append(facts.StoryEnds(last.events[-1]))
    return sentences


def _scoring(told: Sequence[_Moment], moved: Sequence[_Moment]) -> Callable[[_Moment], Event]:
    """What tells the event by which scores moved: of a kind that seldom comes when they do not."""
    often, then = (
        Counter(type(event) for moment in some for event in moment.events) for some in (told, moved)
    )

    def fits(event: Event) -> tuple[float, int]:
        kind = type(event)
        return then[kind] / often[kind], then[kind]

    return lambda moment: max(moment.events, key=fits)


@dataclass(slots=True)
class _Moment:
    """What an action led to.

    Attributes:
        at: which decision it was; the one before where chance acted.
        decision: whether a player acted.
        events: as everybody heard them.
        scores: by seat, as everybody may know them; None where they are not told.
        change: by how much they rose, all together.
    """

    at: facts.DecisionAt
    decision: bool
    events: Sequence[Event]
    scores: Sequence[int] | None
    change: int


def _moments(course: Course) -> Iterator[_Moment]:
    state, before = course.begin(), None
    for (who, action), at in zip(course.actions, _places(course), strict=True):
        events: list[Event] = []
        state.apply(who, action, events.append)
        public = [event for event in (one.heard_by(None) for one in events) if event is not None]
        scores = _scores(course, state)
        change = 0
        if scores is not None and before is not None:
            change = sum(max(0, one - other) for one, other in zip(scores, before, strict=True))
        before = scores
        yield _Moment(at, who != CHANCE, public, scores, change)


def _scores(course: Course, state: State) -> Sequence[int] | None:
    game = course.game
    if not isinstance(game, ScoredGame):
        return None
    found = [game.score(state.view(None), Seat(seat)) for seat in range(course.seats)]
    return None if None in found else [one or 0 for one in found]


def _lead(course: Course, told: Sequence[_Moment]) -> Fact | None:
    """Who led in the end, and since when; None where all play together, or it ended even."""
    if len(course.game.sides(course.seats)) == 1:
        return None
    leaders: list[tuple[tuple[Seat, ...], facts.DecisionAt]] = []
    for moment in told:
        if moment.scores is None:
            continue
        most = max(moment.scores)
        first = [seat for seat, one in enumerate(moment.scores) if one == most]
        side = next(tuple(side) for side in course.game.sides(course.seats) if first[0] in side)
        if set(first) <= set(side) and (not leaders or leaders[-1][0] != side):
            leaders.append((side, moment.at))
    if not leaders:
        return None
    side, since = leaders[-1]
    changes, late = len(leaders) - 1, since.number * 10 > told[-1].at.number * 9
    how = "kept" if not changes else "late" if late else "once" if changes == 1 else "often"
    return facts.StoryLead(side, since, changes, how)
