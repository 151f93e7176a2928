"""Whether each entry of each list can be typed as it is read, and means that entry and nothing else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Seat
from accessible_games.narration.catalogue import catalogue, languages_of
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.words import Vocabulary
from accessible_games.play.commands import CommandWords
from accessible_games.play.entries import Entry, as_read
from accessible_games.play.interpret import Asked, interpret
from accessible_games.play.menu import Menu

from .cases import Case, failure, random_game
from .listeners import NAMES

LISTS_OF_A_CHECK: Final = 6
"""Different lists of a language that are looked at, sublists included."""

_NOT_THERE: Final = "97"
"""A number that no list says."""


@dataclass(frozen=True)
class _Reader:
    """Who is read to.

    Attributes:
        case: the table.
        words: the words of commands.
        vocabulary: the words of moves.
        narrator: who reads.
    """

    case: Case
    words: CommandWords
    vocabulary: Vocabulary
    narrator: Narrator

    def read(self, menu: Menu, seat: Seat) -> list[Entry]:
        """The list that is open."""
        return as_read([self.narrator], seat, menu.entries())


def check_lists(case: Case, rng: Random, steps: int, lists: int = LISTS_OF_A_CHECK) -> None:
    """Each entry, typed as it is read, chooses what its number chooses; one that is not there does nothing.

    Args:
        case: what to play.
        rng: the only source of chance.
        steps: the most steps that are played.
        lists: different lists of a language that are looked at.

    Raises:
        SuiteError: it does not hold.
    """
    for language in languages_of(case.game):
        narrator = Narrator(NAMES, language)
        reader = _Reader(case, CommandWords(case.game, language), narrator.vocabulary(case.game), narrator)
        seen: set[tuple[str, ...]] = set()
        done: list[tuple[Seat, Action]] = []
        for state, actor, action in random_game(case, Random(rng.random()), steps):
            for seat in state.actors():
                if seat == CHANCE or len(seen) >= lists:
                    continue
                menu = Menu(case.game, state.view(seat), state.legal_actions(seat))
                for path in _paths(menu, []):
                    _reopen(menu, path)
                    entries = reader.read(menu, seat)
                    known = tuple(one.forms[0][1] for one in entries)
                    if known in seen or len(seen) >= lists:
                        continue
                    seen.add(known)
                    for fault in _faults(reader, menu, path, entries):
                        raise failure(case, done, f"{language}: {fault}")
            done.append((actor, action))


def _paths(menu: Menu, path: list[int]) -> Iterator[list[int]]:
    """The numbers that lead to each list."""
    yield path
    _reopen(menu, path)
    for number in menu.numbered():
        _reopen(menu, path)
        if menu.choose(number) is None and menu.depth > len(path):
            yield from _paths(menu, [*path, number])


def _reopen(menu: Menu, path: Sequence[int]) -> None:
    while menu.back():
        pass
    for number in path:
        menu.choose(number)


def _faults(reader: _Reader, menu: Menu, path: Sequence[int], entries: Sequence[Entry]) -> Iterator[str]:
    """What is wrong with a list; it is open."""
    for one in entries:
        wanted = _chosen(menu, path, one.number)
        for line in (*_lines(one, reader.narrator.language), *_head(one, entries)):
            found = _typed(reader, menu, path, entries, line)
            if found != wanted:
                yield f"{line!r} is entry {one.number} as it is read, and means {_told(found)}"
        missing = _missed(one.forms[0][1])
        found = _typed(reader, menu, path, entries, missing)
        if isinstance(found, Asked) or found[1] != len(path) or menu.offers(found[0]):
            yield f"{missing!r} is no entry, and means {_told(found)}"


def _lines(entry: Entry, language: str) -> Iterator[str]:
    """An entry as somebody types it."""
    for _, text in entry.forms:
        yield text
        yield f"{entry.number}. {text}"
        yield f"{text.upper()}."
    plain = entry.forms[0][1]
    if language == "ja":
        yield "".join(chr(ord(one) + 0xFEE0) if one in "0123456789" else one for one in plain)
    else:
        yield "".join(one for one in unicodedata.normalize("NFD", plain) if unicodedata.category(one) != "Mn")
        said = [
            one.split()[0] for one in catalogue(language, "shared").text("shared-term-numbers").split(",")
        ]
        yield re.sub(r"\b\d+\b", lambda n: said[int(n[0]) - 1] if 0 < int(n[0]) <= len(said) else n[0], plain)


def _head(entry: Entry, entries: Sequence[Entry]) -> Iterator[str]:
    """The words of an entry up to its first stop, where no other one begins with them."""
    text = entry.forms[0][1]
    head, stop, _ = (
        re.split("([:;,、：])", text, maxsplit=1) if re.search("[:;,、：]", text) else (text, "", "")
    )
    begun = [one for one in entries if one.forms[0][1].casefold().startswith(head.casefold())]
    if stop and len(begun) == 1:
        yield head


def _missed(text: str) -> str:
    """An entry with another number in it, or with one behind it."""
    return re.sub(r"\d+", _NOT_THERE, text, count=1) if re.search(r"\d", text) else f"{text} {_NOT_THERE}"


def _chosen(menu: Menu, path: Sequence[int], number: int) -> Any:
    """What the number of an entry chooses, and how deep the lists are then."""
    _reopen(menu, path)
    action = menu.choose(number) if number else None
    if not number:
        menu.back()
    return action, menu.depth, menu.path


def _typed(reader: _Reader, menu: Menu, path: Sequence[int], entries: Sequence[Entry], line: str) -> Any:
    """What a line chooses, in the same form."""
    _reopen(menu, path)
    game = reader.case.game
    meaning = interpret(line, menu, game, reader.words, reader.vocabulary, lambda _: entries)
    if isinstance(meaning, Asked):
        return meaning
    return meaning if isinstance(meaning, Action) else None, menu.depth, menu.path


def _told(found: Any) -> str:
    if isinstance(found, Asked):
        return f"the command {found.command.id}"
    action, depth, _ = found
    return str(action) if action is not None else f"a list of level {depth}"
