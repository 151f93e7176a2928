"""What robots of any game do with what they think of moves: the heaviest one, errors, worlds, weights in a file."""

import random

import pytest

from accessible_games.bots import Learned, Searcher, Wanderer, read_weights, write_weights
from accessible_games.bots import learned as learning
from accessible_games.bots.judging import JudgingBot
from accessible_games.engine import GameError


class Scales:
    """A judge that finds in the move itself what it weighs."""

    def hear(self, event):
        pass

    def weigh(self, view, legal):
        return list(legal)


def test_the_heaviest_move_is_done_and_equals_are_drawn():
    robot = JudgingBot(Scales())
    drawn = {robot.choose(None, (1.0, 5.0, 5, 2.0), random.Random(seed)) for seed in range(20)}
    assert drawn == {5.0}
    kinds = {type(robot.choose(None, (1.0, 5.0, 5), random.Random(seed))) for seed in range(20)}
    assert kinds == {float, int}


def test_a_judgement_that_wanders_is_wrong_by_a_little_and_never_by_much():
    robot = Wanderer(Scales(), error=1.0)
    done = [robot.choose(None, (0.0, 9.0, 10.0), random.Random(seed)) for seed in range(400)]
    # 9 is taken where the two errors differ by more than 1: in 24 % of the cases (normal, sigma 1.41).
    assert 0.17 < done.count(9.0) / 400 < 0.31
    assert 0.0 not in done


class World:
    """A coin that has fallen: 1 or 0."""

    def __init__(self, side):
        self.side = side
        self.done = None

    def copy(self):
        return World(self.side)

    def apply(self, seat, action):
        self.done = action


class Coin:
    """Worlds of a coin that falls on 1 nine times out of ten; a bet on the right side wins 10."""

    ponders = True

    def hear(self, event):
        pass

    def worlds(self, view):
        return self

    def sample(self, rng):
        return World(int(rng.random() < 0.9))

    def play_on(self, state, seat, rng):
        return 10.0 if state.done == state.side else 0.0


class Seen:
    seat = 0


class Even:
    """A judge to whom all moves are equal, but for a liking."""

    def __init__(self, liked=None):
        self._liked = liked

    def hear(self, event):
        pass

    def weigh(self, view, legal):
        return [1.0 if action == self._liked else 0.0 for action in legal]


def test_a_search_does_what_went_best_in_the_worlds_that_may_be_whatever_was_thought_at_first():
    robot = Searcher(Even(liked=0), Coin(), worlds=50)
    assert {robot.choose(Seen(), (0, 1), random.Random(seed)) for seed in range(20)} == {1}


def test_a_search_tries_no_more_than_its_candidates():
    robot = Searcher(Even(liked=0), Coin(), worlds=50, candidates=1)
    assert {robot.choose(Seen(), (0, 1), random.Random(seed)) for seed in range(20)} == {0}


def test_the_same_dice_give_the_same_search():
    robot = Searcher(Even(), Coin(), worlds=3)
    once = [robot.choose(Seen(), (0, 1), random.Random(seed)) for seed in range(30)]
    assert once == [robot.choose(Seen(), (0, 1), random.Random(seed)) for seed in range(30)]


class Page:
    """A reader that reads what stands in the move."""

    def hear(self, event):
        pass

    def read(self, view, legal):
        return legal


def test_what_was_learned_is_a_sum_and_what_is_certain_stands_and_what_is_unknown_is_shunned():
    judge = Learned(Page(), {"lead": (0.5, 2.0, -1.0)})
    # 0.5 + 2 * 3 - 1 * 1 = 5.5
    assert judge.weigh(None, [("lead", (1.0, 3.0, 1.0)), 4.0, ("never", (1.0, 9.0))]) == [5.5, 4.0, -100.0]


def test_weights_are_read_as_they_were_written(tmp_path, monkeypatch):
    monkeypatch.setattr(learning, "home_of", lambda game: tmp_path)
    weights = {"4/lead-6": (0.125, -3.5), "4/pass-2": (12.0,)}
    (tmp_path / "weights.txt").write_text(write_weights(weights), encoding="utf-8")
    assert read_weights("toy") == weights


@pytest.mark.parametrize("line", ["lead 0.5 1.0", "lead: 0.5 one"])
def test_a_line_of_weights_that_cannot_be_read_is_named(tmp_path, monkeypatch, line):
    monkeypatch.setattr(learning, "home_of", lambda game: tmp_path)
    (tmp_path / "weights.txt").write_text(f"# a head\n{line}\n", encoding="utf-8")
    with pytest.raises(GameError, match=r"toy: weights\.txt, line 2: .*numbers are wanted"):
        read_weights("toy")
