"""Who sits where: from what was typed or kept to the players of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from accessible_games.engine.journal import Header
from accessible_games.narration.catalogue import LANGUAGES, catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.wording import Verbosity
from accessible_games.play.players import KEY, SPEECH, Player, told_apart
from accessible_games.play.settings import VERBOSITIES, Settings

from .fields import PlayerSpec, is_kana, is_name


def make_players(
    specs: Sequence[PlayerSpec], settings: Settings, language: str, verbosity: str
) -> tuple[Player, ...]:
    """The players of a table, each as they once chose to be told.

    Args:
        specs: who was asked for, by seat.
        settings: what was chosen.
        language: that of the table, for whoever chose none.
        verbosity: that of the table, for whoever chose none.
    """
    return told_apart(
        [
            _bot(spec, number, language) if spec.bot else _person(spec, settings, language, verbosity)
            for number, spec in enumerate(specs, 1)
        ]
    )


def bot_name(number: int, language: str) -> PlayerName:
    """What the bot in a place (from 1) is called."""
    kana = catalogue("ja-Hrkt", "cli").text("cli-bot", n=number) if language == "ja" else ""
    return PlayerName(catalogue(language, "cli").text("cli-bot", n=number), kana)


def header_rows(players: Sequence[Player]) -> list[dict[str, Any]]:
    """What a journal keeps about each seat."""
    return [
        {
            "name": player.name.text,
            "kana": player.name.kana,
            "bot": player.level,
            "language": player.language,
            "verbosity": player.verbosity.value,
        }
        for player in players
    ]


def players_of(header: Header, settings: Settings, language: str) -> tuple[Player, ...]:
    """The players of a kept game; what a journal does not tell is as for a new game."""
    specs = [
        _spec(header.players[seat] if seat < len(header.players) else {}, language)
        for seat in range(header.seats)
    ]
    return make_players(specs, settings, language, settings.verbosity)


def _bot(spec: PlayerSpec, number: int, language: str) -> Player:
    name = PlayerName(spec.name, spec.kana) if spec.name else bot_name(number, language)
    return Player(name, level=spec.bot, language=language)


def _person(spec: PlayerSpec, settings: Settings, language: str, verbosity: str) -> Player:
    choice = settings.player(spec.name)
    pace = choice.pace or settings.pace
    if settings.speaks == "reader" and pace == SPEECH:
        # Where a screen reader or a braille display reads, nobody can know that a line was read.
        pace = KEY
    return Player(
        PlayerName(spec.name, spec.kana or choice.kana),
        language=spec.language or choice.language or language,
        verbosity=Verbosity(spec.verbosity or choice.verbosity or verbosity),
        private=frozenset(choice.private),
        ear=choice.ear,
        pace=pace,
    )


def _spec(row: Mapping[str, Any], language: str) -> PlayerSpec:
    """A seat as a journal describes it; what cannot be used is left open."""
    text = {key: value for key, value in row.items() if isinstance(value, str)}
    name, kana, bot = (text.get(key, "") for key in ("name", "kana", "bot"))
    own, verbosity = text.get("language", ""), text.get("verbosity", "")
    if not is_name(name):
        name, kana = "" if bot else catalogue(language, "cli").text("cli-you"), ""
    return PlayerSpec(
        name=name,
        kana=kana if is_kana(kana) else "",
        language=own if own in LANGUAGES else "",
        verbosity=verbosity if verbosity in VERBOSITIES else "",
        bot=bot,
    )
