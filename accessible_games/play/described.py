"""Fields that carry what a settings file says about them: a comment, and what is allowed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import field
from typing import Any


class Choices:
    """A table of settings: a dataclass whose described fields are lines of the file."""


def setting(default: Any, comment: str, allowed: str, accepts: Callable[[Any], bool]) -> Any:
    """A field of a table.

    Args:
        default: its value where the file has none.
        comment: the line above it in the file.
        allowed: what may stand there, as a fault names it.
        accepts: whether a value may.
    """
    return field(default=default, metadata={"comment": comment, "allowed": allowed, "accepts": accepts})


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
    return setting(default, comment, allowed, lambda value: type(value) is int and value in numbers)


def switch(default: bool, comment: str) -> Any:
    """A field for yes or no."""
    return setting(default, comment, "true, false", lambda value: isinstance(value, bool))


def text(default: str, comment: str) -> Any:
    """A field for any text."""
    return setting(default, comment, "text in quotes", lambda value: isinstance(value, str))
