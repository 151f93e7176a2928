"""Whether anything that a seat gets depends on what it must not know.

Two worlds that a seat cannot tell apart are played side by side (see `twins`).  As long as it
knows the same in both, all that it gets must be the same: events, lines, cues, view, legal
actions, refusals, a bot's choice.  What a game shows in its events *and* in its views counts as
open: whether that is right, only the rulebook and a reader of the transcripts can say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from accessible_games.engine import Action, Bot, Fact, Game, Seat, SecretSpokenError, State
from accessible_games.engine.timing import PonderingBot

from .cases import Case, draw_step, failure, random_game
from .listeners import heard_by, narrators, told
from .twins import Outcome, Twin, candidates, outcome_of
from .universe import Universe

_PONDERS: Final = 0.05
"""Of its decisions, those for which a robot that takes its time is asked: it gets what the others get."""


def check_secrets(case: Case, universe: Universe, rng: Random, steps: int = 120, tries: int = 8) -> int:
    """Play twin worlds for those seats that `Case.ears` names, and for the spectator.

    Args:
        case: what to play.
        universe: what a seat could type.
        rng: the only source of chance.
        steps: the fewest steps to play for each; a game that ends sooner is followed by another.
        tries: typed actions whose refusals are compared, per step.

    Returns:
        In how many steps the two worlds differed behind the listener's back.

    Raises:
        SuiteError: the listener could tell two worlds apart that it must not, or nothing ever
            differed, so that nothing was tested.
    """
    differed = 0
    for listener in case.ears(rng):
        left = steps
        while left > 0:
            found = list(Watch(case, universe, listener, rng, tries).play(left))
            differed += sum(found)
            left -= max(1, len(found))
    if not differed and not _all_is_open(case, rng, steps):
        raise failure(case, (), "no two worlds look alike to any seat: does everybody see everything?")
    return differed


def _all_is_open(case: Case, rng: Random, steps: int) -> bool:
    """Whether a spectator knows all of a random game: then there is nothing that could leak."""
    return all(
        case.game.determinise(state.view(None), rng).inspect() == state.inspect()
        for state, _, _ in random_game(case, rng, steps)
    )


def twin_games(case: Case, listener: Seat | None, rng: Random, steps: int) -> tuple[Twin, Twin]:
    """Two games from their beginning that the listener cannot tell apart, differing from the first deal.

    Both end where the listener would learn which of the two it is in, or after so many steps.

    Raises:
        SuiteError: a leak was found on the way.
    """
    *_, (left, right) = [(Twin(case.begin()), Twin(case.begin())), *twin_worlds(case, listener, rng, steps)]
    return left, right


def twin_worlds(case: Case, listener: Seat | None, rng: Random, steps: int) -> Iterator[tuple[Twin, Twin]]:
    """The two games of `twin_games` after each of their steps."""
    watch = Watch(case, None, listener, rng, 0)
    for _ in watch.play(steps, until_apart=True):
        yield watch.left, watch.right


class Watch:
    """Two worlds and the seat that watches them.

    Args:
        case: what to play.
        universe: what the seat could type; None: nothing is typed.
        listener: the seat; None: the spectator.
        rng: the only source of chance.
        tries: typed actions whose refusals are compared, per step.
    """

    def __init__(
        self, case: Case, universe: Universe | None, listener: Seat | None, rng: Random, tries: int
    ) -> None:
        self._case = case
        self._universe = universe
        self._listener = listener
        self._rng = rng
        self._tries = tries
        self._narrators = narrators(case.game)
        self._bots = _bots(case.game, listener, case.seats)
        self._ponder = {level for level, (one, _) in self._bots.items() if isinstance(one, PonderingBot)}
        self.left = Twin(case.begin())
        self.right = Twin(case.begin())

    def play(self, steps: int, *, until_apart: bool = False) -> Iterator[bool]:
        """Play on in both worlds; after each step, whether they differ unseen."""
        try:
            for _ in range(steps):
                self._compare_standing()
                step = draw_step(self.left.state, self._rng)
                if step is None:
                    return
                seat, action = step
                mine = outcome_of(self.left.state, seat, action, self._listener)
                self._compare_other_decisions(seat, mine)
                theirs = self._find_twin_step(seat, mine)
                if theirs is None and until_apart:
                    return
                self._go_on(seat, mine, theirs)
                yield self.left.state.inspect() != self.right.state.inspect()
        except SecretSpokenError as problem:
            raise self._failure(f"a view or an event still holds a seal: {problem}") from None

    # -- before a step --------------------------------------------------------------------

    def _compare_standing(self) -> None:
        """What the listener can ask without anything happening."""
        left, right = self.left.state, self.right.state
        self._demand(left.actors() == right.actors(), "actors() depends on what it must not know")
        for who in {self._listener, None}:
            one, other = left.view(who), right.view(who)
            self._demand(one == other, f"the view of {_name(who)} depends on what is hidden")
            self._demand(repr(one) == repr(other), "a view holds something that it does not compare")
        if self._listener is None:
            return
        seat = self._listener
        legal = left.legal_actions(seat)
        same = list(legal) == list(right.legal_actions(seat))
        self._demand(same, "its list of legal actions depends on what it must not know")
        for typed in self._typed(legal):
            mine, theirs = left.check(seat, typed), right.check(seat, typed)
            self._demand(mine == theirs, f"the answer to {str(typed)!r} depends on what it must not know")
            if mine is not None and theirs is not None:
                self._compare_lines([mine], [theirs], f"the refusal of {str(typed)!r}")
        if legal:
            self._compare_bots(seat, legal)

    def _typed(self, legal: Sequence[Action]) -> list[Action]:
        if self._universe is None:
            return []
        almost = self._universe.typed_like(legal, self._rng, self._tries)
        return [*almost, *self._universe.typed(self._rng, self._tries)]

    def _compare_bots(self, seat: Seat, legal: Sequence[Action]) -> None:
        seed = self._rng.random()
        for level, (one, other) in self._bots.items():
            if level in self._ponder and self._rng.random() > _PONDERS:
                continue
            mine = one.choose(self.left.state.view(seat), legal, Random(seed))
            theirs = other.choose(self.right.state.view(seat), legal, Random(seed))
            self._demand(mine == theirs, f"the bot {level!r} chooses by what it must not know")

    # -- a step ---------------------------------------------------------------------------

    def _compare_other_decisions(self, seat: Seat, mine: Outcome) -> None:
        """Other steps by chance or another seat that differ only in what is hidden must sound the same."""
        if seat == self._listener:
            return
        world, after = self.left.state, mine.state.inspect()
        for other in candidates(self._case, world, seat, mine.action, self._listener, self._rng):
            their = outcome_of(world, seat, other, self._listener)
            if self._same_view(mine.state, their.state) and their.state.inspect() != after:
                both = f"{str(mine.action)!r} and {str(other)!r} of seat {seat}"
                both += " differ only in what is hidden (what is known to all stands in every view)"
                self._compare_heard(mine, their, both)

    def _find_twin_step(self, seat: Seat, mine: Outcome) -> Outcome | None:
        """A step of the right world that looks like `mine`; None if the listener would see a difference."""
        found = None
        for action in candidates(self._case, self.right.state, seat, mine.action, self._listener, self._rng):
            theirs = outcome_of(self.right.state, seat, action, self._listener)
            same_view = self._same_view(mine.state, theirs.state)
            same_heard = mine.heard == theirs.heard
            if same_heard and not same_view:
                what = f"{str(mine.action)!r} and {str(action)!r} by seat {seat} sound the same"
                raise self._failure(f"{what}, and leave different views")
            if action == mine.action and same_view and not same_heard:
                self._compare_heard(mine, theirs, f"{str(action)!r} by seat {seat}")
            if same_view and same_heard:
                found = theirs
                break
        if found is None:
            marked = any(event.reveals for event in mine.events)
            what = f"{str(mine.action)!r} by seat {seat} tells it something hidden"
            self._demand(marked, f"{what}, and no event of it `reveals`, so it could be undone")
        return found

    def _go_on(self, seat: Seat, mine: Outcome, theirs: Outcome | None) -> None:
        if theirs is not None:
            self._compare_heard(mine, theirs, f"{str(mine.action)!r} by seat {seat}")
            self.right.state = theirs.state
        else:
            self.right.state = self._case.game.determinise(mine.state.view(self._listener), self._rng)
        self.right.steps.append((seat, theirs.action if theirs is not None else mine.action))
        self.left.state = mine.state
        self.left.steps.append((seat, mine.action))
        for event in mine.heard:
            for pair in self._bots.values():
                for bot in pair:
                    bot.hear(event)

    # -- comparing ------------------------------------------------------------------------

    def _compare_heard(self, mine: Outcome, theirs: Outcome, what: str) -> None:
        for who in {self._listener, None}:
            one, other = heard_by(mine.events, who), heard_by(theirs.events, who)
            if one != other:
                said = ", ".join(event.key for event in one)
                raise self._failure(f"{what}: what {_name(who)} hears ({said}) depends on what is hidden")
            self._compare_lines(one, other, what)

    def _compare_lines(self, one: Sequence[Fact], other: Sequence[Fact], what: str) -> None:
        narrator = self._rng.choice(self._narrators)
        for listener in {self._listener, None}:
            try:
                same = told(narrator, one, listener) == told(narrator, other, listener)
            except (SecretSpokenError, ValueError) as problem:
                raise self._failure(f"{what}: {problem}") from None
            self._demand(same, f"{what}: the {narrator.language} words or the cue depend on what is hidden")

    def _same_view(self, one: State, other: State) -> bool:
        return bool(one.view(self._listener) == other.view(self._listener))

    def _demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise self._failure(what)

    def _failure(self, what: str) -> Exception:
        return failure(self._case, self.left.steps, f"{_name(self._listener)}: {what}")


def _bots(game: Game, listener: Seat | None, seats: int) -> Mapping[str, tuple[Bot, Bot]]:
    if listener is None:
        return {}
    return {level: (make(listener, seats), make(listener, seats)) for level, make in game.bots.items()}


def _name(listener: Seat | None) -> str:
    return "the spectator" if listener is None else f"seat {listener}"
