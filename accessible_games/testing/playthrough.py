"""Playthroughs: what each listener is told of a kept game, in each language, to be read by people.

    python -m accessible_games.testing.playthrough tests/golden

writes the transcripts anew that stand beside their journals, as
`<game>/<name>-<language>-<listener>-<verbosity>.txt`; with `<game>/<name>.journal` in place of the
folder it writes the first ones of that game.  Read what has changed before it is kept: these files are
the proof that the sentences are right, not that they are the same.  So one game a box is transcribed,
for one player and a spectator: nobody reads ten times as much again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from accessible_games.engine import CHANCE, Action, Event, Fact, Game, Refused, Seat, State
from accessible_games.engine.journal import Journal, parse_entries, read_journal
from accessible_games.games import get_game
from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.narrator import Narrator, PlayerName, Verbosity
from accessible_games.narration.typography import plain_blanks

from .listeners import heard_by

ASK_EVERY: Final = 8
"""Own turns from one round of questions to the next."""

LISTENERS: Final = (
    (Seat(0), Verbosity.NORMAL),
    (None, Verbosity.NORMAL),
    (None, Verbosity.BRIEF),
)
"""Who is told a game in its transcripts, and how much."""

REFUSALS: Final = 3
"""Refused moves that are tried with the questions."""


def transcripts(journal_path: Path) -> dict[str, str]:
    """File name -> text of all transcripts of one kept game.

    The first seat and a spectator are told at normal verbosity, a spectator briefly, too.
    """
    journal = read_journal(journal_path.read_bytes())
    found = {}
    for language in LANGUAGES:
        for listener, level in LISTENERS:
            who = "spectator" if listener is None else f"seat{listener}"
            name = f"{journal_path.stem}-{language}-{who}-{level.value}.txt"
            found[name] = _transcript(journal, listener, language, level)
    return found


def transcribed(folder: Path) -> list[Path]:
    """The journals under a folder, `<game>/<name>.journal`, that have transcripts beside them."""
    return [
        journal
        for journal in sorted(folder.glob("*/*.journal"))
        if any(journal.parent.glob(f"{journal.stem}-{LANGUAGES[0]}-*.txt"))
    ]


def _transcript(journal: Journal, listener: Seat | None, language: str, level: Verbosity) -> str:
    game = get_game(journal.header.game)
    names = [PlayerName(row["name"], row.get("kana", "")) for row in journal.header.players]
    narrator = Narrator(names, language, level)
    lines: list[str] = []
    for number, facts in _told(game, journal, listener):
        # Answers, choices and refusals are the same at every verbosity.
        for fact in facts if level is Verbosity.NORMAL else filter(_is_event, facts):
            line = narrator.tell(fact, listener)
            text = plain_blanks(line.text)  # so that a search finds what one types
            lines.append(f"{number:>3} {_sign(fact)} {text}")
            if line.spoken != text:
                lines.append(f"      {line.spoken}")
    return "\n".join(lines) + "\n"


def _is_event(fact: Fact) -> bool:
    return isinstance(fact, Event)


def _sign(fact: Fact) -> str:
    """What kind of line it is: an event has no sign."""
    return " " if _is_event(fact) else "!" if isinstance(fact, Refused) else "?"


def _told(game: Game, journal: Journal, listener: Seat | None) -> Iterator[tuple[int, Sequence[Fact]]]:
    """Number of the action, and facts: events, and now and then answers, choices and refusals."""
    header = journal.header
    if header.position is None:
        state = game.new_state(header.seats, header.options, header.data)
    else:
        state = game.load(header.seats, header.position, header.options, header.data)
    actions = parse_entries(game, journal)
    turns = 0
    for number, (seat, action) in enumerate(actions, 1):
        asked = seat == listener or (listener is None and seat != CHANCE)
        if asked and turns % (ASK_EVERY * (1 if listener is not None else header.seats)) == 0:
            yield number - 1, _questions(game, state, listener, [one for _, one in actions])
        turns += asked
        events: list[Event] = []
        state.apply(seat, action, events.append)
        yield number, heard_by(events, listener)
    yield len(actions), _questions(game, state, listener, [])


def _questions(game: Game, state: State, listener: Seat | None, tries: Sequence[Action]) -> list[Fact]:
    """All answers, the choices of a turn, and a few refusals, each of another kind."""
    view: Any = state.view(listener)
    facts: list[Fact] = [fact for query in game.queries for fact in game.answer(view, query)]
    if listener is None or listener not in state.actors():
        return facts
    steps = [step for action in state.legal_actions(listener) for step in game.steps(view, action)]
    refused = [state.check(listener, action) for action in tries]
    kinds = {type(one): one for one in refused if one is not None}
    return [*facts, *dict.fromkeys(steps), *list(kinds.values())[:REFUSALS]]


def main(arguments: Sequence[str]) -> int:
    """Write the transcripts anew of one journal, or of those in a folder that have some; returns a code."""
    given = Path(arguments[0]) if len(arguments) == 1 else Path()
    if len(arguments) != 1 or not (given.is_dir() or given.suffix == ".journal" and given.is_file()):
        print(
            "playthrough: give the folder of the transcripts, e.g. tests/golden, or one journal",
            file=sys.stderr,
        )
        return 2
    for journal in transcribed(given) if given.is_dir() else [given]:
        for name, text in transcripts(journal).items():
            journal.with_name(name).write_text(text, encoding="utf-8", newline="\n")
        print(f"{journal}: written")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
