"""The catalogue's files as syntax trees: messages, their wordings, and what each refers to."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from accessible_games.games import GAMES
from accessible_games.narration.catalogue import source_of

ROOT = files("accessible_games.narration").joinpath("locale")


@cache
def entries(locale: str, stem: str) -> tuple:
    source = source_of(locale, stem)
    return tuple(FluentParser().parse(source.read_text(encoding="utf-8")).body) if source.is_file() else ()


@cache
def messages(locale: str, stem: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(locale, stem) if isinstance(entry, Message)}


def junk(locale: str, stem: str) -> list[str]:
    return [entry.content for entry in entries(locale, stem) if isinstance(entry, Junk)]


def stems(locale: str) -> list[str]:
    """All files of a locale, the narrator's own and each game's."""
    own = [path.name.removesuffix(".ftl") for path in ROOT.joinpath(locale).iterdir()]
    games = [stem for game in GAMES for stem in _stems_of(locale, game)]
    return sorted(own + games)


def _stems_of(locale: str, game: str) -> list[str]:
    folder = source_of(locale, game).parent
    parts = [path.name.removesuffix(".ftl") for path in folder.iterdir() if path.name.endswith(".ftl")]
    return [game if part == "messages" else f"{game}-{part}" for part in parts]


def wordings(message: Message) -> dict[str, object]:
    """Attribute name ("" = the value) -> its pattern."""
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return ({"": message.value} if message.value else {}) | found


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def collect(pattern: object) -> _Collector:
    collector = _Collector()
    collector.visit(pattern)
    return collector


def variables(pattern: object, known: dict[str, Message]) -> set[str]:
    """Variables of a wording, those of the messages it refers to included."""
    found = collect(pattern)
    return found.variables.union(*(variables(known[name].value, known) for name in found.references))


def own_text(pattern: object, known: dict[str, Message] | None = None) -> str:
    """What a wording says by itself, without what is filled in; with `known`, what it refers to too."""
    found = collect(pattern)
    referred = [own_text(known[name].value, known) for name in found.references] if known else []
    return "".join((*found.texts, *referred))
