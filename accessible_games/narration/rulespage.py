"""The rules page of a game: its paragraphs, in sentences, and which of them answers what."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from typing import Any, Final

from accessible_games.games import home_of

from .catalogue import KANA, catalogue

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


@cache
def paragraphs_of(game: str) -> Mapping[str, int]:
    """By the key of a turn answer or a refusal: the paragraph about it, from 1; as `rules.toml` says."""
    file = home_of(game).joinpath("rules.toml")
    table: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {**table.get("asked", {}), **table.get("refused", {})}
