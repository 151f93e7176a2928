"""What a typed line means in a turn: a number, a way back, a command, or a move in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from accessible_games.engine import Action, Game, NotationError, NotReadable, Refused
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.words import (
    Vocabulary,
    beginning,
    counted_notation,
    counted_words,
    digits_for_words,
    normalise,
    spoken_words,
    to_notation,
    typed_number,
    typed_word,
)

from .attempts import forms_begun
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
from .fits import fitting, says_all, without_stacks
from .menu import Menu

_NUMBERS: Final = re.compile(r"\d{1,4}(?: +\d{1,4})*[.:]?")
"""Numbers of lists, with blanks between them; as they are written before an entry, too."""
_WORDLESS: Final = re.compile(r"[\W\d_]*\d[\W\d_]*")
"""What has a digit and no letter: `1.5`, `1,7`, `+1`."""
_RESULT: Final = re.compile(r"(?<=\w)\s*[:：.。;；]")
"""Where what was done ends in a line that tells it, and what it came to begins."""
_AND: Final = r"\s*(?:,|\b(?:%s)\b)\s*"
_AND_CJK: Final = r"\s*(?:[,、]|%s)\s*"
"""What stands between things that are named together."""
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
    if asked is not None and asked[0].id not in YIELDS and not _begins_only_entry(line, entries):
        return Asked(*asked)
    if _begins_as_another(line, menu, game, vocabulary, words.language):
        return NotReadable(shortened(line))
    meaning = _move(line, menu, game, vocabulary, words.language)
    if isinstance(meaning, Moved | Asked) or (isinstance(meaning, Action) and menu.offers(meaning)):
        return meaning
    if asked is not None:  # nothing that can be done now is called so
        return Asked(*asked)
    common = menu.common()  # the verb of all entries is in none of them: "keep 2 water"
    said = {phrase for phrase, token in vocabulary.items() if token in common}
    fillers = vocabulary.fillers | said
    named = _named_as_mine(line, entries, words.language, said) or named_in_part(line, entries, fillers)
    unread = isinstance(meaning, NotReadable | WordFirst)  # else it was understood, and is refused
    if len(named) == 1 or (named and unread):
        return _choose_read(menu, named, line)
    if not unread and isinstance(meaning, Refused):
        return meaning
    several = _one_after_another(line, menu, words.language, said, as_read) if unread else None
    if several is not None:
        return several
    refused = None if isinstance(meaning, Refused) else meaning
    return _fit(line, menu, refused, vocabulary, words.language) or meaning


def _named_as_mine(line: str, entries: Sequence[Entry], language: str, said: Collection[str]) -> list[int]:
    """The entries that "my pile" names, which are told as "your own pile", or "me", told as "you"."""
    plain = normalise(line)
    for pair in re.split("[,、]", catalogue(language, "play").text("play-term-mine")):
        mine, _, yours = (normalise(part) for part in pair.partition("="))
        if plain == mine or plain.startswith(f"{mine} " if mine.isascii() else mine):
            return named_in_part(f"{yours} {plain.removeprefix(mine)}", entries, said)
    return []


def _one_after_another(
    line: str, menu: Menu, language: str, said: Collection[str], as_read: AsRead
) -> Meaning | None:
    """Follow a line that names several entries of lists of one kind, as in "you and robot 2"."""
    joined = "|".join(re.escape(word.strip()) for word in _and(language))
    parts = [
        part for part in re.split(_AND_CJK % joined if language == "ja" else _AND % joined, line) if part
    ]
    twin, numbers, kinds = menu.twin(), [], set()
    for part in parts if len(parts) > 1 else ():
        entries = as_read(twin.entries())
        found = read_out(part, entries) or _named_as_mine(part, entries, language, said)
        found = found or named_in_part(part, entries, said)
        if len(found) != 1 or not found[0]:
            return None
        numbers.append(found[0])
        kinds.add(type(twin.numbered()[found[0]]))
        if twin.choose(found[0]) is not None:
            break
    if len(numbers) < len(parts) or len(parts) < 2 or len(kinds) > 1:
        return None
    return _choose(menu, numbers, line)


def _and(language: str) -> list[str]:
    return re.split("[,、]", catalogue(language, "play").text("play-term-and"))


def _begins_as_another(line: str, menu: Menu, game: Game, vocabulary: Vocabulary, language: str) -> bool:
    """Whether a line begins as a move is written that is not possible now: "use potion", none being held.

    Then it is no other move in which these words stand, too, such as one that gives a potion for a cloak.
    """
    said = _notation(line, menu, game, vocabulary, language).split()
    longest = max((list(form.head) for form in forms_begun(said, game)), key=len, default=None)
    if longest is None or _is_notation(game, " ".join(said)):
        return False
    return not any(str(action).split()[: len(longest)] == longest for action in menu.actions())


def _begins_only_entry(line: str, entries: Sequence[Entry]) -> bool:
    """Whether the only thing that can be done begins with a word that is a command's, too: "turn" a card.

    Then nobody who types it means the command, which has a letter of its own.
    """
    plain = normalise(line)
    offered = [entry for entry in entries if entry.number]
    return (
        len(plain) > 1
        and len(offered) == 1
        and any(normalise(text).split()[:1] == [plain] for _, text in offered[0].forms)
    )


def _fit(
    line: str, menu: Menu, refused: Action | None, vocabulary: Vocabulary, language: str
) -> Meaning | None:
    """The move that a line says in its own order, or the question which one it is; None if it says none.

    Args:
        line: what was typed.
        menu: the lists of this turn; of the moves behind the open one first.
        refused: the move that it says as it stands, and that is not possible.
        vocabulary: the player's words for moves.
        language: theirs.
    """
    for actions in (menu.open_actions(), menu.actions()):
        if refused is not None:
            found, said = without_stacks(refused, actions), str(refused).split()
            if found:
                return _take(menu, found, said, vocabulary)
            continue
        for said in _readings(line, vocabulary, language):
            found = fitting(said, actions, vocabulary.commands)
            if len(said) == 1 and said[0] not in vocabulary.commands:
                found = [action for action in found if says_all(action, said, vocabulary.commands)]
            if found and menu.depth and len(found) == len(menu.open_actions()):
                # It says nothing that is not chosen yet: a verb alone asks for what follows it.
                return Moved() if all(word in vocabulary.commands for word in said) else None
            if found:
                return _take(menu, found, said, vocabulary)
    return None


def _take(menu: Menu, found: Sequence[Action], said: Sequence[str], vocabulary: Vocabulary) -> Meaning:
    """Do the one move of which all was said, or ask for the rest."""
    if len(found) == 1 and says_all(found[0], said, vocabulary.commands):
        return Moved() if menu.ask_first(found[0]) else found[0]
    menu.narrow(found)
    return Moved()


def _readings(line: str, vocabulary: Vocabulary, language: str) -> Iterator[list[str]]:
    """The words of the notation in a line, as it was said; a number may say how many of a thing.

    A line that begins with somebody's name is a move as it is told: what it came to may stand behind it.
    """
    for plain in _plain_forms(line, language):
        for words in _words_in(plain, vocabulary):
            yield words
    head = _RESULT.split(line.strip(), maxsplit=1)[0]
    for plain in dict.fromkeys((*_plain_forms(line, language), *_plain_forms(head, language))):
        told = vocabulary.without_subject(plain)
        if told != plain:
            yield from _words_in(told, vocabulary)
            for words in _words_in(beginning(told, vocabulary), vocabulary):
                if not _breaks_off(words, vocabulary):
                    yield words


def _plain_forms(line: str, language: str) -> tuple[str, ...]:
    """A line as its words are read, and with digits for its numbers."""
    plain = normalise(line)
    return tuple(dict.fromkeys((plain, digits_for_words(plain, language))))


def _words_in(plain: str, vocabulary: Vocabulary) -> Iterator[list[str]]:
    for words in (spoken_words(plain, vocabulary), counted_words(plain, vocabulary)):
        if words:
            yield words


def _breaks_off(words: Sequence[str], vocabulary: Vocabulary) -> bool:
    """Whether a line that begins with a verb ends with one of which the things are cut off."""
    return len(words) > 1 and words[0] in vocabulary.commands and words[-1] in vocabulary.commands


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
    if len(begun) == 1 and menu.twin().choose(begun[0]) is None:  # it is refused, but it begins a list
        return _choose(menu, begun, line)
    return Moved() if menu.ask_first(action) else action


def _notation(line: str, menu: Menu, game: Game, vocabulary: Vocabulary, language: str) -> str:
    """A line in words as notation; a number before a thing says how many, if that is a move."""
    digits = digits_for_words(normalise(line), language)
    plain = to_notation(line, vocabulary) or to_notation(digits, vocabulary) or line.strip()
    plain = _in_full(plain, menu, game)
    counted = counted_notation(digits, vocabulary)
    counted = None if counted is None else _in_full(counted, menu, game)
    if counted is None or not _is_notation(game, counted):
        return plain
    if _is_notation(game, plain) and menu.offers(game.parse_action(plain)):
        return plain
    return counted


def _in_full(notation: str, menu: Menu, game: Game) -> str:
    """A notation with what goes without saying now."""
    words: Sequence[str] = notation.split()
    for action in getattr(getattr(game, "grammar", None), "actions", ()):
        words = action.in_full(words, menu.view)
    return " ".join(words)


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
