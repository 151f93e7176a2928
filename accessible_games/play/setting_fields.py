"""Fields that carry what a settings file says about them: a comment, and what is allowed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any, ClassVar


class Choices:
    """A table of settings: a dataclass whose described fields are lines of the file."""

    __slots__ = ()


class LiveChoices(Choices):
    """What a game remembers about its moments in real time: the class `Choices` of its `live/choices.py`.

    It is the table `[live.GAME]` of the settings file.  The menu offers the fields that have a message
    `live-FIELD` in the game's `menu.ftl`, numbers and switches, with `live-FIELD-question`, and for a
    switch `live-FIELD-no` and `-yes`; `live` is the title.

    Attributes:
        formerly: the table of the file in which an earlier release kept it.
        renewed: further entries of the menu, `live-ENTRY`: each puts some fields back to what they were
            at first.
    """

    __slots__ = ()

    formerly: ClassVar[str] = ""
    renewed: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


def setting(
    default: Any, comment: str, allowed: str, accepts: Callable[[Any], bool], numbers: range | None = None
) -> Any:
    """A field of a table.

    Args:
        default: its value where the file has none.
        comment: the line above it in the file.
        allowed: what may stand there, as a fault names it.
        accepts: whether a value may.
        numbers: what may stand there, where it is a whole number.
    """
    metadata = {"comment": comment, "allowed": allowed, "accepts": accepts, "numbers": numbers}
    return field(default=default, metadata=metadata)


def words(allowed: tuple[str, ...]) -> str:
    """Words as they stand in the file, with commas between them."""
    return ", ".join(json.dumps(word) for word in allowed)


def one_of(default: str, allowed: tuple[str, ...], comment: str) -> Any:
    """A field for one of several words."""
    return setting(
        default, comment, words(allowed), lambda value: isinstance(value, str) and value in allowed
    )


def some_of(default: tuple[str, ...], allowed: tuple[str, ...], comment: str) -> Any:
    """A field for a list of words."""
    return setting(
        default,
        comment,
        f"a list of {words(allowed)}",
        lambda value: isinstance(value, list | tuple) and all(item in allowed for item in value),
    )


def number(default: int, numbers: range, comment: str) -> Any:
    """A field for a whole number."""
    allowed = f"{numbers[0]} to {numbers[-1]}"
    return setting(default, comment, allowed, lambda value: type(value) is int and value in numbers, numbers)


def switch(default: bool, comment: str) -> Any:
    """A field for yes or no."""
    return setting(default, comment, "true, false", lambda value: isinstance(value, bool))


def text(default: str, comment: str) -> Any:
    """A field for any text."""
    return setting(default, comment, "text in quotes", lambda value: isinstance(value, str))


def pairs(comment: str, example: str, accepts: Callable[[str], bool] = lambda value: True) -> Any:
    """A field for a list of texts such as "name=value"; none by default.

    Args:
        comment: the line above it in the file.
        example: one of them, for a fault.
        accepts: whether something may stand behind the last "=".
    """

    def is_pair(item: Any) -> bool:
        return isinstance(item, str) and "=" in item and accepts(item.rpartition("=")[2])

    return setting(
        (),
        comment,
        f'a list of texts such as "{example}"',
        lambda value: isinstance(value, list | tuple) and all(map(is_pair, value)),
    )
