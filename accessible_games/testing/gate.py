"""The gate of the words: every fact of a game is told in each language that the game promises.

    for name, check in CHECKS.items():
        for fault in check(words_of(game)):
            ...

The fact classes are read from the game, the sentences from its locale files.  What a game has to be
excused from stands in `wordings.toml` of its folder: `short`, events with nothing to cut or to add;
`same`, events that name a player and sound the same to all; `[unsaid]`, fields that a message leaves
out because its variant, or another sentence at the same moment, already says them.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_args

from fluent.syntax.ast import Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from accessible_games.engine import (
    HIDDEN,
    Event,
    Fact,
    Game,
    Hidden,
    OptionError,
    Refused,
    Seat,
    SecretSpokenError,
)
from accessible_games.games import LIVE, home_of, live_part, package_of_game
from accessible_games.games.deck import load_deck
from accessible_games.narration.catalogue import (
    KANA,
    LOCALES,
    MessageError,
    catalogue,
    is_stem,
    locales_of,
    source_of,
)
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.narration.topics import ALWAYS, topics_in
from accessible_games.narration.typography import plain_blanks
from accessible_games.narration.wording import message_of, package_of, seats_named, stem_of
from accessible_games.play.feats import feats_in, message_of_feat

from .files import faults_in
from .samples import few_samples, field_hints, samples
from .wordings import messages

NAMES: Final = tuple(PlayerName(name) for name in ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana"))
LISTENERS: Final = (Seat(0), Seat(1), Seat(2), None)

CLOSED: Final = "-closed"
"""The variant for those who may not know something: only others hear it, and it leaves that out."""

ENDINGS: Final = frozenset({"the", "a", "of", "key", "n"})
PERSPECTIVES: Final = MappingProxyType({"you": {"seat", "seats"}, "partner": {"partner"}, "named": set()})
"""Who is spoken to -> the fields that name them; "named" goes by the type of a field."""
LEVELS: Final = ("brief", "full")

_UNTOLD: Final = re.compile(
    "[\u200b-\u200f\u2028-\u202f\u2066-\u2069\u00a0\ufeff\u2600-\u27bf\U0001f000-\U0001faff]"
)
_PYTHON: Final = re.compile(r"[{}$@_]|(?<!^)(?<![.!?] )\bNone\b|\b(HIDDEN|Seat|True|False)\b")
_BARE_RANK: Final = re.compile(r"(?<![\w'’])([JQKVDRTX]|(?<!^)(?<![.!?] )A)(?![\w'’])")
_YOU: Final = re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE)
_KANA_LINE: Final = re.compile("[ぁ-ゖァ-ヺー、。！？「」 ]+")
_KANA_TEXT: Final = re.compile(r"[ぁ-ゖァ-ヺー・：、。！？「」（）\s]*")
_ASCII_ON_PURPOSE: Final = frozenset({"play-cannot-print"})
"""Said where the terminal has no other letters."""

_SERVING: Final = re.compile(
    "shared-(player|you|unreadable|filler|term-.*|sign-.*|list-.*|rows-.*|clauses-.*)|play-(word|term)-.*|play-lesson-key-.*"
)
"""Words that the narrator itself asks for."""
_TYPED: Final = re.compile("-(word|term)-|-filler$")
_ELISION: Final = re.compile(r"\b(de|que|le|la|si|jusque) $")
_AGREEING: Final = re.compile(r"\b(est|êtes|sont|sera) (seul|content|arrivé|parti|sorti|resté)|\bprête?s?\b")
_PEOPLE: Final = frozenset({"seat", "partner", "attacker", "claimer", "starter", "seats", "card"})


@dataclass(frozen=True)
class Words:
    """What is held to the gate.

    Attributes:
        stem: of the files.
        facts: the classes that are told.
        locales: in which they must be; the first is what the others are compared with.
        host: whether they are the lines of whoever runs the games: those are said to the player whom
            they name, or who has typed, and end as a prompt or a list needs it.
        short: messages of events with nothing to cut or to add.
        same: messages that name a player and sound the same to all.
        unsaid: message -> fields that it may leave out.
    """

    stem: str
    facts: tuple[type[Fact], ...]
    locales: tuple[str, ...] = LOCALES
    host: bool = False
    short: frozenset[str] = frozenset()
    same: frozenset[str] = frozenset()
    unsaid: Mapping[str, frozenset[str]] = field(default_factory=dict)

    @property
    def languages(self) -> tuple[str, ...]:
        """The locales but kana, which is a reading."""
        return tuple(locale for locale in self.locales if locale != KANA)


def words_of(game: Game) -> Words:
    """The words of a game, and what it is excused from."""
    source = home_of(game.name).joinpath("wordings.toml")
    table = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    facts = (*game.events, *game.refusals, *game.answers, *game.choices)
    own = tuple(cls for cls in facts if stem_of(cls) == game.name)
    unsaid = {key: frozenset(fields) for key, fields in table.get("unsaid", {}).items()}
    short, same = (frozenset(table.get(key, ())) for key in ("short", "same"))
    return Words(game.name, own, locales_of(game), short=short, same=same, unsaid=unsaid)


def live_words_of(game: Game) -> Words | None:
    """The words of a game's real-time part; None where it has none.

    They are lines of a host: said to the player whom they name, or shown as a prompt.
    """
    facts = live_facts(game)
    return Words(f"{game.name}-{LIVE}", facts, locales_of(game), host=True) if facts else None


def _kinds_of(cls: type[Fact]) -> Iterator[type[Fact]]:
    for kind in cls.__subclasses__():
        yield kind
        yield from _kinds_of(kind)


def facts_in(package: str) -> tuple[type[Fact], ...]:
    """All fact classes of a package that declares them in no one place: its modules are imported."""
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        importlib.import_module(f"{package}.{module.name}")
    found = [cls for cls in _kinds_of(Fact) if cls.__module__.startswith(f"{package}.") and cls.key]
    # In one order in each process, for runners that share the tests out.
    return tuple(sorted(found, key=lambda cls: (cls.__module__, cls.key)))


def live_facts(game: Game) -> tuple[type[Fact], ...]:
    """All fact classes of a game's real-time part."""
    if live_part(game.name, "host") is None:
        return ()
    return facts_in(f"{package_of_game(game.name)}.{LIVE}")


# -- the files as they are written ----------------------------------------------------------------------


class _Collector(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: D102
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: D102
        self.references.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: D102
        self.texts.append(node.value)


def _collect(pattern: Any) -> _Collector:
    collector = _Collector()
    collector.visit(pattern)
    return collector


def _variables(pattern: Any, known: Mapping[str, Message]) -> set[str]:
    """Variables of a wording, those of the messages it refers to included."""
    found = _collect(pattern)
    return found.variables.union(
        *(_variables(known[name].value, known) for name in found.references if name in known)
    )


def _own_text(pattern: Any, known: Mapping[str, Message]) -> str:
    """What a wording says without what is filled in."""
    found = _collect(pattern)
    referred = [_own_text(known[name].value, known) for name in sorted(found.references) if name in known]
    return "".join((*found.texts, *referred))


def _wordings(message: Message | None) -> dict[str, Any]:
    """Attribute ("" = the value) -> its pattern."""
    if message is None:
        return {}
    found = {attribute.id.name: attribute.value for attribute in message.attributes}
    return ({"": message.value} if message.value else {}) | found


def _ids(cls: type[Fact]) -> list[str]:
    return [message_of(cls, variant) for variant in cls.variants]


def _field_of(variable: str) -> str:
    """The fact's field that a variable writes, with or without the ending of a form."""
    stem, _, ending = variable.rpartition("-")
    return (stem if ending in ENDINGS and stem else variable).replace("-", "_")


def _fields_used(pattern: Any, known: Mapping[str, Message]) -> set[str]:
    return {_field_of(name) for name in _variables(pattern, known)}


PARTS: Final = ("", "-names", "-words", "-rules", "-menu", "-print", "-sheet", "-live", "-feats")
"""The files of a game, by what stands behind its id in a stem."""


def check_files(words: Words) -> Iterator[str]:
    """Every entry of every file can be read, and stands once."""
    for locale in words.locales:
        for part in PARTS:
            source = source_of(locale, f"{words.stem}{part}")
            if source.is_file():
                yield from faults_in(source)


def file_of(locale: str, stem: str) -> str:
    """Where a file of messages lies in its package: "locale/en/messages.ftl"."""
    return "/".join(Path(str(source_of(locale, stem))).parts[-3:])


def check_messages(words: Words) -> Iterator[str]:
    """Every variant of a fact has its message in every locale, and no message tells what there is not."""
    expected = {key for cls in words.facts for key in _ids(cls)}
    for locale in words.locales:
        known = messages(locale, words.stem)
        lacks = sorted(key for key in expected if "" not in _wordings(known.get(key)))
        yield from (f"{file_of(locale, words.stem)}: no message {key}" for key in lacks)
        referred = {
            name for one in known.values() for p in _wordings(one).values() for name in _collect(p).references
        }
        extra = (name for name in known.keys() - expected - referred if not _SERVING.fullmatch(name))
        where = file_of(locale, words.stem)
        yield from (f"{where}: {key} tells a fact that there is not" for key in sorted(extra))


def check_variants(words: Words) -> Iterator[str]:
    """Every variant that a class declares occurs, and no other."""
    for cls in words.facts:
        met = {sample.variant() for sample in samples(cls)}
        if met != set(cls.variants):
            yield f"{cls.__name__}: variants {sorted(cls.variants)} are declared, and {sorted(met)} occur"


def check_fields(words: Words) -> Iterator[str]:
    """A message uses fields of its fact, the same ones in every locale, and leaves none out unexcused."""
    first = words.locales[0]
    for cls in words.facts:
        for key in _ids(cls):
            reference = _wordings(messages(first, words.stem).get(key))
            for locale in words.locales:
                known = messages(locale, words.stem)
                found = _wordings(known.get(key))
                if found and found.keys() != reference.keys():
                    theirs = ", ".join(sorted(found.keys() ^ reference.keys()))
                    yield f"{locale}: {key} differs from {first} in its wordings: {theirs}"
                for name in found.keys() & reference.keys():
                    used = _fields_used(found[name], known)
                    if not used <= cls.field_types.keys():
                        unknown = ", ".join(sorted(used - cls.field_types.keys()))
                        yield f"{locale}: {key}.{name} uses {unknown}, which {cls.__name__} does not have"
                    elif used != _fields_used(reference[name], messages(first, words.stem)):
                        yield f"{locale}: {key}.{name} uses other fields than in {first}"
            if not words.host:
                yield from _left_out(words, cls, key)


def _left_out(words: Words, cls: type[Fact], key: str) -> Iterator[str]:
    first = words.locales[0]
    patterns = _wordings(messages(first, words.stem).get(key)).values()
    used = set().union(*(_fields_used(one, messages(first, words.stem)) for one in patterns))
    unsaid = {name for name, hint in field_hints(cls).items() if hint is not bool} - used
    if key.endswith(CLOSED):
        unsaid -= {name for name, hint in cls.field_types.items() if "Hidden" in hint}
    if key.endswith("-empty"):  # a list of nothing
        unsaid -= {name for name, hint in cls.field_types.items() if "tuple" in hint}
    if cls.variants != ("",):  # a field of text is there to decide the variant
        unsaid -= {name for name, hint in field_hints(cls).items() if hint is str}
    if patterns and not unsaid <= words.unsaid.get(key, frozenset()):
        yield f"{first}: {key} never says {', '.join(sorted(unsaid))}"


def check_levels(words: Words) -> Iterator[str]:
    """Events have all three verbosities, and a "you" for the player whom they name."""
    for cls in words.facts if not words.host else ():
        for locale in words.locales:
            known = messages(locale, words.stem)
            for key in _ids(cls):
                names = _wordings(known.get(key)).keys() - {""}
                if key in known:
                    yield from (f"{locale}: {key} {fault}" for fault in _levels(words, cls, key, names))


def _levels(words: Words, cls: type[Fact], key: str, names: set[str]) -> Iterator[str]:
    views = {view for view in PERSPECTIVES if view in names}
    allowed = {f"{view}-{level}" for view in views for level in LEVELS} | views | set(LEVELS)
    if not names <= allowed:
        yield f"has wordings that nobody hears: {', '.join(sorted(names - allowed))}"
    fields = {view: PERSPECTIVES[view] & cls.field_types.keys() for view in PERSPECTIVES}
    fields["named"] |= {*seats_named(cls)}
    if not all(fields[view] for view in views):
        yield f"speaks to a player whom {cls.__name__} does not name"
    same = key in words.same or key.endswith(CLOSED)
    if "seat" in cls.field_types and not issubclass(cls, Refused) and not same and "you" not in names:
        yield "has no .you for the player whom it names"
    if issubclass(cls, Event) and key not in words.short:
        needed = {f"{view}-{level}" for view in views for level in LEVELS} | set(LEVELS)
        if not needed <= names:
            yield f"lacks {', '.join('.' + name for name in sorted(needed - names))}"


# -- what is said ---------------------------------------------------------------------------------------


def _item_of(hint: Any) -> type[Fact] | None:
    """The class of a list's items, or of a part of another fact, if that is a fact."""
    item, *_ = get_args(hint) or (hint,)
    return item if isinstance(item, type) and issubclass(item, Fact) else None


def _labels(words: Words) -> frozenset[type[Fact]]:
    """Classes that are no sentences: items of lists, parts of other facts, entries of menus."""
    items = {_item_of(hint) for cls in words.facts for hint in field_hints(cls).values()}
    return frozenset(cls for cls in words.facts if cls in items or cls.__name__.endswith("Choice"))


@cache
def _narrator(language: str, verbosity: Verbosity) -> Narrator:
    return Narrator(NAMES, language, verbosity)


def _told(cls: type[Fact], language: str) -> Iterator[tuple[Fact, Seat | None, Verbosity, Any]]:
    """Samples as each listener hears them; a whisper is not heard by those it is hidden from."""
    for sample in few_samples(cls):
        hidden = any(getattr(sample, name) is HIDDEN for name in sample.field_types)
        if hidden and isinstance(sample, Event) and sample.whispered:
            continue
        for listener in LISTENERS:
            for level in Verbosity:
                try:
                    line = _narrator(language, level).tell(sample, listener)
                except SecretSpokenError:
                    break
                except MessageError:
                    return  # that it is missing is another check's
                yield sample, listener, level, line


def check_lines(words: Words) -> Iterator[str]:
    """Every listener gets a clean line, and no shorter one at a higher verbosity."""
    labels = _labels(words)
    for cls in words.facts:
        for language in words.languages:
            before = ""
            for sample, listener, level, line in _told(cls, language):
                key = message_of(cls, sample.variant())
                if level is not Verbosity.BRIEF and len(line.text) < len(before):
                    yield f"{language}: {key} is shorter at {level.value}: {before!r}, {line.text!r}"
                before = line.text
                text = plain_blanks(line.text) if language == "fr" else line.text
                whole = not words.host and cls not in labels
                for said in dict.fromkeys((text, line.spoken)):
                    fault = _unclean(said, whole=whole)
                    if fault:
                        who = "the table" if listener is None else "a player"
                        yield f"{language}: {key} {fault}, as {who} hears it: {said!r}"


def _unclean(text: str, *, whole: bool) -> str:
    if len(text) < (2 if text.isascii() else 1) or text != text.strip() or "  " in text:
        return "is empty, or has blanks too many"
    if _UNTOLD.search(text):
        return "has a sign that nobody can hear"
    if _PYTHON.search(text):
        return "says a word of the program"
    if _BARE_RANK.search(text):
        return "says a bare letter for a rank"
    if whole and not (text[0].isupper() or not text[0].isascii() or text[0].isdigit()):
        return "does not begin as a sentence does"
    return "does not end as a sentence does" if whole and text[-1] not in ".!?。！？」" else ""


def check_table(words: Words) -> Iterator[str]:
    """What the table hears in English never says "you"; every wording is a sentence of its own."""
    labels = _labels(words)
    for cls in words.facts if not words.host else ():
        for _, listener, _, line in _told(cls, "en") if "en" in words.locales else ():
            if listener is None and _YOU.search(line.text):
                yield f"en: {message_of(cls, '')} says you to the table: {line.text!r}"
        for locale in words.locales if cls not in labels else ():
            known = messages(locale, words.stem)
            for key in _ids(cls):
                for name, pattern in _wordings(known.get(key)).items():
                    if not re.search(r"\w", _own_text(pattern, known)):
                        yield f"{locale}: {key}.{name} says nothing of its own"
                    if getattr(pattern.elements[0], "value", "").startswith((",", ".", "、", " ")):
                        yield f"{locale}: {key}.{name} begins as the end of another sentence"
                    for phrase in _collect(pattern).references:
                        if "-phrase-" not in phrase or not _variables(known[phrase].value, {}):
                            yield f"{locale}: {key}.{name} glues {phrase}, which is no phrase with a number"


def check_secrets_of_words(words: Words) -> Iterator[str]:
    """A line about a hidden card has no word that names a kind."""
    for cls in words.facts if not words.host else ():
        for language in words.languages:
            for sample, listener, _, line in _told(cls, language):
                if listener is not None or not any(
                    getattr(sample, name) is HIDDEN for name in sample.field_types
                ):
                    continue
                said = line.text.casefold()
                for kind in _kinds(words.stem, cls, sample, language):
                    if kind in said:
                        yield f"{language}: {message_of(cls, sample.variant())} names a kind: {line.text!r}"


def _kinds(game: str, cls: type[Fact], sample: Fact, locale: str) -> list[str]:
    """Words of all names that the hidden fields could have; of all cards, where a field is a list."""
    hints = field_hints(cls)
    parts = [part for name in hints if getattr(sample, name) is HIDDEN for part in get_args(hints[name])]
    found = [part for part in parts if isinstance(part, type) and issubclass(part, Enum)]
    messages_ = [one.message for part in found if part is not Hidden for one in part]  # type: ignore[attr-defined]
    stem = f"{game}-names"
    if not messages_:
        deck = _deck(game)
        stem = f"{deck.names or game}-names" if deck else stem
        owner = stem.removesuffix("-names").replace("_", "-")
        messages_ = [f"{owner}-card-{card.id}".replace("_", "-") for card in deck.cards] if deck else []
    names = catalogue(locale, stem) if is_stem(locale, stem) else None
    said = [names.text(one) for one in messages_ if names is not None and names.has(one)]
    words = [part for one in said for part in re.split(r"[\s']", one.casefold())]
    return [word for word in words if len(word) > (2 if word.isascii() else 1)]  # "de" is in many words


def _deck(game: str) -> Any:
    try:
        return load_deck(game)
    except OptionError:
        return None


# -- what single languages need -------------------------------------------------------------------------


def check_japanese(words: Words) -> Iterator[str]:
    """Kana files hold kana alone, particles as they sound; no message repeats the honorific of a name."""
    if KANA not in words.locales:
        return
    for cls in words.facts:
        for sample, _, _, line in _told(cls, "ja"):
            key = message_of(cls, sample.variant())
            if not _KANA_LINE.fullmatch(line.spoken) and key not in _ASCII_ON_PURPOSE:
                yield f"ja: {key} is not read in kana alone: {line.spoken!r}"
    for part in PARTS[:5]:
        for locale in ("ja", KANA):
            for key, message in messages(locale, f"{words.stem}{part}").items():
                for pattern in _wordings(message).values():
                    yield from (f"{locale}: {key} {fault}" for fault in _japanese(locale, key, pattern))


def _japanese(locale: str, key: str, pattern: Any) -> Iterator[str]:
    for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
        if not hasattr(before, "value") and getattr(after, "value", "").startswith("さん"):
            yield "says さん behind a name that brings its own"
    if locale != KANA or key in _ASCII_ON_PURPOSE:
        return
    if not _KANA_TEXT.fullmatch("".join(_collect(pattern).texts)):
        yield "is not written in kana alone"
    if not _TYPED.search(key) and any(
        re.search(r"[はへ](?=[\s、。]|$)", getattr(element, "value", "")) for element in pattern.elements
    ):
        yield "writes a particle は or へ, which sounds わ or え"


def check_french(words: Words) -> Iterator[str]:
    """No elision before a name, and no agreement with a person."""
    for key, message in messages("fr", words.stem).items() if "fr" in words.locales else ():
        for name, pattern in _wordings(message).items():
            for before, after in zip(pattern.elements, pattern.elements[1:], strict=False):
                variable = getattr(getattr(getattr(after, "expression", None), "id", None), "name", "")
                if variable in _PEOPLE and _ELISION.search(getattr(before, "value", "")):
                    yield f"fr: {key}.{name} has a word before ${variable} that a vowel would cut short"
            if _AGREEING.search("".join(_collect(pattern).texts)):
                yield f"fr: {key}.{name} agrees with a person"


CHECKS: Final[Mapping[str, Callable[[Words], Iterator[str]]]] = MappingProxyType(
    {
        "files": check_files,
        "messages": check_messages,
        "variants": check_variants,
        "fields": check_fields,
        "verbosities": check_levels,
        "lines": check_lines,
        "sentences": check_table,
        "hidden kinds": check_secrets_of_words,
        "Japanese": check_japanese,
        "French": check_french,
    }
)
"""Each check by its name: it yields a line for whatever does not hold."""


# -- what a game needs besides its facts ----------------------------------------------------------------


def needed(game: Game) -> Mapping[str, tuple[str, ...]]:
    """Stem -> the messages that a game's files must have to be complete in a locale."""
    words = words_of(game)
    slug, first = game.name.replace("_", "-"), words.locales[0]
    deck = _deck(game.name)
    cards = () if deck is None or deck.names else tuple(card.id.replace("_", "-") for card in deck.cards)
    rules = tuple(key for key in messages(first, f"{game.name}-rules"))
    offered = {key.replace("_", "-"): option for key, option in game.options.items() if option.offered}
    asked = [key for key, option in offered.items() if option.asked]
    live = live_facts(game)
    feats = tuple(message_of_feat(game.name, feat)[1] for feat in feats_in(game.name))
    return {
        game.name: tuple(key for cls in words.facts for key in _ids(cls)),
        f"{game.name}-names": tuple(f"{slug}-card-{card}" for card in cards),
        f"{game.name}-words": tuple(key for key in game.words() if key.startswith(f"{slug}-word-")),
        f"{game.name}-menu": (
            f"{slug}-title",
            *(f"{slug}-option-{key}" for key in offered),
            *(f"{slug}-option-{key}-{part}" for key in asked for part in ("asked", "answer")),
        ),
        **({f"{game.name}-feats": feats} if feats else {}),
        f"{game.name}-rules": rules or (f"{slug}-rules-title", f"{slug}-rules-1"),
        **({f"{game.name}-{LIVE}": tuple(key for cls in live for key in _ids(cls))} if live else {}),
    }


def missing(game: Game, locale: str) -> list[str]:
    """The messages that a game lacks in one locale, in the order of its files."""
    return [key for stem, keys in needed(game).items() for key in _lacks(locale, stem, keys)]


def _lacks(locale: str, stem: str, keys: Sequence[str]) -> list[str]:
    return [key for key in keys if "" not in _wordings(messages(locale, stem).get(key))]


def table(game: Game) -> list[str]:
    """How much of a game is told in each locale, a line each; for whoever translates it."""
    promised, lines = locales_of(game), []
    for locale in LOCALES:
        lacks = missing(game, locale)
        whole = sum(map(len, needed(game).values()))
        said = "promised" if locale in promised else "not promised"
        first = f"; first missing: {', '.join(lacks[:3])}" if lacks else ""
        lines.append(f"{locale:7} {whole - len(lacks):4} of {whole:4}  {said}{first}")
    return lines


def check_complete(game: Game) -> Iterator[str]:
    """Names, typed words, the menu and the rules page are there in each language that is promised."""
    # What its facts need, `check_messages` tells.
    stems = {stem: keys for stem, keys in needed(game).items() if stem != game.name}
    for locale in locales_of(game):
        for stem, keys in stems.items():
            where = file_of(locale, stem)
            yield from (f"{where}: no message {key}" for key in _lacks(locale, stem, keys))
            if stem.endswith("-feats"):
                yield from _check_feats(where, messages(locale, stem), keys)


def _check_feats(where: str, known: Mapping[str, Message], keys: Sequence[str]) -> Iterator[str]:
    """Each feat says what it asks for, and no message names one that there is not."""
    bare = (key for key in keys if key in known and "asks" not in _wordings(known[key]))
    yield from (f"{where}: {key} does not say what it asks for: .asks" for key in bare)
    yield from (f"{where}: {key} names a feat that there is not" for key in sorted({*known} - {*keys}))


def check_topics(game: Game) -> Iterator[str]:
    """Every event has a topic, by which players can turn it off, or stands under `always`."""
    for package in dict.fromkeys(package_of(cls) for cls in game.events):
        try:
            known = topics_in(package)
        except ValueError as problem:
            yield str(problem)
            return
        mine = {cls.key for cls in game.events if package_of(cls) == package}
        for key in sorted(mine - set(known)):
            yield f"topics.toml: {key} has no topic, nor stands under {ALWAYS}"
        yield from (f"topics.toml: there is no event {key}" for key in sorted(set(known) - mine))
