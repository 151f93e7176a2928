"""Questions in a player's own words: "what does the lancer do?", "how do I attack?", "what now?"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from accessible_games.narration.catalogue import KANA, catalogue
from accessible_games.narration.words import normalise

_ASKING: Final = ("card", "rules", "why")
"""Commands that are also asked for by a sentence with a gap, `play-term-ask-<id>`."""
_GAP: Final = re.compile("[*・]")
"""The place of what is asked about; the dot in kana, which has no other sign."""
_LONGEST: Final = 80
"""Letters of a line up to which a question is looked for in it; a longer one asks for more than one thing."""
_SIGNS: Final = ("?", "？")


@dataclass(frozen=True, slots=True)
class _Form:
    """A way of asking: what stands before the thing that is asked about, and behind it, normalised."""

    command: str
    before: str
    behind: str


def asked_about(line: str, language: str) -> tuple[str, str] | None:
    """The command that a question means, and what it is about, as it was typed; None if it is none.

    Args:
        line: what was typed.
        language: of whoever typed it.
    """
    text = line.strip().rstrip("".join(_SIGNS)).strip()
    plain = normalise(text)
    if not plain or len(text) > _LONGEST:
        return None
    for form in _forms(language):
        if plain.startswith(form.before) and plain.endswith(form.behind):
            about = _between(text, form)
            if about:
                return form.command, about
    return None


def is_question(line: str, language: str) -> bool:
    """Whether a line asks something, understood or not: by its sign, or by the word that it begins with."""
    plain = normalise(line)
    if line.strip().endswith(_SIGNS):
        return True
    return any(_begins(plain, word) for word in _words(language, "play-term-ask-begins"))


def _begins(plain: str, word: str) -> bool:
    return plain.startswith(word) and (not word[-1:].isascii() or not plain[len(word) :][:1].isalnum())


def _between(text: str, form: _Form) -> str:
    """What stands in the gap; "" if the words around it are only parts of longer ones."""
    ends = range(len(text) + 1)
    start = max((n for n in ends if normalise(text[:n]) == form.before), default=-1)
    stop = min((n for n in ends if normalise(text[n:]) == form.behind), default=-1)
    if not 0 <= start < stop or _splits_word(text, start) or _splits_word(text, stop):
        return ""
    return text[start:stop].strip()


def _splits_word(text: str, at: int) -> bool:
    around = text[max(0, at - 1) : at + 1]
    return len(around) == 2 and around.isascii() and around.isalnum()


@cache
def _forms(language: str) -> tuple[_Form, ...]:
    """All ways of asking, those with most words of their own first."""
    found = []
    for command in _ASKING:
        for said in _written(language, f"play-term-ask-{command}"):
            before, _, behind = _GAP.sub("*", said).partition("*")
            found.append(_Form(command, normalise(before), normalise(behind)))
    return tuple(sorted(found, key=lambda form: -len(form.before + form.behind)))


@cache
def _words(language: str, key: str) -> tuple[str, ...]:
    return tuple(word for said in _written(language, key) if (word := normalise(said)))


def _written(language: str, key: str) -> Iterator[str]:
    for locale in (language, KANA) if language == "ja" else (language,):
        for said in re.split("[,、]", catalogue(locale, "play").text(key)):
            yield said.strip()
