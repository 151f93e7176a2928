"""Typography of French: what stays on one line with its neighbour.

The files are written with plain blanks, as one types them.  When they are read, the blank before
: ; ! ? » % and behind « becomes one that no line breaks at.  U+00A0 serves for all of them, not the
narrow U+202F before ; ! ? of printed books: a Windows terminal (cp1252) has no such letter.  What a
player writes is left as it is; what is spoken, and what a transcript holds, has plain blanks.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

GLUE: Final = "\u00a0"
"""A blank at which no line is broken."""

_BEFORE: Final = re.compile(r" (?=[:;!»%])| (?=\?(?![,.;:»)]| [a-zà-ÿ]))")
"""A blank before such a sign; not before a "?" that stands for the key: "Tapez ? pour l'aide"."""
_BEHIND: Final = re.compile("(?<=«) ")


class _Glue(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:
        node.value = glue_text(node.value)


def glue_text(text: str) -> str:
    """Set the blanks of a French text."""
    return _BEHIND.sub(GLUE, _BEFORE.sub(GLUE, text))


def glue_french(resource: Any) -> None:
    """Set the blanks of all messages of a parsed French file."""
    _Glue().visit(resource)


def plain_blanks(text: str) -> str:
    """The text with plain blanks: for speech, braille and transcripts."""
    return text.replace(GLUE, " ")
