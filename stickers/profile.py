"""Tactile profiles: the sizes that a mark is drawn in, in millimetres.

`comfort` follows the guidelines for people who do not read braille (gaps of 3.2 mm, shapes of
half an inch); `compact` is for fingers used to braille.  Whoever has felt a test sheet keeps the
sizes found there in a file of their own.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessible_games.games.deck import read_data

from .refusal import SheetError, named_key
from .stock import is_number

LEAST_GAP: Final = 0.8
"""Clear space between any two raised things, mm; less is not felt, and melts together."""

_APART: Final = 3.2
"""Clear space that two symbols keep in any case, mm (an eighth of an inch)."""

EDGE: Final = 10.0
"""Widest symbol of a mark at the edge of a card, mm: with the margin it ends 12 mm from the edge."""

LARGEST: Final = 40.0
"""Limit for any one shape, mm; a hand does not read larger ones as one thing."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Sizes of one way to draw marks, all in mm.

    Attributes:
        name: "comfort", "compact", or the user's own.
        dot: diameter of a dot.
        pitch: loose dots, centre to centre.
        square: outer side of the square.
        circle: outer diameter of the circle.
        line: width of outlines.
        point_pitch: points inside the square, centre to centre.
        five_offset: with five points, distance of the outer four from the middle, in x and in y.
        gap: clear space between two symbols.
        margin: least clear space to the edge of the sticker.
    """

    name: str
    dot: float
    pitch: float
    square: float
    circle: float
    line: float
    point_pitch: float
    five_offset: float
    gap: float
    margin: float

    @property
    def grid_offset(self) -> float:
        """With six to nine points, three in a row: centre to centre, gaps to the wall being the same."""
        return (self.square - 2 * self.line + self.dot) / 4

    @property
    def least_gap(self) -> float:
        """How near two symbols may stand where a label is narrow: further than two dots of one number."""
        return min(self.gap, max(_APART, self.pitch - self.dot + 0.2))

    @property
    def grid_square(self) -> float:
        """The least square in which six to nine points can be told from each other."""
        return 2 * self.line + 3 * self.dot + 4 * LEAST_GAP


COMFORT: Final = Profile("comfort", 1.6, 5.0, 12.7, 10.0, 1.0, 4.1, 2.55, 5.0, 2.0)
COMPACT: Final = Profile("compact", 1.5, 2.5, 8.5, 6.5, 0.8, 2.5, 1.74, 3.2, 2.0)
PROFILES: Final[Mapping[str, Profile]] = MappingProxyType({p.name: p for p in (COMFORT, COMPACT)})
"""The profiles that ship with the program."""


def derive(name: str, *, dot: float, pitch: float, square: float, circle: float, line: float) -> Profile:
    """A profile from the five sizes of a test sheet; points and gaps follow from them.

    The points of the square are placed so that the gap to the wall equals the gap between them,
    and symbols stand further apart than their own parts, so that groups hold together.
    """
    inner = square - 2 * line
    point_pitch = (inner + dot) / 3 if inner > 0 else 0.0
    half = inner / 2
    wall = (math.sqrt(2) * (half - dot / 2) - dot) / (1 + math.sqrt(2))
    five = half - dot / 2 - wall
    gap = max(3.2, pitch)
    profile = Profile(
        name, dot, pitch, square, circle, line, round(point_pitch, 2), round(five, 2), round(gap, 2), 2.0
    )
    return check_profile(profile, name)


def for_edge(profile: Profile) -> Profile:
    """The sizes for a column that is read in a fanned hand: nothing is wider than `EDGE`."""
    if profile.square <= EDGE:
        return profile
    circle = min(profile.circle, profile.circle * EDGE / profile.square)
    narrow = derive(
        profile.name, dot=profile.dot, pitch=profile.pitch, square=EDGE, circle=circle, line=profile.line
    )
    return replace(narrow, gap=profile.gap, margin=profile.margin)


def check_profile(profile: Profile, where: str) -> Profile:
    """The profile itself, if a finger could tell its parts from each other.

    Raises:
        SheetError: one sentence that names the size and the least that it may be.
    """
    dot, line = profile.dot, profile.line
    half = profile.square / 2 - line
    rules = (
        ("dot", dot, 0.8),
        ("line", line, 0.3),
        ("pitch", profile.pitch, dot + LEAST_GAP),
        ("circle", profile.circle, dot + 2 * line + 2 * LEAST_GAP),
        ("point_pitch", profile.point_pitch, dot + LEAST_GAP),
        ("square", half, profile.point_pitch / 2 + dot / 2 + LEAST_GAP),
        ("five_offset", profile.five_offset * math.sqrt(2), dot + LEAST_GAP),
        ("square", half, profile.five_offset + dot / 2 + LEAST_GAP),
        ("gap", profile.gap, LEAST_GAP * 2),
        ("margin", profile.margin, 2.0),
    )
    for name, value, least in rules:
        if not value >= least - 0.001:  # which is so of "nan", too
            shown = {"square": least * 2 + line * 2, "five_offset": least / math.sqrt(2)}.get(name, least)
            raise SheetError("profile-small", profile=where, name=name, least=round(shown, 2))
    if max(profile.square, profile.circle, profile.pitch) > LARGEST:
        raise SheetError("profile-big", profile=where, most=LARGEST)
    return profile


def find_profile(name: str) -> Profile:
    """A profile that ships, or the one in a user's TOML file.

    Raises:
        SheetError: no such profile, or a file that does not hold one.
    """
    if name in PROFILES:
        return PROFILES[name]
    if name.lower().endswith(".toml"):
        return read_profile(Path(name))
    raise SheetError("profile-unknown", profile=name, known=", ".join(PROFILES))


def read_profile(path: Path) -> Profile:
    """A user's profile: a `[profile]` table with a number of mm for each size.

    Raises:
        SheetError: unreadable, or a key is missing, unknown or no number.
    """
    table = read_data(path).get("profile")
    sizes = [field.name for field in fields(Profile) if field.name != "name"]
    if not isinstance(table, Mapping):
        raise SheetError("table-missing", where=str(path), table="profile")
    unknown = sorted(set(table) - {*sizes, "name"})
    missing = [size for size in sizes if size not in table]
    if unknown or missing:
        key = "key-unknown" if unknown else "key-missing"
        name, known = (unknown or missing)[0], ", ".join([*sizes, "name"])
        raise SheetError(key, where=str(path), table="profile", name=named_key(name), known=known)
    for size in sizes:
        if not is_number(table[size]):
            raise SheetError("key-kind", where=str(path), table="profile", name=size, kind="float")
    numbers = {size: float(table[size]) for size in sizes}
    return check_profile(Profile(str(table.get("name", path.stem)), **numbers), str(path))


def profile_toml(profile: Profile) -> str:
    """The text of a file that `read_profile` takes back."""
    lines = ["[profile]"]
    for key, value in asdict(profile).items():
        lines.append(f'name = "{_escaped(value)}"' if key == "name" else f"{key} = {value!r}")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
