"""Scenarios: a text file that sets a position, plays moves in notation, and says what must hold.

The format is described in docs/notation.md.  What a listener hears is checked through a `Teller`
that the host brings along: the engine has no words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from .core import Action, Game, State
from .errors import GameError, NotationError, shown
from .facts import Event
from .secrets import CHANCE, Seat
from .toml import parse_toml

FILE_KEYS: Final = frozenset({"id", "game", "title", "rules", "seats", "options", "position", "step"})
STEP_KEYS: Final[Mapping[str, type]] = {
    "seat": int,
    "play": str,
    "refuse": str,
    "error": str,
    "chance": str,
    "expect": dict,
    "legal": list,
    "legal_has": list,
    "legal_lacks": list,
}
NEED_SEAT: Final = ("play", "refuse", "legal", "legal_has", "legal_lacks")
HEARS_KEYS: Final = frozenset({"who", "has", "lacks"})
_CALLED: Final = {int: "a whole number", str: "text", dict: "a table", list: "a list"}


class ScenarioError(GameError):
    """A file that is no scenario: one sentence that names the key."""


class _Failed(Exception):  # noqa: N818  (not an error: the file says so)
    """Something does not hold."""


class Teller(Protocol):
    """Words for events and refusals, in English."""

    def tell(self, event: Event, seat: Seat | None) -> str:
        """An event, already opened for `seat`, as that listener hears it."""
        ...


@runtime_checkable
class HasScenarioOptions(Protocol):
    """A game whose scenario files begin with other options than its tables do."""

    @property
    def scenario_options(self) -> Mapping[str, Any]:
        """What holds where a file says nothing."""
        ...


TellerFactory = Callable[[Game, int], Teller]
"""(game, seats) -> the words of a table."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a file came out.

    Attributes:
        id: the scenario's id.
        failure: "" if all holds, else "step 3: ...".
    """

    id: str
    failure: str = ""


@dataclass(slots=True)
class _Run:
    """A scenario in progress."""

    game: Game
    state: State
    seats: int
    rng: Random
    teller: Teller | None
    kept: list[Action] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


def run_text(
    text: str | bytes, get_game: Callable[[str], Game], teller: TellerFactory | None = None
) -> Outcome:
    """Run one scenario.

    Args:
        text: the file's content, or its UTF-8 bytes.
        get_game: the game of an id.
        teller: makes the words for `hears`; without it a file that has `hears` fails.

    Raises:
        ScenarioError, GameError: the file cannot be read, or its position cannot be set.
    """
    table = parse_toml(text)
    _known(table, FILE_KEYS, "")
    name = _need(table, "id", str, "")
    game = get_game(_need(table, "game", str, ""))
    seats = _need(table, "seats", int, "")
    options = {**_defaults(game), **_want(table, "options", dict, {}, "")}
    if "position" in table:
        state = game.load(seats, _want(table, "position", dict, {}, ""), options, {})
    else:
        state = game.new_state(seats, options, {})
    run = _Run(game, state, seats, Random(name), teller(game, seats) if teller else None)
    steps = _want(table, "step", list, [], "")
    for number, step in enumerate(steps, 1):
        _shaped(step, f"step {number}: ", seats)
        try:
            _step(run, step)
        except _Failed as failed:
            return Outcome(name, f"step {number}: {failed}")
        except NotationError as problem:
            raise ScenarioError(f"step {number}: {problem}") from None
    return Outcome(name)


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files among files and folders (folders with all below them), in order.

    Raises:
        ScenarioError: a path does not exist, or a folder holds none.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            inside = sorted(path.rglob("*.toml"))
            if not inside:
                raise ScenarioError(f"{path}: no scenario files, *.toml, in this folder")
            found += inside
        elif path.exists():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return found


def _defaults(game: Game) -> Mapping[str, Any]:
    return game.scenario_options if isinstance(game, HasScenarioOptions) else {}


# -- one step ---------------------------------------------------------------------------


def _step(run: _Run, step: Mapping[str, Any]) -> None:
    run.events = []
    if "chance" in step:
        _chance(run, step["chance"])
    if "play" in step or "refuse" in step or any(key.startswith("legal") for key in step):
        _settle(run)
    seat = Seat(step.get("seat", -9))
    if "refuse" in step:
        _refuse(run, seat, step["refuse"], step.get("error"))
    for key in ("legal", "legal_has", "legal_lacks"):
        if key in step:
            _legal(run, seat, key, step[key])
    if "play" in step:
        _play(run, seat, step["play"])
    if "expect" in step:
        _expect(run, step["expect"])


def _chance(run: _Run, text: str) -> None:
    """Use an outcome now if it is due, or may come; else keep it until it is."""
    action = run.game.parse_action(text)
    actors = run.state.actors()
    may_come = CHANCE in actors and run.state.check(CHANCE, action) is None
    if (actors == (CHANCE,) or may_come) and not run.kept:
        _apply_chance(run, action)
    else:
        run.kept.append(action)


def _settle(run: _Run) -> None:
    """Draw what is due before somebody acts."""
    while run.state.actors() == (CHANCE,):
        _apply_chance(run, run.kept.pop(0) if run.kept else run.state.due().sample(run.rng))


def _apply_chance(run: _Run, action: Action) -> None:
    refused = run.state.check(CHANCE, action)
    if refused is not None:
        raise _Failed(f"chance {str(action)!r} is refused ({refused.rule} {refused.key})")
    run.state.apply(CHANCE, action, run.events.append)


def _play(run: _Run, seat: Seat, text: str) -> None:
    action = run.game.parse_action(text)
    refused = run.state.check(seat, action)
    if refused is not None:
        raise _Failed(f"{text!r} by seat {seat} is refused ({refused.rule} {refused.key})")
    run.state.apply(seat, action, run.events.append)


def _refuse(run: _Run, seat: Seat, text: str, error: str | None) -> None:
    before = run.state.inspect()
    try:
        action = run.game.parse_action(text)
    except NotationError:
        rule = "NOTATION"
    else:
        refused = run.state.check(seat, action)
        if refused is None:
            raise _Failed(f"{text!r} by seat {seat} should be refused, and is legal")
        rule = refused.rule
    if error is not None and rule != error:
        raise _Failed(f"{text!r} is refused with {rule}, expected {error}")
    if run.state.inspect() != before:
        raise _Failed(f"{text!r} was refused but changed something")


def _legal(run: _Run, seat: Seat, key: str, expected: Sequence[str]) -> None:
    legal = {str(action) for action in run.state.legal_actions(seat)}
    wanted = {str(run.game.parse_action(text)) for text in expected}
    missing, extra = wanted - legal, legal - wanted
    if key == "legal_lacks":
        missing, extra = set(), wanted & legal
    elif key == "legal_has":
        extra = set()
    if missing or extra:
        said = [f"missing {sorted(missing)}"] if missing else []
        said += [f"not expected {sorted(extra)}"] if extra else []
        raise _Failed(f"legal actions of seat {seat}: {', '.join(said)}")


# -- what must hold ---------------------------------------------------------------------


def _expect(run: _Run, expected: Mapping[str, Any]) -> None:
    actual = run.state.inspect()
    for key, value in expected.items():
        if key == "events":
            _expect_events(run, _texts(expected, "events", ""))
        elif key == "hears":
            for item in _want(expected, "hears", list, [], ""):
                _expect_hears(run, item)
        elif key not in actual:
            raise _Failed(f"{key}: expected {value!r}, and there is none")
        elif not _matches(actual[key], value, key in run.game.unordered):
            raise _Failed(f"{key}: expected {value!r}, got {actual[key]!r}")


def _matches(actual: Any, expected: Any, unordered: bool) -> bool:
    """Deep subset for tables, to the letter for the rest; order free where the key says so.

    There a table of counts is a multiset too: what it does not name is 0.
    """
    if unordered and _is_counts(expected) and _is_counts(actual):
        return {key: n for key, n in actual.items() if n} == {key: n for key, n in expected.items() if n}
    if isinstance(expected, dict):
        return isinstance(actual, dict) and all(
            key in actual and _matches(actual[key], value, unordered) for key, value in expected.items()
        )
    if isinstance(expected, list) and isinstance(actual, list) and len(actual) == len(expected):
        if unordered and not any(isinstance(item, (list, dict)) for item in expected):
            return sorted(map(str, actual)) == sorted(map(str, expected))
        return all(_matches(a, e, unordered) for a, e in zip(actual, expected, strict=True))
    if isinstance(actual, list) and type(expected) is int:
        return len(actual) == expected
    return type(actual) is type(expected) and bool(actual == expected)


def _is_counts(value: Any) -> bool:
    return isinstance(value, dict) and all(type(n) is int for n in value.values())


def _expect_events(run: _Run, wanted: Sequence[str]) -> None:
    """These event types in this order; others may stand between."""
    names = iter([event.key.replace("-", "_") for event in run.events])
    for name in wanted:
        if name not in names:
            raise _Failed(f"events: {name} was not emitted, or not in this order")


def _expect_hears(run: _Run, item: Mapping[str, Any]) -> None:
    if not isinstance(item, dict):
        raise ScenarioError("hears: a list of tables is needed, { who = 2, has = [...], lacks = [...] }")
    _known(item, HEARS_KEYS, "hears: ")
    who = item.get("who")
    if who != "public" and not (type(who) is int and 0 <= who < run.seats):
        raise ScenarioError(f'hears: who: a seat from 0 to {run.seats - 1}, or "public", is needed')
    if run.teller is None:
        raise _Failed("hears: nobody tells the events")
    listeners = [None] if who == "public" else [None, Seat(who)]
    heard = []
    for event in run.events:
        for listener in listeners:
            opened = event.heard_by(listener)
            if opened is not None:
                heard.append(run.teller.tell(opened, listener))
    told = " ".join(heard).casefold()
    for words in _texts(item, "has", "hears: "):
        if words.casefold() not in told:
            raise _Failed(f"hears: {who} does not hear {words!r} in {told!r}")
    for words in _texts(item, "lacks", "hears: "):
        if words.casefold() in told:
            raise _Failed(f"hears: {who} hears {words!r} in {told!r}")


# -- reading ----------------------------------------------------------------------------


def _known(table: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    unknown = sorted(set(table).difference(keys))
    if unknown:
        raise ScenarioError(f"{where}{shown(unknown[0])}: not known; allowed are {', '.join(sorted(keys))}")


def _need(table: Mapping[str, Any], key: str, kind: type, where: str) -> Any:
    value = table.get(key)
    if type(value) is not kind:
        raise ScenarioError(f"{where}{key}: {_CALLED[kind]} is needed")
    return value


def _want(table: Mapping[str, Any], key: str, kind: type, default: Any, where: str) -> Any:
    return _need(table, key, kind, where) if key in table else default


def _texts(table: Mapping[str, Any], key: str, where: str) -> list[str]:
    """A list of texts; empty where there is none."""
    value = _want(table, key, list, [], where)
    if not all(isinstance(text, str) for text in value):
        raise ScenarioError(f"{where}{key}: a list of texts is needed")
    return list(value)


def _shaped(step: Any, where: str, seats: int) -> None:
    """A step has known keys only, each with the kind of value that it takes, and a seat that there is."""
    if not isinstance(step, dict):
        raise ScenarioError(f"{where}a table is needed, [[step]]")
    _known(step, STEP_KEYS, where)
    for key, kind in STEP_KEYS.items():
        _want(step, key, kind, None, where)
        if kind is list:
            _texts(step, key, where)
    if any(key in step for key in NEED_SEAT) and step.get("seat") not in range(seats):
        raise ScenarioError(f"{where}seat: a seat from 0 to {seats - 1} is needed")
