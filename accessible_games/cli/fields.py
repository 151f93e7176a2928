"""Values that people type after options: players, game options."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from accessible_games.engine import Game, GameError
from accessible_games.engine.journal import Header, JournalError
from accessible_games.games import get_game
from accessible_games.play.profiles import LANGUAGES

from .failure import UsageError
from .parser import Parser, shortened, whole_number

BOT: Final = "bot"
JOIN: Final = "join"
DEFAULT_LEVEL: Final = "easy"
LONGEST_NAME: Final = 40

_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_KANA: Final = re.compile(r"[぀-ヿ･-ﾟ・ー 　0-9]+")


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """One seat as it was asked for.

    Attributes:
        name: a person's name; "" for a bot.
        kana: the reading of the name, "" if none was given.
        language: one of `LANGUAGES`, "" for that of the table.
        verbosity: how much this player is told, "" for as much as the table.
        bot: the bot's level; "" for a person.
        joins: whether somebody with a device of their own is to come, whose name is not known yet.
    """

    name: str = ""
    kana: str = ""
    language: str = ""
    verbosity: str = ""
    bot: str = ""
    joins: bool = False


def add_game_arguments(parser: Parser, more: str = "") -> None:
    """The words of every verb that begins a game: what is dealt, and by which rules.

    Args:
        parser: of the verb.
        more: what it says of further options of every game.
    """
    parser.add_argument(
        "--seed", type=whole_number(-(10**18), 10**18), help="The same number gives the same deals."
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="An option of the game; may be repeated. A wrong key is answered with the right ones. "
        "Of every game: hints=true lets players ask what a strong player would do, hints=false does "
        f"not (who plays alone may, if nothing is said).{more}",
    )


def read_players(text: str, levels: Sequence[str], *, joins: bool = False) -> tuple[PlayerSpec, ...]:
    """Players as in "Ana:fr, Yūki=ゆうき:ja, bot, bot:medium".

    Args:
        text: entries with commas between them; spaces around an entry do not count.
        levels: the levels of bots that the game has.
        joins: whether "join" and "join:fr" stand for whoever comes with a device of their own.

    Raises:
        UsageError: an entry cannot be read.
    """
    return tuple(
        PlayerSpec(language=_read_language(entry), joins=True)
        if joins and entry.partition(":")[0].strip().casefold() == JOIN
        else _read_player(entry, levels)
        for entry in map(str.strip, re.split("[,、，]", text))
    )


def _read_language(entry: str) -> str:
    """The language behind a colon; "" if there is none."""
    head, colon, tail = (part.strip() for part in entry.partition(":"))
    if colon and tail not in LANGUAGES:
        raise UsageError(
            f"players: language {shortened(tail)} of {shortened(head)} is not known; "
            f"allowed: {', '.join(LANGUAGES)}"
        )
    return tail


def is_name(text: str) -> bool:
    """Whether somebody can be called that: neither too long, nor with letters that cannot be shown."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable()


def is_kana(text: str) -> bool:
    """Whether a voice that reads kana alone can read it."""
    return _KANA.fullmatch(text) is not None


def check_seats(players: Sequence[PlayerSpec], seats: range, game: str) -> None:
    """Hold the number of players to what the game takes.

    Raises:
        UsageError: it does not fit.
    """
    if len(players) not in seats:
        allowed = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else f"{seats[0]} with these options"
        raise UsageError(
            f"players: {len(players)} {'is' if len(players) == 1 else 'are'} named; {game} takes {allowed}"
        )


def read_options(texts: Sequence[str]) -> dict[str, Any]:
    """Options as in "target=15"; values as TOML writes them, words without quotes.

    Raises:
        UsageError: one cannot be read; whether the game takes it is the game's affair.
    """
    options: dict[str, Any] = {}
    for text in texts:
        key, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not _KEY.fullmatch(key):
            raise UsageError(f"option {shortened(text)}: KEY=VALUE is expected, as in target=15")
        if key in options:
            raise UsageError(f"option {key}: it is given twice")
        options[key] = read_value(key, value)
    return options


def read_value(key: str, text: str) -> bool | int | float | str:
    """One value: true, 15, 1.5, winner or "winner".

    Raises:
        UsageError: it is none of these.
    """
    if text and "\n" not in text and "\r" not in text:
        try:
            value: Mapping[str, Any] = tomllib.loads(f"value = {text}")
        except (tomllib.TOMLDecodeError, RecursionError, ValueError):
            if _KEY.fullmatch(text):
                return text
        else:
            found = value["value"]
            if isinstance(found, bool | int | str) or (isinstance(found, float) and isfinite(found)):
                scalar: bool | int | float | str = found
                return scalar
    raise UsageError(
        f"option {key}: {shortened(text)} cannot be read; true, false, a number or a word is expected"
    )


def _read_player(entry: str, levels: Sequence[str]) -> PlayerSpec:
    if not entry:
        raise UsageError(
            "players: an entry is empty; NAME, NAME:fr, bot and bot:easy are allowed, with commas"
        )
    head, _, tail = (part.strip() for part in entry.partition(":"))
    if head.casefold() == BOT:
        level = tail or DEFAULT_LEVEL
        if level not in levels:
            raise UsageError(
                f"players: bot level {shortened(level)} is not known; allowed: {', '.join(levels)}"
            )
        return PlayerSpec(bot=level)
    language = _read_language(entry)
    name, equals, kana = (part.strip() for part in head.partition("="))
    if equals and not is_kana(kana):
        raise UsageError(
            f"players: the reading {shortened(kana)} of {shortened(name)} is to be written in kana"
        )
    if not is_name(name):
        raise UsageError(f"players: {shortened(name)} is no name; 1 to {LONGEST_NAME} letters are allowed")
    return PlayerSpec(name=name, kana=kana, language=language)


def get_known_game(name: str) -> Game:
    """The game of that name, written in any case, with - or _.

    Raises:
        UsageError: there is none; the sentence names those that there are.
    """
    try:
        return get_game(name.strip().lower().replace("-", "_"))
    except GameError as problem:
        raise UsageError(str(problem)) from None


def game_of(header: Header) -> Game:
    """The game that a journal is of.

    Raises:
        JournalError: there is none of that name here.
    """
    try:
        return get_game(header.game)
    except GameError as problem:
        raise JournalError(1, str(problem), "setup") from None
