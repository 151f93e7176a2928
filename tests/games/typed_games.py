"""Whole games typed into the real program: what people type in their own words, and what comes of it."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from accessible_games.cli.options import played_options
from accessible_games.engine import CHANCE, NotationError, OpenGame
from accessible_games.engine.journal import open_table, read_journal
from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import get_game
from accessible_games.narration.catalogue import catalogue
from accessible_games.narration.names import PlayerName
from accessible_games.narration.words import to_notation, vocabulary, with_players
from accessible_games.play.menu import Menu
from accessible_games.testing.listeners import heard_by
from tests import nursery

ROOT = Path(__file__).parents[2]


class Ear:
    """Writes down what a seat hears."""

    def __init__(self):
        self.heard = []

    def hear(self, event):
        self.heard.append(event)


class Words:
    """A move in the words of one language: each verb and name as it is listed first.

    Args:
        game: whose moves.
        language: of whoever types.
        names: the players', by seat.
    """

    def __init__(self, game, language, names):
        self.game = game
        self.vocabulary = with_players(vocabulary(game, language), names)
        self.names = names
        self.said = {}
        words = catalogue(language, f"{game.name}-names", f"{game.name}-words")
        for message, token in game.words().items():
            phrase = words.text(message)
            self.said.setdefault(token, phrase.replace("、", ",").split(",")[0].strip())
        self.last = language == "ja"

    def of(self, action):
        """The words, players by their names; None where the notation has something else."""
        tokens = str(action).split()
        verb = next((v for n in (2, 1) if (v := " ".join(tokens[:n])) in self.said), None)
        if verb is None:
            return None
        rest = tokens[len(verb.split()) :]
        number = tokens[:2] == ["use", "ring"]  # the kind that a ring names is a number, and no player
        things = [self.said.get(token) or (token if number else self._player(token)) for token in rest]
        if None in things:
            return None
        line = " ".join([*things, self.said[verb]] if self.last else [self.said[verb], *things])
        return line if self._means(line, action) else None

    def _player(self, token):
        return self.names[int(token)].text if token.isdigit() and int(token) < len(self.names) else None

    def _means(self, line, action):
        try:
            return self.game.parse_action(to_notation(line, self.vocabulary) or "") == action
        except NotationError:
            return False


def script(name, players, seed, mind, options=(), chance=None):
    """The typed lines of a whole game, and the table as it stands in the end.

    Args:
        name: the game.
        players: NAME:LANGUAGE of people, or bot:LEVEL, by seat.
        seed: as on the command line.
        mind: seat -> a bot that decides for a person.
        options: the game's.
        chance: the source of outcomes, if it is not the program's own.
    """
    game = get_game(name)
    settings = played_options(game, dict(options), {})
    table = Table(game, len(players), options=settings, data={}, chance=chance or RandomChance(Random(seed)))
    people = [seat for seat, spec in enumerate(players) if not spec.startswith("bot")]
    open_table = isinstance(game, OpenGame) and game.open_table
    several = len(people) > 1 and not open_table
    languages = {seat: players[seat].partition(":")[2] or "en" for seat in people}
    names = [player_name(spec, seat) for seat, spec in enumerate(players)]
    words = {language: Words(game, language, names) for language in languages.values()}
    minds, ears = {}, {seat: Ear() for seat in people}
    for seat, spec in enumerate(players):
        minds[seat] = mind(seat) if seat in people else game.bots[spec.partition(":")[2]](seat, len(players))
        table.listen(seat, minds[seat])
    for seat, ear in ears.items():
        table.listen(seat, ear)
    bots, own = Random(f"bots {seed}"), Random(seed)
    lines, holder = [], None
    table.deal()
    while actors := table.actors():
        seat = actors[0]
        if seat == CHANCE:
            raise AssertionError("an outcome is awaited that nobody types")
        view, legal = table.view(seat), table.legal_actions(seat)
        action = minds[seat].choose(view, legal, own if seat in people else bots)
        if seat in people:
            if several and holder != seat:
                lines.append("")
                holder = seat
            lines += moves_of(game, view, legal, action, words[languages[seat]])
            ears[seat].heard.clear()
        table.submit(seat, action)
        if seat in people and not open_table:
            lines += ["" for event in ears[seat].heard if event.fleeting and event.whispered]
    return lines, table


def player_name(spec, seat):
    """A player's name as the command line reads it; bots are called by their place."""
    if spec.startswith("bot"):
        return PlayerName(f"Robot {seat + 1}")
    name, _, kana = spec.partition(":")[0].partition("=")
    return PlayerName(name, kana)


def moves_of(game, view, legal, action, words):
    """What is typed for an action: words where there are some, else numbers from the lists."""
    line = words.of(action)
    if line is not None:
        return [line]
    menu = Menu(game, view, legal)
    numbers = []
    for step in game.steps(view, action):
        number = next((number for number, choice in menu.numbered().items() if choice == step), None)
        if number is None:
            return [str(action)]
        numbers.append(str(number))
        menu.choose(number)
    return numbers


def play(home, name, players, lines, *, seed, options=()):
    """Play in a process of its own, over pipes; returns what was printed, and the table from its journal."""
    journal = home / "game.jsonl"
    words = ["play", name, "--players", ",".join(players), "--seed", str(seed), "--journal", str(journal)]
    for key, value in dict(options).items():
        words += ["--option", f"{key}={str(value).lower()}"]
    environment = {key: value for key, value in os.environ.items() if key in ("PATH", "SYSTEMROOT")}
    done = nursery.run(
        "accessible_games",
        words,
        typed="".join(f"{line}\n" for line in lines).encode(),
        env=environment
        | {"ACCESSIBLE_GAMES_HOME": str(home), "HOME": str(home), "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
    )
    assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
    kept = read_journal(journal.read_bytes())
    table = open_table(get_game(name), kept, RandomChance(Random(0)))
    return done.stdout.decode(), table


def told(text):
    """The lines of a terminal, wrapped ones put together again, as one text."""
    return " ".join(text.split())


__all__ = ["Words", "heard_by", "play", "script", "told"]
