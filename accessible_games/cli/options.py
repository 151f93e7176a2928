"""The options that a menu offers: the ones that change most about each game; all are on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from accessible_games.engine import Game, Option, Seat
from accessible_games.engine.dealing import CompanionGame
from accessible_games.engine.table import Table
from accessible_games.engine.timing import MatchingBot
from accessible_games.games import GAMES
from accessible_games.narration.catalogue import MessageError
from accessible_games.play.players import Player

from .answers import in_turn
from .console import Console, Said
from .fields import get_known_game
from .session import Session


def offered_by(game: Game) -> dict[str, Option]:
    """The options of a game that a menu offers, by their keys."""
    return {key: option for key, option in game.options.items() if option.offered}


def played_options(game: Game, options: Mapping[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """Options with what holds where people sit down to play; what they gave stands, in a data file, too.

    Real cards that the program does not deal keep what their rulebook says.
    """
    printed = _section(game, data)
    if isinstance(game, CompanionGame) and game.companion.items() <= options.items():
        return dict(options)
    played = {
        key: option.played
        for key, option in game.options.items()
        if option.played is not None and key not in options and key not in printed
    }
    return {**options, **played}


def carried_options(session: Session, game: Game) -> dict[str, int]:
    """What robots found out in the last game of this computer, where a new one begins with it."""
    kept = {key: session.settings.asked(game.name, key) for key, one in game.options.items() if one.carried}
    return {
        key: int(word)
        for key, word in kept.items()
        if word.isdecimal() and game.options[key].accepts(int(word))
    }


def keep_learned(session: Session, table: Table, players: Sequence[Player]) -> None:
    """Keep what robots found out about the people of a game that is over, for the next one."""
    game, people = table.game, [Seat(seat) for seat, player in enumerate(players) if player.person]
    for seat, player in enumerate(players):
        bot = None if player.person else game.bots[player.level](Seat(seat), table.seats)
        if not isinstance(bot, MatchingBot):
            continue
        bot.meet(people)
        table.retell(Seat(seat), bot)
        for key, value in bot.learned(table.view(Seat(seat))).items():
            session.keep(session.settings.with_asked(game.name, key, value))
        return  # all of them heard the same


def _section(game: Game, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a data file says of a game."""
    given = data.get(game.name, {})
    return given if isinstance(given, Mapping) else {}


def tell_played(
    console: Console, game: Game, options: Mapping[str, Any], data: Mapping[str, Any], *, typed: bool
) -> None:
    """Say what the menu asks for, and which options hold that the rulebook does not know.

    Args:
        console: whom it is told.
        game: the game that begins.
        options: those that were given.
        data: the data file that was given; options outrank it.
        typed: whether the game was begun by a command, so that nobody was asked.
    """
    printed = _section(game, data)
    for key, option in game.options.items():
        value = options.get(key, printed.get(key, option.default))
        if not option.offered:
            continue
        words = option_words(console, game.name, key, value)
        if option.asked and typed:
            console.tell("cli-held-option-typed", option=words)
        elif option.asked:
            console.tell("cli-held-option", option=words)
        elif option.played is not None and value != option.default:
            console.tell("cli-played-option", option=words)


def ask_options(session: Session, game: Game) -> dict[str, Any]:
    """The options of a new game from the menu; what it asks for is asked.

    Raises:
        Back: somebody goes back instead, from the first question.
        EndOfInput: nothing more will be typed.
    """
    session.console.about = game.name
    chosen = session.options.setdefault(game.name, {})
    asked = [key for key, option in game.options.items() if option.asked]
    answers = in_turn(*(partial(_ask, session, game, key) for key in asked))
    for key, value in zip(asked, answers, strict=True):
        _choose(chosen, key, game.options[key], value)
        session.keep(session.settings.with_asked(game.name, key, _word(value)))
    return dict(chosen)


def _ask(session: Session, game: Game, key: str, _: object = None) -> Any:
    """Ask for one option; what it was last time is said, and is where a board's focus begins."""
    option, console = game.options[key], session.console
    values = list(option.offered)
    kept = {str(_word(value)): value for value in values}.get(session.settings.asked(game.name, key))
    last = session.options[game.name].get(key, kept)

    def answer(value: Any) -> Said:
        return console.menu_words(game.name, f"option-{key}-answer", value=_word(value))

    rows: list[tuple[str, dict[str, Any]]] = [
        ("cli-option-answer", {"option": answer(value), "also": _also(console, game.name, key, value)})
        for value in values
    ]
    asked: dict[str, Any] = {"question": console.menu_words(game.name, f"option-{key}-asked")}
    if last not in values:
        first = values.index(option.at_play) if option.at_play in values else None
        return values[console.choose("cli-option-asked", rows, first=first, **asked)]
    first = values.index(last)
    return values[console.choose("cli-option-asked-again", rows, first=first, last=answer(last), **asked)]


def _also(console: Console, game: str, key: str, value: Any) -> Said:
    """What else a value of an option may be called by whoever chooses it by words."""
    try:
        return console.menu_words(game, f"option-{key}-also", value=_word(value))
    except MessageError:
        return Said("", "")


def option_words(console: Console, name: str, key: str, value: Any) -> Said:
    """An option with its value, as a part of a message."""
    return console.menu_words(name, f"option-{key}", value=_word(value))


def choose_options(session: Session) -> None:
    """Let options of the games be changed; they count for new games until the program ends.

    Raises:
        EndOfInput: nothing more will be typed.
    """
    console = session.console
    rows: list[tuple[str, dict[str, Any]]] = [
        ("cli-game-title", {"game": console.titled(name)}) for name in GAMES
    ]
    while True:
        chosen = console.choose("cli-which-options", [*rows, ("cli-back", {})])
        if chosen == len(rows):
            return
        _change(session, GAMES[chosen])


def _change(session: Session, name: str) -> None:
    """Let options of one game be changed, each choice giving an option its next value."""
    console, offered = session.console, offered_by(get_known_game(name))
    chosen = session.options.setdefault(name, {})
    while True:
        now = {key: chosen.get(key, option.at_play) for key, option in offered.items()}
        rows = [
            ("cli-game-option", {"option": option_words(console, name, key, now[key])}) for key in offered
        ]
        place = console.choose("cli-options", [*rows, ("cli-back-one", {})], game=console.titled(name))
        if place == len(rows):
            return
        key = list(offered)[place]
        values = offered[key].offered
        following = values[(values.index(now[key]) + 1) % len(values)]
        _choose(chosen, key, offered[key], following)


def _choose(chosen: dict[str, Any], key: str, option: Option, value: Any) -> None:
    """Put down what was chosen; what holds anyway is not."""
    if value == option.at_play:
        chosen.pop(key, None)
    else:
        chosen[key] = value


def _word(value: Any) -> Any:
    """A value as a message selects by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
