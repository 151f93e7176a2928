"""Colours: five themes, each pair of text and ground at least 7 to 1 (WCAG 2.2, level AAA)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accessible_games.play.look import THEMES

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme.

    Attributes:
        ground: behind everything.
        text: on the ground.
        panel: ground of the focused line and of the entry in focus.
        panel_text: on the panel.
        good: signs and numbers that count, on both grounds.
        faint: labels, and a card that cannot be played, on both grounds.
        rule: thin lines between parts, which no words need.
        ring: the two colours of the ring around the focus, outer and inner.
    """

    ground: Colour
    text: Colour
    panel: Colour
    panel_text: Colour
    good: Colour
    faint: Colour
    rule: Colour
    ring: tuple[Colour, Colour]


def _colour(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _theme(*codes: str) -> Theme:
    ground, text, panel, panel_text, good, faint, rule, outer, inner = map(_colour, codes)
    return Theme(ground, text, panel, panel_text, good, faint, rule, (outer, inner))


PALETTES: Final = dict(
    zip(
        THEMES,
        (
            _theme(
                "#000000",
                "#FFFFFF",
                "#1A1A1A",
                "#FFFFFF",
                "#56B4E9",
                "#A8A8A8",
                "#5A5A5A",
                "#F0E442",
                "#FFFFFF",
            ),  # fmt: skip
            _theme(
                "#FFFFFF",
                "#000000",
                "#EDEDED",
                "#000000",
                "#00415F",
                "#4A4A4A",
                "#9A9A9A",
                "#B34700",
                "#000000",
            ),  # fmt: skip
            _theme(
                "#000000",
                "#F0E442",
                "#1A1A1A",
                "#F0E442",
                "#56B4E9",
                "#B5AC40",
                "#5E5A20",
                "#FFFFFF",
                "#F0E442",
            ),  # fmt: skip
            _theme(
                "#1C1F24",
                "#E4DDD0",
                "#2A2E35",
                "#F2EBDD",
                "#8CCBF0",
                "#C4BDB0",
                "#5B5F66",
                "#F0B75A",
                "#E4DDD0",
            ),  # fmt: skip
            _theme(
                "#F3ECDD",
                "#26231F",
                "#E7DECB",
                "#1D1A17",
                "#07405C",
                "#464139",
                "#A69E8C",
                "#9A3D00",
                "#26231F",
            ),  # fmt: skip
        ),
        strict=True,
    )
)
"""Theme -> its colours."""


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of two colours, 1.0 to 21.0, as WCAG 2.2 defines it."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
