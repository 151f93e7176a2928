"""Every wording of the catalogue as sentences: each branch of each message and attribute, filled in.

The files are read as syntax trees, so that no branch is missed because no game came to it.  What is
filled in is a stand-in: a number, a player's name, a card; of a choice between wordings each is taken.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import zip_longest
from types import MappingProxyType
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from accessible_games.narration.catalogue import KANA, source_of
from accessible_games.narration.japanese import counted, read_number
from accessible_games.narration.text import tidy
from accessible_games.narration.typography import glue_french

PLURALS: Final = {"one": 1, "other": None}
"""A plural category -> the number that stands for it; None: whatever number is filled in."""


@dataclass(frozen=True, slots=True)
class Wording:
    """One branch of one wording.

    Attributes:
        key: message id, and behind a dot its attribute.
        text: what it says.
    """

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Fill:
    """What is filled in.

    Attributes:
        number: for whole numbers.
        names: variables that are players' names, e.g. "seat" -> "Robot 2".
        numbers: variables that are whole numbers.
        other: for anything else.
    """

    number: int
    names: Mapping[str, str]
    numbers: frozenset[str]
    other: str


@cache
def messages(locale: str, stem: str) -> Mapping[str, Message]:
    """The messages of one file; none where there is no such file."""
    source = source_of(locale, stem)
    if not source.is_file():
        return {}
    resource = FluentParser().parse(source.read_text(encoding="utf-8"))
    if locale == "fr":
        glue_french(resource)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}


def wordings(
    locale: str, stem: str, fill: Fill, own: Mapping[str, Fill] = MappingProxyType({})
) -> Iterator[Wording]:
    """Every branch of every wording of one file, filled in.

    Args:
        locale: one of `LOCALES`.
        stem: of the file.
        fill: for messages that are not in `own`.
        own: message id -> what is filled in there.
    """
    known = messages(locale, stem)
    for key, message in known.items():
        patterns = {"": message.value} | {one.id.name: one.value for one in message.attributes}
        for name, pattern in patterns.items():
            if pattern is not None:
                label = f"{key}.{name}" if name else key
                for text in dict.fromkeys(_branches(locale, pattern, known, own.get(key, fill))):
                    yield Wording(label, tidy(text))


def _branches(locale: str, pattern: Pattern, known: Mapping[str, Message], fill: Fill) -> Iterator[str]:
    """The wording with its defaults, and with each other branch of each choice in it."""
    writer = _Writer(locale, known, fill)
    yield writer.pattern(pattern)
    choices = [
        element.expression
        for element in pattern.elements
        if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression)
    ]
    for choice in choices:
        for index, _ in enumerate(choice.variants):
            yield _Writer(locale, known, fill, {id(choice): index}).pattern(pattern)
        for variant in choice.variants:  # a choice within a choice
            nested = list(_branches(locale, variant.value, known, fill))[1:]
            yield from nested


class _Writer:
    """Writes a pattern with one branch of each choice."""

    def __init__(
        self,
        locale: str,
        known: Mapping[str, Message],
        fill: Fill,
        chosen: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        self._locale = locale
        self._known = known
        self._fill = fill
        self._chosen = chosen
        self._bound: dict[str, int] = {}

    def pattern(self, pattern: Pattern) -> str:
        """A whole pattern: first its choices, since a number must fit the branch that is taken."""
        for element in pattern.elements:
            if isinstance(element, Placeable) and isinstance(element.expression, SelectExpression):
                self._bind(element.expression)
        return "".join(
            element.value if isinstance(element, TextElement) else self._expression(element.expression)
            for element in pattern.elements
        )

    def _bind(self, choice: SelectExpression) -> None:
        variable = _variable(choice.selector)
        key = choice.variants[self._index(choice)].key
        name = key.value if isinstance(key, NumberLiteral) else key.name
        if variable and name.isdecimal():
            self._bound[variable] = int(name)
        elif variable and PLURALS.get(name) is not None:
            self._bound[variable] = 1

    def _index(self, choice: SelectExpression) -> int:
        wanted = ""
        if isinstance(choice.selector, FunctionReference) and choice.selector.id.name == "ENDING":
            value = self._expression(choice.selector.arguments.positional[0])
            wanted = "digit" if value[-1:].isdigit() else "other"
        for index, variant in enumerate(choice.variants):
            if variant.default if not wanted else getattr(variant.key, "name", "") == wanted:
                return self._chosen.get(id(choice), index)
        return 0

    def _expression(self, node: Any) -> str:
        if isinstance(node, Placeable):
            return self._expression(node.expression)
        if isinstance(node, StringLiteral | NumberLiteral):
            return str(node.value)
        if isinstance(node, VariableReference):
            return self._value(node.id.name)
        if isinstance(node, MessageReference):
            message = self._known.get(node.id.name)
            pattern = message and (
                next((one.value for one in message.attributes if one.id.name == node.attribute.name), None)
                if node.attribute
                else message.value
            )
            return self.pattern(pattern) if pattern else ""
        if isinstance(node, SelectExpression):
            return self.pattern(node.variants[self._index(node)].value)
        assert isinstance(node, FunctionReference)
        return self._call(node)

    def _call(self, node: FunctionReference) -> str:
        arguments: list[Any] = [*node.arguments.positional, *(one.value for one in node.arguments.named)]
        name = node.id.name
        if not arguments:  # PIP, which is another one on each computer
            return "pip"
        argument = arguments[0]
        if name == "COUNT":
            unit = str(arguments[1].value)
            variable = _variable(argument)
            return counted(self._bound.get(variable or "", self._fill.number), unit)
        text = self._expression(argument)
        return text[:1].upper() + text[1:] if name == "CAP" else text

    def _value(self, name: str) -> str:
        if name in self._fill.names:
            return self._fill.names[name]
        if name in self._fill.numbers or name in self._bound:
            number = self._bound.get(name, self._fill.number)
            return read_number(number) if self._locale == KANA else str(number)
        return self._fill.other


def _variable(node: Any) -> str | None:
    """The variable that an expression is about."""
    if isinstance(node, VariableReference):
        return str(node.id.name)
    if isinstance(node, FunctionReference) and node.arguments.positional:
        return _variable(node.arguments.positional[0])
    return None


def number_variables(locales: Sequence[str], stem: str) -> frozenset[str]:
    """Variables that are numbers by how a file uses them: counted, or chosen by as numbers are."""
    found: set[str] = set()
    for locale in locales:
        for message in messages(locale, stem).values():
            for pattern in (message.value, *(one.value for one in message.attributes)):
                if pattern is not None:
                    found |= set(_numbers_in(pattern))
    return frozenset(found)


def _numbers_in(node: Any) -> Iterator[str]:
    for element in node.elements:
        if isinstance(element, Placeable):
            expression = element.expression
            if isinstance(expression, FunctionReference) and expression.id.name in ("COUNT", "NUMBER"):
                yield from filter(None, [_variable(expression)])
            if isinstance(expression, SelectExpression):
                keys = {
                    variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
                    for variant in expression.variants
                }
                if keys & {"one"} or any(key.isdecimal() for key in keys):
                    yield from filter(None, [_variable(expression.selector)])
                for variant in expression.variants:
                    yield from _numbers_in(variant.value)


def counters(stem: str, numbers: Collection[str]) -> Iterator[tuple[str, bool]]:
    """What stands behind numbers in a kana file, and whether `COUNT` joins it: ("てん", True)."""
    for message in messages(KANA, stem).values():
        for pattern in (message.value, *(one.value for one in message.attributes)):
            if pattern is not None:
                yield from _counters_in(pattern, numbers)


def _counters_in(pattern: Any, numbers: Collection[str]) -> Iterator[tuple[str, bool]]:
    for element, behind in zip_longest(pattern.elements, pattern.elements[1:]):
        if not isinstance(element, Placeable):
            continue
        node: Any = element.expression
        if isinstance(node, SelectExpression):
            for variant in node.variants:
                yield from _counters_in(variant.value, numbers)
        elif isinstance(node, FunctionReference) and node.id.name == "COUNT":
            options: list[Any] = [
                *node.arguments.positional[1:],
                *(one.value for one in node.arguments.named),
            ]
            yield str(options[0].value), True
        elif isinstance(node, VariableReference) and node.id.name in numbers:
            kana = re.match("[ぁ-ゖァ-ヺー]*", behind.value if isinstance(behind, TextElement) else "")
            if kana and kana[0]:
                yield kana[0], False
