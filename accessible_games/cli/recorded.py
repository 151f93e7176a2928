"""What is kept and told of a game that is over: a line for each person, feats, strength, the day's result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from accessible_games.engine import Game, Seat
from accessible_games.engine.table import Table
from accessible_games.narration.catalogue import KANA, MessageError, catalogue, is_stem, nearest_locale
from accessible_games.narration.japanese import read_text, with_honorific
from accessible_games.narration.names import PlayerName
from accessible_games.narration.text import join_sentences
from accessible_games.play.feats import message_of_feat
from accessible_games.play.ladder import fair_opponent
from accessible_games.play.players import Player
from accessible_games.play.recording import Occasion, played_by
from accessible_games.play.records import PlayedGame, Records, days_in_a_row, new_feats
from accessible_games.play.typed import EndOfInput

from .answers import Back
from .console import Console, Said
from .pages import TextPages
from .seats import is_nameless
from .session import Session

NAMELESS = "Player"
"""Under which name is kept what somebody plays who gives none, in whatever language."""


def record_name(name: str) -> str:
    """Under which name somebody's games are kept."""
    return NAMELESS if is_nameless(name) else name


def record_game(
    session: Session,
    table: Table,
    players: Sequence[Player],
    seats: Sequence[Seat],
    minutes: int,
    occasion: Occasion,
    *,
    whole: bool = True,
) -> None:
    """Keep a game that is over for each person at this keyboard, and tell what came of it.

    Args:
        session: the start that it belongs to.
        table: where it was played.
        players: by seat.
        seats: of the people.
        minutes: of this sitting.
        occasion: what else is known of it.
        whole: whether it was played in one sitting.
    """
    today = date.today()
    keeps = session.settings.records
    for seat in seats:
        console = session.consoles([players[seat]])[0]
        played = played_by(table, players, seat, day=today, minutes=minutes, occasion=occasion, whole=whole)
        if keeps:
            alone = len(seats) == 1
            played = _keep(session, console, players[seat], table.game, played, alone=alone)
        if occasion.day is not None:
            turns = sum(one == seat for one, _ in table.decisions())
            _tell_day(session, console, players[seat], played, occasion, turns)


def _keep(
    session: Session, console: Console, player: Player, game: Game, played: PlayedGame, *, alone: bool
) -> PlayedGame:
    """Add a line to somebody's file, and tell what it has brought; gives the line as it is kept."""
    records, name = Records(session.folders.records), record_name(player.name.text)
    before = records.of(name)
    if played.daily and any((one.game, one.daily) == (played.game, played.daily) for one in before):
        played = replace(played, counts=False)
    try:
        records.add(name, played)
    except OSError as problem:
        session.tell_disk("cli-record-unkept", problem)
        return played
    who: dict[str, Any] = {"player": polite(console, player.name), "alone": "yes" if alone else "no"}
    named = [feat_words(console, played.game, feat) for feat in new_feats(before, played)]
    reached = [words for words in named if words is not None]
    if len(reached) == 1:
        console.tell("cli-feat-new", **who, feat=reached[0][0], asks=reached[0][1])
    elif reached:  # what each of them asks, the statistics tell
        console.tell("cli-feats-new", **who, feats=console.joined([name for name, _ in reached]))
    offered, now = (fair_opponent(games, game, played.seats) for games in (before, [*before, played]))
    if now and offered and now != offered:
        console.tell("cli-fair-now", **who, level=level_words(console, now))
    return played


def polite(console: Console, name: PlayerName) -> Said:
    """What somebody is called, as a part of a message: a Japanese host says さん."""
    said = console.listed([name])
    return Said(with_honorific(said.text), with_honorific(said.kana)) if console.language == "ja" else said


def feat_words(console: Console, game: str, feat: str) -> tuple[Said, Said] | None:
    """What a feat is called, and what it asks for; None where its game does not say so."""
    stem, key = message_of_feat(game, feat)
    locale = nearest_locale(console.language, stem)
    if not is_stem(locale, stem):
        return None
    try:
        name, asks = (_said(locale, stem, key, part) for part in (None, "asks"))
    except MessageError:
        return None
    return name, asks


def _said(locale: str, stem: str, key: str, attribute: str | None) -> Said:
    text = catalogue(locale, stem).text(key, attribute)
    if is_stem(KANA, stem):
        return Said(text, catalogue(KANA, stem).text(key, attribute))
    return Said(text, read_text(text) or text)


def level_words(console: Console, level: str) -> Said:
    """What robots of a level are called."""
    try:
        return console.said(f"cli-level-{level}", {})
    except MessageError:  # a game from outside names its own
        return Said(level, read_text(level) or level)


def day_words(console: Console, day: date) -> Said:
    """A day as a part of a message."""
    return console.said("cli-day", {"day": day.day, "month": day.month, "year": day.year})


# -- the game of the day ------------------------------------------------------------------------------------


def _tell_day(
    session: Session, console: Console, player: Player, played: PlayedGame, occasion: Occasion, turns: int
) -> None:
    """Tell the day's result as a line for friends, and offer to copy it."""
    if occasion.day is None:
        return
    if occasion.again:
        console.tell("cli-daily-uncounted")
        return
    line = day_line(session, console, player, played, occasion.day, turns)
    console.tell("cli-daily-result", line=line)
    if not session.interactive:
        return
    try:
        if console.choose("cli-daily-copy", [("cli-no", {}), ("cli-yes", {})], back=False, above=True):
            path = TextPages(session.folders.texts).copy(line.text)
            console.tell("cli-daily-copied" if not path else "cli-daily-copied-file", path=path)
    except (Back, EndOfInput):
        return
    except OSError as problem:
        session.tell_disk("cli-daily-not-copied", problem)


def day_line(
    session: Session, console: Console, player: Player, played: PlayedGame, day: date, turns: int
) -> Said:
    """The result of a day in plain words, without anything that would spoil the deal for friends."""
    result = {1: "won", 0: "even", -1: "lost"}[played.won]
    parts: list[tuple[str, dict[str, Any]]] = [
        (
            "cli-daily-line",
            {"game": console.titled(played.game), "day": day_words(console, day), "result": result},
        )
    ]
    if played.score is not None:
        parts.append(("cli-daily-score", {"n": played.score}))
    parts.append(("cli-daily-turns", {"n": turns}))
    if session.settings.records:
        row = days_in_a_row(Records(session.folders.records).of(record_name(player.name.text)), day)
        if row > 1:
            parts.append(("cli-daily-row", {"n": row}))
    return joined(console, parts)


def joined(console: Console, parts: Sequence[tuple[str, dict[str, Any]]]) -> Said:
    """Sentences as one line."""
    said = [console.said(key, variables) for key, variables in parts]
    return Said(
        join_sentences(console.language, [one.text for one in said]),
        join_sentences(KANA if console.language == "ja" else console.language, [one.kana for one in said]),
    )


def fair_for(session: Session, game: Game, name: str, seats: int) -> str:
    """The level of robots that is fair for somebody now; "" where too little is known, or nothing is kept."""
    if not session.settings.records:
        return ""
    return fair_opponent(Records(session.folders.records).of(record_name(name)), game, seats)
