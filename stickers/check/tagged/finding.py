"""What the walk through a tagged file can find."""

from __future__ import annotations

from typing import NamedTuple


class Finding(NamedTuple):
    """Something that PDF/UA-1 does not allow, or that a file of ours must not have.

    Attributes:
        kind: the message is `check-fault-ua-<kind>`.
        condition: of the Matterhorn Protocol, such as "14-003"; or the clause of ISO 14289-1, such
            as "7.1", for what the protocol has no condition for.
        page: of the PDF, from 1; 0 for the whole file.
        what: what it is about: a structure type, a font's name.
    """

    kind: str
    condition: str
    page: int = 0
    what: str = ""
