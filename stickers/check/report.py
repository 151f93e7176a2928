"""The outcome of a check, told in plain lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..manifest import Manifest
from ..texts import texts
from .faults import STEM, Fault, Value
from .placement import Placement


@dataclass(slots=True)
class Report:
    """What a check found.

    Attributes:
        file: the name of what was checked.
        dpi: the resolution that it was read at.
        manifest: what the file tells about itself.
        sheets: pages that were read.
        signs: labels or cards that were read.
        faults: everything that is wrong; empty if the check passed.
        notes: (message id, variables): what else is worth knowing.
        calibration: what takes a scanned print back to where it belongs, if it could be measured.
        names: card id -> what the card is called.
    """

    file: str
    dpi: int
    manifest: Manifest
    sheets: int = 0
    signs: int = 0
    faults: list[Fault] = field(default_factory=list)
    notes: list[tuple[str, Mapping[str, Value]]] = field(default_factory=list)
    calibration: Placement | None = None
    names: Mapping[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults

    def lines(self, language: str) -> list[str]:
        """The report: one line per fault, then notes, then the outcome."""
        words = texts(language, STEM)
        lines = [fault.tell(language, self.names) for fault in self.faults]
        lines += [words.text(key, **variables) for key, variables in self.notes]
        outcome = "check-passed" if self.passed else "check-failed"
        counts = {"sheets": self.sheets, "signs": self.signs, "faults": len(self.faults)}
        kind = self.manifest.kind
        return [*lines, words.text(outcome, file=self.file, dpi=self.dpi, kind=kind, **counts)]
