"""What a page is painted with, read from its drawing operators: on swell paper all black rises."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import pikepdf

from .faults import Fault, Unreadable

_FILLING: Final = frozenset({"f", "F", "f*", "B", "B*", "b", "b*"})
_STROKING: Final = frozenset({"S", "s", "B", "B*", "b", "b*"})
_WRITING: Final = frozenset({"Tj", "TJ", "'", '"'})
_INVISIBLE: Final = 3
"""The text rendering mode that paints nothing."""

Colour = tuple[str, tuple[float, ...]]
"""A colour space and its components, e.g. ("DeviceGray", (0.0,))."""

_BLACK: Final[Colour] = ("DeviceGray", (0.0,))
_OPERATORS: Final = {
    "g": "DeviceGray", "rg": "DeviceRGB", "k": "DeviceCMYK",
    "G": "DeviceGray", "RG": "DeviceRGB", "K": "DeviceCMYK",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _State:
    """The part of the graphics state that decides what rises."""

    fill: Colour = _BLACK
    stroke: Colour = _BLACK
    mode: int = 0


def swell_faults(path: Path, pages: tuple[int, ...]) -> list[Fault]:
    """Ink that would rise where it must not, or not rise evenly where it must.

    Args:
        path: the PDF.
        pages: page numbers from 1 of the sheets.

    Raises:
        Unreadable: the operators of a page make no sense.
    """
    faults = []
    try:
        with pikepdf.open(path) as document:
            for number in pages:
                kinds = dict.fromkeys(_painted(document.pages[number - 1].obj, _State()))
                faults += [Fault(f"ink-{kind}", number, details={"colour": shown}) for kind, shown in kinds]
    except (pikepdf.PdfError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        raise Unreadable("check-damaged", file=path.name) from None
    return faults


def _painted(owner: Any, state: _State) -> Iterator[tuple[str, str]]:
    """Kinds of fault with the colour, one per painting operator of a page or a form."""
    stack: list[_State] = []
    resources = owner.get("/Resources", pikepdf.Dictionary())
    for instruction in pikepdf.parse_content_stream(owner):
        operator = str(instruction.operator)
        if operator == "q":
            stack.append(state)
        elif operator == "Q":
            state = stack.pop() if stack else _State()
        elif operator == "Tr":
            state = replace(state, mode=int(instruction.operands[0]))
        elif operator in ("BI", "INLINE IMAGE"):
            yield "image", ""
        elif operator == "Do":
            yield from _form(resources.XObject[str(instruction.operands[0])], state)
        elif operator in _FILLING or operator in _STROKING:
            yield from _shape(operator, state)
        elif operator in _WRITING:
            if state.mode != _INVISIBLE and not _stays_flat(state.fill):
                yield "text", _shown(state.fill)
        else:
            state = _coloured(state, operator, instruction.operands)


def _form(item: Any, state: _State) -> Iterator[tuple[str, str]]:
    if str(item.get("/Subtype", "")) == "/Form":
        yield from _painted(item, state)
    else:
        yield "image", ""


def _shape(operator: str, state: _State) -> Iterator[tuple[str, str]]:
    used = [state.fill] * (operator in _FILLING) + [state.stroke] * (operator in _STROKING)
    for colour in used:
        if colour != _BLACK and not _stays_flat(colour):
            yield "grey", _shown(colour)


def _coloured(state: _State, operator: str, operands: Any) -> _State:
    """The state after an operator that may set a colour."""
    if operator in _OPERATORS:
        colour = (_OPERATORS[operator], tuple(float(value) for value in operands))
        return replace(state, fill=colour) if operator.islower() else replace(state, stroke=colour)
    if operator.lower() == "cs":
        colour = (str(operands[0]).lstrip("/"), (0.0,))
        return replace(state, fill=colour) if operator.islower() else replace(state, stroke=colour)
    if operator.lower() in ("sc", "scn"):
        numbers = tuple(float(value) for value in operands if not isinstance(value, pikepdf.Name))
        if operator.islower():
            return replace(state, fill=(state.fill[0], numbers))
        return replace(state, stroke=(state.stroke[0], numbers))
    return state


def _stays_flat(colour: Colour) -> bool:
    """Whether no printer mixes black into it: one of red, green and blue at full, or no K."""
    space, values = colour
    if space == "DeviceCMYK":
        return len(values) == 4 and values[3] == 0 and min(values[:3]) == 0
    return space in ("DeviceRGB", "DeviceGray") and max(values, default=0.0) == 1


def _shown(colour: Colour) -> str:
    space, values = colour
    return " ".join([space, *(f"{value:g}" for value in values)])
