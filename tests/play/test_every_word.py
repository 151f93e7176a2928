"""Every word that the program knows, typed alone in a game of every kind: an answer, never an end."""

import itertools
import re
from random import Random

import pytest
from hotseat import Choices, play

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import GAMES, get_game
from accessible_games.narration.catalogue import LANGUAGES
from accessible_games.narration.words import to_notation, vocabulary
from accessible_games.play.commands import COMMANDS, CommandWords

LEFT = {"en": "The game is saved.", "fr": "La partie est enregistrée.", "ja": "ゲームは保存されています。"}
UNREAD = {
    "en": re.compile(r"Not understood: (.*?)\. It"),
    "fr": re.compile(r"Je n'ai pas compris : (.*?)\. Ce"),
    "ja": re.compile(r"「(.*?)」は読み取れません"),
}


def phrases_of(game, language):
    """All words of moves and of commands, but those that leave the game, which have to."""
    commands = CommandWords(game, language)
    found = {phrase: commands.find(phrase) for phrase in commands.phrases()}
    leaving = {phrase for phrase, command in found.items() if command and command[0].id == "quit"}
    words = vocabulary(game, language)
    return sorted({*words, *words.fillers, *commands.phrases(), *"@-/7"} - leaving)


@pytest.mark.parametrize(("name", "language"), [*zip(GAMES, itertools.cycle(LANGUAGES), strict=False)])
def test_every_word_gets_an_answer_a_move_of_the_game_its_reason_and_the_game_goes_on_until_the_input_ends(name, language):
    game = get_game(name)
    phrases = phrases_of(game, language)
    assert len(phrases) > 2 * len(COMMANDS)
    seats = max(game.seats[0], 2)
    table = Table(game, seats, options={}, data={}, chance=RandomChance(Random(5)))
    lines = [line for phrase in phrases for line in (phrase, "")]
    played = play(
        lines,
        f"Jo:{language}",
        *[f"bot{n}" for n in range(1, seats)],
        table=table,
        make_bot=lambda level, seat: game.bots[level](seat, seats),
        choices=Choices(),
    )
    unread = {found[1] for line in played.lines if (found := UNREAD[language].match(line))}
    words = vocabulary(game, language)
    assert not {line for line in unread if any(map(str.isalpha, (to_notation(line, words) or "").split()))}
    assert not table.actors() or LEFT[language] in "".join(played.lines[-3:]), played.lines[-6:]
