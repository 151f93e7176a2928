"""Options as every game takes them: what they allow, and one sentence for what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from accessible_games.engine import Option, OptionError, shown


def one_of(*values: object, default: object = None, host: bool = False, offered: bool = False) -> Option:
    """An option with these values.

    Args:
        values: in the order in which they are told.
        default: the value where nothing is said; None: the first.
        host: whether the rules never look at it.
        offered: whether a menu offers it.
    """
    return Option(
        values[0] if default is None else default,
        ", ".join(str(value).lower() for value in values),
        lambda given: any(given == value and type(given) is type(value) for value in values),
        host=host,
        offered=values if offered else (),
    )


def whole_number(
    default: int, low: int, high: int, *, host: bool = False, offered: tuple[int, ...] = ()
) -> Option:
    """An option that is a whole number, both ends allowed; `offered` are those that a menu offers."""
    allowed = f"a whole number from {low} to {high}"
    return Option(default, allowed, is_within(low, high), host=host, offered=offered)


def is_within(low: int, high: int) -> Callable[[Any], bool]:
    """Whether a value is a whole number between these, both allowed; true and false are none."""
    return lambda given: type(given) is int and low <= given <= high


def with_tables(
    section: Mapping[str, Any], options: Mapping[str, Any], tables: tuple[str, ...]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a data file's section says, with the tables that options give in its place; and the other options.

    Args:
        section: the game's section of the data file.
        options: what people gave, or a scenario file: there an option may be any key of the section.
        tables: keys of the section that hold tables and are no option of a menu.
    """
    merged, plain = dict(section), dict(options)
    for key in tables:
        if key in plain:
            given, before = plain.pop(key), merged.get(key)
            if isinstance(given, Mapping) and isinstance(before, Mapping):
                given = {**before, **given}
            merged[key] = given
    return merged, plain


def settings_of(game: str, options: Mapping[str, Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every option.

    Args:
        game: the game's name.
        options: the options that it has.
        chosen: what people gave.

    Raises:
        OptionError: an option is not known, or a value not allowed; one sentence.
    """
    for key, value in chosen.items():
        if key not in options:
            raise OptionError(f"option {key}: not known; {game} has {', '.join(options) or 'none'}")
        if not options[key].accepts(value):
            raise OptionError(f"option {key}: {shown(value)} is not allowed; {options[key].allowed}")
    return {key: chosen.get(key, option.default) for key, option in options.items()}
