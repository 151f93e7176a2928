"""The words of the sheets: the same messages and variables in each language, and every refusal has one."""

import ast
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

import stickers

LANGUAGES = ("en", "fr", "ja")


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def words_of(language):
    """The words of the sheets and those of the refusals, which are parsed only when something is refused."""
    folder = files("stickers").joinpath("locale", language)
    stems = ("sheets", "sheets-refusals")
    return "\n".join(folder.joinpath(f"{stem}.ftl").read_text(encoding="utf-8") for stem in stems)


def messages(language):
    body = FluentParser().parse(words_of(language)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, Message):
            assert entry.id.name not in found
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_has_the_same_messages_with_the_same_variables(language):
    assert messages(language) == messages("en")


def refusals():
    """Every `SheetError("key", name=...)` of the package with the names it passes."""
    for path in Path(stickers.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SheetError"
            if named and isinstance(node.args[0], ast.Constant):
                yield node.args[0].value, {keyword.arg for keyword in node.keywords}


def test_every_refusal_has_a_message_and_passes_all_its_variables():
    known = messages("en")
    found = list(refusals())
    assert len(found) > 30
    for key, names in found:
        assert known[key] <= names, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_one_line_and_free_of_marks_that_a_voice_stumbles_on(language):
    assert not set(words_of(language)) & set("\u2066\u2067\u2068\u2069\u200e\u200f\u202f\u00a0")
