"""Whether everything that a seat could know is told: silence is a bug.

Two ways of going on that give a seat different views must not sound the same to it, in any
language, at any verbosity; and a step that changes its view is never silent to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from accessible_games.engine import CHANCE, Action, Game, Seat, SecretSpokenError, State
from accessible_games.games import home_of
from accessible_games.narration.cues import SILENT, check_row, cue_rows
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.wording import package_of
from audio.groups import add_group
from audio.packs import STANDARD, read_pack

from .cases import Case, Steps, SuiteError, failure, random_game
from .listeners import heard_by, narrators, told
from .twins import Outcome, exchanged, outcome_of

OTHERS = 5
"""Other steps that each step is compared with."""

TELLERS = 3
"""Of all languages and verbosities so many tell a step, drawn anew for each."""


def check_told(case: Case, rng: Random, steps: int = 120) -> None:
    """Play a random game; at each step compare what was done with what could have been done.

    Args:
        case: what to play.
        rng: the only source of chance.
        steps: the most steps that are played.

    Raises:
        SuiteError: something that a seat's view shows was not told to it.
    """
    done: list[tuple[Seat, Action]] = []
    ears = case.ears(rng)
    for state, seat, action in random_game(case, rng, steps):
        others = [other for other in _others(case, state, seat, action, rng) if other != action]
        # Each language and verbosity takes its turn; what an option changes is told by one at a time.
        every = narrators(case.game)
        tellers = rng.sample(every, 1 if case.options else min(TELLERS, len(every)))
        outcomes = [outcome_of(state, seat, one, None) for one in (action, *others)]
        for listener in ears:
            mine, *theirs = (replace(one, heard=heard_by(one.events, listener)) for one in outcomes)
            _check_not_silent(case, done, state, mine, listener, tellers)
            view = mine.state.view(listener)
            for their in theirs:
                if view != their.state.view(listener):
                    _check_told_apart(case, done, mine, their, listener, tellers)
        done.append((seat, action))


def _others(case: Case, state: State, seat: Seat, action: Action, rng: Random) -> Iterator[Action]:
    if seat != CHANCE:
        legal = list(state.legal_actions(seat))
        yield from rng.sample(legal, min(OTHERS, len(legal)))
        return
    for n, other in enumerate((state.due().sample(rng), *exchanged(case, action, rng))):
        if n < OTHERS and state.check(CHANCE, other) is None:
            yield other


def _check_not_silent(
    case: Case,
    done: Steps,
    state: State,
    mine: Outcome,
    listener: Seat | None,
    tellers: Sequence[Narrator],
) -> None:
    if state.view(listener) != mine.state.view(listener) and not mine.heard:
        what = f"{str(mine.action)!r} changes what {_name(listener)} knows, and it hears nothing"
        raise failure(case, done, what)
    for narrator in tellers:
        for text, spoken, _ in _lines(case, done, narrator, mine, listener):
            if not text.strip() or not spoken.strip():
                what = f"{str(mine.action)!r} has an empty line"
                raise failure(case, done, f"{what} ({narrator.language}, {narrator.verbosity.value})")


def _check_told_apart(
    case: Case,
    done: Steps,
    mine: Outcome,
    theirs: Outcome,
    listener: Seat | None,
    tellers: Sequence[Narrator],
) -> None:
    for narrator in tellers:
        one = _lines(case, done, narrator, mine, listener)
        other = _lines(case, done, narrator, theirs, listener)
        for way in (0, 1):  # as text, and as it is spoken
            if [line[way] for line in one] == [line[way] for line in other]:
                said = " ".join(str(line[way]) for line in one)
                raise failure(
                    case,
                    done,
                    f"{str(mine.action)!r} and {str(theirs.action)!r} sound the same to {_name(listener)} "
                    f"({narrator.language}, {narrator.verbosity.value}: {said!r}), and its views differ",
                )


def _lines(
    case: Case, done: Steps, narrator: Narrator, outcome: Outcome, listener: Seat | None
) -> tuple[tuple[str, str, str | None], ...]:
    try:
        return told(narrator, outcome.heard, listener)
    except (SecretSpokenError, LookupError, ValueError) as problem:
        what = f"{str(outcome.action)!r} cannot be told to {_name(listener)}"
        raise failure(case, done, f"{what}: {problem}") from None


def _name(listener: Seat | None) -> str:
    return "the spectator" if listener is None else f"seat {listener}"


def check_cues(game: Game) -> None:
    """Every event class has a cue that there is, or a row that says "silent", whoever listens.

    Raises:
        SuiteError: one has none, a row depends on what can be hidden, or a sound is not what it must be.
    """
    add_group(game.name, Path(str(home_of(game.name))))
    known, faults = read_pack(STANDARD)
    if mine := [fault for fault in faults if str(home_of(game.name)) in fault]:
        raise SuiteError(f"{game.name}: {mine[0]}")
    for cls in game.events:
        rows = cue_rows(package_of(cls)).get(cls.key, ())
        try:
            for row in rows:
                check_row(cls, row)
        except ValueError as problem:
            raise SuiteError(f"{game.name}: {problem}") from None
        for row in rows:
            if row["play"] not in (SILENT, *known):
                raise SuiteError(f"{game.name}: {cls.key} plays {row['play']}, which is no cue")
        if not any(row.keys() == {"fact", "play"} for row in rows):
            raise SuiteError(f"{game.name}: {cls.key} has no cue for everybody, nor is it silent")
