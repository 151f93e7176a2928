"""Values: small frozen classes whose annotations are their fields.

Facts and actions are such classes, and whatever else in a game is made once and never changed:

    class Starter(Value):
        seat: Seat

What `dataclass` makes of a class is made here with it: nothing has to be written above it, and a game of
a hundred facts is loaded in a fraction of the time, since `dataclasses` (which imports `inspect`) compiles
half a dozen methods for each class.  Here one is compiled, the constructor, and that when it is called for
the first time; as each slot is set by its own descriptor, it takes half as long as a frozen dataclass's.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from operator import attrgetter
from typing import Any, Final, Literal, NoReturn, TypeVar, dataclass_transform

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
        compared = tuple(field for field in fields if not isinstance(given.get(field), _Derived))
        for name_of, method in _comparing(compared).items():
            namespace.setdefault(name_of, method)
        namespace["__match_args__"] = compared
        made: Any = super().__new__(mcs, name, bases, namespace)
        if "__init__" not in namespace:
            made.__init__ = _first_call(made, fields, given)
        finished: ValueType = made
        return finished

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


def _comparing(fields: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    """The methods of one class that follow from its fields: values are equal if all of them are."""
    all_of: Callable[[Any], Any] = attrgetter(*fields) if fields else lambda self: ()

    def __eq__(self: Any, other: object) -> bool:
        return all_of(self) == all_of(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: Any) -> int:
        return hash(all_of(self))

    def __repr__(self: Any) -> str:
        told = ", ".join(f"{field}={getattr(self, field)!r}" for field in fields)
        return f"{self.__class__.__qualname__}({told})"

    def _refuse(self: Any, field: str, value: object = None) -> NoReturn:
        raise AttributeError(f"{self.__class__.__name__}.{field}: a value never changes")

    def __setstate__(self: Any, state: tuple[None, dict[str, Any]]) -> None:
        """Take the fields of one that was written elsewhere: a robot may think in a process of its own."""
        for field, value in state[1].items():
            object.__setattr__(self, field, value)

    return {
        "__setstate__": __setstate__,
        "__eq__": __eq__,
        "__hash__": __hash__,
        "__repr__": __repr__,
        "__setattr__": _refuse,
        "__delattr__": _refuse,
    }


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


def _first_call(cls: Any, fields: list[str], given: Mapping[str, Any]) -> Callable[..., None]:
    """What stands for the constructor of a class until it is called for the first time."""

    def __init__(self: Any, *values: Any, **named: Any) -> None:
        made = _constructor(cls, fields, given)
        cls.__init__ = made
        made(self, *values, **named)

    return __init__


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


V = TypeVar("V", bound="Value")


class Value(metaclass=ValueType):
    """Base of values that are neither fact nor action."""

    __slots__ = ()

    def but(self: V, **changes: Any) -> V:
        """The same with some fields changed; what is derived is worked out anew."""
        fields: tuple[str, ...] = self.__match_args__
        return self.__class__(**{field: getattr(self, field) for field in fields} | changes)
