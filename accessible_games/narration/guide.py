"""The pages for players: headings, and below each its sentences, as they are written and as they are read.

They lie in `accessible_games/guide/<locale>/<page>.md`, one file for paper, for the screen and for the
ear, in the little Markdown that a voice can follow: headings, lines, items, commands.  Japanese has its
reading beside it, in `ja-Hrkt`, line by line; what stands in `code` there is written as it is typed, and
read by the names of its signs like everywhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Final

from accessible_games.games import GAMES

from .catalogue import KANA, LOCALES, catalogue
from .japanese import read_foreign, read_number
from .typography import glue_text

_FOLDER: Final = files("accessible_games").joinpath("guide")
_IDS: Final = [game.replace("_", "-") for game in GAMES]
_OF_GAMES: Final = [id for id in _IDS if _FOLDER.joinpath("en", f"{id}.md").is_file()]
PAGES: Final = ("first-hour", "players", "window", "own-devices", *_OF_GAMES, "companion", "printing")
"""The pages, in the order in which a newcomer wants them; a game has one that takes more than its rules."""

_FENCE: Final = "```"
_ITEM: Final = re.compile(r"(- |[0-9]+\. )(.*)")
_TOKEN: Final = re.compile(r'`[^`]*`|"[^"]*"|« [^»]* »|「[^」]*」|.')
"""A command or what somebody says, whole, or a letter: no sentence ends within the first two."""
_CODE: Final = re.compile("`([^`]*)`")
_STOPS: Final = ".!?"
_FULL_STOPS: Final = "。！？"
_CAPITAL: Final = re.compile(r" [A-ZÀ-Ý]")
_QUOTED: Final = {"en": r'"\1"', "fr": r"« \1 »", "ja": r"「\1」", KANA: r"「\1」"}

_SIGNS: Final = {
    "-": "dash",
    "_": "underscore",
    ".": "dot",
    "/": "slash",
    "\\": "backslash",
    ":": "colon",
    "=": "equals",
    "?": "question",
    "&": "and",
    "[": "open",
    "]": "close",
}
_SPOKEN_SIGN: Final = re.compile(r"""[-_./\\:=?&[\]]|,(?=\S)|(?<!\w)'|'(?!\w)""")
"""Signs of a command that have to be typed: a comma before a blank and an apostrophe in a word part it."""


@dataclass(frozen=True, slots=True)
class GuideLine:
    """A sentence, an item's beginning, or a command.

    Attributes:
        text: as it is written, without marks of Markdown; what is typed is quoted.
        read: as a voice of the locale is given it.
    """

    text: str
    read: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what stands below it; the first one of a page has the page's own title."""

    heading: str
    lines: tuple[GuideLine, ...]


@cache
def guide_page(name: str, locale: str) -> tuple[Section, ...]:
    """A page in one locale, section by section.

    Args:
        name: one of `PAGES`.
        locale: one of `LOCALES`.

    Raises:
        ValueError: there is no such page or locale.
    """
    if name not in PAGES or locale not in LOCALES:
        raise ValueError(f'guide: no page "{name}" in "{locale}"')
    source = _FOLDER.joinpath(locale, f"{name}.md").read_text(encoding="utf-8")
    sections: list[tuple[str, list[GuideLine]]] = []
    for kind, mark, text in _blocks(source):
        if kind == "heading":
            sections.append((_plain(locale, text), []))
            continue
        if kind == "command":
            sections[-1][1].append(GuideLine(text, read_command(locale, text)))
            continue
        lines = [GuideLine(_plain(locale, one), _read(locale, one)) for one in _sentences(text)]
        if mark:
            first = lines[0]
            lines[0] = GuideLine(mark + first.text, _spoken_mark(locale, mark) + first.read)
        sections[-1][1].extend(lines)
    return tuple(Section(heading, tuple(lines)) for heading, lines in sections)


def _blocks(source: str) -> Iterator[tuple[str, str, str]]:
    """Kind, mark and text of each line that is not empty; the kinds are heading, command, item and line."""
    fenced = False
    for line in source.splitlines():
        if line.startswith(_FENCE):
            fenced = not fenced
        elif not line:
            continue
        elif fenced:
            yield "command", "", line
        elif line.startswith("#"):
            yield "heading", "", line.lstrip("#").strip()
        elif item := _ITEM.fullmatch(line):
            yield "item", item[1], item[2]
        else:
            yield "line", "", line


def _sentences(text: str) -> Iterator[str]:
    """A paragraph in sentences; what is quoted ends one if a capital follows its own end."""
    tokens = [*_TOKEN.findall(text), ""]
    sentence, at = "", 0
    for token, behind in pairwise(tokens):
        sentence += token
        at += len(token)
        ends = token in _FULL_STOPS or (token in _STOPS and behind in (" ", ""))
        said = len(token) > 1 and token[0] in '"«' and token.rstrip(' "»').endswith(tuple(_STOPS))
        if ends or (said and _CAPITAL.match(text, at)):
            yield sentence.strip()
            sentence = ""
    if sentence.strip():
        yield sentence.strip()


def _plain(locale: str, text: str) -> str:
    plain = _CODE.sub(_QUOTED[locale], text)
    return glue_text(plain) if locale == "fr" else plain


def _read(locale: str, text: str) -> str:
    quoted = "「{}」" if locale.startswith("ja") else "{}"  # where no blank parts words, a quote does
    return _CODE.sub(lambda found: quoted.format(read_command(locale, found[1])), text)


def _spoken_mark(locale: str, mark: str) -> str:
    """A number that is said before its item; a dash is none."""
    number = mark.rstrip(". ")
    if not number.isdecimal():
        return ""
    return f"{read_number(int(number))}。" if locale == KANA else mark


def read_command(locale: str, command: str) -> str:
    """What is typed as somebody reads it out who wants it typed: its signs by their names.

    Args:
        locale: whose names the signs have.
        command: what is typed.
    """
    words = catalogue(locale, "shared")

    def named(found: re.Match[str]) -> str:
        name = _SIGNS.get(found[0], "comma" if found[0] == "," else "quote")
        return f" {words.text(f'shared-sign-{name}')} "

    said = " ".join(_SPOKEN_SIGN.sub(named, command).split())
    if locale == KANA:
        said = re.sub(r"[0-9]{1,15}", lambda number: read_number(int(number[0])), read_foreign(said))
    return said
