"""The words of the sheets: the same messages and variables in each language, and every refusal has one."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from fluent.syntax.visitor import Visitor

import accessible_games
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


def formatted(tree):
    """Numbers that become text on their way into a sentence: `f"{width:.1f}"` is "63.5" in French, too."""
    values = [node.value for node in ast.walk(tree) if isinstance(node, ast.keyword | ast.DictComp)]
    values += [value for node in ast.walk(tree) if isinstance(node, ast.Dict) for value in node.values]
    for value in values:
        for part in value.values if isinstance(value, ast.JoinedStr) else ():
            if isinstance(part, ast.FormattedValue) and part.format_spec is not None:
                spec = ast.unparse(part.format_spec).strip("f'\"")
                if spec == "g" or spec.startswith((".", "+.")):
                    yield ast.unparse(value)


def test_a_number_goes_into_a_sentence_as_a_number_so_that_french_has_its_comma():
    folders = [Path(package.__file__).parent for package in (stickers, accessible_games)]
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    texts = [path.read_text(encoding="utf-8") for path in sources]
    # Most have none, and to parse them all would take a second.
    found = [one for text in texts if re.search(r":(g|\+?\.\d)", text) for one in formatted(ast.parse(text))]
    # A size that is typed, and the seconds that a command of the system was given.
    assert sorted(set(found)) == ["f'{SHEET.width:g}x{SHEET.height:g}'", "f'{_PATIENCE:g} s'"]
