"""Typed commands in a player's own words: "defend with the lancer, attack with gold dragon 3"."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from accessible_games.engine import Game
from accessible_games.engine.dealing import DealtGame
from accessible_games.games import STANDARD

from .catalogue import KANA, Catalogue, catalogue, is_stem
from .japanese import with_honorific
from .names import PlayerName

_CJK: Final = "\u3040-\u30ff\u3400-\u9fff"
_AT: Final = "@"
_SIGNS: Final = {"place": _AT, "nothing": "-"}
_COUNTER: Final = re.compile(r"(\d)\s*(?:枚|個|まい|こ)")
_KANJI: Final = "〇一二三四五六七八九"
_KANJI_NUMBER: Final = re.compile("[二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]")
_LONGEST_NUMBER: Final = 2
_MOST_IN_KANA: Final = 30
"""Copies of a card that a number in kana can name; no box has more of one."""

_NAME_FORMS: Final = (None, "the", "a", "of", "short", "brief")


class Vocabulary(Mapping[str, str]):
    """Normalised phrase -> notation token, for one game in one language.

    Args:
        phrases: the mapping.
        commands: tokens that are verbs of the notation; every other token is what a verb acts on.
        fillers: normalised words that say nothing.
        subjects: normalised names of those who may be said to do it.
        spelled: normalised phrase -> as it is written.
    """

    def __init__(
        self,
        phrases: Mapping[str, str],
        commands: frozenset[str],
        fillers: frozenset[str],
        subjects: frozenset[str] = frozenset(),
        spelled: Mapping[str, str] | None = None,
    ) -> None:
        self._phrases = dict(phrases)
        self.commands = commands
        self.fillers = fillers
        self.subjects = subjects
        self.spelled = dict(spelled or {})
        self.longest_first = sorted({*self._phrases, *fillers}, key=len, reverse=True)

    def without_subject(self, line: str) -> str:
        """A normalised line without the name with which it begins, as moves are told: "mika defends"."""
        subject = next(
            (one for one in sorted(self.subjects, key=len, reverse=True) if _begins(line, one)), ""
        )
        return line[len(subject) :].strip()

    def __getitem__(self, phrase: str) -> str:
        return self._phrases[phrase]

    def __iter__(self) -> Iterator[str]:
        return iter(self._phrases)

    def __len__(self) -> int:
        return len(self._phrases)


def vocabulary(game: Game, language: str) -> Vocabulary:
    """All words of a language for one game; for Japanese also their kana.

    `Game.words()` maps message ids to notation tokens.  `<game>-word-<x>` is a list of synonyms in
    `<game>-words.ftl`, and a command; any other is a name of the names file, with all its forms.
    The words file may also hold `<game>-term-<x>`, what a command acts on: x is a card's id (further
    names of it), `place` (words for the `@` of the notation) or `nothing` (for its `-`).
    """
    return _known(game.name, tuple(game.words().items()), language)


@lru_cache(maxsize=64)
def _known(game: str, words: tuple[tuple[str, str], ...], language: str) -> Vocabulary:
    """The vocabulary of words that stay: it is asked for with every typed line."""
    return _vocabulary(game, dict(words), language)


def deal_vocabulary(game: Game, language: str) -> Vocabulary:
    """The names of what people deal by hand; of a game that is no `DealtGame`, none.

    Names with a number in kana, which is a word like any other, stand for that many tokens.
    """
    dealt = game.dealt() if isinstance(game, DealtGame) else {}
    things = {thing.message: word for word, thing in dealt.items()}
    words = _vocabulary(game.name, things, language)
    if language != "ja":
        return words
    messages = catalogue(KANA, f"{STANDARD if any(map(_is_standard, things)) else game.name}-names")
    counted = {
        normalise(messages.text(message, "count", n=n)): " ".join([word] * n)
        for message, word in things.items()
        if messages.has(message, "count")
        for n in range(1, _MOST_IN_KANA + 1)
    }
    return Vocabulary({**words, **counted}, words.commands, words.fillers, spelled=words.spelled)


def _vocabulary(game: str, words: Mapping[str, str], language: str) -> Vocabulary:
    prefix = game.replace("_", "-")
    commands = {message: token for message, token in words.items() if "-word-" in message}
    things = {message: token for message, token in words.items() if "-word-" not in message}
    signs = {f"{prefix}-term-{name}": token for name, token in _SIGNS.items()}
    terms = signs | {_term(message, prefix): token for message, token in things.items()}
    decks = (f"{STANDARD}-names", f"{STANDARD}-words") if any(map(_is_standard, things)) else ()
    phrases: dict[str, str] = {}
    spelled: dict[str, str] = {}
    fillers: set[str] = set()
    subjects: set[str] = set()

    def add(token: str, said: Mapping[str, str]) -> None:
        phrases.update(dict.fromkeys(said, token))
        spelled.update(said)

    for locale in (language, KANA) if language == "ja" else (language,):
        own = [stem for stem in (f"{game}-names", f"{game}-words") if is_stem(locale, stem)]
        messages = catalogue(locale, "shared", *own, *decks)
        fillers.update(_synonyms(messages, "shared-filler"))
        subjects.update(_synonyms(messages, "shared-term-subject"))
        for message, token in things.items():
            add(token, _spelled(_card_names(messages, message)))
        for message, token in terms.items():
            if messages.has(message):
                add(token, _synonyms(messages, message))
        for message, token in commands.items():
            add(token, _synonyms(messages, message))
    used = [token for message, token in signs.items() if messages.has(message)]
    for token in (*words.values(), *used):
        phrases.setdefault(normalise(token), token)
    commanding = frozenset(commands.values())
    small = frozenset(fillers - phrases.keys())
    return Vocabulary(phrases, commanding, small, frozenset(subjects), spelled)


def _is_standard(message: str) -> bool:
    """Whether a message names something of a standard deck."""
    return message.startswith(f"{STANDARD}-")


def _term(message: str, prefix: str) -> str:
    """The message with further names of a thing: "kami-card-gold" has them in "kami-term-gold"."""
    owner = STANDARD if _is_standard(message) else prefix
    return f"{owner}-term-{message.removeprefix(owner + '-').partition('-')[2]}"


def with_players(words: Vocabulary, names: Sequence[PlayerName]) -> Vocabulary:
    """The same words, with the players' names for the seats of the notation.

    The game's own words come first: a player called Rose does not take the colour away.  Where a
    number behind a card is its stack, seats stand in no move.
    """
    seats: dict[str, str] = {}
    for seat, name in enumerate(names):
        for said in (name.text, name.kana, name.japanese):
            for phrase in (normalise(said), normalise(with_honorific(said))) if said else ():
                if phrase and phrase not in words.fillers:
                    seats.setdefault(phrase, str(seat))
    named = words if _AT in words.values() else {**seats, **words}
    return Vocabulary(named, words.commands, words.fillers, words.subjects | seats.keys(), words.spelled)


def to_notation(text: str, words: Vocabulary) -> str | None:
    """A typed command as notation, or None if a word of it is unknown, or all it has is a sign.

    Capitals and accents are free; small words are dropped; a verb may follow its card, as in
    Japanese; a number behind a card is its stack, where the notation has `@`.  Whether the
    notation means anything is for the game's own reader to say.
    """
    tokens = spoken_words(text, words)
    if not tokens:
        return None
    if tokens[0] not in words.commands and any(token in words.commands for token in tokens):
        tokens = _verbs_first(tokens, words.commands)
    return " ".join(tokens)


def spoken_words(text: str, words: Vocabulary) -> list[str]:
    """The words of the notation in a typed command, in its own order; [] as `to_notation` has None."""
    tokens = _tokens(normalise(text), words)
    if not tokens:
        return []
    return _with_stacks(tokens, words) if _AT in words.values() else tokens


def beginning(line: str, words: Vocabulary) -> str:
    """A normalised line up to its first word that is not known, what it came to: "with a lancer, 2 points".

    A number that would end it belongs to that word.
    """
    end = len(line)
    _, read = _read(line, words)
    if read < end:
        end = len(re.sub(r"[\s\d]+$", "", line[:read]))
    return line[:end]


def counted_notation(text: str, words: Vocabulary) -> str | None:
    """A typed command whose numbers say how many, as notation that names each thing so often.

    "keep 2 water, earth" is keep water water earth; in Japanese the number stands behind.  None where a
    word is unknown, no number is said, or numbers are stacks.
    """
    plain, uncounted = _uncounted(text)
    counted = _counted((to_notation(uncounted, words) or "").split(), words, behind=uncounted != plain)
    return " ".join(counted) or None


def counted_words(text: str, words: Vocabulary) -> list[str]:
    """The same in the order in which it was said; [] for None."""
    plain, uncounted = _uncounted(text)
    return _counted(spoken_words(uncounted, words), words, behind=uncounted != plain)


def _uncounted(text: str) -> tuple[str, str]:
    """A line in its plain form, with its counters and without them."""
    plain = normalise(text)
    return plain, _COUNTER.sub(r"\1 ", plain)


def _counted(tokens: Sequence[str], words: Vocabulary, *, behind: bool) -> list[str]:
    """Words of which each thing stands as often as a number before it says, or behind it; [] if none does."""
    if _AT in words.values() or not any(token.isdigit() for token in tokens):
        return []
    counted: list[str] = []
    n: int | None = None
    for token in tokens:
        if not token.isdigit():
            if n is not None and token in words.commands:
                return []
            counted += token.split() * (1 if n is None else n)
            n = None
        elif n is not None or len(token) > _LONGEST_NUMBER or (behind and not counted):
            return []
        elif behind:
            counted += counted.pop().split() * int(token)
        else:
            n = int(token)
    return counted if n is None else []


def name_tokens(text: str, words: Vocabulary) -> list[str] | None:
    """The things that a line names, one after the other; None if a word of it is unknown.

    A number says how many: before the first name ("3 lancers, 1 tower") or behind it, as in Japanese.
    """
    tokens = _tokens(_COUNTER.sub(r"\1 ", normalise(text)), words)
    if not tokens or any(token in _SIGNS.values() for token in tokens):
        return None
    before = tokens[0].isdigit()
    found: list[str] = []
    n = 1
    for token in tokens:
        if not token.isdigit():
            found += token.split() * n
            n = 1
        elif len(token) > _LONGEST_NUMBER or (n != 1 and before):
            return None
        elif before:
            n = int(token)
        else:
            found += found[-1:] * (int(token) - 1)
    return found or None


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """Small letters without accents, plain digits, hiragana for katakana, single spaces."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in spread if unicodedata.category(c) != "Mn" or c in "\u3099\u309a")
    plain = unicodedata.normalize("NFKC", kept)
    plain = "".join(chr(ord(c) - 0x60) if "\u30a1" <= c <= "\u30f6" else c for c in plain)
    plain = re.sub(r"(?<=\w)-(?=\w)|[^\w@-]", " ", plain.replace("œ", "oe"))
    plain = re.sub(rf"\s*(?<=[{_CJK}])\s+|\s+(?=[{_CJK}])", "", plain)
    return re.sub(r"\s+", " ", plain).strip()


def typed_number(text: str, language: str) -> int | None:
    """The number that a line says in words, "two" or "deux"; None if it says none."""
    plain = normalise(text)
    for locale in (language, KANA) if language == "ja" else (language,):
        words = catalogue(locale, "shared").text("shared-term-numbers")
        for number, said in enumerate(re.split("[,、]", words), 1):
            if plain and plain in map(normalise, said.split()):
                return number
    return None


def digits_for_words(plain: str, language: str) -> str:
    """A normalised line with digits for the numbers that it says in words.

    In Japanese those are numbers in kanji: in kana nobody could tell 2 from a particle.
    """
    if language == "ja":
        return _KANJI_NUMBER.sub(lambda found: str(_kanji_value(found[0])), plain)
    numbers = _number_words(language)
    return _any_of(tuple(numbers)).sub(lambda found: numbers[found[0]], plain)


@lru_cache(maxsize=8)
def _number_words(language: str) -> dict[str, str]:
    """Normalised number word -> digits."""
    words = catalogue(language, "shared").text("shared-term-numbers").split(",")
    return {normalise(one): str(n) for n, said in enumerate(words, 1) for one in said.split()}


@lru_cache(maxsize=8)
def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    """Finds whole words, the longest first."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")


def _kanji_value(number: str) -> int:
    """A number below a hundred as it is written in kanji."""
    tens, ten, ones = number.rpartition("十")
    return (10 * (_KANJI.index(tens) if tens else 1) if ten else 0) + (_KANJI.index(ones) if ones else 0)


def typed_word(game: Game, token: str, language: str) -> str:
    """What is typed for a verb of the notation; "" where the language has no word for it."""
    stem = f"{game.name}-words"
    message = next((one for one, verb in game.words().items() if verb == token and "-word-" in one), "")
    if not message or not is_stem(language, stem) or not catalogue(language, stem).has(message):
        return ""
    return re.split("[,、]", catalogue(language, stem).text(message))[0].strip()


def _synonyms(messages: Catalogue, message: str) -> dict[str, str]:
    return _spelled(re.split("[,、]", messages.text(message)))


def _spelled(words: Iterable[str]) -> dict[str, str]:
    """Normalised words, each with how it is written."""
    return {normalise(word): word.strip() for word in words}


def _card_names(messages: Catalogue, message: str) -> Iterator[str]:
    """A card's name in all its forms, singular and plural."""
    for form in _NAME_FORMS:
        if messages.has(message, form):
            yield messages.text(message, form)
    for n in (1, 2) if messages.has(message, "count") else ():
        yield re.sub(r"\d+", "", messages.text(message, "count", n=n))


def _tokens(text: str, words: Vocabulary) -> list[str] | None:
    """Greedy longest match from left to right; None where nothing matches."""
    tokens, read = _read(text, words)
    return tokens if read == len(text) else None


def _read(text: str, words: Vocabulary) -> tuple[list[str], int]:
    """The tokens up to where nothing matches, and where that is."""
    tokens: list[str] = []
    start = 0
    while start < len(text):
        rest = text[start:]
        number = re.match(r"\s|\d+", rest)
        if number:
            tokens += [number[0]] if number[0] != " " else []
            start += len(number[0])
            continue
        phrase = next((p for p in words.longest_first if _begins(rest, p)), None)
        if phrase is None:
            break
        tokens += [words[phrase]] if phrase in words else []
        start += len(phrase)
    return tokens, start


def _begins(rest: str, phrase: str) -> bool:
    """Whether the text begins with the phrase, as whole words where words are spaced."""
    if not rest.startswith(phrase):
        return False
    following = rest[len(phrase) : len(phrase) + 1]
    return not (re.match(r"[a-z]", phrase[-1]) and re.match(r"[a-z]", following))


def _with_stacks(tokens: list[str], words: Vocabulary) -> list[str]:
    """Join a card with the number of its stack: "gold 3", "gold @ 3" and "@ 3 gold" are gold@3."""
    things = frozenset(words.values()) - words.commands - {_AT}
    joined: list[str] = []
    number = ""  # of a stack whose card has not been named yet
    for token in tokens:
        if token == _AT:
            continue
        if token.isdigit():
            if joined and joined[-1] in things:
                joined[-1] += _AT + token
            else:
                number = token
        elif number and token in things:
            joined.append(token + _AT + number)
            number = ""
        else:
            joined += [number, token] if number else [token]
            number = ""
    return [*joined, number] if number else joined


def _verbs_first(tokens: list[str], commands: frozenset[str]) -> list[str]:
    """Put each verb before what stands before it: "lancer defend tower attack".

    Numbers that begin it, players or places, come last: in Japanese one says to whom, then what.
    """
    ordered: list[str] = []
    waiting: list[str] = []
    for token in tokens:
        if token in commands:
            numbers = list(takewhile(str.isdigit, waiting))
            ordered += [token, *waiting[len(numbers) :], *numbers]
            waiting = []
        else:
            waiting.append(token)
    return ordered + waiting
