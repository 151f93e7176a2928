"""The whole suite for one game: what a sixth game is held to as soon as it is registered.

for check in suite_of(get_game("kami")):
check.run()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from random import Random
from typing import Any

from accessible_games.bots.search import few_worlds
from accessible_games.engine import Game, Position
from accessible_games.engine.toml import TomlError, parse_toml
from accessible_games.games import home_of

from . import gate
from .advice import check_advice
from .cases import Case, SuiteError, default_cases, option_cases, some_option_cases
from .completeness import check_cues, check_told
from .conformance import (
    check_cards_conserved,
    check_copies,
    check_ends,
    check_every_event_happens,
    check_legality,
    check_positions,
)
from .determinise import check_determinise, check_varies
from .floors import check_floors, check_loaded_alone
from .hearing import check_heard
from .hotseat import check_hot_seat
from .lessons import check_lesson, check_played
from .lists import check_lists
from .memory import check_memory
from .replay import check_replay, check_undo
from .secrecy import check_secrets
from .universe import Universe

WORLDS_OF_A_CHECK = 2
"""Worlds that a search imagines where it is not its strength that is looked at."""

SEEDS = 2
"""Random games of the checks that look at several; the most for one number of players."""

GAMES_OF_A_CHECK = 10
"""Random games of such a check in all, shared out among the numbers of players."""

STEPS_OF_A_CHECK = 300
FEWEST_STEPS, MOST_STEPS = 60, 150
STEPS_WITH_OPTIONS = 32
"""Steps of a check in all, shared out in the same way; the fewest of a case, enough for each seat of the
largest table to act some times, and the most; and those of a case with other options."""


_MOST = 20
"""So many faults of one check are named."""

Start = tuple[int, Mapping[str, Any], Position]
"""Number of players, options, and where a game goes on from."""


@dataclass(frozen=True)
class Check:
    """One promise in one case.

    Attributes:
        name: e.g. "kami 2 players: undo".
        run: raises SuiteError if it is not kept, CannotCheck if that cannot be looked at here.
    """

    name: str
    run: Callable[[], object]


def suite_of(game: Game, copies: Mapping[str, int], positions: Sequence[Start] = ()) -> Iterator[Check]:
    """All checks of a game: thorough with default options, brief with each value of each option.

    Args:
        game: the game.
        copies: card id -> copies in its box (`conformance.deck_copies`).
        positions: further beginnings beside those of its `starts.toml`.
    """
    make_universe = cache(lambda: Universe(game))
    every_case = [*default_cases(game), *some_option_cases(game)]
    all_cases = [*default_cases(game), *option_cases(game)]
    yield Check(f"{game.name}: floors: arrows", partial(_hold, check_floors, game))
    yield Check(f"{game.name}: floors: its rules are loaded alone", partial(check_loaded_alone, game))
    yield Check(f"{game.name}: every event happens", partial(_every_event, all_cases, positions))
    yield Check(f"{game.name}: every event has a cue or is silent", partial(check_cues, game))
    yield from words_checks(game)
    yield Check(f"{game.name}: everything that is said is heard right", partial(check_heard, game))
    yield Check(f"{game.name}: the lesson names every sound and move", partial(check_lesson, game))
    yield Check(f"{game.name}: the lesson is played whole", partial(check_played, game))
    for case in every_case:
        for name, run in _checks(case, copies, make_universe).items():
            yield Check(f"{case}: {name}", run)


def words_checks(game: Game) -> Iterator[Check]:
    """The checks of what a game says, without playing it."""
    yield Check(f"{game.name}: words: complete", partial(_hold, gate.check_complete, game))
    yield Check(f"{game.name}: words: topics", partial(_hold, gate.check_topics, game))
    for name, check in gate.CHECKS.items():
        yield Check(f"{game.name}: words: {name}", partial(_hold_words, check, game))


def _hold_words(check: Callable[[gate.Words], Iterator[str]], game: Game) -> None:
    _hold(check, gate.words_of(game))
    live = gate.live_words_of(game)
    if live is not None:
        _hold(check, live)


def _hold(check: Callable[[Any], Iterator[str]], what: Any) -> None:
    """Raise what a check finds, the first twenty of it."""
    faults = list(dict.fromkeys(check(what)))
    if faults:
        raise SuiteError(f"{len(faults)} faults:\n" + "\n".join(faults[:_MOST]))


def starts_of(game: Game) -> list[Start]:
    """What the game's `starts.toml` names: where to go on from, for what hardly ever happens by chance.

    Raises:
        SuiteError: it cannot be read; one sentence that names the file.
    """
    source = home_of(game.name).joinpath("starts.toml")
    if not source.is_file():
        return []
    try:
        rows = parse_toml(source.read_bytes()).get("start", [])
        return [(row["seats"], row.get("options", {}), row["position"]) for row in rows]
    except (TomlError, KeyError, TypeError, AttributeError) as problem:
        needed = "each [[start]] has seats, a position, and if need be options"
        raise SuiteError(f"{source}: {problem}; {needed}") from None


def _every_event(cases: list[Case], positions: Sequence[Start]) -> None:
    game = cases[0].game
    starts = [*starts_of(game), *positions]
    states = [game.load(seats, position, options, {}) for seats, options, position in starts]
    check_every_event_happens(cases, Random(1), positions=states)


def _checks(
    case: Case, copies: Mapping[str, int], make_universe: Callable[[], Universe]
) -> dict[str, Callable[[], object]]:
    """The checks of one case by name; each draws from sources of its own, so it can run alone."""
    thorough = not case.options
    share = STEPS_OF_A_CHECK // len(case.game.seats)
    steps = min(MOST_STEPS, max(FEWEST_STEPS, share)) if thorough else STEPS_WITH_OPTIONS
    games = max(1, min(SEEDS, GAMES_OF_A_CHECK // len(case.game.seats))) if thorough else 1

    def each_seed(check: Callable[[Random], object]) -> Callable[[], object]:
        return lambda: [check(Random(seed)) for seed in range(games)]

    def lightly(check: Callable[[], object]) -> object:
        """Of advice it counts here that it can be had, and from what; not how strong it is."""
        with few_worlds(WORLDS_OF_A_CHECK):
            return check()

    checks: dict[str, Callable[[], object]] = {
        "legality": lambda: check_legality(case, make_universe(), Random(1), steps),
        "copies": each_seed(lambda rng: check_copies(case, rng, steps)),
        "positions": each_seed(lambda rng: check_positions(case, rng, steps)),
        "cards": each_seed(lambda rng: check_cards_conserved(case, copies, rng, steps)),
        "end": each_seed(lambda rng: check_ends(case, rng)),
        "secrets": lambda: check_secrets(case, make_universe(), Random(1), steps),
        "memory": lambda: lightly(lambda: check_memory(case, Random(1))),
        "advice": lambda: lightly(lambda: check_advice(case, Random(1))),
        "silence": lambda: check_told(case, Random(1), steps),
        "imagined worlds": each_seed(lambda rng: check_determinise(case, rng, steps)),
        "hidden cards vary": each_seed(lambda rng: check_varies(case, rng)),
        "replay": lambda: check_replay(case, Random(1), steps),
        "undo": lambda: check_undo(case, Random(1), steps),
    }
    if thorough:
        checks["lists"] = lambda: check_lists(case, Random(1), steps)
        checks["hot seat"] = lambda: check_hot_seat(case, make_universe(), Random(1))
    return checks
