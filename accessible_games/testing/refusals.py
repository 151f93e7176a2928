"""The refusals of a game as a table: its rule, what stands in it, and what is said in each language.

    python -m accessible_games.testing.refusals tests/golden

writes `<name>/refusals.txt` anew for each folder that has one, named like a game, or `shared` and `play`
for what every game and whoever runs it refuse; `tests/golden/<name>/refusals.txt` in place of the folder
writes the first one.  Read what has changed before it is kept.  Here alone stand the wordings: a test of
rules asks which refusal comes and with what in it.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, Final

from accessible_games.engine import SHARED_REFUSALS, Fact, Game, Refused, Seat
from accessible_games.engine.facts import CountOf, Quote
from accessible_games.games import GAMES, get_game
from accessible_games.narration.boxcards import BoxCard
from accessible_games.narration.catalogue import LANGUAGES, languages_of
from accessible_games.narration.narrator import Narrator
from accessible_games.narration.typography import plain_blanks

from .gate import NAMES, facts_in, live_facts
from .samples import few_samples, field_hints

SHARED: Final = "shared"
PLAY: Final = "play"

_NUMBERS: Final = (3, 1)
"""In the place of each number: several, and one alone."""

_TO: Final = Seat(0)
"""Who is refused something, and told so."""

_FILE: Final = "refusals.txt"


def table_of(name: str) -> str:
    """The table of a game, of what is shared by all of them, or of whoever runs them.

    Raises:
        KeyError: there is nothing of that name.
    """
    languages, classes = _refused(name)
    narrators = [Narrator(NAMES, language) for language in languages]
    return "\n".join(line for cls in classes for line in (*_lines(cls, narrators), ""))


def examples(cls: type[Refused], narrators: Sequence[Narrator]) -> list[Refused]:
    """Refusals of a class, one for each way in which some language puts it: an ending, a gender."""
    found: dict[Any, Refused] = {}
    for one in _samples(cls):
        found.setdefault(tuple(_frame(narrator, one) for narrator in narrators), one)
    return list(found.values())


def _samples(cls: type[Refused]) -> Iterator[Refused]:
    """Those of the gate, with each thing that a field can name, one field at a time."""
    build: Any = cls
    hints = field_hints(cls)
    things = {field: found for field, hint in hints.items() if (found := _things(hint))}
    for one in few_samples(cls, _NUMBERS, _NUMBERS):
        first = {field: things.get(field, [getattr(one, field)])[0] for field in hints}
        yield build(**first)
        for field, found in things.items():
            yield from (build(**first | {field: thing}) for thing in found)


def _things(hint: Any) -> list[Any]:
    """All that a field can name, if it names one thing of a list."""
    return list(hint) if isinstance(hint, type) and issubclass(hint, Enum) else []


def _frame(narrator: Narrator, one: Refused) -> str:
    """The sentence without what stands in the fields of a refusal."""
    parts = narrator.parts(one, _TO)
    text = "".join(part.text for part in parts)
    said = {part.text for part in parts if part.field} | {name.text for name in NAMES}
    for words in sorted(said, key=len, reverse=True):
        text = text.replace(words, "_").replace(words.capitalize(), "_")
    return re.sub(r"\d+", "0", text)


def _refused(name: str) -> tuple[Sequence[str], list[type[Refused]]]:
    """In which languages something refuses, and what."""
    languages: Sequence[str] = LANGUAGES
    facts: Sequence[type[Fact]]
    if name == SHARED:
        facts = SHARED_REFUSALS
    elif name == PLAY:
        facts = facts_in("accessible_games.play")
    else:
        game: Game = get_game(name)
        languages, facts = languages_of(game), (*game.refusals, *live_facts(game))
    return languages, [cls for cls in facts if issubclass(cls, Refused)]


def _lines(cls: type[Refused], narrators: Sequence[Narrator]) -> Iterator[str]:
    """The entry of one class: its rule and its name, its reason, and its examples."""
    yield f"{cls.rule}  {cls.key}"
    yield from (f"  {line.strip()}" for line in (cls.__doc__ or "").splitlines() if line.strip())
    for one in examples(cls, narrators):
        fields = [f"{field} = {_written(getattr(one, field))}" for field in field_hints(cls)]
        if fields:
            yield f"  {', '.join(fields)}"
        for narrator in narrators:
            line = narrator.tell(one, _TO)
            text = plain_blanks(line.text)  # so that a search finds what one types
            yield f"    {narrator.language}  {text}"
            if line.spoken != text:
                yield f"        {line.spoken}"


def _written(value: Any) -> str:
    """What stands in a field, as a reader takes it in."""
    if isinstance(value, tuple):
        return " ".join(map(_written, value)) or "nothing"
    if isinstance(value, CountOf):
        return f"{value.n} {_written(value.item)}"
    if isinstance(value, Fact | Quote):
        return value.key
    if isinstance(value, Enum | BoxCard):
        return str(value.id) if hasattr(value, "id") else value.name.lower()
    return str(value)


def main(arguments: Sequence[str]) -> int:
    """Write the table anew of one game, or of all in a folder that have one; returns a code."""
    given = Path(arguments[0]) if len(arguments) == 1 else Path()
    known = (*GAMES, SHARED, PLAY)
    paths = sorted(given.glob(f"*/{_FILE}")) if given.is_dir() else [given]
    if len(arguments) != 1 or not paths or any(path.parent.name not in known for path in paths):
        what = f"a folder of tables, e.g. tests/golden, or <name>/{_FILE}"
        print(f"refusals: give {what}; {', '.join(known)} have one", file=sys.stderr)
        return 2
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(table_of(path.parent.name), encoding="utf-8", newline="\n")
        print(f"{path}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
