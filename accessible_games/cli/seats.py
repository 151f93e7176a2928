"""Who sits where: from what was typed or kept to the players of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from accessible_games.engine.journal import Header
from accessible_games.narration.catalogue import KANA, LANGUAGES, catalogue
from accessible_games.narration.names import PlayerName, distinct
from accessible_games.narration.wording import Verbosity
from accessible_games.play.players import GROUPS, SPEECH, Ear, Player
from accessible_games.play.profiles import VERBOSITIES, PlayerChoice
from accessible_games.play.settings import Settings

from .fields import PlayerSpec, is_kana, is_name


def make_players(
    specs: Sequence[PlayerSpec], settings: Settings, language: str, verbosity: str, *, speaks: bool = False
) -> tuple[Player, ...]:
    """The players of a table, each as they once chose to be told.

    Args:
        specs: who was asked for, by seat.
        settings: what was chosen.
        language: that of the table, for whoever chose none.
        verbosity: that of the table, for whoever chose none.
        speaks: whether this program speaks, so that private words can go to the ear.
    """
    alone = sum(bool(spec.bot) for spec in specs) == 1
    places = [0 if alone and spec.bot else number for number, spec in enumerate(specs, 1)]
    pairs = zip(specs, places, strict=True)
    names = distinct([_name(spec, place, settings, language) for spec, place in pairs])
    people = [seat for seat, spec in enumerate(specs) if not spec.bot]
    return tuple(
        Player(name, level=spec.bot, language=language)
        if spec.bot
        else _person(spec, name, people.index(seat), settings, language, verbosity, speaks=speaks)
        for seat, (spec, name) in enumerate(zip(specs, names, strict=True))
    )


def in_the_open(players: Sequence[Player]) -> tuple[Player, ...]:
    """The players of a game in which nothing is hidden: what one asks for, all may read and hear."""
    return tuple(
        replace(player, private=player.private | {"screen"}, ear="both", device="", away=False)
        for player in players
    )


def bot_name(number: int) -> PlayerName:
    """What the bot in a place (from 1) is called, by each player in their own language.

    Args:
        number: the place; 0 for the only bot of a table, which needs no number.
    """
    key = "cli-bot" if number else "cli-bot-alone"
    text, kana, japanese = (catalogue(locale, "cli").text(key, n=number) for locale in ("en", KANA, "ja"))
    return PlayerName(text, kana, japanese)


def header_rows(players: Sequence[Player], language: str = "") -> list[dict[str, Any]]:
    """What a journal keeps about each seat.

    Args:
        players: by seat.
        language: that of the table: where nobody chose another, the game follows the table's later on.
    """
    follows = all(player.language == language for player in players)
    return [
        {
            "name": player.name.text,
            "kana": player.name.kana,
            "bot": player.level,
            "language": "" if follows else player.language,
            "verbosity": player.verbosity.value,
        }
        for player in players
    ]


def players_of(
    header: Header, settings: Settings, language: str, *, speaks: bool = False
) -> tuple[Player, ...]:
    """The players of a kept game; what a journal does not tell is as for a new game."""
    return make_players(specs_of(header, language), settings, language, settings.verbosity, speaks=speaks)


def specs_of(header: Header, language: str) -> list[PlayerSpec]:
    """Who plays a kept game, by seat."""
    return [
        _spec(header.players[seat] if seat < len(header.players) else {}, seat + 1, language)
        for seat in range(header.seats)
    ]


def _name(spec: PlayerSpec, number: int, settings: Settings, language: str) -> PlayerName:
    if spec.bot and not spec.name:
        return bot_name(number)
    return PlayerName(spec.name, spec.kana or ("" if spec.bot else settings.player(spec.name).kana))


def _person(
    spec: PlayerSpec,
    name: PlayerName,
    number: int,
    settings: Settings,
    language: str,
    verbosity: str,
    *,
    speaks: bool,
) -> Player:
    """A person as they chose; of two with one name the second has choices of their own: those of Ana 2."""
    choice = settings.players.get(name.text) or settings.player(spec.name)
    # Where a screen reader or a braille display reads, nobody can know that a line was read: by itself the
    # table then waits for a key where much was said, but not before somebody who chose otherwise.
    pace = choice.pace or settings.pace or (GROUPS if settings.speaks == "reader" else SPEECH)
    ear, device, away = _channel(choice, number, settings)
    return Player(
        name,
        language=spec.language or choice.language or language,
        verbosity=Verbosity(choice.verbosity or spec.verbosity or verbosity),
        private=frozenset(choice.private or (("ear",) if speaks else ("screen",))),
        ear=ear,
        device=device,
        away=away,
        rate=choice.rate or None,
        volume=choice.volume / 100 if choice.volume else None,
        voice=choice.voice or None,
        pitch=choice.pitch or None,
        pace=pace,
        order=choice.order,
        sound_only=frozenset(choice.sound_only),
        untold=frozenset(choice.untold),
        handicap=choice.handicap,
        bodily=choice.bodily,
        # Whoever chose the ear alone is never asked, and no hand of theirs is ever drawn.
        drawn_hand=choice.drawn_hand if not choice.private or "screen" in choice.private else "no",
    )


def _channel(choice: PlayerChoice, number: int, settings: Settings) -> tuple[Ear, str, bool]:
    """On which side and device private speech sounds, and whether the others listen away.

    Args:
        choice: the player's own, which comes first.
        number: which of the people it is, from 0: by the table's choice they take sides in turn.
        settings: the table's.
    """
    if choice.device:
        return choice.ear or "both", choice.device, False
    if choice.ear:
        return choice.ear, "", choice.ear == "both" and settings.private_way == "away"
    if settings.private_way == "device" and settings.private_device:
        return "both", settings.private_device, False
    if settings.private_way == "sides":
        return ("right" if number % 2 else "left"), "", False
    return "both", "", settings.private_way == "away"


def _spec(row: Mapping[str, Any], number: int, language: str) -> PlayerSpec:
    """A seat as a journal describes it; what cannot be used, or follows the language, is left open."""
    text = {key: value for key, value in row.items() if isinstance(value, str)}
    name, kana, bot = (text.get(key, "") for key in ("name", "kana", "bot"))
    own, verbosity = text.get("language", ""), text.get("verbosity", "")
    if bot and name in _bot_names(number):
        name, kana = "", ""
    elif not bot and name in _YOU:
        name, kana, own = catalogue(language, "cli").text("cli-you"), "", ""
    elif not is_name(name):
        name, kana = "" if bot else catalogue(language, "cli").text("cli-you"), ""
    return PlayerSpec(
        name=name,
        kana=kana if is_kana(kana) else "",
        language=own if own in LANGUAGES else "",
        verbosity=verbosity if verbosity in VERBOSITIES else "",
        bot=bot,
    )


def is_nameless(name: str) -> bool:
    """Whether it is what somebody is called who gave no name, in any language."""
    return name in _YOU


_YOU: Final = frozenset(catalogue(language, "cli").text("cli-you") for language in LANGUAGES)
"""What somebody is called who gave no name; the language is then that of the program, too."""


def _bot_names(number: int) -> tuple[str, ...]:
    """What a bot in a place may be called in a journal."""
    return tuple(text for name in map(bot_name, (number, 0)) for text in (name.text, name.japanese))
