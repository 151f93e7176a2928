"""Things that could be typed: every notation that a game produces, and words put together anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from accessible_games.engine import Action, Game, NotationError

from .cases import Case, default_cases, random_game, some_option_cases

GAMES_PER_CASE = 3
LONGEST = 400


class Universe:
    """Actions of a game, legal somewhere or nowhere.

    Collected from random games; then, for notations with the same first word and length, each word
    is exchanged for any that was seen in its place, so that most pairs of words never met in play.

    Args:
        game: whose actions.
        seed: of the random games.
    """

    def __init__(self, game: Game, seed: int = 1) -> None:
        self._game = game
        self._seen: dict[str, Action] = {}
        self._shapes: dict[tuple[str, int], list[dict[str, None]]] = {}
        for case in (*default_cases(game), *some_option_cases(game)):
            self._collect(case, Random(seed))
        self._words = {shape: [[*place] for place in places] for shape, places in self._shapes.items()}
        self._by_shape = list(self._words.values())

    def _collect(self, case: Case, rng: Random) -> None:
        for _ in range(GAMES_PER_CASE):
            for state, _, action in random_game(case, rng, LONGEST):
                self._add([action])
                for seat in state.actors():
                    if seat >= 0:
                        self._add(state.legal_actions(seat))

    def _add(self, actions: Iterable[Action]) -> None:
        for action in actions:
            text = str(action)
            if text not in self._seen:
                self._seen[text] = action
                words = text.split()
                places = self._shapes.setdefault((words[0], len(words)), [{} for _ in words])
                for place, word in zip(places, words, strict=True):
                    place[word] = None

    def actions(self) -> list[Action]:
        """Everything that was done or could have been done in the random games."""
        return list(self._seen.values())

    def typed(self, rng: Random, n: int) -> list[Action]:
        """So many tries to put words together; those that can be read as an action."""
        shapes = [rng.choice(self._by_shape) for _ in range(n)]
        return self._read(" ".join(map(rng.choice, places)) for places in shapes)

    def typed_like(self, actions: Sequence[Action], rng: Random, n: int) -> list[Action]:
        """So many tries to say one of `actions` with one word exchanged: what is almost legal."""
        texts = []
        for action in rng.choices(actions, k=n) if actions else ():
            words = str(action).split()
            places = self._words.get((words[0], len(words)), [])
            if len(words) > 1 and places:
                place = rng.randrange(1, len(words))
                words[place] = rng.choice(places[place])
                texts.append(" ".join(words))
        return self._read(texts)

    def _read(self, texts: Iterable[str]) -> list[Action]:
        found = {}
        for text in texts:
            try:
                found[text] = self._game.parse_action(text)
            except NotationError:
                continue
        return list(found.values())
