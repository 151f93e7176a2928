"""What the readback can say: faults of a sheet, and files that it will not read at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from ..refusal import Refusal
from ..texts import texts

STEM: Final = "check"
"""The message file of the readback in `stickers/locale`."""

_LONGEST: Final = 300
"""Characters of a part of a fault."""

Value = str | int | float


@dataclass(frozen=True, slots=True)
class Fault:
    """Something on the paper that is not as it must be.

    Attributes:
        kind: the message is `check-fault-<kind>`.
        page: PDF page, from 1; 0 for the whole file.
        cell: from 1; 0 for the whole page.
        card: id of the card that should be there; "" for none.
        details: what the message needs besides: numbers as text with their unit's digits.
    """

    kind: str
    page: int = 0
    cell: int = 0
    card: str = ""
    details: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    def tell(self, language: str, names: Mapping[str, str]) -> str:
        """One line: where, which card, what is wrong.

        Args:
            language: of the line.
            names: card id -> what the card is called.
        """
        words = texts(language, STEM)
        # What a damaged file holds may be long, and have line feeds: a fault is one line.
        details = {
            name: value[:_LONGEST].replace("\n", " ") if isinstance(value, str) else value
            for name, value in self.details.items()
        }
        if "owner" in details:
            details["owner"] = names.get(str(details["owner"]), details["owner"])
        what = words.text(f"check-fault-{self.kind}", **details)
        place = "file" if not self.page else "page" if not self.cell else "cell" if not self.card else "card"
        card = names.get(self.card, self.card)
        return words.text(f"check-at-{place}", page=self.page, cell=self.cell, card=card, what=what)


class Unreadable(Refusal):
    """Input that the readback refuses to judge: not ours, damaged, too coarse."""

    stem = STEM
