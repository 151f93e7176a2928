"""The messages of the package `stickers`, by language and file."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor


class _Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages_of(locale, stem):
    """Message -> the names of its variables."""
    text = files("stickers").joinpath("locale", locale, f"{stem}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, Message):
            assert entry.id.name not in found
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found
