"""docs/notation.md: the sections of games whose grammar and keys say all that stands in them.

python -m accessible_games.testing.notation [FILE]      writes them anew, docs/notation.md by default
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from accessible_games.engine.layout import Layout
from accessible_games.engine.notation import Grammar, OrNone, word_of
from accessible_games.games import OWN_GAMES, get_game
from accessible_games.narration.catalogue import catalogue

_COMMON: Final = frozenset({"to_act", "phase", "over", "winners", "scores"})
_LEDGER: Final = re.compile(r" \((?=[^()]*[A-Z]+-?[A-Z]?\d)[^()]*\)|(?<=\()[A-Z]+-[A-Z]?\d+[;,] ")
"""What a docstring says for those who know the rules by number."""


def sections() -> dict[str, str]:
    """Game id -> its section, of every game of ours that says itself how it is written."""
    games = {name: get_game(name) for name in OWN_GAMES}
    return {
        name: "\n".join(_lines(game, game.grammar, game.layout)) + "\n"
        for name, game in games.items()
        if hasattr(game, "grammar") and hasattr(game, "layout")
    }


def written(document: str) -> str:
    """The document with these sections as they must be; one that is not there yet comes last."""
    for name, section in sections().items():
        begin, end = f"<!-- {name}: made by accessible_games.testing.notation -->", f"<!-- {name}: end -->"
        block = f"{begin}\n{section}{end}"
        pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
        if pattern.search(document):
            document = pattern.sub(block.replace("\\", "\\\\"), document)
        else:
            document = f"{document.rstrip()}\n\n{block}\n"
    return document


def _lines(game: Any, grammar: Grammar, layout: Layout) -> Iterator[str]:
    yield f"## {catalogue('en', f'{game.name}-menu').text(f'{game.name}-title'.replace('_', '-'))}"
    yield ""
    for usage, allowed in _things(grammar).items():
        words = ", ".join(f"`{word}`" for word in allowed.split(", ")) if ", " in allowed else allowed
        yield f"{usage}: {words}."
        yield ""
    for title, classes in (("Moves", grammar.actions), ("Chance", grammar.chance)):
        yield f"### {title}"
        yield ""
        yield "| written | meaning |"
        yield "|---|---|"
        for cls in classes:
            forms = ", ".join(f"`{form.usage()}`" for form in cls.forms).replace("|", "\\|")
            yield f"| {forms} | {_meaning(cls)} |"
        yield ""
    yield "### Position"
    yield ""
    yield "| key | value |"
    yield "|---|---|"
    for name, key in layout.keys.items():
        yield f"| `{name}` | {key.meaning} |"
    yield ""
    state = game.new_state(game.seats[0], {}, {})
    further = [key for key in state.inspect() if key not in {*layout.keys, *_COMMON}]
    yield f"Further keys of `expect`: {', '.join(f'`{key}`' for key in further)}."


def _things(grammar: Grammar) -> dict[str, str]:
    """What stands in capitals in the tables, and what it may be."""
    slots = [
        slot
        for cls in (*grammar.actions, *grammar.chance)
        for form in cls.forms
        for slot in form.slots.values()
    ]
    words: list[Any] = [word for slot in slots if (word := word_of(slot))]
    plain = [word.of if isinstance(word, OrNone) else word for word in words]
    return {word.usage: word.allowed for word in reversed(plain)}


def _meaning(cls: type) -> str:
    """The first sentence of a class, without its full stop and the ledger's numbers."""
    first = (cls.__doc__ or "").split("\n\n")[0]
    plain = _LEDGER.sub("", " ".join(first.split())).rstrip(".")
    return plain[:1].lower() + plain[1:]


def main(words: Sequence[str]) -> int:
    """Write the file anew."""
    path = Path(words[0]) if words else Path(__file__).parents[2] / "docs" / "notation.md"
    path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
