"""An empty line reads the question again; where it does anything else, the line before says so each time."""

import contextlib
from random import Random

from hotseat import Choices, Desktop, Shelf, Typist, make_players

from accessible_games.engine.table import RandomChance, Table
from accessible_games.games import OWN_GAMES, get_game
from accessible_games.play.hot_seat import HotSeat
from accessible_games.play.match import Match
from accessible_games.play.output import Output
from accessible_games.play.prompter import Prompter
from accessible_games.play.service import Service
from accessible_games.play.turns import Turns
from accessible_games.play.typed import EndOfInput
from tests.each import each

ENTER = {"en": "Enter", "fr": "Entrée", "ja": "Enter"}


class Pressing(Typist):
    """Presses Enter at every question, and says 1 where that did nothing; notes what Enter alone has done.

    Attributes:
        done: for each Enter that did something, the line that stood last.
        silent: for each Enter that did nothing, how many lines it was answered with.
    """

    def __init__(self, table, presses):
        super().__init__([])
        self._table = table
        self._presses = presses
        self._before = None
        self.done, self.silent = [], []

    def next(self, seconds=None):
        if seconds is not None:
            self.now += seconds
            return None
        if self._before is not None:
            count, asked = self._before
            self._before = None
            if self._table.count != count:
                self.done.append(self.shown[asked - 1])
            else:
                self.silent.append(len(self.shown) - asked)
                return "1"
        if not self._presses:
            raise EndOfInput
        self._presses -= 1
        self._before = self._table.count, len(self.shown)
        return ""


@each(("name", "language"), zip(OWN_GAMES, ("en", "fr", "ja", "en", "fr"), strict=True))
def test_enter_alone_repeats_the_question_or_the_last_line_says_what_it_does(name, language):
    game = get_game(name)
    seats = max(game.seats[0], 2)
    players = make_players(f"Jo:{language}", *[f"bot{n}" for n in range(1, seats)])
    table = Table(game, seats, options={}, data={}, chance=RandomChance(Random(5)))
    typist = Pressing(table, 25)
    output = Output(players, typist, None, None)
    hot_seat = HotSeat(
        Turns(Match(table, players, lambda level, seat: game.bots[level](seat, seats), Random(5)), Shelf()),
        Prompter(typist, output, typist),
        Service(table, output, Shelf(), Choices(clear=False), Desktop()),
        Choices(clear=False),
    )
    with contextlib.suppress(EndOfInput):
        hot_seat.run()
    assert typist.silent or typist.done
    assert all(ENTER[language] in line for line in typist.done), typist.done
    assert 0 not in typist.silent
