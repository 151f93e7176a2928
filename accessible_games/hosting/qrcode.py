"""The way in as a QR code, for the camera of a phone: drawn in the window, and in letters."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

_BORDER: Final = 4
"""Modules that stay light around it; cameras want as many."""
_SCALE: Final = 10
"""Pixels of a module; whoever draws it makes it as large as it fits."""
_HALVES: Final = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""Two modules one above the other, 1 for a dark one, as a terminal shows them that writes light on dark."""


def way_in(address: str, code: str) -> str:
    """What a code holds: the address, with the code of the table in the part that no browser sends."""
    return f"{address}#{code}"


def png(text: str) -> bytes:
    """A text as a picture, dark on light."""
    kept = BytesIO()
    segno.make(text, micro=False, error="m").save(kept, kind="png", scale=_SCALE, border=_BORDER)
    return kept.getvalue()


def in_letters(text: str) -> list[str]:
    """A text as lines of a terminal, each for two rows of modules."""
    rows = [[int(dark) for dark in row] for row in _modules(text)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(_HALVES[pair] for pair in zip(*rows[at : at + 2], strict=True))
        for at in range(0, len(rows), 2)
    ]


def _modules(text: str) -> list[list[bool]]:
    code = segno.make(text, micro=False, error="m")
    return [[bool(module) for module in row] for row in code.matrix_iter(scale=1, border=_BORDER)]
