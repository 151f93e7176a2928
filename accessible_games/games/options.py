"""Options and data files as every game takes them: what they allow, and one sentence for what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

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


def starter(*words: str) -> Option:
    """The option that says who begins: one of these words, or a seat."""
    return Option(
        words[0],
        f"{', '.join(words)}, or a seat number from 0",
        lambda given: given in words or (type(given) is int and given >= 0),
    )


def check_starter(first: Any, seats: int) -> None:
    """Refuse a seat that begins and is not there.

    Raises:
        OptionError: it names the seats that there are.
    """
    if isinstance(first, int) and first >= seats:
        raise OptionError(f"option first_player: there is no seat {first}; seats are 0 to {seats - 1}")


def defaults(options: Mapping[str, Option]) -> dict[str, Any]:
    """What holds where nothing is said."""
    return {key: option.default for key, option in options.items()}


# -- a user's data file ---------------------------------------------------------------------

PRINTED: Final = ("format", "game", "title", "card")
"""Keys of a file that stickers and cards are printed from; it may serve at play, too."""


def section_of(game: str, data: Mapping[str, Any], *, printed: bool = False) -> Mapping[str, Any]:
    """A game's own section of a data file.

    Args:
        game: its id.
        data: the whole file.
        printed: whether the game also looks at the `[[card]]` rows of a file that is printed from.

    Raises:
        OptionError: there is something else in the file.
    """
    unknown = set(data) - {game, *(PRINTED if printed else ())}
    if unknown:
        allowed = f"are [{game}] and [[card]]" if printed else f"is [{game}]"
        raise OptionError(f"data: {shown(min(unknown))} is not known here; allowed {allowed}")
    return a_table(data.get(game, {}), game)


def printed_rows(data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """The `[[card]]` rows of a data file.

    Raises:
        OptionError: they are none.
    """
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        raise OptionError("data: card must be a list of tables, [[card]]")
    return rows


def a_table(value: Any, where: str) -> Mapping[str, Any]:
    """A value that must be a table; `where` is its name in the file."""
    if not isinstance(value, Mapping):
        raise OptionError(f"data: {where} must be a table, [{where}]")
    return value


def a_whole(value: Any, where: str, allowed: range) -> int:
    """A value that must be a whole number; `where` is told as it is."""
    if type(value) is not int or value not in allowed:
        words = f"a whole number from {allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])
        raise OptionError(f"{where}: {shown(value)} is not allowed; {words}")
    return value


def card_rows(
    game: str, changes: Any, ids: Sequence[str], example: str, keys: Sequence[str] = ("copies",)
) -> Mapping[str, Mapping[str, Any]]:
    """What a data file changes about cards: a table for each.

    Args:
        game: the game's id.
        changes: what stands under `[GAME.cards]`.
        ids: the cards that there are.
        example: one of them, for the sentence.
        keys: what can be changed.

    Raises:
        OptionError: no such card, or no such key.
    """
    where = f"data: {game}.cards"
    if not isinstance(changes, Mapping) or not all(isinstance(row, Mapping) for row in changes.values()):
        raise OptionError(f"{where} must hold one table per card, e.g. [{game}.cards.{example}]")
    unknown = set(changes) - set(ids)
    if unknown:
        raise OptionError(f"{where}.{shown(min(unknown))} is no card; the cards are {', '.join(ids)}")
    for name, row in changes.items():
        extra = set(row) - set(keys)
        if extra:
            known = f"{' and '.join(keys)} {'are' if len(keys) > 1 else 'is'}"
            raise OptionError(f"{where}.{name}.{shown(min(extra))} is not known; {known}")
    return changes


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
            raise OptionError(f"option {shown(key)}: not known; {game} has {', '.join(options) or 'none'}")
        if not options[key].accepts(value):
            raise OptionError(f"option {key}: {shown(value)} is not allowed; {options[key].allowed}")
    return {key: chosen.get(key, option.default) for key, option in options.items()}
