"""Which message tells a fact, and which wording of it a listener gets.

Message id: `<stem>-<key>`, and `-<variant>` behind it where the fact has one.  The value of a
message names everybody, so a shared loudspeaker can say it.  Its attributes are further wordings:

| attribute | for |
|---|---|
| `.you` | the player whose `seat` the fact names, or who is one of its `seats` |
| `.partner` | the player whose `partner` the fact names |
| `.named` | a player whom another field of the fact names, such as the one who is given a card |
| `.brief`, `.full` | the other two verbosities of the value |
| `.you-brief`, `.partner-full`, ... | both |

A wording that is missing falls back, first to normal verbosity, then to names: whoever is meant by
"you" hears "you" at every verbosity.  In a `.you` wording a list of players says "you" for the listener,
and so does any list that is not `seats` in every wording.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache
from typing import Any, Final

from accessible_games.engine import Fact, Seat
from accessible_games.games import LIVE, game_of_module, package_of_game


class Verbosity(Enum):
    """How much is said; every play, draw count, turn and score is said at each."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


def package_of(cls: type) -> str:
    """The package that defines a fact or a named thing, e.g. "accessible_games.games.kami".

    The real-time part of a game is one of its own: it has a `cues.toml` beside it.
    """
    return _package(cls.__module__)


def stem_of(cls: type) -> str:
    """The stem of its catalogue files: a game's id, "shared" for the engine's, "play" for play's.

    What a game's real-time part says has a file of its own, e.g. "kamimai-live".  The cards of
    `accessible_games.decks.standard` have the stem "standard".
    """
    return _stem(cls.__module__)


def stem_of_thing(thing: Any) -> str:
    """The same for a named thing, which may say itself whose name it has."""
    return getattr(thing, "stem", "") or stem_of(type(thing))


def message_of(cls: type[Fact], variant: str) -> str:
    """The id of the message for facts of one class and variant."""
    key = f"{_stem(cls.__module__).replace('_', '-')}-{cls.key}"
    return f"{key}-{variant}" if variant else key


@cache
def _package(module: str) -> str:
    game = game_of_module(module)
    if game is not None:
        package = package_of_game(game)
        return f"{package}.{LIVE}" if _is_live(module, package) else package
    parts = module.split(".")
    return ".".join(parts[: 2 if parts[0] == "accessible_games" else 1])


@cache
def _stem(module: str) -> str:
    package = _package(module)
    if package == "accessible_games.engine":
        return "shared"
    if package == "accessible_games.decks":
        return module.rpartition(".")[2]
    game = game_of_module(module)
    if game is None:
        return package.rpartition(".")[2]
    return f"{game}-{LIVE}" if _is_live(module, package_of_game(game)) else game


def _is_live(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.{LIVE}.")


def perspective(fact: Fact, listener: Seat | None) -> str:
    """Who the listener is to the fact: "you", "partner", "named", or "" (somebody else, or the table)."""
    if listener is None:
        return ""
    seats = getattr(fact, "seats", ())
    if getattr(fact, "seat", None) == listener or (isinstance(seats, tuple) and listener in seats):
        return "you"
    if getattr(fact, "partner", None) == listener:
        return "partner"
    return "named" if any(getattr(fact, name) == listener for name in seats_named(type(fact))) else ""


@cache
def seats_named(cls: type[Fact]) -> tuple[str, ...]:
    """The fields that name one more player each."""
    return tuple(name for name, hint in cls.field_types.items() if hint == "Seat" and name not in _ROLES)


_ROLES: Final = frozenset({"seat", "partner"})


def wordings(view: str, verbosity: Verbosity) -> Iterator[str | None]:
    """Attributes of a message in the order in which they are tried; None is its value."""
    level = "" if verbosity is Verbosity.NORMAL else verbosity.value
    if view and level:
        yield f"{view}-{level}"
    if view:
        yield view
    if level:
        yield level
    yield None
