"""Games of the toolkit as OpenSpiel's.

    pyspiel.load_game("accessible_games", {"game": ID, "players": 4})

Importing this registers them; `pip install '.[research]'` brings `open_spiel`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from accessible_games.engine import CHANCE, Seat
from accessible_games.games import GAMES, get_game

from .decisions import DRAWS, FEATURES, Decisions

SHORT_NAME = "accessible_games"
_FIRST = next(iter(GAMES))
"""The game where none is named."""
_LONGEST = 100_000
"""Decisions of a game at most; none of ours that ends by its rules comes near it."""

_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Accessible Games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": _FIRST, "players": 0},
)


class ToolkitGame(pyspiel.Game):
    """One of the games, for a number of players.

    Args:
        params: `game`, its id, and `players`; 0 players are as few as can play.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.name = str(given.get("game", _FIRST))
        self.seats = int(given.get("players", 0)) or get_game(self.name).seats[0]
        info = pyspiel.GameInfo(
            num_distinct_actions=Decisions(self.name, self.seats).actions,
            max_chance_outcomes=DRAWS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, {"game": self.name, "players": self.seats})

    def new_initial_state(self) -> ToolkitState:
        """A game that has not dealt yet."""
        return ToolkitState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ToolkitObserver:
        """What observes its states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return ToolkitObserver(kind, params)


class ToolkitState(pyspiel.State):
    """A game in progress.

    Args:
        game: what is played.
    """

    def __init__(self, game: ToolkitGame) -> None:
        super().__init__(game)
        self.decisions = Decisions(game.name, game.seats)

    def current_player(self) -> int:
        """Who decides now."""
        actor = self.decisions.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else int(actor)

    def _legal_actions(self, player: int) -> list[int]:
        return self.decisions.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draws, each as likely as any other."""
        return [(draw, 1.0 / DRAWS) for draw in range(DRAWS)]

    def _apply_action(self, action: int) -> None:
        self.decisions.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.decisions.text_of(action, chance=player == pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.decisions.actor is None

    def returns(self) -> list[float]:
        """Per seat: 1 won, -1 lost, 0 not over."""
        return self.decisions.returns()

    def __str__(self) -> str:
        """All that everybody may see, and who decides."""
        return f"{self.decisions.public()} actor {self.decisions.actor}"


class ToolkitObserver:
    """What one player knows, as text and as a vector.

    Args:
        iig_obs_type: with perfect recall, the text is all that was heard; else what is known now.
        params: none are known.
    """

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported; passed {params}")
        self._recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: ToolkitState, player: int) -> None:
        """Let the vector be of one player."""
        self.tensor[:] = state.decisions.features(Seat(player))

    def string_from(self, state: ToolkitState, player: int) -> str:
        """The text of one player."""
        seat = Seat(player)
        return state.decisions.heard(seat) if self._recalls else state.decisions.seen(seat)


pyspiel.register_game(_TYPE, ToolkitGame)
