"""The rules page of a game: its paragraphs, in sentences, and which of them answers what."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Final

from accessible_games.engine.facts import Quote
from accessible_games.games import home_of

from .catalogue import KANA, catalogue, is_stem, nearest_locale
from .words import normalise

_SENTENCE: Final = re.compile(r"\S.*?(?:[.!?](?=\s|$)|[。！？](?!」)|$)")


def page(game: str, locale: str) -> Iterator[str]:
    """The messages of a game's page, in reading order, its title first."""
    words = catalogue(locale, f"{game}-rules")
    slug = game.replace("_", "-")
    yield f"{slug}-rules-title"
    for number in count(1):
        key = f"{slug}-rules-{number}"
        if not words.has(key):
            return
        yield key


def aim_of(game: str, language: str) -> Quote | None:
    """What the game is about, in a sentence, which its page begins with; None if the page has none apart."""
    stem, key = f"{game}-rules", f"{game.replace('_', '-')}-rules-aim"
    near = nearest_locale(language, stem)
    return Quote(stem, key) if is_stem(near, stem) and catalogue(near, stem).has(key) else None


def sentences(language: str, game: str, key: str) -> Iterator[tuple[str, str]]:
    """A paragraph in pieces that large letters have room for, each as it is written and read."""
    stem = f"{game}-rules"
    texts = _SENTENCE.findall(catalogue(language, stem).text(key))
    if language != "ja":
        yield from zip(texts, texts, strict=True)
        return
    read = _SENTENCE.findall(catalogue(KANA, stem).text(key))
    if len(read) == len(texts):
        yield from zip(texts, read, strict=True)
    else:
        yield "".join(texts), "".join(read)


def find_paragraph(game: str, wanted: str, language: str) -> int | None:
    """The paragraph that tells most of what somebody asks about, from 1; None if none does.

    Words as they are, or with another ending, come before the beginnings of longer ones, and those before
    what only begins alike ("mercenary" and "mercenaries").  A paragraph that is headed so comes first,
    before all the one of which it is the whole heading; the last one, which lists what can be typed, at the
    end; else the earlier one.

    Args:
        game: whose page.
        wanted: what was typed; accents and capitals do not matter.
        language: of the page.
    """
    plain = normalise(wanted)
    near = nearest_locale(language, f"{game}-rules")
    if not plain or not is_stem(near, f"{game}-rules"):
        return None
    locales = (near, KANA) if near == "ja" else (near,)
    named = _named(game, locales).get(plain)
    if named is not None:
        return named
    paragraphs = _plain_page(game, locales)
    headed = _without_small(plain, near)
    for number, paragraph in enumerate(paragraphs, 1):
        if any(_without_small(heading, near) == headed for heading, _ in paragraph):
            return number
    for told in (paragraphs[:-1], paragraphs[-1:]):
        for sought in _ways(plain):
            often = [max(_mentions(sought, *said) for said in paragraph) for paragraph in told]
            if any(often):
                return paragraphs.index(told[often.index(max(often))]) + 1
    return None


@cache
def _named(game: str, locales: tuple[str, ...]) -> Mapping[str, int]:
    """The paragraph about what has a name and is no card, by that name; as `rules.toml` says."""
    stem = f"{game}-names"
    table: dict[str, int] = _table(game).get("named", {})
    return {normalise(catalogue(one, stem).text(key)): at for key, at in table.items() for one in locales}


def _without_small(plain: str, language: str) -> str:
    """Words without those that say nothing, such as articles: "the end" is headed "end"."""
    if language == "ja":
        return plain
    small = {normalise(one) for one in catalogue(language, "shared").text("shared-filler").split(",")}
    return " ".join(word for word in plain.split() if word not in small) or plain


def _mentions(sought: re.Pattern[str], heading: str, text: str) -> int:
    return len(sought.findall(text)) + _HEADED * bool(sought.search(heading))


_HEADED: Final = 3
"""So many mentions is the heading of a paragraph worth."""
_WORD: Final = re.compile(r"[^\W\d_]+")
_LONG: Final = 6
"""Letters of a word that may differ from another one in its end: a shorter one would be half of it."""
_ENDINGS: Final = 2
"""Letters by which a word may be longer, as by an s."""


@cache
def _plain_page(game: str, locales: tuple[str, ...]) -> tuple[tuple[tuple[str, str], ...], ...]:
    """Each paragraph in each locale, as plain as what is typed: its first sentence, and the whole."""
    keys = tuple(page(game, locales[0]))[1:]
    texts = [[catalogue(locale, f"{game}-rules").text(key) for locale in locales] for key in keys]
    return tuple(
        tuple((normalise(_SENTENCE.findall(text)[0]), normalise(text)) for text in several)
        for several in texts
    )


def _ways(plain: str) -> Iterator[re.Pattern[str]]:
    """How something may be written in a paragraph, the closest first."""
    words = [re.escape(word) for word in plain.split()]
    if not plain.isascii():  # words are not parted there, and a verb ends in kana
        yield re.compile(" ?".join(words))
        if len(plain) > 1 and "ぁ" <= plain[-1] <= "ん":
            yield re.compile(re.escape(plain[:-1]))
        return
    ending = rf"\w{{0,{_ENDINGS}}}"
    yield re.compile(rf"\b{f'{ending} '.join(words)}{ending}\b")
    yield re.compile(r"\b" + r"\w* ".join(words))
    if all(len(word) >= _LONG for word in plain.split()):
        stems = [re.escape(word[:-_ENDINGS]) for word in plain.split()]
        yield re.compile(r"\b" + r"\w* ".join(stems))


@cache
def words_of_page(game: str, language: str) -> Mapping[str, str]:
    """Each word of a game's page, as plain as what is typed, with how it is written first there."""
    near = nearest_locale(language, f"{game}-rules")
    words: dict[str, str] = {}
    if near == "ja" or not is_stem(near, f"{game}-rules"):  # whose words are not parted
        return words
    for key in tuple(page(game, near))[1:]:
        for word in _WORD.findall(catalogue(near, f"{game}-rules").text(key)):
            words.setdefault(normalise(word), word)
    return words


@cache
def paragraphs_of(game: str) -> Mapping[str, int]:
    """By the key of a turn answer or a refusal: the paragraph about it, from 1; as `rules.toml` says."""
    table = _table(game)
    return {**table.get("asked", {}), **table.get("refused", {})}


@cache
def happenings_of(game: str) -> Mapping[str, int]:
    """By the key of an event after which somebody may ask why: the paragraph that tells it, from 1.

    0 is the paragraph about what is asked now: a card may ask for something of its own.
    """
    found: dict[str, int] = _table(game).get("happened", {})
    return found


def first_paragraphs(game: str, seats: int, options: Mapping[str, Any]) -> Mapping[str, Sequence[int]]:
    """What is told at a first game of its kind, since the lesson does not have it: paragraphs, from 1.

    Args:
        game: which one.
        seats: number of players.
        options: as they are given.

    Returns:
        By the name of the kind, `any`, `seats-2` or `mode-calm`, as `rules.toml` says under `[first]`.
    """
    now = {"any", f"seats-{seats}", *(f"{key}-{value}".replace("_", "-") for key, value in options.items())}
    first = {kind: one for kind, one in _table(game).get("first", {}).items() if kind in now}
    return {kind: one if isinstance(one, list) else [one] for kind, one in first.items()}


@cache
def _table(game: str) -> dict[str, Any]:
    file = home_of(game).joinpath("rules.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
