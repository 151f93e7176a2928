"""Clauses: what is fit to be spoken, cut so that the first words can sound early."""

from __future__ import annotations

import re
import unicodedata

FIRST_LIMIT = 48
"""Characters of the first piece: a third of a long sentence is synthesised in a third of its time."""

LIMIT = 120
"""Characters of the later pieces; they are made while the one before is heard."""

KANJI_LIMITS = (14, 40)
"""The same for a text with kanji, of which each character is a word or half of one."""

SENTENCE_PAUSE_MS = 150
CLAUSE_PAUSE_MS = 90

_CLAUSE_END = re.compile(r"(?<=[.!?;:,])\s+|(?<=[、。！？；：，])\s*")
_KANJI = re.compile("[\u4e00-\u9fff]")
_LONGEST_KANJI = 16
_PARTICLE = re.compile("[をにがはで](?=[\u4e00-\u9fff\u30a1-\u30fa])")
_SENTENCE_ENDS = tuple(".!?。！？")


def speakable(text: str) -> str:
    """Return `text` without what no engine should be given.

    Control and format characters (text direction marks among them) go; "<" and "[[" go too,
    because some engines take what follows for a command, and a player's name may hold them.
    """
    kept = text
    if not text.isprintable():
        kept = "".join(" " if c in "\t\n\r" else c for c in text if c in "\t\n\r" or not _is_control(c))
    return " ".join(kept.replace("<", " ").replace("[[", "[ ").split())


def _is_control(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn")


def split_clauses(text: str) -> list[str]:
    """Split cleaned text at clause ends into pieces of at most `FIRST_LIMIT`, then `LIMIT` characters.

    With kanji in it these are the `KANJI_LIMITS`.  Short text stays whole, because a sentence read
    in one go has the better tune.  A piece with no letter or digit is never returned: an engine makes
    no sound of it.
    """
    pieces: list[str] = []
    current = ""
    first, later = KANJI_LIMITS if _KANJI.search(text) else (FIRST_LIMIT, LIMIT)
    for unit in _units(text):
        limit = later if pieces else first
        joined = f"{current} {unit}" if current and current[-1].isascii() else current + unit
        if current and len(joined) > limit:
            pieces.append(current)
            current = unit
        elif not pieces and not current and len(unit) > _LONGEST_KANJI and _KANJI.search(unit):
            beginning = _beginning(unit)
            pieces += [beginning] if beginning else []
            current = unit[len(beginning) :]
        else:
            current = joined
    pieces.append(current)
    return [piece for piece in pieces if any(c.isalnum() for c in piece)]


def _beginning(clause: str) -> str:
    """The words with which a long clause in kanji begins, up to a particle; "" if it has none in time."""
    ends = [found.end() for found in _PARTICLE.finditer(clause, 6, KANJI_LIMITS[0])]
    return clause[: ends[-1]] if ends else ""


def _units(text: str) -> list[str]:
    """Return the clauses of `text`; one longer than `LIMIT` is cut at its spaces."""
    units: list[str] = []
    for clause in _CLAUSE_END.split(text):
        if len(clause) <= LIMIT:
            units.append(clause)
            continue
        start = len(units)
        for word in clause.split(" "):
            if len(units) > start and len(units[-1]) + len(word) < LIMIT:
                units[-1] += f" {word}"
            else:
                units.append(word)
    return [unit for unit in units if unit]


def pause_after(piece: str) -> int:
    """Return the silence in milliseconds that belongs after a piece."""
    return SENTENCE_PAUSE_MS if piece.endswith(_SENTENCE_ENDS) else CLAUSE_PAUSE_MS
