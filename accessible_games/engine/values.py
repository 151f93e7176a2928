"""Values: small frozen classes whose annotations are their fields.

Facts and actions are such classes.  What `dataclass` makes of a class is made here with it, at once
and with slots: nothing has to be written above it.  The constructor is generated, since the one of
frozen dataclasses takes twice as long as the slots' own setters.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Literal, TypeVar, dataclass_transform

T = TypeVar("T")


class _Derived:
    """A field that follows from the others."""

    def __init__(self, of: Callable[[Any], Any]) -> None:
        self.of = of


def derived(of: Callable[[Any], T], *, init: Literal[False] = False) -> T:
    """A field that follows from the others, and is worked out once.

        unit: int = derived(lambda self: UNIT[self.gem])

    It is no argument of the constructor, and counts for nothing when two values are compared.
    """
    made: Any = _Derived(of)
    field: T = made
    return field


@dataclass_transform(frozen_default=True, eq_default=True, field_specifiers=(derived,))
class ValueType(type):
    """Makes a frozen class with a slot for each annotation that is no `ClassVar`.

    A word behind the bases, `class Passed(Event, reveals=True)`, sets what a base declares under that
    name.  A class that says `__slots__ = ()` has no fields: others build on it, and have those that its
    properties ask for.
    """

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **words: Any
    ) -> ValueType:
        """Make a class."""
        for word, value in words.items():
            if not any(hasattr(base, word) for base in bases):
                raise TypeError(f"{name}: {word} is nothing that its base declares")
            namespace[word] = value
        if "__slots__" in namespace:
            return super().__new__(mcs, name, bases, namespace)
        hints = annotations_of(namespace)
        fields = [field for field, hint in hints.items() if "ClassVar" not in str(hint)]
        given = {field: namespace.pop(field) for field in fields if field in namespace}
        namespace["__slots__"] = tuple(fields)
        late = [field for field in fields if isinstance(given.get(field), _Derived)]
        for field in late:
            del hints[field]  # so that it is not compared
        made: Any = super().__new__(mcs, name, bases, namespace)
        dataclass(frozen=True, init=False)(made)
        made.__init__ = _constructor(made, fields, given)
        finished: ValueType = made
        return finished

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


def annotations_of(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The annotations of a class that is being made; as they stand in its file, if that postpones them."""
    if "__annotations__" in namespace or sys.version_info < (3, 14):
        found: dict[str, Any] = namespace.get("__annotations__", {})
        return found
    annotationlib: Any = import_module("annotationlib")
    annotate = annotationlib.get_annotate_from_class_namespace(namespace)
    if annotate is None:
        return {}
    written: dict[str, Any] = annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING)
    return written


_NONE: Final = object()


def _constructor(cls: type, fields: list[str], given: Mapping[str, Any]) -> Callable[..., None]:
    """Write `__init__` for one class: each slot set by its own descriptor."""
    scope: dict[str, Any] = {f"set_{name}": getattr(cls, name).__set__ for name in fields}
    arguments, lines = ["self"], []
    for name in fields:
        value = given.get(name, _NONE)
        if isinstance(value, _Derived):
            scope[f"of_{name}"] = value.of
            lines.append(f"    set_{name}(self, of_{name}(self))")
            continue
        if value is not _NONE:
            scope[f"default_{name}"] = value
        arguments.append(name if value is _NONE else f"{name}=default_{name}")
        lines.append(f"    set_{name}(self, {name})")
    text = "\n".join([f"def __init__({', '.join(arguments)}):", *(lines or ["    pass"])])
    exec(text, scope)  # field names only: nothing here comes from outside
    made: Callable[..., None] = scope["__init__"]
    return made
