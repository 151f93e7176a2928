"""Games of the toolkit as environments of PettingZoo: `env("kami", seats=4)`, one agent after the other.

`pip install '.[research]'` brings `pettingzoo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from accessible_games.engine import CHANCE, Seat
from accessible_games.games import get_game

from .decisions import DRAWS, FEATURES, Decisions


def env(game: str, seats: int = 0, options: Mapping[str, Any] | None = None) -> AECEnv:
    """An environment with PettingZoo's usual wrappers.

    Args:
        game: its id.
        seats: number of players; 0: as few as can play.
        options: as the game takes them.
    """
    inner = ToolkitEnv(game, seats, options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class ToolkitEnv(AECEnv):
    """A game for agents that act one after the other.

    An observation is `observation`, a vector of what its agent knows, and `action_mask`, which actions it
    may take.  Rewards come at the end: 1 won, -1 lost.  An action that may not be taken ends the game for
    everybody, and its agent has lost it.

    Args:
        game: its id.
        seats: number of players; 0: as few as can play.
        options: as the game takes them.
    """

    def __init__(self, game: str, seats: int = 0, options: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self._game = game
        self._seats = seats or get_game(game).seats[0]
        self._options = dict(options or {})
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode: str | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._decisions = Decisions(game, self._seats, self._options)
        actions = self._actions = self._decisions.actions
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0.0, 1.0, (FEATURES,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same deals."""
        self._dice = Random(seed) if seed is not None else Random()
        self._decisions = Decisions(self._game, self._seats, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._deal()
        self.agent_selection = self._agent_of(self._decisions.actor or Seat(0))

    def _deal(self) -> None:
        """Let all outcomes come that are due."""
        while self._decisions.actor == CHANCE:
            self._decisions.act(self._dice.randrange(DRAWS))

    def _agent_of(self, seat: Seat) -> str:
        return self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do; nothing where it is not its turn."""
        seat = Seat(self.possible_agents.index(agent))
        mask = np.zeros(self._actions, np.int8)
        if seat == self._decisions.actor and not self.terminations[agent]:
            mask[self._decisions.legal()] = 1
        return {"observation": np.array(self._decisions.features(seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None or int(action) not in self._decisions.legal():
            self._end({one: -1.0 if one == agent else 0.0 for one in self.agents})
        else:
            self._decisions.act(int(action))
            self._deal()
            if self._decisions.actor is None:
                returns = self._decisions.returns()
                self._end({self._agent_of(Seat(seat)): won for seat, won in enumerate(returns)})
            else:
                self.agent_selection = self._agent_of(self._decisions.actor)
        self._accumulate_rewards()

    def _end(self, rewards: Mapping[str, float]) -> None:
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """What everybody may see."""
        return self._decisions.public()

    def close(self) -> None:
        """Nothing is open."""
