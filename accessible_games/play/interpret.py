"""What a typed line means in a turn: a number, a way back, a command, or a move in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Action, Game, NotationError, NotReadable, Refused
from accessible_games.narration.words import (
    Vocabulary,
    counted_notation,
    digits_for_words,
    normalise,
    to_notation,
    typed_number,
    typed_word,
)

from .commands import YIELDS, Command, CommandWords
from .entries import NAMED, Entry, named_in_part, read_out
from .facts import (
    NoSuchChoice,
    NoSuchPlace,
    NothingToGoBack,
    Numbered,
    SeveralChoices,
    TooManyNumbers,
    WordFirst,
)
from .menu import Menu

_NUMBERS: Final = re.compile(r"\d{1,4}(?: +\d{1,4})*[.:]?")
"""Numbers of lists, with blanks between them; as they are written before an entry, too."""
_WORDLESS: Final = re.compile(r"[\W\d_]*\d[\W\d_]*")
"""What has a digit and no letter: `1.5`, `1,7`, `+1`."""
_QUOTED: Final = 40
"""Letters of a line that cannot be read which are quoted back."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A command, and what was typed behind it."""

    command: Command
    rest: str


@dataclass(frozen=True, slots=True)
class Moved:
    """Another list of the menu is open now."""


Meaning = Action | Asked | Moved | Refused

AsRead = Callable[[Sequence[Numbered]], Sequence[Entry]]
"""Gives a list as it is read to a player."""


def interpret(
    line: str, menu: Menu, game: Game, words: CommandWords, vocabulary: Vocabulary, as_read: AsRead
) -> Meaning:
    """What a line means; numbers and ways back move the menu.

    An entry as it is read comes before all else, a part of one behind all else: the words of commands
    and of moves mean the same whatever list is open.

    Args:
        line: what was typed, not empty.
        menu: the lists of this turn.
        game: the game.
        words: the player's words for commands.
        vocabulary: the player's words for moves.
        as_read: gives a list as it is read.
    """
    entries = as_read(menu.entries())
    read = read_out(line, entries)
    if read:
        return _choose_read(menu, read, line)
    for depth in reversed(range(menu.depth)):  # an entry of a list before: it is not done by another move
        before = [number for number in read_out(line, as_read(menu.entries_at(depth))) if number]
        if len(before) == 1:
            while menu.depth > depth:
                menu.back()
            return _choose(menu, before, line)
    numbers = _numbers(line) or _number_words(line, words.language, vocabulary)
    if numbers and 0 not in numbers:
        return _choose(menu, numbers, line)
    if words.is_back(line):
        return Moved() if menu.back() else NothingToGoBack()
    asked = words.find(line)
    if asked is not None and asked[0].id not in YIELDS:
        return Asked(*asked)
    meaning = _move(line, menu, game, vocabulary, words.language)
    if isinstance(meaning, Moved | Asked) or (isinstance(meaning, Action) and menu.offers(meaning)):
        return meaning
    if asked is not None:  # nothing that can be done now is called so
        return Asked(*asked)
    common = menu.common()  # the verb of all entries is in none of them: "keep 2 water"
    said = {phrase for phrase, token in vocabulary.items() if token in common}
    named = named_in_part(line, entries, vocabulary.fillers | said)
    unread = isinstance(meaning, NotReadable | WordFirst)  # else it was understood, and is refused
    return _choose_read(menu, named, line) if len(named) == 1 or (named and unread) else meaning


def shortened(line: str) -> str:
    """What was typed, on one line and not too long to hear."""
    quoted = " ".join(line.split())
    return quoted if len(quoted) <= _QUOTED else quoted[: _QUOTED - 3] + "..."


def _numbers(line: str) -> list[int]:
    """The numbers of a line that holds nothing else, not even a sign between them."""
    plain = unicodedata.normalize("NFKC", line).strip()
    return [int(part) for part in plain.rstrip(".:").split()] if _NUMBERS.fullmatch(plain) else []


def _number_words(line: str, language: str, vocabulary: Vocabulary) -> list[int]:
    """The number that a line says in a word which means nothing else in this game."""
    number = None if normalise(line) in vocabulary else typed_number(line, language)
    return [] if number is None else [number]


def _choose(menu: Menu, numbers: list[int], line: str) -> Meaning:
    """Follow numbers from list to list; a binding action is never done by the same line.

    More numbers than lists are a slip, and which of them is meant nobody knows: then nothing is done.
    """
    depth = menu.depth
    for place, number in enumerate(numbers):
        try:
            action = menu.choose(number)
        except IndexError:
            return _no_such(tuple(menu.numbered()))
        if action is not None and place + 1 < len(numbers):
            while menu.depth > depth:
                menu.back()
            return TooManyNumbers(shortened(line))
        if action is not None:
            return action
        if menu.confirming and place + 1 < len(numbers):
            break
    return Moved()


def _choose_read(menu: Menu, numbers: Sequence[int], line: str) -> Meaning:
    """Choose the one entry that was read out, the way back included; or say which ones it may be."""
    if len(numbers) > 1:
        return _several(menu, numbers)
    if numbers[0]:
        return _choose(menu, [numbers[0]], line)
    menu.back()
    return Moved()


def _several(menu: Menu, numbers: Sequence[int]) -> SeveralChoices:
    """Which entries a line may mean, with their numbers."""
    choices = menu.numbered()
    fit = tuple(Numbered(number, choices[number]) for number in numbers if number in choices)
    return SeveralChoices(fit[:NAMED], len(fit) - len(fit[:NAMED]))


def _no_such(numbers: tuple[int, ...]) -> Refused:
    return NoSuchChoice(len(numbers)) if numbers[-1] == len(numbers) else NoSuchPlace(numbers)


def _move(line: str, menu: Menu, game: Game, vocabulary: Vocabulary, language: str) -> Meaning:
    written = line.strip()
    whole = _is_notation(game, written)
    if not whole and _WORDLESS.fullmatch(written):
        return NotReadable(shortened(line))
    notation = written if whole else _notation(line, menu, game, vocabulary, language)
    found = menu.seek(notation.split())
    if menu.depth and len(found) == 1:
        return _choose(menu, found, line)
    try:
        action = game.parse_action(notation)
    except NotationError:
        if len(found) == 1:
            return _choose(menu, found, line)
        if found:
            return _several(menu, found)
        first = _missing_verb(notation, menu, game)
        word = typed_word(game, first, language) if first else ""
        return WordFirst(word, shortened(line)) if word else NotReadable(shortened(line))
    begun = [] if menu.offers(action) else menu.begun(notation.split())
    if len(begun) == 1:  # as it stands it is refused, but it begins a list
        return _choose(menu, begun, line)
    return Moved() if menu.ask_first(action) else action


def _notation(line: str, menu: Menu, game: Game, vocabulary: Vocabulary, language: str) -> str:
    """A line in words as notation; a number before a thing says how many, if that is a move."""
    digits = digits_for_words(normalise(line), language)
    plain = to_notation(line, vocabulary) or to_notation(digits, vocabulary) or line.strip()
    counted = counted_notation(digits, vocabulary)
    if counted is None or not _is_notation(game, counted):
        return plain
    if _is_notation(game, plain) and menu.offers(game.parse_action(plain)):
        return plain
    return counted


def _missing_verb(notation: str, menu: Menu, game: Game) -> str:
    """The one verb with which a line would be a move; "" if there is none, or are several."""
    fitting = [verb for verb in menu.verbs() if _is_notation(game, f"{verb} {notation}")]
    return fitting[0] if len(fitting) == 1 else ""


def _is_notation(game: Game, text: str) -> bool:
    """Whether a line is an action's notation as it stands, its signs and small words included."""
    try:
        game.parse_action(text)
    except NotationError:
        return False
    return True
